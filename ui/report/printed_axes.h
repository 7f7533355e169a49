#pragma once

#include <QFontMetricsF>
#include <QPainter>
#include <QRectF>

#include "ui/charts/chart_spec.h"
#include "ui/charts/scale.h"
#include "ui/format/formatter.h"
#include "ui/view/row_look.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

/// The axes of a printed chart: grid, ticks and titles in the painter's font, and the position of a value.
class PrintedAxes {
public:
    static constexpr qreal kPixel = 0.75;  ///< size of the theme's pixel, in points

    /// `point` is a typographic point in the painter's units; `right` is the width reserved for labels beside the plot.
    PrintedAxes(QPainter& painter, const QRectF& area, const ChartSpec& spec, const ChartRange& range,
                const Formatter& format, qreal point, qreal right, bool wholeX);

    void draw() const;
    [[nodiscard]] const QRectF& plot() const { return plot_; }
    /// The position of two values, both of which need a place on a logarithmic axis.
    [[nodiscard]] QPointF at(double x, double y) const;
    [[nodiscard]] qreal line() const { return line_; }
    [[nodiscard]] qreal gap() const { return gap_; }
    [[nodiscard]] qreal widthOf(const QString& text) const { return metrics_.horizontalAdvance(text); }
    [[nodiscard]] static QColor colour(Role role) { return Theme::instance().colour(role); }
    static void mark(QPainter& painter, qreal point, const RowLook& look, QPointF place);

private:
    [[nodiscard]] QPen thin(Role role) const { return {colour(role), kPixel * point_}; }
    [[nodiscard]] QString textOf(const Tick& tick, const std::vector<Tick>& all, bool logarithmic) const;

    QPainter& painter_;
    const QRectF area_;
    const ChartSpec& spec_;
    const ChartRange range_;
    const Formatter& format_;
    const QFontMetricsF metrics_;
    const qreal point_, line_, gap_;
    std::vector<Tick> yTicks_, xTicks_;
    QRectF plot_;
};

}  // namespace epochal::ui
