#include "ui/pages/compare/search_board.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/analysis/importance.h"
#include "ui/bridge/background.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/coordinates_painter.h"
#include "ui/charts/coordinates_view.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/search_model.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

enum Form { kConfigurations, kRunsAlone, kOrdinary };
const auto kFormKey = QStringLiteral("compare/searchForm");
constexpr int kChoiceGap = 12, kLabelGap = 6;  ///< px between the choices of the bar; between a label and its box
constexpr int kLeastUpper = 170, kLeastLower = 140, kTwoLineHead = 38, kMostChips = 3;

QLabel* secondaryLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("secondary", true);
    label->setFont(Theme::instance().font(Type::Secondary));
    label->setTextFormat(Qt::PlainText);
    return label;
}

bool isAlike(const std::vector<double>& a, const std::vector<double>& b) {
    return std::ranges::equal(a, b, [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

bool isAlike(const SearchView::Sample& a, const SearchView::Sample& b) {
    return a.configuration == b.configuration && isAlike(a.quality, b.quality) && a.why == b.why &&
           std::ranges::equal(a.parameters, b.parameters, [](const SearchParameter& one, const SearchParameter& other) {
               return one.words == other.words && isAlike(one.values, other.values);
           });
}

/// Whether what mattered in one may be shown for the other until its own has been computed.
bool isSameSearch(const SearchView& a, const SearchView& b) {
    return a.entry(0).spec->campaign == b.entry(0).spec->campaign && a.explained() == b.explained() &&
           std::ranges::equal(a.parameters(), b.parameters(), [](const auto& one, const auto& other) {
               return one.field == other.field && one.axis.words == other.axis.words &&
                      one.axis.logarithmic == other.axis.logarithmic;
           });
}

/// Title and unit of the axis of times; empty if there is none.
QStringList timeAxis(const SearchView& of) {
    for (const CoordinateAxis& axis : of.axes())
        if (axis.id == QLatin1String(SearchView::kTimeAxis)) return {axis.title, axis.unit};
    return {};
}

QWidget* withLabel(QLabel* label, QComboBox* box, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kLabelGap);
    label->setBuddy(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(label);
    row->addWidget(box);
    return both;
}

/// Offers these, with their ids, and shows the current one. An open list that would not change stays open.
void offer(QComboBox& box, const QList<std::pair<QString, QVariant>>& items, const QVariant& current) {
    bool same = box.count() == items.size();
    for (int i = 0; same && i < box.count(); ++i)
        same = box.itemText(i) == items[i].first && box.itemData(i) == items[i].second;
    if (!same) {
        box.clear();
        for (const auto& [text, id] : items) box.addItem(text, id);
    }
    box.setCurrentIndex(box.findData(current));
}

}  // namespace

SearchBoard::SearchBoard(Background& background, QWidget* parent)
    : QWidget(parent),
      background_(background),
      bar_(new QWidget(parent)),
      forms_(new Segments(bar_)),
      measureLabel_(secondaryLabel(bar_)),
      colorLabel_(secondaryLabel(bar_)),
      measure_(new QComboBox(bar_)),
      color_(new QComboBox(bar_)),
      measureBox_(withLabel(measureLabel_, measure_, bar_)),
      colorBox_(withLabel(colorLabel_, color_, bar_)),
      parameters_(new ChartPanel(this)),
      importance_(new ChartPanel(this)),
      scatter_(new ChartPanel(this)),
      chips_(new QWidget(this)),
      within_(secondaryLabel(this)),
      method_(secondaryLabel(this)),
      table_(new QTableView(this)),
      model_(new SearchModel(this)),
      rows_(new QSplitter(Qt::Vertical, this)),
      upper_(new QSplitter(this)),
      lower_(new QSplitter(this)) {
    setObjectName(QStringLiteral("searchBoard"));
    bar_->setObjectName(QStringLiteral("searchBar"));
    forms_->setObjectName(QStringLiteral("searchForms"));
    measure_->setObjectName(QStringLiteral("searchMeasure"));
    color_->setObjectName(QStringLiteral("searchColor"));
    parameters_->setObjectName(QStringLiteral("searchParameters"));
    importance_->setObjectName(QStringLiteral("searchImportance"));
    scatter_->setObjectName(QStringLiteral("searchScatter"));
    table_->setObjectName(QStringLiteral("searchTable"));
    for (ChartPanel* panel : {parameters_, importance_, scatter_}) {
        panel->setSmoothingOffered(false);
        connect(panel, &ChartPanel::failed, this, &SearchBoard::failed);
    }
    auto* inChips = new QHBoxLayout(chips_);
    inChips->setContentsMargins(0, 0, 0, 0);
    inChips->setSpacing(4);
    parameters_->addToHead(chips_);
    parameters_->addToHead(within_);
    importance_->addToHead(method_);

    auto* inBar = new FlowLayout(bar_, kChoiceGap);
    inBar->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{forms_, measureBox_, colorBox_}) inBar->addWidget(widget);

    bar_->installEventFilter(this);

    setFocusProxy(table_);
    setUpTable(*table_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setModel(model_);
    QHeaderView* head = table_->horizontalHeader();
    head->setFixedHeight(kTwoLineHead);
    head->setSectionsClickable(true);
    head->setSortIndicatorShown(true);
    head->setSortIndicatorClearable(true);
    head->setSortIndicator(-1, Qt::AscendingOrder);
    table_->setProperty("wide", true);
    fitter_ = new ColumnFitter(*table_, {});
    auto* frame = new QFrame(this);
    frame->setProperty("panel", true);
    auto* inFrame = new QVBoxLayout(frame);
    inFrame->setContentsMargins(1, 1, 1, 1);
    inFrame->addWidget(table_);

    upper_->addWidget(parameters_);
    upper_->addWidget(importance_);
    upper_->setSizes({680, 320});
    upper_->setStretchFactor(0, 2);
    upper_->setStretchFactor(1, 1);
    lower_->addWidget(scatter_);
    lower_->addWidget(frame);
    lower_->setSizes({380, 760});
    lower_->setStretchFactor(0, 2);
    lower_->setStretchFactor(1, 3);
    upper_->setMinimumHeight(kLeastUpper);
    lower_->setMinimumHeight(kLeastLower);
    rows_->addWidget(upper_);
    rows_->addWidget(lower_);
    rows_->setSizes({380, 400});
    for (QSplitter* splitter : {rows_, upper_, lower_}) splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(rows_);

    connect(forms_, &Segments::chosen, this, [this] {
        table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        chosen_ = true;
        view_ ? draw() : showChoices();
        Q_EMIT formChosen();
    });
    connect(measure_, &QComboBox::activated, this, [this] {
        SearchChoice choice = choice_;
        choice.measure = static_cast<SearchMeasure>(measure_->currentData().toInt());
        choose(choice);
    });
    connect(color_, &QComboBox::activated, this, [this] {
        SearchChoice choice = choice_;
        choice.color = color_->currentData().toString();
        choose(choice);
    });
    connect(head, &QHeaderView::sortIndicatorChanged, model_, &SearchModel::sort);
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        const int row = model_->rowAt(index.row());
        if (row < 0) return;
        const SearchRow& one = view_->rows(isRuns())[static_cast<std::size_t>(row)];
        Q_EMIT opened(QString::fromStdString(view_->entry(one.entries.front()).id));
    });
    CoordinatesView& lines = parameters_->coordinates();
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, &lines,
            [this, &lines](const QModelIndex& now) {
                const int row = model_->rowAt(now.row());
                lines.setCurrent(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
            });
    connect(&lines, &CoordinatesView::chosen, this, [this](int line) {
        const int row = model_->lineOf(static_cast<std::size_t>(line));
        table_->selectRow(row);
        table_->scrollTo(model_->index(row, 0));
    });
    connect(&lines, &CoordinatesView::brushed, this, [this](const AxisBrushes& brushes) {
        brushes_ = brushes;
        showBrushes();
    });
    connect(&lines, &CoordinatesView::ordered, this, [this](const QStringList& axes) {
        order_ = axes;
        draw();
        parameters_->coordinates().setFocus();
    });
    connect(&Theme::instance(), &Theme::changed, this, &SearchBoard::showBrushes);
    forms_->setTexts({QString(), QString(), QString()});
    const QVariant kept = QSettings().value(kFormKey);
    chosen_ = kept.isValid();
    forms_->setCurrent(std::clamp(kept.toInt(), 0, static_cast<int>(kOrdinary)));
    bar_->hide();
    retranslate();
}

