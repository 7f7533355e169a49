// Packed images: what is read is what was packed, and a damaged file says so.
#include <QtTest>

#include <cstring>

#include "core/engine/data/loader.h"
#include "core/engine/data/pack.h"
#include "core/engine/data/replaceable_images.h"
#include "core/spec/packed_images.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

const auto kGoOn = [](std::int64_t, std::int64_t) { return true; };

/// Photographs of changing size in two classes, as PNG files, which are decoded without a loss.
void putPictures(const Path& folder, int count) {
    for (const char* part : {"train", "val"})
        for (const char* name : {"cat", "dog"})
            for (int i = 0; i < count; ++i) {
                const Path file = folder / part / name / (std::to_string(i) + ".png");
                fs::create_directories(file.parent_path());
                write(file, deepPngOf(30 + 5 * i, 40 + 3 * i, [&](int y, int x, int c) {
                          return std::uint8_t(x * 5 + y * 3 + c * 40 + i * 11 + (name[0] == 'c' ? 90 : 0));
                      }));
            }
}

RunSpec::Data folderData(const Path& folder) {
    RunSpec::Data data;
    data.source = "image-folder";
    data.path = folder.string();
    data.imageSize = 24;
    data.augmentation = "crop-flip";
    data.loaderThreads = 2;
    return data;
}

RunSpec::Data packedData(const Path& file) {
    RunSpec::Data data = folderData({});
    data.source = "packed";
    data.path.clear();
    data.file = file.string();
    return data;
}

/// Every image of an epoch, as the network gets it.
std::vector<std::uint8_t> bytesOf(const RunSpec::Data& data, bool training) {
    RunSpec spec;
    spec.data = data;
    const auto set = openDataSet(spec);
    if (!set) return {};
    const auto& images = training ? set->train : set->validation;
    Transform::Options options;
    if (training) options.augmentation = data.augmentation;
    const Transform transform(images, *set, options);
    auto workspace = transform.workspace();
    const auto size = static_cast<std::size_t>(3 * set->height * set->width);
    std::vector<std::uint8_t> all(size * static_cast<std::size_t>(images->size()));
    for (std::int64_t i = 0; i < images->size(); ++i)
        transform.write(workspace, i, 3, all.data() + size * static_cast<std::size_t>(i));
    return all;
}

std::string contentOf(const Path& file) {
    return readFile(file).value();
}

}  // namespace

class PackedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// That pixels need no decoding is what the file is for.
    void packedImagesAreReadAndNotDecoded() {
        const Folder folder;
        putPictures(folder.path() / "images", 5);
        const Path file = folder.path() / "all.pack";
        QVERIFY(packImages(folderData(folder.path() / "images"), file, 0, kGoOn));
        for (const auto& [data, decodes] :
             {std::pair(folderData(folder.path() / "images"), true), {packedData(file), false}}) {
            RunSpec spec;
            spec.data = data;
            const auto set = openDataSet(spec);
            QVERIFY(set);
            Loader loader(set->train, *set, {trainingTransform(spec), 2, false});
            loader.start({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {{0, 10}}, 0);
            const LoaderWork took = loader.next()->took;
            QVERIFY(took.reading > 0 && took.augmenting > 0);
            QCOMPARE(took.decoding > 0, decodes);
        }
    }

    /// Without a reduction, every byte that reaches the network is the same as from the files.
    void trainsOnTheSameBytesAsTheFolder() {
        const Folder folder;
        putPictures(folder.path() / "images", 5);
        const Path file = folder.path() / "all.pack";
        const auto packed = packImages(folderData(folder.path() / "images"), file, 0, kGoOn);
        QVERIFY2(packed, packed ? "" : english(packed.error()).c_str());
        QCOMPARE(packed->training, std::int64_t{10});
        QCOMPARE(packed->validation, std::int64_t{10});
        QCOMPARE(packed->leftOut, std::int64_t{0});
        QCOMPARE(packed->bytes, static_cast<std::int64_t>(fs::file_size(file)));
        for (const bool training : {true, false}) {
            const auto expected = bytesOf(folderData(folder.path() / "images"), training);
            QVERIFY(!expected.empty());
            QVERIFY(bytesOf(packedData(file), training) == expected);
        }
        QVERIFY(!fs::exists(file.string() + ".part"));
    }

    void reducesTheShorterSide() {
        const Folder folder;
        putPictures(folder.path() / "images", 5);
        const Path file = folder.path() / "all.pack";
        QVERIFY(packImages(folderData(folder.path() / "images"), file, 36, kGoOn));
        const auto packed = PackedImages::open(file).value();
        QCOMPARE(packed->side(), std::int64_t{36});
        QCOMPARE(packed->classes(), (std::vector<std::string>{"cat", "dog"}));
        // 40 x 30 is smaller and stays; 52 x 50 becomes 37 x 36.
        const auto sides = [&](std::int64_t at) {
            const PackedImages::Image image = packed->image(at);
            return std::pair(image.width, image.height);
        };
        QCOMPARE(sides(0), (std::pair<std::int64_t, std::int64_t>(40, 30)));
        QCOMPARE(sides(4), (std::pair<std::int64_t, std::int64_t>(37, 36)));
        QCOMPARE(packed->ofClass(packed->validation(), 1), (std::pair<std::int64_t, std::int64_t>(5, 10)));
    }

    void isTheSameForAnyNumberOfThreads() {
        const Folder folder;
        putPictures(folder.path() / "images", 9);
        RunSpec::Data data = folderData(folder.path() / "images");
        for (const int threads : {1, 3}) {
            data.loaderThreads = threads;
            QVERIFY(packImages(data, folder.path() / std::to_string(threads), 32, kGoOn));
        }
        QVERIFY(contentOf(folder.path() / "1") == contentOf(folder.path() / "3"));
    }

    /// Of a limited set the same images are used as from the folder.
    void limitsAsTheFolderDoes() {
        const Folder folder;
        putPictures(folder.path() / "images", 6);
        const Path file = folder.path() / "all.pack";
        QVERIFY(packImages(folderData(folder.path() / "images"), file, 0, kGoOn));
        RunSpec::Data some = folderData(folder.path() / "images"), fromFile = packedData(file);
        some.trainImages = fromFile.trainImages = 5;
        QVERIFY(bytesOf(fromFile, true) == bytesOf(some, true));
        QCOMPARE(bytesOf(fromFile, true).size(), std::size_t{5 * 24 * 24 * 3});
    }

    void leavesOutWhatCannotBeUsed() {
        const Folder folder;
        putPictures(folder.path() / "images", 4);
        write(folder.path() / "images/train/cat/1.png", "no image");
        const auto packed = packImages(folderData(folder.path() / "images"), folder.path() / "pack", 0, kGoOn);
        QVERIFY(packed);
        QCOMPARE(packed->leftOut, std::int64_t{1});
        QCOMPARE(packed->training, std::int64_t{7});
        for (int i = 0; i < 4; ++i)
            write(folder.path() / ("images/train/cat/" + std::to_string(i) + ".png"), "no image");
        QVERIFY(!packImages(folderData(folder.path() / "images"), folder.path() / "pack2", 0, kGoOn));
        QVERIFY(!fs::exists(folder.path() / "pack2"));
    }

    void stopsWithoutATrace() {
        const Folder folder;
        putPictures(folder.path() / "images", 4);
        const Path file = folder.path() / "pack";
        write(file, "before");
        const auto stopped = packImages(folderData(folder.path() / "images"), file, 0,
                                        [](std::int64_t done, std::int64_t all) { return done < all / 2; });
        QVERIFY(!stopped && stopped.error().kind == ErrorKind::Interrupted);
        QCOMPARE(contentOf(file), std::string("before"));
        QVERIFY(!fs::exists(file.string() + ".part"));
    }

    /// Whatever byte is changed, the file is refused, or its one damaged image is replaced by another of its class.
    void noticesEveryChangedByte() {
        const Folder folder;
        putPictures(folder.path() / "images", 2);
        const Path file = folder.path() / "pack", other = folder.path() / "changed";
        QVERIFY(packImages(folderData(folder.path() / "images"), file, 0, kGoOn));
        const std::string whole = contentOf(file);
        const std::uint64_t indexOffset = [&] {
            std::uint64_t offset = 0;
            std::memcpy(&offset, whole.data() + whole.size() - 40, sizeof offset);
            return offset;
        }();
        std::vector<std::size_t> places;
        for (std::size_t at = 0; at < 16; ++at) places.push_back(at);
        for (std::size_t at = 16; at < indexOffset; at += 397) places.push_back(at);
        for (std::size_t at = indexOffset; at < whole.size(); ++at) places.push_back(at);
        for (const std::size_t at : places) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x10);
            write(other, changed);
            const bool isPixel = at >= 16 && at < indexOffset;
            const auto opened = PackedImages::open(other);
            QCOMPARE(opened.ok(), isPixel);
            if (!isPixel) {
                QVERIFY(!opened.error().remedy.empty());
                continue;
            }
            RunSpec spec;
            spec.data = packedData(other);
            const auto set = openDataSet(spec).value();
            std::int64_t refused = 0;
            for (const auto& images : {set.train, set.validation}) {
                const Transform transform(images, set, {});
                auto workspace = transform.workspace();
                std::vector<std::uint8_t> out(std::size_t(24 * 24 * 3));
                for (std::int64_t i = 0; i < images->size(); ++i) transform.write(workspace, i, 0, out.data());
                refused += dynamic_cast<const ReplaceableImages&>(*images).refused().count;
            }
            QCOMPARE(refused, std::int64_t{1});
            QCOMPARE(replacedImages(set).front().code, std::string("images-replaced"));
        }
    }

    void refusesATruncatedFile() {
        const Folder folder;
        putPictures(folder.path() / "images", 2);
        const Path file = folder.path() / "pack", other = folder.path() / "short";
        QVERIFY(packImages(folderData(folder.path() / "images"), file, 0, kGoOn));
        const std::string whole = contentOf(file);
        for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 200) {
            write(other, whole.substr(0, size));
            const auto opened = PackedImages::open(other);
            QVERIFY(!opened && !opened.error().what.empty() && opened.error().where == other.string());
        }
        QVERIFY(!PackedImages::open(folder.path() / "images"));
        QVERIFY(!PackedImages::open(folder.path() / "nothing"));
    }
};

QTEST_GUILESS_MAIN(PackedTest)
#include "packed_test.moc"
