#include "ui/pages/runs/runs_model.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include <QIcon>

#include "ui/pages/parts/run_words.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

/// A group's key in the set of open groups: two configurations may have the same name.
QString openKey(const RunGroup& group, const RunRows& rows, GroupBy by) {
    return QString::fromStdString(by == GroupBy::Seeds ? rows[group.rows.front()].seedGroup : group.key);
}

/// Whether the state of one of the runs is that of all of them.
bool inOneState(const RunGroup& group) {
    return (group.shared >> static_cast<unsigned>(RunColumn::State) & 1) != 0;
}

}  // namespace

RunsModel::RunsModel(QObject* parent) : QAbstractTableModel(parent), ask_(new QTimer(this)) {
    ask_->setSingleShot(true);
    ask_->setInterval(0);  // after the frame
    connect(ask_, &QTimer::timeout, this, &RunsModel::askForCurves);
}

void RunsModel::setRows(const RunRows& rows) {
    all_ = rows;
    RunRows shown = all_;
    if (const QSet<QString> hidden(hidden_.begin(), hidden_.end()); !hidden.isEmpty()) {
        shown = RunRows();
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (!hidden.contains(QString::fromStdString(all_[i].id))) shown.add(all_.shared(i));
    }
    const bool same = by_ == GroupBy::None && std::equal(shown.begin(), shown.end(), rows_.begin(), rows_.end(),
                                                         [](const RunRow& a, const RunRow& b) { return a.id == b.id; });
    if (same) {
        rows_ = std::move(shown);
        if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        findShare();
        return;
    }
    beginResetModel();
    rows_ = std::move(shown);
    indexOf_.clear();
    findMarks();
    regroup();
    endResetModel();
    findShare();
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
    rows_.replace(*found, std::move(fresh));
    // The next listing's row has no curve at first.
    if (!rows_[*found].curve.empty()) curves_[rows_[*found].number] = {rows_.shared(*found), rows_[*found].curve};
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
    if (rows_.empty()) return std::nullopt;
    const auto slotOf = [&](std::string_view wanted) {
        std::size_t slot = std::hash<std::string_view>()(wanted) & (indexOf_.size() - 1);
        while (indexOf_[slot] != 0 && rows_[indexOf_[slot] - 1].id != wanted) slot = (slot + 1) & (indexOf_.size() - 1);
        return slot;
    };
    if (indexOf_.empty()) {
        indexOf_.assign(std::bit_ceil(2 * rows_.size()), 0);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            std::uint32_t& slot = indexOf_[slotOf(rows_[i].id)];
            if (slot == 0) slot = static_cast<std::uint32_t>(i + 1);
        }
    }
    const std::uint32_t found = indexOf_[slotOf(id)];
    return found == 0 ? std::nullopt : std::optional<std::size_t>(found - 1);
}

const std::vector<float>& RunsModel::curveAt(std::size_t at) const {
    constexpr std::size_t kMostWanted = 256;  // more rows than a table shows
    static const std::vector<float> none;
    const RunRows::Pointer& row = rows_.shared(at);
    if (!row->curve.empty()) return row->curve;  // of a run in progress
    if (!row->best) return none;
    const auto isIt = [&](const RunRows::Pointer& other) { return other == row; };
    if (!isCurveRead(row) && std::ranges::none_of(wanted_, isIt) && std::ranges::none_of(asked_, isIt)) {
        if (wanted_.size() == kMostWanted) wanted_.erase(wanted_.begin(), wanted_.begin() + kMostWanted / 2);
        wanted_.push_back(row);
        if (asked_.empty()) ask_->start();
    }
    const auto drawn = curves_.find(row->number);
    // A catalogue that is rebuilt numbers its runs anew.
    return drawn == curves_.end() || drawn->second.row->id != row->id ? none : drawn->second.curve;
}

bool RunsModel::isCurveRead(const RunRows::Pointer& row) const {
    if (!row->curve.empty() || !row->best) return true;
    const auto drawn = curves_.find(row->number);
    return drawn != curves_.end() && drawn->second.row == row;
}

const std::vector<float>& RunsModel::curveOf(const QString& id) const {
    static const std::vector<float> none;
    const auto found = indexOf(id.toStdString());
    return found ? curveAt(*found) : none;
}

bool RunsModel::awaitsCurve(const QString& id) const {
    const auto found = indexOf(id.toStdString());
    return found && !isCurveRead(rows_.shared(*found));
}

void RunsModel::askForCurves() {
    if (!asked_.empty() || wanted_.empty()) return;
    asked_ = std::exchange(wanted_, {});
    std::vector<std::int64_t> numbers;
    for (const RunRows::Pointer& row : asked_) numbers.push_back(row->number);
    Q_EMIT curvesWanted(numbers);
}

