#include "core/engine/train/team.h"

#include <ATen/Parallel.h>

#include <chrono>
#include <future>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <vector>

#include "core/engine/collective/gloo_collective.h"
#include "core/engine/parallel/party.h"
#include "core/hardware/cpu_cores.h"
#include "core/spec/parallel.h"

namespace epochal::engine {
namespace {

/// While it lives, this thread and those that compute for it use the cores that the spec names.
class OnCores {
public:
    explicit OnCores(const Plan& plan)
        : before_(allowedCores()), wanted_(plan.onHost() ? plan.spec.devices.numbers : std::vector<std::int64_t>()) {
        use(wanted_);
    }
    ~OnCores() {
        if (!wanted_.empty()) use(before_);
    }
    OnCores(const OnCores&) = delete;
    OnCores& operator=(const OnCores&) = delete;

private:
    /// OpenMP's threads outlive a run: each has to be told.
    static void use(const std::vector<std::int64_t>& cores) {
        if (cores.empty()) return;
#pragma omp parallel
        useCores(cores);
    }

    const std::vector<std::int64_t> before_, wanted_;
};

/// A peer may be slow for a moment; one silent for this long is gone.
constexpr std::chrono::minutes kPeerTimeout{10};

Error notConnected() {
    return {ErrorKind::Device,
            {EPOCHAL_TEXT("core", "The replicas did not connect within %1"),
             {Duration{std::chrono::duration<double>(kPeerTimeout).count()}}},
            "",
            {EPOCHAL_TEXT("core", "Resume the run from its last checkpoint"), {}}};
}

/// Connects on a thread of its own. Neither Gloo nor NCCL can be freed while it waits for a peer that does not come:
/// that thread is left to itself, and this one throws PeerFailed after another rank's failure, or DataFailure after
/// kPeerTimeout.
std::shared_ptr<Collective> connectWatched(std::function<std::shared_ptr<Collective>()> connect,
                                           const Meeting& meeting) {
    constexpr std::chrono::milliseconds kLook{50};
    const auto until = std::chrono::steady_clock::now() + kPeerTimeout;
    const auto made = std::make_shared<std::promise<std::shared_ptr<Collective>>>();
    auto ready = made->get_future();
    std::thread([made, connect = std::move(connect)] {
        try {
            made->set_value(connect());
        } catch (...) {
            made->set_exception(std::current_exception());
        }
    }).detach();
    while (ready.wait_for(kLook) == std::future_status::timeout) {
        meeting.check();
        if (std::chrono::steady_clock::now() > until) throw DataFailure{notConnected()};
    }
    return ready.get();
}

}  // namespace

Team::Team(const Plan& plan) : plan_(plan) {
    if (!plan.party) {
        meeting_ = makeThreadMeeting(plan.world(), [this] { abort(); });
        store_ = c10::make_intrusive<c10d::HashStore>();
        return;
    }
    const Party::Stretch stretch = plan.party->begin();
    meeting_ = makeLinkMeeting(plan.party->link(), stretch.number, [this] { abort(); });
    store_ = stretch.store;
}

Peers Team::connect(int rank) {
    const int world = plan_.world(), stages = static_cast<int>(stagesOf(plan_.spec));
    if (world == 1) return Peers::of(makeLocalCollective());
    // Nobody begins to connect before all can: one that cannot would be waited for.
    if (plan_.party) (void)meeting_->agree(rank, [] { return std::string(); });
    Peers peers = Peers::of(group("all", rank, rank, world));
    if (stages == 1) return peers;
    const int replica = rank / stages, stage = rank % stages;
    const std::string ofReplica = std::to_string(replica), ofStage = std::to_string(stage);
    peers.forward = group("forward" + ofReplica, rank, stage, stages);
    peers.backward = group("backward" + ofReplica, rank, stage, stages);
    peers.replicas = group("stage" + ofStage, rank, replica, world / stages);
    return peers;
}

std::shared_ptr<Collective> Team::group(const std::string& name, int rank, int place, int world) {
    if (world == 1) return makeLocalCollective();
    const auto index = plan_.devices[static_cast<std::size_t>(rank)].index();
    const c10::intrusive_ptr<c10d::Store> store = c10::make_intrusive<c10d::PrefixStore>(name, store_);
    // What connects may outlive the team and its plan.
    std::function<std::shared_ptr<Collective>()> connect;
    if (plan_.party && plan_.onHost())
        connect = [store, place, world, address = plan_.party->ownAddress(), pulse = plan_.party->link().pulse()] {
            return makeGlooCollective(store, place, world, kPeerTimeout, address, pulse);
        };
    else
        connect = [store, place, world, index, &kind = plan_.kind()] {
            return kind.makeCollective(store, place, world, index, kPeerTimeout);
        };
    const std::shared_ptr<Collective> made = connectWatched(std::move(connect), *meeting_);
    {
        const Lock lock(mutex_);
        connected_.push_back(made);
    }
    // Before it was listed, a failure could not reach it.
    meeting_->check();
    return made;
}

void Team::abort() {
    std::vector<std::shared_ptr<Collective>> connected;
    {
        const Lock lock(mutex_);
        connected = connected_;
    }
    for (const auto& one : connected) {
        try {
            one->abort();
        } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
            // The failure that led here is the one to report.
        }
    }
}

void Team::everywhere(const std::function<void(int rank)>& work) {
    const auto prepared = [&](int rank) {
        try {
            at::set_num_threads(static_cast<int>(plan_.threads));
            const OnCores onCores(plan_);
            const c10::DeviceGuard device(plan_.devices[static_cast<std::size_t>(rank)]);
            work(rank);
        } catch (const PeerFailed&) {  // NOLINT(bugprone-empty-catch)
            // The meeting knows why.
        } catch (...) {
            meeting_->fail(errorOf(std::current_exception()));
        }
    };
    if (plan_.party) return prepared(plan_.party->ranks().rank);
    // A replica that waited for a peer without a thread would wait until the timeout.
    std::promise<bool> complete;
    const std::shared_future<bool> begins = complete.get_future().share();
    std::vector<std::jthread> peers;
    try {
        for (int rank = 1; rank < plan_.world(); ++rank)
            peers.emplace_back([&prepared, rank, begins] {
                if (begins.get()) prepared(rank);
            });
    } catch (...) {
        complete.set_value(false);
        throw;
    }
    complete.set_value(true);
    prepared(0);
}

}  // namespace epochal::engine
