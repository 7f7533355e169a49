// A campaign from one press in the window to its printed pages: five batch sizes, one that fails, the queue rearranged,
// and workers that outlive the window.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>
#include <map>

#include "core/launch/queue.h"
#include "tests/support/patience.h"
#include "tests/system/support/display.h"
#include "tests/system/support/driven_window.h"
#include "ui/format/language.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/queue_model.h"
#include "ui/pages/live/queue_panel.h"
#include "ui/pages/live/queue_view.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/report/report_writer.h"

using namespace epochal;
using namespace epochal::ui;
using test::DrivenWindow;

namespace {

constexpr int kTrainMillis = test::kPatience;
constexpr std::int64_t kImages = 512;

/// Takes about a second.
RunSpec shortRun(const char* name) {
    RunSpec spec;
    spec.name = name;
    spec.data.source = "synthetic";
    spec.data.height = spec.data.width = 12;
    spec.data.trainImages = kImages;
    spec.data.validationImages = 128;
    spec.data.augmentation = "none";
    spec.devices.threads = 1;
    spec.optimizer.globalBatch = 8;
    spec.optimizer.learningRate = 0.05;
    spec.schedule.warmupEpochs = 0;
    spec.stop.epochs = 2;  // rates are measured from the second window on, and the end of an epoch closes a window
    return spec;
}

std::string bigEndian(std::uint32_t n) {
    return {char(n >> 24), char(n >> 16 & 255), char(n >> 8 & 255), char(n & 255)};
}

/// Fewer images on disk than the spec assumes: 256 of 12 x 12 pixels, and 64 for validation.
void writeImages(const Path& folder) {
    for (const auto& [part, count] : {std::pair("train", 256u), std::pair("t10k", 64u)}) {
        std::string labels, pixels;
        for (std::uint32_t i = 0; i < count; ++i) {
            labels += char(i % 10);
            for (std::uint32_t p = 0; p < 144; ++p) pixels += char((i * 37 + p * 11) % 251);
        }
        std::ofstream(folder / (std::string(part) + "-images-idx3-ubyte"))
            << std::string("\0\0\x08\x03", 4) + bigEndian(count) + bigEndian(12) + bigEndian(12) + pixels;
        std::ofstream(folder / (std::string(part) + "-labels-idx1-ubyte"))
            << std::string("\0\0\x08\x01", 4) + bigEndian(count) + labels;
    }
}

QByteArray outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(kTrainMillis);
    if (process.exitCode() != 0) qWarning("%s", process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

QByteArray contentOf(const QString& file) {
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

/// A text's figures as a program writes them: no blanks, no thousands separators, decimal points.
QString bare(QString text, const QString& language) {
    text.remove(QRegularExpression(QStringLiteral("[\\s\\x{00A0}\\x{202F}\\x{2009}]")));
    if (language == QLatin1String("en")) return text.remove(QLatin1Char(','));
    if (language == QLatin1String("es")) text.remove(QLatin1Char('.'));  // 11.180,5
    return text.replace(QLatin1Char(','), QLatin1Char('.'));
}

/// Three significant digits, or all digits before the point, as rates are printed in reports.
QString rate(double value) {
    const int whole = value < 1 ? 1 : static_cast<int>(std::floor(std::log10(value))) + 1;
    return QString::number(value, 'f', std::max(0, 3 - whole));
}

}  // namespace

class CampaignTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Language::apply(QStringLiteral("en")); }

    void fiveBatchSizesByOneLaunch() {
        QTemporaryDir home;
        QString campaign;
        {
            DrivenWindow program(home.path());
            program.window.the<ConfigurePage>().setSpec(shortRun("batches"));
            program.vary("optimizer.global_batch", QStringLiteral("16..128 x2"));
            QCOMPARE(program.find<QPushButton>("launchButton")->text(), QStringLiteral("Launch 5 runs"));
            campaign = program.launch();
            QVERIFY(!campaign.isEmpty());
            (void)program.said();
            RunQueue& queue = program.workbench.queue();
            QTRY_VERIFY_WITH_TIMEOUT(queue.entries().empty(), kTrainMillis);
            QCOMPARE(queue.figures(campaign).finished, std::size_t{5});
            QTRY_COMPARE(program.find<QLabel>("campaignCounts")->text(), QStringLiteral("5 of 5 done"));
            QCOMPARE(program.find<QProgressBar>("campaignProgress")->value(), 1000);
            const QSet<QString> said = program.said();
            // While running, it showed counts and the remaining time and cost, as one figure or with a range.
            QVERIFY(says(said, "^[1-4] of 5 done, 1 running, [0-3] queued|^[1-4] of 5 done, 1 running$"));
            QVERIFY(said.contains(QStringLiteral("Time left")));
            QVERIFY(says(said, "^[0-9.]+ s \\([0-9.]+ s to [0-9.]+ s\\)$"));
            QVERIFY(said.contains(QStringLiteral("Cost to finish")));
            QVERIFY(says(said, "^[0-9.]+ USD \\([0-9.]+ USD to [0-9.]+ USD\\)$"));
            QVERIFY(program.workbench.shutDown());
        }
        const std::map<std::int64_t, RunRow> rows = rowsOf(home.path(), campaign);
        QVERIFY(!QTest::currentTestFailed());
        printedInThreeLanguages(home.path(), campaign, rows);
    }

