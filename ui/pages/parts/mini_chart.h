#pragma once

#include <QPointF>
#include <QString>
#include <QVector>
#include <QWidget>
#include <optional>

namespace epochal::ui {

/// A small line chart with a few ticks, for panels where a glance is enough: a run's curve, a schedule.
class MiniChart : public QWidget {
    Q_OBJECT
public:
    explicit MiniChart(QWidget* parent = nullptr);

    /// x must not decrease; a point whose y is not finite breaks the line. The y ticks show at most `decimals` digits
    /// after the point.
    void setLine(QVector<QPointF> points, int decimals, bool fromZero);
    /// Several lines, in the colors, dashes and markers of the series, named on the right.
    struct Line {
        QVector<QPointF> points;
        QString name;
    };
    void setLines(QVector<Line> lines, int decimals, bool fromZero);
    [[nodiscard]] const QVector<Line>& lines() const { return lines_; }
    /// A dashed horizontal line with its value in the margin.
    void setLevel(std::optional<double> level);
    /// A dot on the line.
    void setMark(std::optional<QPointF> mark);
    void setEmptyText(const QString& text);
    /// "axis starts at 60", for the chart's caption; empty if it starts at zero.
    [[nodiscard]] QString startNote() const;

    [[nodiscard]] QSize sizeHint() const override { return {220, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF range() const;
    void drawTicks(QPainter& painter, const QRectF& plot, const QRectF& values) const;
    void drawNames(QPainter& painter, const QRectF& plot) const;

    QVector<Line> lines_;
    std::optional<double> level_;
    std::optional<QPointF> mark_;
    int decimals_ = 0;
    bool fromZero_ = false;
    QString empty_;
};

}  // namespace epochal::ui
