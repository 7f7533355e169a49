#include "app/worker/commands.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/events/run_directory.h"
#include "core/launch/run_job.h"

namespace epochal::worker {

int trace(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return complain(run.error());
    if (FileLock::tryLock(run->lockFile()))
        return complain({ErrorKind::Spec,
                         {EPOCHAL_TEXT("worker", "This run is not in progress"), {}},
                         run->path().string(),
                         {EPOCHAL_TEXT("worker", "Start or resume it, then ask for a trace while it trains"), {}}});
    if (Status sent = sendCommand(*run, Command::Trace); !sent) return complain(sent.error());
    print(say(EPOCHAL_TEXT("worker", "The next steps will be recorded; the run's log will name the file")));
    return 0;
}

}  // namespace epochal::worker
