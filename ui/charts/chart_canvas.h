#pragma once

#include <QRectF>
#include <QString>

#include "ui/charts/chart_table.h"

class QPainter;

namespace epochal::ui {

/// What a panel shows, copies and exports, independent of what draws it. GUI thread.
class ChartCanvas {
public:
    virtual ~ChartCanvas() = default;
    [[nodiscard]] virtual QString heading() const = 0;
    /// Logical pixels of the whole canvas, not of the visible part.
    [[nodiscard]] virtual QSizeF canvasSize() const = 0;
    /// For print and export: always in light colors, without cursor or focus.
    virtual void renderTo(QPainter& painter, const QRectF& target) = 0;
    [[nodiscard]] virtual ChartTable table() const = 0;
};

}  // namespace epochal::ui
