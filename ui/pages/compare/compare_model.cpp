#include "ui/pages/compare/compare_model.h"

#include <algorithm>
#include <cmath>

#include <QBrush>

#include "core/base/csv.h"
#include "core/base/utf8.h"
#include "ui/tables/sort_order.h"
#include "ui/tables/table_setup.h"
#include "ui/theme/theme.h"
#include "ui/view/row_words.h"

namespace epochal::ui {

namespace {

/// Internal id of a group's index, which has no parent; that of a row's index is its group, counted from 1.
constexpr quintptr kGroup = 0;

std::size_t groupOf(const QModelIndex& index) {
    return index.internalId() == kGroup ? static_cast<std::size_t>(index.row())
                                        : static_cast<std::size_t>(index.internalId() - 1);
}

/// Columns whose figures depend on the offer by which a row is priced.
bool isMoney(int column) {
    return column == columnOf("price") || column == columnOf("cost") || column == columnOf("worth") ||
           column == columnOf("per-million");
}

QString moneyHint(const ComparisonView& view, const ComparedRow& row) {
    QStringList lines;
    if (row.otherHardware)
        lines += CompareModel::tr("What-if: priced for hardware it did not run on.");
    else if (row.whatIf)
        lines += CompareModel::tr("What-if: priced at a different offer from the one it ran under.");
    if (const QString assumed = assumptionsText(view, row); !assumed.isEmpty())
        lines += CompareModel::tr("Cost assumptions: %1.").arg(assumed);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

void CompareModel::show(CompareDataPtr shown) {
    beginResetModel();
    data_ = std::move(shown);
    view_.reset();
    if (data_) view_.emplace(data_, Formatter::current(), epoch_);
    order();
    endResetModel();
}

void CompareModel::setEpoch(std::int64_t epoch) {
    epoch_ = epoch;
    retranslate();
}

void CompareModel::retranslate() {
    show(data_);
}

void CompareModel::order() {
    rows_.clear();
    longest_.clear();
    if (!data_) return;
    for (const ComparisonGroup& group : data_->comparison.groups) {
        std::vector<std::size_t> rows = data_->ordered(group);
        double longest = 1;
        for (const std::size_t row : rows) longest = std::max(longest, data_->row(row).againstCheapest.value_or(0));
        longest_.push_back(longest);
        if (sortColumn_ >= 0) {
            const CompareColumn& column = compareColumns()[static_cast<std::size_t>(sortColumn_)];
            const auto before = [&](std::size_t a, std::size_t b) {
                const bool aRanked = data_->row(a).notRanked.empty(), bRanked = data_->row(b).notRanked.empty();
                if (aRanked != bRanked) return aRanked;
                const double x = column.figure(*view_, a), y = column.figure(*view_, b);
                if (!std::isnan(x) || !std::isnan(y)) return standsBefore(x, y, sortOrder_);
                const int words = QString::localeAwareCompare(column.text(*view_, a), column.text(*view_, b));
                return sortOrder_ == Qt::DescendingOrder ? words > 0 : words < 0;
            };
            std::stable_sort(rows.begin(), rows.end(), before);
        }
        rows_.push_back(std::move(rows));
    }
}

void CompareModel::sort(int column, Qt::SortOrder by) {
    if (column == sortColumn_ && by == sortOrder_) return;
    beginResetModel();
    sortColumn_ = column;
    sortOrder_ = by;
    order();
    endResetModel();
}

int CompareModel::rowAt(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kGroup) return -1;
    return static_cast<int>(rows_[groupOf(index)][static_cast<std::size_t>(index.row())]);
}

bool CompareModel::isUseful(int column) const {
    return data_ && compareColumns()[static_cast<std::size_t>(column)].onPage(*view_);
}

QString CompareModel::title(int column) const {
    if (!data_) return {};
    return compareColumns()[static_cast<std::size_t>(column)].title(*view_).replace(QLatin1Char('\n'),
                                                                                    QLatin1Char(' '));
}

QModelIndex CompareModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : kGroup);
}

QModelIndex CompareModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == kGroup) return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, kGroup);
}

int CompareModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(rows_.size());
    if (parent.internalId() != kGroup || parent.column() > 0) return 0;
    return static_cast<int>(rows_[static_cast<std::size_t>(parent.row())].size());
}

int CompareModel::columnCount(const QModelIndex&) const {
    return static_cast<int>(compareColumns().size());
}

QVariant CompareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !data_) return {};
    const int row = rowAt(index);
    return row < 0 ? groupData(index, role) : rowData(static_cast<std::size_t>(row), index.column(), role);
}

