#include <QtTest>

#include <torch/nn/init.h>
#include <torch/utils.h>
#include <algorithm>
#include <map>
#include <set>

#include "core/analysis/flops.h"
#include "core/engine/models/lenet.h"
#include "core/engine/models/resnet.h"
#include "core/engine/models/transformer.h"
#include "core/engine/models/vgg.h"
#include "core/engine/weights/state_dict.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

RunSpec::Model modelOf(const std::string& architecture, const char* stem = "auto", const char* norm = "batch") {
    return {.architecture = architecture, .stem = stem, .normalisation = norm};
}

/// A size that the network takes, small where it may be.
ImageShape shapeFor(const Network& network, std::int64_t channels = 3) {
    const std::int64_t side =
        network.onlySides.empty() ? std::max<std::int64_t>(network.smallestSide, 48) : network.onlySides[0];
    return {channels, side, side, 7};
}

void useChannelsLast(Model& model) {
    for (torch::Tensor& parameter : model.parameters())
        if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
}

/// The keys of torchvision's ResNets, written out from their published naming, not from our modules.
std::set<std::string> torchvisionKeys(const std::vector<int>& depths, int convolutions, bool firstDownsample) {
    std::set<std::string> keys{"fc.weight", "fc.bias"};
    const auto norm = [&](const std::string& name) {
        for (const char* part : {".weight", ".bias", ".running_mean", ".running_var", ".num_batches_tracked"})
            keys.insert(name + part);
    };
    keys.insert("conv1.weight");
    norm("bn1");
    for (std::size_t stage = 0; stage < depths.size(); ++stage)
        for (int block = 0; block < depths[stage]; ++block) {
            const std::string at = "layer" + std::to_string(stage + 1) + "." + std::to_string(block);
            for (int i = 1; i <= convolutions; ++i) {
                keys.insert(at + ".conv" + std::to_string(i) + ".weight");
                norm(at + ".bn" + std::to_string(i));
            }
            if (block > 0 || (stage == 0 && !firstDownsample)) continue;
            keys.insert(at + ".downsample.0.weight");
            norm(at + ".downsample.1");
        }
    return keys;
}

void oneOfEachKind() {
    QTest::addColumn<QString>("architecture");
    for (const char* name : {"resnet8", "resnext50_32x4d", "vgg11_bn", "mobilenet_v2", "efficientnet_b0",
                             "efficientnet_lite0", "vit_b_16", "lenet5"})
        QTest::newRow(name) << QString(name);
}

template <class Class, class Family>
std::shared_ptr<Model> madeOf(const Family& design, std::int64_t seed) {
    return std::make_shared<Class>(design, RunSpec::Model{}, ImageShape{3, 32, 32, 7}, seed);
}

}  // namespace

