#include "ui/pages/runs/run_columns.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/analysis/entry.h"
#include "core/base/json.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"
#include "core/economics/cost.h"
#include "core/hardware/accelerator_names.h"
#include "core/spec/fields.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/sample_words.h"

namespace epochal::ui {

namespace {

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list.append(QString::fromStdString(word));
    return list.join(QStringLiteral(", "));
}

/// The common names of "4 × NVIDIA GeForce RTX 4090" and "Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz"; the tool tip has
/// them in full.
QString withoutMaker(const QString& devices) {
    static const QRegularExpression spare(
        QStringLiteral(R"(\bIntel\b(\(R\))?\s*|\((R|TM)\)|\s(CPU|\d+-Core Processor|@).*$)"));
    return QString::fromStdString(withoutBrand(devices.toStdString())).remove(spare);
}

bool isAmount(RunColumn column) {
    return fieldOf(column).value == RunValue::Money;
}

bool isToTarget(RunColumn column) {
    return fieldOf(column).scope == RunScope::Target;
}

bool isAccuracy(RunColumn column) {
    const RunValue value = fieldOf(column).value;
    return value == RunValue::Share || value == RunValue::Quality || column == RunColumn::BestAuc;
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
QString meanOf(const Average& average, RunColumn column, const QString& ownCurrency, Quality measure) {
    const Formatter& write = Formatter::current();
    switch (fieldOf(column).value) {
        case RunValue::Money:
            break;
        case RunValue::Setting:
            return write.significant(average.mean);
        case RunValue::Count:
        case RunValue::Rate:
        case RunValue::RatePerPrice:
            // The mean of one run is its figure, as its own row has it.
            return average.n < 2 ? RunColumns::figure(average.mean, column, measure)
                                 : write.exact(std::round(average.mean * 10) / 10);
        default:
            return RunColumns::figure(average.mean, column, measure);
    }
    const Decimal amount = Decimal::fromDouble(average.mean);
    const int decimals = decimalsOf(average);
    return ownCurrency.isEmpty() ? write.amount(amount, decimals)
                                 : write.money({amount, ownCurrency.toStdString()}, decimals);
}

/// The mean and its sample standard deviation, if both can be written in one unit.
QString spreadOf(const Average& average, RunColumn column, const QString& ownCurrency, Quality measure) {
    const Formatter& write = Formatter::current();
    const double factor = measureOf(measure).factor();
    if (average.n < 2) return meanOf(average, column, ownCurrency, measure);
    switch (fieldOf(column).value) {
        case RunValue::Share:
            return write.plusMinus(average.mean * 100, average.sd * 100, 2);
        case RunValue::Score:
            return write.plusMinus(average.mean, average.sd, 4);
        case RunValue::Quality:
            return write.plusMinus(average.mean * factor, average.sd * factor,
                                   measureOf(measure).decimalsOf(average.mean * factor));
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
    return meanOf(average, column, ownCurrency, measure);
}

Quality measureIn(const RunGroup& group) {
    const Measure* measure = findMeasure(group.measure);
    return measure ? measure->quality : Quality::Top1;
}

}  // namespace

QString RunColumns::title(RunColumn column) {
    if (column == RunColumn::ImagesPerSecond) return rateTitle(Sample::Any);
    if (column == RunColumn::ImagesPerSecondPerPrice) return perPrice(Sample::Any);
    if (column == RunColumn::Session) return kindOfRun();
    return Formatter::text(fieldOf(column).title);
}

QString RunColumns::kindOfRun() {
    return Formatter::text(findField("session.kind")->label);
}

QString RunColumns::perPrice(Sample sample) {
    //: %1: "images/s"
    return capitalized(tr("%1 per price").arg(rateName(sample)));
}

QString RunColumns::title(RunColumn column, const RunsShare& all) {
    if (column == RunColumn::ImagesPerSecond) return rateTitle(all.sample);
    if (column == RunColumn::ImagesPerSecondPerPrice) return perPrice(all.sample);
    if (!all.measure) return title(column);
    const QString name = measureName(*all.measure);
    //: %1: a measure of quality
    if (column == RunColumn::Curve) return capitalized(tr("%1 curve").arg(name));
    if (column == RunColumn::Best) return bestName(*all.measure);
    return title(column);
}

QString RunColumns::unit(RunColumn column, const RunsShare& all) {
    const QString& currency = all.currency;
    switch (column) {
        case RunColumn::Best:
            return all.measure && inPercent(*all.measure) ? tr("%") : QString();
        case RunColumn::GlobalBatch:
            return Formatter::text(samplesOf(all.sample));
        case RunColumn::SecondsToTarget:
            //: adjective, below the head of a column: in active time
            return tr("active");
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
            //: second line of a header: on the validation images
            return tr("validation");
        case RunColumn::PricePerHour:
            return currency.isEmpty() ? QString() : perHour(currency.toStdString());
        default:
            break;
    }
    switch (fieldOf(column).value) {
        case RunValue::Curve:
            //: second line of the header of a column of small curves: each has a scale of its own
            return tr("auto-scaled");
        case RunValue::Share:
            return tr("%");
        case RunValue::Money:
            return currency;
        case RunValue::RatePerPrice:
            return currency.isEmpty() ? QString() : tr("per %1").arg(perHour(currency.toStdString()));
        case RunValue::Energy:
            return tr("Wh");
        default:
            return {};
    }
}

bool RunColumns::rightAligned(RunColumn column) {
    const RunValue value = fieldOf(column).value;
    return isFigure(value) || value == RunValue::Identity;
}

bool RunColumns::shownAtFirst(RunColumn column) {
    return fieldOf(column).shown;
}

std::optional<RunColumn> RunColumns::fromName(const QString& name) {
    return runColumnFromName(name.toStdString());
}

QString RunColumns::figure(double value, RunColumn column, Quality measure) {
    const Formatter& write = Formatter::current();
    if (column == RunColumn::Latency) return write.milliseconds(value);
    switch (fieldOf(column).value) {
        case RunValue::Share:
            return write.percentNumber(value);
        case RunValue::Score:
            return write.number(value, 4);
        case RunValue::Quality:
            return qualityNumber(measure, value, write);
        case RunValue::Seconds:
            return write.duration(value);
        case RunValue::Energy:
            return write.significant(value / kJoulesPerWattHour);
        case RunValue::Setting:
            return write.exact(value);
        default:
            return write.integer(std::llround(value));
    }
}

QString RunColumns::text(const RunRow& row, RunColumn column, const RunsShare& all) {
    const QString& currency = all.currency;
    const Formatter& write = Formatter::current();
    QString dash = Formatter::dash();
    // What is not known without the files: a batch of 0 would be a figure.
    if (row.state == RunState::Unreadable && !fieldOf(column).known) return dash;
    switch (column) {
        case RunColumn::Number:
            return write.integer(row.number);
        case RunColumn::Seed:
            return write.integer(row.seed);
        case RunColumn::State:
            return lookOf(row.state, row.reason).word;
        case RunColumn::Architecture:
            return FieldWords::shortChoice("model.architecture", row.architecture);
        case RunColumn::Data:
            if (const std::string own = ownDataOf(row.task.view()); !own.empty()) return QString::fromStdString(own);
            return FieldWords::shortChoice("data.source", row.data);
        case RunColumn::Devices:
            return row.devices.empty() ? dash : withoutMaker(FieldWords::choice("devices.kind", row.devices));
        case RunColumn::Provider:
            return providerName(row.provider);
        case RunColumn::Instance:
            //: %1 = the instance a run is priced at, which is not the hardware it ran on
            return row.whatIf ? tr("%1, what-if").arg(QString::fromStdString(row.instance))
                              : QString::fromStdString(row.instance);
        case RunColumn::Curve:
            if (row.best) return {};
            if (measuresSizes(row)) return dash;
            return row.state == RunState::Queued ? Formatter::text(wordOf(RunState::Queued)) : tr("no curve");
        case RunColumn::Session:
            return row.session.empty() ? dash : FieldWords::choice("session.kind", row.session);
        case RunColumn::Epochs:
            if (measuresSizes(row)) return dash;
            if (row.epochsDone == row.epochsAsked) return write.integer(row.epochsDone);
            //: epochs done / epochs asked for
            return tr("%1 / %2").arg(write.integer(row.epochsDone), write.integer(row.epochsAsked));
        case RunColumn::Tags:
            return joined(row.tags);
        case RunColumn::Created:
            return row.createdUtcMillis > 0 ? write.when(row.createdUtcMillis) : dash;
        default:
            break;
    }
    const RunField& field = fieldOf(column);
    if (const auto* words = std::get_if<SharedText RunRow::*>(&field.member)) {
        const SharedText& word = row.**words;
        return word.empty() && column != RunColumn::Name ? dash : QString::fromStdString(word);
    }
    const std::optional<double> value = figureOf(row, column);
    if (!value) return dash;
    const Quality measure = measureOf(row).quality;
    if (field.value == RunValue::Quality && !all.measure) {
        //: a quality and by what it is measured: "93.10% top-1"
        return tr("%1 %2").arg(qualityText(measure, *value, write), measureName(measure));
    }
    if (column == RunColumn::PerMillion) {
        const QString amount = write.significant(*value);
        return currency.isEmpty() ? amount + QChar(QChar::Nbsp) + QString::fromStdString(row.currency) : amount;
    }
    if (field.value != RunValue::Money) return figure(*value, column, measure);
    const Decimal amount = Decimal::fromDouble(*value);
    return currency.isEmpty() ? write.money({amount, row.currency}) : write.amount(amount);
}

QString RunColumns::toolTip(const RunRow& row, RunColumn column) {
    const Formatter& write = Formatter::current();
    switch (column) {
        case RunColumn::Name:
            return row.note.empty() ? QString::fromStdString(row.name)
                                    : QString::fromStdString(row.name + "\n" + row.note);
        case RunColumn::State: {
            if (row.message.empty()) return {};
            const Result<Json> json = parseJson(row.message, row.id);
            return json ? write.text(messageFromJson(*json)) : QString();
        }
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
        case RunColumn::PricePerHour:
            if (!row.pricePerHour) return tr("The price of this offer is unknown.");
            //: %1 = an amount of money, %2 = a date
            return tr("%1 per hour, price dated %2, frozen in the run")
                       .arg(write.money({Decimal::fromDouble(*row.pricePerHour), row.currency}, 4),
                            priceDate(row.priceDate, write)) +
                   (row.whatIf ? QLatin1Char('\n') + tr("What-if: priced for hardware it did not run on.") : QString());
        case RunColumn::Created:
            return row.createdUtcMillis > 0 ? write.dateTime(row.createdUtcMillis) : QString();
        case RunColumn::Curve:
        case RunColumn::Best: {
            if (!row.best) return {};
            const Quality measure = measureOf(row).quality;
            //: %1: "Best top-1", %2: its value
            return tr("%1: %2 at epoch %3")
                .arg(bestName(measure), qualityText(measure, *row.best, write), write.integer(row.bestEpoch));
        }
        case RunColumn::Data: {
            const QString kind = FieldWords::choice("data.source", row.data);
            const std::string own = ownDataOf(row.task.view());
            return own.empty() ? kind : QStringLiteral("%1: %2").arg(kind, QString::fromStdString(own));
        }
        case RunColumn::Architecture:
            return FieldWords::choice("model.architecture", row.architecture);
        case RunColumn::Devices:
            return FieldWords::choice("devices.kind", row.devices);
        case RunColumn::Instance:
        case RunColumn::Provider:
        case RunColumn::Tags:
        case RunColumn::Campaign:
            return text(row, column, RunsShare());
        default:
            return {};
    }
}

// A row that represents several runs.

QString RunColumns::title(GroupBy by) {
    switch (by) {
        case GroupBy::None:
            //: participle: runs outside all groups
            return tr("Not grouped");
        case GroupBy::Seeds:
            //: a way of grouping runs
            return tr("Seeds of the same configuration");
        case GroupBy::Model:
            return title(RunColumn::Architecture);
        case GroupBy::Data:
            return title(RunColumn::Data);
        case GroupBy::Provider:
            return title(RunColumn::Provider);
        case GroupBy::Devices:
            return title(RunColumn::Devices);
        case GroupBy::Campaign:
            return title(RunColumn::Campaign);
        case GroupBy::Session:
            return kindOfRun();
    }
    return {};
}

QString RunColumns::nameOf(const RunGroup& group, GroupBy by) {
    QString key = by == GroupBy::Model      ? FieldWords::shortChoice("model.architecture", group.key)
                  : by == GroupBy::Data     ? FieldWords::shortChoice("data.source", group.key)
                  : by == GroupBy::Provider ? providerName(group.key)
                  : by == GroupBy::Session  ? FieldWords::choice("session.kind", group.key)
                                            : QString::fromStdString(group.key);
    if (!key.isEmpty()) return key;
    //: group of the runs that belong to no campaign
    return by == GroupBy::Campaign ? tr("Launched individually") : tr("Unknown");
}

QString RunColumns::text(const RunGroup& group, GroupBy by, const RunRow& first, RunColumn column,
                         const RunsShare& all) {
    const QString& currency = all.currency;
    const auto at = static_cast<std::size_t>(column);
    if (column == RunColumn::Name)
        return tr("%1 (%n run(s))", "", static_cast<int>(group.rows.size())).arg(nameOf(group, by));
    const RunField& field = fieldOf(column);
    if (column == RunColumn::State || isWord(field))
        //: in a group's cell: its runs have different values
        return (group.shared >> at & 1) != 0 ? text(first, column, all) : tr("several");
    if (!isFigure(field.value)) return {};
    const Average& average = group.averages[at];
    const QString own = currency.isEmpty() && isAmount(column) ? QString::fromStdString(group.currency) : QString();
    if (by != GroupBy::Seeds && group.sums[at])
        return QChar(0x03a3) + QStringLiteral("\u00a0") +
               meanOf({1, *group.sums[at], 0}, column, own, measureIn(group));
    if (average.n == 0) return Formatter::dash();
    return spreadOf(average, column, own, measureIn(group));
}

QString RunColumns::runs(const RunGroup& group) {
    return tr("%n run(s)", "", static_cast<int>(group.rows.size()));
}

std::vector<std::size_t> RunColumns::statesByCount(const RunGroup& group) {
    std::vector<std::size_t> states;
    for (std::size_t i = 0; i < group.states.size(); ++i)
        if (group.states[i] > 0) states.push_back(i);
    std::ranges::stable_sort(states, std::greater(), [&](std::size_t i) { return group.states[i]; });
    return states;
}

QString RunColumns::states(const RunGroup& group) {
    const Formatter& write = Formatter::current();
    QStringList all;
    for (const std::size_t i : statesByCount(group))
        //: %1 = a number of runs, %2 = their state in lower case: "10 trained"
        all +=
            tr("%1 %2").arg(write.integer(static_cast<qint64>(group.states[i])), Formatter::text(standings()[i].word));
    return all.join(QStringLiteral(", "));
}

QString RunColumns::noMean(const RunGroup& group) {
    if (group.dataSets > 1) return tr("%n data set(s): no mean", "", static_cast<int>(group.dataSets));
    //: of a group of runs: they differ in more than their seed
    if (group.settings > 1) return tr("%n configuration(s): no mean", "", static_cast<int>(group.settings));
    return {};
}

QString RunColumns::cost(const RunGroup& group) {
    const std::optional<double> sum =
        group.sums.empty() ? std::nullopt : group.sums[static_cast<std::size_t>(RunColumn::Cost)];
    if (!sum || group.currency.empty()) return {};
    QString amount = Formatter::current().money({Decimal::fromDouble(*sum), group.currency});
    if (group.onlyWhatIfs) return tr("%1, what-if").arg(amount);
    if (group.whatIfs == 0) return amount;
    //: %1 = the sum of what runs cost; a what-if: a run priced for hardware it did not run on
    return tr("%1, without %n what-if(s)", "", static_cast<int>(group.whatIfs)).arg(amount);
}

QString RunColumns::toolTip(const RunGroup& group, RunColumn column) {
    const Average& average = group.averages[static_cast<std::size_t>(column)];
    if (column == RunColumn::State) return states(group);
    if (column == RunColumn::Cost && group.whatIfs > 0 && average.n == 0) return cost(group);
    if (average.n == 0) {
        if (group.settings > 1 && isFigure(fieldOf(column).value)) return noMean(group);
        if (isAmount(column) && group.currency.empty()) return tr("No mean: the amounts are in different currencies.");
        if (isAccuracy(column) && group.mixedTasks) return tr("No mean: the accuracies are on different data sets.");
        if (isToTarget(column) && (group.mixedTasks || group.mixedTargets))
            return tr("No mean: the runs do not all have the same target.");
        return {};
    }
    const QString own = isAmount(column) ? QString::fromStdString(group.currency) : QString();
    const Average spread{average.n, average.sd, 0};
    const Quality measure = measureIn(group);
    if (average.n < 2) return tr("%1, from one run").arg(meanOf(average, column, own, measure));
    return tr("Mean %1, standard deviation %2, n = %3")
        .arg(meanOf(average, column, own, measure), meanOf(spread, column, own, measure),
             Formatter::current().integer(static_cast<qint64>(average.n)));
}

}  // namespace epochal::ui
