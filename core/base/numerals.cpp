#include "core/base/numerals.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>

#include "core/base/ascii.h"

namespace epochal {

namespace {

constexpr const char* kNoBreak = "\u00a0";
constexpr const char* kJoiner = "\u2060";
constexpr int kMostDecimals = 6;  ///< of money: a millionth is the smallest amount shown

std::string digitsOf(double value, int decimals) {
    std::array<char, 400> buffer{};
    // 0.3675 is a hair less in binary, and is rounded as on paper anyway.
    constexpr double kHair = 4 * std::numeric_limits<double>::epsilon(), kExact = 1e9;
    if (std::abs(value) * std::pow(10.0, std::max(decimals, 0)) < kExact) value += value * kHair;
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::fixed, std::max(decimals, 0));
    return error == std::errc() ? std::string(buffer.data(), end) : std::string();
}

bool isZero(std::string_view digits) {
    return digits.find_first_of("123456789") == digits.npos;
}

std::string twoDigits(std::int64_t value) {
    return (value < 10 ? "0" : "") + std::to_string(value);
}

/// "2026-11" and "2026-11-21".
bool isIsoDay(std::string_view text) {
    const bool whole = text.size() == 10 && text[7] == '-' && isDigits(text.substr(8));
    if (!whole && text.size() != 7) return false;
    if (!isDigits(text.substr(0, 4)) || text[4] != '-' || !isDigits(text.substr(5, 2))) return false;
    const auto at = [&](std::size_t from, std::size_t length) {
        return std::atoi(std::string(text.substr(from, length)).c_str());
    };
    const std::chrono::year_month_day day(std::chrono::year(at(0, 4)), std::chrono::month(at(5, 2)),
                                          std::chrono::day(whole ? at(8, 2) : 1));
    return at(0, 4) > 0 && day.ok();
}

/// Units, and the words before or after a number that belong to it, up to their endings. Those of all languages: a word
/// of one that is another's preposition, as the Russian second, loses nothing by staying with its number.
constexpr std::array<std::string_view, 30> kUnits = {
    "s", "ms", "µs",  "min", "h", "W",  "kW",  "Wh",   "kWh",   "B", "KiB", "MiB", "GiB", "TiB", "GB",
    "с", "мс", "мкс", "мин", "ч", "Вт", "кВт", "Вт·ч", "кВт·ч", "Б", "КиБ", "МиБ", "ГиБ", "ТиБ", "°C"};
constexpr std::array<std::string_view, 2> kRates = {"/s", "/с"};  ///< how one ends
constexpr std::array<std::string_view, 3> kCounted = {"point", "пункт", "punto"};
constexpr std::array<std::string_view, 22> kNumbered = {
    "epoch",  "step",   "эпох",  "Эпох",  "шаг",   "Шаг",  "пакет", "Пакет", "ранг",  "Ранг",  "запуск",
    "Запуск", "Таблиц", "строк", "época", "Época", "paso", "Paso",  "lote",  "rango", "Tabla", "semilla"};

bool isPlaceholder(std::string_view text) {
    return text.size() == 2 && text[0] == '%' && text[1] >= '1' && text[1] <= '9';
}

bool startsWithAny(std::string_view text, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [text](std::string_view word) { return text.starts_with(word); });
}

/// Whether the words before and after a space are a number and what belongs to it.
bool belongTogether(std::string_view before, std::string_view after) {
    constexpr std::string_view kOpening = "(", kClosing = ".,;:)";
    before.remove_prefix(std::min(before.find_first_not_of(kOpening), before.size()));
    // A product was joined before: its last factor has the unit.
    if (const auto factor = before.rfind(kNoBreak); factor != before.npos)
        before.remove_prefix(factor + std::string_view(kNoBreak).size());
    if (before.empty() || after.empty()) return false;
    if (isPlaceholder(before)) {
        after = after.substr(0, after.find_last_not_of(kClosing) + 1);
        const auto ends = [after](std::string_view rate) { return after.ends_with(rate); };
        return std::ranges::find(kUnits, after) != kUnits.end() || std::ranges::any_of(kRates, ends) ||
               startsWithAny(after, kCounted);
    }
    const bool endsInLetter = static_cast<unsigned char>(before.back()) >= 0x80 || std::isalpha(before.back());
    return endsInLetter && isPlaceholder(after.substr(0, 2)) && startsWithAny(before, kNumbered);
}

}  // namespace

Numerals::Numerals(std::string_view language) : group_(","), minus_("\u2212"), space_(kNoBreak), joiner_(kJoiner) {
    if (language != "ru" && language != "es") return;
    const bool spanish = language == "es";
    point_ = ",";
    group_ = spanish ? "." : kNoBreak;
    groupFrom_ = spanish ? 5 : 4;
    percent_ = space_ + "%";
    dayOrder_ = spanish ? '/' : '.';
}

const Numerals& Numerals::plain() {
    static const Numerals plain = [] {
        Numerals one;
        one.group_.clear();
        one.minus_ = "-";
        one.space_ = " ";
        one.joiner_.clear();
        return one;
    }();
    return plain;
}

