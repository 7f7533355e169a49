#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/base/json.h"
#include "core/launch/engine_library.h"

namespace epochal::worker {
namespace {

volatile std::sig_atomic_t askedToStop = 0;

void stopPacking(int) {
    askedToStop = 1;
}

Result<engine::PackedFile> packed(const Options& options) {
    const auto sweep = sweepOf(options);
    if (!sweep) return sweep.error();
    const RunSpec::Data& data = sweep->base.data;
    if (data.source != "image-folder")
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("worker", "Only a folder of images can be packed"), {}},
                     "/data/source",
                     {EPOCHAL_TEXT("worker", "Use --set data.source=image-folder --set data.path=FOLDER"), {}}};
    if (Status may = mayWrite(options); !may) return may.error();
    const auto engine = engineLibrary();
    if (!engine) return engine.error();
    const bool shows = !options.json && ::isatty(STDERR_FILENO) == 1;
    const auto packed =
        (*engine)->packImages(data, options.output, options.side, [shows](std::int64_t done, std::int64_t all) {
            if (shows) std::fprintf(stderr, "\r%s ", say(EPOCHAL_TEXT("worker", "%1 of %2"), {done, all}).c_str());
            return askedToStop == 0;
        });
    if (shows) std::fprintf(stderr, "\r\033[K");
    return packed;
}

}  // namespace

int pack(const Options& options) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) std::signal(number, stopPacking);
    const auto done = packed(options);
    if (options.json) {
        const Json json = done ? Json{{"file", options.output},
                                      {"training", done->training},
                                      {"validation", done->validation},
                                      {"left_out", done->leftOut},
                                      {"bytes", done->bytes}}
                               : Json{{"error", epochal::toJson(done.error())}};
        std::printf("%s\n", jsonText(json, 2).c_str());
        return done ? 0 : exitCode(done.error().kind);
    }
    if (!done) return complain(done.error());
    print(say(EPOCHAL_TEXT("worker", "%1: %2 images for training and %3 for validation, %4"),
              {options.output, done->training, done->validation, Bytes{done->bytes}}));
    if (done->leftOut > 0)
        print(say(EPOCHAL_TEXT_N("worker", "%1 file(s) left out that cannot be used"), {Count(done->leftOut)}));
    print(
        say(EPOCHAL_TEXT("worker", "Train on it with --set data.source=packed --set data.file=%1"), {options.output}));
    return 0;
}

}  // namespace epochal::worker
