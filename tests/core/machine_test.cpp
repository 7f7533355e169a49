// The machine reader compared with the kernel's own account of the same things.
#include <QFile>
#include <QProcess>
#include <QSysInfo>
#include <QThread>
#include <QtTest/QTest>

#include <chrono>
#include <thread>

#include "core/base/json.h"
#include "core/hardware/cpu_cores.h"
#include "core/hardware/machine.h"
#include "core/hardware/proc.h"
#include "core/hardware/processor.h"
#include "core/hardware/sampler.h"
#include "tests/support/patience.h"

using namespace epochal;

namespace {

QByteArray contentOf(const char* path) {
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class MachineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// First: after a test that starts a program, the thread sanitizer allows no new threads.
    void samplesOnAThreadOfItsOwn() {
        ResourceWatch watch({}, {}, std::chrono::milliseconds(1));
        std::optional<ResourceUsage> usage;
        QTRY_VERIFY(usage || (usage = watch.newest()));
        QVERIFY(usage->residentBytes > (1 << 20));
        QVERIFY(usage->devices.empty());
        // It may sleep for years when it is no longer needed.
        ResourceWatch idle({}, {}, std::chrono::hours(24 * 365));
        QVERIFY(!idle.newest());
    }

    void readsThisMachine() {
        const Machine machine = thisMachine();
        QCOMPARE(QString::fromStdString(machine.host), QSysInfo::machineHostName());
        QCOMPARE(QString::fromStdString(machine.kernel), QSysInfo::kernelVersion());
        QCOMPARE(QString::fromStdString(machine.os), QSysInfo::prettyProductName());
        QVERIFY(machine.threads >= 1 && machine.threads <= QThread::idealThreadCount());
        QVERIFY(machine.cores >= 1 && machine.cores <= machine.threads);
        QVERIFY(machine.memoryBytes > (64 << 20));
    }

    /// The kernel lists the instruction sets it has enabled; the reader asks the processor.
    void agreesWithTheKernelOnInstructionSets() {
        const QByteArray info = contentOf("/proc/cpuinfo");
        if (!info.contains("\nflags")) QSKIP("this kernel lists no processor flags");
        const Machine machine = thisMachine();
        QCOMPARE(machine.avx512bf16, info.contains(" avx512_bf16"));
        QCOMPARE(machine.amxBf16, info.contains(" amx_bf16"));
    }

    void comesBackFromJson() {
        Machine machine = thisMachine();
        machine.accelerators = {{"NVIDIA L4", std::int64_t{24} << 30, "550.54"}};
        const Json json = toJson(machine);
        const auto again = machineFromJson(Json::parse(json.dump()));
        QVERIFY(again.ok());
        QVERIFY(toJson(*again) == json);
    }

    void refusesADamagedDescription() {
        QVERIFY(!machineFromJson(Json::array()).ok());
        QVERIFY(!machineFromJson(Json{{"threads", "many"}}).ok());
        QVERIFY(!machineFromJson(Json{{"accelerators", {1}}}).ok());
        const auto missing = machineFromJson(Json::object());
        QVERIFY(missing.ok());
    }

    void knowsWhatIsFree() {
        const Machine machine = thisMachine();
        const std::int64_t available = availableMemoryBytes();
        QVERIFY(available > 0 && available <= machine.memoryBytes);
        QProcess df;
        df.start(QStringLiteral("df"),
                 {QStringLiteral("--output=avail"), QStringLiteral("-B1"), QStringLiteral("/tmp")});
        QVERIFY(df.waitForFinished(test::kPatience));
        const std::int64_t expected = df.readAllStandardOutput().split('\n').value(1).trimmed().toLongLong();
        QVERIFY(expected > 0);
        QVERIFY(std::abs(freeDiskBytes("/tmp") - expected) < (std::int64_t{1} << 30));
        QCOMPARE(freeDiskBytes("/no/such/folder"), -1);
    }

    void readsTheKernelsTables() {
        const char* table = "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12\"\nMemAvailable:   123 kB\n";
        QCOMPARE(valueOf(table, "PRETTY_NAME", '='), std::string("Debian GNU/Linux 12"));
        QCOMPARE(valueOf(table, "MemAvailable", ':'), std::string("123 kB"));
        QCOMPARE(valueOf(table, "Nothing", ':'), std::string());
        QVERIFY(!procNumber("/proc/self/cgroup"));
        QVERIFY(procText("/no/such/file").empty());
    }

    /// Whatever else the machine does: what this process computes is not what others do, and a process that computes
    /// without end is.
    void samplesWhatOthersCompute() {
        const auto seconds = [](double wanted, bool busy) {
            const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(wanted);
            while (std::chrono::steady_clock::now() < end)
                if (!busy) std::this_thread::sleep_for(std::chrono::milliseconds(20));
        };
        const std::vector<std::int64_t> cores = allowedCores();
        const bool known = thisProcessor().threads == std::int64_t(cores.size()) && procText("/proc/stat") != "";
        ResourceSampler all({}), one({}, {cores.back()});
        QCOMPARE(all.sample().othersBusy, -1.0);  // too soon
        std::thread([&] {
            QVERIFY(useCores({cores.back()}));
            seconds(1.2, true);
        }).join();
        const ResourceUsage mine = one.sample();
        if (!known) QCOMPARE(mine.othersBusy, -1.0);
        // Of that core this process had its share, and the others no more than the rest; 0.1 for the kernel's ticks.
        if (known) QVERIFY(mine.othersBusy >= 0 && mine.othersBusy < 1.1 - mine.cpuBusy * double(cores.size()));

        QProcess other;
        other.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("while :; do :; done")});
        QVERIFY(other.waitForStarted(test::kPatience));
        (void)all.sample();
        seconds(1.5, false);
        const double busy = all.sample().othersBusy;
        other.kill();
        QVERIFY(other.waitForFinished(test::kPatience));
        // That process, or those that kept it from computing.
        if (known) QVERIFY2(busy * double(cores.size()) > 0.5, qPrintable(QString::number(busy)));
        ResourceSampler nowhere({}, {8191});
        seconds(1.1, false);
        QCOMPARE(nowhere.sample().othersBusy, -1.0);
    }

    void samplesThisProcess() {
        ResourceSampler sampler({});
        volatile double sum = 0;
        for (int i = 0; i < 20000000; ++i) sum = sum + i;
        const ResourceUsage busy = sampler.sample();
        QVERIFY(busy.cpuBusy > 0 && busy.cpuBusy <= 1);
        QVERIFY(busy.residentBytes > (1 << 20));
        QVERIFY(busy.watts == -1 || busy.watts >= 0);
        for (const DeviceUsage& device : busy.devices) QVERIFY(device.busy <= 1);
    }
};

QTEST_APPLESS_MAIN(MachineTest)
#include "machine_test.moc"
