#pragma once

#include <functional>
#include <memory>
#include <string>
#include <torch/csrc/distributed/c10d/Store.hpp>
#include <vector>

#include "core/base/mutex.h"
#include "core/engine/collective/collective.h"
#include "core/engine/parallel/line.h"
#include "core/engine/parallel/meeting.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/trainer.h"

namespace epochal::engine {

/// A plan's replicas: each on a thread of its own, rank 0 on the caller's; or, if they are processes (Plan::party), the
/// one of this process, on the caller's thread. As soon as one cannot continue, nobody waits for it any more: neither
/// in the meeting nor in a collective.
class Team {
public:
    /// `plan` must outlive it.
    explicit Team(const Plan& plan);

    [[nodiscard]] Meeting& meeting() { return *meeting_; }
    /// Together: what connects a rank with its peers. Each team connects once.
    [[nodiscard]] Peers connect(int rank);

    /// For each rank of this process, on its thread and device: work(rank, *make(rank)). Either all start or none:
    /// std::system_error if the system has no threads left. What a rank throws is the meeting's failure.
    template <class Make, class Work>
    void run(const Make& make, const Work& work) {
        everywhere([&](int rank) {
            const auto replica = make(rank);
            try {
                work(rank, *replica);
            } catch (const PeerFailed&) {
            } catch (...) {
                // Reported before the replica's connections are destroyed with it, so that its peers' lost connections
                // are not taken for the cause.
                meeting_->fail(errorOf(std::current_exception()));
            }
        });
    }

private:
    /// Together among `world` ranks: this one's place among them, which meet by that name.
    [[nodiscard]] std::shared_ptr<Collective> group(const std::string& name, int rank, int place, int world);
    void everywhere(const std::function<void(int rank)>& work);
    void abort();

    const Plan& plan_;
    Mutex mutex_;
    /// Until the end, even those whose replica has gone: what its device still waits for has to be aborted too.
    std::vector<std::shared_ptr<Collective>> connected_ EPOCHAL_GUARDED_BY(mutex_);
    std::unique_ptr<Meeting> meeting_;  ///< ends before what its failure aborts
    c10::intrusive_ptr<c10d::Store> store_;
};

}  // namespace epochal::engine
