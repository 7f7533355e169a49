#pragma once

#include <optional>
#include <vector>

#include "core/analysis/figures.h"
#include "core/events/run_directory.h"

namespace epochal::test {

/// A session that does not train, told in round numbers. The default is an inference run of ten sizes: a batch of n
/// takes 1 ms + n / 4 ms at the median, 1.1 times that at the 95th percentile and 1.2 times at the 99th; it costs
/// 3.60 USD/h, and a batch of 512 does not fit.
struct ToldSession {
    std::string id = "20261121-150000-00000001";
    RunSpec spec;
    Offer offer;
    std::vector<std::int64_t> sizes = {1, 2, 4, 8, 16, 32, 64, 128, 256};
    std::vector<std::int64_t> planned = {};     ///< empty: doubled while they fit
    std::optional<std::int64_t> underway = {};  ///< being measured
    std::optional<std::int64_t> outOfMemory = 512;
    double watts = 0;  ///< 0: nothing measures it
    RunState state = RunState::Finished;
    std::optional<Message> failure = {};
};

[[nodiscard]] ToldSession toldInference(double latencyLimit = 20);
[[nodiscard]] ToldSession toldThroughput();  ///< waits for data for a tenth of its time
[[nodiscard]] ToldSession toldInput();       ///< 1, 2, 4 and 6 loader threads, 500 images/s each

[[nodiscard]] std::vector<Event> eventsOf(const ToldSession& session);
[[nodiscard]] RunRecord recordOf(const ToldSession& session);
/// Writes the run's folder under `runs`.
[[nodiscard]] Result<RunDirectory> writeSession(const Path& runs, const ToldSession& session);

}  // namespace epochal::test
