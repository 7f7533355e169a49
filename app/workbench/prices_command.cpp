#include "app/workbench/prices_command.h"

#include <cstdio>

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/workbench/complaints.h"
#include "app/workbench/report_command.h"
#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/price_date.h"
#include "core/interop/price_csv.h"
#include "core/launch/price_import.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/view/entry_words.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

struct PriceWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::Program)
};

void say(const Json& json) {
    std::printf("%s\n", jsonText(json).c_str());
}

QString plainText(const std::string& text) {
    return QString::fromStdString(text);
}

const char* wordOf(RowVerdict verdict) {
    return verdict == RowVerdict::Good ? "good" : verdict == RowVerdict::Flagged ? "flagged" : "refused";
}

Json jsonOf(const ImportedRow& row) {
    Json offer = toJson(row.offer);
    offer.erase("id");  // it gets one when it is imported
    Json json = {{"type", "price"}, {"line", row.line}};
    if (!row.also.empty()) json["also"] = row.also;
    json["verdict"] = wordOf(row.verdict);
    json["offer"] = std::move(offer);
    for (const CellNote& note : row.notes)
        json["notes"].push_back(
            {{"column", note.column}, {"what", toJson(note.what)}, {"remedy", toJson(note.remedy)}});
    return json;
}

void sayVerdict(const ImportedRow& row) {
    const Formatter& write = Formatter::current();
    //: of a price in a list: it can be imported
    const QString verdict = row.verdict == RowVerdict::Good      ? PriceWords::tr("good")
                            : row.verdict == RowVerdict::Flagged ? PriceWords::tr("flagged")
                                                                 : PriceWords::tr("rejected");
    QStringList parts{plainText(title(row.offer)), regionWords(row.offer), plainText(name(row.offer.kind))};
    if (const auto price = hourlyPrice(row.offer))
        //: an amount of money per hour
        parts.append(PriceWords::tr("%1/h").arg(write.money({*price, row.offer.currency}, 4)));
    parts.removeAll(QString());
    //: %1 = a line's number, %2 = good, flagged or rejected, %3 = the offer
    say(PriceWords::tr("line %1: %2, %3")
            .arg(write.integer(static_cast<qint64>(row.line)), verdict, parts.join(QStringLiteral(", "))));
    for (const CellNote& note : row.notes) {
        QString text = note.column.empty() ? QString() : plainText(note.column) + QStringLiteral(": ");
        text += write.text(note.what);
        if (!note.remedy.empty()) text += QStringLiteral(". ") + write.text(note.remedy);
        say(QStringLiteral("    ") + text);
    }
}

class PricesCommand {
public:
    explicit PricesCommand(const QStringList& arguments) : arguments_(arguments) {
        using Option = QCommandLineOption;
        //: name of an option's value in the help of a command
        const QString text = PriceWords::tr("text");
        const auto add = [this](const char* option, const QString& what, const QString& value = {}) {
            parser_.addOption(value.isEmpty() ? Option(QLatin1String(option), what)
                                              : Option(QLatin1String(option), what, value));
        };
        parser_.setApplicationDescription(
            PriceWords::tr("import reads a price list (Epochal, SkyPilot or gpuhunt) and adds its good prices to the "
                           "price book; undo reverts the last import. Works without a display."));
        parser_.addHelpOption();
        add("provider", PriceWords::tr("Provider of the prices, for lists that do not name it"), text);
        add("date", PriceWords::tr("Date of the prices, such as 2026-11-09, for lists that do not state it"),
            //: name of an option's value in the help of a command
            PriceWords::tr("date"));
        add("source", PriceWords::tr("Source of the list, for lists that do not state it"), text);
        add("decimal-comma", PriceWords::tr("Read numbers with a decimal comma: 4,60 means 4.60"));
        add("match", PriceWords::tr("Import only what matches: provider, instance, GPU or region"), text);
        add("gpus-only", PriceWords::tr("Import only machines with GPUs"));
        add("flagged", PriceWords::tr("Import flagged prices too; they are never ranked"));
        add("dry-run", PriceWords::tr("Print the verdict on every price without importing any"));
        add("json", PriceWords::tr("Print JSON lines: the verdict on every price, then a summary"));
        add("home", PriceWords::tr("Folder with the catalog and the runs"), PriceWords::tr("folder"));
        parser_.addOption(languageOption());
        parser_.addPositionalArgument(QStringLiteral("prices"), PriceWords::tr("This command"));
        parser_.addPositionalArgument(QStringLiteral("import|undo"), PriceWords::tr("What to do"));
        parser_.addPositionalArgument(QStringLiteral("file"), PriceWords::tr("Price list"),
                                      QStringLiteral("[%1]").arg(PriceWords::tr("file")));
    }

