#pragma once

#include <cstdint>
#include <optional>

#include "core/analysis/figures.h"
#include "core/analysis/verdict.h"
#include "core/base/result.h"
#include "core/catalogue/run_row.h"
#include "core/events/run_directory.h"

namespace epochal::ui {

/// Whether its end asks for a remedy, which the inspector then begins with.
[[nodiscard]] bool endedBadly(const RunRow& row);

/// A failed run is resumed by its remedies, if at all.
[[nodiscard]] bool isResumable(const RunRow& row);

/// Whether its log says more than its row: what RunEnd is for.
[[nodiscard]] bool endSaysMore(const RunRow& row);

/// What the log of a run says that its row does not: of one that ended badly about its end, of one that does not train
/// the sizes that it measured, of one that trains what its steps are bound by.
struct RunEnd {
    std::optional<Error> error;
    std::optional<std::int64_t> soundEpoch;  ///< of the last checkpoint kept from before the loss diverged, if it did
    std::optional<double> divergedEpoch;
    bool replayed = false;  ///< whether the log could be read
    Figures figures;        ///< its epochs and its sizes
    Verdict steps;          ///< what limits them, by its own figures

    /// Reads the log. Blocks on the disk.
    [[nodiscard]] static RunEnd of(const RunDirectory& run);
};

}  // namespace epochal::ui
