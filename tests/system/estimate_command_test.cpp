// What `epochal-worker estimate` prints, and that a run from a terminal gets an estimate, based on the runs before it.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/base/json.h"
#include "tests/support/patience.h"

class EstimateCommandTest : public QObject {
    Q_OBJECT
    QTemporaryDir home_;

    struct Answer {
        int code = -1;
        QByteArray output, errors;
    };
    Answer worker(const QStringList& arguments, const QString& home = {}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"LC_ALL", "LC_MESSAGES"}) environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("LANG"), QStringLiteral("C"));
        environment.insert(QStringLiteral("EPOCHAL_HOME"), home.isEmpty() ? home_.path() : home);
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(epochal::test::kPatience)) return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    static QStringList tiny() {
        QStringList words;
        for (const char* one : {"data.source=synthetic", "data.train_images=256", "data.validation_images=64",
                                "optimizer.global_batch=32", "stop.epochs=2", "devices.kind=cpu", "devices.threads=1"})
            words << QStringLiteral("--set") << QLatin1String(one);
        return words;
    }
    QJsonArray estimates(const QStringList& more) {
        const Answer got = worker(QStringList{QStringLiteral("estimate"), QStringLiteral("--json")} + more);
        if (got.code != 0) qWarning("%s", got.errors.constData());
        return QJsonDocument::fromJson(got.output).object().value(QStringLiteral("estimates")).toArray();
    }
    static QJsonObject of(const QJsonArray& all, const QString& accelerator) {
        for (const QJsonValue& one : all)
            if (one[QStringLiteral("offer")][QStringLiteral("accelerator")].toString() == accelerator)
                return one.toObject();
        return {};
    }

