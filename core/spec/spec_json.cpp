#include "core/spec/spec_json.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

std::string excerpt(const Json& value) {
    return shortened(jsonText(value), 200);
}

Error unknownMember(const std::string& dotted, const std::string& path) {
    const std::string near = nearestField(dotted);
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "There is no field \"%1\""), {shortened(dotted, 200)}},
            shortened(path, 200),
            near.empty() ? Message{EPOCHAL_TEXT("core", "Remove it, or check the schema"), {}}
                         : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}}};
}

/// True for a name such as "optimizer", if any field belongs to it.
bool isSection(const std::string& name) {
    return std::ranges::any_of(fields(), [&](const Field& field) { return field.name.starts_with(name + "."); });
}

void readMembers(const Json& object, const std::string& prefix, const std::string& path, RunSpec& spec,
                 std::vector<Error>& errors) {
    for (const auto& [key, value] : object.items()) {
        const std::string dotted = prefix + key;
        std::string here = path;
        here.append("/").append(key);
        if (prefix.empty() && (key == "format" || key == "version")) continue;
        if (const Field* field = findField(dotted)) {
            if (Status checked = checkValue(*field, value); !checked)
                errors.push_back(checked.error());
            else
                field->set(spec, value);
        } else if (prefix.empty() && isSection(key) && value.is_object()) {
            readMembers(value, key + ".", here, spec, errors);
        } else if (prefix.empty() && isSection(key)) {
            errors.push_back({ErrorKind::Spec,
                              {EPOCHAL_TEXT("core", "%1 is not a JSON object"), {excerpt(value)}},
                              here,
                              {EPOCHAL_TEXT("core", "Put the fields of this group in { }"), {}}});
        } else {
            errors.push_back(unknownMember(dotted, here));
        }
    }
}

Status checkHead(const Json& json) {
    if (!json.is_object())
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "A run spec must be a JSON object"), {}},
                     "/",
                     {EPOCHAL_TEXT("core", "Put the fields in { }"), {}}};
    const auto format = json.find("format");
    if (format != json.end() && *format != formats::kSpec.name)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "%1 is not a run spec"), {excerpt(*format)}},
                     "/format",
                     //: imperative: %1 = a value that would work
                     {EPOCHAL_TEXT("core", "Use \"%1\""), {std::string(formats::kSpec.name)}}};
    const auto version = json.find("version");
    if (version == json.end()) return {};
    const std::int64_t number = integerAt(json, "version");
    if (number < formats::kSpec.oldest)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "%1 is not a format version"), {excerpt(*version)}},
                     "/version",
                     {EPOCHAL_TEXT("core", "Use %1"), {formats::kSpec.version}}};
    return checkVersion(json, formats::kSpec, "/version");
}

Json typeSchema(const Field& field) {
    switch (field.type) {
        case FieldType::Integer:
            return {{"type", "integer"},
                    {"minimum", static_cast<std::int64_t>(field.minimum)},
                    {"maximum", static_cast<std::int64_t>(field.maximum)}};
        case FieldType::Real:
            return {{"type", "number"}, {"minimum", field.minimum}, {"maximum", field.maximum}};
        case FieldType::Boolean:
            return {{"type", "boolean"}};
        case FieldType::IntegerList:
            return {{"type", "array"}, {"items", {{"type", "integer"}, {"minimum", 0}, {"maximum", 1000000000}}}};
        case FieldType::TextList:
            return {{"type", "array"}, {"items", {{"type", "string"}}}};
        case FieldType::Money:
            return {{"type", "string"}, {"pattern", "^$|^[0-9]+(\\.[0-9]+)?$"}};
        case FieldType::Choice: {
            Json values = Json::array();
            for (const FieldChoice& choice : field.choices) values.push_back(choice.value);
            return {{"enum", values}};
        }
        case FieldType::Text:
        case FieldType::Folder:
        case FieldType::File:
            return {{"type", "string"}};
    }
    return {};
}

/// Hash of the fields with a role up to `last` that differ from their defaults.
std::string hashOf(const RunSpec& spec, FieldRole last, std::span<const Field> table) {
    static const RunSpec defaults;
    std::map<std::string, Json> values;
    for (const Field& field : table)
        if (Json value = field.get(spec); field.role <= last && value != field.get(defaults))
            values.emplace(field.name, std::move(value));
    return hexHash(jsonText(Json(values)));
}

