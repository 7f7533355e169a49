#include "ui/pages/live/campaign_view.h"

#include <cmath>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/bridge/run_queue.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/campaign_model.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/parts/empty_state.h"
#include "ui/pages/parts/facts.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr int kRedrawMilliseconds = 250, kSureMilliseconds = 5000, kLookMilliseconds = 2000, kLeastRun = 120,
              kBudget = 88, kTwoLines = 40;

QString range(const QString& low, const QString& mid, const QString& high) {
    if (low == high) return mid;
    //: a figure, its least and its most
    return CampaignView::tr("%1 (%2 to %3)").arg(mid, low, high);
}

}  // namespace

CampaignView::CampaignView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      workbench_(workbench),
      model_(new CampaignModel(this)),
      stack_(new QStackedWidget(this)),
      empty_(new EmptyState(QStringLiteral("sweep"), this)),
      campaigns_(new QComboBox(this)),
      progress_(new QProgressBar(this)),
      counts_(new QLabel(this)),
      budgetLabel_(new QLabel(this)),
      budgetUnit_(new QLabel(this)),
      held_(new QLabel(this)),
      budget_(new AmountField(this)),
      facts_(new Facts(this)),
      table_(new QTableView(this)),
      compare_(new QPushButton(this)),
      report_(new QPushButton(this)),
      proceed_(new QPushButton(this)),
      stop_(new QPushButton(this)) {
    campaigns_->setObjectName(QStringLiteral("campaignBox"));
    campaigns_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    campaigns_->setMinimumContentsLength(16);
    progress_->setObjectName(QStringLiteral("campaignProgress"));
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    counts_->setObjectName(QStringLiteral("campaignCounts"));
    counts_->setWordWrap(true);
    table_->setObjectName(QStringLiteral("campaignTable"));
    table_->setModel(model_);
    setUpTable(*table_);
    table_->setWordWrap(true);
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column == CampaignModel::Run) fitRows();
    });
    // The names of runs, unlike their figures, change only with the runs.
    connect(model_, &QAbstractItemModel::modelReset, this, &CampaignView::measureNames);
    connect(model_, &QAbstractItemModel::headerDataChanged, this, &CampaignView::measureNames);
    new ColumnFitter(*table_, {CampaignModel::Run, {{CampaignModel::Run, kLeastRun}}, {CampaignModel::Time}});
    compare_->setObjectName(QStringLiteral("campaignCompare"));
    report_->setObjectName(QStringLiteral("campaignReport"));
    proceed_->setObjectName(QStringLiteral("campaignContinue"));
    stop_->setObjectName(QStringLiteral("campaignStop"));
    budget_->setObjectName(QStringLiteral("campaignBudget"));
    budget_->setFixedWidth(kBudget);
    budgetLabel_->setBuddy(budget_);
    for (QLabel* label : {budgetLabel_, budgetUnit_}) label->setProperty("secondary", true);
    held_->setObjectName(QStringLiteral("campaignHeld"));
    held_->setProperty("role", QStringLiteral("warn"));
    held_->setWordWrap(true);
    auto* budget = new QHBoxLayout;
    budget->setSpacing(8);
    budget->addWidget(budgetLabel_);
    budget->addStretch(1);
    budget->addWidget(budget_);
    budget->addWidget(budgetUnit_);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{campaigns_, progress_, counts_, facts_}) top->addWidget(part);
    top->addLayout(budget);
    top->addWidget(held_);
    column->addLayout(top);
    column->addWidget(table_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 0, 8, 8);
    buttons->setSpacing(8);
    for (QPushButton* button : {compare_, report_}) buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(proceed_);
    proceed_->hide();  // until a campaign has runs that remain: it would widen the panel
    buttons->addWidget(stop_);
    column->addLayout(buttons);
    stack_->addWidget(body);
    stack_->addWidget(empty_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(stack_);

    RunQueue& queue = workbench_.queue();
    connect(campaigns_, &QComboBox::activated, this, &CampaignView::look);
    connect(table_, &QTableView::activated, this,
            [this](const QModelIndex& at) { Q_EMIT openRequested(model_->id(at.row())); });
    connect(compare_, &QPushButton::clicked, this, [this] { Q_EMIT compareRequested(begun()); });
    connect(report_, &QPushButton::clicked, this, &CampaignView::report);
    connect(proceed_, &QPushButton::clicked, this, [this] { workbench_.queue().proceed(campaign()); });
    connect(stop_, &QPushButton::clicked, this, &CampaignView::askToStop);
    look_.setInterval(kLookMilliseconds);
    connect(&look_, &QTimer::timeout, this, [this] { workbench_.queue().lookAtCampaign(campaign()); });
    connect(budget_, &QLineEdit::editingFinished, this, &CampaignView::setBudget);
    connect(&queue, &RunQueue::campaignsChanged, this, &CampaignView::fill);
    due_.setSingleShot(true);
    due_.setInterval(kRedrawMilliseconds);
    connect(&due_, &QTimer::timeout, this, &CampaignView::refresh);
    connect(&queue, &RunQueue::campaignChanged, this, [this](const QString& id) {
        if (id == campaign() && isVisible() && !due_.isActive()) due_.start();
    });
    connect(&queue, &RunQueue::changed, this, [this] {
        if (isVisible() && !due_.isActive()) due_.start();
    });
    connect(&Theme::instance(), &Theme::changed, this, &CampaignView::retranslate);
    retranslate();
}

