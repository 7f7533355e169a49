#pragma once

#include <torch/torch.h>

#include <memory>
#include <vector>

namespace epochal::engine {

/// A reduction in progress.
class Pending {
public:
    virtual ~Pending() = default;
    /// Waits until the result may be used: blocks on a CPU; on a GPU, makes the current stream wait. Throws if a peer
    /// was lost.
    virtual void wait() = 0;
};

/// What data-parallel code knows of its peers. Every rank makes the same calls in the same order, from one thread at a
/// time; tensors are dense and of equal shape and type on all ranks. All calls throw c10::Error if a peer is lost or
/// the timeout expires, and on a GPU after abort().
class Collective {
public:
    virtual ~Collective() = default;
    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int world() const = 0;
    /// Sum over all ranks, in place.
    virtual void allReduce(torch::Tensor& tensor) = 0;
    /// The same, without waiting. The tensor must not change until Pending::wait returns.
    [[nodiscard]] virtual std::unique_ptr<Pending> allReduceAsync(torch::Tensor& tensor) = 0;
    virtual void broadcast(torch::Tensor& tensor, int root) = 0;
    /// Every rank's tensor, in rank order, on every rank.
    [[nodiscard]] virtual std::vector<torch::Tensor> gather(const torch::Tensor& tensor) = 0;
    virtual void barrier() = 0;
    /// Ends what this rank exchanges with its peers, so that neither its host nor its device waits for one that will
    /// not come; what was being exchanged is lost. Any thread, at any time. Where a lost peer ends the others' calls by
    /// itself (Gloo), there is nothing to do.
    virtual void abort() {}
};

/// A single rank, with nothing to exchange.
[[nodiscard]] std::unique_ptr<Collective> makeLocalCollective();

}  // namespace epochal::engine
