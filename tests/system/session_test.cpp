// A session that does not train, from the worker's command line: what it prints, and what resuming measures again.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/json.h"
#include "tests/support/patience.h"

class SessionTest : public QObject {
    Q_OBJECT

    static QByteArray worker(const QStringList& arguments, int* code = nullptr) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LANG"), QStringLiteral("C"));
        environment.remove(QStringLiteral("LC_ALL"));
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(epochal::test::kPatience)) return {};
        if (code) *code = process.exitCode();
        return process.readAllStandardOutput() + process.readAllStandardError();
    }

private Q_SLOTS:
    void continuesWithTheSizesThatAreLeft() {
        QTemporaryDir runs;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), runs.path()};
        for (const char* setting : {"session.kind=inference", "session.batches=2,4", "session.seconds=0.1",
                                    "data.source=synthetic", "data.height=16", "data.width=16", "data.train_images=64",
                                    "data.validation_images=16", "devices.kind=cpu", "devices.threads=1"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        int code = -1;
        const QByteArray ran = worker(arguments, &code);
        QVERIFY2(code == 0, ran.constData());
        QVERIFY2(ran.contains("\nbatch 2  ") && ran.contains("\nbatch 4  ") && ran.contains(" p95 "), ran.constData());
        QVERIFY2(ran.contains("Everything measured"), ran.constData());
        const QString folder =
            runs.path() + QLatin1Char('/') + QDir(runs.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);

        // As after a kill during the second size: its log ends with what was underway, and there is no exit record.
        QFile log(folder + QStringLiteral("/events.jsonl"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QByteArray kept;
        for (QByteArray line = log.readLine(); !line.isEmpty(); line = log.readLine()) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event.value(QLatin1String("type")) == QLatin1String("size_measured") &&
                event.value(QLatin1String("batch")).toInt() == 4) {
                QJsonObject underway = event;
                underway.insert(QStringLiteral("underway"), true);
                kept += QJsonDocument(underway).toJson(QJsonDocument::Compact) + '\n';
                break;
            }
            kept += line;
        }
        log.close();
        QVERIFY(log.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(log.write(kept), kept.size());
        log.close();
        QVERIFY(QFile::remove(folder + QStringLiteral("/exit.json")));

        const QByteArray resumed = worker({QStringLiteral("resume"), folder}, &code);
        QVERIFY2(code == 0, resumed.constData());
        QVERIFY2(!resumed.contains("\nbatch 2  ") && resumed.contains("\nbatch 4  "), resumed.constData());
        QVERIFY2(resumed.contains("  batch 2  "), resumed.constData());  // in the summary
        const QByteArray shown = worker({QStringLiteral("show"), folder, QStringLiteral("--json")});
        const QJsonObject run = QJsonDocument::fromJson(shown).object();
        QCOMPARE(run.value(QLatin1String("reason")).toString(), QStringLiteral("measured"));
        const QJsonArray sizes = run.value(QLatin1String("sizes")).toArray();
        QCOMPARE(sizes.size(), 2);
        for (const QJsonValue& size : sizes) {
            QVERIFY(size.toObject().value(QLatin1String("per_second")).toDouble() > 0);
            QVERIFY(!size.toObject().contains(QLatin1String("underway")));
        }
        QVERIFY(!QDir(folder + QStringLiteral("/checkpoints")).exists() ||
                QDir(folder + QStringLiteral("/checkpoints")).isEmpty());
    }

    void aTableCannotBeReadAlone() {
        int code = -1;
        const QByteArray said =
            worker({QStringLiteral("validate"), QStringLiteral("--set"), QStringLiteral("session.kind=input"),
                    QStringLiteral("--set"), QStringLiteral("data.source=table"), QStringLiteral("--set"),
                    QStringLiteral("data.file=/nowhere.csv")},
                   &code);
        QVERIFY(code != 0);
        QVERIFY2(said.contains("there is no reading to measure"), said.constData());
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
