// The worker as a process among others: signals, closed descriptors, files that vanish or are not regular files, exit
// codes.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <csignal>
#include <mutex>

#include "core/analysis/replay.h"
#include "core/base/json.h"
#include "core/launch/campaign.h"
#include "core/launch/home.h"
#include "core/launch/queue.h"
#include "core/launch/queue_runner.h"
#include "core/launch/target.h"
#include "tests/support/patience.h"

using namespace epochal;

namespace {

constexpr int kPatience = test::kPatience;

/// Records how a followed run ended.
class Onlooker : public RunWatcher {
public:
    void onEvent(const std::string&, const Event& event) override {
        if (std::holds_alternative<StepWindow>(event.body)) trains = true;
    }
    void onEnd(const std::string&, const Result<ExitRecord>& end) override {
        const std::scoped_lock lock(mutex_);
        end_ = end;
    }
    std::optional<Result<ExitRecord>> end() {
        const std::scoped_lock lock(mutex_);
        return end_;
    }
    std::atomic<bool> trains{false};

private:
    std::mutex mutex_;
    std::optional<Result<ExitRecord>> end_;
};

}  // namespace

class ProcessTest : public QObject {
    Q_OBJECT

    static QStringList small(int epochs) {
        QStringList arguments;
        for (const QString& setting :
             {QStringLiteral("data.source=synthetic"), QStringLiteral("data.height=8"), QStringLiteral("data.width=8"),
              QStringLiteral("data.train_images=1024"), QStringLiteral("data.validation_images=64"),
              QStringLiteral("optimizer.global_batch=32"), QStringLiteral("devices.threads=1"),
              QStringLiteral("devices.kind=cpu"), QStringLiteral("schedule.warmup_epochs=0"),
              QStringLiteral("optimizer.learning_rate=0.05"), QStringLiteral("stop.epochs=%1").arg(epochs)})
            arguments << QStringLiteral("--set") << setting;
        return arguments;
    }
    static QString worker() { return qEnvironmentVariable("EPOCHAL_WORKER"); }

    /// A worker with its own home folder and its runs in `home`/runs.
    static void prepare(QProcess& process, const QTemporaryDir& home) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("EPOCHAL_HOME"), home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        process.setProcessEnvironment(environment);
    }
    static QStringList runFolders(const QTemporaryDir& home) {
        const QDir runs(home.filePath(QStringLiteral("runs")));
        QStringList found;
        for (const QString& name : runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) found << runs.filePath(name);
        return found;
    }
    static Path onlyRun(const QTemporaryDir& home) {
        const QStringList runs = runFolders(home);
        return runs.size() == 1 ? Path(runs.front().toStdString()) : Path();
    }
    static bool waitUntilItTrains(const QTemporaryDir& home) {
        return test::waitFor([&] {
            const auto log = readFile(onlyRun(home) / "events.jsonl");
            return log && log->find("step_window") != std::string::npos;
        });
    }
    /// Runs a shell command; `$W` is the worker, `$RUN` the folder.
    static int shell(const QTemporaryDir& home, const QString& line, QByteArray* said = nullptr) {
        QProcess process;
        prepare(process, home);
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("W"), worker());
        environment.insert(QStringLiteral("RUN"), QString::fromStdString(onlyRun(home).string()));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("/bin/bash"), {QStringLiteral("-c"), line});
        if (!process.waitForFinished(kPatience)) return -1;
        if (said) *said = process.readAll();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }
    /// At once, even while another process writes into it.
    static void deleteFolder(const Path& folder) {
        const Path aside = folder.parent_path() / ".gone";
        std::filesystem::rename(folder, aside);
        // The run may be writing a file in it, which is renamed while the folder is read.
        QVERIFY(test::waitFor([&] {
            std::error_code error;
            std::filesystem::remove_all(aside, error);
            return !std::filesystem::exists(aside);
        }));
    }
    /// Zombies count as children.
    static bool hasNoChildren() {
        siginfo_t ended{};
        return ::waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD;
    }
    static RunSpec endless() {
        RunSpec spec;
        spec.data.source = "synthetic";
        spec.data.height = spec.data.width = 8;
        spec.data.trainImages = 1024;
        spec.data.validationImages = 64;
        spec.optimizer.globalBatch = 32;
        spec.devices.kind = "cpu";
        spec.devices.threads = 1;
        spec.stop.epochs = 100000;
        return spec;
    }
    static Offer ownOffer() {
        Offer offer;
        offer.id = "this-machine";
        return offer;
    }
    static bool leftWithACheckpoint(const Path& folder) {
        const auto run = RunDirectory::open(folder);
        if (!run) return false;
        auto record = replay(*run);
        return record && record->figures().state == RunState::Interrupted && run->exitRecord() &&
               run->exitRecord()->code == 75 && !record->figures().checkpoints.empty();
    }

