#pragma once

#include <QPointF>
#include <QString>
#include <QVector>
#include <optional>

#include "ui/charts/still_chart.h"

namespace epochal::ui {

/// A small line chart with a few ticks, for panels where a glance is enough: a run's curve, a schedule.
class MiniChart : public StillChart {
    Q_OBJECT
public:
    explicit MiniChart(QWidget* parent = nullptr);

    /// x must not decrease; a point whose y is not finite breaks the line.
    void setLine(QVector<QPointF> points, bool fromZero);
    /// Several lines, in the colors and dashes of the series, named where they end, and in full in
    /// the tool tip.
    struct Line {
        QVector<QPointF> points;
        QString name;
    };
    void setLines(QVector<Line> lines, bool fromZero);
    [[nodiscard]] const QVector<Line>& lines() const { return lines_; }
    /// The highest value that the line can have; none by default.
    void setMost(std::optional<double> most);
    /// A dashed horizontal line with its value.
    void setLevel(std::optional<double> level);
    /// A dot on the line.
    void setMark(std::optional<QPointF> mark);
    void setEmptyText(const QString& text);

    [[nodiscard]] QSize sizeHint() const override { return {220, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }

private:
    void draw();

    QVector<Line> lines_;
    std::optional<double> level_, most_;
    std::optional<QPointF> mark_;
    bool fromZero_ = false;
    QString empty_;
};

}  // namespace epochal::ui
