#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/base/message.h"

namespace epochal {

/// A value and the limits of its 95 % interval.
struct Bounded {
    double value = 0, low = 0, high = 0;
};

/// How throughput X grows with the number of devices N, relative to one: C(N) = X(N) / X(1).
/// Amdahl: C = N / (1 + s (N - 1)), with s the share of a step that more devices do not shorten (AFIPS 1967).
/// Universal: C = N / (1 + s (N - 1) + k N (N - 1)), with k the cost of each pair's coordination, so that throughput
/// has a maximum (Gunther, "Guerrilla Capacity Planning", 2007).
enum class ScalingLaw { Amdahl, Universal };

/// The throughput of one run.
struct ScalingSample {
    double devices = 1, rate = 0;
};

/// A law fitted to the runs of a scaling series.
///
/// N / X is linear in the parameters: a + b (N - 1) + c N (N - 1), with s = b / a and k = c / a. It is fitted by least
/// squares on relative errors, which are taken to be the same at every size and of unknown size: they are judged by how
/// far the runs are from the curve. The parameters and the speed-up are ratios of linear estimates, whose 95 %
/// intervals are Fieller's (J. R. Stat. Soc. B 16, 1954), exact for normal errors. Neither parameter is below zero.
class ScalingFit {
public:
    ScalingLaw law = ScalingLaw::Amdahl;
    Bounded serial;        ///< s
    Bounded coordination;  ///< k; 0 for Amdahl
    double rateOfOne = 0;  ///< samples/s of one device, by the fit
    std::size_t sizes = 0, samples = 0;

    /// Against `base` devices, of which there are no more.
    [[nodiscard]] Bounded speedUp(double devices, double base = 1) const;
    [[nodiscard]] Bounded rate(double devices) const;  ///< samples/s
    /// The speed-up that no number of devices exceeds; nothing where there is no such limit. `high` may be infinite.
    [[nodiscard]] std::optional<Bounded> limit() const;

private:
    friend std::optional<ScalingFit> fitScaling(std::span<const ScalingSample> samples, ScalingLaw law, Message* why);
    using Vector = std::array<double, 3>;
    [[nodiscard]] Bounded ratio(const Vector& of, const Vector& to) const;

    Vector estimate_{};                   ///< a, b, c without the bounds at zero
    std::array<Vector, 3> covariance_{};  ///< of it
    double quantile_ = 0;                 ///< Student's t, 97.5 %
};

constexpr std::size_t kLeastScalingSizes = 3;

/// Nothing, with the reason in `why`, for fewer than three sizes and for no more runs than the law has parameters.
[[nodiscard]] std::optional<ScalingFit> fitScaling(std::span<const ScalingSample> samples, ScalingLaw law,
                                                   Message* why = nullptr);

/// The 97.5 % quantile of Student's t distribution.
[[nodiscard]] double studentQuantile(std::size_t freedom);

}  // namespace epochal
