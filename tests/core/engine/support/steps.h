#pragma once

#include <torch/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/engine/train/checkpoint.h"
#include "core/spec/run_spec.h"

/// The steps of a run without its trainer.
namespace epochal::test {

struct Ran {
    engine::Checkpoint checkpoint;
    std::vector<torch::Tensor> outputs;  ///< of each rank's evaluation
};

/// Steps `from` to `to` of a run, as the trainer makes them, from its start or from `start`; every rank is a thread.
[[nodiscard]] Ran trained(const RunSpec& spec, double rate, std::int64_t from, std::int64_t to,
                          const engine::Checkpoint& start = {});

/// The largest difference of two checkpoints' tensors, those of the replicas' own aside; 1e30 if they have not the same
/// tensors.
[[nodiscard]] double apart(const engine::Checkpoint& a, const engine::Checkpoint& b, const std::string& prefix = "");

/// What each replica has of its own.
[[nodiscard]] torch::Tensor rowsOf(const engine::Checkpoint& checkpoint);

/// The first tensor that differs in a bit, or "".
[[nodiscard]] std::string different(const engine::Checkpoint& a, const engine::Checkpoint& b);

}  // namespace epochal::test
