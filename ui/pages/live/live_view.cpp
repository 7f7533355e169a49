#include "ui/pages/live/live_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/charts/chart_panel.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/log_model.h"
#include "ui/pages/live/ranks_panel.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/live/step_strip.h"
#include "ui/pages/live/stop_rules_model.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/pages/parts/page_wheel.h"
#include "ui/tables/bar_delegate.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/rank_chart.h"
#include "ui/view/run_marks.h"

namespace epochal::ui {

namespace {

constexpr int kLeastMessage = 120;
constexpr int kLeastUsed = 108, kLeastRule = 96;  ///< px: a bar and its figure, a limit; the estimate's texts elide
constexpr int kThreeCharts = 1150;                ///< width from which a third chart has room
constexpr int kThreeAndAside = 1620, kTwoAndAside = 900;

QString axisKey(const char* chart) {
    return QStringLiteral("live/%1Axis").arg(QLatin1String(chart));
}
QString metricKey(const char* chart) {
    return QStringLiteral("live/%1Metric").arg(QLatin1String(chart));
}
QString logKey(RunMetric metric, const char* axis) {
    return QStringLiteral("live/logarithmic-%1/%2")
        .arg(QLatin1String(axis), QLatin1String(kRunMetricKeys[static_cast<int>(metric)]));
}

RunMetric keptMetric(const QString& key, RunMetric fallback) {
    const QByteArray name = QSettings().value(key).toString().toUtf8();
    for (int i = 0; i < kRunMetrics; ++i)
        if (name == kRunMetricKeys[i]) return static_cast<RunMetric>(i);
    return fallback;
}

QFrame* framed(QWidget* content, QWidget* foot = nullptr) {
    auto* frame = new QFrame;
    frame->setProperty("panel", true);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(content, 1);
    if (foot) column->addWidget(foot);
    return frame;
}

}  // namespace

LiveView::LiveView(QWidget* parent)
    : QWidget(parent),
      head_(new RunHead(this)),
      tiles_(new TileStrip(this)),
      charts_{{{new ChartPanel(this), "accuracy", RunMetric::Top1, CurveAxis::Epoch},
               {new ChartPanel(this), "rate", RunMetric::RatePerPrice, CurveAxis::Active},
               {new ChartPanel(this), "loss", RunMetric::Loss, CurveAxis::Step}}},
      step_(new StepStrip(this)),
      log_(new QTableView),
      rules_(new QTableView),
      ranks_(new RanksPanel),
      tabs_(new QTabWidget),
      lower_(new QSplitter(Qt::Horizontal)),
      clocks_(new QLabel),
      logModel_(new LogModel(this)),
      rulesModel_(new StopRulesModel(this)) {
    log_->setObjectName(QStringLiteral("runLog"));
    rules_->setObjectName(QStringLiteral("stopRules"));

    for (QTableView* table : {log_, rules_}) {
        setUpTable(*table);
        table->horizontalHeader()->setFixedHeight(Theme::kRow);
        table->setMinimumHeight(2 * Theme::kRow);
    }
    log_->setModel(logModel_);
    rules_->setModel(rulesModel_);
    rules_->setItemDelegateForColumn(StopRulesModel::Used, new BarDelegate(rules_));
    rules_->setSelectionMode(QAbstractItemView::NoSelection);
    new ColumnFitter(
        *log_, {LogModel::Text, {{LogModel::Text, kLeastMessage, true}, {LogModel::What, 0, true}}, {LogModel::Epoch}});
    rulesFit_ = new ColumnFitter(*rules_, {StopRulesModel::Now,
                                           {{StopRulesModel::Used, kLeastUsed, true},
                                            {StopRulesModel::Now, kLeastRule, true},
                                            {StopRulesModel::Limit, kLeastRule, true}},
                                           {StopRulesModel::Used}});
    clocks_->setWordWrap(true);
    clocks_->setFont(Theme::instance().font(Type::Secondary));
    clocks_->setContentsMargins(8, 4, 8, 4);
    clocks_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* charts = new QHBoxLayout;
    charts->setSpacing(Theme::kGrid);
    for (const int at : {0, 2, 1}) charts->addWidget(charts_[static_cast<std::size_t>(at)].panel, 1);
    auto* upper = new QWidget;
    upper_ = new QHBoxLayout(upper);
    upper_->setContentsMargins(0, 0, 0, 0);
    upper_->setSpacing(Theme::kGrid);
    auto* upperColumn = new QVBoxLayout;
    upperColumn->setSpacing(Theme::kGrid);
    upperColumn->addLayout(charts, 1);
    upperColumn->addWidget(step_);
    upper_->addLayout(upperColumn, 9);

    tabs_->setObjectName(QStringLiteral("runTabs"));
    tabs_->setDocumentMode(true);
    tabs_->addTab(ranks_, QString());
    tabs_->addTab(log_, QString());
    rulesFrame_ = framed(rules_, clocks_);
    lower_->addWidget(framed(tabs_));
    lower_->setChildrenCollapsible(false);
    arrangeLower(false);
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(upper);
    both->addWidget(lower_);
    both->setStretchFactor(0, 5);
    both->setStretchFactor(1, 1);
    both->setChildrenCollapsible(false);
    rules_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, Theme::kGrid, Theme::kMargin, Theme::kGrid);
    column->setSpacing(Theme::kGrid);
    column->addWidget(head_);
    column->addWidget(tiles_);
    column->addWidget(both, 1);
    connect(step_, &StepStrip::changeWanted, this, &LiveView::changeWanted);
    linkCharts();
}

