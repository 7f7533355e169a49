// epochal: the workbench, and `epochal report` without a window.
#include <cstdio>
#include <cstring>

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QTextStream>

#include "app/workbench/start_time.h"
#include "core/launch/home.h"
#include "ui/bridge/workbench.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/report/run_report.h"
#include "ui/shell/language.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

int complain(const Error& error) {
    std::fprintf(stderr, "epochal: %s\n", english(error).c_str());
    return exitCode(error.kind);
}

/// `epochal report RUN_FOLDER --pdf FILE [--language xx]`
int report(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Writes the PDF report of one run"));
    parser.addHelpOption();
    const QCommandLineOption pdf(QStringLiteral("pdf"), Words::tr("The file to write"), QStringLiteral("file"));
    const QCommandLineOption language(QStringLiteral("language"), Words::tr("en, ru or es"), QStringLiteral("code"));
    parser.addOptions({pdf, language});
    parser.addPositionalArgument(QStringLiteral("report"), Words::tr("This command"));
    parser.addPositionalArgument(QStringLiteral("run"), Words::tr("The run's folder"));
    parser.process(arguments);
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2 || !parser.isSet(pdf)) {
        std::fputs(qPrintable(parser.helpText()), stderr);
        return 64;
    }
    const Status written =
        writeRunReport(words[1].toStdString(), parser.value(pdf), Language::localeOf(parser.value(language)));
    return written ? 0 : complain(written.error());
}

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

int workbench(QApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("What does accuracy cost, here and at every provider?"));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption home(QStringLiteral("home"), Words::tr("Folder of the catalogue and the runs"),
                                  QStringLiteral("folder"), QString::fromStdString(dataHome().string()));
    const QCommandLineOption worker(QStringLiteral("worker"), Words::tr("The worker program"), QStringLiteral("file"),
                                    QCoreApplication::applicationDirPath() + QStringLiteral("/epochal-worker"));
    const QCommandLineOption language(QStringLiteral("language"), Words::tr("en, ru or es"), QStringLiteral("code"));
    const QCommandLineOption theme(QStringLiteral("theme"), Words::tr("system, light or dark"), QStringLiteral("name"));
    const QCommandLineOption page(QStringLiteral("page"), Words::tr("runs, configure, live, compare, providers or reports"), QStringLiteral("name"));
    QCommandLineOption timed(QStringLiteral("time-to-window"));
    timed.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({home, worker, language, theme, page, timed});
    parser.addPositionalArgument(QStringLiteral("spec"), Words::tr("A spec to configure"),
                                 QStringLiteral("[spec.json]"));
    parser.process(application);

    const QSettings settings;
    Language::apply(parser.isSet(language) ? parser.value(language)
                                           : settings.value(QStringLiteral("window/language")).toString());
    Theme::instance().setChoice(themeOf(parser.value(theme)));
    Workbench bench(parser.value(home).toStdString(), parser.value(worker).toStdString());
    MainWindow window(bench);
    window.showPage(parser.isSet(timed) ? QStringLiteral("runs") : parser.value(page));
    if (parser.isSet(timed)) timeToWindow(window);
    window.show();
    if (!parser.positionalArguments().isEmpty()) window.openSpec(parser.positionalArguments().front());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const bool reporting = argc > 1 && std::strcmp(argv[1], "report") == 0;
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (reporting && !display && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationName(QStringLiteral("Epochal"));
    QCoreApplication::setApplicationVersion(QStringLiteral(EPOCHAL_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.epochal.Epochal"));
    return reporting ? report(QCoreApplication::arguments()) : workbench(application);
}
