#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "core/analysis/study.h"
#include "ui/bridge/background.h"
#include "ui/pages/parts/page.h"
#include "ui/pages/reports/kept_reports.h"
#include "ui/report/report_writer.h"

class QLabel;
class QListView;
class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolBar;

namespace epochal::ui {

class EmptyState;
class NoticeBar;
class PagePreview;
class ReportOptions;
class ReportsModel;
class Workbench;

enum class ReportsAction { New, Pdf, Html, Csv, Print, Remove, Count };

/// Reports to print and send: a list of the saved ones, the pages of the selected one, its options. Runs are read in
/// the background; pages are drawn when they come into view.
class ReportsPage : public PageOf<ReportsAction> {
    Q_OBJECT
public:
    explicit ReportsPage(Workbench& workbench, QWidget* parent = nullptr);
    using QWidget::show;
    ~ReportsPage() override;

    [[nodiscard]] static const PageInfo& about();
    /// Builds, saves and shows the report.
    void make(const ReportRequest& request);
    bool focusSearch() override;
    void saveSession() const override;
    /// Null until one has been made.
    [[nodiscard]] const Report* shown() const { return report_.get(); }

Q_SIGNALS:
    void made();  ///< another report is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildActions();
    QWidget* buildBody();
    void retranslate();
    void load();
    void selectionChanged();
    void optionsChanged();
    [[nodiscard]] const KeptReport* current() const;
    void select(const QString& id);
    /// Reads what the current report needs, then shows its pages.
    void build(bool same);
    void showSource(const KeptReport& kept, const Result<ReportSource>& source, bool same);
    void keep(const KeptReport& report);
    /// Runs the work items in order on a separate thread: a write in progress must not bring back a report that has
    /// been removed. Pending writes are finished before the page is destroyed.
    void onDisk(std::function<Status()> work);
    void refuse(const Error& error);
    void setBusy(bool busy);
    void updateActions();

    void askForNew();
    void print();
    void save(ReportFormat format);
    void remove();

    Workbench& workbench_;
    QToolBar* bar_;
    QLabel* place_;
    NoticeBar* notice_;
    QProgressBar* progress_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QSplitter* splitter_;
    QListView* list_;
    ReportsModel* model_;
    ReportOptions* options_;
    PagePreview* preview_;
    QTimer *changed_, *slow_;
    std::shared_ptr<const Report> report_;
    std::shared_ptr<const std::vector<Study>> studies_;
    std::shared_ptr<std::atomic<bool>> stop_;  ///< of the read in progress
    std::shared_ptr<std::atomic<int>> done_, total_;
    int generation_ = 0;
    bool loaded_ = false;
    QString wanted_;      ///< id to select once the list has been read
    Background disk_{1};  ///< in the order given; destroyed first
};

}  // namespace epochal::ui
