#pragma once

#include <vector>

#include "core/economics/price_book.h"

namespace epochal::ui {

/// A rented offer that does the work of an own or leased machine.
struct Rival {
    Offer offer;
    Decimal price;  ///< per hour of as many accelerators, in the machine's currency
};

/// The newest ranked offers with the same accelerator, rented by the hour: as many accelerators, or one with its share
/// of a host, times their number. Cheapest first. Offers in a currency without a rate are left out.
[[nodiscard]] std::vector<Rival> rivalsOf(const Offer& machine, const PriceBook& book);

}  // namespace epochal::ui
