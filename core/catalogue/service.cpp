#include "core/catalogue/service.h"

#include <algorithm>

namespace epochal {

CatalogueService::CatalogueService(Path file, Path runs, std::function<void(Opened)> opened,
                                   std::function<void()> changed, std::function<void(const Error&)> failed)
    : file_(std::move(file)),
      runs_(std::move(runs)),
      opened_(std::move(opened)),
      changed_(std::move(changed)),
      failed_(std::move(failed)) {
    writer_ = std::jthread([this](std::stop_token stop) { runWriter(stop); });
    reader_ = std::jthread([this](std::stop_token stop) { runReader(stop); });
}

CatalogueService::~CatalogueService() {
    // The writer first empties its queue: what was asked for is on disk when the program ends.
    writer_.request_stop();
    reader_.request_stop();
    wake_.notify_all();
    writer_.join();
    reader_.join();
}

void CatalogueService::write(Task task) {
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    wake_.notify_all();
}

void CatalogueService::runWriter(std::stop_token stop) {
    auto catalogue = Catalogue::open(file_);
    Opened opened;
    if (!catalogue) {
        opened.error = catalogue.error();
    } else {
        opened.readOnly = (*catalogue)->readOnlyReason();
        opened.quarantined = (*catalogue)->quarantined();
    }
    {
        const std::scoped_lock lock(mutex_);
        ready_ = catalogue.ok();
    }
    wake_.notify_all();
    opened_(opened);

    while (true) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            writing_ = false;
            idle_.notify_all();
            wake_.wait(lock, stop, [&] { return !tasks_.empty(); });
            if (tasks_.empty()) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
            writing_ = true;
        }
        if (!catalogue) continue;
        task(**catalogue);
        changed_();
    }
}

void CatalogueService::runReader(std::stop_token stop) {
    std::unique_ptr<Catalogue> catalogue;
    while (true) {
        std::function<void(const Catalogue&)> question;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, stop, [&] { return ready_ && (question_ || !questions_.empty()); })) return;
            if (question_) {
                question = std::exchange(question_, {});
            } else {
                question = std::move(questions_.front());
                questions_.pop_front();
            }
        }
        if (!catalogue) {
            auto opened = Catalogue::open(file_, CatalogueAccess::ReadOnly);
            if (!opened) {
                opened_({opened.error(), {}, {}});
                return;
            }
            catalogue = std::move(*opened);
        }
        question(*catalogue);
    }
}

void CatalogueService::list(RunQuery query, std::uint64_t generation, std::function<void(Listing)> answer) {
    {
        const std::scoped_lock lock(mutex_);
        question_ = [this, query = std::move(query), generation,
                     answer = std::move(answer)](const Catalogue& catalogue) {
            Listing listing;
            listing.generation = generation;
            auto rows = cache_.list(catalogue, query);
            if (rows)
                listing.rows = std::move(*rows);
            else
                listing.error = rows.error();
            const auto total = catalogue.count(query.archived);
            listing.total = total ? *total : static_cast<std::int64_t>(listing.rows.size());
            answer(std::move(listing));
        };
    }
    wake_.notify_all();
}

namespace {

/// Tasks report what the disk refused; a read-only catalogue was already reported when it was opened.
void report(const Status& status, const std::function<void(const Error&)>& failed) {
    if (!status && failed) failed(status.error());
}

}  // namespace

void CatalogueService::find(RunQuery query, std::function<void(std::vector<RunRow>)> answer) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back([this, query = std::move(query), answer = std::move(answer)](const Catalogue& catalogue) {
            auto rows = catalogue.runs(query);
            if (!rows && failed_) failed_(rows.error());
            answer(rows ? std::move(*rows) : std::vector<RunRow>{});
        });
    }
    wake_.notify_all();
}

void CatalogueService::offerUses(std::function<void(std::map<std::string, std::int64_t>)> answer) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back([this, answer = std::move(answer)](const Catalogue& catalogue) {
            auto uses = catalogue.offerUses();
            if (!uses && failed_) failed_(uses.error());
            answer(uses ? std::move(*uses) : std::map<std::string, std::int64_t>{});
        });
    }
    wake_.notify_all();
}

void CatalogueService::entries(std::vector<std::string> ids, std::function<void(std::vector<Entry>)> answer) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back([this, ids = std::move(ids), answer = std::move(answer)](const Catalogue& catalogue) {
            auto list = catalogue.entries(ids);
            if (!list) {
                if (failed_) failed_(list.error());
                return answer({});
            }
            if (!list->unreadable.empty()) fillFromFolders(ids, *list);
            answer(std::move(list->entries));
        });
    }
    wake_.notify_all();
}

void CatalogueService::fillFromFolders(const std::vector<std::string>& ids, EntryList& list) const {
    for (const Error& missing : list.unreadable) {
        auto read = indexRun(runs_ / missing.where);
        if (read)
            list.entries.push_back(std::move(read->entry));
        else if (failed_)
            failed_(read.error());
    }
    std::ranges::sort(list.entries, {}, [&](const Entry& entry) { return std::ranges::find(ids, entry.id); });
}

void CatalogueService::record(RunDirectory run, IndexedRun known) {
    write([this, run = std::move(run), known = std::move(known)](Catalogue& catalogue) mutable {
        if (catalogue.readOnly()) return;
        setLabels(known.row, run.labels());
        const auto number = catalogue.record(known.row, &known.entry);
        if (!number) report(number.error(), failed_);
    });
}

void CatalogueService::setTags(std::string id, std::vector<std::string> tags) {
    write([=, this](Catalogue& catalogue) { report(catalogue.setTags(id, tags), failed_); });
}

void CatalogueService::setNote(std::string id, std::string note) {
    write([=, this](Catalogue& catalogue) { report(catalogue.setNote(id, note), failed_); });
}

void CatalogueService::setArchived(std::vector<std::string> ids, bool archived) {
    write([=, this](Catalogue& catalogue) { report(catalogue.setArchived(ids, archived), failed_); });
}

void CatalogueService::remove(std::vector<std::string> ids) {
    write([=, this](Catalogue& catalogue) { report(catalogue.remove(ids), failed_); });
}

void CatalogueService::reindex(IndexScope scope, std::function<void(std::int64_t, std::int64_t)> progress,
                               std::function<void(Result<ReindexReport>)> done) {
    write([this, scope, progress = std::move(progress), done = std::move(done)](Catalogue& catalogue) {
        if (catalogue.readOnly()) return;
        done(epochal::reindex(catalogue, runs_, scope, [&](std::int64_t at, std::int64_t total) {
            if (progress) progress(at, total);
            return !writer_.get_stop_token().stop_requested();
        }));
    });
}

void CatalogueService::drain() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [&] { return tasks_.empty() && !writing_; });
}

}  // namespace epochal
