// What both programs say of a command line they do not understand: in the reader's language, with exit code 64.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class CommandLineTest : public QObject {
    Q_OBJECT

    struct Said {
        int code = -1;
        QString errors, output;
    };
    static Said run(const char* program, const QStringList& arguments, const QString& language = {}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"LC_ALL", "LC_MESSAGES"}) environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("LANG"), language.isEmpty() ? QStringLiteral("C") : language);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable(program), arguments);
        if (!process.waitForFinished(60000)) return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError()),
                QString::fromUtf8(process.readAllStandardOutput())};
    }
    static QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void wrongWordsAreNamed_data() {
        QTest::addColumn<QByteArray>("program");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* program, const char* line, const char* said) {
            QTest::newRow(line) << QByteArray(program) << QByteArray(line) << QString::fromUtf8(said);
        };
        row("EPOCHAL_WORKER", "devices --language xx", "There is no language xx");
        row("EPOCHAL_WORKER", "validate --set optimizer.global_batch=-3 --language ru", "global_batch");
        row("EPOCHAL_WORKER", "show /nowhere --language ru",
            "Сообщение файловой системы: нет такого файла или каталога");
        row("EPOCHAL_WORKER", "show /nowhere --language es", "No existe el archivo o el directorio");
        row("EPOCHAL_WORKBENCH", "--language xx", "There is no language xx");
        row("EPOCHAL_WORKBENCH", "--language ru --theme pink", "pink");
        row("EPOCHAL_WORKBENCH", "--language es --page nowhere", "nowhere");
        row("EPOCHAL_WORKBENCH", "report --language xx", "There is no language xx");
    }
    void wrongWordsAreNamed() {
        QFETCH(QByteArray, program);
        QFETCH(QByteArray, line);
        QFETCH(QString, said);
        const Said got = run(program, words(line));
        QVERIFY2(got.code != 0 && got.code != -1, qPrintable(got.output));
        QVERIFY2((got.errors + got.output).contains(said), qPrintable(got.errors + got.output));
    }

    /// A run here at the price of a V100 elsewhere says so while it trains, at its end, and when it is asked later.
    void moneyOfAnotherMachineIsAWhatIf() {
        QTemporaryDir runs;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--runs"), runs.path()};
        for (const char* setting :
             {"data.source=synthetic", "data.height=16", "data.width=16", "data.train_images=256",
              "data.validation_images=64", "optimizer.global_batch=32", "stop.epochs=1", "devices.kind=cpu",
              "devices.threads=1", "name=elsewhere", "price.offer=aws/p3.2xlarge/-/on-demand/2023-08-16"})
            arguments << QStringLiteral("--set") << QLatin1String(setting);
        const Said ran = run("EPOCHAL_WORKER", arguments);
        QVERIFY2(ran.code == 0, qPrintable(ran.errors));
        const QString folder = runs.path() + QLatin1Char('/') +
                               QDir(runs.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        const Said json = run("EPOCHAL_WORKER", {QStringLiteral("show"), folder, QStringLiteral("--json")});
        if (json.output.contains(QStringLiteral("\"what_if\": false"))) QSKIP("this machine has a V100");
        QVERIFY2(json.output.contains(QStringLiteral("\"what_if\": true")), qPrintable(json.output + json.errors));
        QVERIFY2(ran.output.contains(QStringLiteral("priced at AWS p3.2xlarge, 1 × V100 but run on")), qPrintable(ran.output));
        for (const QString& said : {ran.output, run("EPOCHAL_WORKER", {QStringLiteral("show"), folder}).output})
            QVERIFY2(said.contains(QStringLiteral("what-if")), qPrintable(said));
    }

    /// Nothing of the English sentences is left in the others.
    void speaksTheLanguageAskedFor() {
        for (const char* line : {"--theme pink", "--page nowhere"}) {
            const QString english = run("EPOCHAL_WORKBENCH", words(line) << QStringLiteral("--language=en")).errors;
            QVERIFY2(english.contains(QStringLiteral("There is no")), qPrintable(english));
            for (const char* code : {"ru", "es"}) {
                const Said other =
                    run("EPOCHAL_WORKBENCH", words(line) << QStringLiteral("--language") << QLatin1String(code));
                QCOMPARE(other.code, 64);
                QVERIFY2(!other.errors.contains(QStringLiteral("There is no")), qPrintable(other.errors));
            }
        }
        // The help, too, before anything else is read.
        const QString help = run("EPOCHAL_WORKBENCH", words("--language ru --help")).output;
        QVERIFY2(help.contains(QStringLiteral("каталог"), Qt::CaseInsensitive), qPrintable(help));
        // And as the environment asks.
        QVERIFY(run("EPOCHAL_WORKER", {}, QStringLiteral("ru_RU.UTF-8")).errors.contains(QStringLiteral("команда")));
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
