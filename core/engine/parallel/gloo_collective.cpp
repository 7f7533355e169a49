#include "core/engine/parallel/gloo_collective.h"

#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

#include "core/engine/parallel/c10d_collective.h"

namespace epochal::engine {

std::unique_ptr<Collective> makeGlooCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank, int world,
                                               std::chrono::milliseconds timeout, const std::string& address) {
    auto options = c10d::ProcessGroupGloo::Options::create(timeout);
    // Named explicitly, because the default device resolves the host name, which fails on some machines.
    options->devices.push_back(address.empty() ? c10d::ProcessGroupGloo::createDeviceForInterface("lo")
                                               : c10d::ProcessGroupGloo::createDeviceForHostname(address));
    return std::make_unique<C10dCollective>(c10::make_intrusive<c10d::ProcessGroupGloo>(store, rank, world, options));
}

}  // namespace epochal::engine
