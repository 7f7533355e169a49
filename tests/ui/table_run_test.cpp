// Runs that predict a column of a table, on every page and in a report: figures worked out by hand, measures of their
// task, and nothing that speaks of images or of accuracies.
#include <QApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/base/numerals.h"
#include "tests/support/patience.h"
#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/shown_texts.h"
#include "tests/ui/support/told_run.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/live/live_view.h"
#include "ui/pages/live/log_model.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/pages/runs/run_inspector.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"

using namespace epochal;
using namespace epochal::ui;
using epochal::test::ToldRun;

namespace {

/// RMSE 120, 60, 50 and 55 in four epochs of 90 s of steps and 10 s of evaluation, 9000 rows each; the column deviates
/// by 100, so R² begins at 1 - 1.2² = -0.44. The target of 60 is reached after 200 s at 0.1 cent.
ToldRun told(const char* id, const char* name, double scale = 1) {
    ToldRun run;
    run.id = std::string("20261120-184000-") + id;
    run.spec.name = name;
    run.spec.data.source = "table";
    run.spec.data.file = "/data/houses.csv";
    run.spec.data.column = "price";
    run.spec.stop.epochs = 4;
    run.spec.stop.measure = "rmse";
    run.spec.stop.target = 60;
    run.machine.accelerators = {{"NVIDIA L4", 24'000'000'000, "550"}};
    run.offer = test::toldOffer("Acme", "a1", "3.60");
    run.offer.accelerator = "L4";
    run.offer.count = 1;
    for (const double rmse : {120.0, 60.0, 50.0, 55.0}) run.epochs.push_back({90, 10, rmse * scale});
    return run;
}

LiveRun viewOf(RunRecord& record) {
    return {record.figures(), record.spec(), record.offer(), false, record.figures().lastUtcMillis};
}

QString plain(QString text) {
    return text.replace(QChar(0x00A0), QLatin1Char(' ')).replace(QChar(0x2212), QLatin1Char('-'));
}

/// Without accents and capitals.
QString folded(const QString& text) {
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_D))
        if (!c.isMark()) out += c.toLower();
    return out;
}

/// The words of images and of accuracies in a language: the beginnings that the catalogue's texts have.
QStringList foreignWords() {
    constexpr qsizetype kStem = 4;
    QStringList words{folded(measureName(Quality::Top1)), folded(measureName(Quality::Top5)),
                      folded(measureName(Quality::Auc))};
    for (const char* text : {samplesOf(Sample::Image), rateOf(Sample::Image)})
        words += folded(Formatter::text(text)).left(kStem);
    words.removeDuplicates();
    return words;
}

QStringList textsOf(const Report& report) {
    QStringList all{report.title, report.subtitle.join(QLatin1Char(' '))};
    for (const Report::KeyFigure& key : report.keys) all += key.label + QLatin1Char(' ') + key.unit + key.note;
    all += QString::fromUtf8(bytesOf(report, ReportFormat::Csv)).split(QLatin1Char('\n'));
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    all += QString::fromUtf8(bytesOf(report, ReportFormat::Html)).remove(tag).split(QLatin1Char('\n'));
    return all;
}

}  // namespace

class TableRunTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        const Path runs = Path(sandbox_.home()) / "runs";
        QVERIFY(test::writeTold(runs, told("houses", "houses")).ok());
        QVERIFY(test::writeTold(runs, told("larger", "larger", 0.9)).ok());
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        places_.home = sandbox_.home();
        places_.book = bench_->prices().book();
    }
    void cleanupTestCase() {
        if (bench_) QVERIFY(bench_->shutDown(5));
        bench_.reset();
    }
    void init() { Language::apply(QStringLiteral("en")); }

    /// Four significant digits of what is in the unit of a column; a fixed number of decimals for the others.
    void aMeasureIsWrittenInTheUnitOfItsColumn() {
        QCOMPARE(plain(qualityText(Quality::Rmse, 0.012345, Formatter::current())), QStringLiteral("0.01235"));
        QCOMPARE(plain(qualityText(Quality::Mae, 45231.4, Formatter::current())), QStringLiteral("45,231"));
        QCOMPARE(plain(qualityText(Quality::R2, -0.44, Formatter::current())), QStringLiteral("-0.4400"));
        QCOMPARE(plain(qualityText(Quality::Top1, 0.9312, Formatter::current())), QStringLiteral("93.12%"));
        QCOMPARE(english({"%1", {argOf(measureOf(Quality::Rmse), 45231.4)}}), std::string("45231"));
        QCOMPARE(english({"%1", {argOf(measureOf(Quality::Rmse), 0.012345)}}), std::string("0.01235"));
    }

    void theLowestErrorIsTheBest() {
        const RunRecord record = test::recordOf(told("x", "x"));
        RunRecord copy = record;
        const Figures& figures = copy.figures();
        QCOMPARE(figures.best, std::optional(50.0));
        QCOMPARE(figures.bestEpoch, std::int64_t{3});
        QCOMPARE(figures.last, std::optional(55.0));
        QVERIFY(figures.target.has_value());
        QCOMPARE(figures.target->epoch, std::int64_t{2});
        QCOMPARE(figures.target->activeSeconds, 200.0);
        const LiveRun run = viewOf(copy);
        const Tile::Content tile = accuracyTile(run);
        QCOMPARE(tile.caption, QStringLiteral("RMSE, validation"));
        QCOMPARE(tile.value, QStringLiteral("55.00"));
        QCOMPARE(tile.unit, QString());
        QCOMPARE(plain(tile.note), QStringLiteral("best 50.00 · target 60"));
        RunRecord small = test::recordOf(told("s", "s", 1e-4));
        QCOMPARE(accuracyTile(viewOf(small)).value, QStringLiteral("0.005500"));
        QCOMPARE(rateTile(run).caption, QStringLiteral("Rows/s"));
        QCOMPARE(perPriceTile(run).caption, QStringLiteral("Rows/s per USD/h"));
        QCOMPARE(plain(perPriceTile(run).note), QStringLiteral("0.100 million rows per USD"));
    }

    /// A chart offers the measures of the task; R² is drawn below zero, and the target is a line of its own measure.
    void chartsHaveTheMeasuresOfTheTask() {
        RunRecord record = test::recordOf(told("x", "x"));
        const LiveRun run = viewOf(record);
        const std::vector<RunMetric> all = runMetrics(run.spec);
        QVERIFY(std::ranges::equal(std::span(all).first(4),
                                   std::array{RunMetric::Rmse, RunMetric::Mae, RunMetric::R2, RunMetric::Loss}));
        QVERIFY(std::ranges::find(all, RunMetric::Top1) == all.end());
        QCOMPARE(metricOf(run.spec), RunMetric::Rmse);
        const ChartSpec rmse = runChart(run, RunMetric::Rmse, CurveAxis::Epoch);
        QCOMPARE(rmse.title, QStringLiteral("RMSE"));
        QCOMPARE(rmse.lines.size(), std::size_t{1});
        QCOMPARE(rmse.lines[0].y, 60.0);
        QCOMPARE(rmse.series.back().dot->y, 50.0);
        const ChartSpec r2 = runChart(run, RunMetric::R2, CurveAxis::Epoch);
        QVERIFY(r2.lines.empty());
        QVERIFY(std::abs(r2.series.back().points.front().y + 0.44) < 1e-12);
        QVERIFY(std::abs(r2.series.back().dot->y - 0.75) < 1e-12);
        QCOMPARE(runChart(run, RunMetric::Rate, CurveAxis::Images).xTitle, QStringLiteral("training rows"));
    }

    /// What the spec asks for by mistake, or by default, is not what counts.
    void anotherTasksMeasureStandsForTheUsualOne() {
        RunSpec spec = told("x", "x").spec;
        spec.stop.measure = "top1";
        spec.stop.target = 93;
        const Formatter& format = Formatter::current();
        QCOMPARE(FieldWords::value(*findField("stop.measure"), spec, format), QStringLiteral("RMSE"));
        QCOMPARE(metricOf(spec), RunMetric::Rmse);
        RunRecord record(spec, told("x", "x").offer);
        for (const Event& event : test::eventsOf(told("x", "x"))) record.apply(event);
        QVERIFY(!record.figures().target);
        QVERIFY(runChart(viewOf(record), RunMetric::Rmse, CurveAxis::Epoch).lines.empty());
        QCOMPARE(plain(accuracyTile(viewOf(record)).note), QStringLiteral("best 50.00, epoch 3"));
    }

    void theLogTellsOnlyWhatWasMeasured() {
        RunRecord record = test::recordOf(told("x", "x"));
        LogModel log;
        log.setEvents(record.figures().notable, taskFor(record.spec()));
        QStringList evaluations;
        for (int row = 0; row < log.rowCount(); ++row)
            if (const QString text = plain(log.index(row, LogModel::Text).data().toString());
                text.startsWith(QStringLiteral("validation")))
                evaluations += text;
        QCOMPARE(evaluations.size(), 4);
        QCOMPARE(evaluations[1], QStringLiteral("validation RMSE 50.00, MAE 40.00, R² 0.7500, loss 0.250, 10 s"));
        QCOMPARE(evaluations[3], QStringLiteral("validation RMSE 120.0, MAE 96.00, R² -0.4400, loss 1.44, 10 s"));
    }

    void aReportHasTheMeasuresOfTheTask() {
        const Report report = reportOf(QStringLiteral("en"), {QStringLiteral("20261120-184000-houses")});
        QVERIFY2(report.subtitle.value(0).startsWith(QStringLiteral("houses.csv, price: MLP, batch 128")),
                 qPrintable(report.subtitle.value(0)));
        QCOMPARE(report.keys[0].label, QStringLiteral("Best RMSE"));
        QCOMPARE(report.keys[0].value, QStringLiteral("50.00"));
        QCOMPARE(report.keys[1].raw.toDouble(), 200.0);
        QStringList heads;
        for (const Report::Block& block : report.blocks)
            if (const auto* table = std::get_if<Report::Table>(&block);
                table && table->title.contains(QStringLiteral("Epochs")))
                for (const Report::Column& column : table->columns) heads += column.head;
        QCOMPARE(heads.mid(0, 6),
                 (QStringList{QStringLiteral("Epoch"), QStringLiteral("Training loss"), QStringLiteral("RMSE"),
                              QStringLiteral("MAE"), QStringLiteral("R²"), QStringLiteral("Validation loss")}));
        const QString text = QString::fromUtf8(bytesOf(report, ReportFormat::Html));
        QVERIFY(!text.contains(QStringLiteral("in the report,")));  // both counts of the log agree
        QVERIFY(text.contains(QStringLiteral("The best RMSE is 50.00.")));
    }

    void nothingSpeaksOfImages_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingSpeaksOfImages() {
        QFETCH(QString, language);
        Language::apply(language);
        {
            // The words are found where they belong: in a run of images.
            ToldRun images = told("y", "y");
            images.spec = RunSpec();
            for (test::ToldEpoch& epoch : images.epochs) epoch.top1 /= 200;
            RunRecord record = test::recordOf(images);
            LiveView live;
            live.update(viewOf(record));
            const QList<test::ShownText> texts = test::shownTexts(live);
            for (const QString& word : foreignWords())
                QVERIFY2(std::ranges::any_of(texts, [&](const auto& one) { return folded(one.text).contains(word); }),
                         qPrintable(word));
        }
        RunRecord record = test::recordOf(told("x", "x"));
        LiveView live;
        live.resize(1500, 800);
        live.update(viewOf(record));
        live.show();
        live.update(viewOf(record));  // charts that only a wide page shows
        check(test::shownTexts(live), "Live");
        keep(live, language, "live");

        RunsPage runs(*bench_);
        runs.resize(1500, 800);
        runs.show();
        auto* table = runs.findChild<RunsTable*>();
        QVERIFY(table);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        table->select({QStringLiteral("20261120-184000-houses")});
        auto* inspector = runs.findChild<RunInspector*>();
        QVERIFY(inspector);
        QTRY_VERIFY(std::ranges::any_of(test::shownTexts(*inspector), [](const test::ShownText& one) {
            return one.text.contains(QStringLiteral("houses.csv"));
        }));
        check(test::shownTexts(*inspector), "Inspector");
        QList<test::ShownText> shown;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            if (table->isColumnHidden(column)) continue;
            shown.append({QStringLiteral("head"), table->model()->headerData(column, Qt::Horizontal).toString()});
            for (int row = 0; row < 2; ++row)
                shown.append({QStringLiteral("cell"), table->model()->index(row, column).data().toString()});
        }
        check(shown, "Runs");
        keep(runs, language, "runs");

        ComparePage compare(*bench_);
        compare.resize(1500, 800);
        compare.show();
        QSignalSpy compared(&compare, &ComparePage::compared);
        compare.showRuns({QStringLiteral("20261120-184000-houses"), QStringLiteral("20261120-184000-larger")});
        QTRY_VERIFY(compared.count() > 0);
        QList<test::ShownText> texts;
        for (const QTableView* one : compare.findChildren<QTableView*>()) texts += test::shownTexts(*one);
        for (const QTreeView* one : compare.findChildren<QTreeView*>()) texts += test::shownTexts(*one);
        for (const QLabel* one : compare.findChildren<QLabel*>()) texts += test::shownTexts(*one);
        check(texts, "Compare");
        keep(compare, language, "compare");

        for (const QStringList& ids :
             {QStringList{QStringLiteral("20261120-184000-houses")},
              QStringList{QStringLiteral("20261120-184000-houses"), QStringLiteral("20261120-184000-larger")}}) {
            const Report report = reportOf(language, ids);
            QVERIFY(!report.keys.isEmpty());
            QList<test::ShownText> all;
            for (const QString& text : textsOf(report)) all.append({QStringLiteral("report"), text});
            check(all, "Report");
            if (const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES"); !folder.isEmpty()) {
                int page = 0;
                for (const QImage& image : picturesOf(report, 1, 2, 2, 90))
                    QVERIFY(
                        image.save(QStringLiteral("%1/table-report-%2-%3-%4.png")
                                       .arg(folder, language, QString::number(ids.size()), QString::number(++page))));
            }
        }
    }

