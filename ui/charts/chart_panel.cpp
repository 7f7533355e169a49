#include "ui/charts/chart_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/charts/bar_view.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_style.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/coordinates_view.h"
#include "ui/charts/series_list.h"
#include "ui/tables/column_fit.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr std::array kWeights{0.0, 0.6, 0.9, 0.97};
constexpr int kTwoLines = 38;  ///< height of a header

QToolButton* headButton(QWidget* parent, const QString& icon) {
    auto* button = new QToolButton(parent);
    button->setIcon(Theme::instance().icon(icon, Role::Text2));
    button->setProperty("compact", true);
    button->setFixedSize(24, 24);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void fill(QComboBox* combo, const QStringList& names) {
    QStringList shown;
    for (int i = 0; i < combo->count(); ++i) shown += combo->itemText(i);
    if (shown == names) return;  // its list may be open
    const QSignalBlocker quiet(combo);
    const int before = combo->currentIndex();
    combo->clear();
    combo->addItems(names);
    combo->setCurrentIndex(qBound(0, before, static_cast<int>(names.size()) - 1));
}

/// Columns without figures are hidden where there is no room for all; then text is elided; then text columns after the
/// first are hidden.
ColumnFitter::Roles rolesOf(const ChartTable& table) {
    constexpr int kLeastName = 120, kLeastWords = 84;
    ColumnFitter::Roles roles;
    for (int column = 0; column < table.heads.size(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        const bool filled = std::ranges::any_of(table.rows, [at](const std::vector<ChartCell>& row) {
            return at < row.size() && (std::isfinite(row[at].value) || !row[at].text.isEmpty());
        });
        if (column < table.words)
            roles.names.push_back({column, column == 0 ? kLeastName : kLeastWords});
        else if (!filled)
            roles.empty.push_back(column);
    }
    for (int column = table.words - 1; column > 0 && table.words < table.heads.size(); --column)
        roles.spare.push_back(column);
    return roles;
}

}  // namespace

ChartPanel::ChartPanel(QWidget* parent)
    : QFrame(parent),
      head_(new QFrame(this)),
      title_(new QLabel(head_)),
      quantity_(new QComboBox(head_)),
      axis_(new QComboBox(head_)),
      smoothing_(new QComboBox(head_)),
      log_(headButton(head_, QStringLiteral("log"))),
      fit_(headButton(head_, QStringLiteral("fit"))),
      copy_(headButton(head_, QStringLiteral("copy"))),
      export_(headButton(head_, QStringLiteral("export"))),
      tableButton_(headButton(head_, QStringLiteral("table"))),
      stack_(new QStackedWidget(this)),
      lines_(new QWidget(stack_)),
      view_(new ChartView(lines_)),
      list_(new SeriesList(lines_)),
      table_(new QTableView(stack_)),
      model_(new ChartTableModel(this)) {
    setProperty("panel", true);
    head_->setProperty("panelHead", true);
    head_->setFixedHeight(32);
    head_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    title_->setFont(Theme::instance().font(Type::BodyBold));
    quantity_->setProperty("heading", true);
    quantity_->hide();
    for (QComboBox* combo : {quantity_, axis_, smoothing_}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->setFixedHeight(24);
    }
    for (QComboBox* combo : {axis_, smoothing_}) {
        combo->setProperty("compact", true);
        combo->setFont(Theme::instance().font(Type::Secondary));
    }
    axis_->hide();
    tableButton_->setCheckable(true);
    auto* axes = new QMenu(log_);
    logY_ = axes->addAction(QString());
    logX_ = axes->addAction(QString());
    log_->setObjectName(QStringLiteral("logarithmic"));
    log_->setMenu(axes);
    log_->setPopupMode(QToolButton::InstantPopup);
    log_->hide();
    for (QAction* action : {logY_, logX_}) {
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this] {
            setLogarithmic(logX_->isChecked(), logY_->isChecked());
            Q_EMIT logarithmicChosen(logX_->isChecked(), logY_->isChecked());
        });
    }

    auto* row = new QHBoxLayout(head_);
    row->setContentsMargins(12, 0, 6, 0);
    row->setSpacing(6);
    row->addWidget(title_);
    row->addWidget(quantity_);
    row->addStretch();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{axis_, smoothing_, log_, fit_, copy_, export_, tableButton_}) {
        row->addWidget(widget);
    }

    setUpTable(*table_);
    table_->horizontalHeader()->setFixedHeight(kTwoLines);
    table_->setModel(model_);
    fitter_ = new ColumnFitter(*table_, {});
    auto* inLines = new QHBoxLayout(lines_);
    inLines->setContentsMargins(0, 0, 0, 0);
    inLines->setSpacing(0);
    inLines->addWidget(view_, 1);
    inLines->addWidget(list_);
    list_->hide();
    lines_->setFocusProxy(view_);
    stack_->addWidget(lines_);
    stack_->addWidget(table_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(stack_, 1);

    connect(axis_, &QComboBox::currentIndexChanged, this, &ChartPanel::axisChanged);
    connect(quantity_, &QComboBox::currentIndexChanged, this, &ChartPanel::arrangeHead);
    connect(quantity_, &QComboBox::currentIndexChanged, this, &ChartPanel::quantityChanged);
    connect(smoothing_, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0) view_->setSmoothing(kWeights[static_cast<std::size_t>(index)]);
    });
    connect(fit_, &QToolButton::clicked, view_, &ChartView::fitData);
    connect(copy_, &QToolButton::clicked, this, &ChartPanel::copy);
    connect(export_, &QToolButton::clicked, this, &ChartPanel::chooseExport);
    connect(tableButton_, &QToolButton::toggled, this, &ChartPanel::showTable);
    connect(view_, &ChartView::cursorMoved, this, &ChartPanel::cursorMoved);
    connect(view_, &ChartView::fittedChanged, this, &ChartPanel::fittedChanged);
    connect(view_, &ChartView::highlighted, list_,
            [this](int series) { list_->mark(series < 0 ? std::nullopt : std::optional<std::size_t>(series)); });
    connect(list_, &SeriesList::wanted, view_, &ChartView::highlight);
    retranslate();
}

