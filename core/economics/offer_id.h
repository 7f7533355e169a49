#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/economics/offer.h"

namespace epochal {

/// The ids in use, each with the key of the offer that has it (offerKey).
using OfferIds = std::unordered_map<std::string, std::string>;

/// The ids by which an offer is found, one a region, in their order: its own, with another region's name in it. A price
/// of several regions has the id of the first; what was kept under another's is the same offer.
[[nodiscard]] std::vector<std::string> idsOf(const Offer& offer);
/// Whether it is one of them.
[[nodiscard]] bool answersTo(const Offer& offer, std::string_view id);

/// Adds what the offer is found by. An id in use stays whose it is.
void takeIds(OfferIds& ids, const Offer& offer);
/// An id made of the offer's own words, "aws/g6.12xlarge/us-east-1/on-demand/2026-11-21", with "-2" and so on behind it
/// where another offer has it, in any of its regions.
[[nodiscard]] std::string freeId(const Offer& offer, const OfferIds& ids);

}  // namespace epochal