void LiveView::linkCharts() {
    const QSettings settings;
    for (int i = 0; i < kRunMetrics; ++i) {
        const auto metric = static_cast<RunMetric>(i);
        logarithmic_[static_cast<std::size_t>(i)] = {settings.value(logKey(metric, "x"), false).toBool(),
                                                     settings.value(logKey(metric, "y"), false).toBool()};
    }
    nameChoices();
    for (Chart& chart : charts_) link(chart);
    charts_[2].panel->hide();
    connect(log_->verticalScrollBar(), &QScrollBar::sliderMoved, this, [this](int value) {
        if (value > 0) Q_EMIT followingChanged(false);
    });
}

void LiveView::link(Chart& chart) {
    ChartPanel* panel = chart.panel;
    panel->setObjectName(QLatin1String(chart.key) + QStringLiteral("Chart"));
    chart.metric = keptMetric(metricKey(chart.key), chart.metric);
    const auto own = static_cast<int>(std::ranges::find(kRunAxes, chart.axis) - kRunAxes.begin());
    const int kept = QSettings().value(axisKey(chart.key), own).toInt();
    const int axis = std::clamp(kept, 0, static_cast<int>(kRunAxes.size()) - 1);
    chart.axis = kRunAxes[static_cast<std::size_t>(axis)];
    panel->setQuantity(placeOf(chart));
    panel->setAxis(axis);
    panel->setLogarithmicOffered(true);
    for (QComboBox* choice : panel->findChildren<QComboBox*>()) leaveWheelToPage(choice);

    connect(panel, &ChartPanel::quantityChanged, this, [this, &chart](int index) {
        chart.metric = offered_[static_cast<std::size_t>(index)];
        const int at = static_cast<int>(chart.metric);
        QSettings().setValue(metricKey(chart.key), QLatin1String(kRunMetricKeys[at]));
        Q_EMIT chartChoiceChanged();
    });
    connect(panel, &ChartPanel::axisChanged, this, [this, &chart](int index) {
        chart.axis = kRunAxes[static_cast<std::size_t>(index)];
        QSettings().setValue(axisKey(chart.key), index);
        Q_EMIT chartChoiceChanged();
    });
    connect(panel, &ChartPanel::logarithmicChosen, this, [this, &chart](bool x, bool y) {
        const RunMetric metric = shown(chart);
        logarithmic_[static_cast<std::size_t>(metric)] = {x, y};
        QSettings().setValue(logKey(metric, "x"), x);
        QSettings().setValue(logKey(metric, "y"), y);
        Q_EMIT chartChoiceChanged();
    });
    connect(panel, &ChartPanel::failed, this, &LiveView::failed);
    connect(panel, &ChartPanel::fittedChanged, this, [this](bool fitted) {
        if (!fitted) Q_EMIT followingChanged(false);
    });
    connect(panel, &ChartPanel::cursorMoved, this, [this, &chart](double x) {
        const Along from(chart.axis, offer_);
        for (Chart& other : charts_) {
            if (&other == &chart) continue;
            const double there = carried(x * chart.unit, from, Along(other.axis, offer_), positions_);
            other.panel->setCursorAt(there / other.unit);
        }
    });
}

