#include "app/workbench/complaints.h"

#include <cstdio>

#include <QCoreApplication>

#include "core/base/languages.h"
#include "core/base/utf8.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct ComplaintWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

/// Control characters in a name or an argument must not take effect on the terminal.
void print(const char* command, const QString& text) {
    std::fprintf(stderr, "epochal %s: %s\n", command, searchableText(text.toStdString()).c_str());
}

}  // namespace

int complain(const char* command, const Error& error) {
    const Formatter& write = Formatter::current();
    const QString remedy = write.remedy(error);
    //: %1 = what went wrong, %2 = what to do about it
    print(command, remedy.isEmpty() ? write.what(error) : ComplaintWords::tr("%1. %2.").arg(write.what(error), remedy));
    return exitCode(error.kind);
}

int misused(const char* command, const QString& what) {
    print(command, what);
    //: %1 = a command: report, export, prices
    const QString usage = ComplaintWords::tr("Run epochal %1 --help for usage.").arg(QLatin1String(command));
    // What a reader copies into a terminal has plain spaces.
    std::fprintf(stderr, "%s\n", searchableText(usage.toStdString()).c_str());
    return kMisused;
}

QString troubleInLanguage(const QString& code) {
    if (Language::spoken().contains(code)) return {};
    return ComplaintWords::tr("Unknown language \"%1\". Use one of: %2.")
        .arg(code, QString::fromStdString(spokenCodes()));
}

QCommandLineOption languageOption() {
    return {
        QStringLiteral("language"),
        ComplaintWords::tr("Language: %1 (default: the system language)").arg(QString::fromStdString(spokenCodes())),
        //: name of an option's value in the help of a command: a language code
        ComplaintWords::tr("code")};
}

void say(const QString& line) {
    std::printf("%s\n", searchableText(line.toStdString()).c_str());
}

void sayStudies(const std::vector<Study>& studies) {
    for (const Study& study : studies)
        say(QStringLiteral("%1  %2")
                .arg(QString::fromStdString(study.id), -24)
                .arg(Formatter::text(study.title.c_str())));
}
