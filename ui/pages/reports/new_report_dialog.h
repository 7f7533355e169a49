#pragma once

#include <QDialog>
#include <QPointer>

#include "ui/report/report_request.h"

class QDialogButtonBox;
class QLabel;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace epochal::ui {

class SearchLine;
class Segments;
class Workbench;

/// Asks for the subject of a new report: runs (one or several), a campaign or a published study.
class NewReportDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewReportDialog(Workbench& workbench, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const epochal::ui::ReportRequest& request);

private:
    enum Subject { OfRuns, OfCampaign, OfStudy };
    void fill();
    void fillRuns();
    void fillCampaigns();
    void fillStudies();
    void add(const QString& text, const QString& id);
    void selectionChanged();
    void choose();
    [[nodiscard]] QStringList selected() const;

    Workbench& workbench_;
    Segments* subject_;
    SearchLine* search_;
    QListView* list_;
    QStandardItemModel* model_;
    QSortFilterProxyModel* shown_;
    QLabel* says_;
    QDialogButtonBox* buttons_;
    int generation_ = 0;
};

}  // namespace epochal::ui
