#include "ui/pages/reports/kept_reports.h"

#include <algorithm>
#include <filesystem>

#include <QDateTime>

#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/base/layout.h"

namespace epochal::ui {
namespace {

Path fileOf(const Path& home, const QString& id) {
    return home / layout::kReportsFolder / (id.toStdString() + ".json");
}

Result<KeptReport> readKept(const Path& file) {
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    const Result<Json> json = parseJson(*text, file.string());
    if (!json) return json.error();
    const Result<ReportRequest> request = requestFromJson(*json, file.string());
    if (!request) return request.error();
    KeptReport report;
    report.id = QString::fromStdString(file.stem().string());
    report.request = *request;
    if (const auto name = json->find("made_title"); name != json->end() && name->is_string())
        report.title = QString::fromStdString(name->get<std::string>());
    if (const auto made = json->find("made"); made != json->end() && made->is_string())
        report.madeUtcMillis =
            QDateTime::fromString(QString::fromStdString(made->get<std::string>()), Qt::ISODateWithMs)
                .toMSecsSinceEpoch();
    return report;
}

}  // namespace

QString newReportId() {
    return QString::fromStdString(newRunId());
}

KeptReports loadReports(const Path& home) {
    KeptReports reports;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(home / layout::kReportsFolder, none)) {
        if (entry.path().extension() != ".json") continue;
        Result<KeptReport> report = readKept(entry.path());
        if (report)
            reports.all << *report;
        else
            reports.unreadable << report.error();
    }
    std::sort(reports.all.begin(), reports.all.end(),
              [](const KeptReport& a, const KeptReport& b) { return a.id > b.id; });
    return reports;
}

Status keepReport(const Path& home, const KeptReport& report) {
    std::error_code trouble;
    std::filesystem::create_directories(home / layout::kReportsFolder, trouble);
    Json json = toJson(report.request);
    json["made_title"] = report.title.toStdString();
    json["made"] = isoTime(report.madeUtcMillis);
    return writeAtomically(fileOf(home, report.id), json.dump(2) + "\n");
}

Status forgetReport(const Path& home, const QString& id) {
    std::error_code trouble;
    std::filesystem::remove(fileOf(home, id), trouble);
    if (!trouble) return {};
    return Error{ErrorKind::Disk,
                 {EPOCHAL_TEXT("core", "Cannot remove the saved report: %1"), {trouble.message()}},
                 fileOf(home, id).string(),
                 {EPOCHAL_TEXT("core", "Check the write permissions of the folder"), {}}};
}

}  // namespace epochal::ui
