#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/estimate.h"
#include "core/base/files.h"
#include "core/events/run_directory.h"
#include "core/spec/sweep.h"

namespace epochal {

/// Runs that were launched together: home/campaigns/<id>.json. The runs themselves name their campaign in their specs.
struct Campaign {
    std::string id;  ///< made as run ids are
    Sweep sweep;
    std::vector<std::string> runs;  ///< ids, in the sweep's order
    std::int64_t createdUtcMillis = 0;
    std::vector<std::string> takenOut = {};  ///< those of `runs` that a person took out before they ended
    bool operator==(const Campaign&) const = default;
};

/// A sweep made ready to launch: the specs, named and marked with the campaign, and an id for each run.
struct PlannedCampaign {
    Campaign campaign;
    std::vector<RunSpec> specs;  ///< one a run
};
/// The sweep's first error with its combination, as `expand` gives it. Paths are made whole: a run goes on in another
/// folder. Writes nothing.
[[nodiscard]] Result<PlannedCampaign> planCampaign(const Sweep& sweep);
/// The plan of a campaign that was launched before, to go on with it.
[[nodiscard]] Result<PlannedCampaign> planAgain(const Campaign& campaign);

/// Whether the campaign's budget can be kept (its runs all have a price, in one currency) and pays for a start, and
/// each run's own likewise. `offers` one a run.
[[nodiscard]] Status checkBudget(const PlannedCampaign& plan, std::span<const Offer> offers);

[[nodiscard]] Json toJson(const Campaign& campaign);
[[nodiscard]] Result<Campaign> campaignFromJson(const Json& json, const std::string& where);
[[nodiscard]] Path campaignFile(const Path& home, const std::string& id);
/// Block on the disk.
[[nodiscard]] Status saveCampaign(const Path& home, const Campaign& campaign);
[[nodiscard]] Result<Campaign> loadCampaign(const Path& home, const std::string& id);

struct Campaigns {
    std::vector<Campaign> all;  ///< newest first
    std::vector<Error> unreadable;
};
/// Blocks.
[[nodiscard]] Campaigns loadCampaigns(const Path& home);

/// What a campaign's figures are made from, one a run.
struct CampaignRun {
    std::string id;
    RunSpec spec;
    Offer offer;  ///< the frozen price
    RunState state = RunState::Queued;
    std::optional<StopReason> reason = {};  ///< of a finished run, where it is known
    double activeSeconds = 0;               ///< so far
    double billedSeconds = 0;               ///< so far
    std::optional<double> secondsToFinish;  ///< active; of a run in training
    std::optional<Money> cost, costToFinish;
    std::optional<double> bestTop1;  ///< 0..1
    bool takenOut = false;           ///< it will not be trained
};
[[nodiscard]] CampaignRun campaignRun(const RunDirectory& run, const Figures& figures);
/// Of a run as the catalogue has it; `entry.spec` must be there.
[[nodiscard]] CampaignRun campaignRun(const Entry& entry);

/// A campaign as a whole. Money by currency, in the order of first sight: sums never cross currencies.
struct CampaignFigures {
    std::size_t runs = 0, finished = 0, stopped = 0, failed = 0, running = 0, waiting = 0, interrupted = 0;
    std::size_t takenOut = 0;  ///< before they were begun
    double share = 0;          ///< of the work, 0..1; what was stopped or taken out is not done
    double activeSeconds = 0;  ///< over all runs
    std::vector<Money> soFar;
    /// Active seconds still to be trained, summed over the runs; and how long that takes with so many side by side.
    /// Nothing until a run has ended or says how long it will take.
    std::optional<Range> secondsToTrain, secondsToEnd;
    struct MoneyRange {
        Money low, mid, high;
    };
    std::vector<MoneyRange> toFinish;
    std::size_t unpriced = 0;  ///< runs whose offer has no price: they are in no sum
};

/// Work of a run is its epochs x training images. A run to come takes its work x the seconds per work of the runs done
/// or, for the part they have left, in training: sum of seconds / sum of work; low and high are the least and the most
/// of a single one. A run that ended early by its stop rule counts with the work it was asked for, as the others may
/// end early too. Its bill is its own offer's. `atOnce` runs side by side. Pure.
[[nodiscard]] CampaignFigures summarise(std::span<const CampaignRun> runs, int atOnce);

/// Why the run `next` must not begin: what the runs have cost, what those in training will still cost and what is
/// expected of `next` come to more than the campaign's budget. Expected is as in `summarise`, and no more than the
/// run's own budget, but no less than a start costs. While nothing is known of any run's pace, one run at a time
/// begins. Nothing: it may. Pure.
[[nodiscard]] std::optional<Message> heldByBudget(const Campaign& campaign, std::span<const CampaignRun> runs,
                                                  const std::string& next);

}  // namespace epochal
