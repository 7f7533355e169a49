#pragma once

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <concepts>
#include <memory>
#include <stop_token>
#include <utility>

namespace epochal::ui {

/// Work on other threads, whose results come to the GUI thread. No work outlives this object: the destructor calls
/// end(). GUI thread.
class Background {
public:
    /// When writing is done: in the order given, or once nothing else is waiting.
    enum class Turn { InOrder, Late };

    /// With one thread, work is done in the order given; by default there are as many threads as cores.
    explicit Background(int threads = 0) {
        if (threads > 0) pool_.setMaxThreadCount(threads);
    }
    ~Background() { end(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Runs `work`, which only reads, and hands its result to `done`, unless `context` or this object is gone by then.
    /// Reading that has not begun when this ends is left out; a `work` that takes a std::stop_token is told.
    template <class Work, class Done>
    void read(const QObject* context, Work work, Done done) {
        start(context, true, std::move(work), std::move(done));
    }
    /// The same for work that leaves something on the disk: it is always done, and end() waits for it. Without a
    /// `context`, only the end of this object keeps its result from `done`.
    template <class Work, class Done>
    void write(const QObject* context, Work work, Done done, Turn turn = Turn::InOrder) {
        start(context, false, std::move(work), std::move(done), turn);
    }
    template <class Work>
    void write(Work work) {
        pool_.start(std::move(work));
    }
    /// Waits for what is in progress and for all writing; results on their way are dropped. Blocks. Nothing may be
    /// started afterwards.
    void end() {
        stop_.request_stop();
        pool_.waitForDone();
    }

private:
    template <class Work>
    static auto carryOut(Work& work, const std::stop_token& token) {
        if constexpr (std::invocable<Work&, std::stop_token>)
            return work(token);
        else
            return work();
    }
    template <class Work, class Done>
    void start(const QObject* context, bool reads, Work work, Done done, Turn turn = Turn::InOrder) {
        auto task = [this, reads, bound = context != nullptr, guard = QPointer(context), token = stop_.get_token(),
                     work = std::move(work), done = std::move(done)]() mutable {
            if (reads && token.stop_requested()) return;
            auto result = std::make_shared<decltype(carryOut(work, token))>(carryOut(work, token));
            QMetaObject::invokeMethod(
                &gui_,
                [bound, guard, done = std::move(done), result]() mutable {
                    if (!bound || guard) done(std::move(*result));
                },
                Qt::QueuedConnection);
        };
        // Work in order has priority 0 because that is what QThreadPool gives to whatever it hands to an idle thread,
        // whatever priority is asked for: with a higher one, the next task would overtake it.
        pool_.start(std::move(task), turn == Turn::Late ? -1 : 0);
    }

    QObject gui_;  ///< takes results to this thread
    std::stop_source stop_;
    QThreadPool pool_;
};

}  // namespace epochal::ui
