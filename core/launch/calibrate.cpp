#include "core/launch/calibrate.h"

#include <cstdlib>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/economics/price_book.h"
#include "core/launch/engine_library.h"

namespace epochal {
namespace {

constexpr double kCalibrationTraining = 2;  ///< s of steps
constexpr double kCalibrationMost = 5;      ///< s in total, where evaluations take most of it

/// A folder of this process, removed with what is in it.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::error_code error;
        std::string path = (std::filesystem::temp_directory_path(error) / "epochal-calibration-XXXXXX").string();
        if (::mkdtemp(path.data()) != nullptr)
            path_ = path;
        else
            error_ = ioError(errno, path);
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    [[nodiscard]] const Path& path() const { return path_; }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

private:
    Path path_;
    std::optional<Error> error_;
};

/// Computes with the events of the engine what is computed with those of a run, and ends it in time.
class CalibrationWatch {
public:
    CalibrationWatch(const Machine& machine, engine::Control& control)
        : record_(calibrationSpec(), thisMachineOffer(machine)), control_(control) {}

    bool hear(EventBody body, double training, double active) {
        if (const auto* state = std::get_if<StateChanged>(&body); state && state->state == RunState::Running)
            runningAt_ = active;
        if (const auto* evaluation = std::get_if<Evaluation>(&body)) {
            // The first one chooses kernels; it counts only if it is alone.
            if (evaluations_++ < 2) evaluated_ = 0, evaluating_ = 0;
            evaluated_ += evaluation->images;
            evaluating_ += evaluation->seconds;
            if (training >= kCalibrationTraining || active - runningAt_ >= kCalibrationMost)
                control_.stopAfterEpoch = true;
        }
        record_.apply({1, ++sequence_, utcMillis(), training, active, std::move(body)});
        return true;
    }

    /// Nothing without a measured window and an evaluation.
    [[nodiscard]] std::optional<Calibration> figures(double before) {
        const Figures& figures = record_.figures();
        Calibration out;
        for (const RatePoint& window : figures.rates)
            if (!window.warmup)
                out.images += std::llround(window.imagesPerSecond * window.seconds), out.seconds += window.seconds;
        if (!figures.started || out.images < 1 || evaluated_ < 1) return std::nullopt;
        out.uncertainty = figures.windows.n > 1 ? figures.windows.uncertainty() : 0;
        out.engine = figures.started->engine;
        out.precision = figures.started->precision;
        out.devices = figures.started->devices;
        out.evaluationImages = evaluated_;
        out.evaluationSeconds = evaluating_;
        out.startUpSeconds = before + runningAt_;
        return out;
    }

private:
    RunRecord record_;
    engine::Control& control_;
    std::int64_t sequence_ = 0, evaluated_ = 0;
    int evaluations_ = 0;
    double runningAt_ = 0, evaluating_ = 0;
};

Result<Calibration> measureMachine(engine::Control& control) {
    const double begun = monotonicSeconds();
    const auto library = engineLibrary();
    if (!library) return library.error();
    const TemporaryFolder folder;
    if (folder.error()) return *folder.error();
    const Machine machine = thisMachine();
    CalibrationWatch watch(machine, control);
    const double before = monotonicSeconds() - begun;
    const engine::Job job{calibrationSpec(), folder.path() / layout::kCheckpointsFolder, false, {}, 0, {}};
    const engine::Outcome outcome = (*library)->train(
        job, control,
        [&](EventBody body, double training, double active) { return watch.hear(std::move(body), training, active); });
    if (outcome.error) return *outcome.error;
    if (outcome.state == RunState::Interrupted)
        return Error{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The calibration was canceled"), {}}, "", {}};
    auto made = watch.figures(before);
    if (!made)
        return Error{ErrorKind::Internal,
                     {EPOCHAL_TEXT("core", "The calibration measured nothing"), {}},
                     "",
                     {EPOCHAL_TEXT("core", "Launch a run instead: it shows how fast this machine is"), {}}};
    made->time = isoTime(utcMillis());
    made->program = programVersion();
    made->machine = machine;
    return *std::move(made);
}

Status keep(const Path& home, const char* name, const Format& format, const Json& json) {
    if (Status folder = makeFolders(home); !folder) return folder;
    if (Status free = makeRoomFor(home / name, format); !free) return free;
    return writeAtomically(home / name, jsonText(json, 2) + "\n");
}

std::optional<Json> kept(const Path& file) {
    const auto text = readFile(file, 1u << 20);
    if (!text) return std::nullopt;
    auto json = parseJson(*text, file.string());
    if (!json) return std::nullopt;
    return *std::move(json);
}

}  // namespace

Result<Calibration> calibrate(const Path& home, engine::Control& control) {
    auto made = measureMachine(control);
    if (!made) return made;
    if (Status written = keep(home, layout::kCalibration, formats::kCalibration, toJson(*made)); !written)
        return written.error();
    return made;
}

std::optional<Calibration> keptCalibration(const Path& home, const Machine& machine) {
    const auto json = kept(home / layout::kCalibration);
    if (!json) return std::nullopt;
    auto read = calibrationFromJson(*json, (home / layout::kCalibration).string());
    if (!read || !read->isHere(machine)) return std::nullopt;
    return *std::move(read);
}

Result<MeasuredLinks> measureLinks(const Path& home, const std::string& kind, std::int64_t ranks,
                                   engine::Control& control) {
    const auto library = engineLibrary();
    if (!library) return library.error();
    auto times = (*library)->linkTimes(kind, ranks, control);
    if (!times) return times.error();
    MeasuredLinks made{{isoTime(utcMillis()), programVersion(), (*library)->version(), thisMachine()},
                       std::move(times->device),
                       std::move(times->backend),
                       times->ranks,
                       std::move(times->exchanges)};
    if (Status written = keep(home, layout::kMeasuredLinks, formats::kMeasuredLinks, toJson(made)); !written)
        return written.error();
    return made;
}

std::optional<MeasuredLinks> keptLinks(const Path& home, const Machine& machine) {
    const auto json = kept(home / layout::kMeasuredLinks);
    if (!json) return std::nullopt;
    auto read = measuredLinksFromJson(*json, (home / layout::kMeasuredLinks).string());
    if (!read || !read->isHere(machine)) return std::nullopt;
    return *std::move(read);
}

}  // namespace epochal
