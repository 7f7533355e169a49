#include "core/spec/sweep.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/economics/decimal.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

/// Short names of fields within a run's name; "" if the value speaks for itself.
constexpr std::pair<const char*, const char*> kShort[] = {
    {"optimizer.global_batch", "batch"},
    {"optimizer.learning_rate", "rate"},
    {"devices.count", "replicas"},
    {"devices.kind", ""},
    {"devices.precision", ""},
    {"model.architecture", ""},
    {"model.normalisation", "norm"},
    {"data.source", ""},
    {"data.augmentation", ""},
    {"schedule.kind", ""},
    {"price.offer", ""},
};

std::string shortName(const std::string& field) {
    for (const auto& [name, called] : kShort)
        if (field == name) return called;
    std::string last = field.substr(field.rfind('.') + 1);
    std::ranges::replace(last, '_', ' ');
    return last;
}

const SweepAxis* axisOf(const Sweep& sweep, std::string_view field) {
    const auto found = std::ranges::find(sweep.axes, field, &SweepAxis::field);
    return found == sweep.axes.end() ? nullptr : &*found;
}

/// Run number `index` of the product, the last axis varying fastest. The values must have been checked.
RunSpec combination(const Sweep& sweep, std::int64_t index) {
    RunSpec spec = sweep.base;
    for (auto axis = sweep.axes.rbegin(); axis != sweep.axes.rend(); ++axis) {
        const auto size = static_cast<std::int64_t>(axis->values.size());
        findField(axis->field)->set(spec, axis->values[static_cast<std::size_t>(index % size)]);
        index /= size;
    }
    if (sweep.scaleRate && !axisOf(sweep, "optimizer.learning_rate") && sweep.base.optimizer.globalBatch > 0)
        spec.optimizer.learningRate =
            tidy(sweep.base.optimizer.learningRate * static_cast<double>(spec.optimizer.globalBatch) /
                 static_cast<double>(sweep.base.optimizer.globalBatch));
    const std::string varied = variedValues(spec, sweep.axes);
    spec.name = sweep.name.empty() ? sweep.base.name : sweep.name;
    if (!varied.empty()) spec.name += ", " + varied;
    return spec;
}

/// Errors in the axes themselves.
void checkAxes(const Sweep& sweep, std::vector<SweepError>& out) {
    const auto add = [&out](const std::string& path, Message what, Message remedy) {
        out.push_back({{ErrorKind::Spec, std::move(what), path, std::move(remedy)}, {}});
    };
    for (auto axis = sweep.axes.begin(); axis != sweep.axes.end(); ++axis) {
        const Field* field = findField(axis->field);
        if (!field) {
            const std::string near = nearestField(axis->field);
            add("/axes", {EPOCHAL_TEXT("core", "There is no field \"%1\""), {shortened(axis->field, 200)}},
                near.empty() ? Message{EPOCHAL_TEXT("core", "Run the \"schema\" command to list all fields"), {}}
                             : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}});
            continue;
        }
        const std::string path = jsonPath(*field);
        if (!isSweepable(*field))
            add(path, {EPOCHAL_TEXT("core", "The field \"%1\" cannot be varied"), {axis->field}},
                {EPOCHAL_TEXT("core", "Runs in a sweep are named after the values that differ"), {}});
        if (std::ranges::any_of(sweep.axes.begin(), axis, [&](const SweepAxis& a) { return a.field == axis->field; }))
            add(path, {EPOCHAL_TEXT("core", "The field \"%1\" is varied twice"), {axis->field}},
                {EPOCHAL_TEXT("core", "Put all its values into one list"), {}});
        if (axis->values.empty())
            add(path, {EPOCHAL_TEXT("core", "The field \"%1\" has no values to vary over"), {axis->field}},
                {EPOCHAL_TEXT("core", "Give it two or more values, or stop varying it"), {}});
        if (static_cast<std::int64_t>(axis->values.size()) > kMostRuns) continue;  // reported below, once
        for (const Json& value : axis->values)
            if (Status checked = checkValue(*field, value); !checked) out.push_back({checked.error(), {}});
    }
    if (runCount(sweep) > kMostRuns)
        add("/axes", {EPOCHAL_TEXT_N("core", "These values make more than %1 run(s)"), {Count(kMostRuns)}},
            {EPOCHAL_TEXT("core", "Use fewer values"), {}});
}

/// A value that has no effect in a combination would produce the same run under two names.
void checkEffects(const Sweep& sweep, const RunSpec& spec, std::vector<Error>& out) {
    for (const SweepAxis& axis : sweep.axes) {
        const Field& field = *findField(axis.field);
        if (axis.values.size() < 2 || field.applies(spec)) continue;
        out.push_back(
            {ErrorKind::Spec,
             {EPOCHAL_TEXT("core", "The field \"%1\" has no effect here, so its values would make identical runs"),
              {axis.field}},
             jsonPath(field),
             {EPOCHAL_TEXT("core", "Vary it in a separate sweep"), {}}});
    }
}

}  // namespace

double tidy(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.10g", value);
    return std::strtod(text, nullptr);
}

bool isSweepable(const Field& field) {
    return field.role != FieldRole::Label;
}

std::int64_t runCount(const Sweep& sweep) {
    std::int64_t count = 1;
    for (const SweepAxis& axis : sweep.axes)
        count = std::min<std::int64_t>(kMostRuns + 1, count * static_cast<std::int64_t>(axis.values.size()));
    return count;
}

std::vector<SweepError> validate(const Sweep& sweep) {
    std::vector<SweepError> out;
    checkAxes(sweep, out);
    if (const auto budget = Decimal::parse(sweep.budget); !sweep.budget.empty() && (!budget || *budget <= Decimal()))
        out.push_back(
            {{ErrorKind::Spec,
              {EPOCHAL_TEXT("core", "The budget \"%1\" is not an amount above zero"), {shortened(sweep.budget, 60)}},
              "/budget",
              {EPOCHAL_TEXT("core", "Enter an amount such as 5.00, or leave it empty for no limit"), {}}},
             {}});
    if (!out.empty()) return out;
    const std::int64_t count = runCount(sweep);
    for (std::int64_t i = 0; i < count; ++i) {
        const RunSpec spec = combination(sweep, i);
        std::vector<Error> errors = validate(spec);
        checkEffects(sweep, spec, errors);
        for (Error& error : errors) {
            // The same error in fifty combinations is reported once.
            const bool known = std::ranges::any_of(out, [&](const SweepError& e) {
                return e.error.where == error.where && e.error.what.text == error.what.text;
            });
            if (!known) out.push_back({std::move(error), variedValues(spec, sweep.axes)});
        }
    }
    return out;
}

Result<std::vector<RunSpec>> expand(const Sweep& sweep) {
    if (auto wrong = validate(sweep); !wrong.empty()) {
        SweepError& first = wrong.front();
        if (!first.combination.empty()) first.error.where += " (" + first.combination + ")";
        return std::move(first.error);
    }
    std::vector<RunSpec> specs;
    const std::int64_t count = runCount(sweep);
    specs.reserve(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i) specs.push_back(combination(sweep, i));
    return specs;
}

std::string variedValues(const RunSpec& spec, const std::vector<SweepAxis>& axes) {
    std::string text;
    for (const SweepAxis& axis : axes) {
        const Field* field = findField(axis.field);
        if (!field || axis.values.size() < 2) continue;
        const std::string called = shortName(axis.field);
        text += (text.empty() ? "" : ", ") + called + (called.empty() ? "" : " ") + textOf(*field, field->get(spec));
    }
    return text;
}

}  // namespace epochal
