#include "core/launch/launch_plan.h"

#include <charconv>

#include "core/base/parse.h"

extern char** environ;

namespace epochal {
namespace {

constexpr std::int64_t kMostRanks = 65536, kMostPort = 65535;
constexpr std::int64_t kStorePort = 29500;                       ///< torchrun's
constexpr std::int64_t kSlurmPorts = 15000, kSlurmSpan = 15000;  ///< the port of a Slurm job, by its number

constexpr const char* kAlone = "alone on its machine";

/// A number with the variable or flag that it is from.
struct Sourced {
    std::int64_t value = 0;
    std::string source;
};
using Maybe = std::optional<Sourced>;

std::string setting(const Sourced& one) {
    return one.source + "=" + std::to_string(one.value);
}

Error contradiction(const std::string& one, const std::string& other) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "Contradictory launch settings: %1 and %2"), {one, other}},
            one.substr(0, one.find('=')),
            {EPOCHAL_TEXT("core", "Unset one of them, or start all ranks in the same way"), {}}};
}

Error incomplete(const std::string& needed, const std::string& because) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "%1 is set, but %2 is missing"), {because, needed}},
            needed,
            {EPOCHAL_TEXT("core", "Set it, or unset the other"), {}}};
}

class Resolver {
public:
    Resolver(const std::map<std::string, std::string>& environment, const LaunchFlags& flags)
        : environment_(environment), flags_(flags) {}

    Result<LaunchPlan> resolve() {
        if (Status read = readAll(); !read) return read.error();
        if (Status ranks = findRanks(); !ranks) return ranks.error();
        if (plan_.world == 1) return LaunchPlan();
        if (Status store = findStore(); !store) return store.error();
        return plan_;
    }

private:
    [[nodiscard]] std::string text(const char* name) const {
        const auto found = environment_.find(name);
        return found == environment_.end() ? std::string() : found->second;
    }

