#include "core/base/json.h"

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

#include "core/base/clock.h"
#include "core/base/numerals.h"
#include "core/base/utf8.h"

namespace epochal {
namespace {

constexpr int kMaxDepth = 64;
/// An ordered object looks members up by linear search: without a limit, parsing a large one would take quadratic time.
constexpr std::size_t kMaxMembers = 20000;

/// Reads text and records how far it has read.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;
    CountingIterator(const char* at, const char*& furthest) : at_(at), furthest_(&furthest) {}
    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        *furthest_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }

private:
    const char* at_;
    const char** furthest_;
};

/// Translatable text for nlohmann's English errors: "syntax error while parsing value - invalid literal; last read:
/// 'nul1'" and so on.
Message inWords(std::string_view said) {
    const auto has = [said](std::string_view part) { return said.find(part) != said.npos; };
    if (has("number overflow")) return {EPOCHAL_TEXT("core", "a number that is too large"), {}};
    if (has("UTF-8")) return {EPOCHAL_TEXT("core", "a character that is not UTF-8"), {}};
    if (has("control character")) return {EPOCHAL_TEXT("core", "a control character inside a string"), {}};
    if (has("unexpected end of input") || has("missing closing quote"))
        return {EPOCHAL_TEXT("core", "the document ends unexpectedly"), {}};
    constexpr std::string_view kRead = "last read: '";
    const auto read = said.find(kRead);
    //: what is wrong with a JSON document
    if (read == said.npos) return {EPOCHAL_TEXT("core", "unexpected content"), {}};
    std::string_view rest = said.substr(read + kRead.size());
    rest = rest.substr(0, rest.rfind('\''));
    // nlohmann reports everything read since the last string; only the last word is shown.
    if (const auto before = rest.find_last_of(":,[{ \n"); before != rest.npos && before + 1 < rest.size())
        rest.remove_prefix(before + 1);
    return {EPOCHAL_TEXT("core", "unexpected \"%1\""), {shortened(rest, 40)}};
}

/// Rejects what nlohmann accepts silently: unlimited depth, unlimited members and duplicate keys.
class Guard : public nlohmann::json_sax<Json> {
public:
    Message trouble;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        if (!keys_.back().insert(name).second)
            trouble = {EPOCHAL_TEXT("core", "the key \"%1\" appears twice"), {shortened(name, 200)}};
        else if (keys_.back().size() > kMaxMembers)
            trouble = {EPOCHAL_TEXT("core", "more than %1 keys in one object"),
                       {static_cast<std::int64_t>(kMaxMembers)}};
        return trouble.empty();
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
        trouble = inWords(error.what());
        return false;
    }

private:
    bool enter() {
        keys_.emplace_back();
        if (keys_.size() <= kMaxDepth) return true;
        trouble = {EPOCHAL_TEXT("core", "nested more than %1 levels deep"), {std::int64_t{kMaxDepth}}};
        return false;
    }
    bool leave() {
        keys_.pop_back();
        return true;
    }
    std::vector<std::set<std::string>> keys_;
};

Error damaged(Message why, const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Not a valid JSON document: %1"), {Nested(std::move(why))}},
            where,
            {EPOCHAL_TEXT("core", "Fix the file at that point, or restore a backup"), {}}};
}

/// What is wrong with a rejected document, with line and column; parses it once more, counting.
Message troubleIn(std::string_view text) {
    Guard guard;
    const char *const begin = text.data(), *furthest = begin;
    Json::sax_parse(CountingIterator(begin, furthest), CountingIterator(begin + text.size(), furthest), &guard);
    const std::string_view before = text.substr(0, static_cast<std::size_t>(furthest - begin));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t column = before.size() - (lines > 0 ? before.rfind('\n') + 1 : 0);
    return {EPOCHAL_TEXT("core", "line %1, column %2: %3"),
            {std::int64_t{lines + 1}, static_cast<std::int64_t>(std::max<std::size_t>(1, column)),
             Nested(std::move(guard.trouble))}};
}

/// An argument as every version reads it: a string or a number.
Json argToJson(const Arg& arg) {
    if (const auto* text = std::get_if<std::string>(&arg)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&arg)) return *whole;
    if (const auto* number = std::get_if<double>(&arg)) return *number;
    if (const auto* fixed = std::get_if<Fixed>(&arg)) return fixed->value;
    if (const auto* count = std::get_if<Count>(&arg)) return count->value;
    return Numerals::plain().spell(arg, [](const std::string& text, std::optional<std::int64_t>) { return text; });
}

