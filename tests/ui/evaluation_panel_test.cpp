// What the Live page shows of an evaluation: the matrix, the pairs, their images, and what it says when it cannot.
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/replay.h"
#include "tests/support/patience.h"
#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/evaluation_panel.h"
#include "ui/pages/live/sample_pictures.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"
#include "ui/view/evaluation_scatter.h"

using namespace epochal;
using namespace epochal::ui;

class EvaluationPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        home_ = std::make_unique<QTemporaryDir>();
        Theme::instance().setChoice(ThemeChoice::Light);
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        bench_ = std::make_unique<Workbench>(Path(home_->path().toStdString()), "/bin/false");
        panel_ = std::make_unique<EvaluationPanel>(*bench_);
        panel_->resize(620, 620);
        panel_->show();
    }
    void cleanup() {
        panel_.reset();
        bench_.reset();
        run_.reset();
        record_.reset();
    }

    /// The ten classes of the sample; every figure against the file's own.
    void showsTheMatrixOfTheLog() {
        write(sample());
        shown();
        const auto read = readPredictions(predictionsFile(run_->path(), PredictionsOf::Last));
        QVERIFY(read);
        const QAbstractItemModel& matrix = *table("confusionMatrix")->model();
        QCOMPARE(matrix.rowCount(), 10);
        for (int truth = 0; truth < 10; ++truth) {
            qint64 sum = 0;
            for (int predicted = 0; predicted < 10; ++predicted) {
                const auto count = std::ranges::count_if(read->answers, [&](const ClassAnswer& one) {
                    return one.label == truth && one.predicted == predicted;
                });
                QCOMPARE(matrix.index(truth, 1 + predicted).data(ConfusionModel::CountRole).toLongLong(), count);
                sum += count;
            }
            QCOMPARE(matrix.index(truth, 12).data().toString(), Formatter::current().integer(sum));
        }
        QVERIFY(matrix.index(0, 0).data().toString().endsWith(QStringLiteral("T-shirt/top")));
        QVERIFY(table("confusionMatrix")->isColumnHidden(11));  // nothing is left for "other"
        const double top1 = *record_->figures().lastTop1;
        QCOMPARE(label("evaluationSummary"),
                 QStringLiteral("<b>%1 of 10,000</b> wrong")
                     .arg(Formatter::current().integer(10'000 - std::llround(top1 * 10'000))));
        QCOMPARE(label("evaluationEpoch"), QStringLiteral("epoch 5"));
    }
    void thePairsAreOrdered() {
        write(sample());
        shown();
        const QAbstractItemModel& pairs = *table("confusedPairs")->model();
        QCOMPARE(pairs.index(0, PairsModel::Pair).data().toString(), QStringLiteral("Shirt → T-shirt/top"));
        qint64 before = 1'000'000;
        for (int row = 0; row < pairs.rowCount(); ++row) {
            const QString wrong = pairs.index(row, PairsModel::Wrong).data().toString();
            const qint64 count = wrong.section(QLatin1Char(' '), 0, 0).remove(QLatin1Char(',')).toLongLong();
            QVERIFY(count > 0 && count <= before);
            QCOMPARE(pairs.index(row, PairsModel::Share).data(BarDelegate::kShareRole).toDouble(),
                     double(count) / 1000);
            before = count;
        }
    }
    /// The first pair is chosen; what is chosen in the list has its frame in the matrix, and the other way round.
    void listAndMatrixChooseTogether() {
        write(sample());
        shown();
        QTableView* matrix = table("confusionMatrix");
        QTableView* pairs = table("confusedPairs");
        const auto framed = [&] {
            QStringList all;
            for (int row = 0; row < 10; ++row)
                for (int column = 1; column <= 10; ++column)
                    if (matrix->model()->index(row, column).data(ConfusionModel::ChosenRole).toBool())
                        all += QStringLiteral("%1 %2").arg(row).arg(column - 1);
            return all;
        };
        QCOMPARE(framed(), QStringList{QStringLiteral("6 0")});
        pairs->setFocus();
        QTest::keyClick(pairs, Qt::Key_Down);
        const QString second = pairs->model()->index(1, 0).data().toString();
        QCOMPARE(framed().size(), 1);
        QVERIFY(framed() != QStringList{QStringLiteral("6 0")});
        matrix->setCurrentIndex(matrix->model()->index(6, 1));
        QCOMPARE(framed(), QStringList{QStringLiteral("6 0")});
        QCOMPARE(pairs->currentIndex().row(), 0);
        QVERIFY(!second.isEmpty());
    }
    /// Enter shows the images of the pair, Escape leads back. The worker here is none: the page says that there are no
    /// pictures, and the words below them are still true.
    void enterShowsTheImagesOfAPair() {
        write(sample());
        shown();
        QTableView* pairs = table("confusedPairs");
        pairs->setFocus();
        QTest::keyClick(pairs, Qt::Key_Return);
        auto* pictures = panel_->findChild<QListView*>(QStringLiteral("evaluationPictures"));
        QVERIFY(pictures->isVisible());
        QVERIFY(label("evaluationPicturesTitle").startsWith(QStringLiteral("Shirt → T-shirt/top")));
        QVERIFY(pictures->model()->rowCount() > 0);
        for (int row = 0; row < pictures->model()->rowCount(); ++row) {
            const QModelIndex at = pictures->model()->index(row, 0);
            QVERIFY(at.data().toString().startsWith(QStringLiteral("T-shirt/top ")));
            QCOMPARE(at.data(SamplePictures::NoteRole).toString(), QStringLiteral("is Shirt"));
        }
        QTRY_VERIFY(panel_->findChild<QLabel*>(QStringLiteral("evaluationPicturesTrouble"))->isVisible());
        const QString why = panel_->findChild<QLabel*>(QStringLiteral("evaluationPicturesTrouble"))->text();
        for (int row = 0; row < pictures->model()->rowCount(); ++row) {
            const QModelIndex at = pictures->model()->index(row, 0);
            QVERIFY(at.data(SamplePictures::FaultyRole).toBool());  // a sign in the picture's place
            QVERIFY(!why.isEmpty() && at.data(Qt::ToolTipRole).toString().endsWith(why));
        }
        panel_->findChild<QPushButton*>(QStringLiteral("evaluationAll"))->click();
        QVERIFY(pictures->isVisible());
        QTest::keyClick(pictures, Qt::Key_Escape);
        QVERIFY(pairs->isVisible());
    }
    /// The pictures of a folder's validation files, in the order of the file.
    void showsTheFilesOfAFolder() {
        const QString folder = home_->filePath(QStringLiteral("images"));
        const QColor colours[] = {Qt::red, Qt::green, Qt::blue};
        for (const char* part : {"train", "val"})
            for (int c = 0; c < 3; ++c) {
                const QString place = QStringLiteral("%1/%2/%3").arg(folder, QLatin1String(part)).arg(c);
                QVERIFY(QDir().mkpath(place));
                for (int i = 0; i < 2; ++i) {
                    QImage image(40, 30, QImage::Format_RGB888);
                    image.fill(colours[c]);
                    QVERIFY(image.save(QStringLiteral("%1/%2.png").arg(place).arg(i)));
                }
            }
        test::SampleRun run = sample();
        run.predictions = false;
        run.spec.data.source = "image-folder";
        run.spec.data.path = folder.toStdString();
        write(run);
        Predictions predictions;
        predictions.epoch = 5;
        predictions.classes = 3;
        predictions.classNames = {"0", "1", "2"};
        for (int i = 0; i < 6; ++i) predictions.answers.push_back({i / 2, i == 3 ? 1 : 0, 0.2F, 0.8F, float(i)});
        put(predictions, PredictionsOf::Last);
        shown();
        panel_->findChild<Segments*>()->findChildren<QPushButton*>()[1]->click();
        auto* pictures = panel_->findChild<QListView*>(QStringLiteral("evaluationPictures"))->model();
        QCOMPARE(pictures->rowCount(), 3);  // 2, 4 and 5 are wrong; the worst first
        const auto colour = [&](int row) {
            const auto image = pictures->index(row, 0).data(SamplePictures::PictureRole).value<QImage>();
            return image.isNull() ? QColor() : image.pixelColor(20, 15);
        };
        QTRY_COMPARE(colour(2), QColor(Qt::green));
        QCOMPARE(colour(0), QColor(Qt::blue));
        QVERIFY(
            pictures->index(0, 0).data(SamplePictures::FileRole).toString().endsWith(QStringLiteral("val/2/1.png")));
        // A folder with other files than those that were evaluated shows none.
        QVERIFY(QFile::remove(folder + QStringLiteral("/val/1/0.png")));
        panel_ = std::make_unique<EvaluationPanel>(*bench_);
        panel_->show();
        shown();
        panel_->findChild<Segments*>()->findChildren<QPushButton*>()[1]->click();
        QTRY_VERIFY(label("evaluationPicturesTrouble").contains(QStringLiteral("has changed")));
    }
    void beforeTheFirstEvaluationItSaysWhen() {
        test::SampleRun run = sample();
        run.epochs = 0;
        run.partialEpoch = 0.5;
        run.exit.reset();
        write(run, true);
        QVERIFY2(label("evaluationMessage").startsWith(QStringLiteral("Available after epoch 1, in about ")),
                 qPrintable(label("evaluationMessage")));
    }
    void anEarlierVersionsRunSaysSo() {
        test::SampleRun run = sample();
        run.predictions = false;
        write(run);
        QTRY_VERIFY(label("evaluationMessage").contains(QStringLiteral("no saved predictions")));
    }
    void aDamagedFileIsAnErrorWithARemedy() {
        write(sample());
        const Path file = predictionsFile(run_->path(), PredictionsOf::Last);
        std::string bytes = *readFile(file);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
        QVERIFY(writeAtomically(file, bytes).ok());
        panel_ = std::make_unique<EvaluationPanel>(*bench_);
        panel_->show();
        tell(false);
        QTRY_VERIFY(label("evaluationMessage").contains(QStringLiteral("failed verification")));
        QVERIFY(label("evaluationMessage").contains(QStringLiteral("next evaluation")));
        // The best one is intact.
        choose(1);
        QTRY_VERIFY(table("confusionMatrix")->isVisible());
    }
    /// Of many classes, those of the top pairs side by side, with the rest of their rows.
    void manyClassesShowTheWorstPairs() {
        test::SampleRun run = sample();
        run.predictions = false;
        write(run);
        put(many(500), PredictionsOf::Last);
        shown();
        const QAbstractItemModel& matrix = *table("confusionMatrix")->model();
        QVERIFY(matrix.rowCount() >= 4 && matrix.rowCount() <= 12);
        QVERIFY(!table("confusionMatrix")->isColumnHidden(matrix.rowCount() + 1));
        QCOMPARE(matrix.index(0, 0).data().toString(), QStringLiteral("1  class 7"));
        QCOMPARE(matrix.index(0, 2).data(ConfusionModel::CountRole).toLongLong(), qint64{9});
        // One sample of class 7 was taken for a class that is not shown.
        QCOMPARE(matrix.index(0, matrix.rowCount() + 1).data().toString(), QStringLiteral("1"));
        put(many(2001), PredictionsOf::Last);
        panel_ = std::make_unique<EvaluationPanel>(*bench_);
        panel_->show();
        tell(false);
        QTRY_VERIFY(table("confusedPairs")->isVisible());
        QVERIFY(!table("confusionMatrix")->isVisible());
    }
    void numbersAreAScatter() {
        Predictions numbers;
        numbers.epoch = 1;
        numbers.numbers = {{1, 2}, {3, 3}, {5, 1}};
        const ChartSpec chart = scatterOf(numbers, Formatter::current());
        QCOMPARE(chart.points.size(), std::size_t{3});
        QCOMPARE(chart.points[2].x, 5.0);
        QCOMPARE(chart.points[2].y, 1.0);
        QCOMPARE(chart.series.size(), std::size_t{1});
        QCOMPARE(chart.series[0].points.front().x, 1.0);
        QCOMPARE(chart.series[0].points.back().y, 5.0);
        // Of many, the one that is furthest off is among those shown.
        numbers.numbers.assign(50'000, {1, 1});
        numbers.numbers[31'415] = {1, 77};
        const ChartSpec large = scatterOf(numbers, Formatter::current());
        QVERIFY(large.points.size() <= 1100);
        QVERIFY(std::ranges::any_of(large.points, [](const ChartPoint& point) { return point.y == 77; }));
    }
    void everythingHasANameForScreenReaders() {
        write(sample());
        shown();
        for (const char* name : {"confusionMatrix", "confusedPairs"}) QVERIFY(!table(name)->accessibleName().isEmpty());
        QVERIFY(!panel_->findChild<QListView*>(QStringLiteral("evaluationPictures"))->accessibleName().isEmpty());
        QVERIFY(!panel_->findChild<QComboBox*>(QStringLiteral("evaluationWhich"))->accessibleName().isEmpty());
        QCOMPARE(table("confusionMatrix")
                     ->model()
                     ->index(6, 1)
                     .data(Qt::AccessibleTextRole)
                     .toString()
                     .section(QStringLiteral(" of "), 1),
                 QStringLiteral("1,000 samples of Shirt predicted as T-shirt/top"));
    }

private:
    static test::SampleRun sample() {
        test::SampleRun run;
        run.spec.name = "sneakers";
        run.machine = test::sampleMachine();
        run.offer = test::sampleOwnOffer();
        run.exit = ExitRecord{1, 0, RunState::Finished, StopReason::Epochs, {}, run.begunUtcMillis + 130'000, 0};
        return run;
    }
    /// 40 samples of class 7, of which nine are taken for 8 and one for the last; the others are right.
    static Predictions many(std::int64_t classes) {
        Predictions predictions;
        predictions.epoch = 5;
        predictions.classes = classes;
        for (int i = 0; i < 40; ++i)
            predictions.answers.push_back({7, i < 9 ? 8 : i == 9 ? int(classes) - 1 : 7, 0.5F, 0.5F, 0.7F});
        for (int i = 0; i < 30; ++i) predictions.answers.push_back({20 + i, i < 8 ? 30 + i : 20 + i, 0.5F, 0.5F, 0.7F});
        return predictions;
    }
    void write(const test::SampleRun& sample, bool active = false) {
        auto run = test::writeSample(Path(home_->path().toStdString()) / "runs", sample);
        QVERIFY2(run, run ? "" : english(run.error()).c_str());
        run_ = std::make_unique<RunDirectory>(*run);
        auto record = replay(*run_);
        QVERIFY(record);
        record_ = std::make_unique<RunRecord>(std::move(*record));
        tell(active);
    }
    void put(const Predictions& predictions, PredictionsOf which) {
        QVERIFY(writeAtomically(predictionsFile(run_->path(), which), encodePredictions(predictions)).ok());
    }
    void tell(bool active) {
        const Figures& figures = record_->figures();
        panel_->setRun(*run_, {figures, record_->spec(), record_->offer(), active, figures.lastUtcMillis});
    }
    void shown() {
        tell(false);
        choose(0);
        QTRY_VERIFY(table("confusionMatrix")->isVisible());
    }
    /// As if chosen by hand, which reads the file again.
    void choose(int which) {
        auto* box = panel_->findChild<QComboBox*>(QStringLiteral("evaluationWhich"));
        box->setCurrentIndex(which);
        Q_EMIT box->activated(which);
    }
    [[nodiscard]] QTableView* table(const char* name) const {
        return panel_->findChild<QTableView*>(QLatin1String(name));
    }
    [[nodiscard]] QString label(const char* name) const {
        return panel_->findChild<QLabel*>(QLatin1String(name))->text().replace(QChar(0x00A0), QLatin1Char(' '));
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<QTemporaryDir> home_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<EvaluationPanel> panel_;
    std::unique_ptr<RunDirectory> run_;
    std::unique_ptr<RunRecord> record_;
};

QTEST_MAIN(EvaluationPanelTest)
#include "evaluation_panel_test.moc"
