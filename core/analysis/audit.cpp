#include "core/analysis/audit.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>

#include "core/analysis/formula.h"
#include "core/base/ascii.h"

namespace epochal {

namespace {

constexpr std::size_t kLongestFigure = 40;

/// A printed number, parsed.
struct Printed {
    double value = 0, unit = 1;  ///< unit: place value of the last significant digit
    int decimals = 0;
};

Error unreadable(const std::string& text) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "\"%1\" is not a figure in the form a source prints it"),
             {text.substr(0, kLongestFigure)}},
            text.substr(0, kLongestFigure),
            {EPOCHAL_TEXT(
                 "core", "Use digits with a decimal point, \"~\" before an approximate figure, \"34..37\" for a range"),
             {}}};
}

Result<Printed> parse(std::string_view text) {
    const std::string whole(text);
    const bool about = text.starts_with('~');
    if (about) text.remove_prefix(1);
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    const std::size_t point = digits.find('.');
    const auto strange = [](char c) { return !isDigit(c) && c != '.'; };
    if (digits.empty() || digits.size() > kLongestFigure || std::any_of(digits.begin(), digits.end(), strange) ||
        !isDigit(digits.front()) || !isDigit(digits.back()) || std::count(digits.begin(), digits.end(), '.') > 1)
        return unreadable(whole);
    Printed out;
    std::from_chars(text.data(), text.data() + text.size(), out.value, std::chars_format::fixed);
    out.decimals = point == std::string_view::npos ? 0 : static_cast<int>(digits.size() - point - 1);
    int exponent = -out.decimals;
    if (about && out.decimals == 0 && out.value != 0) {
        const std::size_t last = digits.find_last_not_of('0');
        exponent = static_cast<int>(digits.size() - 1 - last);
    }
    out.unit = std::pow(10.0, exponent);
    return out;
}

std::string written(double value, int decimals) {
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

/// Slightly wider, so that neither binary rounding nor a tie decides the result.
Interval widened(Interval interval) {
    const double hair = 1e-12 * std::max({std::abs(interval.low), std::abs(interval.high), 1e-12});
    return {interval.low - hair, interval.high + hair};
}

using PrintedInputs = std::map<std::string, PrintedFigure>;

Result<FormulaValue> evaluated(const std::string& formula, const PrintedInputs& figures) {
    std::map<std::string, FormulaValue> inputs;
    for (const auto& [input, figure] : figures) {
        const auto value = figure.value();
        if (!value) return value.error();
        inputs[input] = {*value, *figure.interval(), false};
    }
    return evaluate(formula, [&](const std::string& input) -> std::optional<FormulaValue> {
        const auto found = inputs.find(input);
        return found == inputs.end() ? std::nullopt : std::optional(found->second);
    });
}

/// Digits after the point that show two significant digits: 1 for 8.27, 3 for 0.042.
int twoDigits(double value) {
    if (!(std::abs(value) > 0)) return 0;
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(std::abs(value)))), 0, 9);
}

Follows judge(const Claim& claim, const FormulaValue& got, const Interval& published, double printed) {
    if (got.dividesByZero || !std::isfinite(got.value)) return Follows::CannotTell;
    if (claim.bound) {
        if (got.value <= printed) return Follows::Yes;
        return got.range.low <= published.high ? Follows::WithinRounding : Follows::No;
    }
    if (published.contains(got.value)) return Follows::Yes;
    return published.meets(got.range) ? Follows::WithinRounding : Follows::No;
}

/// A recomputed figure with the decimals it is written with, "4.10".
Fixed shown(const std::string& figure) {
    Fixed out;
    std::from_chars(figure.data(), figure.data() + figure.size(), out.value);
    if (const std::size_t point = figure.find('.'); point != std::string::npos)
        out.decimals = static_cast<int>(figure.size() - point - 1);
    return out;
}

Arg withUnit(const Fixed& figure, const std::string& unit) {
    if (unit.empty()) return figure;
    if (unit == "%") return Share{figure.value / 100, figure.decimals};
    return Amount{figure.value, unit, figure.decimals};
}

