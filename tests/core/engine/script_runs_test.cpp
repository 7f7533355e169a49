#include <QtTest>

#include <torch/nn.h>
#include <torch/optim.h>
#include <torch/utils.h>
#include <map>

#include "core/base/json.h"
#include "core/engine/data/table_rows.h"
#include "core/engine/session/session.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/trainer.h"
#include "core/engine/weights/state_dict.h"
#include "core/engine/weights/weights.h"
#include "core/spec/networks.h"
#include "tests/core/engine/support/script_run.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

extern "C" Engine* epochal_engine(int interface);

namespace {

constexpr const char* kFinal = "step-000000020.ckpt";

Job jobFor(const RunSpec& spec, const Path& folder) {
    Job job;
    job.spec = spec;
    job.checkpoints = folder;
    job.resume = true;
    return job;
}

/// Requests a checkpoint after every step, and interrupts the run at the given one.
Attempt interrupted(const RunSpec& spec, const Path& folder, int checkpoints) {
    Control control;
    Attempt attempt;
    control.checkpoint = true;
    attempt.outcome =
        epochal_engine(kInterface)->train(jobFor(spec, folder), control, [&](EventBody body, double, double) {
            if (std::holds_alternative<CheckpointSaved>(body))
                (--checkpoints > 0 ? control.checkpoint : control.interrupt) = true;
            attempt.events.push_back(std::move(body));
            return true;
        });
    return attempt;
}

std::string reasonOf(const Attempt& attempt) {
    return attempt.outcome.error ? english(*attempt.outcome.error) : std::string();
}

std::map<std::string, torch::Tensor> tensorsIn(const Path& checkpoint) {
    const auto stored = loadCheckpoint(checkpoint);
    if (!stored) qFatal("%s", english(stored.error()).c_str());
    return {stored->tensors.begin(), stored->tensors.end()};
}

/// A run of images, or of the rows that are written in the folder.
RunSpec specFor(const QString& file, const Path& folder) {
    return file.startsWith(QLatin1String("rows")) ? ofClasses(rowsSpec(qPrintable(file), folder))
                                                  : scriptSpec(qPrintable(file));
}

/// The network of mlp.py with its weights, in LibTorch's own modules.
struct ByHand : torch::nn::Module {
    explicit ByHand(std::int64_t outputs) : output(3, outputs) {
        register_module("kind", kind);
        register_module("place", place);
        register_module("wide", wide);
        register_module("narrow", narrow);
        register_module("output", output);
        const torch::NoGradGuard noGradients;
        std::int64_t k = 0;
        for (torch::Tensor& weight : parameters())
            weight.copy_(((torch::arange(weight.numel()) * 7 + 13 * k++) % 11 - 5).div(10.0).view_as(weight));
    }
    torch::Tensor forward(const TableRows& rows) {
        const torch::Tensor x =
            torch::cat({rows.numbers, kind(rows.categories.select(1, 0)), place(rows.categories.select(1, 1))}, 1);
        return output(torch::relu(narrow(torch::relu(wide(x)))));
    }
    torch::Tensor loss(const TableRows& rows) {
        const torch::Tensor answer = forward(rows);
        return rows.labels.is_floating_point() ? torch::mse_loss(answer.squeeze(1), rows.labels)
                                               : torch::cross_entropy_loss(answer, rows.labels);
    }

    torch::nn::Embedding kind{3, 2}, place{5, 3};
    torch::nn::Linear wide{7, 4}, narrow{4, 3}, output;
};

/// Its losses, with SGD as in a run that takes all rows in a step.
struct Losses {
    std::vector<double> training, validation;
};
Losses learned(ByHand& network, const TableSet& set, int epochs) {
    std::vector<torch::Tensor> layers, biases;
    for (const torch::Tensor& one : network.parameters()) (one.dim() > 1 ? layers : biases).push_back(one);
    const auto with = [](double decay) {
        auto options = std::make_unique<torch::optim::SGDOptions>(0.05);
        options->momentum(0.9).nesterov(true).weight_decay(decay);
        return options;
    };
    std::vector<torch::optim::OptimizerParamGroup> groups;
    groups.emplace_back(layers, with(5e-4));
    groups.emplace_back(biases, with(0));
    torch::optim::SGD sgd(groups, *with(0));
    Losses losses;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        sgd.zero_grad();
        const torch::Tensor loss = network.loss(set.training);
        loss.backward();
        sgd.step();
        losses.training.push_back(loss.item<double>());
        const torch::NoGradGuard noGradients;
        losses.validation.push_back(network.loss(set.validation).item<double>());
    }
    return losses;
}

