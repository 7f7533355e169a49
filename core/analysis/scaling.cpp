#include "core/analysis/scaling.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "core/spec/parallel.h"
#include "core/spec/session.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"

namespace epochal {
namespace {

/// The same for runs that may differ in the number of devices and what follows it, in the seed and in names. A setting
/// without effect on `devices` of them does not count: one device is the same for every algorithm.
std::string workOn(const Entry& entry, std::int64_t devices) {
    const char separator = '\x1F';
    RunSpec bare = onDevices(*entry.spec, devices);
    bare.devices.kind = {};  // these two as the run found them
    bare.devices.precision = {};
    return entry.task + separator + name(entry.measure) + separator + entry.precision + separator + entry.accelerator +
           separator + entry.machine + separator + entry.session + separator + settingsHash(bare);
}

bool isOwn(const Entry& entry) {
    return !entry.published && entry.spec && entry.globalBatch && trainsToQuality(entry.spec->session);
}

/// Rows by the work that they share. One without an effect of what tells variants apart, on a single device, belongs to
/// every variant.
struct Variant {
    std::string key, alone;         ///< the work on two devices, and on one
    std::size_t example = 0;        ///< entry, on the most devices
    std::vector<std::size_t> rows;  ///< by index into what is grouped
};

/// `firsts`: an entry for each row.
std::vector<Variant> variantsOf(std::span<const Entry> entries, const std::vector<std::size_t>& firsts) {
    constexpr std::int64_t kSeveral = 2;
    std::vector<Variant> variants;
    for (std::size_t row = 0; row < firsts.size(); ++row) {
        const Entry& entry = entries[firsts[row]];
        if (!isOwn(entry) || entry.devices < kSeveral) continue;
        const std::string key = workOn(entry, kSeveral);
        auto at = std::ranges::find(variants, key, &Variant::key);
        if (at == variants.end()) at = variants.insert(variants.end(), {key, workOn(entry, 1), firsts[row], {}});
        at->rows.push_back(row);
    }
    if (variants.empty()) return variants;
    for (std::size_t row = 0; row < firsts.size(); ++row) {
        const Entry& entry = entries[firsts[row]];
        if (!isOwn(entry) || entry.devices >= kSeveral) continue;
        const std::string alone = workOn(entry, 1);
        for (Variant& variant : variants)
            if (variant.alone == alone) variant.rows.push_back(row);
    }
    return variants;
}

struct Bare {
    ScalingKind kind;
    std::size_t variant;
    std::vector<std::vector<std::size_t>> rows;  ///< by devices; several where their seeds are not merged
};

/// The rate that a run's peak rate is in proportion to, for runs of one series to have it in common.
double rateKey(const Entry& entry, bool scaled) {
    const double rate = entry.spec->optimizer.learningRate;
    return tidy(scaled ? rate / static_cast<double>(*entry.globalBatch) : rate);
}

/// Weak: the rows of equal batch per device, whose learning rate grows with the global batch or, where none does, is
/// the same. Strong: those of equal global batch and learning rate.
std::vector<Bare> seriesOf(std::span<const Entry> entries, const std::vector<std::size_t>& firsts,
                           const std::vector<Variant>& variants) {
    std::vector<Bare> all;
    const auto collect = [&](ScalingKind kind, std::size_t variant, bool scaled, std::set<std::size_t>& taken) {
        std::map<std::pair<double, double>, std::map<std::int64_t, std::vector<std::size_t>>> sets;
        for (const std::size_t row : variants[variant].rows) {
            const Entry& entry = entries[firsts[row]];
            if (taken.contains(row) && entry.devices > 1) continue;
            const double batch = static_cast<double>(*entry.globalBatch);
            const double shared = kind == ScalingKind::Weak ? batch / static_cast<double>(entry.devices) : batch;
            sets[{shared, rateKey(entry, scaled)}][entry.devices].push_back(row);
        }
        for (const auto& [batch, rows] : sets) {
            if (rows.size() < 2) continue;
            Bare one{kind, variant, {}};
            for (const auto& [devices, same] : rows) {
                one.rows.push_back(same);
                taken.insert(same.begin(), same.end());
            }
            all.push_back(std::move(one));
        }
    };
    for (std::size_t variant = 0; variant < variants.size(); ++variant) {
        std::set<std::size_t> taken;
        collect(ScalingKind::Weak, variant, true, taken);
        collect(ScalingKind::Weak, variant, false, taken);
    }
    for (std::size_t variant = 0; variant < variants.size(); ++variant) {
        std::set<std::size_t> taken;
        collect(ScalingKind::Strong, variant, false, taken);
    }
    return all;
}

std::vector<std::size_t> eachAlone(std::span<const Entry> entries) {
    std::vector<std::size_t> all(entries.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    return all;
}

std::optional<double> meanOf(const std::vector<double>& values) {
    if (values.empty()) return std::nullopt;
    return spread(values).mean;
}

std::optional<double> epochsTo(const Entry& entry, double target) {
    const auto at = timeToTarget(entry, target);
    return at ? std::optional(at->epoch) : std::nullopt;
}

ScalingPoint sizePointOf(std::span<const Entry> entries, const Comparison& comparison, const ComparisonQuery& query,
                         std::size_t at) {
    const ComparedRow& row = comparison.rows[at];
    const Entry& first = entries[row.entries.front()];
    ScalingPoint point;
    point.devices = first.devices;
    point.batch = *first.globalBatch;
    point.row = at;
    std::vector<double> rates, data, communication, epochs;
    for (const std::size_t index : row.entries) {
        const Entry& one = entries[index];
        if (one.imagesPerSecond) rates.push_back(*one.imagesPerSecond);
        if (one.dataShare) data.push_back(*one.dataShare);
        if (one.communicationShare) communication.push_back(*one.communicationShare);
        if (query.target)
            if (const auto reached = epochsTo(one, *query.target)) epochs.push_back(*reached);
    }
    point.runs = rates.size();
    point.rate = meanOf(rates);
    point.uncertainty = rates.size() > 1 ? std::optional(spread(rates).uncertainty()) : first.uncertainty;
    point.epochs = meanOf(epochs);
    const auto waited = meanOf(data), talked = meanOf(communication);
    if (point.rate && waited && talked) {
        const double whole = static_cast<double>(point.batch) / *point.rate;
        point.step = {whole * *waited, whole * std::max(0.0, 1 - *waited - *talked), whole * *talked};
    }
    point.seconds = row.seconds;
    point.cost = row.cost;
    if (!point.seconds)
        point.why = query.target ? Message{EPOCHAL_TEXT("core", "no run reached the target"), {}}
                                 : Message{EPOCHAL_TEXT("core", "no run finished"), {}};
    return point;
}

/// Of the rows of one size: a finished one rather than one that failed or is running, and the one with the most rates.
std::size_t mostTelling(std::span<const Entry> entries, const Comparison& comparison,
                        const std::vector<std::size_t>& rows) {
    return *std::ranges::max_element(rows, {}, [&](std::size_t at) {
        const ComparedRow& row = comparison.rows[at];
        const auto rates = std::ranges::count_if(
            row.entries, [&](std::size_t index) { return entries[index].imagesPerSecond.has_value(); });
        return std::pair(row.seconds.has_value(), rates);
    });
}

void relate(ScalingSeries& series) {
    const ScalingPoint base = series.points.front();
    for (ScalingPoint& point : series.points) {
        const double more = static_cast<double>(point.devices) / static_cast<double>(base.devices);
        if (point.rate && base.rate && *base.rate > 0) {
            point.speedUp = *point.rate / *base.rate;
            point.efficiency = *point.speedUp / more;
        }
        if (point.seconds && base.seconds && *point.seconds > 0) {
            point.timeSpeedUp = *base.seconds / *point.seconds;
            point.timeEfficiency = *point.timeSpeedUp / more;
        } else if (point.seconds && point.why.empty()) {
            point.why = base.why;
        }
        if (point.cost && base.cost && point.cost->currency == base.cost->currency && base.cost->amount > Decimal())
            point.againstFewest = point.cost->amount.toDouble() / base.cost->amount.toDouble();
    }
}

void fit(ScalingSeries& series, std::span<const Entry> entries, const Comparison& comparison) {
    std::vector<ScalingSample> samples;
    for (const ScalingPoint& point : series.points)
        for (const std::size_t index : comparison.rows[point.row].entries)
            if (const auto rate = entries[index].imagesPerSecond; rate && *rate > 0)
                samples.push_back({static_cast<double>(point.devices), *rate});
    series.amdahl = fitScaling(samples, ScalingLaw::Amdahl, &series.unfitted);
    series.universal = fitScaling(samples, ScalingLaw::Universal, &series.unfittedUniversal);
}

constexpr const char* kScalingStudies[] = {"painter-2020", "many-gpus", "mxnet-2017"};

}  // namespace

bool hasScaling(std::span<const Entry> entries) {
    const std::vector<std::size_t> firsts = eachAlone(entries);
    return !seriesOf(entries, firsts, variantsOf(entries, firsts)).empty();
}

bool isScalingOnly(std::span<const Entry> entries) {
    const std::vector<std::size_t> firsts = eachAlone(entries);
    std::set<std::size_t> in;
    for (const Bare& series : seriesOf(entries, firsts, variantsOf(entries, firsts)))
        for (const std::vector<std::size_t>& rows : series.rows) in.insert(rows.begin(), rows.end());
    const auto own = std::ranges::count_if(entries, [](const Entry& one) { return !one.published; });
    return !in.empty() && static_cast<std::ptrdiff_t>(in.size()) == own;
}

std::optional<RunSpec> scalingBase(std::span<const Entry> entries) {
    std::vector<const Entry*> own;
    std::string work;
    for (const Entry& one : entries) {
        if (one.published) continue;
        if (!isOwn(one)) return std::nullopt;
        const std::string alone = workOn(one, 1);
        if (own.empty()) work = alone;
        if (alone != work) return std::nullopt;
        own.push_back(&one);
    }
    if (own.empty()) return std::nullopt;
    const auto rank = [&own](const Entry* one) {
        const auto related = std::ranges::count_if(own, [one](const Entry* other) {
            return *other->globalBatch == *one->globalBatch ||
                   *other->globalBatch * one->devices == *one->globalBatch * other->devices;
        });
        return std::tuple(-related, one->devices, *one->globalBatch);
    };
    const Entry& base = **std::ranges::min_element(own, {}, rank);
    RunSpec spec = *base.spec;
    spec.devices.count = base.devices / stagesOf(spec);
    spec.campaign.clear();
    // As a sweep names its runs (variedValues).
    const std::string size = ", " + findField("devices.count")->shortName + " ";
    if (const auto end = spec.name.find(size); end != std::string::npos) spec.name.resize(end);
    return spec;
}

std::vector<ScalingSize> measuredSizes(std::span<const Entry> entries) {
    std::vector<ScalingSize> sizes;
    for (const Entry& one : entries)
        if (isOwn(one)) sizes.push_back({one.devices, *one.globalBatch});
    return sizes;
}

ScalingAnalysis analyseScaling(std::span<const Entry> entries, const Comparison& comparison,
                               const ComparisonQuery& query, std::span<const ScalingReference> references) {
    ScalingAnalysis analysis;
    std::vector<std::size_t> firsts;
    for (const ComparedRow& row : comparison.rows) firsts.push_back(row.entries.front());
    const std::vector<Variant> variants = variantsOf(entries, firsts);
    for (const Bare& bare : seriesOf(entries, firsts, variants)) {
        ScalingSeries series;
        series.kind = bare.kind;
        series.variant = bare.variant;
        for (const std::vector<std::size_t>& rows : bare.rows)
            series.points.push_back(sizePointOf(entries, comparison, query, mostTelling(entries, comparison, rows)));
        relate(series);
        fit(series, entries, comparison);
        analysis.series.push_back(std::move(series));
    }
    std::vector<const RunSpec*> specs;
    for (const Variant& variant : variants) {
        RunSpec bare = onDevices(*entries[variant.example].spec, 2);
        bare.seed = RunSpec().seed;
        analysis.variants.push_back(std::move(bare));
        analysis.examples.push_back(variant.example);
    }
    for (const RunSpec& spec : analysis.variants) specs.push_back(&spec);
    for (const Field* field : differingFields(specs))
        if (field->role == FieldRole::Setting) analysis.differing.push_back(field);
    if (analysis.series.empty())
        analysis.why = {EPOCHAL_TEXT("core", "Scaling needs two sizes"), {}};
    else
        analysis.findings = scalingFindings(analysis, query, references);
    return analysis;
}

std::vector<ScalingReference> scalingReferences(std::span<const Study> studies) {
    std::vector<ScalingReference> all;
    for (const char* id : kScalingStudies)
        for (const Study& study : studies) {
            if (study.id != id) continue;
            const Comparison compared = compare(study.entries, study.query, {}, study.date);
            for (const ComparedRow& row : compared.rows) {
                const auto efficiency = row.timeEfficiency ? row.timeEfficiency : row.efficiency;
                if (!row.baseline || !efficiency || !row.speedUp) continue;
                const ComparedRow& base = compared.rows[*row.baseline];
                ScalingReference one{study.entries[row.entries.front()], study.title};
                one.fewest = study.entries[base.entries.front()].devices;
                one.speedUp = *row.speedUp;
                one.efficiency = *efficiency;
                one.byTime = row.timeEfficiency.has_value();
                if (row.cost && base.cost && base.cost->amount > Decimal())
                    one.againstFewest = row.cost->amount.toDouble() / base.cost->amount.toDouble();
                all.push_back(std::move(one));
            }
        }
    return all;
}

}  // namespace epochal
