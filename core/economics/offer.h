#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"
#include "core/economics/decimal.h"

namespace epochal {

enum class PriceKind { OnDemand, Spot, Reserved, Monthly, Own };
[[nodiscard]] const char* name(PriceKind kind);  ///< "on-demand", as in files

/// What a price covers. WholeMachine and PerAcceleratorWithHost (an accelerator with its share of a host) can be
/// ranked; AcceleratorOnly lacks the host machine.
enum class PriceScope { WholeMachine, PerAcceleratorWithHost, AcceleratorOnly, Unknown };
[[nodiscard]] const char* name(PriceScope scope);

/// A machine that the user owns, and what an hour of its use costs.
struct OwnMachine {
    Decimal purchase, resale;  ///< in the offer's currency
    double years = 4;          ///< useful life
    double use = 0.35;         ///< share of the hours in use, 0..1
    double watts = 0;          ///< while training
    Decimal tariffPerKwh;
    Decimal hostingPerMonth{};  ///< rack space, network: paid whether or not it is in use
};

/// One price for one machine on one day. Frozen into the run that used it.
struct Offer {
    std::string id;  ///< "aws/g6.12xlarge/us-east-1/on-demand/2025-11-01", "this-machine"
    std::string provider, instance;
    std::string region;                ///< empty = not named
    std::vector<std::string> regions;  ///< all of them if one price applies in several, with `region` first; else empty
    std::string accelerator;           ///< "L4"; empty = CPU only
    std::int64_t count = 0;            ///< accelerators
    double memoryGbEach = 0, vcpu = 0, ramGib = 0;
    PriceKind kind = PriceKind::OnDemand;
    PriceScope scope = PriceScope::WholeMachine;
    std::optional<Decimal> pricePerHour;   ///< of the whole offer; none = not known
    std::optional<Decimal> pricePerMonth;  ///< of a monthly lease
    std::optional<double> use;             ///< share of a lease's hours in use, 0..1; none = all of them
    std::int64_t termMonths = 0;           ///< of a reservation; 0 = not known
    Decimal upfront{};                     ///< paid once for that term, on top of the price per hour
    std::string currency = "USD";
    bool taxIncluded = false;
    std::optional<Decimal> taxRate;  ///< VAT as a fraction, 0.2; none = not known
    double quantumSeconds = 0;       ///< billing quantum; 0 = not known, treated as 1 s
    double minimumSeconds = 0;
    /// ISO day of the price, or as close as it is known: "2026", ">=2025-11", "2025..2026"; empty = not known.
    std::string date;
    std::string dateBasis;  ///< how the day is known
    std::string source, notes;
    Message defect;  ///< what the import found wrong with the price; such an offer is never ranked
    std::optional<OwnMachine> own;
};

[[nodiscard]] Json toJson(const Offer& offer);
[[nodiscard]] Result<Offer> offerFromJson(const Json& json, const std::string& where);

/// Whether the price's day is known exactly. Other offers are ranked too, but must be marked as inexact.
[[nodiscard]] bool hasExactDay(const Offer& offer);

/// The price's date in words: "2026-11-09", "2025-11 or later", "2025 to 2026", "no date".
[[nodiscard]] Message dateInWords(const Offer& offer);

/// Days from the price's day to `today` (ISO); nothing if the day is not known exactly.
[[nodiscard]] std::optional<std::int64_t> ageInDays(const Offer& offer, const std::string& today);

/// Whether the price is certainly more than `days` old. For an inexact date its last possible day counts; an open-ended
/// date is never old.
[[nodiscard]] bool isOlderThan(const Offer& offer, std::int64_t days, const std::string& today);

/// What an hour of use costs, in the offer's currency, tax as quoted:
/// your own machine: the stated price, else ownPricePerHour;
/// a monthly lease: price per month / (730.5 h x use), else the stated price per hour;
/// a reservation: price per hour + upfront / (months x 730.5 h);
/// all others: the stated price per hour.
/// Nothing if it is not known.
[[nodiscard]] std::optional<Decimal> hourlyPrice(const Offer& offer);

/// hourlyPrice with tax added or removed: price x (1 + rate) or price / (1 + rate). Nothing without a price, or if the
/// tax rate is needed but not known.
[[nodiscard]] std::optional<Decimal> hourlyPriceWithTax(const Offer& offer);
[[nodiscard]] std::optional<Decimal> hourlyPriceWithoutTax(const Offer& offer);

/// Why an offer cannot be ranked by price, empty if it can: a defect, no price, a price not above zero, no date, no
/// source, or a price that does not cover a machine.
[[nodiscard]] Message notRanked(const Offer& offer);

/// Where the price applies: its regions, or the one it names, which may be empty. Valid as long as the offer.
[[nodiscard]] std::span<const std::string> regionsOf(const Offer& offer);
/// Sorts the regions and drops duplicates and empty names; the first becomes `region`.
void setRegions(Offer& offer, std::vector<std::string> regions);
/// "eu-west-1; us-east-1", as in price lists and forms, and back.
[[nodiscard]] std::string regionsText(const Offer& offer);
void setRegions(Offer& offer, std::string_view text);

/// What the rows of one offer have in common across days: provider, instance, accelerators, kind, term, currency and
/// this region. A key, not for display.
[[nodiscard]] std::string offerKey(const Offer& offer, std::string_view region);
/// Whether two rows are prices of the same offer: the same offerKey in at least one region.
[[nodiscard]] bool isSameOffer(const Offer& a, const Offer& b);

/// Whether `a` is the newer price: by the first day its date may stand for, then by the earlier last day (the more
/// exact date) if both have one.
[[nodiscard]] bool isNewerPrice(const Offer& a, const Offer& b);

/// "AWS g6.12xlarge, 4 × L4". Names only, the same in every language.
[[nodiscard]] std::string title(const Offer& offer);

}  // namespace epochal
