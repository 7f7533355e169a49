#include "app/workbench/report_command.h"

#include <cstdio>

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/workbench/complaints.h"
#include "core/base/utf8.h"
#include "core/interop/studies.h"
#include "core/launch/campaign.h"
#include "core/launch/home.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/report/report_writer.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

/// The parsed command line.
struct Asked {
    ReportRequest request;
    ReportPlaces places;
    QList<std::pair<QString, ReportFormat>> files;
    std::optional<double> target = {};  ///< as typed, in the unit of the rows' measure
};

class ReportCommand {
public:
    explicit ReportCommand(const QStringList& arguments) : arguments_(arguments) {
        using Option = QCommandLineOption;
        const QString file = ReportWords::tr("file"), id = ReportWords::tr("id");
        const auto add = [this](const char* name, const QString& what, const QString& value) {
            parser_.addOption(value.isEmpty() ? Option(QLatin1String(name), what)
                                              : Option(QLatin1String(name), what, value));
        };
        parser_.setApplicationDescription(ReportWords::tr(
            "Writes a report on a run, a comparison of several runs, a campaign or a published study as PDF, HTML or "
            "CSV. Works without a display. The same input gives byte-identical files."));
        parser_.addHelpOption();
        add("study", ReportWords::tr("Published study with this ID; --list prints the IDs"), id);
        add("campaign", ReportWords::tr("All runs of the campaign with this ID; --list prints the IDs"), id);
        add("pdf", ReportWords::tr("PDF file to write"), file);
        add("html", ReportWords::tr("HTML file to write: a single file with the charts embedded"), file);
        add("csv", ReportWords::tr("CSV file to write: all figures of the report"), file);
        add("output",
            ReportWords::tr("File to write; the extension selects the format: .pdf, .html or .csv. May be repeated"),
            file);
        add("target", ReportWords::tr("Compare time and cost to this quality, an accuracy in percent, such as 93.5"),
            ReportWords::tr("quality"));
        add("title", ReportWords::tr("Title of the report"), ReportWords::tr("text"));
        parser_.addOption(languageOption());
        add("home", ReportWords::tr("Folder with the catalog and the runs"), ReportWords::tr("folder"));
        add("list", ReportWords::tr("List the published studies and the campaigns, and exit"), {});
        parser_.addPositionalArgument(QStringLiteral("report"), ReportWords::tr("This command"));
        parser_.addPositionalArgument(QStringLiteral("runs"),
                                      ReportWords::tr("Run folders: one gives a run report, several give a comparison"),
                                      QStringLiteral("[%1...]").arg(ReportWords::tr("folder")));
    }

    int run() {
        if (!parser_.parse(arguments_)) return misused("report", parser_.errorText());
        if (isSet("help") || isSet("help-all")) {
            std::fputs(qUtf8Printable(parser_.helpText()), stdout);
            return 0;
        }
        if (const QString trouble = troubleInLanguage(value("language")); isSet("language") && !trouble.isEmpty())
            return misused("report", trouble);
        const Path home = isSet("home") ? Path(value("home").toStdString()) : dataHome();
        Studies studies = studiesOf(home);
        for (const Error& error : studies.unreadable) (void)complain("report", error);
        if (isSet("list")) return list(studies.all, home);
        Asked asked;
        if (const QString trouble = understand(asked); !trouble.isEmpty()) return misused("report", trouble);
        asked.places.home = home;
        asked.places.studies = std::move(studies.all);
        HomeBook book = openPriceBook(home, {});
        if (book.trouble) (void)complain("report", *book.trouble);
        asked.places.book = std::move(book.book);
        return write(asked);
    }

private:
    [[nodiscard]] bool isSet(const char* option) const { return parser_.isSet(QLatin1String(option)); }
    [[nodiscard]] QString value(const char* option) const { return parser_.value(QLatin1String(option)); }

    static int list(const std::vector<Study>& studies, const Path& home) {
        sayStudies(studies);
        const Campaigns campaigns = loadCampaigns(home);
        for (const Campaign& campaign : campaigns.all)
            std::printf("%-24s  %s\n", campaign.id.c_str(), searchableText(campaign.sweep.name).c_str());
        for (const Error& error : campaigns.unreadable) (void)complain("report", error);
        return 0;
    }

    /// What is wrong with the command line, or nothing.
    QString understand(Asked& asked) const {
        ReportRequest& request = asked.request;
        request.locale = Language::localeOf(value("language"));
        request.title = value("title");
        const QStringList folders = parser_.positionalArguments().mid(1);
        const int subjects = (folders.isEmpty() ? 0 : 1) + (isSet("study") ? 1 : 0) + (isSet("campaign") ? 1 : 0);
        if (subjects == 0) return ReportWords::tr("Nothing to report on: specify run folders, --study or --campaign.");
        if (subjects > 1)
            return ReportWords::tr("A report covers run folders, a study or a campaign: specify only one of these.");
        if (isSet("study")) {
            request.kind = ReportKind::Study;
            request.subject = value("study");
        } else if (isSet("campaign")) {
            request.kind = ReportKind::Campaign;
            request.subject = value("campaign");
        } else {
            request.kind = folders.size() == 1 ? ReportKind::Run : ReportKind::Comparison;
            for (const QString& folder : folders) asked.places.folders.emplace_back(folder.toStdString());
        }
        request.ownQuery = true;
        if (isSet("target")) {
            bool ok = false;
            const double typed = value("target").replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&ok);
            if (!ok || !(typed > 0 && typed <= 100))
                return ReportWords::tr("Invalid target \"%1\": specify a number above 0 and at most 100.")
                    .arg(value("target"));
            asked.target = typed;
        }
        for (const auto& [option, format] : {std::pair("pdf", ReportFormat::Pdf), std::pair("html", ReportFormat::Html),
                                             std::pair("csv", ReportFormat::Csv)})
            for (const QString& file : parser_.values(QLatin1String(option))) asked.files.append({file, format});
        for (const QString& file : parser_.values(QStringLiteral("output"))) {
            const auto format = formatOf(file);
            if (!format)
                return ReportWords::tr("Unknown format of %1: use the extension .pdf, .html or .csv.").arg(file);
            asked.files.append({file, *format});
        }
        return asked.files.isEmpty() ? ReportWords::tr("No file to write: specify --pdf, --html, --csv or --output.")
                                     : QString();
    }

    static int write(const Asked& asked) {
        const Result<ReportSource> source = readReportSource(asked.request, asked.places);
        if (!source) return complain("report", source.error());
        for (const Error& skipped : source->skipped) (void)complain("report", skipped);
        ReportRequest request = asked.request;
        if (asked.target && !source->entries.empty())
            request.query.target = *asked.target / measureOf(source->entries.front().measure).factor();
        const Report report = makeReport(request, *source);
        for (const auto& [file, format] : asked.files)
            if (const Status written = writeReport(report, file, format); !written)
                return complain("report", written.error());
        return 0;
    }

    QCommandLineParser parser_;
    const QStringList arguments_;
};

}  // namespace

QString languageIn(const QStringList& arguments) {
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(QStringLiteral("--language="))) return arguments[i].section(QLatin1Char('='), 1);
        if (arguments[i] == QStringLiteral("--language")) return arguments.value(i + 1);
    }
    return {};
}

int reportCommand(const QStringList& arguments) {
    Language::apply(languageIn(arguments));
    return ReportCommand(arguments).run();
}
