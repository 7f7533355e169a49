#pragma once

#include <QFrame>
#include <functional>

#include "core/events/event.h"

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;
class QUndoStack;

namespace epochal::ui {

/// A bar inside a page that shows one message and what can be done about it: an error with its remedy above data that
/// is still shown, or "3 runs archived" with Undo. Hidden until say().
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    static constexpr int kUndoMilliseconds = 12000;  ///< how long the bar offers Undo; the history keeps the step
    struct Choice {
        QString text;
        std::function<void()> run;
    };
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows `text` with the choices as links. Closes by itself after `milliseconds`; 0 = stays open. A choice closes
    /// the bar.
    void say(Severity severity, const QString& text, const QList<Choice>& choices = {}, int milliseconds = 0);
    /// Reports the newest step of `history`, with Undo. Closes as soon as the history changes, so that it always offers
    /// to undo the last action.
    void sayUndoable(const QString& text, QUndoStack& history);
    void dismiss();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    /// Hides; a focus in it goes to the page.
    void vanish();
    void recolour();
    /// A bar that spans its page from edge to edge has no rounded corners.
    void fitEdges();

    Severity severity_ = Severity::Info;
    QLabel* icon_;
    QLabel* text_;
    QHBoxLayout* choices_;
    QToolButton* close_;
    QTimer* timer_;
    QMetaObject::Connection history_;  ///< connected while this bar offers to undo a step
};

}  // namespace epochal::ui
