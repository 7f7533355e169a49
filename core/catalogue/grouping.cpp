#include "core/catalogue/grouping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"

namespace epochal {
namespace {

struct Grouping {
    GroupBy by;
    const char* name;
    std::string RunRow::*key;
};
constexpr Grouping kGroupings[] = {{GroupBy::None, "none", &RunRow::id},
                                   {GroupBy::Seeds, "seeds", &RunRow::seedGroup},
                                   {GroupBy::Model, "model", &RunRow::architecture},
                                   {GroupBy::Data, "data", &RunRow::data},
                                   {GroupBy::Provider, "provider", &RunRow::provider},
                                   {GroupBy::Devices, "devices", &RunRow::devices},
                                   {GroupBy::Campaign, "campaign", &RunRow::campaign}};

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

std::vector<GroupColumn> columnsThat(bool (*have)(const RunField&)) {
    std::vector<GroupColumn> columns;
    for (const RunField& field : runFields())
        if (field.column && have(field)) columns.push_back({*field.column, &field});
    return columns;
}

/// Those whose text a group may share.
const std::vector<GroupColumn>& wordColumns() {
    static const auto columns = columnsThat(isWord);
    return columns;
}
/// Those of which a group may have a mean.
const std::vector<GroupColumn>& figureColumns() {
    static const auto columns = columnsThat([](const RunField& field) { return isFigure(field.value); });
    return columns;
}
/// Those of which it may have a sum.
const std::vector<GroupColumn>& sumColumns() {
    static const auto columns = columnsThat([](const RunField& field) { return field.adds; });
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
        const double spread = squares - differences * differences / count;
        return {n, first + differences / count, n > 1 ? std::sqrt(std::max(0.0, spread) / (count - 1)) : 0};
    }
};

/// Sums of several columns. Their members are sorted by type, so that a row is added without asking for each's.
class Sums {
public:
    explicit Sums(const std::vector<GroupColumn>& columns) : columns_(columns), sums_(columns.size()) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const RunMember& member = columns[i].field->member;
            if (const auto* known = std::get_if<std::optional<double> RunRow::*>(&member))
                known_.push_back({i, *known});
            if (const auto* whole = std::get_if<std::int64_t RunRow::*>(&member)) whole_.push_back({i, *whole});
            if (const auto* plain = std::get_if<double RunRow::*>(&member)) plain_.push_back({i, *plain});
        }
    }
    void add(const RunRow& row, bool withMoney) {
        if (row.state == RunState::Unreadable) return;
        for (const auto& [at, member] : known_)
            if (withMoney || !isMoney(*columns_[at].field)) add(at, figureIn(row.*member));
        for (const auto& [at, member] : whole_) add(at, figureIn(row.*member));
        for (const auto& [at, member] : plain_) add(at, figureIn(row.*member));
    }
    /// Calls take(field, its place among the columns of the page, its sum).
    void each(const auto& take) const {
        for (std::size_t i = 0; i < sums_.size(); ++i)
            take(*columns_[i].field, static_cast<std::size_t>(columns_[i].column), sums_[i]);
    }

private:
    void add(std::size_t at, const std::optional<double>& figure) {
        if (figure) sums_[at].add(*figure);
    }
    template <class Value>
    using Members = std::vector<std::pair<std::size_t, Value RunRow::*>>;

    const std::vector<GroupColumn>& columns_;
    std::vector<Sum> sums_;
    Members<std::optional<double>> known_;
    Members<std::int64_t> whole_;
    Members<double> plain_;
};

void summarise(const RunRows& rows, RunGroup& group) {
    const RunRow& first = rows[group.rows.front()];
    group.currency = first.currency;
    for (const GroupColumn& words : wordColumns()) group.shared |= bit(words.column);
    group.shared |= bit(RunColumn::State);
    group.states.assign(standings().size(), 0);
    std::unordered_set<std::string_view> settings, dataSets;  // other than the first
    std::size_t costs = 0;
    for (const std::size_t index : group.rows) {
        const RunRow& row = rows[index];
        for (const GroupColumn& words : wordColumns()) {
            if ((group.shared & bit(words.column)) == 0) continue;
            const auto member = std::get<std::string RunRow::*>(words.field->member);
            if (row.*member != first.*member) group.shared &= ~bit(words.column);
        }
        if (row.state != first.state || row.reason != first.reason) group.shared &= ~bit(RunColumn::State);
        if (row.whatIf != first.whatIf) group.shared &= ~bit(RunColumn::Instance);
        if (row.cost) ++costs;
        if (row.cost && row.whatIf) ++group.whatIfs;
        if (const Standing* standing = standingOf(row.state, row.reason))
            ++group.states[static_cast<std::size_t>(standing - standings().data())];
        if (row.seedGroup != first.seedGroup) settings.insert(row.seedGroup);
        if (row.data != first.data) dataSets.insert(row.data);
        group.mixedTasks |= row.task != first.task || row.data != first.data;
        group.mixedTargets |= row.target != first.target;
    }
    group.onlyWhatIfs = group.whatIfs > 0 && group.whatIfs == costs;
    // What a run really cost and what another would have cost do not add up.
    const auto isAdded = [&](const RunRow& row) { return group.onlyWhatIfs || !row.whatIf; };
    const auto currency = std::ranges::find_if(group.rows, [&](std::size_t index) { return isAdded(rows[index]); });
    if (currency != group.rows.end()) group.currency = rows[*currency].currency;
    for (const std::size_t index : group.rows)
        if (isAdded(rows[index]) && rows[index].currency != group.currency) group.currency.clear();
    const auto addTo = [&](Sums& sums) {
        for (const std::size_t index : group.rows) sums.add(rows[index], isAdded(rows[index]));
    };
    Sums sums(sumColumns());
    addTo(sums);
    group.settings = settings.size() + 1;
    group.dataSets = dataSets.size() + 1;
    group.averages.resize(kRunColumns);
    group.sums.resize(kRunColumns);
    // Amounts of several currencies have neither a sum nor a mean.
    const auto adds = [&](const RunField& field) { return !isMoney(field) || !group.currency.empty(); };
    sums.each([&](const RunField& field, std::size_t column, const Sum& sum) {
        if (sum.n > 0 && adds(field)) group.sums[column] = sum.total();
    });
    if (group.settings > 1) return;
    Sums figures(figureColumns());
    addTo(figures);
    figures.each([&](const RunField& field, std::size_t column, const Sum& sum) {
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
        const std::string& key = rows[i].*groupingOf(by).key;
        const auto [found, fresh] = at.try_emplace(key, groups.size());
        if (fresh) groups.emplace_back().key = by == GroupBy::Seeds ? rows[i].name : key;
        groups[found->second].rows.push_back(i);
    }
    const auto isRun = [by](const RunGroup& group) { return by == GroupBy::Seeds && group.rows.size() == 1; };
    for (RunGroup& group : groups)
        if (!isRun(group)) summarise(rows, group);
    if (!isFigure(fieldOf(sort).value)) return groups;
    const auto column = static_cast<std::size_t>(sort);
    const auto figure = [&](const RunGroup& group) {
        if (isRun(group)) return figureOf(rows[group.rows.front()], sort);
        if (by != GroupBy::Seeds && group.sums[column]) return group.sums[column];
        return group.averages[column].n > 0 ? std::optional(group.averages[column].mean) : std::nullopt;
    };
    std::vector<std::pair<std::optional<double>, RunGroup*>> order;
    order.reserve(groups.size());
    for (RunGroup& group : groups) order.emplace_back(figure(group), &group);
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
