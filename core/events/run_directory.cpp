#include "core/events/run_directory.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/spec/networks.h"
#include "core/spec/spec_json.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

Error damaged(const Path& file, Message what) {
    return {ErrorKind::Damaged,
            std::move(what),
            file.string(),
            {EPOCHAL_TEXT("core", "Restore the file, or delete the run's folder"), {}}};
}

Result<Json> readDocument(const Path& file) {
    const auto text = readFile(file, 16u << 20, Links::Refuse);
    if (!text) return text.error();
    return parseJson(*text, file.string());
}

/// Makes the draft folder and locks it for as long as its maker lives, so that removeLeftovers() can tell whether it is
/// still in use.
Result<Descriptor> makeDraft(const Path& draft) {
    constexpr int kTries = 3;
    for (int i = 0; i < kTries; ++i) {
        const bool made = ::mkdir(draft.c_str(), 0755) == 0;
        if (!made && errno != EEXIST) return ioError(errno, draft);
        Descriptor held(::open(draft.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        struct stat status {};
        if (held < 0 || ::flock(held, LOCK_EX | LOCK_NB) != 0 || ::fstat(held, &status) != 0) continue;
        if (made && status.st_nlink > 0) return held;
        std::error_code error;  // left behind by a dead process: remove it and try again
        std::filesystem::remove_all(draft, error);
    }
    return ioError(EEXIST, draft);
}

Error within(const Path& file, Error error) {
    error.where = file.string() + " " + error.where;
    return error;
}

}  // namespace

Result<RunDirectory> RunDirectory::create(const Path& runs, const std::string& id, const RunSpec& spec,
                                          const Machine& machine, const Offer& offer) {
    if (Status made = makeFolders(runs); !made) return made.error();
    RunSpec recorded = spec;
    if (Status read = recordScript(recorded); !read) return read.error();
    // Filled under another name, then renamed: a run directory is valid from the moment it is visible.
    const Path folder = runs / id, draft = draftOf(folder);
    std::error_code error;
    const auto held = makeDraft(draft);
    if (!held) return held.error();
    const Json about = document(formats::kRun, {{"id", id}, {"created", isoTime(utcMillis())}});
    const std::pair<const char*, std::string> files[] = {{layout::kRun, jsonText(about, 2) + "\n"},
                                                         {layout::kSpec, jsonText(toJson(recorded), 2) + "\n"},
                                                         {layout::kMachine, jsonText(toJson(machine), 2) + "\n"},
                                                         {layout::kOffer, jsonText(toJson(offer), 2) + "\n"},
                                                         {layout::kEvents, ""}};
    Status filled = makeFolder(draft / layout::kCheckpointsFolder);
    for (const auto& [name, content] : files)
        if (filled) filled = writeAtomically(draft / name, content, Links::Refuse);
    if (filled) {
        std::filesystem::rename(draft, folder, error);
        // Without the sync, a power cut could undo a folder that another process has already seen.
        filled = error ? Status(ioError(error.value(), folder)) : syncFolder(runs);
    }
    if (filled) return open(folder);
    std::filesystem::remove_all(draft, error);
    return filled.error();
}

Result<RunDirectory> RunDirectory::open(const Path& folder) {
    if (std::error_code failed; !std::filesystem::exists(folder, failed) && !failed)
        return Error{ErrorKind::Disk,
                     {EPOCHAL_TEXT("core", "There is no such run folder"), {}},
                     folder.string(),
                     {EPOCHAL_TEXT("core", "Put it back if it was moved or deleted; otherwise check the path"), {}}};
    RunDirectory run;
    run.path_ = folder;
    const auto about = readDocument(folder / layout::kRun);
    if (!about) return about.error();
    if (!isOf(*about, formats::kRun))
        return damaged(folder / layout::kRun, {EPOCHAL_TEXT("core", "This is not an Epochal run"), {}});
    if (Status known = checkVersion(*about, formats::kRun, folder.string()); !known) return known.error();
    run.id_ = stringAt(*about, "id");
    const auto created = parseIsoTime(stringAt(*about, "created"));
    if (run.id_.empty() || !created)
        return damaged(folder / layout::kRun, {EPOCHAL_TEXT("core", "The run's ID or creation time is missing"), {}});
    run.created_ = *created;

    const auto spec = readDocument(folder / layout::kSpec);
    if (!spec) return spec.error();
    auto readSpec = specFromJson(*spec);
    if (!readSpec) return within(folder / layout::kSpec, readSpec.error());
    run.spec_ = std::move(*readSpec);
    // A table had no network of the user's own at first: one chosen for images before could stay in its spec, and the
    // MLP was trained. It has no hash, as every network that was read has.
    if (RunSpec::Model& model = run.spec_.model;
        isTable(run.spec_) && model.architecture == kOwnNetwork && model.scriptHash.empty())
        model.architecture = kTableNetwork;
    const auto machine = readDocument(folder / layout::kMachine);
    if (!machine) return machine.error();
    auto readMachine = machineFromJson(*machine);
    if (!readMachine) return within(folder / layout::kMachine, readMachine.error());
    run.machine_ = std::move(*readMachine);
    const auto offer = readDocument(folder / layout::kOffer);
    if (!offer) return offer.error();
    auto readOffer = offerFromJson(*offer, (folder / layout::kOffer).string());
    if (!readOffer) return readOffer.error();
    run.offer_ = std::move(*readOffer);
    return run;
}

std::optional<ExitRecord> RunDirectory::exitRecord() const {
    const auto json = readDocument(path_ / layout::kExit);
    if (!json || !json->is_object() || !checkVersion(*json, formats::kExit, {})) return std::nullopt;
    ExitRecord record;
    const auto state = runStateFromName(stringAt(*json, "state"));
    const auto time = parseIsoTime(stringAt(*json, "time"));
    record.attempt = integerAt(*json, "attempt");
    if (!state || !time || record.attempt < 1) return std::nullopt;
    record.state = *state;
    record.utcMillis = *time;
    record.code = static_cast<int>(integerAt(*json, "code"));
    record.reason = stopReasonFromName(stringAt(*json, "reason"));
    record.events = integerAt(*json, "events");
    if (json->contains("error")) record.error = errorFromJson((*json)["error"]);
    if (json->contains("notice")) record.notice = messageFromJson((*json)["notice"]);
    return record;
}

bool RunDirectory::isGone() const {
    struct stat status {};
    return ::lstat((path_ / layout::kRun).c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

Error goneError(const Path& folder) {
    return {ErrorKind::Disk,
            {EPOCHAL_TEXT("core", "The run's folder is gone: it was moved or deleted"), {}},
            folder.string(),
            {EPOCHAL_TEXT("core", "Restore the folder and resume the run, or start a new one"), {}}};
}

Result<PreparedFile> RunDirectory::prepareExit(const ExitRecord& record) const {
    if (Status free = makeRoomFor(path_ / layout::kExit, formats::kExit); !free) return free.error();
    Json json = document(formats::kExit, {{"attempt", record.attempt},
                                          {"code", record.code},
                                          {"state", name(record.state)},
                                          {"time", isoTime(record.utcMillis)},
                                          {"events", record.events}});
    if (record.reason) json["reason"] = name(*record.reason);
    if (record.error) json["error"] = toJson(*record.error);
    if (!record.notice.empty()) json["notice"] = toJson(record.notice);
    return PreparedFile::prepare(path_ / layout::kExit, jsonText(json, 2) + "\n", Links::Refuse);
}

Labels RunDirectory::labels() const {
    Labels labels{spec_.tags, "", false};
    const auto json = readDocument(path_ / layout::kLabels);
    if (!json || !json->is_object()) return labels;
    if (const auto tags = json->find("tags"); tags != json->end() && tags->is_array()) {
        labels.tags.clear();
        for (const Json& tag : *tags)
            if (tag.is_string()) labels.tags.push_back(tag);
    }
    labels.note = stringAt(*json, "note");
    if (const auto archived = json->find("archived"); archived != json->end() && archived->is_boolean())
        labels.archived = *archived;
    return labels;
}

Status RunDirectory::writeLabels(const Labels& labels) const {
    const Json json =
        document(formats::kLabels, {{"tags", labels.tags}, {"note", labels.note}, {"archived", labels.archived}});
    if (Status free = makeRoomFor(path_ / layout::kLabels, formats::kLabels); !free) return free;
    return writeAtomically(path_ / layout::kLabels, jsonText(json, 2) + "\n", Links::Refuse);
}

}  // namespace epochal
