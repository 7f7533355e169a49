#include "core/engine/kernels/fused_norm.h"

#include <ATen/Parallel.h>

#include <torch/csrc/autograd/custom_function.h>
#include <cmath>
#include <optional>
#include <vector>

#include "core/engine/kernels/norm_loops.h"
#include "core/engine/kernels/sync_norm.h"

// clang-tidy has no OpenMP.
#if !defined(INTRA_OP_PARALLEL) && !defined(__clang_analyzer__)
#error "at::parallel_for runs on one thread: compile with OpenMP (packaging/cmake/Torch.cmake)"
#endif

namespace epochal::engine {
namespace {

/// How an activation in channels-last memory is traversed: in rows of lanes with one or more pixels per row, so that
/// vectors are full even if there are few channels.
struct Walk {
    static constexpr std::int64_t kLanes = 64, kRun = 128;  ///< kRun rows are summed in float, their sums in double

    explicit Walk(const torch::Tensor& x) : channels(x.size(1)), pixels(x.numel() / channels) {
        const std::int64_t repeat = channels < kLanes && kLanes % channels == 0 ? kLanes / channels : 1;
        lanes = channels * repeat;
        rows = pixels / repeat;
        tail = pixels % repeat * channels;
        runs = (rows + kRun - 1) / kRun + (rows == 0 ? 1 : 0);
    }
    /// Calls part(first value, rows, run) for each run; the last one includes the tail.
    template <class Part>
    void forRuns(std::int64_t begin, std::int64_t end, const Part& part) const {
        for (std::int64_t run = begin; run < end; ++run)
            part(run * kRun * lanes, NormRows{std::min(kRun, rows - run * kRun), lanes, run == runs - 1 ? tail : 0},
                 run);
    }
    /// Repeats one value per channel for every lane.
    [[nodiscard]] std::vector<float> spreadOut(const double* values) const {
        std::vector<float> out(static_cast<std::size_t>(lanes));
        for (std::size_t lane = 0; lane < out.size(); ++lane)
            out[lane] = static_cast<float>(values[lane % static_cast<std::size_t>(channels)]);
        return out;
    }

    std::int64_t channels, pixels, lanes = 0, rows = 0, tail = 0, runs = 0;
};

struct ChannelSums {
    std::vector<double> first, second;  ///< one value per channel
};

/// Sums two quantities per channel: add(first value, rows, first sums, second sums) adds those of a run, lane by lane.
template <class Add>
ChannelSums sumsOf(const Walk& walk, const Add& add) {
    const auto width = static_cast<std::size_t>(walk.lanes);
    std::vector<float> parts(static_cast<std::size_t>(walk.runs) * 2 * width, 0.0f);
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, NormRows rows, std::int64_t run) {
            float* part = parts.data() + static_cast<std::size_t>(run) * 2 * width;
            add(from, rows, part, part + width);
        });
    });
    // One thread does this while the others wait, so it sums lane by lane in vectors, and by channel only at the end.
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
    std::vector<double> mean, variance;  ///< of the batch; the variance is the biased one (divided by n)
    double pixels = 0;                   ///< n
};

template <class T>
Statistics statisticsOf(const Walk& walk, const torch::Tensor& x) {
    const auto channels = static_cast<std::size_t>(walk.channels);
    // Sums squares about the first pixel, which is close to the mean relative to the spread, so that no digits are
    // lost.
    const torch::Tensor firstPixel = x.select(0, 0).select(1, 0).select(1, 0).to(torch::kDouble).contiguous();
    const auto* about = firstPixel.const_data_ptr<double>();
    const std::vector<float> shift = walk.spreadOut(about);
    const ChannelSums sums = sumsOf(walk, [&](std::int64_t from, NormRows rows, float* sum, float* square) {
        NormLoops<T>::addMoments(in<T>(x) + from, shift.data(), rows, sum, square);
    });
    const auto n = static_cast<double>(walk.pixels);
    Statistics statistics{std::vector<double>(channels), std::vector<double>(channels), n};
    for (std::size_t c = 0; c < channels; ++c) {
        const double offset = sums.first[c] / n;
        statistics.mean[c] = about[c] + offset;
        // Rounding may make it negative. A NaN stays a NaN, where std::max would turn it into 0.
        const double variance = sums.second[c] / n - offset * offset;
        statistics.variance[c] = variance < 0 ? 0 : variance;
    }
    return statistics;
}

/// A view of a vector that must outlive it.
torch::Tensor viewOfAll(std::vector<double>& values) {
    return torch::from_blob(values.data(), {static_cast<std::int64_t>(values.size())}, torch::kDouble);
}

