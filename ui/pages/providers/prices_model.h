#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/economics/price_book.h"

namespace epochal::ui {

enum class PriceColumn {
    Provider,
    Instance,
    Accelerator,
    Count,
    Price,
    PerAccelerator,
    Kind,
    Quantum,
    Dated,
    Age,
    Covers,
    Source,
    Region,
    Memory,
    Processors,
    Ram,
    Tax,
    Ratings
};

/// Which rows of the book are shown.
struct PriceFilter {
    QString text, provider, accelerator;
    std::optional<PriceKind> kind;
    bool newestOnly = true, rankedOnly = false, oldOnly = false, retired = false;
    bool operator==(const PriceFilter&) const = default;
};

/// The price book as a table: filtered, sorted, prices as quoted or in one currency. Offers that cannot be ranked come
/// last in either order. GUI thread.
class PricesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kColumns = static_cast<int>(PriceColumn::Ratings) + 1;
    static constexpr int IdRole = Qt::UserRole + 20;

    explicit PricesModel(QObject* parent = nullptr);

    /// Shares ownership of the book, so that the rows of tens of thousands of offers are not copied.
    void setBook(std::shared_ptr<const PriceBook> book, const std::string& today);
    void setFilter(const PriceFilter& filter);
    [[nodiscard]] const PriceFilter& filter() const { return filter_; }
    /// Empty: as quoted.
    void setCurrency(const QString& currency);
    [[nodiscard]] const QString& currency() const { return currency_; }

    [[nodiscard]] const Offer* at(int line) const;
    [[nodiscard]] int lineOf(const QString& id) const;  ///< -1 if it is not shown
    [[nodiscard]] std::vector<Offer> shown() const;     ///< in the order of the table
    [[nodiscard]] int total() const { return static_cast<int>(rows_.size()); }
    [[nodiscard]] int old() const { return old_; }          ///< of all rows that are not retired
    [[nodiscard]] int inexact() const { return inexact_; }  ///< of all rows that are not retired
    [[nodiscard]] QStringList providers() const;
    [[nodiscard]] QStringList accelerators() const;
    [[nodiscard]] QStringList currencies() const;  ///< of the book and its rates
    [[nodiscard]] static QString columnTitle(PriceColumn column);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Row {
        const Offer* offer = nullptr;
        std::vector<std::string> regions;  ///< where it is the latest price, if only in some of its regions
        QString search;
        bool newest = false, old = false, retired = false;
        std::optional<std::int64_t> age;
        Message notRanked;
        std::optional<Money> price;  ///< per hour, as shown
        bool noRate = false;         ///< no rate to the shown currency: shown as quoted
    };
    void price(Row& row) const;
    void arrange();
    [[nodiscard]] Offer current(const Row& row) const;
    [[nodiscard]] bool passes(const Row& row, const QStringList& words) const;
    void sortLines();
    [[nodiscard]] std::optional<double> number(const Row& row) const;  ///< of the sort column
    [[nodiscard]] QString text(const Row& row, PriceColumn column) const;
    [[nodiscard]] QString toolTip(const Row& row, PriceColumn column) const;
    [[nodiscard]] QString amount(const Row& row, const std::optional<Decimal>& amount) const;
    [[nodiscard]] std::optional<Decimal> perAccelerator(const Row& row) const;

    std::shared_ptr<const PriceBook> book_ = std::make_shared<PriceBook>();
    std::vector<Row> rows_;
    std::vector<std::size_t> lines_;
    std::unordered_map<std::string_view, int> lineById_;
    PriceFilter filter_;
    QString currency_;
    std::string one_;  ///< the only currency among the rows shown, else empty
    int old_ = 0, inexact_ = 0;
    PriceColumn sort_ = PriceColumn::PerAccelerator;
    Qt::SortOrder order_ = Qt::AscendingOrder;
};

}  // namespace epochal::ui
