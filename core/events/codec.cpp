#include "core/events/codec.h"

#include <cmath>
#include <limits>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/events/flat_object.h"
#include "core/events/plausible.h"

namespace epochal {
namespace {

/// Writes members into a JSON object.
struct Writer {
    Json& json;

    void operator()(const char* key, const std::string& value) {
        if (!value.empty()) json[key] = value;
    }
    void operator()(const char* key, std::int64_t value) { json[key] = value; }
    void operator()(const char* key, double value) { json[key] = std::isfinite(value) ? Json(value) : Json(); }
    void operator()(const char* key, const std::optional<double>& value) {
        if (value) (*this)(key, *value);
    }
    void operator()(const char* key, bool value) {
        if (value) json[key] = true;
    }
    void operator()(const char* key, const std::vector<std::string>& value) { json[key] = value; }
    void operator()(const char* key, const std::vector<std::int64_t>& value) {
        if (!value.empty()) json[key] = value;
    }
    void operator()(const char* key, const Message& value) {
        if (!value.empty()) json[key] = toJson(value);
    }
    void operator()(const char* key, RunState value) { json[key] = name(value); }
    void operator()(const char* key, const std::optional<StopReason>& value) {
        if (value) json[key] = name(*value);
    }
    void operator()(const char* key, Severity value) {
        json[key] = value == Severity::Info ? "info" : value == Severity::Warning ? "warning" : "error";
    }
    void operator()(const char* key, const std::vector<DeviceSample>& value);
};

/// Reads members: one that is missing or of another type keeps its default, a null number is NaN.
struct Reader {
    const Json& json;

    const Json* find(const char* key) const {
        const auto found = json.find(key);
        return found == json.end() ? nullptr : &*found;
    }
    void operator()(const char* key, std::string& value) {
        if (auto* j = find(key); j && j->is_string()) value = *j;
    }
    void operator()(const char* key, std::int64_t& value) {
        if (auto* j = find(key); j && j->is_number_integer()) value = *j;
    }
    void operator()(const char* key, double& value) {
        const Json* j = find(key);
        if (j && j->is_number()) value = *j;
        if (j && j->is_null()) value = std::numeric_limits<double>::quiet_NaN();
    }
    void operator()(const char* key, std::optional<double>& value) {
        const Json* j = find(key);
        if (j && (j->is_number() || j->is_null())) (*this)(key, value.emplace());
    }
    void operator()(const char* key, bool& value) {
        if (auto* j = find(key); j && j->is_boolean()) value = *j;
    }
    void operator()(const char* key, std::vector<std::string>& value) {
        if (auto* j = find(key); j && j->is_array())
            for (const Json& item : *j)
                if (item.is_string()) value.push_back(item);
    }
    void operator()(const char* key, std::vector<std::int64_t>& value) {
        if (auto* j = find(key); j && j->is_array())
            for (const Json& item : *j)
                if (item.is_number_integer()) value.push_back(item);
    }
    void operator()(const char* key, Message& value) {
        if (auto* j = find(key)) value = messageFromJson(*j);
    }
    void operator()(const char* key, RunState& value) {
        if (auto* j = find(key); j && j->is_string())
            value = runStateFromName(j->get_ref<const std::string&>()).value_or(value);
    }
    void operator()(const char* key, std::optional<StopReason>& value) {
        if (auto* j = find(key); j && j->is_string()) value = stopReasonFromName(j->get_ref<const std::string&>());
    }
    void operator()(const char* key, Severity& value) {
        if (auto* j = find(key); j && j->is_string())
            value = *j == "error" ? Severity::Error : *j == "warning" ? Severity::Warning : Severity::Info;
    }
    void operator()(const char* key, std::vector<DeviceSample>& value);
};

/// The same for a line parsed without a tree. `plain` becomes false once a member is one that a plain line cannot hold.
struct FlatReader {
    const FlatObject& object;
    bool plain = true;

