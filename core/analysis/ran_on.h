#pragma once

#include <span>
#include <string>

#include "core/economics/offer.h"
#include "core/hardware/machine.h"

namespace epochal {

/// Whether an offer is for the machine that a run ran on: where a run ran is a fact, its price is a choice, and a cost
/// at the price of other hardware is a what-if. The machine must have the offer's accelerators, and the run must not
/// have used more of them. For an offer without accelerators, the run must have used none, and its threads must be the
/// machine's where both are known, except in the offer made from this machine. `devices`: what the run trained on
/// (Started::devices); empty before it has started. Who owns a machine cannot be determined from its hardware.
[[nodiscard]] bool isMachineOf(const Offer& offer, const Machine& machine, std::span<const std::string> devices);

}  // namespace epochal
