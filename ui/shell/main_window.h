#pragma once

#include <QHash>
#include <QMainWindow>
#include <array>
#include <span>

#include "ui/pages/parts/page.h"

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
class QueuePanel;
class Rail;
class RunsPage;
class StatusStrip;
class Workbench;

/// What the window itself can do.
enum class WindowAction {
    Undo,
    Redo,
    Find,
    Palette,
    Queue,
    Region,
    Reindex,
    OwnPrice,
    Offers,
    Preferences,
    Quit,
    Help,
    FirstSteps,
    About,
    AboutQt,
    Count
};

/// The window: menus, rail, pages, issues, status bar. All pages but the first are created when first shown, so that
/// the window opens at once.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// In the order of the rail; pages.cpp has a row for each.
    enum PageId { Runs, Configure, Live, Compare, Providers, Reports, PageCount };
    explicit MainWindow(Workbench& workbench, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(PageId id);
    [[nodiscard]] PageId page() const;
    /// The page of that class, which this creates if need be.
    template <class P>
    [[nodiscard]] P& the() {
        return static_cast<P&>(make(idOf(&P::about)));
    }
    /// The pages' names, in the order of the rail.
    [[nodiscard]] static QStringList pageNames();
    /// By the page's name, as "runs"; any other name is the page of the last session.
    void showPage(const QString& name);
    void setLanguage(const QString& code);
    void openSpec(const QString& file);
    /// Shows the queue beside the page, or above it in a window too narrow for both; with a campaign's id, that
    /// campaign.
    void showQueue(const QString& id);
    /// Saves checkpoints and closes without asking: there may be no one to answer.
    void leave();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    enum MenuId { FileMenu, EditMenu, ViewMenu, RunMenu, CatalogueMenu, PricesMenu, HelpMenu, MenuCount };
    struct PageRow {
        const PageInfo& (*about)();
        Page* (*create)(MainWindow& window);
    };
    /// The pages, by PageId.
    static std::span<const PageRow, PageCount> rows();
    [[nodiscard]] static PageId idOf(const PageInfo& (*about)());
    template <class P>
    static Page* create(MainWindow& window);
    /// Null if it has not been created.
    template <class P>
    [[nodiscard]] P* made() const {
        return static_cast<P*>(pages_[idOf(&P::about)]);
    }
    Page& make(PageId id);
    // What only this page asks of the window.
    void wire(Page&) {}
    void wire(RunsPage& page);
    void wire(ConfigurePage& page);
    void wire(LivePage& page);
    void wire(ComparePage& page);
    void makeQueue();
    void toggleQueue();
    [[nodiscard]] bool queueFits() const;  ///< beside the page
    [[nodiscard]] bool isQueueDocked() const;
    void floatQueue();
    void landQueue();
    static std::span<const ActionRow> actionRows();
    void buildMenus();
    void fillMenus();
    void fillFile();
    /// The Run menu, which the current page decides.
    void fillRun();
    void fillPrices();
    /// Adds the window's own actions to a menu.
    void addTo(MenuId menu, std::initializer_list<WindowAction> ids);
    /// Adds the pages' actions of that place. Those with Reach::Menu show their page first, which may not exist yet.
    void addTo(MenuId menu, MenuSlot slot);
    void addTo(QMenu* menu, PageId id, MenuSlot slot);
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
    void makeReport(const ReportRequest& request);
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
    std::array<Page*, PageCount> pages_{};  ///< null until created
    HelpDialog* help_ = nullptr;
    QHash<const QUndoCommand*, PageId> doneOn_;  ///< the page on which a step of the history was done
    bool stepping_ = false;                      ///< inside undo or redo
    ActionsBy<WindowAction> actions_;
    std::array<QMenu*, MenuCount> menus_{};
    std::array<QMenu*, PageCount> fileMenus_{};  ///< the pages' own, in the File menu
    std::array<QAction*, PageCount> showActions_{};
    QHash<const ActionRow*, QAction*> fromMenu_;  ///< those that show the page first
    QMenu *theme_, *language_;
    QActionGroup *languages_, *themes_;
    bool unasked_ = false, closing_ = false, closed_ = false, queueFloats_ = false;
};

}  // namespace epochal::ui
