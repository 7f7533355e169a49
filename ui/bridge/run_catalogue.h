#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/catalogue/import.h"
#include "core/catalogue/service.h"
#include "core/events/run_directory.h"
#include "ui/bridge/background.h"
#include "ui/bridge/trash.h"

class QFileSystemWatcher;

namespace epochal::ui {

class Workbench;

/// Every run of the home folder, as the catalogue has it, and what can be done with run folders. Runs that other
/// processes create are noticed; those in progress when they are noticed, or when the catalogue opens, are followed.
/// One that another process starts or resumes later is, once the folders are indexed again. GUI thread, and no call
/// blocks, unless stated otherwise.
class RunCatalogue : public QObject {
    Q_OBJECT
public:
    explicit RunCatalogue(Workbench& workbench);
    ~RunCatalogue() override;

    /// Adds a run that was created and has not started. Any thread.
    void record(const RunDirectory& run);
    /// Replaces a run's row and curve. Any thread.
    void record(const RunDirectory& run, IndexedRun indexed);
    void list(const RunQuery& query);  ///< listed() follows; a newer query replaces one still waiting
    /// Runs with their complete curves, in the order asked; `done` follows on this thread, unless this object is
    /// destroyed before. Runs held in memory (in progress, opened) come from their figures at that moment, others from
    /// the catalogue. Those that cannot be read are left out and reported as issues; `gone` are those without a folder.
    void entries(const QStringList& ids, std::function<void(std::vector<Entry> entries, const QStringList& gone)> done);
    /// Rows of a query, independent of the listing on the Runs page; the answer comes on this thread.
    void find(const RunQuery& query, std::function<void(RunRows)> done);
    /// Curves of runs by their numbers, in the order asked; empty where there is none. The answer comes on this thread.
    void curves(std::vector<std::int64_t> numbers, std::function<void(std::vector<std::vector<float>>)> done);
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
    [[nodiscard]] bool isReadOnly() const { return readOnly_; }

    /// Waits until everything recorded so far is in the index. Blocks.
    void drain();
    /// Finishes what is being moved. Blocks; nothing may be moved afterwards.
    void end() { trashing_.end(); }

Q_SIGNALS:
    void listed(const epochal::CatalogueService::Listing& listing);
    void catalogueChanged();  ///< rows changed: list again
    void catalogueOpened();
    void imported(const epochal::ImportReport& report);
    void foundRuns();                          ///< that another process has created since the start
    void indexing(qint64 done, qint64 total);  ///< done == total is the last

private:
    /// Runs a task from any thread on this one.
    void answer(std::function<void()> task);
    void opened(const CatalogueService::Opened& opened);
    void complain(const Error& error, Severity severity = Severity::Error);
    /// The same from any thread.
    void complainFrom(const Error& error, Severity severity = Severity::Error);
    void indexNew();
    void watchRuns();
    void lookSoon();
    void lookForNew();

    Workbench& workbench_;
    bool readOnly_ = false;
    std::uint64_t generation_ = 0;  ///< of the latest list(); older answers are dropped
    RunQuery listing_;              ///< what was last asked for
    Trash trash_;
    QFileSystemWatcher* watch_;             ///< of the runs folder, or of the home folder until it exists
    QTimer look_;                           ///< a folder that changes, changes more than once
    bool looking_ = false, again_ = false;  ///< again_: it has changed since the look began
    std::unique_ptr<CatalogueService> service_;
    Background trashing_{1};  ///< one thread, so that a folder is moved before it is restored
};

}  // namespace epochal::ui
