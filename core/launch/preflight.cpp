#include "core/launch/preflight.h"

#include <vector>

#include "core/base/json.h"
#include "core/launch/engine_library.h"
#include "core/launch/worker_process.h"
#include "core/spec/fields.h"
#include "core/spec/paths.h"
#include "core/spec/spec_json.h"

namespace epochal {
namespace {

constexpr double kPatience = 60;  ///< s

/// What Engine::check depends on, all else at its default.
RunSpec checkedPart(const RunSpec& spec) {
    RunSpec part;
    part.session = spec.session;
    part.model = spec.model;
    part.data = spec.data;
    part.devices = spec.devices;
    part.parallel = spec.parallel;
    // Of the optimizer, what it needs memory for.
    part.optimizer.kind = spec.optimizer.kind;
    part.optimizer.globalBatch = spec.optimizer.globalBatch;
    part.optimizer.averageDecay = spec.optimizer.averageDecay;
    part.optimizer.accumulation = spec.optimizer.accumulation;
    return part;
}

}  // namespace

Status Preflight::operator()(const RunSpec& spec) {
    const RunSpec part = checkedPart(spec);
    const std::string key = specHash(part);
    if (const auto known = answers_.find(key); known != answers_.end()) return known->second;
    return answers_.emplace(key, check_(part)).first->second;
}

Status checkHere(const RunSpec& spec) {
    const auto engine = engineLibrary();
    return engine ? (*engine)->check(spec) : Status(engine.error());
}

std::vector<std::string> argumentsFor(const RunSpec& given) {
    RunSpec spec = given;
    makePathsWhole(spec);  // the worker runs in another folder
    std::vector<std::string> arguments;
    const RunSpec defaults;
    for (const Field& field : fields())
        if (const Json value = field.get(spec); field.role != FieldRole::Label && value != field.get(defaults)) {
            arguments.emplace_back("--set");
            arguments.push_back(field.name + "=" + textOf(field, value));
        }
    return arguments;
}

Status checkByWorker(const Path& worker, const RunSpec& spec, std::stop_token stop) {
    WorkerCall call{{"validate", "--here", "--json"}};
    for (std::string& argument : argumentsFor(spec)) call.arguments.push_back(std::move(argument));
    const auto said = askWorker(worker, call, kPatience, 0, std::move(stop));
    if (!said) return {};
    const Json answer = Json::parse(said->output, nullptr, false);
    const auto errors = answer.is_object() ? answer.find("errors") : answer.end();
    if (!answer.is_object() || errors == answer.end() || !errors->is_array() || errors->empty()) return {};
    return errorFromJson(errors->front());
}

bool refuses(const Error& error, bool othersTrain) {
    return error.kind != ErrorKind::Memory || !othersTrain;
}

}  // namespace epochal
