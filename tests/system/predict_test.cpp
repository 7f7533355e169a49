// `epochal-worker predict` in a process of its own, from a run's folder to what it prints.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/events/predictions.h"
#include "core/launch/prediction.h"
#include "tests/support/patience.h"

using namespace epochal;

class PredictCommandTest : public QObject {
    Q_OBJECT

    struct Said {
        int code = -1;
        QString errors, output;
    };
    [[nodiscard]] static QString workerFile() { return qEnvironmentVariable("EPOCHAL_WORKER"); }
    [[nodiscard]] static Said worker(const QStringList& arguments) {
        QProcess process;
        process.start(workerFile(), arguments);
        if (!process.waitForFinished(test::kPatience) || process.exitStatus() != QProcess::NormalExit) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()),
                QString::fromUtf8(process.readAllStandardOutput())};
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    [[nodiscard]] Path run() const { return run_.toStdString(); }

    QTemporaryDir folder_;
    QString run_;

private Q_SLOTS:
    void initTestCase() {
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"),
                              path(QStringLiteral("runs"))};
        for (const char* set :
             {"data.source=synthetic", "data.height=8", "data.width=8", "data.classes=4", "data.train_images=64",
              "data.validation_images=32", "optimizer.global_batch=32", "devices.kind=cpu", "devices.precision=fp32",
              "devices.threads=1", "schedule.warmup_epochs=0", "stop.epochs=2"})
            arguments << QStringLiteral("--set") << QLatin1String(set);
        const Said said = worker(arguments);
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        const QDir runs(path(QStringLiteral("runs")));
        run_ = runs.filePath(runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
    }

    /// Every validation image, taken from the worker and given back as a file, is what the evaluation's file says.
    void agreesWithTheEvaluation() {
        const auto predictions = readPredictions(predictionsFile(run(), PredictionsOf::Best));
        QVERIFY(predictions && predictions->answers.size() == 32);
        std::vector<Path> files;
        for (std::int64_t from = 0; from < 32; from += std::int64_t{kMostPicturesAsked}) {
            std::vector<std::int64_t> samples;
            for (std::int64_t i = from; i < from + std::int64_t{kMostPicturesAsked}; ++i) samples.push_back(i);
            const auto pictures = picturesByWorker(workerFile().toStdString(), run(), samples);
            QVERIFY2(pictures, pictures ? "" : english(pictures.error()).c_str());
            for (const engine::SamplePicture& picture : *pictures) {
                const QImage image(picture.bytes.data(), 8, 8, 8, QImage::Format_Grayscale8);
                const QString file = path(QStringLiteral("%1.png").arg(files.size()));
                QVERIFY(image.save(file));
                files.emplace_back(file.toStdString());
            }
        }
        const auto said = predictByWorker(workerFile().toStdString(), run(), files);
        QVERIFY2(said, said ? "" : english(said.error()).c_str());
        QCOMPARE(said->epoch, predictions->epoch);
        for (std::size_t i = 0; i < files.size(); ++i)
            QCOMPARE(said->images[i].best.at(0).index, std::int64_t{predictions->answers[i].predicted});
    }
    void printsWordsAndJson() {
        const QString good = path(QStringLiteral("0.png")), bad = path(QStringLiteral("bad.png"));
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
        file.close();
        const QStringList start{QStringLiteral("predict"), QStringLiteral("--run"), run_};
        Said said = worker(start + QStringList{good});
        QCOMPARE(said.code, 0);
        QVERIFY(said.output.contains(QStringLiteral("best.ckpt")) && said.output.contains(QStringLiteral("class ")));
        said = worker(start + QStringList{good, bad});
        QCOMPARE(said.code, 65);
        QVERIFY2(said.errors.contains(QStringLiteral("neither JPEG nor PNG")), qPrintable(said.errors));
        said = worker(start + QStringList{QStringLiteral("--json"), good, bad});
        QCOMPARE(said.code, 65);
        const QJsonObject json = QJsonDocument::fromJson(said.output.toUtf8()).object();
        const QJsonArray images = json[QLatin1String("images")].toArray();
        QCOMPARE(images.size(), 2);
        QCOMPARE(images[0].toObject()[QLatin1String("classes")].toArray().size(), 4);
        QVERIFY(images[1].toObject().contains(QLatin1String("error")));
    }
    void saysWhatIsMissing() {
        Said said = worker({QStringLiteral("predict"), QStringLiteral("--run"), run_});
        QCOMPARE(said.code, 64);
        QVERIFY2(said.errors.contains(QStringLiteral("at least one file")), qPrintable(said.errors));
        said = worker({QStringLiteral("predict"), QStringLiteral("--run"), run_, QStringLiteral("--checkpoint"),
                       QStringLiteral("none"), path(QStringLiteral("0.png"))});
        QVERIFY(said.code != 0 && said.errors.contains(QStringLiteral("no such checkpoint")));
        said = worker({QStringLiteral("pictures"), QStringLiteral("--run"), run_, QStringLiteral("32")});
        QVERIFY(said.code == 65 && said.output.contains(QStringLiteral("no sample")));
    }
};

QTEST_GUILESS_MAIN(PredictCommandTest)
#include "predict_test.moc"
