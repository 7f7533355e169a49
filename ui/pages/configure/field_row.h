#pragma once

#include <QObject>

#include "core/spec/fields.h"

class QGridLayout;
class QLabel;
class QToolButton;
class QWidget;

namespace epochal::ui {

class FieldEditor;
class SpecDocument;

/// One field on the form: mark, label, control, unit, reset; below it what is wrong or unwise, with the remedy.
class FieldRow : public QObject {
    Q_OBJECT
public:
    /// Takes two lines of the grid from `line` on.
    FieldRow(const Field& field, SpecDocument& document, QGridLayout* grid, int line, QWidget* parent);

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] FieldEditor* editor() const { return editor_; }
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return shown_; }
    void refresh();
    void retranslate();
    /// Whether label, name or help contains the text.
    [[nodiscard]] bool matches(const QString& text) const;

private:
    void say(const Error* error, const Error* advice);

    const Field& field_;
    SpecDocument& document_;
    FieldEditor* editor_;
    QLabel *label_, *unit_, *messageIcon_, *message_;
    QWidget *mark_, *messageLine_;
    QToolButton* reset_;
    bool shown_ = true;
};

}  // namespace epochal::ui
