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

/// What is being configured: a spec, and the fields varied over it. Every edit can be undone; for a value that a field
/// refuses, only the error is stored. GUI thread.
class SpecDocument : public QObject {
    Q_OBJECT
public:
    /// Pushes its steps to `history`, where they must not outlive this object.
    explicit SpecDocument(QUndoStack& history, QObject* parent = nullptr);

    /// For a varied field, it has the first value.
    [[nodiscard]] const RunSpec& spec() const { return sweep_.base; }
    [[nodiscard]] const Sweep& sweep() const { return sweep_; }
    /// The JSON document: of the spec, or of the sweep if fields are varied.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int runCount() const { return static_cast<int>(epochal::runCount(sweep_)); }
    /// The reference for "changed" and "reset": a preset, or the run that was cloned.
    [[nodiscard]] const RunSpec& baseline() const { return baseline_; }

    /// Sets one field; consecutive edits of the same field are one undo step.
    void set(const Field& field, const Json& value);
    /// Stores an error for a value that the control shows and the field refused.
    void refuse(const Field& field, const Error& error);
    /// Drops that error: the control shows the field's value again.
    void forgive(const Field& field);
    void reset(const Field& field);
    /// Errors that this machine raises against the spec, such as a missing folder; empty = none.
    void setMachineErrors(std::vector<Error> errors);

    /// The values over which a field is varied; null if it is not varied.
    [[nodiscard]] const SweepAxis* axis(const Field& field) const;
    /// Varies a field; no values = back to one value, the first.
    void setAxis(const Field& field, std::vector<Json> values);
    /// The number of runs per point, which differ only in their seed, counted up from the base's seed.
    [[nodiscard]] int seeds() const;
    void setSeeds(int seeds);
    /// The limit for what all runs together may cost, as in Sweep::budget.
    void setBudget(const std::string& budget);
    /// How many points to draw at random, as in Sweep::sample; 0: all of them.
    void setSample(std::int64_t points, std::int64_t seed);
    /// Whether the peak learning rate follows the global batch size.
    void setScaleRate(bool scale);

    /// Replaces everything in one step.
    void replace(const Sweep& sweep, const QString& what);
    void replace(const RunSpec& spec, const QString& what) { replace(Sweep{spec.name, spec, {}, false}, what); }
    /// As replace(), and `baseline` becomes the reference for "changed".
    void replace(const Sweep& sweep, const RunSpec& baseline, const QString& what);
    /// Starts from a spec that is its own baseline, in one step named `what`; undoing it restores the previous draft.
    void begin(const RunSpec& spec, const QString& what);
    /// Restores the page as it was left, without a step.
    void restore(const RunSpec& baseline, const Sweep& sweep);
    void setBaseline(const RunSpec& baseline);

    [[nodiscard]] bool isChanged(const Field& field) const;
    /// Whether the control shows a value that the field refused.
    [[nodiscard]] bool isRefused(const Field& field) const {
        return refused_.contains(QString::fromStdString(field.name));
    }
    [[nodiscard]] int changedCount() const;
    /// Refused values first, then contradictions within the spec, then errors of this machine. Empty: it can be
    /// launched.
    [[nodiscard]] const std::vector<Error>& errors() const { return errors_; }
    [[nodiscard]] const std::vector<Error>& advice() const { return advice_; }
    /// Whether the shipped preset that was chosen is given the same advice: a remark, not a warning to its user.
    [[nodiscard]] bool isOfPreset(const Error& advice) const;
    /// The first combination to which an error or advice at this JSON path applies: "batch 48"; empty = all.
    [[nodiscard]] QString combination(const std::string& path) const {
        return combinations_.value(QString::fromStdString(path));
    }

Q_SIGNALS:
    void changed();

private:
    friend class SpecEdit;
    static void dropScaled(Sweep& sweep, const Field& choice);
    void alignUnits(Sweep& sweep, const Field& field) const;
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
