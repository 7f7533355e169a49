#include "core/analysis/estimate.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/estimate_overhead.h"
#include "core/analysis/estimate_rates.h"
#include "core/analysis/links.h"
#include "core/analysis/memory_need.h"
#include "core/analysis/sizes.h"
#include "core/base/units.h"
#include "core/economics/cost.h"
#include "core/spec/image_growth.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

/// Of steps on two replicas against two threads of one, on two cores with 1.64 GB/s between them (2026-11-27): modeled
/// 10% too fast for ResNet-18 at 28 pixels with batch 8, 11% with batch 32, and 21% for ResNet-8 with batch 32.
constexpr double kModeledErrorOnCpu = 0.21;

Range scaledBy(const Range& range, double factor) {
    return {range.low * factor, range.mid * factor, range.high * factor};
}

/// Quotient of two independent ranges: the half-widths of their logarithms add in quadrature.
Range quotient(const Range& above, const Range& below) {
    const auto half = [](double a, double b) { return std::hypot(std::log(a), std::log(b)); };
    const double mid = above.mid / below.mid;
    return {mid * std::exp(-half(above.mid / above.low, below.high / below.mid)), mid,
            mid * std::exp(half(above.high / above.mid, below.mid / below.low))};
}

/// Mid cost in the ranking's currency.
std::optional<double> rankedCost(const Estimate& estimate, const EstimateOptions& options) {
    if (!estimate.cost) return std::nullopt;
    if (estimate.offer.currency == options.currency) return estimate.cost->mid;
    const auto converted =
        options.rates.convert({Decimal::fromDouble(estimate.cost->mid), estimate.offer.currency}, options.currency);
    if (!converted) return std::nullopt;
    return converted->amount.toDouble();
}

/// After the ranked estimates come modeled ones, by cost; those whose offer has a usable price, by price per hour; then
/// the rest in the order given.
void rank(std::vector<Estimate>& all, const EstimateOptions& options) {
    std::ranges::stable_sort(all, [&](const Estimate& a, const Estimate& b) {
        if (a.notRanked.empty() != b.notRanked.empty()) return a.notRanked.empty();
        if (a.notRanked.empty() && a.isModeled != b.isModeled) return b.isModeled;
        if (a.notRanked.empty()) return *rankedCost(a, options) < *rankedCost(b, options);
        const bool left = notRanked(a.offer).empty(), right = notRanked(b.offer).empty();
        if (left != right) return left;
        return left && *hourlyPrice(a.offer) < *hourlyPrice(b.offer);
    });
}

std::optional<Range> costOf(const Offer& offer, const Range& seconds) {
    if (!hourlyPrice(offer)) return std::nullopt;
    const auto priced = [&](double one) { return cost(offer, billedSeconds(offer, one)).amount.toDouble(); };
    return Range{priced(seconds.low), priced(seconds.mid), priced(seconds.high)};
}

Range sum(const Range& a, const Range& b) {
    return {a.low + b.low, a.mid + b.mid, a.high + b.high};
}

/// Runs one after the other on a machine that is kept: prepared once, billed as one rental. The error of one estimate
/// is assumed to be in the others too, so the ends of the ranges add.
void add(Estimate& total, const Estimate& next) {
    total.runs += next.runs;
    if (total.notRanked.empty()) total.notRanked = next.notRanked;
    if (next.memoryBytes > total.memoryBytes) total.memoryBytes = next.memoryBytes;
    if (next.fits == false || !total.fits) total.fits = next.fits;
    total.startUp += next.startUp;
    total.training += next.training;
    total.evaluation += next.evaluation;
    for (const Message& note : next.notes)
        if (std::ranges::find(total.notes, note) == total.notes.end()) total.notes.push_back(note);
    total.basis = std::max(total.basis, next.basis);
    total.isModeled = total.isModeled || next.isModeled;
    if (total.words != next.words)
        total.words = {EPOCHAL_TEXT("core", "Each run is estimated from the most similar data"), {}};
    if (total.width != next.width) total.width = {};
    total.rate.reset();
    if (!total.seconds || !next.seconds) {
        total.seconds.reset();
        total.cost.reset();
        total.expectedCost.reset();
        return;
    }
    const double once = next.preparation;
    total.seconds =
        sum(*total.seconds, {next.seconds->low - once, next.seconds->mid - once, next.seconds->high - once});
    if (total.epochs && next.epochs)
        total.epochs = sum(*total.epochs, *next.epochs);
    else
        total.epochs.reset();
    const double before = total.cost ? total.cost->mid : 0;
    total.billed = billedSeconds(total.offer, total.seconds->mid);
    total.cost = costOf(total.offer, *total.seconds);
    if (total.expectedCost && next.expectedCost && next.cost && total.cost)
        *total.expectedCost += (total.cost->mid - before) * *next.expectedCost / next.cost->mid;
    else
        total.expectedCost.reset();
}

