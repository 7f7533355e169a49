#include <QtTest>

#include <torch/utils.h>
#include <cmath>
#include <cstring>
#include <fstream>

#include "core/base/json.h"
#include "core/engine/models/model.h"
#include "core/engine/weights/names.h"
#include "core/engine/weights/safetensors.h"
#include "core/engine/weights/state_dict.h"
#include "core/engine/weights/weights.h"
#include "tests/core/engine/support/fixtures.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

using Tensors = std::vector<std::pair<std::string, torch::Tensor>>;

std::shared_ptr<Model> network(const char* architecture, std::int64_t channels, std::int64_t classes,
                               std::int64_t seed = 1) {
    RunSpec::Model model;
    model.architecture = architecture;
    return makeModel(model, {channels, 12, 12, classes}, seed);
}

/// A copy of the network's tensors, as a file would give them.
NamedTensors fileOf(const torch::nn::Module& model) {
    NamedTensors file;
    for (const auto& [name, tensor] : stateDict(model)) file.tensors.emplace_back(name, tensor.detach().clone());
    return file;
}

torch::Tensor& tensorOf(Tensors& tensors, const char* name) {
    return std::ranges::find(tensors, name, &Tensors::value_type::first)->second;
}

/// The first tensor that differs, "" if none does: names and order too.
QString difference(const Tensors& a, const Tensors& b) {
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        if (i >= a.size() || i >= b.size() || a[i].first != b[i].first || !sameBits(a[i].second, b[i].second))
            return QString::fromStdString(i < a.size() ? a[i].first : b[i].first);
    return {};
}

Tensors byName(Tensors tensors) {
    std::ranges::sort(tensors, {}, &Tensors::value_type::first);
    return tensors;
}

QString textOf(const Error& error) {
    return QString::fromStdString(english(error));
}

/// tests/fixtures/weights.py, `network`.
NamedTensors formulaWeights(const torch::nn::Module& model) {
    NamedTensors file;
    file.tensors = byName(fileOf(model).tensors);
    for (std::size_t t = 0; t < file.tensors.size(); ++t) {
        auto& [name, tensor] = file.tensors[t];
        if (name.ends_with("num_batches_tracked")) continue;
        const bool scale = name.ends_with("running_var") || (tensor.dim() == 1 && name.ends_with("weight"));
        auto* to = tensor.data_ptr<float>();
        for (std::int64_t i = 0; i < tensor.numel(); ++i)
            to[i] = static_cast<float>((31 * i + 17 * static_cast<std::int64_t>(t)) % 257 - 128) / 1024 +
                    (scale ? 1.0F : 0.0F);
    }
    return file;
}

}  // namespace

class WeightsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatSafetensorsWrites() {
        const auto read = readWeights(fixture("types.safetensors"));
        QVERIFY2(read, read ? "" : qPrintable(textOf(read.error())));
        Tensors expected = eachFixtureType();
        expected.emplace_back("scalar", fixtureValue({}, at::kLong, 24));
        expected.emplace_back("empty", fixtureValue({0, 4}, at::kFloat, 25));
        QCOMPARE(difference(byName(read->tensors), byName(expected)), QString());
        QCOMPARE(read->network, std::string("resnet8"));
    }

    void readsWhatPyTorchSaves_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("archive") << "types.pth";
        QTest::newRow("before 1.6") << "legacy.pth";
    }
    void readsWhatPyTorchSaves() {
        QFETCH(QString, name);
        const auto read = readWeights(fixture(qPrintable(name)));
        QVERIFY2(read, read ? "" : qPrintable(textOf(read.error())));
        QCOMPARE(difference(read->tensors, fixtureStateDict()), QString());
        // zlib.crc32 of the archive in Python.
        if (name == "types.pth") QCOMPARE(read->checksum, std::string("a91a872b"));
    }
    void readsTheWeightsInACheckpointOfPyTorch() {
        const auto read = readWeights(fixture("training.pth"));
        QVERIFY2(read, read ? "" : qPrintable(textOf(read.error())));
        Tensors expected = eachFixtureType();
        QCOMPARE(difference(inTorchvisionsNames(*read), expected), QString());
    }
    /// The name decides nothing.
    void looksAtTheContent() {
        const Folder folder;
        std::filesystem::copy_file(fixture("types.pth"), folder.path() / "a.safetensors");
        QVERIFY(readWeights(folder.path() / "a.safetensors"));
        write(folder.path() / "b.pth", "weights");
        const auto other = readWeights(folder.path() / "b.pth");
        QVERIFY(!other);
        QCOMPARE(other.error().kind, ErrorKind::Data);
        QVERIFY2(textOf(other.error()).contains("neither safetensors nor"), qPrintable(textOf(other.error())));
    }
    void refusesAWholeModule() {
        const auto read = readWeights(fixture("module.pth"));
        QVERIFY(!read);
        QVERIFY2(textOf(read.error()).contains("torch.nn.modules.linear.Linear"), qPrintable(textOf(read.error())));
        QVERIFY2(textOf(read.error()).contains("model.state_dict()"), qPrintable(textOf(read.error())));
    }

    /// The example of the format's description, byte by byte.
    void readsAFileWrittenByHand() {
        const std::string header = R"({"b":{"dtype":"F32","shape":[2],"data_offsets":[4,12]},)"
                                   R"("__metadata__":{"format":"pt"},)"
                                   R"("a":{"dtype":"I32","shape":[],"data_offsets":[0,4]}})";
        std::string bytes(8, '\0');
        bytes[0] = static_cast<char>(header.size());
        bytes += header;
        bytes += std::string("\x05\0\0\0\0\0\x80\x3f\0\0\0\xc0", 12);  // 5; 1.0, -2.0
        const Folder folder;
        write(folder.path() / "a", bytes);
        const auto read = readWeights(folder.path() / "a");
        QVERIFY2(read, read ? "" : qPrintable(textOf(read.error())));
        QCOMPARE(
            difference(read->tensors, {{"a", torch::full({}, 5, torch::kInt)}, {"b", torch::tensor({1.0F, -2.0F})}}),
            QString());
    }
    void writesWhatItReads() {
        const Folder folder;
        const Path path = folder.path() / "a.safetensors";
        Tensors tensors = fixtureStateDict();
        QVERIFY(!tensorOf(tensors, "transposed").is_contiguous());
        tensors.emplace_back("last",
                             fixtureValue({2, 3, 4, 5}, at::kFloat, 1).contiguous(at::MemoryFormat::ChannelsLast));
        tensors.emplace_back("odd", torch::tensor({std::nan(""), -0.0, 1e-310}, torch::kDouble));
        const auto bytes = writeSafetensors(path, tensors, {{"format", "pt"}, {"network", "resnet8"}});
        QVERIFY(bytes);
        QCOMPARE(*bytes, std::int64_t(std::filesystem::file_size(path)));
        const auto read = readWeights(path);
        QVERIFY(read);
        QCOMPARE(difference(byName(read->tensors), byName(tensors)), QString());
        QCOMPARE(read->network, std::string("resnet8"));
        // Every tensor is aligned for readers that map the file.
        const std::string file = bytesOf(path);
        std::uint64_t length = 0;
        std::memcpy(&length, file.data(), 8);
        QCOMPARE(length % 8, std::uint64_t{0});
        const Json header = Json::parse(file.substr(8, length));
        for (const auto& [name, tensor] : tensors)
            QCOMPARE(header[name]["data_offsets"][0].get<std::size_t>() % tensor.element_size(), std::size_t{0});
    }

    void translatesTheNamesOfEfficientNet_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("count");
        QTest::newRow("lite0") << "efficientnet-lite0" << 99;
        QTest::newRow("b0") << "efficientnet-b0" << 163;
    }
    void translatesTheNamesOfEfficientNet() {
        QFETCH(QString, name);
        QFETCH(int, count);
        NamedTensors file;
        std::vector<std::string> expected;
        std::ifstream lines(fixture("efficientnet.txt"));
        for (std::string network, theirs, ours, shape; lines >> network >> theirs >> ours >> shape;) {
            if (network != name.toStdString()) continue;
            std::vector<std::int64_t> sizes;
            for (const QString& size : QString::fromStdString(shape).split('x')) sizes.push_back(size.toLongLong());
            file.tensors.emplace_back(theirs, torch::empty(sizes, torch::kByte));
            expected.push_back(ours);
        }
        QCOMPARE(int(expected.size()), count);
        const Tensors translated = inTorchvisionsNames(file);
        for (std::size_t i = 0; i < expected.size(); ++i) QCOMPARE(translated[i].first, expected[i]);
        QCOMPARE(networkOf(translated), std::string("EfficientNet"));
    }
    void knowsTheNetwork() {
        for (const char* id : {"resnet8", "resnet20", "resnet18", "resnet50"})
            QCOMPARE(networkOf(fileOf(*network(id, 3, 10)).tensors), std::string(id));
        QCOMPARE(networkOf({{"weight", torch::zeros({1})}}), std::string());
    }

    /// Logits that torchvision's blocks computed in double precision, with weights from a formula.
    void computesWhatTorchvisionComputes() {
        const auto modelModel = network("resnet8", 3, 8);
        Model& model = *modelModel;
        const auto loaded = load(model, "fc", formulaWeights(model));
        QVERIFY2(loaded, loaded ? "" : qPrintable(textOf(loaded.error())));
        QCOMPARE(loaded->fresh, std::int64_t{0});
        QCOMPARE(loaded->loaded, std::int64_t(stateDict(model).size()));
        auto wanted = readWeights(fixture("logits.safetensors"));
        QVERIFY(wanted);
        model.eval();
        const torch::NoGradGuard noGradients;
        const torch::Tensor logits = model.forward(tensorOf(wanted->tensors, "images"));
        const torch::Tensor expected = tensorOf(wanted->tensors, "logits");
        const double error = (logits.to(torch::kDouble) - expected).abs().max().item<double>(),
                     spread = expected.std().item<double>();
        QVERIFY2(error < 1e-4 * spread, qPrintable(QString("%1 of %2").arg(error).arg(spread)));
    }

    void replacesTheLastLayerForOtherClasses() {
        const auto eightModel = network("resnet8", 3, 8, 1);
        const Model& eight = *eightModel;
        const auto fourModel = network("resnet8", 3, 4, 2);
        Model& four = *fourModel;
        const Tensors before = fileOf(four).tensors;
        const auto loaded = load(four, "fc", fileOf(eight));
        QVERIFY2(loaded, loaded ? "" : qPrintable(textOf(loaded.error())));
        QCOMPARE(loaded->fresh, std::int64_t{2});
        QCOMPARE(loaded->loaded, std::int64_t(before.size()) - 2);
        Tensors from = fileOf(eight).tensors;
        for (const auto& [name, tensor] : before) {
            Tensors after = fileOf(four).tensors;
            const bool head = name.starts_with("fc.");
            QVERIFY2(sameBits(tensorOf(after, name.c_str()), head ? tensor : tensorOf(from, name.c_str())),
                     name.c_str());
        }
        // A file without a last layer at all is a backbone.
        NamedTensors backbone = fileOf(eight);
        std::erase_if(backbone.tensors, [](const auto& named) { return named.first.starts_with("fc."); });
        QCOMPARE(load(four, "fc", backbone)->fresh, std::int64_t{2});
    }
    void keepsTheLastLayerForAsManyClasses() {
        const auto sourceModel = network("resnet8", 3, 4, 1);
        const Model& source = *sourceModel;
        const auto targetModel = network("resnet8", 3, 4, 2);
        Model& target = *targetModel;
        QCOMPARE(load(target, "fc", fileOf(source))->fresh, std::int64_t{0});
        QCOMPARE(difference(fileOf(target).tensors, fileOf(source).tensors), QString());
    }

    void refusesAnotherNetwork_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("says");
        QTest::newRow("wider")
            << "resnet18"
            << "resnet8"
            << "resnet18: conv1.weight is 64 × 3 × 3 × 3 in the file and 16 × 3 × 3 × 3 in the network";
        QTest::newRow("deeper") << "resnet20"
                                << "resnet8"
                                << "resnet20: the network has no layer1.1.conv1.weight (16 × 16 × 3 × 3)";
        QTest::newRow("shallower") << "resnet8"
                                   << "resnet20"
                                   << "resnet8: layer1.1.conv1.weight is missing";
        QTest::newRow("deeper with the same shapes") << "resnet34"
                                                     << "resnet18"
                                                     << "resnet34: the network has no layer1.2.conv1.weight";
    }
    void refusesAnotherNetwork() {
        QFETCH(QString, file);
        QFETCH(QString, model);
        QFETCH(QString, says);
        const auto targetModel = network(qPrintable(model), 3, 4, 2);
        Model& target = *targetModel;
        const Tensors before = fileOf(target).tensors;
        const auto loaded = load(target, "fc", fileOf(*network(qPrintable(file), 3, 4, 1)));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::Data);
        QVERIFY2(textOf(loaded.error()).contains(says), qPrintable(textOf(loaded.error())));
        QCOMPARE(difference(fileOf(target).tensors, before), QString());
    }
    /// A mismatch in the last tensor leaves the first one alone.
    void changesNothingOrAll() {
        const auto targetModel = network("resnet8", 3, 4, 2);
        Model& target = *targetModel;
        const Tensors before = fileOf(target).tensors;
        NamedTensors file = fileOf(*network("resnet8", 3, 4, 1));
        torch::Tensor& last = tensorOf(file.tensors, "layer3.0.bn2.running_var");
        for (const torch::Tensor& odd :
             {torch::ones({3}), torch::full_like(last, NAN), torch::full_like(last, HUGE_VAL), last.to(torch::kInt)}) {
            last = odd;
            const auto loaded = load(target, "fc", file);
            QVERIFY(!loaded);
            QVERIFY2(textOf(loaded.error()).contains("layer3.0.bn2.running_var"), qPrintable(textOf(loaded.error())));
            QCOMPARE(difference(fileOf(target).tensors, before), QString());
        }
    }
    void sumsTheFiltersForGreyImages() {
        const auto colorModel = network("resnet8", 3, 4, 1), greyModel = network("resnet8", 1, 4, 2);
        Model &color = *colorModel, &grey = *greyModel;
        const auto loaded = load(grey, "fc", fileOf(color));
        QVERIFY2(loaded, loaded ? "" : qPrintable(textOf(loaded.error())));
        QVERIFY(loaded->summedChannels);
        const torch::NoGradGuard noGradients;
        color.eval();
        grey.eval();
        const torch::Tensor images = fixtureValue({2, 1, 12, 12}, at::kFloat, 3);
        QVERIFY(torch::allclose(grey.forward(images), color.forward(images.expand({2, 3, 12, 12})), 1e-4, 1e-5));
        const auto opposite = load(color, "fc", fileOf(grey));
        QVERIFY(!opposite);
        QVERIFY2(textOf(opposite.error()).contains("a different number of channels (1) from the data's (3)"),
                 qPrintable(textOf(opposite.error())));
    }
    void takesOtherFloatTypesAndWrappers() {
        const auto sourceModel = network("resnet8", 3, 4, 1);
        const Model& source = *sourceModel;
        const auto targetModel = network("resnet8", 3, 4, 2);
        Model& target = *targetModel;
        NamedTensors file;
        file.tensors.emplace_back("n_averaged", torch::full({}, 7, torch::kLong));
        for (const auto& [name, tensor] : fileOf(source).tensors)
            if (!name.ends_with("num_batches_tracked"))
                file.tensors.emplace_back("module._orig_mod." + name, tensor.to(torch::kDouble));
        const auto loaded = load(target, "fc", file);
        QVERIFY2(loaded, loaded ? "" : qPrintable(textOf(loaded.error())));
        QCOMPARE(difference(fileOf(target).tensors, fileOf(source).tensors), QString());
        for (auto& named : file.tensors) named.second = named.second.to(torch::kHalf);
        file.tensors.erase(file.tensors.begin());
        QVERIFY(load(target, "fc", file));
        Tensors after = fileOf(target).tensors, from = fileOf(source).tensors;
        QVERIFY(sameBits(tensorOf(after, "fc.weight"), tensorOf(from, "fc.weight").to(torch::kHalf).to(torch::kFloat)));
    }
};

QTEST_GUILESS_MAIN(WeightsTest)
#include "weights_test.moc"
