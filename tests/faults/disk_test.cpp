// A disk that fills up while a run trains: a clear message, nothing lost, and the run can be resumed once there is
// space again.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>

#include "core/analysis/replay.h"
#include "tests/support/patience.h"

using namespace epochal;

class DiskTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    bool mounted_ = false;

    [[nodiscard]] bool size(const char* bytes) {
        const QByteArray options = QByteArray("size=") + bytes;
        const unsigned long flags = mounted_ ? MS_REMOUNT : 0;
        return ::mount("tmpfs", folder_.path().toLocal8Bit().constData(), "tmpfs", flags, options.constData()) == 0;
    }

    struct Ended {
        int code = -1;
        QByteArray output, errors;
    };
    static Ended worker(const QStringList& arguments) {
        QProcess process;
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(test::kPatience)) return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private Q_SLOTS:
    void initTestCase() {
        mounted_ = size("1m");
        if (!mounted_) QSKIP("a small file system cannot be mounted here (root is needed)");
    }
    void cleanupTestCase() {
        if (mounted_) ::umount(folder_.path().toLocal8Bit().constData());
    }

    void aRunOutlivesAFullDisk() {
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"),
                              folder_.path()};
        for (const char* setting : {"data.source=synthetic", "data.height=16", "data.width=16", "data.train_images=512",
                                    "data.validation_images=64", "optimizer.global_batch=32", "stop.epochs=3",
                                    "checkpoints.keep=1", "name=full"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        // One checkpoint takes 0.64 MB of the 1 MB: a second does not fit beside it.
        const Ended first = worker(arguments);
        const QStringList runs = QDir(folder_.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(runs.size(), 1);
        const Path run = (folder_.path() + QLatin1Char('/') + runs.front()).toStdString();
        QVERIFY2(first.code == 0 || first.code == 71, first.errors);
        QVERIFY2((first.output + first.errors).contains("No space left on device"), first.errors);

        const auto directory = RunDirectory::open(run);
        QVERIFY(directory.ok());
        EventReader reader(directory->events());
        const auto events = reader.readNew();
        QVERIFY(events.ok() && !events->empty());
        QCOMPARE(reader.damagedLines(), std::int64_t{0});

        QVERIFY(size("8m"));
        const Ended second =
            worker({QStringLiteral("resume"), QString::fromStdString(run.string()), QStringLiteral("--json")});
        QVERIFY2(second.code == 0, second.errors);
        auto record = replay(*RunDirectory::open(run));
        QCOMPARE(record->figures().state, RunState::Finished);
        QCOMPARE(record->figures().epochsDone, std::int64_t{3});
        // The evaluation of the first attempt is still there.
        QVERIFY(record->figures().epochs.front().top1.has_value());
    }

    void noRunIsBegunWhereItsDocumentsDoNotFit() {
        QVERIFY(size("8m"));
        QFile filler(folder_.filePath(QStringLiteral("filler")));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        const QByteArray block(1 << 16, 'x');
        while (filler.write(block) == block.size()) {
        }
        const qsizetype before =
            QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size();
        const Ended ended = worker({QStringLiteral("run"), QStringLiteral("--runs"), folder_.path()});
        QCOMPARE(ended.code, 71);
        QVERIFY2(ended.errors.contains("Free up space"), ended.errors);
        QCOMPARE(QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), before);
        filler.remove();
    }
};

QTEST_GUILESS_MAIN(DiskTest)
#include "disk_test.moc"
