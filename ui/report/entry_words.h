#pragma once

#include <QString>

#include "core/analysis/comparison.h"

namespace epochal::ui {

/// What a row is called. Names of published rows may have words of the language, "HOSTKEY dedicated"; a run's name is
/// its user's.
[[nodiscard]] QString entryName(const Entry& entry);
/// A provider's name; one's own machine has none but "Own", in the language.
[[nodiscard]] QString providerName(const std::string& provider);
/// Provider and instance; the instance alone for one's own machine.
[[nodiscard]] QString machineName(const std::string& provider, const std::string& instance);
/// The heading of a group whose rows come from a study in the language, of any other group as it is.
[[nodiscard]] QString groupHeading(const ComparisonGroup& group, const Entry& first);
/// A figure with the mark of those that were derived here, if it was.
[[nodiscard]] QString marked(const QString& figure, bool derivedHere);
/// What the mark means.
[[nodiscard]] QString derivedNote();
/// Where a price holds: "us-east-1", "us-east-1 and 16 more"; empty where it is not named.
[[nodiscard]] QString regionWords(const Offer& offer);
/// Provider, instance and accelerators of an offer.
[[nodiscard]] QString offerTitle(const Offer& offer);

}  // namespace epochal::ui