void ChartPanel::setAxes(const QStringList& names) {
    fill(axis_, names);
    arrangeHead();
}
void ChartPanel::setAxis(int index) {
    axis_->setCurrentIndex(index);
}
int ChartPanel::axis() const {
    return axis_->currentIndex();
}

void ChartPanel::setQuantities(const QStringList& names) {
    fill(quantity_, names);
    arrangeHead();
}
void ChartPanel::setQuantity(int index) {
    quantity_->setCurrentIndex(index);
}
int ChartPanel::quantity() const {
    return quantity_->currentIndex();
}

void ChartPanel::addToHead(QWidget* widget) {
    widget->setParent(head_);
    static_cast<QHBoxLayout*>(head_->layout())->insertWidget(2 + static_cast<int>(beside_.size()), widget);
    beside_ += widget;
    arrangeHead();
}

CoordinatesView& ChartPanel::coordinates() {
    if (!coordinates_) stack_->addWidget(coordinates_ = new CoordinatesView(stack_));
    return *coordinates_;
}

void ChartPanel::setSmoothingOffered(bool offered) {
    smoothingOffered_ = offered;
    arrangeHead();
}

void ChartPanel::setLogarithmicOffered(bool offered) {
    logarithmicOffered_ = offered;
    log_->setVisible(offered);
    arrangeHead();
}

void ChartPanel::setLogarithmic(bool x, bool y) {
    logX_->setChecked(x);
    logY_->setChecked(y);
    log_->setIcon(Theme::instance().icon(QStringLiteral("log"), x || y ? Role::Accent : Role::Text2));
}

void ChartPanel::setContent(ChartContent content) {
    const auto title = std::visit([](const auto& form) { return form.title; }, content);
    title_->setText(title);
    table_->setAccessibleName(title);
    if (auto* lines = std::get_if<ChartSpec>(&content)) {
        form_ = Form::Lines;
        const ChartSpec& before = view_->spec();
        const bool same = lines->logX == before.logX && lines->logY == before.logY && lines->xTitle == before.xTitle &&
                          lines->yTitle == before.yTitle;
        list_->setSpec(*lines);
        view_->setSpec(std::move(*lines));
        arrangeList();
        if (!same && !view_->isFitted()) view_->fit();  // the view zoomed into means nothing there
    } else if (auto* bars = std::get_if<BarSpec>(&content)) {
        form_ = Form::Bars;
        if (!bars_) stack_->addWidget(bars_ = new BarView(stack_));
        bars_->setSpec(std::move(*bars));
    } else if (auto* across = std::get_if<CoordinatesSpec>(&content)) {
        form_ = Form::Coordinates;
        coordinates().setSpec(std::move(*across));
    } else {
        form_ = Form::Table;
        alone_ = std::get<ChartTable>(std::move(content));
    }
    fit_->setEnabled(form_ == Form::Lines);
    if (form_ == Form::Coordinates) arrangeHead();  // nothing to fit
    tableButton_->setEnabled(form_ != Form::Table);
    showCurrent();
}