QVariant CompareModel::groupData(const QModelIndex& index, int role) const {
    const ComparisonGroup& group = data_->comparison.groups[groupOf(index)];
    if (role == Qt::BackgroundRole) return QBrush(Theme::instance().colour(Role::Alternate));
    if (index.column() > 0) return {};
    if (role == Qt::DisplayRole) return view_->groupTitle(group);
    if (role == Qt::FontRole) return Theme::instance().font(Type::BodyBold);
    if (role == NoteRole) return view_->groupNote(group);
    return {};
}

double CompareModel::share(std::size_t row) const {
    for (std::size_t group = 0; group < rows_.size(); ++group)
        if (std::find(rows_[group].begin(), rows_[group].end(), row) != rows_[group].end())
            return data_->row(row).againstCheapest.value_or(0) / longest_[group];
    return 0;
}

QVariant CompareModel::rowData(std::size_t row, int column, int role) const {
    const CompareColumn& what = compareColumns()[static_cast<std::size_t>(column)];
    const ComparedRow& one = data_->row(row);
    const AuditedClaim* claim = worstClaim(*data_, row);
    const bool doubted = claim && claim->result.follows == Follows::No;
    const bool ranked = one.notRanked.empty();
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::DisplayRole:
            return what.text(*view_, row);
        case Qt::ToolTipRole: {
            if (what.form == CompareCell::Audit) return auditLines(*view_, row);
            if (what.form == CompareCell::Name) {
                const QString name = what.text(*view_, row);
                const QString source = Formatter::text(data_->entry(row).provenance.source.c_str());
                return source.isEmpty() ? name : name + QLatin1Char('\n') + source;
            }
            if (isMoney(column)) return moneyHint(*view_, one);
            return what.form == CompareCell::Figure ? QVariant() : what.text(*view_, row);
        }
        case Qt::TextAlignmentRole:
            return int((what.form == CompareCell::Figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::FontRole:
            if (one.whatIf && isMoney(column)) {
                QFont font = theme.font(Type::Body);
                font.setItalic(true);
                return font;
            }
            return column == columnOf("cost") && one.cost ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case Qt::BackgroundRole:
            if (doubted) return QBrush(theme.colour(Role::WarnBack));
            return ranked ? QVariant() : QBrush(theme.colour(Role::Alternate));
        case Qt::ForegroundRole:
            if (doubted && column == columnOf("published")) return QBrush(theme.colour(Role::Warn));
            if (what.form == CompareCell::Frontier && one.frontier) return QBrush(theme.colour(Role::Ok));
            if (what.form == CompareCell::Frontier || what.form == CompareCell::Audit || !ranked)
                return QBrush(theme.colour(Role::Text2));
            return {};
        case LookRole:
            return QVariant::fromValue(data_->looks[row]);
        case ShareRole:
            return one.againstCheapest ? QVariant(share(row)) : QVariant();
        case IdRole:
            return QString::fromStdString(data_->entry(row).id);
        case FollowsRole:
            return claim ? QVariant(static_cast<int>(claim->result.follows)) : QVariant();
        case FrontierRole:
            return one.frontier && ranked && data_->comparison.ranked;
        case FigureRole:
            return what.figure(*view_, row);
        case ShortRole:
            if (what.form == CompareCell::Audit && claim) return shortAuditText(*claim, view_->format());
            return what.form == CompareCell::Frontier ? shortFrontierText(*view_, row) : QString();
        default:
            return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !data_) return {};
    const CompareColumn& column = compareColumns()[static_cast<std::size_t>(section)];
    if (role == Qt::TextAlignmentRole)
        return int((column.form == CompareCell::Figure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (role == Qt::ToolTipRole) return headOf(column, *view_);
    const QString title = column.title(*view_);
    return column.form == CompareCell::Figure ? headLines(title, column.unit(*view_)) : title;
}

QByteArray CompareModel::csv() const {
    CsvWriter csv;
    csv.text("group");
    for (const CompareColumn& column : compareColumns()) csv.text(column.id);
    for (const char* name : {"whatif", "currency", "id"}) csv.text(name);
    csv.end();
    for (std::size_t group = 0; data_ && group < rows_.size(); ++group)
        for (const std::size_t row : rows_[group]) {
            csv.text(searchableText(view_->groupTitle(data_->comparison.groups[group]).toStdString()));
            for (const CompareColumn& column : compareColumns()) {
                if (isFigure(column))
                    csv.number(column.figure(*view_, row));
                else
                    csv.text(searchableText(column.text(*view_, row).toStdString()));
            }
            const ComparedRow& one = data_->row(row);
            csv.text(one.whatIf ? "yes" : "no").text(one.cost ? one.cost->currency : "");
            csv.text(data_->entry(row).id).end();
        }
    return QByteArray::fromStdString(std::move(csv).take());
}

}  // namespace epochal::ui
