#include "core/launch/weights_export.h"

#include "core/base/json.h"
#include "core/launch/worker_process.h"

namespace epochal {
namespace {

constexpr double kExportPatience = 600, kExportGrace = 1;  ///< s

}  // namespace

Status exportWeightsByWorker(const Path& worker, const Path& run, const Path& file, std::stop_token stop) {
    std::error_code ignored;  // the worker runs in another folder
    const WorkerCall call{{"weights", std::filesystem::absolute(run, ignored).string(), "--output",
                           std::filesystem::absolute(file, ignored).string(), "--force", "--json"}};
    const auto said = askWorker(worker, call, kExportPatience, kExportGrace, std::move(stop));
    if (said && said->code == 0) return {};
    const Json answer = Json::parse(said ? said->output : std::string(), nullptr, false);
    if (answer.is_object() && answer.contains("error")) return errorFromJson(answer["error"]);
    return Error{ErrorKind::Internal,
                 {EPOCHAL_TEXT("core", "The weights could not be exported"), {}},
                 worker.string(),
                 {EPOCHAL_TEXT("core", "Try again, or run epochal-worker weights in a terminal for details"), {}}};
}

}  // namespace epochal
