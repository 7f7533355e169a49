// The charts of one comparison on the Compare page and in its report, and what the painters make of them on paper.
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "ui/charts/bar_painter.h"
#include "ui/charts/bar_view.h"
#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/paper_chart.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/compare_views.h"
#include "ui/report/language_scope.h"
#include "ui/report/report_comparison.h"
#include "ui/report/report_writer.h"

#include "tests/ui/support/text_recorder.h"

using namespace epochal;
using namespace epochal::ui;
using Recorder = epochal::test::TextRecorder;

namespace {

/// Without white space: a wrapped text is drawn in pieces.
QString bare(QString text) {
    return text.simplified().remove(QLatin1Char(' '));
}

QString show(const CurvePoint& at) {
    return QStringLiteral("%1/%2").arg(at.x, 0, 'g', 12).arg(at.y, 0, 'g', 12);
}

/// Everything a reader sees of a chart, one line for each thing, in the order drawn.
QStringList seen(const ChartSpec& spec) {
    QStringList all{spec.xTitle, spec.yTitle, QStringLiteral("log %1 %2").arg(spec.logX).arg(spec.logY)};
    for (const ChartPoint& one : spec.points)
        all << QStringLiteral("point %1|%2|%3|%4|%5|%6")
                   .arg(one.name, one.label, show({one.x, one.y}))
                   .arg(one.slot)
                   .arg(static_cast<int>(one.marker))
                   .arg(one.filled);
    for (const ChartFrontier& one : spec.frontiers) {
        all << QStringLiteral("frontier %1|%2").arg(one.label).arg(one.dashed);
        for (const CurvePoint& at : one.points) all << show(at);
    }
    for (const ChartSeries& one : spec.series) {
        all << QStringLiteral("line %1|%2|%3|%4|%5|%6|%7")
                   .arg(one.name, one.endLabel)
                   .arg(one.slot)
                   .arg(one.dashed)
                   .arg(one.markerEvery)
                   .arg(one.filled)
                   .arg(one.dot ? show(*one.dot) : QString());
        for (const CurvePoint& at : one.points) all << show(at);
    }
    for (const ChartLine& one : spec.lines) all << QStringLiteral("level %1|%2").arg(one.y).arg(one.label);
    return all;
}

QStringList seen(const BarSpec& spec) {
    QStringList all = spec.parts;
    all << spec.valueTitle;
    for (const BarGroup& group : spec.groups) {
        all << QStringLiteral("group %1|%2|%3").arg(group.label, group.note).arg(group.slot);
        for (const Bar& bar : group.bars)
            all << QStringLiteral("%1|%2|%3|%4|%5")
                       .arg(bar.value, 0, 'g', 12)
                       .arg(bar.text)
                       .arg(bar.spread)
                       .arg(bar.tick.value_or(-1))
                       .arg(bar.tickText);
    }
    return all;
}

QList<Report::Figure> figuresOf(const Report& report) {
    QList<Report::Figure> all;
    const auto take = [&](const Report::Part& part) {
        if (!part.figure.empty()) all << part.figure;
    };
    for (const Report::Block& block : report.blocks) {
        if (const auto* part = std::get_if<Report::Part>(&block)) take(*part);
        if (const auto* both = std::get_if<Report::Columns>(&block)) take(both->left), take(both->right);
    }
    return all;
}

/// A run of 40 epochs that rises to `best`; its evaluations are `seconds` apart.
Entry runOf(const char* name, const char* provider, double seconds, double best, std::int64_t devices) {
    Entry entry;
    entry.id = name;
    entry.name = name;
    entry.architecture = "resnet8";
    entry.accelerator = "L4";
    entry.devices = static_cast<int>(devices);
    entry.activeSeconds = entry.trainingSeconds = 40 * seconds;
    std::vector<QualityPoint> curve;
    for (int epoch = 1; epoch <= 40; ++epoch) {
        QualityPoint point;
        point.at.epoch = epoch;
        point.at.active = point.at.training = point.at.billed = epoch * seconds;
        point.quality = best * (1 - std::exp(-epoch / 6.0));
        curve.push_back(point);
    }
    entry.quality = curve.back().quality;
    entry.curve = curve;
    entry.offer.provider = provider;
    return entry;
}

}  // namespace

class ComparisonChartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Theme::instance().setChoice(ThemeChoice::Light);
        const auto studies = shippedStudies();
        QVERIFY2(studies, studies ? "" : english(studies.error()).c_str());
        places_.studies = *studies;
    }

    void pageAndReportShowTheSame_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QString>("language");
        for (const Study& study : places_.studies)
            for (const char* language : {"en_US", "ru_RU"})
                QTest::addRow("%s-%s", study.id.c_str(), language)
                    << QString::fromStdString(study.id) << QString::fromLatin1(language);
    }

    /// Each figure of the report is one of the charts that the page's panels show of the same comparison.
    void pageAndReportShowTheSame() {
        QFETCH(QString, study);
        QFETCH(QString, language);
        const ReportRequest request = requestOf(study, language);
        const auto source = readReportSource(request, places_);
        QVERIFY2(source, source ? "" : english(source.error()).c_str());
        const QList<Report::Figure> figures = figuresOf(makeReport(request, *source));
        const LanguageScope inLanguage(request.locale);
        const ComparisonView view(comparedFor(request, *source), Formatter(request.locale));
        CompareViews page;
        QList<QStringList> shown;
        for (int chart = 0; chart < kCompareCharts; ++chart) {
            page.choose(0, static_cast<CompareChart>(chart));
            page.show(view, {});
            page.panel(0).setAxis(static_cast<int>(axisOf(view.query().clock)));
            page.show(view, {});
            const ChartContent content =
                compareChart(static_cast<CompareChart>(chart), view, axisOf(view.query().clock));
            if (std::holds_alternative<BarSpec>(content)) shown << seen(page.panel(0).findChild<BarView*>()->spec());
            if (std::holds_alternative<ChartSpec>(content)) shown << seen(page.panel(0).view().spec());
        }
        if (figures.isEmpty()) QSKIP("this study's report has no chart");
        for (const Report::Figure& figure : figures) {
            const QStringList printed = figure.bars.groups.empty() ? seen(figure.spec) : seen(figure.bars);
            QVERIFY2(shown.contains(printed),
                     qPrintable(figure.caption + QLatin1Char('\n') + printed.join(QLatin1Char('\n'))));
        }
    }

    /// What tells machines of one name apart is in the column of devices, and not repeated in their names.
    void kindsOfPriceNameTheDevicesOnce() {
        const ReportRequest request = requestOf(QStringLiteral("painter-2020"), QStringLiteral("en_US"));
        const auto source = readReportSource(request, places_);
        QVERIFY2(source, source ? "" : english(source.error()).c_str());
        const ComparisonView view(comparedFor(request, *source), Formatter(request.locale));
        const ChartTable table = costsByKind(view);
        QCOMPARE(table.rows.size(), std::size_t{9});
        QSet<QString> rows;
        for (const auto& row : table.rows) {
            QVERIFY2(!row[0].text.contains(row[1].text), qPrintable(row[0].text));
            rows.insert(row[0].text + row[1].text + row[2].text);
        }
        QCOMPARE(rows.size(), 9);
    }

    /// On paper every text of a chart lies within the chart's area and on no other text; bars lose no word.
    void everyLabelOnPaperIsInsideItsArea_data() { pageAndReportShowTheSame_data(); }
    void everyLabelOnPaperIsInsideItsArea() {
        QFETCH(QString, study);
        QFETCH(QString, language);
        const ReportRequest request = requestOf(study, language);
        const auto source = readReportSource(request, places_);
        QVERIFY(source);
        const Formatter format(request.locale);
        for (const Report::Figure& figure : figuresOf(makeReport(request, *source)))
            for (const double width : {240.0, 510.0}) {
                if (width < 500 && isLong(figure.bars)) continue;  // long charts get the whole width of the page
                const QRectF area(400, 300, width * 20, figure.height * 20);
                Recorder paper(12'000, 17'000);
                QPainter painter(&paper);
                figure.bars.groups.empty() ? paintOnPaper(painter, area, figure.spec, format, 20)
                                           : paintOnPaper(painter, area, figure.bars, format, 20);
                painter.end();
                QVERIFY(paper.texts().size() > 3);
                checkTexts(paper, area);
                const QString drawn = bare(paper.all());
                for (const BarGroup& group : figure.bars.groups) {
                    for (const QString& word : (group.label + QLatin1Char(' ') + group.note).split(QLatin1Char(' ')))
                        QVERIFY2(drawn.contains(bare(word)), qPrintable(word));
                    for (const Bar& bar : group.bars) QVERIFY2(drawn.contains(bare(bar.text)), qPrintable(bar.text));
                }
            }
    }

    /// A long unit has its own line, so that every tick keeps its number.
    void aLongUnitHidesNoTick() {
        BarSpec spec;
        spec.groups = {{QStringLiteral("one"), {}, 0, {Bar{9442, QStringLiteral("9442")}}},
                       {QStringLiteral("two"), {}, 0, {Bar{2591, QStringLiteral("2591")}}}};
        for (const QString& unit : {QStringLiteral("h"), QStringLiteral("images/s per USD/h")}) {
            spec.valueTitle = unit;
            const BarLayout layout = layOutBars(spec, {700, 200}, ChartStyle::screen());
            QCOMPARE(layout.titleBelow, unit.size() > 1);
            Recorder screen(1000, 300);
            QPainter painter(&screen);
            paintBars(painter, spec, layout, ChartStyle::screen());
            painter.end();
            int numbers = 0;
            for (const Recorder::Text& text : screen.texts())
                numbers += text.rect.top() >= layout.plot.bottom() && text.words != unit ? 1 : 0;
            QCOMPARE(numbers, static_cast<int>(layout.ticks.size()));
            QVERIFY(screen.all().contains(unit));
        }
    }

    /// At the end of a whisker, a value would seem to be the whisker's: it is beside the plot. What the whiskers are is
    /// said at the axis.
    void valuesKeepClearOfWhiskers() {
        BarSpec spec;
        spec.valueTitle = QStringLiteral("share of variance");
        spec.intervalTitle = QStringLiteral("whiskers: 95% interval");
        spec.groups = {{QStringLiteral("Rate"), {}, 0, {Bar{0.52, QStringLiteral("0.52"), true}}},
                       {QStringLiteral("Seed"), {}, 0, {Bar{0.04, QStringLiteral("0.04"), true}}}};
        spec.groups[0].bars[0].interval = {0.31, 0.74};
        spec.groups[1].bars[0].interval = {0.01, 0.09};
        for (const double width : {316.0, 480.0, 700.0}) {
            const BarLayout layout = layOutBars(spec, {width, 200}, ChartStyle::screen());
            Recorder screen(1000, 300);
            QPainter painter(&screen);
            paintBars(painter, spec, layout, ChartStyle::screen());
            painter.end();
            int values = 0;
            for (const Recorder::Text& text : screen.texts()) {
                QVERIFY2(text.rect.left() >= 0 && text.rect.right() <= width, qPrintable(text.words));
                if (text.words != QLatin1String("0.52") && text.words != QLatin1String("0.04")) continue;
                ++values;
                QVERIFY(text.rect.left() > layout.x(0.74));
            }
            QCOMPARE(values, 2);
            QVERIFY2(screen.all().contains(spec.intervalTitle), qPrintable(screen.all()));
        }
    }

    /// What a corner says is not struck through by the frontier or a target that runs along the bottom.
    void theCornerKeepsClearOfWhatIsDrawnThere() {
        ChartSpec spec;
        for (const CurvePoint& at : {CurvePoint{8.3, 55}, CurvePoint{10.7, 91}, CurvePoint{10.7, 132}})
            spec.points.push_back({{}, {}, at.x, at.y});
        spec.frontiers = {{{{8.3, 55}}, {}}};
        spec.lines.push_back({57, {}, {}});
        const ChartStyle style = ChartStyle::screen();
        ChartFrame frame;
        frame.spec = &spec;
        frame.range = frame.whole = wholeRange(spec);
        frame.counts = countValues(spec, frame.whole);
        frame.layOut({560, 160}, style);
        Recorder screen(600, 200);
        QPainter painter(&screen);
        ChartPainter(painter, frame, style).paintAll();
        painter.end();
        bool said = false;
        for (const Recorder::Text& text : screen.texts()) {
            if (!text.words.contains(QStringLiteral("axis starts"))) continue;
            said = true;
            for (const double y : {55.0, 57.0}) {
                const double line = frame.at({9, y}).y();
                QVERIFY(line < text.rect.top() || line > text.rect.bottom());
            }
        }
        QVERIFY(said);
    }

    /// A bar's own figure never seems to be that of the published one's tick, however narrow the chart.
    void figuresKeepClearOfThePublishedTick() {
        BarSpec spec;
        for (const double value : {4.10, 2.0, 4.48, 4.6}) {
            BarGroup group{QString::number(value), {}, 0, {Bar{value, QString::number(value, 'f', 3)}}};
            group.bars[0].tick = 4.50;
            group.bars[0].tickText = QStringLiteral("published 4.50");
            spec.groups.push_back(group);
        }
        constexpr double kClear = 6;
        for (const double width : {200.0, 260.0, 340.0, 480.0, 900.0}) {
            const BarLayout layout = layOutBars(spec, {width, 240}, ChartStyle::screen());
            Recorder screen(1000, 300);
            QPainter painter(&screen);
            paintBars(painter, spec, layout, ChartStyle::screen());
            painter.end();
            for (const BarGroup& group : spec.groups)
                for (const Recorder::Text& text : screen.texts()) {
                    if (text.words != group.bars[0].text) continue;
                    const double tick = layout.x(4.50);
                    QVERIFY2(text.rect.left() >= tick + 2 * kClear || layout.x(group.bars[0].value) > tick + 2 * kClear,
                             qPrintable(QStringLiteral("%1 at %2").arg(text.words).arg(width)));
                }
        }
    }

    /// Six runs: dots where the target was met, minutes beside days on a logarithmic axis, no name over a curve.
    void curvesMarkTheTargetAndNameEachLine() {
        auto entries = std::make_shared<std::vector<Entry>>();
        const char* names[] = {"one", "two", "three", "four", "five", "six"};
        for (int i = 0; i < 6; ++i) entries->push_back(runOf(names[i], names[i], 20.0 * (i + 1), 0.80 + 0.03 * i, 1));
        ComparisonQuery query;
        query.clock = ClockKind::Active;
        query.target = 0.9;
        const auto chartOf = [&] {
            const auto data =
                compared(entries, std::make_shared<Audits>(), std::make_shared<PriceBook>(), query, "2026-11-22");
            return qualityCurves(ComparisonView(data, Formatter::current()), CurveAxis::Active);
        };
        ChartSpec spec = chartOf();
        QCOMPARE(spec.series.size(), 6U);
        QVERIFY(!spec.logX && spec.xFrom == 0.0);
        for (std::size_t i = 0; i < 6; ++i) {
            const Entry& run = (*entries)[i];
            const auto first = std::find_if(run.curve.begin(), run.curve.end(),
                                            [](const QualityPoint& point) { return point.quality >= 0.9; });
            QCOMPARE(spec.series[i].dot.has_value(), first != run.curve.end());
            if (spec.series[i].dot) QCOMPARE(spec.series[i].dot->x * 60, first->at.active);
            QVERIFY(!spec.series[i].filled);
        }
        // What is filled and what is not is said, in this order; without a target nothing is told apart.
        QCOMPARE(spec.keys.size(), 2U);
        QVERIFY(spec.keys[0].filled && spec.keys[0].text.contains(QStringLiteral("target")) && !spec.keys[1].filled);
        // A line of a single evaluation has no other marker than that of the target: its legend is filled, too.
        std::vector<Entry> all = *entries;
        for (Entry& one : *entries) one.curve = std::vector<QualityPoint>{one.curve.back()};
        for (const ChartSeries& one : chartOf().series) {
            QCOMPARE(one.points.size(), std::size_t{1});
            QCOMPARE(one.filled, one.dot.has_value());
        }
        *entries = std::move(all);
        query.target.reset();
        QVERIFY(chartOf().keys.empty());
        query.target = 0.999;  // reached by none
        QVERIFY(chartOf().keys.empty());
        query.target = 0.9;
        Recorder paper(12'000, 17'000);
        QPainter painter(&paper);
        const QRectF area(0, 0, 510 * 20, 165 * 20);
        paintOnPaper(painter, area, spec, Formatter(QLocale::c()), 20);
        painter.end();
        checkTexts(paper, area);
        for (const char* name : names) QVERIFY2(paper.all().contains(QLatin1String(name)), name);
        (*entries)[5] = runOf("six", "six", 90'000, 0.95, 1);
        spec = chartOf();
        QVERIFY(spec.logX);
        QVERIFY2(spec.xTitle.contains(QStringLiteral("log scale")), qPrintable(spec.xTitle));
    }

private:
    static ReportRequest requestOf(const QString& study, const QString& language) {
        ReportRequest request;
        request.kind = ReportKind::Study;
        request.subject = study;
        request.ownQuery = true;
        request.locale = QLocale(language);
        return request;
    }

    static void checkTexts(const Recorder& paper, const QRectF& area) {
        constexpr double kUnit = 20 * ChartStyle::kPaperPixel;  // a pixel
        for (const Recorder::Text& one : paper.texts()) {
            QVERIFY2(area.adjusted(-kUnit, -3 * kUnit, kUnit, 3 * kUnit).contains(one.rect), qPrintable(one.words));
            for (const Recorder::Text& other : paper.texts()) {
                if (&one == &other) continue;
                const QRectF shared = one.rect & other.rect;
                // Line heights include room above and below the letters.
                QVERIFY2(shared.width() < 2 * kUnit || shared.height() < 5 * kUnit,
                         qPrintable(one.words + QStringLiteral(" on ") + other.words));
            }
        }
    }

    ReportPlaces places_;
};

QTEST_MAIN(ComparisonChartsTest)
#include "comparison_charts_test.moc"
