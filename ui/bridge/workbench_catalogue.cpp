#include <QThreadPool>

#include "core/base/clock.h"
#include "ui/bridge/live_run.h"
#include "ui/bridge/workbench.h"

namespace epochal::ui {
namespace {

std::vector<std::string> plain(const QStringList& list) {
    std::vector<std::string> out;
    for (const QString& item : list) out.push_back(item.toStdString());
    return out;
}

}  // namespace

void Workbench::catalogueIsOpen(const CatalogueService::Opened& opened) {
    watchHome();
    if (opened.error) issues_.add(Severity::Error, *opened.error, tr("Catalogue"));
    readOnly_ = opened.readOnly.has_value();
    if (opened.readOnly) issues_.add(Severity::Warning, *opened.readOnly, tr("Catalogue"));
    if (opened.inMemory)
        issues_.add(
            Severity::Warning,
            {opened.inMemory->kind,
             {EPOCHAL_TEXT("core", "The catalogue cannot be used, so the runs are indexed in memory for now: %1"),
              {Nested(opened.inMemory->what)}},
             opened.inMemory->where,
             opened.inMemory->remedy},
            tr("Catalogue"));
    if (opened.quarantined)
        issues_.add(Severity::Warning,
                    {ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core",
                                   "The catalogue was damaged; the old file was renamed and the catalogue was rebuilt "
                                   "from the run folders"),
                      {}},
                     opened.quarantined->string(),
                     {EPOCHAL_TEXT("core", "No run data was lost; you can delete the old file at any time"), {}}},
                    tr("Catalogue"));
    Q_EMIT catalogueOpened();
    if (opened.error) return;
    // Index the runs that ended, or were copied here, while no window was open. An index in memory reads everything
    // anyway.
    if (!readOnly_ && !opened.inMemory) indexNew();
    attachRunning();
}

void Workbench::indexNew() {
    catalogue_->reindex(IndexScope::Unsettled, {}, [this](const Result<ReindexReport>& done) {
        if (!done) post([this, error = done.error()] { issues_.add(Severity::Error, error, tr("Catalogue")); });
    });
}

void Workbench::tellUnreadable(const std::vector<Error>& folders) {
    for (const Error& error : folders) issues_.add(Severity::Warning, error, tr("Catalogue"));
}

void Workbench::attachRunning() {
    QThreadPool::globalInstance()->start([this, runs = runsFolder()] {
        std::error_code error;
        for (std::filesystem::directory_iterator at(runs, error), end; !error && at != end; at.increment(error)) {
            if (!FileLock::isHeld(at->path() / "run.lock")) continue;
            const auto run = RunDirectory::open(at->path());
            if (!run) continue;  // reindexing reports it
            post([this, directory = *run] {
                const QString id = QString::fromStdString(directory.id());
                if (isActive(id)) return;
                if (Status attached = processes_->attach(directory); !attached) {
                    issues_.add(Severity::Error, attached.error(), tr("Catalogue"));
                    return;
                }
                adopt(directory, TargetKind::Worker);
                Q_EMIT runsChanged();
            });
        }
    });
}

void Workbench::answer(std::function<void()> task) {
    // The caller waits for this: it does not wait for the next drain, which gathers what was not requested.
    QMetaObject::invokeMethod(this, std::move(task), Qt::QueuedConnection);
}

void Workbench::list(const RunQuery& query) {
    const std::uint64_t generation = ++generation_;
    catalogue_->list(query, generation, [this](CatalogueService::Listing listing) {
        answer([this, listing = std::move(listing)] {
            if (listing.generation == generation_) Q_EMIT listed(listing);
        });
    });
}

void Workbench::find(const RunQuery& query, std::function<void(std::vector<RunRow>)> done) {
    catalogue_->find(query, [this, done = std::move(done)](std::vector<RunRow> rows) {
        post([done, rows = std::move(rows)]() mutable { done(std::move(rows)); });
    });
}

void Workbench::offerUses(std::function<void(std::map<std::string, std::int64_t>)> done) {
    catalogue_->offerUses([this, done = std::move(done)](std::map<std::string, std::int64_t> uses) {
        post([done, uses = std::move(uses)]() mutable { done(std::move(uses)); });
    });
}

