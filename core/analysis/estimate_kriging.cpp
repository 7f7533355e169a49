#include "core/analysis/estimate_kriging.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/statistics.h"

namespace epochal {
namespace {

// Prior standard deviations of the logarithm of the time per image, for each factor in which runs differ, and their
// length scales, in doublings (1 for threads and replicas). Chosen on the runs of tests/bench/estimate_bench.py.
constexpr double kLevel = 2;  ///< of a device: practically unconstrained
constexpr double kArithmetic = 0.35, kThreads = 0.4, kReplicas = 0.4, kAugmentation = 0.1;
constexpr double kBatch = 0.2, kBatchDoublings = 2;
constexpr double kNetwork = 0.35, kNetworkDoublings = 1.2;
constexpr double kTogether = 0.15;  ///< of all of them in combination
constexpr double kRepeat = 0.13;    ///< of a repeat of the same run

constexpr double kSinglePenalty = 1.8;     ///< time in fp32 / time in bf16, on a CPU that has both
constexpr double kStepMultiplyAdds = 2e7;  ///< fixed cost per layer and step on a CPU, in multiply-adds
constexpr double kThreadsGain = 0.7;       ///< exponent of the number of threads

constexpr double kFar = 3;        ///< deviations beyond which a run counts less
constexpr double kPriorRuns = 6;  ///< weight of the deviations above, in runs

double squared(double value) {
    return value * value;
}

double doublings(double a, double b) {
    return std::log2(a / b);
}

double bell(double squaredDistance) {
    return std::exp(-squaredDistance / 2);
}

double covariance(const RateFactors& a, const RateFactors& b) {
    const double batch = squared(doublings(a.batch, b.batch) / kBatchDoublings);
    const auto apart = [&](std::int64_t NetworkSize::*count) {
        return squared(doublings(static_cast<double>(a.network.*count), static_cast<double>(b.network.*count)));
    };
    const double network = (apart(&NetworkSize::multiplyAdds) + apart(&NetworkSize::activationElements) +
                            apart(&NetworkSize::convolutions)) /
                           (3 * squared(kNetworkDoublings));
    const double threads = squared(doublings(a.threads, b.threads)),
                 replicas = squared(doublings(a.replicas, b.replicas));
    const bool arithmetic = a.arithmetic == b.arithmetic, augmentation = a.augmentation == b.augmentation;
    double sum = squared(kLevel) + squared(kThreads) * bell(threads) + squared(kReplicas) * bell(replicas) +
                 squared(kBatch) * bell(batch) + squared(kNetwork) * bell(network);
    if (arithmetic) sum += squared(kArithmetic);
    if (augmentation) sum += squared(kAugmentation);
    if (arithmetic && augmentation) sum += squared(kTogether) * bell(batch + network + threads + replicas);
    return sum;
}

/// Cholesky factor of a positive definite matrix, in place.
void factorise(std::vector<double>& matrix, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = matrix[i * n + j];
            for (std::size_t k = 0; k < j; ++k) sum -= matrix[i * n + k] * matrix[j * n + k];
            matrix[i * n + j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / matrix[j * n + j];
        }
}

/// Solves lower x = b in place.
void solveLower(const std::vector<double>& lower, std::vector<double>& b) {
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k) b[i] -= lower[i * n + k] * b[k];
        b[i] /= lower[i * n + i];
    }
}

/// Solves lower' x = b in place.
void solveUpper(const std::vector<double>& lower, std::vector<double>& b) {
    const std::size_t n = b.size();
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) b[i] -= lower[k * n + i] * b[k];
        b[i] /= lower[i * n + i];
    }
}

}  // namespace

RateField::RateField(std::vector<RateFactors> runs, const std::vector<double>& rates, double lossPerDoubling)
    : runs_(std::move(runs)), noise_(runs_.size(), squared(kRepeat)), lossPerDoubling_(lossPerDoubling) {
    for (std::size_t i = 0; i < runs_.size(); ++i) values_.push_back(-std::log(rates[i]) - trend(runs_[i]));
    if (runs_.empty()) return;
    mean_ = spread(values_).median;
    fit();
    // A run that the others do not predict, such as one on a busy machine, is down-weighted by its error.
    bool far = false;
    std::vector<double> errors;
    for (std::size_t i = 0; i < runs_.size(); ++i) {
        const double error = std::abs(std::log(others_[i].rate / rates[i]));
        if (runs_.size() > 2 && error > kFar * others_[i].deviation) {
            noise_[i] += squared(error);
            far = true;
        }
    }
    if (far) fit();
    for (std::size_t i = 0; i < runs_.size(); ++i)
        errors.push_back(std::abs(std::log(others_[i].rate / rates[i])) / others_[i].deviation);
    // If the deviations describe the errors, the median of error / deviation is 1 / 1.4826. One bad run does not move
    // it.
    const auto n = static_cast<double>(runs_.size());
    if (runs_.size() >= kEnoughRows)
        scale_ = std::sqrt((kPriorRuns + n * squared(kMadToSd * spread(errors).median)) / (kPriorRuns + n));
    for (RateGuess& one : others_) one.deviation *= scale_;
}

double RateField::trend(const RateFactors& run) const {
    const double perReplica = run.batch / run.replicas;
    if (run.accelerator != nullptr) {
        if (const auto limit = roofline(run.network, *run.accelerator, run.arithmetic))
            return std::log(1 / *limit + 1 / launchLimit(run.network, perReplica)) -
                   std::log2(run.replicas) * std::log(2 * (1 - lossPerDoubling_));
    }
    const bool single = run.arithmetic == Arithmetic::Single;
    const double arithmetic = static_cast<double>(run.network.multiplyAdds) * (single ? kSinglePenalty : 1.0);
    const double steps = kStepMultiplyAdds * static_cast<double>(run.network.convolutions) / perReplica;
    return std::log(arithmetic + steps) - kThreadsGain * std::log(run.threads);
}

void RateField::fit() {
    const std::size_t n = runs_.size();
    factor_.assign(n * n, 0);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j)
            factor_[i * n + j] = covariance(runs_[i], runs_[j]) + (i == j ? noise_[i] : 0);
    factorise(factor_, n);
    weights_ = values_;
    for (double& value : weights_) value -= mean_;
    solveLower(factor_, weights_);
    solveUpper(factor_, weights_);
    // Predicted from the others, in closed form: Rasmussen and Williams, equations 5.10 to 5.12.
    others_.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> column(n, 0);
        column[i] = 1;
        solveLower(factor_, column);
        double inverse = 0;
        for (const double value : column) inverse += squared(value);
        const double value = values_[i] - weights_[i] / inverse;
        // For a run that counts less, the deviation of one that counts fully.
        const double variance = std::max(1 / inverse - noise_[i] + squared(kRepeat), squared(kRepeat));
        others_[i] = {std::exp(-value - trend(runs_[i])), std::sqrt(variance)};
    }
}

RateGuess RateField::at(const RateFactors& wanted) const {
    const std::size_t n = runs_.size();
    std::vector<double> with(n);
    for (std::size_t i = 0; i < n; ++i) with[i] = covariance(runs_[i], wanted);
    double value = mean_, variance = covariance(wanted, wanted) + squared(kRepeat);
    for (std::size_t i = 0; i < n; ++i) value += with[i] * weights_[i];
    solveLower(factor_, with);
    for (const double one : with) variance -= squared(one);
    return {std::exp(-value - trend(wanted)), scale_ * std::sqrt(std::max(variance, squared(kRepeat)))};
}

double RateField::repeatDeviation() const {
    return scale_ * kRepeat;
}

}  // namespace epochal
