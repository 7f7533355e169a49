#pragma once

#include <string>

#include "core/analysis/figures.h"
#include "core/events/run_directory.h"

namespace epochal::worker {

/// A run's progress on a terminal: one line that is rewritten, and a permanent line for each epoch and notice. If
/// stdout is not a terminal, only the permanent lines are printed.
class ProgressDisplay {
public:
    /// With a heading, as for a run of a sweep, there is only one permanent line: the last.
    ProgressDisplay(const RunDirectory& run, std::string heading = {});
    void show(const Event& event);
    /// The last lines: how it ended, what it reached, how fast, what it cost.
    void end(const Result<ExitRecord>& end);

private:
    void line(const std::string& text);
    void rewrite();
    void rewriteSize();
    const Machine machine_;
    RunRecord record_;
    std::string heading_;
    bool terminal_;
    std::size_t width_ = 0;  ///< of the line to rewrite
};

/// An amount of money with four decimals.
[[nodiscard]] std::string moneyText(const Money& money);
[[nodiscard]] std::string stateText(RunState state);
/// The figures as a few lines, in the worker's language.
[[nodiscard]] std::string summary(const RunSpec& spec, const Offer& offer, const Machine& machine,
                                  const Figures& figures);

}  // namespace epochal::worker
