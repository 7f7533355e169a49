// The same workload on more devices: speed-up and efficiency.
#include <cmath>

#include "core/analysis/comparison_parts.h"
#include "core/spec/scaling.h"
#include "core/spec/spec_json.h"

namespace epochal::comparing {

namespace {

/// Equal for rows with the same workload on any number of devices. Batch size and learning rate may follow the devices.
std::string deviceFreeWork(const Entry& entry) {
    const char separator = '\x1F';
    std::string key = entry.task + separator + entry.architecture + separator + entry.precision + separator +
                      entry.accelerator + separator + name(entry.measure) + separator;
    if (!entry.spec) return key + entry.name + separator + entry.group + separator + entry.provenance.source;
    // What the device and its precision are is in the key as the run found them.
    RunSpec bare = onDevices(*entry.spec, 1);
    bare.devices = {};
    return key + settingsHash(bare);
}

/// Prefers fewer devices, then the same global batch as `of`, then the same batch per device. Between equal batches, or
/// where one is not known, the faster.
bool isBetter(const Entry& a, const Entry& b, const ComparedRow& left, const ComparedRow& right, const Entry& of) {
    if (a.devices != b.devices) return a.devices < b.devices;
    if (!of.globalBatch || !a.globalBatch || !b.globalBatch || a.globalBatch == b.globalBatch)
        return left.seconds && right.seconds && *left.seconds < *right.seconds;
    const auto distance = [&](const Entry& entry) {
        if (*entry.globalBatch == *of.globalBatch) return 0;
        return *entry.globalBatch * of.devices == *of.globalBatch * entry.devices ? 1 : 2;
    };
    return distance(a) < distance(b);
}

/// Rate / rate of the baseline. A rate in images/s and one relative to a single device cannot be compared.
std::optional<double> rateRatio(const ComparedRow& row, const Entry& entry, const ComparedRow& base,
                                const Entry& baseEntry) {
    const bool measured = row.imagesPerSecond && base.imagesPerSecond;
    const auto rate = measured ? row.imagesPerSecond : entry.relativeRate;
    const auto baseRate = measured ? base.imagesPerSecond : baseEntry.relativeRate;
    if (!rate || !baseRate || !(*baseRate > 0)) return std::nullopt;
    return *rate / *baseRate;
}

}  // namespace

void scale(Comparison& comparison, const Question& ask) {
    std::vector<std::string> works;
    for (const ComparedRow& row : comparison.rows) works.push_back(deviceFreeWork(ask.entries[row.entries.front()]));
    for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
        ComparedRow& row = comparison.rows[i];
        const Entry& entry = ask.entries[row.entries.front()];
        for (std::size_t k = 0; k < comparison.rows.size(); ++k) {
            const Entry& other = ask.entries[comparison.rows[k].entries.front()];
            if (other.devices >= entry.devices || works[k] != works[i]) continue;
            const bool better = !row.baseline || isBetter(other, ask.entries[comparison.rows[*row.baseline].entries[0]],
                                                          comparison.rows[k], comparison.rows[*row.baseline], entry);
            if (better) row.baseline = k;
        }
        if (!row.baseline) continue;
        const ComparedRow& base = comparison.rows[*row.baseline];
        const Entry& baseEntry = ask.entries[base.entries.front()];
        const double more = static_cast<double>(entry.devices) / static_cast<double>(baseEntry.devices);
        if (const auto ratio = rateRatio(row, entry, base, baseEntry)) row.efficiency = *ratio / more;
        if (row.seconds && base.seconds && *row.seconds > 0) {
            row.speedUp = *base.seconds / *row.seconds;
            row.timeEfficiency = *row.speedUp / more;
        } else if (row.efficiency) {
            row.speedUp = *row.efficiency * more;
        }
    }
}

}  // namespace epochal::comparing
