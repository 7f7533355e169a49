#include "ui/pages/compare/scaling_board.h"

#include <QComboBox>
#include <QEvent>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/bridge/background.h"
#include "ui/charts/chart_panel.h"
#include "ui/format/formatter.h"
#include "ui/pages/compare/scaling_model.h"
#include "ui/pages/parts/findings_panel.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/parts/segments.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/row_delegate.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

enum ScalingForm { kScaled, kAsAnyRuns };
const auto kScalingFormKey = QStringLiteral("compare/scalingForm");
constexpr int kScalingGap = 12, kScalingHead = 38, kLeastCharts = 190, kLeastSizes = 140, kTreeIndent = 14;
constexpr int kLeastSizeName = 210, kWidestSizeName = 360, kCellRoom = 20, kMarkRoom = 28;

QLabel* smallLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setProperty("secondary", true);
    label->setFont(Theme::instance().font(Type::Secondary));
    label->setTextFormat(Qt::PlainText);
    return label;
}

}  // namespace

ScalingBoard::ScalingBoard(Background& background, QWidget* parent)
    : QWidget(parent),
      background_(background),
      bar_(new QWidget(parent)),
      forms_(new Segments(bar_)),
      kinds_(new Segments(bar_)),
      law_(new QComboBox(bar_)),
      measured_(smallLabel(bar_, "scalingMeasured")),
      modelled_(smallLabel(bar_, "scalingModelled")),
      never_(smallLabel(bar_, "scalingNever")),
      speedUp_(new ChartPanel(this)),
      efficiency_(new ChartPanel(this)),
      steps_(new ChartPanel(this)),
      table_(new QTreeView(this)),
      model_(new ScalingModel(this)),
      findings_(new FindingsPanel(this)),
      rows_(new QSplitter(Qt::Vertical, this)),
      upper_(new QSplitter(this)),
      lower_(new QSplitter(this)) {
    setObjectName(QStringLiteral("scalingBoard"));
    bar_->setObjectName(QStringLiteral("scalingBar"));
    forms_->setObjectName(QStringLiteral("scalingForms"));
    kinds_->setObjectName(QStringLiteral("scalingKinds"));
    law_->setObjectName(QStringLiteral("scalingLaw"));
    speedUp_->setObjectName(QStringLiteral("scalingSpeedUp"));
    efficiency_->setObjectName(QStringLiteral("scalingEfficiency"));
    steps_->setObjectName(QStringLiteral("scalingSteps"));
    table_->setObjectName(QStringLiteral("scalingTable"));
    for (ChartPanel* panel : {speedUp_, efficiency_, steps_}) {
        panel->setSmoothingOffered(false);
        connect(panel, &ChartPanel::failed, this, &ScalingBoard::failed);
    }
    auto* inBar = new FlowLayout(bar_, kScalingGap);
    inBar->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{forms_, kinds_, law_, measured_, modelled_, never_})
        inBar->addWidget(widget);

    setFocusProxy(table_);
    table_->setModel(model_);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setUniformRowHeights(true);
    table_->setIndentation(kTreeIndent);
    table_->setAllColumnsShowFocus(true);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->setExpandsOnDoubleClick(false);
    table_->setTextElideMode(Qt::ElideRight);  // the devices come first, and are what tells rows apart
    table_->setItemDelegate(new RowDelegate(table_));
    setNameColumns(*table_, {0});
    table_->viewport()->installEventFilter(this);
    QHeaderView* head = table_->header();
    head->setFont(Theme::instance().font(Type::Secondary));
    head->setFixedHeight(kScalingHead);
    head->setSectionsMovable(false);
    head->setStretchLastSection(false);
    auto* frame = new QFrame(this);
    frame->setProperty("panel", true);
    auto* inFrame = new QVBoxLayout(frame);
    inFrame->setContentsMargins(1, 1, 1, 1);
    inFrame->addWidget(table_);

    for (ChartPanel* panel : {speedUp_, efficiency_, steps_}) upper_->addWidget(panel);
    upper_->setSizes({500, 380, 380});
    lower_->addWidget(frame);
    lower_->addWidget(findings_);
    lower_->setSizes({990, 270});
    lower_->setStretchFactor(0, 4);
    lower_->setStretchFactor(1, 1);
    upper_->setMinimumHeight(kLeastCharts);
    lower_->setMinimumHeight(kLeastSizes);
    rows_->addWidget(upper_);
    rows_->addWidget(lower_);
    rows_->setSizes({300, 420});
    for (QSplitter* splitter : {rows_, upper_, lower_}) splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(rows_);

    connect(forms_, &Segments::chosen, this, [this] {
        chosen_ = true;
        if (view_) draw();
        Q_EMIT formChosen();
    });
    connect(kinds_, &Segments::chosen, this, [this](int kind) {
        choice_.kind = static_cast<ScalingKind>(kind);
        compute();
    });
    connect(law_, &QComboBox::activated, this, [this](int law) {
        choice_.law = static_cast<ScalingLaw>(law);
        compute();
    });
    connect(table_, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const ScalingRow* row = model_->rowAt(index);
        if (row && row->entry && view_)
            Q_EMIT opened(QString::fromStdString(view_->comparison().entry(*row->entry).id));
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (view_) draw();
    });
    forms_->setTexts({QString(), QString()});
    kinds_->setTexts({QString(), QString()});
    law_->addItems({QString(), QString()});
    const QVariant kept = QSettings().value(kScalingFormKey);
    chosen_ = kept.isValid();
    forms_->setCurrent(std::clamp(kept.toInt(), 0, static_cast<int>(kAsAnyRuns)));
    bar_->hide();
    retranslate();
}

