#pragma once

#include <QString>

#include "core/analysis/comparison.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

/// A row's name. Names of published rows may contain translated words, "HOSTKEY dedicated"; a run's name is the user's.
[[nodiscard]] QString entryName(const Entry& entry);
/// A provider's name; "Own", the user's machine, becomes "Your machine" in the current language.
[[nodiscard]] QString providerName(const std::string& provider);
/// Provider and instance; only the instance for the user's own machine.
[[nodiscard]] QString machineName(const std::string& provider, const std::string& instance);
/// The heading of a group: translated if its rows come from a study, else unchanged.
[[nodiscard]] QString groupHeading(const ComparisonGroup& group, const Entry& first);
/// A published cost with the digits that its source prints; no unit.
[[nodiscard]] QString publishedCostText(const Entry& entry, const Formatter& format);
/// The figure, with the mark for derived figures if it was derived here.
[[nodiscard]] QString marked(const QString& figure, bool derivedHere);
/// The explanation of that mark.
[[nodiscard]] QString derivedNote();
/// Where a price applies: "us-east-1", "us-east-1 and 16 more"; empty if no region is named.
[[nodiscard]] QString regionWords(const Offer& offer);
/// A price's date as far as it is known, in the language's order: "2025-11-09", "2025-11 or later".
[[nodiscard]] QString priceDate(const std::string& date, const Formatter& format);
/// The unit of an hourly price in a currency, "USD/h".
[[nodiscard]] QString perHour(const std::string& currency);
/// How many decimals an hourly price is written with: two to four, as many as it has.
[[nodiscard]] int hourlyDecimals(const Decimal& price);
/// An hourly price without its unit: "8.40", "0.3675". A smaller one than four decimals show has more.
[[nodiscard]] QString hourlyAmount(const Decimal& price, const Formatter& format);
/// An hourly price with its unit, which no line break separates: "8.40 USD/h".
[[nodiscard]] QString hourlyText(const Decimal& price, const std::string& currency, const Formatter& format);
/// Provider, instance and accelerators of an offer.
[[nodiscard]] QString offerTitle(const Offer& offer);

}  // namespace epochal::ui
