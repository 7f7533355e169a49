#include "app/workbench/export_command.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/workbench/complaints.h"
#include "app/workbench/report_command.h"
#include "core/base/utf8.h"
#include "core/interop/comparison_table.h"
#include "core/interop/price_csv.h"
#include "core/interop/studies.h"
#include "core/launch/campaign.h"
#include "core/launch/export.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/saved_comparisons.h"
#include "ui/report/report_comparison.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

class ExportCommand {
public:
    explicit ExportCommand(const QStringList& arguments) : arguments_(arguments) {
        using Option = QCommandLineOption;
        const auto add = [this](const char* option, const QString& what, const QString& value = {}) {
            parser_.addOption(value.isEmpty() ? Option(QLatin1String(option), what)
                                              : Option(QLatin1String(option), what, value));
        };
        parser_.setApplicationDescription(ExportWords::tr(
            "Writes tables for other programs: runs with all their settings and results; a comparison with its "
            "figures; the price book, which epochal prices import reads. Works without a display."));
        parser_.addHelpOption();
        add("csv", ExportWords::tr("Write CSV; this is the default, unless the name of the file ends in .json"));
        add("json", ExportWords::tr("Write JSON: an array with one object per row"));
        add("output", ExportWords::tr("File to write (default: standard output)"), ExportWords::tr("file"));
        add("target", ExportWords::tr("Compare time and cost to this quality, an accuracy in percent, such as 93.5"),
            //: name of an option's value in the help of a command
            ExportWords::tr("quality"));
        add("list", ExportWords::tr("List the comparisons that can be exported, and exit"));
        add("home", ExportWords::tr("Folder with the catalog and the runs"), ExportWords::tr("folder"));
        parser_.addOption(languageOption());
        //: in front of a message: the command needs something
        parser_.addPositionalArgument(QStringLiteral("export"), ExportWords::tr("This command"));
        parser_.addPositionalArgument(QStringLiteral("runs|comparison|prices"), ExportWords::tr("What to export"));
        parser_.addPositionalArgument(QStringLiteral("comparison"),
                                      ExportWords::tr("Name of a saved comparison, or ID of a study or a campaign"),
                                      //: name of an option's value in the help of a command
                                      QStringLiteral("[%1]").arg(ExportWords::tr("name")));
    }

    int run() {
        if (!parser_.parse(arguments_)) return misused("export", parser_.errorText());
        if (isSet("help") || isSet("help-all")) {
            std::fputs(qUtf8Printable(parser_.helpText()), stdout);
            return 0;
        }
        if (const QString trouble = troubleInLanguage(value("language")); isSet("language") && !trouble.isEmpty())
            return misused("export", trouble);
        if (isSet("csv") && isSet("json")) return misused("export", ExportWords::tr("Use either --csv or --json."));
        home_ = isSet("home") ? Path(value("home").toStdString()) : dataHome();
        const QStringList words = parser_.positionalArguments().mid(1);
        const QString what = words.value(0);
        const bool comparison = what == QStringLiteral("comparison");
        if (words.size() > (comparison ? 2 : 1) || (!comparison && (isSet("target") || isSet("list"))))
            return misused("export", ExportWords::tr("Use runs, prices, or comparison with a name."));
        if (what == QStringLiteral("runs")) return runs();
        if (what == QStringLiteral("prices")) return prices();
        if (!comparison) return misused("export", ExportWords::tr("Use runs, prices, or comparison with a name."));
        if (isSet("list")) return list();
        if (words.size() < 2)
            return misused("export", ExportWords::tr("Specify the comparison; --list prints those that exist."));
        return compared(words[1]);
    }

private:
    [[nodiscard]] bool isSet(const char* option) const { return parser_.isSet(QLatin1String(option)); }
    [[nodiscard]] QString value(const char* option) const { return parser_.value(QLatin1String(option)); }
    [[nodiscard]] bool json() const {
        return isSet("json") ||
               (!isSet("csv") && value("output").endsWith(QStringLiteral(".json"), Qt::CaseInsensitive));
    }

