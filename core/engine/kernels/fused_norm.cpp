#include "core/engine/kernels/fused_norm.h"

#include <ATen/Parallel.h>

#include <cmath>
#include <optional>
#include <vector>

#include "core/engine/kernels/norm_loops.h"

#ifndef INTRA_OP_PARALLEL
#error "at::parallel_for runs on one thread: compile with OpenMP (packaging/cmake/Torch.cmake)"
#endif

namespace epochal::engine {
namespace {

/// How an activation in channels-last memory is walked: rows of lanes, one or several pixels a row, so that a vector is
/// full also where there are few channels.
struct Walk {
    static constexpr std::int64_t kLanes = 64, kRun = 128;  ///< kRun rows are summed in float, those sums in double

    explicit Walk(const torch::Tensor& x) : channels(x.size(1)), pixels(x.numel() / channels) {
        const std::int64_t repeat = channels < kLanes && kLanes % channels == 0 ? kLanes / channels : 1;
        lanes = channels * repeat;
        rows = pixels / repeat;
        tail = pixels % repeat * channels;
        runs = (rows + kRun - 1) / kRun + (rows == 0 ? 1 : 0);
    }
    /// Calls part(first value, rows, tail, run) for each run; the last one takes the tail.
    template <class Part>
    void forRuns(std::int64_t begin, std::int64_t end, const Part& part) const {
        for (std::int64_t run = begin; run < end; ++run)
            part(run * kRun * lanes, std::min(kRun, rows - run * kRun), run == runs - 1 ? tail : 0, run);
    }
    /// A value a channel, for every lane.
    [[nodiscard]] std::vector<float> spreadOut(const std::vector<double>& values) const {
        std::vector<float> out(static_cast<std::size_t>(lanes));
        for (std::size_t lane = 0; lane < out.size(); ++lane)
            out[lane] = static_cast<float>(values[lane % static_cast<std::size_t>(channels)]);
        return out;
    }

    std::int64_t channels, pixels, lanes = 0, rows = 0, tail = 0, runs = 0;
};

struct ChannelSums {
    std::vector<double> first, second;  ///< a value a channel
};

/// ChannelSums two quantities by channel: add(first value, rows, tail, first sums, second sums) adds a run's by lane.
template <class Add>
ChannelSums sumsOf(const Walk& walk, const Add& add) {
    const auto width = static_cast<std::size_t>(walk.lanes);
    std::vector<float> parts(static_cast<std::size_t>(walk.runs) * 2 * width, 0.0f);
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, std::int64_t rows, std::int64_t tail, std::int64_t run) {
            float* part = parts.data() + static_cast<std::size_t>(run) * 2 * width;
            add(from, rows, tail, part, part + width);
        });
    });
    // One thread does this while the others wait: lane by lane in vectors, and only then by channel.
    std::vector<double> lanes(2 * width, 0.0);
    for (std::size_t at = 0; at < parts.size(); at += 2 * width)
        for (std::size_t k = 0; k < 2 * width; ++k) lanes[k] += parts[at + k];
    const auto channels = static_cast<std::size_t>(walk.channels);
    ChannelSums sums{std::vector<double>(channels, 0.0), std::vector<double>(channels, 0.0)};
    for (std::size_t lane = 0; lane < width; ++lane) {
        sums.first[lane % channels] += lanes[lane];
        sums.second[lane % channels] += lanes[width + lane];
    }
    return sums;
}

template <class T>
const T* in(const torch::Tensor& tensor) {
    return tensor.defined() ? static_cast<const T*>(tensor.const_data_ptr()) : nullptr;
}
template <class T>
T* out(torch::Tensor& tensor) {
    return tensor.defined() ? static_cast<T*>(tensor.mutable_data_ptr()) : nullptr;
}

struct Statistics {
    std::vector<double> mean, variance;  ///< of the batch; the variance is the biased one
};