/// Everything about a spec that does not depend on the offer.
class Estimator {
public:
    Estimator(const RunSpec& spec, const RateBook& book, std::span<const Entry> own, const Machine& machine,
              const EstimateOptions& options)
        : spec_(spec), book_(book), machine_(machine), options_(options) {
        if (usesScript(spec_) && spec_.model.scriptHash.empty()) spec_.model.scriptHash = options.scriptHash;
        shape_ = imageShape(spec);
        if (shape_) pieces_ = networkPieces(spec.model, *shape_);
        if (!pieces_.empty()) network_ = sizeOf(pieces_);
        if (options.table && !usesScript(spec_)) network_ = networkSize(spec.model, *options.table);
        if (options.goal == EstimateGoal::Target) target_ = epochsToTarget(spec_, own);
        if (options.links && options.links->isHere(machine)) measured_ = options.links->fit();
    }

    [[nodiscard]] Estimate of(const Offer& offer) const {
        Estimate out;
        out.offer = offer;
        const bool cpu = spec_.devices.kind == "cpu" || offer.accelerator.empty();
        const std::int64_t asked = ranksOf(spec_);
        out.devices = cpu ? asked : std::min(asked, std::max<std::int64_t>(offer.count, 1));
        const AcceleratorModel* accelerator = cpu ? nullptr : findAccelerator(offer.accelerator, offer.memoryGbEach);
        const bool foreign = accelerator != nullptr && accelerator->vendor != "NVIDIA";
        const auto chosen = arithmeticOn(cpu, accelerator);
        const Arithmetic arithmetic = chosen.value_or(Arithmetic::Single);
        if (!measuresSizes(spec_)) needMemory(out, offer, cpu, arithmetic);
        Message refusal;
        if (!chosen) {
            refusal = {EPOCHAL_TEXT("core", "The run needs %1, which this device does not support natively"),
                       {spec_.devices.precision}};
        } else if (accelerator != nullptr && accelerator->capability && *accelerator->capability < kLeastUsable) {
            refusal = {EPOCHAL_TEXT("core", "LibTorch no longer has kernels for the %1"), {accelerator->name}};
        } else if (measuresSizes(spec_)) {
            if (!foreign) fillSizes(out);
        } else if (!foreign) {
            const RateTarget target{
                spec_, shape_,
                // Rates are scaled between networks for images only; those for tables are compared by their layers.
                options_.table ? std::nullopt : network_, arithmetic, accelerator,
                accelerator ? std::string() : machineKey(cpu ? std::string() : offer.accelerator, offer, machine_.cpu),
                out.devices, cpu ? coresOf(offer) : 0};
            RateAnswer answer = book_.estimate(target);
            if (answer.estimate) countIdleStages(*answer.estimate, out);
            if (answer.estimate) countLinks(*answer.estimate, out, cpu, accelerator);
            if (answer.estimate) countDoublings(*answer.estimate, out);
            if (answer.estimate) fill(out, *answer.estimate, book_.besides(target));
            refusal = std::move(answer.refusal);
        }
        if (!cpu && out.devices < asked)
            out.notes.push_back(
                {EPOCHAL_TEXT_N("core", "This offer has %1 device(s); the run needs %2"), {Count(out.devices), asked}});
        else if (!cpu && out.devices < offer.count)
            out.notes.push_back({EPOCHAL_TEXT_N("core", "The run uses %1 of the %2 device(s) paid for"),
                                 {out.devices, Count(offer.count)}});
        out.notRanked = whyNot(out, foreign, cpu, std::move(refusal));
        return out;
    }

private:
    [[nodiscard]] double coresOf(const Offer& offer) const {
        return offer.kind == PriceKind::Own ? static_cast<double>(machine_.threads) : offer.vcpu;
    }

