#include <stdlib.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "core/engine/engine.h"
#include "core/launch/engine_library.h"

/// The CUDA library loads and lists the GPUs, and a GPU trains in both precisions, also after a run on the CPU. A plain
/// program, because it must run where Qt is not installed. 77 = skipped.
namespace {

int skip(const std::string& reason) {
    std::printf("skipped: %s\n", reason.c_str());
    return 77;
}

int fail(const std::string& what) {
    std::printf("FAILED: %s\n", what.c_str());
    return 1;
}

epochal::RunSpec smallSpec() {
    epochal::RunSpec spec;
    spec.data.source = "synthetic";
    spec.data.height = spec.data.width = 8;
    spec.data.classes = 4;
    spec.data.trainImages = 640;
    spec.data.validationImages = 128;
    spec.devices.kind = "cuda";
    spec.optimizer.globalBatch = 32;
    spec.optimizer.learningRate = 0.05;
    spec.stop.epochs = 4;
    return spec;
}

}  // namespace

int main() {
    using namespace epochal;
    const bool visible = ::access("/dev/nvidia0", F_OK) == 0;
    const auto library = engineLibrary();
    if (!library) return fail(english(library.error()));
    std::string gpu;
    for (const engine::Device& device : (*library)->devices())
        if (device.kind == "cuda") gpu = device.name;
    // A GPU that is visible but unusable is not a reason to skip: on a rented machine, finding that out is the purpose.
    if (gpu.empty()) {
        const Status checked = (*library)->check(smallSpec());
        const std::string why = checked ? "a check of a run on it found nothing wrong" : english(checked.error());
        return visible ? fail("there is a GPU, but: " + why) : skip("no NVIDIA GPU here: " + why);
    }

    // The second run in a process inherits the memory state of the first.
    for (const auto& [kind, precision] :
         {std::pair("cpu", "fp32"), std::pair("cuda", "fp32"), std::pair("cuda", "auto")}) {
        engine::Job job;
        job.spec = smallSpec();
        job.spec.devices.kind = kind;
        job.spec.devices.precision = precision;
        std::string folder = "/tmp/epochal-cuda-XXXXXX";
        job.checkpoints = ::mkdtemp(folder.data());
        engine::Control control;
        double top1 = 0;
        std::string device;
        const engine::Outcome outcome = (*library)->train(job, control, [&](EventBody body, double, double) {
            if (const auto* started = std::get_if<Started>(&body)) device = started->devices.front();
            if (const auto* evaluation = std::get_if<Evaluation>(&body)) top1 = *evaluation->top1;
            return true;
        });
        std::filesystem::remove_all(job.checkpoints);
        if (outcome.error) return fail(english(*outcome.error));
        if (device.empty()) return fail("no Started event");
        if (std::string_view(kind) == "cuda" && device != gpu) return fail("trained on " + device);
        if (top1 < 0.9) return fail(std::string(precision) + " reached a top-1 of only " + std::to_string(top1));
        std::printf("%s on %s: top-1 %.3f\n", precision, device.c_str(), top1);
    }
    return 0;
}
