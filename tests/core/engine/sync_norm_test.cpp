#include "core/engine/kernels/sync_norm.h"

#include <ATen/CPUGeneratorImpl.h>

#include <QtTest>

#include "core/engine/kernels/fused_norm.h"
#include "tests/core/engine/support/ranks.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr double kMomentum = 0.1, kEpsilon = 1e-5;
constexpr int kWorld = 3;
/// Images of each rank.
constexpr std::int64_t kImages[kWorld] = {2, 3, 5};

struct Batch {
    torch::Tensor x, shortcut, gradient;
};
struct Layer {
    torch::Tensor weight, bias, mean, variance;

    explicit Layer(torch::ScalarType type) {
        // Not the generator of the process, which all ranks' threads share.
        at::Generator random = at::make_generator<at::CPUGeneratorImpl>(5);
        const auto leaf = [type](const torch::Tensor& values) { return values.to(type).requires_grad_(); };
        weight = leaf(torch::rand({8}, random) + 0.5);
        bias = leaf(torch::randn({8}, random));
        mean = torch::randn({8}, random).to(type);
        variance = (torch::rand({8}, random) + 0.5).to(type);
    }
};

/// All ranks' images; each rank's are about another mean, so that its own statistics would be far off.
Batch wholeBatch(torch::ScalarType type) {
    torch::manual_seed(4);
    std::vector<torch::Tensor> images;
    for (int rank = 0; rank < kWorld; ++rank) images.push_back(torch::randn({kImages[rank], 8, 5, 3}) + 2.0 * rank + 3);
    const auto values = [type](const torch::Tensor& of) { return of.to(type).to(torch::kDouble); };
    return {values(torch::cat(images)), values(torch::randn({10, 8, 5, 3})), values(torch::randn({10, 8, 5, 3}))};
}

torch::Tensor rowsOf(const torch::Tensor& whole, int rank) {
    std::int64_t begin = 0;
    for (int before = 0; before < rank; ++before) begin += kImages[before];
    return whole.slice(0, begin, begin + kImages[rank]);
}

double apart(const torch::Tensor& ours, const torch::Tensor& reference) {
    return (ours.detach().to(torch::kDouble) - reference.detach()).abs().max().item<double>() /
           reference.detach().abs().max().item<double>();
}

/// What ATen's batch_norm, addition and ReLU make of all images at once, in fp64, and its gradients.
struct Reference {
    Batch batch;
    Layer layer{torch::kDouble};
    torch::Tensor y;

    Reference(torch::ScalarType type, bool more) : batch(wholeBatch(type)) {
        batch.x.requires_grad_();
        batch.shortcut.requires_grad_();
        y = at::batch_norm(batch.x, layer.weight, layer.bias, layer.mean, layer.variance, true, kMomentum, kEpsilon,
                           false);
        if (more) y = (y + batch.shortcut).relu();
        y.backward(batch.gradient);
    }
};

}  // namespace

class SyncNormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isBatchNormOverAllReplicas_data() {
        QTest::addColumn<bool>("fused");
        QTest::addColumn<int>("type");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("ATen, fp64") << false << int(torch::kDouble) << 1e-13;
        QTest::newRow("ATen, fp32") << false << int(torch::kFloat) << 1e-5;
        QTest::newRow("ATen, bf16") << false << int(torch::kBFloat16) << 1e-2;
        QTest::newRow("kernel, fp32") << true << int(torch::kFloat) << 1e-5;
        QTest::newRow("kernel, bf16") << true << int(torch::kBFloat16) << 1e-2;
    }
    void isBatchNormOverAllReplicas() {
        QFETCH(bool, fused);
        QFETCH(int, type);
        QFETCH(double, tolerance);
        const auto data = static_cast<torch::ScalarType>(type);
        const Reference whole(data, fused);
        Complaints complaints;
        std::vector<torch::Tensor> weights(kWorld), biases(kWorld);
        onEachRank(kWorld, [&](std::unique_ptr<Collective> peers) {
            const int rank = peers->rank();
            NormPeers norms(*peers, torch::kCPU);
            const auto leaf = [&](const torch::Tensor& of) {
                return rowsOf(of.detach(), rank).to(data).contiguous(at::MemoryFormat::ChannelsLast).requires_grad_();
            };
            const torch::Tensor x = leaf(whole.batch.x), shortcut = leaf(whole.batch.shortcut);
            Layer layer(data == torch::kDouble ? torch::kDouble : torch::kFloat);
            const torch::Tensor y =
                fused ? fusedNorm(x, layer.weight, layer.bias, layer.mean, layer.variance, shortcut, Activation::Relu,
                                  kMomentum, kEpsilon, &norms)
                      : syncNorm(x, layer.weight, layer.bias, layer.mean, layer.variance, kMomentum, kEpsilon, norms);
            y.backward(rowsOf(whole.batch.gradient, rank).to(data));
            const auto check = [&](const torch::Tensor& ours, const torch::Tensor& reference, const std::string& what) {
                const double far = apart(ours, reference);
                complaints.unless(far < tolerance, what + ": " + std::to_string(far));
            };
            check(y, rowsOf(whole.y, rank), "outputs");
            check(x.grad(), rowsOf(whole.batch.x.grad(), rank), "gradient of the inputs");
            if (fused) check(shortcut.grad(), rowsOf(whole.batch.shortcut.grad(), rank), "gradient of the shortcut");
            check(layer.mean, whole.layer.mean, "running mean");
            check(layer.variance, whole.layer.variance, "running variance");
            weights[std::size_t(rank)] = layer.weight.grad();
            biases[std::size_t(rank)] = layer.bias.grad();
            complaints.unless(norms.waited() > 0, "no time waited");
        });
        QCOMPARE(complaints.first(), std::string());
        QCOMPARE(complaints.checked(), kWorld * (fused ? 6 : 5));
        // The reducer adds them up.
        QVERIFY(apart(weights[0] + weights[1] + weights[2], whole.layer.weight.grad()) < tolerance);
        QVERIFY(apart(biases[0] + biases[1] + biases[2], whole.layer.bias.grad()) < tolerance);
    }

    /// A single pixel on all replicas together has no spread, and the running variance no correction to divide by.
    void ofOnePixelIsFinite() {
        const auto alone = makeLocalCollective();
        NormPeers norms(*alone, torch::kCPU);
        Layer layer(torch::kFloat);
        const torch::Tensor y = syncNorm(torch::full({1, 8, 1, 1}, 3.0f), layer.weight, layer.bias, layer.mean,
                                         layer.variance, kMomentum, kEpsilon, norms);
        QVERIFY(torch::equal(y.flatten(), layer.bias));
        QVERIFY(layer.variance.isfinite().all().item<bool>());
    }
};

QTEST_GUILESS_MAIN(SyncNormTest)
#include "sync_norm_test.moc"
