#include "core/engine/parallel/meeting.h"

#include <atomic>
#include <utility>

#include "core/base/mutex.h"

namespace epochal::engine {
namespace {

class ThreadMeeting : public Meeting {
public:
    ThreadMeeting(int world, std::function<void()> onFailure) : world_(world), onFailure_(std::move(onFailure)) {}

    void call(std::int64_t step) override {
        if (after_ < step) after_ = world_ == 1 ? step : step + kLead;
    }
    [[nodiscard]] bool isAfter(std::int64_t step) const override { return after_ == step; }

    void finish(std::int64_t step) override {
        if (world_ == 1) return;
        const Lock lock(mutex_);
        if (failure_) throw PeerFailed();
        finished_ = step;
        changed_.notifyAll();
    }

    void follow(std::int64_t step) override {
        if (finished_ >= step - kLead) return;
        Lock lock(mutex_);
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return finished_ >= step - kLead || failure_; });
        if (failure_) throw PeerFailed();
    }

    std::string agree(int rank, const std::function<std::string()>& say) override {
        if (rank == 0) {
            {
                Lock lock(mutex_);
                changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return arrived_ == world_ - 1 || failure_; });
                if (failure_) throw PeerFailed();
            }
            const std::string said = say();
            const Lock lock(mutex_);
            said_ = said;
            arrived_ = 0;
            ++held_;
            changed_.notifyAll();
            return said;
        }
        Lock lock(mutex_);
        const std::int64_t before = held_;
        ++arrived_;
        changed_.notifyAll();
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return held_ != before || failure_; });
        if (failure_ && held_ == before) throw PeerFailed();
        return said_;
    }

    void report(const RankWindow& window) override {
        const Lock lock(mutex_);
        reports_.push_back(window);
    }
    [[nodiscard]] std::vector<RankWindow> reports() override {
        const Lock lock(mutex_);
        return std::exchange(reports_, {});
    }

    void fail(Error error) override {
        {
            const Lock lock(mutex_);
            if (failure_) return;
            failure_ = std::move(error);
            changed_.notifyAll();
        }
        if (onFailure_) onFailure_();
    }

    void check() const override {
        const Lock lock(mutex_);
        if (failure_) throw PeerFailed();
    }

    [[nodiscard]] std::optional<Error> failure() const override {
        const Lock lock(mutex_);
        return failure_;
    }

private:
    const int world_;
    const std::function<void()> onFailure_;
    std::atomic<std::int64_t> after_{-1}, finished_{-1};
    mutable Mutex mutex_;
    Condition changed_;
    int arrived_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::int64_t held_ EPOCHAL_GUARDED_BY(mutex_) = 0;  ///< meetings so far
    std::string said_ EPOCHAL_GUARDED_BY(mutex_);
    std::vector<RankWindow> reports_ EPOCHAL_GUARDED_BY(mutex_);
    std::optional<Error> failure_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace

Meeting::Decision Meeting::together(int rank, const std::function<Decision()>& decide) {
    constexpr const char* kWords[] = {"go on", "leave", "trace"};
    const std::string said = agree(rank, [&] { return kWords[static_cast<std::size_t>(decide())]; });
    for (const Decision decision : {Decision::Leave, Decision::Trace})
        if (said == kWords[static_cast<std::size_t>(decision)]) return decision;
    return Decision::GoOn;
}

std::unique_ptr<Meeting> makeThreadMeeting(int world, std::function<void()> onFailure) {
    return std::make_unique<ThreadMeeting>(world, std::move(onFailure));
}

}  // namespace epochal::engine
