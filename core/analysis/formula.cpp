#include "core/analysis/formula.h"

#include <cctype>
#include <charconv>

namespace epochal {

namespace {

constexpr std::size_t kLongestFormula = 1000;
constexpr int kDeepest = 100;

FormulaValue combine(char op, const FormulaValue& a, const FormulaValue& b) {
    const bool zero = a.dividesByZero || b.dividesByZero;
    switch (op) {
        case '+':
            return {a.value + b.value, a.range + b.range, zero};
        case '-':
            return {a.value - b.value, a.range - b.range, zero};
        case '*':
            return {a.value * b.value, a.range * b.range, zero};
        default:
            break;
    }
    if (b.range.contains(0)) return {0, a.range / b.range, true};
    return {a.value / b.value, a.range / b.range, zero};
}

/// Recursive descent: sum = product {+- product}, product = factor {*/ factor}, factor = [-] (number, name or (sum)).
class Parser {
public:
    using LookUp = std::function<std::optional<FormulaValue>(const std::string&)>;
    Parser(std::string_view text, const LookUp& lookUp) : text_(text), lookUp_(lookUp) {}

    Result<FormulaValue> parse() {
        if (text_.size() > kLongestFormula) return failure();
        const FormulaValue value = sum(0);
        skipBlanks();
        if (failed_ || at_ != text_.size()) return failure();
        return value;
    }

private:
    FormulaValue sum(int depth) {
        FormulaValue left = product(depth);
        while (const char op = take("+-")) left = combine(op, left, product(depth));
        return left;
    }
    FormulaValue product(int depth) {
        FormulaValue left = factor(depth);
        while (const char op = take("*/")) left = combine(op, left, factor(depth));
        return left;
    }
    FormulaValue factor(int depth) {
        if (failed_ || depth > kDeepest) return fail();
        if (take("-")) return combine('-', {}, factor(depth + 1));
        if (take("(")) {
            const FormulaValue inside = sum(depth + 1);
            return take(")") ? inside : fail();
        }
        if (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) return number();
        return variable();
    }
    FormulaValue number() {
        double value = 0;
        const auto [end, error] =
            std::from_chars(text_.data() + at_, text_.data() + text_.size(), value, std::chars_format::fixed);
        if (error != std::errc()) return fail();
        at_ = static_cast<std::size_t>(end - text_.data());
        return {value, {value, value}, false};
    }
    FormulaValue variable() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_')) ++at_;
        const std::optional<FormulaValue> known =
            at_ > begin ? lookUp_(std::string(text_.substr(begin, at_ - begin))) : std::nullopt;
        if (known) return *known;
        at_ = begin;
        return fail();
    }

    void skipBlanks() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    /// The next character if it is one of these, 0 otherwise. Skips the blanks around it.
    char take(std::string_view any) {
        skipBlanks();
        if (failed_ || at_ >= text_.size() || any.find(text_[at_]) == std::string_view::npos) return 0;
        const char found = text_[at_++];
        skipBlanks();
        return found;
    }
    FormulaValue fail() {
        failed_ = true;
        return {};
    }
    [[nodiscard]] Error failure() const {
        return {ErrorKind::Damaged,
                {EPOCHAL_TEXT("core", "The formula cannot be parsed from \"%1\" onward"),
                 {std::string(text_.substr(std::min(at_, text_.size()), 40))}},
                std::string(text_.substr(0, 200)),
                {EPOCHAL_TEXT("core", "Use input names, numbers, + - * / and parentheses"), {}}};
    }

    std::string_view text_;
    const LookUp& lookUp_;
    std::size_t at_ = 0;
    bool failed_ = false;
};

}  // namespace

Result<FormulaValue> evaluate(std::string_view formula,
                              const std::function<std::optional<FormulaValue>(const std::string&)>& lookUp) {
    return Parser(formula, lookUp).parse();
}

}  // namespace epochal
