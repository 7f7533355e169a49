#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include "core/engine/collective/collective.h"
#include "core/engine/collective/pulse.h"

namespace epochal::engine {

/// CPU replicas through c10d Gloo: over the loopback interface, or the one that has `address`. Blocks until all ranks
/// have called it with the same store. If a peer disappears, the others' calls fail at once; if it hangs, after
/// `timeout`. `pulse`: of the thread that uses it.
[[nodiscard]] std::unique_ptr<Collective> makeGlooCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, std::chrono::milliseconds timeout,
                                                             const std::string& address = {},
                                                             std::shared_ptr<Pulse> pulse = {});

}  // namespace epochal::engine
