// The table's text: cells, tool tips, column titles.
#include <algorithm>

#include "core/economics/cost.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/providers/prices_model.h"
#include "ui/view/entry_words.h"

namespace epochal::ui {

namespace {

constexpr QChar kDash(0x2013), kFigureSpace(0x2007);
constexpr int kDecimals = 4;

/// The repository of "github owner/repository path", without host and path; the tool tip has it all.
QString shortSource(const QString& source) {
    if (!source.startsWith(QLatin1String("github "))) return source;
    return source.section(QLatin1Char(' '), 1, 1);
}

QString known(double value) {
    return value > 0 ? Formatter::current().exact(value) : QString(kDash);
}

}  // namespace

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
            return tr("Price");
        case PriceColumn::PerAccelerator:
            return tr("Per GPU");
        case PriceColumn::Kind:
            return offerFieldName("kind");
        case PriceColumn::Quantum:
            return offerFieldName("quantum_seconds");
        case PriceColumn::Dated:
            return offerFieldName("date");
        case PriceColumn::Age:
            return tr("Age");
        case PriceColumn::Covers:
            return offerFieldName("scope");
        case PriceColumn::Source:
            return offerFieldName("source");
        case PriceColumn::Region:
            return offerFieldName("region");
        case PriceColumn::Memory:
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

QString PricesModel::quantum(double seconds) {
    const Formatter& write = Formatter::current();
    const auto whole = static_cast<qint64>(seconds);
    if (static_cast<double>(whole) != seconds) return tr("%1 s").arg(write.exact(seconds));
    if (whole % 3600 == 0) return tr("%1 h").arg(write.integer(whole / 3600));
    return whole % 60 == 0 ? tr("%1 min").arg(write.integer(whole / 60)) : tr("%1 s").arg(write.integer(whole));
}

/// The offer with only the regions in which it is the latest price.
Offer PricesModel::current(const Row& row) const {
    Offer offer = *row.offer;
    setRegions(offer, row.regions);
    return offer;
}

/// Two to four decimals, padded with figure spaces so that the decimal points align.
QString PricesModel::amount(const Row& row, const std::optional<Decimal>& amount) const {
    if (!amount) return QString(kDash) + QString(kDecimals, kFigureSpace);
    const std::string exact = amount->text(kDecimals);
    const std::size_t used = exact.find_last_not_of('0') - exact.find('.');
    const int decimals = std::max(2, static_cast<int>(used));
    QString text = Formatter::current().number(amount->toDouble(), decimals);
    text += QString(std::max(0, kDecimals - decimals), kFigureSpace);
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
            return offer.accelerator.empty() ? QString(kDash) : QString::fromStdString(offer.accelerator);
        case PriceColumn::Count:
            return offer.count > 0 ? write.integer(offer.count) : QString(kDash);
        case PriceColumn::Price:
            return amount(row, row.price ? std::optional(row.price->amount) : std::nullopt);
        case PriceColumn::PerAccelerator:
            return amount(row, perAccelerator(row));
        case PriceColumn::Kind:
            return word(offer.kind);
        case PriceColumn::Quantum:
            if (billsUse(offer)) return tr("none", "billing quantum");
            return offer.quantumSeconds > 0 ? quantum(offer.quantumSeconds) : tr("unknown");
        case PriceColumn::Dated:
            return priceDay(offer.date);
        case PriceColumn::Age:
            return row.age ? write.integer(*row.age) : QStringLiteral("?");
        case PriceColumn::Covers:
            return briefly(offer.scope);
        case PriceColumn::Source:
            return shortSource(QString::fromStdString(offer.source));
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
                return stars ? write.integer(*stars) : QString(kDash);
            };
            return provider ? tr("%1, %2").arg(rating(provider->webInterface), rating(provider->software))
                            : QString(kDash);
        }
    }
    return {};
}

QString PricesModel::toolTip(const Row& row, PriceColumn column) const {
    const Formatter& write = Formatter::current();
    const Offer& offer = *row.offer;
    const QString whyNot = row.notRanked.empty() ? QString() : write.text(row.notRanked);
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
            return QString::fromStdString(offer.source) + (notes.isEmpty() ? notes : QLatin1Char('\n') + notes);
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
