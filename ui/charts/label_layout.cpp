#include "ui/charts/label_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace epochal::ui {

namespace {
/// The points of a leader, close enough for no label to lie between two of them.
std::vector<QPointF> pointsOf(const QLineF& leader) {
    constexpr double kApart = 4;
    const int parts = std::max(1, static_cast<int>(std::ceil(leader.length() / kApart)));
    std::vector<QPointF> points;
    for (int i = 0; i <= parts; ++i) points.push_back(leader.pointAt(static_cast<double>(i) / parts));
    return points;
}

bool isBeside(const QRectF& label, QPointF point) {
    return point.y() >= label.top() && point.y() <= label.bottom();
}

/// How far a label seems to be from a point: one in its line of text reads as its marker, also from further away.
double apparentDistance(const QRectF& label, QPointF point) {
    constexpr double kBeside = 0.55;
    const double x = std::max({label.left() - point.x(), point.x() - label.right(), 0.0});
    const double y = std::max({label.top() - point.y(), point.y() - label.bottom(), 0.0});
    return isBeside(label, point) ? kBeside * x : std::hypot(x, y);
}

/// A label with what it keeps away from lines.
QRectF roomy(const QRectF& label) {
    return label.adjusted(-2, -3, 2, 3);
}

/// From a label to the edge of a point's marker, if they are at least `least` apart.
std::optional<QLineF> leaderFrom(const QRectF& label, QPointF point, double least, double scale) {
    constexpr double kMarker = 6;
    QLineF line(
        {std::clamp(point.x(), label.left(), label.right()), std::clamp(point.y(), label.top(), label.bottom())},
        point);
    if (line.length() < least * scale) return {};
    line.setLength(line.length() - kMarker * scale);
    return line;
}

/// Labels that are moved together, because they would cover each other.
struct Stack {
    std::vector<QRectF> labels;
    double top = 0, high = 0;

    /// As near to where they are wanted as all of them can be at once.
    void settle() {
        double sum = 0;
        high = 0;
        for (const QRectF& label : labels) {
            sum += label.top() - high;
            high += label.height();
        }
        top = sum / static_cast<double>(labels.size());
    }
    [[nodiscard]] std::vector<QRectF> at(double from) const {
        std::vector<QRectF> placed = labels;
        for (QRectF& label : placed) {
            label.moveTop(from);
            from = label.bottom();
        }
        return placed;
    }
};
}  // namespace

bool LabelLayout::isFree(const QRectF& rect, bool avoidLines) const {
    const auto hits = [&](const QRectF& other) { return other.intersects(rect); };
    if (std::any_of(taken_.begin(), taken_.end(), hits)) return false;
    const QRectF room = roomy(rect);
    return !avoidLines || std::none_of(line_.begin(), line_.end(), [&](QPointF point) { return room.contains(point); });
}

QRectF LabelLayout::inside(QRectF rect) const {
    if (rect.right() > within_.right()) rect.moveRight(within_.right());
    if (rect.left() < within_.left()) rect.moveLeft(within_.left());
    if (rect.bottom() > within_.bottom()) rect.moveBottom(within_.bottom());
    if (rect.top() < within_.top()) rect.moveTop(within_.top());
    return rect;
}

template <class Accept>
std::optional<QRectF> LabelLayout::putWhere(QRectF wanted, double reach, Accept accept) {
    wanted = inside(wanted);
    for (int distance = 0; distance <= static_cast<int>(reach); ++distance)
        for (const int direction : {-1, 1}) {
            const QRectF rect = inside(wanted.translated(0, direction * distance));
            if (accept(rect) && takeIfFree(rect)) return rect;
        }
    return {};
}

std::optional<QRectF> LabelLayout::putClear(QRectF wanted, double reach) {
    return putWhere(wanted, reach, [](const QRectF&) { return true; });
}

std::optional<QRectF> LabelLayout::putClearFor(QPointF point, QRectF wanted, double reach) {
    return putWhere(wanted, reach,
                    [&](const QRectF& rect) { return seemsOwn(rect, point, 1) && !leaderAmong(rect, point); });
}

std::optional<std::vector<QRectF>> LabelLayout::putInOrder(std::vector<QRectF> wanted, double reach) {
    std::vector<Stack> stacks;
    for (const QRectF& label : wanted) {
        stacks.push_back({{inside(label)}});
        stacks.back().settle();
        while (stacks.size() > 1 && stacks.end()[-2].top + stacks.end()[-2].high > stacks.back().top) {
            Stack& above = stacks.end()[-2];
            above.labels.insert(above.labels.end(), stacks.back().labels.begin(), stacks.back().labels.end());
            above.settle();
            stacks.pop_back();
        }
    }
    std::vector<QRectF> placed;
    double floor = within_.top();
    for (const Stack& stack : stacks) {
        const auto isRoom = [&](const QRectF& label) { return within_.contains(label) && isFree(label, true); };
        const double last = within_.bottom() - stack.high;
        if (last < floor) return {};
        const double start = std::clamp(stack.top, floor, last);
        bool found = false;
        for (int distance = 0; distance <= static_cast<int>(reach) && !found; ++distance)
            for (const int direction : {-1, 1}) {
                const double top = start + direction * distance;
                const std::vector<QRectF> there = stack.at(top);
                if (found || top < floor || top > last || !std::ranges::all_of(there, isRoom)) continue;
                placed.insert(placed.end(), there.begin(), there.end());
                floor = there.back().bottom();
                found = true;
            }
        if (!found) return {};
    }
    taken_.insert(taken_.end(), placed.begin(), placed.end());
    return placed;
}

