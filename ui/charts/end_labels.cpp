#include "ui/charts/end_labels.h"

#include <algorithm>

namespace epochal::ui {

namespace {

class EndLabelPlacer {
public:
    EndLabelPlacer(const ChartFrame& frame, const ChartStyle& style, LabelLayout& layout)
        : frame_(frame), spec_(*frame.spec), style_(style), layout_(layout), uprights_(frame.uprights()) {}

    std::vector<EndLabel> placed() {
        std::vector<EndLabel> labels = unplaced();
        std::vector<EndLabel*> order;
        for (EndLabel& label : labels) order.push_back(&label);
        std::ranges::stable_sort(order, [](const EndLabel* a, const EndLabel* b) { return a->end.x() < b->end.x(); });
        // Those that are above each other are placed together.
        for (auto first = order.begin(); first != order.end();) {
            double right = wantedFor(**first).right();
            auto next = first + 1;
            for (; next != order.end() && wantedFor(**next).left() < right; ++next)
                right = std::max(right, wantedFor(**next).right());
            if (next - first > 1) placeInOrder({first, next});
            first = next;
        }
        for (EndLabel& label : labels)
            if (!label.rect) placeAlone(label);
        return labels;
    }

private:
    std::vector<EndLabel> unplaced() const {
        std::vector<EndLabel> labels;
        for (std::size_t i = 0; i < spec_.series.size(); ++i) {
            const ChartSeries& series = spec_.series[i];
            if (series.endLabel.isEmpty() || (frame_.listed && frame_.highlighted != i)) continue;
            const std::vector<CurvePoint>& points = frame_.shown(i);
            const auto last = std::find_if(points.rbegin(), points.rend(), [&](const CurvePoint& point) {
                const double x = place(point.x, spec_.logX);
                return hasPlace(spec_, point) && x >= frame_.range.left && x <= frame_.range.right;
            });
            if (last != points.rend())
                labels.push_back(
                    {i, frame_.at(*last), style_.name(series.endLabel, frame_.size.width()), series.endNote, {}});
        }
        return labels;
    }

    /// Where a label would go if nothing were in its way.
    QRectF wantedFor(const EndLabel& label) const {
        const double line = style_.height(Type::Secondary), note = label.note.isEmpty() ? 0 : style_.height(Type::Tick);
        const double wide = std::max(style_.width(Type::Secondary, label.name, spec_.series[label.series].strong),
                                     style_.width(Type::Tick, label.note)) +
                            2;
        return {besideUprights(label.end.x() + 8), label.end.y() - line / 2, wide, line + note};
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

    void placeInOrder(std::vector<EndLabel*> labels) {
        std::ranges::stable_sort(labels, [](const EndLabel* a, const EndLabel* b) { return a->end.y() < b->end.y(); });
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
                for (std::size_t i = 0; placed && i < labels.size(); ++i) labels[i]->rect = (*placed)[i];
                if (placed) return;
            }
        for (EndLabel* label : labels) label->note = spec_.series[label->series].endNote;
    }

    /// Beside the plot a label may be moved as far as needed; within it, where lines may be near, only a little, but
    /// rather further than not be there.
    void placeAlone(EndLabel& label) {
        const auto put = [&] {
            const QRectF wanted = wantedFor(label);
            const bool beside = wanted.right() > frame_.plot.right();
            auto rect = layout_.putClear(wanted, beside ? frame_.plot.height() : 2 * style_.height(Type::Secondary));
            if (!rect) rect = layout_.putAround(label.end, wanted.size());
            return rect || beside ? rect : layout_.putClear(wanted, frame_.plot.height());
        };
        label.rect = put();
        if (label.rect || label.note.isEmpty()) return;
        label.note.clear();
        label.rect = put();
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
