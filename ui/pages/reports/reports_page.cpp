#include "ui/pages/reports/reports_page.h"

#include <QAction>

namespace epochal::ui {

ReportsPage::ReportsPage(Workbench& workbench, QWidget* parent) : QWidget(parent), workbench_(workbench) {}

QAction* ReportsPage::action(const QString& name) const {
    return findChild<QAction*>(name, Qt::FindDirectChildrenOnly);
}

void ReportsPage::make(const ReportRequest&) {}

void ReportsPage::focusSearch() {}

void ReportsPage::saveSession() const {}

}  // namespace epochal::ui
