#include "core/analysis/estimate_rates.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace epochal {
namespace {

/// How much farther the slow end lies for images below kSmallSide, which leave an accelerator waiting for launches and
/// images. ResNet-18 on CIFAR-10 ran on an A100 at 0.7 of what scaling from ImageNet says (cifar10-airbench README:
/// 32.3 PFLOP in 7 min); lighter networks are farther off.
constexpr double kSmallImages = 3;
constexpr std::size_t kLatestRuns = 5;

/// As many digits as a factor of this kind deserves.
double rounded(double factor) {
    return std::round(factor * 100) / 100;
}

bool isSmall(const std::optional<ImageShape>& shape) {
    return shape && std::min(shape->height, shape->width) < kSmallSide;
}

/// Shape of a published row's images: ImageNet's customary 224 pixels unless its task names a set of small images.
ImageShape publishedShape(const Entry& entry) {
    std::string task;
    for (const unsigned char c : entry.task) task += static_cast<char>(std::tolower(c));
    if (task.find("cifar") != std::string::npos) return {3, 32, 32, 10};
    if (task.find("mnist") != std::string::npos) return {1, 28, 28, 10};
    return {};
}

/// "PyTorch 21.03, 80 GB": published rows name the size of a card in their title. 0 = not there.
double memoryIn(const std::string& name) {
    const std::size_t unit = name.find(" GB");
    if (unit == std::string::npos) return 0;
    const std::size_t before = name.find_last_not_of("0123456789", unit - 1);
    double memory = 0;
    std::from_chars(name.data() + (before == std::string::npos ? 0 : before + 1), name.data() + unit, memory);
    return memory;
}

std::optional<RateSample> sampleOf(const Entry& entry) {
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
        sample.shape = imageShape(*entry.spec);
    } else {
        model.architecture = architectureKey(entry.architecture);
        sample.shape = publishedShape(entry);
    }
    sample.architecture = model.architecture;
    if (sample.shape) sample.network = networkSize(model, *sample.shape);
    const double memoryGb = entry.offer.memoryGbEach > 0 ? entry.offer.memoryGbEach : memoryIn(entry.name);
    if (!entry.accelerator.empty()) sample.accelerator = findAccelerator(entry.accelerator, memoryGb);
    if (sample.accelerator == nullptr) sample.machine = machineKey(entry.accelerator, entry.offer);
    if (entry.published && (!sample.network || sample.accelerator == nullptr || !sample.accelerator->isSourced()))
        return std::nullopt;
    return sample;
}

std::string nameOf(const Entry& entry) {
    return entry.name.empty() ? entry.id : entry.name;
}

bool sameImages(const RateSample& sample, const RateTarget& target) {
    if (sample.shape || target.shape) return sample.shape == target.shape;
    return sample.entry->spec && sample.entry->spec->data.source == target.spec.data.source &&
           sample.entry->spec->data.path == target.spec.data.path;
}

/// What sets an own run apart from the target, the weightiest first; equal ones are equally near.
std::tuple<bool, bool, long, bool, bool> distance(const RateSample& sample, const RateTarget& target) {
    const RunSpec& run = *sample.entry->spec;
    const double ratio = static_cast<double>(run.optimizer.globalBatch) /
                         static_cast<double>(std::max<std::int64_t>(target.spec.optimizer.globalBatch, 1));
    return {sample.devices != target.devices, run.devices.threads != target.spec.devices.threads,
            std::lround(100 * std::abs(std::log2(ratio))), run.data.augmentation != target.spec.data.augmentation,
            run.data.loaderThreads != target.spec.data.loaderThreads};
}

}  // namespace

std::string machineKey(const std::string& accelerator, const Offer& offer) {
    return accelerator.empty() ? offer.provider + "/" + offer.instance : accelerator;
}

std::vector<RateSample> rateSamples(std::span<const Entry> entries) {
    std::vector<RateSample> samples;
    for (const Entry& entry : entries)
        if (auto sample = sampleOf(entry)) samples.push_back(std::move(*sample));
    return samples;
}

