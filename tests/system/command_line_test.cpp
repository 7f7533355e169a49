// What both programs say of a command line they do not understand: in the reader's language, with exit code 64.
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