bool ScalingBoard::isWanted() const {
    return scaling_ && forms_->current() == kScaled;
}

void ScalingBoard::save() const {
    if (chosen_) QSettings().setValue(kScalingFormKey, forms_->current());
}

void ScalingBoard::setReferences(ScalingView::References references) {
    references_ = std::move(references);
    if (scaling_) compute();
}

void ScalingBoard::show(const CompareDataPtr& of) {
    scaling_ = of && hasScaling(*of->entries);
    bar_->setVisible(scaling_);
    ++generation_;
    if (!scaling_) {
        of_.reset();
        view_.reset();
        model_->show({});
        return;
    }
    of_ = of;
    if (!chosen_) forms_->setCurrent(isScalingOnly(*of->entries) ? kScaled : kAsAnyRuns);
    compute();
}

void ScalingBoard::compute() {
    if (!of_) return;
    struct Made {
        CompareDataPtr data;
        std::shared_ptr<const ScalingView> view;
    };
    background_.read(
        this,
        [of = of_, references = references_, choice = choice_, format = Formatter::current()] {
            Made made{compared(of->entries, of->audits, of->book, ScalingView::queryOf(of->query), of->today), {}};
            made.view = std::make_shared<const ScalingView>(made.data, references, format, choice);
            return made;
        },
        [this, now = ++generation_](Made made) {
            if (now != generation_) return;
            data_ = std::move(made.data);
            view_ = std::move(made.view);
            draw();
            Q_EMIT shown();
        });
}

void ScalingBoard::draw() {
    choice_.kind = view_->choice().kind;
    kinds_->setCurrent(static_cast<int>(choice_.kind));
    kinds_->setEnabled(view_->has(ScalingKind::Weak) && view_->has(ScalingKind::Strong));
    law_->setCurrentIndex(static_cast<int>(choice_.law));
    for (QWidget* widget : std::initializer_list<QWidget*>{kinds_, law_, measured_, modelled_, never_})
        widget->setVisible(isWanted());
    measured_->setText(view_->measuredWords());
    modelled_->setText(view_->modelledWords());
    modelled_->setVisible(isWanted() && !modelled_->text().isEmpty());
    speedUp_->setContent(view_->speedUps());
    efficiency_->setContent(view_->efficiencies());
    steps_->setContent(view_->stepTimes());
    findings_->setFindings(view_->findings(), {});
    // A renewal while runs are in progress leaves open what is open; another experiment or kind opens its own series.
    QHash<QString, bool> open;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex heading = model_->index(row, 0);
        open.insert(model_->rowAt(heading)->name, table_->isExpanded(heading));
    }
    const bool same = drawn_ == choice_.kind;
    drawn_ = choice_.kind;
    model_->show(view_);
    const auto first = std::ranges::count_if(view_->analysis().series,
                                             [&](const ScalingSeries& one) { return one.kind == choice_.kind; });
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex heading = model_->index(row, 0);
        table_->setFirstColumnSpanned(row, {}, model_->isTitleOnly(heading));
        const auto before = open.constFind(model_->rowAt(heading)->name);
        table_->setExpanded(heading, same && before != open.constEnd() ? *before : row < first);
    }
    fitSizes();
}

