#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "core/base/layout.h"
#include "core/hardware/machine.h"
#include "ui/bridge/background.h"
#include "ui/bridge/issues.h"
#include "ui/bridge/live_runs.h"
#include "ui/bridge/prices.h"
#include "ui/bridge/run_catalogue.h"

class QUndoStack;

namespace epochal::ui {

class RunQueue;

/// What the pages share: one home folder, and all that the window knows of it. GUI thread; see the parts.
class Workbench : public QObject {
    Q_OBJECT
public:
    /// `home` holds catalogue.sqlite, runs/, price-book.json (the user's offers).
    Workbench(Path home, Path worker, QObject* parent = nullptr);
    ~Workbench() override;

    [[nodiscard]] const Path& home() const { return home_; }
    [[nodiscard]] const Path& worker() const { return worker_; }
    [[nodiscard]] Path runsFolder() const { return home_ / layout::kRunsFolder; }
    [[nodiscard]] Path folderOf(const QString& id) const { return runsFolder() / id.toStdString(); }
    [[nodiscard]] const Machine& machine() const { return machine_; }
    [[nodiscard]] Issues& issues() { return issues_; }
    /// What was done in the window and can be undone. One history for all pages: undo reverts the last action, on
    /// whichever page it was done.
    [[nodiscard]] QUndoStack& history() { return *history_; }
    /// Where the parts and the pages do what would block. Ends with this object.
    [[nodiscard]] Background& background() { return background_; }

    [[nodiscard]] LiveRuns& runs() { return *runs_; }
    [[nodiscard]] const LiveRuns& runs() const { return *runs_; }
    [[nodiscard]] RunCatalogue& catalogue() { return *catalogue_; }
    [[nodiscard]] Prices& prices() { return *prices_; }
    [[nodiscard]] const Prices& prices() const { return *prices_; }
    /// Runs that wait for their turn, and the campaigns they belong to.
    [[nodiscard]] RunQueue& queue() { return *queue_; }

    /// Asks every run of this process to save a checkpoint and stop; runs().engineBusy() tells when they have.
    void leave();
    /// leave(), then waits for at most `seconds` until the runs have ended. Blocks; call it last. False if a run did
    /// not end in time: then exit with std::_Exit; its folder is valid all the same.
    [[nodiscard]] bool shutDown(double seconds = 20);

Q_SIGNALS:
    void calibrated();      ///< this machine's speed has been measured: estimates may differ
    void studiesChanged();  ///< the user's own studies did: studiesOf(home()) has others

private:
    Path home_, worker_;
    Machine machine_;
    Issues issues_;
    QUndoStack* history_;
    Background background_;
    std::unique_ptr<Prices> prices_;
    std::unique_ptr<LiveRuns> runs_;
    std::unique_ptr<RunCatalogue> catalogue_;
    std::unique_ptr<RunQueue> queue_;
};

}  // namespace epochal::ui
