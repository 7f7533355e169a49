#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <vector>

#include "core/spec/fields.h"
#include "core/spec/spec_json.h"

class QUndoStack;

namespace epochal::ui {

/// The spec being configured: every edit can be undone, values that a field refuses are kept aside with their error.
/// GUI thread.
class SpecDocument : public QObject {
    Q_OBJECT
public:
    explicit SpecDocument(QObject* parent = nullptr);

    [[nodiscard]] const RunSpec& spec() const { return spec_; }
    /// What "changed" and "reset" are measured against: a preset, or the run that was cloned.
    [[nodiscard]] const RunSpec& baseline() const { return baseline_; }
    [[nodiscard]] QUndoStack& undoStack() { return *undo_; }

    /// Sets one field; consecutive edits of the same field are one step back.
    void set(const Field& field, const Json& value);
    void reset(const Field& field);
    /// Replaces everything as one step.
    void replace(const RunSpec& spec, const QString& what);
    /// Begins anew from `spec`: nothing is changed, nothing can be undone.
    void begin(const RunSpec& spec);
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

Q_SIGNALS:
    void changed();

private:
    friend class SpecEdit;
    void apply(const RunSpec& spec);
    void check();

    RunSpec spec_, baseline_;
    QHash<QString, Error> refused_;
    std::vector<Error> errors_, advice_;
    QUndoStack* undo_;
};

}  // namespace epochal::ui