    /// The arithmetic that the engine chooses; nothing where it refuses.
    [[nodiscard]] std::optional<Arithmetic> arithmeticOn(bool cpu, const AcceleratorModel* accelerator) const {
        const Native native =
            cpu                       ? nativeOf(machine_)
            : accelerator == nullptr  ? Native{true, true, true}  // an unknown GPU is assumed to be recent
            : accelerator->capability ? nativeOf(*accelerator->capability)
                                      : Native{accelerator->bf16, accelerator->tf32.has_value(), true};
        const auto precision = precisionOn(precisionAsked(spec_, cpu), native);
        if (!precision) return std::nullopt;
        return arithmeticOf(*precision);
    }

    /// A session that doubles its batches stops where they do not fit.
    [[nodiscard]] std::int64_t largestBatch() const {
        if (!measuresSizes(spec_)) return spec_.optimizer.globalBatch;
        return spec_.session.batches.empty() ? spec_.devices.count : std::ranges::max(spec_.session.batches);
    }

    void needMemory(Estimate& out, const Offer& offer, bool cpu, Arithmetic arithmetic) const {
        if (cpu && offer.kind == PriceKind::Own && machine_.memoryBytes > 0)
            out.memoryAvailable = static_cast<double>(machine_.memoryBytes);
        else if (const double size = cpu ? offer.ramGib * 1.073741824 : offer.memoryGbEach; size > 0)
            out.memoryAvailable = size * kGigabyte;
        const RunSpec::Session& session = spec_.session;
        if (!network_ || onlyReads(session)) return;
        std::optional<ImageCounts> counts = imageCounts(spec_);
        if (!counts) counts = options_.images;
        const SampleShape shape = options_.table ? SampleShape(*options_.table) : SampleShape(*shape_);
        const bool half = arithmetic == Arithmetic::Half;
        const std::int64_t validation = counts ? counts->validation : 0,
                           replicas = std::max<std::int64_t>(out.devices / stagesOf(spec_), 1);
        const MemoryNeed need =
            answersRequests(session) ? inferenceNeed(*network_, shape, half)
            : pieces_.empty()
                ? memoryNeed(*network_, shape, half, replicas, validation, spec_.optimizer, spec_.parallel)
                : memoryNeed(pieces_, shape, half, replicas, validation, spec_.optimizer, spec_.parallel);
        const std::int64_t batch = largestBatch();
        const std::int64_t bytes = cpu ? need.onHost(batch, out.devices) : need.of((batch + replicas - 1) / replicas);
        out.memoryBytes = static_cast<double>(bytes);
        if (out.memoryAvailable) out.fits = *out.memoryBytes <= *out.memoryAvailable;
    }

    /// Of a pipeline that no run or row shows: what its devices wait for each other while it fills and empties.
    void countIdleStages(RateEstimate& estimate, Estimate& out) const {
        const std::int64_t stages = stagesOf(spec_), parts = std::max<std::int64_t>(spec_.optimizer.accumulation, 1);
        if (stages == 1 || std::ranges::any_of(estimate.from, [&](const Entry* one) {
                return one->spec && stagesOf(*one->spec) == stages && one->devices == out.devices;
            }))
            return;
        const double idle = idleShare(stages, parts);
        out.isModeled = true;
        estimate.rate = scaledBy(estimate.rate, 1 - idle);
        estimate.notes.push_back(
            {EPOCHAL_TEXT("core",
                          "Modeled: with %1 parts per batch, each of %2 stages is idle for %3 of a step, if all parts "
                          "take equally long; communication between stages is not included"),
             {parts, stages, Share{idle, 0}}});
    }

