#include "core/engine/train/objective.h"

#include <system_error>
#include <vector>

namespace epochal::engine {

std::vector<std::int64_t> labelsOf(const DataSet& set) {
    std::vector<std::int64_t> labels;
    if (set.table) {
        const torch::Tensor& all = set.table->validation.labels;
        const auto* first = all.const_data_ptr<std::int64_t>();
        labels.assign(first, first + all.numel());
        return labels;
    }
    for (std::int64_t i = 0; i < set.validation->size(); ++i) labels.push_back(set.validation->label(i));
    return labels;
}

std::vector<NumberAnswer> numbersOf(const DataSet& set, const torch::Tensor& outputs) {
    const TableSet& table = *set.table;
    const auto* output = outputs.const_data_ptr<float>();
    std::vector<NumberAnswer> numbers;
    for (const double value : table.values)
        numbers.push_back({value, table.mean + table.deviation * static_cast<double>(*output++)});
    return numbers;
}

Objective::Objective(const DataSet& set, double labelSmoothing)
    : regression_(set.regression()), outputs_(set.outputs()), labelSmoothing_(labelSmoothing) {}

torch::Tensor Objective::loss(const torch::Tensor& outputs, const torch::Tensor& labels) const {
    if (regression_) return (outputs.squeeze(1) - labels).square().sum();
    return at::cross_entropy_loss(outputs, labels, {}, at::Reduction::Sum, -100, labelSmoothing_);
}

torch::Tensor Objective::correct(const torch::Tensor& outputs, const torch::Tensor& labels) const {
    return regression_ ? torch::Tensor() : outputs.argmax(1).eq(labels).sum();
}

std::optional<Metrics> measure(const DataSet& set, const torch::Tensor& outputs, std::size_t threads) {
    const std::span<const float> values(outputs.const_data_ptr<float>(), static_cast<std::size_t>(outputs.numel()));
    if (set.regression()) return measureNumbers(values, set.table->values, set.table->mean, set.table->deviation);
    const auto labels = labelsOf(set);
    try {
        return measure(values, labels, set.classes, threads);
    } catch (const std::system_error&) {
        return measure(values, labels, set.classes, 1);  // the system has no thread to spare
    }
}

}  // namespace epochal::engine