bool LabelLayout::namesAnother(const QRectF& label, QPointF point, bool hasLeader, double scale) const {
    constexpr double kClose = 15;    // even for a label that a line connects with its point
    constexpr double kNearer = 0.9;  // of two points above or below it
    const double own = hasLeader ? kClose * scale : apparentDistance(label, point);
    return std::ranges::any_of(points_, [&](QPointF other) {
        return other != point && apparentDistance(label, other) < (isBeside(label, other) ? own : kNearer * own);
    });
}

/// Whether a leader would seem to belong to another label, to lead to another point, or crosses another leader.
bool LabelLayout::misleads(const QLineF& leader, QPointF point, double scale) const {
    constexpr double kNear = 5;  // px, of another point
    const auto isMarker = [&](const QRectF& rect) {
        return std::ranges::any_of(points_,
                                   [&](QPointF other) { return (other - rect.center()).manhattanLength() < 0.5; });
    };
    const std::vector<QPointF> along = pointsOf(leader);
    const auto passes = [&](const auto& isHit) { return std::ranges::any_of(along, isHit); };
    return std::ranges::any_of(
               leaders_,
               [&](const QLineF& other) { return leader.intersects(other, nullptr) == QLineF::BoundedIntersection; }) ||
           std::ranges::any_of(points_,
                               [&](QPointF other) {
                                   return other != point && passes([&](QPointF at) {
                                              return QLineF(at, other).length() < kNear * scale;
                                          });
                               }) ||
           std::ranges::any_of(taken_, [&](const QRectF& label) {
               return !isMarker(label) && passes([&](QPointF at) { return label.contains(at); });
           });
}

/// Whether a label would be read as that of its point. A leader that crosses another label would seem to belong to it.
bool LabelLayout::seemsOwn(const QRectF& label, QPointF point, double scale) const {
    const auto line = leaderAmong(label, point, scale);
    return !namesAnother(label, point, leader(label, point, scale).has_value(), scale) &&
           !(line && misleads(*line, point, scale));
}

/// Keeps other labels and leaders off the leader of a label, if it has one.
void LabelLayout::keepLeader(const QRectF& label, QPointF point, double scale) {
    const auto line = leaderAmong(label, point, scale);
    if (!line) return;
    for (const QPointF& at : pointsOf(*line)) addLine(at);
    leaders_.push_back(*line);
}

bool LabelLayout::hasUpright(const QRectF& rect) const {
    return std::any_of(uprights_.begin(), uprights_.end(), [&](const QLineF& line) {
        return line.x1() >= rect.left() && line.x1() <= rect.right() && line.y1() < rect.bottom() &&
               line.y2() > rect.top();
    });
}

bool LabelLayout::isBesideUpright(const QRectF& rect) const {
    constexpr double kGap = 3;
    return hasUpright(rect.adjusted(-kGap, 0, kGap, 0));
}

bool LabelLayout::hasLine(const QRectF& rect) const {
    return hasUpright(rect) ||
           std::any_of(line_.begin(), line_.end(), [&](QPointF point) { return rect.contains(point); });
}

std::optional<QRectF> LabelLayout::putFree(QRectF wanted, bool avoidLines) {
    wanted = inside(wanted);
    const int reach = static_cast<int>(within_.height());
    for (int distance = 0; distance <= reach; ++distance) {
        for (const int direction : {-1, 1}) {
            const QRectF rect = inside(wanted.translated(0, direction * distance));
            if (isFree(rect, avoidLines)) {
                taken_.push_back(rect);
                return rect;
            }
        }
    }
    return avoidLines ? putFree(wanted, false) : std::nullopt;
}

QRectF LabelLayout::put(QRectF wanted, bool avoidLines) {
    if (const auto free = putFree(wanted, avoidLines)) return *free;
    taken_.push_back(inside(wanted));
    return taken_.back();
}

QRectF LabelLayout::inPlot(QRectF rect) const {
    rect.moveRight(std::min(rect.right(), plot_.right()));
    rect.moveLeft(std::max(rect.left(), plot_.left()));
    rect.moveBottom(std::min(rect.bottom(), plot_.bottom()));
    rect.moveTop(std::max(rect.top(), plot_.top()));
    return rect;
}

std::optional<QRectF> LabelLayout::slide(const QRectF& wanted, double step) {
    constexpr double kBeside = 6;  // a label that touches a marker would seem to name it
    for (QRectF rect = inPlot(wanted); plot_.contains(rect); rect.translate(step, 0))
        if (!isBesideUpright(rect) && isFree(rect.adjusted(-kBeside, 0, kBeside, 0), true) && takeIfFree(rect))
            return rect;
    return {};
}

