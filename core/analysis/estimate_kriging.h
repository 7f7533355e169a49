#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/accelerator.h"

namespace epochal {

/// Fewer rows do not tell how far off a method is.
inline constexpr std::size_t kEnoughRows = 5;

/// What a run's images/s on one device depend on.
struct RateFactors {
    NetworkSize network;
    Arithmetic arithmetic = Arithmetic::Single;
    const AcceleratorModel* accelerator = nullptr;  ///< null = CPU, or one that the table has not
    double batch = 128;                             ///< global
    double replicas = 1;
    double threads = 1;  ///< of a CPU, over all replicas; an accelerator's do not count
    std::string augmentation;
};

/// Images/s expected of a run, and how far off that may be.
struct RateGuess {
    double rate = 0;       ///< images/s
    double deviation = 0;  ///< of its logarithm
};

/// Rates of the runs on one device, and what lies between them: the logarithm of the time of an image is a trend (what
/// arithmetic, memory and launches of an image take) and a Gaussian process over what runs differ in, additive, so that
/// what two threads gain one network they are expected to gain another (Rasmussen and Williams 2006, chapters 2 and 5;
/// in geostatistics: kriging). Its deviation grows with the distance from what was measured, and is scaled by how far
/// off it was when each run was predicted from the others. A run far from what the others say counts less.
class RateField {
public:
    /// `losses` is the share of the rate that twice as many devices cost.
    RateField(std::vector<RateFactors> runs, const std::vector<double>& rates, double lossPerDoubling);

    [[nodiscard]] RateGuess at(const RateFactors& wanted) const;
    /// Of run `i`, from the others: what `at` would have said without it.
    [[nodiscard]] RateGuess without(std::size_t i) const { return others_[i]; }
    /// Of the same run again.
    [[nodiscard]] double repeatDeviation() const;
    [[nodiscard]] std::size_t size() const { return runs_.size(); }

private:
    void fit();
    [[nodiscard]] double trend(const RateFactors& run) const;

    std::vector<RateFactors> runs_;
    std::vector<double> values_;   ///< log seconds an image over the trend
    std::vector<double> noise_;    ///< variance of each
    std::vector<double> weights_;  ///< inverse of the covariance, times what is left of the values
    std::vector<double> factor_;   ///< of the covariance, lower triangle by rows
    std::vector<RateGuess> others_;
    double mean_ = 0, scale_ = 1, lossPerDoubling_;
};

}  // namespace epochal
