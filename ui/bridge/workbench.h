#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <deque>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/analysis/figures.h"
#include "core/catalogue/import.h"
#include "core/catalogue/service.h"
#include "core/events/run_directory.h"
#include "core/hardware/machine.h"
#include "core/launch/home.h"
#include "core/launch/target.h"
#include "core/launch/target_kind.h"
#include "ui/bridge/issues.h"
#include "ui/bridge/trash.h"

class QFileSystemWatcher;
class QUndoStack;

namespace epochal::ui {

class RunQueue;

/// What the pages share: runs in progress, the catalogue, the price book, this machine. Watchers on other threads push
/// values, and a 33 ms timer drains them here. GUI thread, and no call blocks, unless stated otherwise.
class Workbench : public QObject, private RunWatcher {
    Q_OBJECT
public:
    /// `home` holds catalogue.sqlite, runs/, price-book.json (the user's offers). Of these, only a price-book.json of
    /// up to 1 MiB is read on this thread.
    Workbench(Path home, Path worker, QObject* parent = nullptr);
    /// Maximum number of events applied before the window gets its next turn.
    static constexpr std::size_t kEventsADrain = 5000;
    ~Workbench() override;

    [[nodiscard]] const Path& home() const { return home_; }
    [[nodiscard]] const Path& worker() const { return worker_; }
    [[nodiscard]] Path runsFolder() const { return home_ / "runs"; }
    [[nodiscard]] Issues& issues() { return issues_; }
    /// What was done in the window and can be undone. One history for all pages: undo reverts the last action, on
    /// whichever page it was done.
    [[nodiscard]] QUndoStack& history() { return *history_; }

    // Runs in progress and runs opened for viewing.
    /// Writes the run directory in the background and hands it to the target. `done` follows on this thread with the
    /// id, or with an error, which leaves nothing behind.
    void launch(const RunSpec& spec, const Offer& offer, TargetKind where,
                std::function<void(const Result<QString>&)> done = {});
    /// Starts a run whose folder exists, or continues it from its checkpoint; its log is read in the background. `done`
    /// follows on this thread. A worker sees only `gpus`, or all if empty.
    void resume(const QString& id, TargetKind where, std::function<void(const Status&)> done = {},
                std::vector<int> gpus = {});
    /// Runs that wait for their turn, and the campaigns they belong to.
    [[nodiscard]] RunQueue& queue() { return *queue_; }
    /// Adds a run that was created and has not started to the catalogue. Any thread.
    void record(const RunDirectory& run);
    Status command(const QString& id, Command command);
    /// Ids of runs in progress or waiting, oldest first; then those that have ended or were opened by open().
    [[nodiscard]] QStringList live() const;
    /// Reads a run's log in the background; openedRun() follows, and then figures() and directory() know it.
    void open(const QString& id);
    /// Null until known. Valid until the next event loop turn.
    [[nodiscard]] const Figures* figures(const QString& id);
    /// Milliseconds since 1970 on the clock that a run's events follow.
    [[nodiscard]] std::int64_t nowOf(const QString& id) const;
    [[nodiscard]] const RunDirectory* directory(const QString& id) const;
    [[nodiscard]] bool isActive(const QString& id) const;
    /// Stop or StopAfterEpoch, from when this window sent it to an active run until the run has ended.
    [[nodiscard]] std::optional<Command> asked(const QString& id) const;
    /// Why an ended or opened run failed, including where and the remedy.
    [[nodiscard]] std::optional<Error> trouble(const QString& id) const;
    /// Whether a run is in progress on this process's engine thread.
    [[nodiscard]] bool engineBusy() const;

    // Catalogue.
    void list(const RunQuery& query);  ///< listed() follows; a newer query replaces one still waiting
    /// Runs with their complete curves, in the order asked; `done` follows on this thread, unless this object is
    /// destroyed before. Runs held in memory (in progress, opened) come from their figures at that moment, others from
    /// the catalogue. Those that cannot be read are left out and reported as issues.
    void entries(const QStringList& ids, std::function<void(std::vector<Entry>)> done);
    /// Rows of a query, independent of the listing on the Runs page; the answer comes on this thread.
    void find(const RunQuery& query, std::function<void(std::vector<RunRow>)> done);
    /// Number of runs frozen with each offer, by the offer's id; the answer comes on this thread.
    void offerUses(std::function<void(std::map<std::string, std::int64_t>)> done);
    void setTags(const QString& id, const QStringList& tags);
    void setNote(const QString& id, const QString& note);
    void setArchived(const QStringList& ids, bool archived);
    /// Moves the folders to the desktop's trash and deletes the rows. Active runs are left alone and reported as
    /// issues. `done` follows on this thread with those that stayed.
    void moveToTrash(const QStringList& ids, std::function<void(const QStringList& stayed)> done = {});
    /// Restores folders that moveToTrash() moved in this session, and indexes them again. `done` follows on this thread
    /// with the restored ones; an issue names each of the others.
    void takeFromTrash(const QStringList& ids, std::function<void(const QStringList& back)> done = {});
    void reindex();
    /// Copies run directories into the runs folder; imported() follows, and rows as they are indexed. The originals are
    /// only read.
    void importRuns(const Path& folder);
    [[nodiscard]] bool catalogueReadOnly() const { return readOnly_; }
    [[nodiscard]] Path folderOf(const QString& id) const { return runsFolder() / id.toStdString(); }

