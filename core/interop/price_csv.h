#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/csv_reader.h"
#include "core/base/files.h"
#include "core/economics/price_book.h"

namespace epochal {

/// Receives the fraction of the work done, 0..1; returning false cancels it.
using ImportProgress = std::function<bool(double fraction)>;

/// The origin of a list, recognized by its header: Epochal (writePriceCsv), SkyPilot's vms.csv or gpuhunt's catalogue.
enum class PriceFormat { Ours, SkyPilot, Gpuhunt };
[[nodiscard]] const char* name(PriceFormat format);  ///< "Epochal", "SkyPilot", "gpuhunt"

/// Good rows can be ranked. Flagged rows can be imported but are not ranked: they have a defect or lack a value.
/// Refused rows cannot be imported.
enum class RowVerdict { Good, Flagged, Refused };

/// A note on one cell.
struct CellNote {
    std::string column;  ///< as in the header; empty = the whole row
    Message what, remedy;
};

struct ImportedRow {
    std::size_t line = 0;           ///< in the file, from 1
    std::vector<std::size_t> also;  ///< lines with the same price for further zones and regions
    Offer offer;                    ///< as far as it could be read
    std::string zone;         ///< within offer.region; once the list is read, empty if all zones have the same price
    std::string accelerator;  ///< as written in the list
    RowVerdict verdict = RowVerdict::Good;
    std::vector<CellNote> notes;  ///< good rows may have notes too: a currency without a rate
};

/// What a list may not state itself.
struct ImportOptions {
    std::string provider;          ///< for lists without a provider column
    std::string date;              ///< day of the prices, for lists without a date column
    std::string source;            ///< for rows without one
    std::string currency = "USD";  ///< in which the user views prices
    bool decimalComma = false;     ///< numbers are written 4,60
};

/// Options taken from the file itself: the provider from the folders in its path (providerOfFile), the UTC day of its
/// last change, and its name as the source.
[[nodiscard]] ImportOptions optionsFor(const Path& file);

struct PriceImport {
    PriceFormat format = PriceFormat::Ours;
    bool hasProvider = false, hasDate = false;  ///< whether there are such columns
    bool decimalComma = false;                  ///< whether numbers with a comma occurred
    std::int64_t lines = 0;                     ///< prices in the list
    std::vector<ImportedRow> rows;
    std::int64_t good = 0, flagged = 0, refused = 0;  ///< of the rows
};

/// The longest list that is read, in bytes and lines. The longest of SkyPilot's catalogues, AWS's, has 3.7 MB and about
/// 55,000 lines.
inline constexpr std::size_t kLargestPriceList = 64u << 20;
inline constexpr std::size_t kMostPrices = 150'000;

/// The bytes of a price list. ErrorKind::Data if there are more than kLargestPriceList. Blocks.
[[nodiscard]] Result<std::string> readPriceFile(const Path& file);

/// Reads a price list. Every defect is a note with the row's line, the column and a remedy; nothing is guessed. The
/// same offer at the same price in several regions becomes one row.
/// `book` provides exchange rates and the billing terms of the providers it knows. Errors: those of CsvReader;
/// ErrorKind::Data for a header that is not a price list's, prices in a unit other than per hour, or more than
/// kMostPrices lines; ErrorKind::Interrupted if `progress` cancels.
[[nodiscard]] Result<PriceImport> readPriceCsv(std::string_view text, const std::string& where,
                                               const ImportOptions& options, const PriceBook& book,
                                               const ImportProgress& progress = {});

/// Which rows of a list are wanted.
struct ImportChoice {
    std::string words;              ///< found in provider, instance, accelerator or region; case-insensitive
    bool acceleratorsOnly = false;  ///< only machines with accelerators; does not filter refused rows
    bool flaggedToo = false;        ///< import flagged rows as well, which are never ranked
    bool operator==(const ImportChoice&) const = default;
};
/// Whether a row matches the choice, whatever its verdict.
[[nodiscard]] bool isAskedFor(const ImportedRow& row, const ImportChoice& choice);
[[nodiscard]] bool isTaken(const ImportedRow& row, const ImportChoice& choice);
/// The offers to import: matching good rows and, if chosen, flagged ones.
[[nodiscard]] std::vector<Offer> taken(const PriceImport& import, const ImportChoice& choice);

/// Offers as CSV: one header with units, every price with its currency, date and source; text that a spreadsheet would
/// execute is made harmless. readPriceCsv reads the offers back; their ids are not in the list.
[[nodiscard]] std::string writePriceCsv(const std::vector<Offer>& offers);

/// The name of a provider from the path of its list: ".../aws/vms.csv" gives "AWS", "runpod.csv" "RunPod".
[[nodiscard]] std::string providerOfFile(const std::string& path);

}  // namespace epochal
