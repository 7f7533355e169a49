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
        // ResNet-20, one device: 272474 x 12 bytes; bf16 activations x 5/4, six copies of the largest output, 16 x 32 x
        // 32, and a picture of 3 x 32 x 32 floats.
        const NetworkSize size = network("resnet20", 32, 10);
        const MemoryNeed need = memoryNeed(size, {3, 32, 32, 10}, true, 1);
        QCOMPARE(need.fixed, 272474 * 12);
        QCOMPARE(need.perImage, size.activationElements * 2 * 5 / 4 + 12288);
        QCOMPARE(need.heaped, need.perImage + 6 * 16384 * 2);
        QCOMPARE(need.mapped, size.activationElements * 2 + 12288);
        QCOMPARE(need.host, 30'000'000 + 272474 * 16);
        QCOMPARE(memoryNeed(size, {3, 32, 32, 10}, false, 2).fixed, 272474 * 16);
        QCOMPARE(need.of(3), need.fixed + 3 * need.perImage);
        QCOMPARE(need.onHost(3, 2), 2 * need.fixed + 3 * need.heaped + need.host);
        // 16384 x 2 bytes x 1024 images are 32 MiB: from there on the first stage's tensors are mapped, at twice that
        // more.
        QCOMPARE(need.onHost(1023, 1), need.fixed + 1023 * need.heaped + need.host);
        QCOMPARE(need.perImageOnHost(1024, 1), (need.heaped + need.mapped) / 2);
        QCOMPARE(need.perImageOnHost(2 * 1024, 2), (need.heaped + need.mapped) / 2);
        QCOMPARE(need.onHost(2048, 1), need.fixed + 2048 * need.mapped + need.host);
    }
    /// Peak resident memory of training on Fashion-MNIST, or on synthetic images of 3 x 32 x 32 (one replica, two
    /// cores with AVX-512, 2026-11-21), less what the process had before, in MB: the need holds within a fifth.
    void memoryIsWhatWasMeasured_data() {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<int>("batch");
        QTest::addColumn<double>("measured");
        QTest::addColumn<bool>("half");
        QTest::addColumn<int>("side");
        const auto row = [](const char* architecture, int batch, double measured, bool half = false, int side = 28) {
            QTest::addRow("%s, %d, %d%s", architecture, side, batch, half ? ", bf16" : "")
                << architecture << batch << measured << half << side;
        };
        row("resnet8", 32, 58.8);
        row("resnet8", 128, 152.9);
        row("resnet8", 512, 523.1);
        row("resnet20", 32, 97.6);
        row("resnet20", 128, 271.4);
        row("resnet20", 512, 972.0);
        row("resnet18", 32, 616.9);
        row("resnet18", 128, 953.5);
        row("resnet8", 128, 86.5, true);
        row("resnet8", 512, 267.9, true);
        row("resnet8", 128, 169.6, false, 32);
        row("resnet8", 512, 568.9, false, 32);
        row("resnet20", 128, 352.8, false, 32);
        row("resnet20", 512, 1081.5, false, 32);
        row("resnet18", 32, 627.7, false, 32);
        row("resnet18", 128, 1090.7, false, 32);
        row("resnet18", 512, 2333.6);
        row("resnet18", 512, 2746.5, false, 32);
    }
    void memoryIsWhatWasMeasured() {
        QFETCH(QString, architecture);
        QFETCH(int, batch);
        QFETCH(double, measured);
        QFETCH(bool, half);
        QFETCH(int, side);
        RunSpec::Model model;
        model.architecture = architecture.toStdString();
        const ImageShape shape{side == 32 ? 3 : 1, side, side, 10};
        const double need =
            static_cast<double>(memoryNeed(networkSize(model, shape).value(), shape, half, 1).onHost(batch, 1)) / 1e6;
        QVERIFY2(need > measured / 1.2 && need < measured * 1.2, qPrintable(QString::number(need)));
    }
    void aStepIsNoFasterThanItsLaunches() {
        // ResNet-50 has 53 convolutions: 636 launches, 3.816 ms a step.
        const NetworkSize size = network("resnet50", 224, 1000);
        QCOMPARE(size.convolutions, 53);
        QVERIFY(std::abs(launchLimit(size, 256) - 256 / 0.003816) < 1e-6);
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
        // fp16: 125 TFLOPS would give 5095, memory gives 2619.
        QCOMPARE(std::round(*roofline(size, v100, Arithmetic::Half)), 2619.0);
        AcceleratorModel unknown = v100;
        unknown.half.reset();
        unknown.bandwidth.reset();
        QVERIFY(!roofline(size, unknown, Arithmetic::Half));
    }
};

QTEST_GUILESS_MAIN(FlopsTest)
#include "flops_test.moc"