std::optional<QRectF> LabelLayout::putAlongClear(const QRectF& wanted, double step) {
    const auto clear = slide(wanted, step);
    return clear ? clear : putNear(wanted, plot_.size());
}

std::optional<QRectF> LabelLayout::putAlong(const QRectF& wanted, double step) {
    auto clear = putAlongClear(wanted, step);
    for (QRectF rect = inPlot(wanted); !clear && plot_.contains(rect); rect.translate(step, 0))
        if (takeIfFree(rect)) clear = rect;
    return clear;
}

std::optional<QRectF> LabelLayout::putNear(const QRectF& wanted, QSizeF reach) {
    constexpr double kAlong = 8, kAcross = 4, kAcrossWeight = 3;
    const QRectF start = inPlot(wanted);
    std::optional<QRectF> nearest;
    double least = std::numeric_limits<double>::infinity();
    const auto searchRow = [&](const QRectF& row, double across) {
        // The lines of a full chart have thousands of points: each place of the row looks only at those in the row.
        std::vector<double> blocked;
        const QRectF band = roomy(row);
        for (const QPointF& point : line_)
            if (point.y() >= band.top() && point.y() <= band.bottom()) blocked.push_back(point.x());
        std::ranges::sort(blocked);
        const auto isClear = [&](const QRectF& rect) {
            const QRectF room = roomy(rect);
            const auto next = std::ranges::lower_bound(blocked, room.left());
            return plot_.contains(rect) && (next == blocked.end() || *next > room.right()) && !isBesideUpright(rect) &&
                   isFree(rect, false);
        };
        for (double x = 0; x <= reach.width() && x + across < least; x += kAlong)
            for (const double along : {x, -x})
                if (const QRectF rect = row.translated(along, 0); x + across < least && isClear(rect)) {
                    nearest = rect;
                    least = x + across;
                }
    };
    for (double y = 0; y <= reach.height() && kAcrossWeight * y < least; y += kAcross)
        for (const double across : {-y, y}) searchRow(start.translated(0, across), kAcrossWeight * y);
    if (nearest) taken_.push_back(*nearest);
    return nearest;
}

bool LabelLayout::takeIfFree(const QRectF& rect) {
    if (!within_.contains(rect) || !isFree(rect, true)) return false;
    taken_.push_back(rect);
    return true;
}

std::optional<QRectF> LabelLayout::putAround(QPointF point, QSizeF size, double scale) {
    constexpr double kNear = 9;
    const double wide = size.width(), high = size.height();
    const double near = kNear * scale, closest = -wide - near;
    for (const double step : {kNear, 12.0, 17.0, 24.0, 36.0, 50.0, 70.0, 95.0}) {
        const double gap = step * scale;
        const double up = -high - gap * 0.6, down = gap * 0.6, right = gap, left = -wide - gap;
        // Above and below are also tried shifted inwards, for a point near an edge.
        const double inwards = std::clamp(-wide / 2, within_.left() - point.x(),
                                          std::max(within_.left(), within_.right() - wide) - point.x());
        const double higher = -0.75 * high, lower = -0.25 * high;
        std::vector<QPointF> offsets{{right, -high / 2}, {left, -high / 2}, {right, up},     {right, down},
                                     {left, up},         {left, down},      {-wide / 2, up}, {-wide / 2, down},
                                     {inwards, up},      {inwards, down}};
        // Where a line runs past: a little off the middle, or up or down steeply.
        for (const double x : {right, left})
            for (const double y : {higher, lower}) offsets.emplace_back(x, y);
        for (const double x : {-0.25 * wide, -0.75 * wide, near, closest})
            for (const double y : {up, down}) offsets.emplace_back(x, y);
        for (const QPointF& off : offsets) {
            const QRectF rect(point + off, size);
            if (!seemsOwn(rect, point, scale) || !takeIfFree(rect)) continue;
            keepLeader(rect, point, scale);
            return rect;
        }
    }
    return {};
}

std::optional<QLineF> LabelLayout::leader(const QRectF& label, QPointF point, double scale) {
    constexpr double kFar = 16;  // from the point
    return leaderFrom(label, point, kFar, scale);
}

std::optional<QLineF> LabelLayout::leaderAmong(const QRectF& label, QPointF point, double scale) const {
    constexpr double kAlike = 2, kShortest = 8;  // a shorter one could not be seen beside the marker
    const double own = apparentDistance(label, point);
    const bool doubtful = std::ranges::any_of(
        points_, [&](QPointF other) { return other != point && apparentDistance(label, other) < kAlike * own; });
    return doubtful ? leaderFrom(label, point, kShortest, scale) : leader(label, point, scale);
}

int LabelLayout::crowd(const QRectF& rect) const {
    const auto points = std::count_if(line_.begin(), line_.end(), [&](QPointF point) { return rect.contains(point); });
    const auto labels =
        std::count_if(taken_.begin(), taken_.end(), [&](const QRectF& other) { return other.intersects(rect); });
    return static_cast<int>(points) + 10 * static_cast<int>(labels);
}

}  // namespace epochal::ui
