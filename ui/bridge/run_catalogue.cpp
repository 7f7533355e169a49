#include "ui/bridge/run_catalogue.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <algorithm>
#include <chrono>

#include "core/analysis/figures.h"
#include "core/base/layout.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {
namespace {

/// How long after a change of the runs folder it is looked at, and the share of the time that looking may take: a
/// hundred thousand names are read in a few tenths of a second.
constexpr int kRecheckMilliseconds = 1000, kRecheckShare = 10;

std::vector<std::string> plain(const QStringList& list) {
    std::vector<std::string> out;
    for (const QString& item : list) out.push_back(item.toStdString());
    return out;
}

}  // namespace

RunCatalogue::RunCatalogue(Workbench& workbench)
    : workbench_(workbench),
      watch_(new QFileSystemWatcher(this)),
      service_(std::make_unique<CatalogueService>(
          workbench.home() / layout::kCatalogue, workbench.runsFolder(),
          [this](CatalogueService::Opened now) { answer([this, now = std::move(now)] { opened(now); }); },
          [this] { answer([this] { Q_EMIT catalogueChanged(); }); },
          [this](const Error& error) { complainFrom(error); },
          [this](const ReindexReport& report) {
              for (const Error& error : report.unreadable) complainFrom(error, Severity::Warning);
              // One may end before anybody follows it, and would be in progress in every list until the next start.
              if (!report.running.empty())
                  answer([this, running = report.running] { workbench_.runs().follow(running); });
          })) {
    look_.setSingleShot(true);
    look_.setInterval(kRecheckMilliseconds);
    connect(&look_, &QTimer::timeout, this, &RunCatalogue::lookForNew);
    connect(watch_, &QFileSystemWatcher::directoryChanged, this, [this] {
        watchRuns();
        lookSoon();
    });
}

RunCatalogue::~RunCatalogue() {
    end();
    service_.reset();  // joins its threads: each may still answer until then, and answering needs this object whole
}

void RunCatalogue::complain(const Error& error, Severity severity) {
    workbench_.issues().add(severity, error, Issues::Part::Catalogue);
}

void RunCatalogue::complainFrom(const Error& error, Severity severity) {
    answer([this, error, severity] { complain(error, severity); });
}

void RunCatalogue::record(const RunDirectory& run, IndexedRun indexed) {
    service_->record(run, std::move(indexed));
}

void RunCatalogue::record(const RunDirectory& run) {
    RunRecord none(run.spec(), run.offer());
    record(run, {rowOf(run, none.figures()), entryOf(run, none.figures())});
}

void RunCatalogue::drain() {
    service_->drain();
}

void RunCatalogue::opened(const CatalogueService::Opened& opened) {
    workbench_.prices().watchHome();  // a first start has made the folder by now
    if (opened.error) complain(*opened.error);
    readOnly_ = opened.readOnly.has_value();
    if (opened.readOnly) complain(*opened.readOnly, Severity::Warning);
    if (opened.inMemory)
        complain({opened.inMemory->kind,
                  {EPOCHAL_TEXT("core", "The catalog cannot be used, so the runs are indexed in memory for now: %1"),
                   {Nested(opened.inMemory->what)}},
                  opened.inMemory->where,
                  opened.inMemory->remedy},
                 Severity::Warning);
    if (opened.quarantined)
        complain({ErrorKind::Damaged,
                  {EPOCHAL_TEXT("core",
                                "The catalog was damaged; the old file was renamed and the catalog was rebuilt "
                                "from the run folders"),
                   {}},
                  opened.quarantined->string(),
                  {EPOCHAL_TEXT("core", "No run data was lost; you can delete the old file at any time"), {}}},
                 Severity::Warning);
    Q_EMIT catalogueOpened();
    if (opened.error) return;
    // Index the runs that ended, or were copied here, while no window was open. An index in memory reads everything
    // anyway.
    if (!readOnly_ && !opened.inMemory)
        indexNew();
    else
        workbench_.runs().attachRunning();
    looking_ = false;  // a look that a change of catalogue interrupted does not answer
    watchRuns();
}

