#include <QtTest>

#include "core/engine/device/device_kind.h"
#include "core/engine/train/replayed.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal::engine;
using namespace epochal::test;

namespace {

class Nothing : public Model {
public:
    explicit Nothing(bool isStatic) : Model("", 1), static_(isStatic) {}
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& images) override { return images; }
    [[nodiscard]] bool isStatic() const override { return static_; }

private:
    const bool static_;
};

/// Adds up batches and their labels on a pretend device.
struct Adder {
    Nothing model;
    Replayed replayed;
    torch::Tensor sum = torch::zeros({}, torch::TensorOptions(pretend::device()));
    double expected = 0;
    int calls = 0;  ///< of the work, by the host

    explicit Adder(bool wanted, bool isStatic = true) : model(isStatic), replayed(pretend::device(), model, wanted) {}

    /// A batch whose values and labels are all `value`.
    void add(float value, std::int64_t rows = 4, bool waits = false) {
        Samples samples{{torch::full({rows, 3}, value), {}}, torch::full({rows}, value)};
        samples = {{samples.inputs.values.to(pretend::device()), {}}, samples.labels.to(pretend::device())};
        replayed.run(samples, [&](const Samples& batch) {
            ++calls;
            sum.add_(batch.inputs.values.sum());
            if (waits) (void)sum.item<float>();
            sum.add_(batch.labels.sum());
        });
        expected += value * static_cast<double>(4 * rows);
    }
    [[nodiscard]] double total() const { return sum.item<float>(); }
};

}  // namespace

class ReplayedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    /// The second batch of a shape is recorded, the third is the first that the host does not work on.
    void replaysWithTheValuesOfEachBatch() {
        Adder adder(true);
        const int expectedCalls[] = {1, 2, 2, 2, 2};
        for (int i = 0; i < 5; ++i) {
            adder.add(static_cast<float>(i + 1));
            QCOMPARE(adder.calls, expectedCalls[i]);
            QCOMPARE(adder.total(), adder.expected);
        }
    }

    void beginsAnewWithAnotherShapeAndWhenDropped() {
        Adder adder(true);
        for (const std::int64_t rows : {4, 4, 4, 6, 6, 6, 4}) adder.add(1, rows);
        QCOMPARE(adder.calls, 5);
        adder.replayed.drop();
        adder.add(2);
        QCOMPARE(adder.calls, 6);
        QCOMPARE(adder.total(), adder.expected);
    }

    /// What was queued before the wait counts once.
    void doesWithoutWhereSomebodyWaits() {
        Adder adder(true);
        for (int i = 0; i < 4; ++i) adder.add(static_cast<float>(i + 1), 4, true);
        QCOMPARE(adder.calls, 5);
        QCOMPARE(adder.total(), adder.expected);
    }

    /// With memory for the batches and nothing else, the run goes on without a graph.
    void doesWithoutWhereMemoryIsShort() {
        Adder adder(true);
        adder.add(1, 4096);
        const std::int64_t used = pretend::usedBytes(0);
        // The batch itself, but not the copy of it that a graph would read.
        pretend::limitMemory(used + 80'000);
        adder.add(2, 4096);
        adder.add(3, 4096);
        pretend::limitMemory(0);
        QCOMPARE(adder.total(), adder.expected);
        QCOMPARE(adder.calls, 3);
    }

    void leavesOtherNetworksAlone() {
        for (const auto& [wanted, isStatic] : {std::pair(false, true), std::pair(true, false)}) {
            Adder adder(wanted, isStatic);
            for (int i = 0; i < 4; ++i) adder.add(1);
            QCOMPARE(adder.calls, 4);
            QCOMPARE(adder.total(), adder.expected);
        }
    }
};

QTEST_MAIN(ReplayedTest)
#include "replayed_test.moc"
