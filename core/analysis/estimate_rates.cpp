#include "core/analysis/estimate_rates.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/analysis/estimate_overhead.h"
#include "core/analysis/estimate_support.h"
#include "core/base/ascii.h"
#include "core/spec/data_folder.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

constexpr double kFastestHost = 2;  ///< assumed limit: launch rate / that of the measured host
/// Deviation of the logarithm of a run's images/s from those of a calibration, beyond that of a repeat of the run:
/// two seconds see neither a processor that slows down as it warms nor what else the machine does.
constexpr double kCalibrationDeviation = 0.15;
constexpr std::size_t kNearestRuns = 5;  ///< named as the origin, and used for the time of evaluations

/// Two decimals are enough for a factor of this kind.
double rounded(double factor) {
    return std::round(factor * 100) / 100;
}

/// The shape of a published row's images: the 224 pixels customary for ImageNet, unless its task names a set of
/// small images.
ImageShape publishedShape(const Entry& entry) {
    const std::string task = lowered(entry.task);
    if (task.find("cifar") != std::string::npos) return {3, 32, 32, 10};
    if (task.find("mnist") != std::string::npos) return {1, 28, 28, 10};
    return {};
}

/// GB of memory in "PyTorch 21.03, 80 GB": published rows name the size of a card in their title. 0 = not given.
double memoryIn(const std::string& name) {
    const std::size_t unit = name.find(" GB");
    if (unit == std::string::npos) return 0;
    const std::size_t before = name.find_last_not_of("0123456789", unit - 1);
    double memory = 0;
    std::from_chars(name.data() + (before == std::string::npos ? 0 : before + 1), name.data() + unit, memory);
    return memory;
}

std::optional<RateSample> sampleOf(const Entry& entry) {
    // A throughput session trains as a run does, with the batch whose figures are its own.
    const bool throughput = entry.session == "throughput";
    if (!throughput && entry.session != "train" && !entry.session.empty()) return std::nullopt;
    RateSample sample;
    sample.entry = &entry;
    sample.rate = entry.imagesPerSecond.value_or(0);
    sample.devices = std::max<std::int64_t>(entry.devices, 1);
    sample.batch = static_cast<double>(entry.globalBatch.value_or(0));
    const auto arithmetic = arithmeticOf(entry.precision);
    if (!(sample.rate > 0) || !std::isfinite(sample.rate) || !arithmetic) return std::nullopt;
    sample.arithmetic = *arithmetic;
    RunSpec::Model model;
    if (entry.spec) {
        model = entry.spec->model;
        model.architecture = architectureOf(*entry.spec);
        sample.shape = imageShape(*entry.spec);
        if (!throughput) sample.batch = static_cast<double>(entry.spec->optimizer.globalBatch);
        sample.threads = static_cast<double>(askedThreads(*entry.spec));
        sample.augmentation = entry.spec->data.augmentation;
    } else {
        model.architecture = architectureKey(entry.architecture);
        sample.shape = publishedShape(entry);
    }
    sample.architecture = model.architecture;
    if (sample.shape) sample.network = networkSize(model, *sample.shape);
    const double memoryGb = entry.offer.memoryGbEach > 0 ? entry.offer.memoryGbEach : memoryIn(entry.name);
    if (!entry.accelerator.empty()) sample.accelerator = findAccelerator(entry.accelerator, memoryGb);
    // A run priced on hardware that it did not run on is not evidence about that hardware.
    if (sample.accelerator == nullptr)
        sample.machine = entry.elsewhere && entry.accelerator.empty()
                             ? entry.machine
                             : machineKey(entry.accelerator, entry.offer, entry.machine);
    if (entry.published && (!sample.network || sample.accelerator == nullptr || !sample.accelerator->isSourced()))
        return std::nullopt;
    return sample;
}

std::string nameOf(const Entry& entry) {
    return entry.name.empty() ? entry.id : entry.name;
}

