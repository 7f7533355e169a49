#include "core/engine/train/row_layout.h"

#include <numeric>
#include <utility>

#include "core/spec/parallel.h"

namespace epochal::engine {

RowLayout::RowLayout(std::vector<std::int64_t> statistics, bool averaged)
    : statistics_(std::move(statistics)),
      all_(std::accumulate(statistics_.begin(), statistics_.end(), std::int64_t{0})),
      parts_(averaged ? 2 : 1) {}

std::int64_t RowLayout::columns() const {
    return kSums + parts_ * all_;
}

torch::Tensor RowLayout::ofStage(const torch::Tensor& rows, int stage) const {
    const std::int64_t own = statistics_[static_cast<std::size_t>(stage)];
    std::int64_t begin = kSums + std::accumulate(statistics_.begin(), statistics_.begin() + stage, std::int64_t{0});
    const torch::Tensor sums = rows.slice(1, 0, kSums);
    std::vector<torch::Tensor> columns{stage == 0 ? sums : torch::zeros_like(sums)};
    for (std::int64_t part = 0; part < parts_; ++part, begin += all_)
        columns.push_back(rows.slice(1, begin, begin + own));
    return torch::cat(columns, 1);
}

torch::Tensor RowLayout::joined(const std::vector<torch::Tensor>& stages) const {
    std::vector<torch::Tensor> columns{stages[0].slice(1, 0, kSums)};
    for (std::int64_t part = 0; part < parts_; ++part)
        for (std::size_t i = 0; i < stages.size(); ++i) {
            const std::int64_t own = statistics_[i], begin = kSums + part * own;
            columns.push_back(stages[i].slice(1, begin, begin + own));
        }
    return torch::cat(columns, 1);
}

torch::Tensor RowLayout::forReplicas(const torch::Tensor& rows, std::int64_t replicas) {
    if (rows.size(0) == replicas) return rows;
    torch::Tensor shared = rows.mean(0, /*keepdim=*/true).repeat({replicas, 1});
    const torch::Tensor sums = rows.slice(1, 0, kSums).sum(0);
    shared.select(1, 0).fill_(sums[0] / replicas);
    for (const std::int64_t count : {1, 2}) {
        const std::int64_t all = sums[count].item().toLong();
        for (std::int64_t replica = 0; replica < replicas; ++replica)
            shared[replica][count] = static_cast<double>(Split::even(replicas).partOf(all, replica));
    }
    return shared;
}

}  // namespace epochal::engine