QString CampaignView::campaign() const {
    return campaigns_->currentData().toString();
}

void CampaignView::fill() {
    const QString before = campaign();
    const QSignalBlocker quiet(campaigns_);
    campaigns_->clear();
    for (const Campaign& item : workbench_.queue().campaigns())
        campaigns_->addItem(
            tr("%1, %2").arg(QString::fromStdString(item.sweep.name), Formatter::current().when(item.createdUtcMillis)),
            QString::fromStdString(item.id));
    campaigns_->setCurrentIndex(std::max(0, campaigns_->findData(before)));
    refresh();
}

void CampaignView::show(const QString& id) {
    if (const int at = campaigns_->findData(id); at >= 0) campaigns_->setCurrentIndex(at);
    look();
}

QStringList CampaignView::begun() const {
    QStringList ids;
    for (const CampaignRun& run : workbench_.queue().runs(campaign()))
        if (run.state != RunState::Queued) ids.append(QString::fromStdString(run.id));
    return ids;
}

void CampaignView::refresh() {
    RunQueue& queue = workbench_.queue();
    const Campaign* item = queue.campaign(campaign());
    stack_->setCurrentIndex(item ? 0 : 1);
    if (!item) return;
    const Formatter& write = Formatter::current();
    const CampaignFigures figures = queue.figures(campaign());
    model_->setRuns(item->sweep, queue.runs(campaign()));
    progress_->setValue(static_cast<int>(std::lround(figures.share * 1000)));
    progress_->setToolTip(write.percent(figures.share, 0));
    QStringList counts{tr("%1 of %2 done")
                           .arg(write.integer(static_cast<qint64>(figures.finished)),
                                write.integer(static_cast<qint64>(figures.runs)))};
    const auto count = [&](std::size_t number, const QString& words) {
        if (number > 0) counts.append(words);
    };
    //: runs of a campaign
    count(figures.running, tr("%n running", "", static_cast<int>(figures.running)));
    //: number of runs in the queue
    count(figures.waiting, tr("%n queued", "", static_cast<int>(figures.waiting)));
    //: number of runs
    count(figures.interrupted, tr("%n interrupted", "", static_cast<int>(figures.interrupted)));
    //: number of runs
    count(figures.failed, tr("%n failed", "", static_cast<int>(figures.failed)));
    //: number of runs
    count(figures.stopped, tr("%n stopped", "", static_cast<int>(figures.stopped)));
    //: runs removed from the queue
    count(figures.takenOut, tr("%n removed", "", static_cast<int>(figures.takenOut)));
    counts_->setText(counts.join(QStringLiteral(", ")));
    writeFacts(figures);
    writeBudget();
    compare_->setEnabled(begun().size() > 1);
    report_->setEnabled(!begun().isEmpty());
    const int left = queue.remaining(campaign());
    proceed_->setVisible(left > 0);
    proceed_->setToolTip(tr("Add the %n run(s) that remain to the queue; interrupted ones resume", "", left));
    stop_->setVisible(left == 0);
    stop_->setEnabled((figures.running > 0 || queue.isQueued(campaign())) && !queue.isElsewhere());
}

void CampaignView::measureNames() {
    namesWidth_ = wantedWidth(*table_, CampaignModel::Run);
    fitRows();
}

void CampaignView::fitRows() {
    const bool whole = namesWidth_ <= table_->columnWidth(CampaignModel::Run);
    table_->verticalHeader()->setDefaultSectionSize(whole ? Theme::kRow : kTwoLines);
}

void CampaignView::look() {
    workbench_.queue().lookAtCampaign(campaign());
    refresh();
}

