#include "core/analysis/entry.h"

#include <algorithm>
#include <string_view>

#include "core/analysis/accelerator.h"
#include "core/analysis/ran_on.h"
#include "core/economics/cost.h"
#include "core/hardware/accelerator_names.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"

namespace epochal {

namespace {

/// The accelerator a run trained on, as price books name it; empty = CPU.
std::string acceleratorOf(const RunDirectory& run, const Figures& figures) {
    if (!figures.started || figures.started->devices.empty()) {
        const bool onCpu = run.spec().devices.kind == "cpu" || run.machine().accelerators.empty();
        return onCpu ? std::string() : withoutBrand(run.machine().accelerators.front().name);
    }
    const std::string& device = figures.started->devices.front();
    const auto& all = run.machine().accelerators;
    const auto used = std::find_if(all.begin(), all.end(), [&](const Accelerator& one) { return one.name == device; });
    if (used == all.end()) return {};
    // "H100 80GB HBM3" is the H100 of the offer it ran on.
    const Offer& offer = run.offer();
    return isSameAccelerator(*used, offer) ? offer.accelerator : withoutBrand(device);
}

std::optional<double> rentedSecondsOf(const Offer& offer, const Figures& figures) {
    if (billsUse(offer) || figures.segments.empty()) return std::nullopt;
    double seconds = 0;
    for (const Segment& segment : figures.segments) {
        const double wall = static_cast<double>(segment.lastUtcMillis - segment.begunUtcMillis) / 1000;
        seconds += std::max(wall, segment.active);  // the system clock may have been set back
    }
    return seconds;
}

std::vector<SizeRate> sizesOf(const RunSpec& spec, const Figures& figures) {
    std::vector<SizeRate> sizes;
    for (const SizePoint& point : figures.sizes) {
        if (!point.isComplete() || !(point.perSecond > 0)) continue;
        SizeRate& size = sizes.emplace_back(SizeRate{point.size(spec), point.perSecond, {}});
        if (answersRequests(spec.session)) size.latency = point.measured.p95;
    }
    return sizes;
}

}  // namespace

const char* name(ClockKind clock) {
    switch (clock) {
        case ClockKind::Training:
            return "training";
        case ClockKind::Active:
            return "active";
        case ClockKind::Billed:
            return "billed";
    }
    return "";
}

Sample sampleKind(const Entry& entry) {
    return entry.spec ? taskFor(*entry.spec).sample : Sample::Image;
}

Sample sampleKind(std::span<const Entry> entries) {
    if (entries.empty()) return Sample::Image;
    const Sample first = sampleKind(entries.front());
    const auto alike = [&](const Entry& one) { return sampleKind(one) == first; };
    return std::ranges::all_of(entries, alike) ? first : Sample::Any;
}

std::string taskOf(const RunSpec& spec, const Figures& figures) {
    const RunSpec::Data& data = spec.data;
    const std::int64_t train = figures.started ? figures.started->trainImages : data.trainImages;
    const std::int64_t validation = figures.started ? figures.started->validationImages : data.validationImages;
    std::string task = data.source;
    const bool counts = trainsToQuality(spec.session) || data.source != "synthetic";
    if (counts) task += ' ' + std::to_string(train) + '/' + std::to_string(validation);
    if (data.source == "synthetic")
        task += ' ' + std::to_string(data.channels) + 'x' + std::to_string(data.height) + 'x' +
                std::to_string(data.width) + ", " + std::to_string(data.classes);
    // Two folders of user files are two data sets, whatever their sizes.
    if (data.source == "idx" || data.source == "image-folder") task += ' ' + data.path;
    if (data.source == "packed") task += ' ' + data.file;
    if (isTable(spec)) task += ' ' + data.file + ": " + data.column;
    return task;
}

std::string ownDataOf(std::string_view task) {
    const auto source = task.substr(0, task.find(' '));
    if (source != "idx" && source != "image-folder" && source != "packed" && source != "table") return {};
    // After the counts, as taskOf writes them.
    auto at = task.find(' ', source.size() + 1);
    if (at == std::string_view::npos) return {};
    std::string_view path = task.substr(at + 1);
    if (source == "table") path = path.substr(0, path.rfind(": "));
    while (path.ends_with('/')) path.remove_suffix(1);
    return std::string(path.substr(path.find_last_of('/') + 1));
}

std::string printedCost(const Entry& entry) {
    const std::string shortest = entry.publishedCost->amount.text();
    const std::size_t point = shortest.find('.');
    const auto decimals = point == std::string::npos ? 0 : static_cast<std::int64_t>(shortest.size() - point - 1);
    return decimals >= entry.publishedDecimals
               ? shortest
               : entry.publishedCost->amount.text(static_cast<int>(entry.publishedDecimals));
}

std::string title(const Entry& entry) {
    if (!entry.published || entry.accelerator.empty()) return entry.name;
    const std::string devices = entry.devices > 1 ? std::to_string(entry.devices) + " × " : std::string();
    return entry.name + ", " + devices + entry.accelerator;
}

bool isMachineOf(const Offer& offer, const Entry& entry) {
    if (entry.elsewhere)
        return !offer.accelerator.empty() && offer.accelerator == entry.accelerator && offer.count == entry.devices;
    const Offer& own = entry.offer;
    // A run may have used only some of the accelerators of its offer; a smaller offer can have exactly those.
    if (offer.accelerator != own.accelerator || (offer.count != own.count && offer.count != entry.devices))
        return false;
    return !offer.accelerator.empty() || (offer.provider == own.provider && offer.instance == own.instance);
}

bool isTimed(const Entry& entry) {
    return !entry.published || entry.trainingSeconds || entry.activeSeconds;
}

bool isTimed(const Entry& entry, const AxisPosition& at) {
    return isTimed(entry) && (!entry.published || at.training > 0 || at.active > 0);
}

Entry entryOf(const RunDirectory& run, const Figures& figures) {
    const RunSpec& spec = run.spec();
    Entry entry;
    entry.id = run.id();
    entry.name = spec.name;
    entry.task = taskOf(spec, figures);
    entry.measure = measureOf(spec).quality;
    entry.architecture = architectureOf(spec);
    entry.precision = figures.started ? figures.started->precision : spec.devices.precision;
    entry.accelerator = acceleratorOf(run, figures);
    entry.devices = figures.started && !figures.started->devices.empty()
                        ? static_cast<std::int64_t>(figures.started->devices.size())
                        : ranksOf(spec);
    const std::vector<std::string> used = figures.started ? figures.started->devices : std::vector<std::string>();
    entry.machine = entry.accelerator.empty() ? run.machine().cpu
                    : used.empty()            ? run.machine().accelerators.front().name
                                              : used.front();
    entry.elsewhere = ranElsewhere(run.offer(), run.machine(), figures);
    entry.session = spec.session.kind;
    if (entry.session == "train")
        entry.globalBatch = spec.optimizer.globalBatch;
    else if (figures.chosenSize)
        entry.globalBatch = figures.sizes[*figures.chosenSize].measured.batch;
    entry.sizes = sizesOf(spec, figures);
    entry.seed = spec.seed;
    entry.state = figures.state;
    entry.reason = figures.reason;
    entry.diverged = figures.state == RunState::Failed && figures.diverged.has_value();
    entry.spec = spec;
    entry.offer = run.offer();
    entry.preparationSeconds = spec.price.preparationMinutes * 60;

    if (figures.imagesPerSecond > 0) {
        entry.imagesPerSecond = figures.imagesPerSecond;
        if (figures.windows.n > 1) entry.uncertainty = figures.windows.uncertainty();
        if (trainsToQuality(spec.session)) {
            entry.dataShare = figures.dataShare;
            entry.communicationShare = figures.communicationShare;
        }
    }
    entry.quality = figures.best;
    entry.lastQuality = figures.last;
    if (!figures.segments.empty()) {
        entry.trainingSeconds = figures.clocks.training;
        entry.activeSeconds = figures.clocks.active;
    }
    entry.rentedSeconds = rentedSecondsOf(run.offer(), figures);
    if (figures.segments.size() > 1) entry.stretches = machineUse(run.offer(), figures.segments, 0).stretches;
    entry.joules = figures.joules;
    entry.othersBusy = figures.othersBusy;
    std::vector<QualityPoint> curve;
    for (const EpochPoint& point : figures.epochs)
        if (const auto quality = qualityOf(point, entry.measure)) curve.push_back({point.at, *quality});
    entry.curve = std::move(curve);
    return entry;
}

}  // namespace epochal
