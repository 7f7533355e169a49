#pragma once

#include <QString>

#include "core/analysis/comparison.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

[[nodiscard]] QString measureName(Quality measure);  ///< "top-1", "AUC"
[[nodiscard]] QString bestName(Quality measure);     ///< "Best top-1", "Best loss"
[[nodiscard]] QString capitalized(QString text);
/// With the unit of its numbers: "top-1, %", "AUC".
[[nodiscard]] QString measureTitle(Quality measure);
/// Whether the quality is written in percent.
[[nodiscard]] bool inPercent(Quality measure);
/// A quality with its unit: "92.86%", "0.9835".
[[nodiscard]] QString qualityText(Quality measure, double quality, const Formatter& format);
/// A target in the unit in which it is entered: "91%", "0.35".
[[nodiscard]] QString targetText(Quality measure, double target, const Formatter& format);
/// The target of a spec, as it was entered: "91%", "0.35"; empty if it has none.
[[nodiscard]] QString targetText(const RunSpec& spec, const Formatter& format);
/// Without it, as beside measureTitle(): "92.86", "0.9835".
[[nodiscard]] QString qualityNumber(Quality measure, double quality, const Formatter& format);
/// A difference of two: "0.35 percentage points", "0.0120".
[[nodiscard]] QString qualityDifference(Quality measure, double difference, const Formatter& format);

[[nodiscard]] QString clockName(ClockKind clock);  ///< "training time", for axes and headers
/// As a choice of time basis: "Without evaluation".
[[nodiscard]] QString clockChoice(ClockKind clock);
[[nodiscard]] QString groupingName(Grouping grouping);
/// "3 × GTX 1080 Ti", "2 × CPU", with no-break spaces around the sign.
[[nodiscard]] QString devicesText(const Entry& entry, const Formatter& format);

/// The unit of an axis that draws times up to `seconds`, or of a column whose times are about as long: s, min or h.
struct TimeUnit {
    double seconds = 1;
    QString name;
};
[[nodiscard]] TimeUnit timeUnit(double seconds);

}  // namespace epochal::ui