bool sameImages(const RateSample& sample, const RateTarget& target) {
    if (sample.shape || target.shape) return sample.shape == target.shape;
    if (!sample.entry->spec || !readTheSame(sample.entry->spec->data, target.spec.data)) return false;
    const RunSpec::Model &a = sample.entry->spec->model, &b = target.spec.model;
    // Of two networks of the user's own, the same file is all there is to compare.
    return !isTable(target.spec) || usesScript(target.spec) ||
           (a.hidden == b.hidden && (a.dropout > 0) == (b.dropout > 0));
}

bool sameDevice(const RateSample& sample, const RateTarget& target) {
    return sample.accelerator == target.accelerator && sample.machine == target.machine;
}

/// The number of threads that a run computes with: what it asked for, up to the cores, or all cores.
double threadsOf(double asked, double cores) {
    return asked > 0 && cores > 0 ? std::min(asked, cores) : std::max({asked, cores, 1.0});
}

/// Whether a run on several devices is evidence of how the target's devices work together.
bool stepsAlike(const RateSample& sample, const RunSpec::Parallel& parallel) {
    return sample.devices == 1 || sample.entry->spec->parallel == parallel;
}

/// The differences between one of your runs of the same kind and the target, the most important first; runs with equal
/// differences are equally near.
std::tuple<bool, bool, long, bool, bool, bool> distance(const RateSample& sample, const RateTarget& target) {
    const RunSpec& run = *sample.entry->spec;
    const double ratio = static_cast<double>(run.optimizer.globalBatch) /
                         static_cast<double>(std::max<std::int64_t>(target.spec.optimizer.globalBatch, 1));
    const double threads = threadsOf(static_cast<double>(askedThreads(target.spec)), target.cores);
    return {sample.devices != target.devices,
            sample.accelerator == nullptr && threadsOf(sample.threads, target.cores) != threads,
            std::lround(100 * std::abs(std::log2(ratio))),
            run.data.augmentation != target.spec.data.augmentation,
            run.data.loaderThreads != target.spec.data.loaderThreads,
            run.devices.channelsLast != target.spec.devices.channelsLast};
}

void noteAlgorithm(RateEstimate& out, const RateTarget& target) {
    if (target.devices == 1 || target.spec.parallel == RunSpec::Parallel()) return;
    out.notes.push_back({EPOCHAL_TEXT("core",
                                      "Estimated as for all-reduce in fp32: no known run on this hardware combines its "
                                      "replicas as this one does"),
                         {}});
}

RateFactors factorsOf(const RateSample& sample, double cores) {
    const bool cpu = sample.accelerator == nullptr;
    return {*sample.network,
            sample.arithmetic,
            sample.accelerator,
            std::max(sample.batch, 1.0),
            static_cast<double>(sample.devices),
            cpu ? threadsOf(sample.threads, cores) : 1,
            sample.augmentation};
}

RateSample sampleLike(const RateTarget& target) {
    return {nullptr,
            architectureOf(target.spec),
            target.shape,
            target.network,
            target.arithmetic,
            target.accelerator,
            target.machine,
            target.devices,
            0,
            static_cast<double>(target.spec.optimizer.globalBatch),
            static_cast<double>(askedThreads(target.spec)),
            target.spec.data.augmentation,
            {},
            false};
}

Range rangeAround(double rate, double deviation) {
    const double factor = std::exp(kStatedDeviations * deviation);
    return {rate / factor, rate, rate * factor};
}

}  // namespace

std::string machineKey(const std::string& accelerator, const Offer& offer, const std::string& processor) {
    if (!accelerator.empty()) return accelerator;
    return offer.kind == PriceKind::Own ? processor : offer.provider + "/" + offer.instance;
}

std::vector<RateSample> rateSamples(std::span<const Entry> entries) {
    std::vector<RateSample> samples;
    for (const Entry& entry : entries)
        if (auto sample = sampleOf(entry)) samples.push_back(std::move(*sample));
    return samples;
}

