#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/base/json.h"
#include "core/events/run_directory.h"
#include "core/launch/engine_library.h"

namespace epochal::worker {
namespace {

Result<engine::ExportedWeights> exported(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return run.error();
    const auto checkpoint = checkpointOf(*run, options.checkpoint);
    if (!checkpoint) return checkpoint.error();
    if (Status may = mayWrite(options); !may) return may.error();
    const auto engine = engineLibrary();
    if (!engine) return engine.error();
    return (*engine)->exportWeights(*checkpoint, options.output, run->id());
}

}  // namespace

int weights(const Options& options) {
    const auto done = exported(options);
    if (options.json) {
        const Json json = done ? Json{{"file", options.output},
                                      {"checkpoint", done->checkpoint},
                                      {"tensors", done->tensors},
                                      {"bytes", done->bytes},
                                      {"averaged", done->averaged}}
                               : Json{{"error", epochal::toJson(done.error())}};
        std::printf("%s\n", jsonText(json, 2).c_str());
        return done ? 0 : exitCode(done.error().kind);
    }
    if (!done) return complain(done.error());
    print(done->averaged ? say(EPOCHAL_TEXT("worker", "%1: averaged weights of %2, %3"),
                               {options.output, done->checkpoint, Bytes{done->bytes}})
                         : say(EPOCHAL_TEXT("worker", "%1: weights of %2, %3"),
                               {options.output, done->checkpoint, Bytes{done->bytes}}));
    return 0;
}

}  // namespace epochal::worker
