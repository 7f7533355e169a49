#include "ui/pages/live/session_view.h"

#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/spec/session.h"
#include "ui/charts/chart_panel.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/limit_strip.h"
#include "ui/pages/live/run_head.h"
#include "ui/pages/live/session_tiles.h"
#include "ui/pages/live/sizes_model.h"
#include "ui/pages/parts/findings_panel.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/size_charts.h"
#include "ui/view/size_findings.h"

namespace epochal::ui {

namespace {

constexpr int kThreeSizeCharts = 1100;  ///< width from which a third chart has room
constexpr int kSizeHead = 38;

/// In the order of the page: what was asked for first.
std::array<ChartSpec, 3> chartsOf(const SizesView& view) {
    if (answersRequests(view.spec.session))
        return {latencyOverSize(view), rateOverSize(view), perMillionOverSize(view)};
    return {rateOverSize(view), ratePerPriceOverSize(view), latencyOverSize(view)};
}

}  // namespace

SessionView::SessionView(QWidget* parent)
    : QWidget(parent),
      head_(new RunHead(this)),
      tiles_(new SessionTiles(this)),
      limit_(new LimitStrip(this)),
      charts_{new ChartPanel(this), new ChartPanel(this), new ChartPanel(this)},
      table_(new QTableView),
      model_(new SizesModel(this)),
      findings_(new FindingsPanel) {
    table_->setObjectName(QStringLiteral("sessionSizes"));
    setUpTable(*table_);
    table_->setModel(model_);
    table_->horizontalHeader()->setFixedHeight(kSizeHead);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    fit_ = new ColumnFitter(*table_, {});
    auto* framed = new QFrame;
    framed->setProperty("panel", true);
    auto* within = new QVBoxLayout(framed);
    within->setContentsMargins(1, 1, 1, 1);
    within->addWidget(table_);

    auto* charts = new QWidget;
    auto* row = new QHBoxLayout(charts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kGrid);
    for (std::size_t i = 0; i < charts_.size(); ++i) {
        charts_[i]->setObjectName(QStringLiteral("sizeChart%1").arg(i + 1));
        row->addWidget(charts_[i], i == 0 ? 3 : 2);
        link(*charts_[i]);
    }
    auto* lower = new QSplitter(Qt::Horizontal);
    lower->addWidget(framed);
    lower->addWidget(findings_);
    lower->setStretchFactor(0, 3);
    lower->setStretchFactor(1, 2);
    lower->setChildrenCollapsible(false);
    lower->setMinimumHeight(kSizeHead + 5 * Theme::kRow);
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(charts);
    both->addWidget(lower);
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 1);
    both->setChildrenCollapsible(false);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kMargin, Theme::kGrid, Theme::kMargin, Theme::kGrid);
    column->setSpacing(Theme::kGrid);
    column->addWidget(head_);
    column->addWidget(tiles_);
    column->addWidget(limit_);
    column->addWidget(both, 1);
    connect(limit_, &LimitStrip::changed, this, &SessionView::limitChanged);
}

void SessionView::link(ChartPanel& panel) {
    panel.setSmoothingOffered(false);
    connect(&panel, &ChartPanel::failed, this, &SessionView::failed);
    connect(&panel, &ChartPanel::fittedChanged, this, [this](bool fitted) {
        if (!fitted) Q_EMIT followingChanged(false);
    });
    connect(&panel, &ChartPanel::cursorMoved, this, [this, &panel](double x) {
        for (ChartPanel* other : charts_)
            if (other != &panel) other->setCursorAt(x);
    });
}

void SessionView::update(const LiveRun& run) {
    const bool answers = answersRequests(run.spec.session);
    head_->setRun(run);
    tiles_->setRun(run);
    limit_->setVisible(answers);
    limit_->setRun(run.spec, run.figures);
    SizesView view = SizesView::of(run.spec, run.offer, run.figures, Formatter::current());
    view.elsewhere = run.elsewhere;
    view.demand = run.demand;
    view.inProgress = run.active && run.figures.state == RunState::Running;
    if (answers) {
        view.which = limit_->percentile();
        view.limit = limit_->limit();
    }
    const SizeFindings findings(view);
    limit_->setWords(findings.limitText());
    std::array<ChartSpec, 3> specs = chartsOf(view);
    for (std::size_t i = 0; i < specs.size(); ++i) charts_[i]->setSpec(std::move(specs[i]));
    //: what a session measured one after another: batch sizes, or numbers of threads
    table_->setAccessibleName(tr("Sizes"));
    model_->setTable(SizeTable::of(view));
    fitColumns();
    spanRows();
    const QList<Fact> says = findings.findings();
    const bool same = std::equal(says.begin(), says.end(), said_.begin(), said_.end(),
                                 [](const Fact& a, const Fact& b) { return a.label == b.label && a.value == b.value; });
    if (!same || says.isEmpty()) findings_->setFindings(says, {});
    if (!same) showChosen();
    said_ = says;
}

/// Where the table is narrow, the figures that the charts do not show give way last.
void SessionView::fitColumns() {
    using enum SizeTable::Quantity;
    std::vector<int> spare;
    for (const SizeTable::Quantity less : {P99, P50, DataWait, Memory, Energy})
        for (int i = 0; i < model_->shown().columns.size(); ++i)
            if (model_->shown().columns[i].quantity == less) spare.push_back(i);
    if (spare != spare_ || columns_ != model_->columnCount()) fit_->setRoles({FitRule::kEvery, {}, spare});
    spare_ = std::move(spare);
    columns_ = model_->columnCount();
    fit_->fit();
}

/// A row without figures says why across its columns.
void SessionView::spanRows() {
    table_->clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row)
        if (!model_->shown().rows[row].instead.isEmpty() && model_->columnCount() > 2)
            table_->setSpan(row, 1, 1, model_->columnCount() - 1);
}

void SessionView::showChosen() {
    const auto& rows = model_->shown().rows;
    const auto chosen = std::ranges::find_if(rows, [](const SizeTable::Row& row) { return row.chosen; });
    if (chosen != rows.end()) table_->scrollTo(model_->index(static_cast<int>(chosen - rows.begin()), 0));
}

void SessionView::arrange() {
    const bool room = width() >= kThreeSizeCharts;
    if (room == money_) return;
    money_ = room;
    charts_[2]->setVisible(room);
}

void SessionView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
    // Once the table has its new height.
    QMetaObject::invokeMethod(this, &SessionView::showChosen, Qt::QueuedConnection);
}

int SessionView::heightForWidth(int width) const {
    return layout()->minimumHeightForWidth(width);
}

void SessionView::follow() {
    for (ChartPanel* chart : charts_) chart->fit();
    Q_EMIT followingChanged(true);
}

void SessionView::forget() {
    limit_->forget();
}

}  // namespace epochal::ui
