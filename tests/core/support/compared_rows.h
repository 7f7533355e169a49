#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/comparison.h"
#include "core/economics/cost.h"

// Rows made by hand for the tests of comparisons.
namespace epochal::test {

inline const std::string kToday = "2026-11-21";

/// One cent a second, billed by the second.
inline Offer rented(const char* price = "36") {
    Offer offer;
    offer.id = "cloud/large";
    offer.provider = "Cloud";
    offer.instance = "large";
    offer.accelerator = "L4";
    offer.count = 1;
    offer.kind = PriceKind::OnDemand;
    offer.pricePerHour = *Decimal::parse(price);
    offer.quantumSeconds = 1;
    offer.date = "2026-11-09";
    offer.source = "price list";
    return offer;
}

/// A run that takes `seconds` to 90 % and half of that to 80 %; evaluation is a tenth.
inline Entry run(const char* id, std::int64_t seed, double seconds, const Offer& offer = rented()) {
    Entry entry;
    entry.id = id;
    entry.name = id;
    entry.task = "fashion-mnist 60000/10000";
    entry.architecture = "resnet8";
    entry.accelerator = offer.accelerator;
    entry.spec = RunSpec{};
    entry.spec->seed = seed;
    entry.seed = seed;
    entry.globalBatch = entry.spec->optimizer.globalBatch;
    entry.offer = offer;
    entry.quality = entry.lastQuality = 0.9;
    entry.imagesPerSecond = 60000 / seconds;
    entry.trainingSeconds = seconds * 0.9;
    entry.activeSeconds = seconds;
    entry.rentedSeconds = seconds;
    entry.curve = {{{1, 1, 1, seconds * 0.45, seconds / 2, seconds / 2}, 0.8},
                   {{2, 2, 2, seconds * 0.9, seconds, seconds}, 0.9}};
    return entry;
}

/// A published row without a curve.
inline Entry published(const char* id, double seconds, double quality, const Offer& offer = rented()) {
    Entry entry;
    entry.id = id;
    entry.name = id;
    entry.published = true;
    entry.task = "imagenet";
    entry.quality = quality;
    entry.trainingSeconds = seconds;
    entry.offer = offer;
    return entry;
}

inline Comparison compared(const std::vector<Entry>& entries, const ComparisonQuery& query = {},
                           const PriceBook& book = {}) {
    return compare(entries, query, book, kToday);
}

inline double amount(const std::optional<Money>& money) {
    return money ? money->amount.toDouble() : std::nan("");
}

inline bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

inline bool warns(const Comparison& comparison, const char* part) {
    for (const Message& warning : comparison.warnings)
        if (english(warning).find(part) != std::string::npos) return true;
    return false;
}

inline bool assumes(const ComparedRow& row, const char* part) {
    return std::ranges::any_of(row.assumptions,
                               [&](const Message& one) { return english(one).find(part) != std::string::npos; });
}

/// The findings, one "heading|text" a line.
inline std::string sentences(const Comparison& comparison) {
    std::string all;
    for (const Finding& one : comparison.findings) all += english(one.heading) + "|" + english(one.text) + "\n";
    return all;
}

}  // namespace epochal::test
