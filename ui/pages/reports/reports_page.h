#pragma once

#include <QWidget>

#include "ui/report/report_request.h"

class QAction;

namespace epochal::ui {

class Workbench;

class ReportsPage : public QWidget {
    Q_OBJECT
public:
    explicit ReportsPage(Workbench& workbench, QWidget* parent = nullptr);

    /// Actions of the page for menus and the palette, by object name.
    [[nodiscard]] QAction* action(const QString& name) const;
    /// Makes the report and shows it.
    void make(const ReportRequest& request);
    void focusSearch();
    void saveSession() const;

private:
    Workbench& workbench_;
};

}  // namespace epochal::ui
