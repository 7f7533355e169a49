#include "ui/pages/configure/cost_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QWheelEvent>
#include <algorithm>
#include <numeric>

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
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/search_line.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/accessible_role.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {
constexpr int kOfferRow = 40, kOffersHead = 38;
constexpr int kLookedAtOffers = 1000;  ///< sampled for column widths, from cheapest to most expensive
constexpr int kNarrowestOffer = 150, kLeastOffer = 200, kWidestOffer = 320;  ///< px, of its column
constexpr int kHead = 2 * 4 + 2 * 4 + 4;                                     ///< kHeadPadding for these headers

/// One row of the table below, with the headers.
class PinnedRow : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

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
      pinned_(new PinnedRow(this)),
      table_(new QTableView(this)),
      scroll_(new QScrollArea(this)),
      breakdown_(new EstimateBreakdown(this)),
      edit_(new QPushButton(this)) {
    setAccessibleRole(*scroll_, QAccessible::Document);
    goal_->setObjectName(QStringLiteral("estimateGoal"));
    head()->addWidget(goal_);
    summary_->setObjectName(QStringLiteral("estimateSummary"));
    summary_->setWordWrap(true);
    search_->setObjectName(QStringLiteral("offerSearch"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(12, 4, 8, 4);
    line->addWidget(summary_, 1);
    line->addWidget(search_);
    table_->setObjectName(QStringLiteral("offersTable"));
    pinned_->setObjectName(QStringLiteral("chosenOffer"));
    for (QTableView* table : {pinned_, table_}) {
        table->setModel(model_);
        setUpTable(*table);
        table->setItemDelegate(new EstimateDelegate(table));
        table->setItemDelegateForColumn(OffersModel::Title, new OfferDelegate(table));
        table->verticalHeader()->setDefaultSectionSize(kOfferRow);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        setNameColumns(*table, {OffersModel::Title});
    }
    // The headers are above the chosen offer; the list follows below it.
    table_->horizontalHeader()->hide();
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setMinimumHeight(kOfferRow);
    table_->viewport()->installEventFilter(this);
    pinned_->setSelectionMode(QAbstractItemView::NoSelection);
    pinned_->setFocusPolicy(Qt::NoFocus);
    pinned_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pinned_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pinned_->horizontalHeader()->setFixedHeight(kOffersHead);
    // Five columns in a narrow panel: the headers have less padding than those of wide tables.
    pinned_->horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 0 4px; }"));
    body()->setContentsMargins(1, 0, 1, 0);
    body()->setSpacing(0);
    body()->addLayout(line);
    body()->addWidget(pinned_);
    body()->addWidget(table_, 1);
    body()->addWidget(rule(Qt::Horizontal, this));
    // On a low screen the chosen offer scrolls, so that the launch line is not squeezed.
    scroll_->setWidget(buildChosen());
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->widget()->setAutoFillBackground(false);
    body()->addWidget(scroll_);

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        model_->setSearch(text);
        table_->scrollToTop();
        fit();
        refresh();
    });
    connect(goal_, &Segments::chosen, source_,
            [this](int index) { source_->setGoal(index == 0 ? EstimateGoal::Target : EstimateGoal::WholeRun); });
    connect(table_, &QTableView::clicked, this, &CostPanel::choose);
    connect(table_, &QTableView::activated, this, &CostPanel::choose);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (table_->hasFocus()) choose(current);
            });
    connect(edit_, &QPushButton::clicked, this, &CostPanel::editThisMachine);
    connect(&document_, &SpecDocument::changed, this, &CostPanel::refresh);
    connect(source_, &EstimateSource::changed, this, &CostPanel::showEstimates);
    connect(&workbench_.prices(), &Prices::bookChanged, this, &CostPanel::load);
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
    return workbench_.prices().book().find(document_.spec().price.offer);
}

std::string CostPanel::chosenId() const {
    // The spec may name the offer by the id of another of its regions.
    const Offer* offer = chosen();
    return offer ? offer->id : document_.spec().price.offer;
}

void CostPanel::load() {
    model_->setAgeLimit(workbench_.prices().book().ageLimitDays);
    // Offers removed from the price book must not be chosen; new estimates follow.
    model_->setOffers(offersFor(document_.spec(), workbench_.prices().book()));
    fit();
    refresh();
    Q_EMIT offersChanged();
}

