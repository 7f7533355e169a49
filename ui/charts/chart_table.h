#pragma once

#include <QString>
#include <QStringList>
#include <limits>
#include <vector>

namespace epochal::ui {

struct BarSpec;
struct ChartSpec;
struct CoordinatesSpec;

/// Text, a figure, or a figure with the text shown in its place.
struct ChartCell {
    QString text;
    double value = std::numeric_limits<double>::quiet_NaN();
};

/// What a chart shows, as rows; or a table shown instead of a chart. The first `words` columns hold text and are
/// left-aligned.
struct ChartTable {
    QString title;
    QStringList heads;
    std::vector<std::vector<ChartCell>> rows;
    int words = 0;
    QString emptyText;
};

/// x, then one column per series; one row for every x of any series. For a scatter plot: name, x, y.
[[nodiscard]] ChartTable tableOf(const ChartSpec& spec);
/// Label and note, then one column per part, with another for the second figure where a bar has one.
[[nodiscard]] ChartTable tableOf(const BarSpec& spec);
/// One row per line within the brushes: name, then its value on each axis.
[[nodiscard]] ChartTable tableOf(const CoordinatesSpec& spec);

}  // namespace epochal::ui
