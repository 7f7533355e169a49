// A user's own network through `epochal-worker`, in processes of its own.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/system/support/worker.h"

using epochal::test::Said;
using epochal::test::worker;

class OwnNetworkCommandTest : public QObject {
    Q_OBJECT

    [[nodiscard]] static QString fixture(const char* name) {
        return qEnvironmentVariable("EPOCHAL_SOURCE") + QStringLiteral("/tests/fixtures/scripts/") +
               QLatin1String(name);
    }
    [[nodiscard]] QStringList asks(const char* command, const QString& file, const QStringList& more = {}) const {
        QStringList arguments{QLatin1String(command), QStringLiteral("--json")};
        if (arguments[0] == QStringLiteral("run")) arguments << QStringLiteral("--runs") << runs();
        for (const QString& set :
             QStringList{QStringLiteral("model.architecture=torchscript"), QStringLiteral("model.script=") + file,
                         QStringLiteral("data.source=synthetic"), QStringLiteral("data.height=8"),
                         QStringLiteral("data.width=8"), QStringLiteral("data.classes=4"),
                         QStringLiteral("data.train_images=64"), QStringLiteral("data.validation_images=32"),
                         QStringLiteral("optimizer.global_batch=32"), QStringLiteral("devices.kind=cpu"),
                         QStringLiteral("schedule.warmup_epochs=0"), QStringLiteral("stop.epochs=1")} +
                 more)
            arguments << QStringLiteral("--set") << set;
        return arguments;
    }
    /// Of a table with two numbers, two columns of categories, and one of three classes.
    [[nodiscard]] QStringList asksOfATable(const char* command, const QString& file) const {
        const QString table = folder_.filePath(QStringLiteral("rows.csv"));
        QFile csv(table);
        if (!csv.open(QIODevice::WriteOnly)) qFatal("cannot write");
        csv.write("x,y,kind,place,class\n");
        for (int i = 0; i < 100; ++i)
            csv.write(QStringLiteral("%1,%2,%3,p%4,c%5\n")
                          .arg(i % 7)
                          .arg(i % 11)
                          .arg(i % 2 == 0 ? QStringLiteral("a") : QStringLiteral("b"))
                          .arg(i % 4)
                          .arg(i % 3)
                          .toUtf8());
        return asks(command, file,
                    {QStringLiteral("data.source=table"), QStringLiteral("data.file=") + table,
                     QStringLiteral("data.predicts=class"), QStringLiteral("data.train_images=0"),
                     QStringLiteral("data.validation_images=0")});
    }
    [[nodiscard]] QString runs() const { return folder_.filePath(QStringLiteral("runs")); }
    [[nodiscard]] QStringList runFolders() const { return QDir(runs()).entryList(QDir::Dirs | QDir::NoDotAndDotDot); }

    QTemporaryDir folder_;

private Q_SLOTS:
    void theRunRemembersItsFile() {
        const QString file = folder_.filePath(QStringLiteral("own.pt"));
        QVERIFY(QFile::copy(fixture("net.pt"), file));
        Said said = worker(asks("run", file));
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        const QString run = runs() + QLatin1Char('/') + runFolders().value(0);
        QFile spec(run + QStringLiteral("/spec.json"));
        QVERIFY(spec.open(QIODevice::ReadOnly));
        const QJsonObject model = QJsonDocument::fromJson(spec.readAll())[QStringLiteral("model")].toObject();
        QCOMPARE(model[QStringLiteral("script")].toString(), file);
        QCOMPARE(model[QStringLiteral("script_hash")].toString().size(), qsizetype{16});

        said = worker({QStringLiteral("resume"), run, QStringLiteral("--json")});
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        QVERIFY(QFile::remove(file) && QFile::copy(fixture("dropout.pt"), file));
        said = worker({QStringLiteral("resume"), run, QStringLiteral("--json")});
        QCOMPARE(said.code, 65);
        QVERIFY2((said.errors + QString::fromUtf8(said.output)).contains(QStringLiteral("has changed since")),
                 qPrintable(said.errors));
    }

    void whatItCannotUseLeavesNoRun() {
        const QStringList before = runFolders();
        const Said said = worker(asks("run", fixture("five.pt")));
        QCOMPARE(said.code, 65);
        QVERIFY2(said.errors.contains(QStringLiteral("5 outputs, but the data have 4 classes")),
                 qPrintable(said.errors));
        QCOMPARE(runFolders(), before);
    }

    void aTableIsForItToo() {
        QStringList before = runFolders();
        Said said = worker(asksOfATable("run", fixture("net.pt")));
        QCOMPARE(said.code, 65);
        QVERIFY2(said.errors.contains(QStringLiteral("the network takes only numbers")), qPrintable(said.errors));
        QCOMPARE(runFolders(), before);
        said = worker(asksOfATable("run", fixture("rows-class.pt")));
        QVERIFY2(said.code == 0, qPrintable(said.errors));
        QCOMPARE(runFolders().size(), before.size() + 1);
    }
};

QTEST_GUILESS_MAIN(OwnNetworkCommandTest)
#include "own_network_test.moc"
