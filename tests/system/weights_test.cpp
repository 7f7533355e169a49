// `epochal-worker weights` in a process of its own: from a run to a file, and from the file to another run.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "core/launch/weights_export.h"
#include "tests/system/support/worker.h"

using epochal::test::Said;
using epochal::test::worker;

class WeightsCommandTest : public QObject {
    Q_OBJECT

    /// A run of one epoch on 64 synthetic images, with more settings.
    [[nodiscard]] static QStringList smallRun(const QString& runs, const QStringList& settings) {
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"), runs};
        for (const QString& set :
             QStringList{QStringLiteral("data.source=synthetic"), QStringLiteral("data.height=8"),
                         QStringLiteral("data.width=8"), QStringLiteral("data.classes=4"),
                         QStringLiteral("data.train_images=64"), QStringLiteral("data.validation_images=32"),
                         QStringLiteral("optimizer.global_batch=32"), QStringLiteral("devices.kind=cpu"),
                         QStringLiteral("schedule.warmup_epochs=0"), QStringLiteral("stop.epochs=1")} +
                 settings)
            arguments << QStringLiteral("--set") << set;
        return arguments;
    }
    [[nodiscard]] static QByteArray contentOf(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
    QString run_;

private Q_SLOTS:
    void initTestCase() {
        const Said said = worker(smallRun(path("runs"), {}));
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        run_ =
            path("runs") + QLatin1Char('/') + QDir(path("runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }

    void writesTheBestCheckpoint() {
        const QString file = path("best.safetensors");
        Said said = worker({QStringLiteral("weights"), run_, QStringLiteral("--output"), file});
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        QVERIFY(said.output.contains("best.ckpt"));
        const QByteArray bytes = contentOf(file);
        QVERIFY(bytes.mid(8).startsWith('{') && bytes.contains("layer3.0.conv2.weight") && bytes.contains("resnet8"));
        QVERIFY(bytes.contains(QFileInfo(run_).fileName().toUtf8()));

        // It is not replaced unless asked for.
        said = worker({QStringLiteral("weights"), run_, QStringLiteral("--output"), file});
        QCOMPARE(said.code, 64);
        QVERIFY2(said.errors.contains(QStringLiteral("--force")), qPrintable(said.errors));
        said = worker({QStringLiteral("weights"), run_, QStringLiteral("--output"), file, QStringLiteral("--force"),
                       QStringLiteral("--checkpoint"), QStringLiteral("step-000000002"), QStringLiteral("--json")});
        QCOMPARE(said.code, 0);
        const QJsonObject json = QJsonDocument::fromJson(said.output).object();
        QCOMPARE(json[QLatin1String("checkpoint")].toString(), QStringLiteral("step-000000002.ckpt"));
        QCOMPARE(json[QLatin1String("bytes")].toInteger(), qint64(contentOf(file).size()));
        QCOMPARE(contentOf(file), bytes);  // the only epoch is the best one
    }
    void anotherRunStartsFromIt() {
        const QString file = path("start.safetensors");
        QVERIFY(epochal::exportWeightsByWorker(qEnvironmentVariable("EPOCHAL_WORKER").toStdString(), run_.toStdString(),
                                               file.toStdString()));
        const Said said = worker(smallRun(path("more"), {QStringLiteral("model.weights=") + file}));
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        QVERIFY(said.output.contains("weights-loaded"));
    }
    void saysWhatIsWrong_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        const QString out = path("none.safetensors");
        const QString weights = QStringLiteral("weights"), output = QStringLiteral("--output"),
                      checkpoint = QStringLiteral("--checkpoint");
        QTest::newRow("no output") << QStringList{weights, run_} << 64;
        QTest::newRow("no run") << QStringList{weights, output, out} << 64;
        QTest::newRow("no folder") << QStringList{weights, path("none"), output, out} << 71;
        QTest::newRow("no such checkpoint")
            << QStringList{weights, run_, output, out, checkpoint, QStringLiteral("step-9")} << 65;
        QTest::newRow("outside the run") << QStringList{weights, run_,       output,
                                                        out,     checkpoint, QStringLiteral("../checkpoints/best.ckpt")}
                                         << 65;
        QTest::newRow("nowhere to write") << QStringList{weights, run_, output, path("none/x.safetensors")} << 71;
    }
    void saysWhatIsWrong() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Said said = worker(arguments);
        QCOMPARE(said.code, code);
        QVERIFY(!said.errors.isEmpty());
        QVERIFY(!QFile::exists(path("none.safetensors")));
    }
    void aRunIsNotMadeForWeightsOfAnotherNetwork() {
        const QString file = path("other.safetensors");
        QVERIFY(epochal::exportWeightsByWorker(qEnvironmentVariable("EPOCHAL_WORKER").toStdString(), run_.toStdString(),
                                               file.toStdString()));
        const Said said = worker(smallRun(
            path("refused"), {QStringLiteral("model.weights=") + file, QStringLiteral("model.architecture=resnet14")}));
        QCOMPARE(said.code, 65);
        QVERIFY2(said.errors.contains(QStringLiteral("/model/weights")), qPrintable(said.errors));
        QVERIFY(QDir(path("refused")).isEmpty());
    }
    void tellsTheWindowWhatWentWrong() {
        const epochal::Status none = epochal::exportWeightsByWorker(
            qEnvironmentVariable("EPOCHAL_WORKER").toStdString(), run_.toStdString(), path("none/x").toStdString());
        QVERIFY(!none);
        QCOMPARE(none.error().kind, epochal::ErrorKind::Disk);
        const epochal::Status lost = epochal::exportWeightsByWorker("/no/worker", run_.toStdString(), "x");
        QVERIFY(!lost && !lost.error().remedy.empty());
    }
};

QTEST_GUILESS_MAIN(WeightsCommandTest)
#include "weights_test.moc"