void CostPanel::showEstimates() {
    const int place = table_->verticalScrollBar()->value();
    model_->setEstimates(source_->estimates());
    fit();
    refresh();
    table_->doItemsLayout();
    table_->verticalScrollBar()->setValue(place);
}

void CostPanel::choose(const QModelIndex& index) {
    if (const Offer* offer = model_->at(index.row())) document_.set(offerField(), offer->id);
}

void CostPanel::fit() {
    const QFontMetrics heads = pinned_->horizontalHeader()->fontMetrics();
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < OffersModel::ColumnCount; ++column) {
        QStyleOptionViewItem option;
        int width = 0;
        const int step = 1 + model_->rowCount() / kLookedAtOffers;
        for (int row = 0; row < model_->rowCount(); row += step) {
            const QModelIndex cell = model_->index(row, column);
            if (column > OffersModel::Memory && !cell.data(OffersModel::RankedRole).toBool())
                continue;  // its reason wraps
            const QAbstractItemDelegate* delegate = table_->itemDelegateForIndex(cell);
            width = qMax(width, delegate->sizeHint(option, cell).width());
        }
        if (column == OffersModel::Title) width = qMin(width, kWidestOffer);
        const QString head = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        for (const QString& line : head.split(QLatin1Char('\n')))
            width = qMax(width, heads.horizontalAdvance(line) + kHead);
        needs.push_back({column, width, column == OffersModel::Title ? kLeastOffer : width});
    }
    FitRule rule{OffersModel::CostRange, {OffersModel::Title}, {OffersModel::CostRange, OffersModel::Memory}};
    const int room = table_->viewport()->width();
    std::vector<int> widths = fitColumns(needs, room, rule);
    if (std::accumulate(widths.begin(), widths.end(), 0) > room) {
        needs[OffersModel::Title].least = kNarrowestOffer;
        widths = fitColumns(needs, room, rule);
    }
    // The range takes what is left, for itself and for the reasons, which span it; without it, the names do.
    if (widths[OffersModel::CostRange] == 0) {
        rule.taker = OffersModel::Title;
        widths = fitColumns(needs, room, rule);
    }
    for (QTableView* table : {pinned_, table_})
        for (int column = 0; column < OffersModel::ColumnCount; ++column) {
            const int width = widths[static_cast<std::size_t>(column)];
            table->setColumnHidden(column, width == 0);
            if (width > 0) table->setColumnWidth(column, width);
        }
    fitRows();
}

int CostPanel::heightOf(int row) const {
    const QModelIndex reason = model_->index(row, OffersModel::Time);
    if (reason.data(OffersModel::RankedRole).toBool()) return kOfferRow;
    return qMax(kOfferRow, table_->itemDelegateForIndex(reason)->sizeHint({}, reason).height());
}

void CostPanel::span(QTableView& table, int row) const {
    if (!model_->index(row, OffersModel::Time).data(OffersModel::RankedRole).toBool())
        table.setSpan(row, OffersModel::Time, 1, OffersModel::ColumnCount - OffersModel::Time);
}

void CostPanel::fitRows() {
    table_->clearSpans();
    for (int row = 0; row < model_->rowCount(); ++row) {
        const int height = heightOf(row);
        if (!table_->isRowHidden(row) && table_->rowHeight(row) != height) table_->setRowHeight(row, height);
        span(*table_, row);
    }
    pin();
}

void CostPanel::pin() {
    const int chosen = model_->rowOfId(QString::fromStdString(chosenId()));
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (table_->isRowHidden(row) == (row == chosen)) continue;
        table_->setRowHidden(row, row == chosen);
        if (row != chosen) table_->setRowHeight(row, heightOf(row));
    }
    pinned_->clearSpans();
    pinned_->selectionModel()->clearSelection();
    pinned_->setFixedHeight(kOffersHead + (chosen < 0 ? 0 : heightOf(chosen)));
    if (chosen < 0) return;
    pinned_->setRowHeight(chosen, heightOf(chosen));
    span(*pinned_, chosen);
    const QModelIndex first = model_->index(chosen, OffersModel::Title);
    pinned_->selectionModel()->select(first, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    layout()->activate();  // scrolling depends on the present height
    pinned_->scrollTo(first, QAbstractItemView::PositionAtTop);
}

bool CostPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) fit();
    return Panel::eventFilter(watched, event);
}

