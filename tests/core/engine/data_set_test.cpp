#include <zlib.h>

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "core/engine/data/data_set.h"
#include "core/engine/data/idx.h"
#include "core/engine/data/random.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

std::string bigEndian(std::uint32_t n) {
    return {char(n >> 24), char(n >> 16 & 255), char(n >> 8 & 255), char(n & 255)};
}

std::string imagesFile(std::uint32_t count, std::uint32_t height, std::uint32_t width, std::size_t bytes) {
    return std::string("\0\0\x08\x03", 4) + bigEndian(count) + bigEndian(height) + bigEndian(width) +
           std::string(bytes, '\x33');
}

std::string labelsFile(const std::string& labels) {
    return std::string("\0\0\x08\x01", 4) + bigEndian(std::uint32_t(labels.size())) + labels;
}

void writeGz(const Path& path, const std::string& bytes) {
    gzFile file = gzopen(path.c_str(), "wb");
    gzwrite(file, bytes.data(), unsigned(bytes.size()));
    gzclose(file);
}

/// A complete small data set: 4 training and 2 test images of 3 x 5 pixels, labels 0 to 2.
void writeSet(const Path& folder) {
    write(folder / "train-images-idx3-ubyte", imagesFile(4, 3, 5, 60));
    write(folder / "train-labels-idx1-ubyte", labelsFile(std::string("\0\1\2\1", 4)));
    writeGz(folder / "t10k-images-idx3-ubyte.gz", imagesFile(2, 3, 5, 30));
    writeGz(folder / "t10k-labels-idx1-ubyte.gz", labelsFile(std::string("\2\0", 2)));
}

std::vector<std::uint8_t> pixelsOf(const Images& images, std::int64_t index) {
    const auto& uniform = dynamic_cast<const UniformImages&>(images);
    std::vector<std::uint8_t> scratch;
    const std::uint8_t* pixels = uniform.pixels(index, scratch);
    return {pixels, pixels + uniform.channels() * uniform.extent().height * uniform.extent().width};
}

/// Makes the folder and what is in it an hour old.
void age(const Path& folder) {
    const auto time = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        std::filesystem::last_write_time(entry.path(), time);
    std::filesystem::last_write_time(folder, time);
}

RunSpec::Data idxData(const Path& folder) {
    RunSpec::Data data;
    data.source = "idx";
    data.path = folder.string();
    return data;
}

}  // namespace

class DataSetTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAFolderGzippedOrNot() {
        const Folder folder;
        writeSet(folder.path());
        const auto set = openIdxFolder(idxData(folder.path()));
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        QCOMPARE(set->train->size(), std::int64_t{4});
        QCOMPARE(set->validation->size(), std::int64_t{2});
        QCOMPARE(set->height, std::int64_t{3});
        QCOMPARE(set->width, std::int64_t{5});
        QCOMPARE(set->classes, std::int64_t{3});
        QCOMPARE(set->validation->label(0), std::int64_t{2});
        QCOMPARE(pixelsOf(*set->train, 3)[14], std::uint8_t{0x33});
    }

    void keepsAtMostWhatTheSpecAsksFor() {
        const Folder folder;
        writeSet(folder.path());
        RunSpec::Data data = idxData(folder.path());
        data.trainImages = 3;
        data.validationImages = 0;
        const auto set = openIdxFolder(data);
        QVERIFY(set);
        QCOMPARE(set->train->size(), std::int64_t{3});
        QCOMPARE(set->validation->size(), std::int64_t{2});
    }

    void refusesADamagedFile_data() {
        QTest::addColumn<QByteArray>("content");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size()));
        };
        row("empty", "");
        row("half a header", std::string("\0\0\x08\x03\0\0", 6));
        row("wrong magic", "PNG" + imagesFile(4, 3, 5, 60));
        row("labels instead of images", labelsFile("abcd"));
        row("floats", std::string("\0\0\x0d\x03", 4) + imagesFile(4, 3, 5, 60).substr(4));
        row("one byte short", imagesFile(4, 3, 5, 59));
        row("one byte more", imagesFile(4, 3, 5, 61));
        row("zero images", imagesFile(0, 3, 5, 0));
        row("zero width", imagesFile(4, 3, 0, 0));
        row("product overflows 64 bits", imagesFile(0xffffffff, 0xffffffff, 0xffffffff, 60));
        row("claims four gigabytes", imagesFile(0x00ffffff, 16, 16, 60));
        row("more images than labels", imagesFile(5, 3, 5, 75));
        row("other size than the test images", imagesFile(4, 5, 3, 60));
    }
    void refusesADamagedFile() {
        QFETCH(QByteArray, content);
        const Folder folder;
        writeSet(folder.path());
        write(folder.path() / "train-images-idx3-ubyte", content.toStdString());
        const auto set = openIdxFolder(idxData(folder.path()));
        QVERIFY(!set);
        QCOMPARE(set.error().kind, ErrorKind::Data);
        QVERIFY(QString::fromStdString(set.error().where).contains(QString::fromStdString(folder.path().string())));
        QVERIFY(!set.error().remedy.empty());
    }

    void refusesABrokenGzipStream() {
        const Folder folder;
        writeSet(folder.path());
        const Path path = folder.path() / "t10k-images-idx3-ubyte.gz";
        const std::string whole = bytesOf(path);
        for (const std::size_t cut : {whole.size() - 1, whole.size() - 9, whole.size() / 2, std::size_t{11}}) {
            write(path, whole.substr(0, cut));
            QVERIFY(!readIdx(path, 3, 0));
        }
        std::string flipped = whole;
        flipped[whole.size() - 6] = char(flipped[whole.size() - 6] ^ 1);
        write(path, flipped);
        QVERIFY(!readIdx(path, 3, 0));
    }

    /// Whichever of the threads that read them is the first to notice.
    void namesTheFirstOfSeveralDamagedFiles() {
        const Folder folder;
        writeSet(folder.path());
        write(folder.path() / "train-labels-idx1-ubyte", "x");
        write(folder.path() / "t10k-images-idx3-ubyte.gz", "x");
        const auto labels = openIdxFolder(idxData(folder.path()));
        QVERIFY(!labels);
        QCOMPARE(labels.error().where, (folder.path() / "train-labels-idx1-ubyte").string());
        write(folder.path() / "train-images-idx3-ubyte", "x");
        const auto images = openIdxFolder(idxData(folder.path()));
        QVERIFY(!images);
        QCOMPARE(images.error().where, (folder.path() / "train-images-idx3-ubyte").string());
    }

    /// Of more images than there are parts to count, and not a multiple of them.
    void measuresMeanAndDeviation() {
        const Folder folder;
        writeSet(folder.path());
        constexpr std::uint32_t kImages = 203;
        std::string images = imagesFile(kImages, 3, 5, 0);
        double sum = 0, squares = 0;
        for (std::uint32_t i = 0; i < kImages * 15; ++i) {
            const auto value = std::uint8_t(i * i % 251);
            images += char(value);
            sum += value / 255.0;
            squares += value / 255.0 * (value / 255.0);
        }
        write(folder.path() / "train-images-idx3-ubyte", images);
        write(folder.path() / "train-labels-idx1-ubyte", labelsFile(std::string(kImages, '\1')));
        RunSpec spec;
        spec.data = idxData(folder.path());
        const auto set = openDataSet(spec);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        const double mean = sum / (kImages * 15);
        QVERIFY(std::abs(set->mean[0] - mean) < 1e-6);
        QVERIFY(std::abs(set->deviation[0] - std::sqrt(squares / (kImages * 15) - mean * mean)) < 1e-6);
    }

    void keepsASetForTheNextCallAlone() {
        const Folder folder;
        writeSet(folder.path());
        age(folder.path());
        RunSpec spec;
        spec.data = idxData(folder.path());
        const auto read = openDataSet(spec);
        QVERIFY(read);
        keepForNext(spec, *read);
        spec.seed = 5;  // such data does not depend on it
        QVERIFY(openDataSet(spec)->train == read->train);
        QVERIFY(openDataSet(spec)->train != read->train);
        // Another set drops it.
        keepForNext(spec, *read);
        RunSpec other = spec;
        other.data.trainImages = 3;
        QCOMPARE(openDataSet(other)->train->size(), std::int64_t{3});
        QVERIFY(openDataSet(spec)->train != read->train);
        // So does a network that starts from weights: it may need other statistics.
        keepForNext(spec, *read);
        other = spec;
        other.model.weights = "weights.pth";
        QVERIFY(openDataSet(other)->train != read->train);

        const RunSpec made = smallSpec();
        const auto generated = openDataSet(made);
        keepForNext(made, *generated);
        other = made;
        other.seed = made.seed + 1;
        QVERIFY(pixelsOf(*openDataSet(other)->train, 17) != pixelsOf(*generated->train, 17));
    }

    void readsAChangedSetAgain_data() {
        QTest::addColumn<QString>("change");
        for (const char* change : {"written", "replaced", "added", "young"}) QTest::newRow(change) << change;
    }
    void readsAChangedSetAgain() {
        QFETCH(QString, change);
        const Folder folder;
        const Path labels = folder.path() / "train-labels-idx1-ubyte";
        writeSet(folder.path());
        age(folder.path());
        // A file that was written just now may be written again with the same time.
        if (change == "young") std::filesystem::last_write_time(labels, std::filesystem::file_time_type::clock::now());
        RunSpec spec;
        spec.data = idxData(folder.path());
        const auto read = openDataSet(spec);
        QVERIFY(read);
        keepForNext(spec, *read);
        const auto time = std::filesystem::last_write_time(labels);
        if (change == "written") write(labels, labelsFile(std::string("\2\1\2\1", 4)));
        if (change == "replaced") {
            write(folder.path() / "new", labelsFile(std::string("\2\1\2\1", 4)));
            std::filesystem::last_write_time(folder.path() / "new", time);
            std::filesystem::rename(folder.path() / "new", labels);
        }
        if (change == "added") write(folder.path() / "t10k-labels-idx1-ubyte", labelsFile(std::string("\1\1", 2)));
        const auto again = openDataSet(spec);
        QVERIFY(again);
        QVERIFY(again->train != read->train);
        QCOMPARE(again->train->label(0), std::int64_t(change == "written" || change == "replaced" ? 2 : 0));
        QCOMPARE(again->validation->label(0), std::int64_t(change == "added" ? 1 : 2));
    }

    void refusesALabelOutOfRange() {
        const Folder folder;
        writeSet(folder.path());
        write(folder.path() / "train-labels-idx1-ubyte", labelsFile(std::string("\0\1\x0a\1", 4)));
        RunSpec::Data data = idxData(folder.path());
        data.source = "fashion-mnist";
        const auto set = openIdxFolder(data);
        QVERIFY(!set);
        QVERIFY(QString::fromStdString(english(set.error())).contains("10"));
    }

    void namesThePackageOfAMissingSet() {
        RunSpec spec;
        spec.data.path = "/nowhere/fashion-mnist";
        const auto set = openDataSet(spec);
        QVERIFY(!set);
        QCOMPARE(set.error().kind, ErrorKind::Data);
        QVERIFY(QString::fromStdString(english(set.error().remedy)).contains("dataset-fashion-mnist"));
    }

    void readsFashionMnistAsPublished() {
        const auto set = openDataSet(RunSpec());
        if (!set) QSKIP("the package dataset-fashion-mnist is not installed");
        QCOMPARE(set->train->size(), std::int64_t{60000});
        QCOMPARE(set->validation->size(), std::int64_t{10000});
        // Mean and deviation as every published recipe for this data set gives them.
        QVERIFY(std::abs(set->mean[0] - 0.2860f) < 5e-5f);
        QVERIFY(std::abs(set->deviation[0] - 0.3530f) < 5e-5f);
        QCOMPARE(set->train->label(0), std::int64_t{9});
    }

    void readsCifar10Binary() {
        const Folder folder;
        for (const char* name :
             {"data_batch_1", "data_batch_2", "data_batch_3", "data_batch_4", "data_batch_5", "test_batch"})
            write(folder.path() / (std::string(name) + ".bin"),
                  std::string(1, '\7') + std::string(3072, '\1') + std::string(1, '\3') + std::string(3072, '\2'));
        RunSpec spec;
        spec.data.source = "cifar10";
        spec.data.path = folder.path().string();
        const auto set = openDataSet(spec);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        QCOMPARE(set->train->size(), std::int64_t{10});
        QCOMPARE(set->validation->label(1), std::int64_t{3});
        write(folder.path() / "data_batch_3.bin", std::string(3072, 'x'));
        QVERIFY(!openDataSet(spec));
        write(folder.path() / "data_batch_3.bin", std::string(3073, '\x0a'));
        QVERIFY(!openDataSet(spec));
        // An unrelated file with that name: 2 GB, sparse.
        std::filesystem::resize_file(folder.path() / "data_batch_3.bin", std::uintmax_t{2} << 30);
        const auto film = openDataSet(spec);
        QVERIFY(!film);
        QCOMPARE(film.error().kind, ErrorKind::Data);
        std::filesystem::remove(folder.path() / "data_batch_3.bin");
        QVERIFY(!openDataSet(spec));
    }

    /// A record is the coarse label, the fine one, then planes of red, green and blue.
    void readsCifar100Binary() {
        const Folder folder;
        const auto record = [](char coarse, char fine, char red) {
            return std::string{coarse, fine} + std::string(1024, red) + std::string(1024, '\x20') +
                   std::string(1024, '\x30');
        };
        // As the archive has them, one folder down.
        const Path inside = folder.path() / "cifar-100-binary";
        std::filesystem::create_directory(inside);
        write(inside / "train.bin", record(11, 19, 1) + record(15, 29, 2) + record(4, 0, 3));
        write(inside / "test.bin", record(10, 49, 4) + record(13, 99, 5));
        RunSpec spec;
        spec.data.source = "cifar100";
        spec.data.path = folder.path().string();
        const auto set = openDataSet(spec);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        QCOMPARE(set->train->size(), std::int64_t{3});
        QCOMPARE(set->validation->size(), std::int64_t{2});
        QCOMPARE(set->classes, std::int64_t{100});
        // Fine labels; two of the classes' numbers as published with the set's samples: cattle and dinosaur.
        QCOMPARE(set->train->label(0), std::int64_t{19});
        QCOMPARE(set->validation->label(1), std::int64_t{99});
        const auto& names = set->classNames;
        QCOMPARE(names.size(), std::size_t{100});
        QVERIFY(std::ranges::is_sorted(names) && std::set(names.begin(), names.end()).size() == 100);
        QCOMPARE(names[19], std::string("cattle"));
        QCOMPARE(names[29], std::string("dinosaur"));
        QCOMPARE(names[49], std::string("mountain"));
        QCOMPARE(names[99], std::string("worm"));
        const auto pixels = pixelsOf(*set->train, 1);
        QCOMPARE(pixels.size(), std::size_t{3072});
        QVERIFY(pixels[0] == 2 && pixels[1] == 0x20 && pixels[2] == 0x30 && pixels[3071] == 0x30);

        spec.data.trainImages = 2;
        QCOMPARE(openDataSet(spec)->train->size(), std::int64_t{2});
        write(inside / "train.bin", record(11, 100, 1));
        const auto beyond = openDataSet(spec);
        QVERIFY(!beyond && english(beyond.error()).find("CIFAR-100 labels run from 0 to 99") != std::string::npos);
        // The files of CIFAR-10 have a byte less in each record.
        write(inside / "train.bin", std::string(3073, '\1'));
        const auto other = openDataSet(spec);
        QVERIFY(!other);
        QCOMPARE(other.error().kind, ErrorKind::Data);
        QVERIFY(english(other.error().remedy).find("cifar-100-binary.tar.gz") != std::string::npos);
        std::filesystem::remove(inside / "train.bin");
        QVERIFY(!openDataSet(spec));
    }

    void makesTheSameImagesFromTheSameSeed() {
        const RunSpec spec = smallSpec();
        const auto a = openDataSet(spec), b = openDataSet(spec);
        RunSpec other = spec;
        other.seed = 2;
        const auto c = openDataSet(other);
        QVERIFY(a && b && c);
        QVERIFY(pixelsOf(*a->train, 17) == pixelsOf(*b->train, 17));
        QVERIFY(pixelsOf(*a->train, 17) != pixelsOf(*c->train, 17));
    }

    void makesLargeSetsOnTheFly() {
        RunSpec spec = smallSpec();
        spec.data.channels = 3;
        spec.data.height = spec.data.width = 224;
        spec.data.classes = 1000;
        spec.data.trainImages = 1281167;
        const auto set = openSynthetic(spec.data, 1);
        QVERIFY(set);
        QVERIFY(set->train->areGenerated());
        QCOMPARE(set->train->label(1281166), std::int64_t{166});
    }

    /// Pixel by pixel, by the definition that earlier versions had: a run resumes with the images it began with.
    void generatesWhatEarlierVersionsDid_data() {
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("images");
        QTest::newRow("gray, in memory") << 1 << 9 << 20;
        QTest::newRow("color, in memory") << 3 << 10 << 20;
        QTest::newRow("color, on the fly") << 3 << 53 << 100'000'000;
        QTest::newRow("five channels, on the fly") << 5 << 11 << 100'000'000;
    }
    void generatesWhatEarlierVersionsDid() {
        QFETCH(int, channels);
        QFETCH(int, side);
        QFETCH(int, images);
        RunSpec spec = smallSpec();
        spec.data.channels = channels;
        spec.data.height = side;
        spec.data.width = side + 2;
        spec.data.trainImages = images;
        const auto set = openSynthetic(spec.data, 7);
        QVERIFY(set);
        constexpr std::int64_t kIndex = 18;
        const auto found = pixelsOf(*set->train, kIndex);
        CounterRandom noise(7, streamOf(Stream::Synthetic, 1), kIndex);
        std::uint64_t bits = 0;
        int left = 0;
        for (int c = 0; c < channels; ++c) {
            const std::uint64_t label = kIndex % std::uint64_t(spec.data.classes);
            const std::uint64_t patches =
                CounterRandom(7, streamOf(Stream::Synthetic, 0), label * std::uint64_t(channels) + std::uint64_t(c))
                    .next();
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side + 2; ++x) {
                    if (left == 0) {
                        bits = noise.next();
                        left = 8;
                    }
                    const int patch = y * 4 / side * 4 + x * 4 / (side + 2);
                    const unsigned expected = ((patches >> patch & 1) != 0 ? 96u : 32u) + (bits & 0x7f);
                    QCOMPARE(unsigned(found[std::size_t((y * (side + 2) + x) * channels + c)]), expected);
                    bits >>= 8;
                    --left;
                }
        }
    }
};

QTEST_GUILESS_MAIN(DataSetTest)
#include "data_set_test.moc"
