#pragma once

#include <QFrame>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/base/result.h"
#include "core/engine/engine.h"
#include "core/spec/run_spec.h"

class QLabel;
class QPushButton;

namespace epochal::ui {

class SpecDocument;
class Workbench;

/// How fast one thread prepares the images of a folder for training: measured by a worker when asked to, which can be
/// cancelled, next to what the steps are expected to take. GUI thread, nothing blocks.
class DecodingSpeed : public QFrame {
    Q_OBJECT
public:
    static constexpr std::int64_t kFiles = 512;

    DecodingSpeed(Workbench& workbench, SpecDocument& document, QWidget* parent = nullptr);

    /// Images/s that the chosen offer is expected to train, and the offer's name; nothing where that is not known.
    void setNeed(const std::optional<double>& perSecond, const QString& offer);
    /// Ends a measurement, because the page is out of sight.
    void stop();
    [[nodiscard]] bool isMeasuring() const { return measuring_ != nullptr; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void measure();
    void look();
    void write();
    [[nodiscard]] QString comparison() const;
    /// Loader threads that would prepare as many images as are needed; 0 if the machine has too few cores.
    [[nodiscard]] std::int64_t threadsNeeded() const;

    Workbench& workbench_;
    SpecDocument& document_;
    std::shared_ptr<std::stop_source> measuring_;       ///< null: not measuring
    std::optional<engine::DecodingMeasurement> speed_;  ///< of `measured_`
    std::optional<Error> trouble_;
    RunSpec measured_;
    std::int64_t cores_ = 0;  ///< of this machine, logical
    std::optional<double> need_;
    QString offer_;
    QLabel *title_, *text_;
    QPushButton *measure_, *apply_;
};

}  // namespace epochal::ui