bool SearchBoard::isRuns() const {
    return forms_->current() == kRunsAlone;
}

bool SearchBoard::isWanted() const {
    return search_ && forms_->current() != kOrdinary;
}

void SearchBoard::save() const {
    if (chosen_) QSettings().setValue(kFormKey, forms_->current());
}

void SearchBoard::show(const CompareDataPtr& of) {
    search_ = of && SearchView::isSearch(*of->entries);
    bar_->setVisible(search_);
    ++generation_;
    if (!search_) {
        of_.reset();
        view_.reset();
        Q_EMIT renewed();
        return;
    }
    const bool other = !of_ || of_->entries != of->entries;
    of_ = of;
    if (!chosen_) forms_->setCurrent(SearchView::isLarge(*of->entries) ? kConfigurations : kOrdinary);
    if (other && (!view_ || data_->entries->front().spec->campaign != of->entries->front().spec->campaign)) {
        brushes_.clear();
        order_.clear();
        choice_ = {};
    }
    showChoices();
    compute();
}

void SearchBoard::compute() {
    background_.read(
        this,
        [of = of_] { return compared(of->entries, of->audits, of->book, SearchView::queryOf(of->query), of->today); },
        [this, now = generation_](CompareDataPtr made) {
            if (now == generation_) take(std::move(made));
        });
}

