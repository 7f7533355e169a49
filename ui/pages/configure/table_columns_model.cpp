#include "ui/pages/configure/table_columns_model.h"

#include <QBrush>
#include <algorithm>

#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

constexpr std::size_t kNamedCategories = 3;
constexpr int kColumnDigits = 4;  ///< significant ones, of a range

}  // namespace

void TableColumnsModel::setTable(std::shared_ptr<const TableDescription> table) {
    if (table == table_) return;
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

void TableColumnsModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TableColumnsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !table_ ? 0 : static_cast<int>(table_->columns.size());
}

int TableColumnsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString TableColumnsModel::text(std::size_t row, Column column) const {
    const TableColumn& about = table_->columns[row];
    const Formatter& write = Formatter::current();
    const bool numbers = about.kind == ColumnKind::Number;
    const auto count = static_cast<int>(about.categories.size());
    switch (column) {
        case Name:
            return QString::fromStdString(about.name);
        case Holds:
            switch (about.use) {
                case ColumnUse::Target:
                    //: a column of a table
                    return table_->ofClasses ? tr("%n class(es) to predict", "", count) : tr("numbers to predict");
                case ColumnUse::Ignored:
                    //: a column of a table
                    return tr("not used");
                case ColumnUse::Empty:
                    //: a column of a table
                    return tr("empty");
                case ColumnUse::Input:
                    break;
            }
            //: what a column of a table holds
            return numbers ? tr("numbers") : tr("%n category(s)", "", count);
        case Missing:
            return about.missing > 0 ? write.integer(about.missing) : Formatter::dash();
        case Values: {
            if (numbers && about.minimum && about.maximum)
                //: the values of a column: least, greatest
                return tr("%1 to %2").arg(write.exact(*about.minimum), write.exact(*about.maximum));
            std::vector<CategoryCount> most = about.categories;
            std::ranges::stable_sort(most, std::ranges::greater(), &CategoryCount::rows);
            QStringList named;
            for (std::size_t i = 0; i < std::min(kNamedCategories, most.size()); ++i)
                named +=
                    QStringLiteral("%1 (%2)").arg(QString::fromStdString(most[i].text), write.integer(most[i].rows));
            const QString list = named.join(QStringLiteral(", "));
            if (most.size() <= kNamedCategories) return list.isEmpty() ? Formatter::dash() : list;
            return tr("%1 and %n more", "", static_cast<int>(most.size() - kNamedCategories)).arg(list);
        }
        case First: {
            QStringList values;
            for (const std::vector<std::string>& line : table_->head)
                if (row < line.size())
                    values += line[row].empty() ? Formatter::dash() : QString::fromStdString(line[row]);
            return values.join(QStringLiteral(" · "));
        }
        case ColumnCount:
            break;
    }
    return {};
}

QVariant TableColumnsModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<Column>(index.column());
    const ColumnUse use = table_->columns[row].use;
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            if (const auto& mean = table_->columns[row].mean; mean && column == Values)
                //: %1: the range of a column's values
                return tr("%1, mean %2").arg(text(row, column), Formatter::current().significant(*mean, kColumnDigits));
            return column == Missing || column == Holds ? QVariant() : QVariant(text(row, column));
        case Qt::TextAlignmentRole:
            return int((column == Missing ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::FontRole:
            return use == ColumnUse::Target ? QVariant(Theme::instance().font(Type::BodyBold)) : QVariant();
        case Qt::ForegroundRole:
            return use == ColumnUse::Ignored || use == ColumnUse::Empty
                       ? QVariant(QBrush(Theme::instance().colour(Role::Text2)))
                       : QVariant();
        default:
            return {};
    }
}

QVariant TableColumnsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Missing ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            //: noun, head of a column
            return tr("Column");
        case Holds:
            //: head of a list of columns of a table: what they hold
            return tr("Holds");
        case Missing:
            //: head of a list of columns of a table: number of missing values
            return tr("Missing");
        case Values:
            //: noun, head of a column
            return tr("Values");
        case First:
            //: head of a list of columns of a table: their values in the first rows
            return tr("First rows");
        default:
            return {};
    }
}

}  // namespace epochal::ui
