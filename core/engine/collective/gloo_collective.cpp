#include "core/engine/collective/gloo_collective.h"

#include <sys/socket.h>
#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <iterator>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <utility>
#include <vector>

#include "core/base/mutex.h"
#include "core/engine/collective/c10d_collective.h"

namespace epochal::engine {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{500};

/// A file descriptor and what it refers to: the number alone may come to mean something else.
using Socket = std::pair<int, ino_t>;

/// This process's connections.
std::vector<Socket> connections() {
    std::vector<Socket> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd", error)) {
        const std::string name = entry.path().filename().string();
        Socket one{-1, 0};
        std::from_chars(name.data(), name.data() + name.size(), one.first);
        struct stat about {};
        sockaddr_storage peer{};
        socklen_t size = sizeof peer;
        if (::fstat(one.first, &about) != 0 || !S_ISSOCK(about.st_mode)) continue;
        if (::getpeername(one.first, reinterpret_cast<sockaddr*>(&peer), &size) != 0 || peer.ss_family == AF_UNIX)
            continue;
        one.second = about.st_ino;
        found.push_back(one);
    }
    std::ranges::sort(found);
    return found;
}

/// Keeps SIGPIPE from this thread and from the threads it starts meanwhile. Gloo (2.11) writes to connections that have
/// ended and reports the error, but not before the signal, which ends the process or, in the worker, means that the
/// reader of its output is gone.
class SigpipeBlock {
public:
    SigpipeBlock() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        wasPending_ = isPending();
        ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~SigpipeBlock() {
        const timespec now{};
        if (!wasPending_ && isPending()) ::sigtimedwait(&pipe_, nullptr, &now);
        ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    SigpipeBlock(const SigpipeBlock&) = delete;
    SigpipeBlock& operator=(const SigpipeBlock&) = delete;

private:
    static bool isPending() {
        sigset_t pending{};
        return ::sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
    }

    sigset_t pipe_{}, before_{};
    bool wasPending_ = false;
};

class GlooCollective : public C10dCollective {
public:
    /// `sockets`: by which it is connected.
    GlooCollective(c10::intrusive_ptr<c10d::Backend> backend, std::vector<Socket> sockets, std::shared_ptr<Pulse> pulse)
        : C10dCollective(std::move(backend)), sockets_(std::move(sockets)), pulse_(std::move(pulse)) {}

    /// Gloo (2.11) has no abort, and notices a lost peer only by the end of a connection, which one that is cut does
    /// not have.
    void abort() override {
        for (const auto& [socket, inode] : sockets_) {
            struct stat about {};
            if (::fstat(socket, &about) == 0 && about.st_ino == inode) ::shutdown(socket, SHUT_RDWR);
        }
        {
            const Lock lock(mutex_);
            for (c10d::Work* work : passing_) work->abort();
        }
        C10dCollective::abort();
    }
    ~GlooCollective() override {
        if (stuck_) abandon();
    }
    GlooCollective(const GlooCollective&) = delete;
    GlooCollective& operator=(const GlooCollective&) = delete;
    /// c10d's own (2.11) is an all-reduce of which each rank keeps a part: twice the bytes.
    std::unique_ptr<Pending> reduceScatterAsync(torch::Tensor& part, torch::Tensor& whole) override {
        return std::make_unique<Sum>(*this, part, whole);
    }

