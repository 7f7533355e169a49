#include "core/catalogue/entry_codec.h"

#include <cmath>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

Error damaged(const std::string& where) {
    return {ErrorKind::Damaged,
            {EPOCHAL_TEXT("core", "The catalog entry for this run is damaged"), {}},
            where,
            {EPOCHAL_TEXT("core", "Index the run folders again"), {}}};
}

/// Members of an entry, listed once for both directions. The writer omits empty strings, false, 0.0 and unknown values.
template <class Archive, class AnyEntry>
void members(Archive& a, AnyEntry& e) {
    a("name", e.name), a("group", e.group), a("published", e.published), a("task", e.task), a("measure", e.measure);
    a("architecture", e.architecture), a("precision", e.precision), a("accelerator", e.accelerator);
    a("machine", e.machine), a("elsewhere", e.elsewhere), a("session", e.session), a("sizes", e.sizes);
    a("devices", e.devices), a("batch", e.globalBatch), a("seed", e.seed), a("state", e.state), a("reason", e.reason);
    a("diverged", e.diverged);
    a("rate", e.imagesPerSecond), a("uncertainty", e.uncertainty), a("data_share", e.dataShare);
    a("communication_share", e.communicationShare), a("quality", e.quality), a("last", e.lastQuality);
    a("training", e.trainingSeconds), a("active", e.activeSeconds), a("rented", e.rentedSeconds);
    a("stretches", e.stretches);
    a("preparation", e.preparationSeconds), a("joules", e.joules), a("others_busy", e.othersBusy),
        a("published_cost", e.publishedCost);
    if (e.publishedCost) a("published_decimals", e.publishedDecimals);
    a("source", e.provenance.source), a("date", e.provenance.date), a("clock", e.provenance.clock);
    a("not_comparable", e.provenance.notComparableWith);
}

struct Writer {
    Json& json;

    void operator()(const char* key, const std::string& value) {
        if (!value.empty()) json[key] = value;
    }
    void operator()(const char* key, bool value) {
        if (value) json[key] = true;
    }
    // JSON has no NaN or infinity: a value that is not finite counts as unknown and is omitted.
    void operator()(const char* key, double value) {
        if (value != 0 && std::isfinite(value)) json[key] = value;
    }
    void operator()(const char* key, const std::optional<double>& value) {
        if (value && std::isfinite(*value)) json[key] = *value;
    }
    void operator()(const char* key, std::int64_t value) { json[key] = value; }
    void operator()(const char* key, Quality value) { json[key] = measureOf(value).id; }
    void operator()(const char* key, RunState value) { json[key] = name(value); }
    void operator()(const char* key, const std::optional<Money>& value) {
        if (value) json[key] = {value->amount.text(), value->currency};
    }
    void operator()(const char* key, const std::vector<Stretch>& value) {
        for (const Stretch& one : value)
            json[key].push_back({one.begin, one.end, one.active.value_or(one.end - one.begin)});
    }
    void operator()(const char* key, const std::vector<SizeRate>& value) {
        for (const SizeRate& one : value)
            json[key].push_back({one.size, one.perSecond, one.latency ? Json(*one.latency) : Json()});
    }
    void operator()(const char* key, const std::optional<StopReason>& value) {
        if (value) json[key] = name(*value);
    }
    template <class T>
    void operator()(const char* key, const std::optional<T>& value) {
        if (value) json[key] = *value;
    }
};

struct Reader {
    const Json& json;
    bool failed = false;

    template <class T>
    void operator()(const char* key, T& value) {
        const auto found = json.find(key);
        if (found != json.end()) read(*found, value);
    }
    void read(const Json& j, std::string& value) {
        if (j.is_string())
            value = j.get_ref<const std::string&>();
        else
            failed = true;
    }
    void read(const Json& j, bool& value) {
        if (j.is_boolean())
            value = j.get<bool>();
        else
            failed = true;
    }
    void read(const Json& j, double& value) {
        if (j.is_number())
            value = j.get<double>();
        else
            failed = true;
    }
    void read(const Json& j, std::int64_t& value) {
        if (j.is_number_integer())
            value = j.get<std::int64_t>();
        else
            failed = true;
    }
    void read(const Json& j, Quality& value) {
        std::string id;
        read(j, id);
        const Measure* measure = findMeasure(id);
        failed |= !measure;
        if (measure) value = measure->quality;
    }
    void read(const Json& j, RunState& value) {
        std::string text;
        read(j, text);
        const auto state = runStateFromName(text);
        failed |= !state;
        if (state) value = *state;
    }
    void read(const Json& j, std::optional<StopReason>& value) {
        std::string text;
        read(j, text);
        value = stopReasonFromName(text);
        failed |= !value;
    }
    void read(const Json& j, std::optional<Money>& value) {
        Money money;
        std::string amount;
        if (!j.is_array() || j.size() != 2) {
            failed = true;
            return;
        }
        read(j[0], amount), read(j[1], money.currency);
        const auto parsed = Decimal::parse(amount);
        failed |= !parsed.ok();
        if (parsed) money.amount = *parsed;
        value = money;
    }
    void read(const Json& j, std::vector<Stretch>& value) {
        failed |= !j.is_array();
        for (const Json& one : j.is_array() ? j : Json::array()) {
            if (!one.is_array() || one.size() != 3) {
                failed = true;
                return;
            }
            Stretch& stretch = value.emplace_back();
            read(one[0], stretch.begin), read(one[1], stretch.end), read(one[2], stretch.active);
        }
    }
    void read(const Json& j, std::vector<SizeRate>& value) {
        failed |= !j.is_array();
        for (const Json& one : j.is_array() ? j : Json::array()) {
            if (!one.is_array() || one.size() != 3) {
                failed = true;
                return;
            }
            SizeRate& size = value.emplace_back();
            read(one[0], size.size), read(one[1], size.perSecond);
            if (!one[2].is_null()) read(one[2], size.latency);
        }
    }
    template <class T>
    void read(const Json& j, std::optional<T>& value) {
        read(j, value.emplace());
    }
};

}  // namespace

SplitSpec split(const RunSpec& spec) {
    Json document = toJson(spec);
    SplitSpec parts;
    for (const Field& field : fields())
        // These are at the top of the document.
        if (field.role == FieldRole::Sample || field.role == FieldRole::Label) {
            parts.own[field.name] = field.get(spec);
            document.erase(field.name);
        }
    parts.shared = jsonText(document);
    return parts;
}

std::string encodeHead(const Entry& entry, const Json& ownSpec) {
    Json json;
    Writer writer{json};
    members(writer, entry);
    if (entry.spec) json["spec"] = ownSpec;
    return jsonText(json);
}

Status decodeHead(std::string_view text, const std::string& where, Entry& entry) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return damaged(where);
    Reader reader{json};
    members(reader, entry);
    if (const auto own = json.find("spec"); entry.spec && own != json.end() && own->is_object()) {
        for (const auto& [key, value] : own->items()) {
            const Field* field = findField(key);
            if (!field || !checkValue(*field, value)) return damaged(where);
            field->set(*entry.spec, value);
        }
    }
    if (reader.failed) return damaged(where);
    return {};
}

}  // namespace epochal
