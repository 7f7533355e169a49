// Strikes runs of two ranks at random moments, one kind of strike after another and one algorithm after another: always
// one cause that names the rank, no process left behind, and once resumed, the bits of an unbroken run.
//
//     faults-strikes_test [--strikes N] [--seed S] [QtTest's own]
//
// The seed is printed; with it, the same moments come again.
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

#include <map>
#include <memory>
#include <random>

#include "core/analysis/replay.h"
#include "core/events/run_directory.h"
#include "tests/support/patience.h"
#include "tests/support/rank_runs.h"
#include "tests/support/two_hosts.h"

using namespace epochal;
using namespace epochal::test;

namespace {

int strikes = 1;  // a stopped rank is waited for as long as the timeout
unsigned seed = 20261129;

enum class Strike { Kill, Stop, Cut, Lose };

const char* nameOf(Strike strike) {
    switch (strike) {
        case Strike::Kill:
            return "kill -9";
        case Strike::Stop:
            return "SIGSTOP";
        case Strike::Cut:
            return "cut link";
        case Strike::Lose:
            return "lost packets";
    }
    return "";
}

struct Algorithm {
    const char* name;
    int replicas;
    QStringList settings;
};

std::vector<Algorithm> algorithms() {
    const auto by = [](const char* name) {
        return QStringList{QStringLiteral("parallel.algorithm=%1").arg(QLatin1String(name))};
    };
    return {{"all-reduce", 2, by("all-reduce")},
            {"gather", 2, by("gather")},
            {"sharded", 2, by("sharded")},
            {"staged", 1, {QStringLiteral("parallel.stages=2"), QStringLiteral("optimizer.accumulation=4")}}};
}

}  // namespace

class StrikesTest : public QObject {
    Q_OBJECT

    std::vector<Strike> kinds_;
    std::map<std::string, QByteArray> expected_;

    static QStringList given(const Algorithm& algorithm, const char* as) {
        return settings(as, algorithm.replicas, algorithm.settings + QStringList{QStringLiteral("stop.epochs=40")});
    }

    /// The bits of the unbroken run.
    QByteArray expected(const Algorithm& algorithm) {
        QByteArray& bits = expected_[algorithm.name];
        if (bits.isEmpty()) {
            const QTemporaryDir home;
            if (toEnd(start(home.path(), given(algorithm, "processes"))) == 0) bits = tensors(onlyRun(home.path()));
        }
        return bits;
    }

    /// Both ranks: as processes of this machine, or on two hosts.
    struct Ranks {
        QProcess first, second;
        std::unique_ptr<TwoHosts> hosts;

        void start(const Algorithm& algorithm, const QString& home) {
            if (!hosts) return first.start(worker(), test::start(home, given(algorithm, "processes")));
            const auto launch = [&](const char* node) {
                return QStringList{worker(),
                                   QStringLiteral("launch"),
                                   QStringLiteral("--nproc"),
                                   QStringLiteral("1"),
                                   QStringLiteral("--nodes"),
                                   QStringLiteral("2"),
                                   QStringLiteral("--address"),
                                   QStringLiteral("10.77.0.1"),
                                   QStringLiteral("--json"),
                                   QStringLiteral("--node-rank"),
                                   QString::fromLatin1(node)} +
                       given(algorithm, "auto");
            };
            second.setStandardOutputFile(QProcess::nullDevice());
            hosts->start(1, second, launch("1"));
            hosts->start(0, first, launch("0") + QStringList{QStringLiteral("--runs"), home});
        }
    };

    /// True if the run was struck before its end.
    bool strike(Strike kind, const Algorithm& algorithm, std::mt19937& random) {
        const QByteArray unbroken = expected(algorithm);
        const QTemporaryDir home;
        Ranks ranks;
        if (kind == Strike::Cut || kind == Strike::Lose) ranks.hosts = std::make_unique<TwoHosts>();
        const int delay = std::uniform_int_distribution<int>(0, 1500)(random);
        // Of those on one machine. A network fails rank 1, as rank 0 tells.
        const int victim = ranks.hosts ? 1 : std::uniform_int_distribution<int>(0, 1)(random);
        ranks.start(algorithm, home.path());
        QByteArray said;
        while (!said.contains("step_window") && ranks.first.waitForReadyRead(kPatience))
            said += ranks.first.readAllStandardOutput();
        QTest::qWait(delay);
        if (ranks.first.state() == QProcess::NotRunning) return false;
        const auto others = ranksOf(ranks.first.processId());
        if (!ranks.hosts && others.empty()) return false;
        const pid_t struck =
            victim == 0 ? static_cast<pid_t>(ranks.first.processId()) : (others.empty() ? 0 : others.front());
        if (kind == Strike::Kill) ::kill(struck, SIGKILL);
        if (kind == Strike::Stop) ::kill(struck, SIGSTOP);
        if (kind == Strike::Cut) ranks.hosts->cut();
        if (kind == Strike::Lose && !ranks.hosts->lose()) return false;
        bool hit = false;
        check(ranks, victim, others, onlyRun(home.path()), unbroken, hit);
        if (!hit) return false;
        qInfo("%s: %s of rank %d, %d ms after the first window", algorithm.name, nameOf(kind), victim, delay);
        return true;
    }