template <class T>
Statistics statisticsOf(const Walk& walk, const torch::Tensor& x) {
    const auto channels = static_cast<std::size_t>(walk.channels);
    // ChannelSums of squares about the first pixel, which is near the mean as far as the spread goes: no digits are
    // lost.
    const torch::Tensor firstPixel = x.select(0, 0).select(1, 0).select(1, 0).to(torch::kDouble).contiguous();
    const auto* first = firstPixel.const_data_ptr<double>();
    const std::vector<double> about(first, first + channels);
    const std::vector<float> shift = walk.spreadOut(about);
    const ChannelSums sums =
        sumsOf(walk, [&](std::int64_t from, std::int64_t rows, std::int64_t tail, float* sum, float* square) {
            NormLoops<T>::addMoments(in<T>(x) + from, shift.data(), rows, walk.lanes, tail, sum, square);
        });
    Statistics statistics{std::vector<double>(channels), std::vector<double>(channels)};
    const auto n = static_cast<double>(walk.pixels);
    for (std::size_t c = 0; c < channels; ++c) {
        const double offset = sums.first[c] / n;
        statistics.mean[c] = about[c] + offset;
        statistics.variance[c] = std::max(0.0, sums.second[c] / n - offset * offset);
    }
    return statistics;
}

void moveRunning(const Statistics& statistics, std::int64_t pixels, double momentum, torch::Tensor mean,
                 torch::Tensor variance) {
    auto *m = mean.mutable_data_ptr<float>(), *v = variance.mutable_data_ptr<float>();
    const double unbiased = pixels > 1 ? static_cast<double>(pixels) / static_cast<double>(pixels - 1) : 1;
    for (std::size_t c = 0; c < statistics.mean.size(); ++c) {
        m[c] = static_cast<float>((1 - momentum) * m[c] + momentum * statistics.mean[c]);
        v[c] = static_cast<float>((1 - momentum) * v[c] + momentum * unbiased * statistics.variance[c]);
    }
}

template <class T>
torch::Tensor forwardOf(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                        const torch::Tensor& shortcut, bool relu, double epsilon, const Statistics& statistics,
                        torch::Tensor& inverse) {
    const Walk walk(x);
    const auto channels = static_cast<std::size_t>(walk.channels);
    const auto *w = weight.const_data_ptr<float>(), *b = bias.const_data_ptr<float>();
    std::vector<double> scale(channels), offset(channels);
    auto* inverted = inverse.mutable_data_ptr<float>();
    for (std::size_t c = 0; c < channels; ++c) {
        const double invert = 1 / std::sqrt(statistics.variance[c] + epsilon);
        inverted[c] = static_cast<float>(invert);
        scale[c] = w[c] * invert;
        offset[c] = b[c] - statistics.mean[c] * scale[c];
    }
    const std::vector<float> scales = walk.spreadOut(scale), offsets = walk.spreadOut(offset);
    torch::Tensor y = torch::empty_like(x);
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, std::int64_t rows, std::int64_t tail, std::int64_t) {
            NormLoops<T>::apply(in<T>(x) + from, shortcut.defined() ? in<T>(shortcut) + from : nullptr, scales.data(),
                                offsets.data(), relu, rows, walk.lanes, tail, out<T>(y) + from);
        });
    });
    return y;
}

struct Gradients {
    torch::Tensor x, weight, bias, shortcut;
};

