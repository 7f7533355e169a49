// epochal: the workbench, and the commands that need no window: `epochal report`, `epochal export`, `epochal prices`,
// `epochal studies`.
#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QSettings>

#include "app/workbench/complaints.h"
#include "app/workbench/export_command.h"
#include "app/workbench/prices_command.h"
#include "app/workbench/report_command.h"
#include "app/workbench/signals.h"
#include "app/workbench/start_time.h"
#include "app/workbench/studies_command.h"
#include "core/base/languages.h"
#include "core/launch/home.h"
#include "ui/bridge/workbench.h"
#include "ui/format/language.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

/// Prints how long it took until the window's table was painted with rows, then closes the window.
void timeToWindow(MainWindow& window) {
    QObject::connect(&window.the<RunsPage>(), &RunsPage::filled, &window, [&window] {
        window.repaint();
        std::printf("%.0f ms\n", millisecondsSinceStart());
        std::fflush(stdout);
        window.close();
    });
}

ThemeChoice themeOf(const QString& word) {
    if (word == QStringLiteral("light")) return ThemeChoice::Light;
    if (word == QStringLiteral("dark")) return ThemeChoice::Dark;
    if (word == QStringLiteral("system")) return ThemeChoice::System;
    const int saved = QSettings().value(QStringLiteral("window/theme"), 0).toInt();
    return static_cast<ThemeChoice>(std::clamp(saved, 0, 2));
}

QString pageList() {
    return MainWindow::pageNames().join(QStringLiteral(", "));
}

