#include <QtTest>

#include "core/engine/models/model.h"
#include "core/spec/networks.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/steps.h"
#include "tests/core/engine/support/weights_file.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// Nine steps of 33 images an epoch, in parts of 8 or 9 images.
RunSpec baseSpec(std::int64_t stages, std::int64_t replicas = 1) {
    RunSpec spec = smallSpec();
    spec.schedule.kind = "constant";
    spec.optimizer.globalBatch = 33;
    spec.optimizer.accumulation = 4;
    spec.stop.epochs = 4;
    spec.devices.count = replicas;
    spec.parallel.stages = stages;
    return spec;
}

}  // namespace

class PipelineTrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsTheWholeNetwork_data() {
        QTest::addColumn<QString>("network");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("stages");
        QTest::addColumn<QString>("optimizer");
        QTest::addColumn<QString>("precision");
        QTest::newRow("resnet8, two") << "resnet8" << 8 << 2 << "sgd"
                                      << "fp32";
        QTest::newRow("resnet8, as many as it has pieces") << "resnet8" << 8 << 5 << "adamw"
                                                           << "fp32";
        QTest::newRow("resnet8, bf16") << "resnet8" << 8 << 3 << "sgd"
                                       << "bf16";
        QTest::newRow("lenet5") << "lenet5" << 28 << 4 << "lars"
                                << "fp32";
        QTest::newRow("resnet14") << "resnet14" << 12 << 4 << "adam"
                                  << "fp32";
    }
    /// The same bits as one device that takes the same parts: weights, optimizer's state, statistics, sums, outputs.
    void equalsTheWholeNetwork() {
        QFETCH(QString, network);
        QFETCH(int, side);
        QFETCH(int, stages);
        QFETCH(QString, optimizer);
        QFETCH(QString, precision);
        RunSpec spec = baseSpec(stages);
        spec.model.architecture = network.toStdString();
        spec.data.height = spec.data.width = side;
        spec.optimizer.kind = optimizer.toStdString();
        spec.optimizer.averageDecay = 0.9;
        spec.devices.precision = precision.toStdString();
        RunSpec single = spec;
        single.parallel.stages = 1;
        const double rate = optimizer.startsWith("adam") ? 0.002 : 0.05;
        const Ran divided = trained(spec, rate, 0, 12), whole = trained(single, rate, 0, 12);
        QCOMPARE(different(divided.checkpoint, whole.checkpoint), std::string());
        for (const torch::Tensor& outputs : divided.outputs) QVERIFY(torch::equal(outputs, whole.outputs[0]));
        QVERIFY(apart(divided.checkpoint, trained(single, rate, 0, 0).checkpoint) > 1e-2);
    }
};

QTEST_GUILESS_MAIN(PipelineTrainingTest)
#include "pipeline_training_test.moc"
