#include "core/engine/engine.h"

#include <torch/types.h>

#include "core/engine/data/data_set.h"
#include "core/engine/data/pack.h"
#include "core/engine/data/preview.h"
#include "core/engine/parallel/cuda_library.h"
#include "core/engine/parallel/rehearsal.h"
#include "core/engine/session/link_times.h"
#include "core/engine/session/session.h"
#include "core/engine/train/export_weights.h"
#include "core/engine/train/initial_weights.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/predict.h"
#include "core/engine/train/trainer.h"
#include "core/hardware/machine.h"
#include "core/spec/session.h"

namespace epochal::engine {
namespace {

class TorchEngine : public Engine {
public:
    /// LibTorch checks for CUDA once per process, at the first convolution: a run on the CPU would establish for good
    /// that there is none. The CUDA part is therefore loaded before anything else if the driver reports a GPU.
    TorchEngine() noexcept { (void)gpus(); }

    [[nodiscard]] std::string version() const override { return engineVersion(); }

    [[nodiscard]] std::vector<Device> devices() const override {
        const Machine machine = thisMachine();
        std::vector<Device> found{{"cpu", 0, machine.cpu, machine.memoryBytes}};
        for (const Device& gpu : gpus().usable) found.push_back(gpu);
        return found;
    }

    [[nodiscard]] Status check(const RunSpec& asked) const override {
        try {
            RunSpec spec = asked;
            spec.model.scriptHash.clear();  // that of an earlier run: a new one takes the file as it is
            const auto plan = trainsToQuality(spec.session) ? makePlan(spec) : makeSessionPlan(spec);
            if (!plan) return plan.error();
            if (!onlyReads(spec.session))
                if (Status loads = checkWeights(*plan); !loads) return loads;
            keepForNext(spec, plan->data);
            return {};
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Outcome train(const Job& job, Control& control, const Sink& sink) override {
        return trainsToQuality(job.spec.session) ? engine::train(job, control, sink)
                                                 : engine::measure(job, control, sink);
    }

    [[nodiscard]] Outcome serve(const Ranks& ranks, Control& control) override { return engine::serve(ranks, control); }

    [[nodiscard]] Result<LinkTimes> linkTimes(const std::string& kind, std::int64_t ranks,
                                              Control& control) const override {
        try {
            Plan plan;
            plan.spec.devices.kind = kind;
            plan.spec.devices.count = ranks;
            if (Status chosen = chooseDevices(plan, thisMachine(), gpus()); !chosen) return chosen.error();
            if (plan.onHost())
                if (Status room = rehearse(plan.world(), 0, plan.threads); !room) return room.error();
            auto times = timeLinks(plan, control);
            if (control.interrupt)
                return Error{
                    ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The measurement was canceled"), {}}, "", {}};
            return times;
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<ExportedWeights> exportWeights(const Path& checkpoint, const Path& file,
                                                        const std::string& run) const override {
        try {
            return engine::exportWeights(checkpoint, file, run);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<PackedFile> packImages(
        const RunSpec::Data& data, const Path& file, std::int64_t side,
        const std::function<bool(std::int64_t done, std::int64_t all)>& goOn) const override {
        try {
            return engine::packImages(data, file, side, goOn);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<ImageAnswers> predict(const RunSpec& spec, const Path& checkpoint,
                                               const std::vector<Path>& files) const override {
        try {
            return engine::predict(spec, checkpoint, files);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<std::vector<SamplePicture>> validationPictures(
        const RunSpec& spec, const std::vector<std::int64_t>& samples) const override {
        try {
            return engine::validationPictures(spec, samples);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<std::vector<std::optional<SamplePicture>>> trainingPictures(
        const RunSpec& spec, const std::vector<Path>& files) const override {
        try {
            return engine::trainingPictures(spec, files);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }

    [[nodiscard]] Result<DecodingMeasurement> decodingSpeed(const RunSpec& spec, std::int64_t most) const override {
        try {
            return engine::decodingSpeed(spec, most);
        } catch (...) {
            return errorOf(std::current_exception());
        }
    }
};

}  // namespace
}  // namespace epochal::engine

extern "C" __attribute__((visibility("default"))) epochal::engine::Engine* epochal_engine(int interface) {
    static epochal::engine::TorchEngine engine;
    return interface == epochal::engine::kInterface ? &engine : nullptr;
}
