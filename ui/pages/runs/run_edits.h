#pragma once

#include <QStringList>
#include <QUndoCommand>
#include <functional>

namespace epochal::ui {

/// An edit of the catalogue that can be undone: tags, a note, the archive mark.
template <class Value>
class RunEdit : public QUndoCommand {
public:
    using Apply = std::function<void(const Value&)>;
    RunEdit(const QString& text, Value before, Value after, Apply apply)
        : QUndoCommand(text), before_(std::move(before)), after_(std::move(after)), apply_(std::move(apply)) {}
    void undo() override { apply_(before_); }
    void redo() override { apply_(after_); }

private:
    Value before_, after_;
    Apply apply_;
};

}  // namespace epochal::ui