/// What `args` does not say about an argument; null for those that it describes in full.
struct TypeWriter {
    Json operator()(const Fixed& one) const { return {{"number", one.value}, {"decimals", one.decimals}}; }
    Json operator()(const Phrase& one) const { return {{"phrase", one.text}, {"rest", one.rest}}; }
    Json operator()(const Duration& one) const { return {{"seconds", one.seconds}}; }
    Json operator()(const Amount& one) const {
        return {{"amount", one.value}, {"currency", one.currency}, {"decimals", one.decimals}};
    }
    Json operator()(const Share& one) const { return {{"share", one.fraction}, {"decimals", one.decimals}}; }
    Json operator()(const Throughput& one) const {
        Json json{{"images_per_second", one.imagesPerSecond}, {"currency", one.currency}};
        if (one.sample != Sample::Image) json["sample"] = samplesOf(one.sample);
        return json;
    }
    Json operator()(const Count& one) const { return {{"count", one.value}}; }
    Json operator()(const Day& one) const { return {{"day", one.iso}}; }
    Json operator()(const Bytes& one) const { return {{"bytes", one.value}}; }
    template <class T>
    Json operator()(const T&) const {
        return nullptr;
    }
};

/// The opposite; nothing for null and for a kind that a later version has added.
std::optional<Arg> typedFromJson(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    const auto is = [&](const char* key, auto... types) {
        const auto found = json.find(key);
        return found != json.end() && ((found->type() == types) || ...);
    };
    using Type = Json::value_t;
    // JSON has no NaN: a number that is not one is null.
    const auto isNumber = [&](const char* key) {
        return is(key, Type::number_integer, Type::number_unsigned, Type::number_float, Type::null);
    };
    const auto isWhole = [&](const char* key) { return is(key, Type::number_integer, Type::number_unsigned); };
    const auto number = [&](const char* key) { return numberAt(json, key, std::numeric_limits<double>::quiet_NaN()); };
    constexpr std::int64_t kMostDecimals = 12;
    const int decimals =
        static_cast<int>(std::clamp<std::int64_t>(integerAt(json, "decimals"), Share::kAsNeeded, kMostDecimals));
    const std::string currency = stringAt(json, "currency");
    if (isNumber("number")) return Fixed{number("number"), decimals};
    if (is("phrase", Type::string)) return Phrase{stringAt(json, "phrase"), stringAt(json, "rest")};
    if (isNumber("seconds")) return Duration{number("seconds")};
    if (isNumber("amount")) return Amount{number("amount"), currency, decimals};
    if (isNumber("share")) return Share{number("share"), decimals};
    if (isNumber("images_per_second")) {
        Throughput rate{number("images_per_second"), currency};
        for (const Sample sample : {Sample::Row, Sample::Any})
            if (stringAt(json, "sample") == samplesOf(sample)) rate.sample = sample;
        return rate;
    }
    if (isWhole("count")) return Count(integerAt(json, "count"));
    if (is("day", Type::string)) return Day{stringAt(json, "day")};
    if (isWhole("bytes")) return Bytes{integerAt(json, "bytes")};
    return std::nullopt;
}

}  // namespace

namespace {

/// The reason to reject a document, determined before anything is built from it.
std::optional<Error> refusedJson(std::string_view text, const std::string& where, std::size_t maxBytes) {
    if (text.size() > maxBytes)
        return damaged({EPOCHAL_TEXT("core", "longer than %1"), {Bytes{static_cast<std::int64_t>(maxBytes)}}}, where);
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return damaged({EPOCHAL_TEXT("core", "encoded as UTF-16, not as UTF-8"), {}}, where);
    Guard guard;
    if (!Json::sax_parse(text, &guard)) return damaged(troubleIn(text), where);
    return std::nullopt;
}

}  // namespace

Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes) {
    if (auto wrong = refusedJson(text, where, maxBytes)) return *wrong;
    return Json::parse(text, nullptr, false);
}

Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes, std::string_view list,
                       const TakeElement& take) {
    if (auto wrong = refusedJson(text, where, maxBytes)) return *wrong;
    bool within = false;
    std::size_t index = 0;
    const auto keep = [&](int depth, Json::parse_event_t event, Json& value) {
        using Event = Json::parse_event_t;
        if (depth == 1 && event == Event::key) within = value.get_ref<const std::string&>() == list;
        if (depth == 1 && event == Event::object_start) within = false;  // the member is not a list
        const bool ends = event == Event::object_end || event == Event::array_end || event == Event::value;
        if (!within || depth != 2 || !ends) return true;
        take(index++, value);
        return false;
    };
    return Json::parse(text, keep, false);
}

