#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/base/message.h"
#include "core/economics/offer.h"

namespace epochal {

struct PriceKindRow {
    PriceKind kind;
    const char* id;     ///< as in files
    const char* label;  ///< English, context "core"
};

/// Every price kind, in the order of every list of them.
inline constexpr std::array kPriceKinds{
    //: a kind of price: without a commitment
    PriceKindRow{PriceKind::OnDemand, "on-demand", EPOCHAL_TEXT("core", "On demand")},
    //: a kind of price: of interruptible machines
    PriceKindRow{PriceKind::Spot, "spot", EPOCHAL_TEXT("core", "Spot")},
    //: adjective, a kind of price: for a term paid in advance
    PriceKindRow{PriceKind::Reserved, "reserved", EPOCHAL_TEXT("core", "Reserved")},
    //: adjective, a kind of price: a lease by the month
    PriceKindRow{PriceKind::Monthly, "monthly", EPOCHAL_TEXT("core", "Monthly")},
    //: a kind of price: of a machine that the user owns
    PriceKindRow{PriceKind::Own, "own", EPOCHAL_TEXT("core", "Your machine")},
};

/// In lists of price kinds, the price recorded with a run when it was launched.
inline constexpr const char* kFrozenPrice = EPOCHAL_TEXT("core", "Frozen");

struct PriceScopeRow {
    PriceScope scope;
    const char* id;     ///< as in files
    const char* label;  ///< English, context "core"
    const char* brief;  ///< for tables; English, context "core"
};

/// What a price may cover, in the order of every list.
inline constexpr std::array kPriceScopes{
    //: a value of "Price covers"
    PriceScopeRow{PriceScope::WholeMachine, "whole-machine", EPOCHAL_TEXT("core", "Whole machine"),
                  //: a value of "Price covers", short form of "Whole machine"
                  EPOCHAL_TEXT("core", "machine")},
    PriceScopeRow{PriceScope::PerAcceleratorWithHost, "per-accelerator-with-host",
                  EPOCHAL_TEXT("core", "One accelerator with its host"), EPOCHAL_TEXT("core", "GPU + host")},
    //: a value of "Price covers"
    PriceScopeRow{PriceScope::AcceleratorOnly, "accelerator-only", EPOCHAL_TEXT("core", "Accelerator only"),
                  //: a value of "Price covers", short form of "Accelerator only"
                  EPOCHAL_TEXT("core", "GPU only")},
    //: a value of "Price covers"
    PriceScopeRow{PriceScope::Unknown, "unknown", EPOCHAL_TEXT("core", "Unknown"), EPOCHAL_TEXT("core", "unknown")},
};

/// Where a kind is in the list, from 0.
[[nodiscard]] constexpr std::size_t indexOf(PriceKind kind) {
    std::size_t at = 0;
    while (at + 1 < kPriceKinds.size() && kPriceKinds[at].kind != kind) ++at;
    return at;
}
[[nodiscard]] constexpr const PriceKindRow& rowOf(PriceKind kind) {
    return kPriceKinds[indexOf(kind)];
}
[[nodiscard]] constexpr const PriceScopeRow& rowOf(PriceScope scope) {
    std::size_t at = 0;
    while (at + 1 < kPriceScopes.size() && kPriceScopes[at].scope != scope) ++at;
    return kPriceScopes[at];
}

/// The kind with this id, as in files; nothing if there is none.
[[nodiscard]] constexpr std::optional<PriceKind> priceKindOf(std::string_view id) {
    for (const PriceKindRow& row : kPriceKinds)
        if (id == row.id) return row.kind;
    return std::nullopt;
}
[[nodiscard]] constexpr std::optional<PriceScope> priceScopeOf(std::string_view id) {
    for (const PriceScopeRow& row : kPriceScopes)
        if (id == row.id) return row.scope;
    return std::nullopt;
}

}  // namespace epochal
