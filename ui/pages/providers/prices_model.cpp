#include "ui/pages/providers/prices_model.h"

#include <QCollator>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/tables/sort_order.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

constexpr QChar kFigureSpace(0x2007);
constexpr int kDecimals = 4;

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

QStringList sorted(const std::set<std::string_view>& names) {
    QStringList list;
    for (const std::string_view name : names)
        list.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    list.sort();
    return list;
}

/// The repository of "github owner/repository path", without host and path; the tool tip has it all.
QString shortSource(const QString& source) {
    if (!source.startsWith(QLatin1String("github "))) return source;
    return source.section(QLatin1Char(' '), 1, 1);
}

QString known(double value) {
    return value > 0 ? Formatter::current().exact(value) : Formatter::dash();
}

}  // namespace

PricesModel::PricesModel(QObject* parent) : QAbstractTableModel(parent) {}

void PricesModel::setBook(std::shared_ptr<const PriceBook> book, const std::string& today) {
    beginResetModel();
    rows_.clear();
    lineById_.clear();
    book_ = std::move(book);
    rows_.reserve(book_->offers.size() + book_->retired.size());
    old_ = inexact_ = 0;
    std::vector<std::vector<std::string>> newest = newestRegions(book_->offers);
    const auto add = [&](const Offer& offer, bool isNewest, bool retired) {
        Row row;
        row.offer = &offer;
        row.newest = isNewest;
        row.retired = retired;
        row.age = ageInDays(offer, today);
        row.old = isOlderThan(offer, book_->ageLimitDays, today);
        row.notRanked = epochal::notRanked(offer);
        row.search = QString::fromStdString(offer.provider + ' ' + offer.instance + ' ' + offer.accelerator + ' ' +
                                            regionsText(offer) + ' ' + offer.source + ' ' + offer.notes)
                         .toCaseFolded();
        price(row);
        if (!retired) {
            old_ += row.old ? 1 : 0;
            inexact_ += hasExactDay(offer) ? 0 : 1;
        }
        rows_.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < book_->offers.size(); ++i) {
        add(book_->offers[i], !newest[i].empty(), false);
        if (!newest[i].empty() && newest[i].size() < book_->offers[i].regions.size())
            rows_.back().regions = std::move(newest[i]);
    }
    for (const Offer& offer : book_->retired) add(offer, true, true);
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
    const std::optional<Decimal> hour = hourlyPrice(*row.offer);
    row.noRate = false;
    row.price.reset();
    if (!hour) return;
    row.price = Money{*hour, row.offer->currency};
    if (currency_.isEmpty()) return;
    if (const auto converted = book_->rates.convert(*row.price, currency_.toStdString()))
        row.price = converted;
    else
        row.noRate = true;
}

bool PricesModel::passes(const Row& row, const QStringList& words) const {
    if (row.retired != filter_.retired) return false;
    if (filter_.newestOnly && !row.newest) return false;
    if (filter_.rankedOnly && !row.notRanked.empty()) return false;
    if (filter_.oldOnly && !row.old) return false;
    if (filter_.kind && row.offer->kind != *filter_.kind) return false;
    if (!filter_.provider.isEmpty() && QString::fromStdString(row.offer->provider) != filter_.provider) return false;
    if (!filter_.accelerator.isEmpty() && QString::fromStdString(row.offer->accelerator) != filter_.accelerator)
        return false;
    return std::all_of(words.begin(), words.end(), [&row](const QString& word) { return row.search.contains(word); });
}

std::optional<Decimal> PricesModel::perAccelerator(const Row& row) const {
    if (!row.price || row.offer->count <= 0 || row.offer->scope == PriceScope::AcceleratorOnly) return std::nullopt;
    return row.price->amount / Decimal::fromInteger(row.offer->count);
}