std::string Numerals::grouped(std::string plain) const {
    const bool negative = plain.starts_with('-');
    if (negative) plain.erase(0, 1);
    const std::size_t point = plain.find('.');
    std::string whole = plain.substr(0, point);
    if (whole.size() >= groupFrom_ && !group_.empty())
        for (std::size_t at = whole.size(); at > 3;) whole.insert(at -= 3, group_);
    if (point != std::string::npos) whole += point_ + plain.substr(point + 1);
    return negative ? minus_ + whole : whole;
}

std::string Numerals::less(double limit, int decimals) const {
    return "<" + space_ + grouped(digitsOf(limit, decimals));
}

std::string Numerals::integer(std::int64_t value) const {
    return grouped(std::to_string(value));
}

std::string Numerals::number(double value, int decimals) const {
    if (!std::isfinite(value)) return kDash;
    std::string digits = digitsOf(value, decimals);
    if (!isZero(digits)) return grouped(std::move(digits));
    if (isSmall(value)) return less(std::pow(10.0, -decimals), decimals);
    if (digits.starts_with('-')) digits.erase(0, 1);
    return grouped(std::move(digits));
}

std::string Numerals::exact(double value, int digits) const {
    if (!std::isfinite(value)) return kDash;
    std::string plain = digitsOf(value, decimalsFor(value, digits));
    if (plain.find('.') != std::string::npos) {
        plain.erase(plain.find_last_not_of('0') + 1);
        if (plain.ends_with('.')) plain.pop_back();
    }
    return grouped(std::move(plain));
}

std::string Numerals::percent(double fraction, int decimals) const {
    if (!std::isfinite(fraction)) return kDash;
    return percentNumber(fraction, decimals) + percent_;
}

std::string Numerals::percentNumber(double fraction, int decimals) const {
    if (decimals == Share::kAsNeeded) return exact(fraction * 100, 6);
    // Only the whole is written as 100, as only nothing is written as 0.
    if (fraction < 1 && isSmall(1 - fraction) && digitsOf(fraction * 100, decimals) == digitsOf(100, decimals))
        return ">" + space_ + grouped(digitsOf(100 - std::pow(10.0, -decimals), decimals));
    return number(fraction * 100, decimals);
}

std::string Numerals::day(const std::string& iso) const {
    if (!isIsoDay(iso)) return iso.empty() ? kDash : iso;
    if (dayOrder_ == '-') return iso;
    const std::string year = iso.substr(0, 4), month = iso.substr(5, 2);
    return (iso.size() == 10 ? iso.substr(8) + dayOrder_ : std::string()) + month + dayOrder_ + year;
}

int Numerals::decimalsFor(double value, int digits) {
    if (value == 0) return 0;
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    return std::clamp(digits - 1 - magnitude, 0, 12);
}

int Numerals::amountDecimals(double amount, int decimals) {
    // Two digits of 0.0997 are 0.10, not 0.100.
    constexpr double kSmall = 0.1, kRoundsUp = 0.995;
    const double size = std::abs(amount) / kRoundsUp;
    return decimals >= 2 && size > 0 && size < kSmall
               ? std::clamp(decimalsFor(size, 2), decimals, std::max(decimals, kMostDecimals))
               : decimals;
}

std::string Numerals::unit(const char* text, std::vector<Arg> args, const Translate& translate) const {
    const std::string sentence = compose({text, std::move(args)}, translate);
    std::string out;
    for (const char c : sentence) c == ' ' ? out += space_ : out += c;
    return out;
}

std::string Numerals::times(std::string text) const {
    constexpr std::string_view kTimes = " × ";
    for (std::size_t at = text.find(kTimes, 1); at != std::string::npos; at = text.find(kTimes, at + 1))
        if (isDigits(std::string_view(text).substr(at - 1, 1))) text.replace(at, kTimes.size(), space_ + "×" + space_);
    return text;
}

std::string Numerals::bound(std::string text) const {
    text = times(std::move(text));
    std::size_t from = 0;
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', from)) {
        const std::string_view all = text;
        const std::string_view before = all.substr(from, at - from), after = all.substr(at + 1);
        const bool joins = belongTogether(before, after.substr(0, after.find(' ')));
        if (joins) text.replace(at, 1, space_);
        from = at + (joins ? space_.size() : 1);
    }
    return text;
}

std::string Numerals::wholeRate(std::string_view text) const {
    std::string out;
    for (const char c : text) c == '/' ? out += c + joiner_ : out += c;
    return out;
}

std::string Numerals::wholeUnits(std::string text) const {
    static constexpr std::array<std::string_view, 6> kPer = {"h", "s", "kWh", "ч", "с", "кВт·ч"};
    const auto isLetter = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '\xd0' || c == '\xd1';
    };
    for (std::size_t at = text.find('/'); at != std::string::npos; at = text.find('/', at + 1)) {
        const std::string_view rest = std::string_view(text).substr(at + 1);
        if (std::ranges::any_of(kPer, [&](std::string_view unit) {
                return rest.starts_with(unit) && (rest.size() == unit.size() || !isLetter(rest[unit.size()]));
            }))
            text.insert(at + 1, joiner_);
    }
    return text;
}

