#include "ui/charts/end_labels.h"

#include <algorithm>
#include <cmath>

namespace epochal::ui {

namespace {

/// The heights, in whole pixels, at which a line ends and before that passes each pixel column from `from` to the left
/// edge. Compared one after another, they tell which of two lines that end together lies above the other.
std::vector<double> heightsBefore(const ChartFrame& frame, const EndLabel& label, double from) {
    std::vector<double> heights{std::round(label.end.y())};
    std::vector<QPointF> line;
    for (const CurvePoint& point : frame.shown(label.series))
        if (hasPlace(*frame.spec, point)) line.push_back(frame.at(point));
    for (double x = std::floor(from); x >= frame.plot.left(); --x) {
        const auto next = std::ranges::lower_bound(line, x, {}, [](QPointF point) { return point.x(); });
        const QPointF right = next == line.end() ? line.back() : *next, left = next == line.begin() ? right : next[-1];
        const double share = right.x() > left.x() ? std::clamp((x - left.x()) / (right.x() - left.x()), 0.0, 1.0) : 0;
        heights.push_back(std::round(left.y() + share * (right.y() - left.y())));
    }
    return heights;
}

class EndLabelPlacer {
public:
    EndLabelPlacer(const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout)
        : frame_(frame), spec_(*frame.spec), style_(style), layout_(layout), uprights_(frame.uprights()) {}

    std::vector<EndLabel> placed() {
        // A line without a label ends somewhere, too, and must not be taken for another.
        for (std::size_t i = 0; i < spec_.series.size(); ++i)
            if (const auto end = endOf(i); end && !spec_.series[i].faint) layout_.addPoint(*end);
        std::vector<EndLabel> labels = unplaced();
        std::vector<EndLabel*> order;
        for (EndLabel& label : labels) order.push_back(&label);
        std::ranges::stable_sort(order, [](const EndLabel* a, const EndLabel* b) { return a->end.x() < b->end.x(); });
        // Those that are above each other are placed together.
        std::vector<std::vector<EndLabel*>> left;
        for (auto first = order.begin(); first != order.end();) {
            double right = wantedFor(**first).right();
            auto next = first + 1;
            for (; next != order.end() && wantedFor(**next).left() < right; ++next)
                right = std::max(right, wantedFor(**next).right());
            const std::vector<EndLabel*> group = fromTop({first, next});
            if (group.size() < 2 || !placeInOrder(group)) left.push_back(group);
            first = next;
        }
        for (const std::vector<EndLabel*>& group : left) placeOneByOne(group);
        return labels;
    }

private:
    std::vector<EndLabel> unplaced() const {
        std::vector<EndLabel> labels;
        for (std::size_t i = 0; i < spec_.series.size(); ++i) {
            const ChartSeries& series = spec_.series[i];
            if (series.endLabel.isEmpty() || (frame_.listed && frame_.highlighted != i)) continue;
            if (const auto end = endOf(i))
                labels.push_back({i, *end, style_.name(series.endLabel, frame_.size.width()), series.endNote, {}, {}});
        }
        return labels;
    }

    /// The last point shown of a series.
    std::optional<QPointF> endOf(std::size_t series) const {
        const std::vector<CurvePoint>& points = frame_.shown(series);
        const auto last = std::find_if(points.rbegin(), points.rend(), [&](const CurvePoint& point) {
            const double x = place(point.x, spec_.logX);
            return hasPlace(spec_, point) && x >= frame_.range.left && x <= frame_.range.right;
        });
        return last == points.rend() ? std::nullopt : std::optional(frame_.at(*last));
    }

    /// Where a label would go if nothing were in its way.
    QRectF wantedFor(const EndLabel& label) const {
        constexpr double kGap = 8, kNearEdge = 16;
        const double line = style_.height(Type::Secondary), note = label.note.isEmpty() ? 0 : style_.height(Type::Tick);
        const double wide = std::max(style_.width(Type::Secondary, label.name, spec_.series[label.series].strong),
                                     style_.width(Type::Tick, label.note)) +
                            2;
        double left = besideUprights(label.end.x() + kGap);
        // Beside the plot, labels have one left edge, though a line ends a little earlier.
        const double edge = frame_.plot.right();
        if (left + wide > edge && edge - label.end.x() < kNearEdge) left = std::max(left, edge + kGap);
        return {left, label.end.y() - line / 2, wide, line + note};
    }

    /// The left edge of a label, moved on where an upright is about to strike through its first letters. Further on it
    /// would not seem to belong to its line.
    double besideUprights(double left) const {
        constexpr double kGap = 5, kFirstLetters = 14;
        const double most = left + kFirstLetters;
        for (const double x : uprights_)
            if (x > left - kGap && x < most) left = x + kGap;
        return left;
    }

