#include "ui/tables/column_fit.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTimer>
#include <algorithm>
#include <numeric>

#include "ui/tables/table_setup.h"

namespace epochal::ui {

namespace {
constexpr const char *kNames = "nameColumns", *kSentences = "sentenceColumns";
}

std::vector<int> fitColumns(const std::vector<ColumnNeed>& needs, int room, const FitRule& rule) {
    std::vector<int> widths, least;
    for (const ColumnNeed& need : needs) {
        const bool gives = std::ranges::find(rule.givers, need.column) != rule.givers.end();
        widths.push_back(need.whole);
        least.push_back(gives ? std::min(need.least, need.whole) : need.whole);
    }
    const auto at = [&](int column) {
        return static_cast<std::size_t>(std::ranges::find(needs, column, &ColumnNeed::column) - needs.begin());
    };
    for (const int column : rule.empty) {
        if (std::accumulate(widths.begin(), widths.end(), 0) <= room) break;
        if (const std::size_t i = at(column); i < needs.size()) widths[i] = least[i] = 0;
    }
    int needed = std::accumulate(least.begin(), least.end(), 0);
    for (const int column : rule.spare) {
        if (needed <= room) break;
        const std::size_t i = at(column);
        if (i == needs.size()) continue;
        needed -= least[i];
        widths[i] = least[i] = 0;
    }
    int missing = std::accumulate(widths.begin(), widths.end(), 0) - room;
    for (const int column : rule.givers) {
        const std::size_t i = at(column);
        if (missing <= 0 || i == needs.size()) continue;
        const int given = std::min(widths[i] - least[i], missing);
        widths[i] -= given;
        missing -= given;
    }
    if (const auto shown = std::ranges::count_if(widths, [](int width) { return width > 0; });
        rule.taker == FitRule::kEvery && missing < 0 && shown > 0) {
        for (int& width : widths)
            if (width > 0) width -= missing / static_cast<int>(shown);
        return widths;
    }
    if (const std::size_t i = at(rule.taker); missing < 0 && i < needs.size() && widths[i] > 0) widths[i] -= missing;
    return widths;
}

void setNameColumns(QAbstractItemView& view, const std::vector<int>& columns) {
    view.setProperty(kNames, QVariant::fromValue(QList<int>(columns.begin(), columns.end())));
}

bool isNameColumn(const QAbstractItemView& view, int column) {
    return view.property(kNames).value<QList<int>>().contains(column);
}

void setSentenceColumns(QAbstractItemView& view, const std::vector<int>& columns) {
    view.setProperty(kSentences, QVariant::fromValue(QList<int>(columns.begin(), columns.end())));
}

bool isSentenceColumn(const QAbstractItemView& view, int column) {
    return view.property(kSentences).value<QList<int>>().contains(column);
}

void watchContents(const QAbstractItemModel& model, QObject* owner, std::function<void()> changed) {
    auto* soon = new QTimer(owner);
    soon->setSingleShot(true);
    soon->setInterval(0);
    QObject::connect(soon, &QTimer::timeout, owner, std::move(changed));
    const auto start = [soon] { soon->start(); };
    QObject::connect(&model, &QAbstractItemModel::modelReset, soon, start);
    QObject::connect(&model, &QAbstractItemModel::layoutChanged, soon, start);
    QObject::connect(&model, &QAbstractItemModel::rowsInserted, soon, start);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, soon, start);
    QObject::connect(&model, &QAbstractItemModel::dataChanged, soon, start);
    QObject::connect(&model, &QAbstractItemModel::headerDataChanged, soon, start);
}

ColumnFitter::ColumnFitter(QTableView& table, Roles roles) : QObject(&table), table_(table) {
    table_.viewport()->installEventFilter(this);
    table_.installEventFilter(this);
    const QAbstractItemModel& model = *table_.model();
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { widest_.clear(); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] { widest_.clear(); });
    watchContents(model, this, [this] { fit(); });
    setRoles(std::move(roles));
}

void ColumnFitter::setRoles(Roles roles) {
    roles_ = std::move(roles);
    std::vector<int> names, sentences;
    for (const Name& name : roles_.names) {
        names.push_back(name.column);
        if (name.sentence) sentences.push_back(name.column);
    }
    setNameColumns(table_, names);
    setSentenceColumns(table_, sentences);
    widest_.clear();
    fit();
}

void ColumnFitter::fit() {
    const QScopedValueRollback guard(fitting_, true);
    const int columns = table_.model()->columnCount();
    widest_.resize(static_cast<std::size_t>(columns), 0);
    std::vector<ColumnNeed> needs;
    for (int column = 0; column < columns; ++column) {
        int& widest = widest_[static_cast<std::size_t>(column)];
        widest = std::max({widest, wantedWidth(table_, column), table_.horizontalHeader()->minimumSectionSize()});
        const auto name = std::ranges::find(roles_.names, column, &Name::column);
        const int least = name == roles_.names.end() ? widest : std::max(name->least, headWidth(table_, column));
        needs.push_back({column, widest, least});
    }
    FitRule rule{roles_.taker, {}, roles_.spare, roles_.empty};
    for (const Name& name : roles_.names) rule.givers.push_back(name.column);
    const std::vector<int> widths = fitColumns(needs, table_.viewport()->width(), rule);
    for (int column = 0; column < columns; ++column) {
        const int width = widths[static_cast<std::size_t>(column)];
        table_.setColumnHidden(column, width == 0);
        if (width > 0) table_.setColumnWidth(column, width);
    }
}

int ColumnFitter::wholeWidth() const {
    return std::accumulate(widest_.begin(), widest_.end(), 0);
}

bool ColumnFitter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == table_.viewport() && !fitting_) fit();
    if (event->type() == QEvent::LanguageChange && watched == &table_) widest_.clear();
    return QObject::eventFilter(watched, event);
}

}  // namespace epochal::ui
