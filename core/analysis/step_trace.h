#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

/// What a rank's steps are made of, by who does it: the host waits, the device computes, images are copied to it, ranks
/// exchange tensors.
enum class StepTrack : std::uint8_t { Waits, Compute, Copies, Exchange };

/// An interval of a few steps of training.
struct StepSpan {
    int rank = 0;
    StepTrack track = StepTrack::Compute;
    std::string name;           ///< "forward", "exchange 3"
    double begin = 0, end = 0;  ///< s, on a clock that all ranks share
    bool operator==(const StepSpan&) const = default;
};

/// The name of the span in which a rank updates its weights.
inline constexpr const char* kOptimizerSpan = "optimizer";

[[nodiscard]] Json toJson(std::span<const StepSpan> spans);
/// Throws nlohmann's exceptions for anything else than toJson gives.
[[nodiscard]] std::vector<StepSpan> stepSpansFrom(const Json& json);

/// In the Trace Event Format (Google, "Trace Event Format", 2016), which Perfetto's and Chrome's viewers read: one
/// process per rank, one thread per track, complete events in microseconds from the first one on.
[[nodiscard]] std::string chromeTrace(std::span<const StepSpan> spans);
/// What chromeTrace() wrote, to the nanosecond. ErrorKind::Damaged for anything else.
[[nodiscard]] Result<std::vector<StepSpan>> readChromeTrace(std::string_view text, const std::string& where);

/// The steps of a trace, as rank 0 makes them: each ends with an update of its weights, and the next begins there.
struct TracedStep {
    double begin = 0, end = 0;  ///< s
};
[[nodiscard]] std::vector<TracedStep> stepsOf(std::span<const StepSpan> spans);

/// Of all ranks' exchanges: the seconds in which one is underway, and those of them in which that rank's device
/// computes, and nothing is lost.
struct Overlap {
    double exchange = 0, hidden = 0;
};
[[nodiscard]] Overlap overlapOf(std::span<const StepSpan> spans);

}  // namespace epochal
