#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "core/base/files.h"
#include "core/economics/local_book.h"
#include "core/hardware/machine.h"

namespace epochal {

/// The folder of Epochal's catalogue, runs and own prices: $EPOCHAL_HOME, else $XDG_DATA_HOME/epochal, else
/// ~/.local/share/epochal. Does not create it.
[[nodiscard]] Path dataHome();

/// This user's offers: this machine's own (edited: home/this-machine.json, else the default for `machine`), then the
/// user's rows (home/price-book.json), then the shipped book. A damaged file is reported in `trouble`; `book` then has
/// the default or nothing in its place and remains usable.
struct HomeBook {
    PriceBook book;
    std::optional<Error> trouble;
    /// Last change of home/price-book.json as it was read or, by editPriceBook, written: a file with another time holds
    /// something else. timeOfPriceBook's.
    std::filesystem::file_time_type time = std::filesystem::file_time_type::min();
};
/// The minimum where there is no file.
[[nodiscard]] std::filesystem::file_time_type timeOfPriceBook(const Path& home);
[[nodiscard]] HomeBook openPriceBook(const Path& home, const Machine& machine);
/// The same without the other rows, for as long as they are being read.
[[nodiscard]] HomeBook openOwnOffer(const Path& home, const Machine& machine);

/// Reads home/price-book.json, edits it and writes it back in one step under home/price-book.lock, so that two
/// workbenches do not lose each other's changes. Blocks, for up to 10 s on that lock. A damaged file is an error and is
/// left unchanged; if `edit` fails, nothing is written.
using BookEdit = std::function<Status(LocalBook& local, const PriceBook& book)>;
[[nodiscard]] Result<HomeBook> editPriceBook(const Path& home, const Machine& machine, const BookEdit& edit);

/// Renames an unreadable price-book.json, so that a new one can be started; returns its new path. Blocks.
[[nodiscard]] Result<Path> setPriceBookAside(const Path& home);

/// Saves this machine's offer under `home`; a saved offer of another day becomes a row of the user's book. Blocks.
[[nodiscard]] Status saveThisMachineOffer(const Path& home, const Offer& offer);

}  // namespace epochal
