// Tables on the command line: `validate --here` and `run` of epochal-worker in processes of their own.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/patience.h"

class TableCommandTest : public QObject {
    Q_OBJECT

    struct Said {
        int code = -1;
        QString errors;
        QByteArray output;
    };
    [[nodiscard]] Said worker(QStringList arguments, const QStringList& settings) const {
        for (const QString& set :
             QStringList{QStringLiteral("data.source=table"),
                         QStringLiteral("data.file=") + folder_.filePath(QStringLiteral("table.csv")),
                         QStringLiteral("model.hidden=8"), QStringLiteral("optimizer.kind=adamw"),
                         QStringLiteral("optimizer.learning_rate=0.01"), QStringLiteral("optimizer.global_batch=8"),
                         QStringLiteral("devices.kind=cpu"), QStringLiteral("devices.threads=1"),
                         QStringLiteral("stop.epochs=2")} +
                 settings)
            arguments << QStringLiteral("--set") << set;
        QProcess process;
        process.start(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
        if (!process.waitForFinished(epochal::test::kPatience) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()), process.readAllStandardOutput()};
    }
    void write(const QByteArray& bytes) const {
        QFile file(folder_.filePath(QStringLiteral("table.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir folder_;

private Q_SLOTS:
    void init() {
        QByteArray rows("area,district,price\n");
        for (int i = 0; i < 40; ++i)
            rows += QByteArray::number(30 + i) + (i % 2 == 0 ? ",north," : ",south,") +
                    QByteArray::number(1000 * i + 500) + '\n';
        write(rows);
    }

    void checks() {
        const QStringList check{QStringLiteral("validate"), QStringLiteral("--here")};
        QCOMPARE(worker(check, {}).code, 0);
        QCOMPARE(worker(check, {QStringLiteral("data.predicts=class"), QStringLiteral("data.column=district")}).code,
                 0);
        const Said said = worker(check, {QStringLiteral("data.column=prise")});
        QCOMPARE(said.code, 65);
        QVERIFY2(said.output.contains("Did you mean \"price\"?"), said.output);
        write("area,price\n1,2\n3\n");
        const Said ragged = worker(check, {});
        QCOMPARE(ragged.code, 65);
        QVERIFY2(ragged.output.contains("line 3"), ragged.output);
    }

    void runs() {
        const Said said = worker({QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--runs"),
                                  folder_.filePath(QStringLiteral("runs"))},
                                 {});
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        int evaluations = 0;
        for (const QByteArray& line : said.output.split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event[QLatin1String("type")] != QLatin1String("evaluation")) continue;
            ++evaluations;
            QVERIFY(event[QLatin1String("rmse")].toDouble() > 0);
            QVERIFY(event.contains(QLatin1String("r2")) && !event.contains(QLatin1String("top1")));
        }
        QCOMPARE(evaluations, 2);
    }
};

QTEST_GUILESS_MAIN(TableCommandTest)
#include "table_command_test.moc"
