// `epochal export` in a process of its own, without a display: what it prints, read by Python.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/support/patience.h"

namespace {

/// Prints the rows of a CSV file as JSON. With a second file: fails unless that JSON table has the same rows. Fails
/// where pandas.read_csv and read_json would need options: the header is the first row and names every column once, the
/// rows have its length, and the records' values are plain and of one type per column.
constexpr const char* kPython = R"py(
import csv, json, sys
header, *lines = csv.reader(open(sys.argv[1], encoding="utf-8", newline=""))
assert all(header) and len(set(header)) == len(header), header
assert all(len(line) == len(header) for line in lines), "rows of other lengths"
rows = [dict(zip(header, line)) for line in lines]
if len(sys.argv) > 2:
    table = json.load(open(sys.argv[2], encoding="utf-8"))
    assert isinstance(table, list) and len(table) == len(rows), (len(table), len(rows))
    for name in header:
        kinds = {float if type(row[name]) is int else type(row[name]) for row in table} - {type(None)}
        assert len(kinds) <= 1 and kinds <= {bool, float, str}, (name, kinds)
    for text, value in zip(rows, table):
        assert list(text) == list(value)
        for name in text:
            one, other = text[name], value[name]
            if other is None: same = one == ""
            elif isinstance(other, bool): same = one == ("true" if other else "false")
            elif isinstance(other, (int, float)): same = float(one) == other
            else: same = one.removeprefix("'") == other.removeprefix("'")
            assert same, (name, one, other)
print(json.dumps(rows))
)py";

}  // namespace

class ExportTest : public QObject {
    Q_OBJECT

