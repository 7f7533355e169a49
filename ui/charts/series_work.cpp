#include "ui/charts/series_work.h"

#include <QtConcurrentMap>
#include <numeric>

namespace epochal::ui {

namespace {
constexpr std::size_t kWorthIt = 100'000;  ///< points; below, waking a thread takes longer than the work
}

void eachSeries(const std::vector<ChartSeries>& series, const std::function<void(std::size_t)>& work) {
    std::size_t points = 0;
    for (const ChartSeries& one : series) points += one.points.size();
    std::vector<std::size_t> all(series.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (points < kWorthIt) {
        for (const std::size_t i : all) work(i);
        return;
    }
    // This thread works too, so that a pool full of other work delays nothing.
    QtConcurrent::blockingMap(all, [&](std::size_t i) { work(i); });
}

}  // namespace epochal::ui
