#include "ui/report/report_source.h"

#include <algorithm>
#include <filesystem>

#include "core/analysis/replay.h"
#include "core/base/layout.h"
#include "core/launch/campaign.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {
namespace {

Error stopped() {
    return {ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "The report was not created: it was canceled"), {}}, {}, {}};
}

/// `alone`: the report is on this run; of many, what each predicted would be megabytes that no page shows.
Result<ReportedRun> readRun(const Path& folder, bool alone) {
    Result<RunDirectory> run = RunDirectory::open(folder);
    if (!run) return run.error();
    Result<RunRecord> record = replay(*run);
    if (!record) return record.error();
    const Result<RunCheck> check = countAgain(*run);
    if (!check) return check.error();
    const Figures& figures = record->figures();
    return ReportedRun{*run,
                       figures,
                       keptEstimate(*run),
                       readConfusion(*run, figures),
                       alone ? readNumbers(*run, figures) : std::nullopt,
                       *check};
}

const Study* studyOf(const std::vector<Study>& studies, const std::string& id) {
    const auto found = std::find_if(studies.begin(), studies.end(), [&](const Study& one) { return one.id == id; });
    return found == studies.end() ? nullptr : &*found;
}

/// Finds a published row by its "study/row".
const Entry* publishedEntry(const std::vector<Study>& studies, const std::string& id) {
    const Study* study = studyOf(studies, id.substr(0, id.find('/')));
    if (!study) return nullptr;
    const auto found =
        std::find_if(study->entries.begin(), study->entries.end(), [&](const Entry& one) { return one.id == id; });
    return found == study->entries.end() ? nullptr : &*found;
}

/// Folders of a campaign's runs: in the campaign's order if its document exists, else by id.
std::vector<Path> campaignFolders(const Path& home, const std::string& campaign) {
    const Path runs = home / layout::kRunsFolder;
    std::vector<Path> folders;
    std::error_code trouble;
    if (const Result<Campaign> document = loadCampaign(home, campaign)) {
        for (const std::string& run : document->runs)
            if (std::filesystem::exists(runs / run, trouble)) folders.push_back(runs / run);
        return folders;
    }
    for (const auto& entry : std::filesystem::directory_iterator(runs, trouble)) {
        if (!entry.is_directory(trouble) || entry.path().filename().string().starts_with('.')) continue;
        const Result<RunDirectory> run = RunDirectory::open(entry.path());
        if (run && run->spec().campaign == campaign) folders.push_back(entry.path());
    }
    std::sort(folders.begin(), folders.end());
    return folders;
}

Error nothingFound(const ReportRequest& request) {
    switch (request.kind) {
        case ReportKind::Study:
            return {ErrorKind::Spec,
                    {EPOCHAL_TEXT("core", "There is no study with this ID"), {}},
                    request.subject.toStdString(),
                    {EPOCHAL_TEXT("core", "Run epochal report --list to see the studies"), {}}};
        case ReportKind::Campaign:
            return {ErrorKind::Spec,
                    {EPOCHAL_TEXT("core", "This campaign has no runs"), {}},
                    request.subject.toStdString(),
                    {EPOCHAL_TEXT("core", "Check the campaign ID and the Epochal folder (--home)"), {}}};
        case ReportKind::Run:
        case ReportKind::Comparison:
            break;
    }
    return {ErrorKind::Spec,
            {EPOCHAL_TEXT("core", "No run was specified for the report"), {}},
            {},
            {EPOCHAL_TEXT("core", "Specify one or more run folders"), {}}};
}

}  // namespace

Result<ReportSource> readReportSource(const ReportRequest& request, const ReportPlaces& places,
                                      const std::function<bool(int, int)>& progress) {
    ReportSource source;
    source.book = places.book;
    if (request.kind == ReportKind::Study) {
        const Study* study = studyOf(places.studies, request.subject.toStdString());
        if (!study) return nothingFound(request);
        source.study = *study;
        if (request.ids.isEmpty()) {
            source.entries = study->entries;
            source.runOf.resize(source.entries.size());
            return source;
        }
    }
    std::vector<Path> folders = places.folders;
    if (request.kind == ReportKind::Campaign && request.ids.isEmpty() && folders.empty())
        folders = campaignFolders(places.home, request.subject.toStdString());
    if (request.kind == ReportKind::Campaign)
        if (const Result<Campaign> campaign = loadCampaign(places.home, request.subject.toStdString()))
            source.campaign = fromStd(campaign->sweep.name);
    QStringList ids = folders.empty() ? request.ids : QStringList();
    for (const Path& folder : folders) ids << fromStd(folder.string());
    const auto total = static_cast<int>(ids.size());
    for (int i = 0; i < total; ++i) {
        if (progress && !progress(i, total)) return stopped();
        const std::string id = ids[i].toStdString();
        if (folders.empty() && id.find('/') != std::string::npos) {
            if (const Entry* entry = publishedEntry(places.studies, id)) {
                source.entries.push_back(*entry);
                source.runOf.emplace_back();
            } else {
                source.skipped.push_back(
                    {ErrorKind::Spec, {EPOCHAL_TEXT("core", "There is no such published result"), {}}, id, {}});
            }
            continue;
        }
        Result<ReportedRun> run =
            readRun(folders.empty() ? places.home / layout::kRunsFolder / id : Path(id), total == 1);
        if (!run) {
            if (total == 1) return run.error();
            source.skipped.push_back(run.error());
            continue;
        }
        source.entries.push_back(entryOf(run->directory, run->figures));
        source.runOf.emplace_back(source.runs.size());
        source.runs.push_back(std::move(*run));
    }
    if (progress) (void)progress(total, total);
    if (!source.entries.empty()) return source;
    return source.skipped.empty() ? nothingFound(request) : source.skipped.front();
}

}  // namespace epochal::ui