void SearchBoard::take(CompareDataPtr made) {
    data_ = std::move(made);
    const auto before = std::exchange(view_, std::make_shared<const SearchView>(data_, Formatter::current(), choice_));
    // Its values are in the unit of the longest run, which may have changed, or it is gone.
    if (!before || timeAxis(*before) != timeAxis(*view_)) brushes_.erase(QLatin1String(SearchView::kTimeAxis));
    // While a campaign runs, what its runs so far say stays until more is known.
    if (!before || !isSameSearch(*before, *view_)) {
        mattered_.reset();
        sampled_.reset();
    }
    draw();
    weigh();
    Q_EMIT renewed();
}

void SearchBoard::choose(SearchChoice choice) {
    if (!view_) return;
    choice_ = std::move(choice);
    const auto before = std::exchange(view_, std::make_shared<const SearchView>(data_, Formatter::current(), choice_));
    if (!isSameSearch(*before, *view_)) {
        mattered_.reset();
        sampled_.reset();
        brushes_.erase(QLatin1String(SearchView::kTimeAxis));  // which may be gone
    }
    draw();
    weigh();
    Q_EMIT renewed();
}

void SearchBoard::showChoices() {
    for (QWidget* box : {measureBox_, colorBox_}) box->setVisible(isWanted() && view_);
    if (!view_) return;
    QList<std::pair<QString, QVariant>> measures, colors;
    using enum SearchMeasure;
    for (const SearchMeasure one : {Best, Final, Cost, Time})
        if (view_->offers(one)) measures.emplace_back(view_->title(one), static_cast<int>(one));
    for (const CoordinateAxis& axis : view_->axes()) colors.emplace_back(axis.title, axis.id);
    offer(*measure_, measures, static_cast<int>(view_->explained()));
    offer(*color_, colors, view_->color());
    fitBar();
}

