#include <QtTest/QTest>
#include <algorithm>
#include <cmath>

#include "core/analysis/accelerator.h"
#include "core/analysis/memory_need.h"
#include "tests/core/support/estimate_rows.h"

using namespace epochal;

class FlopsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// torchvision's documentation of its models: parameters and GFLOPS (multiply-adds) at 224 pixels.
    void networksAreThePublishedOnes_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<double>("millions");
        QTest::addColumn<double>("gigaMultiplyAdds");
        QTest::newRow("18") << "resnet18" << 11.69 << 1.81;
        QTest::newRow("34") << "resnet34" << 21.80 << 3.66;
        QTest::newRow("50") << "resnet50" << 25.56 << 4.09;
        QTest::newRow("101") << "resnet101" << 44.55 << 7.80;
        QTest::newRow("152") << "resnet152" << 60.19 << 11.51;
    }
    void networksAreThePublishedOnes() {
        QFETCH(QString, architecture);
        QFETCH(double, millions);
        QFETCH(double, gigaMultiplyAdds);
        const NetworkSize size = network(qPrintable(architecture), 224, 1000);
        QCOMPARE(std::round(static_cast<double>(size.parameters) / 1e4) / 100, millions);
        QCOMPARE(std::round(static_cast<double>(size.multiplyAdds) / 1e7) / 100, gigaMultiplyAdds);
    }
    void smallNetworksCountTheirLayers() {
        // He et al. 2016: 0.27 M parameters; 272 474 with 1x1 convolutions where the shape changes.
        QCOMPARE(network("resnet20", 32, 10).parameters, 272474);
        // ResNet-8, 28 x 28 x 1: six 3x3 convolutions and two 1x1, two elements for each output value.
        RunSpec::Model model;
        model.architecture = "resnet8";
        const NetworkSize size = networkSize(model, {1, 28, 28, 10}).value();
        QCOMPARE(size.activationElements, 2 * (16 * 784 * 3 + 32 * 196 * 3 + 64 * 49 * 3));
        const std::int64_t stage1 = 784 * 16 * 9 * (1 + 16 + 16), stage2 = 196 * 32 * (16 + 9 * 16 + 9 * 32),
                           stage3 = 49 * 64 * (32 + 9 * 32 + 9 * 64);
        QCOMPARE(size.multiplyAdds, stage1 + stage2 + stage3 + 640);
    }
    void theStemDecides() {
        RunSpec::Model model;
        model.architecture = "resnet18";
        const auto autoSmall = networkSize(model, {3, 32, 32, 10}), autoLarge = networkSize(model, {3, 64, 64, 10});
        model.stem = "large";
        QVERIFY(networkSize(model, {3, 32, 32, 10})->multiplyAdds < autoSmall->multiplyAdds / 10);
        QCOMPARE(networkSize(model, {3, 64, 64, 10}), autoLarge);
        model.architecture = "vgg16";
        QVERIFY(!networkSize(model, {}));
    }
    void memoryIsWeightsAndActivations() {
        // ResNet-20 on one device: 272474 x 12 bytes; bf16 activations and an image of 3 x 32 x 32 floats; on a CPU
        // also the gradient of the largest output, 16 x 32 x 32, and, once, 30 MB and 22 bytes a parameter.
        const NetworkSize size = network("resnet20", 32, 10);
        const MemoryNeed need = memoryNeed(size, {3, 32, 32, 10}, true, 1, 100, {});
        QCOMPARE(need.fixed, 272474 * 12);
        QCOMPARE(need.perImage, size.activationElements * 2 * 13 / 8 + 12288);
        QCOMPARE(need.perImageOnHost, size.activationElements * 2 + 16384 * 2 + 12288);
        QCOMPARE(need.host, 30'000'000 + 272474 * 22);
        QCOMPARE(memoryNeed(size, {3, 32, 32, 10}, false, 2, 0, {}).fixed, 272474 * 16);
        QCOMPARE(need.of(3), need.fixed + 3 * need.perImage);
        QCOMPARE(need.onHost(3, 2), 2 * need.fixed + 3 * need.perImageOnHost + need.host);
        // An evaluation reuses the batch's memory: 4 bytes for each image and class on each replica, plus 64 bytes an
        // image for the metrics.
        const MemoryNeed large = memoryNeed(size, {3, 32, 32, 100'000}, true, 1, 100'000, {});
        QCOMPARE(large.of(3), large.fixed + 40'000'000'000);
        QCOMPARE(large.onHost(3, 2), 2 * large.fixed + 80'000'000'000 + 6'400'000 + large.host);
    }
    void memoryFollowsTheOptimizer() {
        const NetworkSize size = network("resnet20", 32, 10);
        const MemoryNeed plain = memoryNeed(size, {3, 32, 32, 10}, false, 1, 0, {});
        RunSpec::Optimizer optimizer;
        optimizer.kind = "adamw";
        // Weights, gradients and two moments; a checkpoint holds one more copy, in memory layout and as a file.
        MemoryNeed need = memoryNeed(size, {3, 32, 32, 10}, false, 1, 0, optimizer);
        QCOMPARE(need.fixed, 272474 * 16);
        QCOMPARE(need.host, 30'000'000 + 272474 * 30);
        QCOMPARE(need.perImage, plain.perImage);
        optimizer.averageDecay = 0.99;
        need = memoryNeed(size, {3, 32, 32, 10}, false, 2, 0, optimizer);
        QCOMPARE(need.fixed, 272474 * 24);
        QCOMPARE(need.host, 30'000'000 + 272474 * 38);
        // 128 images in four parts need the activations of 32.
        optimizer = {};
        optimizer.accumulation = 4;
        need = memoryNeed(size, {3, 32, 32, 10}, false, 1, 0, optimizer);
        QVERIFY(std::abs(need.of(128) - plain.of(32)) <= 128);
        QVERIFY(std::abs(need.onHost(128, 1) - plain.onHost(32, 1)) <= 128);
    }
    /// Peak resident memory of training in fp32 on synthetic images of 1 x 28 x 28 or 3 x 32 x 32 (one replica, two
    /// AVX2 cores, 2026-11-22), minus what the process held before, in MB: the predicted need is within 10 %.
    void memoryIsWhatWasMeasured_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<int>("batch");
        QTest::addColumn<int>("side");
        QTest::addColumn<double>("measured");
        const auto row = [](const char* architecture, int side,
                            std::initializer_list<std::pair<int, double>> measured) {
            for (const auto& [batch, megabytes] : measured)
                QTest::addRow("%s, %d, %d", architecture, side, batch) << architecture << batch << side << megabytes;
        };
        row("resnet8", 28, {{32, 51.9}, {128, 104.6}, {512, 316.4}});
        row("resnet20", 28, {{32, 79.3}, {128, 203.3}, {512, 687.9}});
        row("resnet18", 28, {{32, 527.5}, {128, 873.0}, {512, 2328.8}});
        row("resnet34", 28, {{32, 910.0}});
        row("resnet50", 28, {{16, 1129.1}});
        row("resnet8", 32, {{32, 58.3}, {128, 129.6}, {512, 420.4}});
        row("resnet14", 32, {{128, 192.6}});
        row("resnet20", 32, {{32, 94.2}, {128, 255.7}, {512, 901.6}});
        row("resnet18", 32, {{32, 561.0}, {128, 1012.6}, {512, 2880.8}});
        row("resnet50", 32, {{64, 2428.1}});
    }
    void memoryIsWhatWasMeasured() {
        QFETCH(QString, architecture);
        QFETCH(int, batch);
        QFETCH(int, side);
        QFETCH(double, measured);
        RunSpec::Model model;
        model.architecture = architecture.toStdString();
        const ImageShape shape{side == 32 ? 3 : 1, side, side, 10};
        const double need =
            static_cast<double>(memoryNeed(networkSize(model, shape).value(), shape, false, 1, 0, {}).onHost(batch, 1)) /
            1e6;
        QVERIFY2(need > measured / 1.1 && need < measured * 1.1, qPrintable(QString::number(need)));
    }
    void aStepIsNoFasterThanItsLaunches() {
        // ResNet-50 has 53 convolutions: 23.85 ms a step.
        const NetworkSize size = network("resnet50", 224, 1000);
        QCOMPARE(size.convolutions, 53);
        QVERIFY(std::abs(launchLimit(size, 256) - 256 / 0.02385) < 1e-6);
    }
    void architecturesAreRecognised() {
        QCOMPARE(architectureKey("ResNet-50 v1.5"), "resnet50");
        QCOMPARE(architectureKey("resnet18"), "resnet18");
        QCOMPARE(architectureKey("ResNet-50d"), "");
        QCOMPARE(architectureKey("EfficientNet-B2"), "");
    }

    void acceleratorsAreFoundByTheirNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("memory");
        QTest::addColumn<QString>("found");
        QTest::newRow("plain") << "L4" << 24.0 << "L4";
        QTest::newRow("driver") << "NVIDIA A100-SXM4-80GB" << 0.0 << "A100 SXM4 80GB";
        QTest::newRow("memory decides") << "A100" << 40.0 << "A100 SXM4 40GB";
        QTest::newRow("form decides") << "A100 PCIe" << 80.0 << "A100 PCIe 80GB";
        QTest::newRow("published") << "V100-32" << 0.0 << "V100 SXM2 32GB";
        QTest::newRow("published, with its form") << "A100-80 PCIe" << 0.0 << "A100 PCIe 80GB";
        QTest::newRow("published, with its machine") << "V100-32 DGX-2" << 0.0 << "V100 SXM2 32GB";
        QTest::newRow("GeForce") << "GeForce GTX 1080 Ti" << 11.0 << "GTX 1080 Ti";
        QTest::newRow("Tesla") << "Tesla T4" << 0.0 << "T4";
        QTest::newRow("driver H100") << "NVIDIA H100 80GB HBM3" << 0.0 << "H100 SXM5 80GB";
        QTest::newRow("NVL") << "H100 NVL" << 94.0 << "H100 NVL";
        QTest::newRow("other name") << "A6000" << 48.0 << "RTX A6000";
        QTest::newRow("not the A10") << "A10G" << 24.0 << "A10G";
        QTest::newRow("Ada is another card") << "RTX 6000 Ada" << 48.0 << "";
        QTest::newRow("nothing") << "" << 0.0 << "";
    }
    void acceleratorsAreFoundByTheirNames() {
        QFETCH(QString, name);
        QFETCH(double, memory);
        QFETCH(QString, found);
        const AcceleratorModel* model = findAccelerator(name.toStdString(), memory);
        QCOMPARE(model ? QString::fromStdString(model->name) : QString(), found);
    }
    void theTableSaysWhatHasNoSource() {
        QVERIFY(accelerators().size() >= 40);
        for (const AcceleratorModel& one : accelerators())
            QVERIFY2(one.isSourced() || one.unsourced == std::vector<std::string>{"all"}, one.name.c_str());
        const auto broken = readAccelerators(R"({"format": "epochal-accelerators", "accelerators": [{}]})", "x");
        QVERIFY(!broken);
        QCOMPARE(broken.error().where, "x/accelerators/0");
    }
    void theRooflineIsTheLesserLimit() {
        // V100, fp32, ResNet-50: 15.67 TFLOPS / (6 x 4.089 G) = 639; 897 GB/s / (7.5 x 4 x 22.83 M) = 1310.
        const NetworkSize size = network("resnet50", 224, 1000);
        const AcceleratorModel& v100 = *findAccelerator("V100-16");
        QCOMPARE(std::round(*roofline(size, v100, Arithmetic::Single)), 639.0);
        // fp16: compute, 125 TFLOPS, would allow 5095; memory allows 2619.
        QCOMPARE(std::round(*roofline(size, v100, Arithmetic::Half)), 2619.0);
        AcceleratorModel unknown = v100;
        unknown.half.reset();
        unknown.bandwidth.reset();
        QVERIFY(!roofline(size, unknown, Arithmetic::Half));
    }
};

QTEST_GUILESS_MAIN(FlopsTest)
#include "flops_test.moc"
