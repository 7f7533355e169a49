#include "core/spec/sweep.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/base/utf8.h"
#include "core/economics/decimal.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

/// Every field that an axis sets, its own first.
std::vector<std::string> fieldsOf(const SweepAxis& axis) {
    std::vector<std::string> all{axis.field};
    for (const LinkedField& linked : axis.linked) all.push_back(linked.field);
    return all;
}

bool isVaried(const Sweep& sweep, const std::string& field) {
    return std::ranges::any_of(sweep.axes, [&](const SweepAxis& axis) {
        const std::vector<std::string> set = fieldsOf(axis);
        return std::ranges::find(set, field) != set.end();
    });
}

/// The values must have been checked.
void setValue(RunSpec& spec, const SweepAxis& axis, std::size_t at) {
    findField(axis.field)->set(spec, axis.values[at]);
    for (const LinkedField& linked : axis.linked) findField(linked.field)->set(spec, linked.values[at]);
}

bool isOfSeeds(const SweepAxis& axis) {
    return axis.field == sampleField().name;
}

/// Sets the values of combination `index` of those axes that vary the points, or of those that vary the seeds, the last
/// one varying fastest. The values must have been checked.
void setValues(RunSpec& spec, const Sweep& sweep, bool seeds, std::int64_t index) {
    for (auto axis = sweep.axes.rbegin(); axis != sweep.axes.rend(); ++axis) {
        if (isOfSeeds(*axis) != seeds) continue;
        const auto size = static_cast<std::int64_t>(axis->values.size());
        setValue(spec, *axis, static_cast<std::size_t>(index % size));
        index /= size;
    }
}

/// Number of combinations of these axes' values, capped at kMostPoints + 1.
std::int64_t combinations(const Sweep& sweep, bool points, bool seeds) {
    std::int64_t count = 1;
    for (const SweepAxis& axis : sweep.axes) {
        if (isOfSeeds(axis) ? !seeds : !points) continue;
        const auto size = static_cast<std::int64_t>(axis.values.size());
        count = size > kMostPoints / count ? kMostPoints + 1 : count * size;
        if (count == 0) return 0;
    }
    return count;
}

/// The first `count` numbers of a shuffle of 0 .. range - 1 by Fisher and Yates, which remembers only what it moved.
std::vector<std::int64_t> drawn(std::int64_t range, std::int64_t count, std::int64_t seed) {
    CounterRandom random(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(Stream::Sweep), 0);
    std::unordered_map<std::int64_t, std::int64_t> moved;
    const auto at = [&](std::int64_t place) {
        const auto found = moved.find(place);
        return found == moved.end() ? place : found->second;
    };
    std::vector<std::int64_t> out;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t j = i + static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(range - i)));
        out.push_back(at(j));
        moved[j] = at(i);
    }
    return out;
}

/// The combination of each run, at most kMostRuns.
class Combinations {
public:
    explicit Combinations(const Sweep& sweep) : sweep_(sweep), count_(std::min(runCount(sweep), kMostRuns)) {
        if (isSampled(sweep)) points_ = drawn(pointCount(sweep), sweep.sample, sweep.sampleSeed);
    }
    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] RunSpec at(std::int64_t run) const;

private:
    const Sweep& sweep_;
    std::int64_t count_;
    std::vector<std::int64_t> points_;  ///< of a sample
};

RunSpec Combinations::at(std::int64_t run) const {
    const Sweep& sweep = sweep_;
    RunSpec spec = sweep.base;
    if (points_.empty()) {
        for (auto axis = sweep.axes.rbegin(); axis != sweep.axes.rend(); ++axis) {
            const auto size = static_cast<std::int64_t>(axis->values.size());
            setValue(spec, *axis, static_cast<std::size_t>(run % size));
            run /= size;
        }
    } else {
        const std::int64_t seeds = combinations(sweep, false, true);
        setValues(spec, sweep, false, points_[static_cast<std::size_t>(run / seeds)]);
        setValues(spec, sweep, true, run % seeds);
    }
    if (sweep.scaleRate && !isVaried(sweep, "optimizer.learning_rate") && sweep.base.optimizer.globalBatch > 0)
        spec.optimizer.learningRate =
            tidy(sweep.base.optimizer.learningRate * static_cast<double>(spec.optimizer.globalBatch) /
                 static_cast<double>(sweep.base.optimizer.globalBatch));
    const std::string varied = variedValues(spec, sweep.axes);
    spec.name = sweep.name.empty() ? sweep.base.name : sweep.name;
    if (!varied.empty()) spec.name += ", " + varied;
    return spec;
}

