#include "ui/pages/parts/page_actions.h"

#include "ui/theme/theme.h"

namespace epochal::ui {

void makeActions(QWidget& page, std::span<const PageAction> actions) {
    for (const PageAction& row : actions) {
        auto* made = new QAction(&page);
        made->setObjectName(QLatin1String(row.name));
        made->setShortcut(QKeySequence(QLatin1String(row.keys)));
        made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        page.addAction(made);
    }
}

QAction* findAction(const QWidget& page, const char* name) {
    return page.findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
}

void recolour(const QWidget& page, std::span<const PageAction> actions) {
    for (const PageAction& row : actions)
        findAction(page, row.name)->setIcon(Theme::instance().icon(QLatin1String(row.icon)));
}

void setWords(const QWidget& page, const char* name, const QString& text, const QString& toolTip) {
    QAction* action = findAction(page, name);
    action->setText(text);
    action->setToolTip(toolTip);
}

}  // namespace epochal::ui
