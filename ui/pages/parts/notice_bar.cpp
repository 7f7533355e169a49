#include "ui/pages/parts/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

#include "ui/pages/parts/style_property.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      choices_(new QHBoxLayout),
      close_(new QToolButton(this)),
      timer_(new QTimer(this)) {
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setObjectName(QStringLiteral("noticeText"));
    close_->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(8);
    row->addWidget(icon_);
    row->addWidget(text_, 1);
    row->addLayout(choices_);
    row->addWidget(close_);
    timer_->setSingleShot(true);
    connect(timer_, &QTimer::timeout, this, &NoticeBar::dismiss);
    connect(close_, &QToolButton::clicked, this, &NoticeBar::dismiss);
    connect(&Theme::instance(), &Theme::changed, this, &NoticeBar::recolour);
    hide();
}

void NoticeBar::recolour() {
    const Theme& theme = Theme::instance();
    if (severity_ == Severity::Warning) icon_->setPixmap(theme.icon(QStringLiteral("warning"), Role::Warn).pixmap(16));
    if (severity_ == Severity::Error) icon_->setPixmap(theme.icon(QStringLiteral("error"), Role::Error).pixmap(16));
}

void NoticeBar::fitEdges() {
    setStyleProperty(this, "flush", parentWidget() && x() + width() >= parentWidget()->width());
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitEdges();
}

void NoticeBar::moveEvent(QMoveEvent* event) {
    QFrame::moveEvent(event);
    fitEdges();
}

void NoticeBar::say(Severity severity, const QString& text, const QList<Choice>& choices, int milliseconds) {
    disconnect(history_);
    setStyleProperty(this, "banner",
                     severity == Severity::Error     ? QStringLiteral("error")
                     : severity == Severity::Warning ? QStringLiteral("warn")
                                                     : QStringLiteral("plain"));
    severity_ = severity;
    recolour();
    close_->setIcon(Theme::instance().icon(QStringLiteral("close"), Role::Text2));
    //: verb, button
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close"));
    icon_->setVisible(severity != Severity::Info);
    text_->setText(text);
    while (QLayoutItem* item = choices_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice& choice : choices) {
        auto* link = new QPushButton(choice.text, this);
        link->setProperty("link", true);
        link->setCursor(Qt::PointingHandCursor);
        link->setObjectName(QStringLiteral("noticeChoice"));
        connect(link, &QPushButton::clicked, this, [this, run = choice.run] {
            vanish();
            timer_->stop();
            run();
        });
        choices_->addWidget(link);
    }
    if (milliseconds > 0)
        timer_->start(milliseconds);
    else
        timer_->stop();
    show();
}

void NoticeBar::sayUndoable(const QString& text, QUndoStack& history) {
    //: verb, button
    say(Severity::Info, text, {{tr("Undo"), [&history] { history.undo(); }}}, kUndoMilliseconds);
    history_ = connect(&history, &QUndoStack::indexChanged, this, &NoticeBar::dismiss);
}

void NoticeBar::dismiss() {
    disconnect(history_);
    timer_->stop();
    vanish();
}

void NoticeBar::vanish() {
    // Qt would give the focus to whatever is next, which the next key would press.
    const QWidget* focus = window()->focusWidget();
    if (focus && isAncestorOf(focus) && parentWidget()) parentWidget()->setFocus(Qt::OtherFocusReason);
    hide();
}

}  // namespace epochal::ui
