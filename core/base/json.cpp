#include "core/base/json.h"

#include <set>
#include <vector>

namespace epochal {
namespace {

constexpr int kMaxDepth = 64;

/// Refuses what nlohmann takes silently: depth without end and members given twice.
class Guard : public nlohmann::json_sax<Json> {
public:
    std::string trouble;
    std::size_t position = 0;

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
        if (keys_.back().insert(name).second) return true;
        trouble = "member \"" + name + "\" given twice";
        return false;
    }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception& error) override {
        position = at;
        trouble = error.what();
        // "[json.exception.parse_error.101] parse error at line 1, column 2: ..." : the bracket is noise to a reader.
        if (const auto end = trouble.find("] "); end != std::string::npos) trouble.erase(0, end + 2);
        return false;
    }

private:
    bool enter() {
        keys_.emplace_back();
        if (keys_.size() <= kMaxDepth) return true;
        trouble = "nested more than " + std::to_string(kMaxDepth) + " levels deep";
        return false;
    }
    bool leave() {
        keys_.pop_back();
        return true;
    }
    std::vector<std::set<std::string>> keys_;
};

Error damaged(const std::string& why, const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Not a valid JSON document: %1"), {why}},
            where,
            {EPOCHAL_TEXT("core", "Mend the file at that place, or restore it"), {}}};
}

Json argToJson(const Arg& arg) {
    // A reader knows texts and numbers.
    if (const auto* fixed = std::get_if<Fixed>(&arg)) return fixed->value;
    if (const auto* phrase = std::get_if<Phrase>(&arg)) return phrase->text + phrase->rest;
    if (const auto* nested = std::get_if<Nested>(&arg)) return english(nested->message());
    if (const auto* text = std::get_if<std::string>(&arg)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&arg)) return *whole;
    return std::get<double>(arg);
}

}  // namespace

Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes) {
    if (text.size() > maxBytes) return damaged("longer than " + std::to_string(maxBytes) + " bytes", where);
    Guard guard;
    if (!Json::sax_parse(text, &guard)) return damaged(guard.trouble, where);
    return Json::parse(text, nullptr, false);
}

std::string stringAt(const Json& object, const char* key, const std::string& fallback) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : fallback;
}

std::int64_t integerAt(const Json& object, const char* key, std::int64_t fallback) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : fallback;
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
    // Beside its English in `args`, which is all that earlier versions read.
    for (std::size_t i = 0; i < message.args.size(); ++i) {
        const auto* nested = std::get_if<Nested>(&message.args[i]);
        if (nested == nullptr) continue;
        if (!json.contains("sentences")) json["sentences"] = Json(message.args.size(), Json());
        json["sentences"][i] = toJson(nested->message());
    }
    return json;
}

namespace {

constexpr int kDeepestSentence = 4;  ///< below that its English is enough

Message messageAt(const Json& json, int depth) {
    Message message;
    if (!json.is_object()) return message;
    if (const auto text = json.find("text"); text != json.end() && text->is_string()) message.text = *text;
    const auto args = json.find("args"), sentences = json.find("sentences");
    if (args == json.end() || !args->is_array()) return message;
    const bool nests = depth < kDeepestSentence && sentences != json.end() && sentences->is_array();
    for (std::size_t i = 0; i < args->size(); ++i) {
        const Json& arg = (*args)[i];
        if (Message inner = nests && i < sentences->size() ? messageAt((*sentences)[i], depth + 1) : Message();
            !inner.empty())
            message.args.emplace_back(std::move(inner));
        else if (arg.is_string())
            message.args.emplace_back(arg.get<std::string>());
        else if (arg.is_number_integer())
            message.args.emplace_back(arg.get<std::int64_t>());
        else if (arg.is_number())
            message.args.emplace_back(arg.get<double>());
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
