#pragma once

#include <QList>
#include <QWidget>
#include <optional>

#include "core/analysis/entry.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;

namespace epochal::ui {

/// An accuracy worth requiring, and its name.
struct TargetChoice {
    QString name;
    double quality = 0;
};

/// A target quality: off, or set with a slider and a field beside it. Fractions are 0..1.
class TargetControl : public QWidget {
    Q_OBJECT
public:
    explicit TargetControl(QWidget* parent = nullptr);

    /// What can be reached, and in which format. Without a range the control is disabled and says why.
    void setRange(Quality measure, double low, double high);
    void setNoRange(const QString& why);
    void setTarget(std::optional<double> target);  ///< without changed()
    [[nodiscard]] std::optional<double> target() const;
    void setReached(const QString& text);
    /// Accuracies that others require or reach, offered in a menu; none: no menu.
    void setChoices(const QList<TargetChoice>& choices);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void writeUnit();
    void put(double target);
    [[nodiscard]] int stepOf(double target) const;
    void pick(double target);

    QCheckBox* on_;
    QSlider* slider_;
    QDoubleSpinBox* field_;
    QToolButton* known_;
    QLabel* reached_;
    Quality measure_ = Quality::Top1;
    double scale_ = 100;  ///< what the field shows for 1
    double most_ = 1;     ///< at the slider's last step
};

}  // namespace epochal::ui
