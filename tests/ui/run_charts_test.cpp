// A run's charts on the Live page and in its report: the same lines.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/live_view.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

constexpr std::int64_t kEpochs = 12;
constexpr double kTarget = 88;

/// The figures of a report, in order.
std::vector<Report::Figure> figuresIn(const Report& report) {
    std::vector<Report::Figure> all;
    const auto take = [&](const Report::Part& part) {
        if (!part.figure.spec.series.empty()) all.push_back(part.figure);
    };
    for (const Report::Block& block : report.blocks) {
        if (const auto* part = std::get_if<Report::Part>(&block)) take(*part);
        if (const auto* both = std::get_if<Report::Columns>(&block)) take(both->left), take(both->right);
    }
    return all;
}

bool sameNumber(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

}  // namespace

class RunChartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        test::SampleRun run;
        run.spec.name = "Trial of ResNet-8";
        run.spec.stop.target = kTarget;
        run.spec.stop.epochs = run.epochs = kEpochs;
        run.brokenAfter = 4;
        run.machine = test::sampleMachine();
        run.offer = test::sampleOwnOffer();
        run.exit = ExitRecord{2, 0, RunState::Finished, StopReason::Epochs, {}, run.begunUtcMillis + 130'000, 0};
        const auto written = test::writeSample(Path(home_.path().toStdString()) / "runs", run);
        QVERIFY2(written, written ? "" : english(written.error()).c_str());
        ReportPlaces places;
        places.folders = {written->path()};
        const auto source = readReportSource({}, places);
        QVERIFY2(source, source ? "" : english(source.error()).c_str());
        source_ = *source;
    }

    void thePageAndTheReportHaveTheSameCharts_data() {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<std::size_t>("figure");
        QTest::addRow("accuracy") << QStringLiteral("accuracyChart") << std::size_t{0};
        QTest::addRow("rate") << QStringLiteral("rateChart") << std::size_t{1};
    }
    void thePageAndTheReportHaveTheSameCharts() {
        QFETCH(QString, panel);
        QFETCH(std::size_t, figure);
        const ReportedRun& run = source_.runs.at(0);
        const LiveRun shown{run.figures, run.directory.spec(), run.directory.offer(), false, run.figures.lastUtcMillis};
        LiveView view;
        view.update(shown);
        auto* charts = view.findChild<ChartPanel*>(panel);
        if (figure == 1) charts->setQuantity(quantityOf(run, RunMetric::Rate));
        view.update(shown);
        const ChartSpec& page = charts->view().spec();
        const auto figures = figuresIn(reportIn(QLocale(QLocale::English, QLocale::UnitedStates)));
        QVERIFY(figures.size() > figure);
        const ChartSpec& paper = figures[figure].spec;

        QCOMPARE(paper.title, page.title);
        QCOMPARE(paper.xTitle, page.xTitle);
        QCOMPARE(paper.yTitle, page.yTitle);
        QVERIFY(paper.nameY);  // nothing else names it there
        QCOMPARE(paper.xFrom, page.xFrom);
        QCOMPARE(paper.xTo, page.xTo);
        QCOMPARE(paper.leastSpan, page.leastSpan);
        QCOMPARE(paper.series.size(), page.series.size());
        for (std::size_t i = 0; i < page.series.size(); ++i) {
            const ChartSeries &there = paper.series[i], &here = page.series[i];
            QCOMPARE(there.name, here.name);
            QCOMPARE(there.slot, here.slot);
            QCOMPARE(there.dashed, here.dashed);
            QCOMPARE(there.endLabel, here.endLabel);
            QCOMPARE(there.markerEvery, here.markerEvery);
            QCOMPARE(there.dot.has_value(), here.dot.has_value());
            QCOMPARE(there.ring.has_value(), here.ring.has_value());
            QCOMPARE(there.points.size(), here.points.size());
            QCOMPARE(there.band.size(), here.band.size());
            QVERIFY(std::ranges::equal(there.points, here.points, [](const CurvePoint& a, const CurvePoint& b) {
                return sameNumber(a.x, b.x) && sameNumber(a.y, b.y);
            }));
        }
        QCOMPARE(paper.lines.size(), page.lines.size());
        for (std::size_t i = 0; i < page.lines.size(); ++i) {
            QCOMPARE(paper.lines[i].y, page.lines[i].y);
            QCOMPARE(paper.lines[i].label, page.lines[i].label);
        }
        QCOMPARE(paper.marks, page.marks);
        QCOMPARE(paper.notes.size(), page.notes.size());
        QCOMPARE(paper.shades.size(), page.shades.size());
    }

    /// Against what the run's log says, not against each other.
    void theReportDrawsTheRun() {
        const Figures& run = source_.runs.at(0).figures;
        const auto figures = figuresIn(reportIn(QLocale(QLocale::English, QLocale::UnitedStates)));
        QVERIFY(figures.size() >= 2);
        const ChartSpec &accuracy = figures[0].spec, &rate = figures[1].spec;
        QCOMPARE(accuracy.lines.size(), std::size_t{1});
        QCOMPARE(accuracy.lines[0].y, kTarget);
        const ChartSeries& validation = accuracy.series.back();
        QCOMPARE(validation.points.size(), static_cast<std::size_t>(kEpochs));
        QCOMPARE(validation.points.back().x, static_cast<double>(kEpochs));
        const auto first = std::ranges::find_if(validation.points, [](const CurvePoint& p) { return p.y >= kTarget; });
        QVERIFY(first != validation.points.end() && validation.ring);
        QCOMPARE(validation.ring->x, first->x);
        const auto best = std::ranges::max_element(validation.points, {}, &CurvePoint::y);
        QVERIFY(validation.dot);
        QCOMPARE(validation.dot->x, best->x);
        QVERIFY(figures[0].caption.contains(QStringLiteral("at or above the target")));

        const auto measured = std::ranges::count_if(run.rates, [](const RatePoint& point) { return !point.warmup; });
        const auto drawn =
            std::ranges::count_if(rate.series[0].points, [](const CurvePoint& p) { return std::isfinite(p.y); });
        QCOMPARE(drawn, measured);
    }

    /// A report keeps its own language: its charts write their figures in that, whatever the window's.
    void theReportsFiguresAreInItsLanguage() {
        const auto figures = figuresIn(reportIn(QLocale(QLocale::Russian, QLocale::Russia)));
        QVERIFY(figures.size() >= 2);
        QVERIFY(figures[0].spec.yText(91.25).contains(QLatin1Char(',')));
        QVERIFY(figures[0].spec.series.back().endLabel.contains(QLatin1Char(',')));
        QVERIFY(runChart(chartedRun(), RunMetric::Top1, CurveAxis::Epoch).yText(91.25).contains(QLatin1Char('.')));
    }

private:
    [[nodiscard]] ChartedRun chartedRun() const {
        const ReportedRun& run = source_.runs.at(0);
        return {run.figures, run.directory.spec(), run.directory.offer(), false, nullptr, Formatter::current()};
    }
    [[nodiscard]] static int quantityOf(const ReportedRun& run, RunMetric metric) {
        const auto all = runMetrics(run.directory.spec());
        return static_cast<int>(std::ranges::find(all, metric) - all.begin());
    }
    [[nodiscard]] Report reportIn(const QLocale& locale) const {
        ReportRequest request;
        request.locale = locale;
        return makeReport(request, source_);
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    QTemporaryDir home_;
    ReportSource source_;
};

QTEST_MAIN(RunChartsTest)
#include "run_charts_test.moc"