    /// The labels in the order of their ends, those that end together in the order of their lines before that.
    std::vector<EndLabel*> fromTop(std::vector<EndLabel*> labels) const {
        if (labels.size() < 2) return labels;
        const auto x = [](const EndLabel* label) { return label->end.x(); };
        const double from = x(*std::ranges::min_element(labels, {}, x));
        std::vector<std::pair<std::vector<double>, EndLabel*>> sorted;
        for (EndLabel* label : labels) sorted.emplace_back(heightsBefore(frame_, *label, from), label);
        std::ranges::stable_sort(
            sorted, {}, [](const auto& one) -> const auto& { return one.first; });
        std::ranges::transform(sorted, labels.begin(), [](const auto& one) { return one.second; });
        return labels;
    }

    bool placeInOrder(const std::vector<EndLabel*>& labels) {
        const bool beside = std::ranges::all_of(
            labels, [&](const EndLabel* label) { return wantedFor(*label).right() > frame_.plot.right(); });
        // In the plot, a raw curve may run on for some pixels beyond the end of its mean.
        const std::vector<double> shifts = beside ? std::vector<double>{0} : std::vector<double>{0, 6, 12};
        const double reach = beside ? frame_.plot.height() : 3 * style_.height(Type::Secondary);
        for (const bool notes : {true, false})
            for (const double shift : shifts) {
                std::vector<QRectF> wanted;
                for (EndLabel* label : labels) {
                    if (!notes) label->note.clear();
                    wanted.push_back(wantedFor(*label).translated(shift, 0));
                }
                const auto placed = layout_.putInOrder(std::move(wanted), reach);
                for (std::size_t i = 0; placed && i < labels.size(); ++i) {
                    const QRectF& rect = (*placed)[i];
                    labels[i]->rect = rect;
                    if (rect.right() <= frame_.plot.right())
                        labels[i]->leader = LabelLayout::leader(rect, labels[i]->end);
                }
                if (placed) return true;
            }
        for (EndLabel* label : labels) label->note = spec_.series[label->series].endNote;
        return false;
    }

    /// Each where it has room, but none above the one before it: from the top down or from the bottom up, whichever
    /// names more of them.
    void placeOneByOne(const std::vector<EndLabel*>& labels) {
        if (labels.size() == 1) return placeAlone(*labels.front(), layout_);
        const QRectF within = layout_.within();
        std::optional<LabelLayout> best;
        std::vector<EndLabel> placed;
        const auto named = [](const std::vector<EndLabel>& some) {
            return std::ranges::count_if(some, [](const EndLabel& one) { return one.rect.has_value(); });
        };
        for (const bool down : {true, false}) {
            LabelLayout layout = layout_;
            std::vector<EndLabel> tried;
            for (const EndLabel* label : labels) tried.push_back(*label);
            QRectF room = within;
            for (std::size_t i = 0; i < tried.size(); ++i) {
                EndLabel& label = tried[down ? i : tried.size() - 1 - i];
                layout.keepWithin(room);
                placeAlone(label, layout);
                if (label.rect) down ? room.setTop(label.rect->bottom()) : room.setBottom(label.rect->top());
            }
            if (best && named(tried) <= named(placed)) continue;
            best = std::move(layout);
            placed = std::move(tried);
        }
        layout_ = std::move(*best);
        layout_.keepWithin(within);
        for (std::size_t i = 0; i < labels.size(); ++i) *labels[i] = placed[i];
    }

    /// Beside the plot a label may be moved as far as needed; within it, where lines may be near, only a little, but
    /// rather further than not be there. There, other lines may end beside it.
    void placeAlone(EndLabel& label, LabelLayout& layout) const {
        const auto put = [&] {
            const QRectF wanted = wantedFor(label);
            const bool beside = wanted.right() > frame_.plot.right();
            auto rect = beside ? layout.putClear(wanted, frame_.plot.height())
                               : layout.putClearFor(label.end, wanted, 2 * style_.height(Type::Secondary));
            if (!rect) rect = layout.putAround(label.end, wanted.size());
            return rect || beside ? rect : layout.putClear(wanted, frame_.plot.height());
        };
        label.rect = put();
        if (!label.rect && !label.note.isEmpty()) {
            label.note.clear();
            label.rect = put();
        }
        if (label.rect && label.rect->right() <= frame_.plot.right())
            label.leader = layout.leaderAmong(*label.rect, label.end);
    }

    const ChartFrame& frame_;
    const ChartSpec& spec_;
    const ChartStyle& style_;
    LabelLayout& layout_;
    const std::vector<double> uprights_;
};

}  // namespace

std::vector<EndLabel> placedEndLabels(const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout) {
    return EndLabelPlacer(frame, style, layout).placed();
}

}  // namespace epochal::ui
