#include "ui/view/entry_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/analysis/audit.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {
constexpr int kMostHourly = 4;  ///< decimals

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::EntryWords)
};
}  // namespace

QString entryName(const Entry& entry) {
    return entry.published ? Formatter::text(entry.name.c_str()) : QString::fromStdString(entry.name);
}

QString providerName(const std::string& provider) {
    //: the provider of one's own machine
    return provider == "Own" ? EntryWords::tr("Your machine") : QString::fromStdString(provider);
}

QString groupHeading(const ComparisonGroup& group, const Entry& first) {
    if (!first.published && group.title == first.offer.provider) return providerName(group.title);
    return first.published && first.group == group.title ? Formatter::text(group.title.c_str())
                                                         : QString::fromStdString(group.title);
}

QString machineName(const std::string& provider, const std::string& instance) {
    if (instance.empty()) return providerName(provider);
    return provider == "Own" || provider.empty() ? QString::fromStdString(instance)
                                                 : QString::fromStdString(provider + ' ' + instance);
}

QString publishedCostText(const Entry& entry, const Formatter& format) {
    const PrintedFigure printed{printedCost(entry), false};
    return format.number(entry.publishedCost->amount.toDouble(), printed.decimals());
}

QString marked(const QString& figure, bool derivedHere) {
    return derivedHere ? figure + QLatin1Char('*') : figure;
}

QString derivedNote() {
    return EntryWords::tr("* Derived here from the figures in the source.");
}

QString regionWords(const Offer& offer) {
    QString first = QString::fromStdString(offer.region);
    if (offer.regions.empty()) return first;
    //: %1 is the first of several regions
    return EntryWords::tr("%1 and %n more", "", static_cast<int>(offer.regions.size()) - 1).arg(first);
}

QString priceDate(const std::string& date, const Formatter& format) {
    Offer offer;
    offer.date = date;
    Message words = dateInWords(offer);
    for (Arg& arg : words.args)
        if (auto* iso = std::get_if<std::string>(&arg))
            *iso = format.isoDay(QString::fromStdString(*iso)).toStdString();
    return format.text(words);
}

QString perHour(const std::string& currency) {
    //: unit of a price; %1 = a currency
    return EntryWords::tr("%1/h").arg(QString::fromStdString(currency));
}

int hourlyDecimals(const Decimal& price) {
    const std::string exact = price.text(kMostHourly);
    return std::max(2, static_cast<int>(exact.find_last_not_of('0') - exact.find('.')));
}

QString hourlyAmount(const Decimal& price, const Formatter& format) {
    if (!price.isZero() && price.text(kMostHourly).find_first_of("123456789") == std::string::npos)
        return format.amount(price, kMostHourly);
    return format.number(price.toDouble(), hourlyDecimals(price));
}

QString hourlyText(const Decimal& price, const std::string& currency, const Formatter& format) {
    return hourlyAmount(price, format) + QChar(QChar::Nbsp) + format.sentence(perHour(currency));
}

QString offerTitle(const Offer& offer) {
    Offer worded = offer;
    worded.instance = Formatter::text(offer.instance.c_str()).toStdString();
    return QString::fromStdString(title(worded));
}

}  // namespace epochal::ui
