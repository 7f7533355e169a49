#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"

namespace epochal {
namespace {

Error damaged(const std::string& path, const char* what, const char* remedy) {
    return {ErrorKind::Spec, {what, {}}, path, {remedy, {}}};
}

/// An axis with linked fields: "fields", and in "values" a list with a value for each of them.
bool readLinked(const Json& fields, const Json& values, SweepAxis& axis) {
    if (!fields.is_array() || fields.size() < 2 || !values.is_array()) return false;
    for (const Json& field : fields) {
        if (!field.is_string()) return false;
        if (axis.field.empty())
            axis.field = field.get<std::string>();
        else
            axis.linked.push_back({field.get<std::string>(), {}});
    }
    for (const Json& together : values) {
        if (!together.is_array() || together.size() != fields.size()) return false;
        axis.values.push_back(together[0]);
        for (std::size_t i = 0; i < axis.linked.size(); ++i) axis.linked[i].values.push_back(together[i + 1]);
    }
    return true;
}

void readAxis(const Json& json, std::size_t number, Sweep& sweep, std::vector<Error>& errors) {
    const std::string path = "/axes/" + std::to_string(number);
    if (json.is_object() && json.contains("fields")) {
        SweepAxis axis;
        if (!readLinked(json["fields"], json.value("values", Json()), axis))
            return errors.push_back(damaged(
                path, EPOCHAL_TEXT("core", "Fields that are varied together need a value each"),
                EPOCHAL_TEXT("core", "Use {\"fields\": [\"devices.count\", \"seed\"], \"values\": [[1, 1], [2, 1]]}")));
        sweep.axes.push_back(std::move(axis));
        return;
    }
    const std::string name = stringAt(json, "field");
    const auto values = json.is_object() ? json.find("values") : json.end();
    if (name.empty() || values == json.end()) {
        errors.push_back(damaged(path, EPOCHAL_TEXT("core", "An axis needs a field and its values"),
                                 EPOCHAL_TEXT("core", "Use {\"field\": \"seed\", \"values\": [1, 2]}")));
        return;
    }
    SweepAxis axis{name, {}};
    if (values->is_array()) {
        axis.values.assign(values->begin(), values->end());
    } else if (const Field* field = findField(name); field && values->is_string()) {
        auto read = sweepValues(*field, values->get<std::string>());
        if (!read) return errors.push_back(read.error());
        axis.values = std::move(*read);
    } else {
        errors.push_back(damaged(path + "/values", EPOCHAL_TEXT("core", "The values are neither a list nor a string"),
                                 EPOCHAL_TEXT("core", "Use [1, 2] or \"1..2\"")));
        return;
    }
    sweep.axes.push_back(std::move(axis));
}

Sweep read(const Json& json, std::vector<Error>& errors) {
    Sweep sweep;
    for (const auto& [key, value] : json.items()) {
        if (key == "format" || key == "version") continue;
        if (key == "name" && value.is_string()) {
            sweep.name = value.get<std::string>();
        } else if (key == "scale_rate" && value.is_boolean()) {
            sweep.scaleRate = value.get<bool>();
        } else if (key == "budget" && value.is_string()) {
            sweep.budget = value.get<std::string>();
        } else if (key == "sample" && value.is_number_integer() && value.get<std::int64_t>() > 0) {
            sweep.sample = value.get<std::int64_t>();
        } else if (key == "sample_seed" && value.is_number_integer()) {
            sweep.sampleSeed = value.get<std::int64_t>();
        } else if (key == "base") {
            std::vector<Error> found;
            if (auto base = specFromJson(value, &found)) sweep.base = std::move(*base);
            for (Error& error : found) {
                error.where = "/base" + error.where;
                errors.push_back(std::move(error));
            }
        } else if (key == "axes" && value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) readAxis(value[i], i, sweep, errors);
        } else {
            errors.push_back(
                {ErrorKind::Spec,
                 {EPOCHAL_TEXT("core", "\"%1\" does not belong in a sweep, or has the wrong type"),
                  {shortened(key, 200)}},
                 "/" + shortened(key, 200),
                 {EPOCHAL_TEXT("core",
                               "The keys of a sweep are name, scale_rate, budget, sample, sample_seed, base and axes"),
                  {}}});
        }
    }
    return sweep;
}

Json toJson(const SweepAxis& axis) {
    if (axis.linked.empty()) return {{"field", axis.field}, {"values", axis.values}};
    Json fields = Json::array({axis.field}), values = Json::array();
    for (const LinkedField& linked : axis.linked) fields.push_back(linked.field);
    for (std::size_t i = 0; i < axis.values.size(); ++i) {
        Json together = Json::array({axis.values[i]});
        for (const LinkedField& linked : axis.linked) together.push_back(linked.values.at(i));
        values.push_back(std::move(together));
    }
    return {{"fields", std::move(fields)}, {"values", std::move(values)}};
}

}  // namespace

Json toJson(const Sweep& sweep) {
    Json axes = Json::array();
    for (const SweepAxis& axis : sweep.axes) axes.push_back(toJson(axis));
    Json json = document(formats::kSweep, {{"name", sweep.name},
                                           {"scale_rate", sweep.scaleRate},
                                           {"axes", std::move(axes)},
                                           {"base", toJson(sweep.base)}});
    if (!sweep.budget.empty()) json["budget"] = sweep.budget;
    if (sweep.sample > 0) {
        json["sample"] = sweep.sample;
        json["sample_seed"] = sweep.sampleSeed;
    }
    return json;
}

Result<Sweep> sweepFromJson(const Json& json, std::vector<Error>* all) {
    if (!isOf(json, formats::kSweep)) {
        auto spec = specFromJson(json, all);
        if (!spec) return spec.error();
        Sweep sweep;
        sweep.name = spec->name;
        sweep.base = std::move(*spec);
        return sweep;
    }
    std::vector<Error> errors;
    Sweep sweep;
    if (Status known = checkVersion(json, formats::kSweep, "/version"); !known)
        errors.push_back(known.error());
    else
        sweep = read(json, errors);
    if (sweep.name.empty()) sweep.name = sweep.base.name;
    if (all) *all = errors;
    if (!errors.empty()) return errors.front();
    return sweep;
}

Result<Sweep> sweepFromText(std::string_view text, const std::string& where, std::vector<Error>* all) {
    const auto json = parseJson(text, where, 1u << 20);
    if (json) return sweepFromJson(*json, all);
    if (all) *all = {json.error()};
    return json.error();
}

}  // namespace epochal
