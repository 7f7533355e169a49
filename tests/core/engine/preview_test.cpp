// Training images shown in advance are those that the loader gives a run.
#include <QtTest>

#include "core/engine/data/loader.h"
#include "core/engine/data/preview.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

constexpr int kEach = 4;

/// Two classes of images with a pattern of their own each; 60 x 44 pixels.
void putImages(const Path& folder) {
    for (const char* part : {"train", "val"})
        for (const char* name : {"a", "b"})
            for (int i = 0; i < kEach; ++i) {
                const Path file = folder / part / name / (std::to_string(i) + ".jpg");
                fs::create_directories(file.parent_path());
                write(file, jpegOf(44, 60, [i, name](int y, int x, int c) {
                          return static_cast<std::uint8_t>(37 * i + 3 * x + 2 * y + 50 * c + 9 * name[0]);
                      }));
            }
}

RunSpec specOf(const Path& folder) {
    RunSpec spec = smallSpec();
    spec.data = {};
    spec.data.source = "image-folder";
    spec.data.path = folder.string();
    spec.data.imageSize = 32;
    spec.data.trainImages = spec.data.validationImages = 0;
    spec.data.augmentation = "crop-flip";
    spec.data.jitter = 0.3;
    spec.data.erasing = 0.5;
    return spec;
}

Path fileOf(const RunSpec& spec, const char* name, int number) {
    return Path(spec.data.path) / "train" / name / (std::to_string(number) + ".jpg");
}

}  // namespace

class PreviewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesAreWhatTheLoaderGives() {
        const Folder folder;
        putImages(folder.path());
        const RunSpec spec = specOf(folder.path());
        const auto set = openDataSet(spec);
        QVERIFY(set);
        Loader loader(set->train, *set, {trainingTransform(spec), 2, false});
        std::vector<std::int64_t> order;
        for (std::int64_t i = 0; i < set->trainingSize(); ++i) order.push_back(i);
        loader.start(order, {{0, set->trainingSize()}}, 0);
        const auto batch = loader.next();
        QVERIFY(batch);
        QCOMPARE(batch->images.size(0), std::int64_t{2 * kEach});

        // In another order than that of the set.
        const auto shown = trainingPictures(spec, {fileOf(spec, "b", 2), fileOf(spec, "a", 1)});
        QVERIFY2(shown, shown ? "" : english(shown.error()).c_str());
        QCOMPARE(shown->size(), std::size_t{2});
        for (const auto& [at, index] : {std::pair(std::size_t{0}, kEach + 2), {std::size_t{1}, 1}}) {
            const auto& picture = (*shown)[at];
            QVERIFY(picture.has_value());
            QCOMPARE(picture->label, std::int64_t{index / kEach});
            const torch::Tensor bytes = batch->images[index].contiguous();
            QCOMPARE(std::ssize(picture->bytes), bytes.numel());
            QVERIFY(std::equal(picture->bytes.begin(), picture->bytes.end(), bytes.data_ptr<std::uint8_t>()));
        }
    }

    /// A limit of one image for each class leaves the others out.
    void whatIsNotTrainedOnHasNoPicture() {
        const Folder folder;
        putImages(folder.path());
        RunSpec spec = specOf(folder.path());
        spec.data.trainImages = 2;
        const auto shown = trainingPictures(spec, {fileOf(spec, "a", 0), fileOf(spec, "a", 3), fileOf(spec, "b", 0)});
        QVERIFY(shown);
        QVERIFY((*shown)[0] && !(*shown)[1] && (*shown)[2]);
    }

    /// Large images are reduced to every third pixel: 224 to 74.
    void picturesAreSmall() {
        const Folder folder;
        putImages(folder.path());
        RunSpec spec = specOf(folder.path());
        spec.data.imageSize = 224;
        const auto shown = trainingPictures(spec, {fileOf(spec, "a", 0)});
        QVERIFY(shown && (*shown)[0]);
        QCOMPARE((*shown)[0]->width, std::int64_t{74});
    }

    /// The first epoch's size, where images grow.
    void picturesAreOfTheFirstEpochsSize() {
        const Folder folder;
        putImages(folder.path());
        RunSpec spec = specOf(folder.path());
        spec.data.imageSize = 96;
        spec.data.firstImageSize = 64;
        spec.stop.epochs = 4;
        const auto shown = trainingPictures(spec, {fileOf(spec, "a", 0)});
        QVERIFY(shown && (*shown)[0]);
        QCOMPARE((*shown)[0]->width, std::int64_t{64});
        QCOMPARE((*shown)[0]->height, std::int64_t{64});
        spec.stop.epochs = 1;  // too few to grow in
        const auto whole = trainingPictures(spec, {fileOf(spec, "a", 0)});
        QVERIFY(whole && (*whole)[0]);
        QCOMPARE((*whole)[0]->width, std::int64_t{96});
    }

    void speedCountsWhatWasPrepared() {
        const Folder folder;
        putImages(folder.path());
        const RunSpec spec = specOf(folder.path());
        for (const auto& [asked, done] : {std::pair(3, 3), {500, 2 * kEach}}) {
            const auto speed = decodingSpeed(spec, asked);
            QVERIFY(speed);
            QCOMPARE(speed->images, std::int64_t{done});
            QVERIFY(speed->seconds > 0 && speed->computed > 0 && speed->computed <= speed->seconds);
            QCOMPARE(speed->perSecond(), static_cast<double>(done) / speed->seconds);
        }
    }

    void onlyFoldersHaveOne() {
        RunSpec spec = smallSpec();
        QCOMPARE(decodingSpeed(spec, 5).error().kind, ErrorKind::Data);
        QCOMPARE(trainingPictures(spec, {}).error().kind, ErrorKind::Data);
        spec = specOf("/no/such/folder");
        QCOMPARE(decodingSpeed(spec, 5).error().kind, ErrorKind::Data);
    }
};

QTEST_GUILESS_MAIN(PreviewTest)
#include "preview_test.moc"
