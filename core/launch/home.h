#pragma once

#include "core/base/files.h"
#include "core/economics/price_book.h"
#include "core/hardware/machine.h"

namespace epochal {

/// Where Epochal keeps its catalogue, runs and own prices: $EPOCHAL_HOME, else $XDG_DATA_HOME/epochal, else
/// ~/.local/share/epochal. Not made by asking.
[[nodiscard]] Path dataHome();

/// The offers of this user: this machine's own (edited: home/this-machine.json, else the default for `machine`), then
/// the shipped book. A damaged this-machine.json is an error; the default then stands in, in `book`.
struct HomeBook {
    PriceBook book;
    std::optional<Error> trouble;
};
[[nodiscard]] HomeBook openPriceBook(const Path& home, const Machine& machine);

/// Keeps this machine's offer under `home`.
[[nodiscard]] Status saveThisMachineOffer(const Path& home, const Offer& offer);

}  // namespace epochal
