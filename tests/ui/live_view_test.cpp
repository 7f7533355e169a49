#include <QAbstractItemModelTester>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "tests/support/patience.h"
#include "tests/ui/support/live_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/told_run.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/log_model.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/live/stop_rules_model.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/pages/parts/run_words.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"
#include "ui/view/run_facts.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

LiveRun viewOf(RunRecord& record, bool active = true) {
    const Figures& figures = record.figures();
    return {figures, record.spec(), record.offer(), active, figures.lastUtcMillis};
}

QString plain(QString text) {
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

}  // namespace

class LiveViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void tilesSayWhatFiguresSay() {
        RunRecord record = livesamples::rentedRun();
        const LiveRun run = viewOf(record);
        const Figures& figures = run.figures;

        const Tile::Content epoch = epochTile(run);
        QCOMPARE(epoch.value, QStringLiteral("129"));
        QCOMPARE(epoch.unit, QStringLiteral("of 200, step 31 of 54"));
        LiveRun broken = run;  // interrupted there, as the bar of its progress says
        broken.active = false;
        QCOMPARE(epochTile(broken).value, epoch.value);
        QCOMPARE(epochTile(broken).unit, epoch.unit);
        const Tile::Content rate = rateTile(run);
        QCOMPARE(rate.value, Formatter::current().integer(std::llround(figures.imagesPerSecond)));
        const Tile::Content perPrice = perPriceTile(run);
        QCOMPARE(perPrice.value, Formatter::current().integer(std::llround(figures.imagesPerSecond / 4.6016)));
        const Tile::Content cost = costTile(run);
        QCOMPARE(cost.value, Formatter::current().amount(figures.costSoFar->amount));
        QVERIFY(*cost.share > 0 && *cost.shareToCome > *cost.share);
        QVERIFY(plain(cost.note).contains(QStringLiteral("budget 1.50 USD")));
        const Tile::Content machine = machineTile(run);
        QCOMPARE(machine.value, QStringLiteral("81"));
        QCOMPARE(plain(machine.note), QStringLiteral("2.6 GiB of 24.0 GiB"));
        QCOMPARE(plain(accuracyTile(run).note).section(QStringLiteral(" · "), 1), QStringLiteral("target 93.5%"));
        // A line ends between the two at most, not before a figure.
        QCOMPARE(accuracyTile(run).note.count(QLatin1Char(' ')), 2);
    }

    void withoutAPriceTilesSayWhy() {
        RunRecord record = livesamples::rentedRun(false);
        const LiveRun run = viewOf(record);
        for (const Tile::Content& tile : {perPriceTile(run), costTile(run)}) {
            QCOMPARE(tile.value, QString(QChar(0x2013)));
            QVERIFY(tile.warn);
            QVERIFY(!tile.note.isEmpty());
        }
        QVERIFY(runChart(run, RunMetric::RatePerPrice, CurveAxis::Epoch).series.empty());
        QVERIFY(
            runChart(run, RunMetric::RatePerPrice, CurveAxis::Epoch).emptyText.contains(QStringLiteral("no price")));
        QCOMPARE(runChart(run, RunMetric::Rate, CurveAxis::Epoch).series.size(), std::size_t(1));
    }

    /// A run on a CPU at the price of four rented GPUs marks its cost as a what-if.
    void moneyOfAnotherMachineLooksLikeAWhatIf() {
        RunRecord record = livesamples::rentedRun();
        LiveRun run = viewOf(record);
        QVERIFY(!costTile(run).caption.contains(QStringLiteral("what-if")));
        run.elsewhere = true;
        for (const Tile::Content& tile : {costTile(run), perPriceTile(run)})
            QVERIFY2(tile.caption.endsWith(QStringLiteral(", what-if")), qPrintable(tile.caption));
        RunHead head;
        head.setRun(run);
        const auto labels = head.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return plain(label->text()).contains(QStringLiteral("what-if: priced at AWS"));
        }));
    }

    /// After a wide window it fits a narrow one again, however long the run's name is.
    void becomesNarrowAgain() {
        RunRecord record = livesamples::rentedRun();
        RunSpec spec = record.spec();
        spec.name = std::string(150, 'n');
        const LiveRun run{record.figures(), spec, record.offer(), true, record.figures().lastUtcMillis};
        QScrollArea area;
        area.setWidgetResizable(true);
        area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto* view = new LiveView;
        area.setWidget(view);
        area.show();
        view->update(run);
        for (const int width : {930, 1800, 930, 1300, 930}) {
            area.resize(width, 700);
            QTRY_COMPARE(view->width(), area.viewport()->width());
        }
    }

    /// The run's setup fills lines of the width there is, and no line begins or ends with a separator.
    void theSetupFillsItsLines() {
        RunRecord record = livesamples::rentedRun();
        RunHead head;
        qsizetype most = 0;
        for (const int width : {560, 760, 1000, 1800}) {
            head.resize(width, 60);
            head.setRun(viewOf(record));
            QStringList lines;
            for (const QLabel* label : head.findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("<b>"))) lines = label->text().split(QStringLiteral("<br>"));
            QVERIFY(!lines.isEmpty());
            most = std::max(most, lines.size());
            for (const QString& line : lines) {
                QTextDocument text;
                text.setHtml(line);
                const QString plain = text.toPlainText().trimmed();
                QVERIFY2(!plain.startsWith(QChar(0x2502)) && !plain.endsWith(QChar(0x2502)), qPrintable(plain));
            }
            if (width == 1800) QCOMPARE(lines.size(), 1);
        }
        QVERIFY(most > 1);
    }

    void aPausedRentedMachineGoesOnCosting() {
        RunRecord record = livesamples::rentedRun();
        record.setState(RunState::Paused, std::nullopt, {});
        QVERIFY(costTile(viewOf(record)).warn);
        RunRecord own = livesamples::ownRun(3);
        own.setState(RunState::Paused, std::nullopt, {});
        QVERIFY(!costTile(viewOf(own)).warn);
    }

    void aStoppedRunStandsWhereItStopped() {
        RunRecord record = livesamples::rentedRun();
        const double before = progressOf(viewOf(record));
        QVERIFY(before > 0 && before < 1);
        for (const StopReason early : {StopReason::User, StopReason::Hours, StopReason::Budget}) {
            record.setState(RunState::Finished, early, {});
            QCOMPARE(progressOf(viewOf(record)), before);
        }
        for (const StopReason complete : {StopReason::Epochs, StopReason::Target, StopReason::Patience}) {
            record.setState(RunState::Finished, complete, {});
            QCOMPARE(progressOf(viewOf(record)), 1.0);
        }
    }

    void theBadgeSaysWhatTheRunWasTold() {
        QCOMPARE(lookOf(RunState::Running, {}, Command::StopAfterEpoch).word,
                 QStringLiteral("Stopping after this epoch"));
        QCOMPARE(lookOf(RunState::Paused, {}, Command::Stop).word, QStringLiteral("Stopping"));
        QCOMPARE(lookOf(RunState::Running, {}, std::nullopt).word, QStringLiteral("Running"));
    }

    void theBadgeAndReportsCallAStateTheSame() {
        const std::pair<RunState, const char*> words[] = {{RunState::Queued, "Queued"},
                                                          {RunState::Starting, "Starting"},
                                                          {RunState::Running, "Running"},
                                                          {RunState::Paused, "Paused"},
                                                          {RunState::Unreachable, "Unreachable"},
                                                          {RunState::Interrupted, "Interrupted"},
                                                          {RunState::Finished, "Finished"},
                                                          {RunState::Failed, "Failed"},
                                                          {RunState::Lost, "Lost"},
                                                          {RunState::Unreadable, "Unreadable"}};
        for (const auto& [state, word] : words) {
            QCOMPARE(lookOf(state).word, QLatin1String(word));
            QCOMPARE(RunFacts::name(state), QString(QLatin1String(word)).toLower());
        }
        QCOMPARE(lookOf(RunState::Finished, StopReason::Patience).word, QStringLiteral("Trained"));
        QCOMPARE(lookOf(RunState::Finished, StopReason::Budget).word, QStringLiteral("Budget used up"));
        QCOMPARE(RunFacts::name(StopReason::Budget), QStringLiteral("budget used up"));
    }

    void noEvaluationIsPromisedToARunThatEnded() {
        RunRecord record{RunSpec(), Offer()};
        LiveRun run = viewOf(record);
        run.active = true;
        QVERIFY(runChart(run, RunMetric::Top1, CurveAxis::Epoch).emptyText.contains(QStringLiteral("comes after")));
        run.active = false;
        QVERIFY(!runChart(run, RunMetric::Top1, CurveAxis::Epoch).emptyText.contains(QStringLiteral("comes after")));
    }

    /// A note of two lines ends above the bar.
    void theBarOfATileIsBelowItsNote() {
        Tile tile;
        tile.setContent({QStringLiteral("Cost so far"), QStringLiteral("0.031"), QStringLiteral("USD"),
                         QStringLiteral("= 0.068 USD, budget 2.50 USD, until noon"), false, 0.1, 0.2});
        constexpr int kWidth = 150, kBarTop = 9;
        tile.resize(kWidth, tile.heightForWidth(kWidth));
        tile.grab();
        const auto labels = tile.findChildren<QLabel*>();
        const QLabel* note = labels.back();
        QVERIFY(note->height() >= 2 * note->fontMetrics().height());
        QVERIFY(note->geometry().bottom() + 2 < tile.height() - kBarTop);
    }

    void beforeTheFirstStepThereAreDashes() {
        RunRecord record{RunSpec(), Offer()};
        const LiveRun run = viewOf(record);
        for (const Tile::Content& tile :
             {epochTile(run), accuracyTile(run), rateTile(run), perPriceTile(run), costTile(run), machineTile(run)}) {
            QCOMPARE(tile.value, QString(QChar(0x2013)));
        }
        LiveView view;
        view.resize(1192, 666);
        view.update(run);
        view.grab();
    }

    void accuracyChartShowsBothCurvesAndTheTarget() {
        RunRecord record = livesamples::rentedRun();
        const ChartSpec chart = runChart(viewOf(record), RunMetric::Top1, CurveAxis::Epoch);
        QCOMPARE(chart.series.size(), std::size_t(2));
        QVERIFY(chart.series[0].dashed && !chart.series[1].dashed);
        QCOMPARE(chart.series[1].points.size(), std::size_t(128));
        QCOMPARE(chart.lines.at(0).y, 93.5);
        QCOMPARE(*chart.xTo, 200.0);
        QCOMPARE(chart.marks.size(), std::size_t(12));
        QVERIFY(std::abs(chart.marks[4] - 50) < 1e-6);
        QVERIFY(chart.shades.at(0).ends);
        const ChartCursorText text = chart.describe(96);
        QCOMPARE(text.head, QStringLiteral("epoch 96"));
        QCOMPARE(text.rows.size(), 2);
    }

    void rateChartLeavesWarmUpOut() {
        RunRecord record = livesamples::rentedRun();
        const LiveRun run = viewOf(record);
        const ChartSpec chart = runChart(run, RunMetric::RatePerPrice, CurveAxis::Active);
        const auto warm = std::count_if(run.figures.rates.begin(), run.figures.rates.end(),
                                        [](const RatePoint& rate) { return rate.warmup; });
        QCOMPARE(chart.series[0].points.size(), run.figures.rates.size() - static_cast<std::size_t>(warm));
        QVERIFY(std::abs(chart.series[0].points.back().y - run.figures.rates.back().imagesPerSecond / 4.6016) < 1e-9);
        for (const ChartBandPoint& point : chart.series[0].band) QVERIFY(point.low <= point.high);
    }

    void aDivergedRunShowsWhere() {
        RunRecord record = livesamples::rentedRun();
        QVERIFY(!record.figures().diverged);
        Event last = record.figures().notable.back();
        last.sequence += 1'000'000;
        StepWindow window;
        window.epoch = 129, window.step = record.figures().stepsDone + 1, window.steps = 1, window.images = 128;
        window.seconds = 1, window.loss = std::nan("");
        last.body = window;
        QVERIFY(record.apply(last));
        for (const ChartSpec& chart : {runChart(viewOf(record), RunMetric::Top1, CurveAxis::Epoch),
                                       runChart(viewOf(record), RunMetric::Rate, CurveAxis::Epoch)}) {
            const auto shade =
                std::ranges::find_if(chart.shades, [](const ChartShade& s) { return !s.label.isEmpty() && s.ends; });
            QVERIFY(shade != chart.shades.end());
            QVERIFY(shade->from > 128 && shade->label.contains(QStringLiteral("diverged")));
            for (const ChartSeries& series : chart.series)
                for (const CurvePoint& point : series.points) QVERIFY(std::isfinite(point.x));
        }
    }

    void axesCarryTheCursorOver() {
        RunRecord record = livesamples::rentedRun();
        const Figures& figures = record.figures();
        const auto where = positions(figures);
        const EpochPoint& point = figures.epochs[95];
        const Offer& offer = record.offer();
        const Along epochs(CurveAxis::Epoch, offer), time(CurveAxis::Active, offer), steps(CurveAxis::Step, offer);
        const double active = carried(96, epochs, time, where);
        QVERIFY(std::abs(active - point.at.active) < 1);
        QVERIFY(std::abs(carried(active, time, steps, where) - 96 * 54) < 15);
        QCOMPARE(carried(1e9, epochs, epochs, where), 1e9);
        QVERIFY(std::isnan(carried(5, epochs, steps, {})));
        QVERIFY(std::isnan(Along(CurveAxis::Cost, Offer())(point.at)));
    }

    /// To a billionth, as every other amount: a second at 1 USD/h is 0.0002777...
    void costsAlongAnAxisAreAmounts() {
        Offer offer;
        offer.pricePerHour = Decimal::fromInteger(1);
        AxisPosition at;
        at.billed = 1;
        const double x = Along(CurveAxis::Cost, offer)(at);
        QVERIFY2(x == 0.000277778, qPrintable(QString::number(x, 'g', 17)));

        // However the offer states its price, as core counts it.
        Offer lease, reserved, own;
        lease.kind = PriceKind::Monthly;
        lease.pricePerMonth = Decimal::fromInteger(999);
        lease.use = 0.7;
        reserved.kind = PriceKind::Reserved;
        reserved.pricePerHour = Decimal::fromInteger(2);
        reserved.upfront = Decimal::fromInteger(1000);
        reserved.termMonths = 12;
        own.kind = PriceKind::Own;
        own.own = OwnMachine{Decimal::fromInteger(3000), Decimal::fromInteger(200), 3, 0.35, 450, Decimal::ratio(1, 3)};
        for (const Offer& one : {lease, reserved, own}) {
            const Along costs(CurveAxis::Cost, one);
            for (const double billed : {0.0, 1.0, 59.3, 3600.0, 123456.789}) {
                at.billed = billed;
                const double amount = cost(one, billed).amount.toDouble();
                QVERIFY(billed == 0 || amount > 0);
                QVERIFY2(costs(at) == amount, qPrintable(QString::number(costs(at) - amount, 'g', 17)));
            }
        }
    }

    /// The settings keep places in the list.
    void axesKeepTheirPlaces() {
        QSettings().setValue(QStringLiteral("live/rateAxis"), 3);
        RunRecord record = livesamples::rentedRun();
        LiveView view;
        view.update(viewOf(record));
        auto* panel = view.findChild<ChartPanel*>(QStringLiteral("rateChart"));
        QCOMPARE(panel->axis(), 3);
        QVERIFY(panel->view().spec().xTitle.startsWith(QStringLiteral("billed time")));
        QSettings().remove(QStringLiteral("live/rateAxis"));
    }

    void linkedChartsShareTheCursor() {
        RunRecord record = livesamples::rentedRun();
        LiveView view;
        view.resize(1352, 826);
        view.show();
        view.update(viewOf(record));
        ChartView& accuracy = view.findChild<ChartPanel*>(QStringLiteral("accuracyChart"))->view();
        ChartView& rate = view.findChild<ChartPanel*>(QStringLiteral("rateChart"))->view();
        QTest::keyClick(&accuracy, Qt::Key_Home);
        QVERIFY(!rate.cursorText().isEmpty());
        QTest::keyClick(&accuracy, Qt::Key_Escape);
        QVERIFY(rate.cursorText().isEmpty());
        QSignalSpy following(&view, &LiveView::followingChanged);
        rate.zoom(0.5);
        QCOMPARE(following.takeFirst().at(0).toBool(), false);
        view.follow();
        QVERIFY(rate.isFitted());
        QCOMPARE(following.takeLast().at(0).toBool(), true);
    }

    void logIsNewestFirstAndGrows() {
        RunRecord record = livesamples::ownRun(5);
        const std::vector<Event>& events = record.figures().notable;
        LogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<Event> first(events.begin(), events.begin() + 3);
        model.setEvents(first, taskFor({}));
        QCOMPARE(model.rowCount(), 3);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setEvents(events, taskFor({}));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(model.rowCount(), static_cast<int>(events.size()));
        QCOMPARE(model.index(0, LogModel::What).data().toString(), QStringLiteral("Trained"));
        QCOMPARE(model.index(0, LogModel::Text).data().toString(),
                 QStringLiteral("The target was reached at epoch\u00a04."));
        const QModelIndex best = model.index(2, LogModel::What);
        QCOMPARE(best.data().toString(), QStringLiteral("Best so far"));
        QVERIFY(plain(model.index(2, LogModel::Text).data().toString())
                    .startsWith(QStringLiteral("validation top-1 92.40%, top-5 99.80%")));
        model.setEvents(first, taskFor({}));
        QCOMPARE(model.rowCount(), 3);
    }

    void stopRulesShowHowFarARunIs() {
        RunRecord record = livesamples::rentedRun();
        StopRulesModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRun(viewOf(record));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(plain(model.index(0, StopRulesModel::Limit).data().toString()), QStringLiteral("top-1 ≥ 93.5%"));
        QVERIFY(model.index(0, StopRulesModel::Used).data().toString().endsWith(QStringLiteral("points to go")));
        QVERIFY(model.index(1, StopRulesModel::Used).data(BarDelegate::kShareRole).isValid());
        QCOMPARE(plain(model.index(2, StopRulesModel::Limit).data().toString()), QStringLiteral("1.50 USD"));
        QCOMPARE(model.index(3, StopRulesModel::Limit).data().toString(), QStringLiteral("none"));
        RunRecord done = livesamples::ownRun(5);
        model.setRun(viewOf(done, false));
        QCOMPARE(model.index(0, StopRulesModel::Used).data().toString(), QStringLiteral("reached"));
        QCOMPARE(progressOf(viewOf(done, false)), 1.0);
    }

    /// What the rules have used stays beside the long texts of an estimate: those elide, with a tool tip.
    void anEstimateDoesNotHideWhatTheRulesHaveUsed() {
        RunRecord record = livesamples::ownRun(5);
        LiveRun run = viewOf(record, false);
        run.estimate.emplace();
        run.estimate->goal = run.figures.reason == StopReason::Target ? EstimateGoal::Target : EstimateGoal::WholeRun;
        run.estimate->seconds = {1000, 1234, 2000};
        LiveView view;
        view.update(run);
        view.resize(900, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* rules = view.findChild<QTableView*>(QStringLiteral("stopRules"));
        const QModelIndex used = rules->model()->index(5, StopRulesModel::Used);
        QVERIFY2(used.data().toString().contains(QStringLiteral("the estimate")), qPrintable(used.data().toString()));
        QTRY_VERIFY(!rules->isColumnHidden(StopRulesModel::Used));
        QTRY_VERIFY(rules->columnWidth(StopRulesModel::Used) <
                    rules->fontMetrics().horizontalAdvance(used.data().toString()));
        for (const auto column : {StopRulesModel::Limit, StopRulesModel::Now, StopRulesModel::Used}) {
            const QModelIndex cell = rules->model()->index(5, column);
            QVERIFY(cell.data(Qt::ToolTipRole).toString().startsWith(cell.data().toString()));
        }
    }

    /// Losses of 0.50, 0.30 and 0.40, to 0.35: the lowest is the best, and the target was reached from above.
    void aRunIsShownByItsOwnMeasure() {
        test::ToldRun told;
        told.spec.optimizer.globalBatch = 100;
        told.spec.stop.epochs = 5;
        told.spec.stop.measure = "loss";
        told.spec.stop.target = 0.35;
        told.offer = test::toldOffer("Acme", "a1", "3.60");
        told.epochs = {{90, 10, 0.5}, {90, 10, 0.7}, {90, 10, 0.6}};
        RunRecord record = test::recordOf(told);
        const LiveRun run = viewOf(record);
        const Tile::Content tile = accuracyTile(run);
        QCOMPARE(tile.caption, QStringLiteral("Loss, validation"));
        QCOMPARE(tile.value, QStringLiteral("0.4000"));
        QCOMPARE(tile.unit, QString());
        QCOMPARE(plain(tile.note), QStringLiteral("best 0.3000 · target 0.35"));
        StopRulesModel rules;
        rules.setRun(run);
        QCOMPARE(plain(rules.index(0, StopRulesModel::Limit).data().toString()), QStringLiteral("loss ≤ 0.35"));
        QCOMPARE(plain(rules.index(0, StopRulesModel::Now).data().toString()), QStringLiteral("best 0.3000"));
        QCOMPARE(rules.index(0, StopRulesModel::Used).data().toString(), QStringLiteral("reached"));

        QCOMPARE(metricOf(run.spec), RunMetric::Loss);
        const ChartSpec loss = runChart(run, RunMetric::Loss, CurveAxis::Epoch);
        QCOMPARE(loss.lines.size(), std::size_t{1});
        QCOMPARE(loss.lines[0].y, 0.35);
        QVERIFY(runChart(run, RunMetric::Top1, CurveAxis::Epoch).lines.empty());

        QSettings().remove(QStringLiteral("live/accuracyMetric"));
        LiveView view;
        view.update(run);
        const auto* panel = view.findChild<ChartPanel*>(QStringLiteral("accuracyChart"));
        QCOMPARE(panel->quantity(), static_cast<int>(RunMetric::Loss));
        RunRecord other = livesamples::rentedRun();
        view.update(viewOf(other));
        QCOMPARE(panel->quantity(), static_cast<int>(RunMetric::Top1));
        QVERIFY(!QSettings().contains(QStringLiteral("live/accuracyMetric")));  // nobody has chosen
    }

    void everyAxisDraws() {
        RunRecord record = livesamples::rentedRun();
        for (const CurveAxis axis : kRunAxes) {
            const ChartSpec chart = runChart(viewOf(record), RunMetric::Top1, axis);
            QCOMPARE(chart.series.size(), std::size_t(2));
            QVERIFY(std::is_sorted(chart.series[0].points.begin(), chart.series[0].points.end(),
                                   [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; }));
            QVERIFY(*chart.xTo > *chart.xFrom);
        }
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
};

QTEST_MAIN(LiveViewTest)
#include "live_view_test.moc"
