#include <cstdio>

#include "app/worker/commands.h"
#include "app/worker/specs.h"
#include "app/worker/speech.h"
#include "core/base/json.h"
#include "core/events/predictions.h"
#include "core/launch/engine_library.h"
#include "core/launch/prediction.h"

namespace epochal::worker {
namespace {

Result<engine::ImageAnswers> answers(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return run.error();
    const auto checkpoint = checkpointOf(*run, options.checkpoint);
    if (!checkpoint) return checkpoint.error();
    const auto engine = engineLibrary();
    if (!engine) return engine.error();
    return (*engine)->predict(run->spec(), *checkpoint, {options.files.begin(), options.files.end()});
}

Result<std::vector<engine::SamplePicture>> readPictures(const Options& options) {
    const auto run = RunDirectory::open(options.folder);
    if (!run) return run.error();
    const auto engine = engineLibrary();
    if (!engine) return engine.error();
    return (*engine)->validationPictures(run->spec(), options.samples);
}

/// The file, and below it its classes or why it cannot be used.
void printImage(const engine::ImageAnswers::Image& image) {
    print(image.file);
    if (image.error) return print(*image.error);
    for (const engine::ImageAnswers::Class& best : image.best) {
        const Message name = best.name.empty() ? className({}, best.index) : Message{"%1", {best.name}};
        print("  " + speech().words(Message{"%1  %2", {Share{best.probability}, Nested(name)}}));
    }
    for (const Message& note : image.notes) print("  " + speech().words(note));
}

}  // namespace

int predict(const Options& options) {
    const auto done = answers(options);
    if (options.json) {
        const Json json = done ? epochal::toJson(*done) : Json{{"error", epochal::toJson(done.error())}};
        std::printf("%s\n", jsonText(json, 2).c_str());
    } else if (!done) {
        return complain(done.error());
    } else {
        print(say(EPOCHAL_TEXT("worker", "With the weights of %1, epoch %2"), {done->checkpoint, done->epoch}));
        for (const engine::ImageAnswers::Image& image : done->images) printImage(image);
    }
    if (!done) return exitCode(done.error().kind);
    for (const engine::ImageAnswers::Image& image : done->images)
        if (image.error) return exitCode(image.error->kind);
    return 0;
}

int pictures(const Options& options) {
    const auto done = readPictures(options);
    const Json json = done ? epochal::toJson(*done) : Json{{"error", epochal::toJson(done.error())}};
    std::printf("%s\n", jsonText(json).c_str());
    return done ? 0 : exitCode(done.error().kind);
}

int preview(const Options& options) {
    const auto sweep = sweepOf(options);
    const auto engine = sweep ? engineLibrary() : Result<engine::Engine*>(sweep.error());
    const auto print = [&](const auto& done) {
        const Json json = done ? epochal::toJson(*done) : Json{{"error", epochal::toJson(done.error())}};
        std::printf("%s\n", jsonText(json).c_str());
        return done ? 0 : exitCode(done.error().kind);
    };
    if (options.decode > 0)
        return print(engine ? (*engine)->decodingSpeed(sweep->base, options.decode)
                            : Result<engine::DecodingMeasurement>(engine.error()));
    return print(engine ? (*engine)->trainingPictures(sweep->base, {options.files.begin(), options.files.end()})
                        : Result<std::vector<std::optional<engine::SamplePicture>>>(engine.error()));
}

}  // namespace epochal::worker