RateBook::RateBook(std::span<const Entry> own, std::span<const Entry> published,
                   const std::optional<Calibration>& calibration)
    : own_(rateSamples(own)), published_(rateSamples(published)) {
    std::erase_if(own_, [](const RateSample& sample) { return !sample.entry->spec; });
    for (RateSample& sample : own_) sample.overhead = overheadOf(*sample.entry);
    if (calibration) addCalibration(*calibration);
    std::vector<double> losses;
    for (const RateSample& many : published_)
        for (const RateSample& few : published_)
            if (many.devices > few.devices && many.accelerator == few.accelerator &&
                many.architecture == few.architecture && many.arithmetic == few.arithmetic &&
                many.entry->provenance.source == few.entry->provenance.source && many.shape == few.shape)
                losses.push_back(
                    1 - std::pow(many.rate * static_cast<double>(few.devices) /
                                     (few.rate * static_cast<double>(many.devices)),
                                 1 / std::log2(static_cast<double>(many.devices) / static_cast<double>(few.devices))));
    if (!losses.empty()) lossPerDoubling_ = std::max(0.0, spread(losses).median);
}

void RateBook::addCalibration(const Calibration& calibration) {
    calibrationRow_ = entryOf(calibration);
    auto sample = sampleOf(*calibrationRow_);
    if (!sample) return;
    for (const RateSample& run : own_)
        if (run.accelerator == sample->accelerator && run.machine == sample->machine) return;
    sample->calibrated = true;
    own_.push_back(std::move(*sample));
    calibration_ = calibration;
}

double RateBook::onDevices(const RateSample& sample, std::int64_t devices) const {
    const double ratio = static_cast<double>(devices) / static_cast<double>(sample.devices);
    return sample.rate * ratio * std::pow(1 - lossPerDoubling_, std::log2(ratio));
}

std::optional<double> RateBook::from(const RateSample& sample, const RateSample& target) const {
    if (!sample.network || !target.network || sample.accelerator == nullptr || target.accelerator == nullptr)
        return std::nullopt;
    const double rate = onDevices(sample, target.devices);
    const auto limit = roofline(*target.network, *target.accelerator, target.arithmetic);
    const auto reference = roofline(*sample.network, *sample.accelerator, sample.arithmetic);
    if (!limit || !reference) return std::nullopt;
    const double scaled = rate * *limit / *reference, devices = static_cast<double>(target.devices);
    if (!(target.batch > 0)) return scaled;
    return std::min(scaled, devices * launchLimit(*target.network, target.batch / devices));
}

RateBook::Prediction RateBook::predict(const RateSample& target, const std::vector<const RateSample*>& kin) const {
    // Only the nearest kin: rows of the same arithmetic and network, else of the same arithmetic, else all.
    std::array<std::vector<std::pair<double, const RateSample*>>, 3> tiers;
    for (const RateSample* sample : kin) {
        const auto rate = from(*sample, target);
        if (!rate) continue;
        const bool arithmetic = sample->arithmetic == target.arithmetic;
        tiers[arithmetic && sample->network == target.network ? 0 : arithmetic ? 1 : 2].emplace_back(*rate, sample);
    }
    for (auto& tier : tiers) {
        if (tier.empty()) continue;
        std::vector<double> rates;
        for (const auto& [rate, sample] : tier) rates.push_back(rate);
        Prediction out{spread(rates).median, {}};
        std::ranges::stable_sort(tier, {}, [&](const auto& one) { return std::abs(std::log(one.first / out.rate)); });
        for (const auto& [rate, sample] : tier) out.from.push_back(sample->entry);
        return out;
    }
    return {};
}

