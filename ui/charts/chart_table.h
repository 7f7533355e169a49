#pragma once

#include <QString>
#include <QStringList>
#include <limits>
#include <vector>

namespace epochal::ui {

struct BarSpec;
struct ChartSpec;

/// A word, a figure, or a figure with the words a person sees in its place.
struct ChartCell {
    QString text;
    double value = std::numeric_limits<double>::quiet_NaN();
};

/// What a chart shows, as rows; or a table that takes a chart's place. The first `words` columns hold words, which
/// stand at the left.
struct ChartTable {
    QString title;
    QStringList heads;
    std::vector<std::vector<ChartCell>> rows;
    int words = 0;
    QString emptyText;
};

/// x, then one column a series; one row for every x that any series has. Of a scatter: name, x, y.
[[nodiscard]] ChartTable tableOf(const ChartSpec& spec);
/// Label and note, then one column a part, with one for its second figure where a bar has one.
[[nodiscard]] ChartTable tableOf(const BarSpec& spec);

}  // namespace epochal::ui
