#include "ui/charts/span_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/parallel.h"

namespace epochal::ui {

namespace {

constexpr int kStripe = 64;  ///< columns; a stripe's pixels fit in a core's cache

/// Some neighboring columns of the image. The pixels of each column are contiguous, so that a span is filled at once.
class Stripe {
public:
    Stripe(int left, int right, int height)
        : left_(left), right_(right), height_(height), pixels_(std::size_t(right - left) * std::size_t(height)) {}

    void draw(const InkedLine& line, const PixelMap& map) {
        const auto place = [&](const QPointF& point) {
            return QPointF(point.x() * map.xScale + map.xShift, point.y() * map.yScale + map.yShift);
        };
        auto at = std::ranges::partition_point(line.points, [&](const QPointF& p) { return place(p).x() < left_; });
        if (at != line.points.begin()) --at;
        if (at == line.points.end()) return;
        QPointF from = place(*at);
        int column = columnOf(from.x());
        double low = from.y(), high = from.y();
        for (++at; at != line.points.end() && column < right_; ++at) {
            const QPointF to = place(*at);
            const int last = columnOf(to.x());
            if (last > column) {
                const double slope = (to.y() - from.y()) / (to.x() - from.x());
                const auto edge = [&](int x) { return from.y() + (x - from.x()) * slope; };
                for (; column < last && column < right_; ++column) {
                    const double y = edge(column + 1);
                    fill(column, std::min(low, y), std::max(high, y), line.ink);
                    // Skips columns left of the stripe.
                    if (column + 1 < left_) column = std::min(last, left_) - 1;
                    low = high = edge(column + 1);
                }
            }
            low = std::min(low, to.y());
            high = std::max(high, to.y());
            from = to;
        }
        fill(column, low, high, line.ink);
    }

    /// Copies to the image, whose pixels begin at `bits`, with `stride` pixels per row.
    void copy(QRgb* bits, std::size_t stride) const {
        const auto wide = std::size_t(right_ - left_), tall = std::size_t(height_);
        for (std::size_t y = 0; y < tall; ++y)
            for (std::size_t x = 0; x < wide; ++x)
                if (const QRgb pixel = pixels_[x * tall + y]; pixel != 0)
                    bits[y * stride + std::size_t(left_) + x] = pixel;
    }

private:
    /// Positions far outside are clamped to just beside the image.
    [[nodiscard]] int columnOf(double x) const {
        return static_cast<int>(std::floor(std::clamp(x, -1.0, static_cast<double>(right_))));
    }
    void fill(int column, double low, double high, QRgb ink) {
        if (column < left_ || column >= right_ || !(high >= 0) || !(low < height_)) return;
        const auto first = static_cast<std::ptrdiff_t>(std::max(low, 0.0));
        const auto last = static_cast<std::ptrdiff_t>(std::min(high, height_ - 0.5));
        const auto begin = pixels_.begin() + std::ptrdiff_t(column - left_) * height_;
        std::fill(begin + first, begin + last + 1, ink);
    }

    int left_, right_, height_;
    std::vector<QRgb> pixels_;  ///< 0 = no line
};

}  // namespace

void drawSpans(QImage& image, const std::vector<InkedLine>& lines, const PixelMap& map) {
    auto* bits = reinterpret_cast<QRgb*>(image.bits());
    const auto stride = static_cast<std::size_t>(image.bytesPerLine()) / sizeof(QRgb);
    const int width = image.width(), height = image.height();
    inParallel(static_cast<std::size_t>((width + kStripe - 1) / kStripe), [&](std::size_t at) {
        const int left = static_cast<int>(at) * kStripe;
        Stripe stripe(left, std::min(left + kStripe, width), height);
        for (const InkedLine& line : lines) stripe.draw(line, map);
        stripe.copy(bits, stride);
    });
}

}  // namespace epochal::ui