/// What is wrong with these arguments, or nothing.
QString troubleIn(const QString& language, const QString& theme, const QString& page, const QStringList& specs) {
    const auto knows = [](const QStringList& words, const QString& word) {
        return word.isEmpty() || words.contains(word);
    };
    if (const QString trouble = troubleInLanguage(language); !language.isEmpty() && !trouble.isEmpty()) return trouble;
    if (!knows({QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")}, theme))
        return Words::tr("Unknown theme \"%1\": choose system, light or dark.").arg(theme);
    if (!knows(MainWindow::pageNames(), page))
        return Words::tr("Unknown page \"%1\". Use one of: %2.").arg(page, pageList());
    if (specs.size() > 1)
        return Words::tr("Only one spec can be configured at a time, but several were given: %1.")
            .arg(specs.join(QLatin1Char(' ')));
    if (!specs.isEmpty() && !QFileInfo::exists(specs.front()))
        return Words::tr("\"%1\" is neither a command nor an existing file.").arg(specs.front());
    return {};
}

/// The arguments without those that Qt consumes when the window's application is created.
QStringList withoutQtsOwn(const QStringList& arguments) {
    static const QStringList valued = QStringLiteral(
                                          "platform platformpluginpath platformtheme plugin qwindowgeometry "
                                          "qwindowicon qwindowtitle display geometry session style stylesheet")
                                          .split(QLatin1Char(' '));
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString word = arguments[i];
        if (word.startsWith(QLatin1Char('-'))) word.remove(0, word.startsWith(QStringLiteral("--")) ? 2 : 1);
        const bool option = word != arguments[i];
        if (option && valued.contains(word))
            ++i;
        else if (!option || !valued.contains(word.section(QLatin1Char('='), 0, 0)))
            own.append(arguments[i]);
    }
    return own;
}

/// What the command line asks of the window.
struct WindowOptions {
    QString home, worker, theme, page, spec;
    bool timed = false;
};

/// Reads the command line. Returns an exit code if it only asks for text, or is wrong.
std::optional<int> understand(const QStringList& arguments, WindowOptions& asked) {
    const QString saved = QSettings().value(QStringLiteral("window/language")).toString();
    const QString chosen = languageIn(arguments);
    Language::apply(chosen.isEmpty() ? saved : chosen);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("What does accuracy cost, here and at every provider?") + QLatin1String("\n\n") +
        Words::tr(
            "Commands that need no window: epochal report, epochal export, epochal prices and epochal studies. For "
            "help, add --help to any of them."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption home(QStringLiteral("home"), Words::tr("Folder with the catalog and the runs"),
                                  Words::tr("folder"), QString::fromStdString(dataHome().string()));
    const QCommandLineOption worker(QStringLiteral("worker"), Words::tr("Path to the worker program"),
                                    Words::tr("file"),
                                    QCoreApplication::applicationDirPath() + QStringLiteral("/epochal-worker"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      Words::tr("Interface language: %1").arg(QString::fromStdString(spokenCodes())),
                                      Words::tr("code"));
    const QCommandLineOption theme(QStringLiteral("theme"), Words::tr("Theme: system, light or dark"),
                                   Words::tr("name"));
    const QCommandLineOption page(QStringLiteral("page"), Words::tr("Page to open: %1").arg(pageList()),
                                  Words::tr("name"));
    QCommandLineOption timed(QStringLiteral("time-to-window"));
    timed.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({home, worker, language, theme, page, timed});
    parser.addPositionalArgument(QStringLiteral("spec"), Words::tr("Spec to configure"), QStringLiteral("[spec.json]"));
    const bool understood = parser.parse(withoutQtsOwn(arguments));
    if (understood && (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all")))) {
        std::fputs(qUtf8Printable(parser.helpText()), stdout);
        return 0;
    }
    if (understood && parser.isSet(QStringLiteral("version"))) {
        std::printf("Epochal %s\n", EPOCHAL_VERSION);
        return 0;
    }
    const QString trouble = understood ? troubleIn(parser.value(language), parser.value(theme), parser.value(page),
                                                   parser.positionalArguments())
                                       : parser.errorText();
    if (!trouble.isEmpty()) {
        //: after what is wrong with the command line
        std::fprintf(stderr, "epochal: %s\n%s\n", qUtf8Printable(trouble),
                     qUtf8Printable(Words::tr("Run epochal --help for usage.")));
        return kMisused;
    }
    asked = {parser.value(home),
             parser.value(worker),
             parser.value(theme),
             parser.value(page),
             parser.positionalArguments().value(0),
             parser.isSet(timed)};
    return std::nullopt;
}

/// Whether no display is configured at all.
bool isDisplayMissing(const QStringList& arguments) {
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name)) return false;
    return std::none_of(arguments.begin(), arguments.end(), [](const QString& word) {
        return word.startsWith(QStringLiteral("-platform")) || word.startsWith(QStringLiteral("--platform"));
    });
}

void sayNoDisplay(const QString& why) {
    std::fprintf(stderr, "epochal: %s\n",
                 qUtf8Printable((why.isEmpty() ? why : why + QLatin1Char('\n')) +
                                Words::tr("No display is available to show a window. epochal report, epochal export, "
                                          "epochal prices, epochal studies and epochal-worker work without one.")));
}

/// Qt aborts when it cannot connect to a display. An exit code and a remedy are better than a core dump.
void leaveWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtFatalMsg) {
        sayNoDisplay(text.section(QLatin1Char('\n'), 0, 0));
        std::_Exit(exitCode(ErrorKind::Device));
    }
}

int workbench(const WindowOptions& asked) {
    const QString chosen = languageIn(QCoreApplication::arguments());
    Language::apply(chosen.isEmpty() ? QSettings().value(QStringLiteral("window/language")).toString() : chosen);
    Theme::instance().setChoice(themeOf(asked.theme));
    Workbench bench(asked.home.toStdString(), asked.worker.toStdString());
    MainWindow window(bench);
    window.showPage(asked.timed ? QStringLiteral("runs") : asked.page);
    if (asked.timed) timeToWindow(window);
    window.show();
    onEndAsked([&window] { window.leave(); });
    if (!asked.spec.isEmpty()) window.openSpec(asked.spec);
    return QApplication::exec();
}

/// Qt adopts the environment's whole locale; core writes numbers in files and lists with a decimal point.
void keepDecimalPoints() {
    std::setlocale(LC_NUMERIC, "C");
}

/// A command prints only what it was asked for: Qt's messages about locales and plugins are dropped, unless critical.
void quiet(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtCriticalMsg || type == QtFatalMsg) std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

}  // namespace

int main(int argc, char** argv) {
    holdStandardDescriptors();
    const auto isCommand = [&](const char* name) { return argc > 1 && std::strcmp(argv[1], name) == 0; };
    QCoreApplication::setOrganizationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationVersion(QStringLiteral(EPOCHAL_VERSION));
    const QtMessageHandler loud = qInstallMessageHandler(quiet);
    if (isCommand("report")) {
        // A report needs no display, and is the same with or without one.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        keepDecimalPoints();
        return reportCommand(QCoreApplication::arguments());
    }
    WindowOptions asked;
    {
        const QCoreApplication application(argc, argv);
        keepDecimalPoints();
        const QStringList arguments = QCoreApplication::arguments();
        if (isCommand("prices")) return pricesCommand(arguments);
        if (isCommand("export")) return exportCommand(arguments);
        if (isCommand("studies")) return studiesCommand(arguments);
        if (const std::optional<int> code = understand(arguments, asked)) return *code;
        if (isDisplayMissing(arguments)) {
            sayNoDisplay({});
            return exitCode(ErrorKind::Device);
        }
    }
    qInstallMessageHandler(leaveWithoutDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(loud);
    keepDecimalPoints();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.epochal.Epochal"));
    return workbench(asked);
}