/// The fields that were hashed until November 2026, in the order of the table at that time. Checkpoints from then have
/// such hashes, so this list never changes.
constexpr const char* kDocumentFields[] = {"model.architecture",
                                           "model.stem",
                                           "model.normalisation",
                                           "seed",
                                           "data.source",
                                           "data.path",
                                           "data.augmentation",
                                           "data.channels",
                                           "data.height",
                                           "data.width",
                                           "data.classes",
                                           "data.train_images",
                                           "data.validation_images",
                                           "data.loader_threads",
                                           "devices.kind",
                                           "devices.count",
                                           "devices.threads",
                                           "devices.precision",
                                           "devices.channels_last",
                                           "optimizer.global_batch",
                                           "stop.epochs",
                                           "optimizer.learning_rate",
                                           "schedule.kind",
                                           "schedule.warmup_epochs",
                                           "schedule.step_epochs",
                                           "schedule.step_factor",
                                           "schedule.final_factor",
                                           "optimizer.momentum",
                                           "optimizer.nesterov",
                                           "optimizer.weight_decay",
                                           "optimizer.label_smoothing",
                                           "stop.target",
                                           "stop.patience",
                                           "stop.hours",
                                           "stop.budget",
                                           "checkpoints.every_epochs",
                                           "checkpoints.keep",
                                           "price.offer",
                                           "price.preparation_minutes"};

/// Hash of the document of that time, which had no name and tags but all other fields, and the campaign nowhere. Empty
/// if the spec has what that document could not say.
std::string documentHash(const RunSpec& spec, std::span<const Field> table) {
    static const RunSpec defaults;
    Json json = {{"format", "epochal-run-spec"}, {"version", 1}, {"name", ""}, {"tags", Json::array()}};
    for (const char* name : kDocumentFields)
        if (const auto field = std::ranges::find(table, name, &Field::name); field != table.end())
            json[Json::json_pointer(jsonPath(*field))] = field->get(spec);
    for (const Field& field : table)
        if (field.role != FieldRole::Label && !json.contains(Json::json_pointer(jsonPath(field))) &&
            field.get(spec) != field.get(defaults))
            return {};
    return hexHash(jsonText(json));
}

}  // namespace

Json toJson(const RunSpec& spec) {
    Json json = document(formats::kSpec);
    for (const Field& field : fields()) json[Json::json_pointer(jsonPath(field))] = field.get(spec);
    return json;
}

Result<RunSpec> specFromJson(const Json& json, std::vector<Error>* all) {
    std::vector<Error> errors;
    RunSpec spec;
    if (Status head = checkHead(json); !head)
        errors.push_back(head.error());
    else
        readMembers(json, "", "", spec, errors);
    if (all) *all = errors;
    if (!errors.empty()) return errors.front();
    return spec;
}

Result<RunSpec> specFromText(std::string_view text, const std::string& where, std::vector<Error>* all) {
    const auto json = parseJson(text, where, 1u << 20);
    if (json) return specFromJson(*json, all);
    if (all) *all = {json.error()};
    return json.error();
}

Json specSchema() {
    Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                   {"title", "Epochal run spec"},
                   {"type", "object"},
                   {"additionalProperties", false}};
    Json& root = schema["properties"];
    root["format"] = {{"const", formats::kSpec.name}};
    root["version"] = {{"type", "integer"}, {"minimum", formats::kSpec.oldest}, {"maximum", formats::kSpec.version}};
    for (const Field& field : fields()) {
        Json entry = typeSchema(field);
        entry["title"] = field.label;
        entry["description"] = field.help;
        if (*field.unit) entry["x-unit"] = field.unit;
        if (const Field* by = findField(field.scaledBy)) {
            entry["x-scaled-by"] = by->name;
            for (std::size_t i = 0; i < field.scales.size(); ++i)
                entry["x-scales"][by->choices[i].value] = {{"x-unit", field.scales[i].unit},
                                                           {"minimum", field.scales[i].minimum},
                                                           {"maximum", field.scales[i].maximum}};
        }
        entry["default"] = field.get(RunSpec{});
        const auto dot = field.name.find('.');
        if (dot == std::string::npos) {
            root[field.name] = std::move(entry);
            continue;
        }
        Json& section = root[field.name.substr(0, dot)];
        section["type"] = "object";
        section["additionalProperties"] = false;
        section["properties"][field.name.substr(dot + 1)] = std::move(entry);
    }
    return schema;
}

std::string specHash(const RunSpec& spec) {
    return specHash(spec, fields());
}

std::string specHash(const RunSpec& spec, std::span<const Field> table) {
    return hashOf(spec, FieldRole::Sample, table);
}

std::string settingsHash(const RunSpec& spec) {
    RunSpec anywhere = spec;
    std::vector<std::int64_t>& numbers = anywhere.devices.numbers;
    // The number of GPUs is another field; the list of cores also says how many they are.
    if (spec.devices.kind == "cuda")
        numbers.clear();
    else
        std::iota(numbers.begin(), numbers.end(), 0);
    return hashOf(anywhere, FieldRole::Placement, fields());
}

bool isHashOf(std::string_view stored, const RunSpec& spec) {
    return isHashOf(stored, spec, fields());
}

bool isHashOf(std::string_view stored, const RunSpec& spec, std::span<const Field> table) {
    if (stored == specHash(spec, table) || stored == documentHash(spec, table)) return true;
    // What a table had of images before RunDirectory::open() said what it meant.
    if (!isTable(spec) || spec.model.architecture != kTableNetwork) return false;
    RunSpec before = spec;
    before.model.architecture = kOwnNetwork;
    return isHashOf(stored, before, table);
}

}  // namespace epochal
