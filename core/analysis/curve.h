#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// The figures of a point, in the order in which the catalogue stores them.
enum class CurveColumn : std::uint8_t { Step, Epoch, Images, Training, Active, Billed, Quality };
inline constexpr std::size_t kCurveColumns = 7;

/// Steps up to 2^53 are exact.
[[nodiscard]] double valueOf(const QualityPoint& point, CurveColumn column);

/// Evaluations of one run, ascending. Immutable: copies share the points and can be used from any thread. A long curve
/// that was read from the catalogue stays encoded: `column()` and `point()` decode what they return and keep nothing,
/// everything else decodes all points at its first use and keeps them.
class Curve {
public:
    /// Writes the first values of a column, as many as fit. Called from several threads at once.
    using ReadColumn = std::function<void(CurveColumn, std::span<double>)>;

    Curve() = default;
    Curve(std::vector<QualityPoint> points)  // NOLINT(google-explicit-constructor): a curve is its points
        : size_(points.size()), points_(std::make_shared<const std::vector<QualityPoint>>(std::move(points))) {}
    Curve(std::initializer_list<QualityPoint> points) : Curve(std::vector(points)) {}
    Curve(std::size_t size, ReadColumn read);

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] auto begin() const { return points().begin(); }
    [[nodiscard]] auto end() const { return points().end(); }
    [[nodiscard]] const QualityPoint& operator[](std::size_t at) const { return points()[at]; }
    [[nodiscard]] const QualityPoint& front() const { return points().front(); }
    [[nodiscard]] const QualityPoint& back() const { return points().back(); }
    [[nodiscard]] std::span<const QualityPoint> points() const;

    [[nodiscard]] std::vector<double> column(CurveColumn column) const;
    /// One point; those after it are not decoded.
    [[nodiscard]] QualityPoint point(std::size_t at) const;

private:
    struct Encoded;

    std::size_t size_ = 0;
    std::shared_ptr<const std::vector<QualityPoint>> points_;  ///< none if encoded or empty
    std::shared_ptr<Encoded> encoded_;
};

}  // namespace epochal
