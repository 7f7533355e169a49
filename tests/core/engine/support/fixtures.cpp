#include "tests/core/engine/support/fixtures.h"

#include <cstdlib>
#include <cstring>

namespace epochal::test {

Path fixture(const char* name) {
    const char* source = std::getenv("EPOCHAL_SOURCE");
    return Path(source ? source : ".") / "tests/fixtures/weights" / name;
}

torch::Tensor fixtureValue(std::vector<std::int64_t> sizes, at::ScalarType type, int seed) {
    torch::Tensor numbers = torch::empty(sizes, torch::kDouble);
    auto* to = numbers.data_ptr<double>();
    for (std::int64_t i = 0; i < numbers.numel(); ++i) {
        const std::int64_t plain = (7 * i + 13 * seed) % 101;
        to[i] = at::isFloatingType(type) ? static_cast<double>(plain - 50) / 8
                                         : static_cast<double>(type == at::kBool ? plain % 2 : plain);
    }
    return numbers.to(type);
}

std::vector<std::pair<std::string, torch::Tensor>> eachFixtureType() {
    const std::pair<const char*, at::ScalarType> types[] = {
        {"f64", at::kDouble}, {"f32", at::kFloat}, {"f16", at::kHalf}, {"bf16", at::kBFloat16}, {"i64", at::kLong},
        {"i32", at::kInt},    {"i16", at::kShort}, {"i8", at::kChar},  {"u8", at::kByte},       {"bool", at::kBool}};
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    for (const auto& [name, type] : types)
        tensors.emplace_back(name, fixtureValue({2, 3}, type, static_cast<int>(tensors.size())));
    return tensors;
}

std::vector<std::pair<std::string, torch::Tensor>> fixtureStateDict() {
    auto tensors = eachFixtureType();
    const torch::Tensor shared = fixtureValue({6, 4}, at::kFloat, 22);
    tensors.emplace_back("channels.last", fixtureValue({2, 3, 4, 5}, at::kFloat, 20));
    tensors.emplace_back("transposed", fixtureValue({5, 4}, at::kFloat, 21).t());
    tensors.emplace_back("rows.first", shared.slice(0, 0, 2));
    tensors.emplace_back("rows.last", shared.slice(0, 2));
    tensors.emplace_back("rows.again", shared.slice(0, 2));
    tensors.emplace_back("parameter", fixtureValue({3}, at::kFloat, 23));
    tensors.emplace_back("scalar", fixtureValue({}, at::kLong, 24));
    tensors.emplace_back("empty", fixtureValue({0, 4}, at::kFloat, 25));
    return tensors;
}

bool sameBits(const torch::Tensor& a, const torch::Tensor& b) {
    if (a.scalar_type() != b.scalar_type() || a.sizes() != b.sizes()) return false;
    const torch::Tensor first = a.detach().contiguous(), second = b.detach().contiguous();
    return first.nbytes() == 0 || std::memcmp(first.data_ptr(), second.data_ptr(), first.nbytes()) == 0;
}

}  // namespace epochal::test
