#pragma once

#include <QWidget>

#include "core/spec/run_spec.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace epochal::ui {

class SpecDocument;

/// The spec, or the base and axes of a sweep, as its JSON document, to read, copy and edit. Errors are shown below
/// while typing; Apply is one undo step.
class SpecJsonView : public QWidget {
    Q_OBJECT
public:
    explicit SpecJsonView(SpecDocument& document, QWidget* parent = nullptr);
    void load();

Q_SIGNALS:
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void check();
    void apply();
    void retranslate();

    SpecDocument& document_;
    QPlainTextEdit* text_;
    QLabel* said_;
    QPushButton *apply_, *revert_, *close_;
    QTimer* pause_;
};

}  // namespace epochal::ui
