#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/analysis/entry.h"

namespace epochal {

/// What a row of a comparison is called wherever it is named: in findings, tables, charts and files.
struct RowName {
    /// The name of its run or, over seeds, what their names have in common up to a comma: "sweep, batch 64". A
    /// published row's may have a translation. Empty in a campaign, whose rows would all share it.
    Phrase own;
    /// What tells it from the rows of the same name: one or two settings, "batch 64, rate 0.1"; where more of them
    /// differ, the number of the configuration in a campaign, "c07", or of the run, "#12". Empty where the name does.
    Message apart;
};
/// The whole name, "sweep · batch 64", for a sentence.
[[nodiscard]] Arg inSentence(const RowName& name);

/// One name for each row; a row is its entries' indexes. Names of published rows may be equal: their devices differ.
[[nodiscard]] std::vector<RowName> rowNames(std::span<const std::vector<std::size_t>> rows,
                                            std::span<const Entry> entries);

/// Whether all are runs of one campaign that varies a setting.
[[nodiscard]] bool isCampaign(std::span<const Entry> entries);
/// The runs of each configuration, as indexes, in the order of their first runs; all entries have a spec. The first
/// configuration is "c01".
[[nodiscard]] std::vector<std::vector<std::size_t>> configurationsOf(std::span<const Entry> entries);

}  // namespace epochal
