// What both programs print for a command line that they do not understand: in the reader's language, with exit code 64.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/patience.h"

class CommandLineTest : public QObject {
    Q_OBJECT

    struct Said {
        int code = -1;
        QString errors, output;
    };
    enum class Display { Offscreen, None, Unreachable };
    static Said run(const char* program, const QStringList& arguments, const QString& language = {},
                    Display display = Display::Offscreen) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("LANG"), language.isEmpty() ? QStringLiteral("C") : language);
        if (display == Display::Offscreen)
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        if (display == Display::Unreachable) {
            environment.insert(QStringLiteral("DISPLAY"), QStringLiteral("unreachable.invalid:7"));
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        }
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable(program), arguments);
        if (!process.waitForFinished(epochal::test::kPatience)) return {};
        if (process.exitStatus() != QProcess::NormalExit) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()),
                QString::fromUtf8(process.readAllStandardOutput())};
    }
    /// A price list with a good, a flagged and a refused price, the good one in two regions.
    static QByteArray priceList(const char* price) {
        const QByteArray head =
            "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region\n";
        const QByteArray t4 =
            "box,T4,1.0,4.0,16.0,\"{'Gpus': [{'Name': 'T4', 'MemoryInfo': {'SizeInMiB': 16384}}], "
            "'TotalGpuMemoryInMiB': 16384}\",";
        return head + t4 + price + ",,r1\n" + t4 + price + ",0.00,r2\n" + "cpu,,,2,4,,cheap,,r1\n";
    }
    [[nodiscard]] QString written(const QString& name, const QByteArray& bytes) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qWarning("no file");
        return file.fileName();
    }
    [[nodiscard]] Said prices(const QStringList& arguments) const {
        return run("EPOCHAL_WORKBENCH",
                   QStringList{QStringLiteral("prices")} + arguments +
                       QStringList{QStringLiteral("--home"), folder_.filePath(QStringLiteral("home"))},
                   {}, Display::None);
    }
    [[nodiscard]] QByteArray book() const {
        QFile file(folder_.filePath(QStringLiteral("home/price-book.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir folder_;
    static QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void wrongWordsAreNamed_data() {
        QTest::addColumn<QByteArray>("program");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* program, const char* line, const char* said) {
            QTest::newRow(line) << QByteArray(program) << QByteArray(line) << QString::fromUtf8(said);
        };
        row("EPOCHAL_WORKER", "devices --language xx", "Unknown language \"xx\"");
        row("EPOCHAL_WORKER", "validate --set optimizer.global_batch=-3 --language ru", "global_batch");
        row("EPOCHAL_WORKER", "show /nowhere --language ru", "Такой папки запуска нет (/nowhere)");
        row("EPOCHAL_WORKER", "show /nowhere --language es", "No existe esa carpeta de ejecución (/nowhere)");
        row("EPOCHAL_WORKBENCH", "--language xx", "Unknown language \"xx\"");
        row("EPOCHAL_WORKBENCH", "--language ru --theme pink", "pink");
        row("EPOCHAL_WORKBENCH", "--language es --page nowhere", "nowhere");
        row("EPOCHAL_WORKBENCH", "--language en --page nowhere", "runs, configure, live, compare, providers, reports");
        row("EPOCHAL_WORKBENCH", "report --language xx", "Unknown language \"xx\"");
    }
    void wrongWordsAreNamed() {
        QFETCH(QByteArray, program);
        QFETCH(QByteArray, line);
        QFETCH(QString, said);
        const Said got = run(program, words(line));
        QVERIFY2(got.code != 0 && got.code != -1, qPrintable(got.output));
        QVERIFY2((got.errors + got.output).contains(said), qPrintable(got.errors + got.output));
    }

    /// A run on this machine at the price of a V100 elsewhere is marked as a what-if while it trains, at its end, and
    /// when queried later.
    void moneyOfAnotherMachineIsAWhatIf() {
        QTemporaryDir runs;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), runs.path()};
        for (const char* setting : {"data.source=synthetic", "data.height=16", "data.width=16", "data.train_images=256",
                                    "data.validation_images=64", "optimizer.global_batch=32", "stop.epochs=1",
                                    "schedule.warmup_epochs=0", "devices.kind=cpu", "devices.threads=1",
                                    "name=elsewhere", "price.offer=aws/p3.2xlarge/-/on-demand/2023-08-16"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        const Said ran = run("EPOCHAL_WORKER", arguments);
        QVERIFY2(ran.code == 0, qPrintable(ran.errors));
        const QString folder =
            runs.path() + QLatin1Char('/') + QDir(runs.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        const Said json = run("EPOCHAL_WORKER", {QStringLiteral("show"), folder, QStringLiteral("--json")});
        if (json.output.contains(QStringLiteral("\"what_if\": false"))) QSKIP("this machine has a V100");
        QVERIFY2(json.output.contains(QStringLiteral("\"what_if\": true")), qPrintable(json.output + json.errors));
        QVERIFY2(ran.output.contains(QStringLiteral("at the price of AWS p3.2xlarge, 1 × V100, but run on")),
                 qPrintable(ran.output));
        for (const QString& said : {ran.output, run("EPOCHAL_WORKER", {QStringLiteral("show"), folder}).output})
            QVERIFY2(said.contains(QStringLiteral("what-if")), qPrintable(said));
    }

    /// The label of the rate holds a joiner in the window, which a terminal does not print.
    void theSummaryHasTwoColumns() {
        QTemporaryDir runs;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), runs.path()};
        for (const char* setting : {"data.source=synthetic", "data.height=16", "data.width=16", "data.train_images=256",
                                    "data.validation_images=64", "optimizer.global_batch=32", "stop.epochs=3",
                                    "schedule.warmup_epochs=0", "devices.kind=cpu", "devices.threads=1"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        const Said ran = run("EPOCHAL_WORKER", arguments);
        QVERIFY2(ran.code == 0, qPrintable(ran.errors));
        const QString folder =
            runs.path() + QLatin1Char('/') + QDir(runs.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        for (const auto& [language, rate] : {std::pair("en", "images/s"), std::pair("ru", "изобр./с")}) {
            const Said shown = run("EPOCHAL_WORKER", {QStringLiteral("show"), folder, QStringLiteral("--language"),
                                                      QLatin1String(language)});
            static const QRegularExpression row(QStringLiteral("^  (\\S.*?)  +(?=\\S)"));
            QSet<qsizetype> columns;
            QStringList labels;
            for (const QString& line : shown.output.split(QLatin1Char('\n'))) {
                const QRegularExpressionMatch match = row.match(line);
                if (!match.hasMatch()) continue;
                labels += match.captured(1);
                columns += match.capturedLength();
            }
            QVERIFY2(labels.size() >= 4 && labels.contains(QString::fromUtf8(rate)), qPrintable(shown.output));
            QVERIFY2(columns.size() == 1, qPrintable(shown.output));
        }
    }

    /// Commands that need no window need no display, and print only what was requested.
    void answersWithoutADisplay_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("errors");
        const auto row = [](const char* line, int code, const char* output, const char* errors) {
            QTest::newRow(line) << QString::fromLatin1(line) << code << QString::fromLatin1(output)
                                << QString::fromLatin1(errors);
        };
        row("--version", 0, "Epochal 1.", "");
        row("--help", 0, "Usage:", "");
        row("--help --platform xcb", 0, "Usage:", "");
        row("--language en -h", 0, "Usage:", "");
        row("report --help", 0, "Usage:", "");
        row("report --list", 0, "painter-2020", "");
        row("prices --help", 0, "Usage:", "");
        row("--nonsense", 64, "", "Run epochal --help for usage");
        row("--page", 64, "", "Run epochal --help for usage");
        row("frobnicate", 64, "", "\"frobnicate\" is neither a command nor an existing file");
        row("report --nonsense", 64, "", "Run epochal report --help for usage");
        row("report", 64, "", "Nothing to report on");
        row("prices", 64, "", "Run epochal prices --help for usage");
        row("prices import", 64, "", "Specify the price list");
        row("prices import a b", 64, "", "Use import with a file");
        row("prices import a --date yesterday", 64, "", "2026-11-09");
        row("prices --nonsense", 64, "", "Run epochal prices --help for usage");
        row("export --help", 0, "Usage:", "");
        row("export", 64, "", "Run epochal export --help for usage");
        row("export everything", 64, "", "Use runs, prices, or comparison with a name");
        row("export runs --csv --json", 64, "", "Use either --csv or --json");
        row("export runs --target 90", 64, "", "Use runs, prices, or comparison with a name");
        row("export runs --home /nowhere", 64, "", "There are no runs in this folder");
        row("export comparison", 64, "", "Specify the comparison");
        row("export comparison nothing", 64, "", "Run epochal export comparison --list");
        row("export comparison painter-2020 --target 0", 64, "", "Invalid target");
        row("export comparison --list", 0, "painter-2020", "");
        row("export prices --json", 0, "\"price_per_hour\":", "");
        row("export prices --output /nowhere/prices.csv", 71, "", "/nowhere/prices.csv");
    }
    void answersWithoutADisplay() {
        QFETCH(QString, line);
        QFETCH(int, code);
        QFETCH(QString, output);
        QFETCH(QString, errors);
        const QStringList asked = line.split(QLatin1Char(' ')) + QStringList{QStringLiteral("--language=en")};
        const std::pair<const char*, Display> places[] = {
            {"C", Display::None}, {"en_US.UTF-8", Display::None}, {"ru_RU.KOI8-R", Display::Unreachable}};
        for (const auto& [language, display] : places) {
            const Said got = run("EPOCHAL_WORKBENCH", asked, QLatin1String(language), display);
            const QString all = QString::number(got.code) + got.output + got.errors;
            QVERIFY2(got.code == code, qPrintable(all));
            QVERIFY2(output.isEmpty() ? got.output.isEmpty() : got.output.contains(output), qPrintable(all));
            QVERIFY2(errors.isEmpty() ? got.errors.isEmpty() : got.errors.contains(errors), qPrintable(all));
        }
    }

    void saysThatThereIsNoDisplay() {
        for (const Display display : {Display::None, Display::Unreachable}) {
            const Said got = run("EPOCHAL_WORKBENCH", {QStringLiteral("--language=en")}, {}, display);
            QCOMPARE(got.code, 71);
            QVERIFY2(got.errors.startsWith(QStringLiteral("epochal: ")), qPrintable(got.errors));
            QVERIFY2(got.errors.contains(QStringLiteral("No display is available")), qPrintable(got.errors));
            QVERIFY(got.output.isEmpty());
        }
    }

    void importsPricesAndTakesThemBack() {
        const QString list = written(QStringLiteral("acme.csv"), priceList("0.526"));
        const QStringList import{QStringLiteral("import"), list, QStringLiteral("--provider=Acme"),
                                 QStringLiteral("--date=2026-11-01"), QStringLiteral("--language=en")};
        // Dry run: a verdict on every price, and nothing saved.
        const Said dry = prices(import + QStringList{QStringLiteral("--dry-run")});
        QVERIFY2(dry.code == 0 && dry.errors.isEmpty(), qPrintable(dry.errors));
        const QStringList lines = dry.output.split(QLatin1Char('\n'));
        QVERIFY2(lines[0].startsWith(
                     QStringLiteral("line 2: good, Acme box, 1 \u00D7 T4, r1 and 1 more, on-demand, 0.5260")),
                 qPrintable(dry.output));
        QVERIFY2(
            dry.output.contains(QStringLiteral("line 3: flagged, Acme box, 1 \u00D7 T4, r2, spot\n    spotprice: A "
                                               "price of zero")),
            qPrintable(dry.output));
        QVERIFY2(dry.output.contains(QStringLiteral("line 4: rejected, Acme cpu")), qPrintable(dry.output));
        QVERIFY2(dry.output.contains(QStringLiteral("Lines: 3; offers: good 1, flagged 1, rejected 1")),
                 qPrintable(dry.output));
        QVERIFY(book().isEmpty());

        const Said done = prices(import);
        QVERIFY2(done.code == 0 && done.errors.isEmpty() && done.output.contains(QStringLiteral("prices undo")),
                 qPrintable(done.output + done.errors));
        const QJsonArray offers = QJsonDocument::fromJson(book()).object()[QStringLiteral("offers")].toArray();
        QCOMPARE(offers.size(), 1);
        const QJsonObject offer = offers[0].toObject();
        QCOMPARE(offer[QStringLiteral("id")].toString(), QStringLiteral("acme/box/r1/on-demand/2026-11-01"));
        QCOMPARE(offer[QStringLiteral("regions")].toArray().size(), 2);
        QCOMPARE(offer[QStringLiteral("price_per_hour")].toString(), QStringLiteral("0.526"));
        QCOMPARE(offer[QStringLiteral("source")].toString(), QStringLiteral("acme.csv"));
        const QByteArray once = book();
        QVERIFY(prices(import).code == 0);
        QCOMPARE(book(), once);  // the same list again changes nothing

        // As JSON lines: the verdicts, then what was done. This time including the flagged price, with another date.
        const Said json = prices(QStringList{QStringLiteral("import"), list, QStringLiteral("--provider=Acme"),
                                             QStringLiteral("--date=2026-11-02"), QStringLiteral("--flagged"),
                                             QStringLiteral("--json")});
        const QList<QByteArray> objects = json.output.toUtf8().trimmed().split('\n');
        QCOMPARE(objects.size(), 4);
        QStringList verdicts;
        for (const QByteArray& object : objects)
            verdicts += QJsonDocument::fromJson(object).object()[QStringLiteral("verdict")].toString();
        QCOMPARE(verdicts, (QStringList{QStringLiteral("good"), QStringLiteral("flagged"), QStringLiteral("refused"),
                                        QString()}));
        const QJsonObject first = QJsonDocument::fromJson(objects[0]).object();
        QCOMPARE(first[QStringLiteral("line")].toInt(), 2);
        QCOMPARE(first[QStringLiteral("also")].toArray(), QJsonArray{3});
        const QJsonObject summary = QJsonDocument::fromJson(objects.back()).object();
        QCOMPARE(summary[QStringLiteral("taken")].toInt(), 2);
        QCOMPARE(summary[QStringLiteral("lines")].toInt(), 3);
        QVERIFY(book() != once);
        QCOMPARE(prices({QStringLiteral("undo")}).code, 0);
        QCOMPARE(book(), once);
        QCOMPARE(prices({QStringLiteral("undo")}).code, 64);  // there is no other import to undo
    }

    void saysWhyAListIsNotTaken() {
        const QString notes = written(QStringLiteral("notes.csv"), "name,rank\nA,1\n");
        const Said other = prices({QStringLiteral("import"), notes, QStringLiteral("--language=en")});
        QCOMPARE(other.code, 65);
        QVERIFY2(other.errors.contains(QStringLiteral("does not match a price list")) && other.output.isEmpty(),
                 qPrintable(other.errors));
        const Said missing = prices({QStringLiteral("import"), QStringLiteral("/nowhere/\x1B[31mlist.csv")});
        QCOMPARE(missing.code, 71);
        // Escape sequences in a name or a list have no effect on the terminal.
        QVERIFY2(missing.errors.contains(QStringLiteral("/nowhere/ [31mlist.csv")), qPrintable(missing.errors));
        const QString escapes = written(QStringLiteral("escapes.csv"), priceList("0.5").replace("cpu", "\x1B[31mcpu"));
        const Said shown = prices({QStringLiteral("import"), escapes, QStringLiteral("--dry-run")});
        QCOMPARE(shown.code, 0);
        QVERIFY(!shown.output.contains(QLatin1Char('\x1B')));
    }

    /// No English sentence remains in the other languages.
    void speaksTheLanguageAskedFor() {
        for (const char* line : {"--theme pink", "--page nowhere"}) {
            const QString english = run("EPOCHAL_WORKBENCH", words(line) << QStringLiteral("--language=en")).errors;
            QVERIFY2(english.contains(QStringLiteral("Unknown ")), qPrintable(english));
            for (const char* code : {"ru", "es"}) {
                const Said other =
                    run("EPOCHAL_WORKBENCH", words(line) << QStringLiteral("--language") << QLatin1String(code));
                QCOMPARE(other.code, 64);
                QVERIFY2(!other.errors.contains(QStringLiteral("Unknown ")), qPrintable(other.errors));
            }
        }
        // The help as well, before anything else is read.
        const QString help = run("EPOCHAL_WORKBENCH", words("--language ru --help")).output;
        QVERIFY2(help.contains(QStringLiteral("каталог"), Qt::CaseInsensitive), qPrintable(help));
        // And in the language set by the environment.
        QVERIFY(run("EPOCHAL_WORKER", {}, QStringLiteral("ru_RU.UTF-8"))
                    .errors.contains(QStringLiteral("Укажите команду")));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