/// The rule of all tables, for a tree: names shrink, then columns are left out. The user's own sizes stay whole: what
/// follows their devices, the batch or that they are modeled, is in no other column.
void ScalingBoard::fitSizes() {
    QHeaderView* head = table_->header();
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < model_->columnCount(); ++column) {
        const int edge = kCellRoom + (column == 0 ? 2 * kTreeIndent + kMarkRoom : 0);
        int wide = headTextWidth(*head, column) + kHeadPadding, sizes = 0;
        const auto take = [&](const QModelIndex& index) {
            const QVariant own = index.data(Qt::FontRole);
            const QFontMetrics metrics(own.isValid() ? own.value<QFont>() : table_->font());
            const int cell = metrics.horizontalAdvance(index.data().toString()) + edge;
            wide = std::max(wide, cell);
            const ScalingRow::Form form = model_->rowAt(index)->form;
            if (form == ScalingRow::Form::Measured || form == ScalingRow::Form::Modelled) sizes = std::max(sizes, cell);
        };
        for (int row = 0; row < model_->rowCount(); ++row) {
            const QModelIndex heading = model_->index(row, 0);
            if (!model_->isTitleOnly(heading)) take(heading.siblingAtColumn(column));
            for (int child = 0; child < model_->rowCount(heading); ++child) take(model_->index(child, column, heading));
        }
        const int name = std::clamp(sizes, kLeastSizeName, kWidestSizeName);
        needs.push_back({column, wide, column == 0 ? std::min(wide, name) : wide});
    }
    if (needs.empty()) return;
    const std::vector<int> widths = fitColumns(needs, table_->viewport()->width(),
                                               {.taker = 0, .givers = {0}, .spare = ScalingView::spareColumns()});
    head->setMinimumSectionSize(40);
    head->setSectionResizeMode(QHeaderView::Fixed);
    for (std::size_t i = 0; i < needs.size(); ++i) {
        head->setSectionHidden(needs[i].column, widths[i] == 0);
        if (widths[i] > 0) head->resizeSection(needs[i].column, widths[i]);
    }
}

bool ScalingBoard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_->viewport() && event->type() == QEvent::Resize) fitSizes();
    return QWidget::eventFilter(watched, event);
}

void ScalingBoard::retranslate() {
    forms_->setName(tr("Form of the comparison"));
    forms_->setTexts({tr("Scaling"), tr("Times and charts")});
    kinds_->setName(tr("Scaling"));
    kinds_->setTexts({ScalingView::kindName(ScalingKind::Weak), ScalingView::kindName(ScalingKind::Strong)});
    kinds_->setToolTip(tr("Weak: the batch per device is constant. Strong: the global batch is constant."));
    for (const ScalingLaw law : {ScalingLaw::Amdahl, ScalingLaw::Universal})
        law_->setItemText(static_cast<int>(law), capitalized(ScalingView::lawName(law)));
    law_->setToolTip(tr("Curve fitted to three or more sizes"));
    law_->setAccessibleName(law_->toolTip());
    never_->setText(tr("Measured, modeled and published figures are never ranked together"));
    table_->setAccessibleName(tr("Sizes of the scaling experiment"));
}

void ScalingBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    if (of_) compute();
}

}  // namespace epochal::ui