std::vector<const RateSample*> RateBook::kinOf(const RateSample& target, Kinship kinship, bool published,
                                               std::optional<bool> sameNetwork) const {
    const bool same = kinship == Kinship::PublishedHere;
    // When published rows are tested, those of the same source represent own runs.
    const bool tried = published && target.entry != nullptr && target.entry->published;
    std::vector<const RateSample*> kin;
    for (const RateSample& sample : published ? published_ : own_) {
        if (sample.entry == target.entry || sample.devices < 1 || sample.calibrated) continue;
        if (!published && !stepsAlike(sample, {})) continue;
        if ((sample.accelerator == target.accelerator && sample.machine == target.machine) != same) continue;
        if (sameNetwork && (sample.network == target.network) != *sameNetwork) continue;
        if (tried) {
            const bool sameSource = sample.entry->provenance.source == target.entry->provenance.source;
            if (sameSource != (kinship == Kinship::OwnElsewhere)) continue;
        }
        kin.push_back(&sample);
    }
    return kin;
}

const RateBook::Field& RateBook::fieldOf(const RateTarget& target) const {
    const auto [at, fresh] = fields_.try_emplace({target.accelerator, target.machine});
    Field& field = at->second;
    if (!fresh) return field;
    std::vector<RateFactors> factors;
    std::vector<double> rates;
    for (const RateSample& sample : own_) {
        // What other runs scale from is the usual way to work together.
        if (!sameDevice(sample, target) || !sample.network || !stepsAlike(sample, {})) continue;
        field.runs.push_back(&sample);
        factors.push_back(factorsOf(sample, target.cores));
        rates.push_back(sample.rate);
    }
    if (!rates.empty()) field.rates.emplace(std::move(factors), rates, lossPerDoubling_);
    return field;
}

Width RateBook::widthHere(const RateTarget& target) const {
    const Field& field = fieldOf(target);
    Width width{0, field.runs.size(), 0, true};
    for (std::size_t i = 0; i < field.runs.size(); ++i) {
        const RateGuess guess = field.rates->without(i);
        width.held +=
            std::abs(std::log(guess.rate / field.runs[i]->rate)) <= kStatedDeviations * guess.deviation ? 1 : 0;
    }
    return width;
}

RateEstimate RateBook::describe(const RateTarget& target, const std::vector<const RateSample*>& from,
                                const RateGuess& guess, bool sameKind) const {
    RateEstimate out;
    out.basis = sameKind ? EstimateBasis::MeasuredHere : EstimateBasis::ScaledOwn;
    out.rate = rangeAround(guess.rate, guess.deviation);
    for (const RateSample* run : from) out.from.push_back(run->entry);
    const std::string first = nameOf(*out.from.front());
    const Width width = widthHere(target);
    const auto tried = static_cast<std::int64_t>(width.rows);
    if (width.rows >= kEnoughRows)
        out.width = {EPOCHAL_TEXT("core",
                                  "Of your runs on this device, each estimated from the others, %1 of %2 fall within "
                                  "the range stated for them"),
                     {static_cast<std::int64_t>(width.held), tried}};
    else
        out.width = {
            EPOCHAL_TEXT(
                "core",
                "An uncertainty factor of %1 is assumed: there are too few runs so far to tell how much they vary"),
            {rounded(out.rate.high / out.rate.mid)}};
    const RateSample& nearest = *from.front();
    if (nearest.calibrated) {
        out.words = {sameKind ? EPOCHAL_TEXT("core", "Measured here by training for %1; no run yet")
                              : EPOCHAL_TEXT("core", "Scaled from training ResNet-8 here for %1; no run yet"),
                     {Duration{calibration_->seconds}}};
        return out;
    }
    const auto apart = distance(nearest, target);
    const bool exact = sameKind && apart == decltype(apart)();
    if (exact || !target.network)
        out.words = from.size() == 1 ? Message{EPOCHAL_TEXT("core", "Measured here in the run %1"), {first}}
                                     : Message{EPOCHAL_TEXT_N("core", "Measured here in %1 run(s), most recently %2"),
                                               {Count(from.size()), first}};
    else
        out.words = {EPOCHAL_TEXT_N("core", "Scaled from your %1 run(s) on this device; the closest is %2"),
                     {Count(tried), first}};
    const std::int64_t batch = nearest.entry->spec->optimizer.globalBatch;
    if (batch != target.spec.optimizer.globalBatch)
        out.notes.push_back({EPOCHAL_TEXT("core", "The closest run had a global batch size of %1; this one has %2"),
                             {batch, target.spec.optimizer.globalBatch}});
    return out;
}

