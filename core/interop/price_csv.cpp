#include "core/interop/price_csv.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/utf8.h"
#include "core/economics/price_date.h"
#include "core/interop/price_head.h"
#include "core/interop/price_row.h"

namespace epochal {

namespace {

constexpr std::size_t kProgressRows = 2000;  ///< rows

/// The folders of SkyPilot's catalogue and gpuhunt's files, and how the providers write themselves.
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

const char* properName(const std::string& word) {
    for (const auto& [key, proper] : kProviders)
        if (word == key) return proper;
    return nullptr;
}

Result<PriceFormat> formatOf(const Columns& columns, const CsvTable& table, const std::string& where) {
    if (columns.hasAll({"instancetype", "acceleratorname", "price", "region"})) return PriceFormat::SkyPilot;
    if (columns.hasAll({"instance_name", "location", "price", "spot"})) return PriceFormat::Gpuhunt;
    if (columns.hasAll({"provider", "instance", "price kind", "currency"}) &&
        (columns.has("price per hour") || columns.has("price per month")))
        return PriceFormat::Ours;
    const std::string place = where + ":" + std::to_string(table.head.line);
    if (const std::string column = otherUnit(table.head); !column.empty())
        return Error{ErrorKind::Data,
                     {EPOCHAL_TEXT("core", "The column \"%1\" gives prices in another unit than per hour"),
                      {shortened(column, 60)}},
                     place,
                     {EPOCHAL_TEXT("core", "Convert them into prices per hour in a column \"price per hour\""), {}}};
    return Error{ErrorKind::Data,
                 {EPOCHAL_TEXT("core", "The head is not that of a price list of Epochal, SkyPilot or gpuhunt"), {}},
                 place,
                 {EPOCHAL_TEXT("core", "Export the prices here to see which columns are needed"), {}}};
}

/// Quantum, minimum and tax rules a provider is known for, from the newest of its rows in the book.
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
            offer.dateBasis = "given at import";
        }
        if (offer.source.empty()) offer.source = options.source;
        const auto refuse = [&row](const char* column, Message what, Message remedy) {
            row.verdict = Verdict::Refused;
            row.notes.push_back({column, std::move(what), std::move(remedy)});
        };
        if (offer.provider.empty())
            refuse("provider", {EPOCHAL_TEXT("core", "The provider is not named"), {}},
                   {EPOCHAL_TEXT("core", "Name the provider above the list"), {}});
        if (offer.instance.empty())
            refuse("instance", {EPOCHAL_TEXT("core", "The instance has no name"), {}},
                   {EPOCHAL_TEXT("core", "Name the instance in the list"), {}});
        if (!isPriceDate(offer.date))
            refuse("date", {EPOCHAL_TEXT("core", "\"%1\" is not a date"), {shortened(offer.date, 60)}},
                   {EPOCHAL_TEXT("core", "Write the day as 2026-11-09"), {}});
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

Result<PriceImport> readPriceCsv(std::string_view text, const std::string& where, const ImportOptions& options,
                                 const PriceBook& book, const Progress& progress) {
    // Splitting takes about as long as reading the cells.
    const auto half = [&progress](double begin) -> Progress {
        if (!progress) return {};
        return [&progress, begin](double fraction) { return progress(begin + fraction / 2); };
    };
    const Result<CsvTable> table = readCsv(text, where, half(0));
    if (!table) return table.error();
    const Columns columns(table->head.fields);
    const Result<PriceFormat> format = formatOf(columns, *table, where);
    if (!format) return format.error();
    if (auto wrong = checkHead(columns, table->head, where)) return *wrong;

    PriceImport import;
    import.format = *format;
    import.hasProvider = columns.has("provider");
    import.hasDate = columns.has("date");
    const auto readRow = *format == PriceFormat::Ours       ? readOursRow
                         : *format == PriceFormat::SkyPilot ? readSkyPilotRow
                                                            : readGpuhuntRow;
    for (std::size_t i = 0; i < table->rows.size(); ++i) {
        readRow(columns, table->rows[i], options, import);
        if (progress && i % kProgressRows == 0 &&
            !half(0.5)(static_cast<double>(i) / static_cast<double>(table->rows.size())))
            return Error{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The import was cancelled"), {}}, where, {}};
    }
    complete(import, options);
    if (*format != PriceFormat::Ours) lendTerms(import.rows, book);
    checkRows(import, options, book);
    for (const ImportedRow& row : import.rows)
        ++(row.verdict == Verdict::Good      ? import.good
           : row.verdict == Verdict::Flagged ? import.flagged
                                             : import.refused);
    return import;
}

std::vector<Offer> taken(const PriceImport& import, bool flaggedToo) {
    std::vector<Offer> offers;
    for (const ImportedRow& row : import.rows)
        if (row.verdict == Verdict::Good || (flaggedToo && row.verdict == Verdict::Flagged))
            offers.push_back(row.offer);
    return offers;
}

std::string providerOfFile(const std::string& path) {
    std::string word;
    std::string found;
    for (const char c : path + "/") {
        if (c == '/' || c == '\\' || c == '.' || c == '_' || c == '-') {
            if (const char* proper = properName(word)) found = proper;
            word.clear();
        } else {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
    }
    return found;
}

}  // namespace epochal
