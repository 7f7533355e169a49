#pragma once

#include <c10/util/FunctionRef.h>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <utility>
#include <vector>

#include "core/engine/collective/collective.h"

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
        return std::make_unique<PendingWork>(*this, submit([&] { return backend_->allreduce(tensors); }));
    }
    std::unique_ptr<Pending> reduceScatterAsync(torch::Tensor& part, torch::Tensor& whole) override {
        return std::make_unique<PendingWork>(*this,
                                             submit([&] { return backend_->_reduce_scatter_base(part, whole); }));
    }
    std::unique_ptr<Pending> allGatherAsync(torch::Tensor& whole, torch::Tensor& part) override {
        return std::make_unique<PendingWork>(*this, submit([&] { return backend_->_allgather_base(whole, part); }));
    }
    std::unique_ptr<Pending> allToAllAsync(torch::Tensor& received, torch::Tensor& sent) override {
        std::vector<std::int64_t> evenly;  // empty: rows of equal size
        return std::make_unique<PendingWork>(
            *this, submit([&] { return backend_->alltoall_base(received, sent, evenly, evenly); }));
    }
    void broadcast(torch::Tensor& tensor, int root) override {
        std::vector<torch::Tensor> tensors{tensor};
        c10d::BroadcastOptions options;
        options.rootRank = root;
        wait(*submit([&] { return backend_->broadcast(tensors, options); }));
    }
    std::vector<torch::Tensor> gather(const torch::Tensor& tensor) override {
        std::vector<std::vector<torch::Tensor>> out(1);
        for (int i = 0; i < world(); ++i) out[0].push_back(torch::empty_like(tensor));
        std::vector<torch::Tensor> in{tensor};
        wait(*submit([&] { return backend_->allgather(out, in); }));
        return out[0];
    }
    std::vector<torch::Tensor> gatherTo(const torch::Tensor& tensor, int root) override {
        std::vector<std::vector<torch::Tensor>> out;
        if (rank() == root) {
            out.emplace_back();
            for (int i = 0; i < world(); ++i) out[0].push_back(torch::empty_like(tensor));
        }
        std::vector<torch::Tensor> in{tensor};
        c10d::GatherOptions options;
        options.rootRank = root;
        wait(*submit([&] { return backend_->gather(out, in, options); }));
        return out.empty() ? std::vector<torch::Tensor>() : out[0];
    }
    std::unique_ptr<Pending> sendAsync(torch::Tensor& tensor, int to) override {
        std::vector<torch::Tensor> tensors{tensor};
        return std::make_unique<PendingWork>(*this, submit([&] { return backend_->send(tensors, to, 0); }));
    }
    std::unique_ptr<Pending> receiveAsync(torch::Tensor& tensor, int from) override {
        std::vector<torch::Tensor> tensors{tensor};
        return std::make_unique<PendingWork>(*this, submit([&] { return backend_->recv(tensors, from, 0); }));
    }
    void barrier() override {
        wait(*submit([&] { return backend_->barrier(); }));
    }
    void abort() override {
        if (!aborted_.exchange(true)) backend_->abort();
    }

protected:
    virtual void wait(c10d::Work& work) { work.wait(); }
    [[nodiscard]] c10d::Backend& backend() { return *backend_; }
    [[nodiscard]] bool isAborted() const { return aborted_; }
    /// Leaves the backend to itself: its end would wait for what it is doing.
    void abandon() { (void)backend_.release(); }

    using Submission = c10::function_ref<c10::intrusive_ptr<c10d::Work>()>;
    /// Gives an exchange to the backend. With NCCL that may wait for the peers to do so too, where a connection is
    /// made: no lock may be held that they need.
    virtual c10::intrusive_ptr<c10d::Work> submit(Submission call) { return call(); }

private:
    class PendingWork : public Pending {
    public:
        PendingWork(C10dCollective& peers, c10::intrusive_ptr<c10d::Work> work)
            : peers_(peers), work_(std::move(work)) {}
        void wait() override { peers_.wait(*work_); }
        bool whenDone(const std::function<void()>& done) override {
            const auto future = work_->getFuture();
            if (!future) return false;
            future->addCallback([done](c10::ivalue::Future&) { done(); });
            return true;
        }

    private:
        C10dCollective& peers_;
        c10::intrusive_ptr<c10d::Work> work_;
    };
    c10::intrusive_ptr<c10d::Backend> backend_;
    std::atomic<bool> aborted_ = false;
};

}  // namespace epochal::engine
