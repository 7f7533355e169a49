#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace epochal {

/// The position of a point on every x axis the charts offer. Clocks cover all segments.
struct AxisPosition {
    double epoch = 0;  ///< fractional within an epoch
    std::int64_t step = 0;
    double images = 0;
    double training = 0, active = 0;  ///< s
    /// s: earlier rentals as billed, plus the preparation and time so far of this one (at least the minimum from the
    /// second rental on). `billedSeconds(offer, billed)` is the bill up to here; without it the axis has no steps.
    double billed = 0;
};

/// One evaluation on the validation set.
struct QualityPoint {
    AxisPosition at;
    double quality = 0;
};

/// Evaluations of one run, ascending. Immutable: copies share the points and can be used from any thread.
class Curve {
public:
    Curve() = default;
    Curve(std::vector<QualityPoint> points)  // NOLINT(google-explicit-constructor): a curve is its points
        : Curve(std::make_shared<const std::vector<QualityPoint>>(std::move(points))) {}
    Curve(std::initializer_list<QualityPoint> points) : Curve(std::vector(points)) {}
    /// Points in memory that `owner` keeps alive.
    Curve(std::shared_ptr<const void> owner, std::span<const QualityPoint> points)
        : owner_(std::move(owner)), points_(points) {}

    [[nodiscard]] bool empty() const { return points_.empty(); }
    [[nodiscard]] std::size_t size() const { return points_.size(); }
    [[nodiscard]] auto begin() const { return points_.begin(); }
    [[nodiscard]] auto end() const { return points_.end(); }
    [[nodiscard]] const QualityPoint& operator[](std::size_t at) const { return points_[at]; }
    [[nodiscard]] const QualityPoint& front() const { return points_.front(); }
    [[nodiscard]] const QualityPoint& back() const { return points_.back(); }
    [[nodiscard]] std::span<const QualityPoint> points() const { return points_; }

private:
    explicit Curve(std::shared_ptr<const std::vector<QualityPoint>> points) : owner_(points), points_(*points) {}

    std::shared_ptr<const void> owner_;
    std::span<const QualityPoint> points_;
};

}  // namespace epochal
