#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "ui/charts/still_chart.h"

namespace epochal::ui {

/// Validation accuracy that the first run is expected to reach after each epoch: what the same run reached beforehand.
class ExpectedCurve : public StillChart {
    Q_OBJECT
public:
    explicit ExpectedCurve(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {230, 190}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {190, 150}; }
    /// Top-1 after the last epoch, 0..1.
    [[nodiscard]] static double lastTop1();
};

/// One bar of parts that add up, in the colors of the series, with their names and values below.
class ExpectedParts : public QWidget {
    Q_OBJECT
public:
    struct Part {
        QString name, text;
        double value = 0;
        int slot = 0;  ///< Theme::series
    };
    explicit ExpectedParts(QWidget* parent = nullptr);
    /// `total` is written at the end of the line of names. Without parts, an empty track.
    void setParts(std::vector<Part> parts, const QString& total);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {400, heightForWidth(400)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, heightForWidth(200)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Word {
        QRectF box;
        int part;  ///< -1: the total
    };
    [[nodiscard]] std::vector<Word> layOut(int width) const;

    std::vector<Part> parts_;
    QString total_;
};

}  // namespace epochal::ui
