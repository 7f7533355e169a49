#include "ui/pages/providers/prices_model.h"

#include <algorithm>
#include <set>

#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

bool isRight(PriceColumn column) {
    switch (column) {
        case PriceColumn::Count:
        case PriceColumn::Price:
        case PriceColumn::PerAccelerator:
        case PriceColumn::Quantum:
        case PriceColumn::Age:
        case PriceColumn::Memory:
        case PriceColumn::Processors:
        case PriceColumn::Ram:
        case PriceColumn::Tax:
        case PriceColumn::Ratings:
            return true;
        default:
            return false;
    }
}

}  // namespace

PricesModel::PricesModel(QObject* parent) : QAbstractTableModel(parent) {}

void PricesModel::setBook(const PriceBook& book, const std::string& today) {
    beginResetModel();
    book_ = book;
    rows_.clear();
    old_ = inexact_ = 0;
    const std::vector<bool> newest = newestRows(book.offers);
    const auto add = [&](const Offer& offer, bool isNewest, bool retired) {
        Row row;
        row.offer = offer;
        row.newest = isNewest;
        row.retired = retired;
        row.age = ageInDays(offer, today);
        row.old = isOlderThan(offer, book.ageLimitDays, today);
        row.notRanked = epochal::notRanked(offer);
        row.search = QString::fromStdString(offer.provider + ' ' + offer.instance + ' ' + offer.accelerator + ' ' +
                                            offer.region + ' ' + offer.source + ' ' + offer.notes)
                         .toCaseFolded();
        price(row);
        if (!retired) {
            old_ += row.old ? 1 : 0;
            inexact_ += hasExactDay(offer) ? 0 : 1;
        }
        rows_.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < book.offers.size(); ++i) add(book.offers[i], newest[i], false);
    for (const Offer& offer : book.retired) add(offer, true, true);
    arrange();
    endResetModel();
}

void PricesModel::setFilter(const PriceFilter& filter) {
    if (filter == filter_) return;
    beginResetModel();
    filter_ = filter;
    arrange();
    endResetModel();
}

void PricesModel::setCurrency(const QString& currency) {
    beginResetModel();
    currency_ = currency;
    for (Row& row : rows_) price(row);
    arrange();
    endResetModel();
}

void PricesModel::price(Row& row) const {
    const std::optional<Decimal> hour = hourlyPrice(row.offer);
    row.noRate = false;
    row.price.reset();
    if (!hour) return;
    row.price = Money{*hour, row.offer.currency};
    if (currency_.isEmpty()) return;
    if (const auto converted = book_.rates.convert(*row.price, currency_.toStdString()))
        row.price = converted;
    else
        row.noRate = true;
}

bool PricesModel::passes(const Row& row) const {
    if (row.retired != filter_.retired) return false;
    if (filter_.newestOnly && !row.newest) return false;
    if (filter_.rankedOnly && !row.notRanked.empty()) return false;
    if (filter_.oldOnly && !row.old) return false;
    if (filter_.kind && row.offer.kind != *filter_.kind) return false;
    if (!filter_.provider.isEmpty() && QString::fromStdString(row.offer.provider) != filter_.provider) return false;
    if (!filter_.accelerator.isEmpty() && QString::fromStdString(row.offer.accelerator) != filter_.accelerator)
        return false;
    const QStringList words = filter_.text.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&row](const QString& word) { return row.search.contains(word); });
}

std::optional<Decimal> PricesModel::perAccelerator(const Row& row) const {
    if (!row.price || row.offer.count <= 0 || row.offer.scope == PriceScope::AcceleratorOnly) return std::nullopt;
    return row.price->amount / Decimal::fromInteger(row.offer.count);
}

void PricesModel::arrange() {
    lines_.clear();
    std::set<std::string> currencies;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!passes(rows_[i])) continue;
        lines_.push_back(i);
        if (rows_[i].price) currencies.insert(rows_[i].price->currency);
    }
    one_ = currencies.size() == 1 ? *currencies.begin() : std::string();

    const auto number = [this](const Row& row) -> std::optional<double> {
        const auto of = [](const std::optional<Decimal>& amount) {
            return amount ? std::optional(amount->toDouble()) : std::nullopt;
        };
        switch (sort_) {
            case PriceColumn::Count:
                return static_cast<double>(row.offer.count);
            case PriceColumn::Price:
                return row.price ? of(row.price->amount) : std::nullopt;
            case PriceColumn::PerAccelerator:
                return of(perAccelerator(row));
            case PriceColumn::Quantum:
                return row.offer.quantumSeconds;
            case PriceColumn::Age:
                return row.age ? std::optional(static_cast<double>(*row.age)) : std::nullopt;
            case PriceColumn::Memory:
                return row.offer.memoryGbEach;
            case PriceColumn::Processors:
                return row.offer.vcpu;
            case PriceColumn::Ram:
                return row.offer.ramGib;
            default:
                return std::nullopt;
        }
    };
    const bool numbers = isRight(sort_), down = order_ == Qt::DescendingOrder;
    // Amounts of another currency are no less and no more: they come after those that were converted.
    const auto rank = [this](const Row& row) {
        return (row.notRanked.empty() ? 0 : 2) +
               (row.noRate || (row.price && currency_.isEmpty() && one_.empty() && row.price->currency != "USD") ? 1
                                                                                                                 : 0);
    };
    std::stable_sort(lines_.begin(), lines_.end(), [&](std::size_t left, std::size_t right) {
        const Row &a = rows_[left], &b = rows_[right];
        if (rank(a) != rank(b)) return rank(a) < rank(b);
        if (numbers) {
            const auto x = number(a), y = number(b);
            if (x.has_value() != y.has_value()) return x.has_value();
            return x && y && (down ? *x > *y : *x < *y);
        }
        if (sort_ == PriceColumn::Dated) return down ? isNewerPrice(b.offer, a.offer) : isNewerPrice(a.offer, b.offer);
        const int order = QString::localeAwareCompare(text(a, sort_), text(b, sort_));
        return down ? order > 0 : order < 0;
    });
}

void PricesModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= kColumns) return;
    beginResetModel();
    sort_ = static_cast<PriceColumn>(column);
    order_ = order;
    arrange();
    endResetModel();
}

const Offer* PricesModel::at(int line) const {
    if (line < 0 || line >= rowCount()) return nullptr;
    return &rows_[lines_[static_cast<std::size_t>(line)]].offer;
}

int PricesModel::lineOf(const QString& id) const {
    const std::string wanted = id.toStdString();
    for (std::size_t line = 0; line < lines_.size(); ++line)
        if (rows_[lines_[line]].offer.id == wanted) return static_cast<int>(line);
    return -1;
}

std::vector<Offer> PricesModel::shown() const {
    std::vector<Offer> offers;
    for (const std::size_t line : lines_) offers.push_back(rows_[line].offer);
    return offers;
}

QStringList PricesModel::providers() const {
    std::set<QString> names;
    for (const Row& row : rows_)
        if (row.retired == filter_.retired) names.insert(QString::fromStdString(row.offer.provider));
    return {names.begin(), names.end()};
}

QStringList PricesModel::accelerators() const {
    std::set<QString> names;
    for (const Row& row : rows_)
        if (row.retired == filter_.retired && !row.offer.accelerator.empty())
            names.insert(QString::fromStdString(row.offer.accelerator));
    return {names.begin(), names.end()};
}

QStringList PricesModel::currencies() const {
    std::set<QString> codes;
    for (const Row& row : rows_) codes.insert(QString::fromStdString(row.offer.currency));
    for (const Rate& rate : book_.rates.all)
        codes.insert({QString::fromStdString(rate.from), QString::fromStdString(rate.to)});
    return {codes.begin(), codes.end()};
}

void PricesModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!lines_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int PricesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int PricesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant PricesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[lines_[static_cast<std::size_t>(index.row())]];
    const auto column = static_cast<PriceColumn>(index.column());
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            return toolTip(row, column);
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignVCenter | (isRight(column) ? Qt::AlignRight : Qt::AlignLeft));
        case Qt::DecorationRole:
            if (column == PriceColumn::Age && row.old) return theme.icon(QStringLiteral("warning"), Role::Warn);
            return {};
        case Qt::BackgroundRole:
            return row.notRanked.empty() ? QVariant() : theme.colour(Role::Alternate);
        case Qt::ForegroundRole:
            if ((column == PriceColumn::Age || column == PriceColumn::Dated) && row.old)
                return theme.colour(Role::Warn);
            if (column == PriceColumn::Covers && !row.notRanked.empty()) return theme.colour(Role::Warn);
            if (!row.notRanked.empty() || column == PriceColumn::Source || (column == PriceColumn::Age && !row.age))
                return theme.colour(Role::Text2);
            if (column == PriceColumn::Quantum && row.offer.quantumSeconds <= 0) return theme.colour(Role::Text2);
            return {};
        case IdRole:
            return QString::fromStdString(row.offer.id);
        default:
            return {};
    }
}

QVariant PricesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
    const auto column = static_cast<PriceColumn>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (isRight(column) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString unit = [&]() -> QString {
        switch (column) {
            case PriceColumn::Price:
            case PriceColumn::PerAccelerator:
                return one_.empty() ? tr("per hour") : perHour(QString::fromStdString(one_));
            case PriceColumn::Quantum:
                return tr("billed by");
            case PriceColumn::Age:
                return tr("days");
            case PriceColumn::Memory:
                return tr("GB each");
            case PriceColumn::Ram:
                return tr("GiB");
            case PriceColumn::Ratings:
                return tr("web, software");
            default:
                return {};
        }
    }();
    return unit.isEmpty() ? columnTitle(column) : columnTitle(column) + QLatin1Char('\n') + unit;
}

}  // namespace epochal::ui
