// The real window on a real display: launch, watch both charts grow, stop, start again, find the same figures; and the
// same with a detached worker while the window is killed.
#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <filesystem>

#include "core/analysis/replay.h"
#include "tests/support/patience.h"
#include "tests/system/support/display.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/parts/segments.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/main_window.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

constexpr int kTrainMillis = test::kPatience;

/// A run of many short epochs, still in progress when the tests act on it.
RunSpec longRun() {
    RunSpec spec;
    spec.name = "system";
    spec.data.source = "synthetic";
    spec.data.height = spec.data.width = 16;
    spec.data.trainImages = 512;
    spec.data.validationImages = 128;
    spec.data.augmentation = "none";
    spec.optimizer.globalBatch = 32;
    spec.stop.epochs = 400;
    return spec;
}

struct Program {
    explicit Program(const QString& home)
        : workbench(home.toStdString(), qEnvironmentVariable("EPOCHAL_WORKER").toStdString()), window(workbench) {
        window.resize(1280, 720);
        window.show();
    }
    std::size_t points(const char* chart) {
        const auto* panel = window.the<LivePage>().findChild<ChartPanel*>(QLatin1String(chart));
        std::size_t most = 0;
        if (panel)
            for (const ChartSeries& series : const_cast<ChartPanel*>(panel)->view().spec().series)
                most = std::max(most, series.points.size());
        return most;
    }
    void launch(int where) {
        window.showPage(MainWindow::Configure);
        window.the<ConfigurePage>().setSpec(longRun());
        auto* choice = window.the<ConfigurePage>().findChild<Segments*>(QStringLiteral("launchWhere"));
        choice->setCurrent(where);
        auto* button = window.the<ConfigurePage>().findChild<QPushButton*>(QStringLiteral("launchButton"));
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(window.page(), MainWindow::Live);
    }

    Workbench workbench;
    MainWindow window;
};

/// What both charts and the table must show again after a restart.
struct Shown {
    double imagesPerSecond, bestTop1;
    std::int64_t epochs;
    QString cost;
    bool operator==(const Shown&) const = default;
};
Shown shown(const Figures& figures) {
    return {figures.imagesPerSecond, figures.bestTop1.value_or(-1), figures.epochsDone,
            figures.costSoFar ? QString::fromStdString(figures.costSoFar->amount.text()) : QString()};
}