std::optional<double> PricesModel::number(const Row& row) const {
    const auto of = [](const std::optional<Decimal>& amount) {
        return amount ? std::optional(amount->toDouble()) : std::nullopt;
    };
    switch (sort_) {
        case PriceColumn::Count:
            return static_cast<double>(row.offer->count);
        case PriceColumn::Price:
            return row.price ? of(row.price->amount) : std::nullopt;
        case PriceColumn::PerAccelerator:
            return of(perAccelerator(row));
        case PriceColumn::Quantum:
            return row.offer->quantumSeconds;
        case PriceColumn::Age:
            return row.age ? std::optional(static_cast<double>(*row.age)) : std::nullopt;
        case PriceColumn::Memory:
            return row.offer->memoryGbEach;
        case PriceColumn::Processors:
            return row.offer->vcpu;
        case PriceColumn::Ram:
            return row.offer->ramGib;
        default:
            return std::nullopt;
    }
}

void PricesModel::arrange() {
    lines_.clear();
    std::set<std::string> currencies;
    const QStringList words = filter_.text.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (!passes(rows_[i], words)) continue;
        lines_.push_back(i);
        if (rows_[i].price) currencies.insert(rows_[i].price->currency);
    }
    one_ = currencies.size() == 1 ? *currencies.begin() : std::string();
    sortLines();
    lineById_.clear();
    lineById_.reserve(lines_.size());
    for (std::size_t line = 0; line < lines_.size(); ++line)
        lineById_.emplace(rows_[lines_[line]].offer->id, static_cast<int>(line));
}

void PricesModel::sortLines() {
    const bool numbers = isRight(sort_), down = order_ == Qt::DescendingOrder;
    // Amounts in another currency cannot be compared: they come after those in the common currency.
    const auto rank = [this](const Row& row) {
        return (row.notRanked.empty() ? 0 : 2) +
               (row.noRate || (row.price && currency_.isEmpty() && one_.empty() && row.price->currency != "USD") ? 1
                                                                                                                 : 0);
    };
    // Sort keys are computed once per row, not once per comparison: comparing the text of a large book would take
    // seconds.
    struct Key {
        int rank;
        double number;  ///< NaN: none
        std::optional<QCollatorSortKey> words;
    };
    const QCollator collator;
    const bool dated = sort_ == PriceColumn::Dated;
    std::vector<Key> keys(rows_.size());
    for (const std::size_t line : lines_) {
        const Row& row = rows_[line];
        keys[line] = {rank(row), numbers ? number(row).value_or(NAN) : NAN, std::nullopt};
        if (!numbers && !dated) keys[line].words = collator.sortKey(text(row, sort_));
    }
    std::stable_sort(lines_.begin(), lines_.end(), [&](std::size_t left, std::size_t right) {
        const Key &a = keys[left], &b = keys[right];
        if (a.rank != b.rank) return a.rank < b.rank;
        if (numbers) return standsBefore(a.number, b.number, order_);
        if (dated)
            return down ? isNewerPrice(*rows_[right].offer, *rows_[left].offer)
                        : isNewerPrice(*rows_[left].offer, *rows_[right].offer);
        const int order = a.words->compare(*b.words);
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
    return rows_[lines_[static_cast<std::size_t>(line)]].offer;
}

int PricesModel::lineOf(const QString& id) const {
    const std::string wanted = id.toStdString();
    const auto found = lineById_.find(wanted);
    return found == lineById_.end() ? -1 : found->second;
}

std::vector<Offer> PricesModel::shown() const {
    std::vector<Offer> offers;
    for (const std::size_t line : lines_) offers.push_back(*rows_[line].offer);
    return offers;
}

QStringList PricesModel::providers() const {
    std::set<std::string_view> names;
    for (const Row& row : rows_)
        if (row.retired == filter_.retired) names.insert(row.offer->provider);
    return sorted(names);
}

QStringList PricesModel::accelerators() const {
    std::set<std::string_view> names;
    for (const Row& row : rows_)
        if (row.retired == filter_.retired && !row.offer->accelerator.empty()) names.insert(row.offer->accelerator);
    return sorted(names);
}

QStringList PricesModel::currencies() const {
    std::set<std::string_view> codes;
    for (const Row& row : rows_) codes.insert(row.offer->currency);
    for (const Rate& rate : book_->rates.all) codes.insert({rate.from, rate.to});
    return sorted(codes);
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
            if (column == PriceColumn::Quantum && row.offer->quantumSeconds <= 0) return theme.colour(Role::Text2);
            return {};
        case IdRole:
            return QString::fromStdString(row.offer->id);
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
                //: below the head of a column
                return one_.empty() ? tr("per hour") : perHour(one_);
            case PriceColumn::Age:
                //: noun, below the head of a column
                return tr("days");
            case PriceColumn::Memory:
                //: memory of each GPU
                return tr("GB each");
            case PriceColumn::Ram:
                return tr("GiB");
            case PriceColumn::Ratings:
                return tr("web, software");
            default:
                return {};
        }
    }();
    if (column == PriceColumn::Quantum) return inTwoLines(columnTitle(column));
    return unit.isEmpty() ? columnTitle(column) : columnTitle(column) + QLatin1Char('\n') + unit;
}

