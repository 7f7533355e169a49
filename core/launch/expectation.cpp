#include "core/launch/expectation.h"

#include <algorithm>
#include <set>

#include "core/analysis/estimate_record.h"
#include "core/analysis/sizes.h"
#include "core/analysis/study.h"
#include "core/base/layout.h"
#include "core/base/mutex.h"
#include "core/catalogue/catalogue.h"
#include "core/launch/calibrate.h"
#include "core/spec/image_folder.h"
#include "core/spec/networks.h"
#include "core/spec/packed_images.h"
#include "core/spec/table.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

constexpr std::size_t kFoldersRead = 60;  ///< of kMostOwnRates, how many logs are read of runs the catalogue lacks

bool saysHowFast(const Entry& entry) {
    return entry.spec && entry.imagesPerSecond.value_or(0) > 0;
}

/// Folder names, newest first: a run's id begins with its creation time.
std::vector<std::string> newestRuns(const Path& runs, std::string_view without) {
    std::vector<std::string> ids;
    std::error_code error;
    for (std::filesystem::directory_iterator at(runs, error), end; !error && at != end; at.increment(error))
        if (std::string id = at->path().filename().string(); !id.starts_with('.') && id != without)
            ids.push_back(std::move(id));
    std::ranges::sort(ids, std::greater());
    if (ids.size() > kMostOwnRates) ids.resize(kMostOwnRates);
    return ids;
}

/// How many images a folder or a packed file has; nothing if it cannot be read.
std::optional<ImageCounts> countedIn(const RunSpec::Data& data) {
    if (data.source == "packed") {
        const auto packed = PackedImages::open(data.file);
        if (!packed) return std::nullopt;
        return ImageCounts{(*packed)->training().size, (*packed)->validation().size};
    }
    const auto listed = listImageFolder(data);
    if (!listed) return std::nullopt;
    return ImageCounts{listed->training.size(), listed->validation.size()};
}

/// How many images the folders and packed files that were asked about have. Any thread.
class FolderCounts {
public:
    /// Within the limits of the spec; nothing for other sources and for one that cannot be read. Counts again unless it
    /// did last time and the file, or what lies directly in the folder, has not changed. Blocks on the disk.
    [[nodiscard]] std::optional<ImageCounts> of(const RunSpec::Data& data) {
        if (data.source != "image-folder" && data.source != "packed") return std::nullopt;
        const Path path = data.source == "packed" ? data.file : data.path;
        std::error_code trouble;
        const auto changed = std::filesystem::last_write_time(path, trouble);
        const Lock lock(mutex_);
        if (!last_ || last_->path != path || last_->share != data.validationShare || last_->changed != changed) {
            const auto counts = countedIn(data);
            if (!counts) return std::nullopt;
            last_ = Listed{path, data.validationShare, changed, *counts};
        }
        const auto atMost = [](std::int64_t limit, std::int64_t there) {
            return limit > 0 ? std::min(limit, there) : there;
        };
        return ImageCounts{atMost(data.trainImages, last_->counts.training),
                           atMost(data.validationImages, last_->counts.validation)};
    }

private:
    struct Listed {
        Path path;
        double share = 0;
        std::filesystem::file_time_type changed;
        ImageCounts counts;
    };
    Mutex mutex_;
    std::optional<Listed> last_ EPOCHAL_GUARDED_BY(mutex_);
};

std::optional<ImageCounts> folderCounts(const RunSpec& spec) {
    static FolderCounts counts;
    return counts.of(spec.data);
}

/// What the tables that were asked about contain. Any thread.
class TableFacts {
public:
    /// Nothing for other sources and for a table that cannot be used. Reads the file unless it did last time and
    /// neither it nor what the spec says of its columns has changed. Blocks on the disk.
    [[nodiscard]] std::optional<TableDescription> of(const RunSpec& spec) {
        if (!isTable(spec)) return std::nullopt;
        std::error_code trouble;
        const auto changed = std::filesystem::last_write_time(spec.data.file, trouble);
        const Lock lock(mutex_);
        if (!last_ || last_->changed != changed || last_->data != spec.data) {
            auto read = describeTable(spec.data);
            if (!read) return std::nullopt;
            last_ = Described{spec.data, changed, std::move(*read)};
        }
        return last_->table;
    }

private:
    struct Described {
        RunSpec::Data data;
        std::filesystem::file_time_type changed;
        TableDescription table;
    };
    Mutex mutex_;
    std::optional<Described> last_ EPOCHAL_GUARDED_BY(mutex_);
};