void CampaignView::writeFacts(const CampaignFigures& figures) {
    const Formatter& write = Formatter::current();
    const QString dash = Formatter::dash();
    QList<Facts::Fact> facts;
    facts.append({tr("Active time so far"),
                  figures.activeSeconds > 0 ? write.duration(figures.activeSeconds) : dash,
                  false,
                  {}});
    const bool over = figures.running + figures.waiting + figures.interrupted == 0;
    if (!over) {
        const auto& left = figures.secondsToEnd;
        facts.append(
            //: time until the end of the campaign
            {tr("Time left"),
             left ? range(write.duration(left->low), write.duration(left->mid), write.duration(left->high)) : dash,
             true,
             left ? tr("Estimated from the pace of finished runs and runs in progress; the ends of the range assume "
                       "the fastest and the slowest of them.")
                  : tr("Available once the first run shows its pace.")});
    }
    for (const Money& money : figures.soFar) facts.append({tr("Cost so far"), write.money(money), false, {}});
    for (const auto& money : figures.toFinish)
        facts.append({tr("Cost to finish"),
                      range(write.money(money.low), write.money(money.mid), write.money(money.high)), true,
                      tr("As billed by each run's offer, including preparation, minimum charge and billing quantum.")});
    if (figures.unpriced > 0)
        facts.append({tr("Without a price"), tr("%n run(s)", "", static_cast<int>(figures.unpriced)), false, {}});
    facts_->setFacts(facts);
}

void CampaignView::writeBudget() {
    const RunQueue& queue = workbench_.queue();
    const Campaign* item = queue.campaign(campaign());
    const std::vector<CampaignRun> runs = workbench_.queue().runs(campaign());
    budgetUnit_->setText(runs.empty() ? QString() : QString::fromStdString(runs.front().offer.currency));
    budget_->setEnabled(!queue.isElsewhere());
    const auto limit = Decimal::parse(item->sweep.budget);
    if (!budget_->hasFocus()) budget_->setAmount(limit ? std::optional(*limit) : std::nullopt, 2);
    QString why;
    for (const RunQueue::Entry& entry : queue.entries())
        if (entry.campaign == campaign() && !entry.held.empty()) {
            why = Formatter::current().text(entry.held) + QLatin1Char('.');
            break;
        }
    held_->setText(why);
    held_->setVisible(!why.isEmpty());
}

void CampaignView::setBudget() {
    if (!budget_->isRight()) return;
    const std::optional<Decimal> amount = budget_->amount();
    workbench_.queue().setBudget(campaign(), amount && !amount->isZero() ? amount->text() : std::string());
}

void CampaignView::report() {
    ReportRequest request;
    request.kind = ReportKind::Campaign;
    request.subject = campaign();
    request.ownQuery = true;
    request.locale = Formatter::current().locale();
    Q_EMIT reportRequested(request);
}

void CampaignView::askToStop() {
    if (!sure_) {
        sure_ = true;
        //: the stop button of a campaign, pressed once
        stop_->setText(tr("Stop all?"));
        QTimer::singleShot(kSureMilliseconds, this, [this] {
            sure_ = false;
            //: verb, button: stops all runs of the campaign
            stop_->setText(tr("Stop"));
        });
        return;
    }
    sure_ = false;
    stop_->setText(tr("Stop"));
    workbench_.queue().stop(campaign());
    refresh();
}

void CampaignView::retranslate() {
    const Theme& theme = Theme::instance();
    campaigns_->setAccessibleName(tr("Campaign"));
    table_->setAccessibleName(tr("Runs of the campaign"));
    //: verb, button
    compare_->setText(tr("Compare"));
    compare_->setIcon(theme.icon(QStringLiteral("compare")));
    compare_->setToolTip(tr("Compare the runs that have started"));
    //: noun, button: creates a report on the campaign
    report_->setText(tr("Report…"));
    report_->setIcon(theme.icon(QStringLiteral("report")));
    report_->setToolTip(tr("Create a printable report on the campaign"));
    budgetLabel_->setText(tr("Campaign &budget"));
    //: no campaign budget
    budget_->setPlaceholderText(tr("none"));
    budget_->setAccessibleName(tr("Campaign budget"));
    budgetLabel_->setToolTip(
        tr("The most that all its runs may cost together. The queue does not start a run that is expected to exceed "
           "it; runs in progress continue."));
    //: button: the runs of an interrupted campaign that remain
    proceed_->setText(tr("Continue"));
    proceed_->setIcon(theme.icon(QStringLiteral("play")));
    stop_->setText(tr("Stop"));
    stop_->setIcon(theme.icon(QStringLiteral("stop")));
    stop_->setToolTip(tr("Stop the runs in progress (each saves a checkpoint) and remove queued ones"));
    empty_->setText(tr("No campaigns yet"), tr("Vary a field on the Configure page, such as the batch size over 32, "
                                               "64, 128: its runs appear together here."));
    model_->retranslate();
    fill();
}

void CampaignView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void CampaignView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    workbench_.queue().lookForCampaigns();
    look();
    look_.start();
}

void CampaignView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    look_.stop();
}

}  // namespace epochal::ui
