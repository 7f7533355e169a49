#pragma once

#include <QRectF>
#include <QString>

#include "ui/charts/chart_table.h"

class QPainter;

namespace epochal::ui {

/// What a panel shows, copies and exports, whatever draws it. GUI thread.
class ChartCanvas {
public:
    virtual ~ChartCanvas() = default;
    [[nodiscard]] virtual QString heading() const = 0;
    /// Logical pixels of all of it, not of the part scrolled to.
    [[nodiscard]] virtual QSizeF canvasSize() const = 0;
    /// For print and export: light whatever the window shows, without cursor or focus.
    virtual void renderTo(QPainter& painter, const QRectF& target) = 0;
    [[nodiscard]] virtual ChartTable table() const = 0;
};

}  // namespace epochal::ui
