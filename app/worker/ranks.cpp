#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>

#include "app/worker/job.h"
#include "app/worker/specs.h"
#include "core/launch/engine_library.h"
#include "core/launch/rank_processes.h"
#include "core/launch/run_guard.h"
#include "core/spec/parallel.h"

namespace epochal::worker {
namespace {

/// Asks the run to stop with a checkpoint. For the signals that a person or a scheduler sends, the second one exits at
/// once, with the code that a shell would report; a terminal that closes and a pipe whose reader has gone send theirs
/// several times.
void onSignal(int number) {
    static std::atomic<bool> asked{false};
    if ((number == SIGTERM || number == SIGINT) && asked.exchange(true)) ::_exit(128 + number);
    control().interrupt = true;
}

/// Nothing of a rank other than 0 is on the disk, so it may end anywhere.
int serve(const LaunchPlan& plan) {
    heedSignals();
    const auto library = engineLibrary();
    if (!library) return complain(library.error());
    auto processes = RankProcesses::start(workerBeside(), plan, STDERR_FILENO);
    if (!processes) return complain(processes.error());
    engine::Ranks ranks = (*processes)->ranks();
    ranks.force = [&] {
        (*processes)->kill();
        ::_exit(exitCode(ErrorKind::Device));
    };
    const engine::Outcome outcome = (*library)->serve(ranks, control());
    if (outcome.error) return complain(*outcome.error);
    return outcome.state == RunState::Interrupted ? exitCode(ErrorKind::Interrupted) : 0;
}

/// `rank0`: what rank 0 does.
int asLaunched(const Options& options, int (*rank0)(const LaunchPlan&, const Options&)) {
    const auto plan = resolveLaunch(thisEnvironment(), options.launch);
    if (!plan) return complain(plan.error());
    return plan->rank > 0 ? serve(*plan) : rank0(*plan, options);
}

}  // namespace

engine::Control& control() {
    static engine::Control one;
    return one;
}

void heedSignals() {
    (void)control();  // made here, not by a signal
    for (const int number : {SIGTERM, SIGINT, SIGUSR1, SIGPIPE}) std::signal(number, onSignal);
    // Under nohup, SIGHUP stays ignored.
    if (std::signal(SIGHUP, onSignal) == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
}

int run(const Options& options) {
    return asLaunched(options, runAs);
}

int scale(const Options& options) {
    return asLaunched(options, scaleAs);
}

int resume(const Options& options) {
    return asLaunched(options, resumeAs);
}

int launch(const Options& options) {
    const auto plan = resolveLaunch(thisEnvironment(), options.launch);
    if (!plan) return complain(plan.error());
    if (plan->world == 1)
        return complain({ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "The number of processes to launch is not given"), {}},
                         "--nproc",
                         {EPOCHAL_TEXT("core", "Use --nproc N, or start the ranks with torchrun or srun"), {}}});
    if (plan->rank > 0) return serve(*plan);
    Options whole = options;
    if (!options.folder.empty()) {
        whole.replicasNow = plan->world;
        return resumeAs(*plan, whole);
    }
    const auto given = sweepOf(options);
    if (!given) return complain(given.error());
    const std::int64_t replicas = std::max<std::int64_t>(plan->world / stagesOf(given->base), 1);
    // Before the user's own, which may contradict them.
    whole.assignments.insert(whole.assignments.begin(), "devices.count=" + std::to_string(replicas));
    return runAs(*plan, whole);
}

int rank(const Options& options) {
    if (options.parent > 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != options.parent) return exitCode(ErrorKind::Device);
    }
    // What a parent says is all there is to know.
    const auto plan =
        resolveLaunch(options.parent > 0 ? std::map<std::string, std::string>() : thisEnvironment(), options.launch);
    if (!plan) return complain(plan.error());
    if (plan->rank == 0)
        return complain({ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "This process is rank 0, or the only one"), {}},
                         "--rank",
                         {EPOCHAL_TEXT("core", "Start rank 0 with launch"), {}}});
    return serve(*plan);
}

int guard(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return complain(run.error());
    const Status guarded = guardRun(*run, static_cast<pid_t>(options.parent), rankTimeout());
    return guarded ? 0 : complain(guarded.error());
}

}  // namespace epochal::worker
