#include <unistd.h>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/base/clock.h"
#include "core/events/codec.h"
#include "core/launch/home.h"
#include "core/launch/run_job.h"

namespace epochal::worker {
namespace {

engine::Control control;

/// The first asks to leave with a checkpoint; the second leaves at once, as the shell would report it.
void onSignal(int number) {
    if (control.interrupt.exchange(true)) ::_exit(128 + number);
}

int train(const RunDirectory& run, bool json) {
    for (const int number : {SIGTERM, SIGINT, SIGUSR1}) std::signal(number, onSignal);
    Progress progress(run.spec(), run.offer());
    const auto end = runJob(run, control, [&](const Event& event) {
        if (!json) return progress.show(event);
        std::fputs(encode(event).c_str(), stdout);
        std::fflush(stdout);
    });
    if (!json) progress.end();
    if (!end) {
        print(end.error());
        return exitCode(end.error().kind);
    }
    if (end->error) print(*end->error);
    if (!json) print(say(EPOCHAL_TEXT("worker", "run folder: %1"), {run.path().string()}));
    return end->code;
}

}  // namespace

int run(const Options& options) {
    auto spec = specOf(options);
    if (!spec) return complain(spec.error());
    const Path home = dataHome();
    const Machine machine = thisMachine();
    const HomeBook prices = openPriceBook(home, machine);
    if (prices.trouble) print(*prices.trouble);
    const Offer* offer = prices.book.find(spec->price.offer);
    if (!offer)
        return complain({ErrorKind::Spec,
                         {EPOCHAL_TEXT("core", "The price book has no offer \"%1\""), {spec->price.offer}},
                         "/price/offer",
                         {EPOCHAL_TEXT("core", "Choose one of its ids, such as \"this-machine\""), {}}});
    const Path runs = options.runs.empty() ? home / "runs" : std::filesystem::absolute(options.runs);
    const auto directory = RunDirectory::create(runs, newRunId(), *spec, machine, *offer);
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

int resume(const Options& options) {
    std::error_code error;
    const Path folder = std::filesystem::canonical(options.folder, error);
    if (error) return complain(ioError(error.value(), options.folder));
    const auto directory = RunDirectory::open(folder);
    if (!directory) return complain(directory.error());
    return train(*directory, options.json);
}

}  // namespace epochal::worker
