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

/// The offers to choose from: this machine's, the user's own rows, the shipped book.
struct PriceBook {
    std::vector<Offer> offers;
    std::string newest;               ///< latest exact day among them, ISO; empty = none
    Rates rates;                      ///< none are shipped: the user enters those they trust
    int ageLimitDays = 365;           ///< days; older prices are marked
    std::vector<Provider> providers;  ///< those with notes or ratings
    std::vector<Offer> retired;       ///< hidden, can be restored

    /// Also finds an offer by the id of any of its regions (idsOf).
    [[nodiscard]] const Offer* find(std::string_view id) const;
    /// Rows of the same offer on all its days, newest first, including `offer` if it is in the book.
    [[nodiscard]] std::vector<const Offer*> history(const Offer& offer) const;
    [[nodiscard]] const Provider* provider(std::string_view name) const;
};

/// Reads a price book document (FORMATS.md, "price-book.json"). A malformed row is an error that names the row.
[[nodiscard]] Result<PriceBook> readPriceBook(std::string_view text, const std::string& where);

/// For each offer, whether it is the newest row of its history in at least one of its regions. Same length and order as
/// `offers`.
[[nodiscard]] std::vector<bool> newestRows(const std::vector<Offer>& offers);
/// For each offer, the regions in which it is the newest.
[[nodiscard]] std::vector<std::vector<std::string>> newestRegions(const std::vector<Offer>& offers);

/// What can be chosen: the newest row of every offer, and no offer whose newest row was retired. A price for several
/// regions that is superseded in some of them keeps the others.
[[nodiscard]] std::vector<Offer> candidates(const PriceBook& book);

/// The price book that ships with this version, as a document for readPriceBook.
[[nodiscard]] std::string_view shippedPriceBook();

/// The first offer, id "this-machine": the cost of one's own machine with defaults that the user can edit. `notes`
/// states the assumptions.
[[nodiscard]] Offer thisMachineOffer(const Machine& machine);

}  // namespace epochal
