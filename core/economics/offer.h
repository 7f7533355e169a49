#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/economics/decimal.h"

namespace epochal {

enum class PriceKind { OnDemand, Spot, Reserved, Monthly, Own };
[[nodiscard]] const char* name(PriceKind kind);  ///< "on-demand", as in files

/// What a price pays for. WholeMachine and PerAcceleratorWithHost (an accelerator with its share of a host) can be
/// ranked; AcceleratorOnly lacks the machine around it.
enum class PriceScope { WholeMachine, PerAcceleratorWithHost, AcceleratorOnly, Unknown };
[[nodiscard]] const char* name(PriceScope scope);

/// A machine of one's own: what it costs an hour of use.
struct OwnMachine {
    Decimal purchase, resale;  ///< in the offer's currency
    double years = 4;          ///< useful life
    double use = 0.35;         ///< share of the hours it works, 0..1
    double watts = 0;          ///< while training
    Decimal tariffPerKwh;
};

/// One price for one machine on one day. Frozen into the run that used it.
struct Offer {
    std::string id;  ///< "aws/g6.12xlarge/us-east-1/on-demand/2025-11-01", "this-machine"
    std::string provider, instance, region;
    std::string accelerator;  ///< "L4"; empty = CPU only
    std::int64_t count = 0;   ///< accelerators
    double memoryGbEach = 0, vcpu = 0, ramGib = 0;
    PriceKind kind = PriceKind::OnDemand;
    PriceScope scope = PriceScope::WholeMachine;
    std::optional<Decimal> pricePerHour;  ///< of the whole offer; none = not known
    std::string currency = "USD";
    bool taxIncluded = false;
    double quantumSeconds = 0;  ///< billing quantum; 0 = not known, counted as 1 s
    double minimumSeconds = 0;
    std::string date;  ///< ISO day of the price, or as near as it is known: "2026", ">=2025-11", "2025..2026"; empty =
                       ///< not known
    std::string dateBasis;  ///< how that day is known
    std::string source, notes;
    std::optional<OwnMachine> own;
};

[[nodiscard]] Json toJson(const Offer& offer);
[[nodiscard]] Result<Offer> offerFromJson(const Json& json, const std::string& where);

/// Whether the price's day is known exactly. Others are ranked, but must say so.
[[nodiscard]] bool hasExactDay(const Offer& offer);

/// The price's date in words: "2026-11-09", "2025-11 or later", "2025 to 2026", "no date".
[[nodiscard]] Message dateInWords(const Offer& offer);

/// What an hour costs: the stated price, else what an own machine comes to. Nothing when neither is known.
[[nodiscard]] std::optional<Decimal> hourlyPrice(const Offer& offer);

/// Why an offer cannot be ranked by price, empty when it can: no price, no date, no source, or a price that does not
/// pay for a machine.
[[nodiscard]] Message notRanked(const Offer& offer);

/// "AWS g6.12xlarge, 4 x L4". Names only, the same in every language.
[[nodiscard]] std::string title(const Offer& offer);

}  // namespace epochal
