#pragma once

#include <QObject>
#include <optional>
#include <stop_token>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/launch/worker_process.h"
#include "ui/bridge/background.h"

namespace epochal::ui {

/// Has the worker calibrate this machine (core/launch/calibrate.h), in a process that leaves the window alone and can
/// be ended at any time. The figures are kept in the home, where estimates read them. GUI thread; only the destructor
/// blocks, for up to a second.
class Calibrator : public QObject {
    Q_OBJECT
public:
    Calibrator(Path home, Path worker, QObject* parent = nullptr);
    ~Calibrator() override;

    /// Does nothing while one is in progress.
    void start();
    /// ended() does not follow.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }
    /// Why the last one failed, if it did.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

Q_SIGNALS:
    void ended();

private:
    void finish(const std::optional<WorkerAnswer>& answer);

    Path home_, worker_;
    bool running_ = false;
    std::optional<Error> error_;
    std::stop_source stop_;  ///< of the one in progress
    Background asking_;      ///< destroyed first
};

}  // namespace epochal::ui
