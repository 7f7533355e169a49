#include "tests/core/engine/support/small_run.h"

#include <stdlib.h>

#include <fstream>

extern "C" epochal::engine::Engine* epochal_engine(int interface);

namespace epochal::test {

RunSpec smallSpec() {
    RunSpec spec;
    spec.data.source = "synthetic";
    spec.data.channels = 1;
    spec.data.height = spec.data.width = 8;
    spec.data.classes = 4;
    spec.data.trainImages = 320;
    spec.data.validationImages = 64;
    spec.data.augmentation = "none";
    spec.devices.kind = "cpu";
    spec.devices.precision = "fp32";
    spec.devices.threads = 1;
    spec.optimizer.globalBatch = 32;
    spec.optimizer.learningRate = 0.05;
    spec.schedule.warmupEpochs = 0;
    spec.stop.epochs = 2;
    return spec;
}

Attempt train(const engine::Job& job, engine::Control& control) {
    Attempt attempt;
    attempt.outcome = epochal_engine(engine::kInterface)->train(job, control, [&](EventBody body, double, double) {
        attempt.events.push_back(std::move(body));
        return true;
    });
    return attempt;
}

Attempt train(const RunSpec& spec, const Path& folder) {
    engine::Job job;
    job.spec = spec;
    job.checkpoints = folder;
    job.resume = true;
    engine::Control control;
    return train(job, control);
}

Folder::Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "epochal-test-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string bytesOf(const Path& path) {
    const auto bytes = readFile(path);
    return bytes ? *bytes : std::string();
}

void write(const Path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace epochal::test
