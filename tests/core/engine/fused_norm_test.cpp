#include "core/engine/kernels/fused_norm.h"

#include <QtTest>

#include <cmath>

using epochal::Activation;
using epochal::engine::fusedNorm;

namespace {

constexpr double kMomentum = 0.1, kEpsilon = 1e-5;

struct Parts {
    torch::Tensor x, weight, bias, shortcut, mean, variance;

    [[nodiscard]] Parts as(torch::ScalarType data, torch::ScalarType rest) const {
        const auto leaf = [](const torch::Tensor& tensor, torch::ScalarType type, bool image) {
            if (!tensor.defined()) return tensor;
            const torch::Tensor copy = tensor.detach().to(type).clone();
            return (image ? copy.contiguous(at::MemoryFormat::ChannelsLast) : copy).requires_grad_();
        };
        return {leaf(x, data, true),        leaf(weight, rest, false),      leaf(bias, rest, false),
                leaf(shortcut, data, true), mean.detach().to(rest).clone(), variance.detach().to(rest).clone()};
    }
    [[nodiscard]] std::vector<torch::Tensor> gradients() const {
        std::vector<torch::Tensor> all{x.grad(), weight.grad(), bias.grad()};
        if (shortcut.defined()) all.push_back(shortcut.grad());
        return all;
    }
};

/// The largest difference, relative to the largest value.
double difference(const torch::Tensor& ours, const torch::Tensor& reference) {
    const double scale = reference.abs().max().item().toDouble();
    return (ours.to(torch::kDouble) - reference).abs().max().item().toDouble() / std::max(scale, 1e-12);
}

}  // namespace

