#include "core/engine/parallel/norm_peers.h"

#include <torch/utils.h>

namespace epochal::engine {

NormPeers::NormPeers(Collective& collective, torch::Device device)
    : collective_(collective), waits_(makeStopwatch(device)) {}

NormPeers::Moments NormPeers::combine(const torch::Tensor& mean, const torch::Tensor& variance, std::int64_t count) {
    const torch::NoGradGuard noGradients;
    const std::int64_t channels = mean.numel();
    const torch::Tensor row = torch::cat({mean, variance, torch::full({1}, double(count), mean.options())});
    waits_->begin();
    const torch::Tensor all = torch::stack(collective_.gather(row));
    waits_->end();
    const torch::Tensor means = all.slice(1, 0, channels), variances = all.slice(1, channels, 2 * channels),
                        counts = all.slice(1, 2 * channels);
    Moments moments;
    moments.count = sumOfRows(counts);
    moments.mean = sumOfRows(means * counts) / moments.count;
    moments.variance = sumOfRows(counts * (variances + (means - moments.mean).square())) / moments.count;
    return moments;
}

torch::Tensor NormPeers::sum(torch::Tensor ofThisRank) {
    const torch::NoGradGuard noGradients;
    waits_->begin();
    collective_.allReduce(ofThisRank);
    waits_->end();
    return ofThisRank;
}

}  // namespace epochal::engine
