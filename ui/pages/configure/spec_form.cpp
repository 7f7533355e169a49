#include "ui/pages/configure/spec_form.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/analysis/flops.h"
#include "core/spec/schedule.h"
#include "ui/format/formatter.h"
#include "ui/pages/configure/campaign_budget_row.h"
#include "ui/pages/configure/field_row.h"
#include "ui/pages/configure/sample_row.h"
#include "ui/pages/configure/seeds_row.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/mini_chart.h"
#include "ui/pages/parts/panel.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
constexpr int kSchedulePoints = 240;
constexpr int kWidestLabel = 124;     ///< px; longer labels wrap to a second line
constexpr int kFormGap = 6;           ///< px, between the columns
constexpr int kResetColumn = 22;      ///< px, reserved so that the first change does not move the fields
constexpr std::size_t kPreviews = 5;  ///< schedules drawn, at most
constexpr double kAlike = 0.02;       ///< of their range: what cannot be told apart in the preview
constexpr FieldGroup kLeftColumn[] = {FieldGroup::What, FieldGroup::Data, FieldGroup::Devices};
constexpr FieldGroup kRightColumn[] = {FieldGroup::Recipe, FieldGroup::Stop, FieldGroup::Price};
}  // namespace

SpecForm::SpecForm(SpecDocument& document, QWidget* parent) : QScrollArea(parent), document_(document) {
    setObjectName(QStringLiteral("specForm"));
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);  // its fields take the focus, and are scrolled to
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto* content = new QWidget(this);
    auto* columns = new QHBoxLayout(content);
    columns->setContentsMargins(Theme::kMargin, 8, 8, 8);
    columns->setSpacing(8);
    left_ = new QVBoxLayout;
    right_ = new QVBoxLayout;
    for (QVBoxLayout* column : {left_, right_}) {
        column->setSpacing(8);
        columns->addLayout(column, 1);
    }
    nothing_ = new QLabel(content);
    nothing_->setProperty("secondary", true);
    left_->addWidget(nothing_);
    for (const FieldGroup group : kLeftColumn) build(group);
    for (const FieldGroup group : kRightColumn) build(group);
    setWidget(content);
    connect(&document_, &SpecDocument::changed, this, &SpecForm::refresh);
    connect(&Theme::instance(), &Theme::changed, this, &SpecForm::refresh);
    retranslate();
}

void SpecForm::build(FieldGroup group) {
    auto* panel = new ui::Panel(this);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(kFormGap);
    grid->setVerticalSpacing(2);
    // The marks' column has its spacing even while no field is marked, or the labels would shift with the first one.
    auto* edge = new QWidget(panel);
    edge->setFixedSize(FieldRow::kMark, 0);
    grid->addWidget(edge, 0, 0);
    // Units begin at the same place in every group, whatever its widest number is.
    grid->setColumnMinimumWidth(2, FieldEditor::kNumber);
    grid->setColumnMinimumWidth(4, kResetColumn);
    grid->setColumnMinimumWidth(5, kResetColumn);
    grid->setColumnStretch(3, 1);
    panel->body()->setContentsMargins(4, 6, 8, 8);
    panel->body()->addLayout(grid);
    Group made{group, panel, {}};
    int line = 0;
    for (const Field& field : fields()) {
        if (field.group != group) continue;
        made.rows.push_back(new FieldRow(field, document_, grid, line, panel));
        connect(made.rows.back(), &FieldRow::pointedAt, this, [this, row = made.rows.back()] { pointAt(row); });
        line += 2;
        if (field.role == FieldRole::Sample) {
            seeds_ = new SeedsRow(document_, grid, line++, panel);
            sample_ = new SampleRow(document_, grid, line, panel);
            line += 2;
        }
        if (field.name == "stop.budget") budget_ = new CampaignBudgetRow(document_, grid, line++, panel);
    }
    if (group == FieldGroup::Recipe) {
        scheduleTitle_ = new QLabel(panel);
        scheduleTitle_->setProperty("secondary", true);
        scheduleTitle_->setIndent(FieldRow::kMark + kFormGap);  // as the labels above it
        scheduleTitle_->setObjectName(QStringLiteral("scheduleTitle"));
        schedule_ = new MiniChart(panel);
        schedule_->setObjectName(QStringLiteral("schedulePreview"));
        schedule_->setFixedHeight(130);
        panel->body()->addSpacing(4);
        panel->body()->addWidget(scheduleTitle_);
        panel->body()->addWidget(schedule_);
    }
    groups_.push_back(std::move(made));
}

