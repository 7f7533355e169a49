#pragma once

#include <QString>

class QGridLayout;
class QLabel;
class QSpinBox;
class QWidget;

namespace epochal::ui {

/// A number in a line of a form's grid: label, box and unit, with a mark before them while the number is not the usual
/// one. The widgets belong to `parent`.
class NumberLine {
public:
    /// `name`: the box's object name.
    NumberLine(const QString& name, QGridLayout* grid, int line, QWidget* parent);

    [[nodiscard]] QSpinBox* box() const { return box_; }
    void setShown(bool shown);
    void setChanged(bool changed);
    void setWords(const QString& label, const QString& help);
    void setUnit(const QString& unit);
    [[nodiscard]] bool matches(const QString& text) const;

private:
    QWidget* mark_;
    QLabel *label_, *unit_;
    QSpinBox* box_;
    bool shown_ = true, changed_ = false;
};

}  // namespace epochal::ui