RateGuess RateBook::repeated(const std::vector<const RateSample*>& runs, const Field& field) {
    constexpr double kPriorRepeats = 4;
    std::vector<double> logs, apart;
    for (const RateSample* run : runs) {
        for (const double other : logs) apart.push_back(std::abs(std::log(run->rate) - other));
        logs.push_back(std::log(run->rate));
    }
    const auto n = static_cast<double>(logs.size());
    const double expected = (field.rates ? *field.rates : RateField({}, {}, 0)).repeatDeviation();
    double variance = expected * expected;
    // The spread of repeats is the median of their pairwise distances / 0.954: one outlier of five does not move it
    // much, two of five do (Rousseeuw and Croux 1993).
    if (logs.size() > 2)
        variance = (kPriorRepeats * variance + n * std::pow(spread(apart).median / 0.954, 2)) / (kPriorRepeats + n);
    return {std::exp(spread(logs).median), std::sqrt(variance * (1 + 1 / n))};
}

RateGuess RateBook::lessSure(RateGuess guess, const RateSample& from) const {
    if (from.calibrated)
        guess.deviation = std::hypot(guess.deviation, kCalibrationDeviation,
                                     calibration_->uncertainty / calibration_->imagesPerSecond());
    return guess;
}

RateAnswer RateBook::here(const RateTarget& target) const {
    std::vector<const RateSample*> alike;
    for (const RateSample& sample : own_)
        if (sameDevice(sample, target) && sample.architecture == architectureOf(target.spec) &&
            sample.network == target.network && sample.arithmetic == target.arithmetic && sameImages(sample, target) &&
            stepsAlike(sample, target.spec.parallel))
            alike.push_back(&sample);
    std::ranges::stable_sort(alike, [&](const RateSample* a, const RateSample* b) {
        const auto left = distance(*a, target), right = distance(*b, target);
        if (left != right) return left < right;
        return std::tuple(a->entry->number.value_or(0), a->entry->id) >
               std::tuple(b->entry->number.value_or(0), b->entry->id);
    });
    const Field& field = fieldOf(target);
    const auto isExact = [&](const RateSample* run) {
        const auto apart = distance(*run, target);
        return apart == decltype(apart)();
    };
    if (!alike.empty() && (isExact(alike.front()) || !target.network)) {
        const auto nearest = distance(*alike.front(), target);
        std::erase_if(alike, [&](const RateSample* run) { return distance(*run, target) != nearest; });
        if (alike.size() > kNearestRuns) alike.resize(kNearestRuns);
        return {describe(target, alike, lessSure(repeated(alike, field), *alike.front()), true), {}};
    }
    if (field.runs.empty() || !target.network) return {};
    std::vector<const RateSample*> near = field.runs;
    std::ranges::stable_sort(near, {}, [&](const RateSample* run) {
        return std::pair(std::ranges::find(alike, run) == alike.end(), strain(*run, target, kOwnSupport));
    });
    if (Message why = unsupported(*near.front(), target, kOwnSupport); !why.empty()) return {{}, std::move(why)};
    const RateGuess guess = field.rates->at(factorsOf(sampleLike(target), target.cores));
    if (near.size() > kNearestRuns) near.resize(kNearestRuns);
    RateEstimate out = describe(target, near, lessSure(guess, *near.front()), !alike.empty());
    noteAlgorithm(out, target);
    return {std::move(out), {}};
}

