#pragma once

#include <QHash>
#include <QStringList>

#include "core/analysis/study.h"
#include "ui/pages/compare/saved_comparisons.h"
#include "ui/pages/parts/page.h"
#include "ui/report/report_request.h"
#include "ui/view/compare_data.h"

class QComboBox;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolBar;
class QToolButton;

namespace epochal::ui {

class CompareControls;
class CompareHead;
class CompareModel;
class CompareTable;
class CompareViews;
class EmptyState;
class NoticeBar;
class OwnStudies;
class ScalingBoard;
class SearchBoard;
class Workbench;

enum class CompareAction { Add, Remove, Save, Report, Export, Import, Forget, Clone, Sizes, Count };

/// Runs and published rows side by side: what each cost, how long it took, and the findings.
class ComparePage : public PageOf<CompareAction> {
    Q_OBJECT
public:
    explicit ComparePage(Workbench& workbench, QWidget* parent = nullptr);
    ~ComparePage() override;

    [[nodiscard]] static const PageInfo& about();
    [[nodiscard]] QList<QAction*> moreActions(MenuSlot slot) const override;
    /// What shows the frozen prices (0), or a kind of prices: 1 + its place in the table of price kinds.
    [[nodiscard]] QAction* kindAction(std::size_t at) const { return kinds_[static_cast<qsizetype>(at)]; }
    bool focusSearch() override;
    /// Compares these runs of the catalogue.
    void showRuns(const QStringList& ids);
    /// Opens a study, shipped or of the user's own.
    void showStudy(const QString& id);
    void saveSession() const override;
    /// Null until rows have been read and compared.
    [[nodiscard]] const CompareData* shown() const { return data_.get(); }
    /// How the runs compared are drawn, by id. Empty for a search, whose colors say something else.
    [[nodiscard]] QHash<QString, RowLook> looks() const;

Q_SIGNALS:
    void runsRequested();
    void compared();      ///< new figures are shown
    void looksChanged();  ///< looks() did

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void saveColumns() const;
    void buildActions();
    QWidget* buildHead();
    void retranslate();
    void fillSources();
    /// As wide as what is chosen, if the page has room for that.
    void fitSources();
    void chooseSource(int index);
    void loadStudies();
    /// Reads them again after one was written, which is then shown, or removed.
    void reloadStudies(const QString& id, bool removed);
    [[nodiscard]] const Study* study() const;
    /// The five articles first, then the collections from elsewhere, then the user's own.
    [[nodiscard]] QList<const Study*> studiesInOrder() const;
    [[nodiscard]] QString title() const;

    void open(const SavedComparison& wanted, bool ownQuery);
    void load(bool keepQuery);
    void take(std::vector<Entry> entries, bool keepQuery);
    void recompute();
    void showData(CompareDataPtr made);
    void showViews();
    /// Shows a campaign as a search over hyper-parameters, or as any other comparison, as the user chose.
    void showForm();
    void offerClone();
    /// Asks for more sizes of the scaling experiment, and adds the missing ones to the queue.
    void addSizes();
    /// Makes the table as high as its rows, up to three fifths of the splitter, unless the user moved the border.
    void shareHeight();
    void showWarnings();
    void refuse(const Error& error);

    void add(const QStringList& ids);
    void removeSelected();
    void save();
    void forget();
    void exportCsv();
    void requestReport();
    void askEpoch();
    void fillAddMenu();
    void contextMenu(const QPoint& at);

    Workbench& workbench_;
    QList<QAction*> kinds_;
    QComboBox* sources_;
    QToolBar* bar_;
    QToolButton *add_, *columns_;
    CompareControls* controls_;
    CompareHead* head_;
    NoticeBar *warnings_, *notice_;
    OwnStudies* own_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QSplitter* splitter_;
    CompareModel* model_;
    CompareTable* table_;
    CompareViews* views_;
    SearchBoard* board_;
    ScalingBoard* scaling_;
    QTimer* renew_;

    std::shared_ptr<const std::vector<Study>> studies_;
    SavedComparison current_;
    std::shared_ptr<const std::vector<Entry>> entries_;
    std::shared_ptr<const Audits> audits_;
    std::shared_ptr<const PriceBook> book_;
    CompareDataPtr data_;
    QString warned_;  ///< the warnings shown last; not shown again once closed
    std::int64_t epoch_ = 1;
    quint64 generation_ = 0;         ///< of the latest request for rows; answers to older ones are dropped
    quint64 studiesGeneration_ = 0;  ///< likewise, for studies
    bool computing_ = false, again_ = false, opened_ = false, studiesRead_ = false, loadAfterStudies_ = false,
         keepQuery_ = false, ownSplit_ = false;
};

}  // namespace epochal::ui
