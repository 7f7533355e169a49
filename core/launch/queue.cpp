#include "core/launch/queue.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/analysis/replay.h"
#include "core/base/json.h"
#include "core/base/layout.h"
#include "core/events/run_directory.h"
#include "core/spec/parallel.h"

namespace epochal {
namespace {

Error damagedQueue(const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Cannot read the queue order"), {}},
            where,
            {EPOCHAL_TEXT("core", "Delete the file; the runs remain and can be started from the Runs page"), {}}};
}

}  // namespace

Json toJson(const Queue& queue) {
    Json runs = Json::array();
    for (const QueueItem& item : queue.items) {
        runs.push_back({{"id", item.id}, {"target", name(item.target)}, {"starts", item.starts}});
        if (item.toMake) runs.back()["to_make"] = true;
    }
    for (const Json& item : queue.unknown) runs.push_back(item);
    return document(formats::kQueue, {{"paused", queue.paused}, {"at_once", queue.atOnce}, {"runs", std::move(runs)}});
}

Result<Queue> queueFromJson(const Json& json, const std::string& where) {
    if (!isOf(json, formats::kQueue)) return damagedQueue(where);
    if (Status known = checkVersion(json, formats::kQueue, where); !known) return known.error();
    Queue queue;
    if (const auto paused = json.find("paused"); paused != json.end() && paused->is_boolean())
        queue.paused = paused->get<bool>();
    queue.atOnce = static_cast<int>(std::clamp<std::int64_t>(integerAt(json, "at_once"), 0, 1000));
    const auto runs = json.find("runs");
    if (runs == json.end() || !runs->is_array()) return damagedQueue(where);
    std::set<std::string> seen;
    for (const Json& run : *runs) {
        QueueItem item{stringAt(run, "id"), TargetKind::Window,
                       static_cast<int>(std::clamp<std::int64_t>(integerAt(run, "starts"), 0, 1000))};
        if (const auto toMake = run.find("to_make"); toMake != run.end()) item.toMake = *toMake == Json(true);
        // An id is a folder's name and must not lead out of the runs folder.
        if (item.id.empty() || item.id.find('/') != std::string::npos || item.id.front() == '.')
            return damagedQueue(where);
        if (!seen.insert(item.id).second) continue;
        if (const auto target = targetKind(stringAt(run, "target", name(item.target)), item.id)) {
            item.target = *target;
            queue.items.push_back(std::move(item));
        } else {
            queue.unknown.push_back(run);
        }
    }
    return queue;
}

Error unknownTarget(const Json& item) {
    return targetKind(stringAt(item, "target"), stringAt(item, "id")).error();
}

Path queueFile(const Path& home) {
    return home / layout::kQueue;
}

Result<Queue> loadQueue(const Path& home) {
    const Path file = queueFile(home);
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return Queue{};
    const auto text = readFile(file, 16u << 20);
    if (!text) return text.error();
    const auto json = parseJson(*text, file.string());
    if (!json) return json.error();
    return queueFromJson(*json, file.string());
}

Status saveQueue(const Path& home, const Queue& queue) {
    if (Status made = makeFolders(home); !made) return made;
    if (Status free = makeRoomFor(queueFile(home), formats::kQueue); !free) return free;
    return writeAtomically(queueFile(home), jsonText(toJson(queue), 2) + "\n");
}

QueuedState queuedState(const Path& folder) {
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) return QueuedState::Absent;
    const auto run = RunDirectory::open(folder);
    if (!run) return QueuedState::Ended;
    switch (evidence(*run, logEnd(run->events())).state) {
        case RunState::Queued:
            return QueuedState::Waiting;
        case RunState::Interrupted:
            return QueuedState::Broken;
        case RunState::Running:
            return QueuedState::Running;
        default:
            return QueuedState::Ended;
    }
}

bool leftInOrder(const RunDirectory& run) {
    const auto exit = run.exitRecord();
    return exit && exit->attempt >= lastAttempt(run.events());
}

std::int64_t gpusNeeded(const RunSpec& spec, int gpus) {
    if (spec.devices.kind == "cpu" || gpus == 0) return 0;
    // If a spec asks for more than there are, the engine's check reports it.
    return std::min<std::int64_t>(ranksOf(spec), gpus);
}

int slotsOf(const Queue& queue, int gpus) {
    return queue.atOnce > 0 ? queue.atOnce : std::max(1, gpus);
}

QueuedRun queuedRun(const QueueItem& item, QueuedState state, const RunSpec& spec, int gpus) {
    return {item, state, gpusNeeded(spec, gpus), {}, false, spec.devices.numbers};
}

namespace {

/// What the runs in progress leave to others.
class Room {
public:
    Room(const Queue& queue, std::span<const QueuedRun> runs, int gpus)
        : most_(slotsOf(queue, gpus)), slots_(most_), shares_(queue.atOnce > 0) {
        for (int gpu = 0; gpu < gpus; ++gpu) free_.insert(gpu);
        for (const QueuedRun& run : runs)
            if (run.state == QueuedState::Running) take(run, run.gpus);
    }

