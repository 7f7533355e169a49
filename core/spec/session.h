#pragma once

#include "core/spec/run_spec.h"

namespace epochal {

/// What a run does. Everything that depends on the kind of a run asks here, never for the word.
[[nodiscard]] inline bool trainsToQuality(const RunSpec::Session& session) {
    return session.kind == "train";
}
/// Reads samples, without a network.
[[nodiscard]] inline bool onlyReads(const RunSpec::Session& session) {
    return session.kind == "input";
}
/// Answers requests with a network that does not change.
[[nodiscard]] inline bool answersRequests(const RunSpec::Session& session) {
    return session.kind == "inference";
}
/// Makes training steps as fast as they go.
[[nodiscard]] inline bool onlySteps(const RunSpec::Session& session) {
    return session.kind == "throughput";
}

}  // namespace epochal
