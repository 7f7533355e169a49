#include "ui/pages/configure/cost_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <algorithm>

#include "core/launch/expectation.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/estimate_breakdown.h"
#include "ui/pages/configure/estimate_delegate.h"
#include "ui/pages/configure/estimate_source.h"
#include "ui/pages/configure/offer_delegate.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kOfferRow = 40;
constexpr int kRoomForRange = 440, kRoomForMemory = 350;  ///< narrower, the columns would cut the offers' names
constexpr int kRange = 64, kCellPadding = 10;
constexpr int kHead = 2 * 4 + 2 * 4 + 4;  ///< what kHeadPadding is for these heads
const Field& offerField() {
    return *findField("price.offer");
}
}  // namespace

CostPanel::CostPanel(Workbench& workbench, SpecDocument& document, QWidget* parent)
    : Panel(parent),
      workbench_(workbench),
      document_(document),
      source_(new EstimateSource(workbench, document, this)),
      model_(new OffersModel(this)),
      goal_(new Segments(this)),
      summary_(new QLabel(this)),
      search_(new SearchLine(this)),
      table_(new QTableView(this)),
      scroll_(new QScrollArea(this)),
      breakdown_(new EstimateBreakdown(this)),
      edit_(new QPushButton(this)) {
    goal_->setObjectName(QStringLiteral("estimateGoal"));
    head()->addWidget(goal_);
    summary_->setObjectName(QStringLiteral("estimateSummary"));
    summary_->setWordWrap(true);
    search_->setObjectName(QStringLiteral("offerSearch"));
    search_->setFixedWidth(140);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(12, 4, 8, 4);
    line->addWidget(summary_, 1);
    line->addWidget(search_);
    table_->setObjectName(QStringLiteral("offersTable"));
    table_->setModel(model_);
    setUpTable(*table_);
    table_->setItemDelegate(new EstimateDelegate(table_));
    table_->setItemDelegateForColumn(OffersModel::Title, new OfferDelegate(table_));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->verticalHeader()->setDefaultSectionSize(kOfferRow);
    table_->setMinimumHeight(2 * kOfferRow);
    table_->horizontalHeader()->setFixedHeight(38);
    // Five columns in a narrow panel: their heads stand closer than those of wide tables.
    table_->horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 0 4px; }"));
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->horizontalHeader()->setSectionResizeMode(OffersModel::Title, QHeaderView::Stretch);
    auto* rule = new QFrame(this);
    rule->setProperty("line", true);
    rule->setFixedHeight(1);
    body()->setContentsMargins(1, 0, 1, 0);
    body()->setSpacing(0);
    body()->addLayout(line);
    body()->addWidget(table_, 1);
    body()->addWidget(rule);
    // On a low screen the chosen offer scrolls, rather than press the launch line together.
    scroll_->setWidget(buildChosen());
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->widget()->setAutoFillBackground(false);
    body()->addWidget(scroll_);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setSearch(text);
        fitRows();
        refresh();
    });
    connect(goal_, &Segments::chosen, source_,
            [this](int index) { source_->setGoal(index == 0 ? EstimateGoal::Target : EstimateGoal::WholeRun); });
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section == OffersModel::Title) fitRows();  // words wrap at another place
    });
    connect(table_, &QTableView::clicked, this, &CostPanel::choose);
    connect(table_, &QTableView::activated, this, &CostPanel::choose);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (table_->hasFocus()) choose(current);
            });
    connect(edit_, &QPushButton::clicked, this, &CostPanel::editThisMachine);
    connect(&document_, &SpecDocument::changed, this, &CostPanel::refresh);
    connect(source_, &EstimateSource::changed, this, &CostPanel::showEstimates);
    connect(&workbench_, &Workbench::bookChanged, this, &CostPanel::load);
    connect(&Theme::instance(), &Theme::changed, this, &CostPanel::describe);
    retranslate();
    load();
}

