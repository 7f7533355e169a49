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

/// A spec with what Engine::check does not depend on at its default. That is listed, not what it depends on: a field
/// nobody thought of here costs a check too many, never an answer to another question.
RunSpec checkedPart(RunSpec spec) {
    const RunSpec defaults;
    spec.schedule = defaults.schedule;
    spec.stop = defaults.stop;
    spec.checkpoints = defaults.checkpoints;
    spec.price = defaults.price;
    spec.seed = defaults.seed;
    // The optimizer's numbers change neither a shape nor what has to be kept.
    RunSpec::Optimizer& optimizer = spec.optimizer;
    optimizer.learningRate = defaults.optimizer.learningRate;
    optimizer.referenceBatch = defaults.optimizer.referenceBatch;
    optimizer.backboneRate = defaults.optimizer.backboneRate;
    optimizer.momentum = defaults.optimizer.momentum;
    optimizer.nesterov = defaults.optimizer.nesterov;
    optimizer.beta1 = defaults.optimizer.beta1;
    optimizer.beta2 = defaults.optimizer.beta2;
    optimizer.epsilon = defaults.optimizer.epsilon;
    optimizer.trust = defaults.optimizer.trust;
    optimizer.weightDecay = defaults.optimizer.weightDecay;
    optimizer.labelSmoothing = defaults.optimizer.labelSmoothing;
    optimizer.clipNorm = defaults.optimizer.clipNorm;
    return spec;
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