    struct Links {
        Topologies between;
        bool measured = false;  ///< on this machine
    };
    /// What is between the devices of an offer: measured where they are this machine's or of the same kind, else what
    /// such devices usually have; nothing for CPUs that nobody has measured.
    [[nodiscard]] std::optional<Links> linksOf(const Estimate& out, bool cpu,
                                               const AcceleratorModel* accelerator) const {
        const Offer& offer = out.offer;
        if (measured_) {
            const MeasuredLinks& links = *options_.links;
            const bool own = cpu && offer.kind == PriceKind::Own && links.onHost();
            const bool same =
                !cpu && !links.onHost() && isSameAccelerator(links.device, 0, offer.accelerator, offer.memoryGbEach);
            if (own) return Links{measuredTopologies(*measured_, out.devices, out.devices), true};
            if (same) return Links{measuredTopologies(*measured_, out.devices), true};
        }
        if (accelerator == nullptr) return std::nullopt;
        return Links{usualTopologies(*accelerator, out.devices)};
    }

    /// Where no run or row shows this network on as many devices: what the links between that many let through, by the
    /// model.
    void countLinks(RateEstimate& estimate, Estimate& out, bool cpu, const AcceleratorModel* accelerator) const {
        const std::int64_t devices = out.devices;
        if (pieces_.empty() || stagesOf(spec_) > 1 || devices < 2) return;
        const auto showsIt = [&](const Entry* one) {
            return one->devices >= devices && architectureKey(one->architecture) == spec_.model.architecture;
        };
        if (std::ranges::any_of(estimate.from, showsIt)) return;
        const auto links = linksOf(out, cpu, accelerator);
        if (!links) return;
        const double alone = static_cast<double>(spec_.optimizer.globalBatch) / estimate.rate.mid;
        const auto on = [&](const Topology& topology) {
            ModeledStep step = dataParallelStep(pieces_, alone, topology, reducesInBf16(spec_.parallel) ? 2 : 4);
            // A CPU's cores exchange instead of computing.
            if (cpu) step.exposed = step.exchange, step.seconds = alone + step.exchange;
            return step;
        };
        const ModeledStep step = on(links->between.usual);
        // Less than the model is sure of is in the width already.
        if (step.seconds / alone < 1 + kModeledMedian) return;
        const double error = cpu ? kModeledErrorOnCpu : modeledError(devices);
        out.isModeled = true;
        estimate.rate.mid /= step.seconds / alone;
        estimate.rate.low /= on(links->between.slow).seconds / alone * (1 + error);
        estimate.rate.high /= on(links->between.fast).seconds / alone;
        estimate.notes.push_back(
            {cpu ? EPOCHAL_TEXT("core",
                                "Modeled: with %1 replicas, exchanging gradients takes %2 of a step, by the latency "
                                "and bandwidth measured between them. Where that was checked, the model was up to %3 "
                                "too fast")
             : links->measured
                 ? EPOCHAL_TEXT("core",
                                "Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than "
                                "computing hides, by the latency and bandwidth measured between the devices of this "
                                "machine. Such a model was within %3 of nine in ten published rates of ResNet-50")
                 : EPOCHAL_TEXT("core",
                                "Modeled: with %1 devices, exchanging gradients takes %2 of a step longer than "
                                "computing hides, by the usual latency and bandwidth of their links. Such a model was "
                                "within %3 of nine in ten published rates of ResNet-50"),
             {devices, Share{step.exposed / step.seconds, 0}, Share{error, 0}}});
    }

