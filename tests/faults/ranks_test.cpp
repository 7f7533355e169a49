// Replicas as processes: the bits of threads, and one cause whatever is done to one of them. EPOCHAL_RANK_KILLS,
// EPOCHAL_RANK_STOPS and EPOCHAL_RANK_CUTS set the numbers of random moments (4, 1 and 1), EPOCHAL_RANK_SEED their
// seed.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

#include <algorithm>
#include <map>
#include <random>

#include "core/analysis/replay.h"
#include "core/events/codec.h"
#include "tests/support/patience.h"
#include "tests/support/rank_runs.h"
#include "tests/support/two_hosts.h"

using namespace epochal;
using namespace epochal::test;

class RanksTest : public QObject {
    Q_OBJECT

    QTemporaryDir whole_;
    QByteArray expected_, staged_;

    /// Two ranks that have a network between them.
    static QStringList divided() {
        return {QStringLiteral("parallel.stages=2"), QStringLiteral("optimizer.accumulation=4")};
    }

    static int resume(const Path& run, QByteArray* errors = nullptr) {
        return toEnd({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--json")},
                     errors);
    }

    /// Rank 0 and rank 1 of a run, by environments like torchrun's.
    static void launchBoth(QProcess& first, QProcess& second, const QStringList& arguments) {
        const auto environment = [](const char* rank) {
            QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
            for (const auto& [name, value] :
                 {std::pair("RANK", rank), std::pair("WORLD_SIZE", "2"), std::pair("LOCAL_RANK", rank),
                  std::pair("LOCAL_WORLD_SIZE", "2"), std::pair("MASTER_ADDR", "127.0.0.1")})
                out.insert(QLatin1String(name), QLatin1String(value));
            out.insert(QStringLiteral("MASTER_PORT"), QString::number(20000 + ::getpid() % 10000));
            return out;
        };
        first.setProcessEnvironment(environment("0"));
        second.setProcessEnvironment(environment("1"));
        second.start(worker(), arguments);
        first.start(worker(), arguments);
    }

    static std::mt19937 moments() {
        bool known = false;
        const int seed = qEnvironmentVariableIntValue("EPOCHAL_RANK_SEED", &known);
        return std::mt19937(known ? static_cast<unsigned>(seed) : 20261125u);
    }
    static int count(const char* variable, int usual) {
        bool known = false;
        const int wanted = qEnvironmentVariableIntValue(variable, &known);
        return known ? wanted : usual;
    }
    /// Of silence, after which a rank is given up, for as long as it lives.
    struct Timeout {
        Timeout() { qputenv("EPOCHAL_RANK_TIMEOUT", "15"); }
        ~Timeout() { qunsetenv("EPOCHAL_RANK_TIMEOUT"); }
        Timeout(const Timeout&) = delete;
        Timeout& operator=(const Timeout&) = delete;
    };

    /// How often a run was struck before it had finished: said at the end, for long trials.
    struct Struck {
        int times = 0;
        Struck() = default;
        ~Struck() { qInfo("struck %d times", times); }
        Struck(const Struck&) = delete;
        Struck& operator=(const Struck&) = delete;
    };

    /// Starts or resumes a run and waits until its ranks are there and, unless `early`, train.
    static bool begin(QProcess& process, const QStringList& arguments, bool early, QByteArray& said) {
        process.setProcessChannelMode(QProcess::SeparateChannels);
        process.start(worker(), arguments);
        if (!process.waitForStarted(test::kPatience)) return false;
        const char* sign = early ? "\"launch\"" : "step_window";
        while (!said.contains(sign) && process.waitForReadyRead(test::kPatience))
            said += process.readAllStandardOutput();
        return said.contains(sign);
    }

    /// One cause that names rank 1, in the record and in the log, and it leads back to the bits of the unbroken run.
    void checkCause(const Path& run, const QString& says, const QByteArray& expected, const QString& orSays = {}) {
        const auto directory = RunDirectory::open(run);
        QVERIFY(directory.ok());
        const auto record = directory->exitRecord();
        QVERIFY(record.has_value());
        QCOMPARE(record->code, 71);
        QVERIFY(record->error.has_value());
        const QString cause = QString::fromStdString(english(*record->error));
        const bool named = cause.contains(says) || (!orSays.isEmpty() && cause.contains(orSays));
        QVERIFY2(cause.startsWith(QStringLiteral("Rank 1 ")) && named, qPrintable(cause));
        QCOMPARE(resume(run), 0);
        QCOMPARE(replay(*directory)->figures().state, RunState::Finished);
        QCOMPARE(tensors(run).toHex(), expected.toHex());
    }

private Q_SLOTS:
    void initTestCase() {
        if (qEnvironmentVariable("EPOCHAL_ENGINE").isEmpty()) QSKIP("built without the engine");
        QCOMPARE(toEnd(start(whole_.path(), settings("threads", 2))), 0);
        expected_ = tensors(onlyRun(whole_.path()));
        QVERIFY(!expected_.isEmpty());
        const QTemporaryDir staged;
        QCOMPARE(toEnd(start(staged.path(), settings("threads", 1, divided()))), 0);
        staged_ = tensors(onlyRun(staged.path()));
    }

    void processesComputeTheBitsOfThreads() {
        const QTemporaryDir home;
        QCOMPARE(toEnd(start(home.path(), settings("processes", 2))), 0);
        const Path run = onlyRun(home.path());
        QCOMPARE(tensors(run).toHex(), expected_.toHex());
        const auto directory = RunDirectory::open(run);
        auto record = replay(*directory);
        QCOMPARE(record->figures().state, RunState::Finished);
        // How they were launched is the first that is told.
        EventReader reader(directory->events());
        const auto events = reader.readNew();
        const auto* notice = std::get_if<Notice>(&events->at(1).body);
        QVERIFY(notice && notice->code == "launch");
        QCOMPARE(english(notice->what),
                 std::string("Ranks: world=2 (devices.count), rank=0 (devices.ranks_as), address=127.0.0.1 (one "
                             "machine)"));
    }

    /// What the processes recorded comes together in one file, on one clock.
    void processesAreTraced() {
        const QTemporaryDir home;
        QProcess process;
        QByteArray said;
        QVERIFY(begin(process, start(home.path(), settings("processes", 2, {QStringLiteral("stop.epochs=2000")})),
                      false, said));
        const Path run = onlyRun(home.path());
        QCOMPARE(toEnd({QStringLiteral("trace"), QString::fromStdString(run.string())}), 0);
        while (!said.contains("trace-saved") && process.waitForReadyRead(test::kPatience))
            said += process.readAllStandardOutput();
        process.terminate();
        QVERIFY(process.waitForFinished(test::kPatience));
        const QStringList files =
            QDir(QString::fromStdString(run.string())).entryList({QStringLiteral("trace-*.json")}, QDir::Files);
        QCOMPARE(files.size(), 1);
        QFile file(QString::fromStdString(run.string()) + QLatin1Char('/') + files.front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Both ranks are in the same steps: their first forward passes begin within the time that all steps took.
        QMap<int, double> first;
        double last = 0;
        for (const QJsonValue& value :
             QJsonDocument::fromJson(file.readAll())[QStringLiteral("traceEvents")].toArray()) {
            const QJsonObject event = value.toObject();
            const double at = event[QStringLiteral("ts")].toDouble();
            last = std::max(last, at);
            const int rank = event[QStringLiteral("pid")].toInt();
            if (event[QStringLiteral("name")].toString() == QStringLiteral("forward") && !first.contains(rank))
                first[rank] = at;
        }
        QCOMPARE(first.keys(), QList<int>({0, 1}));
        QVERIFY(qAbs(first[0] - first[1]) < last);
        QCOMPARE(toEnd({QStringLiteral("trace"), QString::fromStdString(run.string())}), 64);
    }

    /// Each process has some of the layers, and the last has the loss.
    void stagesComputeTheBitsOfOne() {
        const QTemporaryDir one, two;
        QCOMPARE(toEnd(start(one.path(), settings("threads", 1, {QStringLiteral("optimizer.accumulation=4")}))), 0);
        QCOMPARE(toEnd(start(two.path(), settings("processes", 1, divided()))), 0);
        const auto figures = [](const QTemporaryDir& home) {
            return replay(*RunDirectory::open(onlyRun(home.path())))->figures();
        };
        const Figures alone = figures(one), together = figures(two);
        QCOMPARE(together.state, RunState::Finished);
        QCOMPARE(together.epochs.size(), alone.epochs.size());
        for (std::size_t i = 0; i < alone.epochs.size(); ++i) {
            QCOMPARE(together.epochs[i].trainLoss, alone.epochs[i].trainLoss);
            QCOMPARE(together.epochs[i].top1, alone.epochs[i].top1);
        }
    }

    /// As many replicas as the ranks that are launched make, by the stages of each.
    void stagesAreLaunched() {
        const QTemporaryDir home;
        QStringList given = settings("auto", 1, divided());
        const qsizetype count = given.indexOf(QStringLiteral("devices.count=1"));
        given.remove(count - 1, 2);
        QCOMPARE(toEnd(QStringList{QStringLiteral("launch"), QStringLiteral("--nproc"), QStringLiteral("2"),
                                   QStringLiteral("--json"), QStringLiteral("--runs"), home.path()} +
                       given),
                 0);
        const auto directory = RunDirectory::open(onlyRun(home.path()));
        QVERIFY(directory.ok());
        QCOMPARE(directory->spec().devices.count, 1);
        QCOMPARE(replay(*directory)->figures().started->devices.size(), std::size_t{2});
        QCOMPARE(tensors(onlyRun(home.path())).toHex(), staged_.toHex());
    }

    /// A run that diverges goes back to its checkpoint on all ranks.
    void allRanksRollBack() {
        const QStringList diverging{QStringLiteral("model.architecture=lenet5"),
                                    QStringLiteral("data.height=28"),
                                    QStringLiteral("data.width=28"),
                                    QStringLiteral("optimizer.learning_rate=800"),
                                    QStringLiteral("optimizer.nesterov=false"),
                                    QStringLiteral("optimizer.momentum=0"),
                                    QStringLiteral("schedule.kind=constant"),
                                    QStringLiteral("schedule.warmup_epochs=0"),
                                    QStringLiteral("stop.divergence=roll-back")};
        const QTemporaryDir threads, processes;
        const int expected = toEnd(start(threads.path(), settings("threads", 2, diverging)));
        QCOMPARE(toEnd(start(processes.path(), settings("processes", 2, diverging))), expected);
        const auto codes = [](const QTemporaryDir& home) {
            EventReader reader(RunDirectory::open(onlyRun(home.path()))->events());
            int found = 0;
            const auto events = reader.readNew();
            for (const Event& event : *events)
                if (const auto* notice = std::get_if<Notice>(&event.body); notice && notice->code == "rolled-back")
                    ++found;
            return found;
        };
        QVERIFY(codes(threads) > 0);
        QCOMPARE(codes(processes), codes(threads));
    }

    void aKilledRankIsTheCauseAtAnyMoment() {
        std::mt19937 random = moments();
        Struck struck;
        for (int i = 0; i < count("EPOCHAL_RANK_KILLS", 4); ++i) {
            const QTemporaryDir home;
            QProcess process;
            QByteArray said;
            // Every other time before the first step: while LibTorch is loaded, or the ranks connect.
            // In every other pair, the ranks are stages.
            const bool stages = i % 4 > 1;
            const QStringList given = stages ? settings("processes", 1, divided()) : settings("processes", 2);
            QVERIFY(begin(process, start(home.path(), given), i % 2 == 0, said));
            QTest::qWait(std::uniform_int_distribution<int>(0, 700)(random));
            // A fast machine may have finished before.
            if (process.state() == QProcess::NotRunning) continue;
            const auto ranks = ranksOf(process.processId());
            if (!ranks.empty()) ::kill(ranks.front(), SIGKILL);
            QVERIFY(process.waitForFinished(test::kPatience));
            if (process.exitCode() == 0) continue;
            checkCause(onlyRun(home.path()), QStringLiteral("killed by signal 9"), stages ? staged_ : expected_);
            if (QTest::currentTestFailed()) return;
            ++struck.times;
        }
    }

    /// Nothing answers in a stopped process, and nothing closes its connections.
    void aStoppedRankIsGivenUp() {
        const Timeout timeout;
        std::mt19937 random = moments();
        Struck struck;
        // Long enough to be stopped on a fast machine.
        const QStringList longer{QStringLiteral("stop.epochs=30")};
        const auto givenTo = [&](const char* as, bool stages) {
            return stages ? settings(as, 1, divided() + longer) : settings(as, 2, longer);
        };
        QByteArray expected[2];
        for (int i = 0; i < count("EPOCHAL_RANK_STOPS", 1); ++i) {
            const QTemporaryDir home, unbroken;
            QProcess process;
            QByteArray said;
            const bool stages = i % 2 == 1;
            if (expected[stages].isEmpty()) {
                QCOMPARE(toEnd(start(unbroken.path(), givenTo("threads", stages))), 0);
                expected[stages] = tensors(onlyRun(unbroken.path()));
            }
            QVERIFY(begin(process, start(home.path(), givenTo("processes", stages)), i % 4 > 1, said));
            if (i > 0) QTest::qWait(std::uniform_int_distribution<int>(0, 700)(random));
            // A fast machine may have finished before.
            if (process.state() == QProcess::NotRunning) continue;
            const auto ranks = ranksOf(process.processId());
            if (ranks.empty()) continue;
            QCOMPARE(::kill(ranks.front(), SIGSTOP), 0);
            QVERIFY(process.waitForFinished(test::kPatience));
            QVERIFY(isGone(ranks.front()));
            if (process.exitCode() == 0) continue;
            // One that is stopped while it loads LibTorch is missed later.
            checkCause(onlyRun(home.path()), QStringLiteral("not been heard from"), expected[stages],
                       QStringLiteral("did not connect"));
            if (QTest::currentTestFailed()) return;
            ++struck.times;
        }
    }

    /// No connection ends where a cable is cut: each side finds out by itself.
    void aCutLinkIsGivenUp() {
        const Timeout timeout;
        const QTemporaryDir unbroken;
        const QStringList more{QStringLiteral("stop.epochs=60")};
        std::mt19937 random = moments();
        Struck struck;
        for (int i = 0; i < count("EPOCHAL_RANK_CUTS", 1); ++i) {
            test::TwoHosts hosts;
            if (!hosts.work()) QSKIP("this user may not create networks, or iproute2 is not installed");
            if (i == 0) QCOMPARE(toEnd(start(unbroken.path(), settings("threads", 2, more))), 0);
            const QTemporaryDir home;
            const auto launch = [](const char* node) {
                return QStringList{QStringLiteral("launch"),      QStringLiteral("--nproc"),
                                   QStringLiteral("1"),           QStringLiteral("--nodes"),
                                   QStringLiteral("2"),           QStringLiteral("--address"),
                                   QStringLiteral("10.77.0.1"),   QStringLiteral("--json"),
                                   QStringLiteral("--node-rank"), QString::fromLatin1(node)};
            };
            QProcess first, second;
            const QStringList given = settings("auto", 2, more);
            hosts.start(1, second, QStringList{worker()} + launch("1") + given);
            hosts.start(
                0, first,
                QStringList{worker()} + launch("0") + QStringList{QStringLiteral("--runs"), home.path()} + given);
            QByteArray said;
            while (!said.contains("step_window") && first.waitForReadyRead(test::kPatience))
                said += first.readAllStandardOutput();
            if (i > 0) QTest::qWait(std::uniform_int_distribution<int>(0, 3000)(random));
            hosts.cut();
            QVERIFY(hosts.work());
            QVERIFY(first.waitForFinished(test::kPatience) && second.waitForFinished(test::kPatience));
            // A fast machine may have finished before.
            if (first.exitCode() == 0) continue;
            QCOMPARE(second.exitCode(), 71);
            checkCause(onlyRun(home.path()), QStringLiteral("not been heard from"), tensors(onlyRun(unbroken.path())));
            if (QTest::currentTestFailed()) return;
            ++struck.times;
        }
    }

    /// A stopped one would not notice by itself.
    void ranksEndWithTheirSupervisor() {
        const QTemporaryDir home;
        QProcess process;
        QByteArray said;
        QVERIFY(begin(process,
                      start(home.path(), settings("processes", 3,
                                                  {QStringLiteral("stop.epochs=2000"),
                                                   QStringLiteral("optimizer.global_batch=33")})),
                      false, said));
        const auto ranks = ranksOf(process.processId());
        QCOMPARE(ranks.size(), std::size_t{2});
        ::kill(ranks.front(), SIGSTOP);
        ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        for (const pid_t rank : ranks) QTRY_VERIFY(isGone(rank));
    }

    /// To the supervisor, or to a rank that a scheduler evicts.
    void anInterruptionCheckpoints_data() {
        QTest::addColumn<bool>("other");
        QTest::newRow("supervisor") << false;
        QTest::newRow("rank 1") << true;
    }
    void anInterruptionCheckpoints() {
        QFETCH(bool, other);
        const QTemporaryDir home;
        QProcess process;
        QByteArray said;
        QVERIFY(begin(process, start(home.path(), settings("processes", 2)), false, said));
        const auto ranks = ranksOf(process.processId());
        if (ranks.empty() && process.waitForFinished(test::kPatience)) QSKIP("the run ended before it was asked");
        ::kill(other ? ranks.front() : static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(test::kPatience));
        const Path run = onlyRun(home.path());
        if (process.exitCode() == 0) QSKIP("the run ended before it was asked");
        QCOMPARE(process.exitCode(), 75);
        QVERIFY(isGone(ranks.front()));
        QCOMPARE(resume(run), 0);
        QCOMPARE(tensors(run).toHex(), expected_.toHex());
    }

    /// One of two devices is gone.
    void aRunGoesOnWithFewerRanks() {
        const QTemporaryDir home;
        QProcess process;
        QByteArray said;
        QVERIFY(begin(process, start(home.path(), settings("processes", 2, {QStringLiteral("stop.epochs=60")})), false,
                      said));
        process.terminate();
        QVERIFY(process.waitForFinished(test::kPatience));
        if (process.exitCode() == 0) QSKIP("the run ended before it was asked");
        const Path run = onlyRun(home.path());
        const auto resumeWith = [&](const char* replicas) {
            QByteArray errors;
            const int code =
                toEnd({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--json"),
                       QStringLiteral("--replicas"), QString::fromLatin1(replicas)},
                      &errors);
            return std::pair(code, errors);
        };
        // 32 images cannot be shared by 5, and that changes nothing.
        const auto [refused, why] = resumeWith("5");
        QCOMPARE(refused, 64);
        QVERIFY2(why.contains("32"), why);
        QCOMPARE(resumeWith("1").first, 0);
        const auto directory = RunDirectory::open(run);
        auto record = replay(*directory);
        QCOMPARE(record->figures().state, RunState::Finished);
        QCOMPARE(record->figures().epochsDone, 60);
        QCOMPARE(record->figures().started->devices.size(), std::size_t{1});
        EventReader reader(directory->events());
        const auto events = reader.readNew();
        QVERIFY(std::ranges::any_of(*events, [](const Event& event) {
            const auto* notice = std::get_if<Notice>(&event.body);
            return notice && notice->code == "replicas-changed";
        }));
    }

    /// What measures sizes has its replicas in its spec.
    void onlyTrainingGoesOnWithOthers() {
        const QTemporaryDir home;
        const QStringList given =
            settings("auto", 1, {QStringLiteral("session.kind=input"), QStringLiteral("session.seconds=0.1")});
        QCOMPARE(toEnd(start(home.path(), given)), 0);
        const Path run = onlyRun(home.path());
        const auto bytes = std::filesystem::file_size(RunDirectory::open(run)->events());
        QByteArray errors;
        QCOMPARE(toEnd({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--replicas"),
                        QStringLiteral("2")},
                       &errors),
                 64);
        QVERIFY2(errors.contains("--replicas"), errors);
        QCOMPARE(std::filesystem::file_size(RunDirectory::open(run)->events()), bytes);
    }

    /// As a launcher does, which knows nothing of Epochal.
    void ranksMayBeStartedFromOutside() {
        const QTemporaryDir home;
        QProcess first, second;
        const QStringList arguments = start(home.path(), settings("auto", 2));
        launchBoth(first, second, arguments);
        QVERIFY(first.waitForFinished(test::kPatience) && second.waitForFinished(test::kPatience));
        QVERIFY2(first.exitCode() == 0, first.readAllStandardError());
        QVERIFY2(second.exitCode() == 0, second.readAllStandardError());
        QVERIFY(second.readAllStandardOutput().isEmpty());
        QCOMPARE(tensors(onlyRun(home.path())).toHex(), expected_.toHex());
    }

    /// Nobody but the other ranks can tell what became of it.
    void othersNameRankZero() {
        const QTemporaryDir home;
        QProcess first, second;
        launchBoth(first, second, start(home.path(), settings("auto", 2, {QStringLiteral("stop.epochs=100000")})));
        QByteArray said;
        while (!said.contains("\"epoch\"") && first.waitForReadyRead(test::kPatience))
            said += first.readAllStandardOutput();
        const qint64 process = first.processId();
        first.kill();
        QVERIFY(first.waitForFinished(test::kPatience) && second.waitForFinished(test::kPatience));
        const QByteArray errors = second.readAllStandardError();
        QVERIFY(second.exitCode() != 0);
        const QString named = QStringLiteral("Rank 0 (process %1 on %2)").arg(process).arg(QSysInfo::machineHostName());
        QVERIFY2(errors.contains(named.toUtf8()), errors);
    }

    /// As threads and as processes.
    void everyRankTellsWhatItDoes_data() {
        QTest::addColumn<QByteArray>("as");
        QTest::newRow("threads") << QByteArray("threads");
        QTest::newRow("processes") << QByteArray("processes");
    }
    void everyRankTellsWhatItDoes() {
        QFETCH(QByteArray, as);
        const QTemporaryDir home;
        QProcess process;
        process.setProcessChannelMode(QProcess::SeparateChannels);
        process.start(worker(),
                      start(home.path(), settings(as.constData(), 2, {QStringLiteral("stop.epochs=100000")})));
        std::map<std::int64_t, RankWindow> told;
        QByteArray said;
        while (told.size() < 2 && process.waitForReadyRead(test::kPatience)) {
            said += process.readAllStandardOutput();
            for (qsizetype end = said.indexOf('\n'); end >= 0; end = said.indexOf('\n')) {
                const auto event = decode(said.left(end).toStdString());
                said.remove(0, end + 1);
                if (const auto* window = event ? std::get_if<RankWindow>(&event->body) : nullptr)
                    told[window->rank] = *window;
            }
        }
        process.terminate();
        QVERIFY(process.waitForFinished(test::kPatience));
        QCOMPARE(told.size(), std::size_t{2});
        for (const auto& [rank, window] : told) {
            QVERIFY(window.steps > 0 && window.seconds > 0);
            QVERIFY(window.communicationSeconds >= 0 && window.communicationSeconds < window.seconds);
            QCOMPARE(window.images, window.steps * 16);
        }
    }

    void contradictionsStartNothing() {
        const QTemporaryDir home;
        qputenv("RANK", "0");
        qputenv("WORLD_SIZE", "4");
        qputenv("MASTER_ADDR", "127.0.0.1");
        QByteArray errors;
        const int code = toEnd(start(home.path(), settings("auto", 2)), &errors);
        for (const char* name : {"RANK", "WORLD_SIZE", "MASTER_ADDR"}) qunsetenv(name);
        QCOMPARE(code, 64);
        QVERIFY2(errors.contains("WORLD_SIZE=4") && errors.contains("devices.count=2"), errors);
        QVERIFY(QDir(home.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(RanksTest)
#include "ranks_test.moc"
