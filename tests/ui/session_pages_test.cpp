#include <QAction>
#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/session_samples.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/session_view.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using test::ToldSession;

/// The window over a home of runs that do not train: with EPOCHAL_PICTURES, its pages in three languages.
class SessionPagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(home_.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home_.filePath(QStringLiteral("settings")));
        folder_ = qEnvironmentVariable("EPOCHAL_PICTURES");
        const Path home = home_.path().toStdString();
        ToldSession dear = test::toldInference();
        dear.offer.pricePerHour = Decimal::parse("7.20").value();
        dear.spec.name = "resnet50-dear";
        std::vector<ToldSession> all{test::toldInference(), dear, test::toldThroughput(), test::toldInput()};
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].id = "20261121-15000" + std::to_string(i) + "-00000001";
            ids_ += QString::fromStdString(all[i].id);
            QVERIFY(test::writeSession(home / "runs", all[i]));
        }
        ui::Theme::instance().setChoice(ui::ThemeChoice::Light);
        bench_ = std::make_unique<ui::Workbench>(home, Path("/bin/false"));
        QSignalSpy opened(&bench_->catalogue(), &ui::RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        window_ = std::make_unique<ui::MainWindow>(*bench_);
        bench_->catalogue().reindex();
        window_->resize(1440, 900);
        window_->show();
        QTRY_COMPARE(table().model()->rowCount(), 4);
    }

    void runsHaveNoAccuracy() {
        window_->setLanguage(QStringLiteral("en"));
        const auto& model = static_cast<const ui::RunsModel&>(*table().model());
        const auto text = [&](int row, RunColumn column) {
            return model.index(row, static_cast<int>(column)).data().toString().replace(QChar::Nbsp, QLatin1Char(' '));
        };
        // The column has the name that the form gives the choice.
        QCOMPARE(model.headerData(static_cast<int>(RunColumn::Session), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Kind of run"));
        int found = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (const RunColumn column : {RunColumn::Best, RunColumn::BestTop1, RunColumn::Epochs, RunColumn::Curve})
                QCOMPARE(text(row, column), QString(QChar(0x2013)));
            if (text(row, RunColumn::Name) != QStringLiteral("resnet50-batch-sizes")) continue;
            ++found;
            QCOMPARE(text(row, RunColumn::Session), QStringLiteral("Inference"));
            QCOMPARE(text(row, RunColumn::Latency), QStringLiteral("18.7 ms"));
            QCOMPARE(text(row, RunColumn::PerMillion), QStringLiteral("0.266"));
            QCOMPARE(text(row, RunColumn::ImagesPerSecond), QStringLiteral("3,765"));
        }
        QCOMPARE(found, 1);
    }

    void theLivePageOffersOnlyWhatASessionCan() {
        auto& page = window_->the<ui::LivePage>();
        page.show(ids_[0]);
        window_->showPage(ui::MainWindow::Live);
        QTRY_VERIFY(page.findChild<ui::SessionView*>() && page.findChild<ui::SessionView*>()->isVisible());
        QVERIFY(!page.findChild<ui::LiveView*>()->isVisible());
        QVERIFY(!page.findChild<QAction*>(QStringLiteral("stopAfterEpoch"))->isVisible());
        QVERIFY(!page.findChild<QAction*>(QStringLiteral("checkpointNow"))->isVisible());
        QVERIFY(page.findChild<QAction*>(QStringLiteral("reportRun"))->isEnabled());
    }

    /// Neither a time basis nor a target: what does not train has neither time nor quality.
    void comparisonsHaveOnlyWhatApplies() {
        window_->setLanguage(QStringLiteral("en"));
        auto& page = window_->the<ui::ComparePage>();
        QSignalSpy compared(&page, &ui::ComparePage::compared);
        window_->showPage(ui::MainWindow::Compare);
        page.showRuns({ids_[0], ids_[1]});
        QTRY_VERIFY(compared.size() > 0);
        QVERIFY(page.findChild<QWidget*>(QStringLiteral("compareClock"))->isHidden());
        QVERIFY(page.findChild<QWidget*>(QStringLiteral("compareTarget"))->isHidden());
        const QString facts = page.findChild<QLabel*>(QStringLiteral("compareFacts"))->text();
        QVERIFY2(!facts.contains(QStringLiteral("time")) && !facts.contains(QStringLiteral("quality")),
                 qPrintable(facts));
        compared.clear();
        page.showStudy(QStringLiteral("painter-2020"));
        QTRY_VERIFY(compared.size() > 0);
        QVERIFY(!page.findChild<QWidget*>(QStringLiteral("compareClock"))->isHidden());
    }

    void pages_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void pages() {
        QFETCH(QString, language);
        window_->setLanguage(language);
        QStringList faults;
        const auto draw = [&](const char* name) {
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
                window_->resize(size);
                QTest::qWait(250);
                for (const QString& fault : test::lastingClips(*window_)) faults << QLatin1String(name) + fault;
                if (!folder_.isEmpty())
                    window_->grab().save(QStringLiteral("%1/window-%2-%3-%4.png")
                                             .arg(folder_, QLatin1String(name), language)
                                             .arg(size.width()));
            }
        };
        window_->showPage(ui::MainWindow::Runs);
        static_cast<ui::RunsTable&>(table()).select({ids_[0]});
        draw("runs");
        window_->the<ui::LivePage>().show(ids_[0]);
        window_->showPage(ui::MainWindow::Live);
        draw("live");
        QSignalSpy compared(&window_->the<ui::ComparePage>(), &ui::ComparePage::compared);
        window_->showPage(ui::MainWindow::Compare);
        window_->the<ui::ComparePage>().showRuns({ids_[0], ids_[1]});
        QTRY_VERIFY(compared.size() > 0);
        draw("compare");
        compared.clear();
        window_->the<ui::ComparePage>().showRuns({ids_[0], ids_[2]});
        QTRY_VERIFY(compared.size() > 0);
        draw("compare-kinds");
        window_->the<ui::ConfigurePage>().setSpec(test::toldThroughput().spec);
        window_->showPage(ui::MainWindow::Configure);
        draw("configure");
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void cleanupTestCase() {
        window_.reset();
        if (bench_) QVERIFY(bench_->shutDown(5));
        bench_.reset();
    }

private:
    QTableView& table() const {
        return *window_->the<ui::RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
    }
    QTemporaryDir home_;
    QString folder_;
    QStringList ids_;
    std::unique_ptr<ui::Workbench> bench_;
    std::unique_ptr<ui::MainWindow> window_;
};

QTEST_MAIN(SessionPagesTest)
#include "session_pages_test.moc"
