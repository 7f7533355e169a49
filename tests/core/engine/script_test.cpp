#include <QtTest>

#include <torch/nn/functional/loss.h>
#include <torch/utils.h>
#include <map>

#include "core/base/json.h"
#include "core/engine/models/script.h"
#include "core/engine/train/plan.h"
#include "core/engine/train/precision.h"
#include "core/engine/train/script_trial.h"
#include "core/engine/weights/state_dict.h"
#include "core/engine/weights/weights.h"
#include "tests/core/engine/support/script_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr ImageShape kShape{1, 8, 8, 4};

std::shared_ptr<Model> networkIn(const char* file) {
    const auto script = readScript(scriptSpec(file));
    if (!script) qFatal("%s", english(script.error()).c_str());
    return makeScriptNet(**script, kShape);
}

/// scripts.py, `images`.
torch::Tensor imagesOf(std::int64_t count) {
    return (torch::arange(count * 64) * 7 % 17).to(torch::kFloat).view({count, 1, 8, 8}) / 8 - 1;
}

torch::Tensor tensorOf(const Json& numbers, at::IntArrayRef sizes) {
    return torch::tensor(numbers.get<std::vector<double>>(), torch::kDouble).view(sizes);
}

double apart(const torch::Tensor& a, const torch::Tensor& b) {
    return (a.detach().to(torch::kDouble) - b).abs().max().item<double>();
}

/// mlp.py, NUMBERS and CATEGORIES.
Inputs sixRows() {
    std::vector<float> numbers;
    std::vector<std::int64_t> categories;
    for (std::int64_t i = 0; i < 6; ++i) {
        for (std::int64_t j = 0; j < 2; ++j) numbers.push_back(static_cast<float>((i * 5 + j * 3) % 7) / 3 - 1);
        categories.insert(categories.end(), {i % 3, (i * 2 + 1) % 5});
    }
    return {torch::tensor(numbers).view({6, 2}), torch::tensor(categories).view({6, 2})};
}

std::shared_ptr<Model> networkForRows(const char* file, const TableShape& shape) {
    RunSpec spec = scriptSpec(file);
    spec.data.source = "table";
    const auto script = readScript(spec);
    if (!script) qFatal("%s", english(script.error()).c_str());
    return makeScriptNet(**script, shape);
}

/// The first error that the engine has for a spec, and for what it reads.
Error errorFor(const RunSpec& spec) {
    const auto plan = makePlan(spec);
    return plan ? Error() : plan.error();
}

}  // namespace

class ScriptTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { expected_ = scriptFigures(); }

    void computesWhatPythonDoes_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("scripted, batch normalization") << "net.pt";
        QTest::newRow("traced, group normalization") << "traced.pt";
    }
    void computesWhatPythonDoes() {
        QFETCH(const QString, file);
        const Json& wanted = expected_[file.toStdString()];
        const auto model = networkIn(qPrintable(file));
        std::vector<std::pair<std::string, std::vector<std::int64_t>>> keys, listed;
        for (const auto& [name, tensor] : stateDict(*model)) keys.emplace_back(name, tensor.sizes().vec());
        for (const auto& [name, sizes] : wanted["keys"].items())
            listed.emplace_back(name, sizes.get<std::vector<std::int64_t>>());
        QVERIFY(keys == listed);
        QCOMPARE((*readScript(scriptSpec(qPrintable(file))))->parameters, wanted["parameters"].get<std::int64_t>());

        const torch::Tensor images = imagesOf(6), logits = tensorOf(wanted["logits"], {6, 4});
        {
            const torch::NoGradGuard noGradients;
            model->eval();
            QVERIFY(apart(model->forward(images), logits) < 1e-5);
            const Autocast autocast("bf16", c10::DeviceType::CPU);
            const torch::Tensor half = model->forward(images);
            QVERIFY(half.scalar_type() == at::kBFloat16);
            // Two bf16 kernels may round apart, but neither comes out at the fp32 result.
            QVERIFY(apart(half, tensorOf(wanted["logits_bf16"], {6, 4})) < 0.02);
            QVERIFY(apart(half, logits) > 1e-4);
        }
        model->train();
        const torch::Tensor loss = torch::nn::functional::cross_entropy(model->forward(images), torch::arange(6) % 4);
        QVERIFY(std::abs(loss.item<double>() - wanted["loss"].get<double>()) < 1e-5);
        loss.backward();
        QCOMPARE(model->named_parameters().size(), wanted["gradients"].size());
        for (const auto& item : model->named_parameters()) {
            const torch::Tensor gradient = item.value().grad().to(torch::kDouble);
            const Json& figures = wanted["gradients"][item.key()];
            const double norm = figures[1].get<double>(), scale = std::max(norm, 1e-3);
            QVERIFY2(std::abs(gradient.norm().item<double>() - norm) < 1e-4 * scale, item.key().c_str());
            QVERIFY2(std::abs(gradient.sum().item<double>() - figures[0].get<double>()) < 1e-4 * scale,
                     item.key().c_str());
        }
    }

    void ofRowsItComputesWhatPythonDoes_data() {
        QTest::addColumn<QString>("task");
        QTest::newRow("a number") << "number";
        QTest::newRow("classes, smoothed") << "class";
    }
    void ofRowsItComputesWhatPythonDoes() {
        QFETCH(const QString, task);
        const bool number = task == "number";
        const auto json = Json::parse(bytesOf(scriptFile("").parent_path().parent_path() / "mlp.json"));
        const Json &wanted = json[task.toStdString()], &step = wanted["steps"][0];
        const std::int64_t outputs = number ? 1 : 3;
        const auto model = networkForRows(qPrintable("rows-" + task + ".pt"), {2, {3, 5}, outputs});
        const torch::Tensor answer = model->answer(sixRows());
        QVERIFY(apart(answer, tensorOf(step["outputs"], {6, outputs})) < 1e-6);
        const torch::Tensor loss =
            number ? (answer.squeeze(1) - (torch::arange(6) * 0.4 - 1)).square().sum()
                   : at::cross_entropy_loss(answer, torch::arange(6) * 2 % 3, {}, at::Reduction::Sum, -100, 0.1);
        QVERIFY(std::abs(loss.item<double>() - step["loss"].get<double>()) < 1e-5);
        (loss / 6).backward();
        const auto parameters = model->named_parameters();
        QCOMPARE(parameters.size(), wanted["names"].size());
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            QCOMPARE(parameters[i].key(), wanted["names"][i].get<std::string>());
            const torch::Tensor gradient = parameters[i].value().grad();
            QVERIFY2(apart(gradient, tensorOf(step["gradients"][i], gradient.sizes())) < 1e-5,
                     parameters[i].key().c_str());
        }
        QCOMPARE(model->head(), std::string("output"));
    }

    /// A network that can do without categories gets them where a table has them.
    void categoriesMayBeLeftOut() {
        const auto without = networkForRows("rows-either.pt", {2, {}, 1}),
                   with = networkForRows("rows-either.pt", {2, {3, 5}, 1});
        QVERIFY(torch::equal(without->answer({sixRows().values, {}}), torch::zeros({6, 1})));
        QVERIFY(torch::equal(with->answer(sixRows()), torch::full({6, 1}, 2.0f)));
        const Folder folder;
        const RunSpec either = rowsSpec("rows-either.pt", folder.path());
        for (const RunSpec& spec :
             {either, ofNumbersAlone(either), ofNumbersAlone(rowsSpec("rows-numbers.pt", folder.path()))})
            QCOMPARE(QString::fromStdString(english(errorFor(spec))), QString::fromStdString(english(Error())));
    }

    void knowsItsLastLayer() {
        QCOMPARE(networkIn("net.pt")->head(), std::string("fc"));
        QCOMPARE(networkIn("traced.pt")->head(), std::string("fc"));
        QCOMPARE(networkIn("tied.pt")->head(), std::string("fc"));
        QCOMPARE(networkIn("bare.pt")->head(), std::string());
    }

    /// Registered once, so that an optimizer changes it once; what is not to be trained is no parameter.
    void aTensorWithTwoNamesIsOne() {
        const auto model = networkIn("tied.pt");
        std::vector<std::string> parameters, buffers;
        for (const auto& item : model->named_parameters()) parameters.push_back(item.key());
        for (const auto& item : model->named_buffers()) buffers.push_back(item.key());
        QCOMPARE(parameters, (std::vector<std::string>{"first.weight", "first.bias", "fc.weight"}));
        QCOMPARE(buffers, (std::vector<std::string>{"fc.bias"}));
        const torch::Tensor before = model->forward(imagesOf(2));
        const torch::NoGradGuard noGradients;
        model->named_parameters()["first.weight"].zero_();
        model->named_parameters()["first.bias"].fill_(1);
        const torch::Tensor after = model->forward(imagesOf(2));
        // Through the layer under both names: all ones.
        const torch::Tensor ones =
            at::linear(torch::ones({2, 64}), model->named_parameters()["fc.weight"], model->named_buffers()["fc.bias"]);
        QVERIFY(apart(after, ones.to(torch::kDouble)) < 1e-5 && apart(before, ones.to(torch::kDouble)) > 1e-3);
    }

    /// A file keeps the strides of a slice and of an expanded tensor; a step changes each element by itself.
    void tensorsHaveAPlaceForEachElement() {
        const auto model = networkIn("strided.pt");
        std::size_t seen = 0;
        for (const auto& [name, tensor] : stateDict(*model)) {
            QVERIFY2(tensor.is_non_overlapping_and_dense(), name.c_str());
            ++seen;
        }
        QCOMPARE(seen, std::size_t{3});
        const torch::NoGradGuard noGradients;
        const torch::Tensor scale = model->named_buffers()["scale"];
        QVERIFY(torch::equal(scale, torch::full({4}, 2.0)));
        // They are still those of the code.
        scale[0].fill_(3);
        const auto parameters = model->named_parameters();
        const torch::Tensor wanted =
            at::linear(imagesOf(2).flatten(1), parameters["fc.weight"], parameters["fc.bias"]) *
            torch::tensor({3.0f, 2.0f, 2.0f, 2.0f});
        QVERIFY(apart(model->forward(imagesOf(2)), wanted.to(torch::kDouble)) < 1e-5);
    }

    void dropoutFollowsTheSeedAndTheMode() {
        const auto model = networkIn("dropout.pt");
        const torch::NoGradGuard noGradients;
        const torch::Tensor images = imagesOf(6);
        const auto drawn = [&](std::uint64_t seed) {
            model->seedNoise(seed);
            return model->forward(images);
        };
        model->eval();
        QVERIFY(torch::equal(drawn(1), drawn(2)));
        // With statistics that no longer move.
        model->train();
        for (const auto& module : model->modules())
            if (module->children().empty() && !module->buffers(false).empty()) module->eval();
        QVERIFY(!torch::equal(drawn(1), drawn(2)));
        QVERIFY(torch::equal(drawn(1), drawn(1)));
    }

    void countsWhatBackwardNeeds() {
        RunSpec spec = scriptSpec("net.pt");
        const auto script = readScript(spec);
        const auto size = tryScript(spec, **script, kShape);
        QVERIFY(size);
        // Of each convolution the output, which normalization keeps, and of each ReLU the result: 5 + 5 times 8 x 8
        // x 8. Means, deviations and what follows the average over an image are some bytes.
        QVERIFY2(size->activationElements >= 5120 && size->activationElements < 5120 + 200,
                 qPrintable(QString::number(size->activationElements)));
        QCOMPARE(size->largestOutput, std::int64_t{512});
        QCOMPARE(size->parameters, expected_["net.pt"]["parameters"].get<std::int64_t>());
        spec.session.kind = "inference";
        QCOMPARE(tryScript(spec, **script, kShape)->activationElements, std::int64_t{0});
        // Not the weights, which are larger and transposed on the way.
        spec = scriptSpec("tied.pt");
        QCOMPARE(tryScript(spec, **readScript(spec), kShape)->largestOutput, std::int64_t{64});
    }

    void refuses_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("says");
        QTest::newRow("none") << "absent.pt"
                              << "";
        QTest::newRow("state dict") << "weights.pth"
                                    << "weights or a pickled module";
        QTest::newRow("pickled module") << "module.pth"
                                        << "weights or a pickled module";
        QTest::newRow("torch.export") << "exported.pt2"
                                      << "not a TorchScript network";
        QTest::newRow("text") << "expected.json"
                              << "not a TorchScript network";
        QTest::newRow("operator of a library") << "operator.pt"
                                               << "torchvision::nms";
        QTest::newRow("writes files") << "saves.pt"
                                      << "reads or writes files (torch.save)";
        QTest::newRow("two inputs") << "two-inputs.pt"
                                    << "inputs are (Tensor, Tensor)";
        QTest::newRow("two outputs") << "pair.pt"
                                     << "returns Tuple[Tensor, Tensor]";
        QTest::newRow("half precision") << "half.pt"
                                        << "of the type Half";
        QTest::newRow("nothing to train") << "still.pt"
                                          << "requires_grad is false";
        QTest::newRow("frozen") << "frozen.pt"
                                << "weights are constants";
        QTest::newRow("state") << "keeps.pt"
                               << "attribute count";
        QTest::newRow("traced in training") << "traced-train.pt"
                                            << "dropout always behaves as in training";
        QTest::newRow("traced in evaluation") << "traced-eval.pt"
                                              << "never behaves as in training";
        QTest::newRow("another number of classes") << "five.pt"
                                                   << "5 outputs, but the data have 4 classes";
        QTest::newRow("a map of numbers") << "map.pt"
                                          << "of shape 1 × 8 × 4 × 4";
        QTest::newRow("traced for two images") << "fixed.pt"
                                               << "shape";
        QTest::newRow("outputs that nothing leads to") << "detached.pt"
                                                       << "do not depend";
        QTest::newRow("a network for a table") << "rows-number.pt"
                                               << "it must take one tensor of images";
    }
    void refuses() {
        QFETCH(const QString, file);
        QFETCH(const QString, says);
        const Error error = errorFor(scriptSpec(qPrintable(file)));
        const QString said = QString::fromStdString(english(error));
        QCOMPARE(error.where, std::string("/model/script"));
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(!error.remedy.empty(), qPrintable(said));
    }

    void refusesForATable_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("remedy");
        const auto row = [](const char* name, const char* file, const char* task, const char* says,
                            const char* remedy) {
            QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(task) << QString::fromUtf8(says)
                                << QString::fromLatin1(remedy);
        };
        row("outputs for classes", "rows-class.pt", "number", "3 outputs, but a number is predicted", "one output");
        row("an output for a number", "rows-number.pt", "class", "1 output, but the data have 3 classes",
            "with 3 outputs");
        row("no column of outputs", "rows-flat.pt", "number", "of shape 2 instead of 2 × 1", "one number per row");
        row("a network for images", "net.pt", "class", "the network takes only numbers",
            "forward(numbers, categories)");
        row("a network for images, no categories", "net.pt", "numbers",
            "input to conv2d, but got input of size: [2, 2]", "network(torch.zeros(2, 2))");
        row("two inputs for images", "two-inputs.pt", "class", "mat1 and mat2 shapes cannot be multiplied",
            "network(torch.zeros(2, 2), torch.tensor([[2, 4]] * 2))");
        row("an embedding without the last entry", "rows-narrow.pt", "class", "index out of range",
            "network(torch.zeros(2, 2), torch.tensor([[2, 4]] * 2))");
        row("categories that are not there", "rows-number.pt", "numbers", "index 0 out of range",
            "network(torch.zeros(2, 2))");
        row("two results", "pair.pt", "numbers", "instead of one tensor", "one number per row");
    }
    void refusesForATable() {
        QFETCH(const QString, file);
        QFETCH(const QString, task);
        QFETCH(const QString, says);
        QFETCH(const QString, remedy);
        const Folder folder;
        RunSpec spec = rowsSpec(qPrintable(file), folder.path());
        if (task == "class") spec = ofClasses(spec);
        if (task == "numbers") spec = ofNumbersAlone(spec);
        const Error error = errorFor(spec);
        const QString said = QString::fromStdString(english(error.what)),
                      advised = QString::fromStdString(english(error.remedy));
        QCOMPARE(error.where, std::string("/model/script"));
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(advised.contains(remedy), qPrintable(advised));
    }

    void forInferenceItMayBeTracedForThat() {
        RunSpec spec = scriptSpec("traced-eval.pt");
        spec.session.kind = "inference";
        QCOMPARE(english(errorFor(spec)), english(Error()));
        spec.model.script = scriptFile("traced-train.pt").string();
        QVERIFY(english(errorFor(spec)).find("always behaves") != std::string::npos);
    }

    void refusesImagesThatItDoesNotTake() {
        RunSpec spec = scriptSpec("net.pt");
        spec.data.channels = 3;
        const QString said = QString::fromStdString(english(errorFor(spec)));
        QVERIFY2(said.contains(QStringLiteral("expected input[2, 3, 8, 8] to have 1 channels")), qPrintable(said));
        spec = scriptSpec("tied.pt");
        spec.data.width = 9;
        QVERIFY(english(errorFor(spec)).find("mat1 and mat2 shapes cannot be multiplied") != std::string::npos);
    }

    void saysThatAViewNeedsOtherMemory() {
        RunSpec spec = scriptSpec("view.pt");
        QCOMPARE(errorFor(spec).where, std::string("/devices/channels_last"));
        spec.devices.channelsLast = false;
        QCOMPARE(english(errorFor(spec)), english(Error()));
    }

    void freezingNeedsALastLayer() {
        RunSpec spec = scriptSpec("bare.pt");
        QCOMPARE(english(errorFor(spec)), english(Error()));
        spec.model.frozenEpochs = 1;
        QCOMPARE(errorFor(spec).where, std::string("/model/frozen_epochs"));
        spec.model.frozenEpochs = 0;
        spec.optimizer.backboneRate = 0.1;
        QCOMPARE(errorFor(spec).where, std::string("/optimizer/backbone_rate"));
    }

    /// Truncated anywhere, or with any one byte changed, a file is refused or is the same network: never a crash.
    void damagedFilesAreRefused() {
        const Folder folder;
        const std::string whole = bytesOf(scriptFile("traced.pt"));
        RunSpec spec = scriptSpec("traced.pt");
        spec.model.script = (folder.path() / "net.pt").string();
        for (std::size_t size = 0; size < whole.size(); size += 97) {
            write(spec.model.script, whole.substr(0, size));
            QVERIFY(!readScript(spec));
        }
        int refused = 0, tried = 0;
        for (std::size_t at = 0; at < whole.size(); at += 61, ++tried) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x55);
            write(spec.model.script, changed);
            const auto script = readScript(spec);
            refused += script ? 0 : 1;
            if (!script) {
                QCOMPARE(script.error().where, std::string("/model/script"));
                continue;
            }
            // In what no checksum covers: names, padding.
            const torch::NoGradGuard noGradients;
            const auto model = makeScriptNet(**script, kShape);
            model->eval();
            QVERIFY(apart(model->forward(imagesOf(6)), tensorOf(expected_["traced.pt"]["logits"], {6, 4})) < 1e-5);
        }
        QVERIFY2(refused > tried / 2, qPrintable(QStringLiteral("%1 of %2").arg(refused).arg(tried)));
    }

    void takesWeightsOfTheSameNetwork() {
        const auto model = networkIn("dropout.pt"), source = networkIn("net.pt");
        const auto file = readWeights(scriptFile("weights.pth"));
        QVERIFY(file);
        const auto loaded = load(*model, model->head(), *file);
        QVERIFY2(loaded, loaded ? "" : english(loaded.error()).c_str());
        QCOMPARE(loaded->fresh, std::int64_t{0});
        const torch::NoGradGuard noGradients;
        model->eval();
        QVERIFY(apart(model->forward(imagesOf(6)), tensorOf(expected_["net.pt"]["logits"], {6, 4})) < 1e-5);
    }

private:
    Json expected_;
};

QTEST_GUILESS_MAIN(ScriptTest)
#include "script_test.moc"
