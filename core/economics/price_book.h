#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.h"
#include "core/economics/offer.h"
#include "core/hardware/machine.h"

namespace epochal {

/// The offers one can choose from: the shipped book, and what the user made of this machine.
struct PriceBook {
    std::vector<Offer> offers;
    std::string newest;  ///< latest exact day among them, ISO; empty = none

    [[nodiscard]] const Offer* find(std::string_view id) const;
};

/// Reads a price book document (FORMATS.md, "price-book.json"). A row with a defect is an error naming the row.
[[nodiscard]] Result<PriceBook> readPriceBook(std::string_view text, const std::string& where);
[[nodiscard]] Json toJson(const PriceBook& book);

/// The book that ships with this version, as a document for readPriceBook.
[[nodiscard]] std::string_view shippedPriceBook();

/// The first offer, id "this-machine": an own-machine cost with defaults that the user edits. The assumptions are named
/// in `notes`.
[[nodiscard]] Offer thisMachineOffer(const Machine& machine);

}  // namespace epochal
