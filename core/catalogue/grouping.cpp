#include "core/catalogue/grouping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace epochal {
namespace {

constexpr std::pair<GroupBy, const char*> kNames[] = {{GroupBy::None, "none"},         {GroupBy::Seeds, "seeds"},
                                                      {GroupBy::Model, "model"},       {GroupBy::Data, "data"},
                                                      {GroupBy::Provider, "provider"}, {GroupBy::Devices, "devices"},
                                                      {GroupBy::Campaign, "campaign"}};

const std::string& keyOf(const RunRow& row, GroupBy by) {
    switch (by) {
        case GroupBy::Model:
            return row.architecture;
        case GroupBy::Data:
            return row.data;
        case GroupBy::Provider:
            return row.provider;
        case GroupBy::Devices:
            return row.devices;
        case GroupBy::Campaign:
            return row.campaign;
        default:
            return row.seedGroup;
    }
}

/// Text columns that a group may share, each with its member of a row.
struct Words {
    RunColumn column;
    std::string RunRow::*words;
};
constexpr Words kWords[] = {
    {RunColumn::Name, &RunRow::name},           {RunColumn::Architecture, &RunRow::architecture},
    {RunColumn::Data, &RunRow::data},           {RunColumn::Devices, &RunRow::devices},
    {RunColumn::Precision, &RunRow::precision}, {RunColumn::Provider, &RunRow::provider},
    {RunColumn::Instance, &RunRow::instance},   {RunColumn::Campaign, &RunRow::campaign}};

std::uint64_t bit(RunColumn column) {
    return std::uint64_t{1} << static_cast<unsigned>(column);
}

/// Columns of which a group has a mean.
constexpr std::array kFigures = {
    RunColumn::GlobalBatch,     RunColumn::BestTop1,      RunColumn::BestTop5,
    RunColumn::BestAuc,         RunColumn::Epochs,        RunColumn::ImagesPerSecond,
    RunColumn::SecondsToTarget, RunColumn::ActiveSeconds, RunColumn::Replicas,
    RunColumn::BilledSeconds,   RunColumn::Energy,        RunColumn::ImagesPerSecondPerPrice,
    RunColumn::PricePerHour,    RunColumn::Cost,          RunColumn::CostToTarget,
    RunColumn::LearningRate,    RunColumn::WeightDecay,   RunColumn::BestLoss,
    RunColumn::LastLoss,        RunColumn::TrainLoss};
constexpr std::array kMoney = {RunColumn::ImagesPerSecondPerPrice, RunColumn::PricePerHour, RunColumn::Cost,
                               RunColumn::CostToTarget};

/// A mean of these over runs of several tasks, or to several targets, would mix values that are not comparable.
constexpr std::array kOfTask = {RunColumn::BestTop1, RunColumn::BestTop5, RunColumn::BestAuc,
                                RunColumn::BestLoss, RunColumn::LastLoss, RunColumn::TrainLoss};
constexpr std::array kToTarget = {RunColumn::CostToTarget, RunColumn::SecondsToTarget};

/// Welford's recurrence: accurate enough whatever the size of the mean.
struct Sum {
    std::size_t n = 0;
    double mean = 0, squares = 0;
    void add(double value) {
        const double before = value - mean;
        mean += before / static_cast<double>(++n);
        squares += before * (value - mean);
    }
    [[nodiscard]] Average average() const {
        return {n, mean, n > 1 ? std::sqrt(squares / static_cast<double>(n - 1)) : 0};
    }
};

void summarise(const RunRows& rows, RunGroup& group) {
    std::array<Sum, kFigures.size()> sums;
    const RunRow& first = rows[group.rows.front()];
    group.currency = first.currency;
    for (const Words& words : kWords) group.shared |= bit(words.column);
    group.shared |= bit(RunColumn::State);
    for (const std::size_t index : group.rows) {
        const RunRow& row = rows[index];
        for (std::size_t i = 0; i < kFigures.size(); ++i)
            if (const auto figure = figureOf(row, kFigures[i])) sums[i].add(*figure);
        for (const Words& words : kWords)
            if (row.*words.words != first.*words.words) group.shared &= ~bit(words.column);
        if (row.state != first.state || row.reason != first.reason) group.shared &= ~bit(RunColumn::State);
        if (row.currency != group.currency) group.currency.clear();
        group.mixedTasks |= row.task != first.task || row.data != first.data;
        group.mixedTargets |= row.target != first.target;
    }
    const auto alike = [&](RunColumn column) {
        const auto among = [column](const auto& columns) {
            return std::ranges::find(columns, column) != columns.end();
        };
        if (among(kMoney) && group.currency.empty()) return false;
        if (among(kOfTask) && group.mixedTasks) return false;
        return !(among(kToTarget) && (group.mixedTasks || group.mixedTargets));
    };
    group.averages.resize(kRunColumns);
    for (std::size_t i = 0; i < kFigures.size(); ++i)
        if (alike(kFigures[i])) group.averages[static_cast<std::size_t>(kFigures[i])] = sums[i].average();
}

}  // namespace

