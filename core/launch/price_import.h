#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/launch/home.h"

namespace epochal {

/// An import that can be undone: its list, and what the ids it took referred to before.
struct PriceImportRecord {
    std::string file;  ///< the list's name
    std::string time;  ///< UTC
    std::int64_t offers = 0;
    std::vector<Replaced> replaced;
};

/// Adds offers to the user's book in one step and saves what they replaced in home/price-import.json, replacing the
/// previous import's record. Errors: as editPriceBook. Blocks.
[[nodiscard]] Result<HomeBook> importPrices(const Path& home, const Machine& machine, std::vector<Offer> offers,
                                            const std::string& list);

/// Puts back what the last import replaced; other rows remain. ErrorKind::Spec if there is none. Blocks.
[[nodiscard]] Result<PriceImportRecord> takeBackPrices(const Path& home, const Machine& machine);

}  // namespace epochal
