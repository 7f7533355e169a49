#include "ui/pages/runs/runs_model.h"

#include <algorithm>

#include <QIcon>

#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// A group's key in the set of open groups: two configurations may have the same name.
QString openKey(const RunGroup& group, const RunRows& rows, GroupBy by) {
    return QString::fromStdString(by == GroupBy::Seeds ? rows[group.rows.front()].seedGroup : group.key);
}

}  // namespace

RunsModel::RunsModel(QObject* parent) : QAbstractTableModel(parent) {}

void RunsModel::setRows(const RunRows& rows) {
    all_ = rows;
    RunRows shown;
    shown.reserve(all_.size());
    const QSet<QString> hidden(hidden_.begin(), hidden_.end());
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (hidden.isEmpty() || !hidden.contains(QString::fromStdString(all_[i].id))) shown.add(all_.shared(i));
    const bool same = by_ == GroupBy::None && std::equal(shown.begin(), shown.end(), rows_.begin(), rows_.end(),
                                                         [](const RunRow& a, const RunRow& b) { return a.id == b.id; });
    if (same) {
        rows_ = std::move(shown);
        indexOf_.clear();  // its keys are the former rows' ids
        if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        findCurrency();
        return;
    }
    beginResetModel();
    rows_ = std::move(shown);
    indexOf_.clear();
    regroup();
    endResetModel();
    findCurrency();
}

void RunsModel::regroup() {
    groups_ = groupRuns(rows_, by_, sort_, descending_);
    setLines(linesOf());
}

std::vector<RunsModel::Line> RunsModel::linesOf() const {
    std::vector<Line> lines;
    lines.reserve(rows_.size());
    if (by_ == GroupBy::None) {
        for (std::size_t row = 0; row < rows_.size(); ++row) lines.push_back({kNone, row});
        return lines;
    }
    for (std::size_t at = 0; at < groups_.size(); ++at) {
        const RunGroup& group = groups_[at];
        if (by_ == GroupBy::Seeds && group.rows.size() == 1) {
            lines.push_back({kNone, group.rows.front()});
            continue;
        }
        lines.push_back({at, kNone});
        if (!open_.contains(openKey(group, rows_, by_))) continue;
        for (const std::size_t row : group.rows) lines.push_back({at, row});
    }
    return lines;
}

void RunsModel::setLines(std::vector<Line> lines) {
    lines_ = std::move(lines);
    lineOf_.assign(rows_.size(), -1);
    for (std::size_t line = 0; line < lines_.size(); ++line)
        if (lines_[line].row != kNone) lineOf_[lines_[line].row] = static_cast<int>(line);
}

void RunsModel::refresh(const RunRow& row) {
    const auto found = indexOf(row.id);
    if (!found) return;
    const RunRow& shown = rows_[*found];
    RunRow fresh = row;
    fresh.number = shown.number;
    fresh.tags = shown.tags;
    fresh.note = shown.note;
    fresh.archived = shown.archived;
    indexOf_.erase(row.id);
    rows_.replace(*found, std::move(fresh));
    indexOf_.emplace(rows_[*found].id, *found);
    const int line = lineOf_[*found];
    if (line >= 0) Q_EMIT dataChanged(index(line, 0), index(line, kColumns - 1));
}

void RunsModel::setHidden(const QStringList& ids) {
    if (ids == hidden_) return;
    hidden_ = ids;
    setRows(RunRows(all_));
}

void RunsModel::setGrouping(GroupBy by) {
    if (by == by_) return;
    beginResetModel();
    by_ = by;
    open_.clear();
    regroup();
    endResetModel();
}

void RunsModel::setOrder(RunColumn sort, bool descending) {
    sort_ = sort;
    descending_ = descending;
}

bool RunsModel::toggle(int line) {
    const RunGroup* group = groupAt(line);
    return group && setOpen(line, !open_.contains(openKey(*group, rows_, by_)));
}

bool RunsModel::setOpen(int line, bool open) {
    const RunGroup* group = groupAt(line);
    if (!group) return false;
    const QString key = openKey(*group, rows_, by_);
    if (open_.contains(key) == open) return true;
    const int count = static_cast<int>(group->rows.size());
    if (open) {
        open_.insert(key);
        beginInsertRows({}, line + 1, line + count);
        setLines(linesOf());
        endInsertRows();
    } else {
        open_.remove(key);
        beginRemoveRows({}, line + 1, line + count);
        setLines(linesOf());
        endRemoveRows();
    }
    Q_EMIT dataChanged(index(line, 0), index(line, kColumns - 1));
    return true;
}

const RunRow* RunsModel::at(int line) const {
    if (line < 0 || line >= rowCount()) return nullptr;
    const std::size_t row = lines_[static_cast<std::size_t>(line)].row;
    return row == kNone ? nullptr : &rows_[row];
}

const RunGroup* RunsModel::groupAt(int line) const {
    if (line < 0 || line >= rowCount()) return nullptr;
    const Line& what = lines_[static_cast<std::size_t>(line)];
    return what.row == kNone ? &groups_[what.group] : nullptr;
}

