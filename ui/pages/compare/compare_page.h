#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/report/report_request.h"

class QAction;

namespace epochal::ui {

class Workbench;

class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(Workbench& workbench, QWidget* parent = nullptr);

    /// Actions of the page for menus and the palette, by object name.
    [[nodiscard]] QAction* action(const QString& name) const;
    void focusSearch();
    /// Puts these runs of the catalogue side by side.
    void showRuns(const QStringList& ids);
    /// Opens a shipped study.
    void showStudy(const QString& id);
    void saveSession() const;

Q_SIGNALS:
    void runsRequested();
    void openRequested(const QString& id);
    void reportRequested(const epochal::ui::ReportRequest& request);

private:
    Workbench& workbench_;
};

}  // namespace epochal::ui
