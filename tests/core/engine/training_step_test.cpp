#include <QtTest>

#include <cmath>
#include <map>

#include "core/engine/models/model.h"
#include "core/engine/train/replica.h"
#include "core/engine/weights/state_dict.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/weights_file.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

using State = std::map<std::string, torch::Tensor>;

/// Small, without batch statistics, with one rate from the first step to the last.
RunSpec steadySpec() {
    RunSpec spec = smallSpec();
    spec.model.normalisation = "group";
    spec.schedule.kind = "constant";
    return spec;
}

Plan planOf(const RunSpec& spec) {
    auto plan = makePlan(spec);
    if (!plan) qFatal("%s", english(plan.error()).c_str());
    return *plan;
}

/// One replica and its position, stepping as the trainer does.
struct Trainee {
    Plan plan;
    Replica replica{plan, Peers::of(makeLocalCollective())};
    std::int64_t step = 0;

    explicit Trainee(const RunSpec& spec) : Trainee(planOf(spec)) {}
    explicit Trainee(Plan given) : plan(std::move(given)) {}

    void go(std::int64_t steps, double rate) {
        for (const std::int64_t end = step + steps; step < end; ++step) {
            if (begin_ || step % plan.stepsPerEpoch == 0)
                replica.beginEpoch(step / plan.stepsPerEpoch, step % plan.stepsPerEpoch);
            begin_ = false;
            replica.step(rate);
            if ((step + 1) % plan.stepsPerEpoch == 0) (void)replica.endEpoch();
        }
    }
    [[nodiscard]] Checkpoint save() {
        Checkpoint checkpoint;
        for (const auto& [name, tensor] : replica.snapshot(step))
            checkpoint.tensors.emplace_back(name, tensor.detach().clone());
        return checkpoint;
    }
    [[nodiscard]] State state() {
        const Checkpoint saved = save();
        return {saved.tensors.begin(), saved.tensors.end()};
    }
    [[nodiscard]] Status resume(const Checkpoint& checkpoint, std::int64_t at) {
        Status restored = replica.restore(checkpoint);
        if (!restored) return restored;
        replica.share(at);
        step = at;
        begin_ = true;
        return restored;
    }

private:
    bool begin_ = true;
};

double apart(const State& a, const State& b, const std::string& prefix) {
    double most = 0;
    for (const auto& [name, tensor] : a)
        if (name.starts_with(prefix) && tensor.is_floating_point())
            most = std::max(most, (tensor - b.at(name)).abs().max().item<double>());
    return most;
}

/// The first tensor in which they differ, or "".
std::string different(const State& a, const State& b) {
    if (a.size() != b.size()) return "number of tensors";
    for (const auto& [name, tensor] : a)
        if (!b.contains(name) || !torch::equal(tensor, b.at(name))) return name;
    return "";
}

std::vector<std::int64_t> labelsOf(const Images& images) {
    std::vector<std::int64_t> labels;
    for (std::int64_t i = 0; i < images.size(); ++i) labels.push_back(images.label(i));
    return labels;
}

}  // namespace

class TrainingStepTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The training loss, from the network's outputs in double precision: with smoothing s the target is 1 - s + s /
    /// classes for the true class and s / classes for each other one (Szegedy et al., arXiv 1512.00567).
    void smoothsLabelsAsDefined() {
        RunSpec spec = steadySpec();
        spec.optimizer.labelSmoothing = 0.15;
        Plan plan = planOf(spec);
        plan.data.validation = plan.data.train;
        Trainee trainee(plan);
        const torch::Tensor logits = trainee.replica.evaluate().to(torch::kDouble);
        const std::vector<std::int64_t> labels = labelsOf(*plan.data.train);
        double expected = 0;
        for (std::int64_t i = 0; i < logits.size(0); ++i) {
            const auto* row = logits.const_data_ptr<double>() + i * 4;
            double total = 0;
            for (int c = 0; c < 4; ++c) total += std::exp(row[c]);
            for (int c = 0; c < 4; ++c)
                expected -= ((labels[std::size_t(i)] == c ? 0.85 : 0.0) + 0.15 / 4) * (row[c] - std::log(total));
        }
        trainee.replica.beginEpoch(0, 0);
        for (int step = 0; step < 10; ++step) trainee.replica.step(0);
        const Sums sums = trainee.replica.endEpoch();
        QCOMPARE(sums.images, std::int64_t{320});
        QVERIFY2(std::abs(sums.loss / expected - 1) < 1e-6, qPrintable(QString::number(sums.loss / expected - 1)));
    }

    void accumulationIsTheSameBatch_data() {
        QTest::addColumn<int>("batch");
        QTest::addColumn<int>("parts");
        QTest::newRow("even parts") << 32 << 4;
        QTest::newRow("uneven parts") << 30 << 4;
        QTest::newRow("one image each, however many parts are asked for") << 8 << 100;
    }
    void accumulationIsTheSameBatch() {
        QFETCH(int, batch);
        QFETCH(int, parts);
        RunSpec spec = steadySpec();
        spec.optimizer.globalBatch = batch;
        Trainee whole(spec);
        spec.optimizer.accumulation = parts;
        Trainee split(spec);
        whole.go(10, 0.05);
        split.go(10, 0.05);
        const State a = whole.state(), b = split.state();
        // Rounding is 1e-6 here; an input of a ReLU so close to zero that it gets the other sign would be 1e-4.
        QVERIFY2(apart(a, b, "model.") < 1e-3, qPrintable(QString::number(apart(a, b, "model."))));
        QVERIFY(apart(a, Trainee(steadySpec()).state(), "model.") > 1e-2);
        const Sums sums = whole.replica.sums(), other = split.replica.sums();
        QCOMPARE(other.images, sums.images);
        QVERIFY(std::abs(other.loss - sums.loss) < 1e-3 * std::abs(sums.loss) + 1e-9);
    }

    /// Plain descent by a clipped gradient moves the weights by rate x norm.
    void clipsBeforeItSteps() {
        RunSpec spec = steadySpec();
        spec.optimizer.momentum = spec.optimizer.weightDecay = 0;
        spec.optimizer.clipNorm = 0.01;
        Trainee trainee(spec);
        const State before = trainee.state();
        trainee.go(1, 0.5);
        double moved = 0;
        for (const auto& [name, tensor] : trainee.state())
            if (name.starts_with("model."))
                moved += (tensor - before.at(name)).to(torch::kDouble).square().sum().item<double>();
        QVERIFY2(std::abs(std::sqrt(moved) / (0.5 * 0.01) - 1) < 1e-3, qPrintable(QString::number(std::sqrt(moved))));
    }

    void trainsOnlyTheHeadWhileFrozen() {
        const Folder folder;
        RunSpec spec = smallSpec();
        spec.model.weights = writeWeights(folder.path(), spec);
        spec.model.frozenEpochs = 2;
        spec.optimizer.kind = "adamw";
        spec.optimizer.averageDecay = 0.9;
        Trainee trainee(spec);
        const State start = trainee.state();
        trainee.go(20, 0.001);
        const State frozen = trainee.state();
        int still = 0, moved = 0;
        for (const auto& [name, tensor] : frozen) {
            if (!tensor.is_floating_point() || name == "replicas.state") continue;
            const bool head = name.find(".fc.") != std::string::npos || name == "steps.last";
            const bool same = torch::equal(tensor, start.at(name));
            QVERIFY2(same != head, name.c_str());
            ++(same ? still : moved);
        }
        // Weight and bias, their averages and both moments, and the count of steps.
        QCOMPARE(moved, 9);
        QVERIFY(still > 100);
        QCOMPARE(frozen.at("steps.last").item<double>(), 20.0);
        trainee.go(1, 0.001);
        const State after = trainee.state();
        QCOMPARE(after.at("steps.last").item<double>(), 21.0);
        QCOMPARE(after.at("steps.others").item<double>(), 1.0);
        for (const auto& [name, tensor] : after)
            if (name.starts_with("model.") && tensor.is_floating_point())
                QVERIFY2(!torch::equal(tensor, start.at(name)), name.c_str());
    }

    /// Without given weights there is nothing worth freezing, and the form does not offer it.
    void freezesOnlyGivenWeights() {
        RunSpec spec = smallSpec();
        spec.model.frozenEpochs = 1;
        Trainee trainee(spec);
        const State start = trainee.state();
        trainee.go(1, 0.01);
        QVERIFY(!torch::equal(trainee.state().at("model.conv1.weight"), start.at("model.conv1.weight")));
    }

    void evaluatesTheAverage() {
        RunSpec spec = steadySpec();
        spec.optimizer.averageDecay = 0.7;
        Trainee averaging(spec);
        averaging.go(5, 0.05);
        const State before = averaging.state();
        const torch::Tensor logits = averaging.replica.evaluate();
        QCOMPARE(different(before, averaging.state()), std::string());

        spec.optimizer.averageDecay = 0;
        Trainee plain(spec);
        Checkpoint averages = averaging.save();
        for (auto& [name, tensor] : averages.tensors)
            if (name.starts_with("model.")) tensor = before.at("average." + name.substr(6));
        QVERIFY(plain.resume(averages, 5));
        QVERIFY(torch::equal(plain.replica.evaluate(), logits));
        QVERIFY(plain.resume(averaging.save(), 5));
        QVERIFY(!torch::allclose(plain.replica.evaluate(), logits, 1e-3, 1e-3));
    }

    /// Batch statistics, two moments, an average, parts, a limit to the gradients, and an epoch in which the body is
    /// frozen: whichever step a run is resumed at, the next one has the bits of the run that was not interrupted.
    void resumesToTheSameBitsFromEveryStep() {
        const Folder folder;
        const RunSpec spec = everything(folder.path());
        Trainee whole(spec);
        for (int step = 0; step < 20; ++step) {
            const Checkpoint saved = whole.save();
            whole.go(1, 0.002);
            Trainee later(spec);
            QVERIFY(later.resume(saved, step));
            later.go(1, 0.002);
            QCOMPARE(different(whole.state(), later.state()), std::string());
        }
    }

    /// A checkpoint of the first version: network, momentum and sums.
    void resumesWhatEarlierVersionsSaved() {
        const RunSpec spec = smallSpec();
        Trainee whole(spec);
        whole.go(7, 0.05);
        const Checkpoint now = whole.save();
        const auto made = makeModel(spec.model, {1, 8, 8, 4}, spec.seed);
        Model& model = *made;
        std::vector<std::string> names;
        for (const auto& [name, tensor] : stateDict(model)) names.push_back("model." + name);
        for (const auto& item : model.named_parameters()) names.push_back("momentum." + item.key());
        names.emplace_back("replicas.state");
        std::vector<std::string> found;
        for (const auto& [name, tensor] : now.tensors) found.push_back(name);
        QVERIFY(found == names);
        Trainee later(spec);
        QVERIFY(later.resume(now, 7));
        whole.go(6, 0.05);
        later.go(6, 0.05);
        QCOMPARE(different(whole.state(), later.state()), std::string());
    }

    void refusesTheStateOfAnotherOptimizer_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"lars", "adam", "adamw", "average"}) QTest::newRow(kind) << QString(kind);
    }
    void refusesTheStateOfAnotherOptimizer() {
        QFETCH(QString, kind);
        Trainee sgd(smallSpec());
        sgd.go(2, 0.05);
        RunSpec spec = smallSpec();
        if (kind == "average")
            spec.optimizer.averageDecay = 0.9;
        else
            spec.optimizer.kind = kind.toStdString();
        Trainee other(spec);
        const State before = other.state();
        const Status restored = other.replica.restore(sgd.save());
        QVERIFY(!restored);
        QCOMPARE(restored.error().kind, ErrorKind::Spec);
        QCOMPARE(restored.error().where, std::string("/optimizer/kind"));
        QVERIFY(english(restored.error()).find("a different optimizer") != std::string::npos);
        QCOMPARE(different(before, other.state()), std::string());
    }

    void everyKindLearns_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("rate");
        QTest::newRow("sgd") << QString("sgd") << 0.05;
        QTest::newRow("lars") << QString("lars") << 5.0;
        QTest::newRow("adam") << QString("adam") << 0.003;
        QTest::newRow("adamw") << QString("adamw") << 0.003;
    }
    void everyKindLearns() {
        QFETCH(QString, kind);
        QFETCH(double, rate);
        RunSpec spec = smallSpec();
        spec.optimizer.kind = kind.toStdString();
        Trainee trainee(spec);
        trainee.go(40, rate);
        const torch::Tensor logits = trainee.replica.evaluate();
        const std::vector<std::int64_t> labels = labelsOf(*trainee.plan.data.validation);
        const auto right = logits.argmax(1).eq(torch::tensor(labels)).sum().item<std::int64_t>();
        QVERIFY2(right >= 48, qPrintable(QString::number(right)));
    }

private:
    static RunSpec everything(const Path& folder) {
        RunSpec spec = smallSpec();
        spec.model.weights = writeWeights(folder, spec);
        spec.model.frozenEpochs = 1;
        spec.optimizer.kind = "adamw";
        spec.optimizer.backboneRate = 0.5;
        spec.optimizer.averageDecay = 0.9;
        spec.optimizer.clipNorm = 0.5;
        spec.optimizer.accumulation = 3;
        spec.data.mixup = 0.4;
        return spec;
    }
};

QTEST_GUILESS_MAIN(TrainingStepTest)
#include "training_step_test.moc"
