#include <torch/utils.h>
#include <QtTest>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"
#include "core/engine/train/precision.h"
#include "core/engine/weights/state_dict.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

std::shared_ptr<Model> makeOne(const QString& architecture, const char* norm = "batch") {
    const Network& network = *findNetwork(architecture.toStdString());
    const std::int64_t side =
        network.onlySides.empty() ? std::max<std::int64_t>(network.smallestSide, 32) : network.onlySides[0];
    auto model = makeModel({.architecture = network.id, .normalisation = norm}, {3, side, side, 7}, 1);
    // Statistics, scales and shifts as after some training, not those of a new network.
    const torch::NoGradGuard noGradients;
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(7);
    for (const auto& [name, tensor] : stateDict(*model)) {
        torch::Tensor values = tensor;
        if (name.ends_with("running_var"))
            values.uniform_(0.5, 2, random);
        else if (name.ends_with("running_mean"))
            values.normal_(0, 0.1, random);
        else if (tensor.dim() == 1 && name.ends_with("weight"))
            values.uniform_(0.5, 1.5, random);
        else if (tensor.dim() == 1 && name.ends_with("bias"))
            values.normal_(0, 0.1, random);
    }
    model->eval();
    return model;
}

torch::Tensor imagesFor(const QString& architecture) {
    const Network& network = *findNetwork(architecture.toStdString());
    const std::int64_t side =
        network.onlySides.empty() ? std::max<std::int64_t>(network.smallestSide, 32) : network.onlySides[0];
    at::Generator random = at::make_generator<at::CPUGeneratorImpl>(8);
    return torch::randn({2, 3, side, side}, random, torch::kFloat);
}

double difference(const torch::Tensor& a, const torch::Tensor& b) {
    return ((a - b).abs().max() / a.abs().max()).item<double>();
}

}  // namespace

