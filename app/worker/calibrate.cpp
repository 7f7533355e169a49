#include <csignal>
#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/progress.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/base/json.h"
#include "core/launch/calibrate.h"
#include "core/launch/home.h"

namespace epochal::worker {
namespace {

engine::Control control;

void onSignal(int) {
    control.interrupt = true;
}

Fixed microseconds(double seconds) {
    return {1e6 * seconds, 1};
}

Fixed gigabytes(double bytes) {
    return {bytes / 1e9, 2};
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

int links(const Options& options) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) std::signal(number, onSignal);
    const auto made = measureLinks(dataHome(), options.kind, options.ranks, control);
    if (options.json) {
        const Json json = made ? epochal::toJson(*made) : Json{{"error", epochal::toJson(made.error())}};
        std::printf("%s\n", jsonText(json, 2).c_str());
        return made ? 0 : exitCode(made.error().kind);
    }
    if (!made) return complain(made.error());
    print(say(EPOCHAL_TEXT_N("worker", "%1 device(s), %2, %3"), {Count(made->ranks), made->device, made->backend}));
    for (const Exchange& one : made->exchanges)
        print("  " + say(EPOCHAL_TEXT("worker", "%1  %2 µs"),
                         {Bytes{static_cast<std::int64_t>(one.bytes)}, microseconds(one.seconds)}));
    const auto fit = made->fit();
    if (!fit) {
        print(say(EPOCHAL_TEXT("worker", "No latency and bandwidth fit these times; estimates do not use them")));
        return 0;
    }
    print(say(EPOCHAL_TEXT("worker", "latency    %1 µs (95%: %2 to %3)"),
              {microseconds(fit->usual.latency), microseconds(fit->fast.latency), microseconds(fit->slow.latency)}));
    print(say(EPOCHAL_TEXT("worker", "bandwidth  %1 GB/s (95%: %2 to %3)"),
              {gigabytes(fit->usual.bandwidth), gigabytes(fit->slow.bandwidth), gigabytes(fit->fast.bandwidth)}));
    return 0;
}

}  // namespace epochal::worker
