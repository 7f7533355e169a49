#include "ui/pages/parts/page_head.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolBar>
#include <QToolButton>

#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
/// Qt's object name for the overflow button; it is 12 px wide, which the style's padding would fill.
constexpr const char* kOverflow = "qt_toolbar_ext_button";
}  // namespace

PageHead::PageHead(const QList<QWidget*>& before, QToolBar* bar, const QList<QWidget*>& after, QWidget* parent)
    : QFrame(parent), bar_(bar) {
    setProperty("toolbar", true);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setMovable(false);
    bar->setStyleSheet(
        QStringLiteral("QToolBar { border: none; padding: 0; } QToolButton#%1 { padding: 0; border: none; }")
            .arg(QLatin1String(kOverflow)));
    bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // Qt leaves the buttons of tool bars to the mouse.
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        if (button->objectName() != QLatin1String(kOverflow)) button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(8);
    for (QWidget* widget : before) row->addWidget(widget);
    row->addWidget(bar, 1);
    for (QWidget* widget : after) row->addWidget(widget);
    for (QWidget* widget : before + after)
        if (auto* segments = qobject_cast<Segments*>(widget)) {
            segments_.append(segments);
            segments->setCollapsed(true);  // until the width is known
        }
    connect(&Theme::instance(), &Theme::changed, this, &PageHead::recolour);
    recolour();
}

int PageHead::leastWidth(bool collapsed) const {
    // Computed here, not taken from the layout: its minimum may still reflect the segments' previous state.
    const QMargins margins = layout()->contentsMargins();
    int wide = margins.left() + margins.right() - layout()->spacing();
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem* item = layout()->itemAt(i);
        if (item->isEmpty()) continue;
        const auto* segments = qobject_cast<const Segments*>(item->widget());
        wide += layout()->spacing() + (segments ? segments->widthWhen(collapsed) : item->minimumSize().width());
    }
    return wide;
}

QSize PageHead::minimumSizeHint() const {
    return {leastWidth(true), QFrame::minimumSizeHint().height()};
}

bool PageHead::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        collapse();
    return done;
}

void PageHead::collapse() {
    if (!isVisible()) return;
    const bool narrow = width() < leastWidth(false);
    for (Segments* segments : segments_) segments->setCollapsed(narrow);
}

void PageHead::recolour() {
    if (auto* overflow = bar_->findChild<QToolButton*>(QLatin1String(kOverflow)))
        overflow->setIcon(Theme::instance().icon(QStringLiteral("chevron-right")));
}

}  // namespace epochal::ui