void RunCatalogue::watchRuns() {
    const QString runs = QString::fromStdString(workbench_.runsFolder().string());
    const QString home = QString::fromStdString(workbench_.home().string());
    const QStringList watched = watch_->directories();
    if (readOnly_ || watched.contains(runs)) return;
    if (QFileInfo::exists(runs) && watch_->addPath(runs)) {
        if (watched.contains(home)) watch_->removePath(home);
        lookSoon();  // what was created before the watch began
    } else if (!watched.contains(home) && QFileInfo::exists(home)) {
        watch_->addPath(home);
    }
}

void RunCatalogue::lookSoon() {
    if (looking_)
        again_ = true;
    else if (!look_.isActive())
        look_.start();
}

void RunCatalogue::lookForNew() {
    if (readOnly_) return;
    looking_ = true;
    again_ = false;
    const auto begun = std::chrono::steady_clock::now();
    service_->reindex(IndexScope::New, {}, [this, begun](const Result<ReindexReport>& done) {
        if (!done) complainFrom(done.error());
        const auto took = std::chrono::steady_clock::now() - begun;
        answer([this, took, added = done ? done->added : std::vector<std::string>()] {
            looking_ = false;
            const auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(kRecheckShare * took).count();
            look_.setInterval(std::max(kRecheckMilliseconds, static_cast<int>(std::min<std::int64_t>(pause, 60'000))));
            if (again_) look_.start();
            if (added.empty()) return;
            workbench_.runs().attachRunning(added);
            Q_EMIT foundRuns();
        });
    });
}

void RunCatalogue::indexNew() {
    service_->reindex(IndexScope::Unsettled, {}, [this](const Result<ReindexReport>& done) {
        if (!done) complainFrom(done.error());
        // A run that had ended may have been resumed. This looks at every folder, so the page is filled first.
        answer([this] { workbench_.runs().attachRunning(); });
    });
}

void RunCatalogue::answer(std::function<void()> task) {
    QMetaObject::invokeMethod(this, std::move(task), Qt::QueuedConnection);
}

void RunCatalogue::list(const RunQuery& query) {
    const std::uint64_t generation = ++generation_;
    listing_ = query;
    service_->list(query, generation, [this, query](CatalogueService::Listing listing) {
        answer([this, query, listing = std::move(listing)] {
            // The first rows are worth showing even if the same has been asked for again meanwhile.
            if (listing.generation == generation_ || (listing.first && query == listing_)) Q_EMIT listed(listing);
        });
    });
}

void RunCatalogue::find(const RunQuery& query, std::function<void(RunRows)> done) {
    service_->find(query, [this, done = std::move(done)](RunRows rows) {
        answer([done, rows = std::move(rows)]() mutable { done(std::move(rows)); });
    });
}

void RunCatalogue::curves(std::vector<std::int64_t> numbers,
                          std::function<void(std::vector<std::vector<float>>)> done) {
    service_->curves(std::move(numbers), [this, done = std::move(done)](std::vector<std::vector<float>> curves) {
        answer([done, curves = std::move(curves)]() mutable { done(std::move(curves)); });
    });
}

void RunCatalogue::offerUses(std::function<void(std::map<std::string, std::int64_t>)> done) {
    service_->offerUses([this, done = std::move(done)](std::map<std::string, std::int64_t> uses) {
        answer([done, uses = std::move(uses)]() mutable { done(std::move(uses)); });
    });
}

void RunCatalogue::entries(const QStringList& ids,
                           std::function<void(std::vector<Entry> entries, const QStringList& gone)> done) {
    std::vector<std::string> elsewhere;
    for (const QString& id : ids)
        if (!workbench_.runs().holds(id)) elsewhere.push_back(id.toStdString());
    const auto merge = [this, ids, done = std::move(done)](CatalogueService::Found found) {
        answer([this, ids, done, found = std::move(found)]() mutable {
            std::vector<Entry>& read = found.entries;
            QHash<QString, std::size_t> at;
            for (std::size_t i = 0; i < read.size(); ++i) at.insert(QString::fromStdString(read[i].id), i);
            std::vector<Entry> all;
            all.reserve(static_cast<std::size_t>(ids.size()));
            for (const QString& id : ids) {
                LiveRuns& runs = workbench_.runs();
                if (runs.holds(id))
                    all.push_back(entryOf(*runs.directory(id), *runs.figures(id)));
                else if (const auto known = at.constFind(id); known != at.cend())
                    all.push_back(std::move(read[*known]));
            }
            QStringList gone;
            for (const std::string& id : found.gone) gone += QString::fromStdString(id);
            done(std::move(all), gone);
        });
    };
    if (elsewhere.empty())
        merge({});
    else
        service_->entries(std::move(elsewhere), merge);
}

void RunCatalogue::setTags(const QString& id, const QStringList& tags) {
    service_->setTags(id.toStdString(), plain(tags));
}

void RunCatalogue::setNote(const QString& id, const QString& note) {
    service_->setNote(id.toStdString(), note.toStdString());
}

void RunCatalogue::setArchived(const QStringList& ids, bool archived) {
    service_->setArchived(plain(ids), archived);
}

void RunCatalogue::moveToTrash(const QStringList& ids, std::function<void(const QStringList&)> done) {
    QStringList free, stayed;
    for (const QString& id : ids) {
        if (!workbench_.runs().isActive(id)) {
            free.append(id);
            continue;
        }
        stayed.append(id);
        complain({ErrorKind::Locked,
                  {EPOCHAL_TEXT("core", "A run in progress cannot be moved to the trash"), {}},
                  id.toStdString(),
                  {EPOCHAL_TEXT("core", "Stop it first"), {}}},
                 Severity::Warning);
    }
    workbench_.runs().forget(free);
    trashing_.write(
        this,
        [this, free, stayed]() mutable {
            std::vector<std::string> gone;
            for (const QString& id : free) {
                if (Status moved = trash_.put(workbench_.folderOf(id)); moved) {
                    gone.push_back(id.toStdString());
                } else {
                    stayed.append(id);
                    complainFrom(moved.error());
                }
            }
            service_->remove(gone);
            return stayed;
        },
        [done = std::move(done)](const QStringList& left) {
            if (done) done(left);
        });
}

void RunCatalogue::takeFromTrash(const QStringList& ids, std::function<void(const QStringList&)> done) {
    trashing_.write(
        this,
        [this, ids] {
            QStringList back;
            for (const QString& id : ids) {
                if (Status taken = trash_.takeBack(workbench_.folderOf(id)); taken)
                    back.append(id);
                else
                    complainFrom(taken.error());
            }
            if (!back.isEmpty()) service_->reindex(IndexScope::Unsettled, {}, [](const Result<ReindexReport>&) {});
            return back;
        },
        [done = std::move(done)](const QStringList& back) {
            if (done) done(back);
        });
}

void RunCatalogue::reindex() {
    service_->reindex(
        IndexScope::All,
        [this](std::int64_t done, std::int64_t total) {
            // A hundred steps are enough for a progress bar.
            if (done == total || done % std::max<std::int64_t>(1, total / 100) == 0)
                answer([this, done, total] { Q_EMIT indexing(done, total); });
        },
        [this](const Result<ReindexReport>& done) {
            if (!done) complainFrom(done.error());
        });
}

void RunCatalogue::importRuns(const Path& folder) {
    workbench_.background().write(
        this,
        [this, folder, runs = workbench_.runsFolder()](const std::stop_token& ending) {
            ImportReport report =
                epochal::importRuns(folder, runs, [this, &ending](std::int64_t done, std::int64_t total) {
                    answer([this, done, total] { Q_EMIT indexing(done, total); });
                    return !ending.stop_requested();
                });
            indexNew();
            return report;
        },
        [this](const ImportReport& report) {
            for (const Error& error : report.refused) complain(error, Severity::Warning);
            Q_EMIT imported(report);
        });
}

}  // namespace epochal::ui