private Q_SLOTS:
    /// A network of 78,000 parameters and images of 28 pixels is not scaled from ResNet-50 at 224.
    void ofTheFirstRunNothingIsClaimedOnAGpu() {
        const QJsonArray all = estimates({});
        QVERIFY(all.size() > 20);
        for (const QJsonValue& one : all) {
            QVERIFY(!one[QStringLiteral("ranked")].toBool());
            QVERIFY(one.toObject().value(QStringLiteral("seconds")).isUndefined());
            QVERIFY(!one[QStringLiteral("reason")][QStringLiteral("text")].toString().isEmpty());
        }
        const QJsonObject rtx = of(all, QStringLiteral("RTX 4090"));
        QVERIFY2(
            rtx[QStringLiteral("reason")][QStringLiteral("text")].toString().startsWith(QLatin1String("No estimate")),
            QJsonDocument(rtx).toJson().constData());
    }
    void whatRowsSupportIsRankedByCost() {
        QStringList words;
        for (const char* one : {"model.architecture=resnet50", "data.source=synthetic", "data.channels=3",
                                "data.height=224", "data.width=224", "data.classes=1000", "data.train_images=1281167",
                                "data.validation_images=50000", "optimizer.global_batch=256", "devices.precision=bf16"})
            words << QStringLiteral("--set") << QLatin1String(one);
        const QJsonArray all = estimates(words);
        double last = 0;
        bool ranked = true;
        int count = 0;
        for (const QJsonValue& one : all) {
            const bool now = one[QStringLiteral("ranked")].toBool();
            QVERIFY(ranked || !now);
            ranked = now;
            if (!now) continue;
            ++count;
            const QJsonValue cost = one[QStringLiteral("cost")];
            QVERIFY(cost[QStringLiteral("mid")].toDouble() >= last);
            QVERIFY(cost[QStringLiteral("low")].toDouble() <= cost[QStringLiteral("mid")].toDouble());
            QVERIFY(cost[QStringLiteral("high")].toDouble() >= cost[QStringLiteral("mid")].toDouble());
            QVERIFY(!one[QStringLiteral("from")].toArray().isEmpty());
            last = cost[QStringLiteral("mid")].toDouble();
        }
        QVERIFY(count > 10);
        const Answer read = worker(QStringList{QStringLiteral("estimate")} + words);
        QCOMPARE(read.code, 0);
        QVERIFY2(read.output.startsWith("1. "), read.output.left(400).constData());
        QVERIFY(read.output.contains("ublished results"));
        QVERIFY(read.output.contains("Not ranked:"));
        QCOMPARE(read.output.count("    cost  "), count);
    }
    void aRunFromTheTerminalKeepsItsEstimate() {
        QCOMPARE(worker(QStringList{QStringLiteral("run")} + tiny()).code, 0);
        const QJsonObject here = estimates(tiny()).at(0).toObject();
        QCOMPARE(here[QStringLiteral("offer")][QStringLiteral("id")].toString(), QStringLiteral("this-machine"));
        QCOMPARE(here[QStringLiteral("basis")].toString(), QStringLiteral("measured-here"));
        QVERIFY(here[QStringLiteral("ranked")].toBool());
        QCOMPARE(worker(QStringList{QStringLiteral("run")} + tiny()).code, 0);
        const QDir runs(home_.filePath(QStringLiteral("runs")));
        const QStringList folders = runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        QCOMPARE(folders.size(), 2);
        int kept = 0;
        for (const QString& folder : folders) {
            QFile file(runs.filePath(folder + QStringLiteral("/estimate.json")));
            if (!file.open(QIODevice::ReadOnly)) continue;
            ++kept;
            QCOMPARE(QJsonDocument::fromJson(file.readAll())[QStringLiteral("basis")].toString(),
                     QStringLiteral("measured-here"));
        }
        QCOMPARE(kept, 1);  // nothing was known about the first run
    }
    /// Two seconds of training in a real worker: finite rates from whole batches and whole evaluations, kept as
    /// printed, used by an estimate, and no run of the catalogue.
    void aCalibrationIsEvidenceUntilThereIsARun() {
        QVERIFY(home_.isValid());
        const QString home = home_.filePath(QStringLiteral("calibrated"));
        const Answer made = worker({QStringLiteral("calibrate"), QStringLiteral("--json")}, home);
        QVERIFY2(made.code == 0, (made.output + made.errors).constData());
        QFile file(home + QStringLiteral("/calibration.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), made.output);
        const QJsonObject figures = QJsonDocument::fromJson(made.output).object();
        const auto number = [&](const char* key) { return figures[QLatin1String(key)].toDouble(-1); };
        const double images = number("images"), seconds = number("seconds"), rate = number("images_per_second");
        QVERIFY(images > 0 && seconds > 0 && rate > 0);
        QCOMPARE(std::fmod(images, 128), 0.0);  // the first run's batch
        QVERIFY(std::abs(rate - images / seconds) <= 1e-9 * rate);
        QVERIFY(number("evaluation_images") > 0 && number("evaluation_seconds") > 0);
        QCOMPARE(std::fmod(number("evaluation_images"), 1000), 0.0);  // all of the validation images, each time
        QVERIFY(number("start_up_seconds") > 0);
        QVERIFY(!QFile::exists(home + QStringLiteral("/runs")) &&
                !QFile::exists(home + QStringLiteral("/catalogue.sqlite")));
        // The estimate for this machine is that rate's, and counts its start-up.
        const Answer asked = worker({QStringLiteral("estimate"), QStringLiteral("--json")}, home);
        const QJsonArray all =
            QJsonDocument::fromJson(asked.output).object().value(QStringLiteral("estimates")).toArray();
        const QJsonObject here = all.at(0).toObject();
        QCOMPARE(here[QStringLiteral("offer")][QStringLiteral("id")].toString(), QStringLiteral("this-machine"));
        QVERIFY(std::abs(here[QStringLiteral("images_per_second")][QStringLiteral("mid")].toDouble() - rate) <=
                1e-6 * rate);
        const double training = here[QStringLiteral("parts")][QStringLiteral("training_seconds")].toDouble();
        QVERIFY(std::abs(training * rate - 5 * 468 * 128) < 1);
    }
    /// Real exchanges between two replicas in a real worker: more bytes take longer, and what is printed is kept.
    void linksAreMeasured() {
        QVERIFY(home_.isValid());
        const QString home = home_.filePath(QStringLiteral("linked"));
        const Answer made = worker({QStringLiteral("links"), QStringLiteral("--json")}, home);
        QVERIFY2(made.code == 0, (made.output + made.errors).constData());
        QFile file(home + QStringLiteral("/measured-links.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), made.output);
        const QJsonObject links = QJsonDocument::fromJson(made.output).object();
        QCOMPARE(links[QStringLiteral("ranks")].toInt(), 2);
        const QJsonArray exchanges = links[QStringLiteral("exchanges")].toArray();
        QCOMPARE(exchanges.size(), 8);  // 4 KiB to 64 MiB
        const auto of = [&](int i, const char* key) { return exchanges[i][QLatin1String(key)].toDouble(); };
        QCOMPARE(of(0, "bytes"), 4096.0);
        QCOMPARE(of(7, "bytes"), 67108864.0);
        QVERIFY(of(0, "seconds") > 0);
        QVERIFY(of(7, "seconds") > of(0, "seconds"));
        const Answer wrong = worker({QStringLiteral("links"), QStringLiteral("--ranks"), QStringLiteral("1")}, home);
        QCOMPARE(wrong.code, 64);
    }
    void aWrongSpecIsNamed() {
        const Answer got =
            worker({QStringLiteral("estimate"), QStringLiteral("--set"), QStringLiteral("stop.epochs=0")});
        QCOMPARE(got.code, 64);
        QVERIFY(got.errors.contains("epochs"));
    }
};

QTEST_GUILESS_MAIN(EstimateCommandTest)
#include "estimate_command_test.moc"