/// Of the batches of all replicas.
void combine(Statistics& statistics, NormPeers& peers) {
    torch::Tensor mean = viewOfAll(statistics.mean), variance = viewOfAll(statistics.variance);
    const NormPeers::Moments all = peers.combine(mean, variance, static_cast<std::int64_t>(statistics.pixels));
    mean.copy_(all.mean);
    variance.copy_(all.variance);
    statistics.pixels = all.count.item<double>();
}

void moveRunning(const Statistics& statistics, double momentum, torch::Tensor mean, torch::Tensor variance) {
    auto *m = mean.mutable_data_ptr<float>(), *v = variance.mutable_data_ptr<float>();
    const double n = statistics.pixels, unbiased = n > 1 ? n / (n - 1) : 1;
    for (std::size_t c = 0; c < statistics.mean.size(); ++c) {
        m[c] = static_cast<float>((1 - momentum) * m[c] + momentum * statistics.mean[c]);
        v[c] = static_cast<float>((1 - momentum) * v[c] + momentum * unbiased * statistics.variance[c]);
    }
}

/// What forward saves for backward for each channel, in double, row by row: (4, channels).
enum Row : std::int64_t { Mean, Inverse, Scale, Offset, Rows };

const double* row(const torch::Tensor& channels, Row which) {
    return channels.const_data_ptr<double>() + which * channels.size(1);
}

/// The coefficients of y = x scale + offset for each channel.
torch::Tensor channelsOf(const Statistics& statistics, const torch::Tensor& weight, const torch::Tensor& bias,
                         double epsilon) {
    const std::size_t count = statistics.mean.size();
    torch::Tensor channels = torch::empty({Rows, static_cast<std::int64_t>(count)}, torch::kDouble);
    auto* out = channels.mutable_data_ptr<double>();
    const auto *w = weight.const_data_ptr<float>(), *b = bias.const_data_ptr<float>();
    for (std::size_t c = 0; c < count; ++c) {
        const double inverse = 1 / std::sqrt(statistics.variance[c] + epsilon), scale = w[c] * inverse;
        out[Mean * count + c] = statistics.mean[c];
        out[Inverse * count + c] = inverse;
        out[Scale * count + c] = scale;
        out[Offset * count + c] = b[c] - statistics.mean[c] * scale;
    }
    return channels;
}

template <class T>
torch::Tensor forwardOf(const torch::Tensor& x, const torch::Tensor& shortcut, Activation activation,
                        const torch::Tensor& channels) {
    const Walk walk(x);
    const std::vector<float> scale = walk.spreadOut(row(channels, Scale)),
                             offset = walk.spreadOut(row(channels, Offset));
    torch::Tensor y = torch::empty_like(x);
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, NormRows rows, std::int64_t) {
            NormLoops<T>::apply(in<T>(x) + from, shortcut.defined() ? in<T>(shortcut) + from : nullptr, scale.data(),
                                offset.data(), activation, rows, out<T>(y) + from);
        });
    });
    return y;
}

struct Gradients {
    torch::Tensor x, weight, bias, shortcut;
};

