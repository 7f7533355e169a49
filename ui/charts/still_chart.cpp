#include "ui/charts/still_chart.h"

#include <QPainter>
#include <utility>

#include "ui/charts/chart_painter.h"
#include "ui/charts/chart_style.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

StillChart::StillChart(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StillChart::setSpec(ChartSpec spec) {
    spec_ = std::move(spec);
    update();
}

QString StillChart::startNote() const {
    const ChartRange range = wholeRange(spec_);
    if (spec_.logY || range.bottom == 0 || countValues(spec_, range).placed == 0) return {};
    return axisStart(range.bottom, range.top - range.bottom, ChartStyle::screen().format());
}

void StillChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintChart(painter, spec_, size(), ChartStyle::screen());
}

}  // namespace epochal::ui