/// On one line if possible: the lists become as narrow as what is chosen before their labels are left out.
void SearchBoard::fitBar() {
    const auto fits = [this](auto&& widthOf) {
        int whole = forms_->sizeHint().width();
        for (const auto& [label, box] : {std::pair(measureLabel_, measure_), std::pair(colorLabel_, color_)})
            whole += kChoiceGap + label->sizeHint().width() + kLabelGap + widthOf(*box);
        return whole <= bar_->width();
    };
    const bool roomy = fits([](const QComboBox& box) { return box.sizeHint().width(); });
    const bool labelled = roomy || fits(widthOfChosen);
    for (QLabel* label : {measureLabel_, colorLabel_}) label->setVisible(labelled);
    for (QComboBox* box : {measure_, color_}) {
        const bool narrow = labelled && !roomy;
        box->setMinimumWidth(narrow ? widthOfChosen(*box) : 0);
        box->setMaximumWidth(narrow ? widthOfChosen(*box) : QWIDGETSIZE_MAX);
    }
    // It may be laid out at this moment, with the widths and the height of before.
    for (const QWidget* both : {measureBox_, colorBox_}) both->layout()->activate();
    bar_->layout()->invalidate();
    bar_->updateGeometry();
}

bool SearchBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == bar_ && event->type() == QEvent::Resize) fitBar();
    return QWidget::eventFilter(watched, event);
}

QString SearchBoard::bestRun() const {
    // Until the figures of another campaign are known, the one before it is shown.
    const auto campaignOf = [](const CompareData& of) { return of.entries->front().spec->campaign; };
    if (!view_ || campaignOf(*of_) != campaignOf(*data_)) return {};
    const auto best = view_->best();
    return best ? QString::fromStdString(view_->entry(*best).id) : QString();
}

/// Works out what mattered where it is seen, unless it is known; one computation at a time.
void SearchBoard::weigh() {
    if (!view_ || weighing_ || !isVisible()) return;
    auto sample = std::make_shared<const SearchView::Sample>(view_->sample());
    if (mattered_ && sampled_ && isAlike(*sampled_, *sample)) {
        Q_EMIT shown();
        return;
    }
    sampled_ = sample;
    weighing_ = true;
    background_.read(
        this, [sample] { return SearchView::importance(*sample); },
        [this, sample](Importance found) {
            weighing_ = false;
            if (view_ && sampled_ == sample) {  // no other search is shown by now
                mattered_ = std::make_shared<const Importance>(std::move(found));
                showImportance();
            }
            weigh();
        });
}

void SearchBoard::reorder(CoordinatesSpec& spec) const {
    for (qsizetype wanted = order_.size(); wanted-- > 0;) {
        const auto at = std::ranges::find(spec.axes, order_[wanted], &CoordinateAxis::id) - spec.axes.begin();
        if (at == std::ssize(spec.axes)) continue;
        std::rotate(spec.axes.begin(), spec.axes.begin() + at, spec.axes.begin() + at + 1);
        for (CoordinateLine& line : spec.lines)
            std::rotate(line.values.begin(), line.values.begin() + at, line.values.begin() + at + 1);
    }
}

void SearchBoard::draw() {
    const bool runs = isRuns();
    CoordinatesSpec spec = view_->coordinates(runs);
    reorder(spec);
    spec.brushes = brushes_;
    parameters_->setContent(std::move(spec));
    const QModelIndex current = table_->currentIndex();
    const std::string kept = model_->runAt(current.row());
    model_->show(view_, runs);
    if (const int line = model_->lineOf(kept); line >= 0) {
        table_->setAutoScroll(false);  // a renewal does not scroll back to it
        table_->setCurrentIndex(model_->index(line, std::min(current.column(), model_->columnCount() - 1)));
        table_->setAutoScroll(true);
    }
    ColumnFitter::Roles roles;
    roles.taker = view_->columns(runs) - 1;
    constexpr int kLeastWords = 90, kLeastRow = 84, kLeastVerdict = 150;
    // Before a row's own name: it begins with the name of another row, and its tool tip has all of it.
    roles.names.push_back({roles.taker, kLeastVerdict, true});
    const auto parameters = static_cast<int>(view_->parameters().size());
    for (int column = parameters; column > 0; --column) {
        if (!view_->isFigure(runs, column)) roles.names.push_back({column, kLeastWords});
        roles.spare.push_back(column);
    }
    roles.names.push_back({0, kLeastRow});
    fitter_->setRoles(roles);
    forms_->setTexts({tr("Configurations %1").arg(Formatter::current().integer(std::ssize(view_->configurations()))),
                      tr("Runs %1").arg(Formatter::current().integer(std::ssize(view_->runs()))),
                      tr("Times and charts")});
    showChoices();
    showBrushes();
    showImportance();
}

