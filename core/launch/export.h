#pragma once

#include <string>
#include <vector>

#include "core/interop/table.h"
#include "core/launch/home.h"

namespace epochal {

/// A table for other programs, and what could not be read for it.
struct ExportedRuns {
    DataTable table;
    std::vector<Error> unreadable;
};

/// Every run under home/runs, archived ones included, oldest first: runsTable of the catalogue, which is brought up to
/// date first unless a workbench has it open and does so itself. Without a usable catalogue the folders are read.
/// ErrorKind::Spec if there is no home/runs. Blocks.
[[nodiscard]] Result<ExportedRuns> exportRuns(const Path& home);

/// All offers of a book but this machine's, which belongs to one machine and not to a list: what `prices import` reads.
[[nodiscard]] std::vector<Offer> exportedOffers(const PriceBook& book);
/// The same as JSON: an array of offers as in offer.json (FORMATS.md).
[[nodiscard]] std::string offersJson(const std::vector<Offer>& offers);

}  // namespace epochal