/// What is wrong with one field and its values; `before`: the fields that are varied already.
void checkVaried(const std::string& name, const std::vector<Json>& values, const std::vector<std::string>& before,
                 std::vector<SweepError>& out) {
    const auto add = [&out](const std::string& path, Message what, Message remedy) {
        out.push_back({{ErrorKind::Spec, std::move(what), path, std::move(remedy)}, {}});
    };
    const Field* field = findField(name);
    if (!field) {
        const std::string near = nearestField(name);
        return add("/axes", {EPOCHAL_TEXT("core", "There is no field \"%1\""), {shortened(name, 200)}},
                   near.empty() ? Message{EPOCHAL_TEXT("core", "Run the \"schema\" command to list all fields"), {}}
                                : Message{EPOCHAL_TEXT("core", "Did you mean \"%1\"?"), {near}});
    }
    const std::string path = jsonPath(*field);
    if (!isSweepable(*field))
        add(path, {EPOCHAL_TEXT("core", "The field \"%1\" cannot be varied"), {name}},
            {EPOCHAL_TEXT("core", "Runs in a sweep are named after the values that differ"), {}});
    if (std::ranges::find(before, name) != before.end())
        add(path, {EPOCHAL_TEXT("core", "The field \"%1\" is varied twice"), {name}},
            {EPOCHAL_TEXT("core", "Put all its values into one list"), {}});
    if (values.empty())
        add(path, {EPOCHAL_TEXT("core", "The field \"%1\" has no values to vary over"), {name}},
            {EPOCHAL_TEXT("core", "Give it two or more values, or stop varying it"), {}});
    if (static_cast<std::int64_t>(values.size()) > kMostRuns) return;  // reported below, once
    for (const Json& value : values)
        if (Status checked = checkValue(*field, value); !checked) out.push_back({checked.error(), {}});
}

/// Errors in the axes themselves.
void checkAxes(const Sweep& sweep, std::vector<SweepError>& out) {
    const auto add = [&out](const std::string& path, Message what, Message remedy) {
        out.push_back({{ErrorKind::Spec, std::move(what), path, std::move(remedy)}, {}});
    };
    std::vector<std::string> before;
    for (const SweepAxis& axis : sweep.axes) {
        checkVaried(axis.field, axis.values, before, out);
        before.push_back(axis.field);
        for (const LinkedField& linked : axis.linked) {
            checkVaried(linked.field, linked.values, before, out);
            before.push_back(linked.field);
            if (linked.values.size() != axis.values.size())
                add("/axes",
                    {EPOCHAL_TEXT("core", "The field \"%1\" is varied along with \"%2\", but has more or fewer values"),
                     {shortened(linked.field, 200), shortened(axis.field, 200)}},
                    {EPOCHAL_TEXT("core", "Give both the same number of values"), {}});
        }
    }
    if (const std::int64_t most = isSampled(sweep) && pointCount(sweep) > kMostPoints ? kMostPoints : kMostRuns;
        runCount(sweep) > most || most == kMostPoints)
        add("/axes", {EPOCHAL_TEXT_N("core", "These values make more than %1 run(s)"), {Count(most)}},
            {EPOCHAL_TEXT("core", "Use fewer values"), {}});
}

/// Whether all values of an axis mean different things in `spec`, which has one of them.
bool meansDifferent(const Field& field, const std::vector<Json>& values, RunSpec spec) {
    std::vector<Json> meant;
    for (const Json& value : values) {
        field.set(spec, value);
        meant.push_back(meantBy(field, spec));
        if (std::ranges::count(meant, meant.back()) > 1) return false;
    }
    return true;
}

/// A value that has no effect in a combination would produce the same run under two names.
void checkEffects(const Sweep& sweep, const RunSpec& spec, std::vector<Error>& out) {
    for (const SweepAxis& axis : sweep.axes) {
        const Field& field = *findField(axis.field);
        if (axis.values.size() < 2) continue;
        if (field.applies(spec) && (!field.meant || meansDifferent(field, axis.values, spec))) continue;
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
    const std::int64_t runs = isSampled(sweep) ? std::min(sweep.sample, kMostRuns + 1) *
                                                     std::min(combinations(sweep, false, true), kMostRuns + 1)
                                               : combinations(sweep, true, true);
    return std::min(kMostRuns + 1, runs);
}

std::int64_t pointCount(const Sweep& sweep) {
    return combinations(sweep, true, false);
}

bool isSampled(const Sweep& sweep) {
    return sweep.sample > 0 && sweep.sample < pointCount(sweep);
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
    const Combinations runs(sweep);
    for (std::int64_t i = 0; i < runs.count(); ++i) {
        const RunSpec spec = runs.at(i);
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
    const Combinations runs(sweep);
    specs.reserve(static_cast<std::size_t>(runs.count()));
    for (std::int64_t i = 0; i < runs.count(); ++i) specs.push_back(runs.at(i));
    return specs;
}

std::string variedValues(const RunSpec& spec, const std::vector<SweepAxis>& axes) {
    std::string text;
    for (const SweepAxis& axis : axes) {
        if (axis.values.size() < 2) continue;
        for (const std::string& name : fieldsOf(axis)) {
            const Field* field = findField(name);
            if (!field) continue;
            const std::string& called = field->shortName;
            text +=
                (text.empty() ? "" : ", ") + called + (called.empty() ? "" : " ") + textOf(*field, field->get(spec));
        }
    }
    return text;
}

}  // namespace epochal
