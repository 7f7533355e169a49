#include "ui/bridge/issues.h"

#include <algorithm>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

Issues::Issues(QObject* parent) : QAbstractTableModel(parent) {}

QString Issues::nameOf(const Origin& origin) {
    if (const auto* name = std::get_if<QString>(&origin)) return *name;
    switch (std::get<Part>(origin)) {
        case Part::Catalogue:
            return tr("Catalog");
        case Part::Comparison:
            return tr("Comparison");
        case Part::Presets:
            return tr("Presets");
        case Part::Prices:
            //: where an issue comes from
            return tr("Prices");
        case Part::Queue:
            //: noun, where an issue comes from
            return tr("Queue");
        case Part::Reports:
            return tr("Reports");
        case Part::Runs:
            //: where an issue comes from
            return tr("Runs");
    }
    return {};
}

QByteArray Issues::keyOf(const Issue& issue) {
    const QByteArray where = QByteArray::fromStdString(issue.error.where);
    // The arguments are part of what happened: "%1 events are missing" with 3 and with 5 are two issues.
    return QByteArray::fromStdString(jsonText(epochal::toJson(issue.error.what))) + '\n' + where + '\n' +
           QByteArray::number(static_cast<int>(issue.severity));
}

void Issues::add(Severity severity, const Error& error, const Origin& source, std::optional<qint64> when) {
    Issue issue{severity, error, source, {source}, when.value_or(utcMillis()), 1};
    const QByteArray key = keyOf(issue);
    if (const auto age = ages_.constFind(key); age != ages_.cend()) {
        const int row = rowOfAge(*age);
        Issue& known = issues_[static_cast<std::size_t>(row)];
        ++known.times;
        known.utcMillis = issue.utcMillis;
        known.source = source;
        known.sources.insert(source);
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
        return;
    }
    if (rowCount() == kMost) remove(kMost - 1);
    beginInsertRows({}, 0, 0);
    issues_.push_front(std::move(issue));
    orders_.push_front(added_);
    ages_.insert(key, added_++);
    endInsertRows();
}

/// Rows are also removed from the middle, so a row is found by bisection.
int Issues::rowOfAge(qint64 age) const {
    const auto at = std::lower_bound(orders_.begin(), orders_.end(), age, std::greater<>());
    return static_cast<int>(at - orders_.begin());
}

void Issues::remove(int row) {
    if (row < 0 || row >= rowCount()) return;
    beginRemoveRows({}, row, row);
    ages_.remove(keyOf(issues_[static_cast<std::size_t>(row)]));
    issues_.erase(issues_.begin() + row);
    orders_.erase(orders_.begin() + row);
    endRemoveRows();
}

void Issues::clear() {
    beginResetModel();
    issues_.clear();
    orders_.clear();
    ages_.clear();
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
    if (role == Qt::ToolTipRole && at.column() == Source && issue.sources.size() > 1) {
        constexpr qsizetype kNamed = 30;
        QStringList names;
        for (const Origin& one : issue.sources) names += nameOf(one);
        names.sort();
        if (names.size() > kNamed) names = names.mid(0, kNamed) << QString(QChar(0x2026));
        return names.join(QLatin1Char('\n'));
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (at.column()) {
        case Time:
            return format.when(issue.utcMillis);
        case What:
            return issue.times > 1 ? tr("%1 (%n times)", nullptr, issue.times).arg(format.what(issue.error))
                                   : format.what(issue.error);
        case Source:
            if (issue.sources.size() < 2) return nameOf(issue.source);
            //: sources of one problem; %1 = the latest, a run's name
            return tr("%1 and %n other(s)", nullptr, static_cast<int>(issue.sources.size()) - 1)
                .arg(nameOf(issue.source));
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
            //: noun, head of a column: of day
            return tr("Time");
        case What:
            return tr("What happened");
        case Source:
            //: noun, head of a column: the part of the program that reported an issue
            return tr("Source");
        case Remedy:
            return tr("What to do");
        default:
            return {};
    }
}

}  // namespace epochal::ui