std::string Numerals::duration(double seconds, const Translate& translate) const {
    if (!std::isfinite(seconds) || seconds < 0) return kDash;
    //: A duration; h, min and s are the symbols of the units
    const char* const inSeconds = EPOCHAL_TEXT("core", "%1 s");
    const std::int64_t whole = seconds < 9e15 ? std::llround(seconds) : std::int64_t{9'000'000'000'000'000};
    if (seconds < 9.95) return unit(inSeconds, {number(seconds, seconds == 0 ? 0 : seconds < 1 ? 2 : 1)}, translate);
    if (whole < 60) return unit(inSeconds, {whole}, translate);
    if (whole < 3600) return unit(EPOCHAL_TEXT("core", "%1 min %2 s"), {whole / 60, twoDigits(whole % 60)}, translate);
    const std::int64_t minutes = (whole + 30) / 60;
    return unit(EPOCHAL_TEXT("core", "%1 h %2 min"), {minutes / 60, twoDigits(minutes % 60)}, translate);
}

std::string Numerals::throughput(const Throughput& rate, const Translate& translate) const {
    const std::string figure = number(rate.imagesPerSecond, rate.imagesPerSecond < 10 ? 2 : 0) + space_ +
                               wholeRate(translate(rateOf(rate.sample), std::nullopt));
    //: %1 = "4.20 images/s", %2 = a currency: for each unit of it that an hour costs
    return rate.currency.empty() ? figure
                                 : compose({EPOCHAL_TEXT("core", "%1 per %2/h"), {figure, rate.currency}}, translate);
}

std::string Numerals::bytes(std::int64_t bytes, const Translate& translate) const {
    if (bytes < 0) return kDash;
    //: bytes
    if (bytes < 1024) return unit(EPOCHAL_TEXT("core", "%1 B"), {bytes}, translate);
    static constexpr std::array kLarger = {EPOCHAL_TEXT("core", "%1 KiB"), EPOCHAL_TEXT("core", "%1 MiB"),
                                           EPOCHAL_TEXT("core", "%1 GiB"), EPOCHAL_TEXT("core", "%1 TiB")};
    double value = static_cast<double>(bytes) / 1024;
    std::size_t larger = 0;
    for (; value >= 1024 && larger + 1 < kLarger.size(); ++larger) value /= 1024;
    return unit(kLarger[larger], {number(value, value < 100 ? 1 : 0)}, translate);
}

std::string Numerals::spell(const Arg& arg, const Translate& translate) const {
    struct Writer {
        const Numerals& write;
        const Translate& translate;

        // A name stays as it is: it is copied and searched for.
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(std::int64_t whole) const { return write.integer(whole); }
        std::string operator()(double value) const { return write.exact(value, 6); }
        std::string operator()(const Fixed& one) const { return write.number(one.value, one.decimals); }
        std::string operator()(const Phrase& one) const {
            std::string text = one.text.empty() ? std::string() : translate(one.text, std::nullopt);
            return (one.text.ends_with("/s") ? write.wholeRate(text) : text) + write.times(one.rest);
        }
        std::string operator()(const Nested& one) const { return write.compose(one.message(), translate); }
        std::string operator()(const Duration& one) const { return write.duration(one.seconds, translate); }
        std::string operator()(const Amount& one) const {
            return write.number(one.value, one.decimals) + write.space_ + one.currency;
        }
        std::string operator()(const Share& one) const { return write.percent(one.fraction, one.decimals); }
        std::string operator()(const Throughput& one) const { return write.throughput(one, translate); }
        std::string operator()(const Count& one) const { return write.integer(one.value); }
        std::string operator()(const Day& one) const { return write.day(one.iso); }
        std::string operator()(const Bytes& one) const { return write.bytes(one.value, translate); }
    };
    return std::visit(Writer{*this, translate}, arg);
}

std::string Numerals::compose(const Message& message, const Translate& translate) const {
    return compose(message.empty() ? std::string() : translate(message.text, countOf(message)), message, translate);
}

std::string Numerals::compose(const std::string& sentence, const Message& message, const Translate& translate) const {
    const auto count = countOf(message);
    const std::string text = wholeUnits(bound(count ? inNumber(sentence, *count) : sentence));
    // One pass: an argument may contain "%1".
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const std::size_t index =
            text[i] == '%' && next >= '1' && next <= '9' ? static_cast<std::size_t>(next - '1') : message.args.size();
        if (index < message.args.size()) {
            out += spell(message.args[index], translate);
            ++i;
            continue;
        }
        // A line does not break inside "97 %".
        const bool percent =
            text[i] == ' ' && next == '%' && (i + 2 == text.size() || text[i + 2] < '0' || text[i + 2] > '9');
        percent ? out += space_ : out += text[i];
    }
    return out;
}

std::string inNumber(std::string text, std::int64_t count) {
    constexpr std::string_view kPlural = "(s)";
    for (std::size_t at = 0; (at = text.find(kPlural, at)) != std::string::npos;)
        text.replace(at, kPlural.size(), count == 1 ? "" : "s");
    return text;
}

}  // namespace epochal
