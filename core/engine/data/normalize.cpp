#include "core/engine/data/normalize.h"

#include <ATen/Parallel.h>

#include <torch/utils.h>
#include <vector>

#include "core/engine/data/normalize_loops.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kLaneWidth = 64;         ///< values of a row of lanes, at least
constexpr std::int64_t kGrainValues = 1 << 15;  ///< values for which a thread is worth its start

torch::Tensor normalizeOnCpu(const torch::Tensor& bytes, const float* mean, const float* deviation, bool channelsLast) {
    const std::int64_t images = bytes.size(0), height = bytes.size(1), width = bytes.size(2), channels = bytes.size(3),
                       area = height * width;
    const auto format = channelsLast ? at::MemoryFormat::ChannelsLast : at::MemoryFormat::Contiguous;
    torch::Tensor out = torch::empty({images, channels, height, width}, torch::kFloat, format);
    const std::uint8_t* from = bytes.const_data_ptr<std::uint8_t>();
    float* to = out.data_ptr<float>();
    if (!channelsLast && channels > 1) {
        at::parallel_for(0, images * channels, std::max<std::int64_t>(kGrainValues / area, 1),
                         [&](auto begin, auto end) {
                             for (std::int64_t plane = begin; plane < end; ++plane) {
                                 const std::int64_t channel = plane % channels;
                                 normalizePlane(from + plane / channels * area * channels + channel, channels, area,
                                                mean[channel], deviation[channel], to + plane * area);
                             }
                         });
        return out;
    }
    // Rows of whole pixels, so that a value's channel is that of its lane.
    const std::int64_t lanes = (kLaneWidth + channels - 1) / channels * channels, all = images * area * channels;
    std::vector<float> means, deviations;
    for (std::int64_t lane = 0; lane < lanes; ++lane) {
        means.push_back(mean[lane % channels]);
        deviations.push_back(deviation[lane % channels]);
    }
    at::parallel_for(0, (all + lanes - 1) / lanes, std::max<std::int64_t>(kGrainValues / lanes, 1),
                     [&](auto begin, auto end) {
                         const std::int64_t first = begin * lanes, last = std::min(end * lanes, all);
                         normalizeRows(from + first, last - first, lanes, means.data(), deviations.data(), to + first);
                     });
    return out;
}

}  // namespace

torch::Tensor normalize(const torch::Tensor& bytes, const torch::Tensor& mean, const torch::Tensor& deviation,
                        bool channelsLast) {
    if (bytes.is_cpu())
        return normalizeOnCpu(bytes.contiguous(), mean.const_data_ptr<float>(), deviation.const_data_ptr<float>(),
                              channelsLast);
    const torch::NoGradGuard noGradients;
    // Divided by a tensor: by a number, a GPU multiplies with its reciprocal, which rounds differently.
    const torch::Tensor scaled =
        bytes.to(torch::kFloat).div_(torch::full({1}, 255.0f, mean.options())).sub_(mean).div_(deviation);
    // With one channel, a permuted tensor counts as contiguous in both formats, and a convolution may choose the other.
    torch::Tensor out = torch::empty({bytes.size(0), bytes.size(3), bytes.size(1), bytes.size(2)}, scaled.options(),
                                     channelsLast ? at::MemoryFormat::ChannelsLast : at::MemoryFormat::Contiguous);
    return out.copy_(scaled.permute({0, 3, 1, 2}));
}

}  // namespace epochal::engine
