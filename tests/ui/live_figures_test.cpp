// The Live page's figures for a run given in round numbers; every number is worked out beside it.
//
// Two of four epochs are done, 90 s of steps and 10 s of evaluation each, 9000 images, a batch of 100; 50 % and 70 %
// top-1. The machine is rented for 3.60 USD an hour, 0.1 cent a second, billed by the minute, after 60 s of
// preparation: 200 s on the wall, 260 s with preparation, billed as 300 s, 0.30 USD. 180 s of steps and 20 s of
// evaluation remain: then 460 s, billed as 480 s, 0.48 USD.
#include <QLabel>
#include <QProgressBar>
#include <QTest>
#include <cmath>

#include "tests/ui/support/compare_fixture.h"
#include "tests/ui/support/told_run.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/live/stop_rules_model.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;
using test::same;

namespace {

test::ToldRun halfDone() {
    test::ToldRun run;
    run.id = "half";
    run.spec.name = "half of it";
    run.spec.optimizer.globalBatch = 100;
    run.spec.stop.epochs = 4;
    run.spec.stop.target = 75;
    run.spec.stop.patience = 4;
    run.spec.stop.hours = 0.1;
    run.spec.stop.budget = "0.50";
    run.spec.price.preparationMinutes = 1;
    run.offer = test::toldOffer("Acme", "a1", "3.60", 60);
    run.epochs = {{90, 10, .50}, {90, 10, .70}};
    run.exit.reset();
    return run;
}

LiveRun viewOf(RunRecord& record, double waited = 0, bool active = true) {
    const std::int64_t last = record.figures().lastUtcMillis;
    const std::int64_t now = last + std::llround(waited * 1000);
    return {record.figures(waited > 0 ? now : 0), record.spec(), record.offer(), active, now};
}

QString plain(QString text) {
    return text.replace(QChar(0x00A0), QLatin1Char(' '));
}

}  // namespace

class LiveFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    void tilesAreWorkedOutByHand() {
        RunRecord record = test::recordOf(halfDone());
        const LiveRun run = viewOf(record);
        const Tile::Content epoch = epochTile(run);
        QCOMPARE(epoch.value, QStringLiteral("2"));
        QCOMPARE(epoch.unit, QStringLiteral("of 4"));
        QVERIFY2(plain(epoch.note).startsWith(QStringLiteral("3 min 20 s left")), qPrintable(epoch.note));
        const Tile::Content accuracy = accuracyTile(run);
        QCOMPARE(accuracy.value, QStringLiteral("70.00"));
        QCOMPARE(plain(accuracy.note), QStringLiteral("best 70.00% · target 75%"));
        const Tile::Content rate = rateTile(run);
        QCOMPARE(rate.value, QStringLiteral("100"));  // 18 000 images in 180 s
        QVERIFY(rate.unit.isEmpty());                 // both windows take the same time
        QVERIFY(rate.note.startsWith(QStringLiteral("2 window(s)")));
        QVERIFY2(rate.note.endsWith(QStringLiteral("images/\u2060s")), qPrintable(rate.note));
        const Tile::Content worth = perPriceTile(run);
        QCOMPARE(worth.caption, QStringLiteral("Images/s per USD/h"));
        QCOMPARE(worth.value, QStringLiteral("27.8"));  // 100 / 3.60; 100 000 images for one dollar
        QVERIFY2(worth.note.startsWith(QStringLiteral("0.1")), qPrintable(worth.note));
        const Tile::Content cost = costTile(run);
        QCOMPARE(cost.value, QStringLiteral("0.30"));
        QCOMPARE(cost.unit, QStringLiteral("USD + 0.18 to finish"));
        QCOMPARE(plain(cost.note), QStringLiteral("= 0.48 USD, budget 0.50 USD"));
        QVERIFY(same(*cost.share, 0.6) && same(*cost.shareToCome, 0.96));
        QVERIFY(!cost.warn);
        QVERIFY(same(progressOf(run), 0.5));
    }

    void aBudgetThatWillNotDoWarnsBeforeItIsSpent() {
        test::ToldRun told = halfDone();
        told.spec.stop.budget = "0.47";
        RunRecord record = test::recordOf(told);
        QVERIFY(costTile(viewOf(record)).warn);
        QVERIFY(!costTile(viewOf(record, 0, false)).warn);  // the run is over: no further cost
        told.spec.stop.budget = "0.48";
        RunRecord exact = test::recordOf(told);
        QVERIFY(!costTile(viewOf(exact)).warn);
    }

    /// The provider's clock runs on while the run is silent: 40 s later it is exactly 300 s, and a moment later a
    /// minute more is billed.
    void theBillGoesOnWhileNothingIsSaid() {
        RunRecord record = test::recordOf(halfDone());
        QCOMPARE(costTile(viewOf(record, 40)).value, QStringLiteral("0.30"));
        QCOMPARE(costTile(viewOf(record, 41)).value, QStringLiteral("0.36"));
        test::ToldRun own = halfDone();
        own.offer.kind = PriceKind::Own;  // billed by use: (60 + 200) s at 0.1 cent
        RunRecord mine = test::recordOf(own);
        QCOMPARE(costTile(viewOf(mine, 1000)).value, QStringLiteral("0.26"));
    }

    /// Paused for ten minutes: 200 + 600 + 60 s, billed as 900 s.
    void aPauseIsPaidOnARentedMachineAlone() {
        test::ToldRun told = halfDone();
        told.spec.stop.budget.clear();
        RunRecord record = test::recordOf(told);
        Event paused = test::eventsOf(told).back();
        ++paused.sequence;
        paused.body = StateChanged{RunState::Paused, {}};
        record.apply(paused);
        const Tile::Content rented = costTile(viewOf(record, 600));
        QCOMPARE(rented.value, QStringLiteral("0.90"));
        QVERIFY(rented.warn && rented.note.contains(QStringLiteral("still billed")));
        told.offer.kind = PriceKind::Own;
        RunRecord mine = test::recordOf(told);
        mine.apply(paused);
        const Tile::Content own = costTile(viewOf(mine, 600));
        QCOMPARE(own.value, QStringLiteral("0.26"));
        QVERIFY(!own.warn);
    }

    void aRunOnAPauseOfTheWallIsBilledForIt() {
        test::ToldRun told = halfDone();
        told.pauseAfterFirst = 100;
        RunRecord record = test::recordOf(told);  // 200 + 100 + 60 = 360 s exactly
        QCOMPARE(costTile(viewOf(record)).value, QStringLiteral("0.36"));
        QVERIFY(same(record.figures().clocks.active, 200) && same(record.figures().clocks.training, 180));
    }

    void stopRulesAreWorkedOutByHand() {
        RunRecord record = test::recordOf(halfDone());
        StopRulesModel model;
        model.setRun(viewOf(record));
        const auto used = [&](int row) { return plain(model.index(row, StopRulesModel::Used).data().toString()); };
        const auto now = [&](int row) { return plain(model.index(row, StopRulesModel::Now).data().toString()); };
        const auto share = [&](int row) {
            return model.index(row, StopRulesModel::Used).data(BarDelegate::kShareRole).toDouble();
        };
        QCOMPARE(used(0), QStringLiteral("5.00 points to go"));
        QCOMPARE(now(1), QStringLiteral("0 since best"));
        QCOMPARE(now(2), QStringLiteral("0.30 USD billed"));
        QVERIFY(same(share(2), 0.6));
        QVERIFY(same(share(3), 200 / 360.0));  // a tenth of an hour
        QVERIFY(same(share(4), 0.5));
        QCOMPARE(used(4), QStringLiteral("50%"));
    }

    void chartsHoldWhatWasTold() {
        RunRecord record = test::recordOf(halfDone());
        const LiveRun run = viewOf(record);
        const ChartSpec accuracy = runChart(run, RunMetric::Top1, CurveAxis::Epoch);
        QCOMPARE(accuracy.series[1].points.size(), std::size_t{2});
        QVERIFY(same(accuracy.series[1].points[0].y, 50) && same(accuracy.series[1].points[1].y, 70));
        QCOMPARE(*accuracy.xTo, 4.0);
        // Of 100 epochs, two would be a needle: at first the axis ends not far ahead of the data.
        test::ToldRun begun = halfDone();
        begun.spec.stop.epochs = 100;
        RunRecord early = test::recordOf(begun);
        const ChartSpec needle = runChart(viewOf(early), RunMetric::Top1, CurveAxis::Epoch);
        QVERIFY(needle.reached && *needle.reached >= 2 && *needle.xTo > *needle.reached && *needle.xTo < 6);
        QVERIFY(!runChart(viewOf(early, 0, false), RunMetric::Top1, CurveAxis::Epoch).reached);
        // 200 epochs take hours, but 500 s are shown: the unit is that of 500 s.
        begun.spec.stop.epochs = 200;
        RunRecord hours = test::recordOf(begun);
        const LiveRun few = viewOf(hours);
        QVERIFY(axisScale(few, CurveAxis::Active).to > 300);
        QCOMPARE(unitOf(few, CurveAxis::Active), 60.0);
        QVERIFY(same(*runChart(few, RunMetric::Top1, CurveAxis::Active).xTo * 60, 500));
        const auto last = [&](CurveAxis axis) {
            return runChart(run, RunMetric::Top1, axis).series[1].points.back().x;
        };
        QVERIFY(same(last(CurveAxis::Step), 180));
        QVERIFY(same(last(CurveAxis::Images), 18'000));
        QVERIFY(same(last(CurveAxis::Active) * unitOf(run, CurveAxis::Active), 200));
        QVERIFY(same(last(CurveAxis::Billed) * unitOf(run, CurveAxis::Billed), 260));
        QVERIFY(same(last(CurveAxis::Cost), 0.26));
        const ChartSpec rate = runChart(run, RunMetric::Rate, CurveAxis::Epoch),
                        perPrice = runChart(run, RunMetric::RatePerPrice, CurveAxis::Epoch);
        QCOMPARE(rate.series[0].points.size(), std::size_t{2});
        for (const CurvePoint& point : rate.series[0].points) QVERIFY(same(point.y, 100));
        QCOMPARE(perPrice.series[0].points.size(), std::size_t{2});
        for (const CurvePoint& point : perPrice.series[0].points) QVERIFY(same(point.y, 100 / 3.6));
    }

    /// The widgets show the same figures, and follow changes.
    void theWidgetsShowThemAndFollow() {
        test::ToldRun told = halfDone();
        LiveView view;
        view.resize(1352, 826);
        view.show();
        RunRecord record = test::recordOf(told);
        view.update(viewOf(record));
        QVERIFY(texts(view).contains(QStringLiteral("0.30")) && texts(view).contains(QStringLiteral("27.8")));
        QVERIFY(texts(view).contains(QStringLiteral("half of it")));
        QCOMPARE(view.findChild<QProgressBar*>()->value(), 500);
        // A third epoch, faster: 27 000 images in 225 s are 120 images/s; 255 s plus 60 s are billed as 360 s.
        told.epochs.push_back({45, 10, .76});
        RunRecord further = test::recordOf(told);
        view.update(viewOf(further));
        QVERIFY(texts(view).contains(QStringLiteral("0.36")) && texts(view).contains(QStringLiteral("120")));
        QVERIFY(texts(view).contains(QStringLiteral("76.00")) && !texts(view).contains(QStringLiteral("0.30")));
        QCOMPARE(view.findChild<QProgressBar*>()->value(), 750);
        further.setState(RunState::Unreachable, std::nullopt, {});
        view.update(viewOf(further));
        QVERIFY(texts(view).contains(QStringLiteral("Unreachable")));
    }

    void theTargetIsReachedUnderEachClock() {
        test::ToldRun told = halfDone();
        told.spec.stop.target = 70;
        RunRecord record = test::recordOf(told);
        const Figures& figures = record.figures();
        QVERIFY(figures.target.has_value());
        QCOMPARE(figures.target->epoch, std::int64_t{2});
        QVERIFY(same(figures.target->trainingSeconds, 180) && same(figures.target->activeSeconds, 200) &&
                same(figures.target->billedSeconds, 300));
        StopRulesModel model;
        model.setRun(viewOf(record));
        QCOMPARE(model.index(0, StopRulesModel::Used).data().toString(), QStringLiteral("reached"));
    }

private:
    /// Seconds in one unit of the chart's time axis.
    static double unitOf(const LiveRun& run, CurveAxis axis) {
        const QString title = runChart(run, RunMetric::Top1, axis).xTitle;
        if (title.endsWith(QStringLiteral(" min"))) return 60;
        return title.endsWith(QStringLiteral(" h")) ? 3600 : 1;
    }
    static QStringList texts(const QWidget& root) {
        QStringList all;
        for (const QLabel* label : root.findChildren<QLabel*>())
            if (label->isVisibleTo(&root)) all += label->text();
        return all;
    }
};

QTEST_MAIN(LiveFiguresTest)
#include "live_figures_test.moc"