    void aRunThatThisMachineRefusesIsSaidAndTheRestGoesOn() {
        QTemporaryDir home, images;
        writeImages(images.path().toStdString());
        DrivenWindow program(home.path());
        RunSpec spec = shortRun("too big");
        spec.data.source = "idx";
        spec.data.path = images.path().toStdString();
        program.window.the<ConfigurePage>().setSpec(spec);
        // The spec only knows that there are at most 512 images; that there are 256 shows when the data is read.
        program.vary("optimizer.global_batch", QStringLiteral("512, 32"));
        const QString campaign = program.launch();
        RunQueue& queue = program.workbench.queue();
        QTRY_VERIFY_WITH_TIMEOUT(queue.entries().empty(), kTrainMillis);
        QCOMPARE(queue.figures(campaign).finished, std::size_t{2});
        QCOMPARE(queue.figures(campaign).takenOut, std::size_t{1});
        QTRY_COMPARE(program.find<QLabel>("campaignCounts")->text(), QStringLiteral("2 of 3 done, 1 removed"));
        // The window's issues tell which run it was and why. It left no folder.
        QVERIFY(std::ranges::any_of(program.workbench.issues().all(), [](const Issues::Issue& issue) {
            return Formatter::current().what(issue.error).contains(QStringLiteral("512"));
        }));
        QCOMPARE(QDir(home.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
        QVERIFY(program.workbench.shutDown());
    }

    void aRunThatFailsIsSaidAndTheRestGoesOn() {
        QTemporaryDir home;
        DrivenWindow program(home.path());
        program.window.the<ConfigurePage>().setSpec(shortRun("too fast"));
        program.vary("optimizer.learning_rate", QStringLiteral("1000, 0.01"));
        const QString campaign = program.launch();
        RunQueue& queue = program.workbench.queue();
        QTRY_VERIFY_WITH_TIMEOUT(queue.entries().empty(), kTrainMillis);
        QCOMPARE(queue.figures(campaign).finished, std::size_t{2});
        QCOMPARE(queue.figures(campaign).failed, std::size_t{1});
        QTRY_COMPARE(program.find<QLabel>("campaignCounts")->text(), QStringLiteral("2 of 3 done, 1 failed"));
        // The catalogue and the report tell which run failed, and why.
        const QString csv = home.filePath(QStringLiteral("report.csv"));
        report(home.path(), campaign,
               {QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("--csv"), csv});
        const QString text = QString::fromUtf8(contentOf(csv));
        QVERIFY2(text.contains(QStringLiteral("rate 1,000: failed")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("The loss is NaN or infinite")), qPrintable(text));
    }

    void theQueueIsRearrangedHeldAndCancelled() {
        QTemporaryDir home;
        DrivenWindow program(home.path());
        RunSpec spec = shortRun("order");
        spec.stop.epochs = 2000;
        program.window.the<ConfigurePage>().setSpec(spec);
        program.vary("optimizer.global_batch", QStringLiteral("32, 64, 128"));
        const QString campaign = program.launch();
        RunQueue& queue = program.workbench.queue();
        QTRY_COMPARE_WITH_TIMEOUT(queue.waiting(), 3, kTrainMillis);
        program.window.showQueue({});
        auto* table = program.find<QTableView>("queueTable");
        QTRY_COMPARE(table->model()->rowCount(), 4);
        auto& view = program.window.findChild<QueuePanel*>()->queue();
        const auto name = [&](int row) { return table->model()->index(row, 0).data().toString(); };
        // Paused: the run in progress ends, and no other starts.
        QTest::mouseClick(program.find<QPushButton>("pauseQueue"), Qt::LeftButton);
        QVERIFY(queue.isPaused());
        table->selectRow(3);
        view.action(QueueAction::First)->trigger();
        QTRY_COMPARE(name(1), QStringLiteral("order, batch 128"));
        table->selectRow(2);
        view.action(QueueAction::Remove)->trigger();
        QTRY_COMPARE(table->model()->rowCount(), 3);
        const QString first = queue.entries()[0].id, next = queue.entries()[1].id;
        QTRY_VERIFY_WITH_TIMEOUT(program.workbench.runs().isActive(first), kTrainMillis);
        const Status told = program.workbench.runs().command(first, Command::Stop);
        QVERIFY2(told, told ? "" : english(told.error()).c_str());
        QTRY_COMPARE_WITH_TIMEOUT(queue.entries().size(), std::size_t{2}, kTrainMillis);
        QTest::qWait(300);
        QVERIFY(!program.workbench.runs().isActive(next));
        QTest::mouseClick(program.find<QPushButton>("pauseQueue"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(program.workbench.runs().isActive(next), kTrainMillis);
        QCOMPARE(program.workbench.runs().directory(next)->spec().optimizer.globalBatch, std::int64_t{128});
        // The rest of the campaign is canceled as a whole, with one confirmation.
        program.window.showQueue(campaign);
        auto* stop = program.find<QPushButton>("campaignStop");
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(queue.entries().size(), std::size_t{2});
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(queue.entries().empty(), kTrainMillis);
        const CampaignFigures figures = queue.figures(campaign);
        QCOMPARE(figures.runs, std::size_t{4});
        QCOMPARE(figures.stopped, std::size_t{2});
        QCOMPARE(figures.takenOut, std::size_t{2});
        QCOMPARE(figures.finished, std::size_t{0});
        QCOMPARE(figures.waiting + figures.running, std::size_t{0});
        QTRY_VERIFY(loadQueue(home.path().toStdString())->items.empty());
    }

    void whatTheWindowsEndInterruptsGoesOnWithTheNext() {
        QTemporaryDir home;
        QString campaign, first;
        {
            DrivenWindow program(home.path());
            RunSpec spec = shortRun("again");
            spec.stop.epochs = 12;
            program.window.the<ConfigurePage>().setSpec(spec);
            program.vary("optimizer.global_batch", QStringLiteral("64"));
            campaign = program.launch();
            RunQueue& queue = program.workbench.queue();
            QTRY_COMPARE(queue.waiting(), 1);
            first = queue.entries()[0].id;
            const auto epochs = [&] {
                const Figures* figures = program.workbench.runs().figures(first);
                return figures ? figures->epochsDone : 0;
            };
            QTRY_VERIFY_WITH_TIMEOUT(epochs() >= 1, kTrainMillis);
            QVERIFY(program.workbench.shutDown());
        }
        DrivenWindow program(home.path());
        RunQueue& queue = program.workbench.queue();
        QTRY_COMPARE(queue.campaigns().size(), std::size_t{1});
        QTRY_COMPARE_WITH_TIMEOUT(queue.figures(campaign).finished, std::size_t{2}, kTrainMillis);
        const auto run = RunDirectory::open(program.workbench.folderOf(first));
        QVERIFY(run.ok());
        QCOMPARE(lastAttempt(run->events()), std::int64_t{2});
    }

    void aSweepOfTheCommandLineGoesOnInTheWindow() {
        QTemporaryDir home;
        QProcess sweep;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--sweep"), QStringLiteral("seed=1,2,3")};
        for (const char* setting :
             {"data.source=synthetic", "data.height=12", "data.width=12", "data.train_images=512",
              "data.validation_images=128", "data.augmentation=none", "devices.threads=1", "optimizer.global_batch=8",
              "optimizer.learning_rate=0.05", "schedule.warmup_epochs=0", "stop.epochs=12"})
            arguments << QStringLiteral("--set") << QString::fromLatin1(setting);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("EPOCHAL_HOME"), home.path());
        sweep.setProcessEnvironment(environment);
        sweep.setStandardOutputFile(QProcess::nullDevice());
        sweep.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        QVERIFY(sweep.waitForStarted(test::kPatience));
        const Path folder = home.path().toStdString();
        const auto first = [&] {
            const Campaigns campaigns = loadCampaigns(folder);
            return campaigns.all.empty() ? Path() : folder / "runs" / campaigns.all[0].runs[0];
        };
        const auto logged = [&](const char* word) {
            const auto log = readFile(first() / "events.jsonl");
            return log && log->find(word) != std::string::npos;
        };
        QTRY_VERIFY_WITH_TIMEOUT(!first().empty() && logged("step_window"), kTrainMillis);
        // It stays in progress for as long as the window looks at it.
        QVERIFY(sendCommand(*RunDirectory::open(first()), Command::Pause).ok());
        QTRY_VERIFY_WITH_TIMEOUT(logged("\"paused\""), kTrainMillis);

        DrivenWindow program(home.path());
        RunQueue& queue = program.workbench.queue();
        QTRY_COMPARE(queue.campaigns().size(), std::size_t{1});
        const QString campaign = QString::fromStdString(queue.campaigns()[0].id);
        program.window.showQueue(campaign);
        auto* proceed = program.find<QPushButton>("campaignContinue");
        QTRY_COMPARE(queue.figures(campaign).runs, std::size_t{3});
        QVERIFY(!proceed->isVisible());  // the sweep is in progress
        ::kill(static_cast<pid_t>(sweep.processId()), SIGKILL);
        QVERIFY(sweep.waitForFinished(test::kPatience));
        QTRY_VERIFY_WITH_TIMEOUT(proceed->isVisible(), kTrainMillis);
        QTest::mouseClick(proceed, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(queue.figures(campaign).finished, std::size_t{3}, kTrainMillis);
        QTRY_VERIFY(queue.entries().empty());
        QTRY_VERIFY(!proceed->isVisible());
        // The killed run was resumed, not begun anew; the others were made once.
        const std::vector<std::string> runs = queue.campaigns()[0].runs;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto run = RunDirectory::open(folder / "runs" / runs[i]);
            QVERIFY(run.ok());
            QCOMPARE(lastAttempt(run->events()), std::int64_t{i == 0 ? 2 : 1});
        }
        QVERIFY(program.workbench.shutDown());
    }

    void workersOutliveTheWindow() {
        QTemporaryDir home;
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedChannels);
        victim.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--victim"), home.path()});
        QVERIFY(victim.waitForStarted(test::kPatience));
        const Path folder = home.path().toStdString();
        // Killed while its first worker trains and the others wait.
        const auto trains = [&] {
            const auto queue = loadQueue(folder);
            return queue && queue->items.size() == 3 &&
                   queuedState(folder / "runs" / queue->items[0].id) == QueuedState::Running;
        };
        QTRY_VERIFY_WITH_TIMEOUT(trains(), kTrainMillis);
        const std::string first = loadQueue(folder)->items[0].id;
        ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
        QVERIFY(victim.waitForFinished(test::kPatience));
        QVERIFY(FileLock::isHeld(folder / "runs" / first / "run.lock"));

        DrivenWindow program(home.path());
        RunQueue& queue = program.workbench.queue();
        QTRY_COMPARE(queue.campaigns().size(), std::size_t{1});
        const QString campaign = QString::fromStdString(queue.campaigns()[0].id);
        QTRY_COMPARE_WITH_TIMEOUT(queue.figures(campaign).finished, std::size_t{3}, kTrainMillis);
        // No run was started twice.
        for (const CampaignRun& run : queue.runs(campaign)) {
            const auto directory = RunDirectory::open(folder / "runs" / run.id);
            QVERIFY(directory.ok());
            QCOMPARE(lastAttempt(directory->events()), std::int64_t{1});
        }
    }

private:
    static bool says(const QSet<QString>& said, const char* pattern) {
        const QRegularExpression wanted(QString::fromLatin1(pattern), QRegularExpression::UseUnicodePropertiesOption);
        return std::ranges::any_of(
            said, [&](QString text) { return text.replace(QChar::Nbsp, QLatin1Char(' ')).contains(wanted); });
    }

    /// Restarts the program: the campaign is complete, with its rows in the catalogue, by batch size.
    std::map<std::int64_t, RunRow> rowsOf(const QString& home, const QString& campaign) {
        std::map<std::int64_t, RunRow> rows;
        DrivenWindow again(home);
        RunQueue& queue = again.workbench.queue();
        [&] {
            QTRY_COMPARE(queue.campaigns().size(), std::size_t{1});
            QTRY_COMPARE(queue.figures(campaign).finished, std::size_t{5});
            again.window.showQueue(campaign);
            QTRY_COMPARE(again.find<QLabel>("campaignCounts")->text(), QStringLiteral("5 of 5 done"));
            QTest::mouseClick(again.find<QPushButton>("campaignReport"), Qt::LeftButton);
            QTRY_VERIFY(again.window.the<ReportsPage>().shown());
            fromWindow_ = bytesOf(*again.window.the<ReportsPage>().shown(), ReportFormat::Pdf);
            CatalogueService::Listing listing;
            connect(&again.workbench.catalogue(), &RunCatalogue::listed, &again.window,
                    [&](const CatalogueService::Listing& found) { listing = found; });
            again.workbench.catalogue().list({});
            QTRY_COMPARE(listing.rows.size(), std::size_t{5});
            for (const RunRow& row : listing.rows) {
                QCOMPARE(QString::fromStdString(row.campaign), campaign);
                QCOMPARE(row.state, RunState::Finished);
                QVERIFY(row.bestTop1 && row.cost && row.imagesPerSecond > 0);
                rows[row.globalBatch] = row;
            }
            std::vector<std::int64_t> sizes;
            for (const auto& [size, row] : rows) sizes.push_back(size);
            QCOMPARE(sizes, (std::vector<std::int64_t>{8, 16, 32, 64, 128}));
        }();
        return rows;
    }

    static QByteArray report(const QString& home, const QString& campaign, const QStringList& more) {
        return outputOf(qEnvironmentVariable("EPOCHAL_WORKBENCH"),
                        QStringList{QStringLiteral("report"), QStringLiteral("--home"), home,
                                    QStringLiteral("--campaign"), campaign} +
                            more);
    }

    /// The same bytes each time; selectable text with the catalogue's figures; an outline.
    void printedInThreeLanguages(const QString& home, const QString& campaign,
                                 const std::map<std::int64_t, RunRow>& rows) {
        for (const char* code : {"en", "ru", "es"}) {
            const QString language = QString::fromLatin1(code), pdf = home + QStringLiteral("/%1.pdf").arg(language),
                          again = home + QStringLiteral("/%1-again.pdf").arg(language);
            for (const QString& file : {pdf, again})
                report(home, campaign, {QStringLiteral("--language"), language, QStringLiteral("--pdf"), file});
            const QByteArray bytes = contentOf(pdf);
            QVERIFY2(bytes.startsWith("%PDF-"), code);
            QVERIFY2(bytes == contentOf(again), code);
            // The same whichever program writes it: the English one was made by the window, on a display.
            if (language == QStringLiteral("en")) QVERIFY(bytes == fromWindow_);
            QVERIFY2(bytes.contains("/Outlines ") && bytes.count("/Dest [") >= 6, code);
            if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty()) continue;
            const QString text =
                bare(QString::fromUtf8(
                         outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")})),
                     language);
            for (const auto& [size, row] : rows) {
                // As on paper and by Qt: 53.125 to 53.13, where C would make it 53.12.
                const QString top1 = QString::number(*row.bestTop1 * 100, 'f', 2);
                const QString name = language == QStringLiteral("ru")   ? QStringLiteral("пакет%1")
                                     : language == QStringLiteral("es") ? QStringLiteral("lote%1")
                                                                        : QStringLiteral("batch%1");
                for (const QString& figure : {name.arg(size), top1, rate(row.imagesPerSecond)})
                    QVERIFY2(
                        text.contains(figure),
                        qPrintable(QStringLiteral("%1, batch %2: %3 in %4").arg(language).arg(size).arg(figure, text)));
            }
        }
    }

    QByteArray fromWindow_;
};

/// The window to be killed: a campaign of three workers that outlives it.
static int victim(const QString& home) {
    DrivenWindow program(home);
    RunSpec spec = shortRun("outlives");
    spec.stop.epochs = 8;
    program.window.the<ConfigurePage>().setSpec(spec);
    program.vary("seed", QStringLiteral("2, 3"));
    program.trainIn(TargetKind::Worker);
    return program.launch().isEmpty() ? 1 : QApplication::exec();
}

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("EPOCHAL_ENGINE")) {
        std::puts("skipped: no engine to train with");
        return 77;
    }
    test::Display display;
    if (!display.open()) {
        std::puts("skipped: no display and no Xvfb");
        return 77;
    }
    QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toUtf8());
    qputenv("XDG_DATA_HOME", settings.path().toUtf8());  // where the trash is
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("EpochalTest"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QStringLiteral("--victim")) return victim(arguments[2]);
    CampaignTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "campaign_test.moc"