std::string jsonText(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Error newerFormat(const Format& format, std::int64_t version, std::string where) {
    return {
        ErrorKind::Newer,
        {EPOCHAL_TEXT("core", "Written by a newer version of Epochal: format version %1; this version reads up to %2"),
         {version, format.version}},
        std::move(where),
        {EPOCHAL_TEXT("core", "Use the newer version of Epochal"), {}}};
}

Json document(const Format& format, Json members) {
    Json json = {{"format", format.name}, {"version", format.version}};
    for (const auto& member : members.items()) json[member.key()] = std::move(member.value());
    return json;
}

bool isOf(const Json& document, const Format& format) {
    return document.is_object() && stringAt(document, "format") == format.name;
}

Status checkVersion(const Json& document, const Format& format, std::string where) {
    const std::int64_t version = integerAt(document, "version");
    if (version <= format.version) return {};
    return newerFormat(format, version, std::move(where));
}

Status makeRoomFor(const Path& file, const Format& format) {
    std::error_code error;
    if (!std::filesystem::exists(std::filesystem::symlink_status(file, error))) return {};
    const auto text = readFile(file, 16u << 20);
    if (!text && text.error().kind != ErrorKind::Damaged) return text.error();
    const auto json = text ? parseJson(*text, file.string()) : Result<Json>(text.error());
    if (json && json->is_object()) return checkVersion(*json, format, file.string());
    std::filesystem::rename(file, file.string() + ".damaged-" + newRunId(), error);
    if (error) return ioError(error.value(), file);
    return {};
}

std::string stringAt(const Json& object, const char* key, const std::string& fallback) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : fallback;
}

std::int64_t integerAt(const Json& object, const char* key, std::int64_t fallback) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer()) return fallback;
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > static_cast<std::uint64_t>(kMost)) return kMost;
    return found->get<std::int64_t>();
}

double numberAt(const Json& object, const char* key, double fallback) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : fallback;
}

Json toJson(const Message& message) {
    Json json = {{"text", message.text}};
    if (!message.args.empty()) {
        json["args"] = Json::array();
        for (const Arg& arg : message.args) json["args"].push_back(argToJson(arg));
    }
    // In addition to what `args` has, which is all that earlier versions read.
    const auto add = [&](const char* list, std::size_t at, Json value) {
        if (!json.contains(list)) json[list] = Json(message.args.size(), Json());
        json[list][at] = std::move(value);
    };
    for (std::size_t i = 0; i < message.args.size(); ++i) {
        if (const auto* nested = std::get_if<Nested>(&message.args[i])) add("sentences", i, toJson(nested->message()));
        if (Json type = std::visit(TypeWriter(), message.args[i]); !type.is_null()) add("types", i, std::move(type));
    }
    return json;
}

namespace {

constexpr int kDeepestSentence = 4;  ///< sentences nested more deeply stay in English

Message messageAt(const Json& json, int depth) {
    Message message;
    if (!json.is_object()) return message;
    if (const auto text = json.find("text"); text != json.end() && text->is_string()) message.text = *text;
    const auto args = json.find("args"), sentences = json.find("sentences"), types = json.find("types");
    if (args == json.end() || !args->is_array()) return message;
    const bool nests = depth < kDeepestSentence && sentences != json.end() && sentences->is_array();
    const bool typed = types != json.end() && types->is_array();
    for (std::size_t i = 0; i < args->size(); ++i) {
        const Json& arg = (*args)[i];
        auto known = typed && i < types->size() ? typedFromJson((*types)[i]) : std::nullopt;
        if (Message inner = nests && i < sentences->size() ? messageAt((*sentences)[i], depth + 1) : Message();
            !inner.empty())
            message.args.emplace_back(std::move(inner));
        else if (known)
            message.args.push_back(std::move(*known));
        else if (arg.is_string())
            message.args.emplace_back(arg.get<std::string>());
        else if (arg.is_number_integer())
            message.args.emplace_back(arg.get<std::int64_t>());
        else  // a number that was not finite is null
            message.args.emplace_back(arg.is_number() ? arg.get<double>() : std::numeric_limits<double>::quiet_NaN());
    }
    return message;
}

}  // namespace

Message messageFromJson(const Json& json) {
    return messageAt(json, 0);
}

namespace {
constexpr const char* kKinds[] = {"spec",   "data",        "memory",   "disk",   "damaged",     "newer",
                                  "locked", "unsupported", "diverged", "device", "interrupted", "internal"};
}

Json toJson(const Error& error) {
    return {{"kind", kKinds[static_cast<int>(error.kind)]},
            {"what", toJson(error.what)},
            {"where", error.where},
            {"remedy", toJson(error.remedy)}};
}

Error errorFromJson(const Json& json) {
    Error error;
    if (!json.is_object()) return error;
    const std::string kind = stringAt(json, "kind");
    for (int i = 0; i < static_cast<int>(std::size(kKinds)); ++i)
        if (kind == kKinds[i]) error.kind = static_cast<ErrorKind>(i);
    if (const auto what = json.find("what"); what != json.end()) error.what = messageFromJson(*what);
    error.where = stringAt(json, "where");
    if (const auto remedy = json.find("remedy"); remedy != json.end()) error.remedy = messageFromJson(*remedy);
    return error;
}

}  // namespace epochal