const char* name(GroupBy by) {
    return std::ranges::find(kNames, by, &std::pair<GroupBy, const char*>::first)->second;
}

std::optional<GroupBy> groupByFromName(std::string_view name) {
    for (const auto& [by, text] : kNames)
        if (name == text) return by;
    return std::nullopt;
}

namespace {

std::optional<double> storedFigure(const RunRow& row, RunColumn column) {
    const auto whole = [](std::int64_t value) { return std::optional(static_cast<double>(value)); };
    const auto positive = [](double value) { return value > 0 ? std::optional(value) : std::nullopt; };
    switch (column) {
        case RunColumn::GlobalBatch:
            return whole(row.globalBatch);
        case RunColumn::BestTop1:
            return row.bestTop1;
        case RunColumn::BestTop5:
            return row.bestTop5;
        case RunColumn::BestAuc:
            return row.bestAuc;
        case RunColumn::Epochs:
            return whole(row.epochsDone);
        case RunColumn::ImagesPerSecond:
            return positive(row.imagesPerSecond);
        case RunColumn::ImagesPerSecondPerPrice:
            return row.imagesPerSecondPerPrice;
        case RunColumn::PricePerHour:
            return row.pricePerHour;
        case RunColumn::Cost:
            return row.cost;
        case RunColumn::CostToTarget:
            return row.costToTarget;
        case RunColumn::SecondsToTarget:
            return row.secondsToTarget;
        case RunColumn::ActiveSeconds:
            return positive(row.activeSeconds);
        case RunColumn::Replicas:
            return whole(row.replicas);
        case RunColumn::BilledSeconds:
            return positive(row.billedSeconds);
        case RunColumn::Energy:
            return row.joules;
        case RunColumn::LearningRate:
            return row.learningRate;
        case RunColumn::WeightDecay:
            return row.weightDecay;
        case RunColumn::BestLoss:
            return row.bestLoss;
        case RunColumn::LastLoss:
            return row.lastLoss;
        case RunColumn::TrainLoss:
            return row.trainLoss;
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<double> figureOf(const RunRow& row, RunColumn column) {
    if (row.state == RunState::Unreadable) return std::nullopt;
    const std::optional<double> figure = storedFigure(row, column);
    return figure && std::isfinite(*figure) ? figure : std::nullopt;
}

std::vector<RunGroup> groupRuns(const RunRows& rows, GroupBy by, RunColumn sort, bool descending) {
    std::vector<RunGroup> groups;
    if (by == GroupBy::None) return groups;
    std::unordered_map<std::string_view, std::size_t> at;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string& key = keyOf(rows[i], by);
        const auto [found, fresh] = at.try_emplace(key, groups.size());
        if (fresh) groups.push_back({by == GroupBy::Seeds ? rows[i].name : key, {}, {}, 0, {}, false, false});
        groups[found->second].rows.push_back(i);
    }
    for (RunGroup& group : groups) summarise(rows, group);
    if (std::ranges::find(kFigures, sort) == kFigures.end()) return groups;
    std::ranges::stable_sort(groups, [&](const RunGroup& a, const RunGroup& b) {
        const Average& x = a.averages[static_cast<std::size_t>(sort)];
        const Average& y = b.averages[static_cast<std::size_t>(sort)];
        if (x.n == 0 || y.n == 0) return x.n > 0 && y.n == 0;
        return descending ? x.mean > y.mean : x.mean < y.mean;
    });
    return groups;
}

}  // namespace epochal
