#include <QtTest>

#include <chrono>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "core/engine/parallel/gloo_collective.h"
#include "core/engine/parallel/reducer.h"
#include "core/engine/train/checkpoint.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr std::chrono::seconds kTimeout{20};

template <class Work>
void onEachRank(int world, Work work) {
    auto store = c10::make_intrusive<c10d::HashStore>();
    std::vector<std::thread> ranks;
    for (int rank = 0; rank < world; ++rank)
        ranks.emplace_back([&, rank] { work(makeGlooCollective(store, rank, world, kTimeout)); });
    for (std::thread& rank : ranks) rank.join();
}

}  // namespace

class ReplicasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exchangeTensors() {
        std::atomic<int> right = 0;
        onEachRank(3, [&](std::unique_ptr<Collective> peers) {
            torch::Tensor sum = torch::full({5}, double(peers->rank() + 1), torch::kDouble);
            peers->allReduce(sum);
            torch::Tensor sent = torch::full({2}, peers->rank());
            peers->broadcast(sent, 2);
            const auto rows = peers->gather(torch::full({1}, peers->rank()));
            peers->barrier();
            if (torch::equal(sum, torch::full({5}, 6.0, torch::kDouble)) && sent[0].item<std::int64_t>() == 2 &&
                rows.size() == 3 && rows[1].item<std::int64_t>() == 1)
                ++right;
        });
        QCOMPARE(right.load(), 3);
    }

    /// Each rank's gradient of sum(w x) is its x; the reducer must leave the sum in every rank's .grad, strides kept.
    void sumGradientsInBuckets() {
        std::atomic<int> right = 0;
        onEachRank(2, [&](std::unique_ptr<Collective> peers) {
            std::vector<torch::Tensor> weights;
            for (int i = 0; i < 4; ++i)
                weights.push_back(
                    torch::ones({512, 8, 3, 3 + 4 * i}).contiguous(at::MemoryFormat::ChannelsLast).requires_grad_());
            Reducer reducer(weights, *peers);
            for (int step = 0; step < 3; ++step) {
                torch::Tensor loss = torch::zeros({});
                for (int i = 0; i < 4; ++i)
                    loss = loss + (weights[std::size_t(i)] * double((i + 1) * (peers->rank() + 1) + step)).sum();
                reducer.begin();
                loss.backward();
                reducer.finish();
                for (int i = 0; i < 4; ++i) {
                    const torch::Tensor& weight = weights[std::size_t(i)];
                    if (weight.grad().strides() == weight.strides() &&
                        weight.grad().eq(3.0 * (i + 1) + 2 * step).all().item<bool>())
                        ++right;
                }
            }
        });
        QCOMPARE(right.load(), 2 * 3 * 4);
    }

    void loseAPeerWithoutHanging() {
        std::atomic<int> told = 0;
        const auto begun = std::chrono::steady_clock::now();
        onEachRank(2, [&](std::unique_ptr<Collective> peers) {
            if (peers->rank() == 1) return;
            try {
                torch::Tensor tensor = torch::ones({4});
                peers->allReduce(tensor);
            } catch (const std::exception&) {
                ++told;
            }
        });
        QCOMPARE(told.load(), 1);
        QVERIFY(std::chrono::steady_clock::now() - begun < kTimeout);
    }

    /// Without batch statistics the mean over two halves of a batch is the mean over the batch.
    void givesTheWeightsOfOneReplica() {
        RunSpec spec = smallSpec();
        spec.model.normalisation = "group";
        spec.devices.threads = 2;
        const Folder one, two;
        QCOMPARE(test::train(spec, one.path()).outcome.state, RunState::Finished);
        spec.devices.count = 2;
        const Attempt attempt = test::train(spec, two.path());
        QVERIFY2(!attempt.outcome.error, attempt.outcome.error ? english(*attempt.outcome.error).c_str() : "");
        QCOMPARE(attempt.all<Started>().front().devices.size(), std::size_t{2});
        QCOMPARE(attempt.all<StepWindow>().back().step, std::int64_t{20});
        const auto a = loadCheckpoint(one.path() / "step-000000020.ckpt"),
                   b = loadCheckpoint(two.path() / "step-000000020.ckpt");
        QVERIFY(a && b);
        for (std::size_t i = 0; i < a->tensors.size(); ++i) {
            if (!a->tensors[i].first.starts_with("model.")) continue;
            QCOMPARE(a->tensors[i].first, b->tensors[i].first);
            const double apart = (a->tensors[i].second - b->tensors[i].second).abs().max().item<double>();
            QVERIFY2(apart < 1e-4, qPrintable(QString("%1: %2").arg(a->tensors[i].first.c_str()).arg(apart)));
        }
    }

    /// Every replica's own batch statistics are in the checkpoint too.
    void resumesToTheSameBits() {
        RunSpec spec = smallSpec();
        spec.devices.count = 2;
        spec.devices.threads = 2;
        const Folder whole, broken;
        QCOMPARE(test::train(spec, whole.path()).outcome.state, RunState::Finished);
        Job job;
        job.spec = spec;
        job.checkpoints = broken.path();
        job.resume = true;
        Control control;
        control.interrupt = true;
        const Attempt first = test::train(job, control);
        QCOMPARE(first.outcome.state, RunState::Interrupted);
        const Attempt second = test::train(spec, broken.path());
        QCOMPARE(second.outcome.state, RunState::Finished);
        QVERIFY(second.all<Started>().front().startStep > 0);
        QVERIFY(bytesOf(broken.path() / "step-000000020.ckpt") == bytesOf(whole.path() / "step-000000020.ckpt"));
    }
};

QTEST_GUILESS_MAIN(ReplicasTest)
#include "replicas_test.moc"
