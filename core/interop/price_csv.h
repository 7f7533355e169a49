#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/economics/price_book.h"
#include "core/interop/csv_reader.h"

namespace epochal {

/// Whose list it is, told by its head: ours (writePriceCsv), SkyPilot's vms.csv, gpuhunt's catalogue.
enum class PriceFormat { Ours, SkyPilot, Gpuhunt };
[[nodiscard]] const char* name(PriceFormat format);  ///< "Epochal", "SkyPilot", "gpuhunt"

/// Good rows can be ranked. Flagged ones may be taken, with a defect that keeps them from being ranked. Refused ones
/// cannot be taken at all.
enum class Verdict { Good, Flagged, Refused };

/// What there is to say about one cell.
struct CellNote {
    std::string column;  ///< as in the head; empty = the row
    Message what, remedy;
};

struct ImportedRow {
    std::size_t line = 0;     ///< in the file, from 1
    Offer offer;              ///< as far as it could be read
    std::string zone;         ///< within offer.region; once the list is read, empty where all zones ask the same
    std::string accelerator;  ///< as written in the list
    Verdict verdict = Verdict::Good;
    std::vector<CellNote> notes;  ///< also of good rows: a currency without a rate
};

/// What a list does not say of itself.
struct ImportOptions {
    std::string provider;          ///< for lists without a column of providers
    std::string date;              ///< day of the prices, for lists without one
    std::string source;            ///< for lists without one
    std::string currency = "USD";  ///< prices are looked at in
    bool decimalComma = false;     ///< numbers are written 4,60
};

struct PriceImport {
    PriceFormat format = PriceFormat::Ours;
    bool hasProvider = false, hasDate = false;  ///< as columns
    bool decimalComma = false;                  ///< numbers with a comma were met
    std::vector<ImportedRow> rows;
    std::int64_t good = 0, flagged = 0, refused = 0;
};

/// Reads a price list. Every defect is a note with its row's line, its column and what to do; nothing is guessed.
/// `book` lends the billing terms of providers it knows and its rates. Errors: as readCsv, and ErrorKind::Data for a
/// head that is no price list's, or one whose prices are in another unit than per hour.
[[nodiscard]] Result<PriceImport> readPriceCsv(std::string_view text, const std::string& where,
                                               const ImportOptions& options, const PriceBook& book,
                                               const Progress& progress = {});

/// The offers worth taking: good rows and, if asked, flagged ones.
[[nodiscard]] std::vector<Offer> taken(const PriceImport& import, bool flaggedToo);

/// Offers as CSV: one head with units, every price with its currency, date and source; text that a spreadsheet would
/// run is made harmless. readPriceCsv reads it back as it was.
[[nodiscard]] std::string writePriceCsv(const std::vector<Offer>& offers);

/// A provider's name from the path of its list: ".../aws/vms.csv" gives "AWS", "runpod.csv" "RunPod".
[[nodiscard]] std::string providerOfFile(const std::string& path);

}  // namespace epochal
