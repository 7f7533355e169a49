#include <csignal>
#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/launch/calibrate.h"
#include "core/launch/home.h"

namespace epochal::worker {
namespace {

engine::Control control;

void onSignal(int) {
    control.interrupt = true;
}

}  // namespace

int calibrate(const Options& options) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) std::signal(number, onSignal);
    const auto made = epochal::calibrate(dataHome(), control);
    if (options.json) {
        const Json json = made ? epochal::toJson(*made) : Json{{"error", epochal::toJson(made.error())}};
        std::printf("%s\n", jsonText(json, 2).c_str());
        return made ? 0 : exitCode(made.error().kind);
    }
    if (!made) return complain(made.error());
    print(made->devices.front() + ", " + made->precision + ", " + made->engine);
    print(say(EPOCHAL_TEXT("worker", "training    %1"), {Throughput{made->imagesPerSecond(), {}}}));
    print(say(EPOCHAL_TEXT("worker", "evaluation  %1"), {Throughput{made->evaluationRate(), {}}}));
    return 0;
}

}  // namespace epochal::worker