void RunsModel::setCurves(std::vector<std::vector<float>> curves) {
    constexpr std::size_t kMostKept = 2048;
    const auto asked = std::exchange(asked_, {});
    if (curves_.size() + asked.size() > kMostKept) curves_.clear();
    for (std::size_t i = 0; i < std::min(asked.size(), curves.size()); ++i)
        curves_[asked[i]->number] = {asked[i], std::move(curves[i])};
    Q_EMIT curvesRead();  // not dataChanged: no text changes, and the table would measure its columns again
    if (!wanted_.empty()) ask_->start();
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

void RunsModel::findShare() {
    const SharedText *one = nullptr, *measure = nullptr;
    bool several = false, measures = false;
    std::optional<Sample> sample;
    for (const RunRow& row : rows_) {
        sample = !sample || *sample == sampleKind(row) ? sampleKind(row) : Sample::Any;
        if (row.best) {
            measures |= measure && *measure != row.measure;
            measure = &row.measure;
        }
        if (row.currency.empty()) continue;
        several |= one && *one != row.currency;
        one = &row.currency;
    }
    RunsShare share;
    share.sample = sample.value_or(Sample::Image);
    if (one && !several) share.currency = QString::fromStdString(*one);
    if (measures) share.measure.reset();
    if (const Measure* known = measure && !measures ? findMeasure(*measure) : nullptr) share.measure = known->quality;
    if (share == share_) return;
    share_ = std::move(share);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

bool RunsModel::setLooks(const QHash<QString, RowLook>& looks) {
    if (looks == looks_) return false;
    looks_ = looks;
    findMarks();
    const int name = static_cast<int>(RunColumn::Name);
    if (!lines_.empty()) Q_EMIT dataChanged(index(0, name), index(rowCount() - 1, name));
    return true;
}

void RunsModel::findMarks() {
    marks_ = std::any_of(looks_.keyBegin(), looks_.keyEnd(),
                         [this](const QString& id) { return indexOf(id.toStdString()).has_value(); });
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
            return RunColumns::text(row, column, share_);
        case Qt::ToolTipRole:
            return RunColumns::toolTip(row, column);
        case Qt::AccessibleTextRole:
            if (column == RunColumn::Name && look(QString::fromStdString(row.id)))
                //: %1 = a run that is part of the comparison
                return tr("%1, compared").arg(RunColumns::text(row, column, share_));
            return column == RunColumn::Curve ? RunColumns::toolTip(row, column)
                                              : RunColumns::text(row, column, share_);
        case Qt::DecorationRole:
            if (column == RunColumn::Name)
                if (const RowLook* drawn = look(QString::fromStdString(row.id))) return markOf(*drawn);
            if (column != RunColumn::State) return {};
            return theme.icon(lookOf(row.state, row.reason).icon, lookOf(row.state, row.reason).role);
        case Qt::ForegroundRole:
            if (column == RunColumn::State) return theme.colour(lookOf(row.state, row.reason).role);
            if (row.archived || column == RunColumn::Curve || column == RunColumn::Created)
                return theme.colour(Role::Text2);
            return {};
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
            return RunColumns::text(group, by_, rows_[group.rows.front()], column, share_);
        case Qt::ToolTipRole: {
            const QString figures = RunColumns::toolTip(group, column);
            return figures.isEmpty() ? RunColumns::text(group, by_, rows_[group.rows.front()], column, share_)
                                     : figures;
        }
        case Qt::DecorationRole: {
            if (column == RunColumn::State && inOneState(group))
                return rowData(rows_[group.rows.front()], column, role);
            if (column != RunColumn::Name) return {};
            const bool open = open_.contains(openKey(group, rows_, by_));
            return theme.icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), Role::Text2);
        }
        case Qt::ForegroundRole:
            if (column != RunColumn::State || !inOneState(group)) return {};
            return theme.colour(lookOf(rows_[group.rows.front()].state, rows_[group.rows.front()].reason).role);
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
    if (role == CurveRole)
        return line.row != kNone && column == RunColumn::Curve ? QVariant::fromValue(curveAt(line.row)) : QVariant();
    if (role == FallingRole) return line.row != kNone && !measureOf(rows_[line.row]).higherIsBetter;
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
    const QString title = RunColumns::title(column, share_);
    if (RunColumns::rightAligned(column)) return headLines(title, below);
    return below.isEmpty() ? title : QString(title + QLatin1Char('\n') + below);
}

void RunsModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= kColumns) return;
    Q_EMIT sortRequested(static_cast<RunColumn>(column), order == Qt::DescendingOrder);
}

}  // namespace epochal::ui
