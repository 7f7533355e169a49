#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace epochal {

/// What the command line says of ranks; it goes before the environment.
struct LaunchFlags {
    std::optional<std::int64_t> rank, world;               ///< --rank, --world
    std::optional<std::int64_t> localRank, localWorld;     ///< --local-rank, --local-world
    std::optional<std::int64_t> perNode, nodes, nodeRank;  ///< --nproc, --nodes, --node-rank
    std::string address;                                   ///< --address
    std::optional<std::int64_t> port;                      ///< --port
};

/// A resolved value and what it was taken from, such as "RANK" or "--world".
struct LaunchValue {
    std::string name, value, source;
};

/// This process's place among the ranks of a run that were started from outside.
struct LaunchPlan {
    int rank = 0, world = 1;
    int localRank = 0, localWorld = 1;
    int starts = 0;       ///< ranks that this process must start on its machine: rank + 1, rank + 2, ...
    std::string address;  ///< where the ranks meet
    int port = 0;
    bool agentStore = false;    ///< torchrun's agent runs the store there already
    std::string attempt = "0";  ///< torchrun's restart count: keys of an earlier start are not this one's
    std::vector<LaunchValue> table;
};

/// Reads how this process was launched, from `environment` and the flags and nothing else: torchrun, PET_* (Kubeflow's
/// PyTorchJob and TrainJob), an Indexed Job, a Slurm step, or Epochal's own flags. World 1 if by none of them. Two
/// sources that contradict each other are an error that names both with their values, as is one that is incomplete.
[[nodiscard]] Result<LaunchPlan> resolveLaunch(const std::map<std::string, std::string>& environment,
                                               const LaunchFlags& flags);

/// This process's environment.
[[nodiscard]] std::map<std::string, std::string> thisEnvironment();

/// "rank=1 (RANK), world=2 (WORLD_SIZE), ..."
[[nodiscard]] std::string launchTable(const LaunchPlan& plan);

/// The numbers in Slurm's list of tasks per node: "2(x3),1" is 2, 2, 2, 1. Empty if it is not such a list.
[[nodiscard]] std::vector<std::int64_t> expandTasks(const std::string& list);

/// The names in a Slurm list of nodes: "n[1-3,5]" is n1, n2, n3, n5; leading zeros are kept. An error for what is no
/// such list, or one of more than 65,536 nodes.
[[nodiscard]] Result<std::vector<std::string>> expandNodes(const std::string& list);

}  // namespace epochal