std::optional<std::size_t> RunsModel::indexOf(const std::string& id) const {
    if (indexOf_.empty())
        for (std::size_t i = 0; i < rows_.size(); ++i) indexOf_.emplace(rows_[i].id, i);
    const auto found = indexOf_.find(id);
    return found == indexOf_.end() ? std::nullopt : std::optional(found->second);
}

const RunRow* RunsModel::find(const QString& id) const {
    const auto found = indexOf(id.toStdString());
    return found ? &rows_[*found] : nullptr;
}

std::vector<std::size_t> RunsModel::indexesOf(const QStringList& ids) const {
    std::vector<std::size_t> rows;
    for (const QString& id : ids)
        if (const auto found = indexOf(id.toStdString())) rows.push_back(*found);
    return rows;
}

int RunsModel::rowOfId(const QString& id) const {
    const auto found = indexOf(id.toStdString());
    return found ? lineOf_[*found] : -1;
}

void RunsModel::findCurrency() {
    const std::string* one = nullptr;
    bool several = false;
    for (const RunRow& row : rows_) {
        if (row.currency.empty()) continue;
        several |= one && *one != row.currency;
        one = &row.currency;
    }
    const QString currency = one && !several ? QString::fromStdString(*one) : QString();
    if (currency == currency_) return;
    currency_ = currency;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

bool RunsModel::setLooks(const QHash<QString, RowLook>& looks) {
    if (looks == looks_) return false;
    looks_ = looks;
    const int name = static_cast<int>(RunColumn::Name);
    if (!lines_.empty()) Q_EMIT dataChanged(index(0, name), index(rowCount() - 1, name));
    return true;
}

const RowLook* RunsModel::look(const QString& id) const {
    const auto found = looks_.constFind(id);
    return found == looks_.cend() ? nullptr : &*found;
}

void RunsModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!lines_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int RunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant RunsModel::rowData(const RunRow& row, RunColumn column, int role) const {
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::DisplayRole:
            return RunColumns::text(row, column, currency_);
        case Qt::ToolTipRole:
            return RunColumns::toolTip(row, column);
        case Qt::AccessibleTextRole:
            if (column == RunColumn::Name && look(QString::fromStdString(row.id)))
                //: %1 = a run that is part of the comparison
                return tr("%1, compared").arg(RunColumns::text(row, column, currency_));
            return column == RunColumn::Curve ? RunColumns::toolTip(row, column)
                                              : RunColumns::text(row, column, currency_);
        case Qt::DecorationRole:
            if (column == RunColumn::Name)
                if (const RowLook* drawn = look(QString::fromStdString(row.id))) return markOf(*drawn);
            if (column != RunColumn::State) return {};
            return theme.icon(lookOf(row.state, row.reason).icon, lookOf(row.state, row.reason).role);
        case Qt::ForegroundRole:
            if (column == RunColumn::State) return theme.colour(lookOf(row.state, row.reason).role);
            if (row.archived || column == RunColumn::Curve || column == RunColumn::Started)
                return theme.colour(Role::Text2);
            return {};
        case CurveRole:
            return column == RunColumn::Curve ? QVariant::fromValue(row.curve) : QVariant();
        case IdRole:
            return QString::fromStdString(row.id);
        case IdsRole:
            return QStringList{QString::fromStdString(row.id)};
        case GroupRole:
            return false;
        default:
            return {};
    }
}

QVariant RunsModel::groupData(const RunGroup& group, RunColumn column, int role) const {
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::AccessibleTextRole:
            if (column == RunColumn::State) return RunColumns::states(group);
            [[fallthrough]];
        case Qt::DisplayRole:
            return RunColumns::text(group, by_, rows_[group.rows.front()], column, currency_);
        case Qt::ToolTipRole: {
            const QString figures = RunColumns::toolTip(group, column);
            return figures.isEmpty() ? RunColumns::text(group, by_, rows_[group.rows.front()], column, currency_)
                                     : figures;
        }
        case Qt::DecorationRole: {
            if (column != RunColumn::Name) return {};
            const bool open = open_.contains(openKey(group, rows_, by_));
            return theme.icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), Role::Text2);
        }
        case Qt::FontRole:
            return column == RunColumn::Name ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case IdsRole: {
            QStringList ids;
            for (const std::size_t row : group.rows) ids.append(QString::fromStdString(rows_[row].id));
            return ids;
        }
        case GroupRole:
            return true;
        default:
            return {};
    }
}

QVariant RunsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Line& line = lines_[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<RunColumn>(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (RunColumns::rightAligned(column) ? Qt::AlignRight : Qt::AlignLeft));
    if (role == LevelRole) return line.row != kNone && line.group != kNone ? 1 : 0;
    return line.row == kNone ? groupData(groups_[line.group], column, role) : rowData(rows_[line.row], column, role);
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
    const auto column = static_cast<RunColumn>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (RunColumns::rightAligned(column) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString below = unit(column);
    const QString title = RunColumns::title(column);
    return below.isEmpty() ? title : QString(title + QLatin1Char('\n') + below);
}

void RunsModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= kColumns) return;
    Q_EMIT sortRequested(static_cast<RunColumn>(column), order == Qt::DescendingOrder);
}

}  // namespace epochal::ui