private Q_SLOTS:
    void everySignalToLeaveWritesACheckpoint_data() {
        QTest::addColumn<int>("number");
        QTest::newRow("terminal closed") << SIGHUP;
        QTest::newRow("terminated") << SIGTERM;
        QTest::newRow("interrupted") << SIGINT;
        QTest::newRow("preempted") << SIGUSR1;
        QTest::newRow("reader gone") << SIGPIPE;
    }
    void everySignalToLeaveWritesACheckpoint() {
        QFETCH(int, number);
        QTemporaryDir home;
        QProcess process;
        prepare(process, home);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(worker(), QStringList{QStringLiteral("run")} + small(100000));
        QVERIFY(process.waitForStarted(test::kPatience));
        QVERIFY(waitUntilItTrains(home));
        ::kill(static_cast<pid_t>(process.processId()), number);
        // A closing terminal sends its signal more than once.
        if (number == SIGHUP || number == SIGPIPE) ::kill(static_cast<pid_t>(process.processId()), number);
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 75);
        QVERIFY(leftWithACheckpoint(onlyRun(home)));
    }

    void aReaderThatLeavesEndsTheRunInOrder() {
        QTemporaryDir home;
        const QString settings = small(100000).join(QLatin1Char(' '));
        QByteArray said;
        // The shell's status would be the reader's; PIPESTATUS[0] is the worker's.
        QCOMPARE(shell(home,
                       QStringLiteral("\"$W\" run --json %1 2>/dev/null | head -1 >/dev/null; exit ${PIPESTATUS[0]}")
                           .arg(settings),
                       &said),
                 75);
        QVERIFY(leftWithACheckpoint(onlyRun(home)));
    }

    void closedDescriptorsTakeNothingOfTheLog() {
        QTemporaryDir home;
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" run %1 0<&- 1>&- 2>&-").arg(small(2).join(QLatin1Char(' ')))),
                 0);
        const auto run = RunDirectory::open(onlyRun(home));
        QVERIFY(run.ok());
        EventReader reader(run->events());
        QVERIFY(!reader.readNew()->empty());
        QCOMPARE(reader.damagedLines(), std::int64_t{0});
        // Nor is any other file damaged: all are valid documents.
        for (const char* name : {"run.json", "spec.json", "machine.json", "offer.json", "exit.json"})
            QVERIFY2(parseJson(*readFile(run->path() / name), name).ok(), name);
    }

    void aFolderDeletedWhileItTrainsEndsTheRun() {
        for (const bool paused : {false, true}) {
            QTemporaryDir home;
            QProcess process;
            prepare(process, home);
            process.setStandardOutputFile(QProcess::nullDevice());
            process.start(worker(), QStringList{QStringLiteral("run")} + small(100000));
            QVERIFY(process.waitForStarted(test::kPatience));
            QVERIFY(waitUntilItTrains(home));
            const Path run = onlyRun(home);
            if (paused) {
                QVERIFY(sendCommand(*RunDirectory::open(run), Command::Pause).ok());
                QVERIFY(test::waitFor(
                    [&] { return readFile(run / "events.jsonl")->find("\"paused\"") != std::string::npos; }));
            }
            deleteFolder(run);
            QVERIFY(process.waitForFinished(kPatience));
            QCOMPARE(process.exitCode(), 71);
            QVERIFY(process.readAllStandardError().contains("folder is gone"));
            QVERIFY(!std::filesystem::exists(run));
            QVERIFY(runFolders(home).isEmpty());
        }
    }

    void aRunThatCannotKeepItsEndHasNotFinished() {
        QTemporaryDir home;
        QProcess process;
        prepare(process, home);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(worker(), QStringList{QStringLiteral("run")} + small(100000));
        QVERIFY(process.waitForStarted(test::kPatience));
        QVERIFY(waitUntilItTrains(home));
        const auto run = RunDirectory::open(onlyRun(home));
        QVERIFY(makeFolder(run->path() / "exit.json").ok());
        QVERIFY(sendCommand(*run, Command::Stop).ok());
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitCode(), 71);
        QCOMPARE(replay(*run)->figures().state, RunState::Failed);
        QVERIFY(!replay(*run)->figures().reason);
        // Nor does it start if the fault is known in advance.
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" resume \"$RUN\"")), 71);
        QCOMPARE(replay(*run)->figures().attempts, std::int64_t{1});
    }

    void aFollowerSaysThatTheFolderIsGoneAndReapsTheWorker() {
        QTemporaryDir home;
        const auto run = RunDirectory::create(home.filePath(QStringLiteral("runs")).toStdString(),
                                              "20261121-100000-00000001", endless(), {}, ownOffer());
        QVERIFY(run.ok());
        Onlooker onlooker;
        const auto target = makeProcessTarget(onlooker, worker().toStdString());
        QVERIFY(target->launch(*run, {}).ok());
        QVERIFY(test::waitFor([&] { return onlooker.trains.load(); }));

        // The worker's working directory is not this process's.
        QByteArrayList children;
        for (const QString& thread :
             QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile list(QStringLiteral("/proc/self/task/%1/children").arg(thread));
            if (list.open(QIODevice::ReadOnly)) children += list.readAll().simplified().split(' ');
        }
        children.removeAll(QByteArray());
        for (const QByteArray& child : children)
            QCOMPARE(QFile::symLinkTarget(QStringLiteral("/proc/%1/cwd").arg(QString::fromLatin1(child))),
                     QStringLiteral("/"));

        deleteFolder(run->path());
        QVERIFY(test::waitFor([&] { return onlooker.end().has_value(); }));
        QVERIFY(!onlooker.end()->ok());
        QVERIFY2(english(onlooker.end()->error()).find("folder is gone") != std::string::npos,
                 english(onlooker.end()->error()).c_str());
        QCOMPARE(target->active(), std::size_t{0});
        QVERIFY(!std::filesystem::exists(run->path() / "run.json"));
        QVERIFY(!std::filesystem::exists(run->path()));
        QVERIFY(test::waitFor(hasNoChildren));
    }

    void aWorkerThatEndedIsNoZombie() {
        QTemporaryDir home;
        RunSpec spec;
        spec.data.path = "/nowhere";
        Offer offer;
        offer.id = "this-machine";
        Onlooker onlooker;
        const auto target = makeProcessTarget(onlooker, worker().toStdString());
        const auto run = RunDirectory::create(home.filePath(QStringLiteral("runs")).toStdString(),
                                              "20261121-100000-00000002", spec, {}, offer);
        QVERIFY(target->launch(*run, {}).ok());
        QVERIFY(test::waitFor([&] { return onlooker.end().has_value(); }));
        QVERIFY2(onlooker.end()->ok(), "the worker has written how it ended");
        QCOMPARE(onlooker.end()->value().code, 65);
        // No one else waits for the worker: once it is gone, this process has no children left, zombies included.
        QVERIFY(test::waitFor(hasNoChildren));
    }

    /// A run on the window's own engine, started from its queue.
    void theWorkbenchLeavesInOrder_data() {
        QTest::addColumn<int>("number");
        QTest::newRow("terminated") << SIGTERM;
        QTest::newRow("terminal closed") << SIGHUP;
    }
    void theWorkbenchLeavesInOrder() {
        QFETCH(int, number);
        QTemporaryDir home;
        const auto run = RunDirectory::create(home.filePath(QStringLiteral("runs")).toStdString(),
                                              "20261121-100000-00000004", endless(), {}, ownOffer());
        QVERIFY(run.ok());
        QVERIFY(saveQueue(home.path().toStdString(), {{{run->id(), TargetKind::Window, 0}}, 1, false}).ok());
        QProcess process;
        prepare(process, home);
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(qEnvironmentVariable("EPOCHAL_WORKBENCH"), {QStringLiteral("--home"), home.path()});
        QVERIFY(process.waitForStarted(test::kPatience));
        QVERIFY(waitUntilItTrains(home));
        ::kill(static_cast<pid_t>(process.processId()), number);
        QVERIFY(process.waitForFinished(kPatience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(leftWithACheckpoint(run->path()));
        // It keeps its place in the queue and resumes the next time, and does not count as a run that killed its
        // process.
        QCOMPARE(loadQueue(home.path().toStdString())->items.size(), std::size_t{1});
        QVERIFY(leftInOrder(*run));
    }

    /// Two processes must not train the runs of one sweep side by side, and a kill leaves no lock behind.
    void aSweepInProgressIsNotContinuedByAnother() {
        QTemporaryDir home;
        QProcess process;
        prepare(process, home);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(
            worker(),
            QStringList{QStringLiteral("run"), QStringLiteral("--sweep"), QStringLiteral("seed=1,2")} + small(100000));
        QVERIFY(process.waitForStarted(test::kPatience));
        QVERIFY(waitUntilItTrains(home));
        const Campaigns campaigns = loadCampaigns(home.path().toStdString());
        QCOMPARE(campaigns.all.size(), std::size_t{1});
        const QString file =
            QString::fromStdString(campaignFile(home.path().toStdString(), campaigns.all[0].id).string());
        QByteArray said;
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" resume '%1'").arg(file), &said), 69);
        QVERIFY2(said.contains("Another process is working on this campaign"), said);
        // The next run was not begun.
        QCOMPARE(runFolders(home).size(), 1);
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(kPatience));
        QVERIFY(!FileLock::isHeld(campaignLock(home.path().toStdString(), campaigns.all[0].id)));
    }

    void aKilledSweepGoesOn() {
        QTemporaryDir home;
        QProcess process;
        prepare(process, home);
        process.start(
            worker(),
            QStringList{QStringLiteral("run"), QStringLiteral("--sweep"), QStringLiteral("seed=1,2,3")} + small(10));
        QVERIFY(process.waitForStarted(test::kPatience));
        QVERIFY(test::waitFor([&] { return runFolders(home).size() >= 2; }));
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        QVERIFY(process.waitForFinished(kPatience));
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(said.contains("campaign: "), said);
        const QString document = QString::fromUtf8(said.mid(said.indexOf("campaign: ") + 10).split('\n').front());
        QVERIFY2(QFile::exists(document), qPrintable(document));
        const auto campaign = loadCampaign(home.path().toStdString(), Path(document.toStdString()).stem().string());
        QVERIFY(campaign.ok());
        const auto figures = [&](std::size_t i) {
            const auto run = RunDirectory::open(Path(home.path().toStdString()) / "runs" / campaign->runs[i]);
            return run ? replay(*run)->figures() : Figures();
        };
        const auto attempts = [&](std::size_t i) { return figures(i).attempts; };
        // On a machine faster than the signal, the second run has nothing left to do.
        const std::int64_t second = attempts(1) + (figures(1).state == RunState::Finished ? 0 : 1);
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" resume '%1'").arg(document)), 0);
        QCOMPARE(runFolders(home).size(), 3);
        for (const QString& folder : runFolders(home))
            QCOMPARE(replay(*RunDirectory::open(folder.toStdString()))->figures().state, RunState::Finished);
        // The finished run was left alone, the killed one was resumed, and the last one was created.
        QCOMPARE(attempts(0), std::int64_t{1});
        QCOMPARE(attempts(1), second);
        QCOMPARE(attempts(2), std::int64_t{1});
        // The next time, nothing is left to do.
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" resume '%1'").arg(document)), 0);
        QCOMPARE(attempts(2), std::int64_t{1});
    }

    void troubleHasItsExitCode() {
        QTemporaryDir home;
        QCOMPARE(
            shell(home, QStringLiteral("exec \"$W\" run --json %1 >/dev/null").arg(small(1).join(QLatin1Char(' ')))),
            0);
        const Path run = onlyRun(home);
        QByteArray said;
        {
            const auto lock = FileLock::tryLock(run / "run.lock");
            QVERIFY(lock.ok());
            QCOMPARE(shell(home, QStringLiteral("exec \"$W\" resume \"$RUN\""), &said), 69);
            QVERIFY2(said.contains("already in progress"), said);
        }
        const auto about = *readFile(run / "run.json");
        std::string newer = about;
        newer.replace(newer.find("\"version\": 1"), 12, "\"version\": 9");
        QVERIFY(writeAtomically(run / "run.json", newer).ok());
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" show \"$RUN\""), &said), 65);
        QVERIFY2(said.contains("newer version of Epochal"), said);
        QVERIFY(writeAtomically(run / "run.json", "{").ok());
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" show \"$RUN\"")), 65);
        QVERIFY(writeAtomically(run / "run.json", about).ok());
        // A log of more than 2 GB, mostly a hole, can still be resumed; its torn end is cut.
        std::filesystem::resize_file(run / "events.jsonl", (std::uintmax_t{2} << 30) + 5);
        auto writer = EventWriter::open(*RunDirectory::open(run), 2);
        QVERIFY(writer.ok());
    }

    void pipesInARunsFolderHangNobody() {
        QTemporaryDir home;
        QCOMPARE(
            shell(home, QStringLiteral("exec \"$W\" run --json %1 >/dev/null").arg(small(1).join(QLatin1Char(' ')))),
            0);
        for (const char* name : {"run.lock", "commands.jsonl", "exit.json", "events.jsonl", "offer.json"}) {
            QByteArray said;
            const int code = shell(
                home,
                QStringLiteral("cp -r \"$RUN\" \"$RUN\".kept && rm -f \"$RUN\"/%1 && mkfifo \"$RUN\"/%1 && "
                               "{ timeout 60 \"$W\" show \"$RUN\"; a=$?; timeout 60 \"$W\" resume \"$RUN\"; b=$?; } ; "
                               "rm -rf \"$RUN\" && mv \"$RUN\".kept \"$RUN\"; [ $a -ne 124 ] && [ $b -ne 124 ]")
                    .arg(QLatin1String(name)),
                &said);
            QVERIFY2(code == 0, said);
        }
    }

    void aBudgetThatPaysForNoStartIsRefused() {
        QTemporaryDir home;
        QByteArray said;
        const QString settings =
            QStringLiteral("--set price.preparation_minutes=20 --set stop.budget=1.0 --set price.offer=%1");
        const HomeBook book = openPriceBook(home.path().toStdString(), {});
        const auto aws = std::ranges::find_if(book.book.offers, [](const Offer& offer) {
            return offer.provider == "AWS" && offer.instance == "p3.2xlarge" && offer.kind == PriceKind::OnDemand;
        });
        QVERIFY(aws != book.book.offers.end());
        const QString line = settings.arg(QString::fromStdString(aws->id));
        for (const char* verb : {"run", "validate"}) {
            QCOMPARE(shell(home, QStringLiteral("exec \"$W\" %1 %2").arg(QLatin1String(verb), line), &said), 64);
            QVERIFY2(said.contains("1.02 USD") && said.contains("/stop/budget"), said);
        }
        QVERIFY(runFolders(home).isEmpty());
    }

    void controlCharactersRunNowhere() {
        QTemporaryDir home;
        RunSpec spec;
        spec.name = "red";
        Offer offer;
        offer.id = "this-machine";
        const auto run = RunDirectory::create(home.filePath(QStringLiteral("runs")).toStdString(),
                                              "20261121-100000-00000003", spec, {}, offer);
        auto writer = EventWriter::open(*run, 1);
        QVERIFY((*writer)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
        const Message nasty{"\x1B]0;owned\x07 %1", {std::string("\x1B[31mcod.\u202Efdp")}};
        QVERIFY((*writer)->write(Finished{RunState::Failed, std::nullopt, nasty, 2}, 1, 1).ok());
        QByteArray said;
        QCOMPARE(shell(home, QStringLiteral("exec \"$W\" show \"$RUN\""), &said), 0);
        QVERIFY2(said.contains("owned") && said.contains("cod."), said);
        for (const char* bad : {"\x1B", "\x07", "\u202E"}) QVERIFY2(!said.contains(bad), said);
    }

    /// A driver that claims four billion GPUs.
    void aBrokenDriverIsBounded() {
        const QString compiler = QStandardPaths::findExecutable(QStringLiteral("cc"));
        if (compiler.isEmpty()) QSKIP("no compiler here to make a driver with");
        QTemporaryDir home;
        QFile source(home.filePath(QStringLiteral("nvml.c")));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write(
            "int nvmlInit_v2(void){return 0;} int nvmlShutdown(void){return 0;}\n"
            "int nvmlSystemGetDriverVersion(char*t,unsigned n){t[0]=0;return 0;}\n"
            "int nvmlDeviceGetCount_v2(unsigned*n){*n=4000000000u;return 0;}\n"
            "int nvmlDeviceGetHandleByIndex_v2(unsigned i,void**d){return 1;}\n"
            "int nvmlDeviceGetName(void*d,char*t,unsigned n){return 1;}\n"
            "int nvmlDeviceGetMemoryInfo(void*d,void*m){return 1;}\n"
            "int nvmlDeviceGetUtilizationRates(void*d,void*u){return 1;}\n"
            "int nvmlDeviceGetPowerUsage(void*d,unsigned*w){return 1;}\n");
        source.close();
        QCOMPARE(QProcess::execute(compiler, {QStringLiteral("-shared"), QStringLiteral("-fPIC"), QStringLiteral("-o"),
                                              home.filePath(QStringLiteral("libnvidia-ml.so.1")), source.fileName()}),
                 0);
        QByteArray said;
        QCOMPARE(shell(home, QStringLiteral("LD_LIBRARY_PATH='%1' exec \"$W\" devices --json").arg(home.path()), &said),
                 0);
        QVERIFY2(said.contains("\"accelerators\""), said.left(200));
    }
};

QTEST_GUILESS_MAIN(ProcessTest)
#include "process_test.moc"
