#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/launch/home.h"

namespace epochal {

/// An import that can be taken back: what it was of, and what stood under the ids it took.
struct PriceImportRecord {
    std::string file;  ///< the list's name
    std::string time;  ///< UTC
    std::int64_t offers = 0;
    std::vector<Replaced> replaced;
};

/// Adds offers to the user's book as one step and keeps what they replaced in home/price-import.json, in the place of
/// the import before. Errors: as editPriceBook. Blocks.
[[nodiscard]] Result<HomeBook> importPrices(const Path& home, const Machine& machine, std::vector<Offer> offers,
                                            const std::string& list);

/// Puts back what the last of these imports replaced; other rows stay. ErrorKind::Spec when there is none. Blocks.
[[nodiscard]] Result<PriceImportRecord> takeBackPrices(const Path& home, const Machine& machine);

}  // namespace epochal
