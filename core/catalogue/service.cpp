#include "core/catalogue/service.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/layout.h"

namespace epochal {

CatalogueService::CatalogueService(Path file, Path runs, std::function<void(Opened)> opened,
                                   std::function<void()> changed, std::function<void(const Error&)> failed,
                                   std::function<void(const ReindexReport&)> indexed, std::chrono::milliseconds pause)
    : file_(std::move(file)),
      runs_(std::move(runs)),
      pause_(pause),
      opened_(std::move(opened)),
      changed_(std::move(changed)),
      failed_(std::move(failed)),
      indexed_(std::move(indexed)) {
    writer_ = std::jthread([this](std::stop_token stop) { runWriter(stop); });
    reader_ = std::jthread([this](std::stop_token stop) { runReader(stop); });
}

CatalogueService::~CatalogueService() {
    // The writer empties its queue first: what was requested is on disk when the program ends.
    writer_.request_stop();
    reader_.request_stop();
    wake_.notifyAll();
    writer_.join();
    reader_.join();
}

void CatalogueService::write(Task task) {
    {
        const Lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    wake_.notifyAll();
}

void CatalogueService::ask(Question question) {
    {
        const Lock lock(mutex_);
        questions_.push_back(std::move(question));
    }
    wake_.notifyAll();
}

/// Lets the reader open what the writer has open now.
void CatalogueService::publish() {
    {
        const Lock lock(mutex_);
        connect_ = catalogue_->reader();
        ++source_;
    }
    wake_.notifyAll();
}

void CatalogueService::openFirst() {
    auto opened = Catalogue::open(file_, CatalogueAccess::Unchecked);
    if (!opened) return fallBack(opened.error());
    catalogue_ = std::move(*opened);
    publish();
    opened_({{}, catalogue_->readOnlyReason(), catalogue_->quarantined(), {}, false});
    checkOpened();
}

/// While the first rows are already shown.
void CatalogueService::checkOpened() {
    if (catalogue_->readOnly() || catalogue_->quarantined()) return;
    if (catalogue_->checkStructure()) return;
    index(IndexScope::All, {}, {});
    changed_();
}

/// Keeps the runs in view whatever happened to the file.
void CatalogueService::fallBack(const Error& why) {
    auto opened = Catalogue::open(file_, CatalogueAccess::Memory);
    if (!opened) return opened_({opened.error(), {}, {}, {}, false});
    {
        const Lock lock(mutex_);
        // A disk that stays full fails each time only after all folders were read, so retry less and less often.
        constexpr int kMostDoublings = 6;
        tryAgain_ = std::chrono::steady_clock::now() + pause_ * (1 << std::min(falls_++, kMostDoublings));
    }
    catalogue_ = std::move(*opened);
    publish();
    opened_({{}, {}, {}, why, false});
    index(IndexScope::All, {}, {});
}

void CatalogueService::openAgain() {
    auto opened = Catalogue::open(file_);
    if (!opened) {
        const Lock lock(mutex_);
        tryAgain_ = std::chrono::steady_clock::now() + pause_;
        return;
    }
    catalogue_ = std::move(*opened);
    publish();
    opened_({{}, catalogue_->readOnlyReason(), catalogue_->quarantined(), {}, true});
    // Labels may have changed in the folders meanwhile, including those of settled runs.
    index(IndexScope::All, {}, {});
}

/// On the writer's thread. If the disk refuses a write here, the index moves to memory.
void CatalogueService::index(IndexScope scope, const std::function<void(std::int64_t, std::int64_t)>& progress,
                             const std::function<void(Result<ReindexReport>)>& done) {
    if (!catalogue_ || catalogue_->readOnly()) return;
    auto report = epochal::reindex(*catalogue_, runs_, scope, [&](std::int64_t at, std::int64_t total) {
        if (progress) progress(at, total);
        return !leaving_.stop_requested();
    });
    if (report && report->quarantined) {
        publish();
        opened_({{}, {}, report->quarantined, {}, false});
    }
    unchanged_ =
        report && scope == IndexScope::New && !report->quarantined && report->runs == 0 && report->removed == 0;
    if (report && indexed_) indexed_(*report);
    if (done) done(report);
    if (report && !catalogue_->inMemory()) falls_ = 0;
    if (report) return;
    if (!done && failed_) failed_(report.error());
    const ErrorKind kind = report.error().kind;
    const bool refused = kind == ErrorKind::Disk || kind == ErrorKind::Locked || kind == ErrorKind::Damaged;
    if (refused && !catalogue_->inMemory()) fallBack(report.error());
}

void CatalogueService::runWriter(std::stop_token stop) {
    using Clock = std::chrono::steady_clock;
    leaving_ = stop;
    const auto retries = [this] { return catalogue_ && catalogue_->inMemory(); };
    openFirst();
    while (true) {
        Task task;
        {
            Lock lock(mutex_);
            writing_ = false;
            idle_.notifyAll();
            const auto due = [&]() EPOCHAL_REQUIRES(mutex_) {
                return !tasks_.empty() || (retries() && Clock::now() >= tryAgain_);
            };
            if (retries())
                wake_.waitUntil(lock, stop, tryAgain_, due);
            else
                wake_.wait(lock, stop, due);
            if (tasks_.empty() && stop.stop_requested()) return;
            if (!due()) continue;
            writing_ = true;
            if (tasks_.empty()) {
                task = [this](Catalogue&) { openAgain(); };
            } else {
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
        }
        if (!catalogue_) continue;
        unchanged_ = false;
        task(*catalogue_);
        if (!unchanged_) changed_();
    }
}

/// The reader hit an error that it cannot read around; the writer repairs the catalogue.
void CatalogueService::heal(const Error& error) {
    write([this, error](Catalogue& catalogue) {
        if (error.kind == ErrorKind::Damaged)
            index(IndexScope::All, {}, {});
        else if (!catalogue.inMemory())
            fallBack(error);
        publish();  // in any case, so that the reader asks its question again
    });
}

void CatalogueService::runReader(std::stop_token stop) {
    std::unique_ptr<Catalogue> catalogue;
    std::uint64_t source = 0, healed = 0;
    Question again;  // waits for the catalogue to be repaired
    while (true) {
        Question question;
        Catalogue::Reader connect;
        bool last = false;
        {
            Lock lock(mutex_);
            const auto due = [&]() EPOCHAL_REQUIRES(mutex_) {
                if (!connect_) return false;
                return again ? source_ > healed : question_ || !questions_.empty();
            };
            if (!wake_.wait(lock, stop, due)) return;
            if (again) {
                question = std::exchange(again, {});
                last = true;
            } else if (question_) {
                question = std::exchange(question_, {});
            } else {
                question = std::move(questions_.front());
                questions_.pop_front();
            }
            if (source != source_) connect = connect_;
            source = source_;
        }
        Status answered;
        if (connect) {
            cache_ = {};
            auto opened = connect();
            if (!opened && last) {
                opened_({opened.error(), {}, {}, {}, false});
                return;
            }
            catalogue = opened ? std::move(*opened) : nullptr;
            if (!opened) answered = opened.error();
        }
        if (catalogue) answered = question(*catalogue, last);
        if (answered || last) continue;
        healed = source;
        again = std::move(question);
        heal(answered.error());
    }
}

namespace {

/// Errors that repairing the catalogue may remove; a query that is not understood stays an error.
bool canBeMended(const Error& error) {
    return error.kind == ErrorKind::Damaged || error.kind == ErrorKind::Disk || error.kind == ErrorKind::Locked;
}

}  // namespace

/// What a page shows at once of a catalogue that takes long to read.
void CatalogueService::listFirst(const Catalogue& catalogue, RunQuery query, Listing listing,
                                 const std::function<void(Listing)>& answer) const {
    constexpr std::int64_t kFirstRows = 100, kRowsReadAtOnce = 5000;
    // Any other order or a search would read all rows as well.
    if (!cache_.empty() || !query.text.empty() || query.sort != RunColumn::Created || !query.descending) return;
    const auto total = catalogue.count(query.archived);
    if (!total || *total <= kRowsReadAtOnce) return;
    query.most = kFirstRows;
    const auto rows = catalogue.runs(query);
    if (!rows) return;  // the whole listing says why
    for (const RunRow& row : *rows) listing.rows.add(row);
    listing.total = *total;
    listing.first = true;
    answer(std::move(listing));
}

void CatalogueService::list(RunQuery query, std::uint64_t generation, std::function<void(Listing)> answer) {
    {
        const Lock lock(mutex_);
        question_ = [this, query = std::move(query), generation, answer = std::move(answer)](const Catalogue& catalogue,
                                                                                             bool last) -> Status {
            Listing listing;
            listing.generation = generation;
            listFirst(catalogue, query, listing, answer);
            auto rows = cache_.list(catalogue, query);
            if (!rows && !last && canBeMended(rows.error())) return rows.error();
            if (rows)
                listing.rows = std::move(*rows);
            else
                listing.error = rows.error();
            listing.total = static_cast<std::int64_t>(listing.rows.size());
            // Only a search, or an error, leaves rows out; counting those that are not archived reads an index.
            if (!query.text.empty() || listing.error)
                if (const auto total = catalogue.count(query.archived)) listing.total = *total;
            answer(std::move(listing));
            return {};
        };
    }
    wake_.notifyAll();
}

namespace {

/// Reports what a task could not do.
void report(const Status& status, const std::function<void(const Error&)>& failed) {
    if (!status && failed) failed(status.error());
}

}  // namespace

void CatalogueService::find(RunQuery query, std::function<void(RunRows)> answer) {
    ask([this, query = std::move(query), answer = std::move(answer)](const Catalogue& catalogue, bool last) -> Status {
        auto rows = cache_.list(catalogue, query);
        if (!rows && !last && canBeMended(rows.error())) return rows.error();
        if (!rows && failed_) failed_(rows.error());
        answer(rows ? std::move(*rows) : RunRows());
        return {};
    });
}

void CatalogueService::curves(std::vector<std::int64_t> numbers,
                              std::function<void(std::vector<std::vector<float>>)> answer) {
    ask([this, numbers = std::move(numbers), answer = std::move(answer)](const Catalogue& catalogue,
                                                                         bool last) -> Status {
        auto curves = catalogue.curves(numbers);
        if (!curves && !last && canBeMended(curves.error())) return curves.error();
        if (!curves && failed_) failed_(curves.error());
        answer(curves ? std::move(*curves) : std::vector<std::vector<float>>(numbers.size()));
        return {};
    });
}

void CatalogueService::offerUses(std::function<void(std::map<std::string, std::int64_t>)> answer) {
    ask([this, answer = std::move(answer)](const Catalogue& catalogue, bool last) -> Status {
        auto uses = catalogue.offerUses();
        if (!uses && !last && canBeMended(uses.error())) return uses.error();
        if (!uses && failed_) failed_(uses.error());
        answer(uses ? std::move(*uses) : std::map<std::string, std::int64_t>{});
        return {};
    });
}

void CatalogueService::entries(std::vector<std::string> ids, std::function<void(Found)> answer) {
    ask([this, ids = std::move(ids), answer = std::move(answer)](const Catalogue& catalogue, bool last) -> Status {
        auto list = catalogue.entries(ids);
        if (!list) {
            if (!last && canBeMended(list.error())) return list.error();
            if (failed_) failed_(list.error());
            answer({});
            return {};
        }
        std::vector<std::string> gone;
        if (!list->unreadable.empty()) gone = fillFromFolders(ids, *list);
        answer({std::move(list->entries), std::move(gone)});
        return {};
    });
}

std::vector<std::string> CatalogueService::fillFromFolders(const std::vector<std::string>& ids, EntryList& list) const {
    std::vector<Error> gone;
    std::vector<std::string> goneIds;
    for (const Error& missing : list.unreadable) {
        const Path folder = runs_ / missing.where;
        auto read = indexRun(folder);
        std::error_code unknown;
        if (read) {
            list.entries.push_back(std::move(read->entry));
        } else if (!std::filesystem::exists(folder, unknown) && !unknown) {
            gone.push_back(read.error());
            goneIds.push_back(missing.where);
        } else {
            report(read.error(), failed_);
        }
    }
    if (gone.size() == 1) report(gone.front(), failed_);
    if (gone.size() > 1)
        report(Error{ErrorKind::Disk,
                     {EPOCHAL_TEXT_N("core", "%1 run folder(s) missing"), {Count(std::ssize(gone))}},
                     runs_.string(),
                     {EPOCHAL_TEXT("core", "Put them back if they were moved or deleted"), {}}},
               failed_);
    std::unordered_map<std::string_view, std::size_t> place;
    for (std::size_t i = 0; i < ids.size(); ++i) place.try_emplace(ids[i], i);
    std::ranges::sort(list.entries, {}, [&](const Entry& entry) { return place[entry.id]; });
    return goneIds;
}

void CatalogueService::record(RunDirectory run, IndexedRun known) {
    write([this, run = std::move(run), known = std::move(known)](Catalogue& catalogue) mutable {
        std::error_code unknown;
        // The index holds nothing that the folders do not, such as a run whose folder is gone.
        if (catalogue.readOnly() || !std::filesystem::exists(run.path() / layout::kRun, unknown)) return;
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
    write([this, scope, progress = std::move(progress), done = std::move(done)](Catalogue&) {
        index(scope, progress, done);
    });
}

void CatalogueService::drain() {
    Lock lock(mutex_);
    idle_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return tasks_.empty() && !writing_; });
}

}  // namespace epochal
