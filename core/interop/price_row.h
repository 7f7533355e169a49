#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/interop/price_csv.h"

namespace epochal {

/// The columns of one list by their names, whatever their order and case; units in brackets count for nothing.
class Columns {
public:
    explicit Columns(const std::vector<std::string>& head);
    [[nodiscard]] bool has(const std::string& name) const { return at_.contains(name); }
    [[nodiscard]] bool hasAll(std::initializer_list<const char*> names) const;
    /// The cell's text, empty where there is none.
    [[nodiscard]] std::string text(const CsvRow& row, const std::string& name) const;
    [[nodiscard]] std::size_t size() const { return size_; }
    /// What stands in the brackets of a column's head, in small letters; empty without any.
    [[nodiscard]] std::string unit(const std::string& name) const;
    /// A column that stands twice, empty when none does.
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

/// Reads the cells of one row into an offer and keeps what there is to say about them.
class RowReader {
public:
    RowReader(const Columns& columns, const CsvRow& row, const ImportOptions& options);

    /// Text; a formula refuses the row. An apostrophe that shields one is taken away.
    [[nodiscard]] std::string text(const std::string& column);
    /// A number of at least zero; nothing when empty. Anything else refuses the row.
    [[nodiscard]] std::optional<Decimal> number(const std::string& column);
    [[nodiscard]] double real(const std::string& column);
    /// A whole number up to a million; 0 when empty.
    [[nodiscard]] std::int64_t whole(const std::string& column);
    /// A price: also refuses signs and units, which would make it another amount.
    [[nodiscard]] std::optional<Decimal> price(const std::string& column);
    /// Yes or no; nothing when empty.
    [[nodiscard]] std::optional<bool> truth(const std::string& column);

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

/// Adds a note, and with it the defect that keeps the offer from being ranked.
void flagRow(ImportedRow& row, const std::string& column, Message what, Message remedy = {});

/// Rows of the three formats, each into `import`.
void readOursRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);
void readSkyPilotRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);
void readGpuhuntRow(const Columns& columns, const CsvRow& row, const ImportOptions& options, PriceImport& import);

/// What only the whole list shows: duplicates, placeholders, one card under several names, a spread of spot prices, tax
/// in and out; and what any row may have: an absurd price, a card of unusual memory, a currency without a rate. Then
/// zones and regions that ask the same become one row. False when `progress` ended it.
[[nodiscard]] bool checkRows(PriceImport& import, const ImportOptions& options, const PriceBook& book,
                             const Progress& progress);

}  // namespace epochal
