// The measures a chart of the Live page can show, from the first window on, and the choices that it keeps.
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <cmath>
#include <functional>

#include "tests/support/patience.h"
#include "tests/ui/support/live_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/live_view.h"
#include "ui/theme/theme.h"
#include "ui/view/run_marks.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// A run told window by window: batches of 100, ten steps an epoch, half a second each, priced at 3.60 USD an hour.
class Telling {
public:
    explicit Telling(const std::function<void(RunSpec&)>& change = {}) : record(spec(change), offer()) {
        Started started;
        started.trainImages = 1000;
        started.stepsPerEpoch = 10;
        say(started);
    }
    void window(double loss, std::optional<double> top1, double rate = 0.1) {
        active_ += 0.5;
        ++step_;
        StepWindow window{(step_ - 1) / 10 + 1, step_, 1, 100, 0.5, 0, 0, loss, rate, step_ == 1};
        window.top1 = top1;
        say(window);
    }
    void epoch(double train, double validation) {
        say(EpochDone{step_ / 10, step_, 2 * (1 - train), train, 0.1});
        say(Evaluation{step_ / 10, step_, 100, 0.1, 3 * (1 - validation), validation, 0.9, 0.8, true});
    }
    void say(EventBody body) {
        record.apply({attempt, ++sequence_, 1795270232000 + std::llround(active_ * 1000), active_, active_, body});
    }
    LiveRun run() { return {record.figures(), record.spec(), record.offer(), true, 0}; }
    ChartSpec chart(RunMetric metric, CurveAxis axis = CurveAxis::Step) { return runChart(run(), metric, axis); }

    RunRecord record;
    std::int64_t attempt = 1;

private:
    static RunSpec spec(const std::function<void(RunSpec&)>& change) {
        RunSpec spec;
        spec.optimizer.globalBatch = 100;
        spec.stop.epochs = 5;
        if (change) change(spec);
        return spec;
    }
    static Offer offer() {
        Offer offer;
        offer.pricePerHour = *Decimal::parse("3.60");
        return offer;
    }
    std::int64_t sequence_ = 0, step_ = 0;
    double active_ = 0;
};

}  // namespace

class LiveMetricsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        QSettings().clear();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// The first window counts too, although images/s leave it out.
    void curvesBeginWithTheFirstWindow() {
        Telling told;
        for (const RunMetric metric : {RunMetric::Loss, RunMetric::Top1, RunMetric::LearningRate})
            QVERIFY(told.chart(metric).series.empty() && !told.chart(metric).emptyText.isEmpty());
        told.window(2.3, 0.1, 0.05);
        for (const auto& [metric, value] : {std::pair(RunMetric::Loss, 2.3), std::pair(RunMetric::Top1, 10.0),
                                            std::pair(RunMetric::LearningRate, 0.05)}) {
            const ChartSpec chart = told.chart(metric);
            QCOMPARE(chart.series.size(), std::size_t{1});
            QCOMPARE(chart.series[0].points.size(), std::size_t{1});
            QCOMPARE(chart.series[0].points[0].x, 1.0);
            QCOMPARE(chart.series[0].points[0].y, value);
            QVERIFY(chart.series[0].dot.has_value());  // one point is no line yet
        }
        QVERIFY(told.chart(RunMetric::Rate).series.empty());
        told.window(2.1, 0.2);
        QCOMPARE(told.chart(RunMetric::Loss).series[0].points.back().y, 2.1);
        QCOMPARE(told.chart(RunMetric::Rate).series[0].points.back().y, 200.0);
        QVERIFY(std::abs(told.chart(RunMetric::RatePerPrice).series[0].points.back().y - 200 / 3.6) < 1e-9);
    }

    /// Once there are epochs, the windows are the scatter behind them.
    void windowsStandBehindTheEpochs() {
        Telling told;
        for (int i = 0; i < 20; ++i) {
            told.window(2.0 - i * 0.05, 0.3);
            if (i % 10 == 9) told.epoch(0.5 + i * 0.01, i == 9 ? 0.7 : 0.6);
        }
        const ChartSpec loss = told.chart(RunMetric::Loss);
        QCOMPARE(loss.series.size(), std::size_t{3});
        QVERIFY(loss.series[0].faint && loss.series[1].dashed && !loss.series[2].dashed);
        QCOMPARE(loss.series[0].points.size(), std::size_t{20});
        // The best loss is the lowest: 3 x (1 - 0.7) = 0.9 after the first epoch, 1.2 after the second.
        QVERIFY(std::abs(loss.series[2].dot->y - 0.9) < 1e-9 && loss.series[2].dot->x == 10);
        QVERIFY(std::abs(loss.series[2].points[1].y - 1.2) < 1e-9);
        QVERIFY(loss.lines.empty());
        QCOMPARE(told.chart(RunMetric::Top1).series[2].dot->y, 70.0);
        QCOMPARE(told.chart(RunMetric::Top5).series.size(), std::size_t{1});
        QCOMPARE(told.chart(RunMetric::Top5).series[0].points[0].y, 90.0);
        QCOMPARE(told.chart(RunMetric::Auc).series[0].points[0].y, 0.8);
        // The values box describes a window and an epoch by what each has.
        QCOMPARE(loss.describe(3).head, QStringLiteral("epoch 0.3"));
        QCOMPARE(loss.describe(3).rows[0].second, QStringLiteral("3"));
        QCOMPARE(loss.describe(10).head, QStringLiteral("epoch 1"));
        // On every axis x ascends.
        for (const CurveAxis axis : kRunAxes)
            for (int metric = 0; metric < kRunMetrics; ++metric)
                for (const ChartSeries& series : told.chart(static_cast<RunMetric>(metric), axis).series)
                    QVERIFY(std::ranges::is_sorted(series.points, {}, &CurvePoint::x));
    }

    void logsWithoutAccuracyByStepHaveItByEpoch() {
        Telling told;
        for (int i = 0; i < 10; ++i) told.window(2, std::nullopt);
        told.epoch(0.5, 0.6);
        const ChartSpec chart = told.chart(RunMetric::Top1);
        QCOMPARE(chart.series.size(), std::size_t{2});
        QCOMPARE(chart.series[0].points[0].y, 50.0);
        QCOMPARE(told.chart(RunMetric::Loss).series.size(), std::size_t{3});
    }

    void whatIsNoNumberBreaksTheLine() {
        Telling told;
        told.window(2, 0.1);
        told.window(std::nan(""), 0.1);
        told.window(1, 0.1);
        const auto points = told.chart(RunMetric::Loss).series[0].points;
        QVERIFY(std::isnan(points[1].y) && points[2].y == 1);
        for (const CurvePoint& point : points) QVERIFY(std::isfinite(point.x));
    }

    void showsWhatTheHardwareWasDoing() {
        Telling told;
        QVERIFY(told.chart(RunMetric::Busy).series.empty());
        told.window(2, 0.1);
        ResourceSample sample{0.25, 3 << 29, -1, {}};
        told.say(sample);
        QCOMPARE(told.chart(RunMetric::Busy).series.size(), std::size_t{1});
        QCOMPARE(told.chart(RunMetric::Busy).series[0].points[0].y, 25.0);
        QCOMPARE(told.chart(RunMetric::Memory).series[0].points[0].y, 1.5);  // GiB
        QVERIFY(told.chart(RunMetric::Power).series.empty());
        sample.watts = 40;
        sample.devices = {{"a", 0.5, 1 << 30, -1, 60}, {"b", 1, 1 << 30, -1, -1}};
        told.say(sample);
        const ChartSpec busy = told.chart(RunMetric::Busy);
        QCOMPARE(busy.series.size(), std::size_t{2});
        QCOMPARE(busy.series[0].points.back().y, 75.0);
        QCOMPARE(told.chart(RunMetric::Memory).series[0].points.back().y, 2.0);
        QCOMPARE(told.chart(RunMetric::Power).series[0].points.back().y, 100.0);
    }

    /// Frozen for an epoch of ten steps; then the others have a tenth of the last layer's rate.
    void eachGroupOfParametersHasItsRate() {
        Telling told([](RunSpec& spec) {
            spec.model.weights = "some.pth";
            spec.model.frozenEpochs = 1;
            spec.optimizer.backboneRate = 0.1;
            spec.optimizer.learningRate = 0.5;
            spec.schedule.kind = "constant";
            spec.schedule.warmupEpochs = 0;
        });
        for (int i = 0; i < 10; ++i) told.window(2, 0.3, 0.5);
        QCOMPARE(told.chart(RunMetric::LearningRate).series.size(), std::size_t{1});  // the others have none yet
        told.say(Notice{Severity::Info, kUnfrozen, {"", {}}, {}});
        for (int i = 0; i < 10; ++i) told.window(1, 0.4, 0.25);
        const ChartSpec rates = told.chart(RunMetric::LearningRate);
        QCOMPARE(rates.series.size(), std::size_t{2});
        QCOMPARE(rates.series[0].points[9].y, 0.5);
        QVERIFY(std::isnan(rates.series[1].points[9].y));
        QCOMPARE(rates.series[1].points[10].y, 0.025);
        QCOMPARE(rates.series[0].points[10].y, 0.25);
        QCOMPARE(rates.events.size(), std::size_t{1});
        QCOMPARE(rates.events[0].x, 10.0);
        QCOMPARE(rates.events[0].strong, QStringLiteral("unfrozen"));
        QCOMPARE(told.chart(RunMetric::Loss, CurveAxis::Epoch).events[0].x, 1.0);
        QCOMPARE(told.chart(RunMetric::Rate, CurveAxis::Active).events[0].x, 5.0);

        // Below another chart: both, and what the schedule has for the thirty steps to come. The run has half of that,
        // as if it had been rolled back.
        ChartSpec loss = told.chart(RunMetric::Loss);
        addLearningRates(loss, told.run(), CurveAxis::Step);
        QVERIFY(loss.foot && loss.foot->logY);
        QCOMPARE(loss.foot->series.size(), std::size_t{4});
        const auto& ahead = loss.foot->series[3].points;
        QCOMPARE(ahead.front().x, 20.0);
        QCOMPARE(ahead.back().x, 50.0);
        QCOMPARE(ahead.back().y, 0.025);
        // The table has a column for each measured line.
        QCOMPARE(tableOf(loss).heads.size(), 1 + static_cast<qsizetype>(loss.series.size()) + 2);
    }

    void aRunWithOneRateHasOneLine() {
        Telling told;
        told.window(2, 0.1, 0.05);
        told.window(2, 0.1, 0.1);
        ChartSpec loss = told.chart(RunMetric::Loss);
        QVERIFY(!loss.foot && loss.events.empty());
        addLearningRates(loss, told.run(), CurveAxis::Step);
        QVERIFY(loss.foot && !loss.foot->logY);
        QCOMPARE(loss.foot->series[0].points[1].y, 0.1);
        QCOMPARE(loss.foot->series[0].name, QStringLiteral("learning rate"));
    }

    /// The foot takes its room from the plot, and only where that is high enough.
    void aLowChartHasNoFoot() {
        Telling told;
        for (int i = 0; i < 12; ++i) told.window(2.0 - i * 0.1, 0.3);
        ChartSpec loss = told.chart(RunMetric::Loss);
        addLearningRates(loss, told.run(), CurveAxis::Step);
        ChartFrame frame;
        frame.spec = &loss;
        frame.whole = frame.range = wholeRange(loss);
        frame.layOut({400, 400}, ChartStyle::screen());
        QVERIFY(frame.foot.height() > 30 && frame.foot.top() > frame.plot.bottom());
        QCOMPARE(frame.bottom(), frame.foot.bottom());
        const double both = frame.foot.bottom() - frame.plot.top();
        frame.layOut({400, 150}, ChartStyle::screen());
        QVERIFY(frame.foot.isEmpty());
        QCOMPARE(frame.bottom(), frame.plot.bottom());
        loss.foot.reset();
        frame.layOut({400, 400}, ChartStyle::screen());
        QCOMPARE(frame.plot.height(), both);
    }

    void choicesAreKept() {
        RunRecord record = livesamples::rentedRun();
        const Figures& figures = record.figures();
        const LiveRun run{figures, record.spec(), record.offer(), true, figures.lastUtcMillis};
        const auto panelOf = [](LiveView& view) {
            return view.findChild<ChartPanel*>(QStringLiteral("accuracyChart"));
        };
        const auto shown = [&](LiveView& view) -> const ChartSpec& { return panelOf(view)->view().spec(); };
        {
            LiveView view;
            connect(&view, &LiveView::chartChoiceChanged, &view, [&] { view.update(run); });
            view.resize(1300, 820);
            view.show();
            view.update(run);
            QCOMPARE(shown(view).title, QStringLiteral("Top-1 accuracy, %"));
            panelOf(view)->setQuantity(static_cast<int>(RunMetric::Loss));
            QCOMPARE(shown(view).title, QStringLiteral("Loss"));
            QVERIFY(!shown(view).logY);
            panelOf(view)->view().zoom(0.5);
            QTest::keyClick(&panelOf(view)->view(), Qt::Key_Y);
            QVERIFY(shown(view).logY && !shown(view).logX);
            QVERIFY(panelOf(view)->view().isFitted());  // the range zoomed into meant losses, not their logarithms
            view.grab();
        }
        LiveView view;
        connect(&view, &LiveView::chartChoiceChanged, &view, [&] { view.update(run); });
        view.resize(1300, 820);
        view.show();
        view.update(run);
        QCOMPARE(shown(view).title, QStringLiteral("Loss"));
        QVERIFY(shown(view).logY);
        // It goes with the measure.
        panelOf(view)->setQuantity(static_cast<int>(RunMetric::Top1));
        QVERIFY(!shown(view).logY);
        // From the menu, the x axis; nothing lies left of its first value, where the start-up's shade would begin.
        const auto* button = panelOf(view)->findChild<QToolButton*>(QStringLiteral("logarithmic"));
        QVERIFY(button->isVisible() && !button->accessibleName().isEmpty() && button->focusPolicy() == Qt::TabFocus);
        button->menu()->actions().back()->trigger();
        QVERIFY(shown(view).logX && !shown(view).logY);
        for (const ChartShade& shade : shown(view).shades) QVERIFY(shade.from > 0);
        view.grab();
    }

    /// A page that scrolls under the wheel must not choose another measure on the way.
    void theWheelChoosesNothing() {
        LiveView view;
        view.resize(1300, 820);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (auto* choice : view.findChild<ChartPanel*>(QStringLiteral("rateChart"))->findChildren<QComboBox*>()) {
            const int before = choice->currentIndex();
            const QPointF at(5, 5);
            QWheelEvent event(at, choice->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(choice, &event);
            QCOMPARE(choice->currentIndex(), before);
        }
    }

    /// A third chart where there is room, filled when it appears.
    void aWidePageShowsAThirdChart() {
        RunRecord record = livesamples::ownRun(3);
        const Figures& figures = record.figures();
        const LiveRun run{figures, record.spec(), record.offer(), true, figures.lastUtcMillis};
        LiveView view;
        connect(&view, &LiveView::chartChoiceChanged, &view, [&] { view.update(run); });
        view.resize(1000, 820);
        view.show();
        view.update(run);
        auto* third = view.findChild<ChartPanel*>(QStringLiteral("lossChart"));
        QVERIFY(!third->isVisible() && third->view().spec().series.empty());
        view.resize(1192, 820);  // beside the rail of a window 1280 wide
        QTRY_VERIFY(third->isVisible());
        QCOMPARE(third->view().spec().title, QStringLiteral("Loss"));
        QCOMPARE(third->view().spec().series.size(), std::size_t{3});
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
};

QTEST_MAIN(LiveMetricsTest)
#include "live_metrics_test.moc"
