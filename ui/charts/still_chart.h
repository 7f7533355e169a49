#pragma once

#include <QWidget>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

/// A chart without a cursor, zoom or export, for panels where a glance is enough. Drawn as on paper, by the painter of
/// all charts, in the looks of the screen.
class StillChart : public QWidget {
    Q_OBJECT
public:
    explicit StillChart(QWidget* parent = nullptr);

    void setSpec(ChartSpec spec);
    [[nodiscard]] const ChartSpec& spec() const { return spec_; }
    /// "axis starts at 60", for the chart's caption; empty if it starts at zero. The chart itself says it unless the
    /// spec is captioned.
    [[nodiscard]] QString startNote() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChartSpec spec_;
};

}  // namespace epochal::ui
