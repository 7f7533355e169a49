#include <QtTest>

#include <algorithm>

#include "core/engine/train/shares.h"
#include "tests/core/engine/support/ranks.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/steps.h"
#include "tests/fakes/pretend_collective.h"
#include "tests/fakes/pretend_device.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// Parts of 21, 8 and 4 images.
RunSpec unevenSpec() {
    RunSpec spec = smallSpec();
    spec.model.normalisation = "group";
    spec.schedule.kind = "constant";
    spec.optimizer.globalBatch = 33;
    spec.devices.count = spec.devices.threads = 3;
    spec.parallel.split = "given";
    spec.parallel.shares = {21, 8, 4};
    return spec;
}

Checkpoint without(Checkpoint checkpoint, const std::string& name) {
    std::erase_if(checkpoint.tensors, [&](const auto& one) { return one.first == name; });
    return checkpoint;
}

std::vector<std::int64_t> splitIn(const Checkpoint& checkpoint) {
    for (const auto& [name, tensor] : checkpoint.tensors)
        if (name == kSplitState)
            return {tensor.const_data_ptr<std::int64_t>(), tensor.const_data_ptr<std::int64_t>() + tensor.numel()};
    return {};
}

std::vector<std::string> splitsTold(const Attempt& attempt) {
    std::vector<std::string> told;
    for (const Notice& notice : attempt.all<Notice>())
        if (notice.code == "batch-split") told.push_back(english(notice.what));
    return told;
}

}  // namespace

