#include "ui/pages/providers/providers_page.h"

#include <QAction>

namespace epochal::ui {

ProvidersPage::ProvidersPage(Workbench& workbench, QWidget* parent) : QWidget(parent), workbench_(workbench) {}

QAction* ProvidersPage::action(const QString& name) const {
    return findChild<QAction*>(name, Qt::FindDirectChildrenOnly);
}

void ProvidersPage::focusSearch() {}

void ProvidersPage::saveSession() const {}

}  // namespace epochal::ui
