#include "ui/pages/parts/page_head.h"

#include <QHBoxLayout>
#include <QToolBar>
#include <QToolButton>

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
    connect(&Theme::instance(), &Theme::changed, this, &PageHead::recolour);
    recolour();
}

void PageHead::recolour() {
    if (auto* overflow = bar_->findChild<QToolButton*>(QLatin1String(kOverflow)))
        overflow->setIcon(Theme::instance().icon(QStringLiteral("chevron-right")));
}

}  // namespace epochal::ui
