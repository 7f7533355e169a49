#include "ui/pages/configure/offers_model.h"

#include <algorithm>
#include <cmath>

#include "core/base/units.h"
#include "core/economics/cost.h"
#include "core/economics/price_book.h"
#include "core/economics/price_date.h"
#include "ui/format/formatter.h"
#include "ui/format/offer_words.h"
#include "ui/theme/theme.h"
#include "ui/view/entry_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/run_facts.h"

namespace epochal::ui {

namespace {

constexpr const char* kThisMachine = "this-machine";

/// An offer without an estimate: only its price is known.
Estimate unknown(const Offer& offer) {
    Estimate estimate;
    estimate.offer = offer;
    estimate.notRanked = notRanked(offer);
    return estimate;
}

QString hourlyOf(const Offer& offer) {
    const std::optional<Decimal> price = hourlyPrice(offer);
    //: of an offer
    return price ? hourlyText(*price, offer.currency, Formatter::current()) : OffersModel::tr("no price");
}

/// "0.14 USD/h spot"
QString pricedAs(const Offer& offer) {
    const QString hourly = hourlyOf(offer);
    return offer.kind == PriceKind::OnDemand ? hourly
                                             : OffersModel::tr("%1 %2").arg(hourly, word(offer.kind).toLower());
}

/// What makes the cost more than the time at the price per hour, where that shows.
QString billingOf(const Estimate& estimate) {
    if (!estimate.notRanked.empty() || !estimate.seconds || !estimate.cost) return {};
    const double seconds = estimate.seconds->mid, plain = cost(estimate.offer, seconds).amount.toDouble();
    if (shortAmount(plain) == shortAmount(estimate.cost->mid)) return {};
    const Formatter& write = Formatter::current();
    const QString why = RunFacts::roundedUpBy(estimate.offer, seconds, write);
    const double billed = billedSeconds(estimate.offer, seconds);
    // Up to a whole second is no surprise, but it shows in the cost of a short run.
    //: participle, of an offer; %1 = a duration: "billed 23 s"
    return why.isEmpty() && billed > seconds ? OffersModel::tr("billed %1").arg(write.wholeDuration(billed)) : why;
}

}  // namespace

QString offerName(const Offer& offer) {
    return offer.id == kThisMachine ? OffersModel::tr("This machine, %1").arg(QString::fromStdString(offer.instance))
                                    : QString::fromStdString(title(offer));
}

QString shortAmount(double amount) {
    // An estimate of hundreds has no meaningful cents.
    return Formatter::current().number(amount, amount >= 100 ? 0 : Numerals::amountDecimals(amount, 2));
}

QString shortTime(double seconds) {
    const Formatter& write = Formatter::current();
    return seconds >= 600 && seconds < 3570 ? OffersModel::tr("%1 min").arg(write.number(seconds / 60, 0))
                                            : write.duration(seconds);
}

OffersModel::OffersModel(QObject* parent) : QAbstractTableModel(parent), ageLimit_(PriceBook{}.ageLimitDays) {}

void OffersModel::setOffers(std::vector<Offer> offers) {
    // Sort keys are computed once per offer, and the offers are moved once: there may be a whole catalogue of them.
    struct Key {
        int rank;
        Decimal price;
        std::size_t offer;
    };
    std::vector<Key> keys;
    for (const Offer& offer : offers)
        keys.push_back({offer.id == kThisMachine   ? 0
                        : notRanked(offer).empty() ? 1
                                                   : 2,
                        hourlyPrice(offer).value_or(Decimal()), keys.size()});
    std::ranges::stable_sort(
        keys, [](const Key& a, const Key& b) { return a.rank != b.rank ? a.rank < b.rank : a.price < b.price; });
    all_.clear();
    for (const Key& key : keys) all_.push_back(std::move(offers[key.offer]));
    std::vector<Estimate> estimates;
    for (const Offer& offer : all_) estimates.push_back(unknown(offer));
    setEstimates(std::move(estimates));
}

void OffersModel::setEstimates(std::vector<Estimate> estimates) {
    const auto own = std::ranges::find_if(estimates, [](const Estimate& e) { return e.offer.id == kThisMachine; });
    if (own != estimates.end() && !own->seconds) std::rotate(estimates.begin(), own, own + 1);
    beginResetModel();
    estimates_ = std::move(estimates);
    scale();
    filter();
    endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void OffersModel::scale() {
    std::vector<Range> costs;
    std::vector<double> times;
    for (const Estimate& one : estimates_)
        if (one.notRanked.empty() && one.cost && one.seconds) {
            if (costs.empty()) currency_ = QString::fromStdString(one.offer.currency);
            costs.push_back(*one.cost);
            times.push_back(one.seconds->mid);
        }
    scale_ = CostScale(costs);
    if (times.empty()) return;
    std::ranges::sort(times);
    typicalSeconds_ = times[times.size() / 2];
}

void OffersModel::setAgeLimit(int days) {
    ageLimit_ = days;
}

void OffersModel::setSearch(const QString& text) {
    beginResetModel();
    search_ = text.trimmed();
    filter();
    endResetModel();
}

void OffersModel::filter() {
    shown_.clear();
    // Users type an x for the multiplication sign.
    constexpr QChar kTimes(0xD7);
    const QStringList words =
        QString(search_).replace(kTimes, QLatin1Char('x')).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < estimates_.size(); ++i) {
        const Offer& offer = estimates_[i].offer;
        const QString text =
            QString::fromStdString(title(offer) + " " + regionsText(offer)).replace(kTimes, QLatin1Char('x')) +
            QLatin1Char(' ') + word(offer.kind);
        // The chosen offer is always shown, whatever the search.
        if (offer.id == chosen_.toStdString() ||
            std::ranges::all_of(words, [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); }))
            shown_.push_back(i);
    }
}

