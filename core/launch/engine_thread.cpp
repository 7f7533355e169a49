#include <deque>
#include <thread>

#include "core/base/mutex.h"
#include "core/launch/run_job.h"
#include "core/launch/target.h"

namespace epochal {
namespace {

class EngineThread final : public LaunchTarget {
public:
    explicit EngineThread(RunWatcher& watcher)
        : watcher_(watcher), thread_([this](std::stop_token stop) { work(stop); }) {}

    ~EngineThread() override {
        leave();
        thread_.request_stop();
        wake_.notifyAll();
    }

    void leave() override {
        const Lock lock(mutex_);
        queue_.clear();
        if (current_) current_->control.interrupt = true;
    }

    Status launch(const RunDirectory& run, const Placement&) override {
        {
            const Lock lock(mutex_);
            queue_.push_back(std::make_unique<Item>(run));
        }
        wake_.notifyAll();
        return {};
    }

    Status command(const std::string& id, Command command) override {
        const Lock lock(mutex_);
        if (current_ && current_->run.id() == id) {
            obey(command, current_->control);
            return {};
        }
        for (const auto& item : queue_)
            if (item->run.id() == id) {
                obey(command, item->control);
                return {};
            }
        return Error{ErrorKind::Spec, {EPOCHAL_TEXT("core", "This run is not in progress"), {}}, id, {}};
    }

    std::size_t active() const override {
        const Lock lock(mutex_);
        return queue_.size() + (current_ ? 1 : 0);
    }

private:
    struct Item {
        explicit Item(RunDirectory directory) : run(std::move(directory)) {}
        RunDirectory run;
        engine::Control control;
    };

    void work(std::stop_token stop) {
        while (true) {
            Item* item = nullptr;
            {
                Lock lock(mutex_);
                if (!wake_.wait(lock, stop, [&]() EPOCHAL_REQUIRES(mutex_) { return !queue_.empty(); })) return;
                current_ = std::move(queue_.front());
                queue_.pop_front();
                item = current_.get();
            }
            const std::string id = item->run.id();
            const auto end = runJob(item->run, item->control, [&](const Event& event) { watcher_.onEvent(id, event); });
            {
                const Lock lock(mutex_);
                current_.reset();
            }
            watcher_.onEnd(id, end);
        }
    }

    RunWatcher& watcher_;
    mutable Mutex mutex_;
    Condition wake_;
    std::deque<std::unique_ptr<Item>> queue_ EPOCHAL_GUARDED_BY(mutex_);
    /// Replaced by work() alone, which may use what it points to without the lock.
    std::unique_ptr<Item> current_ EPOCHAL_GUARDED_BY(mutex_);
    std::jthread thread_;
};

}  // namespace

std::unique_ptr<LaunchTarget> makeEngineThread(RunWatcher& watcher) {
    return std::make_unique<EngineThread>(watcher);
}

}  // namespace epochal
