#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/economics/offer.h"

namespace epochal {

/// The ids in use, each with the key (offerKey) of the offer that has it.
using OfferIds = std::unordered_map<std::string, std::string>;

/// The ids by which an offer is found, one per region, in their order: its own id, then the same with each other
/// region's name in it. A price for several regions has the first region's id; an id stored for another region still
/// finds the offer.
[[nodiscard]] std::vector<std::string> idsOf(const Offer& offer);
/// Whether `id` is one of them.
[[nodiscard]] bool answersTo(const Offer& offer, std::string_view id);

/// Adds the ids by which the offer is found. An id already in use keeps its owner.
void takeIds(OfferIds& ids, const Offer& offer);
/// An id made from the offer's fields, "aws/g6.12xlarge/us-east-1/on-demand/2026-11-21", followed by "-2" and so on if
/// another offer has it in any of its regions.
[[nodiscard]] std::string freeId(const Offer& offer, const OfferIds& ids);

}  // namespace epochal