    [[nodiscard]] int write(const std::string& text) const {
        if (isSet("output")) {
            const Status written = writeOutput(Path(value("output").toStdString()), text);
            return written ? 0 : complain("export", written.error());
        }
        const bool whole = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
        return whole ? 0 : complain("export", ioError(errno, "/dev/stdout"));
    }
    [[nodiscard]] int write(const DataTable& table) const { return write(json() ? jsonOf(table) : csvOf(table)); }

    [[nodiscard]] int runs() const {
        const Result<ExportedRuns> all = exportRuns(home_);
        if (!all) return complain("export", all.error());
        for (const Error& error : all->unreadable) (void)complain("export", error);
        return write(all->table);
    }

    [[nodiscard]] int prices() const {
        const HomeBook book = openPriceBook(home_, {});
        if (book.trouble) return complain("export", *book.trouble);
        const std::vector<Offer> offers = exportedOffers(book.book);
        return write(json() ? offersJson(offers) : writePriceCsv(offers));
    }

    [[nodiscard]] int list() const {
        const Studies studies = studiesOf(home_);
        for (const Error& error : studies.unreadable) (void)complain("export", error);
        for (const SavedComparison& saved : savedComparisons())
            std::printf("%s\n", searchableText(saved.name.toStdString()).c_str());
        for (const Study& study : studies.all) say(QString::fromStdString(study.id));
        for (const Campaign& campaign : loadCampaigns(home_).all) std::printf("%s\n", campaign.id.c_str());
        return 0;
    }

    /// The same rows and the same query as the report of that comparison.
    [[nodiscard]] int compared(const QString& name) const {
        ReportRequest request;
        ReportPlaces places;
        places.home = home_;
        places.studies = studiesOf(home_).all;
        const QList<SavedComparison> saved = savedComparisons();
        const auto named =
            std::find_if(saved.begin(), saved.end(), [&](const SavedComparison& one) { return one.name == name; });
        const std::string id = name.toStdString();
        if (named != saved.end() && named->study.isEmpty()) {
            request.kind = ReportKind::Comparison;
            request.ids = named->ids;
            request.query = named->query;
        } else if (std::any_of(places.studies.begin(), places.studies.end(),
                               [&](const Study& one) { return one.id == id; })) {
            request.kind = ReportKind::Study;
            request.subject = name;
            request.ownQuery = true;
        } else if (loadCampaign(home_, id)) {
            request.kind = ReportKind::Campaign;
            request.subject = name;
            request.ownQuery = true;
        } else {
            return complain("export",
                            {ErrorKind::Spec,
                             {EPOCHAL_TEXT("core", "There is no comparison, study or campaign with this name"), {}},
                             id,
                             {EPOCHAL_TEXT("core", "Run epochal export comparison --list to see them"), {}}});
        }
        std::optional<double> target;  // as typed
        if (isSet("target")) {
            bool ok = false;
            const double typed = value("target").replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&ok);
            if (!ok || !(typed > 0 && typed <= 100))
                return misused("export",
                               ExportWords::tr("Invalid target \"%1\": specify a number above 0 and at most 100.")
                                   .arg(value("target")));
            target = typed;
        }
        HomeBook book = openPriceBook(home_, {});
        if (book.trouble) (void)complain("export", *book.trouble);
        places.book = std::move(book.book);
        const Result<ReportSource> source = readReportSource(request, places);
        if (!source) return complain("export", source.error());
        for (const Error& skipped : source->skipped) (void)complain("export", skipped);
        if (target && !source->entries.empty())
            request.query.target = *target / measureOf(source->entries.front().measure).factor();
        const CompareDataPtr data = comparedFor(request, *source);
        return write(comparisonTable(*data->entries, data->query, data->comparison));
    }

    QCommandLineParser parser_;
    const QStringList arguments_;
    Path home_;
};

}  // namespace

int exportCommand(const QStringList& arguments) {
    Language::apply(languageIn(arguments));
    return ExportCommand(arguments).run();
}
