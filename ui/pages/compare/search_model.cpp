#include "ui/pages/compare/search_model.h"

#include <QPainter>
#include <algorithm>
#include <numeric>

#include "ui/charts/marker.h"
#include "ui/format/offer_words.h"
#include "ui/tables/sort_order.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

QPixmap dotOf(const QColor& colour) {
    constexpr int kSide = 16;
    return smallPicture(kSide, [&](QPainter& painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(kSide / 2.0, kSide / 2.0), 4.5, 4.5);
    });
}

}  // namespace

void SearchModel::show(std::shared_ptr<const SearchView> view, bool runs) {
    beginResetModel();
    view_ = std::move(view);
    if (runs != runs_) column_ = -1;
    runs_ = runs;
    inside_.clear();
    order();
    endResetModel();
}

void SearchModel::setInside(std::vector<bool> inside) {
    inside_ = std::move(inside);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int SearchModel::rowAt(int line) const {
    return line < 0 || line >= rowCount() ? -1 : static_cast<int>(lines_[static_cast<std::size_t>(line)]);
}

int SearchModel::lineOf(std::size_t row) const {
    const auto line = std::ranges::find(lines_, row);
    return line == lines_.end() ? -1 : static_cast<int>(line - lines_.begin());
}

std::string SearchModel::runAt(int line) const {
    const int row = rowAt(line);
    return row < 0 ? std::string() : view_->entry(view_->rows(runs_)[static_cast<std::size_t>(row)].entries.front()).id;
}

int SearchModel::lineOf(const std::string& run) const {
    const auto line = std::ranges::find_if(lines_, [&](std::size_t row) {
        return std::ranges::any_of(view_->rows(runs_)[row].entries,
                                   [&](std::size_t entry) { return view_->entry(entry).id == run; });
    });
    return line == lines_.end() ? -1 : static_cast<int>(line - lines_.begin());
}

void SearchModel::order() {
    lines_.resize(view_ ? view_->rows(runs_).size() : 0);
    std::iota(lines_.begin(), lines_.end(), std::size_t{0});
    if (column_ < 0 || !view_) return;
    std::ranges::stable_sort(lines_, [this](std::size_t a, std::size_t b) {
        return standsBefore(view_->figure(runs_, a, column_), view_->figure(runs_, b, column_), by_);
    });
}

void SearchModel::sort(int column, Qt::SortOrder by) {
    if (column == column_ && by == by_) return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<int> rows;
    for (const QModelIndex& one : before) rows.push_back(rowAt(one.row()));
    column_ = column;
    by_ = by;
    order();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after += index(lineOf(static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])), before[i].column());
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

int SearchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int SearchModel::columnCount(const QModelIndex&) const {
    return view_ ? view_->columns(runs_) : 0;
}

QVariant SearchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !view_) return {};
    const std::size_t at = lines_[static_cast<std::size_t>(index.row())];
    const SearchRow& row = view_->rows(runs_)[at];
    const int column = index.column();
    const Theme& theme = Theme::instance();
    const bool verdict = view_->isVerdict(runs_, column), trouble = row.diverged + row.failed > 0;
    switch (role) {
        case Qt::DisplayRole:
            return view_->cell(runs_, at, column);
        case Qt::ToolTipRole: {
            if (verdict && row.asGood) return view_->cell(runs_, at, column) + QLatin1Char('\n') + view_->asGoodNote();
            if (column > 0) return view_->cell(runs_, at, column);
            QStringList names{row.name};
            for (const std::size_t entry : row.entries) names += QString::fromStdString(view_->entry(entry).name);
            return names.join(QLatin1Char('\n'));
        }
        case Qt::TextAlignmentRole:
            return int((view_->isFigure(runs_, column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::FontRole:
            return view_->isQuality(runs_, column) && isInside(at) ? QVariant(theme.font(Type::BodyBold)) : QVariant();
        case Qt::ForegroundRole:
            if (verdict && trouble) return QBrush(theme.colour(Role::Warn));
            if (verdict && row.frontier) return QBrush(theme.colour(Role::Ok));
            return verdict || !isInside(at) ? QVariant(QBrush(theme.colour(Role::Text2))) : QVariant();
        case Qt::BackgroundRole:
            return isInside(at) ? QVariant() : QVariant(QBrush(theme.colour(Role::Alternate)));
        case Qt::DecorationRole:
            if (verdict && trouble) return theme.icon(QStringLiteral("warning"), Role::Warn);
            if (verdict && row.frontier) return theme.icon(QStringLiteral("check"), Role::Ok);
            if (column == 0) {
                const auto ramp = view_->rampOf(row);
                return dotOf(isInside(at) && ramp ? theme.ramp(*ramp) : theme.colour(Role::Edge));
            }
            return {};
        default:
            return {};
    }
}

QVariant SearchModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !view_) return {};
    if (role == Qt::TextAlignmentRole)
        return int((view_->isFigure(runs_, section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString title = view_->head(runs_, section);
    if (role == Qt::DisplayRole) return title.contains(QLatin1Char('\n')) ? title : inTwoLines(title);
    if (role != Qt::ToolTipRole) return {};
    return view_->isVerdict(runs_, section) ? title + QLatin1Char('\n') + view_->asGoodNote() : title;
}

}  // namespace epochal::ui