Arg printedOf(const Claim& claim) {
    const PrintedFigure& figure = claim.published;
    if (!claim.said.empty()) return Phrase{claim.said, {}};
    if (figure.text.find("..") == std::string::npos)
        return withUnit({figure.value().value(), figure.decimals()}, claim.unit);
    const Interval range = figure.interval().value();
    return rangeMessage(Fixed{range.low, figure.decimals()}, withUnit({range.high, figure.decimals()}, claim.unit));
}

Message wordsOf(const Claim& claim, const AuditResult& result) {
    const Arg printed = printedOf(claim);
    const Arg recomputed = withUnit(shown(result.recomputed), claim.unit);
    switch (result.follows) {
        case Follows::Yes:
            //: short verdict of an audit: the published figure is consistent with its inputs
            return {EPOCHAL_TEXT("core", "consistent"), {}};
        case Follows::WithinRounding:
            return {EPOCHAL_TEXT("core", "consistent within the rounding of its inputs: published %1, recomputed %2"),
                    {printed, recomputed}};
        case Follows::No:
            if (claim.bound && claim.said.empty())
                return {EPOCHAL_TEXT("core", "published as under %1, recomputed %2"), {printed, recomputed}};
            return {EPOCHAL_TEXT("core", "published %1, recomputed %2"), {printed, recomputed}};
        case Follows::CannotTell:
            break;
    }
    return {EPOCHAL_TEXT("core", "cannot be determined: the divisor may be zero"), {}};
}

}  // namespace

Result<double> PrintedFigure::value() const {
    const std::size_t range = text.find("..");
    const auto low = parse(std::string_view(text).substr(0, range));
    if (!low) return low.error();
    if (range == std::string::npos) return low->value;
    const auto high = parse(std::string_view(text).substr(range + 2));
    if (!high) return high.error();
    if (high->value < low->value) return unreadable(text);
    return (low->value + high->value) / 2;
}

Result<Interval> PrintedFigure::interval() const {
    if (const auto middle = value(); !middle) return middle.error();
    const std::size_t range = text.find("..");
    const Printed low = *parse(std::string_view(text).substr(0, range));
    if (range != std::string::npos) return Interval{low.value, parse(std::string_view(text).substr(range + 2))->value};
    if (exact) return Interval{low.value, low.value};
    return Interval{low.value - low.unit / 2, low.value + low.unit / 2};
}

int PrintedFigure::decimals() const {
    const std::size_t range = text.find("..");
    const auto low = parse(std::string_view(text).substr(0, range));
    if (range == std::string::npos || !low) return low ? low->decimals : 0;
    const auto high = parse(std::string_view(text).substr(range + 2));
    return high ? std::max(low->decimals, high->decimals) : 0;
}

Result<double> valueOf(const DerivedFigure& figure) {
    const auto got = evaluated(figure.formula, figure.inputs);
    if (!got) return got.error();
    if (got->dividesByZero || !std::isfinite(got->value))
        return Error{ErrorKind::Damaged,
                     {EPOCHAL_TEXT("core", "cannot be determined: the divisor may be zero"), {}},
                     figure.formula.substr(0, kLongestFigure),
                     {}};
    return got->value;
}

Result<AuditResult> audit(const Claim& claim) {
    const auto published = claim.published.interval();
    if (!published) return published.error();
    const auto got = evaluated(claim.formula, claim.inputs);
    if (!got) return got.error();

    AuditResult result;
    result.computed = got->value;
    result.range = got->range;
    result.follows = judge(claim, *got, widened(*published), *claim.published.value());
    // The computed value may be far from the published one: 0.4 under 1, or 0.02 instead of 2.2, must not read 0.
    const bool shows = claim.bound || !claim.said.empty() || result.follows == Follows::No;
    const int decimals = std::max(claim.published.decimals(), shows ? twoDigits(got->value) : 0);
    result.recomputed = written(got->value, decimals);
    // Values that differ must look different.
    for (int more = 1; result.follows != Follows::Yes && more <= 9; ++more) {
        if (result.recomputed != written(*claim.published.value(), decimals + more - 1)) break;
        result.recomputed = written(got->value, decimals + more);
    }
    result.words = wordsOf(claim, result);
    return result;
}

}  // namespace epochal
