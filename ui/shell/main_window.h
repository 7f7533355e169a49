#pragma once

#include <QHash>
#include <QMainWindow>
#include <functional>

class QActionGroup;
class QDockWidget;
class QMenu;
class QStackedWidget;
class QUndoCommand;

namespace epochal::ui {

class ComparePage;
class ConfigurePage;
class HelpDialog;
class IssuesDock;
class LivePage;
class NoticeBar;
class ProvidersPage;
class QueuePanel;
class Rail;
class ReportsPage;
class RunsPage;
class StatusStrip;
class Workbench;

/// The window: menus, rail, pages, issues, status bar. All pages but the first are created when first shown, so that
/// the window opens at once.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    enum Page { Runs, Configure, Live, Compare, Providers, Reports, PageCount };
    explicit MainWindow(Workbench& workbench, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(Page page);
    [[nodiscard]] Page page() const;
    [[nodiscard]] RunsPage& runs() { return *runs_; }
    [[nodiscard]] ConfigurePage& configure();
    [[nodiscard]] LivePage& live();
    [[nodiscard]] ComparePage& compare();
    [[nodiscard]] ProvidersPage& providers();
    [[nodiscard]] ReportsPage& reports();

    /// "runs", "configure", "live", "compare", "providers", "reports"; anything else is the page of the last session.
    void showPage(const QString& name);
    void setLanguage(const QString& code);
    void openSpec(const QString& file);
    /// Shows the queue beside the page, or above it in a window too narrow for both; with a campaign's id, that
    /// campaign.
    void showQueue(const QString& id);
    /// Saves checkpoints and closes without asking: there may be no one to answer.
    void leave();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeConfigure();
    void makeLive();
    void makeCompare();
    void makeProviders();
    void makeReports();
    void makeQueue();
    void toggleQueue();
    void landQueue();
    void make(Page page);
    void place(Page page, QWidget* widget);
    void buildMenus();
    void fillMenus();
    QAction* add(QMenu* menu, const char* name, const QKeySequence& keys, std::function<void()> run);
    /// A command of a page that may not have been created yet: shows the page, then triggers its action of that name.
    QAction* addForPage(QMenu* menu, Page page, const char* name);
    void fillFile();
    void fillPrices();
    void addPageActions(QMenu* menu, QWidget* page, std::initializer_list<const char*> names);
    /// Undoes or redoes the next step of the history, on the page where it was done.
    void step(bool back);
    void noteStep(int index);
    void nameSteps();
    void retranslate();
    void retranslateMenus();
    void refresh();
    void openRun(const QString& id);
    /// Configures a copy of a run, with the focus on a field if one is named.
    void cloneRun(const QString& id, const QString& field = {});
    void compareRuns(const QStringList& ids);
    void reportRun(const QString& id);
    void nextRegion();
    void find();
    void showPreferences();
    /// The help page about what has the focus: the queue, or the page shown.
    void showHelp();
    void restoreSession();
    /// Fits the window, including its frame, into the part of the screen that panels leave free.
    void keepOnScreen();
    void saveSession();
    bool mayClose();
    /// Closes once the engine has written its checkpoint, or after 20 s; the window stays alive meanwhile.
    void closeWhenIdle();
    void finishClosing();

    Workbench& workbench_;
    Rail* rail_;
    QStackedWidget* stack_;
    NoticeBar* notice_;
    StatusStrip* status_;
    IssuesDock* issues_;
    QDockWidget* queueDock_;
    QueuePanel* queue_ = nullptr;
    RunsPage* runs_;
    ConfigurePage* configure_ = nullptr;
    LivePage* live_ = nullptr;
    ComparePage* compare_ = nullptr;
    ProvidersPage* providers_ = nullptr;
    ReportsPage* reports_ = nullptr;
    HelpDialog* help_ = nullptr;
    QHash<const QUndoCommand*, Page> doneOn_;  ///< the page on which a step of the history was done
    bool stepping_ = false;                    ///< inside undo or redo
    QHash<QString, QMenu*> menus_;
    QHash<QString, QAction*> actions_;
    QActionGroup *languages_, *themes_;
    bool unasked_ = false, closing_ = false, closed_ = false, queueFloats_ = false;
};

}  // namespace epochal::ui