    using Kind = FlatObject::Kind;
    void operator()(const char* key, std::string& value) {
        if (auto* m = object.find(key); m && m->kind == Kind::Word) value = m->text;
    }
    void operator()(const char* key, std::int64_t& value) {
        if (auto* m = object.find(key); m && m->kind == Kind::Integer) value = m->integer;
    }
    void operator()(const char* key, double& value) {
        const auto* m = object.find(key);
        if (m && (m->kind == Kind::Integer || m->kind == Kind::Number)) value = m->number;
        if (m && m->kind == Kind::Null) value = std::numeric_limits<double>::quiet_NaN();
    }
    void operator()(const char* key, std::optional<double>& value) {
        const auto* m = object.find(key);
        if (m && (m->kind == Kind::Integer || m->kind == Kind::Number || m->kind == Kind::Null))
            (*this)(key, value.emplace());
    }
    void operator()(const char* key, bool& value) {
        if (auto* m = object.find(key); m && (m->kind == Kind::True || m->kind == Kind::False))
            value = m->kind == Kind::True;
    }
    void operator()(const char* key, RunState& value) {
        if (auto* m = object.find(key); m && m->kind == Kind::Word) value = runStateFromName(m->text).value_or(value);
    }
    void operator()(const char* key, std::optional<StopReason>& value) {
        if (auto* m = object.find(key); m && m->kind == Kind::Word) value = stopReasonFromName(m->text);
    }
    void operator()(const char* key, Severity& value) {
        if (auto* m = object.find(key); m && m->kind == Kind::Word)
            value = m->text == "error" ? Severity::Error : m->text == "warning" ? Severity::Warning : Severity::Info;
    }
    /// Lists and messages are nested, so the line is not plain.
    template <class Nested>
    void operator()(const char* key, Nested&) {
        if (object.find(key)) plain = false;
    }
};

// The members of every event, listed once for reading and writing. `Body` is const when writing.
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, Started> {
    a("parameters", b.parameters), a("train_images", b.trainImages), a("validation_images", b.validationImages);
    a("channels", b.channels), a("height", b.height), a("width", b.width), a("classes", b.classes);
    a("steps_per_epoch", b.stepsPerEpoch), a("start_epoch", b.startEpoch), a("start_step", b.startStep);
    a("precision", b.precision), a("devices", b.devices), a("threads", b.threads), a("engine", b.engine);
    a("resumed_from", b.resumedFrom), a("sizes", b.sizes);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, StepWindow> {
    a("epoch", b.epoch), a("step", b.step), a("steps", b.steps), a("images", b.images), a("seconds", b.seconds);
    a("data_seconds", b.dataSeconds), a("communication_seconds", b.communicationSeconds);
    a("loss", b.loss), a("learning_rate", b.learningRate), a("warmup", b.warmup), a("top1", b.top1);
    a("copy_seconds", b.copySeconds), a("optimizer_seconds", b.optimizerSeconds);
    a("read_seconds", b.readSeconds), a("decode_seconds", b.decodeSeconds), a("augment_seconds", b.augmentSeconds);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, RankWindow> {
    a("rank", b.rank), a("step", b.step), a("steps", b.steps), a("images", b.images), a("seconds", b.seconds);
    a("data_seconds", b.dataSeconds), a("communication_seconds", b.communicationSeconds), a("memory", b.memory);
    a("clock", b.clock), a("celsius", b.celsius);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, EpochDone> {
    a("epoch", b.epoch), a("step", b.step), a("loss", b.loss), a("top1", b.top1), a("learning_rate", b.learningRate);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, Evaluation> {
    a("epoch", b.epoch), a("step", b.step), a("images", b.images), a("seconds", b.seconds), a("loss", b.loss);
    a("top1", b.top1), a("top5", b.top5), a("auc", b.auc), a("rmse", b.rmse), a("mae", b.mae), a("r2", b.r2);
    a("best", b.best);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, SizeMeasured> {
    a("batch", b.batch), a("threads", b.threads), a("out_of_memory", b.outOfMemory), a("batches", b.batches);
    a("samples", b.samples), a("seconds", b.seconds), a("data_seconds", b.dataSeconds);
    a("communication_seconds", b.communicationSeconds), a("p50", b.p50), a("p95", b.p95), a("p99", b.p99);
    a("memory", b.memory), a("joules", b.joules), a("copy_seconds", b.copySeconds), a("busy_seconds", b.busySeconds);
    a("underway", b.underway), a("optimizer_seconds", b.optimizerSeconds);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, CheckpointSaved> {
    a("epoch", b.epoch), a("step", b.step), a("file", b.file), a("bytes", b.bytes), a("seconds", b.seconds),
        a("reason", b.reason), a("stalled_seconds", b.stalledSeconds);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, DeviceSample> {
    a("name", b.name), a("busy", b.busy), a("memory_used", b.memoryUsed), a("memory_total", b.memoryTotal),
        a("watts", b.watts);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, ResourceSample> {
    a("cpu_busy", b.cpuBusy), a("resident_bytes", b.residentBytes), a("watts", b.watts), a("devices", b.devices);
    a("others_busy", b.othersBusy);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, Notice> {
    a("severity", b.severity), a("code", b.code), a("what", b.what), a("remedy", b.remedy);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, StateChanged> {
    a("state", b.state), a("reason", b.reason);
}
template <class Archive, class Body>
void members(Archive& a, Body& b) requires std::same_as<std::remove_const_t<Body>, Finished> {
    a("state", b.state), a("reason", b.reason), a("message", b.message), a("events", b.events);
}

void Writer::operator()(const char* key, const std::vector<DeviceSample>& value) {
    if (value.empty()) return;
    Json list = Json::array();
    for (const DeviceSample& sample : value) {
        Json item;
        Writer writer{item};
        members(writer, sample);
        list.push_back(std::move(item));
    }
    json[key] = std::move(list);
}

void Reader::operator()(const char* key, std::vector<DeviceSample>& value) {
    const Json* list = find(key);
    if (!list || !list->is_array()) return;
    for (const Json& item : *list) {
        if (!item.is_object()) continue;
        Reader reader{item};
        members(reader, value.emplace_back());
    }
}

constexpr const char* kTypes[] = {"started",          "step_window",     "epoch_done", "evaluation",
                                  "checkpoint_saved", "resource_sample", "notice",     "state_changed",
                                  "finished",         "size_measured",   "rank_window"};

/// Switches `body` to the alternative of that name and reads its members; false if there is none.
template <std::size_t I = 0, class Archive>
bool readBody(std::string_view type, Archive& reader, EventBody& body) {
    if constexpr (I == std::variant_size_v<EventBody>) {
        return false;
    } else {
        if (type != kTypes[I]) return readBody<I + 1>(type, reader, body);
        members(reader, body.emplace<I>());
        return true;
    }
}

Error damaged(Message why) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "Cannot read a line of the event log: %1"), {Nested(std::move(why))}},
            "",
            {}};
}

/// Epochal's own lines have a few dozen members; a long line goes through parseJson, which limits depth and members.
Result<Json> parseLine(std::string_view line) {
    constexpr std::size_t kUsual = 1u << 14;
    if (line.size() > kUsual) return parseJson(line, "");
    return Json::parse(line, nullptr, false);
}

/// Nothing for a line that is not both plain and valid: decode then parses it in full.
std::optional<Event> decodePlain(std::string_view line) {
    FlatObject object;
    if (!object.read(line)) return std::nullopt;
    Event event;
    FlatReader reader{object};
    event.attempt = 0;
    reader("attempt", event.attempt), reader("sequence", event.sequence);
    const auto* time = object.find("time");
    reader("training", event.training), reader("active", event.active);
    const auto* type = object.find("type");
    if (event.attempt < 1 || event.sequence < 1 || !time || !type) return std::nullopt;
    const auto millis = parseIsoTime(time->text);
    if (!millis) return std::nullopt;
    event.utcMillis = *millis;
    if (!readBody(type->text, reader, event.body) || !reader.plain || !plausible(event)) return std::nullopt;
    return event;
}

}  // namespace

std::string encode(const Event& event) {
    Json json = {{"attempt", event.attempt},   {"sequence", event.sequence}, {"time", isoTime(event.utcMillis)},
                 {"training", event.training}, {"active", event.active},     {"type", kTypes[event.body.index()]}};
    Writer writer{json};
    std::visit([&](const auto& body) { members(writer, body); }, event.body);
    // Names come from users and files: invalid UTF-8 must not stop a log.
    return jsonText(json) + "\n";
}

Result<Event> decode(std::string_view line) {
    constexpr std::int64_t kLongestLine = 1 << 20;
    if (line.size() > kLongestLine) return damaged({EPOCHAL_TEXT("core", "longer than %1"), {Bytes{kLongestLine}}});
    // Nearly every line is plain: reading those without a tree makes indexing ten thousand runs ten times as fast.
    if (auto event = decodePlain(line)) return std::move(*event);
    const Result<Json> parsed = parseLine(line);
    if (!parsed) return damaged(parsed.error().what);
    const Json& json = *parsed;
    if (!json.is_object()) return damaged({EPOCHAL_TEXT("core", "not a JSON object"), {}});
    Event event;
    Reader reader{json};
    event.sequence = 0;
    event.attempt = 0;
    std::string time, type;
    reader("attempt", event.attempt), reader("sequence", event.sequence), reader("time", time);
    reader("training", event.training), reader("active", event.active), reader("type", type);
    if (event.attempt < 1 || event.sequence < 1)
        return damaged({EPOCHAL_TEXT("core", "no attempt or sequence number"), {}});
    const auto millis = parseIsoTime(time);
    //: what is wrong with a line of the event log
    if (!millis) return damaged({EPOCHAL_TEXT("core", "no timestamp"), {}});
    event.utcMillis = *millis;
    if (!readBody(type, reader, event.body))
        return Error{
            ErrorKind::Newer, {EPOCHAL_TEXT("core", "Unknown event type \"%1\""), {shortened(type, 80)}}, "", {}};
    if (!plausible(event)) return damaged({EPOCHAL_TEXT("core", "numbers that no run can have"), {}});
    return event;
}

}  // namespace epochal
