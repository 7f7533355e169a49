#include "core/analysis/accelerator.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/ascii.h"
#include "core/base/json.h"
#include "core/base/units.h"
#include "core/economics/offer.h"
#include "core/hardware/accelerator_names.h"
#include "core/hardware/machine.h"

namespace epochal {
namespace {

/// A name's parts for comparing it: without spaces; TPUs without the number of cores, the 8 of "v3-8".
AcceleratorName partsOf(std::string_view name) {
    AcceleratorName parts = readAcceleratorName(name);
    const std::size_t last = parts.card.rfind('-');
    const bool cores = parts.card.starts_with("TPU") && last != std::string::npos && last + 1 < parts.card.size() &&
                       isDigits(std::string_view(parts.card).substr(last + 1));
    if (cores) parts.card.resize(last);
    std::erase(parts.card, ' ');
    return parts;
}

std::optional<double> positive(const Json& row, const char* key) {
    const double value = numberAt(row, key);
    return value > 0 ? std::optional(value) : std::nullopt;
}

/// "8.9"
std::optional<ComputeCapability> capabilityIn(const std::string& text) {
    ComputeCapability read;
    const char *at = text.data(), *end = text.data() + text.size();
    const auto major = std::from_chars(at, end, read.major);
    if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.') return std::nullopt;
    const auto minor = std::from_chars(major.ptr + 1, end, read.minor);
    if (minor.ec != std::errc() || minor.ptr != end) return std::nullopt;
    return read;
}

void readTexts(const Json& row, const char* key, std::vector<std::string>& out) {
    if (const auto list = row.find(key); list != row.end() && list->is_array())
        for (const Json& one : *list)
            if (one.is_string()) out.push_back(one);
}

}  // namespace

Result<std::vector<AcceleratorModel>> readAccelerators(std::string_view text, const std::string& where) {
    const Message remedy{EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}};
    const auto json = parseJson(text, where);
    if (!json) return json.error();
    const auto rows = json->is_object() ? json->find("accelerators") : json->end();
    if (!isOf(*json, formats::kAccelerators) || rows == json->end() || !rows->is_array())
        return Error{ErrorKind::Damaged, {EPOCHAL_TEXT("core", "This is not an accelerator table"), {}}, where, remedy};
    std::vector<AcceleratorModel> all;
    for (const Json& row : *rows) {
        AcceleratorModel one;
        if (row.is_object()) {
            one = {stringAt(row, "name"),
                   stringAt(row, "vendor"),
                   stringAt(row, "form"),
                   stringAt(row, "link"),
                   stringAt(row, "source"),
                   stringAt(row, "notes"),
                   positive(row, "fp32_tflops"),
                   positive(row, "tf32_tflops"),
                   positive(row, "half_tflops"),
                   positive(row, "memory_gb"),
                   positive(row, "bandwidth_gbs"),
                   positive(row, "watts"),
                   positive(row, "link_gbs"),
                   row.value("bf16", Json(false)) == Json(true),
                   capabilityIn(stringAt(row, "capability")),
                   integerAt(row, "year"),
                   {}};
            readTexts(row, "unsourced", one.unsourced);
        }
        if (one.name.empty())
            return Error{ErrorKind::Damaged,
                         {EPOCHAL_TEXT("core", "An accelerator has no name"), {}},
                         where + "/accelerators/" + std::to_string(all.size()),
                         remedy};
        all.push_back(std::move(one));
    }
    return all;
}

const std::vector<AcceleratorModel>& accelerators() {
    static const std::vector<AcceleratorModel> all = [] {
        auto read = readAccelerators(shippedAcceleratorTable(), "accelerators.json");
        return read ? std::move(*read) : std::vector<AcceleratorModel>();
    }();
    return all;
}

const AcceleratorModel* findAccelerator(std::string_view name, double memoryGb) {
    const AcceleratorName wanted = partsOf(name);
    const double memory = wanted.memoryGb > 0 ? wanted.memoryGb : memoryGb;
    const AcceleratorModel* best = nullptr;
    double bestDistance = 0;
    for (const AcceleratorModel& one : accelerators()) {
        const AcceleratorName parts = partsOf(one.name);
        if (wanted.card.empty() || parts.card != wanted.card) continue;
        if (!wanted.form.empty() && !parts.form.empty() && parts.form != wanted.form) continue;
        // A name without a form factor means an NVL model only where no other matches.
        double distance = wanted.form.empty() && parts.form == "NVL" ? 10 : 0;
        if (memory > 0 && one.memoryGb) distance += std::abs(std::log(memory / *one.memoryGb));
        if (best == nullptr || distance < bestDistance - 0.1) {
            best = &one;
            bestDistance = distance;
        }
    }
    return best;
}

bool isSameAccelerator(std::string_view a, double memoryGbA, std::string_view b, double memoryGbB) {
    const AcceleratorName left = partsOf(a), right = partsOf(b);
    if (left.card.empty() || left.card != right.card) return false;
    if (!left.form.empty() && !right.form.empty() && left.form != right.form) return false;
    const double leftGb = left.memoryGb > 0 ? left.memoryGb : memoryGbA;
    const double rightGb = right.memoryGb > 0 ? right.memoryGb : memoryGbB;
    constexpr double kApart = 1.25;
    return leftGb <= 0 || rightGb <= 0 || std::max(leftGb, rightGb) <= kApart * std::min(leftGb, rightGb);
}

bool isSameAccelerator(const Accelerator& one, const Offer& offer) {
    return isSameAccelerator(one.name, static_cast<double>(one.memoryBytes) / kGigabyte, offer.accelerator,
                             offer.memoryGbEach);
}

std::optional<Arithmetic> arithmeticOf(std::string_view precision) {
    const std::string text = lowered(std::string(precision));
    const auto has = [&](const char* word) { return text.find(word) != std::string::npos; };
    if (has("amp") || has("bf16") || has("fp16") || has("mixed") || has("half")) return Arithmetic::Half;
    if (has("tf32")) return Arithmetic::Tf32;
    if (has("fp32")) return Arithmetic::Single;
    return std::nullopt;
}

std::optional<double> roofline(const NetworkSize& network, const AcceleratorModel& accelerator, Arithmetic arithmetic) {
    const bool half = arithmetic == Arithmetic::Half;
    const bool tensorCores = arithmetic == Arithmetic::Tf32 && accelerator.tf32;
    const std::optional<double>& peak = half ? accelerator.half : tensorCores ? accelerator.tf32 : accelerator.fp32;
    std::optional<double> limit;
    if (peak) limit = *peak * 1e12 / trainingFlops(network);
    if (accelerator.bandwidth) {
        const double memory = *accelerator.bandwidth * 1e9 / trainingBytes(network, half ? 2 : 4);
        limit = std::min(limit.value_or(memory), memory);
    }
    return limit;
}

double launchLimit(const NetworkSize& network, double imagesAStep) {
    constexpr double kHostSeconds = 0.45e-3;
    return imagesAStep / (static_cast<double>(network.convolutions) * kHostSeconds);
}

}  // namespace epochal
