#include "ui/charts/parallel.h"

#include <QThreadPool>
#include <QtConcurrentMap>
#include <numeric>

namespace epochal::ui {

namespace {
constexpr std::size_t kWorthIt = 100'000;  ///< points; a pass over fewer takes less than a millisecond
}

void inParallel(std::size_t count, const std::function<void(std::size_t)>& work) {
    static auto* const pool = new QThreadPool;  // its threads end with the process
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    QtConcurrent::blockingMap(pool, all, [&](std::size_t i) { work(i); });
}

void eachSeries(const std::vector<ChartSeries>& series, const std::function<void(std::size_t)>& work) {
    std::size_t points = 0;
    for (const ChartSeries& one : series) points += one.points.size();
    if (points >= kWorthIt) return inParallel(series.size(), work);
    for (std::size_t i = 0; i < series.size(); ++i) work(i);
}

}  // namespace epochal::ui
