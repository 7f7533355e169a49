#include "tests/fakes/pretend_collective.h"

#include <c10/core/Event.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/mutex.h"

namespace epochal::test::pretend {
namespace {

using engine::Collective;
using engine::Pending;
using torch::Tensor;

/// Where the streams of all ranks meet, each with its tensor.
class Group {
public:
    explicit Group(int world) : aborted_(static_cast<std::size_t>(world)), tensors_(static_cast<std::size_t>(world)) {}

    /// On each rank's stream: compute(all ranks' tensors) sees what they have given, and `write` writes its result when
    /// all have seen it.
    void meet(int rank, const Tensor& mine,
              const std::function<std::vector<Tensor>(const std::vector<Tensor>&)>& compute,
              const std::function<void(const std::vector<Tensor>&)>& write) {
        tensors_[static_cast<std::size_t>(rank)] = mine;
        if (!arrive(rank, true)) return;
        const std::vector<Tensor> result = compute(tensors_);
        (void)arrive(rank, false);
        write(result);
    }

    /// On the stream of `from`: gives a tensor to one rank, and waits until that has it, as NCCL may.
    void give(int from, int to, const Tensor& tensor) {
        Lock lock(mutex_);
        const auto leaves = [&]() EPOCHAL_REQUIRES(mutex_) { return bool(aborted_[static_cast<std::size_t>(from)]); };
        std::vector<const Tensor*>& waiting = given_[{from, to}];
        waiting.push_back(&tensor);
        changed_.notifyAll();
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) {
            return leaves() || std::ranges::find(waiting, &tensor) == waiting.end();
        });
        std::erase(waiting, &tensor);
    }
    void take(int to, int from, Tensor& tensor) {
        Lock lock(mutex_);
        std::vector<const Tensor*>& waiting = given_[{from, to}];
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) {
            return bool(aborted_[static_cast<std::size_t>(to)]) || !waiting.empty();
        });
        if (waiting.empty()) return;
        tensor.copy_(*waiting.front());
        waiting.erase(waiting.begin());
        changed_.notifyAll();
    }

    /// This rank's stream waits for nobody any more, and leaves what it was to write as it is.
    void abort(int rank) {
        const Lock lock(mutex_);
        aborted_[static_cast<std::size_t>(rank)] = true;
        changed_.notifyAll();
    }
    [[nodiscard]] bool isAborted(int rank) {
        const Lock lock(mutex_);
        return aborted_[static_cast<std::size_t>(rank)];
    }

private:
    /// Waits until all ranks are here; false if this one was aborted before that, unless all are on their way.
    bool arrive(int rank, bool mayLeave) {
        Lock lock(mutex_);
        const std::int64_t round = round_;
        const auto leaves = [&]() EPOCHAL_REQUIRES(mutex_) {
            return mayLeave && aborted_[static_cast<std::size_t>(rank)];
        };
        if (leaves()) return false;
        if (++arrived_ == tensors_.size()) {
            arrived_ = 0;
            ++round_;
            changed_.notifyAll();
            return true;
        }
        changed_.wait(lock, [&]() EPOCHAL_REQUIRES(mutex_) { return round_ != round || leaves(); });
        if (round_ != round) return true;
        --arrived_;
        return false;
    }

    Mutex mutex_;
    Condition changed_;
    std::size_t arrived_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::int64_t round_ EPOCHAL_GUARDED_BY(mutex_) = 0;
    std::vector<bool> aborted_ EPOCHAL_GUARDED_BY(mutex_);
    std::map<std::pair<int, int>, std::vector<const Tensor*>> given_ EPOCHAL_GUARDED_BY(mutex_);  ///< by from and to
    std::vector<Tensor>
        tensors_;  ///< each rank writes its own before the first arrival, and reads all before the second
};

class StreamWork : public Pending {
public:
    StreamWork(c10::Event done, torch::Device device) : done_(std::move(done)), device_(device) {}
    void wait() override { done_.block(c10::impl::VirtualGuardImpl(c10::kPrivateUse1).getStream(device_)); }

private:
    c10::Event done_;
    const torch::Device device_;
};

