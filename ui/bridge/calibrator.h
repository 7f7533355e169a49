#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "core/base/files.h"
#include "core/base/result.h"

class QProcess;

namespace epochal::ui {

/// Has the worker calibrate this machine (core/launch/calibrate.h), in a process that leaves the window alone and can
/// be ended at any time. The figures are kept in the home, where estimates read them. GUI thread, nothing blocks.
class Calibrator : public QObject {
    Q_OBJECT
public:
    Calibrator(Path home, Path worker, QObject* parent = nullptr);
    ~Calibrator() override;

    /// Does nothing while one is in progress.
    void start();
    /// ended() does not follow.
    void cancel();
    [[nodiscard]] bool isRunning() const { return process_ != nullptr; }
    /// Why the last one failed, if it did.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

Q_SIGNALS:
    void ended();

private:
    void finish(bool done);

    Path home_, worker_;
    QProcess* process_ = nullptr;
    std::optional<Error> error_;
};

}  // namespace epochal::ui
