#pragma once

#include <QObject>

#include "core/spec/fields.h"
#include "core/spec/repair.h"
#include "ui/pages/configure/field_editor.h"

class QGridLayout;
class QLabel;
class QToolButton;
class QWidget;

namespace epochal::ui {

class SpecDocument;
class SweepEditor;

/// One field of the form: mark, label, control, unit, a button to vary it, a button to reset it; below, an error or
/// advice with its remedy. While the field is varied, its control is a line of chips.
class FieldRow : public QObject {
    Q_OBJECT
public:
    static constexpr int kMark = 6;  ///< px, the square beside a changed field
    /// Occupies two lines of the grid, starting at `line`.
    FieldRow(const Field& field, SpecDocument& document, QGridLayout* grid, int line, QWidget* parent);

    [[nodiscard]] const Field& field() const { return field_; }
    /// The control shown: the editor, or the editor of several values. It takes the focus.
    [[nodiscard]] QWidget* control() const;
    void setSuggestions(const QStringList& texts) { editor_->setSuggestions(texts); }
    void setOffers(const FieldEditor::Offers& offers);
    /// Switches between one value and several.
    void toggleSweep();
    /// The button that varies the field is shown while the row is hovered over or edited.
    void setPointedAt(bool pointedAt);
    /// Shown in place of the field's own unit.
    void setUnit(const QString& unit);
    /// A fact about the field's value, below it while there is nothing to fix.
    void setNote(const QString& note);
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);
    void setShown(bool shown);
    void refresh();
    void retranslate();
    /// Whether label, name or help contains the text.
    [[nodiscard]] bool matches(const QString& text) const;

Q_SIGNALS:
    void pointedAt();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void say(const Error* error, const Error* advice);
    /// What the link behind a message does, if there is one obvious thing to do.
    [[nodiscard]] std::optional<Repair> repairOf(const Error& said) const;
    void repair();
    void show(const QString& text, const QString& role, const QString& icon);
    [[nodiscard]] QString rateWords() const;
    void showMenu(const QPoint& at);
    void makeValues();

    const Field& field_;
    SpecDocument& document_;
    FieldEditor* editor_;
    QLabel *label_, *unit_, *messageIcon_, *message_;
    QWidget *mark_, *messageLine_;
    QToolButton *sweep_, *reset_;
    SweepEditor* values_ = nullptr;  ///< created when the field is first varied
    QGridLayout* grid_;
    int line_;
    FieldEditor::Offers offers_;
    QString note_;
    bool shown_ = true, pointedAt_ = false;
};

}  // namespace epochal::ui
