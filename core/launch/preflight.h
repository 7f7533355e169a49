#pragma once

#include <functional>
#include <map>
#include <stop_token>
#include <string>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Asks whether this machine can train a spec (Engine::check), before the run gets a folder. All calls block, for up to
/// a few seconds. Not thread-safe.
class Preflight {
public:
    using Check = std::function<Status(const RunSpec&)>;
    explicit Preflight(Check check) : check_(std::move(check)) {}
    /// Specs that differ only in what no check depends on are checked once: the runs of a sweep over learning rates get
    /// one answer.
    [[nodiscard]] Status operator()(const RunSpec& spec);

private:
    Check check_;
    std::map<std::string, Status> answers_;
};

/// Checks in this process, which loads the engine.
[[nodiscard]] Status checkHere(const RunSpec& spec);

/// Checks in a worker of its own, so that the window loads no LibTorch and takes no memory of a GPU for it. A worker
/// that does not answer is not a reason to refuse a run: what keeps it from starting is reported by the launch. Nor is
/// `stop`, which ends the worker and the call at once.
[[nodiscard]] Status checkByWorker(const Path& worker, const RunSpec& spec, std::stop_token stop = {});

/// Whether an error of a check is final. Memory that is short may be free again once other runs have ended.
[[nodiscard]] bool refuses(const Error& error, bool othersTrain);

/// The arguments that give a worker a spec: --set for each field that is not at its default, paths made absolute.
[[nodiscard]] std::vector<std::string> argumentsFor(const RunSpec& spec);

}  // namespace epochal