bool SpecForm::isWanted(const FieldRow& row) const {
    const Field& field = row.field();
    const std::string path = jsonPath(field);
    const bool wrong = std::ranges::any_of(document_.errors(), [&](const Error& e) { return e.where == path; });
    if (!field.applies(document_.spec()) && !document_.axis(field)) return false;
    if (!search_.isEmpty()) return row.matches(search_);
    switch (level_) {
        case All:
            return true;
        case Changed:
            return wrong || document_.isChanged(field);
        case Common:
            return wrong || field.level == FieldLevel::Common || document_.isChanged(field);
    }
    return true;
}

bool SpecForm::areSeedsWanted() const {
    if (!search_.isEmpty()) return seeds_->matches(search_);
    return level_ != Changed || seeds_->isChanged();
}

bool SpecForm::isSampleWanted() const {
    if (pointCount(document_.sweep()) < 2) return false;
    return search_.isEmpty() ? level_ != Changed || sample_->isChanged() : sample_->matches(search_);
}

bool SpecForm::isBudgetWanted() const {
    if (document_.runCount() < 2) return false;
    return search_.isEmpty() ? level_ != Changed || !document_.sweep().budget.empty() : budget_->matches(search_);
}

void SpecForm::writeBudgetUnit() {
    for (Group& group : groups_)
        for (FieldRow* row : group.rows)
            if (row->field().name == "stop.budget")
                //: a currency
                row->setUnit(document_.runCount() > 1 ? tr("%1 per run").arg(currency_) : currency_);
}

void SpecForm::setCurrency(const QString& currency) {
    if (currency == currency_) return;
    currency_ = currency;
    budget_->setCurrency(currency);
    writeBudgetUnit();
}

void SpecForm::pointAt(FieldRow* row) {
    if (pointedAt_ == row) return;
    if (pointedAt_) pointedAt_->setPointedAt(false);
    pointedAt_ = row;
    row->setPointedAt(true);
}

void SpecForm::toggleSweep() {
    for (const Group& group : groups_)
        for (FieldRow* row : group.rows)
            if (row->control()->isAncestorOf(focusWidget()) || row->control() == focusWidget())
                return row->toggleSweep();
    if (pointedAt_) pointedAt_->toggleSweep();
}

void SpecForm::refresh() {
    bool any = false;
    for (Group& group : groups_) {
        bool some = false;
        for (FieldRow* row : group.rows) {
            const bool shown = isWanted(*row);
            row->setShown(shown);
            some = some || shown;
        }
        if (group.group == FieldGroup::What) {
            seeds_->setShown(areSeedsWanted());
            sample_->setShown(isSampleWanted());
            some = some || areSeedsWanted() || isSampleWanted();
        }
        if (group.group == FieldGroup::Stop) {
            budget_->setShown(isBudgetWanted());
            some = some || isBudgetWanted();
        }
        group.panel->setVisible(some);
        any = any || some;
    }
    nothing_->setVisible(!any);
    writeBudgetUnit();
    drawSchedule();
}

namespace {

QVector<QPointF> scheduleOf(const RunSpec& spec) {
    // Where only the files show how many images there are, steps fine enough for the curve.
    const auto counts = imageCounts(spec);
    const std::int64_t images = counts ? counts->training : RunSpec().data.trainImages;
    const std::int64_t stepsPerEpoch =
        std::max<std::int64_t>(1, images / std::max<std::int64_t>(1, spec.optimizer.globalBatch));
    const std::int64_t steps = std::max<std::int64_t>(1, spec.stop.epochs * stepsPerEpoch);
    QVector<QPointF> points;
    for (int i = 0; i <= kSchedulePoints; ++i) {
        const auto step = static_cast<std::int64_t>(std::llround(static_cast<double>(steps - 1) * i / kSchedulePoints));
        points.append(
            {static_cast<double>(step) / static_cast<double>(stepsPerEpoch), learningRate(spec, step, stepsPerEpoch)});
    }
    // The last step lasts until the end, which shows where an epoch has few of them.
    points.append({static_cast<double>(steps) / static_cast<double>(stepsPerEpoch), points.back().y()});
    return points;
}

/// Whether two schedules cannot be told apart in the preview.
bool isAlike(const QVector<QPointF>& a, const QVector<QPointF>& b) {
    double wide = 0, high = 0;
    for (const QVector<QPointF>* one : {&a, &b})
        for (const QPointF& point : *one) wide = std::max(wide, point.x()), high = std::max(high, point.y());
    return std::ranges::equal(a, b, [&](const QPointF& p, const QPointF& q) {
        return std::abs(p.x() - q.x()) <= kAlike * wide && std::abs(p.y() - q.y()) <= kAlike * high;
    });
}

/// Of specs with the same values on these axes, keeps the first.
void dropRepeats(std::vector<RunSpec>& specs, const std::vector<SweepAxis>& axes) {
    std::set<std::string> seen;
    std::erase_if(specs, [&](const RunSpec& spec) { return !seen.insert(variedValues(spec, axes)).second; });
}

}  // namespace