/// The spec with a copy of its network in a folder, recorded as the creation of a run does it.
RunSpec recorded(RunSpec spec, const Path& folder) {
    std::filesystem::copy_file(spec.model.script, folder / "own.pt", std::filesystem::copy_options::overwrite_existing);
    spec.model.script = (folder / "own.pt").string();
    if (const Status read = recordScript(spec); !read) qFatal("%s", english(read.error()).c_str());
    return spec;
}

}  // namespace

/// Runs of a user's own network, in all the kinds that there are.
class ScriptRunsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    /// Full batches, so that the order of the samples does not matter.
    void learnsWhatPythonLearns() {
        RunSpec spec = scriptSpec("net.pt");
        spec.data.source = "idx";
        spec.data.path = scriptFile("idx").string();
        spec.data.trainImages = spec.data.validationImages = 0;
        spec.optimizer.globalBatch = 64;
        spec.schedule.kind = "constant";
        spec.stop.epochs = 6;
        const Folder folder;
        const Attempt attempt = test::train(spec, folder.path());
        QCOMPARE(reasonOf(attempt), std::string());
        const Json losses = scriptFigures()["losses"];
        const auto epochs = attempt.all<EpochDone>();
        const auto evaluations = attempt.all<Evaluation>();
        QCOMPARE(epochs.size(), losses["training"].size());
        QCOMPARE(evaluations.size(), losses["validation"].size());
        for (std::size_t i = 0; i < epochs.size(); ++i) {
            const double training = losses["training"][i].get<double>(),
                         validation = losses["validation"][i].get<double>();
            QVERIFY2(std::abs(epochs[i].loss - training) < 1e-4,
                     qPrintable(QStringLiteral("epoch %1: %2, %3").arg(i).arg(epochs[i].loss).arg(training)));
            QVERIFY2(std::abs(evaluations[i].loss - validation) < 1e-4,
                     qPrintable(QStringLiteral("epoch %1: %2, %3").arg(i).arg(evaluations[i].loss).arg(validation)));
        }
        QCOMPARE(
            tensorsIn(folder.path() / "step-000000006.ckpt").at("model.bn.num_batches_tracked").item<std::int64_t>(),
            std::int64_t{6});
    }

    void onATableItLearnsWhatTheSameNetworkByHandDoes_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("outputs");
        QTest::newRow("a number") << "rows-number.pt" << 1;
        QTest::newRow("classes") << "rows-class.pt" << 3;
    }
    /// Full batches again.
    void onATableItLearnsWhatTheSameNetworkByHandDoes() {
        QFETCH(const QString, file);
        QFETCH(const int, outputs);
        const Folder folder;
        RunSpec spec = rowsSpec(qPrintable(file), folder.path());
        if (outputs > 1) spec = ofClasses(spec);
        spec.optimizer.globalBatch = 320;
        spec.schedule.kind = "constant";
        spec.stop.epochs = 6;
        const Attempt attempt = test::train(spec, folder.path() / "run");
        QCOMPARE(reasonOf(attempt), std::string());
        const auto set = openTable(spec);
        QVERIFY(set);
        QCOMPARE(set->training.size(), std::int64_t{320});
        ByHand network(outputs);
        const Losses losses = learned(network, *set, 6);
        QVERIFY(losses.training.back() < 0.95 * losses.training.front());
        const auto epochs = attempt.all<EpochDone>();
        const auto evaluations = attempt.all<Evaluation>();
        QCOMPARE(epochs.size(), losses.training.size());
        QCOMPARE(evaluations.size(), losses.validation.size());
        for (std::size_t i = 0; i < epochs.size(); ++i) {
            QVERIFY2(std::abs(epochs[i].loss - losses.training[i]) < 1e-4,
                     qPrintable(QStringLiteral("epoch %1: %2, %3").arg(i).arg(epochs[i].loss).arg(losses.training[i])));
            QVERIFY2(std::abs(evaluations[i].loss - losses.validation[i]) < 1e-4,
                     qPrintable(
                         QStringLiteral("epoch %1: %2, %3").arg(i).arg(evaluations[i].loss).arg(losses.validation[i])));
        }
        const auto trained = tensorsIn(folder.path() / "run" / "step-000000006.ckpt");
        QVERIFY(torch::allclose(trained.at("model.embeddings.0.weight"), network.kind->weight, 1e-3, 1e-4));
        QVERIFY(torch::allclose(trained.at("model.output.weight"), network.output->weight, 1e-3, 1e-4));
        QVERIFY(evaluations.back().rmse.has_value() == (outputs == 1));
        QVERIFY(evaluations.back().top1.has_value() == (outputs > 1));
    }

    void resumesToTheSameBitsFromAnyStep_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("more");
        QTest::newRow("batch normalization, traced nothing") << "net.pt" << false;
        QTest::newRow("dropout; adamw, averaged, clipped, in parts, frozen for an epoch") << "dropout.pt" << true;
        QTest::newRow("rows of a table") << "rows-class.pt" << false;
        QTest::newRow("rows of a table, dropout, and all that") << "rows-dropout.pt" << true;
    }
    void resumesToTheSameBitsFromAnyStep() {
        QFETCH(const QString, file);
        QFETCH(const bool, more);
        const Folder table;
        RunSpec spec = specFor(file, table.path());
        if (more) {
            spec.model.frozenEpochs = 1;
            spec.optimizer.kind = "adamw";
            spec.optimizer.learningRate = 0.002;
            spec.optimizer.averageDecay = 0.9;
            spec.optimizer.clipNorm = 0.5;
            spec.optimizer.accumulation = 4;
        }
        const Folder whole;
        QCOMPARE(reasonOf(test::train(spec, whole.path())), std::string());
        const std::string expected = bytesOf(whole.path() / kFinal);
        QVERIFY(!expected.empty());
        for (const std::vector<int>& steps : {std::vector<int>{1, 4, 5, 1, 3}, std::vector<int>{7}}) {
            const Folder folder;
            for (const int count : steps)
                QCOMPARE(interrupted(spec, folder.path(), count).outcome.state, RunState::Interrupted);
            const Attempt last = test::train(spec, folder.path());
            QCOMPARE(reasonOf(last), std::string());
            QVERIFY(last.all<Started>().front().startStep > 0);
            QVERIFY(bytesOf(folder.path() / kFinal) == expected);
        }
    }

    /// Dropout without a seed of its own would differ from run to run.
    void replicasDrawTheSameEachTime() {
        RunSpec spec = scriptSpec("dropout.pt");
        spec.devices.count = spec.devices.threads = 2;
        const Folder first, second;
        QCOMPARE(reasonOf(test::train(spec, first.path())), std::string());
        QCOMPARE(reasonOf(test::train(spec, second.path())), std::string());
        QVERIFY(bytesOf(first.path() / kFinal) == bytesOf(second.path() / kFinal));
    }

    /// Without batch statistics, two replicas are one with the whole batch, but for the order of sums.
    void twoReplicasLearnAsOneDoes() {
        RunSpec spec = scriptSpec("traced.pt");
        const Folder one, two;
        QCOMPARE(reasonOf(test::train(spec, one.path())), std::string());
        spec.devices.count = spec.devices.threads = 2;
        QCOMPARE(reasonOf(test::train(spec, two.path())), std::string());
        const auto expected = tensorsIn(one.path() / kFinal), found = tensorsIn(two.path() / kFinal);
        for (const auto& [name, tensor] : expected)
            if (name.starts_with("model.")) QVERIFY2(torch::allclose(tensor, found.at(name), 1e-3, 1e-4), name.c_str());
    }

    void inTheFrozenEpochsOnlyTheLastLayerLearns() {
        RunSpec spec = scriptSpec("net.pt");
        spec.model.frozenEpochs = 1;
        spec.stop.epochs = 1;
        const Folder folder;
        QCOMPARE(reasonOf(test::train(spec, folder.path())), std::string());
        const auto script = readScript(spec);
        const auto fresh = makeScriptNet(**script, ImageShape{1, 8, 8, 4});
        const auto trained = tensorsIn(folder.path() / "step-000000010.ckpt");
        for (const auto& [name, tensor] : stateDict(*fresh))
            QVERIFY2(torch::equal(tensor, trained.at("model." + name)) != name.starts_with("fc."), name.c_str());
    }

    /// With fp16's guard, bf16 and mixtures of images.
    void learnsInHalfPrecision() {
        RunSpec spec = scriptSpec("net.pt");
        spec.stop.epochs = 6;
        spec.optimizer.learningRate = 0.1;
        Control control;
        Attempt attempt;
        const Folder folder;
        const auto plan = [&] {
            auto made = makePlan(spec);
            made->precision = "bf16";
            return made;
        };
        attempt.outcome =
            engine::train(jobFor(spec, folder.path()), plan, control, [&](EventBody body, double, double) {
                attempt.events.push_back(std::move(body));
                return true;
            });
        QCOMPARE(reasonOf(attempt), std::string());
        const auto evaluations = attempt.all<Evaluation>();
        QVERIFY2(evaluations.back().top1 > 0.9, qPrintable(QString::number(*evaluations.back().top1)));
    }

    void sessionsMeasureIt_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("file");
        QTest::addColumn<qlonglong>("parameters");
        const qlonglong ofImages = scriptFigures()["net.pt"]["parameters"].get<qlonglong>();
        // 3 x 2 and 5 x 3 in embeddings; 8 x 4, 5 x 3 and 4 x 3 in layers with biases.
        constexpr qlonglong kOfRows = 80;
        for (const char* kind : {"throughput", "inference"}) {
            QTest::newRow(kind) << kind << "net.pt" << ofImages;
            QTest::addRow("%s, rows of a table", kind) << kind << "rows-class.pt" << kOfRows;
        }
    }
    void sessionsMeasureIt() {
        QFETCH(const QString, kind);
        QFETCH(const QString, file);
        QFETCH(const qlonglong, parameters);
        const Folder table;
        RunSpec spec = specFor(file, table.path());
        spec.session.kind = kind.toStdString();
        spec.session.batches = {8, 16};
        spec.session.seconds = 0.1;
        const Attempt attempt = test::train(spec, {});
        QCOMPARE(reasonOf(attempt), std::string());
        QVERIFY(attempt.outcome.reason == StopReason::Measured);
        QVERIFY(std::ranges::count(attempt.notices(), "random-weights") == 0);
        std::vector<std::int64_t> sizes;
        for (const SizeMeasured& one : attempt.all<SizeMeasured>())
            if (!one.underway && one.batches > 0) sizes.push_back(one.batch);
        QCOMPARE(sizes, (std::vector<std::int64_t>{8, 16}));
        QCOMPARE(attempt.all<Started>().front().parameters, std::int64_t{parameters});
    }

    void resumesWithNoOtherFile() {
        const Folder folder, copy;
        const RunSpec spec = recorded(scriptSpec("net.pt"), copy.path());
        QCOMPARE(interrupted(spec, folder.path(), 3).outcome.state, RunState::Interrupted);
        std::filesystem::copy_file(scriptFile("dropout.pt"), spec.model.script,
                                   std::filesystem::copy_options::overwrite_existing);
        const Attempt refused = test::train(spec, folder.path());
        QCOMPARE(refused.outcome.state, RunState::Failed);
        QCOMPARE(refused.outcome.error->where, std::string("/model/script"));
        QVERIFY(reasonOf(refused).find("has changed since") != std::string::npos);
        QVERIFY(epochal_engine(kInterface)->check(spec));  // a new run would take it
        std::filesystem::copy_file(scriptFile("net.pt"), spec.model.script,
                                   std::filesystem::copy_options::overwrite_existing);
        QCOMPARE(reasonOf(test::train(spec, folder.path())), std::string());
    }

    void answersForImagesAndExports() {
        const Folder folder, copy;
        const RunSpec spec = recorded(scriptSpec("net.pt"), copy.path());
        QCOMPARE(reasonOf(test::train(spec, folder.path())), std::string());
        Engine& engine = *epochal_engine(kInterface);
        const Path weights = copy.path() / "out.safetensors";
        const auto exported = engine.exportWeights(folder.path() / kFinal, weights, "run");
        QVERIFY(exported);
        const auto script = readScript(spec);
        const auto again = makeScriptNet(**script, ImageShape{1, 8, 8, 4});
        const auto file = readWeights(weights);
        QVERIFY(file && load(*again, again->head(), *file));
        for (const auto& [name, tensor] : stateDict(*again))
            if (tensor.is_floating_point())
                QVERIFY2(torch::equal(tensor, tensorsIn(folder.path() / kFinal).at("model." + name)), name.c_str());
        QVERIFY(engine.predict(spec, folder.path() / kFinal, {}));
        write(spec.model.script, bytesOf(scriptFile("traced.pt")));
        const auto refused = engine.predict(spec, folder.path() / kFinal, {});
        QVERIFY(!refused && refused.error().where == "/model/script");
    }

    /// Weights go out of one run and into the next, which learns with the last layer alone.
    void weightsForATableGoOutAndIn() {
        const Folder first, second, files;
        RunSpec spec = recorded(ofClasses(rowsSpec("rows-class.pt", files.path())), files.path());
        QCOMPARE(reasonOf(test::train(spec, first.path())), std::string());
        const auto checkpoint = loadCheckpoint(first.path() / kFinal);
        QVERIFY(checkpoint && checkpoint->architecture.starts_with("own.pt@"));
        const Path weights = files.path() / "out.safetensors";
        QVERIFY(epochal_engine(kInterface)->exportWeights(first.path() / kFinal, weights, "run"));
        QVERIFY(bytesOf(weights).find("\"coding\"") != std::string::npos);
        spec.model.weights = weights.string();
        spec.model.frozenEpochs = 1;
        spec.stop.epochs = 1;
        QCOMPARE(reasonOf(test::train(spec, second.path())), std::string());
        const auto before = tensorsIn(first.path() / kFinal), after = tensorsIn(second.path() / "step-000000010.ckpt");
        std::size_t compared = 0;
        for (const auto& [name, tensor] : before) {
            if (!name.starts_with("model.")) continue;
            QVERIFY2(torch::equal(tensor, after.at(name)) != name.starts_with("model.output."), name.c_str());
            ++compared;
        }
        QCOMPARE(compared, std::size_t{8});
    }

    /// Tensors that are constants of the code, and a device that it names, follow the network.
    void onAnotherDeviceItEqualsTheCpu_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("traced") << "traced.pt";
        QTest::newRow("scripted") << "net.pt";
        QTest::newRow("rows of a table") << "rows-class.pt";
    }
    void onAnotherDeviceItEqualsTheCpu() {
        QFETCH(const QString, file);
        const Folder table;
        RunSpec spec = specFor(file, table.path());
        spec.devices.channelsLast = false;
        const Folder cpu, device;
        const Attempt onCpu = test::train(spec, cpu.path());
        QCOMPARE(reasonOf(onCpu), std::string());
        const auto plan = [&]() -> Result<Plan> {
            auto made = makePlan(spec);
            if (!made) return made;
            made->devices = {pretend::device(0)};
            made->deviceNames = {"a pretend device"};
            return made;
        };
        Attempt attempt;
        Control control;
        attempt.outcome =
            engine::train(jobFor(spec, device.path()), plan, control, [&](EventBody body, double, double) {
                attempt.events.push_back(std::move(body));
                return true;
            });
        QVERIFY2(reasonOf(attempt).empty(), reasonOf(attempt).c_str());
        QVERIFY(bytesOf(device.path() / kFinal) == bytesOf(cpu.path() / kFinal));
        // Which operations it has, and whether a GPU repeats their bits, is not known.
        constexpr const char* kMayNotRepeat = "may-not-repeat";
        QCOMPARE(std::ranges::count(attempt.notices(), kMayNotRepeat), std::ptrdiff_t{1});
        QCOMPARE(std::ranges::count(onCpu.notices(), kMayNotRepeat), std::ptrdiff_t{0});
    }
};

QTEST_GUILESS_MAIN(ScriptRunsTest)
#include "script_runs_test.moc"