void Workbench::entries(const QStringList& ids, std::function<void(std::vector<Entry>)> done) {
    std::vector<std::string> elsewhere;
    for (const QString& id : ids)
        if (!live_.contains(id)) elsewhere.push_back(id.toStdString());
    const auto merge = [this, ids, done = std::move(done)](std::vector<Entry> read) {
        answer([this, ids, done, read = std::move(read)]() mutable {
            QHash<QString, std::size_t> at;
            for (std::size_t i = 0; i < read.size(); ++i) at.insert(QString::fromStdString(read[i].id), i);
            std::vector<Entry> all;
            all.reserve(static_cast<std::size_t>(ids.size()));
            for (const QString& id : ids) {
                if (const auto live = live_.value(id))
                    all.push_back(entryOf(live->run, *figures(id)));
                else if (const auto found = at.constFind(id); found != at.cend())
                    all.push_back(std::move(read[*found]));
            }
            done(std::move(all));
        });
    };
    if (elsewhere.empty())
        merge({});
    else
        catalogue_->entries(std::move(elsewhere), merge);
}

void Workbench::setTags(const QString& id, const QStringList& tags) {
    catalogue_->setTags(id.toStdString(), plain(tags));
}

void Workbench::setNote(const QString& id, const QString& note) {
    catalogue_->setNote(id.toStdString(), note.toStdString());
}

void Workbench::setArchived(const QStringList& ids, bool archived) {
    catalogue_->setArchived(plain(ids), archived);
}

void Workbench::moveToTrash(const QStringList& ids, std::function<void(const QStringList&)> done) {
    QStringList free, stayed;
    for (const QString& id : ids) {
        if (!isActive(id)) {
            free.append(id);
            continue;
        }
        stayed.append(id);
        issues_.add(Severity::Warning,
                    {ErrorKind::Locked,
                     {EPOCHAL_TEXT("core", "A run in progress cannot be moved to the trash"), {}},
                     id.toStdString(),
                     {EPOCHAL_TEXT("core", "Stop it first"), {}}},
                    tr("Catalogue"));
    }
    for (const QString& id : free) {
        live_.remove(id);
        order_.removeAll(id);
    }
    toTrash_.start([this, free, stayed, done = std::move(done)]() mutable {
        std::vector<std::string> gone;
        for (const QString& id : free) {
            if (Status moved = trash_.put(folderOf(id)); moved) {
                gone.push_back(id.toStdString());
            } else {
                stayed.append(id);
                post([this, error = moved.error()] { issues_.add(Severity::Error, error, tr("Catalogue")); });
            }
        }
        catalogue_->remove(gone);
        answer([done, stayed] {
            if (done) done(stayed);
        });
    });
    Q_EMIT runsChanged();
}

void Workbench::takeFromTrash(const QStringList& ids, std::function<void(const QStringList&)> done) {
    toTrash_.start([this, ids, done = std::move(done)] {
        QStringList back;
        for (const QString& id : ids) {
            if (Status taken = trash_.takeBack(folderOf(id)); taken)
                back.append(id);
            else
                post([this, error = taken.error()] { issues_.add(Severity::Error, error, tr("Catalogue")); });
        }
        if (!back.isEmpty()) catalogue_->reindex(IndexScope::Unsettled, {}, [](const Result<ReindexReport>&) {});
        answer([done, back] {
            if (done) done(back);
        });
    });
}

void Workbench::reindex() {
    catalogue_->reindex(
        IndexScope::All,
        [this](std::int64_t done, std::int64_t total) {
            // A hundred steps are enough for a progress bar.
            if (done == total || done % std::max<std::int64_t>(1, total / 100) == 0)
                post([this, done, total] { Q_EMIT indexing(done, total); });
        },
        [this](const Result<ReindexReport>& done) {
            if (!done) post([this, error = done.error()] { issues_.add(Severity::Error, error, tr("Catalogue")); });
        });
}

void Workbench::importRuns(const Path& folder) {
    QThreadPool::globalInstance()->start([this, folder, runs = runsFolder()] {
        const ImportReport report = epochal::importRuns(folder, runs, [this](std::int64_t done, std::int64_t total) {
            post([this, done, total] { Q_EMIT indexing(done, total); });
            return true;
        });
        indexNew();
        post([this, report] {
            for (const Error& error : report.refused) issues_.add(Severity::Warning, error, tr("Catalogue"));
            Q_EMIT imported(report);
        });
    });
}

}  // namespace epochal::ui
