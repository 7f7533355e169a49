// epochal: the workbench, and `epochal report` without a window.
#include <cstdio>
#include <cstring>

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>

#include "app/workbench/report_command.h"
#include "app/workbench/signals.h"
#include "app/workbench/start_time.h"
#include "core/launch/home.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

/// Prints how long the window took until its table was painted with rows in it, then leaves.
void timeToWindow(MainWindow& window) {
    QObject::connect(&window.runs(), &RunsPage::filled, &window, [&window] {
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

/// What is wrong with the words on the command line, or nothing.
QString troubleIn(const QString& language, const QString& theme, const QString& page) {
    const auto knows = [](const QString& words, const QString& word) {
        return word.isEmpty() || words.split(QLatin1Char(' ')).contains(word);
    };
    if (!knows(QStringLiteral("en ru es"), language))
        return Words::tr("There is no language %1: choose en, ru or es.").arg(language);
    if (!knows(QStringLiteral("system light dark"), theme))
        return Words::tr("There is no theme %1: choose system, light or dark.").arg(theme);
    if (!knows(QStringLiteral("runs configure live compare providers reports"), page))
        return Words::tr("There is no page %1: choose runs, configure, live, compare, providers or reports.").arg(page);
    return {};
}

int workbench(QApplication& application) {
    const QSettings settings;
    const QString asked = languageIn(QCoreApplication::arguments());
    Language::apply(asked.isEmpty() ? settings.value(QStringLiteral("window/language")).toString() : asked);
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("What does accuracy cost, here and at every provider?"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption home(QStringLiteral("home"), Words::tr("Folder of the catalogue and the runs"),
                                  Words::tr("folder"), QString::fromStdString(dataHome().string()));
    const QCommandLineOption worker(QStringLiteral("worker"), Words::tr("The worker program"), Words::tr("file"),
                                    QCoreApplication::applicationDirPath() + QStringLiteral("/epochal-worker"));
    const QCommandLineOption language(QStringLiteral("language"), Words::tr("en, ru or es"), Words::tr("code"));
    const QCommandLineOption theme(QStringLiteral("theme"), Words::tr("system, light or dark"), Words::tr("name"));
    const QCommandLineOption page(QStringLiteral("page"),
                                  Words::tr("runs, configure, live, compare, providers or reports"), Words::tr("name"));
    QCommandLineOption timed(QStringLiteral("time-to-window"));
    timed.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({home, worker, language, theme, page, timed});
    parser.addPositionalArgument(QStringLiteral("spec"), Words::tr("A spec to configure"),
                                 QStringLiteral("[spec.json]"));
    parser.process(application);

    if (const QString trouble = troubleIn(parser.value(language), parser.value(theme), parser.value(page));
        !trouble.isEmpty()) {
        std::fprintf(stderr, "epochal: %s\n", qUtf8Printable(trouble));
        return exitCode(ErrorKind::Spec);
    }
    Theme::instance().setChoice(themeOf(parser.value(theme)));
    Workbench bench(parser.value(home).toStdString(), parser.value(worker).toStdString());
    MainWindow window(bench);
    window.showPage(parser.isSet(timed) ? QStringLiteral("runs") : parser.value(page));
    if (parser.isSet(timed)) timeToWindow(window);
    window.show();
    onEndAsked([&window] { window.leave(); });
    if (!parser.positionalArguments().isEmpty()) window.openSpec(parser.positionalArguments().front());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    holdStandardDescriptors();
    const bool reporting = argc > 1 && std::strcmp(argv[1], "report") == 0;
    // A report needs no display, and is the same with one.
    if (reporting && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationVersion(QStringLiteral(EPOCHAL_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.epochal.Epochal"));
    return reporting ? reportCommand(QCoreApplication::arguments()) : workbench(application);
}
