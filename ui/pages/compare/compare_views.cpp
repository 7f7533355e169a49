#include "ui/pages/compare/compare_views.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_panel.h"
#include "ui/pages/parts/findings_panel.h"
#include "ui/theme/theme.h"
#include "ui/view/row_words.h"

namespace epochal::ui {

namespace {
constexpr const char* kKeys[] = {"compare/leftChart", "compare/rightChart"};
constexpr CompareChart kFirst[] = {CompareChart::Cost, CompareChart::CostTime};
/// Replacements for a chart without data, the most relevant first.
constexpr CompareChart kInstead[] = {CompareChart::Cost,      CompareChart::CostTime,   CompareChart::Worth,
                                     CompareChart::SpeedUp,   CompareChart::Efficiency, CompareChart::Time,
                                     CompareChart::Curves,    CompareChart::BatchRate,  CompareChart::Kinds,
                                     CompareChart::Parameters};
}  // namespace

CompareViews::CompareViews(QWidget* parent)
    : QWidget(parent),
      panels_{new ChartPanel(this), new ChartPanel(this)},
      findings_(new FindingsPanel(this)),
      splitter_(new QSplitter(this)) {
    setObjectName(QStringLiteral("compareViews"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(splitter_);
    splitter_->setChildrenCollapsible(false);
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        panels_[i]->setObjectName(i == 0 ? QStringLiteral("compareLeft") : QStringLiteral("compareRight"));
        panels_[i]->setSmoothingOffered(false);
        splitter_->addWidget(panels_[i]);
        connect(panels_[i], &ChartPanel::quantityChanged, this, [this, i](int chart) {
            asked_[i] = static_cast<CompareChart>(chart);
            Q_EMIT wanted();
        });
        connect(panels_[i], &ChartPanel::axisChanged, this, &CompareViews::wanted);
        connect(panels_[i], &ChartPanel::failed, this, &CompareViews::failed);
    }
    splitter_->addWidget(findings_);
    splitter_->setStretchFactor(0, 4);
    splitter_->setStretchFactor(1, 4);
    splitter_->setStretchFactor(2, 2);
    splitter_->setSizes({460, 510, 270});
    retranslate();
    for (int i = 0; i < 2; ++i) choose(i, kFirst[i]);
}

void CompareViews::choose(int panel, CompareChart chart) {
    asked_[static_cast<std::size_t>(panel)] = chart;
    put(panel, chart);
    Q_EMIT wanted();
}

void CompareViews::put(int panel, CompareChart chart) {
    const QSignalBlocker quiet(panels_[static_cast<std::size_t>(panel)]);
    panels_[static_cast<std::size_t>(panel)]->setQuantity(static_cast<int>(chart));
}

CompareChart CompareViews::chosen(int panel) const {
    return static_cast<CompareChart>(std::max(0, panels_[static_cast<std::size_t>(panel)]->quantity()));
}

void CompareViews::showRequested(const ComparisonView& view) {
    const auto hasData = [&](CompareChart chart) {
        const ChartContent content = compareChart(chart, view, CurveAxis::Epoch);
        if (const auto* lines = std::get_if<ChartSpec>(&content))
            return !lines->series.empty() || !lines->points.empty();
        if (const auto* bars = std::get_if<BarSpec>(&content)) return !bars->groups.empty();
        // A table of figures may contain only dashes.
        const auto& table = std::get<ChartTable>(content);
        return std::ranges::any_of(table.rows, [&](const std::vector<ChartCell>& row) {
            return static_cast<std::size_t>(table.words) >= row.size() ||
                   std::ranges::any_of(row, [](const ChartCell& cell) { return std::isfinite(cell.value); });
        });
    };
    for (int i = 0; i < 2; ++i) put(i, asked_[static_cast<std::size_t>(i)]);
    for (int i = 0; i < 2; ++i) {
        if (hasData(chosen(i))) continue;
        for (const CompareChart chart : kInstead) {
            if (chart == chosen(1 - i) || !hasData(chart)) continue;
            put(i, chart);
            break;
        }
    }
}

void CompareViews::show(const ComparisonView& view, const QStringList& remarks) {
    if (sample_ != view.sample()) {
        sample_ = view.sample();
        retranslate();
    }
    for (int i = 0; i < 2; ++i) {
        ChartPanel& shown = panel(i);
        const CompareChart chart = chosen(i);
        const QSignalBlocker quiet(&shown);
        shown.setAxes(chart == CompareChart::Curves ? curveAxisNames(view) : QStringList());
        const auto axis = kCurveAxes[static_cast<std::size_t>(std::max(0, shown.axis()))];
        shown.setContent(compareChart(chart, view, axis));
    }
    findings_->setFindings(findingsOf(view), remarks);
}

void CompareViews::save() const {
    QSettings settings;
    for (int i = 0; i < 2; ++i)
        settings.setValue(QLatin1String(kKeys[i]), static_cast<int>(asked_[static_cast<std::size_t>(i)]));
    settings.setValue(QStringLiteral("compare/views"), splitter_->saveState());
}

void CompareViews::restore() {
    const QSettings settings;
    for (int i = 0; i < 2; ++i) {
        const int kept = settings.value(QLatin1String(kKeys[i]), static_cast<int>(kFirst[i])).toInt();
        choose(i, static_cast<CompareChart>(std::clamp(kept, 0, kCompareCharts - 1)));
    }
    splitter_->restoreState(settings.value(QStringLiteral("compare/views")).toByteArray());
}

void CompareViews::retranslate() {
    for (ChartPanel* panel : panels_) {
        const QSignalBlocker quiet(panel);
        panel->setQuantities(compareChartNames(sample_));
    }
}

void CompareViews::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace epochal::ui
