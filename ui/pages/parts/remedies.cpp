#include "ui/pages/parts/remedies.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "ui/format/formatter.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

/// The field to change for an error of this kind; nullptr if changing the spec does not help.
const char* fieldFor(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::Data:
            return "data.path";
        case ErrorKind::Memory:
            return "optimizer.global_batch";
        case ErrorKind::Diverged:
            return "optimizer.learning_rate";
        case ErrorKind::Device:
        case ErrorKind::Unsupported:
            return "devices.kind";
        case ErrorKind::Spec:
        case ErrorKind::Disk:
        case ErrorKind::Damaged:
        case ErrorKind::Newer:
        case ErrorKind::Locked:
        case ErrorKind::Interrupted:
        case ErrorKind::Internal:
            return nullptr;
    }
    return nullptr;
}

/// Whether the cause can be removed outside the run: space on a disk, images put back, a device that works again.
bool mayResume(ErrorKind kind) {
    using enum ErrorKind;
    return kind == Data || kind == Memory || kind == Disk || kind == Locked || kind == Unsupported || kind == Device ||
           kind == Interrupted || kind == Internal;
}

/// Whether the run's own folder is where to look: its log, and the files that a message names.
bool isInFolder(ErrorKind kind) {
    return kind == ErrorKind::Disk || kind == ErrorKind::Damaged || kind == ErrorKind::Internal;
}

/// A value likely to remove the cause, by halving; empty if the field has none.
std::string halved(const Field& field, const RunSpec& spec) {
    RunSpec copy = spec;
    if (field.name == "optimizer.learning_rate") copy.optimizer.learningRate /= 2;
    if (field.name == "optimizer.global_batch") copy.optimizer.globalBatch /= 2;
    // A step's images are divided among the replicas.
    if (copy.optimizer.globalBatch % std::max<std::int64_t>(copy.devices.count, 1) != 0) return {};
    if (copy == spec || !checkValue(field, field.get(copy))) return {};
    return textOf(field, field.get(copy));
}

/// Epochs of warm-up for a run that diverged with fewer.
constexpr double kWarmupEpochs = 5;

struct RemedyWords {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::Remedies)
};

}  // namespace

QString Remedy::assignment() const {
    return QString::fromStdString(value.empty() ? field : field + "=" + value);
}

std::vector<Remedy> remediesFor(const RunSpec& spec, RunState state, std::optional<StopReason> reason,
                                const std::optional<Error>& error) {
    using enum Remedy::Action;
    if (state == RunState::Finished && reason == StopReason::Budget) return {{Change, "stop.budget"}};
    if (state == RunState::Lost || state == RunState::Unreachable) return {{Folder}};
    if (state == RunState::Interrupted) return {{Resume}};
    if (state != RunState::Failed) return {};
    if (!error) return {{Resume}, {Folder}};
    std::vector<Remedy> remedies;
    const Field* field = nullptr;
    if (const char* name = fieldFor(error->kind)) {
        field = findField(name);
    } else if (error->kind == ErrorKind::Spec) {
        const auto named = std::ranges::find(fields(), error->where, [](const Field& f) { return jsonPath(f); });
        if (named != fields().end()) field = &*named;
    }
    if (field && field->applies(spec)) {
        const bool tooMuch = error->kind == ErrorKind::Memory || error->kind == ErrorKind::Diverged;
        remedies.push_back({Change, field->name, tooMuch ? halved(*field, spec) : std::string()});
    }
    const Field& warmup = *findField("schedule.warmup_epochs");
    if (error->kind == ErrorKind::Diverged && warmup.applies(spec) && spec.schedule.warmupEpochs < kWarmupEpochs &&
        static_cast<double>(spec.stop.epochs) >= 2 * kWarmupEpochs) {
        RunSpec warm = spec;
        warm.schedule.warmupEpochs = kWarmupEpochs;
        remedies.push_back({Change, warmup.name, textOf(warmup, warmup.get(warm))});
    }
    if (mayResume(error->kind)) remedies.push_back({Resume});
    if (isInFolder(error->kind)) remedies.push_back({Folder});
    return remedies;
}

QString wordsOf(const Remedy& remedy, const RunSpec& spec) {
    //: verb, button: continues a run
    if (remedy.action == Remedy::Action::Resume) return RemedyWords::tr("Resume");
    //: verb, button
    if (remedy.action == Remedy::Action::Folder) return RemedyWords::tr("Open folder");
    const Field& field = *findField(remedy.field);
    RunSpec copy = spec;
    if (remedy.value.empty() || !setFromText(copy, remedy.field + "=" + remedy.value))
        //: button; %1 = label of a field, to be changed in a copy of the run
        return RemedyWords::tr("Change \"%1\"…").arg(Formatter::text(field.label));
    const Formatter& format = Formatter::current();
    const QString value = FieldWords::value(field, copy, format);
    //: button: configures a copy of the run; %1 = label of a field in lower case, %2 = its new value
    return RemedyWords::tr("Clone with %1 %2")
        .arg(
            format.locale().toLower(Formatter::text(field.label)),
            *scaleOf(field, copy).unit ? value + QLatin1Char(' ') + Formatter::text(scaleOf(field, copy).unit) : value);
}

}  // namespace epochal::ui
