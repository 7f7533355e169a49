#pragma once

#include <torch/types.h>

#include <functional>
#include <memory>
#include <vector>

namespace epochal::engine {

/// An exchange in progress.
class Pending {
public:
    virtual ~Pending() = default;
    /// Waits until the result may be used: blocks on a CPU; on a GPU, makes the current stream wait. Throws if a peer
    /// was lost.
    virtual void wait() = 0;
    /// On a CPU: calls `done` once the exchange has ended, on any thread, at once if it has. False if that cannot be
    /// known.
    [[nodiscard]] virtual bool whenDone(const std::function<void()>& /*done*/) { return false; }
};

/// What data-parallel code knows of its peers. Every rank makes the same calls in the same order, from one thread at a
/// time; tensors are dense and of equal shape and type on all ranks. Sums are of the tensors' own type, in an order
/// that is the same in every run. All calls throw c10::Error if a peer is lost or the timeout expires, and after
/// abort().
///
/// Of an asynchronous call, no tensor may change or be freed until Pending::wait returns.
class Collective {
public:
    virtual ~Collective() = default;
    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int world() const = 0;
    /// Sum over all ranks, in place.
    virtual void allReduce(torch::Tensor& tensor) = 0;
    /// The same, without waiting.
    [[nodiscard]] virtual std::unique_ptr<Pending> allReduceAsync(torch::Tensor& tensor) = 0;
    /// Sum over all ranks, of which each receives its own part: `whole`, n x world elements in a row, is what a rank
    /// adds, and `part`, n elements, becomes the sum of the rank's n. `whole` keeps its values.
    [[nodiscard]] virtual std::unique_ptr<Pending> reduceScatterAsync(torch::Tensor& part, torch::Tensor& whole) = 0;
    /// Every rank's `part`, n elements in a row, in rank order in everyone's `whole`, n x world elements, which must
    /// not overlap `part`.
    [[nodiscard]] virtual std::unique_ptr<Pending> allGatherAsync(torch::Tensor& whole, torch::Tensor& part) = 0;
    /// Both world x n: row s of a rank r's `received` becomes row r of rank s's `sent`.
    [[nodiscard]] virtual std::unique_ptr<Pending> allToAllAsync(torch::Tensor& received, torch::Tensor& sent) = 0;
    /// The root's tensor on all ranks, in place.
    virtual void broadcast(torch::Tensor& tensor, int root) = 0;
    /// Every rank's tensor, in rank order, on every rank.
    [[nodiscard]] virtual std::vector<torch::Tensor> gather(const torch::Tensor& tensor) = 0;
    /// Every rank's tensor, in rank order, on `root`; nothing on the others.
    [[nodiscard]] virtual std::vector<torch::Tensor> gatherTo(const torch::Tensor& tensor, int root) = 0;
    /// Sends a tensor to one rank, and receives one of the same shape and type from one. Between two ranks they arrive
    /// in the order in which they were sent; a pair exchanges in one direction only, or the two could wait for each
    /// other.
    [[nodiscard]] virtual std::unique_ptr<Pending> sendAsync(torch::Tensor& tensor, int to) = 0;
    [[nodiscard]] virtual std::unique_ptr<Pending> receiveAsync(torch::Tensor& tensor, int from) = 0;
    virtual void barrier() = 0;
    /// Ends what this rank exchanges with its peers, so that neither its host nor its device waits for one that will
    /// not come; what was being exchanged is lost. Any thread, at any time.
    virtual void abort() {}
};

/// A single rank, with nothing to exchange.
[[nodiscard]] std::unique_ptr<Collective> makeLocalCollective();

/// The sum of the rows of a matrix, in their order, in fp32, or in fp64 if they are.
[[nodiscard]] torch::Tensor sumOfRows(const torch::Tensor& rows);

}  // namespace epochal::engine
