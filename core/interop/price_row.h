#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/economics/offer_fields.h"
#include "core/interop/price_csv.h"

namespace epochal {

/// The columns of one list by name, whatever their order and case; units in parentheses are not part of the name.
class Columns {
public:
    explicit Columns(const std::vector<std::string>& head);
    [[nodiscard]] bool has(const std::string& name) const { return at_.contains(name); }
    [[nodiscard]] bool hasAll(std::initializer_list<const char*> names) const;
    /// The cell's text, empty if there is none.
    [[nodiscard]] std::string text(const CsvRow& row, const std::string& name) const;
    [[nodiscard]] std::size_t size() const { return size_; }
    /// The text in the parentheses of a column's header, in lower case; empty if there are none.
    [[nodiscard]] std::string unit(const std::string& name) const;
    /// A column that occurs twice; empty if none does.
    [[nodiscard]] const std::string& doubled() const { return doubled_; }
    /// "Price per hour (USD)" -> "price per hour" and "usd".
    [[nodiscard]] static std::string plain(const std::string& head);
    [[nodiscard]] static std::string unitIn(const std::string& head);

private:
    std::map<std::string, std::size_t> at_;
    std::map<std::string, std::string> units_;
    std::string doubled_;
    std::size_t size_ = 0;
};

/// Reads the cells of one row into an offer and collects the notes on them.
class RowReader {
public:
    RowReader(const Columns& columns, const CsvRow& row, const ImportOptions& options);

    /// Text; a formula, or more than 2000 bytes, refuses the row. An apostrophe that escapes a formula is removed.
    [[nodiscard]] std::string text(const std::string& column);
    /// A number of at least zero; nothing if empty. Anything else refuses the row.
    [[nodiscard]] std::optional<Decimal> number(const std::string& column);
    [[nodiscard]] double real(const std::string& column);
    /// A whole number up to a million; 0 if empty. Anything else refuses the row.
    [[nodiscard]] std::int64_t whole(const std::string& column);
    /// A price: also refuses currency signs and units, which would make it a different amount.
    [[nodiscard]] std::optional<Decimal> price(const std::string& column);
    /// Yes or no; nothing if empty. Anything else refuses the row.
    [[nodiscard]] std::optional<bool> truth(const std::string& column);

    /// Reads a field of Epochal's own list; one without a column keeps its default. An error refuses the row.
    void read(const OfferField& field, Offer& offer);

    void flag(const std::string& column, Message what, Message remedy = {});
    void refuse(const std::string& column, Message what, Message remedy = {});

    [[nodiscard]] bool metComma() const { return metComma_; }
    [[nodiscard]] ImportedRow& row() { return out_; }
    ImportedRow take(Offer offer) &&;

private:
    const Columns& columns_;
    const CsvRow& row_;
    const ImportOptions& options_;
    ImportedRow out_;
    bool metComma_ = false;
};

/// Adds a note and, if there is none yet, the defect that keeps the offer from being ranked.
void flagRow(ImportedRow& row, const std::string& column, Message what, Message remedy = {});

/// Read a row of one of the three formats into `import`.
void readOursRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);
void readSkyPilotRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);
void readGpuhuntRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);

/// Checks for what only the whole list shows: duplicates, placeholders, one card under several names, a spread of spot
/// prices, tax both included and not; and for what any row may have: an absurd price, a card with unusual memory, a
/// date in the future, a missing value, a currency without a rate. Zones and regions with the same price become one
/// row. False if `progress` canceled it.
[[nodiscard]] bool checkRows(PriceImport& import, const ImportOptions& options, const PriceBook& book,
                             const ImportProgress& progress);

}  // namespace epochal