    struct Said {
        int code = -1;
        QString errors;
        QByteArray output;
    };
    [[nodiscard]] Said run(const QString& program, const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("EPOCHAL_HOME"), folder_.filePath(QStringLiteral("home")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder_.filePath(QStringLiteral("config")));
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        if (!process.waitForFinished(epochal::test::kPatience) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()), process.readAllStandardOutput()};
    }
    [[nodiscard]] Said epochal(const QStringList& arguments) const {
        return run(qEnvironmentVariable("EPOCHAL_WORKBENCH"), arguments);
    }
    [[nodiscard]] Said exported(const QStringList& arguments, const char* home = "home") const {
        return epochal(QStringList{QStringLiteral("export")} + arguments +
                       QStringList{QStringLiteral("--home"), folder_.filePath(QLatin1String(home))});
    }
    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    [[nodiscard]] static QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }
    /// The rows of a CSV file as Python reads them; the same as those of the JSON file, if there is one.
    [[nodiscard]] QList<QJsonObject> rowsOf(const QString& csv, const QString& json = {}) const {
        QStringList arguments{QStringLiteral("-c"), QString::fromUtf8(kPython), csv};
        if (!json.isEmpty()) arguments << json;
        const Said said = run(QStringLiteral("python3"), arguments);
        if (said.code != 0) qWarning("%s", qPrintable(said.errors));
        QList<QJsonObject> rows;
        for (const QJsonValue& row : QJsonDocument::fromJson(said.output).array()) rows.append(row.toObject());
        return rows;
    }
    [[nodiscard]] static QByteArray contentOf(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir folder_;

private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty()) QSKIP("python3 is not installed");
        for (const char* rate : {"0.05", "0.2"}) {
            QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), path("home/runs")};
            for (const QString& setting :
                 {QStringLiteral("data.source=synthetic"), QStringLiteral("data.height=16"),
                  QStringLiteral("data.width=16"), QStringLiteral("data.train_images=256"),
                  QStringLiteral("data.validation_images=64"), QStringLiteral("optimizer.global_batch=32"),
                  QStringLiteral("stop.epochs=2"), QStringLiteral("schedule.warmup_epochs=0"),
                  QStringLiteral("devices.kind=cpu"), QStringLiteral("devices.threads=1"),
                  QStringLiteral("name=\"rate\", %1").arg(QLatin1String(rate)),
                  QStringLiteral("optimizer.learning_rate=") + QLatin1String(rate)})
                arguments << QStringLiteral("--set") << setting;
            QDir().mkpath(path("home/runs"));
            const Said ran = run(qEnvironmentVariable("EPOCHAL_WORKER"), arguments);
            QVERIFY2(ran.code == 0, qPrintable(ran.errors));
        }
    }

    /// Both formats say the same, and the same as `epochal-worker show` of every run.
    void runs() {
        QCOMPARE(exported(words("runs --csv --output") + QStringList{path("runs.csv")}).code, 0);
        const Said json = exported(words("runs --json"));
        QVERIFY2(json.code == 0 && json.errors.isEmpty(), qPrintable(json.errors));
        QFile file(path("runs.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(json.output) > 0);
        file.close();
        QCOMPARE(exported(words("runs")).output, contentOf(path("runs.csv")));

        // And without Qt.
        const auto worker = [&](const char* line) { return run(qEnvironmentVariable("EPOCHAL_WORKER"), words(line)); };
        QCOMPARE(worker("export runs").output, contentOf(path("runs.csv")));
        QCOMPARE(worker("export runs --json").output, json.output);
        QCOMPARE(worker("export prices").output, exported(words("prices")).output);
        QCOMPARE(worker("export everything").code, 64);

        QList<QJsonObject> rows = rowsOf(path("runs.csv"), path("runs.json"));
        QCOMPARE(rows.size(), 2);
        // Runs started within the same second are numbered in either order.
        std::sort(rows.begin(), rows.end(), [](const QJsonObject& a, const QJsonObject& b) {
            return a[QStringLiteral("name")].toString() < b[QStringLiteral("name")].toString();
        });
        QCOMPARE(rows[0][QStringLiteral("name")].toString(), QStringLiteral("\"rate\", 0.05"));
        QCOMPARE(rows[0][QStringLiteral("optimizer_learning_rate")].toString(), QStringLiteral("0.05"));
        QCOMPARE(rows[1][QStringLiteral("optimizer_learning_rate")].toString(), QStringLiteral("0.2"));
        for (const QJsonObject& row : rows) {
            const QString folder = path("home/runs/") + row[QStringLiteral("id")].toString();
            const QJsonObject shown =
                QJsonDocument::fromJson(run(qEnvironmentVariable("EPOCHAL_WORKER"),
                                            {QStringLiteral("show"), folder, QStringLiteral("--json")})
                                            .output)
                    .object();
            for (const char* name : {"best_top1", "last_top1", "best_epoch", "images_per_second", "training_seconds",
                                     "active_seconds", "billed_seconds", "attempts", "epochs_done"}) {
                const double expected = shown[QLatin1String(name)].toDouble();
                const double got = row[QLatin1String(name)].toString().toDouble();
                QVERIFY2(std::abs(got - expected) <= 1e-11 * std::abs(expected), name);
            }
            const QJsonObject cost = shown[QStringLiteral("cost")].toObject();
            QCOMPARE(row[QStringLiteral("cost")].toString().toDouble(),
                     cost[QStringLiteral("amount")].toString().toDouble());
            QCOMPARE(row[QStringLiteral("currency")], cost[QStringLiteral("currency")]);
            QCOMPARE(row[QStringLiteral("offer")], shown[QStringLiteral("priced_at")]);
            QCOMPARE(row[QStringLiteral("images")].toString(), QStringLiteral("512"));
            for (const char* name : {"best_validation_loss", "last_validation_loss", "last_training_loss"})
                QVERIFY2(row[QLatin1String(name)].toString().toDouble() > 0, name);
            QVERIFY(row[QStringLiteral("created_at")].toString().endsWith(QLatin1Char('Z')));
            QVERIFY(!row[QStringLiteral("machine")].toString().isEmpty());
        }
    }

    /// The raw values of the report's table, row by row, for studies of every kind.
    void comparisonsHaveTheFiguresOfTheReport_data() {
        QTest::addColumn<QString>("study");
        const Said list = exported(words("comparison --list"));
        for (const QByteArray& study : list.output.trimmed().split('\n'))
            QTest::newRow(study.constData()) << QString::fromUtf8(study);
        QVERIFY(list.output.count('\n') >= 12);
    }
    void comparisonsHaveTheFiguresOfTheReport() {
        QFETCH(QString, study);
        const Said said = exported({QStringLiteral("comparison"), study, QStringLiteral("--output"), path("c.csv")});
        QVERIFY2(said.code == 0 && said.errors.isEmpty(), qPrintable(said.errors));
        QCOMPARE(exported({QStringLiteral("comparison"), study, QStringLiteral("--output"), path("c.json")}).code, 0);
        QCOMPARE(epochal({QStringLiteral("report"), QStringLiteral("--study"), study, QStringLiteral("--language=en"),
                          QStringLiteral("--csv"), path("report.csv")})
                     .code,
                 0);
        const QList<QByteArray> report = contentOf(path("report.csv")).split('\n');
        const QList<QJsonObject> rows = rowsOf(path("c.csv"), path("c.json"));
        QVERIFY(!rows.isEmpty());
        for (const QJsonObject& row : rows) {
            QByteArrayList figures;
            for (const char* name : {"price_per_hour", "images_per_second", "seconds", "cost", "speed_up"})
                if (const QByteArray figure = row[QLatin1String(name)].toString().toUtf8(); !figure.isEmpty())
                    figures << figure;
            const bool found = std::any_of(report.begin(), report.end(), [&](const QByteArray& line) {
                const QByteArrayList cells = line.trimmed().split(',');
                return std::all_of(figures.begin(), figures.end(), [&](const QByteArray& figure) {
                    return std::any_of(cells.begin(), cells.end(), [&](const QByteArray& cell) {
                        bool number = false;  // the report writes twelve digits of an amount, the export all
                        const double value = cell.toDouble(&number), expected = figure.toDouble();
                        return number && std::abs(value - expected) <= 1e-11 * std::abs(expected);
                    });
                });
            });
            QVERIFY2(found, (row[QStringLiteral("name")].toString().toUtf8() + ": " + figures.join(' ')).constData());
        }
    }

    /// One that was saved in the window, with its own query.
    void aSavedComparison() {
        QStringList ids = QDir(path("home/runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(ids.size(), 2);
        {
            QSettings settings(path("config/Epochal/Epochal.conf"), QSettings::IniFormat);
            settings.beginWriteArray(QStringLiteral("compare/saved"), 1);
            settings.setArrayIndex(0);
            settings.setValue(QStringLiteral("name"), QStringLiteral("my rates"));
            settings.setValue(QStringLiteral("ids"), ids << QStringLiteral("painter-2020/no such row"));
            settings.setValue(QStringLiteral("clock"), 0);
            settings.endArray();
        }
        const Said said = exported({QStringLiteral("comparison"), QStringLiteral("my rates"),
                                    QStringLiteral("--target=1"), QStringLiteral("--output"), path("saved.csv")});
        QVERIFY2(said.code == 0 && said.errors.contains(QStringLiteral("no such row")), qPrintable(said.errors));
        const QList<QJsonObject> rows = rowsOf(path("saved.csv"));
        QCOMPARE(rows.size(), 2);
        for (const QJsonObject& row : rows) {
            QCOMPARE(row[QStringLiteral("clock")].toString(), QStringLiteral("training"));
            QCOMPARE(row[QStringLiteral("target")].toString(), QStringLiteral("0.01"));
            QVERIFY(ids.contains(row[QStringLiteral("ids")].toString()));
        }
    }

    /// What is exported can be imported, and is then the same.
    void pricesGoRound() {
        const Said first = exported(words("prices"), "first");
        QVERIFY2(first.code == 0 && first.errors.isEmpty(), qPrintable(first.errors));
        QFile file(path("prices.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(first.output) > 0);
        file.close();
        QDir().mkpath(path("second"));
        const Said import =
            epochal({QStringLiteral("prices"), QStringLiteral("import"), path("prices.csv"),
                     QStringLiteral("--flagged"), QStringLiteral("--json"), QStringLiteral("--home"), path("second")});
        QVERIFY2(import.code == 0, qPrintable(import.errors));
        const QJsonObject done = QJsonDocument::fromJson(import.output.trimmed().split('\n').last()).object();
        QCOMPARE(done[QStringLiteral("refused")].toInt(), 0);
        QVERIFY(done[QStringLiteral("taken")].toInt() > 50);
        // As sets: a shipped row whose id is not the one that an import gives it remains beside its copy.
        const auto lines = [](const QByteArray& text) {
            const QByteArrayList all = text.split('\n');
            return QSet<QByteArray>(all.begin(), all.end());
        };
        QCOMPARE(lines(exported(words("prices"), "second").output), lines(first.output));
        const Said json = exported(words("prices --json"), "first");
        QCOMPARE(QJsonDocument::fromJson(json.output).array().size(), rowsOf(path("prices.csv")).size());
    }
};

QTEST_GUILESS_MAIN(ExportTest)
#include "export_test.moc"
