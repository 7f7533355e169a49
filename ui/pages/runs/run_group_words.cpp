// Text of a row of the runs table that represents several runs.
#include <algorithm>
#include <cmath>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

bool isMoney(RunColumn column) {
    return column == RunColumn::PricePerHour || column == RunColumn::Cost || column == RunColumn::CostToTarget;
}

bool isToTarget(RunColumn column) {
    return column == RunColumn::CostToTarget || column == RunColumn::SecondsToTarget;
}

bool isAccuracy(RunColumn column) {
    return column == RunColumn::BestTop1 || column == RunColumn::BestTop5 || column == RunColumn::BestAuc;
}

/// Decimals with which neither an amount nor its spread is all zeros: two digits of the mean, one of the spread, at
/// least cents and at most what an amount holds.
int decimalsOf(const Average& average) {
    constexpr int kCents = 2, kMost = 9;
    const auto needed = [](double value, int digits) {
        return value > 0 ? digits - 1 - static_cast<int>(std::floor(std::log10(value))) : 0;
    };
    const int spread = average.n > 1 ? needed(average.sd, 1) : 0;
    return std::clamp(std::max(needed(std::abs(average.mean), 2), spread), kCents, kMost);
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
        case RunColumn::LearningRate:
        case RunColumn::WeightDecay:
            return write.significant(average.mean);
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
        case RunColumn::TrainLoss:
            return write.number(average.mean, 4);
        default:
            break;
    }
    if (!isMoney(column)) return write.exact(std::round(average.mean * 10) / 10);
    const Decimal amount = Decimal::fromDouble(average.mean);
    const int decimals = decimalsOf(average);
    return ownCurrency.isEmpty() ? write.amount(amount, decimals)
                                 : write.money({amount, ownCurrency.toStdString()}, decimals);
}

/// The mean and its sample standard deviation, if both can be written in one unit.
QString spreadOf(const Average& average, RunColumn column, const QString& ownCurrency) {
    const Formatter& write = Formatter::current();
    if (average.n < 2) return meanOf(average, column, ownCurrency);
    switch (column) {
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
            return write.plusMinus(average.mean * 100, average.sd * 100, 2);
        case RunColumn::BestAuc:
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
        case RunColumn::TrainLoss:
            return write.plusMinus(average.mean, average.sd, 4);
        case RunColumn::ImagesPerSecond:
        case RunColumn::ImagesPerSecondPerPrice:
            return write.plusMinus(average.mean, average.sd, 0);
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
            if (ownCurrency.isEmpty()) return write.plusMinus(average.mean, average.sd, decimalsOf(average));
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
            //: a way of grouping runs
            return tr("Seeds of the same configuration");
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
    const QString key = by == GroupBy::Model      ? FieldWords::shortChoice("model.architecture", group.key)
                        : by == GroupBy::Data     ? FieldWords::shortChoice("data.source", group.key)
                        : by == GroupBy::Provider ? providerName(group.key)
                                                  : QString::fromStdString(group.key);
    if (!key.isEmpty()) return key;
    //: group of the runs that belong to no campaign
    return by == GroupBy::Campaign ? tr("Launched individually") : tr("Unknown");
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
    if (average.n == 0) {
        if (isMoney(column) && group.currency.empty()) return tr("No mean: the amounts are in different currencies.");
        if (isAccuracy(column) && group.mixedTasks) return tr("No mean: the accuracies are on different data sets.");
        if (isToTarget(column) && (group.mixedTasks || group.mixedTargets))
            return tr("No mean: the values are for different targets.");
        return {};
    }
    const QString own = isMoney(column) ? QString::fromStdString(group.currency) : QString();
    const Average spread{average.n, average.sd, 0};
    if (average.n < 2) return tr("%1, from one run").arg(meanOf(average, column, own));
    return tr("Mean %1, standard deviation %2, n = %3")
        .arg(meanOf(average, column, own), meanOf(spread, column, own),
             Formatter::current().integer(static_cast<qint64>(average.n)));
}

}  // namespace epochal::ui
