// What a power cut would find: after each rename, the folder is synced before the run continues. And how a run behaves
// when the system denies it a resource.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/patience.h"

class DurableTest : public QObject {
    Q_OBJECT

    struct Ended {
        int code = -1;
        bool crashed = true;
        QByteArray output, errors;
    };
    static Ended shell(const QString& before, const QStringList& arguments, const QProcessEnvironment& environment) {
        QProcess process;
        process.setProcessEnvironment(environment);
        QStringList words{QStringLiteral("-c"), before + QStringLiteral(" exec \"$0\" \"$@\""),
                          qEnvironmentVariable("EPOCHAL_WORKER")};
        process.start(QStringLiteral("/bin/sh"), words + arguments);
        if (!process.waitForFinished(epochal::test::kPatience)) return {};
        return {process.exitCode(), process.exitStatus() != QProcess::NormalExit, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    static QProcessEnvironment here() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        environment.remove(QStringLiteral("LANGUAGE"));
        return environment;
    }
    static QStringList run(const QString& runs, std::initializer_list<const char*> more) {
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"), runs};
        for (const char* setting : {"data.source=synthetic", "data.height=8", "data.width=8", "data.train_images=2048",
                                    "data.validation_images=256", "optimizer.global_batch=32", "stop.epochs=2",
                                    "schedule.warmup_epochs=0", "devices.threads=1", "devices.kind=cpu"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        for (const char* setting : more) arguments << QStringLiteral("--set") << QLatin1String(setting);
        return arguments;
    }

private Q_SLOTS:
    void initTestCase() {
        if (qEnvironmentVariable("EPOCHAL_ENGINE").isEmpty()) QSKIP("built without the engine");
    }

    void everyRenameIsOnTheDisk() {
        const QTemporaryDir folder;
        QProcessEnvironment environment = here();
        environment.insert(QStringLiteral("LD_PRELOAD"),
                           qEnvironmentVariable("EPOCHAL_FAKES") + QStringLiteral("/file_trace/file-trace.so"));
        environment.insert(QStringLiteral("EPOCHAL_FILE_TRACE"), folder.filePath(QStringLiteral("trace")));
        const QString runs = folder.filePath(QStringLiteral("new/runs"));
        const Ended ended = shell({}, run(runs, {}), environment);
        QVERIFY2(ended.code == 0, ended.errors);
        QFile file(folder.filePath(QStringLiteral("trace")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        // Each thread syncs at once what it renamed, whatever the others do meanwhile.
        QMap<QString, QStringList> threads;
        for (const QString& line : lines)
            threads[line.section(QLatin1Char(' '), 0, 0)] << line.section(QLatin1Char(' '), 1);
        int renames = 0, best = 0, shown = 0;
        for (const QStringList& own : threads)
            for (qsizetype i = 0; i < own.size(); ++i) {
                const QStringList words = own[i].split(QLatin1Char(' '));
                if (words[0] != QLatin1String("rename")) continue;
                const QFileInfo to(words[2]);
                ++renames;
                best += to.fileName() == QLatin1String("best.ckpt");
                shown += to.dir() == QDir(runs);
                QVERIFY2(i + 1 < own.size(), qPrintable(own[i]));
                QCOMPARE(own[i + 1], QStringLiteral("sync ") + to.path());
            }
        QVERIFY(renames > 5);
        QVERIFY(best > 0);
        QCOMPARE(shown, 1);
        // The folders created along the way, each synced in its parent.
        const QString all = lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
        QVERIFY(all.contains(QStringLiteral(" sync ") + folder.filePath(QStringLiteral("new")) + QLatin1Char('\n')));
        QVERIFY(all.contains(QStringLiteral(" sync ") + folder.path() + QLatin1Char('\n')));
    }

    /// 32 replicas need 992 connections: more than the process may open here.
    void manyReplicasAreRefusedWhereTheyWouldNotFit_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("descriptors") << "ulimit -n 1024;" << QByteArray("open files");
        QTest::newRow("fewer still") << "ulimit -n 256;" << QByteArray("open files");
    }
    void manyReplicasAreRefusedWhereTheyWouldNotFit() {
        QFETCH(QString, before);
        QFETCH(QByteArray, said);
        const QTemporaryDir folder;
        const Ended ended = shell(before, run(folder.path(), {"devices.count=32"}), here());
        QVERIFY2(!ended.crashed, ended.errors);
        QCOMPARE(ended.code, 64);
        QVERIFY2(ended.errors.contains(said) && ended.errors.contains("ulimit -n"), ended.errors);
    }
    void someReplicasTrainWithTheDescriptorsTheyNeed() {
        const QTemporaryDir folder;
        const Ended ended =
            shell(QStringLiteral("ulimit -n 256;"), run(folder.path(), {"devices.count=8", "stop.epochs=1"}), here());
        QVERIFY2(ended.code == 0, ended.errors);
    }

    /// A run with NaN logits must end, and not as 100 % top-1.
    void aRunThatDivergesAtItsEvaluationEnds_data() {
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("many images") << QStringList{QStringLiteral("data.validation_images=32")};
        QTest::newRow("one image") << QStringList{QStringLiteral("data.validation_images=1"),
                                                  QStringLiteral("stop.epochs=1"), QStringLiteral("stop.target=90")};
    }
    void aRunThatDivergesAtItsEvaluationEnds() {
        QFETCH(QStringList, settings);
        const QTemporaryDir folder;
        QStringList arguments =
            run(folder.path(), {"data.train_images=64", "optimizer.global_batch=64", "schedule.kind=constant",
                                "optimizer.learning_rate=1000", "model.architecture=resnet20"});
        for (const QString& setting : settings) arguments << QStringLiteral("--set") << setting;
        const Ended ended = shell({}, arguments, here());
        QVERIFY2(ended.code == 66, ended.errors + ended.output);
        QVERIFY(!ended.output.contains("\"evaluation\""));
    }
};

QTEST_GUILESS_MAIN(DurableTest)
#include "durable_test.moc"
