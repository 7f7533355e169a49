#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

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
        wake_.notify_all();
    }

    void leave() override {
        const std::scoped_lock lock(mutex_);
        queue_.clear();
        if (current_) current_->control.interrupt = true;
    }

    Status launch(const RunDirectory& run, const Placement&) override {
        {
            const std::scoped_lock lock(mutex_);
            queue_.push_back(std::make_unique<Item>(run));
        }
        wake_.notify_all();
        return {};
    }

    Status command(const std::string& id, Command command) override {
        const std::scoped_lock lock(mutex_);
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
        const std::scoped_lock lock(mutex_);
        return queue_.size() + (current_ ? 1 : 0);
    }

private:
    struct Item {
        explicit Item(RunDirectory directory) : run(std::move(directory)) {}
        RunDirectory run;
        engine::Control control;
    };

    static void obey(Command command, engine::Control& control) {
        switch (command) {
            case Command::Pause:
                control.pause = true;
                break;
            case Command::Resume:
                control.pause = false;
                break;
            case Command::Stop:
                control.stop = true;
                break;
            case Command::StopAfterEpoch:
                control.stopAfterEpoch = true;
                break;
            case Command::Checkpoint:
                control.checkpoint = true;
                break;
        }
    }

    void work(std::stop_token stop) {
        while (true) {
            {
                std::unique_lock lock(mutex_);
                if (!wake_.wait(lock, stop, [&] { return !queue_.empty(); })) return;
                current_ = std::move(queue_.front());
                queue_.pop_front();
            }
            const std::string id = current_->run.id();
            const auto end =
                runJob(current_->run, current_->control, [&](const Event& event) { watcher_.onEvent(id, event); });
            {
                const std::scoped_lock lock(mutex_);
                current_.reset();
            }
            watcher_.onEnd(id, end);
        }
    }

    RunWatcher& watcher_;
    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<std::unique_ptr<Item>> queue_;
    std::unique_ptr<Item> current_;
    std::jthread thread_;
};

}  // namespace

std::unique_ptr<LaunchTarget> makeEngineThread(RunWatcher& watcher) {
    return std::make_unique<EngineThread>(watcher);
}

}  // namespace epochal