template <class T>
Gradients backwardOf(const torch::Tensor& gradient, const torch::Tensor& x, const torch::Tensor& y,
                     const torch::Tensor& weight, const torch::Tensor& mean, const torch::Tensor& inverse,
                     bool withShortcut) {
    const Walk walk(x);
    const auto channels = static_cast<std::size_t>(walk.channels);
    const auto *w = weight.const_data_ptr<float>(), *inverted = inverse.const_data_ptr<float>();
    const auto* centre = mean.const_data_ptr<double>();
    const std::vector<float> means = walk.spreadOut(std::vector<double>(centre, centre + channels));
    const auto mask = [&](std::int64_t from) { return y.defined() ? in<T>(y) + from : nullptr; };
    const ChannelSums sums =
        sumsOf(walk, [&](std::int64_t from, std::int64_t rows, std::int64_t tail, float* sum, float* dot) {
            NormLoops<T>::addGradients(in<T>(gradient) + from, mask(from), in<T>(x) + from, means.data(), rows,
                                       walk.lanes, tail, sum, dot);
        });
    Gradients gradients{torch::empty_like(x), torch::empty_like(weight), torch::empty_like(weight), {}};
    if (withShortcut) gradients.shortcut = torch::empty_like(x);
    auto *dw = gradients.weight.mutable_data_ptr<float>(), *db = gradients.bias.mutable_data_ptr<float>();
    std::vector<double> scale(channels), offset(channels), slope(channels);
    const auto n = static_cast<double>(walk.pixels);
    for (std::size_t c = 0; c < channels; ++c) {
        db[c] = static_cast<float>(sums.first[c]);
        dw[c] = static_cast<float>(sums.second[c] * inverted[c]);
        scale[c] = static_cast<double>(w[c]) * inverted[c];
        offset[c] = sums.first[c] / n;
        slope[c] = sums.second[c] / n * inverted[c] * inverted[c];
    }
    const std::vector<float> scales = walk.spreadOut(scale), offsets = walk.spreadOut(offset),
                             slopes = walk.spreadOut(slope);
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, std::int64_t rows, std::int64_t tail, std::int64_t) {
            NormLoops<T>::writeGradients(in<T>(gradient) + from, mask(from), in<T>(x) + from, means.data(),
                                         scales.data(), offsets.data(), slopes.data(), rows, walk.lanes, tail,
                                         out<T>(gradients.x) + from,
                                         withShortcut ? out<T>(gradients.shortcut) + from : nullptr);
        });
    });
    return gradients;
}

bool isBFloat(const torch::Tensor& x) {
    return x.scalar_type() == torch::kBFloat16;
}

class FusedNorm : public torch::autograd::Function<FusedNorm> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& x,
                                 const torch::Tensor& weight, const torch::Tensor& bias,
                                 const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                                 const std::optional<torch::Tensor>& shortcut, bool relu, double momentum,
                                 double epsilon) {
        const Walk walk(x);
        const Statistics statistics = isBFloat(x) ? statisticsOf<BFloat>(walk, x) : statisticsOf<float>(walk, x);
        moveRunning(statistics, walk.pixels, momentum, runningMean, runningVariance);
        const torch::Tensor added = shortcut ? *shortcut : torch::Tensor();
        torch::Tensor inverse = torch::empty_like(weight);
        torch::Tensor y = isBFloat(x) ? forwardOf<BFloat>(x, weight, bias, added, relu, epsilon, statistics, inverse)
                                      : forwardOf<float>(x, weight, bias, added, relu, epsilon, statistics, inverse);
        const torch::Tensor mean = torch::tensor(statistics.mean, torch::kDouble);
        context->save_for_backward({x, relu ? y : torch::Tensor(), weight, mean, inverse});
        context->saved_data["shortcut"] = shortcut.has_value();
        return y;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list given) {
        const auto saved = context->get_saved_variables();
        const torch::Tensor& x = saved[0];
        const torch::Tensor gradient = given[0].to(x.scalar_type()).contiguous(at::MemoryFormat::ChannelsLast);
        const bool withShortcut = context->saved_data["shortcut"].toBool();
        const Gradients gradients =
            isBFloat(x) ? backwardOf<BFloat>(gradient, x, saved[1], saved[2], saved[3], saved[4], withShortcut)
                        : backwardOf<float>(gradient, x, saved[1], saved[2], saved[3], saved[4], withShortcut);
        return {gradients.x, gradients.weight, gradients.bias, {}, {}, gradients.shortcut, {}, {}, {}};
    }
};

}  // namespace

bool suitsFusedNorm(const torch::Tensor& x) {
    return x.device().is_cpu() && (x.scalar_type() == torch::kFloat || isBFloat(x)) &&
           x.is_contiguous(at::MemoryFormat::ChannelsLast) && x.numel() > 0;
}

torch::Tensor fusedNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                        const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                        const torch::Tensor& shortcut, bool relu, double momentum, double epsilon) {
    // Autograd does not take an undefined tensor for an input.
    const auto given = shortcut.defined() ? std::optional(shortcut) : std::nullopt;
    return FusedNorm::apply(x, weight, bias, runningMean, runningVariance, given, relu, momentum, epsilon);
}

}  // namespace epochal::engine
