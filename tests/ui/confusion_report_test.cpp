// What a run's report says of the best evaluation's mistakes.
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/support/sample_run.h"
#include "ui/report/report_writer.h"
#include "ui/theme/theme.h"

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
        QVERIFY(table->title.contains(QStringLiteral("epoch 5")));
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

private:
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
