#include "core/launch/rank_processes.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "core/base/clock.h"
#include "core/base/sockets.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"

namespace epochal {
namespace {

constexpr double kArrival = 10;       ///< times the timeout
constexpr double kLeaveSeconds = 10;  ///< for a rank to end by itself once the run has
constexpr std::chrono::milliseconds kLookForEnd{10};

std::vector<std::string> argumentsOf(const LaunchPlan& plan, int rank) {
    return {"rank",
            "--rank",
            std::to_string(rank),
            "--world",
            std::to_string(plan.world),
            "--local-rank",
            std::to_string(plan.localRank + rank - plan.rank),
            "--local-world",
            std::to_string(plan.localWorld),
            "--address",
            plan.address,
            "--port",
            std::to_string(plan.port),
            "--parent",
            std::to_string(::getpid())};
}

}  // namespace

/// A rank is heard while it computes, so silence is never slowness: a minute outlasts a machine that swaps, or a link
/// that is up again soon. EPOCHAL_RANK_TIMEOUT, in seconds, overrides it. Before it arrives, a rank loads LibTorch, in
/// silence: that may take kArrival times as long.
double rankTimeout() {
    const char* text = std::getenv("EPOCHAL_RANK_TIMEOUT");
    const double seconds = text ? std::atof(text) : 0;
    return seconds > 0 ? seconds : engine::Ranks().timeout;
}

bool asProcesses(const RunSpec& spec, const engine::Engine& engine) {
    if (ranksOf(spec) < 2 || !trainsToQuality(spec.session)) return false;
    if (spec.devices.ranksAs != "auto") return spec.devices.ranksAs == "processes";
    if (spec.devices.kind == "cpu") return false;
    return std::ranges::any_of(engine.devices(), [](const engine::Device& one) { return one.kind != "cpu"; });
}

Status checkLaunch(const RunSpec& spec, const LaunchPlan& launched) {
    if (launched.world == 1) return {};
    const std::string world = launched.table.front().source + "=" + std::to_string(launched.world);
    const auto against = [&](std::string setting, const char* path, Message remedy) {
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "Contradictory launch settings: %1 and %2"), {world, std::move(setting)}},
                     path,
                     std::move(remedy)};
    };
    if (!trainsToQuality(spec.session))
        return against("session.kind=" + spec.session.kind, "/session/kind",
                       {EPOCHAL_TEXT("core", "Start this session as a single process"), {}});
    if (ranksOf(spec) != launched.world)
        return against(spec.devices.count == ranksOf(spec)
                           ? "devices.count=" + std::to_string(spec.devices.count)
                           : "devices.count × parallel.stages=" + std::to_string(ranksOf(spec)),
                       "/devices/count",
                       {EPOCHAL_TEXT_N("core", "Start %1 rank(s), or change devices.count or parallel.stages"),
                        {Count(ranksOf(spec))}});
    if (spec.devices.ranksAs == "threads")
        return against("devices.ranks_as=threads", "/devices/ranks_as",
                       {EPOCHAL_TEXT("core", "Set devices.ranks_as to auto"), {}});
    return {};
}

LaunchPlan localPlan(const RunSpec& spec) {
    LaunchPlan plan;
    plan.world = plan.localWorld = static_cast<int>(ranksOf(spec));
    plan.starts = plan.world - 1;
    plan.address = "127.0.0.1";
    const std::string source = "devices.ranks_as";
    plan.table = {{"world", std::to_string(plan.world), "devices.count"},
                  {"rank", "0", source},
                  {"address", plan.address, "one machine"}};
    return plan;
}

Path workerBeside() {
    std::error_code error;
    const Path program = std::filesystem::read_symlink("/proc/self/exe", error);
    return program.parent_path() / "epochal-worker";
}

Result<std::unique_ptr<RankProcesses>> RankProcesses::start(const Path& worker, const LaunchPlan& plan, int output) {
    std::unique_ptr<RankProcesses> made(new RankProcesses(plan));
    if (plan.rank == 0 && !plan.agentStore) {
        auto listener = listenOn(plan.address, plan.port, plan.localWorld < plan.world);
        if (!listener) return listener.error();
        made->listener_ = std::move(listener->socket);
        made->plan_.port = listener->port;
    }
    for (int rank = plan.rank + 1; rank <= plan.rank + plan.starts; ++rank) {
        auto child = WorkerProcess::start(worker, {argumentsOf(made->plan_, rank)}, output, output);
        if (!child) return child.error();
        const Lock lock(made->mutex_);
        made->children_.emplace(rank, std::move(*child));
    }
    return made;
}

RankProcesses::~RankProcesses() {
    const double until = monotonicSeconds() + kLeaveSeconds;
    const auto allEnded = [this] {
        const Lock lock(mutex_);
        return std::ranges::all_of(children_, [](auto& child) { return child.second.hasEnded(); });
    };
    while (!allEnded() && monotonicSeconds() < until) std::this_thread::sleep_for(kLookForEnd);
    kill();
    const Lock lock(mutex_);
    for (auto& [rank, child] : children_) child.wait();
}

engine::Ranks RankProcesses::ranks() {
    engine::Ranks out;
    out.rank = plan_.rank;
    out.world = plan_.world;
    out.localRank = plan_.localRank;
    out.localWorld = plan_.localWorld;
    out.address = plan_.address;
    out.port = plan_.port;
    out.listener = listener_.release();
    out.prefix = plan_.attempt;
    out.timeout = rankTimeout();
    out.patience = kArrival * out.timeout;
    out.endOf = [this](int rank) { return endOf(rank); };
    out.force = [this] { kill(); };
    return out;
}

std::optional<engine::RankEnd> RankProcesses::endOf(int rank) {
    const Lock lock(mutex_);
    const auto child = children_.find(rank);
    if (child == children_.end() || !child->second.hasEnded()) return std::nullopt;
    return engine::RankEnd{child->second.code(), child->second.endedBy()};
}

void RankProcesses::kill() {
    const Lock lock(mutex_);
    for (auto& [rank, child] : children_)
        if (!child.hasEnded()) child.signal(SIGKILL);
}

}  // namespace epochal