ChartCanvas* ChartPanel::canvas() {
    if (form_ == Form::Table) return nullptr;
    if (form_ == Form::Coordinates) return coordinates_;
    return form_ == Form::Bars ? static_cast<ChartCanvas*>(bars_) : view_;
}

ChartTable ChartPanel::shownTable() {
    return form_ == Form::Table ? alone_ : canvas()->table();
}

void ChartPanel::showCurrent() {
    const bool asTable = tableButton_->isChecked() || form_ == Form::Table;
    if (asTable) {
        model_->setTable(shownTable());
        fitter_->setRoles(rolesOf(model_->table()));
    }
    QWidget* chart = form_ == Form::Bars ? static_cast<QWidget*>(bars_) : lines_;
    if (form_ == Form::Coordinates) chart = coordinates_;
    stack_->setCurrentWidget(asTable ? static_cast<QWidget*>(table_) : chart);
}

/// The list takes at most two fifths of the width, and nothing where the chart would become too narrow.
void ChartPanel::arrangeList() {
    constexpr int kLeastPanel = 420, kMostList = 240;
    const bool listed = list_->isNeeded() && width() >= kLeastPanel;
    list_->setMinimumWidth(0);  // or the panel could not become narrower
    list_->setMaximumWidth(std::min(kMostList, width() * 2 / 5));
    list_->setVisible(listed);
    view_->setListed(listed);
    if (!listed) view_->highlight({});
}

void ChartPanel::setCursorAt(double x) {
    view_->setCursorAt(x);
}

void ChartPanel::fit() {
    view_->fit();
}

void ChartPanel::showTable(bool table) {
    tableButton_->setChecked(table);
    showCurrent();
    stack_->currentWidget()->setFocus();
}

void ChartPanel::copy() {
    ChartTableModel model;
    model.setTable(shownTable());
    auto* mime = new QMimeData;
    mime->setText(model.tabbed());
    if (ChartCanvas* shown = canvas()) mime->setImageData(chartImage(*shown));
    QApplication::clipboard()->setMimeData(mime);
}

