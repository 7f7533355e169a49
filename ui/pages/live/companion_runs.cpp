#include "ui/pages/live/companion_runs.h"

#include <algorithm>
#include <map>

#include "core/analysis/replay.h"
#include "core/spec/session.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

constexpr std::size_t kMostOfAKind = 3;

/// Which kinds of sessions tell something of one.
bool tells(const RunRow& other, const RunRow& run) {
    const bool sameData = other.data == run.data;
    if (run.session == "input") return other.session == "train" && sameData && other.imagesPerSecond > 0;
    if (run.session != "train" || other.state != RunState::Finished) return false;
    return (other.session == "input" && sameData) ||
           (other.session == "throughput" && other.architecture == run.architecture &&
            other.precision == run.precision && other.devices == run.devices);
}

}  // namespace

Companions CompanionRuns::told() const {
    Companions all;
    if (input) all.input = Told{&input->spec, &input->figures};
    if (throughput) all.throughput = Told{&throughput->spec, &throughput->figures};
    return all;
}

std::vector<CompanionCandidate> companionsOf(const RunRow& run, const RunRows& others) {
    std::vector<const RunRow*> found;
    for (const RunRow& other : others)
        if (other.id != run.id && tells(other, run)) found.push_back(&other);
    std::ranges::sort(found,
                      [](const RunRow* a, const RunRow* b) { return a->createdUtcMillis > b->createdUtcMillis; });
    std::map<std::string_view, std::size_t> taken;
    std::vector<CompanionCandidate> candidates;
    for (const RunRow* row : found)
        if (taken[row->session.view()]++ < kMostOfAKind) candidates.push_back({row->id, row->number});
    return candidates;
}

std::shared_ptr<const CompanionRuns> readCompanions(const Path& runs, const std::vector<CompanionCandidate>& candidates,
                                                    const RunSpec& spec, const std::optional<Started>& started) {
    auto all = std::make_shared<CompanionRuns>();
    Figures begun;
    begun.started = started;
    const Told self{&spec, &begun};
    for (const CompanionCandidate& candidate : candidates) {
        const auto run = RunDirectory::open(runs / candidate.id);
        if (!run) continue;
        auto record = replay(*run);
        if (!record) continue;
        CompanionRuns::One one{run->spec(), record->figures()};
        const Told other{&one.spec, &one.figures};
        if (onlyReads(spec.session)) {
            const auto pace = stepsPace(one.figures);
            if (!all->demand && pace && measuresInputOf(self, other))
                all->demand = Demand{*pace, candidate.number, FieldWords::model(one.spec)};
        } else if (!all->input && measuresInputOf(other, self)) {
            all->input = std::move(one);
        } else if (!all->throughput && measuresStepsOf(other, self)) {
            all->throughput = std::move(one);
        }
    }
    return all;
}

}  // namespace epochal::ui
