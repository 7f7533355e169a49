#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/accelerator.h"

namespace epochal {

/// Fewer rows cannot show how accurate a method is.
inline constexpr std::size_t kEnoughRows = 5;

/// What a run's images/s on one device depend on.
struct RateFactors {
    NetworkSize network;
    Arithmetic arithmetic = Arithmetic::Single;
    const AcceleratorModel* accelerator = nullptr;  ///< null = CPU, or one not in the table
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

/// Rates of the runs on one device, and predictions between them. The logarithm of the time per image is a trend (the
/// time that the arithmetic, memory traffic and launches of an image take) plus a Gaussian process over the factors in
/// which runs differ, additive, so that what two threads gain for one network they are expected to gain for another
/// (Rasmussen and Williams 2006, chapters 2 and 5; in geostatistics: kriging). Its deviation grows with the distance
/// from the measurements, and is scaled by the errors in predicting each run from the others. A run far from what the
/// others predict counts less.
class RateField {
public:
    /// `lossPerDoubling` is the share of the rate per device that is lost when the devices double.
    RateField(std::vector<RateFactors> runs, const std::vector<double>& rates, double lossPerDoubling);

    [[nodiscard]] RateGuess at(const RateFactors& wanted) const;
    /// Predicts run `i` from the others, as `at` would without it.
    [[nodiscard]] RateGuess without(std::size_t i) const { return others_[i]; }
    /// Deviation of a repeat of the same run.
    [[nodiscard]] double repeatDeviation() const;
    [[nodiscard]] std::size_t size() const { return runs_.size(); }

private:
    void fit();
    [[nodiscard]] double trend(const RateFactors& run) const;

    std::vector<RateFactors> runs_;
    std::vector<double> values_;   ///< log of the seconds per image, less the trend
    std::vector<double> noise_;    ///< variance of each
    std::vector<double> weights_;  ///< inverse of the covariance x (values - mean)
    std::vector<double> factor_;   ///< Cholesky factor of the covariance, lower triangle by rows
    std::vector<RateGuess> others_;
    double mean_ = 0, scale_ = 1, lossPerDoubling_;
};

}  // namespace epochal