void ChartPanel::chooseExport() {
    auto* dialog = new QFileDialog(this, tr("Export chart", "title of a dialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters{tr("PNG image (*.png)"), tr("SVG image (*.svg)"), tr("CSV table (*.csv)")};
    if (!canvas()) filters = {filters.last()};
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(canvas() ? QStringLiteral("png") : QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QLatin1Char('.'), -1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        ChartCanvas* shown = canvas();
        const Status done = shown ? exportChart(*shown, file) : exportTable(alone_, file);
        if (!done) Q_EMIT failed(done.error());
    });
    dialog->open();
}

void ChartPanel::arrangeHead() {
    const bool quantities = quantity_->count() > 0, axes = axis_->count() > 0;
    title_->setVisible(!quantities);
    quantity_->setVisible(quantities);
    // A list has its own padding: its text is aligned with the titles of other panels.
    head_->layout()->setContentsMargins(quantities ? 8 : 12, 0, 6, 0);
    quantity_->setFixedWidth(widthOfChosen(*quantity_));
    const int title = quantities ? quantity_->width() : title_->sizeHint().width();
    const int buttons = (logarithmicOffered_ ? 5 : 4) * (24 + 6);
    int room = width() - 12 - 8 - title - buttons - 24;
    int free = room;
    for (QWidget* widget : beside_) {
        const int wide = widget->sizeHint().width() + 6;
        const bool fits = !widget->property("unwanted").toBool() && free >= wide;
        widget->setVisible(fits);
        if (fits) free -= wide;
    }
    room = std::min(room, free);
    axis_->setVisible(axes);
    if (axes) room -= axis_->sizeHint().width() + 6;
    for (QToolButton* button : {copy_, export_, fit_}) {
        button->setVisible(room >= 0 && (button != fit_ || form_ != Form::Coordinates));
        if (room < 0) room += 24 + 6;
    }
    head_->layout()->setSpacing(room < 0 ? 2 : 6);
    const int smoothing = smoothing_->sizeHint().width() + 6;
    smoothing_->setVisible(smoothingOffered_ && room >= smoothing);
    head_->layout()->activate();  // at once: until then, a list would lie under what has moved
}

void ChartPanel::retranslate() {
    axis_->setToolTip(tr("X axis"));
    axis_->setAccessibleName(tr("X axis"));
    //: noun, list: which figure the chart shows
    quantity_->setAccessibleName(tr("Measure"));
    //: noun, list: how much a curve is smoothed
    smoothing_->setAccessibleName(tr("Smoothing"));
    const Formatter format = ChartStyle::screen().format();
    QStringList smoothings{tr("No smoothing")};
    for (std::size_t i = 1; i < kWeights.size(); ++i) smoothings += tr("Smoothing %1").arg(format.exact(kWeights[i]));
    fill(smoothing_, smoothings);
    const auto name = [](QToolButton* button, const QString& text, const QString& key) {
        button->setToolTip(tr("%1 (%2)", "an action and its key").arg(text, key));
        button->setAccessibleName(text);
    };
    //: an axis of a chart; so the next
    logY_->setText(tr("Logarithmic y axis"));
    logX_->setText(tr("Logarithmic x axis"));
    name(log_, tr("Logarithmic axes"), QStringLiteral("Y, X"));
    name(fit_, tr("Show all data"), QStringLiteral("0"));
    //: verb, menu entry: copies the chart to the clipboard
    name(copy_, tr("Copy"), QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
    name(export_, tr("Export chart"), QStringLiteral("E"));
    name(tableButton_, tr("Show as table"), QStringLiteral("T"));
    arrangeHead();
}

void ChartPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ChartPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrangeHead();
    if (form_ == Form::Lines) arrangeList();
}

void ChartPanel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier && form_ != Form::Table) {
        showTable(!tableButton_->isChecked());
    } else if (event->key() == Qt::Key_E && event->modifiers() == Qt::NoModifier) {
        chooseExport();
    } else if (event->key() == Qt::Key_Y && event->modifiers() == Qt::NoModifier && logarithmicOffered_) {
        logY_->trigger();
    } else if (event->key() == Qt::Key_X && event->modifiers() == Qt::NoModifier && logarithmicOffered_) {
        logX_->trigger();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void ChartPanel::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& icon, const QString& text, auto&& action) {
        connect(menu->addAction(Theme::instance().icon(icon), text), &QAction::triggered, this, action);
    };
    if (form_ == Form::Lines) {
        add(QStringLiteral("fit"), tr("Show all data"), [this] { view_->fitData(); });
        //: noun: of a chart
        add(QStringLiteral("legend"), tr("Legend"), [this] { view_->setLegendVisible(!view_->legendVisible()); });
    }
    if (form_ != Form::Table)
        add(QStringLiteral("table"), tr("Show as table"), [this] { showTable(!tableButton_->isChecked()); });
    add(QStringLiteral("copy"), tr("Copy"), [this] { copy(); });
    add(QStringLiteral("export"), tr("Export chart"), [this] { chooseExport(); });
    const auto choices = [&](const QComboBox* combo, const QString& title, auto&& choose) {
        if (combo->count() == 0) return;
        QMenu* sub = menu->addMenu(title);
        auto* group = new QActionGroup(sub);
        for (int i = 0; i < combo->count(); ++i) {
            QAction* action = sub->addAction(combo->itemText(i));
            action->setCheckable(true);
            action->setChecked(i == combo->currentIndex());
            group->addAction(action);
            connect(action, &QAction::triggered, this, [choose, i] { choose(i); });
        }
    };
    choices(quantity_, tr("Measure"), [this](int index) { quantity_->setCurrentIndex(index); });
    choices(axis_, tr("X axis"), [this](int index) { axis_->setCurrentIndex(index); });
    if (logarithmicOffered_) menu->addActions({logY_, logX_});
    if (smoothingOffered_)
        choices(smoothing_, tr("Smoothing"), [this](int index) { smoothing_->setCurrentIndex(index); });
    menu->popup(event->globalPos());
}

}  // namespace epochal::ui
