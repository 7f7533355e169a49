#include "core/engine/parallel/gloo_collective.h"

#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

#include "core/engine/parallel/c10d_collective.h"

namespace epochal::engine {
namespace {

class GlooCollective : public C10dCollective {
public:
    using C10dCollective::C10dCollective;
    /// c10d's own (2.11) is an all-reduce of which each rank keeps a part: twice the bytes.
    std::unique_ptr<Pending> reduceScatterAsync(torch::Tensor& part, torch::Tensor& whole) override {
        return std::make_unique<Sum>(*this, part, whole);
    }

private:
    class Sum : public Pending {
    public:
        Sum(Collective& peers, torch::Tensor part, const torch::Tensor& whole)
            : part_(std::move(part)),
              sent_(whole.view({peers.world(), -1})),
              received_(torch::empty_like(sent_)),
              work_(peers.allToAllAsync(received_, sent_)) {}
        void wait() override {
            work_->wait();
            part_.copy_(sumOfRows(received_));
        }

    private:
        torch::Tensor part_, sent_, received_;
        std::unique_ptr<Pending> work_;
    };
};

}  // namespace

std::unique_ptr<Collective> makeGlooCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank, int world,
                                               std::chrono::milliseconds timeout, const std::string& address) {
    auto options = c10d::ProcessGroupGloo::Options::create(timeout);
    // Named explicitly, because the default device resolves the host name, which fails on some machines.
    options->devices.push_back(address.empty() ? c10d::ProcessGroupGloo::createDeviceForInterface("lo")
                                               : c10d::ProcessGroupGloo::createDeviceForHostname(address));
    return std::make_unique<GlooCollective>(c10::make_intrusive<c10d::ProcessGroupGloo>(store, rank, world, options));
}

}  // namespace epochal::engine
