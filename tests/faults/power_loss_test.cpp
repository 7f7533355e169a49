// The worker on a failing disk (tests/fakes/failing_disk.cpp): errors, interrupted and short writes, a kill or a loss
// of power at calls spread over a whole run. Cases 3 and 5 of README.md, and case 1 at exact instead of random moments.
#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/replay.h"
#include "tests/support/patience.h"

using namespace epochal;

class PowerLossTest : public QObject {
    Q_OBJECT

    static constexpr int kRunMillis = test::kPatience;
    static constexpr int kStride = 7;  ///< every 7th call is tried; which ones depends on the random offset

    struct Ended {
        bool normal = false;
        int code = -1;
        QByteArray output, errors;
        std::int64_t saved = 0;  ///< step of the newest checkpoint reported by the worker
    };

    static QStringList settings() {
        QStringList arguments;
        for (const char* setting : {"data.source=synthetic", "data.height=8", "data.width=8", "data.train_images=256",
                                    "data.validation_images=32", "data.augmentation=flip-shift",
                                    "optimizer.global_batch=32", "stop.epochs=3", "devices.threads=1", "name=power"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        return arguments;
    }

    static QString disk() {
        return qEnvironmentVariable("EPOCHAL_FAKES") + QStringLiteral("/failing_disk/failing-disk.so");
    }

    Ended worker(const QStringList& arguments, const QString& runs, const char* fault, long at) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), disk());
        environment.insert(QStringLiteral("EPOCHAL_FAULT_ROOT"), runs);
        environment.insert(QStringLiteral("EPOCHAL_FAULT"), QLatin1String(fault));
        environment.insert(QStringLiteral("EPOCHAL_FAULT_AT"), QString::number(at));
        environment.insert(QStringLiteral("EPOCHAL_FAULT_COUNT"), count());
        process.setProcessEnvironment(environment);
        QFile::remove(count());
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(kRunMillis)) return {};
        Ended ended{process.exitStatus() == QProcess::NormalExit, process.exitCode(), process.readAllStandardOutput(),
                    process.readAllStandardError(), 0};
        for (const QByteArray& line : ended.output.split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event.value(QLatin1String("type")).toString() == QLatin1String("checkpoint_saved"))
                ended.saved = event.value(QLatin1String("step")).toInteger();
        }
        return ended;
    }
    Ended run(const QString& runs, const char* fault = "", long at = 0) const {
        return worker(
            QStringList{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"), runs} + settings(),
            runs, fault, at);
    }
    Ended resume(const Path& run, const QString& runs) const {
        return worker({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--json")}, runs,
                      "", 0);
    }

    [[nodiscard]] QString count() const { return folder_.filePath(QStringLiteral("count")); }

    /// Calls that the last worker made until it ended by itself; 0 if it was cut off.
    [[nodiscard]] long callsMade() const {
        QFile counted(count());
        return counted.open(QIODevice::ReadOnly) ? counted.readAll().trimmed().toLong() : 0;
    }

    static Path onlyRun(const QString& runs) {
        const QStringList names = QDir(runs).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return names.size() == 1 ? Path((runs + QLatin1Char('/') + names.front()).toStdString()) : Path();
    }

    /// Hash of the last checkpoint: weights, momentum, position. A checkpoint contains no times.
    static QByteArray weights(const Path& run) {
        QDir folder(QString::fromStdString((run / "checkpoints").string()));
        const QStringList files = folder.entryList({QStringLiteral("step-*.ckpt")}, QDir::Files, QDir::Name);
        if (files.isEmpty()) return {};
        QFile file(folder.filePath(files.last()));
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex();
    }

    /// Step of the checkpoint from which an attempt resumed; 0 if it started from scratch.
    static std::int64_t resumedAt(const Ended& ended) {
        static const QRegularExpression step(QStringLiteral("step-(\\d+)"));
        for (const QByteArray& line : ended.output.split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event.value(QLatin1String("type")).toString() == QLatin1String("started"))
                return step.match(event.value(QLatin1String("resumed_from")).toString()).captured(1).toLongLong();
        }
        return -1;
    }

    QTemporaryDir folder_;
    QByteArray expected_;
    long calls_ = 0;

private Q_SLOTS:
    void initTestCase() {
        if (!QFile::exists(disk())) QSKIP("the failing disk was not built");
        const QString runs = folder_.filePath(QStringLiteral("whole"));
        QVERIFY(QDir().mkpath(runs));
        const Ended whole = run(runs);
        QVERIFY2(whole.code == 0, whole.errors);
        expected_ = weights(onlyRun(runs));
        QVERIFY(!expected_.isEmpty());
        calls_ = callsMade();
        QVERIFY2(calls_ > 30, qPrintable(QString::number(calls_)));
    }

    void endsWithTheSameBits_data() {
        QTest::addColumn<QByteArray>("fault");
        QTest::addColumn<long>("at");
        for (const char* fault : {"eio", "enospc", "eintr", "short", "kill", "power"}) {
            const long offset = QRandomGenerator::global()->bounded(kStride);
            for (long at = 1 + offset; at <= calls_; at += kStride)
                QTest::addRow("%s at call %ld of %ld", fault, at, calls_) << QByteArray(fault) << at;
        }
    }
    void endsWithTheSameBits() {
        QFETCH(QByteArray, fault);
        QFETCH(long, at);
        QTemporaryDir home;
        const QString runs = home.filePath(QStringLiteral("runs"));
        QVERIFY(QDir().mkpath(runs));
        const Ended broken = run(runs, fault.constData(), at);
        // A faster run writes fewer windows, and may end before the call.
        const bool reached = !broken.normal || callsMade() >= at;
        const bool cut = reached && (fault == "kill" || fault == "power"),
                   harmless = fault == "eintr" || fault == "short";
        QCOMPARE(broken.normal, !cut);
        if (harmless || !reached) QVERIFY2(broken.code == 0, broken.errors);
        if (!cut && broken.code != 0) {
            const QByteArray reason = fault == "eio" ? "Input/output error" : "No space left on device";
            QVERIFY2((broken.errors + broken.output).contains(reason), broken.errors);
        }
        const Path made = onlyRun(runs);
        if (made.empty()) {
            QVERIFY(cut || broken.code != 0);
            QCOMPARE(broken.saved, std::int64_t{0});  // nothing that was reported is lost
            return;
        }
        QVERIFY(RunDirectory::open(made).ok());
        if (broken.normal && broken.code == 0) {
            QCOMPARE(weights(made), expected_);  // it did not report "finished" without its result
            return;
        }
        const Ended whole = resume(made, runs);
        QVERIFY2(whole.code == 0, whole.errors);
        QVERIFY2(resumedAt(whole) >= broken.saved || resumedAt(whole) < 0,
                 qPrintable(QStringLiteral("step %1, reported saved %2").arg(resumedAt(whole)).arg(broken.saved)));
        QCOMPARE(replay(*RunDirectory::open(made))->figures().state, RunState::Finished);
        QCOMPARE(weights(made), expected_);
    }
};

QTEST_GUILESS_MAIN(PowerLossTest)
#include "power_loss_test.moc"