    /// The GPUs that the run gets now, or what it waits for. Later runs must not take that.
    struct Offer {
        std::optional<std::vector<int>> gpus;
        Message waits = {};
    };
    [[nodiscard]] Offer offer(const QueuedRun& run, bool window) {
        if (namesCores(run)) return offerCores(run);
        if (slots_ <= 0)
            return {{},
                    most_ == 1 ? Message{EPOCHAL_TEXT("core", "Waits until the run in progress has ended"), {}}
                               : Message{EPOCHAL_TEXT("core", "Waits until one of %1 runs in progress has ended"),
                                         {std::int64_t{most_}}}};
        if (run.gpusNeeded > 0) return offerGpus(run, window);
        if (!shares_ && (whole_ || !cores_.empty()))
            return {{}, {EPOCHAL_TEXT("core", "Waits for the CPU, which other runs are using"), {}}};
        return {std::vector<int>()};
    }

    void take(const QueuedRun& run, const std::vector<int>& gpus) {
        if (namesCores(run)) {
            cores_.insert(run.numbers.begin(), run.numbers.end());
            return;
        }
        --slots_;
        whole_ = whole_ || run.gpusNeeded == 0;
        for (const int gpu : gpus) free_.erase(gpu);
    }

private:
    [[nodiscard]] Offer offerCores(const QueuedRun& run) {
        std::string taken;
        for (const std::int64_t core : run.numbers)
            if (cores_.contains(core)) taken += (taken.empty() ? "" : ", ") + std::to_string(core);
        cores_.insert(run.numbers.begin(), run.numbers.end());
        if (whole_) return {{}, {EPOCHAL_TEXT("core", "Waits for the CPU, which other runs are using"), {}}};
        if (taken.empty()) return {std::vector<int>()};
        return {{},
                //: %1: numbers, "0, 1"
                {EPOCHAL_TEXT("core", "Waits for CPU cores that other runs are using: %1"), {taken}}};
    }

    [[nodiscard]] Offer offerGpus(const QueuedRun& run, bool window) {
        Message waits{EPOCHAL_TEXT_N("core", "Waits until %1 GPU(s) are free"), {Count(run.gpusNeeded)}};
        if (shortOfGpus_) return {{}, std::move(waits)};
        std::vector<int> gpus;
        std::string taken;
        const auto add = [&](int gpu) {
            if (free_.contains(gpu))
                gpus.push_back(gpu);
            else
                taken += (taken.empty() ? "" : ", ") + std::to_string(gpu);
        };
        auto wanted = static_cast<std::size_t>(run.gpusNeeded);
        if (!run.numbers.empty()) {
            wanted = run.numbers.size();
            for (const std::int64_t number : run.numbers) add(static_cast<int>(number));
        } else if (window) {
            for (int gpu = 0; gpu < run.gpusNeeded; ++gpu) add(gpu);
        } else {
            for (const int gpu : free_)
                if (gpus.size() < wanted) add(gpu);
        }
        if (gpus.size() == wanted) return {std::move(gpus)};
        if (run.numbers.empty()) shortOfGpus_ = true;
        for (const std::int64_t number : run.numbers) free_.erase(static_cast<int>(number));
        if (taken.empty()) return {{}, std::move(waits)};
        return {{},
                //: %1: numbers, "0, 1"
                {EPOCHAL_TEXT("core", "Waits for GPUs that other runs are using: %1"), {taken}}};
    }

    [[nodiscard]] static bool namesCores(const QueuedRun& run) { return run.gpusNeeded == 0 && !run.numbers.empty(); }

    const int most_;     ///< runs side by side
    int slots_;          ///< of them, free
    const bool shares_;  ///< the user has said how many runs share what there is
    std::set<int> free_;
    std::set<std::int64_t> cores_;  ///< in use, or waited for
    bool whole_ = false;            ///< a run uses the CPU without naming cores
    bool shortOfGpus_ = false;
};

}  // namespace

std::vector<QueueStart> due(const Queue& queue, std::span<const QueuedRun> runs, int gpus, bool engineBusy,
                            std::vector<Message>* waits) {
    std::vector<QueueStart> starts;
    if (waits) waits->assign(runs.size(), {});
    if (queue.paused) return starts;
    Room room(queue, runs, gpus);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const QueuedRun& run = runs[i];
        if (run.state != QueuedState::Waiting && run.state != QueuedState::Broken) continue;
        if (run.held) continue;
        const bool window = run.item.target == TargetKind::Window;
        Room::Offer offered;
        if (window && engineBusy)
            offered.waits = {EPOCHAL_TEXT("core", "Waits until the run that this window is training has ended"), {}};
        else
            offered = room.offer(run, window);
        if (waits) (*waits)[i] = offered.waits;
        if (!offered.gpus) continue;
        room.take(run, *offered.gpus);
        engineBusy = engineBusy || window;
        starts.push_back({run.item.id, *offered.gpus});
    }
    return starts;
}

void move(Queue& queue, std::span<const std::string> ids, std::size_t position) {
    position = std::min(position, queue.items.size());
    const auto moved = [&](const QueueItem& item) { return std::ranges::find(ids, item.id) != ids.end(); };
    std::vector<QueueItem> before, between, after;
    for (std::size_t i = 0; i < queue.items.size(); ++i) {
        const QueueItem& item = queue.items[i];
        (moved(item) ? between : i < position ? before : after).push_back(item);
    }
    queue.items = std::move(before);
    std::ranges::move(between, std::back_inserter(queue.items));
    std::ranges::move(after, std::back_inserter(queue.items));
}

}  // namespace epochal
