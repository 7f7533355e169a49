#pragma once

#include <QFrame>
#include <QList>

#include "ui/pages/live/live_charts.h"

class QLabel;

namespace epochal::ui {

/// Where a step's time goes: one bar in three fills with text. Hatching distinguishes communication from the rest
/// without color.
class StepBar : public QWidget {
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);
    /// Shares of the measured step time, and the median step in seconds; 0 = nothing measured yet, `waiting` is shown
    /// instead.
    void setShares(double waitShare, double communication, double stepSeconds, const QString& waiting);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {420, heightForWidth(420)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Part {
        double share;
        int slot;
        bool hatched;
        QString words, milliseconds, percent;
    };
    [[nodiscard]] QList<Part> parts() const;
    /// Lays the text out in lines of `width`, and draws it if there is a painter. Returns the number of lines.
    int words(int width, QPainter* painter) const;

    double data_ = 0, communication_ = 0, step_ = 0;
    QString waiting_;
};

/// Median step time, its parts and what they mean.
class StepStrip : public QFrame {
    Q_OBJECT
public:
    explicit StepStrip(QWidget* parent = nullptr);
    void setRun(const LiveRun& run);

private:
    /// Images/s relative to a single-device run; empty if there is none.
    [[nodiscard]] static QString scalingText(const LiveRun& run);

    QLabel *title_, *basis_, *verdict_, *remedy_;
    StepBar* bar_;
};

}  // namespace epochal::ui
