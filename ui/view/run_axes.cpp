#include "ui/view/run_axes.h"

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

Along::Along(CurveAxis axis, const Offer& offer) : axis_(axis), column_(columnAlong(axis)) {
    hourly_.pricePerHour = hourlyPrice(offer);
    hourly_.currency = offer.currency;
}

double Along::operator()(const AxisPosition& at) const {
    if (column_) return valueOf({at, 0}, *column_);
    return alongCosts(hourly_.pricePerHour ? std::optional(cost(hourly_, at.billed)) : std::nullopt);
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

double carried(double x, const Along& from, const Along& to, const std::vector<AxisPosition>& positions) {
    if (from.axis() == to.axis()) return x;
    if (positions.empty() || std::isnan(x)) return std::numeric_limits<double>::quiet_NaN();
    const auto after = std::lower_bound(positions.begin(), positions.end(), x,
                                        [&](const AxisPosition& at, double value) { return from(at) < value; });
    if (after == positions.begin()) return to(positions.front());
    if (after == positions.end()) return to(positions.back());
    const AxisPosition& before = *std::prev(after);
    const double left = from(before), right = from(*after);
    const double share = right > left ? (x - left) / (right - left) : 1;
    return std::lerp(to(before), to(*after), share);
}

}  // namespace epochal::ui