// The text of the table: titles, cells, tool tips.

QString PricesModel::columnTitle(PriceColumn column) {
    switch (column) {
        case PriceColumn::Provider:
            return offerFieldName("provider");
        case PriceColumn::Instance:
            return offerFieldName("instance");
        case PriceColumn::Accelerator:
            return offerFieldName("accelerator");
        case PriceColumn::Count:
            return tr("n", "number of GPUs");
        case PriceColumn::Price:
            //: noun, head of a column
            return tr("Price");
        case PriceColumn::PerAccelerator:
            //: head of a column: the price per GPU
            return tr("Per GPU");
        case PriceColumn::Kind:
            return offerFieldName("kind");
        case PriceColumn::Quantum:
            return offerFieldName("quantum_seconds");
        case PriceColumn::Dated:
            return offerFieldName("date");
        case PriceColumn::Age:
            //: noun, head of a column: days since the price was seen
            return tr("Age");
        case PriceColumn::Covers:
            return offerFieldName("scope");
        case PriceColumn::Source:
            return offerFieldName("source");
        case PriceColumn::Region:
            return offerFieldName("region");
        case PriceColumn::Memory:
            //: noun, head of a column: of a GPU
            return tr("Memory");
        case PriceColumn::Processors:
            return offerFieldName("vcpu");
        case PriceColumn::Ram:
            return offerFieldName("ram_gib");
        case PriceColumn::Tax:
            return offerFieldName("tax_included");
        case PriceColumn::Ratings:
            return tr("Ease of use");
    }
    return {};
}

/// The offer with only the regions in which it is the latest price.
Offer PricesModel::current(const Row& row) const {
    Offer offer = *row.offer;
    setRegions(offer, row.regions);
    return offer;
}

/// Two to four decimals, padded with figure spaces so that the decimal points align.
QString PricesModel::amount(const Row& row, const std::optional<Decimal>& amount) const {
    if (!amount) return Formatter::dash() + QString(kDecimals, kFigureSpace);
    QString text = hourlyAmount(*amount, Formatter::current()) +
                   QString(std::max(0, kDecimals - hourlyDecimals(*amount)), kFigureSpace);
    return one_.empty() && row.price ? text + QLatin1Char(' ') + QString::fromStdString(row.price->currency) : text;
}

