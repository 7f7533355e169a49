#include <QtTest>

#include "core/engine/parallel/cuda_library.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/precision.h"
#include "core/engine/train/trainer.h"
#include "core/hardware/cpu_cores.h"
#include "tests/core/engine/support/small_run.h"

#include <ATen/autocast_mode.h>

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

Device gpu(const char* name, int major, int minor, int index = 0) {
    return {"cuda", index, name, std::int64_t{16} << 30, {major, minor}};
}

Error broken() {
    return {ErrorKind::Device, {"The driver is too old", {}}, "/devices/kind", {"Take a newer one", {}}};
}

Plan planFor(const char* kind, std::int64_t count = 1) {
    Plan plan;
    plan.spec = smallSpec();
    plan.spec.devices.kind = kind;
    plan.spec.devices.count = count;
    return plan;
}

}  // namespace

class DevicesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leavesOutGpusWithoutKernels() {
        const Gpus gpus = withKernels({gpu("Tesla V100", 7, 0), gpu("Tesla T4", 7, 5, 1), gpu("NVIDIA L4", 8, 9, 2)});
        QCOMPARE(gpus.usable.size(), std::size_t{2});
        QCOMPARE(gpus.usable[0].index, 1);
        QVERIFY(gpus.trouble);
        const QString words = QString::fromStdString(english(*gpus.trouble));
        QVERIFY2(words.contains("V100") && words.contains("7.0") && words.contains("7.5"), qPrintable(words));
        QVERIFY(!withKernels({gpu("Tesla T4", 7, 5)}).trouble);
    }
    void saysWhyAGpuCannotBeUsed() {
        const Machine machine;
        Plan asked = planFor("cuda");
        const Status refused = chooseDevices(asked, machine, {{}, broken()});
        QVERIFY(!refused);
        QCOMPARE(english(refused.error().what), std::string("The driver is too old"));
        Plan free = planFor("auto");
        QVERIFY(chooseDevices(free, machine, {{}, broken()}));
        QVERIFY(free.onHost());
        QCOMPARE(english(free.gpuTrouble.value().what), std::string("The driver is too old"));
    }
    /// In LibTorch's sources, adaptive pooling is the one operation of these networks whose backward pass adds
    /// atomically, and only in memory that is not channels-last.
    void knowsWhatMayNotRepeat_data() {
        QTest::addColumn<QString>("network");
        QTest::addColumn<int>("side");
        QTest::addColumn<bool>("channelsLast");
        QTest::addColumn<bool>("mayNotRepeat");
        QTest::newRow("no pooling to seven") << "resnet50" << 32 << false << false;
        QTest::newRow("attention") << "vit_b_16" << 224 << false << false;
        QTest::newRow("pooled") << "vgg11" << 32 << false << true;
        QTest::newRow("pooled in another way") << "vgg11" << 32 << true << false;
        QTest::newRow("just seven") << "vgg16" << 224 << false << false;
        QTest::newRow("twice seven") << "vgg16" << 448 << false << true;
    }
    void knowsWhatMayNotRepeat() {
        QFETCH(const QString, network);
        QFETCH(const int, side);
        QFETCH(const bool, channelsLast);
        QFETCH(const bool, mayNotRepeat);
        Plan plan = planFor("auto");
        plan.spec.model.architecture = network.toStdString();
        plan.spec.devices.channelsLast = channelsLast;
        plan.data.height = plan.data.width = side;
        plan.devices = {torch::Device(torch::kCUDA, 0)};
        QCOMPARE(plan.mayNotRepeat(), mayNotRepeat);
        plan.devices = {torch::Device(torch::kCPU)};
        QVERIFY(!plan.mayNotRepeat());
    }
    void saysNothingWhereNoGpuIs() {
        const Machine machine;
        Plan free = planFor("auto");
        QVERIFY(chooseDevices(free, machine, {}));
        QVERIFY(!free.gpuTrouble);
        Plan cpu = planFor("cpu");
        QVERIFY(chooseDevices(cpu, machine, {{}, broken()}));
        QVERIFY(!cpu.gpuTrouble);
        Plan asked = planFor("cuda");
        QCOMPARE(chooseDevices(asked, machine, {}).error().kind, ErrorKind::Device);
    }
    void takesTheGpusInOrder() {
        const Machine machine;
        const Gpus gpus{{gpu("NVIDIA L4", 8, 9, 0), gpu("Tesla T4", 7, 5, 1)}, {}};
        Plan one = planFor("auto");
        QVERIFY(chooseDevices(one, machine, gpus));
        QVERIFY(!one.onHost() && one.native.bf16 && one.native.tf32);
        QCOMPARE(one.deviceNames.front(), std::string("NVIDIA L4"));
        Plan both = planFor("cuda", 2);
        QVERIFY(chooseDevices(both, machine, gpus));
        QVERIFY(!both.native.bf16 && !both.native.tf32);
        Plan three = planFor("cuda", 3);
        QCOMPARE(chooseDevices(three, machine, gpus).error().where, std::string("/devices/count"));
    }
    /// By hand: 10 fixed, 2 an image, 30 to evaluate 10 images.
    void takesTheGpusThatTheSpecNames() {
        const Gpus gpus{{gpu("NVIDIA L4", 8, 9, 0), gpu("NVIDIA L4", 8, 9, 1), gpu("NVIDIA L4", 8, 9, 2)}, {}};
        Plan plan = planFor("cuda", 2);
        plan.spec.devices.numbers = {2, 1};
        QVERIFY(chooseDevices(plan, Machine(), gpus));
        QCOMPARE(plan.devices[0].index(), 2);
        QCOMPARE(plan.devices[1].index(), 1);
        Plan missing = planFor("cuda");
        missing.spec.devices.numbers = {3};
        const Status refused = chooseDevices(missing, Machine(), gpus);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("/devices/numbers"));
    }
    /// As many threads as cores, all of them there; afterwards the thread is as free as before.
    void trainsOnTheCoresThatTheSpecNames() {
        const std::vector<std::int64_t> all = allowedCores();
        const Folder folder;
        Job job;
        job.spec = smallSpec();
        job.spec.devices.threads = 0;
        job.spec.devices.numbers = {all.back()};
        job.spec.stop.epochs = 1;
        job.checkpoints = folder.path();
        Control control;
        std::int64_t threads = 0;
        std::vector<std::int64_t> used;
        const Outcome outcome = engine::train(job, control, [&](const EventBody& body, double, double) {
            if (const auto* started = std::get_if<Started>(&body)) threads = started->threads;
            if (std::holds_alternative<EpochDone>(body)) used = allowedCores();
            return true;
        });
        QCOMPARE(outcome.state, RunState::Finished);
        QCOMPARE(threads, 1);
        QCOMPARE(used, std::vector{all.back()});
        QCOMPARE(allowedCores(), all);
        job.spec.devices.numbers = {8191};
        const Outcome refused = engine::train(job, control, [](const EventBody&, double, double) { return true; });
        QVERIFY(refused.error && refused.error->where == "/devices/numbers");
    }
    void saysHowManyImagesCanBeEvaluated() {
        MemoryNeed need;
        need.fixed = 10;
        need.perImage = 2;
        need.evaluation = 30;
        QCOMPARE(need.of(5), std::int64_t{40});
        QCOMPARE(need.of(20), std::int64_t{50});
        QVERIFY(checkEvaluation(need, 10, 3, 40, Sample::Image));
        const Status told = checkEvaluation(need, 10, 3, 39, Sample::Image);
        QCOMPARE(told.error().kind, ErrorKind::Memory);
        QCOMPARE(
            english(told.error().what),
            std::string("Evaluating 10 validation images with 3 classes needs about 40 B of memory; 39 B is free"));
        QCOMPARE(english(told.error().remedy), std::string("Use at most 9 validation images"));
        const Status rows = checkEvaluation(need, 10, 1, 39, Sample::Row);
        QCOMPARE(english(rows.error().what),
                 std::string("Evaluating 10 validation rows needs about 40 B of memory; 39 B is free"));
        QCOMPARE(english(rows.error().remedy), std::string("Use at most 9 validation rows"));
        // 2 a sample: 10 of the 30 free are fixed.
        QCOMPARE(english(checkMemory(need, 20, 30, 2, Sample::Row).error().remedy),
                 std::string("Use a global batch of at most 20 rows"));
    }
    /// The cache would hold a bfloat16 copy of every weight until the outermost block ends.
    void castsWithoutACache() {
        QVERIFY(at::autocast::is_autocast_cache_enabled());
        {
            const Autocast autocast("bf16", torch::kCPU);
            QVERIFY(!at::autocast::is_autocast_cache_enabled());
            QCOMPARE(at::mm(torch::ones({2, 2}), torch::ones({2, 2})).scalar_type(), torch::kBFloat16);
        }
        QVERIFY(at::autocast::is_autocast_cache_enabled());
        QCOMPARE(at::mm(torch::ones({2, 2}), torch::ones({2, 2})).scalar_type(), torch::kFloat);
    }
};

QTEST_GUILESS_MAIN(DevicesTest)
#include "devices_test.moc"
