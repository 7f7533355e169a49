#include "ui/pages/compare/compare_page.h"

#include <QAction>

namespace epochal::ui {

ComparePage::ComparePage(Workbench& workbench, QWidget* parent) : QWidget(parent), workbench_(workbench) {}

QAction* ComparePage::action(const QString& name) const {
    return findChild<QAction*>(name, Qt::FindDirectChildrenOnly);
}

void ComparePage::focusSearch() {}

void ComparePage::saveSession() const {}

void ComparePage::showRuns(const QStringList&) {}

void ComparePage::showStudy(const QString&) {}

}  // namespace epochal::ui
