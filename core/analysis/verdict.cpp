#include "core/analysis/verdict.h"

#include <algorithm>
#include <tuple>

#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {

namespace {

constexpr double kBoundShare = 0.25;  ///< of step time
constexpr double kKeepsUpShare = 0.10;
/// Of the time of a loader's threads, or of a step.
constexpr double kHalf = 0.5;
/// Of the images/s on synthetic images: a run below it shares its cores with its loader.
constexpr double kUndisturbed = 5.0 / 6;

Arg ratio(double share) {
    return Share{share, 1};
}

Arg roundedRate(double perSecond) {
    return Fixed{perSecond, 0};
}

bool readsSame(const RunSpec& a, const RunSpec& b) {
    const auto read = [](const RunSpec::Data& data) {
        return std::tie(data.source, data.path, data.file, data.augmentation, data.jitter, data.erasing,
                        data.imageSize);
    };
    return read(a.data) == read(b.data);
}

/// Seconds of a step with a batch, by the sizes that were measured; on the straight line between its neighbors.
std::optional<double> stepSeconds(const std::vector<std::pair<double, double>>& steps, double batch) {
    const auto after = std::ranges::lower_bound(steps, batch, {}, &std::pair<double, double>::first);
    if (after == steps.end()) return std::nullopt;
    if (after->first == batch) return after->second;
    if (after == steps.begin()) return std::nullopt;
    const auto& [from, least] = *std::prev(after);
    return least + (after->second - least) * (batch - from) / (after->first - from);
}

/// (batch, seconds of a step) of what fitted, by batch.
std::vector<std::pair<double, double>> stepsOf(const Figures& session) {
    std::vector<std::pair<double, double>> steps;
    for (const SizePoint& point : session.sizes)
        if (point.isComplete() && point.perSecond > 0 && point.measured.batch > 0)
            steps.emplace_back(static_cast<double>(point.measured.batch),
                               static_cast<double>(point.measured.batch) / point.perSecond);
    std::ranges::sort(steps);
    return steps;
}

/// What was measured with this many loader threads, or with the most below it.
const SizePoint* readBy(const Figures& input, std::int64_t threads) {
    const SizePoint* found = nullptr;
    for (const SizePoint& point : input.sizes)
        if (point.isComplete() && point.perSecond > 0 && point.measured.threads <= threads &&
            (found == nullptr || point.measured.threads > found->measured.threads))
            found = &point;
    return found;
}

/// The share of their time that loader threads compute; what remains they wait for the disk. Nothing if not measured.
std::optional<double> busyShare(const SizePoint& point, const Figures& input) {
    const std::int64_t cores = input.started ? input.started->threads : 0;
    const std::int64_t threads = cores > 0 ? std::min(point.measured.threads, cores) : point.measured.threads;
    if (!point.measured.busySeconds || threads <= 0 || !(point.measured.seconds > 0)) return std::nullopt;
    return std::clamp(*point.measured.busySeconds / point.measured.seconds / static_cast<double>(threads), 0.0, 1.0);
}

/// The fewest threads that read this fast.
const SizePoint* enough(const Figures& input, double perSecond) {
    const SizePoint* found = nullptr;
    for (const SizePoint& point : input.sizes)
        if (point.isComplete() && point.perSecond >= perSecond &&
            (found == nullptr || point.measured.threads < found->measured.threads))
            found = &point;
    return found;
}

const SizePoint* fastest(const Figures& session) {
    return session.chosenSize ? &session.sizes[*session.chosenSize] : nullptr;
}

Verdict readingBound(const Phrase& rate, const SizePoint& point, double busy) {
    return {Bound::Reading,
            //: %2 = a rate, %3 = "images/s", %4 = a share
            {EPOCHAL_TEXT_N("core",
                            "Bound by reading: %1 loader thread(s) deliver %2 %3, busy for only %4 of the time and "
                            "waiting for the disk for the rest"),
             {Count(point.measured.threads), roundedRate(point.perSecond), rate, ratio(busy)}},
            {EPOCHAL_TEXT("core", "Put the files on a faster disk; more loader threads hardly help"), {}}};
}

/// Whether samples are read from files while they are prepared; all others are in memory.
bool readsFiles(const RunSpec& spec) {
    return spec.data.source == "image-folder" || spec.data.source == "packed";
}

/// Of a run that waits for samples, with a session that read them alone. `needed`: samples/s that the steps could take.
Verdict lateSamples(const RunSpec& spec, const Figures& input, double needed, const Verdict& otherwise) {
    const Phrase rate{taskFor(spec).rate, {}};
    const SizePoint* now = readBy(input, spec.data.loaderThreads);
    const auto busy = now ? busyShare(*now, input) : std::nullopt;
    if (!busy || (*busy < kHalf && !readsFiles(spec))) return otherwise;
    if (*busy < kHalf) return readingBound(rate, *now, *busy);
    Verdict says{
        Bound::Decoding,
        //: %2 and %4 = rates, %3 = "images/s"
        {EPOCHAL_TEXT_N("core", "Bound by decoding: %1 loader thread(s) deliver %2 %3; the steps could take %4"),
         {Count(now->measured.threads), roundedRate(now->perSecond), rate, roundedRate(needed)}},
        {EPOCHAL_TEXT("core", "Use lighter augmentation, smaller files or a processor with more cores"), {}}};
    if (const SizePoint* more = enough(input, needed); more && more->measured.threads > spec.data.loaderThreads) {
        //: %2 = a rate, %3 = "images/s"
        says.remedy = {EPOCHAL_TEXT_N("core", "Use %1 loader thread(s), which deliver %2 %3"),
                       {Count(more->measured.threads), roundedRate(more->perSecond), rate}};
        says.threads = more->measured.threads;
    }
    return says;
}

Verdict inputVerdict(const Figures& input, const RunSpec& spec) {
    const SizePoint* best = fastest(input);
    if (best == nullptr) return {Bound::Unknown, {EPOCHAL_TEXT("core", "Not measured yet"), {}}, {}};
    const Phrase rate{taskFor(spec).rate, {}};
    const auto busy = busyShare(*best, input);
    if (!busy || (*busy < kHalf && !readsFiles(spec)))
        return {Bound::Data,
                //: %2 = a rate, %3 = "images/s"
                {EPOCHAL_TEXT_N("core", "%1 loader thread(s) deliver %2 %3"),
                 {Count(best->measured.threads), roundedRate(best->perSecond), rate}},
                {}};
    if (*busy < kHalf) return readingBound(rate, *best, *busy);
    return {Bound::Decoding,
            //: %2 = a rate, %3 = "images/s", %4 = a share
            {EPOCHAL_TEXT_N("core", "Bound by decoding: %1 loader thread(s) deliver %2 %3, busy for %4 of the time"),
             {Count(best->measured.threads), roundedRate(best->perSecond), rate, ratio(*busy)}},
            {}};
}

Verdict overheadBound(double share, std::int64_t batch) {
    return {Bound::Overhead,
            {EPOCHAL_TEXT("core",
                          "Too small to show what the hardware can do: about %1 of a step with a batch of %2 is "
                          "overhead that does not depend on the batch"),
             {ratio(share), batch}},
            {EPOCHAL_TEXT("core", "Measure a larger batch, larger images or a larger network"), {}}};
}

/// What is tried where nothing says how many would be enough. A table has no loader.
std::int64_t twiceTheThreads(const RunSpec& spec) {
    return isTable(spec) ? 0 : 2 * std::max<std::int64_t>(spec.data.loaderThreads, 1);
}

/// Of a run that waits for samples, by what its own loader did.
Verdict dataBound(const Figures& figures, const RunSpec& spec) {
    const double data = figures.dataShare;
    const Message lighter{EPOCHAL_TEXT("core", "Use more loader threads or lighter augmentation"), {}};
    const std::int64_t threads = twiceTheThreads(spec);
    const auto& work = figures.loaderWork;
    if (!readsFiles(spec) || !work || !(work->all() > 0))
        return {Bound::Data,
                {EPOCHAL_TEXT("core", "Data-bound: steps spend %1 of their time waiting for data"), {ratio(data)}},
                lighter,
                threads};
    const double reading = work->reading / work->all();
    if (reading >= kHalf)
        return {Bound::Reading,
                {EPOCHAL_TEXT("core",
                              "Bound by reading: steps spend %1 of their time waiting for data, and the loader spends "
                              "%2 of its time reading files"),
                 {ratio(data), ratio(reading)}},
                {EPOCHAL_TEXT("core", "Use a faster disk or more loader threads"), {}},
                threads};
    return {Bound::Decoding,
            {EPOCHAL_TEXT("core",
                          "Bound by decoding: steps spend %1 of their time waiting for data, and the loader spends %2 "
                          "of its time decoding and augmenting images"),
             {ratio(data), ratio(1 - reading)}},
            lighter,
            threads};
}

Verdict waitBound(const Figures& figures, const RunSpec& spec) {
    const double data = figures.dataShare, communication = figures.communicationShare, copy = figures.copyShare;
    if (data >= kBoundShare && data >= communication && data >= copy) return dataBound(figures, spec);
    if (communication >= kBoundShare && communication >= copy)
        return {Bound::Communication,
                {EPOCHAL_TEXT("core", "Communication-bound: replicas spend %1 of the step time waiting for each other"),
                 {ratio(communication)}},
                {EPOCHAL_TEXT("core", "Use a larger batch per replica or fewer replicas"), {}}};
    if (copy >= kBoundShare)
        return {Bound::Copying,
                {EPOCHAL_TEXT("core",
                              "Copy-bound: the device spends %1 of the step time waiting for data to be copied to "
                              "it"),
                 {ratio(copy)}},
                {EPOCHAL_TEXT("core", "Use smaller images, or a machine with a faster link to its accelerators"), {}}};
    return {};
}

Verdict computeBound(const Figures& figures, const RunSpec& spec) {
    const double data = figures.dataShare, rest = 1 - data - figures.communicationShare - figures.copyShare;
    const double compute = std::max(0.0, rest);
    // Where both are shown beside each other, the optimizer's part has a name of its own.
    const bool updates = figures.optimizerShare > 0;
    if (data < kKeepsUpShare)
        return {
            Bound::Compute,
            {updates ? EPOCHAL_TEXT("core",
                                    "Compute-bound: compute and the optimizer take %1 of the step time; the "
                                    "loader keeps up")
                     : EPOCHAL_TEXT("core", "Compute-bound: compute takes %1 of the step time; the loader keeps up"),
             {ratio(compute)}},
            {}};
    return {Bound::Compute,
            {updates ? EPOCHAL_TEXT("core",
                                    "Compute-bound: compute and the optimizer take %1 of the step time, waiting for "
                                    "data %2")
                     : EPOCHAL_TEXT("core", "Compute-bound: compute takes %1 of the step time, waiting for data %2"),
             {ratio(compute), ratio(data)}},
            {EPOCHAL_TEXT("core", "Use more loader threads or lighter augmentation"), {}},
            twiceTheThreads(spec)};
}

/// A throughput session's samples/s with a run's batch; nothing if it cannot be told.
std::optional<double> rateAt(const Figures& session, std::int64_t batch) {
    const auto seconds = stepSeconds(stepsOf(session), static_cast<double>(batch));
    return seconds && *seconds > 0 ? std::optional(static_cast<double>(batch) / *seconds) : std::nullopt;
}

/// Whether samples are late, whatever is known of the reason.
bool waitsForSamples(Bound bound) {
    return bound == Bound::Data || bound == Bound::Reading || bound == Bound::Decoding;
}

}  // namespace

