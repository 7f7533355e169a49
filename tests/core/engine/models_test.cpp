#include <QtTest>

#include <set>

#include "core/analysis/flops.h"
#include "core/engine/models/resnet.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

RunSpec::Model modelOf(const char* architecture, const char* stem, const char* norm = "batch") {
    return {architecture, stem, norm};
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

}  // namespace

class ModelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsParametersAsPublished_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<qint64>("classes");
        QTest::addColumn<qint64>("parameters");
        // Figures from torchvision's documentation of the ImageNet weights.
        QTest::newRow("resnet18") << "resnet18" << qint64(1000) << qint64(11689512);
        QTest::newRow("resnet34") << "resnet34" << qint64(1000) << qint64(21797672);
        QTest::newRow("resnet50") << "resnet50" << qint64(1000) << qint64(25557032);
        QTest::newRow("resnet101") << "resnet101" << qint64(1000) << qint64(44549160);
        QTest::newRow("resnet152") << "resnet152" << qint64(1000) << qint64(60192808);
        // ResNet-20 with 1x1 convolutions as shortcuts, as in chenyaofo/pytorch-cifar-models.
        QTest::newRow("resnet20") << "resnet20" << qint64(10) << qint64(272474);
    }
    void countsParametersAsPublished() {
        QFETCH(QString, architecture);
        QFETCH(qint64, classes);
        QFETCH(qint64, parameters);
        const RunSpec::Model wanted = modelOf(architecture.toStdString().c_str(), "large");
        const ResNet model(wanted, 3, {224, 224}, classes, 1);
        std::int64_t count = 0;
        for (const torch::Tensor& parameter : model.parameters()) count += parameter.numel();
        QCOMPARE(qint64(count), parameters);
        // The size predicted before a network is built matches the network as built.
        QCOMPARE(qint64(networkSize(wanted, {3, 224, 224, classes})->parameters), parameters);
    }

    void hasTorchvisionsKeys_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QList<int>>("depths");
        QTest::addColumn<int>("convolutions");
        QTest::addColumn<int>("count");
        QTest::newRow("resnet18") << "resnet18" << QList<int>{2, 2, 2, 2} << 2 << 122;
        QTest::newRow("resnet34") << "resnet34" << QList<int>{3, 4, 6, 3} << 2 << 218;
        QTest::newRow("resnet50") << "resnet50" << QList<int>{3, 4, 6, 3} << 3 << 320;
        QTest::newRow("resnet14") << "resnet14" << QList<int>{2, 2, 2} << 2 << 92;
    }
    void hasTorchvisionsKeys() {
        QFETCH(QString, architecture);
        QFETCH(QList<int>, depths);
        QFETCH(int, convolutions);
        QFETCH(int, count);
        const ResNet model(modelOf(architecture.toStdString().c_str(), "auto"), 3, {224, 224}, 10, 1);
        std::set<std::string> keys;
        for (const auto& [key, tensor] : stateDict(model)) keys.insert(key);
        const auto expected = torchvisionKeys({depths.begin(), depths.end()}, convolutions, convolutions == 3);
        QVERIFY(keys == expected);
        QCOMPARE(int(keys.size()), count);
    }

    void choosesTheStemBySize() {
        const auto large = [](const char* architecture, const char* stem, std::int64_t side) {
            const ResNet model(modelOf(architecture, stem), 3, {side, side}, 10, 1);
            return model.named_parameters()["conv1.weight"].size(2) == 7;
        };
        QVERIFY(!large("resnet18", "auto", 63));
        QVERIFY(large("resnet18", "auto", 64));
        QVERIFY(large("resnet18", "large", 32));
        QVERIFY(!large("resnet8", "large", 224));
    }

    void computesLogitsAndGradients_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<QString>("norm");
        QTest::addColumn<int>("side");
        QTest::newRow("resnet8") << "resnet8"
                                 << "batch" << 28;
        QTest::newRow("resnet20 group") << "resnet20"
                                        << "group" << 32;
        QTest::newRow("resnet50 large") << "resnet50"
                                        << "batch" << 64;
    }
    void computesLogitsAndGradients() {
        QFETCH(QString, architecture);
        QFETCH(QString, norm);
        QFETCH(int, side);
        ResNet model(modelOf(architecture.toStdString().c_str(), "auto", norm.toStdString().c_str()), 2, {side, side},
                     7, 1);
        const torch::Tensor logits = model.forward(torch::ones({3, 2, side, side}));
        QVERIFY(logits.sizes() == torch::IntArrayRef({3, 7}));
        logits.sum().backward();
        for (const torch::Tensor& parameter : model.parameters()) QVERIFY(parameter.grad().defined());
    }

    /// Channels-last uses our kernel, channels-first ATen's operations: loss, statistics and gradients agree.
    void agreesWithAtenInTheOtherLayout() {
        const RunSpec::Model kind = modelOf("resnet14", "auto");
        ResNet first(kind, 3, {12, 12}, 5, 1), last(kind, 3, {12, 12}, 5, 1);
        for (torch::Tensor& parameter : last.parameters())
            if (parameter.dim() == 4) parameter.set_data(parameter.contiguous(at::MemoryFormat::ChannelsLast));
        torch::manual_seed(1);
        const torch::Tensor images = torch::randn({24, 3, 12, 12}), labels = torch::randint(5, {24}, torch::kLong);
        const torch::Tensor a = at::cross_entropy_loss(first.forward(images), labels);
        const torch::Tensor b =
            at::cross_entropy_loss(last.forward(images.contiguous(at::MemoryFormat::ChannelsLast)), labels);
        QVERIFY(torch::allclose(a, b, 1e-5, 1e-6));
        a.backward();
        b.backward();
        for (std::size_t i = 0; i < first.parameters().size(); ++i)
            QVERIFY(torch::allclose(first.parameters()[i].grad(), last.parameters()[i].grad(), 1e-3, 1e-5));
        for (std::size_t i = 0; i < first.buffers().size(); ++i)
            QVERIFY(torch::allclose(first.buffers()[i], last.buffers()[i], 1e-4, 1e-6));
    }

    void startsFromTheSeedAlone() {
        const ResNet a(modelOf("resnet8", "auto"), 1, {28, 28}, 10, 7),
            b(modelOf("resnet8", "auto"), 1, {28, 28}, 10, 7), c(modelOf("resnet8", "auto"), 1, {28, 28}, 10, 8);
        QVERIFY(torch::equal(a.parameters()[0], b.parameters()[0]));
        QVERIFY(!torch::equal(a.parameters()[0], c.parameters()[0]));
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
