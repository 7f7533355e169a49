#pragma once

#include <QString>
#include <optional>

#include "core/economics/offer_fields.h"

namespace epochal::ui {

/// A price kind in the window's language, "On demand"; without one, the price recorded with a run.
[[nodiscard]] QString word(std::optional<PriceKind> kind);
[[nodiscard]] QString word(PriceScope scope);
/// For the narrow columns of a table: "GPU + host".
[[nodiscard]] QString briefly(PriceScope scope);

/// The name of a field of an offer by its key, "Billing quantum" for "quantum_seconds". The key must exist.
[[nodiscard]] QString offerFieldName(const char* key);
/// The name in two lines of about the same length, for a column of numbers.
[[nodiscard]] QString inTwoLines(const QString& name);

/// A word as in the middle of a sentence, with a small first letter.
[[nodiscard]] QString midSentence(const QString& word);

}  // namespace epochal::ui