std::optional<double> overheadShare(const Figures& session, std::int64_t batch) {
    const auto steps = stepsOf(session);
    const auto size = static_cast<double>(batch);
    const auto seconds = stepSeconds(steps, size);
    if (!seconds || !(*seconds > 0) || size < 2 * steps.front().first) return std::nullopt;
    const auto [least, least_seconds] = steps.front();
    const double each = (*seconds - least_seconds) / (size - least);
    return std::clamp((least_seconds - each * least) / *seconds, 0.0, 1.0);
}

std::optional<double> stepsPace(const Figures& figures) {
    if (!(figures.imagesPerSecond > 0)) return std::nullopt;
    return figures.imagesPerSecond / std::max(1 - figures.dataShare, 0.01);
}

bool measuresInputOf(const Told& session, const Told& run) {
    return onlyReads(session.spec->session) && readsSame(*session.spec, *run.spec);
}

bool measuresStepsOf(const Told& session, const Told& run) {
    if (!onlySteps(session.spec->session) || !session.figures->started || !run.figures->started) return false;
    const auto steps = [](const Started& one) {
        return std::tie(one.parameters, one.channels, one.height, one.width, one.precision, one.devices, one.threads);
    };
    return architectureOf(*session.spec) == architectureOf(*run.spec) &&
           steps(*session.figures->started) == steps(*run.figures->started);
}

