// What the worker reports about GPUs that are present but unusable, simulated by substitutes for NVIDIA's libraries.
#include <dlfcn.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/hardware/nvml.h"
#include "tests/support/patience.h"

using namespace epochal;

class DevicesTest : public QObject {
    Q_OBJECT

    struct Ended {
        int code = -1;
        QByteArray output, errors;
    };
    static Ended worker(const QStringList& arguments, const QStringList& fakes, const QProcessEnvironment& more) {
        const QString folder = qEnvironmentVariable("EPOCHAL_FAKES");
        QStringList paths;
        for (const QString& fake : fakes) paths << folder + QLatin1Char('/') + fake;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_LIBRARY_PATH"), paths.join(QLatin1Char(':')));
        environment.remove(QStringLiteral("LANGUAGE"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        environment.insert(more);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(epochal::test::kPatience) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    static QProcessEnvironment with(const char* name, const QString& value) {
        QProcessEnvironment environment;
        environment.insert(QLatin1String(name), value);
        return environment;
    }
    static QStringList run(const QString& runs, const char* kind) {
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"), runs};
        for (const char* setting : {"data.source=synthetic", "data.height=8", "data.width=8", "data.train_images=64",
                                    "data.validation_images=16", "optimizer.global_batch=32", "stop.epochs=1",
                                    "schedule.warmup_epochs=0", "devices.threads=1"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        return arguments << QStringLiteral("--set") << QStringLiteral("devices.kind=") + QLatin1String(kind);
    }

private Q_SLOTS:
    void initTestCase() {
        if (QDir(QStringLiteral("/dev")).exists(QStringLiteral("nvidia0"))) QSKIP("a GPU of its own is here");
        if (qEnvironmentVariable("EPOCHAL_ENGINE").isEmpty()) QSKIP("built without the engine");
    }

    /// Either the driver refuses, or it counts a GPU and LibTorch's CUDA part does not load: there is none here.
    void saysWhatRefusesTheGpu_data() {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("driver") << "EPOCHAL_FAKE_CUINIT"
                                << "803" << QByteArray("driver and library do not match");
        QTest::newRow("CUDA part") << "EPOCHAL_FAKE_GPUS"
                                   << "1" << QByteArray("Cannot use the NVIDIA GPUs");
    }
    void saysWhatRefusesTheGpu() {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(QByteArray, reason);
        const QTemporaryDir folder;
        const QProcessEnvironment environment = with(variable.toLatin1().constData(), value);
        const Ended asked = worker(run(folder.path(), "cuda"), {QStringLiteral("cuda_driver")}, environment);
        QCOMPARE(asked.code, 71);
        QVERIFY2(asked.errors.contains(reason), asked.errors);
        const Ended free = worker(run(folder.path(), "auto"), {QStringLiteral("cuda_driver")}, environment);
        QVERIFY2(free.code == 0, free.errors);
        QVERIFY2(free.output.contains("\"gpu-unusable\"") && free.output.contains(reason), free.output);
        const Ended cpu = worker(run(folder.path(), "cpu"), {QStringLiteral("cuda_driver")}, environment);
        QCOMPARE(cpu.code, 0);
        QVERIFY2(!cpu.output.contains("gpu-unusable"), cpu.output);
    }
    void saysNothingWhereTheDriverCountsNone() {
        const QTemporaryDir folder;
        for (const char* code : {"0", "100"}) {
            const Ended ended = worker(run(folder.path(), "auto"), {QStringLiteral("cuda_driver")},
                                       with("EPOCHAL_FAKE_CUINIT", QLatin1String(code)));
            QVERIFY2(ended.code == 0, ended.errors);
            QVERIFY2(!ended.output.contains("gpu-unusable"), ended.output);
        }
    }

    /// Once by the worker and once by the engine, which is linked separately; for the second, the driver is already
    /// awake.
    void opensTheManagementLibraryOnceAModule() {
        const QTemporaryDir folder;
        QProcessEnvironment environment = with("EPOCHAL_FAKE_GPUS", QStringLiteral("2"));
        environment.insert(QStringLiteral("EPOCHAL_FAKE_NVML_LOG"), folder.filePath(QStringLiteral("log")));
        const Ended ended = worker(run(folder.path(), "cpu"), {QStringLiteral("nvml")}, environment);
        QVERIFY2(ended.code == 0, ended.errors);
        QFile log(folder.filePath(QStringLiteral("log")));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QCOMPARE(log.readAll(), QByteArray("open\nopen\n"));
        const Ended devices =
            worker({QStringLiteral("devices"), QStringLiteral("--json")}, {QStringLiteral("nvml")}, environment);
        const QJsonArray found = QJsonDocument::fromJson(devices.output)[QLatin1String("machine")]
                                     .toObject()[QLatin1String("accelerators")]
                                     .toArray();
        QCOMPARE(found.size(), 2);
        // A name without a terminator is cut at the end of its buffer.
        QCOMPARE(found[0].toObject()[QLatin1String("name")].toString(), QString(96, QLatin1Char('G')));
    }
    /// The fake counts each GPU's clock from 1,000 MHz by its kind, which is 1 of multiprocessors, and its temperature
    /// from 70 by its sensor, which is 0 of the GPU.
    void readsClockAndTemperature() {
        const QByteArray fake = qgetenv("EPOCHAL_FAKES") + "/nvml/libnvidia-ml.so.1";
        QVERIFY2(::dlopen(fake.constData(), RTLD_NOW) != nullptr, ::dlerror());  // found again by its name
        const Nvml* nvml = Nvml::shared();
        QVERIFY(nvml != nullptr);
        const Nvml::Pace pace = nvml->paceAt("00000000:65:00.0");
        QCOMPARE(pace.clock, 1001.0);
        QCOMPARE(pace.celsius, 70.0);
    }
    void doesNotBelieveInMillionsOfGpus() {
        const Ended ended = worker({QStringLiteral("devices"), QStringLiteral("--json")}, {QStringLiteral("nvml")},
                                   with("EPOCHAL_FAKE_GPUS", QStringLiteral("4000000000")));
        QVERIFY2(ended.code == 0, ended.errors);
        const QJsonObject machine = QJsonDocument::fromJson(ended.output)[QLatin1String("machine")].toObject();
        QVERIFY(machine[QLatin1String("accelerators")].toArray().size() <= 1024);
    }
};

QTEST_GUILESS_MAIN(DevicesTest)
#include "devices_test.moc"
