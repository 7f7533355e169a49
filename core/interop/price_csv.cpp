#include "core/interop/price_csv.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>

#include "core/base/ascii.h"
#include "core/base/clock.h"
#include "core/base/utf8.h"
#include "core/economics/price_date.h"
#include "core/interop/price_head.h"
#include "core/interop/price_row.h"

namespace epochal {

namespace {

constexpr std::size_t kProgressRows = 1000;  ///< rows between two progress reports
constexpr double kReading = 0.6;             ///< fraction of the work spent reading rows; the rest is checking them

/// Folder names in SkyPilot's catalogue and file names of gpuhunt, with the providers' own spellings.
constexpr std::array<std::pair<const char*, const char*>, 26> kProviders{{{"aws", "AWS"},
                                                                          {"azure", "Azure"},
                                                                          {"cloudrift", "CloudRift"},
                                                                          {"cudo", "Cudo"},
                                                                          {"datacrunch", "Datacrunch"},
                                                                          {"fluidstack", "FluidStack"},
                                                                          {"gcp", "GCP"},
                                                                          {"hyperbolic", "Hyperbolic"},
                                                                          {"hyperstack", "Hyperstack"},
                                                                          {"ibm", "IBM"},
                                                                          {"jarvislabs", "Jarvislabs"},
                                                                          {"lambda", "Lambda"},
                                                                          {"lambdalabs", "Lambda"},
                                                                          {"mithril", "Mithril"},
                                                                          {"nebius", "Nebius"},
                                                                          {"oci", "Oracle"},
                                                                          {"ovhcloud", "OVHcloud"},
                                                                          {"paperspace", "Paperspace"},
                                                                          {"primeintellect", "Prime Intellect"},
                                                                          {"runpod", "RunPod"},
                                                                          {"scp", "Samsung"},
                                                                          {"seeweb", "Seeweb"},
                                                                          {"shadeform", "Shadeform"},
                                                                          {"vastai", "Vast"},
                                                                          {"vast", "Vast"},
                                                                          {"verda", "Verda"}}};

Message keepFewerRows() {
    return {
        EPOCHAL_TEXT("core", "Keep only the rows you need in the list, such as machines with GPUs, or split the list"),
        {}};
}

/// Lower case for ASCII, Latin-1 and Cyrillic letters.
std::string lowerCase(std::string text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        const auto put = [&](unsigned first, unsigned second) {
            text[i] = static_cast<char>(first);
            text[i + 1] = static_cast<char>(second);
        };
        if (c >= 'A' && c <= 'Z') text[i] = static_cast<char>(c - 'A' + 'a');
        if (c == 0xC3 && next >= 0x80 && next <= 0x9E && next != 0x97) put(0xC3, next + 0x20U);
        if (c == 0xD0 && next >= 0x80 && next <= 0x8F) put(0xD1, next + 0x10U);
        if (c == 0xD0 && next >= 0x90 && next <= 0x9F) put(0xD0, next + 0x20U);
        if (c == 0xD0 && next >= 0xA0 && next <= 0xAF) put(0xD1, next - 0x20U);
    }
    return text;
}

const char* properName(const std::string& word) {
    for (const auto& [key, proper] : kProviders)
        if (word == key) return proper;
    return nullptr;
}

Result<PriceFormat> formatOf(const Columns& columns, const CsvRow& head, const std::string& where) {
    if (columns.hasAll({"instancetype", "acceleratorname", "price", "region"})) return PriceFormat::SkyPilot;
    if (columns.hasAll({"instance_name", "location", "price", "spot"})) return PriceFormat::Gpuhunt;
    if (columns.hasAll({"provider", "instance", "price kind", "currency"}) &&
        (columns.has("price per hour") || columns.has("price per month")))
        return PriceFormat::Ours;
    const std::string place = where + ":" + std::to_string(head.line);
    if (const std::string column = otherUnit(head); !column.empty())
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "Prices in the column \"%1\" are not per hour"), {shortened(column, 60)}},
                     place,
                     {EPOCHAL_TEXT("core", "Convert them to prices per hour in a column \"price per hour\""), {}}};
    return Error{ErrorKind::Data,
                 {EPOCHAL_TEXT("core", "The header does not match a price list from Epochal, SkyPilot or gpuhunt"), {}},
                 place,
                 {EPOCHAL_TEXT("core", "Export prices from Epochal to see which columns are needed"), {}}};
}

/// Sets each row's billing quantum and minimum from the newest row of its provider in the book.
void lendTerms(std::vector<ImportedRow>& rows, const PriceBook& book) {
    std::map<std::string, const Offer*> known;
    for (const Offer& offer : book.offers) {
        const Offer*& newest = known[offer.provider];
        if (!newest || isNewerPrice(offer, *newest)) newest = &offer;
    }
    for (ImportedRow& row : rows) {
        const auto found = known.find(row.offer.provider);
        if (found == known.end()) continue;
        row.offer.quantumSeconds = found->second->quantumSeconds;
        row.offer.minimumSeconds = found->second->minimumSeconds;
    }
}