RateBook::RateBook(std::span<const Entry> own, std::span<const Entry> published)
    : own_(rateSamples(own)), published_(rateSamples(published)) {
    std::erase_if(own_, [](const RateSample& sample) { return !sample.entry->spec; });
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

double RateBook::onDevices(const RateSample& sample, std::int64_t devices) const {
    // Replicas on a CPU share its cores.
    if (sample.accelerator == nullptr) return sample.rate;
    const double ratio = static_cast<double>(devices) / static_cast<double>(sample.devices);
    return sample.rate * ratio * std::pow(1 - lossPerDoubling_, std::log2(ratio));
}

std::optional<double> RateBook::from(const RateSample& sample, const RateSample& target) const {
    if (!sample.network || !target.network) return std::nullopt;
    const double rate = onDevices(sample, target.devices);
    if (sample.accelerator == nullptr || target.accelerator == nullptr) {
        if (sample.machine != target.machine || sample.arithmetic != target.arithmetic) return std::nullopt;
        return rate * trainingFlops(*sample.network) / trainingFlops(*target.network);
    }
    const auto limit = roofline(*target.network, *target.accelerator, target.arithmetic);
    const auto reference = roofline(*sample.network, *sample.accelerator, sample.arithmetic);
    if (!limit || !reference) return std::nullopt;
    const double scaled = rate * *limit / *reference, devices = static_cast<double>(target.devices);
    if (!(target.batch > 0)) return scaled;
    return std::min(scaled, devices * launchLimit(*target.network, target.batch / devices));
}

RateBook::Prediction RateBook::predict(const RateSample& target, const std::vector<const RateSample*>& kin) const {
    // The nearest kin alone: those of the same arithmetic and network, else of the same arithmetic, else all.
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
        Prediction out{spread(rates).median, {}, isSmall(tier.front().second->shape)};
        std::ranges::stable_sort(tier, {}, [&](const auto& one) { return std::abs(std::log(one.first / out.rate)); });
        for (const auto& [rate, sample] : tier) out.from.push_back(sample->entry);
        return out;
    }
    return {};
}

std::vector<const RateSample*> RateBook::kinOf(const RateSample& target, Kinship kinship, bool published,
                                               std::optional<bool> sameNetwork) const {
    const bool same = kinship == Kinship::SameDevice || kinship == Kinship::PublishedHere;
    const bool tried = published && target.entry != nullptr && target.entry->published;  // a row among its like
    std::vector<const RateSample*> kin;
    for (const RateSample& sample : published ? published_ : own_) {
        if (sample.entry == target.entry || sample.devices < 1) continue;
        if ((sample.accelerator == target.accelerator && sample.machine == target.machine) != same) continue;
        if (kinship == Kinship::SameDevice && sample.network == target.network) continue;
        if (sameNetwork && (sample.network == target.network) != *sameNetwork) continue;
        if (tried) {
            const bool sameSource = sample.entry->provenance.source == target.entry->provenance.source;
            const bool ownLike = kinship == Kinship::SameDevice || kinship == Kinship::OwnElsewhere;
            if (sameSource != ownLike) continue;
        }
        kin.push_back(&sample);
    }
    return kin;
}

Range RateBook::ranged(double rate, const Width& width, bool widen) const {
    return {rate / width.factor / (widen ? kSmallImages : 1), rate, rate * width.factor};
}

std::optional<RateEstimate> RateBook::measured(const RateTarget& target) const {
    std::vector<const RateSample*> kin;
    for (const RateSample& sample : own_)
        if (sample.accelerator == target.accelerator && sample.machine == target.machine &&
            sample.architecture == target.spec.model.architecture && sample.network == target.network &&
            sample.arithmetic == target.arithmetic && sameImages(sample, target))
            kin.push_back(&sample);
    if (kin.empty()) return std::nullopt;
    std::ranges::stable_sort(kin, [&](const RateSample* a, const RateSample* b) {
        const auto left = distance(*a, target), right = distance(*b, target);
        if (left != right) return left < right;
        return a->entry->number.value_or(0) > b->entry->number.value_or(0);
    });
    const auto nearest = distance(*kin.front(), target);
    std::erase_if(kin, [&](const RateSample* sample) { return distance(*sample, target) != nearest; });
    if (kin.size() > kLatestRuns) kin.resize(kLatestRuns);
    RateEstimate out;
    double logs = 0;
    for (const RateSample* sample : kin) {
        logs += std::log(onDevices(*sample, target.devices));
        out.from.push_back(sample->entry);
    }
    const Width width = measuredWidth();
    out.basis = EstimateBasis::MeasuredHere;
    out.rate = ranged(std::exp(logs / static_cast<double>(kin.size())), width, false);
    const std::string latest = nameOf(*out.from.front());
    out.words = kin.size() == 1 ? Message{EPOCHAL_TEXT("core", "Measured here in the run %1"), {latest}}
                                : Message{EPOCHAL_TEXT("core", "Measured here in %1 runs, the latest of them %2"),
                                          {static_cast<std::int64_t>(kin.size()), latest}};
    out.width = width.rows >= kEnoughRows
                    ? Message{EPOCHAL_TEXT("core",
                                           "9 in 10 of your own runs (%1), each estimated from the others, lie "
                                           "within a factor of %2"),
                              {static_cast<std::int64_t>(width.rows), rounded(width.factor)}}
                    : Message{EPOCHAL_TEXT("core",
                                           "A factor of %1 is assumed: the runs so far are too few to tell how "
                                           "far they vary"),
                              {rounded(width.factor)}};
    const std::int64_t batch = kin.front()->entry->spec->optimizer.globalBatch;
    if (batch != target.spec.optimizer.globalBatch)
        out.notes.push_back({EPOCHAL_TEXT("core", "The nearest run had a global batch of %1, this one has %2"),
                             {batch, target.spec.optimizer.globalBatch}});
    return out;
}

