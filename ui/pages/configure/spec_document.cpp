#include "ui/pages/configure/spec_document.h"

#include <algorithm>

#include <QUndoCommand>
#include <QUndoStack>

#include "ui/format/formatter.h"

namespace epochal::ui {

class SpecEdit : public QUndoCommand {
public:
    /// `field` empty: the whole spec was replaced.
    SpecEdit(SpecDocument& document, RunSpec after, QString field, const QString& text)
        : QUndoCommand(text),
          document_(document),
          before_(document.spec()),
          after_(std::move(after)),
          field_(std::move(field)) {}
    void undo() override { document_.apply(before_); }
    void redo() override { document_.apply(after_); }
    int id() const override { return field_.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const SpecEdit*>(other);
        if (next->field_ != field_) return false;
        after_ = next->after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    SpecDocument& document_;
    RunSpec before_, after_;
    QString field_;
};

SpecDocument::SpecDocument(QObject* parent) : QObject(parent), undo_(new QUndoStack(this)) {
    check();
}

void SpecDocument::set(const Field& field, const Json& value) {
    const QString name = QString::fromStdString(field.name);
    if (const Status status = checkValue(field, value); !status) {
        refused_.insert(name, status.error());
        check();
        Q_EMIT changed();
        return;
    }
    const bool mended = refused_.remove(name) > 0;
    RunSpec next = spec_;
    field.set(next, value);
    if (next != spec_) {
        undo_->push(new SpecEdit(*this, next, name, Formatter::text(field.label)));
    } else if (mended) {
        check();
        Q_EMIT changed();
    }
}

void SpecDocument::reset(const Field& field) {
    set(field, field.get(baseline_));
}

void SpecDocument::replace(const RunSpec& spec, const QString& what) {
    refused_.clear();
    if (spec != spec_)
        undo_->push(new SpecEdit(*this, spec, {}, what));
    else
        apply(spec);
}

void SpecDocument::begin(const RunSpec& spec) {
    refused_.clear();
    undo_->clear();
    baseline_ = spec;
    apply(spec);
}

void SpecDocument::setBaseline(const RunSpec& baseline) {
    baseline_ = baseline;
    Q_EMIT changed();
}

bool SpecDocument::isChanged(const Field& field) const {
    return field.get(spec_) != field.get(baseline_);
}

int SpecDocument::changedCount() const {
    return static_cast<int>(std::ranges::count_if(
        fields(), [this](const Field& field) { return field.applies(spec_) && isChanged(field); }));
}

void SpecDocument::apply(const RunSpec& spec) {
    spec_ = spec;
    check();
    Q_EMIT changed();
}

void SpecDocument::check() {
    errors_.clear();
    for (const Error& error : refused_) errors_.push_back(error);
    for (Error& error : validate(spec_)) errors_.push_back(std::move(error));
    advice_ = advise(spec_);
}

}  // namespace epochal::ui