    /// Where nothing that a rate is based on ran on as many devices, what more of them cost is a rule of thumb, however
    /// little the links add.
    static void countDoublings(RateEstimate& estimate, Estimate& out) {
        std::int64_t most = 1;
        for (const Entry* one : estimate.from) most = std::max<std::int64_t>(most, one->devices);
        if (out.devices <= most || std::exchange(out.isModeled, true)) return;
        estimate.notes.push_back(
            {EPOCHAL_TEXT_N("core",
                            "Modeled: what this is based on ran on no more than %1 device(s); what "
                            "each doubling loses is the median of the published series"),
             {Count(most)}});
    }

    void fill(Estimate& out, const RateEstimate& rate, const Besides& besides) const {
        std::optional<ImageCounts> counts = imageCounts(spec_);
        if (!counts) counts = options_.images;
        if (!counts) counts = countsOf(*rate.from.front());
        if (!counts || counts->training < 1) return;
        out.basis = rate.basis;
        out.words = rate.words;
        out.width = rate.width;
        out.rate = rate.rate;
        out.notes.insert(out.notes.end(), rate.notes.begin(), rate.notes.end());
        for (const Entry* entry : rate.from) out.from.push_back(entry->name.empty() ? entry->id : entry->name);

        const auto whole = static_cast<double>(spec_.stop.epochs);
        out.epochs = Range{whole, whole, whole};
        if (target_) {
            out.target = target_;
            out.epochs = target_->epochs;
        } else if (options_.goal == EstimateGoal::Target) {
            out.notes.push_back(
                {EPOCHAL_TEXT_N("core",
                                "None of your runs with this model and data has reached the target: the estimate is "
                                "for the whole run of %1 epoch(s)"),
                 {Count(spec_.stop.epochs)}});
        }
        const std::int64_t batch = std::max<std::int64_t>(spec_.optimizer.globalBatch, 1);
        // As many as take the time of an epoch at the run's size, where images are smaller before.
        const double images = meanWork(spec_, out.epochs->mid) *
                              static_cast<double>(std::max<std::int64_t>(counts->training / batch, 1) * batch);
        if (imagesGrow(spec_))
            out.notes.push_back({EPOCHAL_TEXT("core",
                                              "The epochs with smaller images are counted in proportion to the "
                                              "network's multiply-adds"),
                                 {}});
        double share = besides.evaluation;
        if (rate.basis == EstimateBasis::MeasuredHere) share = evaluationShare(rate.from, besides).value_or(share);
        const double parameters = network_ ? static_cast<double>(network_->parameters) : 0;
        const double evaluation =  // s per epoch
            static_cast<double>(counts->validation) * share / rate.rate.mid +
            besides.checkpoint * parameters /
                static_cast<double>(std::max<std::int64_t>(spec_.checkpoints.everyEpochs, 1));
        out.preparation = spec_.price.preparationMinutes * 60;
        out.startUpKnown = besides.startUp.has_value();
        out.startUp = besides.startUp.value_or(0);
        out.training = out.epochs->mid * images / rate.rate.mid;
        out.evaluation = out.epochs->mid * evaluation;
        // Evaluation is as uncertain as training, start-up varies independently, and preparation is taken as given.
        const Range work = scaledBy(quotient(*out.epochs, rate.rate), images * (1 + out.evaluation / out.training));
        const double before = out.preparation + out.startUp;
        const double start = kStatedDeviations * besides.startUpJitter;
        const double less = std::min(std::hypot(work.mid - work.low, start), work.mid + out.startUp);
        out.seconds = Range{before + work.mid - less, before + work.mid,
                            before + work.mid + std::hypot(work.high - work.mid, start)};
        out.billed = billedSeconds(out.offer, out.seconds->mid);
        out.cost = costOf(out.offer, *out.seconds);
        if (!out.cost) return;
        if (target_)
            out.expectedCost =
                out.cost->mid * static_cast<double>(target_->similar) / static_cast<double>(target_->reached);
    }

