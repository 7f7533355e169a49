#include "core/launch/queue.h"

#include <algorithm>
#include <set>

#include "core/analysis/replay.h"
#include "core/base/json.h"
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
    return home / "queue.json";
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
    if (!run) return QueuedState::Over;
    switch (evidence(*run, logEnd(run->events())).state) {
        case RunState::Queued:
            return QueuedState::Waiting;
        case RunState::Interrupted:
            return QueuedState::Broken;
        case RunState::Running:
            return QueuedState::Running;
        default:
            return QueuedState::Over;
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

std::vector<QueueStart> due(const Queue& queue, std::span<const QueuedRun> runs, int gpus, bool engineBusy) {
    std::vector<QueueStart> starts;
    if (queue.paused) return starts;
    std::set<int> free;
    for (int gpu = 0; gpu < gpus; ++gpu) free.insert(gpu);
    int slots = slotsOf(queue, gpus);
    for (const QueuedRun& run : runs) {
        if (run.state != QueuedState::Running) continue;
        --slots;
        for (const int gpu : run.gpus) free.erase(gpu);
    }
    bool shortOfGpus = false;
    for (const QueuedRun& run : runs) {
        if (slots <= 0) break;
        if (run.state != QueuedState::Waiting && run.state != QueuedState::Broken) continue;
        if (run.held) continue;
        const bool window = run.item.target == TargetKind::Window;
        if (window && engineBusy) continue;
        QueueStart start{run.item.id, {}};
        if (run.gpusNeeded > 0) {
            // Later runs must not take GPUs that an earlier one is waiting for.
            if (shortOfGpus) continue;
            const auto wanted = static_cast<std::size_t>(run.gpusNeeded);
            if (window) {
                for (int gpu = 0; gpu < run.gpusNeeded; ++gpu)
                    if (free.contains(gpu)) start.gpus.push_back(gpu);
            } else {
                for (const int gpu : free)
                    if (start.gpus.size() < wanted) start.gpus.push_back(gpu);
            }
            if (start.gpus.size() < wanted) {
                shortOfGpus = true;
                continue;
            }
            for (const int gpu : start.gpus) free.erase(gpu);
        }
        engineBusy = engineBusy || window;
        --slots;
        starts.push_back(std::move(start));
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