void SpecForm::drawSchedule() {
    // Only axes that change the schedule are drawn as separate curves: those of seeds or precisions would coincide.
    Sweep whole = document_.sweep();
    whole.budget.clear();  // no budget changes a schedule, and an invalid one would leave none to draw
    whole.base.stop.budget.clear();
    Sweep sweep = whole;
    sweep.sample = 0;
    std::erase_if(sweep.axes, [all = sweep](const SweepAxis& axis) {
        Sweep alone = all;
        alone.axes = {axis};
        const auto specs = expand(alone);
        if (!specs || specs->empty()) return true;
        const QVector<QPointF> first = scheduleOf(specs->front());
        return std::ranges::all_of(*specs, [&](const RunSpec& spec) { return isAlike(first, scheduleOf(spec)); });
    });
    QVector<MiniChart::Line> lines;
    std::size_t count = 1;
    if (runCount(sweep) > 1)
        if (auto specs = expand(isSampled(whole) ? whole : sweep)) {
            if (isSampled(whole)) dropRepeats(*specs, sweep.axes);
            count = specs->size();
            const std::size_t drawn = std::min(count, kPreviews);
            for (std::size_t i = 0; i < drawn; ++i) {
                // Of many, some from the first to the last.
                const RunSpec& spec = specs->at(drawn < 2 ? 0 : i * (count - 1) / (drawn - 1));
                lines.append({scheduleOf(spec), QString::fromStdString(variedValues(spec, sweep.axes))});
            }
        }
    if (lines.isEmpty()) lines.append({scheduleOf(document_.spec()), {}});
    scheduleTitle_->setText(count > kPreviews
                                ? tr("Learning rate by epoch: %1 of %n curve(s)", "", static_cast<int>(count))
                                      .arg(Formatter::current().integer(std::ssize(lines)))
                                : tr("Learning rate by epoch"));
    schedule_->setLines(lines, true);
}

void SpecForm::setLevel(Level level) {
    level_ = level;
    refresh();
}

void SpecForm::setSearch(const QString& text) {
    search_ = text.trimmed();
    setDataPanelWanted(isDataPanelWanted_);
    refresh();
}

void SpecForm::setDataPanel(ui::Panel* panel) {
    dataPanel_ = panel;
    panel->setParent(widget());
    // Tab goes from the group's last control to the panel's, in their own order.
    const auto isBelow = [](const QWidget* widget, const QWidget* ancestor) { return ancestor->isAncestorOf(widget); };
    const QWidget* group = std::ranges::find(groups_, FieldGroup::Data, &Group::group)->panel;
    QWidget* last = nullptr;
    QWidgetList own;
    for (QWidget* at = nextInFocusChain(); at != this; at = at->nextInFocusChain()) {
        if (isBelow(at, group)) last = at;
        if (isBelow(at, panel) && at->focusPolicy() != Qt::NoFocus) own.append(at);
    }
    for (QWidget* at : own) {
        QWidget::setTabOrder(last, at);
        last = at;
    }
    panel->hide();
    columns_ = 0;
    arrange();
}

void SpecForm::setDataPanelWanted(bool wanted) {
    isDataPanelWanted_ = wanted;
    const bool shown = wanted && search_.isEmpty();
    if (shown == !dataPanel_->isHidden()) return;
    dataPanel_->setVisible(shown);
    columns_ = 0;
    arrange();
}

