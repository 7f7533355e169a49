#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/base/files.h"
#include "core/economics/price_book.h"
#include "core/events/run_directory.h"
#include "core/spec/sweep.h"

namespace epochal {

/// Runs that were launched together: home/campaigns/<id>.json. The runs themselves name their campaign in their specs.
struct Campaign {
    std::string id;  ///< made like run ids
    Sweep sweep;
    std::vector<std::string> runs;  ///< ids, in the sweep's order
    std::int64_t createdUtcMillis = 0;
    std::vector<std::string> takenOut = {};  ///< of `runs`: removed before they ended, or refused by this machine
    bool operator==(const Campaign&) const = default;
};

/// A sweep ready to launch: the specs, named and marked with the campaign, and an id for each run.
struct PlannedCampaign {
    Campaign campaign;
    std::vector<RunSpec> specs;  ///< one per run
};
/// Errors: the sweep's first with its combination, as from `expand`. Paths are made absolute, since runs work in
/// another folder. Writes nothing.
[[nodiscard]] Result<PlannedCampaign> planCampaign(const Sweep& sweep);
/// The plan of a campaign launched earlier, to continue it.
[[nodiscard]] Result<PlannedCampaign> planAgain(const Campaign& campaign);

/// The offer of each spec. ErrorKind::Spec for the first that the book does not have.
[[nodiscard]] Result<std::vector<Offer>> offersOf(std::span<const RunSpec> specs, const PriceBook& book);

/// Whether the campaign's budget can be enforced (all its runs have a price, in one currency) and covers a start, and
/// the same for each run's own budget. `offers` has one per run.
[[nodiscard]] Status checkBudget(const PlannedCampaign& plan, std::span<const Offer> offers);

[[nodiscard]] Json toJson(const Campaign& campaign);
[[nodiscard]] Result<Campaign> campaignFromJson(const Json& json, const std::string& where);
[[nodiscard]] Path campaignFile(const Path& home, const std::string& id);
/// These two block on the disk.
[[nodiscard]] Status saveCampaign(const Path& home, const Campaign& campaign);
[[nodiscard]] Result<Campaign> loadCampaign(const Path& home, const std::string& id);

struct Campaigns {
    std::vector<Campaign> all;  ///< newest first
    std::vector<Error> unreadable;
};
/// Blocks.
[[nodiscard]] Campaigns loadCampaigns(const Path& home);

/// What a campaign's figures are computed from, one per run.
struct CampaignRun {
    std::string id;
    RunSpec spec;
    Offer offer;  ///< the frozen price
    RunState state = RunState::Queued;
    std::optional<StopReason> reason = {};  ///< of a finished run, if known
    double activeSeconds = 0;               ///< so far
    double billedSeconds = 0;               ///< so far
    std::optional<double> secondsToFinish;  ///< active s; of a run in training
    std::optional<Money> cost, costToFinish;
    std::optional<double> best;  ///< by the spec's measure; a fraction 0..1
    bool takenOut = false;       ///< in Campaign::takenOut
};
/// Taken out, and neither over nor, resumed on its own, under way.
[[nodiscard]] bool isRemoved(const CampaignRun& run);
[[nodiscard]] CampaignRun campaignRun(const RunDirectory& run, const Figures& figures);
/// From the catalogue's entry for a run; `entry.spec` must be set.
[[nodiscard]] CampaignRun campaignRun(const Entry& entry);

/// A campaign as a whole. Money is listed by currency, in order of first appearance: sums never mix currencies.
struct CampaignFigures {
    std::size_t runs = 0, finished = 0, stopped = 0, failed = 0, running = 0, waiting = 0, interrupted = 0;
    std::size_t takenOut = 0;  ///< isRemoved
    double share = 0;          ///< work done, 0..1; removed runs and the rest of stopped ones do not count as done
    double activeSeconds = 0;  ///< over all runs
    std::vector<Money> soFar;
    /// Active seconds still to be trained, summed over the runs; and how long that takes with `atOnce` runs side by
    /// side. Nothing until a run has ended or can estimate its remaining time.
    std::optional<Range> secondsToTrain, secondsToEnd;
    struct MoneyRange {
        Money low, mid, high;
    };
    std::vector<MoneyRange> toFinish;
    std::size_t unpriced = 0;  ///< runs whose offer has no price; no sum includes them
};

/// The work of a run is its epochs x training images. The time of a future run is its work x the seconds per work of
/// the finished runs and of the runs in training, counted with the time they have left: sum of seconds / sum of work;
/// low and high use the fastest and the slowest single run. A run that a person stopped does not count. A run that its
/// stop rule ended early counts with the work it was asked for, as the others may end early too. Each run's bill is by
/// its own offer. `atOnce` runs side by side. Pure.
[[nodiscard]] CampaignFigures summarise(std::span<const CampaignRun> runs, int atOnce);

/// Why the run `next` must not start: what the runs have cost, what those in training will still cost and what is
/// expected of `next` add up to more than the campaign's budget. The expectation is as in `summarise`, at most the
/// run's own budget, but at least the cost of a start. While no run's pace is known, one run at a time starts. Nothing:
/// it may start. Pure.
[[nodiscard]] std::optional<Message> heldByBudget(const Campaign& campaign, std::span<const CampaignRun> runs,
                                                  const std::string& next);

}  // namespace epochal
