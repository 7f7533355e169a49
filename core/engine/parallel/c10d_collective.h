#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <utility>
#include <vector>

#include "core/base/mutex.h"
#include "core/engine/parallel/collective.h"

namespace epochal::engine {

/// A c10d backend (Gloo, NCCL) behind the Collective interface.
class C10dCollective : public Collective {
public:
    explicit C10dCollective(c10::intrusive_ptr<c10d::Backend> backend) : backend_(std::move(backend)) {}
    ~C10dCollective() override {
        if (aborted_) return;
        try {
            backend_->shutdown();
        } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
            // A peer was lost at the very end: there is nothing left to exchange with it.
        }
    }
    C10dCollective(const C10dCollective&) = delete;
    C10dCollective& operator=(const C10dCollective&) = delete;

    [[nodiscard]] int rank() const override { return backend_->getRank(); }
    [[nodiscard]] int world() const override { return backend_->getSize(); }

    void allReduce(torch::Tensor& tensor) override { allReduceAsync(tensor)->wait(); }
    std::unique_ptr<Pending> allReduceAsync(torch::Tensor& tensor) override {
        std::vector<torch::Tensor> tensors{tensor};
        return std::make_unique<PendingWork>(submit([&] { return backend_->allreduce(tensors); }));
    }
    void broadcast(torch::Tensor& tensor, int root) override {
        std::vector<torch::Tensor> tensors{tensor};
        c10d::BroadcastOptions options;
        options.rootRank = root;
        submit([&] { return backend_->broadcast(tensors, options); })->wait();
    }
    std::vector<torch::Tensor> gather(const torch::Tensor& tensor) override {
        std::vector<std::vector<torch::Tensor>> out(1);
        for (int i = 0; i < world(); ++i) out[0].push_back(torch::empty_like(tensor));
        std::vector<torch::Tensor> in{tensor};
        submit([&] { return backend_->allgather(out, in); })->wait();
        return out[0];
    }
    void barrier() override {
        submit([&] { return backend_->barrier(); })->wait();
    }
    void abort() override {
        if (!aborted_.exchange(true)) backend_->abort();
    }

private:
    /// c10d's flight recorder (2.11, FlightRecorderDetail.hpp) inserts a group into a process-wide map without a lock:
    /// two replicas that submit at once can crash there. Submitting does not block, so serializing it costs nothing.
    template <class Call>
    static c10::intrusive_ptr<c10d::Work> submit(Call call) {
        const Lock lock(submitting_);
        return call();
    }

    class PendingWork : public Pending {
    public:
        explicit PendingWork(c10::intrusive_ptr<c10d::Work> work) : work_(std::move(work)) {}
        void wait() override { work_->wait(); }

    private:
        c10::intrusive_ptr<c10d::Work> work_;
    };
    static inline Mutex submitting_;
    c10::intrusive_ptr<c10d::Backend> backend_;
    std::atomic<bool> aborted_ = false;
};

}  // namespace epochal::engine
