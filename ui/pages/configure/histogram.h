#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>

namespace epochal::ui {

/// Bars side by side over a count axis. The tool tip tells the bar pointed at; the arrow keys go through the bars and
/// say each to a screen reader.
class Histogram : public QWidget {
    Q_OBJECT
public:
    /// What a bar says, "north: 12 rows".
    [[nodiscard]] virtual QString textOf(std::size_t bar) const = 0;

protected:
    /// `below`: px under the axis.
    Histogram(const QString& name, int below, QWidget* parent);

    [[nodiscard]] virtual std::size_t barCount() const = 0;
    /// The largest count, which the axis ends at.
    [[nodiscard]] virtual std::int64_t most() const = 0;
    /// Draws the bars, and what is below the axis; count n is n / `end` of the area's height.
    virtual void drawBars(QPainter& painter, const QRectF& area, double end) = 0;
    /// To be called when the contents have changed.
    void begin();
    [[nodiscard]] std::optional<std::size_t> current() const { return current_; }

    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    void moveTo(std::size_t bar);

    const int below_;
    std::optional<std::size_t> current_;
};

}  // namespace epochal::ui
