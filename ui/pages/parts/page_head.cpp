#include "ui/pages/parts/page_head.h"

#include <QHBoxLayout>
#include <QToolBar>

namespace epochal::ui {

PageHead::PageHead(const QList<QWidget*>& before, QToolBar* bar, const QList<QWidget*>& after, QWidget* parent)
    : QFrame(parent) {
    setProperty("toolbar", true);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setMovable(false);
    bar->setStyleSheet(QStringLiteral("QToolBar { border: none; padding: 0; }"));
    bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->setSpacing(8);
    for (QWidget* widget : before) row->addWidget(widget);
    row->addWidget(bar, 1);
    for (QWidget* widget : after) row->addWidget(widget);
}

}  // namespace epochal::ui
