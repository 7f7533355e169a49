#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.h"
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
    std::size_t line = 0;           ///< in the file, from 1
    std::vector<std::size_t> also;  ///< lines that say the same of further zones and regions
    Offer offer;                    ///< as far as it could be read
    std::string zone;               ///< within offer.region; once the list is read, empty where all zones ask the same
    std::string accelerator;        ///< as written in the list
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

/// What a file says of itself where its list does not: provider by the path's folders (providerOfFile), the UTC day it
/// was changed, its name as the source.
[[nodiscard]] ImportOptions optionsFor(const Path& file);

struct PriceImport {
    PriceFormat format = PriceFormat::Ours;
    bool hasProvider = false, hasDate = false;  ///< as columns
    bool decimalComma = false;                  ///< numbers with a comma were met
    std::int64_t lines = 0;                     ///< of prices in the list
    std::vector<ImportedRow> rows;
    std::int64_t good = 0, flagged = 0, refused = 0;  ///< of the rows
};

/// The longest list that is read, bytes and lines. The longest of SkyPilot's catalogues, AWS's, has 3.7 MB and some 55
/// 000.
inline constexpr std::size_t kLargestPriceList = 64u << 20;
inline constexpr std::size_t kMostPrices = 150'000;

/// The bytes of a price list. ErrorKind::Data for more than kLargestPriceList. Blocks.
[[nodiscard]] Result<std::string> readPriceFile(const Path& file);

/// Reads a price list. Every defect is a note with its row's line, its column and what to do; nothing is guessed. What
/// is the same offer at the same price in several regions becomes one row.
/// `book` lends the billing terms of providers it knows and its rates. Errors: as CsvReader, ErrorKind::Data for a
/// head that is no price list's, one whose prices are in another unit than per hour, or more than kMostPrices lines,
/// and ErrorKind::Interrupted when `progress` says so.
[[nodiscard]] Result<PriceImport> readPriceCsv(std::string_view text, const std::string& where,
                                               const ImportOptions& options, const PriceBook& book,
                                               const Progress& progress = {});

/// Which rows of a list are wanted.
struct ImportChoice {
    std::string words;              ///< in provider, instance, accelerator or region; letters in either case
    bool acceleratorsOnly = false;  ///< machines with one at least; refused rows are looked at all the same
    bool flaggedToo = false;        ///< taken as well as good ones, never ranked
    bool operator==(const ImportChoice&) const = default;
};
/// Whether a row is among those asked for, whatever its verdict.
[[nodiscard]] bool isAskedFor(const ImportedRow& row, const ImportChoice& choice);
[[nodiscard]] bool isTaken(const ImportedRow& row, const ImportChoice& choice);
/// The offers worth taking: good rows and, if asked, flagged ones.
[[nodiscard]] std::vector<Offer> taken(const PriceImport& import, const ImportChoice& choice);

/// Offers as CSV: one head with units, every price with its currency, date and source; text that a spreadsheet would
/// run is made harmless. readPriceCsv reads it back as it was.
[[nodiscard]] std::string writePriceCsv(const std::vector<Offer>& offers);

/// A provider's name from the path of its list: ".../aws/vms.csv" gives "AWS", "runpod.csv" "RunPod".
[[nodiscard]] std::string providerOfFile(const std::string& path);

}  // namespace epochal
