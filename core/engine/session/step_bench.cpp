#include "core/engine/data/images.h"
#include "core/engine/session/bench.h"
#include "core/engine/train/replica.h"

namespace epochal::engine {
namespace {

class StepBench : public Bench {
public:
    StepBench(const Plan& plan, Peers peers) : plan_(plan) {
        const int rank = peers.everyone->rank();
        replica_ = std::make_unique<Replica>(plan, std::move(peers));
        if (rank == 0)
            if (const auto loaded = replica_->start(); !loaded) throw DataFailure{loaded.error()};
        replica_->share(0);
        replica_->beginEpoch(0, 0);
    }

    void batch() override {
        if (step_ == plan_.stepsPerEpoch) {
            replica_->beginEpoch(++epoch_, 0);
            step_ = 0;
        }
        ++step_;
        data_ += replica_->step(0).data;
    }
    void synchronize() override { replica_->synchronize(); }
    void begin() override {
        data_ = 0;
        waits_ = {};
        (void)replica_->waits();
    }
    void tell(SizeMeasured& out) override {
        const Replica::Waits more = replica_->waits();
        waits_.peers += more.peers;
        waits_.copies += more.copies;
        waits_.updates += more.updates;
        out.dataSeconds = data_;
        out.communicationSeconds = waits_.peers;
        out.copySeconds = waits_.copies;
        out.optimizerSeconds = waits_.updates;
    }
    void leave() override { replica_->leave(); }

private:
    const Plan& plan_;
    std::unique_ptr<Replica> replica_;
    std::int64_t epoch_ = 0, step_ = 0;
    double data_ = 0;  ///< s
    Replica::Waits waits_;
};

}  // namespace

std::unique_ptr<Bench> makeStepBench(const Plan& plan, Peers peers) {
    return std::make_unique<StepBench>(plan, std::move(peers));
}

}  // namespace epochal::engine
