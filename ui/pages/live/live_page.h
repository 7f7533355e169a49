#pragma once

#include <QTimer>

#include "core/analysis/estimate_record.h"
#include "core/launch/run_job.h"
#include "ui/pages/live/companion_runs.h"
#include "ui/pages/parts/notice_bar.h"
#include "ui/pages/parts/page.h"
#include "ui/pages/parts/remedies.h"
#include "ui/view/reference_run.h"

class QComboBox;
class QPushButton;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace epochal::ui {

class EmptyState;
class EvaluationPanel;
class LiveView;
class SessionView;
class TracePanel;
class Workbench;

enum class LiveAction {
    Pause,
    StopAfterEpoch,
    Stop,
    Checkpoint,
    Trace,
    Clone,
    Compare,
    Report,
    Folder,
    TryImages,
    Evaluation,
    Follow,
    Count
};

/// The runs in progress, one at a time: a tool bar with the commands for a run, and its LiveView, or its SessionView if
/// it does not train, fed from the workbench at most about six times a second. GUI thread.
class LivePage : public PageOf<LiveAction> {
    Q_OBJECT
public:
    explicit LivePage(Workbench& workbench, QWidget* parent = nullptr);

    [[nodiscard]] static const PageInfo& about();
    using QWidget::show;
    /// Switches to a run; one that is not loaded is read from its folder first.
    void show(const QString& runId);
    [[nodiscard]] QString runId() const { return id_; }

Q_SIGNALS:
    void configureRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void fillRuns();
    void refresh();
    void enableActions();
    void tell(Command command);
    void askToStop();
    void togglePause();
    void openFolder();
    void tryImages();
    void resume();
    QList<NoticeBar::Choice> choicesFor(const std::vector<Remedy>& remedies, const RunSpec& spec);
    void lookUp();
    void readEstimate();
    void seekCompanions(const RunRows& rows);
    void follow();
    [[nodiscard]] bool measures() const;  ///< the run shown does not train
    [[nodiscard]] SessionView& session();
    void connectView(auto* view);
    void addScrolled(QWidget* view);
    [[nodiscard]] QString nameOf(const QString& id) const;

    Workbench& workbench_;
    QString id_;
    QComboBox* runs_;
    QToolBar* bar_;
    QToolButton* followButton_;
    NoticeBar* notice_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QPushButton *configure_, *last_;
    LiveView* view_;
    SessionView* session_ = nullptr;  ///< created for the first run that does not train
    EvaluationPanel* evaluation_;
    TracePanel* trace_;
    QTimer due_;      ///< merges changes of figures into one redraw
    QTimer seconds_;  ///< for clocks that advance without events
    bool troubleShown_ = false;
    QString lastId_;  ///< latest run of the catalogue
    RunRow row_;      ///< the shown run's row in the catalogue; its id is empty until known
    std::optional<ReferenceRun> reference_;
    std::optional<KeptEstimate> kept_;                 ///< of the run shown
    std::shared_ptr<const CompanionRuns> companions_;  ///< once read
    bool companionsSought_ = false;
    bool awaited_ = false;  ///< the estimate may be written after the run was first shown
};

}  // namespace epochal::ui