RateAnswer RateBook::scaled(const RateTarget& target, Kinship kinship) const {
    const RateSample wanted = sampleLike(target);
    const bool fromPublished = kinship == Kinship::PublishedHere || kinship == Kinship::PublishedElsewhere;
    std::vector<const RateSample*> kin = kinOf(wanted, kinship, fromPublished, std::nullopt);
    std::erase_if(kin, [&](const RateSample* row) { return !from(*row, wanted); });
    if (kin.empty()) return {};
    const RateSample* nearest =
        *std::ranges::min_element(kin, {}, [&](const RateSample* row) { return strain(*row, target, kScaledSupport); });
    if (Message why = unsupported(*nearest, target, kScaledSupport); !why.empty()) return {{}, std::move(why)};
    std::erase_if(kin, [&](const RateSample* row) { return !unsupported(*row, target, kScaledSupport).empty(); });
    const Prediction made = predict(wanted, kin);
    RateEstimate out;
    out.from = made.from;
    const std::string first = nameOf(*made.from.front());
    const Count count(made.from.size());
    switch (kinship) {
        case Kinship::OwnElsewhere:
            out.basis = EstimateBasis::ScaledOwn;
            out.words = {EPOCHAL_TEXT_N("core", "Scaled from your %1 run(s) on other accelerators, such as %2"),
                         {count, first}};
            break;
        case Kinship::PublishedHere:
            out.basis = EstimateBasis::Published;
            out.words = {EPOCHAL_TEXT_N("core", "From %1 published result(s) on this accelerator, such as %2"),
                         {count, first}};
            break;
        case Kinship::PublishedElsewhere:
            out.basis = EstimateBasis::ScaledRows;
            out.words = {EPOCHAL_TEXT_N("core", "Scaled from %1 published result(s) on other accelerators, such as %2"),
                         {count, first}};
            break;
    }
    const bool sameNetwork = std::ranges::any_of(kin, [&](const RateSample* row) {
        return row->network == target.network && row->arithmetic == target.arithmetic;
    });
    const Width tried = width(kinship, sameNetwork);
    out.rate = {made.rate / tried.factor, made.rate, made.rate * tried.factor};
    const auto rows = static_cast<std::int64_t>(tried.rows);
    if (tried.rows < kEnoughRows)
        out.width = {
            EPOCHAL_TEXT("core",
                         "An uncertainty factor of %1 is assumed: there are too few results to test the method on"),
            {rounded(tried.factor)}};
    else if (tried.own)
        out.width = {
            EPOCHAL_TEXT("core",
                         "Of your runs, each estimated this way from the others, %1 of %2 are within a factor of %3"),
            {static_cast<std::int64_t>(tried.held), rows, rounded(tried.factor)}};
    else
        out.width = {
            EPOCHAL_TEXT_N("core",
                           "Of %1 published result(s), each predicted this way from the others, 9 in 10 are within a "
                           "factor of %2"),
            {Count(rows), rounded(tried.factor)}};
    noteAlgorithm(out, target);
    out.notes.push_back({EPOCHAL_TEXT("core",
                                      "Throughput is limited by the lower of peak dense compute and memory bandwidth, "
                                      "each divided by what one sample needs (roofline)"),
                         {}});
    const double limit = static_cast<double>(target.devices) *
                         launchLimit(*target.network, wanted.batch / static_cast<double>(target.devices));
    out.rate.high = std::max(std::min(out.rate.high, kFastestHost * limit), out.rate.mid);
    if (out.rate.mid >= 0.999 * limit)
        out.notes.push_back({EPOCHAL_TEXT("core",
                                          "Limited by how fast the host launches kernels: 0.45 ms per convolution and "
                                          "step, as measured next to an H100"),
                             {}});
    return {std::move(out), {}};
}

RateAnswer RateBook::estimate(const RateTarget& target) const {
    RateAnswer answer = here(target);
    if (answer.estimate || !target.network) return answer;
    for (const Kinship kinship : {Kinship::OwnElsewhere, Kinship::PublishedHere, Kinship::PublishedElsewhere}) {
        RateAnswer made = scaled(target, kinship);
        if (made.estimate) return made;
        if (answer.refusal.empty()) answer.refusal = std::move(made.refusal);
    }
    return answer;
}

}  // namespace epochal
