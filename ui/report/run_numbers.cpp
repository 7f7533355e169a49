#include "ui/report/run_numbers.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/view/evaluation_scatter.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {
namespace {

constexpr double kScatterHeight = 190;  ///< points

struct RunNumbers {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunNumbers)
};

const EpochPoint* evaluatedAt(const Figures& figures, std::int64_t epoch) {
    const auto point = std::ranges::find(figures.epochs, epoch, &EpochPoint::epoch);
    return point == figures.epochs.end() ? nullptr : &*point;
}

/// Whether the file's errors make this RMSE. The engine adds the errors of standardized values, the file has them in
/// the column's unit: what their rounding can make of it depends on how large the values are.
bool makes(const std::vector<NumberAnswer>& numbers, double rmse) {
    double squares = 0, largest = 0;
    for (const NumberAnswer& one : numbers) {
        squares += (one.predicted - one.target) * (one.predicted - one.target);
        largest = std::max(largest, std::abs(one.target));
    }
    const double found = std::sqrt(squares / static_cast<double>(numbers.size()));
    return std::abs(found - rmse) <= 1e-6 * rmse + 1e-12 * largest;
}

}  // namespace

std::optional<Predictions> readNumbers(const RunDirectory& run, const Figures& figures) {
    if (!taskFor(run.spec()).regression) return std::nullopt;
    auto read = readPredictions(predictionsFile(run.path(), PredictionsOf::Best));
    if (!read || read->numbers.empty() || read->epoch != figures.bestEpoch) return std::nullopt;
    const EpochPoint* point = evaluatedAt(figures, read->epoch);
    if (point == nullptr || !point->rmse || !makes(read->numbers, *point->rmse)) return std::nullopt;
    return std::move(*read);
}

Report::Part numbersPart(const Predictions& read, const Figures& figures, const Task& task, const Formatter& format) {
    QStringList measures;
    if (const EpochPoint* point = evaluatedAt(figures, read.epoch))
        for (const Quality quality : task.measures)
            if (const auto value = qualityOf(*point, quality); value && quality != Quality::Loss)
                measures += QStringLiteral("%1 %2").arg(measureName(quality), qualityText(quality, *value, format));
    Report::Part part;
    part.figure.spec = scatterOf(read, format);
    part.figure.height = kScatterHeight;
    part.title = part.figure.spec.title;
    //: of a chart; %1: "Predicted against true values of 500 samples", %2: number of an epoch, %3: measures of quality
    //: and their values
    part.figure.caption =
        RunNumbers::tr("%1, epoch %2: %3. On the dashed line both are equal.")
            .arg(part.figure.spec.summary, format.integer(read.epoch), measures.join(QStringLiteral(", ")));
    if (const std::size_t drawn = part.figure.spec.points.size(); drawn < read.numbers.size())
        //: of a chart; %1: how many of its samples
        part.figure.caption +=
            QLatin1Char(' ') + RunNumbers::tr("%1 of the samples are drawn, including those furthest from the line.")
                                   .arg(format.integer(static_cast<qint64>(drawn)));
    return part;
}

}  // namespace epochal::ui
