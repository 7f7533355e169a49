#include "ui/pages/parts/run_axes.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/economics/cost.h"

namespace epochal::ui {

QStringList runAxisNames(Sample sample, const Offer& offer) {
    QStringList names;
    for (const CurveAxis axis : kRunAxes) names += axisName(axis, sample, QString::fromStdString(offer.currency));
    return names;
}

double along(CurveAxis axis, const AxisPosition& at, const Offer& offer) {
    if (const auto column = columnAlong(axis)) return valueOf({at, 0}, *column);
    return alongCosts(hourlyPrice(offer) ? std::optional(cost(offer, at.billed)) : std::nullopt);
}

std::vector<AxisPosition> positions(const Figures& figures) {
    std::vector<AxisPosition> all;
    all.reserve(figures.rates.size() + figures.epochs.size());
    for (const RatePoint& rate : figures.rates) all.push_back(rate.at);
    for (const EpochPoint& epoch : figures.epochs) all.push_back(epoch.at);
    std::sort(all.begin(), all.end(), [](const AxisPosition& a, const AxisPosition& b) {
        return std::pair(a.step, a.active) < std::pair(b.step, b.active);
    });
    return all;
}

double carried(double x, CurveAxis from, CurveAxis to, const std::vector<AxisPosition>& positions, const Offer& offer) {
    if (from == to) return x;
    if (positions.empty() || std::isnan(x)) return std::numeric_limits<double>::quiet_NaN();
    const auto after =
        std::lower_bound(positions.begin(), positions.end(), x,
                         [&](const AxisPosition& at, double value) { return along(from, at, offer) < value; });
    if (after == positions.begin()) return along(to, positions.front(), offer);
    if (after == positions.end()) return along(to, positions.back(), offer);
    const AxisPosition& before = *std::prev(after);
    const double left = along(from, before, offer), right = along(from, *after, offer);
    const double share = right > left ? (x - left) / (right - left) : 1;
    return std::lerp(along(to, before, offer), along(to, *after, offer), share);
}

}  // namespace epochal::ui
