#include <torch/utils.h>
#include <QtTest>
#include <map>

#include "core/engine/models/model.h"
#include "core/engine/weights/state_dict.h"
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
        // The file is the same, too.
        const auto namesOf = [](const Ran& ran) {
            std::vector<std::string> names;
            for (const auto& [name, tensor] : ran.checkpoint.tensors) names.push_back(name);
            return names;
        };
        QCOMPARE(namesOf(divided), namesOf(whole));
        for (const torch::Tensor& outputs : divided.outputs) QVERIFY(torch::equal(outputs, whole.outputs[0]));
        QVERIFY(apart(divided.checkpoint, trained(single, rate, 0, 0).checkpoint) > 1e-2);
    }

    void equalsReplicasOfTheWholeNetwork_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<bool>("sync");
        QTest::addColumn<QString>("optimizer");
        QTest::newRow("all-reduce") << "all-reduce" << false << "sgd";
        QTest::newRow("gather, synchronized") << "gather" << true << "sgd";
        QTest::newRow("sharded, synchronized") << "sharded" << true << "sgd";
        QTest::newRow("sharded, rates by norms of pieces") << "sharded" << false << "lars";
    }
    /// Two replicas of three stages each, with given weights, a frozen epoch, averages and clipping: the same bits as
    /// without stages, and so wherever the network is cut, which is measured.
    void equalsReplicasOfTheWholeNetwork() {
        QFETCH(QString, algorithm);
        QFETCH(bool, sync);
        QFETCH(QString, optimizer);
        const Folder folder;
        RunSpec spec = baseSpec(3, 2);
        spec.parallel.algorithm = algorithm.toStdString();
        spec.parallel.syncNorm = sync;
        spec.optimizer.accumulation = 2;
        spec.optimizer.averageDecay = 0.9;
        spec.optimizer.clipNorm = 0.5;
        spec.optimizer.kind = optimizer.toStdString();
        spec.model.weights = writeWeights(folder.path(), spec);
        spec.model.frozenEpochs = 1;
        RunSpec undivided = spec;
        undivided.parallel.stages = 1;
        const Ran divided = trained(spec, 0.05, 0, 14), whole = trained(undivided, 0.05, 0, 14);
        QCOMPARE(different(divided.checkpoint, whole.checkpoint), std::string());
        QVERIFY(apart(divided.checkpoint, trained(undivided, 0.05, 0, 0).checkpoint) > 1e-2);
    }

    void isTheSameHoweverItIsDivided_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("resumed") << 3 << 3;
        QTest::newRow("with fewer stages") << 4 << 2;
        QTest::newRow("on one device") << 2 << 1;
        QTest::newRow("from one device") << 1 << 3;
    }
    /// Resumed in the middle of an epoch, frozen or not: the same bits. A checkpoint does not know of stages.
    void isTheSameHoweverItIsDivided() {
        QFETCH(int, first);
        QFETCH(int, second);
        const Folder folder;
        RunSpec spec = baseSpec(first);
        spec.optimizer.kind = "adamw";
        spec.optimizer.averageDecay = 0.9;
        spec.model.weights = writeWeights(folder.path(), spec);
        spec.model.frozenEpochs = 1;
        spec.data.mixup = 0.4;
        spec.optimizer.clipNorm = 0.5;
        const Ran whole = trained(spec, 0.002, 0, 14);
        for (const std::int64_t at : {5, 11}) {
            const Ran before = trained(spec, 0.002, 0, at);
            RunSpec then = spec;
            then.parallel.stages = second;
            const Ran after = trained(then, 0.002, at, 14, before.checkpoint);
            QCOMPARE(different(after.checkpoint, whole.checkpoint), std::string());
        }
    }

    void computesActivationsAgain_data() {
        QTest::addColumn<QString>("network");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("stages");
        QTest::addColumn<bool>("drops");
        QTest::newRow("batch normalization") << "resnet8" << 8 << 1 << false;
        QTest::newRow("batch normalization, two stages") << "resnet8" << 8 << 2 << false;
        QTest::newRow("dropout and stochastic depth") << "efficientnet_b0" << 32 << 1 << true;
        QTest::newRow("dropout and stochastic depth, three stages") << "efficientnet_b0" << 32 << 3 << true;
    }
    /// With activations that are computed again: the same bits, running statistics included. What is dropped follows
    /// from the piece, and so is the same on any number of stages; without any, a network draws in one go.
    void computesActivationsAgain() {
        QFETCH(QString, network);
        QFETCH(int, side);
        QFETCH(int, stages);
        QFETCH(bool, drops);
        RunSpec spec = baseSpec(stages);
        spec.model.architecture = network.toStdString();
        spec.data.height = spec.data.width = side;
        spec.parallel.recompute = true;
        RunSpec kept = spec;
        kept.parallel.recompute = drops && stages == 1;
        if (drops) kept.parallel.stages = 2;
        const std::int64_t steps = drops ? 2 : 10;
        const Ran again = trained(spec, 0.02, 0, steps), once = trained(kept, 0.02, 0, steps);
        QCOMPARE(different(again.checkpoint, once.checkpoint), std::string());
        QVERIFY(apart(again.checkpoint, trained(spec, 0.02, 0, 0).checkpoint) > 1e-3);
    }

    /// A step that is left out is left out by all stages, whichever of them found it.
    void skipsTogether() {
        RunSpec spec = baseSpec(3);
        spec.stop.divergence = "skip";
        const Ran before = trained(spec, 0.05, 0, 4);
        Checkpoint broken = before.checkpoint;
        for (auto& [name, tensor] : broken.tensors)
            if (name == "model.fc.weight") tensor[0][0] = 3e38F;
        const Ran after = trained(spec, 0.05, 4, 6, broken);
        QCOMPARE(different(after.checkpoint, broken), std::string("model.bn1.num_batches_tracked"));
    }

    /// Where a network is divided into as many stages as it has pieces, the engine and the count of its work agree on
    /// what each has.
    void piecesAreTheSameEverywhere_data() {
        QTest::addColumn<QString>("network");
        for (const Network& network : networks()) QTest::newRow(network.id) << QString(network.id);
    }
    void piecesAreTheSameEverywhere() {
        QFETCH(QString, network);
        RunSpec::Model wanted;
        wanted.architecture = network.toStdString();
        const Network& row = *findNetwork(wanted.architecture);
        const ImageShape shape{3, row.usualSide, row.usualSide, 10};
        const std::vector<NetworkPiece> counted = networkPieces(wanted, shape);
        QCOMPARE(std::ssize(counted), piecesOf(row));
        const auto model = makeModel(wanted, shape, 1);
        QCOMPARE(model->pieces().size(), counted.size());
        const auto all = stateDict(*model);
        std::vector<std::string> names;
        torch::Tensor x = torch::zeros({1, 3, row.usualSide, row.usualSide});
        model->eval();
        const torch::NoGradGuard noGradients;
        const auto namesOf = [&](std::size_t piece) {
            std::vector<std::string> own;
            for (const auto& [name, tensor] : all)
                for (const std::string& one : model->pieces()[piece].names)
                    if (isUnder(name, one)) own.push_back(name);
            return own;
        };
        const std::map<std::string, torch::Tensor> parameters = [&] {
            std::map<std::string, torch::Tensor> found;
            for (const auto& item : model->named_parameters()) found.emplace(item.key(), item.value());
            return found;
        }();
        for (std::size_t i = 0; i < counted.size(); ++i) {
            x = model->pieces()[i].forward(x);
            QCOMPARE(x.numel(), counted[i].output);
            std::int64_t weights = 0;
            for (const std::string& name : namesOf(i)) {
                if (const auto found = parameters.find(name); found != parameters.end())
                    weights += found->second.numel();
                names.push_back(name);
            }
            QCOMPARE(weights, counted[i].size.parameters);
        }
        // Each tensor belongs to one piece, and statistics are in the order of the pieces.
        QCOMPARE(names.size(), all.size());
        std::vector<std::string> statistics, inPieces;
        for (const auto& [name, tensor] : all)
            if (name.find("running") != std::string::npos) statistics.push_back(name);
        for (const std::string& name : names)
            if (name.find("running") != std::string::npos) inPieces.push_back(name);
        QCOMPARE(inPieces, statistics);
        // What is let go is gone, and nothing else.
        const std::vector<std::string> second = namesOf(1);
        model->keepPieces(1, 2);
        std::vector<std::string> left;
        for (const auto& [name, tensor] : stateDict(*model)) left.push_back(name);
        QCOMPARE(left, second);
    }
};

QTEST_GUILESS_MAIN(PipelineTrainingTest)
#include "pipeline_training_test.moc"