/// The hash of the network's file that was asked about. Any thread.
class ScriptHash {
public:
    /// Empty for networks that are not the user's own and for a file that cannot be read. Reads it unless it did last
    /// time and the file has not changed. Blocks on the disk.
    [[nodiscard]] std::string of(const RunSpec& spec) {
        if (!usesScript(spec)) return {};
        std::error_code trouble;
        const auto changed = std::filesystem::last_write_time(spec.model.script, trouble);
        const Lock lock(mutex_);
        if (!last_ || last_->file != spec.model.script || last_->changed != changed) {
            RunSpec read = spec;
            if (!recordScript(read)) return {};
            last_ = Hashed{spec.model.script, changed, read.model.scriptHash};
        }
        return last_->hash;
    }

private:
    struct Hashed {
        std::string file;
        std::filesystem::file_time_type changed;
        std::string hash;
    };
    Mutex mutex_;
    std::optional<Hashed> last_ EPOCHAL_GUARDED_BY(mutex_);
};

/// What only the run's files show.
void lookAtFiles(const RunSpec& spec, EstimateOptions& options) {
    static TableFacts tables;
    static ScriptHash scripts;
    options.scriptHash = scripts.of(spec);
    options.images = folderCounts(spec);
    if (const auto table = tables.of(spec)) {
        options.images = ImageCounts{table->training, table->validation};
        options.table = shapeOf(*table);
    }
}

}  // namespace

std::vector<Entry> ownRates(const Path& home, std::string_view without) {
    const std::vector<std::string> ids = newestRuns(home / layout::kRunsFolder, without);
    std::vector<Entry> all;
    std::set<std::string> known;
    std::error_code error;
    if (const Path file = home / layout::kCatalogue; std::filesystem::exists(file, error))
        if (const auto catalogue = Catalogue::open(file, CatalogueAccess::ReadOnly))
            if (auto list = (*catalogue)->entries(ids))
                for (Entry& entry : list->entries) {
                    if (isLive(entry.state)) continue;  // indexed while it ran, perhaps long ago
                    known.insert(entry.id);
                    if (saysHowFast(entry)) all.push_back(std::move(entry));
                }
    std::size_t read = 0;
    for (const std::string& id : ids) {
        if (known.contains(id) || read == kFoldersRead) continue;
        ++read;
        if (auto run = indexRun(home / layout::kRunsFolder / id); run && saysHowFast(run->entry))
            all.push_back(std::move(run->entry));
    }
    std::ranges::sort(all, std::greater(), &Entry::id);
    return all;
}

std::vector<Entry> publishedRates() {
    std::vector<Entry> rows;
    const auto studies = shippedStudies();
    if (!studies) return rows;
    for (const Study& study : *studies)
        std::ranges::copy_if(study.entries, std::back_inserter(rows),
                             [](const Entry& entry) { return entry.imagesPerSecond.has_value(); });
    return rows;
}

std::vector<Offer> offersFor(const RunSpec& spec, const PriceBook& book) {
    std::vector<Offer> offers = candidates(book);
    const Offer* chosen = book.find(spec.price.offer);
    if (chosen && std::ranges::find(offers, chosen->id, &Offer::id) == offers.end()) offers.push_back(*chosen);
    return offers;
}

EstimateOptions estimateOptions(const RunSpec& spec, const PriceBook& book, EstimateGoal goal, const Path& home,
                                const Machine& machine) {
    EstimateOptions options;
    options.goal = targetOf(spec) ? goal : EstimateGoal::WholeRun;
    if (const Offer* chosen = book.find(spec.price.offer)) options.currency = chosen->currency;
    options.rates = book.rates;
    options.calibration = keptCalibration(home, machine);
    options.links = keptLinks(home, machine);
    lookAtFiles(spec, options);
    return options;
}

Status keepExpectation(const RunDirectory& run) {
    std::error_code unread;
    if (std::filesystem::exists(run.estimate(), unread)) return {};
    // What a session takes follows from its spec: no experience is put to the test.
    if (measuresSizes(run.spec())) return {};
    const Offer& offer = run.offer();
    EstimateOptions options;
    options.goal = targetOf(run.spec()) ? EstimateGoal::Target : EstimateGoal::WholeRun;
    options.currency = offer.currency;
    const Path home = run.path().parent_path().parent_path();
    options.calibration = keptCalibration(home, run.machine());
    options.links = keptLinks(home, run.machine());
    lookAtFiles(run.spec(), options);
    const auto own = ownRates(home, run.id());
    const auto made = estimate(run.spec(), std::span(&offer, 1), own, publishedRates(), run.machine(), options);
    const auto kept = keptOf(made.front(), options.goal);
    return kept ? keepEstimate(run, *kept) : Status();
}

}  // namespace epochal