void CostPanel::fitChosen() {
    constexpr double kShare = 0.42;
    QLayout* inside = scroll_->widget()->layout();
    inside->activate();
    const int wanted = inside->hasHeightForWidth() ? inside->heightForWidth(scroll_->viewport()->width())
                                                   : inside->sizeHint().height();
    scroll_->setFixedHeight(std::clamp(wanted, kOfferRow, std::max(kOfferRow, static_cast<int>(height() * kShare))));
    layout()->activate();  // what is below moves in the same frame
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
    pin();
    const RunSpec::Stop& stop = document_.spec().stop;
    const Formatter& write = Formatter::current();
    goal_->setVisible(targetOf(document_.spec()).has_value());
    //: %1 = the target, an accuracy with its percent sign
    goal_->setTexts({tr("To %1").arg(targetText(document_.spec(), write)),
                     tr("All %n epoch(s)", "", static_cast<int>(stop.epochs))});
    goal_->setCurrent(source_->goal() == EstimateGoal::Target ? 0 : 1);
    describe();
}

void CostPanel::describe() {
    const Offer* offer = chosen();
    edit_->setVisible(offer && offer->id == "this-machine");
    breakdown_->setVisible(offer != nullptr);
    const std::vector<Estimate>& all = model_->estimates();
    const auto found = std::ranges::find_if(all, [id = chosenId()](const Estimate& one) { return one.offer.id == id; });
    const Estimate* estimate = found == all.end() ? nullptr : &*found;
    if (offer) {
        EstimateBreakdown::Budget budget;
        if (const auto read = Decimal::parse(document_.spec().stop.budget); read && !read->isZero()) budget.run = *read;
        if (const auto read = Decimal::parse(document_.sweep().budget); read && !read->isZero())
            budget.campaign = *read;
        breakdown_->show(*offer, estimate, all, budget);
    }
    const bool rated = estimate && estimate->rate;
    Q_EMIT expected(rated ? std::optional(estimate->rate->mid) : std::nullopt,
                    offer ? QString::fromStdString(epochal::title(*offer)) : QString());
    const Formatter& write = Formatter::current();
    QStringList words;
    if (!offer)
        words.append(
            tr("The offer \"%1\" is not in the price book.").arg(QString::fromStdString(document_.spec().price.offer)));
    if (document_.runCount() > 1) words.append(tr("%n run(s), one after another.", "", document_.runCount()));
    // An offer without an estimate does not tell whether a run has reached the target.
    const auto told = std::ranges::find_if(all, [](const Estimate& one) { return one.epochs.has_value(); });
    if (source_->goal() == EstimateGoal::Target && targetOf(document_.spec()) && told != all.end())
        words.append(told->target ? tr("Epochs per run: about %1, based on %n of your runs.", "",
                                       static_cast<int>(told->target->reached))
                                        .arg(write.exact(told->target->epochs.mid))
                                  : tr("None of your runs with this model and data has reached the target, so all "
                                       "epochs are counted."));
    const auto ranked =
        std::ranges::count_if(all, [](const Estimate& one) { return one.notRanked.empty() && !one.isModeled; });
    // The figures shown are for another number of runs until the new ones are known.
    if (source_->runs() != document_.runCount()) words.append(tr("Estimating…"));
    if (words.isEmpty() && ranked == 0) words.append(tr("No estimates; each row says why."));
    if (words.isEmpty()) words.append(tr("%n offer(s) ranked by cost", "", static_cast<int>(ranked)));
    summary_->setText(words.join(QLatin1Char(' ')));
    fitChosen();
}

void CostPanel::editThisMachine() {
    const Offer* own = workbench_.prices().book().find("this-machine");
    if (!own) return;
    OwnMachineDialog dialog(*own, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const Status saved = workbench_.prices().setThisMachineOffer(dialog.offer());
    if (!saved) workbench_.issues().add(Severity::Error, saved.error(), Issues::Part::Prices);
}

void CostPanel::retranslate() {
    //: title of a panel
    setTitle(tr("What this will cost"));
    search_->setPrompt(tr("Find an offer"), 140);
    table_->setAccessibleName(tr("Offers"));
    pinned_->setAccessibleName(tr("Selected offer"));
    scroll_->setAccessibleName(tr("Selected offer"));
    edit_->setText(tr("Edit this machine's cost…"));
    model_->retranslate();
    fit();
    refresh();
}

void CostPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fitChosen();
    pin();
}

void CostPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Panel::changeEvent(event);
}

}  // namespace epochal::ui
