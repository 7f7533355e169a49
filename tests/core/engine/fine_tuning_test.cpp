#include <QtTest>

#include <torch/utils.h>
#include <latch>
#include <map>
#include <thread>
#include <torch/csrc/distributed/c10d/HashStore.hpp>

#include "core/engine/collective/gloo_collective.h"
#include "core/engine/models/model.h"
#include "core/engine/train/replica.h"
#include "core/engine/weights/safetensors.h"
#include "core/engine/weights/state_dict.h"
#include "tests/core/engine/support/fixtures.h"
#include "tests/core/engine/support/small_run.h"

extern "C" epochal::engine::Engine* epochal_engine(int interface);

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

using Tensors = std::map<std::string, torch::Tensor>;

/// A file of ResNet-8's weights for images of one channel.
Path weightsIn(const Folder& folder, std::int64_t classes, std::int64_t seed = 42) {
    const auto made = makeModel(smallSpec().model, {1, 8, 8, classes}, seed);
    const Model& model = *made;
    // Other statistics than those of a new network.
    for (torch::Tensor& buffer : model.buffers())
        if (buffer.is_floating_point()) buffer.add_(fixtureValue(buffer.sizes().vec(), at::kFloat, 5).abs());
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
    for (const auto& [name, tensor] : stateDict(model)) tensors.emplace_back(name, tensor.detach());
    Path path = folder.path() / "weights.safetensors";
    if (!writeSafetensors(path, tensors, {{"network", "resnet8"}})) path.clear();
    return path;
}

RunSpec specFrom(const Path& weights) {
    RunSpec spec = smallSpec();
    spec.model.weights = weights.string();
    return spec;
}

Tensors tensorsIn(const Path& file) {
    const auto read = readWeights(file);
    return read ? Tensors(read->tensors.begin(), read->tensors.end()) : Tensors();
}

/// What a replica of the run begins with, by the names of a state dict.
Tensors startOf(Replica& replica) {
    Tensors found;
    for (const auto& [name, tensor] : replica.snapshot(0))
        if (name.starts_with("model.")) found.emplace(name.substr(6), tensor.clone());
    return found;
}

/// Whether all tensors are the file's: with their values but for the counters, which a run begins anew.
QString differsFrom(const Tensors& file, const Tensors& state, bool head) {
    for (const auto& [name, tensor] : state) {
        if (name.ends_with("num_batches_tracked")) continue;
        const bool same = file.contains(name) && sameBits(file.at(name), tensor);
        if (same == (head && name.starts_with("fc."))) return QString::fromStdString(name);
    }
    return {};
}

}  // namespace

class FineTuningTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsWithTheFilesWeights() {
        const Folder folder;
        const RunSpec spec = specFrom(weightsIn(folder, 4));
        const auto plan = makePlan(spec);
        QVERIFY(plan);
        Replica replica(*plan, Peers::of(makeLocalCollective()));
        const auto said = replica.start();
        QVERIFY(said);
        replica.share(0);
        QCOMPARE(differsFrom(tensorsIn(spec.model.weights), startOf(replica), false), QString());
        QCOMPARE(said->size(), std::size_t{1});
        QVERIFY(english(said->front()).find("All layers start from") != std::string::npos);
    }
    /// Eight classes in the file, four in the data: the last layer is that of the run's seed, all else is the file's.
    void keepsTheBackboneForOtherClasses() {
        const Folder folder;
        RunSpec spec = specFrom(weightsIn(folder, 8));
        const auto plan = makePlan(spec);
        Replica replica(*plan, Peers::of(makeLocalCollective()));
        const auto said = replica.start();
        QVERIFY(said);
        QVERIFY(english(said->front()).find("All layers but the last") != std::string::npos);
        const Tensors state = startOf(replica);
        QCOMPARE(differsFrom(tensorsIn(spec.model.weights), state, true), QString());
        const auto fresh = makeModel(spec.model, {1, 8, 8, 4}, spec.seed);
        QVERIFY(sameBits(state.at("fc.weight"), fresh->named_parameters()["fc.weight"]));
    }
    /// Only the first replica reads the file.
    void givesTheWeightsToEveryReplica() {
        const Folder folder;
        RunSpec spec = specFrom(weightsIn(folder, 8));
        spec.devices.count = spec.devices.threads = 2;
        const auto plan = makePlan(spec);
        auto store = c10::make_intrusive<c10d::HashStore>();
        std::array<Tensors, 2> states;
        std::vector<std::thread> ranks;
        std::latch done(2);
        for (int rank = 0; rank < 2; ++rank)
            ranks.emplace_back([&, rank] {
                Replica replica(*plan, Peers::of(makeGlooCollective(store, rank, 2, std::chrono::seconds(300))));
                if (rank == 0 && !replica.start()) return;
                replica.share(0);
                states[static_cast<std::size_t>(rank)] = startOf(replica);
                replica.leave();
                done.arrive_and_wait();
            });
        for (std::thread& rank : ranks) rank.join();
        for (const Tensors& state : states)
            QCOMPARE(differsFrom(tensorsIn(spec.model.weights), state, true), QString());
        QVERIFY(sameBits(states[0].at("fc.weight"), states[1].at("fc.weight")));
    }

    void saysWhatItLoadedAndResumesWithoutTheFile() {
        const Folder folder, whole, parts;
        const Path file = weightsIn(folder, 4);
        const RunSpec spec = specFrom(file);
        const Attempt attempt = test::train(spec, whole.path());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        const auto notices = attempt.all<Notice>();
        QCOMPARE(notices.front().code, std::string("weights-loaded"));
        QCOMPARE(notices.front().severity, Severity::Info);
        QVERIFY(english(notices.front().what).find("weights.safetensors (CRC-32 ") != std::string::npos);

        Control control;
        control.stopAfterEpoch = true;
        Job job;
        job.spec = spec;
        job.checkpoints = parts.path();
        job.resume = true;
        QCOMPARE(test::train(job, control).outcome.state, RunState::Finished);
        std::filesystem::remove(file);
        const Attempt rest = test::train(spec, parts.path());
        QCOMPARE(rest.outcome.state, RunState::Finished);
        for (const std::string& code : rest.notices()) QVERIFY(code != "weights-loaded");
        QVERIFY(bytesOf(parts.path() / "step-000000020.ckpt") == bytesOf(whole.path() / "step-000000020.ckpt"));

        const Folder none;
        const Attempt without = test::train(spec, none.path());
        QCOMPARE(without.outcome.state, RunState::Failed);
        QCOMPARE(without.outcome.error->where, std::string("/model/weights"));
        QVERIFY(without.all<Started>().empty());
    }
    void checksTheFileBeforeTheRun() {
        const Folder folder;
        const Engine& engine = *epochal_engine(kInterface);
        RunSpec spec = specFrom(weightsIn(folder, 8));
        QVERIFY(engine.check(spec));
        spec.model.architecture = "resnet14";
        Status checked = engine.check(spec);
        QVERIFY(!checked);
        QCOMPARE(checked.error().where, std::string("/model/weights"));
        QCOMPARE(exitCode(checked.error().kind), 65);
        const QString text = QString::fromStdString(english(checked.error()));
        QVERIFY2(text.contains("a different network, resnet8: layer1.1.conv1.weight is missing"), qPrintable(text));
        spec.model.weights = (folder.path() / "none.pth").string();
        checked = engine.check(spec);
        QVERIFY(!checked);
        QCOMPARE(checked.error().where, std::string("/model/weights"));
        QVERIFY(QString::fromStdString(english(checked.error())).contains("none.pth"));
    }

    /// A run's best checkpoint, its exported file and a new network that loads it give the same logits, to the bit.
    void exportsWhatItTrained() {
        const Folder folder, run;
        const RunSpec spec = smallSpec();
        QCOMPARE(test::train(spec, run.path()).outcome.state, RunState::Finished);
        const Path best = run.path() / "best.ckpt", file = folder.path() / "out.safetensors";
        const auto exported = epochal_engine(kInterface)->exportWeights(best, file, "20261124-abc");
        QVERIFY2(exported, exported ? "" : english(exported.error()).c_str());
        QCOMPARE(exported->checkpoint, std::string("best.ckpt"));
        QCOMPARE(exported->bytes, std::int64_t(std::filesystem::file_size(file)));
        QVERIFY(!exported->averaged);
        const auto read = readWeights(file);
        QVERIFY(read);
        QCOMPARE(read->network, std::string("resnet8"));
        QVERIFY(bytesOf(file).find("20261124-abc") != std::string::npos);

        const auto trainedModel = makeModel(spec.model, {1, 8, 8, 4}, 5),
                   againModel = makeModel(spec.model, {1, 8, 8, 4}, 6);
        Model &trained = *trainedModel, &again = *againModel;
        const torch::NoGradGuard noGradients;
        const auto checkpoint = loadCheckpoint(best);
        const Tensors stored(checkpoint->tensors.begin(), checkpoint->tensors.end());
        for (const auto& [name, tensor] : stateDict(trained)) tensor.copy_(stored.at("model." + name));
        QCOMPARE(load(again, "fc", *read)->fresh, std::int64_t{0});
        QCOMPARE(exported->tensors, std::int64_t(stateDict(again).size()));
        trained.eval();
        again.eval();
        const torch::Tensor images = fixtureValue({3, 1, 8, 8}, at::kFloat, 9);
        QVERIFY(sameBits(trained.forward(images), again.forward(images)));
    }
    void exportsTheAverageIfThereIsOne() {
        const Folder folder;
        Checkpoint checkpoint;
        checkpoint.architecture = "resnet8";
        checkpoint.tensors = {{"model.a", torch::zeros({2})},
                              {"model.b", torch::ones({2})},
                              {"average.a", torch::full({2}, 3.0)},
                              {"momentum.a", torch::zeros({2})}};
        QVERIFY(saveCheckpoint(folder.path() / "a.ckpt", checkpoint));
        const Path file = folder.path() / "out.safetensors";
        const auto exported = epochal_engine(kInterface)->exportWeights(folder.path() / "a.ckpt", file, {});
        QVERIFY(exported && exported->averaged);
        const Tensors written = tensorsIn(file);
        QCOMPARE(written.size(), std::size_t{2});
        QVERIFY(sameBits(written.at("a"), torch::full({2}, 3.0)) && sameBits(written.at("b"), torch::ones({2})));
    }
    void exportsNothingFromADamagedCheckpoint() {
        const Folder folder;
        write(folder.path() / "a.ckpt", "damaged");
        const Path file = folder.path() / "out.safetensors";
        const auto exported = epochal_engine(kInterface)->exportWeights(folder.path() / "a.ckpt", file, {});
        QVERIFY(!exported);
        QCOMPARE(exported.error().kind, ErrorKind::Damaged);
        QVERIFY(!std::filesystem::exists(file));
    }
};

QTEST_GUILESS_MAIN(FineTuningTest)
#include "fine_tuning_test.moc"