QWidget* CostPanel::buildChosen() {
    auto* chosen = new QWidget(this);
    auto* column = new QVBoxLayout(chosen);
    column->setContentsMargins(12, 8, 12, 6);
    column->setSpacing(6);
    edit_->setObjectName(QStringLiteral("editThisMachine"));
    edit_->setProperty("link", true);
    column->addWidget(breakdown_);
    column->addWidget(edit_, 0, Qt::AlignLeft);
    return chosen;
}

const Offer* CostPanel::chosen() const {
    return workbench_.book().find(document_.spec().price.offer);
}

std::string CostPanel::chosenId() const {
    // The spec may name it by the id of another of its regions.
    const Offer* offer = chosen();
    return offer ? offer->id : document_.spec().price.offer;
}

void CostPanel::load() {
    model_->setAgeLimit(workbench_.book().ageLimitDays);
    // Offers that the price book has lost must not be chosen; what is estimated of the others still holds.
    model_->setOffers(offersFor(document_.spec(), workbench_.book()));
    fit();
    refresh();
    Q_EMIT offersChanged();
}

void CostPanel::showEstimates() {
    model_->setEstimates(source_->estimates());
    fit();
    refresh();
    const int row = model_->rowOfId(QString::fromStdString(chosenId()));
    if (!scrolled_ && row >= 0) table_->scrollTo(model_->index(row, OffersModel::Title));
    scrolled_ = true;
}

void CostPanel::choose(const QModelIndex& index) {
    if (const Offer* offer = model_->at(index.row())) document_.set(offerField(), offer->id);
}

void CostPanel::fit() {
    const Theme& theme = Theme::instance();
    const QFontMetrics bold(theme.font(Type::BodyBold)), small(theme.font(Type::Tick)),
        heads = table_->horizontalHeader()->fontMetrics();
    for (const int column : {OffersModel::Memory, OffersModel::Time, OffersModel::CostRange, OffersModel::Cost}) {
        int width = column == OffersModel::CostRange ? kRange : 0;
        const QString head = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        for (const QString& line : head.split(QLatin1Char('\n')))
            width = qMax(width, heads.horizontalAdvance(line) + kHead - kCellPadding);
        for (int row = 0; row < model_->rowCount(); ++row) {
            const QModelIndex cell = model_->index(row, column);
            width = qMax(width, bold.horizontalAdvance(cell.data().toString()));
            width = qMax(width, small.horizontalAdvance(cell.data(OffersModel::DetailRole).toString()));
        }
        table_->setColumnWidth(column, width + kCellPadding);
    }
    fitRows();
}

void CostPanel::fitRows() {
    table_->clearSpans();
    const int width = table_->columnWidth(OffersModel::Title);
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex first = model_->index(row, OffersModel::Title);
        const int height = OfferDelegate::heightFor(first, width);
        if (table_->rowHeight(row) != height) table_->setRowHeight(row, height);
        if (!first.data(OffersModel::RankedRole).toBool())
            table_->setSpan(row, OffersModel::Time, 1, OffersModel::ColumnCount - OffersModel::Time);
    }
}

void CostPanel::fitChosen() {
    constexpr double kShare = 0.42;
    QLayout* inside = scroll_->widget()->layout();
    inside->activate();
    const int wanted = inside->hasHeightForWidth() ? inside->heightForWidth(scroll_->viewport()->width())
                                                   : inside->sizeHint().height();
    scroll_->setFixedHeight(std::clamp(wanted, kOfferRow, std::max(kOfferRow, static_cast<int>(height() * kShare))));
    layout()->activate();  // what stands below moves in the same frame
}

