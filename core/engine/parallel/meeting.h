#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/events/event.h"

namespace epochal::engine {

/// Thrown in a replica whose peer has failed.
struct PeerFailed {};

/// Where replicas meet for rank 0's decisions, whatever their collective does: on a GPU it holds the stream and not the
/// host, so nothing else keeps a replica's host from running ahead. Replicas on threads of one process share one
/// (makeThreadMeeting); replicas that are processes have one each, over a Link (makeLinkMeeting).
class Meeting {
public:
    enum class Decision {
        GoOn,
        Leave,
        Trace  ///< continue, and record the next steps
    };
    /// A rank begins no step before rank 0 has finished the one `kLead` steps earlier. Two, so that where the reduction
    /// of each step holds the host (on a CPU), nobody ever waits here.
    static constexpr std::int64_t kLead = 2;

    virtual ~Meeting() = default;

    /// Called by rank 0 after `step` to make all ranks meet. With peers, they meet after step + kLead, the first one
    /// that none of them can have started.
    virtual void call(std::int64_t step) = 0;
    [[nodiscard]] virtual bool isAfter(std::int64_t step) const = 0;

    /// Called by rank 0 when it has finished `step`, after it called a meeting or not, and before its first step.
    /// Throws PeerFailed, as what is queued on a GPU would wait for the lost peer.
    virtual void finish(std::int64_t step) = 0;
    /// Called by the other ranks before `step`: waits as long as it is too early. Throws PeerFailed.
    virtual void follow(std::int64_t step) = 0;

    /// Called by all ranks: what rank 0 says, once all are here. Throws PeerFailed.
    virtual std::string agree(int rank, const std::function<std::string()>& say) = 0;
    /// The same for a decision: rank 0 runs `decide`, the others wait for its answer.
    Decision together(int rank, const std::function<Decision()>& decide);

    /// Called by the ranks other than 0: what rank 0 gets to know, some time. Does not wait.
    virtual void report(const RankWindow& window) = 0;
    /// Called by rank 0: what the others have reported since the last call.
    [[nodiscard]] virtual std::vector<RankWindow> reports() = 0;

    /// Reports that a rank cannot continue. Only the first error is stored.
    virtual void fail(Error error) = 0;
    /// Throws PeerFailed if a rank cannot continue. A device that has done what it was asked may have been released by
    /// that: what is read from it counts only if this does not throw afterwards.
    virtual void check() const = 0;
    [[nodiscard]] virtual std::optional<Error> failure() const = 0;
};

/// `onFailure` is called once, after the first failure was stored, by whoever reports it.
[[nodiscard]] std::unique_ptr<Meeting> makeThreadMeeting(int world, std::function<void()> onFailure = {});

}  // namespace epochal::engine