    Status number(const char* name, std::int64_t least, Maybe& out, std::int64_t most = kMostRanks) const {
        const std::string value = text(name);
        if (value.empty()) return {};
        const auto read = parsed<std::int64_t>(value);
        if (!read || *read < least || *read > most)
            return Error{ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "Invalid value of %1: \"%2\""), {name, value}},
                         name,
                         {EPOCHAL_TEXT("core", "Set it to a number, or unset it"), {}}};
        out = Sourced{*read, name};
        return {};
    }
    static Maybe flag(const std::optional<std::int64_t>& value, const char* name) {
        return value ? Maybe(Sourced{*value, name}) : Maybe();
    }
    /// The flag, which must not contradict the variable.
    static Status prefer(const Maybe& flag, Maybe& variable) {
        if (flag && variable && flag->value != variable->value)
            return contradiction(setting(*flag), setting(*variable));
        if (flag) variable = flag;
        return {};
    }

    Status readAll() {
        // In a step only: the shell of a batch job has a SLURM_PROCID too, and is no rank.
        const bool step = !text("SLURM_STEP_ID").empty();
        for (const auto& [name, least, out] :
             {std::tuple("RANK", 0, &rank_), std::tuple("WORLD_SIZE", 1, &world_), std::tuple("LOCAL_RANK", 0, &local_),
              std::tuple("LOCAL_WORLD_SIZE", 1, &localWorld_), std::tuple("PET_NODE_RANK", 0, &petNode_),
              std::tuple("PET_NNODES", 1, &petNodes_), std::tuple("PET_NPROC_PER_NODE", 1, &petEach_),
              std::tuple("JOB_COMPLETION_INDEX", 0, &index_)})
            if (Status read = number(name, least, *out); !read) return read;
        if (step)
            for (const auto& [name, least, out] :
                 {std::tuple("SLURM_PROCID", 0, &slurmRank_), std::tuple("SLURM_NTASKS", 1, &slurmWorld_),
                  std::tuple("SLURM_LOCALID", 0, &slurmLocal_)})
                if (Status read = number(name, least, *out); !read) return read;
        return {};
    }

    void set(const char* name, int LaunchPlan::*member, const Sourced& one) {
        plan_.*member = static_cast<int>(one.value);
        plan_.table.push_back({name, std::to_string(one.value), one.source});
    }
    static Sourced product(const Sourced& a, const Sourced& b) {
        return {a.value * b.value, a.source + " x " + b.source};
    }

    Status findRanks() {
        if (flags_.perNode || flags_.nodes || flags_.nodeRank) return fromNodes();
        if (petNode_ && !local_ && petEach_ && petNodes_) return fromPet();
        if (rank_ || world_ || flags_.rank || flags_.world) return fromRanks();
        if (petNode_ || petNodes_)
            return incomplete(petNode_ ? petNodes_ ? "PET_NPROC_PER_NODE" : "PET_NNODES" : "PET_NODE_RANK",
                              petNode_ ? "PET_NODE_RANK" : "PET_NNODES");
        if (slurmRank_ || slurmWorld_) return fromSlurm();
        return {};
    }

    /// --nproc N of them here, as every node was told.
    Status fromNodes() {
        const Sourced each = flag(flags_.perNode, "--nproc").value_or(Sourced{1, "default"}),
                      nodes = flag(flags_.nodes, "--nodes").value_or(Sourced{1, "default"});
        if (nodes.value > 1 && !flags_.nodeRank) return incomplete("--node-rank", "--nodes");
        const Sourced node = flag(flags_.nodeRank, "--node-rank").value_or(Sourced{0, "default"});
        for (const Maybe& other : {rank_, world_})
            if (other) return contradiction("--nproc=" + std::to_string(each.value), setting(*other));
        return agent(each, nodes, node);
    }
    /// Kubeflow starts one process on each node, whatever PET_NPROC_PER_NODE says.
    Status fromPet() {
        const Sourced world = product(*petNodes_, *petEach_);
        if (world_ && world_->value != world.value)
            return contradiction(setting(*world_), world.source + "=" + std::to_string(world.value));
        // In a PyTorchJob, RANK is that of the pod.
        for (const Maybe& other : {rank_, index_})
            if (other && other->value != petNode_->value) return contradiction(setting(*other), setting(*petNode_));
        return agent(*petEach_, *petNodes_, *petNode_);
    }
    Status agent(const Sourced& each, const Sourced& nodes, const Sourced& node) {
        if (node.value >= nodes.value) return contradiction(setting(node), setting(nodes));
        set("world", &LaunchPlan::world, product(nodes, each));
        set("rank", &LaunchPlan::rank, product(node, each));
        set("local rank", &LaunchPlan::localRank, {0, "first of its node"});
        set("local world", &LaunchPlan::localWorld, each);
        plan_.starts = static_cast<int>(each.value) - 1;
        return {};
    }

    Status fromRanks() {
        if (Status same = prefer(flag(flags_.world, "--world"), world_); !same) return same;
        Maybe rank = rank_;
        if (Status same = prefer(flag(flags_.rank, "--rank"), rank); !same) return same;
        // An Indexed Job names the rank and leaves the world to the command line.
        if (!rank && flags_.world && index_) rank = index_, local_ = Sourced{0, kAlone};
        if (!rank) return incomplete("RANK", world_->source);
        if (!world_) return incomplete("WORLD_SIZE", rank->source);
        if (rank->value >= world_->value) return contradiction(setting(*rank), setting(*world_));
        if (slurmRank_ && slurmWorld_ && slurmWorld_->value == world_->value && slurmRank_->value != rank->value)
            return contradiction(setting(*rank), setting(*slurmRank_));
        if (Status same = prefer(flag(flags_.localRank, "--local-rank"), local_); !same) return same;
        if (Status same = prefer(flag(flags_.localWorld, "--local-world"), localWorld_); !same) return same;
        return place(*rank, *world_, local_, localWorld_);
    }

    Status fromSlurm() {
        if (!slurmRank_) return incomplete("SLURM_PROCID", "SLURM_NTASKS");
        if (!slurmWorld_) return incomplete("SLURM_NTASKS", "SLURM_PROCID");
        if (slurmRank_->value >= slurmWorld_->value) return contradiction(setting(*slurmRank_), setting(*slurmWorld_));
        Maybe node, each;
        if (Status read = number("SLURM_NODEID", 0, node); !read) return read;
        const auto tasks = expandTasks(text("SLURM_STEP_TASKS_PER_NODE"));
        if (node && node->value < std::ssize(tasks))
            each = Sourced{tasks[static_cast<std::size_t>(node->value)], "SLURM_STEP_TASKS_PER_NODE"};
        return place(*slurmRank_, *slurmWorld_, slurmLocal_, each);
    }

    Status place(const Sourced& rank, const Sourced& world, const Maybe& local, const Maybe& localWorld) {
        if (local && !localWorld && world.value > 1 && local->source != kAlone)
            return incomplete(slurmRank_ ? "SLURM_STEP_TASKS_PER_NODE" : "LOCAL_WORLD_SIZE", local->source);
        if (local && local->value > rank.value) return contradiction(setting(*local), setting(rank));
        if (localWorld && localWorld->value > world.value) return contradiction(setting(*localWorld), setting(world));
        if (local && localWorld && local->value >= localWorld->value)
            return contradiction(setting(*local), setting(*localWorld));
        set("world", &LaunchPlan::world, world);
        set("rank", &LaunchPlan::rank, rank);
        set("local rank", &LaunchPlan::localRank, local.value_or(Sourced{0, kAlone}));
        set("local world", &LaunchPlan::localWorld, localWorld.value_or(Sourced{1, kAlone}));
        return {};
    }

    Status findStore() {
        std::string address = text("MASTER_ADDR"), from = "MASTER_ADDR";
        if (const std::string pet = text("PET_MASTER_ADDR"); !pet.empty()) {
            if (!address.empty() && address != pet)
                return contradiction("MASTER_ADDR=" + address, "PET_MASTER_ADDR=" + pet);
            if (address.empty()) address = pet, from = "PET_MASTER_ADDR";
        }
        if (!flags_.address.empty()) {
            if (!address.empty() && address != flags_.address)
                return contradiction("--address=" + flags_.address, from + "=" + address);
            address = flags_.address, from = "--address";
        }
        if (address.empty() && slurmRank_) {
            const std::string list = text("SLURM_JOB_NODELIST");
            if (list.empty()) return incomplete("SLURM_JOB_NODELIST", "SLURM_PROCID");
            const auto nodes = expandNodes(list);
            if (!nodes) return nodes.error();
            address = nodes->front(), from = "SLURM_JOB_NODELIST";
        }
        if (address.empty() && plan_.localWorld == plan_.world) address = "127.0.0.1", from = "one machine";
        if (address.empty()) return incomplete("MASTER_ADDR", plan_.table.front().source);
        plan_.address = address;
        plan_.table.push_back({"address", address, from});
        return findPort();
    }

    Status findPort() {
        Maybe port, pet;
        if (Status read = number("MASTER_PORT", 1, port, kMostPort); !read) return read;
        if (Status read = number("PET_MASTER_PORT", 1, pet, kMostPort); !read) return read;
        if (port && pet && port->value != pet->value) return contradiction(setting(*port), setting(*pet));
        if (!port) port = pet;
        if (Status same = prefer(flag(flags_.port, "--port"), port); !same) return same;
        Maybe job;
        if (!port && slurmRank_) {
            std::int64_t number = 0;
            const std::string id = text("SLURM_JOB_ID");
            std::from_chars(id.data(), id.data() + id.size(), number);
            job = Sourced{kSlurmPorts + number % kSlurmSpan, "SLURM_JOB_ID"};
        }
        // Nobody outside has to know the port of ranks that this process starts.
        const bool own = plan_.starts + 1 == plan_.world;
        set("port", &LaunchPlan::port,
            port  ? *port
            : job ? *job
                  : Sourced{own ? 0 : kStorePort, own ? "any that is free" : "default"});
        plan_.agentStore = text("TORCHELASTIC_USE_AGENT_STORE") == "True";
        if (plan_.agentStore) plan_.table.push_back({"store", "agent", "TORCHELASTIC_USE_AGENT_STORE"});
        if (const std::string restarts = text("TORCHELASTIC_RESTART_COUNT"); !restarts.empty()) {
            plan_.attempt = restarts;
            plan_.table.push_back({"attempt", restarts, "TORCHELASTIC_RESTART_COUNT"});
        }
        return {};
    }

    const std::map<std::string, std::string>& environment_;
    const LaunchFlags& flags_;
    LaunchPlan plan_;
    Maybe rank_, world_, local_, localWorld_, petNode_, petNodes_, petEach_, index_, slurmRank_, slurmWorld_,
        slurmLocal_;
};

}  // namespace

Result<LaunchPlan> resolveLaunch(const std::map<std::string, std::string>& environment, const LaunchFlags& flags) {
    return Resolver(environment, flags).resolve();
}

std::map<std::string, std::string> thisEnvironment() {
    std::map<std::string, std::string> out;
    for (char** at = environ; *at; ++at) {
        const std::string entry = *at;
        if (const auto sign = entry.find('='); sign != std::string::npos)
            out.emplace(entry.substr(0, sign), entry.substr(sign + 1));
    }
    return out;
}

std::string launchTable(const LaunchPlan& plan) {
    std::string out;
    for (const LaunchValue& one : plan.table)
        out += (out.empty() ? "" : ", ") + one.name + "=" + one.value + " (" + one.source + ")";
    return out;
}

}  // namespace epochal
