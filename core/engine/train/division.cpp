#include "core/engine/train/division.h"

#include <torch/csrc/autograd/autograd.h>
#include <torch/utils.h>
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/clock.h"
#include "core/engine/train/precision.h"
#include "core/spec/parallel.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kMeasuredImages = 8;  ///< of a part, at most
constexpr int kPasses = 3;                   ///< of which the first is not counted

/// Weights and statistics of a piece, to a device and back.
void move(Model& model, const Piece& piece, torch::Device device) {
    const torch::NoGradGuard noGradients;
    const auto isHere = [&](const std::string& name) {
        return std::ranges::any_of(piece.names, [&](const std::string& one) { return isUnder(name, one); });
    };
    for (auto& item : model.named_parameters())
        if (isHere(item.key())) item.value().set_data(item.value().detach().to(device));
    for (auto& item : model.named_buffers())
        if (isHere(item.key())) item.value().set_data(item.value().to(device));
}

/// Seconds of a forward and backward pass of each piece for a part of a step, the quickest of some.
std::vector<double> timesOf(const Plan& plan, Model& model, torch::Device device) {
    const RunSpec::Optimizer& optimizer = plan.spec.optimizer;
    const std::int64_t images = std::clamp<std::int64_t>(
        optimizer.globalBatch / plan.replicas() / std::max<std::int64_t>(optimizer.accumulation, 1), 1,
        kMeasuredImages);
    const torch::TensorOptions options(device);
    torch::Tensor x = torch::zeros({images, plan.data.channels, plan.data.height, plan.data.width}, options);
    if (plan.spec.devices.channelsLast) x = x.contiguous(at::MemoryFormat::ChannelsLast);
    model.train();
    std::vector<double> times;
    for (const Piece& piece : model.pieces()) {
        move(model, piece, device);
        double best = std::numeric_limits<double>::infinity();
        torch::Tensor y;
        for (int pass = 0; pass < kPasses; ++pass) {
            x = x.detach().requires_grad_(!times.empty());
            plan.kind().synchronize(device.index());
            const double begun = monotonicSeconds();
            {
                const Autocast autocast(plan.precision, device.type());
                y = piece.forward(x);
            }
            torch::autograd::backward({y}, {torch::ones_like(y)});
            plan.kind().synchronize(device.index());
            if (pass > 0) best = std::min(best, monotonicSeconds() - begun);
        }
        times.push_back(best);
        x = y;
        for (torch::Tensor& parameter : model.parameters()) parameter.mutable_grad().reset();
        move(model, piece, torch::kCPU);
    }
    return times;
}

Cuts cutsOf(const Plan& plan, const std::vector<double>& times, torch::Device device) {
    const std::vector<NetworkPiece> sizes =
        networkPieces(plan.spec.model, {plan.data.channels, plan.data.height, plan.data.width, plan.data.classes});
    const auto available = plan.onHost() ? std::nullopt : plan.kind().freeBytes(device.index());
    const auto fits = [&](std::size_t stage, std::size_t begin, std::size_t end) {
        if (!available) return true;
        const SampleShape shape(ImageShape{plan.data.channels, plan.data.height, plan.data.width, plan.data.classes});
        const MemoryNeed need =
            stageNeed(std::span(sizes).subspan(begin, end - begin), static_cast<std::int64_t>(stage), shape,
                      isHalf(plan.precision), plan.replicas(), plan.data.validationSize(), plan.spec.optimizer,
                      plan.spec.parallel);
        return need.of(splitOf(plan.spec).most(plan.spec.optimizer.globalBatch)) <= *available;
    };
    return cutEvenly(times, static_cast<std::size_t>(stagesOf(plan.spec)), fits);
}

}  // namespace

std::string Division::text() const {
    const double all = std::accumulate(seconds.begin(), seconds.end(), 0.0);
    std::string text;
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const std::string &first = pieces[cuts[i]], &last = pieces[endOf(cuts, i, pieces.size()) - 1];
        char share[16];
        std::snprintf(share, sizeof share, "%.0f%%", 100 * seconds[i] / all);
        text += (i > 0 ? ", " : "") + first + (first == last ? "" : " – " + last) + " (" + share + ")";
    }
    return text;
}

