#include "ui/pages/parts/run_axes.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {
struct AxisWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::RunAxes)
};
}  // namespace

QStringList runAxisNames(Sample sample, const Offer& offer) {
    return {AxisWords::tr("Epoch"),       AxisWords::tr("Step"), AxisWords::tr("Active time"),
            AxisWords::tr("Billed time"), samplesTitle(sample),  QString::fromStdString(offer.currency)};
}

double along(RunAxis axis, const AxisPosition& at, const Offer& offer) {
    switch (axis) {
        case RunAxis::Epoch:
            return at.epoch;
        case RunAxis::Step:
            return static_cast<double>(at.step);
        case RunAxis::ActiveTime:
            return at.active;
        case RunAxis::BilledTime:
            return at.billed;
        case RunAxis::Images:
            return at.images;
        case RunAxis::Cost: {
            const auto price = hourlyPrice(offer);
            return price ? price->toDouble() * at.billed / 3600 : std::numeric_limits<double>::quiet_NaN();
        }
    }
    return 0;
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

double carried(double x, RunAxis from, RunAxis to, const std::vector<AxisPosition>& positions, const Offer& offer) {
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
