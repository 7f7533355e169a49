#include "core/engine/parallel/named_exchange.h"

#include <torch/utils.h>
#include <algorithm>

#include "core/base/json.h"

namespace epochal::engine {
namespace {

/// What the receiver must know of tensors that come.
std::string tableOf(const NamedList& tensors) {
    Json table = Json::array();
    for (const auto& [name, tensor] : tensors)
        table.push_back({name, static_cast<int>(tensor.scalar_type()), tensor.sizes().vec()});
    return jsonText(table);
}

/// Tensors like those of a table, without values.
NamedList likeTable(const std::string& text, torch::Device device) {
    NamedList tensors;
    for (const Json& row : Json::parse(text))
        tensors.emplace_back(
            row.at(0).get<std::string>(),
            torch::empty(row.at(2).get<std::vector<std::int64_t>>(),
                         torch::TensorOptions(device).dtype(static_cast<torch::ScalarType>(row.at(1).get<int>()))));
    return tensors;
}

torch::Tensor bytesOf(const std::string& text, std::int64_t size, torch::Device device) {
    torch::Tensor bytes = torch::zeros({size}, torch::kByte);
    std::ranges::copy(text, bytes.data_ptr<std::uint8_t>());
    return bytes.to(device);
}

std::string textOf(const torch::Tensor& bytes) {
    const torch::Tensor here = bytes.cpu();
    const auto* first = here.const_data_ptr<std::uint8_t>();
    return {first, first + here.numel()};
}

torch::Tensor lengthOf(const std::string& text, torch::Device device) {
    return torch::full({1}, static_cast<std::int64_t>(text.size()), torch::TensorOptions(device).dtype(torch::kLong));
}

}  // namespace

std::vector<std::string> gatherTexts(Collective& collective, const std::string& mine, torch::Device device) {
    const torch::NoGradGuard noGradients;
    std::vector<std::int64_t> lengths;
    for (const torch::Tensor& one : collective.gather(lengthOf(mine, device))) lengths.push_back(one.item().toLong());
    const std::vector<torch::Tensor> all =
        collective.gatherTo(bytesOf(mine, std::max<std::int64_t>(std::ranges::max(lengths), 1), device), 0);
    std::vector<std::string> texts;
    for (std::size_t rank = 0; rank < all.size(); ++rank) texts.push_back(textOf(all[rank].slice(0, 0, lengths[rank])));
    return texts;
}

std::vector<NamedList> gatherNamed(Collective& collective, const NamedList& mine, const std::vector<int>& from,
                                   torch::Device device) {
    const torch::NoGradGuard noGradients;
    const bool leads = collective.rank() == 0,
               sends = !leads && std::ranges::find(from, collective.rank()) != from.end();
    const std::vector<std::string> tables = gatherTexts(collective, sends ? tableOf(mine) : std::string(), device);
    if (sends)
        for (const auto& [name, tensor] : mine) {
            torch::Tensor plain = tensor.detach().to(device).contiguous();
            if (plain.numel() > 0) collective.sendAsync(plain, 0)->wait();
        }
    std::vector<NamedList> all;
    if (!leads) return all;
    for (const int rank : from) {
        if (rank == 0) {
            NamedList& own = all.emplace_back();
            for (const auto& [name, tensor] : mine) own.emplace_back(name, tensor.detach().cpu());
            continue;
        }
        NamedList& theirs = all.emplace_back(likeTable(tables[static_cast<std::size_t>(rank)], torch::kCPU));
        for (auto& [name, tensor] : theirs) {
            torch::Tensor arriving = torch::empty(tensor.sizes(), tensor.options().device(device));
            if (arriving.numel() > 0) collective.receiveAsync(arriving, rank)->wait();
            tensor = arriving.cpu();
        }
    }
    return all;
}

NamedList broadcastNamed(Collective& collective, const NamedList& ofFirst, torch::Device device) {
    const torch::NoGradGuard noGradients;
    const bool leads = collective.rank() == 0;
    const std::string mine = leads ? tableOf(ofFirst) : std::string();
    torch::Tensor length = lengthOf(mine, device);
    collective.broadcast(length, 0);
    torch::Tensor bytes = bytesOf(mine, length.item().toLong(), device);
    collective.broadcast(bytes, 0);
    NamedList all = leads ? NamedList() : likeTable(textOf(bytes), torch::kCPU);
    for (std::size_t i = 0; i < (leads ? ofFirst : all).size(); ++i) {
        torch::Tensor tensor = leads ? ofFirst[i].second.detach().to(device).contiguous() : all[i].second.to(device);
        if (tensor.numel() > 0) collective.broadcast(tensor, 0);
        if (leads)
            all.emplace_back(ofFirst[i].first, tensor.cpu());
        else
            all[i].second = tensor.cpu();
    }
    return all;
}

}  // namespace epochal::engine
