#pragma once

#include <QFrame>
#include <QPointer>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analysis/figures.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/grouping.h"
#include "core/events/run_directory.h"
#include "ui/bridge/background.h"
#include "ui/pages/parts/remedies.h"
#include "ui/pages/runs/run_end.h"
#include "ui/pages/runs/run_files.h"
#include "ui/view/row_look.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTimer;
class QVBoxLayout;

namespace epochal::ui {

class ChipField;
class FactsSection;
class MiniChart;
class RunTotals;

/// What the table does not show of one run. Summary: what ended it and what can be done about that, its curve, result,
/// frozen price, tags and note. Configuration: how it differs from the run shown before, and all settings. Files: what
/// its folder holds. Reads the folder in the background. Of several runs, their totals; without a run, those of the
/// list.
class RunInspector : public QFrame {
    Q_OBJECT
public:
    explicit RunInspector(QWidget* parent = nullptr);

    /// Shows a row; `folder` is the run's; `look` is how the comparison draws it, if it does. Showing the same run
    /// again only updates its figures.
    void show(const RunRow& row, const Path& folder, const std::optional<RowLook>& look = {});
    /// Shows the totals of all runs listed, if there are any.
    void clear(const std::optional<RunGroup>& listed);
    /// Shows what several runs add up to and have in common; `first` is one of them.
    void showSeveral(const RunGroup& selected, const RunRow& first);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void openRequested(const QString& id);
    void cloneRequested(const QString& id);
    void resumeRequested(const QString& id);
    void folderRequested(const QString& id);
    void fileRequested(const QString& file);
    void weightsRequested(const QString& id);
    /// A copy is to be configured with a change, as Remedy::assignment() says it.
    void fieldRequested(const QString& id, const QString& change);
    void tagsEdited(const QString& id, const QStringList& tags);
    void noteEdited(const QString& id, const QString& before, const QString& note);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Details {
        RunRow row;
        Path folder;
        std::optional<RowLook> look;
        std::optional<RunDirectory> directory;
        std::optional<RunEnd> end;  ///< of this state of the row, once read
        std::vector<RunFiles::File> files;
    };
    struct Found {
        Result<RunDirectory> run;
        std::optional<RunEnd> end;  ///< nothing: not asked for
        std::vector<RunFiles::File> files;
    };
    QWidget* buildHead();
    QWidget* buildSummary();
    QWidget* buildConfiguration();
    void leave();
    void write();
    void fitWidth();
    void writeTrouble();
    void rebuildRemedies();
    void writeCurve();
    /// Above the curve: what it shows; below that its level and where its axis starts.
    void captionCurve(const QString& title, const QString& level);
    void writeResult();
    void writeSizes();
    void writePrice();
    void writeConfiguration();
    /// `again`: also the end of a run that is known already.
    void read(bool again = false);
    void saveNote();

    std::optional<Details> shown_, before_;
    QFrame* trouble_;
    QLabel *cause_, *why_;
    QVBoxLayout* remedies_;
    std::pair<std::string, std::vector<Remedy>> offered_;  ///< the run, and what its buttons do
    QTabWidget* tabs_;
    QLabel *mark_, *name_, *state_, *curve_;
    RunTotals* totals_;
    MiniChart* chart_;
    FactsSection *result_, *sizes_, *price_, *tagsHead_, *differs_, *settings_;
    RunFiles* files_;
    ChipField* tags_;
    QPlainTextEdit* note_;
    QTimer* noteTimer_;
    QWidget *content_, *setting_;  ///< what scrolls under Summary and Configuration
    QPushButton *open_, *clone_, *resume_;
    bool again_ = false;  ///< the end that is known is out of date
    std::shared_ptr<std::atomic<int>> asked_ = std::make_shared<std::atomic<int>>(0);
    Background disk_{2};  ///< its own: logs may be long, and others are waited for
};

}  // namespace epochal::ui
