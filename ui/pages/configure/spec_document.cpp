#include "ui/pages/configure/spec_document.h"

#include <QUndoCommand>
#include <QUndoStack>
#include <algorithm>

#include "core/base/json.h"
#include "core/spec/presets.h"
#include "ui/format/formatter.h"

namespace epochal::ui {

namespace {
constexpr std::size_t kAdvised = 100;  ///< combinations checked for advice
}  // namespace

class SpecEdit : public QUndoCommand {
public:
    /// With an empty `field`, the step is never merged with another.
    SpecEdit(SpecDocument& document, Sweep after, RunSpec baseline, QString field, const QString& text)
        : QUndoCommand(text),
          document_(document),
          before_{document.sweep(), document.baseline()},
          after_{std::move(after), std::move(baseline)},
          field_(std::move(field)) {}
    void undo() override { document_.apply(before_.sweep, before_.baseline); }
    void redo() override { document_.apply(after_.sweep, after_.baseline); }
    int id() const override { return field_.isEmpty() ? -1 : kSpecEdit; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const SpecEdit*>(other);
        if (next->field_ != field_) return false;
        after_ = next->after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    static constexpr int kSpecEdit = 1;  ///< no other command in the history has an id
    struct State {
        Sweep sweep;
        RunSpec baseline;
        bool operator==(const State&) const = default;
    };
    SpecDocument& document_;
    State before_, after_;
    QString field_;
};

SpecDocument::SpecDocument(QUndoStack& history, QObject* parent) : QObject(parent), history_(history) {
    check();
}

std::string SpecDocument::text() const {
    return (sweep_.axes.empty() ? toJson(sweep_.base) : toJson(sweep_)).dump(2);
}

void SpecDocument::push(Sweep next, const QString& field, const QString& text) {
    push(std::move(next), baseline_, field, text);
}

void SpecDocument::push(Sweep next, const RunSpec& baseline, const QString& field, const QString& text) {
    next.name = next.base.name;
    history_.push(new SpecEdit(*this, std::move(next), baseline, field, text));
}

void SpecDocument::set(const Field& field, const Json& value) {
    if (const Status status = checkValue(field, value); !status) return refuse(field, status.error());
    const QString name = QString::fromStdString(field.name);
    const bool mended = refused_.remove(name) > 0;
    Sweep next = sweep_;
    if (field.get(next.base) != value) dropScaled(next, field);
    field.set(next.base, value);
    // Of two values that mean the same here, the baseline's: nothing has changed then.
    if (RunSpec unchanged = next.base; field.meant) {
        field.set(unchanged, field.get(baseline_));
        if (meantBy(field, unchanged) == meantBy(field, next.base)) next.base = std::move(unchanged);
    }
    alignUnits(next, field);
    if (next != sweep_) {
        push(std::move(next), name, Formatter::text(field.label));
    } else if (mended) {
        check();
        Q_EMIT changed();
    }
}

/// A number in the unit of another choice means nothing in that of the new one.
void SpecDocument::dropScaled(Sweep& sweep, const Field& choice) {
    for (const Field& scaled : fields()) {
        if (scaled.scaledBy != choice.name) continue;
        scaled.set(sweep.base, scaled.get(RunSpec()));
        std::erase_if(sweep.axes, [&](const SweepAxis& axis) { return axis.field == scaled.name; });
    }
}

/// After a change of `field`: where another choice now stands for the one in the spec, what is in its unit is dropped;
/// and a number is in the unit of the choice that was shown when it was entered.
void SpecDocument::alignUnits(Sweep& sweep, const Field& field) const {
    for (const Field& choice : fields()) {
        if (!choice.meant) continue;
        const std::string means = choice.meant(sweep.base);
        if (means != choice.meant(sweep_.base) && field.name != choice.name) dropScaled(sweep, choice);
        if (field.scaledBy == choice.name) choice.set(sweep.base, means);
    }
}

void SpecDocument::refuse(const Field& field, const Error& error) {
    refused_.insert(QString::fromStdString(field.name), error);
    check();
    Q_EMIT changed();
}

void SpecDocument::forgive(const Field& field) {
    if (refused_.remove(QString::fromStdString(field.name)) == 0) return;
    check();
    Q_EMIT changed();
}

void SpecDocument::reset(const Field& field) {
    if (axis(field)) setAxis(field, {});
    set(field, field.get(baseline_));
}

const SweepAxis* SpecDocument::axis(const Field& field) const {
    const auto found = std::ranges::find(sweep_.axes, field.name, &SweepAxis::field);
    return found == sweep_.axes.end() ? nullptr : &*found;
}

void SpecDocument::setAxis(const Field& field, std::vector<Json> values) {
    refused_.remove(QString::fromStdString(field.name));
    Sweep next = sweep_;
    const auto found = std::ranges::find(next.axes, field.name, &SweepAxis::field);
    if (values.empty()) {
        if (found != next.axes.end()) next.axes.erase(found);
    } else {
        field.set(next.base, values.front());
        alignUnits(next, field);
        if (found != next.axes.end())
            *found = {field.name, std::move(values)};  // what was linked to the values before has none for these
        else                                           // seeds vary fastest, so that the runs of a point stay together
            next.axes.insert(std::ranges::find(next.axes, sampleField().name, &SweepAxis::field),
                             {field.name, std::move(values)});
    }
    if (next == sweep_) {
        check();
        Q_EMIT changed();
        return;
    }
    push(std::move(next), {}, tr("Vary %1").arg(Formatter::text(field.label)));
}

int SpecDocument::seeds() const {
    const SweepAxis* found = axis(sampleField());
    return found ? static_cast<int>(found->values.size()) : 1;
}

void SpecDocument::setSeeds(int seeds) {
    if (seeds == this->seeds()) return;
    std::vector<Json> values;
    for (int i = 0; seeds > 1 && i < seeds; ++i) values.emplace_back(sweep_.base.seed + i);
    setAxis(sampleField(), std::move(values));
}

void SpecDocument::setBudget(const std::string& budget) {
    Sweep next = sweep_;
    next.budget = budget;
    if (next != sweep_) push(std::move(next), QStringLiteral("/budget"), tr("Campaign budget"));
}

void SpecDocument::setSample(std::int64_t points, std::int64_t seed) {
    Sweep next = sweep_;
    next.sample = points;
    next.sampleSeed = seed;
    if (next != sweep_) push(std::move(next), QStringLiteral("/sample"), tr("Random sample"));
}

void SpecDocument::setScaleRate(bool scale) {
    Sweep next = sweep_;
    next.scaleRate = scale;
    //: name of a step that can be undone
    const QString name = tr("Scale learning rate with batch size");
    if (next != sweep_) push(std::move(next), {}, name);
}

void SpecDocument::replace(const Sweep& sweep, const QString& what) {
    replace(sweep, baseline_, what);
}

void SpecDocument::replace(const Sweep& sweep, const RunSpec& baseline, const QString& what) {
    refused_.clear();
    if (sweep != sweep_ || baseline != baseline_)
        push(sweep, baseline, {}, what);
    else
        apply(sweep, baseline);
}

void SpecDocument::begin(const RunSpec& spec, const QString& what) {
    replace({spec.name, spec, {}, false}, spec, what);
}

void SpecDocument::restore(const RunSpec& baseline, const Sweep& sweep) {
    refused_.clear();
    apply(sweep, baseline);
}

void SpecDocument::setBaseline(const RunSpec& baseline) {
    baseline_ = baseline;
    Q_EMIT changed();
}

void SpecDocument::setMachineErrors(std::vector<Error> errors) {
    const auto same = [](const Error& a, const Error& b) { return a.where == b.where && a.what == b.what; };
    if (std::ranges::equal(errors, machineErrors_, same)) return;
    machineErrors_ = std::move(errors);
    check();
    Q_EMIT changed();
}

bool SpecDocument::isChanged(const Field& field) const {
    return axis(field) || isRefused(field) || field.get(spec()) != field.get(baseline_);
}

int SpecDocument::changedCount() const {
    return static_cast<int>(std::ranges::count_if(
        fields(), [this](const Field& field) { return field.applies(spec()) && isChanged(field); }));
}

void SpecDocument::apply(const Sweep& sweep, const RunSpec& baseline) {
    sweep_ = sweep;
    baseline_ = baseline;
    sweep_.name = sweep_.base.name;
    check();
    Q_EMIT changed();
}

bool SpecDocument::isOfPreset(const Error& advice) const {
    if (std::ranges::find(presets(), baseline_, &Preset::spec) == presets().end()) return false;
    return std::ranges::any_of(advise(baseline_), [&](const Error& own) {
        return own.where == advice.where && own.what.text == advice.what.text;
    });
}

void SpecDocument::check() {
    errors_.clear();
    advice_.clear();
    combinations_.clear();
    for (const Error& error : refused_) errors_.push_back(error);
    const auto note = [this](const Error& error, const std::string& combination) {
        const QString path = QString::fromStdString(error.where);
        if (!combination.empty() && !combinations_.contains(path))
            combinations_.insert(path, QString::fromStdString(combination));
    };
    for (SweepError& wrong : validate(sweep_)) {
        // An error of the axes as a whole is reported at the last of them.
        if (wrong.error.where == "/axes" && !sweep_.axes.empty())
            if (const Field* field = findField(sweep_.axes.back().field)) wrong.error.where = jsonPath(*field);
        note(wrong.error, wrong.combination);
        errors_.push_back(std::move(wrong.error));
    }
    for (const Error& error : machineErrors_) errors_.push_back(error);
    if (sweep_.axes.empty() || !errors_.empty()) {
        advice_ = advise(spec());
        return;
    }
    const auto specs = expand(sweep_);
    const std::size_t looked = specs ? std::min(specs->size(), kAdvised) : 0;
    std::vector<std::size_t> times;
    std::vector<std::string> first;
    for (std::size_t i = 0; i < looked; ++i)
        for (Error& advice : advise(specs->at(i))) {
            const auto known = std::ranges::find_if(
                advice_, [&](const Error& e) { return e.where == advice.where && e.what.text == advice.what.text; });
            if (known != advice_.end()) {
                ++times[static_cast<std::size_t>(known - advice_.begin())];
                continue;
            }
            advice_.push_back(std::move(advice));
            times.push_back(1);
            first.push_back(variedValues(specs->at(i), sweep_.axes));
        }
    // Advice that applies to every run does not name a combination.
    for (std::size_t i = 0; i < advice_.size(); ++i)
        if (times[i] < looked) note(advice_[i], first[i]);
}

}  // namespace epochal::ui
