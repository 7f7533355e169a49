#include "ui/pages/parts/page_head.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolBar>
#include <QToolButton>

#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
/// Qt's name for the button of what does not fit; it is 12 px wide and would be all padding.
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
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(8);
    for (QWidget* widget : before) row->addWidget(widget);
    row->addWidget(bar, 1);
    for (QWidget* widget : after) row->addWidget(widget);
    for (QWidget* widget : before + after)
        if (auto* segments = qobject_cast<Segments*>(widget)) segments_.append(segments);
    connect(&Theme::instance(), &Theme::changed, this, &PageHead::recolour);
    recolour();
}

QSize PageHead::minimumSizeHint() const {
    QSize least = QFrame::minimumSizeHint();
    for (const Segments* segments : segments_)
        if (!segments->isCollapsed()) least.rwidth() -= segments->saving();
    return least;
}

bool PageHead::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) collapse();
    return done;
}

void PageHead::collapse() {
    int whole = layout()->totalMinimumSize().width();
    for (const Segments* segments : segments_)
        if (segments->isCollapsed()) whole += segments->saving();
    for (Segments* segments : segments_) segments->setCollapsed(width() < whole);
}

void PageHead::recolour() {
    if (auto* overflow = bar_->findChild<QToolButton*>(QLatin1String(kOverflow)))
        overflow->setIcon(Theme::instance().icon(QStringLiteral("chevron-right")));
}

}  // namespace epochal::ui