/// What was chosen, or the run's measure if its task does not have that.
RunMetric LiveView::shown(const Chart& chart) const {
    return std::ranges::find(offered_, chart.metric) != offered_.end() ? chart.metric : metricOf(spec_);
}

int LiveView::placeOf(const Chart& chart) const {
    return static_cast<int>(std::ranges::find(offered_, shown(chart)) - offered_.begin());
}

void LiveView::showMeasure() {
    Chart& chart = charts_[0];
    if (!QSettings().contains(metricKey(chart.key))) chart.metric = metricOf(spec_);
    const QSignalBlocker quiet(chart.panel);
    chart.panel->setQuantity(placeOf(chart));
}

void LiveView::setAside(QWidget* widget) {
    aside_ = widget;
    aside_->hide();
    upper_->addWidget(aside_, 4);
    arrangeCharts();
}

void LiveView::offerAside(bool offered) {
    if (asideOffered_ == offered) return;
    asideOffered_ = offered;
    arrangeCharts();
}

void LiveView::wantAside(std::optional<bool> wanted) {
    asideWanted_ = wanted;
    arrangeCharts();
}

/// A narrow page shows fewer charts; what the others show can be chosen in those.
void LiveView::arrangeCharts() {
    const bool aside = aside_ && asideOffered_ && asideWanted_.value_or(room() >= kThreeCharts);
    if (aside_ && aside != asideShown_) {
        asideShown_ = aside;
        aside_->setVisible(aside);
        Q_EMIT asideChanged(aside);
    }
    const bool second = !aside || room() >= kTwoAndAside, third = room() >= (aside ? kThreeAndAside : kThreeCharts);
    if (second == second_ && third == third_) return;
    second_ = second;
    third_ = third;
    charts_[1].panel->setVisible(second);
    charts_[2].panel->setVisible(third);
    if (third) Q_EMIT chartChoiceChanged();
}

/// In the current language and the offer's currency, for hidden charts too.
void LiveView::nameChoices() {
    for (Chart& chart : charts_) {
        const QSignalBlocker quiet(chart.panel);
        chart.panel->setAxes(runAxisNames(taskFor(spec_).sample, offer_));
        QStringList names;
        for (const RunMetric metric : offered_) names += runMetricName(metric, spec_, offer_);
        chart.panel->setQuantities(names);
        chart.panel->setQuantity(placeOf(chart));
    }
    //: of a run: a list of what happened
    log_->setAccessibleName(tr("Log"));
    //: noun: the rules that stop a run
    rules_->setAccessibleName(tr("Stop rules"));
}

void LiveView::fillChart(Chart& chart, const LiveRun& run) {
    const RunMetric metric = shown(chart);
    const Logarithmic& axes = logarithmic_[static_cast<std::size_t>(metric)];
    chart.panel->setLogarithmic(axes.x, axes.y);
    chart.unit = axisScale(run, chart.axis).unit;
    ChartSpec spec = runChart(run, metric, chart.axis);
    if (&chart == charts_.data() && isQuality(metric)) addLearningRates(spec, run, chart.axis);
    setLogarithmic(spec, axes.x, axes.y);
    chart.panel->setSpec(std::move(spec));
}

void LiveView::setTrace(QWidget* widget) {
    trace_ = widget;
    tabs_->addTab(trace_, QString());
    tabs_->setTabVisible(tabs_->indexOf(trace_), false);
}

void LiveView::offerTrace(bool offered) {
    const int at = tabs_->indexOf(trace_);
    if (at < 0 || tabs_->isTabVisible(at) == offered) return;
    tabs_->setTabVisible(at, offered);
    arrangeTabs(tabs_->isTabVisible(0));
}