/// Batches that are not divided evenly.
class SplitTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    void equalsOneReplica_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<bool>("more");
        for (const char* algorithm : {"all-reduce", "gather", "sharded"})
            for (const bool more : {false, true})
                QTest::addRow("%s%s", algorithm, more ? ", synchronized" : "") << QString(algorithm) << more;
    }
    void equalsOneReplica() {
        QFETCH(QString, algorithm);
        QFETCH(bool, more);
        RunSpec spec = unevenSpec();
        spec.parallel.algorithm = algorithm.toStdString();
        if (more) {
            spec.model.normalisation = "batch";
            spec.parallel.syncNorm = true;
        } else {
            spec.optimizer.averageDecay = 0.9;
            spec.optimizer.accumulation = 2;
        }
        RunSpec single = spec;
        single.devices.count = 1;
        const std::int64_t steps = more ? 6 : 12;
        const Ran many = trained(spec, 0.02, 0, steps), one = trained(single, 0.02, 0, steps);
        const double far = apart(many.checkpoint, one.checkpoint, more ? "model." : "");
        QVERIFY2(far < (more ? 1e-3 : 1e-4), qPrintable(QString::number(far)));
        QVERIFY(apart(many.checkpoint, trained(single, 0.02, 0, 0).checkpoint) > 1e-3);
        // Each has seen its part of the epoch, and the evaluation is whole.
        if (const torch::Tensor rows = rowsOf(many.checkpoint); more) {
            QCOMPARE(rows[0][2].item<double>(), 6 * 21.0);
            QCOMPARE(rows[1][2].item<double>(), 6 * 8.0);
            QCOMPARE(rows[2][2].item<double>(), 6 * 4.0);
        }
        for (const torch::Tensor& outputs : many.outputs) QVERIFY(torch::allclose(outputs, one.outputs[0], 0, 2e-2));
    }

    void resumesToTheSameBits() {
        RunSpec spec = unevenSpec();
        spec.model.normalisation = "batch";
        const Ran whole = trained(spec, 0.05, 0, 12), before = trained(spec, 0.05, 0, 5);
        QCOMPARE(different(trained(spec, 0.05, 5, 12, before.checkpoint).checkpoint, whole.checkpoint), std::string());
    }

    /// What was measured stays what it is, and gives the bits of the same shares given.
    void remembersWhatItMeasured() {
        RunSpec spec = unevenSpec();
        spec.model.normalisation = "batch";
        spec.parallel.split = "measured";
        spec.parallel.shares.clear();
        const Ran before = trained(spec, 0.05, 0, 5);
        const std::vector<std::int64_t> parts = splitIn(before.checkpoint);
        QCOMPARE(parts.size(), std::size_t{3});
        const Ran after = trained(spec, 0.05, 5, 12, before.checkpoint);
        QCOMPARE(splitIn(after.checkpoint), parts);
        RunSpec given = spec;
        given.parallel.split = "given";
        given.parallel.shares = parts;
        const Ran same = trained(given, 0.05, 0, 12);
        QCOMPARE(different(without(after.checkpoint, kSplitState), same.checkpoint), std::string());
        // Another number of replicas measures anew.
        spec.devices.count = 2;
        const Ran fewer = trained(spec, 0.05, 5, 12, before.checkpoint);
        QCOMPARE(splitIn(fewer.checkpoint).size(), std::size_t{2});
        // Three steps into the second epoch, all samples are counted.
        QCOMPARE(rowsOf(fewer.checkpoint).select(1, 2).sum().item<double>(), 3 * 33.0);
    }

    void saysWhatItMeasured() {
        RunSpec spec = unevenSpec();
        spec.parallel.split = "measured";
        spec.parallel.shares.clear();
        const Folder folder;
        Job job;
        job.spec = spec;
        job.checkpoints = folder.path();
        job.resume = true;
        Control control;
        control.interrupt = true;
        const Attempt first = test::train(job, control);
        QCOMPARE(first.outcome.state, RunState::Interrupted);
        const Attempt second = test::train(spec, folder.path());
        QCOMPARE(second.outcome.state, RunState::Finished);
        QCOMPARE(splitsTold(first).size(), std::size_t{1});
        QCOMPARE(splitsTold(second), splitsTold(first));
    }

    /// The second device needs a while for each byte that it writes.
    void givesASlowDeviceLess() {
        RunSpec spec = smallSpec();
        spec.devices.channelsLast = false;
        spec.devices.count = 2;
        spec.parallel.split = "measured";
        auto plan = makePlan(spec);
        QVERIFY(plan);
        plan->devices = {pretend::device(0), pretend::device(1)};
        pretend::slowDown(1, 0.1);
        std::vector<std::vector<std::int64_t>> parts(2);
        onRanks(
            2,
            [](const auto& store, int rank) {
                return pretend::kind().makeCollective(store, rank, 2, rank, kPeerTimeout);
            },
            [&](std::unique_ptr<Collective> ranks) {
                const int rank = ranks->rank();
                const c10::DeviceGuard current(pretend::device(rank));
                const Split split = agreedSplit(*plan, *ranks, pretend::device(rank), {});
                for (std::int64_t i = 0; i < 2; ++i) parts[std::size_t(rank)].push_back(split.partOf(32, i));
                ranks->barrier();
            });
        pretend::slowDown(1, 0);
        QCOMPARE(parts[0], parts[1]);
        QCOMPARE(parts[0][0] + parts[0][1], std::int64_t{32});
        QVERIFY2(parts[0][1] < parts[0][0], qPrintable(QString::number(parts[0][1])));
        QVERIFY(parts[0][1] >= 1);
    }

    void readsOnlyASplitOfThisBatch() {
        QVERIFY(splitFrom(torch::tensor({21, 8, 4}, torch::kLong), 33));
        QVERIFY(!splitFrom(torch::tensor({21, 8, 4}, torch::kLong), 32));
        QVERIFY(!splitFrom(torch::tensor({33, 0}, torch::kLong), 33));
        QVERIFY(!splitFrom(torch::tensor({34, -1}, torch::kLong), 33));
        QVERIFY(!splitFrom(torch::tensor({33}, torch::kInt), 33));
        QVERIFY(!splitFrom(torch::tensor({{21, 12}}, torch::kLong), 33));
        QVERIFY(!splitFrom(torch::zeros({0}, torch::kLong), 0));
    }
};

QTEST_GUILESS_MAIN(SplitTest)
#include "split_test.moc"