void CostPanel::refresh() {
    const std::string wanted = chosenId();
    if (chosen() && std::ranges::find(model_->all(), wanted, &Offer::id) == model_->all().end()) return load();
    const QString id = QString::fromStdString(wanted);
    model_->setChosen(id);
    const int row = model_->rowOfId(id);
    if (row >= 0 && table_->currentIndex().row() != row) {
        const QSignalBlocker quiet(table_->selectionModel());
        table_->setCurrentIndex(model_->index(row, OffersModel::Title));
        table_->viewport()->update();
    }
    const double target = document_.spec().stop.target;
    const Formatter& write = Formatter::current();
    goal_->setVisible(target > 0);
    goal_->setTexts({tr("To %1").arg(write.exact(target) + QStringLiteral("\u00a0%")),
                     tr("All %n epoch(s)", "", static_cast<int>(document_.spec().stop.epochs))});
    goal_->setCurrent(source_->goal() == EstimateGoal::Target ? 0 : 1);
    describe();
}

void CostPanel::describe() {
    const Offer* offer = chosen();
    edit_->setVisible(offer && offer->id == "this-machine");
    breakdown_->setVisible(offer != nullptr);
    const std::vector<Estimate>& all = model_->estimates();
    const auto found =
        std::ranges::find_if(all, [id = chosenId()](const Estimate& one) { return one.offer.id == id; });
    const Estimate* estimate = found == all.end() ? nullptr : &*found;
    if (offer) {
        EstimateBreakdown::Budget budget;
        if (const auto read = Decimal::parse(document_.spec().stop.budget); read && !read->isZero()) budget.run = *read;
        if (const auto read = Decimal::parse(document_.sweep().budget); read && !read->isZero())
            budget.campaign = *read;
        breakdown_->show(*offer, estimate, all, budget);
    }
    const Formatter& write = Formatter::current();
    QStringList words;
    if (!offer)
        words.append(
            tr("The offer \"%1\" is not in the price book.").arg(QString::fromStdString(document_.spec().price.offer)));
    if (document_.runCount() > 1) words.append(tr("%n run(s), one after the other.", "", document_.runCount()));
    if (source_->goal() == EstimateGoal::Target && document_.spec().stop.target > 0 && !all.empty()) {
        const auto known = std::ranges::find_if(all, [](const Estimate& one) { return one.target.has_value(); });
        words.append(known == all.end()
                         ? tr("No run here has reached the target yet: all epochs are counted.")
                         : tr("About %1 epochs a run by %n own run(s).", "", static_cast<int>(known->target->reached))
                               .arg(write.exact(known->target->epochs.mid)));
    }
    const auto ranked = std::ranges::count_if(all, [](const Estimate& one) { return one.notRanked.empty(); });
    if (words.isEmpty() && source_->estimates().empty()) words.append(tr("Estimating…"));
    if (words.isEmpty() && ranked == 0) words.append(tr("No offer can be estimated: each says why."));
    if (words.isEmpty()) words.append(tr("%n offer(s) by cost", "", static_cast<int>(ranked)));
    summary_->setText(words.join(QLatin1Char(' ')));
    fitChosen();
}

void CostPanel::editThisMachine() {
    const Offer* own = workbench_.book().find("this-machine");
    if (!own) return;
    OwnMachineDialog dialog(*own, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const Status saved = workbench_.setThisMachineOffer(dialog.offer());
    if (!saved) workbench_.issues().add(Severity::Error, saved.error(), tr("prices"));
}

void CostPanel::retranslate() {
    setTitle(tr("What will this cost"));
    search_->setPlaceholderText(tr("Find an offer"));
    search_->setAccessibleName(search_->placeholderText());
    table_->setAccessibleName(tr("Offers"));
    edit_->setText(tr("Edit this machine's cost…"));
    model_->retranslate();
    fit();
    refresh();
}

void CostPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    table_->setColumnHidden(OffersModel::CostRange, width() < kRoomForRange);
    table_->setColumnHidden(OffersModel::Memory, width() < kRoomForMemory);
    fitRows();
    fitChosen();
}

void CostPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Panel::changeEvent(event);
}

}  // namespace epochal::ui
