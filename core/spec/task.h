#pragma once

#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// By what the quality of a run, or of a published row, is measured on validation samples.
enum class Quality { Top1, Top5, Auc, Loss, Rmse, Mae, R2 };

/// Of a measure in the unit of a column, which may be 0.0123 or 45,231: no number of decimals suits both.
constexpr int kInItsUnit = -1;

/// What a measure is called, how it is written, and which of two values is better: defined in task.cpp and nowhere
/// else. Specs, stop rules, figures, studies, tables, charts and reports all ask here.
struct Measure {
    Quality quality;
    const char* id;         ///< "top1": in specs and in the catalogue
    const char* published;  ///< "top-1": in study documents
    const char* label;      ///< "top-1", as within a sentence; English, context "core"
    bool higherIsBetter;
    bool percent;        ///< a fraction, 0 to 1, that is written in percent
    int decimals;        ///< with which it is written; kInItsUnit: see decimalsOf
    double least, most;  ///< what it can be; infinite where there is no such end
    const char* unit;    ///< of a target, "% top-1, validation"; English, context "core"
    double mostTarget;   ///< that can be asked for, as written
    double step;         ///< by which a target is changed, as written

    /// A value x this is the number that is written.
    [[nodiscard]] double factor() const { return percent ? 100 : 1; }
    [[nodiscard]] bool contains(double value) const { return value >= least && value <= most; }
    /// A difference from `value` that says little: a hundredth of the best value or, without one, of `value`.
    [[nodiscard]] double little(double value) const { return 0.01 * std::abs(std::isfinite(most) ? most : value); }
    /// Decimals for a number as written, 93.12 for 93.12%: fixed, or those that show four significant digits.
    [[nodiscard]] int decimalsOf(double written) const;
    /// Decimals that a field holds in which one is typed.
    [[nodiscard]] int typedDecimals() const { return decimals == kInItsUnit ? 6 : decimals; }
};

[[nodiscard]] std::span<const Measure> measures();
[[nodiscard]] const Measure& measureOf(Quality quality);
[[nodiscard]] const Measure* findMeasure(std::string_view id);
[[nodiscard]] const char* name(Quality quality);  ///< its label: "top-1", "AUC"

/// What a network learns: the kind of a sample, and what its quality can be measured by.
struct Task {
    const char* id;
    Sample sample;
    const char* samples;                ///< its unit, "images"; English, context "core"
    const char* rate;                   ///< "images/s"; English, context "core"
    bool regression;                    ///< predicts a number, not a class
    std::span<const Quality> measures;  ///< the usual one first
};

[[nodiscard]] std::span<const Task> tasks();
[[nodiscard]] const Task& taskFor(const RunSpec& spec);
/// Whether samples are rows of a table, not images.
[[nodiscard]] bool isTable(const RunSpec& spec);
/// The kind of sample of a data source, as specs name it.
[[nodiscard]] Sample sampleKind(std::string_view source);
[[nodiscard]] bool has(const Task& task, Quality quality);

/// What devices.precision asks for on a CPU or a GPU. On a CPU "auto" is "fp32" for tables: layers as small as theirs
/// lose more by converting than they gain (measured: 0.7 of the rows/s in bf16, batch 128, a core with AMX). It is
/// "fp32" everywhere for a network of the user's own that predicts numbers, whose last layer would answer in the three
/// digits of bf16.
[[nodiscard]] std::string precisionAsked(const RunSpec& spec, bool cpu);

/// The measure of a run: that of its target, patience and best checkpoint. The usual one of its task if the one that is
/// named does not belong to it.
[[nodiscard]] const Measure& measureOf(const RunSpec& spec);
/// The target in the measure's own unit, a fraction for 93%; nothing if there is none, or if the spec's target is of a
/// measure that its task does not have.
[[nodiscard]] std::optional<double> targetOf(const RunSpec& spec);

/// Whether `a` is better than `b`. A value that is not finite is better than none.
[[nodiscard]] bool isBetter(const Measure& measure, double a, double b);
/// Whether `a` is better than the best so far, if there is one.
[[nodiscard]] bool isBetter(const Measure& measure, double a, const std::optional<double>& best);

/// A value as an argument of a message: 93.12%, 0.9835.
[[nodiscard]] Arg argOf(const Measure& measure, double value);
/// The measure's label as an argument of a message.
[[nodiscard]] Arg argOf(const Measure& measure);

/// The figure of an evaluation, or of an epoch, that a measure is about. Of any type with such members.
template <class Evaluated>
[[nodiscard]] std::optional<double> qualityOf(const Evaluated& evaluated, Quality quality) {
    switch (quality) {
        case Quality::Top5:
            return evaluated.top5;
        case Quality::Auc:
            return evaluated.auc;
        case Quality::Loss:
            return evaluated.loss;
        case Quality::Rmse:
            return evaluated.rmse;
        case Quality::Mae:
            return evaluated.mae;
        case Quality::R2:
            return evaluated.r2;
        case Quality::Top1:
            break;
    }
    return evaluated.top1;
}

/// All figures of an evaluation, or of an epoch, that its task has, the usual one first.
template <class Evaluated>
[[nodiscard]] std::vector<std::pair<const Measure*, double>> qualitiesOf(const Evaluated& evaluated, const Task& task) {
    std::vector<std::pair<const Measure*, double>> all;
    for (const Quality quality : task.measures)
        if (const std::optional<double> value = qualityOf(evaluated, quality))
            all.emplace_back(&measureOf(quality), *value);
    return all;
}

}  // namespace epochal