/// What inference does to a network before it is measured.
class FoldingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { at::set_num_threads(1); }

    void foldedNetworksComputeTheSame_data() {
        QTest::addColumn<QString>("architecture");
        for (const char* name : {"resnet8", "resnet50", "resnext50_32x4d", "vgg11_bn", "mobilenet_v2",
                                 "efficientnet_b0", "efficientnet_lite0", "vgg11", "vit_b_16", "lenet5"})
            QTest::newRow(name) << QString(name);
    }
    void foldedNetworksComputeTheSame() {
        QFETCH(const QString, architecture);
        const torch::NoGradGuard noGradients;
        const auto model = makeOne(architecture);
        model->to(torch::kDouble);
        const torch::Tensor images = imagesFor(architecture).to(torch::kDouble), expected = model->forward(images);
        foldNorms(*model);
        // Nothing reads the statistics any more.
        for (const torch::Tensor& buffer : model->buffers()) buffer.fill_(-1);
        QVERIFY(difference(expected, model->forward(images)) < 1e-9);
        QVERIFY(expected.abs().max().item<double>() > 0);
    }

    void foldingIsRightInSinglePrecisionAndOnce() {
        const torch::NoGradGuard noGradients;
        const auto model = makeOne("resnet18");
        const torch::Tensor images = imagesFor("resnet18"), expected = model->forward(images);
        foldNorms(*model);
        foldNorms(*model);
        QVERIFY(difference(expected, model->forward(images)) < 1e-5);
    }

    void groupNormalizationStays() {
        const torch::NoGradGuard noGradients;
        const auto model = makeOne("resnet8", "group");
        const torch::Tensor images = imagesFor("resnet8"), expected = model->forward(images);
        foldNorms(*model);
        QVERIFY(torch::equal(expected, model->forward(images)));
    }

    /// Casting once gives the bits that casting in every pass gives.
    void halvedWeightsComputeTheSame_data() {
        QTest::addColumn<QString>("architecture");
        for (const char* name : {"resnet8", "efficientnet_b0", "vit_b_16"}) QTest::newRow(name) << QString(name);
    }
    void halvedWeightsComputeTheSame() {
        QFETCH(const QString, architecture);
        const torch::NoGradGuard noGradients;
        const Autocast autocast("bf16", torch::kCPU);
        const auto model = makeOne(architecture);
        const torch::Tensor images = imagesFor(architecture), expected = model->forward(images);
        halveWeights(*model);
        QVERIFY(torch::equal(expected, model->forward(images)));
    }

    /// Whichever way each layer takes: in the pass that tries them, in those after it, and for another batch.
    void autotunedLayersComputeTheSame_data() {
        QTest::addColumn<QString>("architecture");
        for (const char* name : {"resnet8", "resnet50", "resnext50_32x4d", "vgg11", "mobilenet_v2", "efficientnet_b0",
                                 "efficientnet_lite0", "vit_b_16", "lenet5"})
            QTest::newRow(name) << QString(name);
    }
    void autotunedLayersComputeTheSame() {
        QFETCH(const QString, architecture);
        const torch::NoGradGuard noGradients;
        const auto model = makeOne(architecture);
        foldNorms(*model);
        const torch::Tensor images = imagesFor(architecture).contiguous(at::MemoryFormat::ChannelsLast),
                            expected = model->forward(images);
        autotuneLayers(*model);
        for (int pass = 0; pass < 3; ++pass) QVERIFY(difference(expected, model->forward(images)) < 1e-4);
        QVERIFY(difference(expected.slice(0, 1, 2), model->forward(images.slice(0, 1, 2))) < 1e-4);
    }

    /// All three ways of a convolution, of which a network's pass shows only the quickest.
    void everyCandidateOfAConvolutionGivesTheSame_data() {
        QTest::addColumn<int>("groups");
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("activation");
        QTest::addColumn<bool>("shortcut");
        for (const int groups : {1, 2, 8})
            for (const int stride : {1, 2})
                for (int activation = 0; activation < 4; ++activation)
                    for (const bool shortcut : {false, true})
                        QTest::addRow("groups %d, stride %d, activation %d%s", groups, stride, activation,
                                      shortcut ? ", shortcut" : "")
                            << groups << stride << activation << shortcut;
    }
    void everyCandidateOfAConvolutionGivesTheSame() {
        QFETCH(const int, groups);
        QFETCH(const int, stride);
        QFETCH(const int, activation);
        QFETCH(const bool, shortcut);
        const torch::NoGradGuard noGradients;
        at::Generator random = at::make_generator<at::CPUGeneratorImpl>(5);
        const torch::Tensor x = torch::randn({2, 8, 9, 9}, random, torch::kFloat)
                                    .contiguous(at::MemoryFormat::ChannelsLast),
                            weight = torch::randn({16, 8 / groups, 3, 3}, random, torch::kFloat),
                            bias = torch::randn({16}, random, torch::kFloat);
        const auto kind = static_cast<Activation>(activation);
        torch::Tensor y = at::conv2d(x, weight, bias, {stride, stride}, {1, 1}, {1, 1}, groups);
        const torch::Tensor added =
            shortcut ? torch::randn(y.sizes(), random, torch::kFloat).contiguous(at::MemoryFormat::ChannelsLast)
                     : torch::Tensor();
        if (shortcut) y = y + added;
        const torch::Tensor expected = activated(y.clone(), kind);
        InferenceConv conv({stride, 1, groups});
        const InferenceConv::Call call{x, weight, bias, kind, added};
        // A kernel of oneDNN's that adds a shortcut applies only ReLU.
        QCOMPARE(InferenceConv::candidates(call), !shortcut || activation < 2 ? std::size_t{3} : std::size_t{1});
        for (std::size_t i = 1; i < InferenceConv::candidates(call); ++i)
            QVERIFY(difference(expected, conv.compute(i, call, [&] { return expected; })) < 1e-5);
    }

    void aCandidateThatThrowsIsLeftOut() {
        Autotuner tuner;
        int plain = 0, broken = 0;
        const auto compute = [&](std::size_t candidate) -> torch::Tensor {
            if (candidate == 0) return torch::full({1}, ++plain);
            ++broken;
            throw std::runtime_error("could not create a memory");
        };
        (void)tuner.of({1, 2}, 2, compute);
        QCOMPARE(tuner.chosen(), std::size_t{0});
        QCOMPARE(broken, 1);
        // The same shape: one call of the candidate found. Another shape: all are tried again.
        const int before = plain;
        (void)tuner.of({1, 2}, 2, compute);
        QCOMPARE(plain, before + 1);
        QCOMPARE(broken, 1);
        (void)tuner.of({2, 2}, 2, compute);
        QCOMPARE(broken, 2);
        // What the candidate that all others stand in for throws is not hidden.
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 (void)Autotuner().of({1}, 2, [&](std::size_t i) { return compute(1 - i); }));
    }
};

QTEST_GUILESS_MAIN(FoldingTest)
#include "folding_test.moc"
