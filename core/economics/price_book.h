#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.h"
#include "core/economics/offer.h"
#include "core/economics/provider.h"
#include "core/economics/rates.h"
#include "core/hardware/machine.h"

namespace epochal {

/// The offers one can choose from: this machine's, the user's own rows, the shipped book.
struct PriceBook {
    std::vector<Offer> offers;
    std::string newest;               ///< latest exact day among them, ISO; empty = none
    Rates rates;                      ///< none ship: the user enters those they trust
    int ageLimitDays = 365;           ///< a price older than that is marked
    std::vector<Provider> providers;  ///< those with notes or ratings
    std::vector<Offer> retired;       ///< hidden, to be restored

    /// Also by the id that one of an offer's regions had on its own (idsOf).
    [[nodiscard]] const Offer* find(std::string_view id) const;
    /// Rows of the same offer on all its days, newest first; `offer` among them if it is in the book.
    [[nodiscard]] std::vector<const Offer*> history(const Offer& offer) const;
    [[nodiscard]] const Provider* provider(std::string_view name) const;
};

/// Reads a price book document (FORMATS.md, "price-book.json"). A row with a defect is an error naming the row.
[[nodiscard]] Result<PriceBook> readPriceBook(std::string_view text, const std::string& where);
[[nodiscard]] Json toJson(const PriceBook& book);

/// For each offer whether it is the newest row of its history, in one of its regions at least. Same length and order as
/// `offers`.
[[nodiscard]] std::vector<bool> newestRows(const std::vector<Offer>& offers);
/// For each offer the regions in which it is.
[[nodiscard]] std::vector<std::vector<std::string>> newestRegions(const std::vector<Offer>& offers);

/// What can be chosen from: of every offer the newest row, and no offer whose newest row was retired. A price of
/// several regions that is older in some of them stands for the others.
[[nodiscard]] std::vector<Offer> candidates(const PriceBook& book);

/// The book that ships with this version, as a document for readPriceBook.
[[nodiscard]] std::string_view shippedPriceBook();

/// The first offer, id "this-machine": an own-machine cost with defaults that the user edits. The assumptions are named
/// in `notes`.
[[nodiscard]] Offer thisMachineOffer(const Machine& machine);

}  // namespace epochal