    // Prices and machine.
    [[nodiscard]] const PriceBook& book() const { return *book_; }
    /// The same, to hold on to: an edit replaces the book with a new object.
    [[nodiscard]] std::shared_ptr<const PriceBook> sharedBook() const { return book_; }
    /// Replaces this machine's offer and saves it. Runs keep the price they were frozen with. Blocks on the disk.
    Status setThisMachineOffer(const Offer& offer);
    /// Every edit of the book runs on a pool thread and is saved before `done` receives the outcome here; bookChanged()
    /// comes first. An error is also reported as an issue. saveOffer() also edits this machine's offer.
    using BookDone = std::function<void(const Status&)>;
    void saveOffer(const Offer& offer, std::function<void(const Result<QString>& id)> done = {});
    void setRetired(const QStringList& ids, bool retired, BookDone done = {});
    void setRate(const Rate& rate, BookDone done = {});
    void removeRate(const Rate& rate, BookDone done = {});
    void setProvider(const Provider& provider, BookDone done = {});
    void setPriceAgeLimit(int days, BookDone done = {});
    /// All of them or none. `done` receives what the rows replaced, for putBack().
    void importOffers(std::vector<Offer> offers, std::function<void(const Result<std::vector<Replaced>>&)> done = {});
    void putBack(std::vector<Replaced> replaced, BookDone done = {});
    /// What is wrong with home/price-book.json, if anything; until it is fixed, the shipped book is used and edits are
    /// refused.
    [[nodiscard]] const std::optional<Error>& bookTrouble() const { return bookTrouble_; }
    /// Renames a damaged price-book.json and starts a new one.
    void setBookAside(BookDone done = {});
    [[nodiscard]] const Machine& machine() const { return machine_; }

    /// Asks every run of this process to save a checkpoint and stop; engineBusy() tells when they have.
    void leave();
    /// leave(), then waits for at most `seconds` until the runs have ended. Blocks; call it last. False if a run did
    /// not end in time: then exit with std::_Exit; its folder is valid all the same.
    [[nodiscard]] bool shutDown(double seconds = 20);

Q_SIGNALS:
    void runsChanged();                      ///< live() or a state changed
    void figuresChanged(const QString& id);  ///< for new events, at most once every 33 ms
    void runEnded(const QString& id);
    void openedRun(const QString& id);
    void listed(const epochal::CatalogueService::Listing& listing);
    void catalogueChanged();  ///< rows changed: list again
    void catalogueOpened();
    void imported(const epochal::ImportReport& report);
    void indexing(qint64 done, qint64 total);  ///< done == total is the last
    void bookChanged();

private:
    struct Live;
    struct Crossing;
    void onEvent(const std::string& runId, const Event& event) override;
    void onEnd(const std::string& runId, const Result<ExitRecord>& end) override;
    /// Passes a task from any thread to the GUI thread, where the next drain runs it.
    void post(std::function<void()> task);
    /// Like post(), for what was requested: at the next turn of the event loop.
    void answer(std::function<void()> task);
    void wake();
    void drain();
    /// At most `most` of the waiting events; all by default.
    void applyEvents(std::size_t most = std::numeric_limits<std::size_t>::max());
    void finish(const QString& id, const Result<ExitRecord>& end);
    [[nodiscard]] LaunchTarget& target(TargetKind kind);
    void begin(const RunDirectory& run, RunRecord record, TargetKind where, const Placement& placement,
               const std::function<void(const Status&)>& done);
    Live& adopt(const RunDirectory& run, std::optional<TargetKind> where);
    void index(Live& live);
    void catalogueIsOpen(const CatalogueService::Opened& opened);
    void tellUnreadable(const std::vector<Error>& folders);
    void indexNew();
    void attachRunning();
    void openBook();
    void watchHome();
    void readBookAgain();
    void takeBook(HomeBook home);
    void editBook(BookEdit edit, BookDone done);

    Path home_, worker_;
    Machine machine_;
    std::shared_ptr<const PriceBook> book_ = std::make_shared<PriceBook>();
    std::optional<Error> bookTrouble_;
    QFileSystemWatcher* bookWatch_;             ///< of the home folder: another process may import prices
    QTimer bookChange_;                         ///< what changes a folder changes it more than once
    std::filesystem::file_time_type bookTime_;  ///< of the file that book_ was read from
    Issues issues_;
    QUndoStack* history_;
    bool readOnly_ = false;
    std::shared_ptr<Crossing> crossing_;
    std::deque<std::pair<std::string, Event>> events_;  ///< received, and not yet applied
    std::vector<std::function<void()>> tasks_;          ///< to run after those events
    QHash<QString, std::shared_ptr<Live>> live_;
    QStringList order_;
    QTimer timer_;
    std::uint64_t generation_ = 0;  ///< of the latest list(); older answers are dropped
    std::unique_ptr<CatalogueService> catalogue_;
    std::unique_ptr<ProcessTarget> processes_;
    std::unique_ptr<LaunchTarget> engine_;
    std::unique_ptr<RunQueue> queue_;
    Trash trash_;
    QThreadPool toTrash_;  ///< one thread, so that a folder is moved before it is restored
};

}  // namespace epochal::ui
