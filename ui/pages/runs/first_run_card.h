#pragma once

#include <QFrame>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/base/result.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace epochal::ui {

class Calibrator;
class ExpectedCurve;
class ExpectedParts;
class Workbench;

/// What the first run does, what it is expected to take and cost on this machine, and the button that launches it.
/// The expectation comes from own runs here, else from a calibration of two seconds, which starts when the card is
/// first shown.
class FirstRunCard : public QFrame {
    Q_OBJECT
public:
    explicit FirstRunCard(Workbench& workbench, QWidget* parent = nullptr);
    ~FirstRunCard() override;

    [[nodiscard]] QPushButton* launchButton() const { return launch_; }
    [[nodiscard]] const std::optional<Estimate>& estimate() const { return estimate_; }

Q_SIGNALS:
    void launched(const QString& id);  ///< the run is in progress
    void settingsRequested();
    void failed(const epochal::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Step {
        QString icon;
        QLabel *sign, *title, *text;
    };
    void addStep(QGridLayout* grid, const char* icon);
    void launch();
    /// In the background: whether the images are here, and what own runs or a calibration lead to expect.
    void look();
    void retranslate();
    void describeSteps();
    void describeTime();

    Workbench& workbench_;
    std::unique_ptr<Calibrator> calibrator_;
    QLabel *title_, *time_, *curveTitle_, *curveText_, *curveEnd_;
    ExpectedCurve* curve_;
    ExpectedParts* parts_;
    QPushButton *launch_, *settings_;
    std::vector<Step> steps_;
    std::optional<Estimate> estimate_;
    std::optional<Error> noData_;
    QString launching_;  ///< id of the run that the button added to the queue
    bool calibrated_ = false, looking_ = false, again_ = false;
};

}  // namespace epochal::ui
