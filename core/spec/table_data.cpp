#include "core/spec/table_data.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/json.h"
#include "core/base/random.h"

namespace epochal {
namespace {

struct Moments {
    double mean = 0, deviation = 1;
    bool any = false, all = false;  ///< of the rows have a value
};

/// Over the rows; the deviation is that of the population, and 1 where all values are equal.
Moments momentsOf(const std::vector<double>& values, const std::vector<std::int64_t>& rows) {
    Moments moments;
    long double sum = 0, squares = 0;
    std::int64_t count = 0;
    double least = 0, most = 0;
    const auto each = [&](const auto& visit) {
        for (const std::int64_t row : rows)
            if (const double value = values[static_cast<std::size_t>(row)]; !std::isnan(value)) visit(value);
    };
    each([&](double value) {
        least = count == 0 ? value : std::min(least, value);
        most = count == 0 ? value : std::max(most, value);
        sum += value;
        ++count;
    });
    moments.any = count > 0;
    moments.all = count == std::ssize(rows);
    if (count == 0) return moments;
    if (least == most) {
        moments.mean = least;
        return moments;
    }
    const auto n = static_cast<long double>(count);
    const long double mean = sum / n;
    each([&](double value) { squares += (value - mean) * (value - mean); });
    moments.mean = static_cast<double>(mean);
    moments.deviation = static_cast<double>(std::sqrt(squares / n));
    return moments;
}

}  // namespace

TableSplit splitTable(const TableDescription& table, std::int64_t seed) {
    std::vector<std::int64_t> order(static_cast<std::size_t>(table.rows));
    std::iota(order.begin(), order.end(), 0);
    CounterRandom random(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(Stream::Split), 0);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    TableSplit split;
    const auto middle = order.begin() + table.validation;
    split.validation.assign(order.begin(), middle);
    // From the other end, so that a limit to the validation rows changes no training row.
    split.training.assign(order.end() - table.training, order.end());
    std::ranges::sort(split.validation);
    std::ranges::sort(split.training);
    return split;
}

TableCoding codingOf(const Table& table, const TableSplit& split) {
    TableCoding coding;
    const TableDescription& about = table.description;
    for (std::size_t i = 0; i < about.columns.size(); ++i) {
        const TableColumn& column = about.columns[i];
        if (column.use != ColumnUse::Input) continue;
        if (column.kind == ColumnKind::Number) {
            const Moments moments = momentsOf(table.numbers[i], split.training);
            coding.numbers.push_back({column.name, moments.mean, moments.deviation, moments.any, column.missing > 0,
                                      moments.any && !moments.all});
            continue;
        }
        TableCoding::Category category{column.name, {}, std::vector<bool>(column.categories.size())};
        for (const CategoryCount& one : column.categories) category.entries.push_back(one.text);
        for (const std::int64_t row : split.training)
            if (const std::int32_t code = table.categories[i][static_cast<std::size_t>(row)]; code >= 0)
                category.trained[static_cast<std::size_t>(code)] = true;
        coding.categories.push_back(std::move(category));
    }
    const TableColumn& target = about.targetColumn();
    coding.target = target.name;
    if (about.ofClasses) {
        for (const CategoryCount& one : target.categories) coding.classes.push_back(one.text);
    } else {
        const Moments moments = momentsOf(table.numbers[about.target], split.training);
        coding.targetMean = moments.mean;
        coding.targetDeviation = moments.deviation;
    }
    return coding;
}

Json toJson(const TableCoding& coding) {
    Json numbers = Json::array(), categories = Json::array();
    for (const TableCoding::Number& one : coding.numbers)
        numbers.push_back(
            {{"column", one.column}, {"mean", one.mean}, {"deviation", one.deviation}, {"indicated", one.indicated}});
    for (const TableCoding::Category& one : coding.categories) {
        Json untrained = Json::array();
        for (std::size_t i = 0; i < one.trained.size(); ++i)
            if (!one.trained[i]) untrained.push_back(i + 1);
        categories.push_back({{"column", one.column}, {"entries", one.entries}, {"untrained", untrained}});
    }
    Json json = {{"numbers", numbers}, {"categories", categories}, {"target", coding.target}};
    if (coding.classes.empty()) {
        json["target_mean"] = coding.targetMean;
        json["target_deviation"] = coding.targetDeviation;
    } else {
        json["classes"] = coding.classes;
    }
    return json;
}

CodedRows codeRows(const Table& table, const TableCoding& coding, const std::vector<std::int64_t>& rows) {
    const TableDescription& about = table.description;
    const TableShape shape = shapeOf(about);
    const auto count = rows.size(), width = static_cast<std::size_t>(shape.numbers);
    CodedRows coded;
    coded.rows = std::ssize(rows);
    coded.numbers.resize(count * width);
    coded.categories.resize(count * shape.categories.size());
    std::size_t number = 0, indicator = coding.numbers.size(), category = 0;
    for (std::size_t i = 0; i < about.columns.size(); ++i) {
        const TableColumn& column = about.columns[i];
        if (column.use != ColumnUse::Input) continue;
        if (column.kind == ColumnKind::Category) {
            const std::vector<bool>& trained = coding.categories[category].trained;
            for (std::size_t k = 0; k < count; ++k) {
                const std::int32_t code = table.categories[i][static_cast<std::size_t>(rows[k])];
                const bool known = code >= 0 && trained[static_cast<std::size_t>(code)];
                coded.categories[k * shape.categories.size() + category] = known ? code + 1 : 0;
            }
            ++category;
            continue;
        }
        const TableCoding::Number& how = coding.numbers[number];
        for (std::size_t k = 0; k < count; ++k) {
            const double value = table.numbers[i][static_cast<std::size_t>(rows[k])];
            const bool there = !std::isnan(value);
            if (there && how.known)
                coded.numbers[k * width + number] = static_cast<float>((value - how.mean) / how.deviation);
            if (!there && how.indicates) coded.numbers[k * width + indicator] = 1;
        }
        ++number;
        if (how.indicated) ++indicator;
    }
    for (const std::int64_t row : rows) {
        const auto at = static_cast<std::size_t>(row);
        if (about.ofClasses) {
            coded.labels.push_back(table.categories[about.target][at]);
        } else {
            const double value = table.numbers[about.target][at];
            coded.values.push_back(value);
            coded.targets.push_back(static_cast<float>((value - coding.targetMean) / coding.targetDeviation));
        }
    }
    return coded;
}

}  // namespace epochal
