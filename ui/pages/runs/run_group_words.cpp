// How a row of the runs table is written that stands for several runs.
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/report/entry_words.h"

namespace epochal::ui {

namespace {

bool isMoney(RunColumn column) {
    return column == RunColumn::PricePerHour || column == RunColumn::Cost || column == RunColumn::CostToTarget;
}

/// The mean as the column writes it, without its spread.
QString meanOf(const Average& average, RunColumn column, const QString& ownCurrency) {
    const Formatter& write = Formatter::current();
    switch (column) {
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
            return write.percentNumber(average.mean);
        case RunColumn::BestAuc:
            return write.number(average.mean, 4);
        case RunColumn::SecondsToTarget:
        case RunColumn::ActiveSeconds:
        case RunColumn::BilledSeconds:
            return write.duration(average.mean);
        case RunColumn::Energy:
            return write.significant(average.mean / RunColumns::kJoulesAWattHour);
        default:
            break;
    }
    if (!isMoney(column)) return write.exact(std::round(average.mean * 10) / 10);
    const Decimal amount = Decimal::fromDouble(average.mean);
    return ownCurrency.isEmpty() ? write.amount(amount) : write.money({amount, ownCurrency.toStdString()});
}

/// The mean and its sample standard deviation, where the two can be written in one unit.
QString spreadOf(const Average& average, RunColumn column, const QString& ownCurrency) {
    const Formatter& write = Formatter::current();
    if (average.n < 2) return meanOf(average, column, ownCurrency);
    switch (column) {
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
            return write.plusMinus(average.mean * 100, average.sd * 100, 2);
        case RunColumn::BestAuc:
            return write.plusMinus(average.mean, average.sd, 4);
        case RunColumn::ImagesPerSecond:
        case RunColumn::ImagesPerSecondPerPrice:
            return write.plusMinus(average.mean, average.sd, 0);
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
            if (ownCurrency.isEmpty()) return write.plusMinus(average.mean, average.sd, Formatter::amountDecimals(average.mean));
            break;
        default:
            break;
    }
    return meanOf(average, column, ownCurrency);
}

}  // namespace

QString RunColumns::title(GroupBy by) {
    switch (by) {
        case GroupBy::None:
            return tr("Not grouped");
        case GroupBy::Seeds:
            return tr("Seeds of one configuration");
        case GroupBy::Model:
            return tr("Model");
        case GroupBy::Data:
            return tr("Data");
        case GroupBy::Provider:
            return tr("Provider");
        case GroupBy::Devices:
            return tr("Devices");
        case GroupBy::Campaign:
            return tr("Campaign");
    }
    return {};
}

QString RunColumns::nameOf(const RunGroup& group, GroupBy by) {
    const QString key = by == GroupBy::Model      ? shortLabel("model.architecture", group.key)
                        : by == GroupBy::Data     ? shortLabel("data.source", group.key)
                        : by == GroupBy::Provider ? providerName(group.key)
                                                  : QString::fromStdString(group.key);
    if (!key.isEmpty()) return key;
    return by == GroupBy::Campaign ? tr("Launched alone") : tr("Not known");
}

QString RunColumns::text(const RunGroup& group, GroupBy by, const RunRow& first, RunColumn column,
                         const QString& currency) {
    const auto at = static_cast<std::size_t>(column);
    switch (column) {
        case RunColumn::Name:
            return tr("%1 (%n run(s))", "", static_cast<int>(group.rows.size())).arg(nameOf(group, by));
        case RunColumn::Number:
        case RunColumn::Curve:
        case RunColumn::Seed:
        case RunColumn::Tags:
        case RunColumn::Started:
            return {};
        case RunColumn::State:
        case RunColumn::Architecture:
        case RunColumn::Data:
        case RunColumn::Devices:
        case RunColumn::Precision:
        case RunColumn::Provider:
        case RunColumn::Instance:
        case RunColumn::Campaign:
            return (group.shared >> at & 1) != 0 ? text(first, column, currency) : tr("several");
        default:
            break;
    }
    const Average& average = group.averages[at];
    if (average.n == 0) return QString(QChar(0x2013));
    return spreadOf(average, column, currency.isEmpty() ? QString::fromStdString(group.currency) : QString());
}

QString RunColumns::toolTip(const RunGroup& group, RunColumn column) {
    const Average& average = group.averages[static_cast<std::size_t>(column)];
    if (average.n == 0)
        return isMoney(column) && group.currency.empty() ? tr("Amounts in several currencies have no mean.")
                                                         : QString();
    const QString own = isMoney(column) ? QString::fromStdString(group.currency) : QString();
    const Average spread{average.n, average.sd, 0};
    if (average.n < 2) return tr("%1, of one run").arg(meanOf(average, column, own));
    return tr("Mean %1, standard deviation %2, n = %3")
        .arg(meanOf(average, column, own), meanOf(spread, column, own),
             Formatter::current().integer(static_cast<qint64>(average.n)));
}

}  // namespace epochal::ui
