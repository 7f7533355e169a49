#include "ui/charts/point_labels.h"

#include <algorithm>
#include <ranges>

namespace epochal::ui {

namespace {

struct LabeledPoint {
    QPointF at;
    QString whole, cut;
};

/// The number of characters with which a name starts as another one does.
qsizetype startsAlike(const QString& name, const std::vector<const ChartPoint*>& points) {
    qsizetype most = 0;
    for (const ChartPoint* point : points) {
        const QString& other = point->label;
        if (other == name) continue;
        const auto own = std::mismatch(name.begin(), name.end(), other.begin(), other.end()).first;
        most = std::max(most, static_cast<qsizetype>(own - name.begin()));
    }
    return most;
}

std::vector<PointLabel> placedInOrder(const auto& points, bool whole, const ChartStyle& style, LabelLayout& layout) {
    std::vector<PointLabel> placed;
    for (const LabeledPoint& point : points)
        for (const QString& name : {whole ? point.whole : point.cut, point.cut}) {
            const QSizeF size(style.width(Type::Secondary, name) + 2, style.height(Type::Secondary));
            const auto rect = layout.putAround(point.at, size);
            if (!rect) continue;
            placed.push_back({name, *rect, layout.leaderAmong(*rect, point.at)});
            break;
        }
    return placed;
}

}  // namespace

std::vector<PointLabel> placedPointLabels(const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    std::vector<const ChartPoint*> named;
    for (const ChartPoint& point : frame.spec->points)
        if (!point.label.isEmpty() && frame.plot.adjusted(-1, -1, 1, 1).contains(frame.at({point.x, point.y})))
            named.push_back(&point);
    std::vector<LabeledPoint> points;
    for (const ChartPoint* point : named)
        points.push_back({frame.at({point->x, point->y}), point->label,
                          style.name(point->label, frame.size.width(), startsAlike(point->label, named))});
    // A label may take the only place of the next one: shorter names, or another order, may leave more room.
    std::optional<LabelLayout> best;
    std::vector<PointLabel> labels;
    for (const bool whole : {true, false})
        for (const bool forward : {true, false}) {
            if (best && labels.size() == points.size()) break;
            LabelLayout tried = layout;
            std::vector<PointLabel> placed = forward ? placedInOrder(points, whole, style, tried)
                                                     : placedInOrder(std::views::reverse(points), whole, style, tried);
            if (best && placed.size() <= labels.size()) continue;
            best = std::move(tried);
            labels = std::move(placed);
        }
    layout = std::move(*best);
    return labels;
}

}  // namespace epochal::ui
