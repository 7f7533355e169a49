#include "tests/core/engine/support/steps.h"

#include <ATen/Parallel.h>

#include <QtGlobal>
#include <algorithm>
#include <map>

#include "core/engine/train/replica.h"
#include "core/engine/train/team.h"

namespace epochal::test {

using namespace engine;

namespace {

using Named = std::map<std::string, torch::Tensor>;

/// By name: a pipeline has the same tensors in another order.
Named byName(const Checkpoint& checkpoint) {
    return {checkpoint.tensors.begin(), checkpoint.tensors.end()};
}

Checkpoint copyOf(const std::vector<std::pair<std::string, torch::Tensor>>& tensors) {
    Checkpoint copy;
    for (const auto& [name, tensor] : tensors) copy.tensors.emplace_back(name, tensor.detach().clone());
    return copy;
}

/// Also in bf16 where the CPU has no native instructions for it, which a run is refused.
Result<Plan> plannedAnywhere(const RunSpec& spec) {
    if (spec.devices.precision != "bf16") return makePlan(spec);
    RunSpec other = spec;
    other.devices.precision = "fp32";
    auto plan = makePlan(other);
    if (!plan) return plan;
    plan->spec = spec;
    plan->precision = spec.devices.precision;
    return plan;
}

}  // namespace

Ran trained(const RunSpec& spec, double rate, std::int64_t from, std::int64_t to, const Checkpoint& start) {
    const auto plan = plannedAnywhere(spec);
    if (!plan) qFatal("%s", english(plan.error()).c_str());
    Ran out;
    out.outputs.resize(static_cast<std::size_t>(plan->world()));
    Team team(*plan);
    team.run(
        [&](int rank) {
            at::set_num_threads(1);
            return std::make_unique<Replica>(*plan, team.connect(rank));
        },
        [&](int rank, Replica& replica) {
            if (rank == 0) {
                const Status ready =
                    start.tensors.empty() ? (replica.start() ? Status() : Status(Error{})) : replica.restore(start);
                if (!ready) qFatal("%s", english(ready.error()).c_str());
            }
            // Nobody waits in a collective for a rank that cannot begin.
            (void)team.meeting().agree(rank, [] { return std::string("go"); });
            replica.share(from);
            for (std::int64_t step = from; step < to; ++step) {
                if (step == from || step % plan->stepsPerEpoch == 0)
                    replica.beginEpoch(step / plan->stepsPerEpoch, step % plan->stepsPerEpoch);
                (void)replica.step(rate);
                if ((step + 1) % plan->stepsPerEpoch == 0) (void)replica.endEpoch();
            }
            const auto tensors = replica.snapshot(to);
            if (rank == 0) out.checkpoint = copyOf(tensors);
            out.outputs[static_cast<std::size_t>(rank)] = replica.evaluate();
            replica.leave();
        });
    if (const auto failure = team.meeting().failure()) qFatal("%s", english(*failure).c_str());
    return out;
}

double apart(const Checkpoint& a, const Checkpoint& b, const std::string& prefix) {
    const Named ours = byName(a), theirs = byName(b);
    if (ours.size() != theirs.size()) return 1e30;
    double most = 0;
    for (const auto& [name, tensor] : ours) {
        const auto other = theirs.find(name);
        if (other == theirs.end()) return 1e30;
        if (name == kReplicasState || !name.starts_with(prefix)) continue;
        most =
            std::max(most, (tensor.to(torch::kDouble) - other->second.to(torch::kDouble)).abs().max().item<double>());
    }
    return most;
}

torch::Tensor rowsOf(const Checkpoint& checkpoint) {
    for (const auto& [name, tensor] : checkpoint.tensors)
        if (name == kReplicasState) return tensor;
    qFatal("no replicas.state");
}

std::string different(const Checkpoint& a, const Checkpoint& b) {
    const Named ours = byName(a), theirs = byName(b);
    if (ours.size() != theirs.size()) return "number of tensors";
    for (const auto& [name, tensor] : ours) {
        const auto other = theirs.find(name);
        if (other == theirs.end() || !torch::equal(tensor, other->second)) return name;
    }
    return {};
}

}  // namespace epochal::test
