#pragma once

#include <span>
#include <string>

#include "core/analysis/figures.h"
#include "core/economics/offer.h"
#include "core/hardware/machine.h"

namespace epochal {

/// Whether an offer is for the machine that a run ran on: where a run ran is a fact, its price is a choice, and a cost
/// at the price of other hardware is a what-if. The machine must have the offer's accelerators, and the run must not
/// have used more of them. For an offer without accelerators, the run must have used none, and its threads must be the
/// machine's where both are known, except in the offer made from this machine. `devices`: what the run trained on
/// (Started::devices); empty before it has started. Who owns a machine cannot be determined from its hardware.
[[nodiscard]] bool isMachineOf(const Offer& offer, const Machine& machine, std::span<const std::string> devices);

/// Whether a run of these figures did not run on the hardware of its offer: its cost is a what-if.
[[nodiscard]] bool ranElsewhere(const Offer& offer, const Machine& machine, const Figures& figures);

/// The hardware that a run of these figures used: "4 × NVIDIA L4", or the processor's name.
[[nodiscard]] std::string hardwareUsed(const Machine& machine, const Figures& figures);

}  // namespace epochal
