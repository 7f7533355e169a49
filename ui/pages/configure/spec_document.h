#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <vector>

#include "core/spec/fields.h"
#include "core/spec/spec_json.h"
#include "core/spec/sweep.h"

class QUndoStack;

namespace epochal::ui {

/// What is being configured: a spec, and the fields that vary over it. Every edit can be undone; values that a field
/// refuses are kept aside with their error. GUI thread.
class SpecDocument : public QObject {
    Q_OBJECT
public:
    /// Steps go to `history`; what is on it must not outlive this object.
    explicit SpecDocument(QUndoStack& history, QObject* parent = nullptr);

    /// Of a field that is varied it has the first value.
    [[nodiscard]] const RunSpec& spec() const { return sweep_.base; }
    [[nodiscard]] const Sweep& sweep() const { return sweep_; }
    /// The JSON document: of the spec, or of the sweep where fields vary.
    [[nodiscard]] std::string text() const {
        return (sweep_.axes.empty() ? toJson(sweep_.base) : toJson(sweep_)).dump(2);
    }
    [[nodiscard]] int runCount() const { return static_cast<int>(epochal::runCount(sweep_)); }
    /// What "changed" and "reset" are measured against: a preset, or the run that was cloned.
    [[nodiscard]] const RunSpec& baseline() const { return baseline_; }

    /// Sets one field; consecutive edits of the same field are one step back.
    void set(const Field& field, const Json& value);
    /// Keeps an error for what a control shows and the field did not take.
    void refuse(const Field& field, const Error& error);
    /// The control shows the field's value again.
    void forgive(const Field& field);
    void reset(const Field& field);
    /// What this machine says against the spec, such as a folder that is not there; empty = nothing.
    void setMachineErrors(std::vector<Error> errors);

    /// The values a field is varied over; null = it is not.
    [[nodiscard]] const SweepAxis* axis(const Field& field) const;
    /// Varies a field; no values = one value again, the first.
    void setAxis(const Field& field, std::vector<Json> values);
    /// Runs of every point that differ in their seed alone, from the base's seed on.
    [[nodiscard]] int seeds() const;
    void setSeeds(int seeds);
    /// What all runs together may cost, as Sweep::budget has it.
    void setBudget(const std::string& budget);
    /// The peak rate follows the global batch size.
    void setScaleRate(bool scale);

    /// Replaces everything as one step.
    void replace(const Sweep& sweep, const QString& what);
    void replace(const RunSpec& spec, const QString& what) { replace(Sweep{spec.name, spec, {}, false}, what); }
    /// As replace, and "changed" is measured against `baseline` from then on.
    void replace(const Sweep& sweep, const RunSpec& baseline, const QString& what);
    /// Begins with a spec that is its own baseline. With `what` that is a step: undone, the draft before is back.
    void begin(const RunSpec& spec, const QString& what);
    /// As the page was left: no step.
    void restore(const RunSpec& baseline, const Sweep& sweep);
    void setBaseline(const RunSpec& baseline);

    [[nodiscard]] bool isChanged(const Field& field) const;
    /// Whether the control shows a value that the field did not take.
    [[nodiscard]] bool isRefused(const Field& field) const {
        return refused_.contains(QString::fromStdString(field.name));
    }
    [[nodiscard]] int changedCount() const;
    /// Refused values first, then what the spec's parts say against one another. Empty: it can be launched.
    [[nodiscard]] const std::vector<Error>& errors() const { return errors_; }
    [[nodiscard]] const std::vector<Error>& advice() const { return advice_; }
    /// The first combination that an error or an advice at this JSON path is of: "batch 48"; empty = of all.
    [[nodiscard]] QString combination(const std::string& path) const {
        return combinations_.value(QString::fromStdString(path));
    }

Q_SIGNALS:
    void changed();

private:
    friend class SpecEdit;
    void push(Sweep next, const QString& field, const QString& text);
    void push(Sweep next, const RunSpec& baseline, const QString& field, const QString& text);
    void apply(const Sweep& sweep, const RunSpec& baseline);
    void check();

    Sweep sweep_;
    RunSpec baseline_;
    QHash<QString, Error> refused_;
    std::vector<Error> errors_, advice_, machineErrors_;
    QHash<QString, QString> combinations_;  ///< by JSON path
    QUndoStack& history_;
};

}  // namespace epochal::ui
