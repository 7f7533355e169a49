#pragma once

#include <string_view>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/base/files.h"
#include "core/events/run_directory.h"

namespace epochal {

/// The runs under `home` that say how fast this machine trains: the newest, from the catalogue where it knows them,
/// else from their folders. `without` is a run that is left out. What cannot be read is passed over. Blocks.
[[nodiscard]] std::vector<Entry> ownRates(const Path& home, std::string_view without = {});

/// Rows with images/s of the studies that ship.
[[nodiscard]] std::vector<Entry> publishedRates();

/// The offers a spec is estimated on: candidates() of the book, and the chosen one whatever its date.
[[nodiscard]] std::vector<Offer> offersFor(const RunSpec& spec, const PriceBook& book);

/// As the chosen offer's currency and the book's exchange rates have it; the whole run where there is no target.
[[nodiscard]] EstimateOptions estimateOptions(const RunSpec& spec, const PriceBook& book, EstimateGoal goal);

/// Writes estimate.json for a run that is about to begin, from what stands beside it under `home`: its own folder's
/// parent's parent. Nothing where there is one already, where the run has begun before, or where nothing can be said.
/// Blocks; an error is the disk's.
[[nodiscard]] Status keepExpectation(const RunDirectory& run);

}  // namespace epochal
