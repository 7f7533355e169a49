// What the charts of a comparison share.
#include "ui/view/charts.h"

#include <algorithm>

#include <QCoreApplication>

namespace epochal::ui {

namespace {
struct SharedChartWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::ComparisonCharts)
};
struct NoMoneyWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::CompareWords)
};
}  // namespace

QString noMoney(const ComparisonView& view) {
    const auto& rows = view.comparison().rows;
    const bool priced =
        std::any_of(rows.begin(), rows.end(), [](const ComparedRow& row) { return row.price || row.cost; });
    return priced && view.currency().isEmpty()
               ? NoMoneyWords::tr("The rows have prices in several currencies. Choose a currency to compare them in.")
               : NoMoneyWords::tr("None of these rows has a usable price. Offer prices are on the Providers page.");
}

void ValueSpan::take(double value) {
    if (!(value > 0)) return;
    low = std::min(low, value);
    high = std::max(high, value);
}

QString scaledTitle(const QString& title, bool logarithmic) {
    return logarithmic ? SharedChartWords::tr("%1, log scale").arg(title) : title;
}

}  // namespace epochal::ui