std::optional<RateEstimate> RateBook::scaled(const RateTarget& target, Kinship kinship) const {
    const RateSample wanted{nullptr,
                            target.spec.model.architecture,
                            target.shape,
                            target.network,
                            target.arithmetic,
                            target.accelerator,
                            target.machine,
                            target.devices,
                            0,
                            static_cast<double>(target.spec.optimizer.globalBatch)};
    const bool fromPublished = kinship == Kinship::PublishedHere || kinship == Kinship::PublishedElsewhere;
    const Prediction made = predict(wanted, kinOf(wanted, kinship, fromPublished, std::nullopt));
    if (!(made.rate > 0)) return std::nullopt;
    RateEstimate out;
    out.from = made.from;
    const std::string first = nameOf(*made.from.front());
    const auto count = static_cast<std::int64_t>(made.from.size());
    switch (kinship) {
        case Kinship::SameDevice:
            out.basis = EstimateBasis::ScaledOwn;
            out.words = {EPOCHAL_TEXT("core", "Scaled by the arithmetic of an image from the run %1 on this device"),
                         {first}};
            break;
        case Kinship::OwnElsewhere:
            out.basis = EstimateBasis::ScaledOwn;
            out.words = {EPOCHAL_TEXT("core", "Scaled from own runs on other accelerators (%1), such as %2"),
                         {count, first}};
            break;
        case Kinship::PublishedHere:
            out.basis = EstimateBasis::Published;
            out.words = {EPOCHAL_TEXT("core", "From published rows on this accelerator (%1), such as %2"),
                         {count, first}};
            break;
        case Kinship::PublishedElsewhere:
            out.basis = EstimateBasis::ScaledRows;
            out.words = {EPOCHAL_TEXT("core", "Scaled from published rows on other accelerators (%1), such as %2"),
                         {count, first}};
            break;
    }
    const bool sameNetwork = std::ranges::any_of(kinOf(wanted, kinship, fromPublished, true), [&](const auto* sample) {
        return sample->arithmetic == target.arithmetic;
    });
    const Width tried = width(kinship, sameNetwork);
    // A reference of small images on the same device waits as much as this one will.
    const bool widen = target.accelerator != nullptr && isSmall(target.shape) && !tried.own &&
                       !(kinship == Kinship::SameDevice && made.small);
    out.rate = ranged(made.rate, tried, widen);
    const auto rows = static_cast<std::int64_t>(tried.rows);
    if (tried.rows < kEnoughRows)
        out.width = {EPOCHAL_TEXT("core", "A factor of %1 is assumed: there are too few rows to try the method on"),
                     {rounded(tried.factor)}};
    else if (tried.own)
        out.width = {EPOCHAL_TEXT("core",
                                  "9 in 10 of your own runs (%1), each estimated this way, lie within a factor "
                                  "of %2"),
                     {rows, rounded(tried.factor)}};
    else
        out.width = {EPOCHAL_TEXT("core",
                                  "9 in 10 published rows (%1), each predicted this way from the others, lie "
                                  "within a factor of %2"),
                     {rows, rounded(tried.factor)}};
    if (target.accelerator != nullptr)
        out.notes.push_back({EPOCHAL_TEXT("core",
                                          "Images/s follow the lesser of peak dense arithmetic and memory "
                                          "bandwidth, each over what one image takes (roofline)"),
                             {}});
    if (target.accelerator != nullptr &&
        out.rate.mid >= 0.999 * launchLimit(*target.network, static_cast<double>(target.spec.optimizer.globalBatch)))
        out.notes.push_back({EPOCHAL_TEXT("core",
                                          "Held back to what the host can launch: about 12 kernels a layer and "
                                          "step, 6 microseconds each, are assumed"),
                             {}});
    if (widen)
        out.notes.push_back(
            {EPOCHAL_TEXT("core",
                          "Images of %1 × %2 pixels do not saturate an accelerator: the slow end of the range "
                          "lies %3 times as far"),
             {target.shape->width, target.shape->height, kSmallImages}});
    return out;
}

std::optional<RateEstimate> RateBook::estimate(const RateTarget& target) const {
    if (auto here = measured(target)) return here;
    if (!target.network) return std::nullopt;
    for (const Kinship kinship :
         {Kinship::SameDevice, Kinship::OwnElsewhere, Kinship::PublishedHere, Kinship::PublishedElsewhere})
        if (auto made = scaled(target, kinship)) return made;
    return std::nullopt;
}

}  // namespace epochal
