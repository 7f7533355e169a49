#include "ui/bridge/calibrator.h"

#include "core/base/json.h"

namespace epochal::ui {

namespace {

constexpr double kPatience = 600;  ///< s; loading the engine and an epoch, on a slow machine
constexpr double kGrace = 1;       ///< s; asked to leave, a worker removes its temporary folder

}  // namespace

Calibrator::Calibrator(Path home, Path worker, QObject* parent)
    : QObject(parent), home_(std::move(home)), worker_(std::move(worker)) {}

Calibrator::~Calibrator() {
    cancel();
}

void Calibrator::start() {
    if (running_) return;
    running_ = true;
    error_.reset();
    stop_ = std::stop_source();
    asking_.read(
        this,
        [home = home_, worker = worker_, stop = stop_.get_token()] {
            return askWorker(worker, {{"calibrate", "--json"}, {}, home}, kPatience, kGrace, stop);
        },
        [this, stop = stop_.get_token()](const std::optional<WorkerAnswer>& answer) {
            if (!stop.stop_requested()) finish(answer);
        });
}

void Calibrator::finish(const std::optional<WorkerAnswer>& answer) {
    running_ = false;
    if (!answer || answer->code != 0) {
        error_ = Error{ErrorKind::Internal,
                       {EPOCHAL_TEXT("core", "This machine could not be calibrated"), {}},
                       worker_.string(),
                       {EPOCHAL_TEXT("core", "Launch a run instead: it shows how fast this machine is"), {}}};
        const auto said = answer ? parseJson(answer->output, worker_.string()) : Result<Json>(*error_);
        if (said && said->is_object() && said->contains("error")) error_ = errorFromJson((*said)["error"]);
    }
    Q_EMIT ended();
}

void Calibrator::cancel() {
    running_ = false;
    stop_.request_stop();
}

}  // namespace epochal::ui
