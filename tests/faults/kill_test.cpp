// kill -9 at random moments of a short run, resumed each time: the final weights are bit-identical to those of an
// unbroken run, and no event that was written is lost or duplicated.
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <random>

#include "core/analysis/replay.h"
#include "tests/support/patience.h"

using namespace epochal;

class KillTest : public QObject {
    Q_OBJECT

    static constexpr int kKills = 20;
    static constexpr int kRunMillis = test::kPatience;

    static QStringList spec() {
        const QStringList settings{QStringLiteral("data.source=synthetic"),
                                   QStringLiteral("data.height=16"),
                                   QStringLiteral("data.width=16"),
                                   QStringLiteral("data.train_images=1024"),
                                   QStringLiteral("data.validation_images=64"),
                                   QStringLiteral("optimizer.global_batch=32"),
                                   QStringLiteral("stop.epochs=6"),
                                   QStringLiteral("devices.threads=1"),
                                   QStringLiteral("data.augmentation=flip-shift"),
                                   QStringLiteral("name=kill")};
        QStringList arguments;
        for (const QString& setting : settings) arguments << QStringLiteral("--set") << setting;
        return arguments;
    }

    static QString worker() { return qEnvironmentVariable("EPOCHAL_WORKER"); }

    static Path onlyRun(const QTemporaryDir& home) {
        const QStringList runs = QDir(home.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return runs.size() == 1 ? Path((home.path() + QLatin1Char('/') + runs.front()).toStdString()) : Path();
    }

    /// Runs the worker to its end.
    static int runToEnd(const QStringList& arguments) {
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(worker(), arguments);
        return process.waitForFinished(kRunMillis) && process.exitStatus() == QProcess::NormalExit ? process.exitCode()
                                                                                                   : -1;
    }

    /// Hash of the last checkpoint: weights, momentum, position. A checkpoint contains no times.
    static QByteArray weights(const Path& run) {
        QDir folder(QString::fromStdString((run / "checkpoints").string()));
        const QStringList files = folder.entryList({QStringLiteral("step-*.ckpt")}, QDir::Files, QDir::Name);
        if (files.isEmpty()) return {};
        QFile file(folder.filePath(files.last()));
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
    }

    /// Starts or resumes the run under `home` and kills it at a random moment within `longest` ms, from before LibTorch
    /// is loaded to its last epoch. True if it was killed, false if it finished first.
    static bool killOnce(const QTemporaryDir& home, int longest, std::mt19937& random, qsizetype& acknowledged,
                         int& code) {
        const Path run = onlyRun(home);
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(worker(), run.empty()
                                    ? QStringList{QStringLiteral("run"), QStringLiteral("--json"),
                                                  QStringLiteral("--runs"), home.path()} +
                                          spec()
                                    : QStringList{QStringLiteral("resume"), QString::fromStdString(run.string()),
                                                  QStringLiteral("--json")});
        if (!process.waitForStarted(test::kPatience)) return false;
        const bool ended = process.waitForFinished(std::uniform_int_distribution<int>(longest / 30, longest)(random));
        if (!ended) {
            ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
            process.waitForFinished(test::kPatience);
        }
        acknowledged = process.readAllStandardOutput().count('\n');
        code = process.exitCode();
        return !ended;
    }

    /// Every event that was printed is in the log, and the sequence of the last attempt has no gap.
    static void checkLog(const Path& run, qsizetype acknowledged) {
        auto directory = RunDirectory::open(run);
        QVERIFY(directory.ok());
        EventReader reader(directory->events());
        const std::int64_t attempt = lastAttempt(directory->events());
        qsizetype kept = 0;
        std::int64_t previous = 0;
        const auto events = reader.readNew();
        QVERIFY(events.ok());
        QCOMPARE(reader.damagedLines(), std::int64_t{0});
        for (const Event& event : *events) {
            if (event.attempt != attempt) continue;
            QCOMPARE(event.sequence, previous + 1);
            previous = event.sequence;
            ++kept;
        }
        QVERIFY2(kept >= acknowledged, qPrintable(QStringLiteral("%1 kept of %2").arg(kept).arg(acknowledged)));
    }

private Q_SLOTS:
    void twentyKillsLeaveTheSameBits() {
        QTemporaryDir whole;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(runToEnd(QStringList{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"),
                                      whole.path()} +
                          spec()),
                 0);
        // However fast the machine is, most moments are within the run.
        const auto longest = static_cast<int>(clock.elapsed());
        const QByteArray expected = weights(onlyRun(whole));
        QVERIFY(!expected.isEmpty());

        const auto seed = std::random_device{}();
        qInfo("random moments from seed %u", seed);
        std::mt19937 random(seed);
        // A fast machine may finish a run before twenty kills: the next run takes the remaining ones.
        for (int kills = 0, round = 0; kills < kKills; ++round) {
            QVERIFY2(round < kKills, "runs end before they can be killed");
            QTemporaryDir broken;
            for (bool ended = false; !ended && kills < kKills;) {
                qsizetype acknowledged = 0;
                int code = 0;
                ended = !killOnce(broken, longest, random, acknowledged, code);
                if (ended)
                    QCOMPARE(code, 0);
                else
                    ++kills;
                const Path made = onlyRun(broken);
                if (!made.empty()) checkLog(made, acknowledged);
                if (QTest::currentTestFailed()) return;
            }
            if (onlyRun(broken).empty()) continue;
            QCOMPARE(runToEnd({QStringLiteral("resume"), QString::fromStdString(onlyRun(broken).string()),
                               QStringLiteral("--json")}),
                     0);
            QCOMPARE(replay(*RunDirectory::open(onlyRun(broken)))->figures().state, RunState::Finished);
            QCOMPARE(weights(onlyRun(broken)).toHex(), expected.toHex());
        }
    }

    void termCheckpointsAndLeavesWith75() {
        QTemporaryDir home;
        QProcess process;
        process.start(worker(), QStringList{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"),
                                            home.path(), QStringLiteral("--set"), QStringLiteral("stop.epochs=1000")} +
                                    spec().mid(0, 12));
        QVERIFY(process.waitForStarted(test::kPatience));
        QByteArray said;
        while (!said.contains("step_window") && process.waitForReadyRead(test::kPatience))
            said += process.readAllStandardOutput();
        process.terminate();
        QVERIFY(process.waitForFinished(test::kPatience));
        QCOMPARE(process.exitCode(), 75);
        const auto run = RunDirectory::open(onlyRun(home));
        QCOMPARE(replay(*run)->figures().state, RunState::Interrupted);
        QCOMPARE(run->exitRecord()->code, 75);
        QVERIFY(!replay(*run)->figures().checkpoints.empty());
    }

    void badInputHasItsExitCode_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto set = [](const char* a) {
            return QStringList{QStringLiteral("run"), QStringLiteral("--set"), QLatin1String(a)};
        };
        QTest::newRow("misspelt field") << set("stop.epoch=3") << 64 << QByteArray("Did you mean \"stop.epochs\"?");
        QTest::newRow("contradiction") << set("devices.count=3") << 64 << QByteArray("/devices/count");
        QTest::newRow("unknown offer") << set("price.offer=nowhere") << 64 << QByteArray("this-machine");
        QTest::newRow("missing data") << set("data.path=/nonexistent") << 65 << QByteArray("dataset-fashion-mnist");
        QTest::newRow("no run there") << QStringList{QStringLiteral("resume"), QStringLiteral("/nonexistent")} << 71
                                      << QByteArray("/nonexistent");
        QTest::newRow("unknown option") << QStringList{QStringLiteral("run"), QStringLiteral("--fast")} << 64
                                        << QByteArray("--fast");
    }
    void badInputHasItsExitCode() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        QTemporaryDir home;
        if (arguments.front() == QStringLiteral("run")) arguments << QStringLiteral("--runs") << home.path();
        QProcess process;
        process.start(worker(), arguments);
        QVERIFY(process.waitForFinished(test::kPatience));
        QCOMPARE(process.exitCode(), code);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains(says), error);
        // Nothing is left of a run that cannot start.
        QVERIFY2(QDir(home.path()).isEmpty(), qPrintable(QDir(home.path()).entryList().join(QLatin1Char(' '))));
    }
    /// The sweep's other run is trained.
    void aRunThatThisMachineCannotTrainLeavesNoFolder() {
        QTemporaryDir home;
        const QString runs = home.filePath(QStringLiteral("runs"));
        QProcess process;
        process.start(worker(), {QStringLiteral("run"), QStringLiteral("--runs"), runs, QStringLiteral("--set"),
                                 QStringLiteral("data.path=/nonexistent"), QStringLiteral("--set"),
                                 QStringLiteral("optimizer.global_batch=32"), QStringLiteral("--set"),
                                 QStringLiteral("data.train_images=96"), QStringLiteral("--set"),
                                 QStringLiteral("data.validation_images=32"), QStringLiteral("--set"),
                                 QStringLiteral("stop.epochs=1"), QStringLiteral("--set"),
                                 QStringLiteral("schedule.warmup_epochs=0"), QStringLiteral("--sweep"),
                                 QStringLiteral("data.source=fashion-mnist, synthetic")});
        QVERIFY(process.waitForFinished(test::kPatience));
        QCOMPARE(process.exitCode(), 65);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains("dataset-fashion-mnist"), error);
        const QStringList folders = QDir(runs).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(folders.size(), 1);
        QCOMPARE(RunDirectory::open(runs.toStdString() + '/' + folders.front().toStdString())->spec().data.source,
                 std::string("synthetic"));
    }
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
