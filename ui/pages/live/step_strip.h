#pragma once

#include <QFrame>
#include <QList>

#include "core/analysis/verdict.h"
#include "ui/pages/live/live_run.h"

class QLabel;
class QPushButton;

namespace epochal::ui {

/// Where a step's time goes: one bar with a fill for each part that is measured, and text. What limits the run is
/// hatched. Below it, what is done beside the steps and takes none of their time.
class StepBar : public QWidget {
    Q_OBJECT
public:
    explicit StepBar(QWidget* parent = nullptr);
    /// Shares of the measured step time; the rest is compute.
    struct Shares {
        double data = 0, copy = 0, communication = 0, optimizer = 0;
    };
    /// `stepSeconds`: the median step; 0 = nothing measured yet, `waiting` is shown instead. `beside`: a sentence, or
    /// nothing.
    void setShares(const Shares& shares, double stepSeconds, Bound bound, const QString& waiting,
                   const QString& beside);
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
    [[nodiscard]] int besideHeight(int width) const;

    Shares shares_;
    double step_ = 0;
    Bound bound_ = Bound::Unknown;
    QString waiting_, beside_;
};

/// Median step time, its parts, what they mean, and a button that tries the remedy in a copy of the run, where a remedy
/// is one field's value.
class StepStrip : public QFrame {
    Q_OBJECT
public:
    explicit StepStrip(QWidget* parent = nullptr);
    void setRun(const LiveRun& run);

Q_SIGNALS:
    void changeWanted(const QString& assignment);  ///< Remedy::assignment()

private:
    void offer(const Verdict& says, const LiveRun& run);
    /// Images/s relative to a single-device run; empty if there is none.
    [[nodiscard]] static QString scalingText(const LiveRun& run);

    QLabel *title_, *basis_, *verdict_, *remedy_;
    StepBar* bar_;
    QPushButton* try_;
    QString assignment_;
};

}  // namespace epochal::ui