template <class T>
Gradients backwardOf(const torch::Tensor& gradient, const torch::Tensor& x, const torch::Tensor& y,
                     const torch::Tensor& channels, Activation activation, bool withShortcut, NormPeers* peers,
                     double n) {
    const Walk walk(x);
    const std::vector<float> mean = walk.spreadOut(row(channels, Mean)), scale = walk.spreadOut(row(channels, Scale)),
                             offset = walk.spreadOut(row(channels, Offset));
    const auto at = [&](std::int64_t from) {
        return NormBackward<T>{
            in<T>(gradient) + from, in<T>(x) + from, y.defined() ? in<T>(y) + from : nullptr, mean.data(), scale.data(),
            offset.data(),          activation};
    };
    ChannelSums sums = sumsOf(walk, [&](std::int64_t from, NormRows rows, float* sum, float* dot) {
        NormLoops<T>::addGradients(at(from), rows, sum, dot);
    });
    const auto floats = torch::TensorOptions(torch::kFloat);
    Gradients gradients{
        torch::empty_like(x), torch::empty(walk.channels, floats), torch::empty(walk.channels, floats), {}};
    // Without an activation, the shortcut's gradient is the one given.
    const bool writesShortcut = withShortcut && activation != Activation::None;
    if (withShortcut) gradients.shortcut = writesShortcut ? torch::empty_like(x) : gradient;
    auto *dw = gradients.weight.mutable_data_ptr<float>(), *db = gradients.bias.mutable_data_ptr<float>();
    const auto* inverse = row(channels, Inverse);
    const auto count = static_cast<std::size_t>(walk.channels);
    // Weight and bias get this replica's sums, which are added up with all gradients; the input gets those of all.
    for (std::size_t c = 0; c < count; ++c) {
        db[c] = static_cast<float>(sums.first[c]);
        dw[c] = static_cast<float>(sums.second[c] * inverse[c]);
    }
    if (peers != nullptr) {
        torch::Tensor first = viewOfAll(sums.first), second = viewOfAll(sums.second);
        const torch::Tensor all = peers->sum(torch::stack({first, second}));
        first.copy_(all[0]);
        second.copy_(all[1]);
    }
    std::vector<double> shift(count), slope(count);
    for (std::size_t c = 0; c < count; ++c) {
        shift[c] = sums.first[c] / n;
        slope[c] = sums.second[c] / n * inverse[c] * inverse[c];
    }
    const std::vector<float> shifts = walk.spreadOut(shift.data()), slopes = walk.spreadOut(slope.data());
    at::parallel_for(0, walk.runs, 1, [&](std::int64_t begin, std::int64_t end) {
        walk.forRuns(begin, end, [&](std::int64_t from, NormRows rows, std::int64_t) {
            NormLoops<T>::writeGradients(at(from), shifts.data(), slopes.data(), rows, out<T>(gradients.x) + from,
                                         writesShortcut ? out<T>(gradients.shortcut) + from : nullptr);
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
                                 const std::optional<torch::Tensor>& shortcut, std::int64_t kind, double momentum,
                                 double epsilon, NormPeers* peers) {
        const auto activation = static_cast<Activation>(kind);
        const Walk walk(x);
        Statistics statistics = isBFloat(x) ? statisticsOf<BFloat>(walk, x) : statisticsOf<float>(walk, x);
        if (peers != nullptr) combine(statistics, *peers);
        moveRunning(statistics, momentum, runningMean, runningVariance);
        const torch::Tensor added = shortcut ? *shortcut : torch::Tensor(),
                            channels = channelsOf(statistics, weight, bias, epsilon);
        torch::Tensor y = isBFloat(x) ? forwardOf<BFloat>(x, added, activation, channels)
                                      : forwardOf<float>(x, added, activation, channels);
        context->save_for_backward({x, activation == Activation::Relu && shortcut ? y : torch::Tensor(), channels});
        context->saved_data["activation"] = kind;
        context->saved_data["shortcut"] = shortcut.has_value();
        context->saved_data["pixels"] = statistics.pixels;
        if (peers != nullptr) context->saved_data["peers"] = held(*peers);
        return y;
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list given) {
        const auto saved = context->get_saved_variables();
        const torch::Tensor& x = saved[0];
        const torch::Tensor gradient = given[0].to(x.scalar_type()).contiguous(at::MemoryFormat::ChannelsLast);
        const auto activation = static_cast<Activation>(context->saved_data["activation"].toInt());
        const bool shortcut = context->saved_data["shortcut"].toBool();
        const double pixels = context->saved_data["pixels"].toDouble();
        const auto with = context->saved_data.find("peers");
        NormPeers* peers = with == context->saved_data.end() ? nullptr : &peersIn(with->second);
        const Gradients gradients =
            isBFloat(x) ? backwardOf<BFloat>(gradient, x, saved[1], saved[2], activation, shortcut, peers, pixels)
                        : backwardOf<float>(gradient, x, saved[1], saved[2], activation, shortcut, peers, pixels);
        return {gradients.x, gradients.weight, gradients.bias, {}, {}, gradients.shortcut, {}, {}, {}, {}};
    }
};

}  // namespace

bool suitsFusedNorm(const torch::Tensor& x) {
    return x.device().is_cpu() && (x.scalar_type() == torch::kFloat || isBFloat(x)) &&
           x.is_contiguous(at::MemoryFormat::ChannelsLast) && x.numel() > 0;
}

torch::Tensor fusedNorm(const torch::Tensor& x, const torch::Tensor& weight, const torch::Tensor& bias,
                        const torch::Tensor& runningMean, const torch::Tensor& runningVariance,
                        const torch::Tensor& shortcut, Activation activation, double momentum, double epsilon,
                        NormPeers* peers) {
    // Autograd does not accept an undefined tensor as an input.
    const auto given = shortcut.defined() ? std::optional(shortcut) : std::nullopt;
    return FusedNorm::apply(x, weight, bias, runningMean, runningVariance, given, static_cast<std::int64_t>(activation),
                            momentum, epsilon, peers);
}

}  // namespace epochal::engine
