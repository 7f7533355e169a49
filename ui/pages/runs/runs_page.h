#pragma once

#include <QHash>
#include <QSet>
#include <optional>

#include "core/catalogue/import.h"
#include "core/catalogue/service.h"
#include "ui/pages/parts/page.h"
#include "ui/pages/runs/saved_views.h"
#include "ui/view/row_look.h"

class QSplitter;
class QStackedWidget;
class QTimer;
class QToolBar;
class QToolButton;
class QUndoStack;

namespace epochal::ui {

class BulkBar;
class EmptyState;
class FilterBar;
class FirstStart;
class NoticeBar;
class RunInspector;
class RunsModel;
class RunsTable;
class Workbench;

enum class RunsAction {
    New,
    Open,
    Clone,
    Compare,
    Report,
    Export,
    TryImages,
    Tag,
    Archive,
    Trash,
    Import,
    Inspector,
    Count
};

/// Every run of the catalogue: search, sort, inspect, tag, archive, move to trash, export.
class RunsPage : public PageOf<RunsAction> {
    Q_OBJECT
public:
    explicit RunsPage(Workbench& workbench, QWidget* parent = nullptr);
    ~RunsPage() override;

    [[nodiscard]] static const PageInfo& about();
    [[nodiscard]] QUndoStack& undoStack();  ///< the window's only undo history
    bool focusSearch() override;
    [[nodiscard]] QStringList selectedIds() const;
    void saveSession() const override;
    /// The page's present view of the catalogue, without a name.
    [[nodiscard]] RunsView view() const;
    void show(const RunsView& view);
    using QWidget::show;
    void saveViewAs(const QString& name);
    void groupBy(GroupBy by);
    /// Asks for a folder of run directories and copies them into the home folder.
    void import();
    /// Shows the first steps, although there may be runs; a button there leads back.
    void showFirstStart();
    [[nodiscard]] bool isFirstStart() const;
    /// How the comparison draws its runs, by id; empty if there is none.
    void setLooks(const QHash<QString, RowLook>& looks);

Q_SIGNALS:
    void newRunRequested();
    /// Of the first steps: the first run is in progress; its settings; a published comparison, or all of them.
    void firstRunLaunched(const QString& id);
    void firstRunSettingsRequested();
    void studyRequested(const QString& id);
    void comparisonsRequested();
    void resultsRequested();  ///< a table of other tools' results has to be imported
    void filled();            ///< a listing has been shown in the table

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void saveColumns() const;
    void buildActions();
    void buildViews();
    void fillViewsMenu();
    void retranslateViews();
    void imported(const ImportReport& report);
    QWidget* buildHead();
    void retranslate();
    void retranslateEmpty();
    void buildFirstStart();
    /// The table, "no match" or the first steps, with the controls that fit it.
    void showContent();
    void showIndexing(qint64 done, qint64 total);
    void editTags(const QString& id, const QStringList& tags);
    void editNote(const QString& id, const QString& before, const QString& note);
    void query();
    void fill(const CatalogueService::Listing& listing);
    void selectionChanged();
    void updateCount();
    /// Whether there are runs, and all of them archived and not shown.
    [[nodiscard]] bool allArchived() const;
    void countArchived();
    void countValues(const QString& field, const QString& otherTerms);
    void openFolder(const QString& id);
    void report();
    void renewRunning();
    void archive();
    void trash();
    void tag();
    void resume(const QString& id);
    void exportCsv();
    void exportWeights(const QString& id);
    void writeCsv(const QString& file, const RunRows& rows, std::vector<Entry> entries);
    void contextMenu(const QPoint& at);

    Workbench& workbench_;
    QToolBar* bar_;
    QToolButton *views_, *groups_, *columns_;
    FilterBar* filter_;
    NoticeBar* notice_;
    QStackedWidget* stack_;
    FirstStart* first_;
    EmptyState* noMatch_;
    QSplitter* splitter_;
    RunsModel* model_;
    RunsTable* table_;
    RunInspector* inspector_;
    BulkBar* bulk_;
    QTimer* renew_;
    QSet<QString> changed_;
    QStringList trashed_;  ///< hidden already, although the catalogue may still have them
    RunColumn sort_ = RunColumn::Created;
    bool descending_ = true, indexing_ = false, firstWanted_ = false;
    bool partial_ = false;                 ///< only the first rows are listed so far
    bool awaitsCurve_ = false;             ///< the inspector shows a run whose curve is still being read
    std::optional<bool> inspectorWanted_;  ///< none: shown if there is room for it
    qint64 total_ = 0, archived_ = 0;      ///< archived_: counted only while no other run is listed
};

}  // namespace epochal::ui