/// What every network has in common; reference_test.cpp compares them with torchvision's.
class ModelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsParametersAsPublished_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("side");
        QTest::addColumn<qint64>("parameters");
        // ResNet-20 with 1x1 convolutions as shortcuts, as in chenyaofo/pytorch-cifar-models.
        QTest::newRow("resnet20") << "resnet20" << 3 << 32 << qint64(272474);
        // 156 + 2,416 + 48,120 + 10,164 + 850, as for PyTorch's tutorial network.
        QTest::newRow("lenet5, 28") << "lenet5" << 1 << 28 << qint64(61706);
        QTest::newRow("lenet5, 32") << "lenet5" << 1 << 32 << qint64(61706);
    }
    void countsParametersAsPublished() {
        QFETCH(QString, architecture);
        QFETCH(int, channels);
        QFETCH(int, side);
        QFETCH(qint64, parameters);
        const auto model = makeModel(modelOf(architecture.toStdString()), {channels, side, side, 10}, 1);
        qint64 count = 0;
        for (const torch::Tensor& parameter : model->parameters()) count += parameter.numel();
        QCOMPARE(count, parameters);
    }

    void smallResNetsHaveTorchvisionsKeys() {
        const auto model = makeModel(modelOf("resnet14"), {3, 32, 32, 10}, 1);
        std::set<std::string> keys;
        for (const auto& [key, tensor] : stateDict(*model)) keys.insert(key);
        QVERIFY(keys == torchvisionKeys({2, 2, 2}, 2, false));
        QCOMPARE(int(keys.size()), 92);
    }

    void choosesTheStemBySize() {
        const auto large = [](const char* architecture, const char* stem, std::int64_t side) {
            const auto model = makeModel(modelOf(architecture, stem), {3, side, side, 10}, 1);
            return model->named_parameters()["conv1.weight"].size(2) == 7;
        };
        QVERIFY(!large("resnet18", "auto", 63));
        QVERIFY(large("resnet18", "auto", 64));
        QVERIFY(large("resnet18", "large", 32));
        QVERIFY(!large("resnet8", "large", 224));
    }

    /// The predicted size is that of the network as built; all that is trained has a gradient; the last layer is where
    /// the network says; the same seed gives the same masks, and an evaluation draws none.
    void everyFamilyTrains_data() { oneOfEachKind(); }
    void everyFamilyTrains() {
        QFETCH(QString, architecture);
        const Network& network = *findNetwork(architecture.toStdString());
        const ImageShape shape = shapeFor(network, 2);
        const RunSpec::Model wanted = modelOf(network.id);
        const auto model = makeModel(wanted, shape, 1);
        qint64 count = 0;
        for (const torch::Tensor& parameter : model->parameters()) count += parameter.numel();
        QCOMPARE(qint64(networkSize(wanted, shape)->parameters), count);

        useChannelsLast(*model);
        torch::manual_seed(1);
        const torch::Tensor images =
            torch::randn({3, 2, shape.height, shape.width}).contiguous(at::MemoryFormat::ChannelsLast);
        const auto drawn = [&](std::uint64_t seed) {
            const torch::NoGradGuard noGradients;
            model->seedNoise(seed);
            return model->forward(images);
        };
        if (architecture == "vit_b_16") torch::nn::init::normal_(model->named_parameters()["heads.head.weight"]);
        const torch::Tensor first = drawn(5);
        QVERIFY(torch::equal(drawn(5), first));
        const auto* inverted = std::get_if<InvertedDesign>(&network.design);
        const bool noisy = inverted != nullptr || std::holds_alternative<VggDesign>(network.design);
        QCOMPARE(!torch::equal(drawn(6), first), noisy);

        model->seedNoise(5);
        model->eval();
        const torch::Tensor evaluated = model->forward(images);
        QVERIFY(torch::equal(model->forward(images), evaluated));
        model->train();
        const torch::Tensor logits = model->forward(images);
        QVERIFY(torch::equal(logits, first));
        QVERIFY(logits.sizes() == torch::IntArrayRef({3, 7}));
        at::cross_entropy_loss(logits, torch::arange(3)).backward();
        const auto parameters = model->named_parameters();
        for (const auto& item : parameters)
            QVERIFY2(item.value().grad().defined() && item.value().grad().isfinite().all().item<bool>(),
                     item.key().c_str());
        QVERIFY(parameters[model->head() + ".weight"].size(0) == 7);
        QVERIFY(torch::equal(parameters.back().value(), parameters[model->head() + ".bias"]));
    }

    void groupNormalizationReplacesBatchNormalization_data() {
        QTest::addColumn<QString>("architecture");
        for (const char* name : {"resnet20", "vgg11_bn", "mobilenet_v2", "efficientnet_b0"})
            QTest::newRow(name) << QString(name);
    }
    void groupNormalizationReplacesBatchNormalization() {
        QFETCH(QString, architecture);
        const auto model = makeModel(modelOf(architecture.toStdString(), "auto", "group"), {3, 32, 32, 10}, 1);
        QVERIFY(model->buffers().empty());
        model->eval();
        const torch::Tensor images = torch::randn({2, 3, 32, 32});
        const torch::Tensor both = model->forward(images), one = model->forward(images.slice(0, 1, 2));
        QVERIFY(torch::allclose(both[1], one[0], 1e-3, 1e-5));
    }

    /// Channels-last uses our kernel, channels-first ATen's operations: loss, statistics and gradients agree.
    void agreesWithAtenInTheOtherLayout_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<double>("kinks");  // how far values that cross a kink in one of them may move a gradient
        QTest::newRow("resnet14") << "resnet14" << 2e-3;
        QTest::newRow("efficientnet_lite0") << "efficientnet_lite0" << 2e-2;
        QTest::newRow("efficientnet_b0") << "efficientnet_b0" << 2e-3;
    }
    void agreesWithAtenInTheOtherLayout() {
        QFETCH(QString, architecture);
        QFETCH(double, kinks);
        const RunSpec::Model kind = modelOf(architecture.toStdString());
        const auto first = makeModel(kind, {3, 48, 48, 5}, 1), last = makeModel(kind, {3, 48, 48, 5}, 1);
        useChannelsLast(*last);
        const auto a = first->named_parameters(), b = last->named_parameters();
        // How many values cross a kink is up to rounding, so to the CPU: some batches may be beyond the limit, where
        // a wrong gradient would be with each.
        constexpr std::size_t kBatches = 5;
        std::map<std::string, std::vector<double>> shares;  // of the limit
        for (std::size_t batch = 1; batch <= kBatches; ++batch) {
            torch::manual_seed(batch);
            const torch::Tensor images = torch::randn({24, 3, 48, 48}), labels = torch::randint(5, {24}, torch::kLong);
            const auto run = [&](Model& model, const torch::Tensor& x) {
                for (const torch::Tensor& parameter : model.parameters()) parameter.mutable_grad() = torch::Tensor();
                model.seedNoise(1);
                const torch::Tensor loss = at::cross_entropy_loss(model.forward(x), labels);
                loss.backward();
                return loss;
            };
            QVERIFY(torch::allclose(run(*first, images), run(*last, images.contiguous(at::MemoryFormat::ChannelsLast)),
                                    1e-4, 1e-5));
            // Normalization takes a bias before it out again: its gradient is rounding errors alone, compared with
            // the rest.
            double largest = 0;
            for (const auto& item : a) largest = std::max(largest, item.value().grad().norm().item().toDouble());
            for (const auto& item : a) {
                const torch::Tensor mine = b[item.key()].grad(), other = item.value().grad();
                const double off = (mine - other).norm().item().toDouble(), norm = other.norm().item().toDouble();
                shares[item.key()].push_back(off / (kinks * norm + 1e-5 * largest));
            }
        }
        for (auto& [name, all] : shares) {
            QCOMPARE(all.size(), kBatches);
            std::ranges::sort(all);
            const double median = all[kBatches / 2];
            QVERIFY2(median < 1, qPrintable(QStringLiteral("%1: %2 of the limit").arg(name.c_str()).arg(median)));
        }
        const auto buffers = first->buffers(), others = last->buffers();
        for (std::size_t i = 0; i < buffers.size(); ++i) QVERIFY(torch::allclose(buffers[i], others[i], 1e-3, 1e-5));
    }

    void startsFromTheSeedAlone() {
        const auto families = [](std::int64_t seed) {
            return std::vector{madeOf<ResNet>(ResidualDesign{true, 16, {1, 1}, true, 2, 32}, seed),
                               madeOf<Vgg>(VggDesign{{8, 0, 16, 0}, true, 7, 16}, seed),
                               makeModel(modelOf("mobilenet_v2"), {3, 32, 32, 7}, seed),
                               makeModel(modelOf("efficientnet_b0"), {3, 32, 32, 7}, seed),
                               madeOf<VisionTransformer>(TransformerDesign{16, 2, 4, 32, 64}, seed),
                               madeOf<LeNet>(LeNetDesign{}, seed)};
        };
        torch::manual_seed(1);
        const torch::Tensor before = torch::rand({1});
        torch::manual_seed(1);
        const auto a = families(7), b = families(7), c = families(8);
        QVERIFY(torch::equal(torch::rand({1}), before));  // the global generator was left alone
        for (std::size_t family = 0; family < a.size(); ++family) {
            const auto first = a[family]->parameters(), same = b[family]->parameters(), other = c[family]->parameters();
            bool different = false;
            for (std::size_t i = 0; i < first.size(); ++i) {
                QVERIFY(torch::equal(first[i], same[i]));
                different = different || !torch::equal(first[i], other[i]);
            }
            QVERIFY(different);
        }
    }

    /// Dropout keeps the mean; an image is kept or skipped as a whole.
    void noiseKeepsTheMean() {
        Noise noise(3);
        const torch::Tensor x = torch::full({400, 500}, 2.0f), dropped = noise.dropout(x, 0.2);
        const double zeros = (dropped == 0).sum().item().toDouble() / 2e5;
        QVERIFY2(std::abs(zeros - 0.2) < 0.005, qPrintable(QString::number(zeros)));
        QVERIFY(torch::allclose(dropped.masked_select(dropped != 0), torch::full({1}, 2.5f)));
        const torch::Tensor kept = noise.keptImages(torch::zeros({20000, 8, 3, 3}), 0.1);
        QVERIFY(kept.sizes() == torch::IntArrayRef({20000, 1, 1, 1}));
        QVERIFY(std::abs((kept == 0).sum().item().toDouble() / 2e4 - 0.1) < 0.01);
        QVERIFY(torch::allclose(kept.masked_select(kept != 0), torch::full({1}, 1 / 0.9f)));
    }

    /// EfficientNet-B0 has 16 blocks; the probability of skipping one rises by 0.2 / 16 (torchvision's `sd_prob`).
    void stochasticDepthRises() {
        const InvertedPlan plan = planOf(std::get<InvertedDesign>(findNetwork("efficientnet_b0")->design));
        std::vector<double> rates;
        for (const auto& blocks : plan.stages)
            for (const InvertedBlock& block : blocks) rates.push_back(block.dropPath);
        QCOMPARE(int(rates.size()), 16);
        for (std::size_t i = 0; i < rates.size(); ++i) QCOMPARE(rates[i], 0.2 * double(i) / 16);
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
