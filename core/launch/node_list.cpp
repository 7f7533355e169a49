#include <string_view>

#include "core/base/parse.h"
#include "core/launch/launch_plan.h"

namespace epochal {
namespace {

constexpr std::size_t kMostNodes = 65536;

Error badList(const std::string& list) {
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "\"%1\" is not a list of nodes"), {list}},
            "SLURM_JOB_NODELIST",
            {EPOCHAL_TEXT("core", "Give the address of rank 0 with --address"), {}}};
}

/// Splits at commas outside brackets.
std::vector<std::string_view> partsOf(std::string_view list) {
    std::vector<std::string_view> out;
    std::size_t begun = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= list.size(); ++i) {
        if (i < list.size() && list[i] == '[') ++depth;
        if (i < list.size() && list[i] == ']') --depth;
        if (i < list.size() && (list[i] != ',' || depth > 0)) continue;
        out.push_back(list.substr(begun, i - begun));
        begun = i + 1;
    }
    return out;
}

std::string padded(std::size_t value, std::size_t width) {
    std::string text = std::to_string(value);
    return std::string(width > text.size() ? width - text.size() : 0, '0') + text;
}

/// "1-3,5" as "1", "2", "3", "5"; empty if it is no such thing.
std::vector<std::string> rangesIn(std::string_view text) {
    std::vector<std::string> out;
    for (const std::string_view part : partsOf(text)) {
        const auto dash = part.find('-');
        const std::string_view low = part.substr(0, dash);
        const auto first = parsed<std::size_t>(low),
                   last = dash == std::string_view::npos ? first : parsed<std::size_t>(part.substr(dash + 1));
        if (!first || !last || *last < *first || *last - *first >= kMostNodes) return {};
        for (std::size_t value = *first; value <= *last; ++value) out.push_back(padded(value, low.size()));
        if (out.size() > kMostNodes) return {};
    }
    return out;
}

/// All names that a part with any number of brackets stands for.
bool expandPart(std::string_view part, const std::string& before, std::vector<std::string>& out) {
    const auto open = part.find('['), close = part.find(']');
    if (open == std::string_view::npos) {
        if (close != std::string_view::npos || before.size() + part.size() == 0) return false;
        out.push_back(before + std::string(part));
        return out.size() <= kMostNodes;
    }
    if (close == std::string_view::npos || close < open) return false;
    const auto middle = rangesIn(part.substr(open + 1, close - open - 1));
    if (middle.empty()) return false;
    for (const std::string& one : middle) {
        std::string begun = before;
        begun.append(part.substr(0, open)).append(one);
        if (!expandPart(part.substr(close + 1), begun, out)) return false;
    }
    return true;
}

}  // namespace

std::vector<std::int64_t> expandTasks(const std::string& list) {
    std::vector<std::int64_t> out;
    for (std::string_view part : partsOf(list)) {
        std::optional<std::size_t> times = 1;
        if (const auto open = part.find("(x"); open != std::string_view::npos && part.ends_with(')')) {
            times = parsed<std::size_t>(part.substr(open + 2, part.size() - open - 3));
            part = part.substr(0, open);
        }
        const auto tasks = parsed<std::size_t>(part);
        if (!tasks || !times || out.size() + *times > kMostNodes) return {};
        out.insert(out.end(), *times, static_cast<std::int64_t>(*tasks));
    }
    return out;
}

Result<std::vector<std::string>> expandNodes(const std::string& list) {
    std::vector<std::string> out;
    for (const std::string_view part : partsOf(list))
        if (!expandPart(part, "", out)) return badList(list);
    return out;
}

}  // namespace epochal