void complete(PriceImport& import, const ImportOptions& options) {
    for (ImportedRow& row : import.rows) {
        Offer& offer = row.offer;
        if (!import.hasProvider) offer.provider = options.provider;
        if (!import.hasDate) {
            offer.date = options.date;
            offer.dateBasis = EPOCHAL_TEXT("core", "given at import");
        }
        if (offer.source.empty()) offer.source = options.source;
        const auto refuse = [&row](const char* column, Message what, Message remedy) {
            row.verdict = RowVerdict::Refused;
            row.notes.push_back({column, std::move(what), std::move(remedy)});
        };
        if (offer.provider.empty())
            refuse("provider", {EPOCHAL_TEXT("core", "The provider is not given"), {}},
                   {EPOCHAL_TEXT("core", "Enter the provider above the list"), {}});
        if (offer.instance.empty())
            refuse("instance", {EPOCHAL_TEXT("core", "The instance has no name"), {}},
                   {EPOCHAL_TEXT("core", "Give the instance a name in the list"), {}});
        if (!import.hasDate && !isPriceDate(offer.date))
            refuse("date", {EPOCHAL_TEXT("core", "\"%1\" is not a date"), {shortened(offer.date, 60)}},
                   {EPOCHAL_TEXT("core", "Write the date as 2026-11-09"), {}});
    }
}

}  // namespace

const char* name(PriceFormat format) {
    switch (format) {
        case PriceFormat::Ours:
            return "Epochal";
        case PriceFormat::SkyPilot:
            return "SkyPilot";
        case PriceFormat::Gpuhunt:
            return "gpuhunt";
    }
    return "";
}

Result<std::string> readPriceFile(const Path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (!error && size > kLargestPriceList)
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "The list is %1; at most %2 can be read"),
                      {Bytes{static_cast<std::int64_t>(size)}, Bytes{static_cast<std::int64_t>(kLargestPriceList)}}},
                     file.string(),
                     keepFewerRows()};
    return readFile(file, kLargestPriceList);
}

Result<PriceImport> readPriceCsv(std::string_view text, const std::string& where, const ImportOptions& options,
                                 const PriceBook& book, const ImportProgress& progress) {
    Result<CsvReader> reader = CsvReader::open(text, where);
    if (!reader) return reader.error();
    const Columns columns(reader->head().fields);
    const Result<PriceFormat> format = formatOf(columns, reader->head(), where);
    if (!format) return format.error();
    if (auto wrong = checkHead(columns, reader->head(), where)) return *wrong;

    const auto goesOn = [&progress](double fraction) { return !progress || progress(fraction); };
    const Error cancelled{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The import was canceled"), {}}, where, {}};
    PriceImport import;
    import.format = *format;
    import.hasProvider = columns.has("provider");
    import.hasDate = columns.has("date");
    const auto readRow = *format == PriceFormat::Ours       ? readOursRow
                         : *format == PriceFormat::SkyPilot ? readSkyPilotRow
                                                            : readGpuhuntRow;
    // A growing vector briefly holds its rows twice; reserved pages that stay unused cost nothing.
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
    import.rows.reserve(std::min(lines, kMostPrices) * (*format == PriceFormat::SkyPilot ? 2 : 1));
    CsvRow row;
    for (;;) {
        const Result<bool> found = reader->next(row);
        if (!found) return found.error();
        if (!*found) break;
        if (static_cast<std::size_t>(++import.lines) > kMostPrices)
            return Error{ErrorKind::Data,
                         {EPOCHAL_TEXT_N("core", "The list has more than %1 price(s)"), {Count(kMostPrices)}},
                         where,
                         keepFewerRows()};
        readRow(columns, row, options, import);
        if (import.lines % kProgressRows == 0 && !goesOn(kReading * reader->fraction())) return cancelled;
    }
    complete(import, options);
    if (*format != PriceFormat::Ours) lendTerms(import.rows, book);
    const auto checking = [&](double fraction) { return goesOn(kReading + (1 - kReading) * fraction); };
    if (!checkRows(import, options, book, checking)) return cancelled;
    for (const ImportedRow& each : import.rows)
        ++(each.verdict == RowVerdict::Good      ? import.good
           : each.verdict == RowVerdict::Flagged ? import.flagged
                                                 : import.refused);
    return import;
}

bool isAskedFor(const ImportedRow& row, const ImportChoice& choice) {
    const Offer& offer = row.offer;
    if (choice.acceleratorsOnly && offer.count == 0 && row.verdict != RowVerdict::Refused) return false;
    if (choice.words.empty()) return true;
    const std::string all =
        lowerCase(offer.provider + ' ' + offer.instance + ' ' + offer.accelerator + ' ' + regionsText(offer));
    return all.find(lowerCase(choice.words)) != std::string::npos;
}

bool isTaken(const ImportedRow& row, const ImportChoice& choice) {
    return (row.verdict == RowVerdict::Good || (choice.flaggedToo && row.verdict == RowVerdict::Flagged)) &&
           isAskedFor(row, choice);
}

std::vector<Offer> taken(const PriceImport& import, const ImportChoice& choice) {
    std::vector<Offer> offers;
    for (const ImportedRow& row : import.rows)
        if (isTaken(row, choice)) offers.push_back(row.offer);
    return offers;
}

ImportOptions optionsFor(const Path& file) {
    ImportOptions options;
    std::error_code error;
    const Path whole = std::filesystem::absolute(file, error);
    options.provider = providerOfFile((error ? file : whole).string());
    options.source = file.filename().string();
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0) options.date = isoTime(std::int64_t{status.st_mtime} * 1000).substr(0, 10);
    return options;
}

std::string providerOfFile(const std::string& path) {
    std::string word;
    std::string found;
    for (const char c : path + "/") {
        if (c == '/' || c == '\\' || c == '.' || c == '_' || c == '-') {
            if (const char* proper = properName(word)) found = proper;
            word.clear();
        } else {
            word += lowered(c);
        }
    }
    return found;
}

}  // namespace epochal
