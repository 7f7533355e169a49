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

/// A bar inside a page that says one thing and offers what to do about it: an error with its remedy above kept data, or
/// "3 runs archived" with Undo. Hidden until say().
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    static constexpr int kUndoMilliseconds = 12000;  ///< how long the bar offers an undo; the history keeps it
    struct Choice {
        QString text;
        std::function<void()> run;
    };
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows `text` with the choices as links; closes by itself after `milliseconds`, 0 = stays. A choice closes the
    /// bar.
    void say(Severity severity, const QString& text, const QList<Choice>& choices = {}, int milliseconds = 0);
    /// Says what the newest step of `history` did, with Undo. Closes as soon as the history moves on: what is on offer
    /// is always the last action.
    void sayUndoable(const QString& text, QUndoStack& history);
    void dismiss();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void recolour();
    /// A bar from edge to edge of its page has no corners to round.
    void fitEdges();

    Severity severity_ = Severity::Info;
    QLabel* icon_;
    QLabel* text_;
    QHBoxLayout* choices_;
    QToolButton* close_;
    QTimer* timer_;
    QMetaObject::Connection history_;  ///< while a step can be undone here
};

}  // namespace epochal::ui
