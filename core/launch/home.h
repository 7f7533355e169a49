#pragma once

#include <functional>
#include <optional>

#include "core/base/files.h"
#include "core/economics/local_book.h"
#include "core/hardware/machine.h"

namespace epochal {

/// Where Epochal keeps its catalogue, runs and own prices: $EPOCHAL_HOME, else $XDG_DATA_HOME/epochal, else
/// ~/.local/share/epochal. Not made by asking.
[[nodiscard]] Path dataHome();

/// The offers of this user: this machine's own (edited: home/this-machine.json, else the default for `machine`), then
/// the user's rows (home/price-book.json), then the shipped book. A damaged file is an error; the default or nothing
/// then stands in for it in `book`, which works all the same.
struct HomeBook {
    PriceBook book;
    std::optional<Error> trouble;
};
[[nodiscard]] HomeBook openPriceBook(const Path& home, const Machine& machine);

/// Reads home/price-book.json, edits it and writes it back as one step under home/price-book.lock, so that two
/// workbenches lose nothing of each other. Blocks, for up to 10 s on that lock. A damaged file is an error and stays as
/// it is; when `edit` fails nothing is written.
using BookEdit = std::function<Status(LocalBook& local, const PriceBook& book)>;
[[nodiscard]] Result<HomeBook> editPriceBook(const Path& home, const Machine& machine, const BookEdit& edit);

/// Renames a price-book.json that cannot be read, so that a new one can begin; the name it has now. Blocks.
[[nodiscard]] Result<Path> setPriceBookAside(const Path& home);

/// Keeps this machine's offer under `home`; what it was on an earlier day becomes a row of the user's book.
[[nodiscard]] Status saveThisMachineOffer(const Path& home, const Offer& offer);

}  // namespace epochal
