#pragma once

#include <QDialog>
#include <vector>

#include "core/spec/scaling.h"

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace epochal::ui {

/// Asks how far a scaling experiment goes: up to how many devices, weak or strong scaling or both, how many seeds.
class ScalingDialog : public QDialog {
    Q_OBJECT
public:
    /// `base`: what is scaled. `measured`: sizes that need no further run.
    ScalingDialog(RunSpec base, Machine machine, std::vector<ScalingSize> measured, QWidget* parent = nullptr);
    [[nodiscard]] Sweep sweep() const;

private:
    void tell(const Sweep& sweep);

    const RunSpec base_;
    const Machine machine_;
    const std::vector<ScalingSize> measured_;
    QSpinBox *most_, *seeds_;
    QCheckBox *weak_, *strong_;
    QLabel* runs_;
    QDialogButtonBox* buttons_;
};

}  // namespace epochal::ui
