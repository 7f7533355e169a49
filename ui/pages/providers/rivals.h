#pragma once

#include <vector>

#include "core/economics/price_book.h"

namespace epochal::ui {

/// A rented offer that can do the work of an owned or leased machine.
struct Rival {
    Offer offer;
    Decimal price;  ///< per hour of the machine's number of accelerators, in the machine's currency
};

/// The latest ranked hourly offers with the same accelerator: those with the same number of accelerators, or a single
/// one with its share of a host, times their number. Cheapest first. Offers in a currency without a rate are left out.
[[nodiscard]] std::vector<Rival> rivalsOf(const Offer& machine, const PriceBook& book);

}  // namespace epochal::ui
