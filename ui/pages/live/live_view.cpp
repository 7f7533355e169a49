#include "ui/pages/live/live_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/charts/chart_panel.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/log_model.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/live/step_strip.h"
#include "ui/pages/live/stop_rules_model.h"
#include "ui/pages/live/tile_strip.h"
#include "ui/tables/bar_delegate.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

const auto kAccuracyAxis = QStringLiteral("live/accuracyAxis");
const auto kRateAxis = QStringLiteral("live/rateAxis");
const auto kQuantity = QStringLiteral("live/rateQuantity");
constexpr int kLeastMessage = 120;

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
      accuracy_(new ChartPanel(this)),
      rate_(new ChartPanel(this)),
      step_(new StepStrip(this)),
      log_(new QTableView),
      rules_(new QTableView),
      clocks_(new QLabel),
      logModel_(new LogModel(this)),
      rulesModel_(new StopRulesModel(this)) {
    accuracy_->setObjectName(QStringLiteral("accuracyChart"));
    rate_->setObjectName(QStringLiteral("rateChart"));
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
    log_->setTextElideMode(Qt::ElideRight);  // messages, not names
    new ColumnFitter(*log_, {LogModel::Text, {{LogModel::Text, kLeastMessage}}, {LogModel::Epoch}});
    rulesFit_ = new ColumnFitter(*rules_, {StopRulesModel::Now, {}, {StopRulesModel::Used}});
    clocks_->setWordWrap(true);
    clocks_->setFont(Theme::instance().font(Type::Secondary));
    clocks_->setContentsMargins(8, 4, 8, 4);
    clocks_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* charts = new QHBoxLayout;
    charts->setSpacing(Theme::kGrid);
    charts->addWidget(accuracy_, 1);
    charts->addWidget(rate_, 1);
    auto* upper = new QWidget;
    auto* upperColumn = new QVBoxLayout(upper);
    upperColumn->setContentsMargins(0, 0, 0, 0);
    upperColumn->setSpacing(Theme::kGrid);
    upperColumn->addLayout(charts, 1);
    upperColumn->addWidget(step_);

    auto* lower = new QSplitter(Qt::Horizontal);
    lower->addWidget(framed(log_));
    lower->addWidget(framed(rules_, clocks_));
    lower->setStretchFactor(0, 3);
    lower->setStretchFactor(1, 2);
    lower->setChildrenCollapsible(false);
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(upper);
    both->addWidget(lower);
    both->setStretchFactor(0, 5);
    both->setStretchFactor(1, 1);
    both->setChildrenCollapsible(false);
    lower->setMinimumHeight(5 * Theme::kRow);
    rules_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, Theme::kGrid, Theme::kMargin, Theme::kGrid);
    column->setSpacing(Theme::kGrid);
    column->addWidget(head_);
    column->addWidget(tiles_);
    column->addWidget(both, 1);
    linkCharts();
}

void LiveView::linkCharts() {
    const QSettings settings;
    QStringList axes = runAxisNames(Offer());
    accuracy_->setAxes(axes);
    rate_->setAxes(axes);
    rate_->setQuantities({QString(), QString()});
    accuracy_->setAxis(settings.value(kAccuracyAxis, static_cast<int>(RunAxis::Epoch)).toInt());
    rate_->setAxis(settings.value(kRateAxis, static_cast<int>(RunAxis::ActiveTime)).toInt());
    rate_->setQuantity(settings.value(kQuantity, static_cast<int>(RateQuantity::PerPrice)).toInt());

    const auto keep = [this](const QString& key) {
        return [this, key](int index) {
            QSettings().setValue(key, index);
            Q_EMIT chartChoiceChanged();
        };
    };
    connect(accuracy_, &ChartPanel::axisChanged, this, keep(kAccuracyAxis));
    connect(rate_, &ChartPanel::axisChanged, this, keep(kRateAxis));
    connect(rate_, &ChartPanel::quantityChanged, this, keep(kQuantity));
    for (ChartPanel* panel : {accuracy_, rate_}) {
        connect(panel, &ChartPanel::failed, this, &LiveView::failed);
        connect(panel, &ChartPanel::fittedChanged, this, [this](bool fitted) {
            if (!fitted) Q_EMIT followingChanged(false);
        });
    }
    connect(accuracy_, &ChartPanel::cursorMoved, this, [this](double x) {
        const double there = carried(x * accuracyUnit_, static_cast<RunAxis>(accuracy_->axis()),
                                     static_cast<RunAxis>(rate_->axis()), positions_, offer_);
        rate_->setCursorAt(there / rateUnit_);
    });
    connect(rate_, &ChartPanel::cursorMoved, this, [this](double x) {
        const double there = carried(x * rateUnit_, static_cast<RunAxis>(rate_->axis()),
                                     static_cast<RunAxis>(accuracy_->axis()), positions_, offer_);
        accuracy_->setCursorAt(there / accuracyUnit_);
    });
    connect(log_->verticalScrollBar(), &QScrollBar::sliderMoved, this, [this](int value) {
        if (value > 0) Q_EMIT followingChanged(false);
    });
}

void LiveView::update(const LiveRun& run) {
    offer_ = run.offer;
    positions_ = positions(run.figures);
    head_->setRun(run);
    tiles_->setRun(run);
    step_->setRun(run);

    const QStringList axes = runAxisNames(run.offer);
    accuracy_->setAxes(axes);
    rate_->setAxes(axes);
    const QString currency = QString::fromStdString(run.offer.currency);
    rate_->setQuantities({tr("Images/s per %1/h").arg(currency), tr("Images/s")});
    const auto accuracyAxis = static_cast<RunAxis>(accuracy_->axis()), rateAxis = static_cast<RunAxis>(rate_->axis());
    accuracyUnit_ = axisScale(run, accuracyAxis).unit;
    rateUnit_ = axisScale(run, rateAxis).unit;
    accuracy_->setSpec(accuracyChart(run, accuracyAxis));
    rate_->setSpec(rateChart(run, rateAxis, static_cast<RateQuantity>(rate_->quantity())));

    logModel_->setEvents(run.figures.notable);
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
                                               .arg(format.clock(clocks.training), format.clock(clocks.active),
                                                    format.clock(clocks.billed), format.clock(preparation))
                                         : tr("Time: training %1 · active %2 · billed %3")
                                               .arg(format.clock(clocks.training), format.clock(clocks.active),
                                                    format.clock(clocks.billed));
    clocks_->setText(text);
}

void LiveView::fitRules() {
    rules_->setMinimumWidth(qMin(rulesFit_->wholeWidth() + 2 * Theme::kGrid, width() * 12 / 25));
}

void LiveView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitRules();
}

int LiveView::heightForWidth(int width) const {
    return layout()->minimumHeightForWidth(width);
}

void LiveView::follow() {
    accuracy_->fit();
    rate_->fit();
    log_->scrollToTop();
    Q_EMIT followingChanged(true);
}

}  // namespace epochal::ui
