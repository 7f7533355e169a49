// The queue beside the page, over runs that are waiting, finished and failed.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "core/launch/campaign.h"
#include "core/launch/queue.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/run_queue.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/live/campaign_view.h"
#include "ui/pages/live/queue_model.h"
#include "ui/pages/live/queue_panel.h"
#include "ui/pages/live/queue_view.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class QueuePanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        fill();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        panel_ = std::make_unique<QueuePanel>(*bench_);
        panel_->resize(400, 560);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
        QTRY_COMPARE(bench_->queue().campaigns().size(), std::size_t{1});
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{3});
    }
    void cleanup() {
        Language::apply(QStringLiteral("en"));
        panel_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void showsWhatWaitsInOrderAndMovesIt() {
        auto* table = panel_->findChild<QTableView*>(QStringLiteral("queueTable"));
        QTRY_COMPARE(names(*table),
                     QStringList({QStringLiteral("batches, batch 128"), QStringLiteral("batches, batch 256"),
                                  QStringLiteral("batches, batch 512")}));
        // The state's name on the Runs page, in lower case.
        QTRY_COMPARE(table->model()->index(0, QueueModel::Progress).data().toString(), QStringLiteral("queued"));
        table->selectRow(2);
        panel_->queue().action(QueueAction::First)->trigger();
        QTRY_COMPARE(names(*table).front(), QStringLiteral("batches, batch 512"));
        QCOMPARE(table->currentIndex().row(), 0);  // the selection moved with the row
        // Each order is saved shortly after the table shows it; the last is the same as the first.
        QTRY_COMPARE(loadQueue(sandbox_->home())->items[0].id, ids_[4]);
        panel_->queue().action(QueueAction::Down)->trigger();
        QTRY_COMPARE(names(*table)[1], QStringLiteral("batches, batch 512"));
        QTRY_COMPARE(loadQueue(sandbox_->home())->items[1].id, ids_[4]);
        panel_->queue().action(QueueAction::Last)->trigger();
        QTRY_COMPARE(names(*table)[2], QStringLiteral("batches, batch 512"));
        QTRY_COMPARE(loadQueue(sandbox_->home())->items[2].id, ids_[4]);
    }

    void isDraggedByItsModel() {
        auto* table = panel_->findChild<QTableView*>(QStringLiteral("queueTable"));
        QAbstractItemModel* model = table->model();
        QMimeData* data = model->mimeData({model->index(2, 0)});
        model->dropMimeData(data, Qt::MoveAction, 0, 0, {});
        delete data;
        QCOMPARE(names(*table).front(), QStringLiteral("batches, batch 512"));
    }

    void holdsBackAndSaysHowManyAtATime() {
        auto* pause = panel_->findChild<QPushButton*>(QStringLiteral("pauseQueue"));
        QVERIFY(pause->isChecked());  // the sample's queue is paused
        auto* atOnce = panel_->findChild<QSpinBox*>(QStringLiteral("queueAtOnce"));
        atOnce->setValue(4);
        QCOMPARE(bench_->queue().atOnce(), 4);
        QTRY_COMPARE(loadQueue(sandbox_->home())->atOnce, 4);
        QVERIFY(loadQueue(sandbox_->home())->paused);
    }

    void sumsTheCampaignUp() {
        panel_->show(campaign_);
        auto* counts = panel_->findChild<QLabel*>(QStringLiteral("campaignCounts"));
        QTRY_COMPARE(counts->text(), QStringLiteral("2 of 5 done, 3 queued"));
        const CampaignFigures figures = bench_->queue().figures(campaign_);
        QCOMPARE(figures.finished, std::size_t{2});
        // Two of five runs of the same work are done.
        QCOMPARE(panel_->findChild<QProgressBar*>(QStringLiteral("campaignProgress"))->value(), 400);
        QVERIFY(figures.secondsToEnd && figures.secondsToEnd->mid > 0);
        // Three remaining runs at the mean of the two finished ones.
        QVERIFY(std::abs(figures.secondsToTrain->mid - 1.5 * figures.activeSeconds) < 1e-6 * figures.activeSeconds);
        QCOMPARE(figures.soFar.size(), std::size_t{1});
        const auto* table = panel_->findChild<QTableView*>(QStringLiteral("campaignTable"));
        QCOMPARE(table->model()->rowCount(), 5);
        QCOMPARE(table->model()->index(1, 0).data().toString(), QStringLiteral("batch 64"));
    }

    /// The values of a run take two lines where they do not fit into one.
    void namesThatDoNotFitTakeTwoLines() {
        panel_->show(campaign_);
        auto* table = panel_->findChild<QTableView*>(QStringLiteral("campaignTable"));
        QTRY_COMPARE(table->model()->rowCount(), 5);
        for (const auto& [width, height] :
             {std::pair(300, Theme::kRow), std::pair(50, 40), std::pair(300, Theme::kRow)}) {
            table->setColumnWidth(0, width);
            for (int row = 0; row < 5; ++row) QCOMPARE(table->rowHeight(row), height);
        }
        // In a column as wide as "batch", two runs differ in what the second line has, and in nothing without one.
        panel_->resize(400, 900);
        table->setTextElideMode(Qt::ElideRight);
        const int edge = table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, table) + 1;
        const int words = table->fontMetrics().horizontalAdvance(QStringLiteral("batch")) + 3;
        table->setColumnWidth(0, 2 * edge + 22 + words);
        const auto cell = [table](int row) {
            return table->viewport()->grab(table->visualRect(table->model()->index(row, 0))).toImage();
        };
        QVERIFY(cell(2) != cell(4));  // "batch 128", "batch 512"
        table->setWordWrap(false);
        QCOMPARE(cell(2), cell(4));
    }

    void comparesAndReportsWhatHasBegun() {
        panel_->show(campaign_);
        QSignalSpy compared(panel_.get(), &QueuePanel::compareRequested);
        auto* compare = panel_->findChild<QPushButton*>(QStringLiteral("campaignCompare"));
        QTRY_VERIFY(compare->isEnabled());
        QTest::mouseClick(compare, Qt::LeftButton);
        QCOMPARE(compared.front().front().toStringList(),
                 QStringList({QString::fromStdString(ids_[0]), QString::fromStdString(ids_[1])}));
        ReportRequest asked;
        connect(panel_.get(), &QueuePanel::reportRequested, this, [&asked](const ReportRequest& r) { asked = r; });
        QTest::mouseClick(panel_->findChild<QPushButton*>(QStringLiteral("campaignReport")), Qt::LeftButton);
        QCOMPARE(asked.kind, ReportKind::Campaign);
        QCOMPARE(asked.subject, campaign_);
        // The whole campaign, including runs started after the report was requested; the target of its runs, if they
        // share one.
        QVERIFY(asked.ids.isEmpty());
        QVERIFY(asked.ownQuery);
    }

    /// Its runs are in no queue: another process that trained them has ended.
    void anInterruptedCampaignIsContinued() {
        panel_.reset();
        bench_.reset();
        QVERIFY(saveQueue(sandbox_->home(), {{}, 0, true}).ok());
        std::filesystem::remove_all(Path(sandbox_->home()) / "runs" / ids_[4]);  // it was never made
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        panel_ = std::make_unique<QueuePanel>(*bench_);
        panel_->resize(400, 560);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
        QTRY_COMPARE(bench_->queue().campaigns().size(), std::size_t{1});
        panel_->show(campaign_);
        auto* proceed = panel_->findChild<QPushButton*>(QStringLiteral("campaignContinue"));
        auto* stop = panel_->findChild<QPushButton*>(QStringLiteral("campaignStop"));
        QTRY_VERIFY(proceed->isVisible() && !stop->isVisible());
        QTRY_COMPARE(panel_->findChild<QLabel*>(QStringLiteral("campaignCounts"))->text(),
                     QStringLiteral("2 of 5 done, 3 queued"));
        for (const char* language : {"ru", "es", "en"}) {
            Language::apply(QString::fromLatin1(language));
            const QStringList clipped = test::lastingClips(*panel_);
            QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
            picture(QStringLiteral("campaign-continue-") + QString::fromLatin1(language));
        }
        QTest::mouseClick(proceed, Qt::LeftButton);
        QTRY_COMPARE(bench_->queue().entries().size(), std::size_t{3});
        QTRY_VERIFY(!proceed->isVisible() && stop->isVisible());
        QTRY_VERIFY(RunDirectory::open(bench_->runsFolder() / ids_[4]).ok());
        QTRY_COMPARE(loadQueue(sandbox_->home())->items.size(), std::size_t{3});
    }

    void stopAsksOnce() {
        panel_->show(campaign_);
        auto* stop = panel_->findChild<QPushButton*>(QStringLiteral("campaignStop"));
        QTRY_VERIFY(stop->isEnabled());
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(bench_->queue().entries().size(), std::size_t{3});
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(bench_->queue().entries().size(), std::size_t{0});
    }

    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        for (const char* code : {"en", "ru", "es"}) QTest::newRow(code) << QString::fromLatin1(code);
    }
    void nothingIsClipped() {
        QFETCH(QString, language);
        Language::apply(language);
        QStringList clipped = test::lastingClips(*panel_);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        picture(QStringLiteral("queue-") + language);
        panel_->show(campaign_);
        QTRY_COMPARE(panel_->findChild<QTableView*>(QStringLiteral("campaignTable"))->model()->rowCount(), 5);
        clipped = test::lastingClips(*panel_);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        picture(QStringLiteral("campaign-") + language);
        Theme::instance().setChoice(ThemeChoice::Dark);
        picture(QStringLiteral("campaign-dark-") + language);
    }

