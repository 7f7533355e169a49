// What a run's report says of the best evaluation's mistakes.
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/analysis/replay.h"
#include "tests/ui/support/sample_run.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

using namespace epochal;
using ui::Report;

class ConfusionReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::Theme::instance().setChoice(ui::ThemeChoice::Light); }

    void theMatrixIsThatOfTheFile() {
        const RunDirectory run = written("matrix");
        const Report report = reportOn(run);
        const Report::Table* table = find(report, QStringLiteral("Confusion matrix"));
        QVERIFY(table);
        const auto read = readPredictions(predictionsFile(run.path(), PredictionsOf::Best));
        QVERIFY(read);
        QCOMPARE(table->rows.size(), 10);
        QCOMPARE(table->columns.size(), 13);
        for (int truth = 0; truth < 10; ++truth)
            for (int predicted = 0; predicted < 10; ++predicted) {
                const auto count = std::ranges::count_if(read->answers, [&](const ClassAnswer& one) {
                    return one.label == truth && one.predicted == predicted;
                });
                const Report::Cell& cell = table->rows[truth].cells[1 + predicted];
                QCOMPARE(cell.raw.toLongLong(), qint64{count});
                QCOMPARE(cell.bold, truth == predicted);
            }
        // A thousand samples of each class: the recall in percent is a tenth of the diagonal.
        QCOMPARE(table->rows[6].cells[11].raw.toDouble(), table->rows[6].cells[7].raw.toDouble() / 10);
        QVERIFY(table->title.contains(QStringLiteral("epoch\u00a05")));
        QVERIFY(table->note.contains(QStringLiteral("of 10,000")));
    }
    /// A file of another evaluation than the best one says nothing of the run's result.
    void aFileOfAnotherEvaluationIsLeftOut() {
        const RunDirectory run = written("other");
        const Path file = predictionsFile(run.path(), PredictionsOf::Best);
        auto read = readPredictions(file);
        QVERIFY(read);
        read->epoch = 3;
        QVERIFY(writeAtomically(file, encodePredictions(*read)).ok());
        QVERIFY(!find(reportOn(run), QStringLiteral("Confusion matrix")));
        // Nor one of that epoch with another result.
        read->epoch = 5;
        read->answers[9'999].predicted = (read->answers[9'999].label + 1) % 10;
        QVERIFY(writeAtomically(file, encodePredictions(*read)).ok());
        QVERIFY(!find(reportOn(run), QStringLiteral("Confusion matrix")));
        QVERIFY(writeAtomically(file, "damaged").ok());
        QVERIFY(!find(reportOn(run), QStringLiteral("Confusion matrix")));
    }
    void manyClassesAreListed() {
        const RunDirectory run = written("many");
        const Path file = predictionsFile(run.path(), PredictionsOf::Best);
        auto read = readPredictions(file);
        QVERIFY(read);
        read->classes = 300;
        read->classNames.clear();
        QVERIFY(writeAtomically(file, encodePredictions(*read)).ok());
        const Report report = reportOn(run);
        QVERIFY(!find(report, QStringLiteral("Confusion matrix")));
        const Report::Table* pairs = find(report, QStringLiteral("Most confused classes"));
        QVERIFY(pairs && pairs->rows.size() == 20);
        QCOMPARE(pairs->rows[0].cells[0].text, QStringLiteral("class 6"));
        QCOMPARE(pairs->rows[0].cells[1].text, QStringLiteral("class 0"));
        const Report::Table* least = find(report, QStringLiteral("Classes recognized least"));
        QVERIFY(least && least->rows.size() == 10);  // the other classes have no samples
        QCOMPARE(least->rows[0].cells[0].text, QStringLiteral("class 6"));
    }

    /// Every sample of the file is a point, and the caption has the log's measures of that evaluation.
    void aRegressionHasTheChartOfItsFile() {
        const RunDirectory run = regression("numbers");
        const Predictions saved = predicted(run, 400);
        const Report report = reportOn(run);
        const Report::Part* part = scatter(report);
        QVERIFY(part);
        QCOMPARE(part->figure.number, QStringLiteral("Figure 3."));
        QCOMPARE(part->figure.spec.points.size(), saved.numbers.size());
        for (std::size_t i = 0; i < saved.numbers.size(); ++i) {
            QCOMPARE(part->figure.spec.points[i].x, saved.numbers[i].target);
            QCOMPARE(part->figure.spec.points[i].y, saved.numbers[i].predicted);
        }
        const QString& caption = part->figure.caption;
        const EpochPoint best = bestOf(run);
        QVERIFY2(caption.contains(QStringLiteral("400 samples, epoch\u00a0%1: RMSE ").arg(best.epoch)),
                 qPrintable(caption));
        const ui::Formatter write(QLocale(QLocale::English, QLocale::UnitedStates));
        for (const auto& [name, measure, value] : {std::tuple(u"RMSE ", Quality::Rmse, best.rmse),
                                                   {u"MAE ", Quality::Mae, best.mae},
                                                   {u"R² ", Quality::R2, best.r2}})
            QVERIFY2(caption.contains(QString::fromUtf16(name) + ui::qualityText(measure, value.value(), write)),
                     qPrintable(caption));
        QVERIFY(!caption.contains(QStringLiteral("of them are drawn")));
        // The figures reach every format.
        QVERIFY(ui::bytesOf(report, ui::ReportFormat::Pdf).startsWith("%PDF"));
        const QString html = QString::fromUtf8(ui::bytesOf(report, ui::ReportFormat::Html));
        QVERIFY(html.contains(caption.toHtmlEscaped()));
        const QByteArray csv = ui::bytesOf(report, ui::ReportFormat::Csv);
        QCOMPARE(csv.count("\nSample "), 400);
    }
    /// Of many samples some are drawn, the one that is furthest off among them; the caption tells how many.
    void manySamplesAreThinnedOut() {
        const RunDirectory run = regression("thinned");
        const Predictions saved = predicted(run, 20'000);
        const auto error = [](const NumberAnswer& one) { return std::abs(one.predicted - one.target); };
        const auto worst = std::ranges::max_element(saved.numbers, {}, error);
        const Report report = reportOn(run);
        const Report::Part* part = scatter(report);
        QVERIFY(part);
        const auto& points = part->figure.spec.points;
        QVERIFY(points.size() >= 500 && points.size() < 2000);
        QVERIFY(std::ranges::any_of(points, [&](const ui::ChartPoint& point) {
            return point.x == worst->target && point.y == worst->predicted;
        }));
        const QString drawn =
            ui::Formatter(QLocale(QLocale::English, QLocale::UnitedStates)).integer(static_cast<qint64>(points.size()));
        QVERIFY(part->figure.caption.contains(drawn + QStringLiteral(" of the samples are drawn")));
    }
    /// No file, one of another evaluation, one with another error, one of classes, one that is damaged.
    void withoutItsFileARegressionHasNoChart() {
        const RunDirectory run = regression("none");
        QVERIFY(!scatter(reportOn(run)));
        const Path file = predictionsFile(run.path(), PredictionsOf::Best);
        const Predictions saved = predicted(run, 400);
        const auto put = [&](const Predictions& changed) {
            QVERIFY(writeAtomically(file, encodePredictions(changed)).ok());
        };
        Predictions other = saved;
        --other.epoch;
        put(other);
        QVERIFY(!scatter(reportOn(run)));
        other = saved;
        other.numbers[17].predicted += 5;
        put(other);
        QVERIFY(!scatter(reportOn(run)));
        put(test::samplePredictions("fashion-mnist", saved.epoch, saved.step, 9'000));
        QVERIFY(!scatter(reportOn(run)));
        QVERIFY(writeAtomically(file, "damaged").ok());
        QVERIFY(!scatter(reportOn(run)));
        put(saved);
        QVERIFY(scatter(reportOn(run)));
    }

private:
    RunDirectory regression(const std::string& id) {
        test::SampleRun sample;
        sample.id = "20261120-184000-" + id;
        sample.spec.data.source = "table";
        sample.spec.data.file = "/data/houses.csv";
        sample.spec.data.column = "price";
        sample.spec.stop.measure = "rmse";
        sample.deviation = 100;
        sample.predictions = false;
        sample.machine = test::sampleMachine();
        sample.offer = test::sampleOwnOffer();
        sample.exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, sample.begunUtcMillis + 130'000, 0};
        return test::writeSample(Path(folder_.path().toStdString()) / "runs", sample).value();
    }
    /// As the log has it.
    static EpochPoint bestOf(const RunDirectory& run) {
        auto record = replay(run);
        const Figures& figures = record->figures();
        return *std::ranges::find(figures.epochs, figures.bestEpoch, &EpochPoint::epoch);
    }
    /// Saves what its best evaluation predicted: small, larger and one very large error, scaled to the log's RMSE.
    static Predictions predicted(const RunDirectory& run, int samples) {
        const EpochPoint best = bestOf(run);
        std::vector<double> errors;
        for (int i = 0; i < samples; ++i) errors.push_back(i == samples / 3 ? 9 : i % 2 == 0 ? 0.6 : -1.3);
        double squares = 0;
        for (const double error : errors) squares += error * error;
        Predictions saved;
        saved.epoch = best.epoch;
        saved.step = best.at.step;
        for (int i = 0; i < samples; ++i) {
            const double target = 200 + (i * 7919) % 400;
            saved.numbers.push_back(
                {target, target + *best.rmse * errors[static_cast<std::size_t>(i)] / std::sqrt(squares / samples)});
        }
        if (!writeAtomically(predictionsFile(run.path(), PredictionsOf::Best), encodePredictions(saved)).ok())
            qFatal("the predictions cannot be saved");
        return saved;
    }
    static const Report::Part* scatter(const Report& report) {
        static Report kept;  // outlives the call
        kept = report;
        for (const Report::Block& block : kept.blocks)
            if (const auto* part = std::get_if<Report::Part>(&block); part && !part->figure.spec.points.empty())
                return part;
        return nullptr;
    }
    RunDirectory written(const std::string& id) {
        test::SampleRun sample;
        sample.id = "20261120-184000-" + id;
        sample.machine = test::sampleMachine();
        sample.offer = test::sampleOwnOffer();
        sample.exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, sample.begunUtcMillis + 130'000, 0};
        return test::writeSample(Path(folder_.path().toStdString()) / "runs", sample).value();
    }
    static Report reportOn(const RunDirectory& run) {
        ui::ReportRequest request;
        request.locale = QLocale(QLocale::English, QLocale::UnitedStates);
        ui::ReportPlaces places;
        places.folders = {run.path()};
        return ui::makeReport(request, ui::readReportSource(request, places).value());
    }
    static const Report::Table* find(const Report& report, const QString& title) {
        static Report kept;  // outlives the call
        kept = report;
        for (const Report::Block& block : kept.blocks)
            if (const auto* table = std::get_if<Report::Table>(&block); table && table->title.contains(title))
                return table;
        return nullptr;
    }

    QTemporaryDir folder_;
};

QTEST_MAIN(ConfusionReportTest)
#include "confusion_report_test.moc"
