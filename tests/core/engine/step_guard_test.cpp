// Steps that are left out, scaled losses, runs that go back, and mixtures of images.
#include <QtTest>

#include <algorithm>
#include <cmath>

#include "core/engine/data/mixup.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/replica.h"
#include "core/engine/train/step_guard.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// A parameter with this gradient.
torch::Tensor withGradient(const std::vector<float>& gradient) {
    torch::Tensor parameter = torch::zeros({std::ssize(gradient)}, torch::requires_grad());
    parameter.mutable_grad() = torch::tensor(gradient);
    return parameter;
}

constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kEndless = std::numeric_limits<float>::infinity();

/// A network without normalization, whose weights grow without bound if the rate is too high.
RunSpec unstableSpec() {
    RunSpec spec = smallSpec();
    spec.model.architecture = "lenet5";
    spec.data.height = spec.data.width = 28;
    spec.schedule.kind = "constant";
    spec.schedule.warmupEpochs = 0;
    spec.optimizer.nesterov = false;
    spec.optimizer.momentum = 0;
    spec.devices.threads = 1;
    return spec;
}

}  // namespace

class StepGuardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void looksOnlyWhereItIsAsked() {
        QVERIFY(!StepGuard("fp32", "stop", torch::kCPU).isOn());
        QVERIFY(!StepGuard("bf16", "roll-back", torch::kCPU).isOn());
        StepGuard guard("fp32", "skip", torch::kCPU);
        QVERIFY(guard.isOn() && guard.state().empty());
        QCOMPARE(guard.scale(), 1.0);
        const torch::Tensor sound = withGradient({1, -2}), none = torch::zeros({2}, torch::requires_grad());
        QVERIFY(guard.accept({sound, none}));
        QVERIFY(torch::equal(sound.grad(), torch::tensor({1.f, -2.f})));
        for (const float broken : {kNan, kEndless, -kEndless})
            QVERIFY(!guard.accept({sound, withGradient({0, broken})}));
    }

    /// As torch.amp.GradScaler: halved at once, doubled after 2,000 steps.
    void scalesTheLossOfHalfPrecision() {
        StepGuard guard("fp16", "stop", torch::kCPU);
        QCOMPARE(guard.scale(), 65536.0);
        const torch::Tensor parameter = withGradient({65536, -3 * 65536.f});
        QVERIFY(guard.accept({parameter}));
        QVERIFY(torch::equal(parameter.grad(), torch::tensor({1.f, -3.f})));
        QVERIFY(!guard.accept({withGradient({kEndless})}));
        QCOMPARE(guard.scale(), 32768.0);
        for (int i = 0; i < 1999; ++i) QVERIFY(guard.accept({withGradient({1})}));
        QCOMPARE(guard.scale(), 32768.0);
        QVERIFY(guard.accept({withGradient({1})}));
        QCOMPARE(guard.scale(), 65536.0);
        QVERIFY(guard.accept({withGradient({1})}));

        StepGuard later("fp16", "stop", torch::kCPU);
        later.state()[0].second.copy_(guard.state()[0].second);
        later.readState();
        QVERIFY(!guard.accept({withGradient({kNan})}) && !later.accept({withGradient({kNan})}));
        QVERIFY(torch::equal(later.state()[0].second, guard.state()[0].second));
    }

    /// fp16 has 11 bits of precision: a few steps end close to those in fp32.
    void trainsInHalfPrecision() {
        Plan plan = makePlan(unstableSpec()).value();
        Replica single(plan, Peers::of(makeLocalCollective()));
        plan.precision = "fp16";
        Replica half(plan, Peers::of(makeLocalCollective()));
        for (Replica* one : {&single, &half}) {
            one->beginEpoch(0, 0);
            for (int i = 0; i < 5; ++i) QVERIFY(!one->step(0.01).skipped);
        }
        const auto exact = single.snapshot(5), rounded = half.snapshot(5);
        QCOMPARE(rounded.size(), exact.size() + 1);
        for (std::size_t i = 0; i < exact.size() && exact[i].first.starts_with("model."); ++i) {
            const double scale = exact[i].second.abs().max().item<double>();
            const double apart = (exact[i].second - rounded[i].second).abs().max().item<double>();
            QVERIFY2(apart < 0.01 * scale, exact[i].first.c_str());
            QVERIFY2(apart > 0, exact[i].first.c_str());
        }
    }

    /// Whatever a skipped step did on its way is undone: weights, sums, statistics, averages.
    void aSkippedStepLeavesNothingBehind() {
        RunSpec spec = smallSpec();
        spec.stop.divergence = "skip";
        spec.optimizer.averageDecay = 0.9;
        spec.devices.threads = 1;
        const Plan plan = makePlan(spec).value();
        Replica replica(plan, Peers::of(makeLocalCollective()));
        replica.beginEpoch(0, 0);
        QVERIFY(!replica.step(0.05).skipped);
        // An infinite rate makes every weight infinite or NaN, so that the next step has no finite gradient.
        const auto copied = [&](std::int64_t step) {
            std::vector<torch::Tensor> state;
            for (const auto& [name, tensor] : replica.snapshot(step)) state.push_back(tensor.detach().clone());
            return state;
        };
        QVERIFY(!replica.step(std::numeric_limits<double>::infinity()).skipped);
        const auto before = copied(2);
        const Sums sums = replica.sums();
        QVERIFY(replica.step(0.05).skipped);
        const auto after = copied(2);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(torch::allclose(before[i], after[i], 0, 0, /*equal_nan=*/true));
        QCOMPARE(replica.sums().images, sums.images);
    }

    void aRunThatNeverRecoversFails() {
        const Folder folder;
        RunSpec spec = unstableSpec();
        spec.stop.divergence = "skip";
        spec.stop.epochs = 20;
        spec.optimizer.learningRate = 1000;
        const Attempt attempt = train(spec, folder.path());
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(attempt.outcome.error && attempt.outcome.error->kind == ErrorKind::Diverged);
    }

    /// Far above the rate that this network bears, and after five halvings far below it.
    void goesBackWithHalfTheRate() {
        const Folder folder;
        RunSpec spec = unstableSpec();
        spec.optimizer.learningRate = 800;
        const Attempt stopped = train(spec, folder.path() / "stop");
        QVERIFY(stopped.outcome.error && stopped.outcome.error->kind == ErrorKind::Diverged);
        spec.stop.divergence = "roll-back";
        const Attempt attempt = train(spec, folder.path() / "back");
        QVERIFY2(attempt.outcome.state == RunState::Finished,
                 attempt.outcome.error ? english(*attempt.outcome.error).c_str() : "");
        const auto codes = attempt.notices();
        const auto times = std::ranges::count(codes, "rolled-back");
        QVERIFY(times >= 1 && times <= 5);
        QCOMPARE(std::ssize(attempt.all<Started>()), times + 1);
        const double rate = attempt.all<EpochDone>().back().learningRate;
        QCOMPARE(rate, 800 * std::pow(0.5, static_cast<double>(times)));
        // A resumed run goes on with that rate.
        const auto saved = loadCheckpoint(folder.path() / "back" / "step-000000020.ckpt");
        QVERIFY2(saved, saved ? "" : english(saved.error()).c_str());
        QCOMPARE(saved->progress.rateFactor, std::pow(0.5, static_cast<double>(times)));
    }

    /// Mean 1/2 and variance 1 / (4 (2 alpha + 1)), within five standard errors.
    void sharesFollowTheBetaDistribution_data() {
        QTest::addColumn<double>("alpha");
        for (const double alpha : {0.1, 0.2, 0.7, 1.0, 4.0}) QTest::addRow("%.1f", alpha) << alpha;
    }
    void sharesFollowTheBetaDistribution() {
        QFETCH(double, alpha);
        constexpr int kDraws = 40'000;
        double sum = 0, squares = 0, fourths = 0;
        for (int i = 0; i < kDraws; ++i) {
            CounterRandom random(7, 1, static_cast<std::uint64_t>(i));
            const double share = betaShare(alpha, random);
            QVERIFY(share >= 0 && share <= 1);
            sum += share;
            squares += (share - 0.5) * (share - 0.5);
            fourths += std::pow(share - 0.5, 4);
        }
        const double variance = 1 / (4 * (2 * alpha + 1));
        QVERIFY(std::abs(sum / kDraws - 0.5) < 5 * std::sqrt(variance / kDraws));
        const double spread = std::sqrt((fourths / kDraws - variance * variance) / kDraws);
        QVERIFY(std::abs(squares / kDraws - variance) < 5 * spread);
    }

    /// The gradient of the mixed loss is that of cross entropy with mixed labels, in double precision.
    void mixesImagesAndLabelsByOneShare() {
        const torch::Tensor images = torch::arange(24, torch::kDouble).view({4, 1, 2, 3});
        const torch::Tensor labels = torch::tensor({0, 1, 2, 1}, torch::kLong);
        CounterRandom random(1, 2, 3);
        const Mixture mixture = mixed(images, labels, 0.8, random);
        CounterRandom again(1, 2, 3);
        QCOMPARE(mixture.share, betaShare(0.8, again));
        for (int i = 0; i < 4; ++i) {
            const int other = (i + 3) % 4;
            QVERIFY(
                torch::allclose(mixture.images[i], images[i] * mixture.share + images[other] * (1 - mixture.share)));
            QCOMPARE(mixture.others[i].item<std::int64_t>(), labels[other].item<std::int64_t>());
        }
        QVERIFY(torch::equal(mixture.main(), mixture.share >= 0.5 ? labels : mixture.others));
    }
};

QTEST_GUILESS_MAIN(StepGuardTest)
#include "step_guard_test.moc"
