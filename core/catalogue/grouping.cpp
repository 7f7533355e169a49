#include "core/catalogue/grouping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "core/analysis/statistics.h"
#include "core/base/parallel.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"

namespace epochal {
namespace {

struct Grouping {
    GroupBy by;
    const char* name;
    SharedText RunRow::*key;
};
constexpr Grouping kGroupings[] = {{GroupBy::None, "none", &RunRow::id},
                                   {GroupBy::Seeds, "seeds", &RunRow::seedGroup},
                                   {GroupBy::Model, "model", &RunRow::architecture},
                                   {GroupBy::Data, "data", &RunRow::data},
                                   {GroupBy::Provider, "provider", &RunRow::provider},
                                   {GroupBy::Devices, "devices", &RunRow::devices},
                                   {GroupBy::Campaign, "campaign", &RunRow::campaign},
                                   {GroupBy::Session, "session", &RunRow::session}};

const Grouping& groupingOf(GroupBy by) {
    return *std::ranges::find(kGroupings, by, &Grouping::by);
}

std::uint64_t bit(RunColumn column) {
    return std::uint64_t{1} << static_cast<unsigned>(column);
}

/// A column of the Runs page.
struct GroupColumn {
    RunColumn column;
    const RunField* field;
};

/// The columns whose text a group may share.
const std::vector<GroupColumn>& wordColumns() {
    static const auto columns = [] {
        std::vector<GroupColumn> words;
        for (const RunField& field : runFields())
            if (field.column && isWord(field)) words.push_back({*field.column, &field});
        return words;
    }();
    return columns;
}

std::optional<double> figureIn(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? value : std::nullopt;
}
std::optional<double> figureIn(std::int64_t value) {
    return static_cast<double>(value);
}
/// 0 was not measured.
std::optional<double> figureIn(double value) {
    return value > 0 && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Sums of the differences from the first value. That value is one of those summed, so its difference from the mean is
/// at most sqrt(n - 1) standard deviations, and the variance loses no more digits than n has.
struct Sum {
    std::size_t n = 0;
    double first = 0, differences = 0, squares = 0;
    void add(double value) {
        if (n++ == 0) first = value;
        const double difference = value - first;
        differences += difference;
        squares += difference * difference;
    }
    [[nodiscard]] double total() const { return first * static_cast<double>(n) + differences; }
    [[nodiscard]] Average average() const {
        if (n == 0) return {};
        const auto count = static_cast<double>(n);
        return {n, first + differences / count, n > 1 ? sampleSd(squares - differences * differences / count, n) : 0};
    }
};

/// Columns with figures, by the type of their members, so that a row is added up without asking for each's.
struct FigureColumns {
    template <class Value>
    struct Column {
        std::size_t at;  ///< in `columns`
        Value RunRow::*member;
        bool money, trained;
    };
    explicit FigureColumns(bool (*have)(const RunField&)) {
        for (const RunField& field : runFields()) {
            if (!field.column || !have(field)) continue;
            const std::size_t at = columns.size();
            columns.push_back({*field.column, &field});
            if (const auto* some = std::get_if<MaybeNumber RunRow::*>(&field.member))
                maybe.push_back({at, *some, isMoney(field), field.trained});
            if (const auto* some = std::get_if<std::int64_t RunRow::*>(&field.member))
                whole.push_back({at, *some, isMoney(field), field.trained});
            if (const auto* some = std::get_if<double RunRow::*>(&field.member))
                plain.push_back({at, *some, isMoney(field), field.trained});
        }
    }
    std::vector<GroupColumn> columns;
    std::vector<Column<MaybeNumber>> maybe;
    std::vector<Column<std::int64_t>> whole;
    std::vector<Column<double>> plain;
};

/// Those of which a group may have a mean.
const FigureColumns& figureColumns() {
    static const FigureColumns columns([](const RunField& field) { return isFigure(field.value); });
    return columns;
}
/// Those of which it may have a sum.
const FigureColumns& sumColumns() {
    static const FigureColumns columns([](const RunField& field) { return field.adds; });
    return columns;
}

/// Sums of several columns.
class Sums {
public:
    explicit Sums(const FigureColumns& columns) : of_(&columns), sums_(columns.columns.size()) {}
    void add(const RunRow& row, bool withMoney) {
        if (row.state == RunState::Unreadable) return;
        const bool trains = !measuresSizes(row);
        const auto addAll = [&](const auto& columns) {
            for (const auto& column : columns)
                if ((withMoney || !column.money) && (trains || !column.trained))
                    if (const auto figure = figureIn(row.*column.member)) sums_[column.at].add(*figure);
        };
        addAll(of_->maybe);
        addAll(of_->whole);
        addAll(of_->plain);
    }
    /// Calls take(field, its place among the columns of the page, its sum).
    void each(const auto& take) const {
        for (std::size_t i = 0; i < sums_.size(); ++i)
            take(*of_->columns[i].field, static_cast<std::size_t>(of_->columns[i].column), sums_[i]);
    }

private:
    const FigureColumns* of_;
    std::vector<Sum> sums_;
};

/// What the runs of a group add up to.
struct Totals {
    Sums sums{sumColumns()}, figures{figureColumns()};
    const SharedText* currency = nullptr;  ///< of the first whose money is in
    bool severalCurrencies = false;

    void add(const RunRow& row, bool withMoney, bool withFigures) {
        sums.add(row, withMoney);
        if (withFigures) figures.add(row, withMoney);
        if (!withMoney) return;
        if (!currency) currency = &row.currency;
        severalCurrencies |= row.currency != *currency;
    }
};

/// The texts other than the first row's.
class OtherTexts {
public:
    void add(const SharedText& text, const SharedText& first) {
        // Equal texts are mostly one text in memory, so few are hashed.
        if (text != first && known_.insert(text.view().data()).second) texts_.insert(text);
    }
    [[nodiscard]] std::size_t size() const { return texts_.size(); }

private:
    std::unordered_set<const char*> known_;
    std::unordered_set<std::string_view> texts_;
};

void summarise(const RunRows& rows, RunGroup& group) {
    const RunRow& first = rows[group.rows.front()];
    for (const GroupColumn& words : wordColumns()) group.shared |= bit(words.column);
    group.shared |= bit(RunColumn::State);
    group.states.assign(standings().size(), 0);
    OtherTexts settings, data;
    std::size_t costs = 0;
    bool whatIfs = false;
    Totals totals;
    for (const std::size_t index : group.rows) {
        const RunRow& row = rows[index];
        for (const GroupColumn& words : wordColumns()) {
            if ((group.shared & bit(words.column)) == 0) continue;
            const auto member = std::get<SharedText RunRow::*>(words.field->member);
            if (row.*member != first.*member) group.shared &= ~bit(words.column);
        }
        if (row.state != first.state || row.reason != first.reason) group.shared &= ~bit(RunColumn::State);
        if (row.whatIf != first.whatIf) group.shared &= ~bit(RunColumn::Instance);
        if (row.cost) ++costs;
        if (row.cost && row.whatIf) ++group.whatIfs;
        whatIfs |= row.whatIf;
        if (const Standing* standing = standingOf(row.state, row.reason))
            ++group.states[static_cast<std::size_t>(standing - standings().data())];
        settings.add(row.seedGroup, first.seedGroup);
        data.add(row.data, first.data);
        group.mixedTasks = group.mixedTasks || row.task != first.task || row.data != first.data;
        group.mixedTargets |= row.target != first.target;
        totals.add(row, true, settings.size() == 0);
    }
    group.measure = first.measure;
    group.settings = settings.size() + 1;
    group.dataSets = data.size() + 1;
    group.onlyWhatIfs = group.whatIfs > 0 && group.whatIfs == costs;
    if (whatIfs && !group.onlyWhatIfs) {
        // What a run really cost and what another would have cost do not add up.
        totals = Totals();
        for (const std::size_t index : group.rows) totals.add(rows[index], !rows[index].whatIf, settings.size() == 0);
    }
    group.currency = totals.severalCurrencies ? "" : (totals.currency ? *totals.currency : first.currency).str();
    group.averages.resize(kRunColumns);
    group.sums.resize(kRunColumns);
    // Amounts of several currencies have neither a sum nor a mean.
    const auto adds = [&](const RunField& field) { return !isMoney(field) || !group.currency.empty(); };
    totals.sums.each([&](const RunField& field, std::size_t column, const Sum& sum) {
        if (sum.n > 0 && adds(field)) group.sums[column] = sum.total();
    });
    if (group.settings > 1) return;
    totals.figures.each([&](const RunField& field, std::size_t column, const Sum& sum) {
        if (!adds(field) || (field.scope != RunScope::Any && group.mixedTasks)) return;
        if (field.scope == RunScope::Target && group.mixedTargets) return;
        group.averages[column] = sum.average();
    });
}

}  // namespace

const char* name(GroupBy by) {
    return groupingOf(by).name;
}

std::optional<GroupBy> groupByFromName(std::string_view name) {
    const auto found = std::ranges::find(kGroupings, name, &Grouping::name);
    return found == std::end(kGroupings) ? std::nullopt : std::optional(found->by);
}

std::optional<double> figureOf(const RunRow& row, RunColumn column) {
    const RunField& field = fieldOf(column);
    if (row.state == RunState::Unreadable || !isFigure(field.value)) return std::nullopt;
    return std::visit(
        [&](auto member) -> std::optional<double> {
            if constexpr (requires { figureIn(row.*member); })
                return figureIn(row.*member);
            else
                return std::nullopt;
        },
        field.member);
}

RunGroup groupOf(const RunRows& rows, std::vector<std::size_t> chosen) {
    RunGroup group;
    group.rows = std::move(chosen);
    summarise(rows, group);
    return group;
}

std::vector<RunGroup> groupRuns(const RunRows& rows, GroupBy by, RunColumn sort, bool descending) {
    std::vector<RunGroup> groups;
    if (by == GroupBy::None) return groups;
    std::unordered_map<std::string_view, std::size_t> at;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string_view key = rows[i].*groupingOf(by).key;
        const auto [found, fresh] = at.try_emplace(key, groups.size());
        if (fresh) groups.emplace_back().key = by == GroupBy::Seeds ? rows[i].name.view() : key;
        groups[found->second].rows.push_back(i);
    }
    const auto isRun = [by](const RunGroup& group) { return by == GroupBy::Seeds && group.rows.size() == 1; };
    inParallel(
        groups.size(),
        [&](std::size_t i) {
            if (!isRun(groups[i])) summarise(rows, groups[i]);
        },
        threadsFor(rows.size()));
    if (!isFigure(fieldOf(sort).value)) return groups;
    const auto column = static_cast<std::size_t>(sort);
    const auto figure = [&](const RunGroup& group) {
        if (isRun(group)) return figureOf(rows[group.rows.front()], sort);
        if (by != GroupBy::Seeds && group.sums[column]) return group.sums[column];
        return group.averages[column].n > 0 ? std::optional(group.averages[column].mean) : std::nullopt;
    };
    using Key = std::pair<std::string_view, double>;
    const auto key = [&](const RunGroup& group) -> std::optional<Key> {
        const std::optional<double> value = figure(group);
        if (!value || !fieldOf(sort).measured) return value ? std::optional(Key{{}, *value}) : std::nullopt;
        const RunRow& first = rows[group.rows.front()];
        return Key{first.measure, measureOf(first).higherIsBetter ? *value : -*value};
    };
    std::vector<std::pair<std::optional<Key>, RunGroup*>> order;
    order.reserve(groups.size());
    for (RunGroup& group : groups) order.emplace_back(key(group), &group);
    std::ranges::stable_sort(order, [&](const auto& a, const auto& b) {
        if (!a.first || !b.first) return a.first && !b.first;
        return descending ? *a.first > *b.first : *a.first < *b.first;
    });
    std::vector<RunGroup> sorted;
    sorted.reserve(groups.size());
    for (const auto& [value, group] : order) sorted.push_back(std::move(*group));
    return sorted;
}

}  // namespace epochal
