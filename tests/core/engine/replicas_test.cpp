#include <sys/resource.h>

#include <QtTest>

#include <array>
#include <barrier>
#include <chrono>

#include "core/engine/parallel/reducer.h"
#include "core/engine/parallel/rehearsal.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/trainer.h"
#include "tests/core/engine/support/ranks.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/weights_file.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// Black images in four classes; some are white, and one may be unreadable.
class PlainImages : public UniformImages {
public:
    PlainImages(std::int64_t size, std::int64_t firstWhite, std::int64_t lost = -1)
        : UniformImages(1, {8, 8}), size_(size), firstWhite_(firstWhite), lost_(lost) {}
    [[nodiscard]] std::int64_t size() const override { return size_; }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return index % 4; }
    [[nodiscard]] const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const override {
        if (index == lost_) throw std::runtime_error("image lost");
        scratch.assign(64, index >= firstWhite_ ? 255 : 0);
        return scratch.data();
    }

private:
    std::int64_t size_, firstWhite_, lost_;
};

/// So many replicas on the given images.
Attempt trainOn(std::shared_ptr<const Images> train, std::shared_ptr<const Images> validation, const Path& folder,
                int replicas = 2) {
    Job job;
    job.spec = smallSpec();
    job.spec.devices.count = job.spec.devices.threads = replicas;
    job.spec.data.trainImages = train->size();
    job.spec.data.validationImages = validation->size();
    job.checkpoints = folder;
    Attempt attempt;
    Control control;
    const auto plan = [&] {
        auto made = makePlan(job.spec);
        made->data.train = train;
        made->data.validation = validation;
        // Black becomes 0 and white overflows every float.
        made->data.mean = {0};
        made->data.deviation = {1e-39f};
        return made;
    };
    const Sink sink = [&](EventBody body, double, double) {
        attempt.events.push_back(std::move(body));
        return true;
    };
    attempt.outcome = engine::train(job, plan, control, sink);
    return attempt;
}

}  // namespace

class ReplicasTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Each rank's gradient of sum(w x) is its x; the reducer must leave the sum in every rank's .grad with its strides
    /// unchanged.
    void sumGradientsInBuckets() {
        std::atomic<int> right = 0;
        onEachRank(2, [&](std::unique_ptr<Collective> peers) {
            std::vector<torch::Tensor> weights;
            for (int i = 0; i < 4; ++i)
                weights.push_back(
                    torch::ones({512, 8, 3, 3 + 4 * i}).contiguous(at::MemoryFormat::ChannelsLast).requires_grad_());
            AllReducer reducer(weights, *peers);
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
        QVERIFY(std::chrono::steady_clock::now() - begun < kPeerTimeout);
    }

    /// In the middle of an exchange: Gloo may write to a connection that has ended, and a SIGPIPE fails the test.
    void abortsWhatIsExchanged_data() {
        QTest::addColumn<bool>("sends");
        QTest::newRow("in Gloo's threads") << false;
        QTest::newRow("in the caller's") << true;
    }
    void abortsWhatIsExchanged() {
        QFETCH(const bool, sends);
        std::atomic<int> told = 0;
        for (int attempt = 0; attempt < 100; ++attempt) {
            std::array<Collective*, 2> all{};
            std::barrier together(3);
            std::thread supervisor([&] {
                together.arrive_and_wait();
                for (Collective* peers : all) peers->abort();
                together.arrive_and_wait();
            });
            onEachRank(2, [&](std::unique_ptr<Collective> peers) {
                all[std::size_t(peers->rank())] = peers.get();
                together.arrive_and_wait();
                torch::Tensor tensor = torch::ones({1000});
                try {
                    for (;;)
                        if (!sends)
                            peers->broadcast(tensor, 0);
                        else if (peers->rank() == 0)
                            peers->sendAsync(tensor, 1)->wait();
                        else
                            peers->receiveAsync(tensor, 0)->wait();
                } catch (const std::exception&) {
                    ++told;
                }
                together.arrive_and_wait();
            });
            supervisor.join();
        }
        QCOMPARE(told.load(), 200);
    }

    /// A parameter that needs no gradient is left out, one that backward does not reach has none, and several backwards
    /// add up before they are exchanged.
    void sumOnlyWhatIsTrained() {
        std::atomic<int> right = 0;
        onEachRank(2, [&](std::unique_ptr<Collective> peers) {
            const torch::Tensor trained = torch::ones({3}).requires_grad_(), frozen = torch::ones({3}),
                                unreached = torch::ones({2}).requires_grad_();
            AllReducer reducer({frozen, unreached, trained}, *peers);
            for (int step = 0; step < 2; ++step) {
                reducer.begin(2);
                for (int part = 1; part <= 2; ++part)
                    (trained * frozen * double(10 * part + peers->rank())).sum().backward();
                reducer.finish();
                // 10 + 20 on the first rank, 11 + 21 on the second.
                if (trained.grad().eq(62).all().item<bool>() && unreached.grad().eq(0).all().item<bool>() &&
                    !frozen.grad().defined())
                    ++right;
            }
        });
        QCOMPARE(right.load(), 4);
    }

    /// Without batch statistics, the mean over two halves of a batch is the mean over the batch.
    void givesTheWeightsOfOneReplica_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("frozenEpochs");
        QTest::addColumn<bool>("more");
        QTest::newRow("sgd") << QString("sgd") << 0.05 << 0 << false;
        QTest::newRow("lars") << QString("lars") << 5.0 << 0 << false;
        QTest::newRow("adamw") << QString("adamw") << 0.001 << 0 << false;
        QTest::newRow("adamw, frozen for an epoch") << QString("adamw") << 0.001 << 1 << false;
        QTest::newRow("sgd, frozen to the end") << QString("sgd") << 0.05 << 2 << false;
        QTest::newRow("sgd, averaged, clipped, in parts") << QString("sgd") << 0.05 << 1 << true;
    }
    void givesTheWeightsOfOneReplica() {
        QFETCH(QString, kind);
        QFETCH(double, rate);
        QFETCH(int, frozenEpochs);
        QFETCH(bool, more);
        const Folder one, two, weights;
        RunSpec spec = smallSpec();
        spec.model.normalisation = "group";
        spec.devices.threads = 2;
        spec.optimizer.kind = kind.toStdString();
        spec.optimizer.learningRate = rate;
        // Large enough that the rounding of the smallest gradients is not magnified.
        spec.optimizer.epsilon = 1e-4;
        if (frozenEpochs > 0) spec.model.weights = writeWeights(weights.path(), spec);
        spec.model.frozenEpochs = frozenEpochs;
        if (more) {
            spec.optimizer.averageDecay = 0.8;
            spec.optimizer.clipNorm = 0.5;
            spec.optimizer.accumulation = 3;
        }
        // One replica computes with the same images at a time and as many threads: rounded otherwise, an input of a
        // ReLU close to zero may get the other sign, and gradients change by more than by rounding.
        RunSpec single = spec;
        single.devices.threads = 1;
        single.optimizer.accumulation *= 2;
        QCOMPARE(test::train(kind == "sgd" && !more ? spec : single, one.path()).outcome.state, RunState::Finished);
        spec.devices.count = 2;
        const Attempt attempt = test::train(spec, two.path());
        QVERIFY2(!attempt.outcome.error, attempt.outcome.error ? english(*attempt.outcome.error).c_str() : "");
        QCOMPARE(attempt.all<Started>().front().devices.size(), std::size_t{2});
        QCOMPARE(attempt.all<StepWindow>().back().step, std::int64_t{20});
        const auto a = loadCheckpoint(one.path() / "step-000000020.ckpt"),
                   b = loadCheckpoint(two.path() / "step-000000020.ckpt");
        QVERIFY(a && b);
        int compared = 0;
        for (std::size_t i = 0; i < a->tensors.size(); ++i) {
            const std::string& name = a->tensors[i].first;
            if (!name.starts_with("model.") && !name.starts_with("average.")) continue;
            QCOMPARE(name, b->tensors[i].first);
            const double apart = (a->tensors[i].second - b->tensors[i].second).abs().max().item<double>();
            QVERIFY2(apart < 1e-4, qPrintable(QString("%1: %2").arg(name.c_str()).arg(apart)));
            ++compared;
        }
        QCOMPARE(compared, more ? 58 : 29);
    }

    /// Every replica's own batch statistics, and their averages, are in the checkpoint too.
    void resumesToTheSameBits_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<bool>("more");
        QTest::newRow("sgd") << QString("all-reduce") << false;
        for (const char* algorithm : {"all-reduce", "gather", "sharded"})
            QTest::addRow("%s, adamw, averaged, clipped, in parts, frozen for an epoch", algorithm)
                << QString(algorithm) << true;
    }
    void resumesToTheSameBits() {
        QFETCH(QString, algorithm);
        QFETCH(bool, more);
        const Folder weights;
        RunSpec spec = smallSpec();
        spec.parallel.algorithm = algorithm.toStdString();
        spec.devices.count = 2;
        spec.devices.threads = 2;
        if (more) {
            spec.model.weights = writeWeights(weights.path(), spec);
            spec.model.frozenEpochs = 1;
            spec.optimizer.kind = "adamw";
            spec.optimizer.learningRate = 0.002;
            spec.optimizer.averageDecay = 0.9;
            spec.optimizer.clipNorm = 0.5;
            spec.optimizer.accumulation = 2;
        }
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
    /// 33 images a step: 16 and 17.
    void sharesUnevenly() {
        RunSpec spec = smallSpec();
        spec.model.normalisation = "group";
        spec.optimizer.globalBatch = 33;
        spec.stop.epochs = 1;
        const Folder one, two;
        QCOMPARE(test::train(spec, one.path()).outcome.state, RunState::Finished);
        spec.devices.count = spec.devices.threads = 2;
        const Attempt attempt = test::train(spec, two.path());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        const auto a = loadCheckpoint(one.path() / "step-000000009.ckpt"),
                   b = loadCheckpoint(two.path() / "step-000000009.ckpt");
        QVERIFY(a && b);
        for (std::size_t i = 0; i < a->tensors.size(); ++i)
            if (a->tensors[i].first.starts_with("model."))
                QVERIFY(torch::allclose(a->tensors[i].second, b->tensors[i].second, 0, 1e-4));
    }

    /// The second half of the validation set, which the second replica evaluates, overflows the network's outputs.
    void divergesWhereOneReplicasEvaluationDoes() {
        const Folder folder;
        const auto dark = std::make_shared<PlainImages>(320, 320);
        const Attempt well = trainOn(dark, dark, folder.path());
        QVERIFY2(!well.outcome.error, well.outcome.error ? english(*well.outcome.error).c_str() : "");
        const Folder other;
        const Attempt attempt = trainOn(dark, std::make_shared<PlainImages>(64, 32), other.path());
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Diverged);
        QVERIFY(attempt.all<Evaluation>().empty());
    }

    void endsWhereOneReplicaFails_data() {
        QTest::addColumn<int>("replicas");
        QTest::newRow("of two") << 2;
        QTest::newRow("of four, two of which never exchange anything with it") << 4;
    }
    void endsWhereOneReplicaFails() {
        QFETCH(int, replicas);
        const Folder folder;
        const Attempt attempt = trainOn(std::make_shared<PlainImages>(320, 320, 17),
                                        std::make_shared<PlainImages>(64, 64), folder.path(), replicas);
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(QString::fromStdString(english(*attempt.outcome.error)).contains("image lost"));
    }

    void refusesMoreReplicasThanTheSystemHasDescriptorsFor() {
        QVERIFY(rehearse(1, 1, 1));
        // 16 384 replicas would need 268 million connections; no Linux opens that many files.
        const Status told = rehearse(1 << 14, 1, 1);
        QVERIFY(!told);
        QCOMPARE(told.error().kind, ErrorKind::Unsupported);
        QCOMPARE(told.error().where, std::string("/devices/count"));
        QVERIFY(!told.error().remedy.empty());
    }
    void raisesTheSoftLimitOfOpenFiles() {
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
        if (before.rlim_max < 1024) QSKIP("no more than a thousand files may be open here");
        rlimit low = before;
        low.rlim_cur = 96;
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &low), 0);
        const Status able = rehearse(8, 1, 1);
        ::setrlimit(RLIMIT_NOFILE, &before);
        QVERIFY(able);
    }
};

QTEST_GUILESS_MAIN(ReplicasTest)
#include "replicas_test.moc"