QString PricesModel::text(const Row& row, PriceColumn column) const {
    const Formatter& write = Formatter::current();
    const Offer& offer = *row.offer;
    switch (column) {
        case PriceColumn::Provider:
            return providerName(offer.provider);
        case PriceColumn::Instance:
            return QString::fromStdString(offer.instance);
        case PriceColumn::Accelerator:
            return offer.accelerator.empty() ? Formatter::dash() : QString::fromStdString(offer.accelerator);
        case PriceColumn::Count:
            return offer.count > 0 ? write.integer(offer.count) : Formatter::dash();
        case PriceColumn::Price:
            return amount(row, row.price ? std::optional(row.price->amount) : std::nullopt);
        case PriceColumn::PerAccelerator:
            return amount(row, perAccelerator(row));
        case PriceColumn::Kind:
            return word(offer.kind);
        case PriceColumn::Quantum:
            if (billsUse(offer)) return tr("none", "billing quantum");
            return offer.quantumSeconds > 0 ? Formatter::current().wholeDuration(offer.quantumSeconds) : tr("unknown");
        case PriceColumn::Dated:
            return priceDate(offer.date, write);
        case PriceColumn::Age:
            return row.age ? write.integer(*row.age) : QStringLiteral("?");
        case PriceColumn::Covers:
            return briefly(offer.scope);
        case PriceColumn::Source:
            return shortSource(Formatter::text(offer.source.c_str()));
        case PriceColumn::Region:
            return filter_.newestOnly && !row.regions.empty() ? regionWords(current(row)) : regionWords(offer);
        case PriceColumn::Memory:
            return known(offer.memoryGbEach);
        case PriceColumn::Processors:
            return known(offer.vcpu);
        case PriceColumn::Ram:
            return known(offer.ramGib);
        case PriceColumn::Tax: {
            const QString rate = offer.taxRate ? write.percent(offer.taxRate->toDouble(), 0) : QString();
            //: VAT
            const QString how = offer.taxIncluded ? tr("included") : tr("not included");
            return rate.isEmpty() ? how : tr("%1, %2").arg(how, rate);
        }
        case PriceColumn::Ratings: {
            const Provider* provider = book_->provider(offer.provider);
            const auto rating = [&](const std::optional<std::int64_t>& stars) {
                return stars ? write.integer(*stars) : Formatter::dash();
            };
            return provider ? tr("%1, %2").arg(rating(provider->webInterface), rating(provider->software))
                            : Formatter::dash();
        }
    }
    return {};
}

QString PricesModel::toolTip(const Row& row, PriceColumn column) const {
    const Formatter& write = Formatter::current();
    const Offer& offer = *row.offer;
    QString whyNot = row.notRanked.empty() ? QString() : write.text(row.notRanked);
    const QString notes = Formatter::text(offer.notes.c_str());
    switch (column) {
        case PriceColumn::Price:
        case PriceColumn::PerAccelerator: {
            if (row.noRate)
                //: %1, %2 = currencies
                return tr("No exchange rate from %1 to %2: the price is shown as quoted")
                    .arg(QString::fromStdString(offer.currency), currency_);
            const auto rate =
                currency_.isEmpty() ? std::nullopt : book_->rates.find(offer.currency, currency_.toStdString());
            if (!rate || rate->date.empty()) return whyNot;
            return tr("%1 at %2 %3, %4, %5")
                .arg(QString::fromStdString(offer.currency), write.exact(rate->factor.toDouble()), currency_,
                     write.isoDay(QString::fromStdString(rate->date)), QString::fromStdString(rate->source));
        }
        case PriceColumn::Dated:
        case PriceColumn::Age:
            if (row.old) return tr("Older than %n day(s)", "", book_->ageLimitDays);
            return row.age
                       ? Formatter::text(offer.dateBasis.c_str())
                       //: %1 = where the date comes from
                       : tr("The exact date of the price is unknown: %1").arg(Formatter::text(offer.dateBasis.c_str()));
        case PriceColumn::Covers:
            return whyNot.isEmpty() ? word(offer.scope) : whyNot;
        case PriceColumn::Source:
            return Formatter::text(offer.source.c_str()) + (notes.isEmpty() ? notes : QLatin1Char('\n') + notes);
        case PriceColumn::Instance:
            return text(row, column) + (notes.isEmpty() ? notes : QLatin1Char('\n') + notes);
        case PriceColumn::Region:
            return QString::fromStdString(
                regionsText(filter_.newestOnly && !row.regions.empty() ? current(row) : offer));
        default:
            return whyNot.isEmpty() ? text(row, column) : whyNot;
    }
}

}  // namespace epochal::ui
