#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <memory>

#include "tests/ui/support/clipping.h"
#include "tests/ui/support/session_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/live/limit_strip.h"
#include "ui/pages/live/session_tiles.h"
#include "ui/pages/live/session_view.h"
#include "ui/theme/theme.h"
#include "ui/view/column_head.h"
#include "ui/view/size_charts.h"
#include "ui/view/size_findings.h"
#include "ui/view/size_table.h"

using namespace epochal;
using namespace epochal::ui;
using test::ToldSession;

namespace {

QString said(QString text) {
    return text.replace(QChar(0x00A0), QLatin1Char(' ')).remove(QChar(0x2060));
}

QString allText(const QList<Fact>& facts) {
    QStringList all;
    for (const Fact& fact : facts) all += fact.label + QStringLiteral(": ") + fact.value;
    return said(all.join(QLatin1Char('\n')));
}

/// The same run in the forms that the tests need.
struct Shown {
    explicit Shown(const ToldSession& session)
        : record(test::recordOf(session)), active(session.state == RunState::Running) {}
    [[nodiscard]] LiveRun run() {
        const Figures& figures = record.figures();
        return {figures, record.spec(), record.offer(), active, figures.lastUtcMillis};
    }
    [[nodiscard]] SizesView view() {
        SizesView view = SizesView::of(record.spec(), record.offer(), record.figures(), Formatter::current());
        view.inProgress = active;
        return view;
    }
    RunRecord record;
    bool active;
};

}  // namespace

class SessionViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Language::apply(QStringLiteral("en"));
    }

    /// A batch of n takes 1 + n / 4 ms, so n / (1 + n / 4) images a millisecond; its p95 is 1.1 times that. Within
    /// 20 ms at p95 lie 1 + n / 4 <= 18.18, so n <= 68: the fastest is 64, with 64 / 17 ms = 3764.7 images/s and a p95
    /// of 18.7 ms. A million of them cost 3.60 / 3600 x 1e6 / 3764.7 = 0.26563 USD.
    void theFastestWithinTheLimitIsTheRun() {
        Shown shown(test::toldInference());
        const SizesView view = shown.view();
        QCOMPARE(view.size(view.chosen().value()), 64);
        QCOMPARE(sessionRateTile(shown.run()).value, QStringLiteral("3,765"));
        QCOMPARE(sessionRateTile(shown.run()).note, QStringLiteral("batch of 64, the fastest within the limit"));
        QCOMPARE(latencyTile(shown.run()).value, QStringLiteral("18.7"));
        QCOMPARE(latencyTile(shown.run()).note, QStringLiteral("p50 17.0 · p99 20.4 · limit 20.0\u00a0ms"));
        QCOMPARE(perMillionTile(shown.run()).value, QStringLiteral("0.266"));
        QCOMPARE(sizesTile(shown.run()).value, QStringLiteral("10"));
        const QString findings = allText(SizeFindings(view).findings());
        QVERIFY2(findings.startsWith(QStringLiteral(
                     "Batch of 64: The fastest whose p95 meets the limit of 20.0 ms: 3,765 images/s, p95 18.7 ms. A "
                     "million images cost 0.266 USD.")),
                 qPrintable(findings));
        // 256 takes 65 ms: 3938 images/s, 5% more, but 71.5 ms.
        QVERIFY2(findings.contains(QStringLiteral("Over the limit: batch of 256: 3,938 images/s, 5% more, but p95 71.5 "
                                                  "ms.")),
                 qPrintable(findings));
        // 1 takes 1.25 ms: 800 images/s, 20% of 3938.
        QVERIFY2(findings.contains(QStringLiteral("Batch of 1: 800 images/s, 20% of the fastest (batch of 256).")),
                 qPrintable(findings));
        QVERIFY2(findings.contains(QStringLiteral("Out of memory at 512: The largest that fits: batch of 256, using "
                                                  "4.0 GiB.")),
                 qPrintable(findings));
    }

    void everySizeIsARow() {
        Shown shown(test::toldInference());
        const SizeTable table = SizeTable::of(shown.view());
        QCOMPARE(table.rows.size(), 10);
        QStringList heads;
        for (const SizeTable::Column& column : table.columns) heads += said(headInOneLine(column.title, column.unit));
        QCOMPARE(heads.join(QLatin1Char('|')),
                 QStringLiteral("Batch size|Images/s|Latency p50, ms|Latency p95, ms|Latency p99, ms|Memory, GiB|Price "
                                "per million images, USD"));
        QStringList row;
        for (const SizeTable::Cell& cell : table.rows[6].cells) row += cell.text;
        QCOMPARE(row.join(QLatin1Char('|')), QStringLiteral("64|3,765|17.0|18.7|20.4|1.23|0.266"));
        QVERIFY(table.rows[6].chosen && !table.rows[6].overLimit);
        QVERIFY(table.rows[7].overLimit && !table.rows[7].chosen);
        QCOMPARE(table.rows[9].instead, QStringLiteral("out of memory"));
        QCOMPARE(table.rows[9].cells.size(), 1);
        QCOMPARE(table.rows[9].cells.front().text, QStringLiteral("512"));
    }

    void chartsShowWhatTheTableShows() {
        Shown shown(test::toldInference());
        const SizesView view = shown.view();
        const ChartSpec latency = latencyOverSize(view), rate = rateOverSize(view), money = perMillionOverSize(view);
        QCOMPARE(latency.series.size(), std::size_t(3));
        QVERIFY(!latency.series[0].dashed && latency.series[1].dashed && latency.series[2].dotted);
        QCOMPARE(latency.beyond.value(), 20.0);
        QCOMPARE(latency.lines.at(0).y, 20.0);
        QCOMPARE(rate.series.at(0).ring->x, 64.0);
        QCOMPARE(rate.series.at(0).hollow, (std::vector<double>{128, 256}));
        const SizeTable table = SizeTable::of(view);
        for (std::size_t i = 0; i < 9; ++i) {
            const auto& cells = table.rows[static_cast<int>(i)].cells;
            QCOMPARE(rate.series[0].points[i].x, cells[0].value);
            QCOMPARE(rate.series[0].points[i].y, cells[1].value);
            for (std::size_t line = 0; line < 3; ++line)
                QCOMPARE(latency.series[line].points[i].y, cells[static_cast<int>(2 + line)].value * 1000);
            QCOMPARE(money.series[0].points[i].y, cells[6].value);
        }
        QVERIFY(latency.logX && latency.logY);
    }

    void withoutALimitTheFastestCounts() {
        Shown shown(test::toldInference(0));
        const SizesView view = shown.view();
        QCOMPARE(view.size(view.chosen().value()), 256);
        QVERIFY(latencyOverSize(view).lines.empty() && !latencyOverSize(view).beyond);
        for (const SizeTable::Row& row : SizeTable::of(view).rows) QVERIFY(!row.overLimit);
        const QString findings = allText(SizeFindings(view).findings());
        QVERIFY2(findings.startsWith(QStringLiteral("Batch of 256: The fastest of those measured: 3,938 images/s, p95 "
                                                    "71.5 ms.")),
                 qPrintable(findings));
        // 64 has 95.6% of it.
        QVERIFY2(findings.contains(QStringLiteral("Nearly as fast: batch of 64: 96% of that rate, at p95 18.7 ms.")),
                 qPrintable(findings));
        QVERIFY(SizeFindings(view).limitText().isEmpty());
        QVERIFY(SizeFindings(view).missing().contains(QStringLiteral("a latency limit (the run had none)")));
    }

    void aLimitThatNothingKeepsIsSaid() {
        Shown shown(test::toldInference(1));
        QVERIFY(!shown.view().chosen());
        QCOMPARE(sessionRateTile(shown.run()).value, QString(QChar(0x2013)));
        QCOMPARE(sessionRateTile(shown.run()).note, QStringLiteral("no size meets the limit"));
        // The smallest takes 1.25 ms, at p95 1.375.
        const QString findings = allText(SizeFindings(shown.view()).findings());
        QVERIFY2(findings.startsWith(QStringLiteral("No size meets the limit: The limit is 1.00 ms; the lowest latency "
                                                    "is p95 1.38 ms (batch of 1).")),
                 qPrintable(findings));
    }

    void withoutAPriceNoMoneyIsShown() {
        ToldSession session = test::toldInference();
        session.offer.pricePerHour.reset();
        Shown shown(session);
        for (const SizeTable::Column& column : SizeTable::of(shown.view()).columns)
            QVERIFY(column.quantity != SizeTable::Quantity::PerMillion);
        QCOMPARE(perMillionTile(shown.run()).value, QString(QChar(0x2013)));
        QVERIFY(perMillionTile(shown.run()).warn);
        QVERIFY(perMillionOverSize(shown.view()).series.empty());
        QCOMPARE(perMillionOverSize(shown.view()).emptyText, QStringLiteral("This offer has no price."));
        QVERIFY(!allText(SizeFindings(shown.view()).findings()).contains(QStringLiteral("USD")));
        QVERIFY(SizeFindings(shown.view())
                    .missing()
                    .contains(QStringLiteral("all monetary figures (the offer has no price)")));
    }

    void oneSizeIsAPoint() {
        ToldSession session = test::toldInference(0);
        session.sizes = {32};
        session.outOfMemory.reset();
        Shown shown(session);
        QCOMPARE(rateOverSize(shown.view()).series.at(0).points.size(), std::size_t(1));
        const QString findings = allText(SizeFindings(shown.view()).findings());
        // 32 take 9 ms: 3556 images/s, 0.281 USD a million.
        QCOMPARE(findings, QStringLiteral("Batch of 32: The only size measured: 3,556 images/s. A million images cost "
                                          "0.281 USD."));
    }

    void aSessionInProgressSaysWhatItMeasures() {
        ToldSession session = test::toldInference();
        session.state = RunState::Running;
        session.sizes = {1, 2, 4};
        session.outOfMemory.reset();
        Shown shown(session);
        QCOMPARE(sizesTile(shown.run()).note, QStringLiteral("now: batch of 8"));
        const SizeTable table = SizeTable::of(shown.view());
        QVERIFY(table.rows.last().inProgress);
        QCOMPARE(table.rows.last().cells.front().text, QStringLiteral("8"));
        QCOMPARE(table.rows.last().instead, QStringLiteral("being measured"));
        session.planned = {1, 2, 4, 48};
        Shown listed(session);
        QCOMPARE(sizesTile(listed.run()).unit, QStringLiteral("of 4"));
        QCOMPARE(SizeTable::of(listed.view()).rows.last().cells.front().text, QStringLiteral("48"));
        session.underway = 48;
        Shown underway(session);
        const SizeTable::Row last = SizeTable::of(underway.view()).rows.last();
        QVERIFY(last.inProgress && !last.chosen && last.instead.isEmpty());
        QCOMPARE(last.cells[1].text, QStringLiteral("3,692"));  // 48 take 13 ms
        QCOMPARE(sizesTile(underway.run()).value, QStringLiteral("3"));
        QCOMPARE(underway.view().size(underway.view().chosen().value()), 4);
        session.underway.reset();
        session.sizes.clear();
        Shown first(session);
        QCOMPARE(rateOverSize(first.view()).emptyText, QStringLiteral("The first size is being measured."));
        QVERIFY(SizeFindings(first.view()).findings().isEmpty());
    }

    /// 500 images/s a thread: six read 3000, six times as much as one.
    void inputRunsGoOverThreads() {
        Shown shown(test::toldInput());
        QCOMPARE(sessionRateTile(shown.run()).note, QStringLiteral("6 loader threads, the fastest"));
        const QString findings = allText(SizeFindings(shown.view()).findings());
        QVERIFY2(findings.contains(QStringLiteral("1 loader thread: 500 images/s. 6 loader threads: 6.0 times as "
                                                  "much.")),
                 qPrintable(findings));
        QCOMPARE(rateOverSize(shown.view()).xTitle, QStringLiteral("loader threads, log scale"));
        QCOMPARE(SizeTable::of(shown.view()).columns.front().title, QStringLiteral("Loader threads"));
    }

    void throughputRunsSayWhatLimitsThem() {
        Shown shown(test::toldThroughput());
        // 64 in 17 ms at 3.60 USD/h: 3764.7 / 3.6 = 1045.75.
        QCOMPARE(sessionPerPriceTile(shown.run()).value, QStringLiteral("1,046"));
        QCOMPARE(ratePerPriceOverSize(shown.view()).title, QStringLiteral("Images/s per USD/h"));
        const QString findings = allText(SizeFindings(shown.view()).findings());
        QVERIFY2(findings.contains(QStringLiteral("Compute-bound")), qPrintable(findings));
        const SizeTable table = SizeTable::of(shown.view());
        QVERIFY(std::ranges::any_of(table.columns, [](const SizeTable::Column& column) {
            return column.quantity == SizeTable::Quantity::DataWait;
        }));
        QVERIFY(std::ranges::none_of(table.columns, [](const SizeTable::Column& column) {
            return column.quantity == SizeTable::Quantity::P95;
        }));
        // 61 W x 17 ms / 64 = 16.2 mJ an image; a million of them are 4.50 Wh.
        QCOMPARE(table.columns.back().quantity, SizeTable::Quantity::Energy);
        QCOMPARE(table.columns.back().title, QStringLiteral("Energy per million images"));
        QCOMPARE(table.rows.back().cells.back().text, QStringLiteral("4.50"));
        ToldSession unmeasured = test::toldThroughput();
        unmeasured.watts = 0;
        QVERIFY(SizeTable::of(Shown(unmeasured).view()).columns.back().quantity != SizeTable::Quantity::Energy);
    }

    /// Another limit changes what is shown of the run, not the run.
    void theLimitIsLookedAtOnly() {
        Shown shown(test::toldInference());
        SessionView view;
        view.resize(1400, 900);
        view.show();
        view.update(shown.run());
        auto* strip = view.findChild<LimitStrip*>();
        QCOMPARE(strip->limit(), 20.0);
        QSignalSpy changed(&view, &SessionView::limitChanged);
        strip->findChild<QDoubleSpinBox*>()->setValue(5);
        QCOMPARE(changed.size(), 1);
        view.update(shown.run());
        const auto& chart = view.findChild<ChartPanel*>(QStringLiteral("sizeChart1"))->view();
        QCOMPARE(chart.spec().beyond.value(), 5.0);
        // Up to 1 + n / 4 <= 4.545: 14, so 8, with a p95 of 3.3 ms.
        QCOMPARE(said(strip->findChild<QLabel*>(QStringLiteral("limitWords"))->text()),
                 QStringLiteral("The largest within the limit: batch of 8, p95 3.30 ms."));
        QCOMPARE(shown.record.spec().session.latencyLimit, 20.0);
        strip->findChild<QComboBox*>()->setCurrentIndex(0);
        QCOMPARE(strip->percentile(), Percentile::P50);
        strip->findChild<QPushButton*>(QStringLiteral("limitOwn"))->click();
        QCOMPARE(strip->limit(), 20.0);
        QCOMPARE(strip->percentile(), Percentile::P95);
        strip->findChild<QDoubleSpinBox*>()->setValue(5);
        view.forget();
        view.update(shown.run());
        QCOMPARE(strip->limit(), 20.0);
    }

    void chartsShareTheCursor() {
        Shown shown(test::toldInference());
        SessionView view;
        view.resize(1400, 900);
        view.show();
        view.update(shown.run());
        ChartView& latency = view.findChild<ChartPanel*>(QStringLiteral("sizeChart1"))->view();
        QTest::keyClick(&latency, Qt::Key_Home);
        const QStringList text = latency.cursorText();
        for (const char* other : {"sizeChart2", "sizeChart3"})
            QCOMPARE(view.findChild<ChartPanel*>(QLatin1String(other))->view().cursorText().first(), text.first());
        QCOMPARE(text.first().section(QLatin1Char('\t'), 0, 0), QStringLiteral("batch of 1"));
        QVERIFY(text.contains(QStringLiteral("images/s\t800")));
    }

    /// With EPOCHAL_PICTURES: each kind of session in three languages, light and dark, at two sizes.
    void nothingIsCutOff_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        for (const char* language : {"en", "ru", "es"})
            for (const bool dark : {false, true})
                QTest::addRow("%s-%s", language, dark ? "dark" : "light") << QString::fromLatin1(language) << dark;
    }
    void nothingIsCutOff() {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        Language::apply(language);
        Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        ToldSession running = test::toldInference();
        running.state = RunState::Running;
        running.sizes = {1, 2, 4, 8, 16, 32, 64, 128};
        running.outOfMemory.reset();
        running.spec.session.batches = running.planned = {1, 2, 4, 8, 16, 32, 64, 128, 256};
        running.underway = 256;
        ToldSession unpriced = test::toldInference(0);
        unpriced.offer.pricePerHour.reset();
        for (const auto& [name, session] :
             {std::pair("inference", test::toldInference()), std::pair("running", running),
              std::pair("unpriced", unpriced), std::pair("throughput", test::toldThroughput()),
              std::pair("input", test::toldInput())}) {
            Shown shown(session);
            SessionView view;
            for (const QSize size : {QSize(1192, 606), QSize(1832, 966)}) {
                view.resize(size);
                view.show();
                view.update(shown.run());
                QTest::qWait(30);
                view.update(shown.run());
                QTest::qWait(30);
                const QStringList faults = test::lastingClips(view);
                if (!folder.isEmpty())
                    view.grab().save(QStringLiteral("%1/session-%2-%3-%4-%5.png")
                                         .arg(folder, QLatin1String(name), language,
                                              dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                         .arg(size.width()));
                QVERIFY2(faults.isEmpty(), qPrintable(QLatin1String(name) + faults.join(QLatin1Char('\n'))));
            }
        }
        Theme::instance().setChoice(ThemeChoice::Light);
        Language::apply(QStringLiteral("en"));
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
};

QTEST_MAIN(SessionViewTest)
#include "session_view_test.moc"
