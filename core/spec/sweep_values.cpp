// Value lists and ranges as a person types them.
#include <cmath>
#include <optional>

#include "core/base/ascii.h"
#include "core/base/json.h"
#include "core/base/parse.h"
#include "core/base/utf8.h"
#include "core/spec/sweep.h"

namespace epochal {
namespace {

constexpr std::string_view kTimes = "\u00d7";

std::vector<std::string_view> parts(std::string_view text, std::string_view dividers) {
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const auto at = text.find_first_of(dividers);
        if (const auto part = trimmed(text.substr(0, at)); !part.empty()) out.push_back(part);
        text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    }
    return out;
}

std::optional<double> number(std::string_view text) {
    return parsedFinite(trimmed(text));
}

Error wrong(const Field& field, const char* what, std::string_view part, Message remedy) {
    return {ErrorKind::Spec, {what, {shortened(part, 100)}}, jsonPath(field), std::move(remedy)};
}

Message sayThe(const char* example) {
    return {EPOCHAL_TEXT("core", "Use a range such as %1"), {std::string(example)}};
}

/// A range's ends, and its step or its factor.
struct Range {
    double from = 0, to = 0, step = 0, factor = 0;
};

Result<Range> parseRange(const Field& field, std::string_view part) {
    const bool whole = field.type == FieldType::Integer;
    const char* example = whole ? "32..512 x2" : "0.1..0.5 by 0.1";
    const auto notUnderstood = [&] {
        return wrong(field, EPOCHAL_TEXT("core", "\"%1\" is not a range"), part, sayThe(example));
    };
    const auto dots = part.find("..");
    std::string_view rest = part.substr(dots + 2);
    Range range;
    const auto by = rest.find("by");
    auto times = rest.find('x');
    std::size_t mark = 1;
    if (times == std::string_view::npos) times = rest.find(kTimes), mark = kTimes.size();
    std::optional<double> step, factor;
    if (by != std::string_view::npos) {
        step = number(rest.substr(by + 2));
        if (!step) return notUnderstood();
        rest = rest.substr(0, by);
    } else if (times != std::string_view::npos) {
        factor = number(rest.substr(times + mark));
        if (!factor) return notUnderstood();
        rest = rest.substr(0, times);
    }
    const auto from = number(part.substr(0, dots)), to = number(rest);
    if (!from || !to) return notUnderstood();
    if (!step && !factor) {
        if (!whole) return wrong(field, EPOCHAL_TEXT("core", "The range \"%1\" has no step"), part, sayThe(example));
        step = 1;
    }
    range = {*from, *to, step ? std::copysign(std::abs(*step), *to - *from) : 0, factor.value_or(0)};
    if (step && *step == 0)
        return wrong(field, EPOCHAL_TEXT("core", "The step of \"%1\" is zero"), part, sayThe(example));
    if (factor && (*from <= 0 || *to <= 0 || *factor <= 0 || *factor == 1 || (*to > *from) != (*factor > 1)))
        return wrong(field,
                     EPOCHAL_TEXT("core", "The factor in \"%1\" does not lead from one end of the range to the other"),
                     part, sayThe(example));
    return range;
}

Status spread(const Field& field, std::string_view part, std::vector<Json>& out) {
    const auto range = parseRange(field, part);
    if (!range) return range.error();
    const double slack = 1e-9 * std::max(std::abs(range->from), std::abs(range->to));
    for (std::int64_t i = 0;; ++i) {
        const double value = range->factor > 0 ? range->from * std::pow(range->factor, static_cast<double>(i))
                                               : range->from + static_cast<double>(i) * range->step;
        const bool past = range->to >= range->from ? value > range->to + slack : value < range->to - slack;
        if (past) return {};
        if (i > kMostRuns)
            return wrong(field, EPOCHAL_TEXT("core", "The range \"%1\" has too many values"), part,
                         {EPOCHAL_TEXT_N("core", "Use a larger step, for at most %1 value(s)"), {Count(kMostRuns)}});
        if (field.type == FieldType::Integer)
            out.emplace_back(static_cast<std::int64_t>(std::llround(value)));
        else
            out.emplace_back(tidy(value));
    }
}

}  // namespace

Result<std::vector<Json>> sweepValues(const Field& field, const std::string& text) {
    const bool numeric = field.type == FieldType::Integer || field.type == FieldType::Real;
    const bool list = field.type == FieldType::IntegerList || field.type == FieldType::TextList;
    std::vector<Json> read, values;
    for (const std::string_view part : parts(text, list ? ";" : ",;")) {
        if (numeric && part.find("..") != std::string_view::npos) {
            if (Status status = spread(field, part, read); !status) return status.error();
            continue;
        }
        RunSpec scratch;
        if (Status set = setFromText(scratch, field.name + "=" + std::string(part)); !set) return set.error();
        read.push_back(field.get(scratch));
    }
    for (const Json& value : read) {
        if (Status checked = checkValue(field, value); !checked) return checked.error();
        if (std::ranges::find(values, value) == values.end()) values.push_back(value);
    }
    if (values.empty())
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "The field \"%1\" has no values to vary over"), {field.name}},
                     jsonPath(field),
                     {EPOCHAL_TEXT("core", "Give it two or more values, or stop varying it"), {}}};
    return values;
}

}  // namespace epochal