    int run() {
        if (!parser_.parse(arguments_)) return misused("prices", parser_.errorText());
        if (isSet("help") || isSet("help-all")) {
            std::fputs(qUtf8Printable(parser_.helpText()), stdout);
            return 0;
        }
        if (const QString trouble = troubleInLanguage(value("language")); isSet("language") && !trouble.isEmpty())
            return misused("prices", trouble);
        const QStringList words = parser_.positionalArguments().mid(1);
        const Path home = isSet("home") ? Path(value("home").toStdString()) : dataHome();
        if (words.value(0) == QStringLiteral("undo") && words.size() == 1) return undo(home);
        if (words.value(0) != QStringLiteral("import") || words.size() > 2)
            return misused("prices", PriceWords::tr("Use import with a file, or undo."));
        if (words.size() < 2) return misused("prices", PriceWords::tr("Specify the price list to import."));
        if (isSet("date") && !isPriceDate(value("date").toStdString()))
            return misused("prices",
                           PriceWords::tr("Invalid date \"%1\": use the form 2026-11-09.").arg(value("date")));
        return import(Path(words[1].toStdString()), home);
    }

private:
    [[nodiscard]] bool isSet(const char* option) const { return parser_.isSet(QLatin1String(option)); }
    [[nodiscard]] QString value(const char* option) const { return parser_.value(QLatin1String(option)); }

    [[nodiscard]] ImportOptions options(const Path& file) const {
        ImportOptions options = optionsFor(file);
        if (isSet("provider")) options.provider = value("provider").trimmed().toStdString();
        if (isSet("date")) options.date = value("date").trimmed().toStdString();
        if (isSet("source")) options.source = value("source").trimmed().toStdString();
        options.decimalComma = isSet("decimal-comma");
        return options;
    }

    int import(const Path& file, const Path& home) const {
        const HomeBook book = openPriceBook(home, {});
        if (book.trouble) return complain("prices", *book.trouble);
        const auto bytes = readPriceFile(file);
        if (!bytes) return complain("prices", bytes.error());
        auto list = readPriceCsv(*bytes, file.filename().string(), options(file), book.book);
        if (!list) return complain("prices", list.error());
        const ImportChoice choice{value("match").trimmed().toStdString(), isSet("gpus-only"), isSet("flagged")};
        const bool dry = isSet("dry-run");
        for (const ImportedRow& row : list->rows) {
            if (!isAskedFor(row, choice)) continue;
            if (isSet("json"))
                say(jsonOf(row));
            else if (dry)
                sayVerdict(row);
        }
        std::vector<Offer> offers = taken(*list, choice);
        const auto count = static_cast<std::int64_t>(offers.size());
        list->rows = {};  // for a large catalogue, as much memory as everything that follows
        if (!dry && count > 0)
            if (const auto kept = importPrices(home, {}, std::move(offers), file.filename().string()); !kept)
                return complain("prices", kept.error());
        tell(*list, file.filename().string(), count, dry);
        return 0;
    }

    void tell(const PriceImport& list, const std::string& file, std::int64_t count, bool dry) const {
        const Formatter& write = Formatter::current();
        if (isSet("json"))
            return say(Json{{"type", "import"},
                            {"file", file},
                            {"list", name(list.format)},
                            {"lines", list.lines},
                            {"good", list.good},
                            {"flagged", list.flagged},
                            {"refused", list.refused},
                            {"taken", dry ? 0 : count},
                            {"dry_run", dry}});
        //: %1 = a file, %2 = whose format, %3 to %6 = numbers
        say(PriceWords::tr("%1, %2 price list. Lines: %3; offers: good %4, flagged %5, rejected %6")
                .arg(plainText(file), QLatin1String(name(list.format)), write.integer(list.lines),
                     write.integer(list.good), write.integer(list.flagged), write.integer(list.refused)));
        if (list.decimalComma && !isSet("decimal-comma"))
            say(PriceWords::tr("Some numbers contain a comma: use --decimal-comma to read 4,60 as 4.60"));
        if (dry)
            say(PriceWords::tr("Nothing was imported; prices that would be imported without --dry-run: %1")
                    .arg(write.integer(count)));
        else if (count == 0)
            say(PriceWords::tr("Nothing was imported; use --dry-run to see why"));
        else
            say(PriceWords::tr("Prices imported: %1. Run epochal prices undo to revert the import")
                    .arg(write.integer(count)));
    }

    int undo(const Path& home) const {
        const auto record = takeBackPrices(home, {});
        if (!record) return complain("prices", record.error());
        if (isSet("json"))
            say(Json{{"type", "undo"}, {"file", record->file}, {"time", record->time}, {"offers", record->offers}});
        else
            say(PriceWords::tr("Import of %2 reverted; prices: %1")
                    .arg(Formatter::current().integer(record->offers), plainText(record->file)));
        return 0;
    }

    QCommandLineParser parser_;
    const QStringList arguments_;
};

}  // namespace

int pricesCommand(const QStringList& arguments) {
    Language::apply(languageIn(arguments));
    return PricesCommand(arguments).run();
}