void OffersModel::setChosen(const QString& id) {
    if (id == chosen_) return;
    if (!search_.isEmpty()) beginResetModel();
    chosen_ = id;
    if (!search_.isEmpty()) {
        filter();
        endResetModel();
        return;
    }
    if (!shown_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const Estimate* OffersModel::estimateAt(int row) const {
    return row >= 0 && row < rowCount() ? &estimates_[shown_[static_cast<std::size_t>(row)]] : nullptr;
}

const Offer* OffersModel::at(int row) const {
    const Estimate* estimate = estimateAt(row);
    return estimate ? &estimate->offer : nullptr;
}

int OffersModel::rowOfId(const QString& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (QString::fromStdString(at(row)->id) == id) return row;
    return -1;
}

void OffersModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!shown_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int OffersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int OffersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OffersModel::display(const Estimate& estimate, int column) const {
    const Formatter& write = Formatter::current();
    switch (column) {
        case Title:
            return offerName(estimate.offer);
        case Memory:
            return estimate.fits ? QString() : Formatter::dash();
        case Time:
            if (!estimate.notRanked.empty()) return {};
            return estimate.seconds ? write.significant(estimate.seconds->mid / timeUnit(typicalSeconds_).seconds, 2)
                                    : Formatter::dash();
        case Cost:
            if (!estimate.notRanked.empty()) return {};
            return estimate.cost ? shortAmount(estimate.cost->mid) : Formatter::dash();
        default:
            return {};
    }
}

QString OffersModel::detail(const Estimate& estimate, int column) const {
    const Formatter& write = Formatter::current();
    const Offer& offer = estimate.offer;
    switch (column) {
        case Title: {
            //: %1 = a price per hour
            if (offer.kind == PriceKind::Own) return tr("%1, cost of your own machine").arg(hourlyOf(offer));
            //: of an offer's price
            const QString day = offer.date.empty() ? tr("no date") : priceDate(offer.date, write);
            const QString priced = pricedAs(offer);
            const QString billing = billingOf(estimate),
                          also = billing.isEmpty() ? QString() : QStringLiteral(", ") + billing;
            if (!isOlderThan(offer, ageLimit_, utcToday())) return tr("%1, %2").arg(priced, day) + also;
            if (const auto age = ageInDays(offer, utcToday()))
                return tr("%1, %2 (%n day(s) old)", "", static_cast<int>(*age)).arg(priced, day) + also;
            return tr("%1, %2 (over %n day(s) old)", "", ageLimit_).arg(priced, day) + also;
        }
        case Memory: {
            if (!estimate.memoryBytes) return {};
            QString needed = write.significant(*estimate.memoryBytes / kGigabyte, 2);
            if (!estimate.memoryAvailable) return needed;
            return tr("%1 of %2").arg(needed, write.number(*estimate.memoryAvailable / kGigabyte, 0));
        }
        case Time:
            //: participle: a cost estimated by a model
            return estimate.isModeled && estimate.notRanked.empty() ? tr("modeled") : QString();
        case Cost:
            if (!estimate.notRanked.empty() || !estimate.cost) return {};
            return write.text(rangeMessage(shortAmount(estimate.cost->low).toStdString(),
                                           shortAmount(estimate.cost->high).toStdString()));
        default:
            return {};
    }
}

QString OffersModel::brief(const Estimate& estimate) const {
    const Offer& offer = estimate.offer;
    if (offer.kind == PriceKind::Own) return detail(estimate, Title);
    const QString priced = pricedAs(offer);
    if (isOlderThan(offer, ageLimit_, utcToday())) {
        if (const auto age = ageInDays(offer, utcToday()))
            //: %1 = a price, "0.14 USD/h spot"
            return tr("%1, %n day(s) old", "", static_cast<int>(*age)).arg(priced);
        //: %1 = a price, "0.14 USD/h spot"
        return tr("%1, over %n day(s) old", "", ageLimit_).arg(priced);
    }
    const QString billing = billingOf(estimate);
    return billing.isEmpty() ? detail(estimate, Title) : priced + QStringLiteral(", ") + billing;
}

QString OffersModel::toolTip(const Estimate& estimate) const {
    const Formatter& write = Formatter::current();
    QStringList lines = {offerName(estimate.offer), detail(estimate, Title),
                         Formatter::text(estimate.offer.source.c_str())};
    for (const Message& message : {estimate.notRanked, estimate.words, estimate.width})
        if (!message.empty()) lines.append(write.text(message) + QLatin1Char('.'));
    for (const Message& note : estimate.notes) lines.append(write.text(note) + QLatin1Char('.'));
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QVariant OffersModel::data(const QModelIndex& index, int role) const {
    const Estimate* estimate = estimateAt(index.row());
    if (!estimate || !index.isValid()) return {};
    const Offer& offer = estimate->offer;
    switch (role) {
        case IdRole:
            return QString::fromStdString(offer.id);
        case ChosenRole:
            return QString::fromStdString(offer.id) == chosen_;
        case RankedRole:
            return estimate->notRanked.empty();
        case ReasonRole:
            return Formatter::current().text(estimate->notRanked);
        case FitsRole:
            return estimate->fits ? QVariant(*estimate->fits) : QVariant();
        case RangeRole:
            if (!estimate->notRanked.empty() || !estimate->cost || scale_.empty()) return {};
            return QVariantList{scale_.share(estimate->cost->low), scale_.share(estimate->cost->mid),
                                scale_.share(estimate->cost->high)};
        case WarningRole: {
            return index.column() == Title && offer.kind != PriceKind::Own && isOlderThan(offer, ageLimit_, utcToday());
        }
        case DetailRole:
            return detail(*estimate, index.column());
        case BriefRole:
            return index.column() == Title ? brief(*estimate) : QString();
        case Qt::ToolTipRole:
            return toolTip(*estimate);
        case Qt::AccessibleTextRole:
            // The reason spans these cells and may be elided there.
            if (index.column() > Memory && !estimate->notRanked.empty())
                return Formatter::current().text(estimate->notRanked);
            return QStringLiteral("%1 %2").arg(display(*estimate, index.column()).toString(),
                                               detail(*estimate, index.column()));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignVCenter | (index.column() == Title ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::DisplayRole:
            return display(*estimate, index.column());
        default:
            return {};
    }
}

QVariant OffersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == Title || section == CostRange ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const Formatter& write = Formatter::current();
    switch (section) {
        case Title:
            return tr("Offer");
        case Memory:
            return tr("Memory\nGB");
        case Time:
            return tr("Time\n%1").arg(timeUnit(typicalSeconds_).name);
        case CostRange:
            if (scale_.empty()) return tr("Cost range");
            if (scale_.isLogarithmic())
                return tr("Cost range, log\n%1 to %2 %3")
                    .arg(write.exact(scale_.low()), write.exact(scale_.high()), currency_);
            return tr("Cost range\n0 to %1 %2").arg(write.exact(scale_.high()), currency_);
        case Cost:
            return tr("Cost\n%1").arg(currency_);
        default:
            return {};
    }
}

}  // namespace epochal::ui