void SpecForm::setNote(const std::string& field, const QString& note) {
    for (Group& group : groups_)
        for (FieldRow* row : group.rows)
            if (row->field().name == field) row->setNote(note);
}

void SpecForm::setSuggestions(const std::string& field, const QStringList& texts) {
    for (Group& group : groups_)
        for (FieldRow* row : group.rows)
            if (row->field().name == field) row->setSuggestions(texts);
}

void SpecForm::setOffers(const FieldEditor::Offers& offers) {
    for (Group& group : groups_)
        for (FieldRow* row : group.rows)
            if (row->field().name == "price.offer") {
                row->setOffers(offers);
            }
}

void SpecForm::showFirstError() {
    if (document_.errors().empty()) return;
    const std::string path = document_.errors().front().where;
    if (path == "/budget") {
        ensureWidgetVisible(budget_->control());
        return budget_->control()->setFocus(Qt::OtherFocusReason);
    }
    showField(path);
}

bool SpecForm::showField(const std::string& path) {
    for (Group& group : groups_)
        for (FieldRow* row : group.rows) {
            if (jsonPath(row->field()) != path || !isWanted(*row)) continue;
            ensureWidgetVisible(row->control());
            row->control()->setFocus(Qt::OtherFocusReason);
            return true;
        }
    return false;
}

void SpecForm::retranslate() {
    int width = 0;
    for (Group& group : groups_) {
        group.panel->setTitle(Formatter::text(label(group.group)));
        for (FieldRow* row : group.rows) {
            row->retranslate();
            width = std::max(width, row->labelWidth());
        }
    }
    seeds_->retranslate();
    sample_->retranslate();
    budget_->retranslate();
    for (Group& group : groups_)
        for (FieldRow* row : group.rows) row->setLabelWidth(std::min(width, kWidestLabel));
    schedule_->setAccessibleName(tr("Learning rate by epoch"));
    nothing_->setText(search_.isEmpty() ? tr("Nothing has been changed.") : tr("No field has that name."));
    refresh();
}

int SpecForm::widthFor(int columns) const {
    return columns * needed_ + Theme::kMargin + 24 + verticalScrollBar()->sizeHint().width();
}

void SpecForm::arrange() {
    int needed = 0;
    for (const Group& group : groups_) needed = std::max(needed, group.panel->minimumSizeHint().width());
    if (dataPanel_ && !dataPanel_->isHidden()) needed = std::max(needed, dataPanel_->minimumSizeHint().width());
    if (std::exchange(needed_, needed) != needed) Q_EMIT widthNeeded();
    const int columns = viewport()->width() + verticalScrollBar()->sizeHint().width() >= widthFor(2) ? 2 : 1;
    if (columns == columns_) return;
    columns_ = columns;
    for (QVBoxLayout* column : {left_, right_}) {
        while (QLayoutItem* item = column->takeAt(0)) delete item;
    }
    left_->addWidget(nothing_);
    if (dataPanel_ && columns == 2) right_->addWidget(dataPanel_);
    const bool isDataShown = dataPanel_ && !dataPanel_->isHidden();
    for (const Group& group : groups_) {
        // Beside the panel about the data, the columns are about equally high with the recipe alone below it.
        const bool right =
            columns == 2 && (isDataShown ? group.group == FieldGroup::Recipe
                                         : std::ranges::find(kRightColumn, group.group) != std::end(kRightColumn));
        (right ? right_ : left_)->addWidget(group.panel);
        if (dataPanel_ && columns == 1 && group.group == FieldGroup::Data) left_->addWidget(dataPanel_);
    }
    left_->addStretch(1);
    right_->addStretch(1);
    auto* both = static_cast<QHBoxLayout*>(widget()->layout());
    both->setStretch(1, columns == 2 ? 1 : 0);
    both->setSpacing(columns == 2 ? 8 : 0);
}

void SpecForm::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

bool SpecForm::eventFilter(QObject* watched, QEvent* event) {
    // What the panels need is known only after their own layouts have processed the new text.
    if (event->type() == QEvent::LayoutRequest && watched == widget()) arrange();
    return QScrollArea::eventFilter(watched, event);
}

void SpecForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QScrollArea::changeEvent(event);
}

}  // namespace epochal::ui
