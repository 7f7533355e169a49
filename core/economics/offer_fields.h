#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/economics/offer.h"
#include "core/economics/price_kinds.h"

namespace epochal {

/// The member that holds a field's value, in the offer or in its OwnMachine.
using OfferMember = std::variant<std::string Offer::*, std::vector<std::string> Offer::*, std::int64_t Offer::*,
                                 double Offer::*, bool Offer::*, Decimal Offer::*, std::optional<Decimal> Offer::*,
                                 std::optional<double> Offer::*, PriceKind Offer::*, PriceScope Offer::*,
                                 Message Offer::*, Decimal OwnMachine::*, double OwnMachine::*>;

/// How a value is written and entered, beyond what its type says: a fraction as a percentage; seconds, at most a month;
/// text of several lines; names between semicolons.
enum class OfferFormat { Plain, Percent, Seconds, Lines, Names };
/// The part of the form that shows a field.
enum class OfferGroup { None, Price, Machine, Source };

/// A set of price kinds, one bit each.
using PriceKindSet = unsigned;
[[nodiscard]] constexpr PriceKindSet setOf(PriceKind kind) {
    return 1u << indexOf(kind);
}
inline constexpr PriceKindSet kEveryKind = (1u << kPriceKinds.size()) - 1;
inline constexpr PriceKindSet kRented = kEveryKind & ~setOf(PriceKind::Own);

struct OfferChoice {
    const char* id;     ///< as in price lists
    const char* brief;  ///< English, context "core"
};

/// One field of an Offer, defined here and nowhere else. It drives the JSON, Epochal's own price list, the form, and
/// what is checked before an offer is saved.
struct OfferField {
    const char* key;          ///< member of the JSON; "own/years" is a member of "own"
    const char* column = "";  ///< header in the price list, unit in parentheses; "" = none. Two fields may share one:
                              ///< it holds the own machine's if the offer has one
    OfferMember member;
    OfferGroup group = OfferGroup::None;
    OfferFormat format = OfferFormat::Plain;
    PriceKindSet kinds = kEveryKind;            ///< for which the form shows it
    const char* label = "";                     ///< English, context "core"; & before the letter of its shortcut
    const char* unit = "";                      ///< English, context "core"; %1 = the offer's currency
    const char* help = "";                      ///< English, context "core"
    const char* example = "";                   ///< shown while the field is empty
    const char* implied = "";                   ///< what a missing value means
    int decimals = 0;                           ///< shown, at least
    bool zeroIsUnknown = false;                 ///< 0 is written as no text
    const char* needed = "";                    ///< why an offer cannot be saved without it; "" = it can
    bool (*valid)(std::string_view) = nullptr;  ///< whether a text is a value
    const char* wrong = "";                     ///< the error if it is not; %1 = the text
    const char* remedy = "";
    /// 0: the JSON always has it, in the table's order. Otherwise only where it has a value, after all those, in this
    /// order: a new one comes last, so that files of earlier versions do not change.
    int optional = 0;
};

[[nodiscard]] std::span<const OfferField> offerFields();
/// Null if there is no such key.
[[nodiscard]] const OfferField* findOfferField(std::string_view key);
[[nodiscard]] bool isOfOwnMachine(const OfferField& field);
/// The values a field can have; empty for one that is typed.
[[nodiscard]] std::span<const OfferChoice> choicesOf(const OfferField& field);
/// Whether its text is a decimal number.
[[nodiscard]] bool isNumber(const OfferField& field);
/// Whether it is an amount in the offer's currency.
[[nodiscard]] bool isMoney(const OfferField& field);

/// A column of the price list, and the fields that share it; null = none.
struct OfferColumn {
    const char* head;
    const OfferField* field = nullptr;
    const OfferField* own = nullptr;  ///< of your own machine
};
[[nodiscard]] std::span<const OfferColumn> offerColumns();

/// A field's value as a price list has it: "4.6016", "35" for a use of 0.35, "yes", "us-east-1; us-west-2"; empty if it
/// is not known.
[[nodiscard]] std::string textOf(const OfferField& field, const Offer& offer);
/// The number that textOf writes, to nine decimals; nothing if it is not known, or the field has none.
[[nodiscard]] std::optional<Decimal> numberOf(const OfferField& field, const Offer& offer);
/// Reads textOf's form; empty means not known. On an error (ErrorKind::Spec, where = the key) a text or a number out of
/// range is kept anyway, so that a form can show it.
[[nodiscard]] Status setText(const OfferField& field, Offer& offer, std::string_view text);
/// A decimal number of at least zero, in digits. ErrorKind::Spec otherwise.
[[nodiscard]] Result<Decimal> readAmount(std::string_view text);

/// Everything that prevents an offer from being saved, each as the field's key and the reason. Empty if it can be
/// saved.
using OfferProblem = std::pair<std::string, Message>;
[[nodiscard]] std::vector<OfferProblem> problemsOf(const Offer& offer);

}  // namespace epochal