    // Gloo passes these on in the calling thread, all others in its own.
    std::unique_ptr<Pending> sendAsync(torch::Tensor& tensor, int to) override {
        const SigpipeBlock block;
        std::vector<torch::Tensor> tensors{tensor};
        return std::make_unique<Passing>(*this, submit([&] { return backend().send(tensors, to, 0); }));
    }
    std::unique_ptr<Pending> receiveAsync(torch::Tensor& tensor, int from) override {
        const SigpipeBlock block;
        std::vector<torch::Tensor> tensors{tensor};
        return std::make_unique<Passing>(*this, submit([&] { return backend().recv(tensors, from, 0); }));
    }

protected:
    /// c10d's flight recorder (2.11, FlightRecorderDetail.hpp) inserts a group into a process-wide map without a lock:
    /// two replicas that submit at once can crash there. Submitting does not wait for peers, so that
    /// taking turns costs nothing.
    c10::intrusive_ptr<c10d::Work> submit(Submission call) override {
        const Lock lock(submitting_);
        return call();
    }
    /// Looks now and then whether this was aborted: Gloo sometimes misses that a peer has ended, if that happens while
    /// they connect, and then waits until its timeout.
    void wait(c10d::Work& work) override {
        const Pulse::During waits(pulse_.get(), Pulse::State::Waits);
        for (;;) {
            const bool complete = work.isCompleted();
            try {
                work.wait(kBetweenLooks);
                return;
            } catch (const c10::Error&) {
                if (complete) throw;
                stuck_ = stuck_ || (isAborted() && !work.isCompleted());
                if (stuck_) throw;
            }
        }
    }

private:
    /// What goes from one rank to another. Gloo closes all connections if such a wait ends early, so that one may not
    /// look now and then: abort() ends it.
    class Passing : public Pending {
    public:
        Passing(GlooCollective& peers, c10::intrusive_ptr<c10d::Work> work) : peers_(peers), work_(std::move(work)) {
            const Lock lock(peers_.mutex_);
            peers_.passing_.push_back(work_.get());
        }
        ~Passing() override {
            const Lock lock(peers_.mutex_);
            std::erase(peers_.passing_, work_.get());
        }
        Passing(const Passing&) = delete;
        Passing& operator=(const Passing&) = delete;
        void wait() override {
            const Pulse::During waits(peers_.pulse_.get(), Pulse::State::Waits);
            TORCH_CHECK(!peers_.isAborted() && work_->wait(), "an exchange with another rank was given up");
        }

    private:
        GlooCollective& peers_;
        const c10::intrusive_ptr<c10d::Work> work_;
    };

    class Sum : public Pending {
    public:
        Sum(Collective& peers, torch::Tensor part, const torch::Tensor& whole)
            : part_(std::move(part)),
              sent_(whole.view({peers.world(), -1})),
              received_(torch::empty_like(sent_)),
              work_(peers.allToAllAsync(received_, sent_)) {}
        void wait() override {
            work_->wait();
            part_.copy_(sumOfRows(received_));
        }

    private:
        torch::Tensor part_, sent_, received_;
        std::unique_ptr<Pending> work_;
    };

    static inline Mutex submitting_;
    const std::vector<Socket> sockets_;
    const std::shared_ptr<Pulse> pulse_;
    Mutex mutex_;
    std::vector<c10d::Work*> passing_ EPOCHAL_GUARDED_BY(mutex_);
    bool stuck_ = false;  ///< an exchange was given up that Gloo still waits for
};

}  // namespace

std::unique_ptr<Collective> makeGlooCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank, int world,
                                               std::chrono::milliseconds timeout, const std::string& address,
                                               std::shared_ptr<Pulse> pulse) {
    const SigpipeBlock block;
    auto options = c10d::ProcessGroupGloo::Options::create(timeout);
    // Named explicitly, because the default device resolves the host name, which fails on some machines.
    options->devices.push_back(address.empty() ? c10d::ProcessGroupGloo::createDeviceForInterface("lo")
                                               : c10d::ProcessGroupGloo::createDeviceForHostname(address));
    const std::vector<Socket> before = connections();
    auto backend = c10::make_intrusive<c10d::ProcessGroupGloo>(store, rank, world, options);
    // With those of other replicas that connect in this process meanwhile: they are aborted together.
    const std::vector<Socket> after = connections();
    std::vector<Socket> made;
    std::ranges::set_difference(after, before, std::back_inserter(made));
    return std::make_unique<GlooCollective>(std::move(backend), std::move(made), std::move(pulse));
}

}  // namespace epochal::engine