private:
    Report reportOf(const QString& language, const QStringList& ids) const {
        ReportRequest request;
        request.kind = ids.size() > 1 ? ReportKind::Comparison : ReportKind::Run;
        request.ids = ids;
        request.locale = QLocale(language);
        const auto source = readReportSource(request, places_);
        return source ? makeReport(request, *source) : Report();
    }
    static void check(const QList<test::ShownText>& texts, const char* where) {
        QVERIFY(!texts.isEmpty());
        const QStringList words = foreignWords();
        static const QRegularExpression quality(QStringLiteral("(RMSE|MAE|R²)[^.,;]*%"));
        for (const test::ShownText& one : texts) {
            for (const QString& word : words)
                QVERIFY2(!folded(one.text).contains(word),
                         qPrintable(QStringLiteral("%1, %2: %3").arg(QLatin1String(where), one.where, one.text)));
            QVERIFY2(!one.text.contains(quality) && !one.text.contains(QStringLiteral("0x0x0")),
                     qPrintable(QStringLiteral("%1, %2: %3").arg(QLatin1String(where), one.where, one.text)));
        }
    }
    static void keep(QWidget& page, const QString& language, const char* name) {
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        if (folder.isEmpty()) return;
        QTest::qWait(300);
        QVERIFY(page.grab().save(QStringLiteral("%1/table-%2-%3.png").arg(folder, QLatin1String(name), language)));
    }

    test::SettingsSandbox sandbox_;
    std::unique_ptr<Workbench> bench_;
    ReportPlaces places_;
};

QTEST_MAIN(TableRunTest)
#include "table_run_test.moc"
