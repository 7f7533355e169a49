#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/base/files.h"
#include "core/events/run_directory.h"

namespace epochal {

/// The newest; older ones say little about this machine in its present state.
inline constexpr std::size_t kMostOwnRates = 300;

/// The newest runs under `home` that show how fast this machine trains: from the catalogue if it has them, else from
/// their folders. `without` is the id of a run to leave out. Anything unreadable is skipped. Blocks.
[[nodiscard]] std::vector<Entry> ownRates(const Path& home, std::string_view without = {});

/// Rows with images/s from the shipped studies.
[[nodiscard]] std::vector<Entry> publishedRates();

/// The offers for which a spec is estimated: the book's candidates(), and the chosen one whatever its date.
[[nodiscard]] std::vector<Offer> offersFor(const RunSpec& spec, const PriceBook& book);

/// Options with the chosen offer's currency, the book's exchange rates and the calibration of this machine kept under
/// `home`; the goal is the whole run if there is no target. Blocks.
[[nodiscard]] EstimateOptions estimateOptions(const RunSpec& spec, const PriceBook& book, EstimateGoal goal,
                                              const Path& home, const Machine& machine);

/// Writes estimate.json for a run that is about to start, from the other runs under its home (the parent of its
/// folder's parent) and the shipped studies. Does nothing if the file exists or if no estimate is possible; not for
/// runs that have started before, which the caller must rule out. Blocks; an error is the disk's.
[[nodiscard]] Status keepExpectation(const RunDirectory& run);

}  // namespace epochal