class StreamCollective : public Collective {
public:
    StreamCollective(std::shared_ptr<Group> group, int rank, int world, torch::Device device)
        : group_(std::move(group)),
          rank_(rank),
          world_(world),
          device_(device),
          stream_(guard_.getStreamFromGlobalPool(device, true)) {}

    [[nodiscard]] int rank() const override { return rank_; }
    [[nodiscard]] int world() const override { return world_; }
    void allReduce(Tensor& tensor) override { allReduceAsync(tensor)->wait(); }
    std::unique_ptr<Pending> allReduceAsync(Tensor& tensor) override {
        return start({tensor}, [](const std::vector<Tensor>& all) {
            Tensor sum = all[0].clone();
            for (std::size_t i = 1; i < all.size(); ++i) sum.add_(all[i]);
            return std::vector<Tensor>{sum};
        });
    }
    std::unique_ptr<Pending> reduceScatterAsync(Tensor& part, Tensor& whole) override {
        // This rank's part of what is divided among all.
        const auto mineOf = [rank = rank_, world = world_](const Tensor& one) { return one.view({world, -1})[rank]; };
        return start({whole, part}, [mineOf](const std::vector<Tensor>& all) {
            Tensor sum = mineOf(all[0]).clone();
            for (std::size_t i = 1; i < all.size(); ++i) sum.add_(mineOf(all[i]));
            return std::vector<Tensor>{Tensor(), sum};
        });
    }
    std::unique_ptr<Pending> allGatherAsync(Tensor& whole, Tensor& part) override {
        return start({part, whole}, [](const std::vector<Tensor>& all) {
            return std::vector<Tensor>{Tensor(), torch::cat(all)};
        });
    }
    std::unique_ptr<Pending> allToAllAsync(Tensor& received, Tensor& sent) override {
        return start({sent, received}, [rank = rank_](const std::vector<Tensor>& all) {
            std::vector<Tensor> rows;
            for (const Tensor& one : all) rows.push_back(one[rank]);
            return std::vector<Tensor>{Tensor(), torch::stack(rows)};
        });
    }
    void broadcast(Tensor& tensor, int root) override {
        start({tensor}, [root](const std::vector<Tensor>& all) {
            return std::vector<Tensor>{all[static_cast<std::size_t>(root)].clone()};
        })->wait();
    }
    std::vector<Tensor> gather(const Tensor& tensor) override {
        std::vector<Tensor> out;
        for (int i = 0; i < world_; ++i) out.push_back(torch::empty_like(tensor));
        std::vector<Tensor> used = out;
        used.insert(used.begin(), tensor);
        start(used, [](const std::vector<Tensor>& all) {
            std::vector<Tensor> copies;
            for (const Tensor& one : all) copies.push_back(one.clone());
            copies.insert(copies.begin(), Tensor());
            return copies;
        })->wait();
        return out;
    }
    std::vector<Tensor> gatherTo(const Tensor& tensor, int root) override {
        std::vector<Tensor> all = gather(tensor);
        return rank_ == root ? all : std::vector<Tensor>();
    }
    std::unique_ptr<Pending> sendAsync(Tensor& tensor, int to) override {
        return queue(
            {tensor}, [group = group_, rank = rank_, to](std::vector<Tensor>& mine) { group->give(rank, to, mine[0]); },
            /*writes=*/false);
    }
    std::unique_ptr<Pending> receiveAsync(Tensor& tensor, int from) override {
        return queue({tensor}, [group = group_, rank = rank_, from](std::vector<Tensor>& mine) {
            group->take(rank, from, mine[0]);
        });
    }
    void barrier() override {
        Tensor nothing = torch::zeros({1}, device_);
        allReduce(nothing);
        guard_.synchronizeStream(guard_.getStream(device_));
    }
    void abort() override { group_->abort(rank_); }

private:
    using Compute = std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;

