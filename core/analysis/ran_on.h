#pragma once

#include <span>
#include <string>

#include "core/economics/offer.h"
#include "core/hardware/machine.h"

namespace epochal {

/// Whether an offer is of the machine that a run ran on: where a run ran is a fact, what it is priced at is a choice,
/// and money at the price of other hardware is a what-if. The machine must have the offer's accelerators, and the run
/// must have used no more of them; of an offer without accelerators, none, and its threads must be the machine's where
/// both are known. `devices`: what the run trained on (Started::devices); empty before it has begun. The offer made
/// from this machine is of it. Whose machine it is cannot be told from its hardware.
[[nodiscard]] bool isMachineOf(const Offer& offer, const Machine& machine, std::span<const std::string> devices);

}  // namespace epochal