    /// A session takes as long as it is asked to measure each size, on any machine. Its warm-ups are not known.
    void fillSizes(Estimate& out) const {
        const auto sizes = std::ssize(listedSizes(spec_));
        if (sizes == 0) return;
        out.words = {EPOCHAL_TEXT_N("core", "%1 size(s), each measured for %2; start-up and warm-up come on top"),
                     {Count(sizes), Duration{spec_.session.seconds}}};
        out.preparation = spec_.price.preparationMinutes * 60;
        out.training = static_cast<double>(sizes) * spec_.session.seconds;
        const double seconds = out.preparation + out.training;
        out.seconds = Range{seconds, seconds, seconds};
        out.billed = billedSeconds(out.offer, seconds);
        out.cost = costOf(out.offer, *out.seconds);
    }

    [[nodiscard]] Message whyNot(const Estimate& out, bool foreign, bool cpu, Message refusal) const {
        if (Message reason = notRanked(out.offer); !reason.empty()) return reason;
        if (foreign) return {EPOCHAL_TEXT("core", "Epochal trains only on NVIDIA GPUs and on CPUs"), {}};
        if (spec_.devices.kind == "cuda" && cpu)
            return {EPOCHAL_TEXT("core", "The run needs a GPU; this offer has none"), {}};
        if (out.fits == false)
            return {EPOCHAL_TEXT("core", "Does not fit in memory at a global batch size of %1"), {largestBatch()}};
        if (!out.seconds && measuresSizes(spec_))
            return {EPOCHAL_TEXT("core",
                                 "No estimate: it is not known how many sizes there will be; each is measured for %1"),
                    {Duration{spec_.session.seconds}}};
        if (!out.seconds) {
            if (isTable(spec_) && !options_.table)
                return {EPOCHAL_TEXT("core", "No estimate: the table cannot be read"), {}};
            if (!shape_ && !options_.table)
                return {EPOCHAL_TEXT("core", "No estimate: the image size will be known after a first run"), {}};
            if (!refusal.empty()) return refusal;
            if (usesScript(spec_))
                return {EPOCHAL_TEXT("core",
                                     "No estimate: how much your own network computes is not known, and it has not "
                                     "been measured on this device yet"),
                        {}};
            if (cpu) return {EPOCHAL_TEXT("core", "No estimate: nothing has been measured on this processor yet"), {}};
            return {EPOCHAL_TEXT("core",
                                 "No estimate: there is no measured or published throughput to scale to this device"),
                    {}};
        }
        if (!rankedCost(out, options_))
            return {EPOCHAL_TEXT("core", "Priced in %1; the price book has no exchange rate to %2"),
                    {out.offer.currency, options_.currency}};
        return {};
    }

    RunSpec spec_;
    const RateBook& book_;
    const Machine& machine_;
    const EstimateOptions& options_;
    std::optional<ImageShape> shape_;
    std::vector<NetworkPiece> pieces_;  ///< of network_, where it has pieces
    std::optional<NetworkSize> network_;
    std::optional<EpochsToTarget> target_;
    std::optional<LinkRange> measured_;  ///< options_.links, where they are this machine's
};

}  // namespace

std::vector<Estimate> estimate(std::span<const RunSpec> specs, std::span<const Offer> offers,
                               std::span<const Entry> own, std::span<const Entry> published, const Machine& machine,
                               const EstimateOptions& options) {
    const RateBook book(own, published, options.calibration);
    std::vector<Estimate> all;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const Estimator estimator(specs[i], book, own, machine, options);
        for (std::size_t row = 0; row < offers.size(); ++row) {
            Estimate one = estimator.of(offers[row]);
            if (i == 0)
                all.push_back(std::move(one));
            else
                add(all[row], one);
        }
    }
    rank(all, options);
    return all;
}

std::vector<Estimate> estimate(const RunSpec& spec, std::span<const Offer> offers, std::span<const Entry> own,
                               std::span<const Entry> published, const Machine& machine,
                               const EstimateOptions& options) {
    return estimate(std::span(&spec, 1), offers, own, published, machine, options);
}

}  // namespace epochal