    /// Queues an exchange of the first tensor; `compute` gives what is written to all of them, undefined = nothing.
    std::unique_ptr<Pending> start(const std::vector<Tensor>& tensors, Compute compute) {
        return queue(tensors, [group = group_, rank = rank_, compute = std::move(compute)](std::vector<Tensor>& mine) {
            group->meet(rank, mine[0], compute, [&](const std::vector<Tensor>& result) {
                for (std::size_t i = 0; i < mine.size(); ++i)
                    if (result[i].defined()) mine[i].copy_(result[i]);
            });
        });
    }

    /// Lets the communicator's stream do that, after what the current stream has been given.
    template <class Work>
    std::unique_ptr<Pending> queue(const std::vector<Tensor>& tensors, Work work, bool writes = true) {
        TORCH_CHECK(!group_->isAborted(rank_), "the communicator was aborted");
        c10::Event ready(c10::kPrivateUse1), done(c10::kPrivateUse1);
        ready.record(guard_.getStream(device_));
        ready.block(stream_);
        enqueue(stream_, tensors, std::move(work), writes);
        done.record(stream_);
        return std::make_unique<StreamWork>(std::move(done), device_);
    }

    const c10::impl::VirtualGuardImpl guard_{c10::kPrivateUse1};
    const std::shared_ptr<Group> group_;
    const int rank_, world_;
    const torch::Device device_;
    const c10::Stream stream_;
};

class StreamGraph : public engine::Graph {
public:
    explicit StreamGraph(int index) : device_(device(index)) {}
    void record(const std::vector<at::Generator>& /*generators*/, c10::function_ref<void()> work) override {
        recording_ = recorded(current(), [&] { work(); });
    }
    void replay() override { pretend::replay(*recording_, current()); }

private:
    [[nodiscard]] c10::Stream current() const {
        return c10::impl::VirtualGuardImpl(c10::kPrivateUse1).getStream(device_);
    }

    const torch::Device device_;
    std::shared_ptr<const Recording> recording_;
};

class Kind : public engine::AcceleratorKind {
public:
    Kind() : AcceleratorKind(c10::kPrivateUse1) {}
    [[nodiscard]] std::unique_ptr<Collective> makeCollective(const c10::intrusive_ptr<c10d::Store>& store, int rank,
                                                             int world, int index,
                                                             std::chrono::milliseconds /*timeout*/) const override {
        std::shared_ptr<Group> group;
        {
            const Lock lock(mutex_);
            // The ranks of a group may have stores of their own that lead to the same place.
            const std::string key = "pretend-group", mine = std::to_string(next_++);
            const std::vector<std::uint8_t> found =
                store->compareSet(key, {}, std::vector<std::uint8_t>(mine.begin(), mine.end()));
            const std::string name(found.begin(), found.end());
            Joining& joining = groups_.try_emplace(name, Joining{std::make_shared<Group>(world), world}).first->second;
            group = joining.group;
            if (--joining.missing == 0) {
                groups_.erase(name);
                store->deleteKey(key);
            }
        }
        auto made = std::make_unique<StreamCollective>(std::move(group), rank, world, device(index));
        // Until all are there, so that none finds the group gone.
        made->barrier();
        return made;
    }
    [[nodiscard]] std::unique_ptr<engine::Graph> makeGraph(int index) const override {
        return std::make_unique<StreamGraph>(index);
    }

private:
    struct Joining {
        std::shared_ptr<Group> group;
        int missing = 0;  ///< ranks that have not joined yet
    };
    mutable Mutex mutex_;
    mutable std::map<std::string, Joining> groups_ EPOCHAL_GUARDED_BY(mutex_);  ///< by the name that their store has
    mutable int next_ EPOCHAL_GUARDED_BY(mutex_) = 0;
};

}  // namespace

const engine::DeviceKind& kind() {
    static const Kind made;
    return made;
}

}  // namespace epochal::test::pretend
