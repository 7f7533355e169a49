#include "app/workbench/studies_command.h"

#include <algorithm>
#include <cstdio>

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/workbench/complaints.h"
#include "app/workbench/report_command.h"
#include "core/interop/studies.h"
#include "core/launch/home.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct StudiesWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

int listStudies(const Path& home) {
    const Studies studies = studiesOf(home);
    for (const Error& error : studies.unreadable) (void)complain("studies", error);
    sayStudies(studies.all);
    return 0;
}

int importStudy(const Path& home, const QString& file) {
    const auto made = readStudyImport(home, file.toStdString());
    if (!made) return complain("studies", made.error());
    if (const Status put = putStudyFile(home, made->file, made->text); !put) return complain("studies", put.error());
    const auto rows = static_cast<int>(made->rows);
    //: %1 = the ID of a study
    say((made->before ? StudiesWords::tr("%n result(s) imported; they replace the former study \"%1\"", "", rows)
                      //: %1 = the ID of a study
                      : StudiesWords::tr("%n result(s) imported; the study's ID is %1", "", rows))
            .arg(QString::fromStdString(made->id)));
    for (const std::string& column : made->ignored)
        say(StudiesWords::tr("Column not read: %1").arg(QString::fromStdString(column)));
    return 0;
}

int removeStudy(const Path& home, const QString& id) {
    const Studies studies = studiesOf(home);
    const auto study = std::ranges::find(studies.all, id.toStdString(), &Study::id);
    if (study == studies.all.end() || study->file.empty())
        return misused("studies", StudiesWords::tr("No imported study has the ID \"%1\".").arg(id));
    const Status removed = putStudyFile(home, study->file, {});
    return removed ? 0 : complain("studies", removed.error());
}

}  // namespace

int studiesCommand(const QStringList& arguments) {
    Language::apply(languageIn(arguments));
    QCommandLineParser parser;
    parser.setApplicationDescription(
        StudiesWords::tr("Lists the studies that can be compared. import adds results from other tools, from a CSV "
                         "table or a study document; remove deletes what was imported. Works without a display."));
    parser.addHelpOption();
    parser.addOptions(
        {{QStringLiteral("home"), StudiesWords::tr("Folder with the catalog and the runs"), StudiesWords::tr("folder")},
         languageOption()});
    parser.addPositionalArgument(QStringLiteral("studies"), StudiesWords::tr("This command"));
    parser.addPositionalArgument(QStringLiteral("import|remove"), StudiesWords::tr("What to do"),
                                 QStringLiteral("[import|remove]"));
    parser.addPositionalArgument(QStringLiteral("what"), StudiesWords::tr("A file to import, or the ID of a study"),
                                 QStringLiteral("[%1]").arg(StudiesWords::tr("file or ID")));
    if (!parser.parse(arguments)) return misused("studies", parser.errorText());
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all"))) {
        std::fputs(qUtf8Printable(parser.helpText()), stdout);
        return 0;
    }
    const QString code = parser.value(QStringLiteral("language"));
    if (const QString trouble = troubleInLanguage(code); !code.isEmpty() && !trouble.isEmpty())
        return misused("studies", trouble);
    const QString given = parser.value(QStringLiteral("home"));
    const Path home = given.isEmpty() ? dataHome() : Path(given.toStdString());
    const QStringList words = parser.positionalArguments().mid(1);
    if (words.isEmpty()) return listStudies(home);
    if (words.size() == 2 && words[0] == QStringLiteral("import")) return importStudy(home, words[1]);
    if (words.size() == 2 && words[0] == QStringLiteral("remove")) return removeStudy(home, words[1]);
    return misused("studies", StudiesWords::tr("Use import with a file, or remove with the ID of a study."));
}
