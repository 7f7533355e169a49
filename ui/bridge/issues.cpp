#include "ui/bridge/issues.h"

#include "core/base/clock.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

Issues::Issues(QObject* parent) : QAbstractTableModel(parent) {}

void Issues::add(Severity severity, const Error& error, const QString& source) {
    for (std::size_t row = 0; row < issues_.size(); ++row) {
        Issue& known = issues_[row];
        if (known.error.what == error.what && known.error.where == error.where && known.source == source) {
            ++known.times;
            known.utcMillis = utcMillis();
            const int at = static_cast<int>(row);
            Q_EMIT dataChanged(index(at, 0), index(at, ColumnCount - 1));
            return;
        }
    }
    beginInsertRows({}, 0, 0);
    issues_.insert(issues_.begin(), Issue{severity, error, source, utcMillis(), 1});
    endInsertRows();
}

void Issues::remove(int row) {
    if (row < 0 || row >= rowCount()) return;
    beginRemoveRows({}, row, row);
    issues_.erase(issues_.begin() + row);
    endRemoveRows();
}

void Issues::clear() {
    beginResetModel();
    issues_.clear();
    endResetModel();
}

void Issues::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!issues_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int Issues::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(issues_.size());
}
int Issues::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant Issues::data(const QModelIndex& at, int role) const {
    if (!at.isValid()) return {};
    const Issue& issue = issues_[static_cast<std::size_t>(at.row())];
    const Formatter& format = Formatter::current();
    if (role == Qt::DecorationRole && at.column() == What) {
        const bool error = issue.severity == Severity::Error;
        return Theme::instance().icon(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                      error ? Role::Error : Role::Warn);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (at.column()) {
        case Time:
            return format.when(issue.utcMillis);
        case What:
            return issue.times > 1 ? tr("%1 (%n times)", nullptr, issue.times).arg(format.what(issue.error))
                                   : format.what(issue.error);
        case Source:
            return issue.source;
        case Remedy:
            return format.remedy(issue.error);
        default:
            return {};
    }
}

QVariant Issues::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
        case Time:
            return tr("Time");
        case What:
            return tr("What happened");
        case Source:
            return tr("Source");
        case Remedy:
            return tr("What to do");
        default:
            return {};
    }
}

}  // namespace epochal::ui