void SearchBoard::showImportance() {
    method_->setText(mattered_ ? view_->importanceNote(*mattered_) : QString());
    importance_->setToolTip(method_->text());  // where there is no room for it
    importance_->arrangeHead();
    if (mattered_) return importance_->setContent(view_->importanceBars(*mattered_));
    BarSpec soon;
    //: a view: which fields influenced the result
    soon.title = tr("What mattered");
    //: in a chart's place
    soon.emptyText = tr("Calculating…");
    importance_->setContent(std::move(soon));
}

void SearchBoard::showBrushes() {
    if (!view_) return;
    const CoordinatesSpec& spec = parameters_->coordinates().spec();
    std::vector<bool> inside;
    for (const CoordinateLine& line : spec.lines) inside.push_back(spec.isInside(line));
    model_->setInside(inside);
    scatter_->setContent(view_->scatter(isRuns(), [&](std::size_t row) { return inside[row]; }));

    qDeleteAll(chips_->findChildren<QPushButton*>());
    int chips = 0;
    for (const CoordinateAxis& axis : spec.axes) {
        const auto brush = brushes_.find(axis.id);
        if (brush == brushes_.end() || ++chips > kMostChips) continue;
        auto* chip = new QPushButton(chips_);
        const QString text = brushText(axis, brush->second, Formatter::current());
        chip->setText(chip->fontMetrics().elidedText(text, Qt::ElideMiddle, 180));
        chip->setIcon(Theme::instance().icon(QStringLiteral("close"), Role::Accent));
        chip->setProperty("filterChip", true);
        chip->setAutoDefault(false);
        chip->setToolTip(tr("%1: show all again (Esc)").arg(text));
        chip->setAccessibleName(tr("Remove range %1").arg(text));
        connect(chip, &QToolButton::clicked, this, [this, id = axis.id] {
            brushes_.erase(id);
            parameters_->coordinates().setBrushes(brushes_);
            // The chip is deleted by this.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (view_) draw();
                },
                Qt::QueuedConnection);
        });
        chips_->layout()->addWidget(chip);
        chip->show();
    }
    const auto count = static_cast<int>(std::ranges::count(inside, true));
    within_->setText(
        brushes_.empty()
            ? QString()
            : tr("%1 of %n in range", "", static_cast<int>(inside.size())).arg(Formatter::current().integer(count)));
    for (QWidget* widget : {static_cast<QWidget*>(within_), chips_}) widget->setProperty("unwanted", brushes_.empty());
    chips_->adjustSize();
    parameters_->arrangeHead();
}

void SearchBoard::retranslate() {
    //: label of a choice: configurations or runs
    forms_->setName(tr("Rows shown"));
    //: what of a search is explained: accuracy, cost or time
    measureLabel_->setText(tr("Measure"));
    measure_->setAccessibleName(measureLabel_->text());
    measure_->setToolTip(measureLabel_->text());
    //: by what the lines of a chart are colored
    colorLabel_->setText(tr("Color"));
    color_->setAccessibleName(colorLabel_->text());
    color_->setToolTip(colorLabel_->text());
    table_->setAccessibleName(tr("Configurations of the campaign"));
}

void SearchBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    weigh();
}

void SearchBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    if (!view_) return;
    view_ = std::make_shared<const SearchView>(data_, Formatter::current(), choice_);
    draw();
}

}  // namespace epochal::ui