Verdict verdict(const Figures& figures, const RunSpec& spec, const Companions& others) {
    const std::string& kind = spec.session.kind;
    const bool trains = kind == "train";
    const auto* best = trains ? nullptr : fastest(figures);
    if (!(figures.imagesPerSecond > 0) || (!trains && best == nullptr))
        return {Bound::Unknown, {EPOCHAL_TEXT("core", "Not measured yet"), {}}, {}};
    if (kind == "input") return inputVerdict(figures, spec);
    const Told self{&spec, &figures};
    const Figures* input = others.input && measuresInputOf(*others.input, self) ? others.input->figures : nullptr;
    const Figures* steps =
        others.throughput && measuresStepsOf(*others.throughput, self) ? others.throughput->figures : nullptr;
    const std::int64_t batch = best == nullptr ? spec.optimizer.globalBatch : best->measured.batch;
    const auto undisturbed = trains && steps ? rateAt(*steps, batch) : std::nullopt;

    Verdict waits = waitBound(figures, spec);
    if (input && waitsForSamples(waits.bound)) {
        const double needed = undisturbed.value_or(*stepsPace(figures));
        return lateSamples(spec, *input, needed, waits);
    }
    if (waits.bound != Bound::Unknown) return waits;
    if (undisturbed && figures.imagesPerSecond < kUndisturbed * *undisturbed)
        return {Bound::Data,
                //: %1 and %3 = rates, %2 = "images/s"
                {EPOCHAL_TEXT("core",
                              "Preparing samples slows the steps down: %1 %2, where a throughput session reached %3"),
                 {roundedRate(figures.imagesPerSecond), Phrase{taskFor(spec).rate, {}}, roundedRate(*undisturbed)}},
                {EPOCHAL_TEXT("core", "Use lighter augmentation, smaller files or a processor with more cores"), {}}};
    const auto overhead = overheadShare(trains && steps ? *steps : figures, batch);
    if (overhead && *overhead >= kHalf) return overheadBound(*overhead, batch);
    return computeBound(figures, spec);
}

std::optional<Message> smallImages(const Figures& figures) {
    if (!figures.started || figures.started->height <= 0) return std::nullopt;
    const Started& started = *figures.started;
    if (std::max(started.height, started.width) >= kSmallSide) return std::nullopt;
    return Message{
        EPOCHAL_TEXT("core", "The images are small (%1 × %2): images/s measured here says little about larger images"),
        {started.width, started.height}};
}

}  // namespace epochal