private:
    /// A campaign of five batch sizes, two of them finished and three waiting in a paused queue.
    void fill() {
        Sweep sweep{"batches", {}, {{"optimizer.global_batch", {32, 64, 128, 256, 512}}}, false};
        const auto plan = planCampaign(sweep);
        QVERIFY(plan.ok());
        const Path home = sandbox_->home();
        Queue queue;
        queue.paused = true;
        for (std::size_t i = 0; i < plan->specs.size(); ++i) {
            test::SampleRun sample;
            sample.id = plan->campaign.runs[i];
            sample.spec = plan->specs[i];
            sample.machine = test::sampleMachine();
            sample.offer = test::sampleOwnOffer();
            sample.begun = i < 2;
            sample.imagesPerSecond = i == 0 ? 2500 : 3000;
            if (i < 2) sample.exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, 1795200000000, 0};
            QVERIFY(test::writeSample(home / "runs", sample).ok());
            if (i >= 2) queue.items.push_back({sample.id, TargetKind::Window, 0});
        }
        ids_ = plan->campaign.runs;
        campaign_ = QString::fromStdString(plan->campaign.id);
        QVERIFY(saveCampaign(home, plan->campaign).ok());
        QVERIFY(saveQueue(home, queue).ok());
    }
    static QStringList names(const QTableView& table) {
        QStringList out;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            out.append(table.model()->index(row, QueueModel::Run).data().toString());
        return out;
    }
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (!folder.isEmpty()) panel_->grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<QueuePanel> panel_;
    std::vector<std::string> ids_;
    QString campaign_;
};

QTEST_MAIN(QueuePanelTest)
#include "queue_panel_test.moc"
