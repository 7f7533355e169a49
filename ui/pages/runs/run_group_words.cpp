// Text of a row of the runs table that represents several runs.
#include <algorithm>
#include <cmath>

#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

bool isAmount(RunColumn column) {
    return fieldOf(column).value == RunValue::Money;
}

bool isToTarget(RunColumn column) {
    return fieldOf(column).scope == RunScope::Target;
}

bool isAccuracy(RunColumn column) {
    return fieldOf(column).value == RunValue::Share || column == RunColumn::BestAuc;
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
    switch (fieldOf(column).value) {
        case RunValue::Money:
            break;
        case RunValue::Setting:
            return write.significant(average.mean);
        case RunValue::Count:
        case RunValue::Rate:
        case RunValue::RatePerPrice:
            return write.exact(std::round(average.mean * 10) / 10);
        default:
            return RunColumns::figure(average.mean, column);
    }
    const Decimal amount = Decimal::fromDouble(average.mean);
    const int decimals = decimalsOf(average);
    return ownCurrency.isEmpty() ? write.amount(amount, decimals)
                                 : write.money({amount, ownCurrency.toStdString()}, decimals);
}

/// The mean and its sample standard deviation, if both can be written in one unit.
QString spreadOf(const Average& average, RunColumn column, const QString& ownCurrency) {
    const Formatter& write = Formatter::current();
    if (average.n < 2) return meanOf(average, column, ownCurrency);
    switch (fieldOf(column).value) {
        case RunValue::Share:
            return write.plusMinus(average.mean * 100, average.sd * 100, 2);
        case RunValue::Score:
            return write.plusMinus(average.mean, average.sd, 4);
        case RunValue::Rate:
        case RunValue::RatePerPrice:
            return write.plusMinus(average.mean, average.sd, 0);
        case RunValue::Money:
            // A price is one and the same for the runs of a group, or they have no mean.
            if (ownCurrency.isEmpty() && column != RunColumn::PricePerHour)
                return write.plusMinus(average.mean, average.sd, decimalsOf(average));
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
    if (column == RunColumn::Name)
        return tr("%1 (%n run(s))", "", static_cast<int>(group.rows.size())).arg(nameOf(group, by));
    const RunField& field = fieldOf(column);
    if (column == RunColumn::State || isWord(field))
        return (group.shared >> at & 1) != 0 ? text(first, column, currency) : tr("several");
    if (!isFigure(field.value)) return {};
    const Average& average = group.averages[at];
    const QString own = currency.isEmpty() && isAmount(column) ? QString::fromStdString(group.currency) : QString();
    if (by != GroupBy::Seeds && group.sums[at])
        return QChar(0x03a3) + QStringLiteral("\u00a0") + meanOf({1, *group.sums[at], 0}, column, own);
    if (average.n == 0) return QString(QChar(0x2013));
    return spreadOf(average, column, own);
}

QString RunColumns::runs(const RunGroup& group) {
    return tr("%n run(s)", "", static_cast<int>(group.rows.size()));
}

QString RunColumns::states(const RunGroup& group) {
    const Formatter& write = Formatter::current();
    QStringList all;
    for (std::size_t i = 0; i < group.states.size(); ++i)
        if (group.states[i] > 0) {
            const StateLook look = lookOf(standings()[i].state, standings()[i].shown);
            //: %1 = a number of runs, %2 = their state in lower case: "10 trained"
            all +=
                tr("%1 %2").arg(write.integer(static_cast<qint64>(group.states[i])), write.locale().toLower(look.word));
        }
    return all.join(QStringLiteral(", "));
}

QString RunColumns::noMean(const RunGroup& group) {
    if (group.dataSets > 1) return tr("%n data set(s): no mean", "", static_cast<int>(group.dataSets));
    //: of a group of runs: they differ in more than their seed
    if (group.settings > 1) return tr("%n setting(s): no mean", "", static_cast<int>(group.settings));
    return {};
}

QString RunColumns::cost(const RunGroup& group) {
    const std::optional<double> sum =
        group.sums.empty() ? std::nullopt : group.sums[static_cast<std::size_t>(RunColumn::Cost)];
    if (!sum || group.currency.empty()) return {};
    const QString amount = Formatter::current().money({Decimal::fromDouble(*sum), group.currency});
    if (group.onlyWhatIfs) return tr("%1, what-if").arg(amount);
    if (group.whatIfs == 0) return amount;
    //: %1 = the sum of what runs cost; a what-if: a run priced for hardware it did not run on
    return tr("%1, without %n what-if(s)", "", static_cast<int>(group.whatIfs)).arg(amount);
}

QString RunColumns::toolTip(const RunGroup& group, RunColumn column) {
    const Average& average = group.averages[static_cast<std::size_t>(column)];
    if (column == RunColumn::State) return states(group);
    if (column == RunColumn::Cost && group.whatIfs > 0 && group.sums[static_cast<std::size_t>(column)])
        return cost(group);
    if (average.n == 0) {
        if (group.settings > 1 && isFigure(fieldOf(column).value)) return noMean(group);
        if (isAmount(column) && group.currency.empty()) return tr("No mean: the amounts are in different currencies.");
        if (isAccuracy(column) && group.mixedTasks) return tr("No mean: the accuracies are on different data sets.");
        if (isToTarget(column) && (group.mixedTasks || group.mixedTargets))
            return tr("No mean: the values are for different targets.");
        return {};
    }
    const QString own = isAmount(column) ? QString::fromStdString(group.currency) : QString();
    const Average spread{average.n, average.sd, 0};
    if (average.n < 2) return tr("%1, from one run").arg(meanOf(average, column, own));
    return tr("Mean %1, standard deviation %2, n = %3")
        .arg(meanOf(average, column, own), meanOf(spread, column, own),
             Formatter::current().integer(static_cast<qint64>(average.n)));
}

}  // namespace epochal::ui
