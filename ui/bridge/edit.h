#pragma once

#include <QUndoCommand>
#include <functional>
#include <utility>

namespace epochal::ui {

/// A step of the window's undo history, made of two functions.
class Edit : public QUndoCommand {
public:
    /// With `isDone`, the first redo(), which the history calls when the step is added, does nothing.
    Edit(const QString& text, std::function<void()> redo, std::function<void()> undo, bool isDone = false)
        : QUndoCommand(text), redo_(std::move(redo)), undo_(std::move(undo)), isDone_(isDone) {}
    void undo() override { undo_(); }
    void redo() override {
        if (!std::exchange(isDone_, false)) redo_();
    }

private:
    std::function<void()> redo_, undo_;
    bool isDone_;
};

}  // namespace epochal::ui
