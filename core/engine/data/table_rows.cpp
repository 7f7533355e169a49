#include "core/engine/data/table_rows.h"

#include <utility>

#include "core/base/json.h"
#include "core/spec/table_data.h"

namespace epochal::engine {
namespace {

template <class T>
torch::Tensor copied(const std::vector<T>& values, std::vector<std::int64_t> shape, torch::ScalarType type) {
    return torch::from_blob(const_cast<T*>(values.data()), shape, type).clone();
}

TableRows rowsOf(const CodedRows& coded, const TableShape& shape) {
    TableRows rows;
    rows.numbers = copied(coded.numbers, {coded.rows, shape.numbers}, torch::kFloat);
    if (const auto width = std::ssize(shape.categories); width > 0)
        rows.categories = copied(coded.categories, {coded.rows, width}, torch::kLong);
    rows.labels = coded.labels.empty() ? copied(coded.targets, {coded.rows}, torch::kFloat)
                                       : copied(coded.labels, {coded.rows}, torch::kLong);
    return rows;
}

}  // namespace

TableRows TableRows::on(torch::Device device) const {
    return {numbers.to(device), categories.defined() ? categories.to(device) : torch::Tensor(), labels.to(device)};
}

std::int64_t TableRows::bytes() const {
    return static_cast<std::int64_t>(numbers.nbytes() + (categories.defined() ? categories.nbytes() : 0) +
                                     labels.nbytes());
}

Result<TableSet> openTable(const RunSpec& spec) {
    const auto table = readTable(spec.data);
    if (!table) return table.error();
    const TableSplit split = splitTable(table->description, spec.seed);
    TableCoding coding = codingOf(*table, split);
    TableSet set;
    set.shape = shapeOf(table->description);
    set.training = rowsOf(codeRows(*table, coding, split.training), set.shape);
    CodedRows validation = codeRows(*table, coding, split.validation);
    set.validation = rowsOf(validation, set.shape);
    set.values = std::move(validation.values);
    set.mean = coding.targetMean;
    set.deviation = coding.targetDeviation;
    set.coding = jsonText(toJson(coding));
    set.classNames = std::move(coding.classes);
    set.withoutTarget = table->description.withoutTarget;
    return set;
}

}  // namespace epochal::engine