/// The only run in a home folder, if there is one.
QString onlyRun(const QString& home) {
    const QStringList runs = QDir(home + QStringLiteral("/runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return runs.size() == 1 ? runs.front() : QString();
}

}  // namespace

class WindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void launchedWatchedStoppedAndFoundAgain() {
        QTemporaryDir home;
        QString id;
        Shown before;
        {
            Program program(home.path());
            QVERIFY(QTest::qWaitForWindowExposed(&program.window));
            program.launch(0);
            id = program.window.the<LivePage>().runId();
            QVERIFY(!id.isEmpty());
            // The curves begin with the first steps, long before an evaluation.
            QTRY_VERIFY_WITH_TIMEOUT(program.points("accuracyChart") >= 2, kTrainMillis);
            QTRY_VERIFY_WITH_TIMEOUT(program.workbench.runs().figures(id)->bestTop1.has_value(), kTrainMillis);
            QTRY_VERIFY_WITH_TIMEOUT(program.points("rateChart") >= 2, kTrainMillis);
            const std::size_t accuracy = program.points("accuracyChart"), rate = program.points("rateChart");
            QTRY_VERIFY_WITH_TIMEOUT(program.points("accuracyChart") > accuracy, kTrainMillis);
            QTRY_VERIFY_WITH_TIMEOUT(program.points("rateChart") > rate, kTrainMillis);

            QVERIFY(program.workbench.runs().command(id, Command::Stop).ok());
            QTRY_VERIFY_WITH_TIMEOUT(!program.workbench.runs().isActive(id), kTrainMillis);
            const Figures* figures = program.workbench.runs().figures(id);
            QCOMPARE(figures->state, RunState::Finished);
            QCOMPARE(*figures->reason, StopReason::User);
            QVERIFY(figures->bestTop1.has_value());
            before = shown(*figures);
            QVERIFY(program.workbench.shutDown());
        }
        Program again(home.path());
        again.window.showPage(MainWindow::Runs);
        CatalogueService::Listing listing;
        connect(&again.workbench.catalogue(), &RunCatalogue::listed, this,
                [&](const CatalogueService::Listing& l) { listing = l; });
        again.workbench.catalogue().list({});
        QTRY_COMPARE(listing.rows.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(listing.rows[0].id), id);
        QCOMPARE(listing.rows[0].imagesPerSecond, before.imagesPerSecond);
        QCOMPARE(listing.rows[0].bestTop1.value_or(-1), before.bestTop1);
        again.window.showPage(MainWindow::Live);
        again.window.the<LivePage>().show(id);
        QTRY_VERIFY(again.workbench.runs().figures(id) != nullptr);
        QVERIFY(shown(*again.workbench.runs().figures(id)) == before);
        QTRY_VERIFY(again.points("accuracyChart") >= 2);
    }

    void closingWaitsForTheCheckpointAndStaysAlive() {
        QTemporaryDir home;
        Program program(home.path());
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
        program.launch(0);
        QTRY_VERIFY_WITH_TIMEOUT(program.points("accuracyChart") >= 2, kTrainMillis);
        QTimer::singleShot(0, this, [] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(question && question->objectName() == QStringLiteral("closeQuestion"));
            question->defaultButton()->click();
        });
        int turns = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&turns] { ++turns; });
        beat.start(1);
        program.window.close();
        // The window announces that it will close, and the event loop keeps running until it does.
        QVERIFY(program.window.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!program.window.isVisible(), kTrainMillis);
        QVERIFY(turns > 0);
        const auto run =
            RunDirectory::open((home.path() + QStringLiteral("/runs/") + onlyRun(home.path())).toStdString());
        QVERIFY(run.ok());
        const auto end = run->exitRecord();
        QVERIFY(end.has_value());
        QCOMPARE(end->state, RunState::Interrupted);
        QCOMPARE(end->code, 75);
        QVERIFY(!std::filesystem::is_empty(run->checkpoints()));
    }

    void aDetachedRunSurvivesTheWindowsDeath() {
        QTemporaryDir home;
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedChannels);
        victim.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--victim"), home.path()});
        QVERIFY(victim.waitForStarted(test::kPatience));
        QTRY_VERIFY_WITH_TIMEOUT(!onlyRun(home.path()).isEmpty(), kTrainMillis);
        const QString id = onlyRun(home.path());
        const Path folder = (home.path() + QStringLiteral("/runs/") + id).toStdString();
        // The run trains before the window is killed...
        const auto epochs = [&] {
            const auto run = RunDirectory::open(folder);
            return run ? replay(*run)->figures().epochsDone : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(epochs() >= 1, kTrainMillis);
        ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
        QVERIFY(victim.waitForFinished(test::kPatience));
        // ...and continues afterward.
        const std::int64_t then = epochs();
        QVERIFY(FileLock::isHeld(folder / "run.lock"));
        QTRY_VERIFY_WITH_TIMEOUT(epochs() > then, kTrainMillis);

        Program again(home.path());
        QTRY_VERIFY_WITH_TIMEOUT(again.workbench.runs().isActive(id), test::kPatience);
        again.window.showPage(MainWindow::Live);
        again.window.the<LivePage>().show(id);
        QTRY_VERIFY_WITH_TIMEOUT(again.points("accuracyChart") >= 2, kTrainMillis);
        const std::size_t points = again.points("rateChart");
        QTRY_VERIFY_WITH_TIMEOUT(again.points("rateChart") > points, kTrainMillis);
        QVERIFY(again.workbench.runs().command(id, Command::StopAfterEpoch).ok());
        QTRY_VERIFY_WITH_TIMEOUT(!again.workbench.runs().isActive(id), kTrainMillis);
        // What the window gathered while following equals the log read from its start.
        const auto run = RunDirectory::open(folder);
        auto log = replay(*run);
        QVERIFY(shown(*again.workbench.runs().figures(id)) == shown(log->figures()));
        QCOMPARE(log->figures().attempts, std::int64_t{1});
        QCOMPARE(log->figures().state, RunState::Finished);
    }
};

/// The window to be killed: launches a detached run and waits for its end.
static int victim(const QString& home) {
    Program program(home);
    if (!QTest::qWaitForWindowExposed(&program.window)) return 1;
    program.launch(1);
    return QApplication::exec();
}

int main(int argc, char** argv) {
    test::Display display;
    if (!display.open()) {
        std::puts("skipped: no display and no Xvfb");
        return 77;
    }
    QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("EpochalTest"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QStringLiteral("--victim")) return victim(arguments[2]);
    WindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "window_test.moc"