/// Compared with ATen's batch_norm, addition and ReLU and ATen's own gradients, in double.
class FusedNormTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isBatchNormPlusShortcutThroughARelu_data() {
        QTest::addColumn<int>("images");
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("side");
        QTest::addColumn<bool>("relu");
        QTest::addColumn<bool>("shortcut");
        QTest::addColumn<bool>("half");
        // Channel counts that fill a vector or do not, rows with a tail, several runs of rows, one pixel a channel.
        const int shapes[][3] = {{5, 16, 28}, {3, 3, 7}, {7, 64, 9}, {2, 96, 5}, {40, 8, 33}, {9, 16, 1}};
        for (const auto& [images, channels, side] : shapes)
            for (int kind = 0; kind < 8; ++kind)
                QTest::addRow("%d x %d x %d x %d%s%s%s", images, channels, side, side, kind & 1 ? ", relu" : "",
                              kind & 2 ? ", shortcut" : "", kind & 4 ? ", bf16" : "")
                    << images << channels << side << bool(kind & 1) << bool(kind & 2) << bool(kind & 4);
    }
    void isBatchNormPlusShortcutThroughARelu() {
        QFETCH(int, images);
        QFETCH(int, channels);
        QFETCH(int, side);
        QFETCH(bool, relu);
        QFETCH(bool, shortcut);
        QFETCH(bool, half);
        torch::manual_seed(images + channels);
        const auto data = half ? torch::kBFloat16 : torch::kFloat;
        // Values representable in the tested type, so that both sides start from the same input.
        const auto image = [&](double about) {
            return (torch::randn({images, channels, side, side}) + about).to(data).to(torch::kDouble);
        };
        const Parts values{image(3),
                           torch::rand({channels}) + 0.5,
                           torch::randn({channels}),
                           shortcut ? image(0) : torch::Tensor(),
                           torch::randn({channels}),
                           torch::rand({channels}) + 0.5};
        const torch::Tensor gradient = image(0);
        const Parts ours = values.as(data, torch::kFloat), reference = values.as(torch::kDouble, torch::kDouble);

        const torch::Tensor y = fusedNorm(ours.x, ours.weight, ours.bias, ours.mean, ours.variance, ours.shortcut,
                                          relu ? Activation::Relu : Activation::None, kMomentum, kEpsilon);
        torch::Tensor expected = at::batch_norm(reference.x, reference.weight, reference.bias, reference.mean,
                                                reference.variance, true, kMomentum, kEpsilon, false);
        if (shortcut) expected = expected + reference.shortcut;
        // Where rounding decides whether a value is above zero, both sides use the fused kernel's answer.
        const torch::Tensor above = (y.detach() > 0).to(torch::kDouble);
        if (relu) {
            const torch::Tensor unclear = (above != (expected > 0).to(torch::kDouble));
            QVERIFY(!unclear.any().item().toBool() ||
                    expected.masked_select(unclear).abs().max().item().toDouble() < (half ? 2e-2 : 1e-5));
            expected = expected * above;
        }
        y.backward(gradient.to(data).contiguous(at::MemoryFormat::ChannelsLast));
        expected.backward(gradient);

        const double tolerance = half ? 1e-2 : 1e-5;
        QVERIFY(difference(y, expected) < tolerance);
        QVERIFY(difference(ours.mean, reference.mean) < 1e-5);
        QVERIFY(difference(ours.variance, reference.variance) < 1e-5);
        const auto got = ours.gradients(), wanted = reference.gradients();
        for (std::size_t i = 0; i < got.size(); ++i) {
            const double off = difference(got[i], wanted[i]);
            QVERIFY2(off < tolerance, qPrintable(QString("gradient %1: %2").arg(i).arg(off)));
        }
    }
    /// As in ATen: a NaN or infinite value affects its whole channel, statistics included, and no other channel.
    void keepsWhatIsNoNumber_data() {
        QTest::addColumn<double>("odd");
        QTest::addColumn<bool>("half");
        for (const bool half : {false, true}) {
            QTest::addRow("NaN%s", half ? ", bf16" : "") << std::nan("") << half;
            QTest::addRow("infinity%s", half ? ", bf16" : "") << HUGE_VAL << half;
            QTest::addRow("minus infinity%s", half ? ", bf16" : "") << -HUGE_VAL << half;
        }
    }
    void keepsWhatIsNoNumber() {
        QFETCH(double, odd);
        QFETCH(bool, half);
        torch::manual_seed(5);
        torch::Tensor x = torch::randn({4, 16, 6, 6})
                              .to(half ? torch::kBFloat16 : torch::kFloat)
                              .contiguous(at::MemoryFormat::ChannelsLast);
        x[2][7][3][1] = odd;
        const torch::Tensor mean = torch::zeros({16}), variance = torch::ones({16});
        const torch::Tensor y = fusedNorm(x, torch::ones({16}), torch::zeros({16}), mean, variance, {},
                                          Activation::Relu, kMomentum, kEpsilon);
        for (std::int64_t c = 0; c < 16; ++c) {
            QCOMPARE(y.select(1, c).isfinite().all().item<bool>(), c != 7);
            QCOMPARE(mean[c].isfinite().item<bool>(), c != 7);
            QCOMPARE(variance[c].isfinite().item<bool>(), c != 7);
        }
    }
    void sumsDoNotDependOnTheNumberOfThreads() {
        torch::manual_seed(3);
        const torch::Tensor x = torch::randn({32, 16, 28, 28}).contiguous(at::MemoryFormat::ChannelsLast);
        const auto run = [&](int threads) {
            at::set_num_threads(threads);
            const torch::Tensor leaf = x.clone().requires_grad_(), weight = torch::ones({16}).requires_grad_();
            fusedNorm(leaf, weight, torch::zeros({16}), torch::zeros({16}), torch::ones({16}), {}, Activation::Relu,
                      kMomentum, kEpsilon)
                .square()
                .sum()
                .backward();
            return std::pair(leaf.grad(), weight.grad());
        };
        const auto [one, weightOfOne] = run(1);
        const auto [two, weightOfTwo] = run(2);
        QVERIFY(torch::equal(one, two) && torch::equal(weightOfOne, weightOfTwo));
    }
};

QTEST_GUILESS_MAIN(FusedNormTest)
#include "fused_norm_test.moc"