    static void check(Ranks& ranks, int victim, const std::vector<pid_t>& others, const Path& run,
                      const QByteArray& expected, bool& hit) {
        QVERIFY2(ranks.first.waitForFinished(kPatience), "rank 0 hangs");
        QVERIFY2(!ranks.hosts || ranks.second.waitForFinished(kPatience), "rank 1 hangs");
        for (const pid_t one : others) QTRY_VERIFY(isGone(one));
        const auto directory = RunDirectory::open(run);
        QVERIFY(directory.ok());
        // Of a rank 0 that is killed, its guard tells.
        QTRY_VERIFY(directory->exitRecord() && !FileLock::isHeld(directory->lockFile()));
        const auto record = directory->exitRecord();
        hit = record->code != 0;  // else it had finished
        if (!hit) return;
        QCOMPARE(record->code, 71);
        QVERIFY(record->error.has_value());
        const std::string cause = english(*record->error);
        QVERIFY2(cause.starts_with("Rank " + std::to_string(victim) + " "), cause.c_str());
        QVERIFY(replay(*directory)->figures().state == RunState::Failed);
        QCOMPARE(toEnd({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--json")}), 0);
        QVERIFY(!expected.isEmpty());
        QCOMPARE(tensors(run).toHex(), expected.toHex());
    }

private Q_SLOTS:
    void initTestCase() {
        if (qEnvironmentVariable("EPOCHAL_ENGINE").isEmpty()) QSKIP("built without the engine");
        qputenv("EPOCHAL_RANK_TIMEOUT", "15");
        qInfo("seed %u", seed);
        kinds_ = {Strike::Kill, Strike::Stop};
        TwoHosts hosts;
        if (!hosts.work()) {
            qInfo("no cut links: this user may not create networks, or iproute2 is not installed");
            return;
        }
        kinds_.push_back(Strike::Cut);
        if (hosts.lose())
            kinds_.push_back(Strike::Lose);
        else
            qInfo("no lost packets: tc is not installed, or the kernel has no netem");
    }

    void oneCauseAndTheSameBits() {
        std::mt19937 random(seed);
        const auto all = algorithms();
        std::map<std::string, int> struck;
        int count = 0;
        // A fast machine may have finished before it is struck.
        for (std::size_t i = 0; count < strikes; ++i) {
            QVERIFY2(static_cast<int>(i) < 4 * strikes + 4, "the runs end before they are struck");
            // Each kind meets each algorithm.
            const Strike kind = kinds_[(i + i / all.size()) % kinds_.size()];
            const bool hit = strike(kind, all[i % all.size()], random);
            if (QTest::currentTestFailed()) {
                qInfo("at strike %d, %s of %s; repeat with --seed %u", count + 1, nameOf(kind),
                      all[i % all.size()].name, seed);
                return;
            }
            if (!hit) continue;
            ++count;
            ++struck[nameOf(kind)];
        }
        for (const auto& [name, times] : struck) qInfo("%s: %d times", name.c_str(), times);
    }

    /// Whoever else watches it: nothing of rank 0 is left to say why.
    void rankZeroLeavesARecord_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("killed") << SIGKILL;
        QTest::newRow("stopped") << SIGSTOP;
    }
    void rankZeroLeavesARecord() {
        QFETCH(int, signal);
        const QTemporaryDir home;
        Ranks ranks;
        ranks.first.start(worker(),
                          start(home.path(), settings("processes", 2, {QStringLiteral("stop.epochs=100000")})));
        QByteArray said;
        while (!said.contains("step_window") && ranks.first.waitForReadyRead(kPatience))
            said += ranks.first.readAllStandardOutput();
        const auto others = ranksOf(ranks.first.processId());
        QCOMPARE(others.size(), std::size_t{1});
        ::kill(static_cast<pid_t>(ranks.first.processId()), signal);
        QVERIFY(ranks.first.waitForFinished(kPatience));
        QTRY_VERIFY(isGone(others.front()));
        const auto directory = RunDirectory::open(onlyRun(home.path()));
        QTRY_VERIFY(directory->exitRecord() && !FileLock::isHeld(directory->lockFile()));
        const std::string cause = english(*directory->exitRecord()->error);
        QVERIFY2(cause.starts_with("Rank 0 ") &&
                     cause.find(signal == SIGKILL ? "was killed or crashed" : "has not been heard from") !=
                         std::string::npos,
                 cause.c_str());
        QCOMPARE(directory->exitRecord()->code, 71);
        QVERIFY(replay(*directory)->figures().state == RunState::Failed);
    }
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    QStringList left;
    const QStringList words = QCoreApplication::arguments();
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == QStringLiteral("--strikes") && i + 1 < words.size())
            strikes = words[++i].toInt();
        else if (words[i] == QStringLiteral("--seed") && i + 1 < words.size())
            seed = words[++i].toUInt();
        else
            left << words[i];
    }
    StrikesTest test;
    return QTest::qExec(&test, left);
}
#include "strikes_test.moc"