double Division::idle(std::int64_t parts) const {
    const double all = std::accumulate(seconds.begin(), seconds.end(), 0.0), longest = std::ranges::max(seconds),
                 stages = static_cast<double>(seconds.size()), turns = static_cast<double>(parts) + stages - 1;
    return 1 - static_cast<double>(parts) * all / (stages * turns * longest);
}

Division divide(const Plan& plan, const Peers& peers, torch::Device device) {
    Division division;
    const std::int64_t stages = stagesOf(plan.spec);
    if (stages == 1) return division;
    const std::shared_ptr<Model> whole = makeModel(plan);
    for (const auto& item : whole->named_parameters())
        if (isUnder(item.key(), whole->head())) division.lastLayer += item.value().numel();
    const std::size_t pieces = whole->pieces().size();
    for (const Piece& piece : whole->pieces()) division.pieces.push_back(piece.names[0]);
    torch::Tensor said = torch::zeros({2 * stages}, torch::TensorOptions(device).dtype(torch::kDouble));
    if (peers.everyone->rank() == 0) {
        const std::vector<double> times = timesOf(plan, *whole, device);
        const Cuts cuts = cutsOf(plan, times, device);
        std::vector<double> numbers;
        for (const std::size_t cut : cuts) numbers.push_back(static_cast<double>(cut));
        for (std::size_t i = 0; i < cuts.size(); ++i)
            numbers.push_back(std::accumulate(times.begin() + static_cast<std::ptrdiff_t>(cuts[i]),
                                              times.begin() + static_cast<std::ptrdiff_t>(endOf(cuts, i, pieces)),
                                              0.0));
        said.copy_(torch::tensor(numbers, torch::kDouble));
    }
    peers.everyone->broadcast(said, 0);
    said = said.cpu();
    const auto* numbers = said.const_data_ptr<double>();
    division.cuts.clear();
    for (std::int64_t i = 0; i < stages; ++i) division.cuts.push_back(static_cast<std::size_t>(numbers[i]));
    division.seconds.assign(numbers + stages, numbers + 2 * stages);
    division.statistics.assign(static_cast<std::size_t>(stages), 0);
    for (const auto& item : whole->named_buffers()) {
        if (!item.value().is_floating_point()) continue;
        for (std::size_t i = 0; i < division.cuts.size(); ++i)
            for (std::size_t piece = division.cuts[i]; piece < endOf(division.cuts, i, pieces); ++piece)
                for (const std::string& name : whole->pieces()[piece].names)
                    if (isUnder(item.key(), name)) division.statistics[i] += item.value().numel();
    }
    return division;
}

NamedList joinStages(const std::vector<NamedList>& stages) {
    std::vector<std::pair<std::string, NamedList>> kinds;
    for (const NamedList& stage : stages)
        for (const auto& [name, tensor] : stage) {
            std::string kind = name.substr(0, name.find('.'));
            if (kind == "average" && (name.ends_with("running_mean") || name.ends_with("running_var")))
                kind += " of statistics";
            auto list = std::ranges::find(kinds, kind, &std::pair<std::string, NamedList>::first);
            if (list == kinds.end()) {
                kinds.emplace_back(std::move(kind), NamedList());
                list = std::prev(kinds.end());
            }
            const auto known = std::ranges::find(list->second, name, &NamedList::value_type::first);
            if (known == list->second.end())
                list->second.emplace_back(name, tensor);
            else
                known->second = torch::maximum(known->second, tensor);
        }
    NamedList all;
    for (const auto& [kind, list] : kinds) all.insert(all.end(), list.begin(), list.end());
    return all;
}

std::shared_ptr<Model> modelOf(const Plan& plan, const Division& division, int stage, torch::Device device) {
    auto model = makeModel(plan);
    if (division.stages() > 1) {
        const auto number = static_cast<std::size_t>(stage);
        model->keepPieces(division.cuts[number], endOf(division.cuts, number, division.pieces.size()));
    }
    model->to(device);
    // Before momentum and buckets are created, because they adopt the strides.
    if (plan.spec.devices.channelsLast)
        for (torch::Tensor& parameter : model->parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
    return model;
}

}  // namespace epochal::engine
