#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/base/files.h"
#include "core/base/mutex.h"
#include "core/engine/collective/pulse.h"
#include "core/engine/engine.h"
#include "core/engine/parallel/meeting.h"

namespace epochal::engine {

/// The control channel of ranks that are processes: a connection from rank 0 to every other, over which its decisions,
/// its progress and heartbeats travel beside the collective. A thread of its own reads and beats, so that a rank is
/// heard while it computes; a rank that is stopped, dead or cut off is not. A heartbeat also tells whether the thread
/// that trains gets on: one that hangs, in its device or its loader, is missed by nobody else, as the others wait.
///
/// The first cause found is the failure of all: a peer's end or silence, or the error that a rank reports. An error of
/// the collective is a symptom, since the peers of a lost rank see nothing else: it becomes the cause only if no other
/// is found soon. Thread-safe.
class Link {
public:
    /// The other end of a connection. Of rank 0's there is one for each of the other ranks, of theirs one, rank 0.
    struct Peer {
        int rank = 0;
        std::int64_t process = 0;
        std::string host;
        Descriptor socket;
    };
    struct Options {
        double timeout = 60;  ///< s without a word, or without progress, after which a rank is given up
        double grace = 5;     ///< s in which another cause than an error of the collective may be found
        /// How a peer ended, if this process started it and it has ended.
        std::function<std::optional<RankEnd>(int rank)> endOf = {};
        /// Called on the link's thread, once, some time after a failure if this object still lives by then: whoever
        /// uses it is held by a collective and must be freed (rank 0), or ended (the others).
        std::function<void()> force = {};
        /// Rank 0: called the same way with the cause, where that was of no use: its own thread hangs.
        std::function<void(const Error&)> abandon = {};
        Control* control = nullptr;  ///< a peer passes its request to interrupt on to rank 0
        std::string host = {};       ///< this process's
    };
    Link(int rank, std::vector<Peer> peers, Options options);
    /// Says goodbye, so that no peer takes the end of the connections for a failure. Waits for the peers' a moment.
    ~Link();
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    /// Of the thread that trains this rank.
    [[nodiscard]] const std::shared_ptr<Pulse>& pulse() const { return pulse_; }

    /// Rank 0: the progress of a stretch of steps, numbered from 1, and the step after which its ranks meet.
    struct Steps {
        std::int64_t stretch = 0, finished = -1, meetsAfter = -1;
    };
    /// Throws PeerFailed.
    void finish(const Steps& steps);
    /// The others: rank 0's, once it has finished `step` of this stretch. Throws PeerFailed.
    [[nodiscard]] Steps follow(std::int64_t stretch, std::int64_t step);

    /// As in Meeting.
    void report(const RankWindow& window);
    [[nodiscard]] std::vector<RankWindow> reports();

    /// Closes the connections without a goodbye, as the end of a process does.
    void drop();

    /// As in Meeting.
    std::string agree(const std::function<std::string()>& say);
    void fail(Error error);
    /// The cause, if a rank has failed. Waits a few seconds for one where there is only a symptom.
    [[nodiscard]] std::optional<Error> failure() const;
    /// Whether there is a cause, or only a symptom of one so far.
    [[nodiscard]] bool isBroken() const;
    /// What is called on the link's thread, once, when the cause of a failure is known; nothing: nobody. Waits for a
    /// call in progress.
    void onFailure(std::function<void()> hook);

private:
    struct Line {
        Peer peer;
        std::string in, out;
        double heard = 0;  ///< monotonic s
        PulseWatch progress{0};
        std::int64_t arrivals = 0;
        bool left = false;      ///< it has said goodbye
        bool reported = false;  ///< an error: its end says nothing more
        bool closed = false;
    };

    void work(const std::stop_token& stop);
    /// Waits for the sockets or `wake_`; reads what there is. Returns the lines that have been lost.
    [[nodiscard]] std::vector<Line*> listen(double now);
    void read(Line& line, double now) EPOCHAL_REQUIRES(mutex_);
    void heed(Line& line, std::string_view text) EPOCHAL_REQUIRES(mutex_);
    void say(Line& line, std::string_view text) EPOCHAL_REQUIRES(mutex_);
    void sayAll(std::string_view text) EPOCHAL_REQUIRES(mutex_);
    static void flush(Line& line);
    void heedError(Error error, double now) EPOCHAL_REQUIRES(mutex_);
    void setFailure(Error error) EPOCHAL_REQUIRES(mutex_);
    /// Heartbeats, silence, symptoms that have become causes.
    void beat(double now);
    /// Rank 0: of all ranks, finds one that hangs.
    void watchProgress(double now) EPOCHAL_REQUIRES(mutex_);
    [[nodiscard]] Error lostError(const Line& line) const;
    /// Ends what a failed rank holds, the longer it has failed the harder.
    void release(double failedFor);
    /// For how long the cause of a failure has been known, s; nothing if there is none or this rank leaves.
    [[nodiscard]] std::optional<double> failedFor() const;

    const int rank_;
    const Options options_;
    const Descriptor wake_;
    const std::shared_ptr<Pulse> pulse_ = std::make_shared<Pulse>();
    mutable Mutex mutex_;
    mutable Condition changed_;
    std::vector<std::unique_ptr<Line>> lines_ EPOCHAL_GUARDED_BY(mutex_);
    Steps steps_ EPOCHAL_GUARDED_BY(mutex_);
    std::deque<std::string> answers_ EPOCHAL_GUARDED_BY(mutex_);
    std::vector<RankWindow> reports_ EPOCHAL_GUARDED_BY(mutex_);
    std::optional<Error> failure_ EPOCHAL_GUARDED_BY(mutex_), symptom_ EPOCHAL_GUARDED_BY(mutex_);
    double symptomSince_ EPOCHAL_GUARDED_BY(mutex_) = 0, failedSince_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    bool over_ EPOCHAL_GUARDED_BY(mutex_) = false;  ///< rank 0 has said goodbye
    bool leaving_ EPOCHAL_GUARDED_BY(mutex_) = false;
    double looked_ = 0, beaten_ = 0;  ///< monotonic s; used by its thread
    PulseWatch own_{0};               ///< used by its thread
    bool asked_ = false, told_ = false, forced_ = false, abandoned_ = false;
    Mutex hookMutex_;
    std::function<void()> hook_ EPOCHAL_GUARDED_BY(hookMutex_);
    std::jthread thread_;
};

/// A process's part in the meeting of a stretch of steps; `link` must outlive it. All processes make theirs in the same
/// order.
[[nodiscard]] std::unique_ptr<Meeting> makeLinkMeeting(Link& link, std::int64_t stretch,
                                                       std::function<void()> onFailure = {});

}  // namespace epochal::engine