void LiveView::arrangeTabs(bool several) {
    const bool choice = several || (trace_ && tabs_->isTabVisible(tabs_->indexOf(trace_)));
    tabs_->tabBar()->setVisible(choice);
    tabs_->setFocusPolicy(choice ? Qt::TabFocus : Qt::NoFocus);
    // Tabs take a row and a margin from the log.
    lower_->setMinimumHeight((several ? 9 : choice ? 7 : 5) * Theme::kRow);
    tabs_->setTabText(tabs_->indexOf(log_), tr("Log"));
    //: title of a tab: what each device does in a step
    if (trace_) tabs_->setTabText(tabs_->indexOf(trace_), tr("One step"));
}

/// The ranks need the width, and room for four.
void LiveView::arrangeLower(bool several) {
    tabs_->setTabVisible(0, several);
    arrangeTabs(several);
    if (several) {
        tabs_->addTab(rulesFrame_, QString());
    } else {
        lower_->addWidget(rulesFrame_);
        lower_->setStretchFactor(0, 3);
        lower_->setStretchFactor(1, 2);
    }
    rulesFrame_->show();
    tabs_->setCurrentIndex(several ? 0 : 1);
}

void LiveView::showRanks(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    // Logs of earlier versions have nothing of them.
    const RankTable table = RankTable::of(run.figures);
    const RankList list = RankList::of(table, taskFor(run.spec).sample, format);
    const bool several = !list.rows.isEmpty();
    if (several != tabs_->isTabVisible(0)) arrangeLower(several);
    if (!several) return;
    //: title of a tab, with their number: "Ranks 4"
    tabs_->setTabText(0, tr("Ranks %1").arg(format.integer(list.rows.size())));
    tabs_->setTabText(tabs_->indexOf(rulesFrame_), tr("Stop rules"));
    const auto slowest = table.slowest ? std::optional(table.rows[table.slowest->row].rank) : std::nullopt;
    ranks_->setList(list, rankTimes(run.figures, slowest, format));
}

void LiveView::update(const LiveRun& run) {
    const bool renamed = offer_.currency != run.offer.currency || &taskFor(spec_) != &taskFor(run.spec);
    offer_ = run.offer;
    spec_ = run.spec;
    offered_ = runMetrics(spec_);
    if (renamed) nameChoices();
    positions_ = positions(run.figures);
    head_->setRun(run);
    tiles_->setRun(run);
    step_->setRun(run);

    showMeasure();
    for (Chart& chart : charts_)
        if (third_ || &chart != &charts_[2]) fillChart(chart, run);

    showRanks(run);
    logModel_->setEvents(run.figures.notable, taskFor(run.spec));
    rulesModel_->setRun(run);
    rulesFit_->fit();
    fitRules();
    clocksText(run);
}

void LiveView::clocksText(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Clocks& clocks = run.figures.clocks;
    const double preparation = run.figures.bill.preparation;
    const QString text = preparation > 0 ? tr("Time: training %1 · active %2 · billed %3 (%4 preparation)")
                                               .arg(format.duration(clocks.training), format.duration(clocks.active),
                                                    format.duration(clocks.billed), format.duration(preparation))
                                         : tr("Time: training %1 · active %2 · billed %3")
                                               .arg(format.duration(clocks.training), format.duration(clocks.active),
                                                    format.duration(clocks.billed));
    clocks_->setText(text);
}

void LiveView::fitRules() {
    rules_->setMinimumWidth(qMin(rulesFit_->wholeWidth() + 2 * Theme::kGrid, room() * 12 / 25));
}

void LiveView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    nameChoices();
    arrangeTabs(tabs_->isTabVisible(0));
    logModel_->retranslate();
}

/// What it shows decides how narrow it can become, so that decision cannot follow its own width: after a wide window,
/// it would never let go of it.
int LiveView::room() const {
    return parentWidget() ? parentWidget()->width() : width();
}

bool LiveView::event(QEvent* event) {
    if (event->type() == QEvent::ParentChange && parentWidget()) parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool LiveView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) fitToRoom();
    return QWidget::eventFilter(watched, event);
}

void LiveView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitToRoom();
}

void LiveView::fitToRoom() {
    tiles_->setRoom(room());
    fitRules();
    arrangeCharts();
}

int LiveView::heightForWidth(int width) const {
    return layout()->minimumHeightForWidth(width);
}

void LiveView::follow() {
    for (Chart& chart : charts_) chart.panel->fit();
    log_->scrollToTop();
    Q_EMIT followingChanged(true);
}

}  // namespace epochal::ui
