#pragma once

#include <functional>
#include <vector>

#include "core/economics/offer.h"
#include "ui/pages/parts/page.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolBar;
class QToolButton;
class QUndoStack;

namespace epochal::ui {

class EmptyState;
class NoticeBar;
class OfferEditor;
class PriceFilterBar;
class PricesModel;
class PricesTable;
class Workbench;

enum class ProvidersAction { New, NewOwn, Import, Export, Rates, Duplicate, Retire, History, Save, Revert, Count };

/// The price book: every offer with its price, date and source, to be edited, retired, imported and exported. Runs keep
/// the price they were launched with, whatever is done here.
class ProvidersPage : public PageOf<ProvidersAction> {
    Q_OBJECT
public:
    explicit ProvidersPage(Workbench& workbench, QWidget* parent = nullptr);

    [[nodiscard]] static const PageInfo& about();
    ~ProvidersPage() override;
    [[nodiscard]] QUndoStack& undoStack();  ///< the window's only undo history
    bool focusSearch() override;
    void saveSession() const override;
    /// Shows the offer with that id, whatever the filters.
    void choose(const QString& id);
    /// Opens the import of a file without asking for its name.
    void importFile(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildActions();
    void buildLayout();
    QWidget* buildHead();
    void retranslate();
    void fillCurrencies();
    void bookChanged();
    void filterChanged();
    void refresh();  ///< counts, banner, empty state, widths
    void showBanner();
    void countUses();
    void selectionChanged();
    [[nodiscard]] QStringList selectedIds() const;
    [[nodiscard]] const Offer* selected() const;
    void begin(const Offer& offer);
    /// Keeps unsaved input when another offer takes its place in the editor.
    void putDraftAside();
    void showDrafts();
    void restoreDrafts();
    void resumeDraft();
    /// Keeps the same offers selected across a change of the rows.
    void keepSelection(const std::function<void()>& change);
    void beginOffer();
    void beginOwnMachine();
    void duplicate();
    void retire();
    void setRetired(const QStringList& ids, bool retired);
    /// Performs `redo` unless it `isDone`, reports `done`, and offers to undo it.
    void edit(const QString& text, const QString& done, std::function<void()> redo, std::function<void()> undo,
              bool isDone = false);
    void save();
    void revert();
    void askToImport();
    void exportCsv();
    void askLimit();
    void showRates();
    void say(const Status& outcome);

    Workbench& workbench_;
    QToolBar* bar_;
    QLabel* currencyLabel_;
    QComboBox* currency_;
    QToolButton* columns_;
    PriceFilterBar* filter_;
    NoticeBar *banner_, *notice_, *draftNotice_;
    QSplitter* splitter_;
    QStackedWidget* stack_;
    PricesModel* model_;
    PricesTable* table_;
    EmptyState *empty_, *noMatch_;
    OfferEditor* editor_;
    /// An edit that was set aside, and the offer it belongs to.
    struct Draft {
        Offer of, typed;
    };
    std::vector<Draft> drafts_;
    QTimer* usesDue_;
    bool selecting_ = false;
};

}  // namespace epochal::ui
