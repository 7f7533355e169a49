// Data sets damaged at random: read completely, or refused with a message; never too many images, wrong shapes or
// labels out of range.
#include <zlib.h>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <numeric>

#include "core/engine/data/data_set.h"
#include "core/engine/data/idx.h"
#include "tests/core/support/mutations.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

std::string bigEndian(std::uint32_t n) {
    return {char(n >> 24), char(n >> 16 & 255), char(n >> 8 & 255), char(n & 255)};
}
const std::string kImages =
    std::string("\0\0\x08\x03", 4) + bigEndian(4) + bigEndian(3) + bigEndian(5) + std::string(60, 'p');
const std::string kLabels = std::string("\0\0\x08\x01", 4) + bigEndian(4) + std::string("\0\1\2\1", 4);

std::vector<std::string> headers() {
    return {bigEndian(0), bigEndian(1), bigEndian(0x7FFFFFFF), bigEndian(0xFFFFFFFF), bigEndian(0x10000)};
}
void put(const Path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}
void putGz(const Path& path, const std::string& bytes) {
    gzFile file = gzopen(path.c_str(), "wb");
    gzwrite(file, bytes.data(), unsigned(bytes.size()));
    gzclose(file);
}
/// Touches every byte, so that a sanitizer notices those past a buffer's end.
bool isReadable(const std::uint8_t* pixels, std::int64_t size) {
    return pixels != nullptr && std::accumulate(pixels, pixels + size, std::int64_t{0}) >= 0;
}

}  // namespace

class FuzzDataTest : public QObject {
    Q_OBJECT
    QTemporaryDir home_;
    Path folder_ = home_.path().toStdString();

private Q_SLOTS:
    void idxFiles() {
        Mutator mutator(1, headers());
        const Path file = folder_ / "images-idx3";
        int good = 0;
        for (int i = 0; i < 1500; ++i) {
            const std::string bytes = mutator.changed(kImages);
            put(file, bytes);
            const auto read = readIdx(file, 3, i % 3 == 0 ? 2 : 0);
            if (!read) {
                QVERIFY2(canBeShown(read.error()) && read.error().where == file.string(),
                         english(read.error()).c_str());
                continue;
            }
            ++good;
            const auto count = read->shape.at(0) * read->shape.at(1) * read->shape.at(2);
            QCOMPARE(static_cast<std::int64_t>(read->bytes.size()), count);
            QVERIFY(count <= static_cast<std::int64_t>(bytes.size()));
        }
        QVERIFY(good > 50 && good < 1450);
    }

    void gzippedFiles() {
        Mutator mutator(2, headers());
        const Path file = folder_ / "images-idx3.gz";
        putGz(file, kImages);
        const std::string whole = *readFile(file);
        for (int i = 0; i < 500; ++i) {
            put(file, mutator.changed(whole));
            const auto read = readIdx(file, 3, 0);
            if (!read) QVERIFY(canBeShown(read.error()));
            // Deflate's checksum allows nothing else, except for damage to the gzip header, which no checksum covers.
            if (read) QCOMPARE(read->bytes, std::vector<std::uint8_t>(60, 'p'));
        }
    }

    void aHeaderThatLiesIsRefused() {
        // One megabyte of noise that claims to be a gigabyte, the maximum that deflate can expand it to.
        const Path file = folder_ / "claims-idx3.gz";
        std::mt19937 random(1);
        std::string noise(1u << 20, '\0');
        for (char& c : noise) c = static_cast<char>(random());
        putGz(file, std::string("\0\0\x08\x03", 4) + bigEndian(1) + bigEndian(32000) + bigEndian(32000) + noise);
        const auto read = readIdx(file, 3, 0);
        QVERIFY(!read.ok());
        QVERIFY2(english(read.error()).find("truncated") != std::string::npos, english(read.error()).c_str());
    }

    void folders() {
        Mutator mutator(3, headers());
        RunSpec::Data data;
        data.source = "idx";
        data.path = folder_.string() + "/set";
        std::filesystem::create_directories(data.path);
        const Path set = data.path;
        const std::pair<const char*, std::string> files[] = {{"train-images-idx3-ubyte", kImages},
                                                             {"train-labels-idx1-ubyte", kLabels},
                                                             {"t10k-images-idx3-ubyte", kImages},
                                                             {"t10k-labels-idx1-ubyte", kLabels}};
        for (int i = 0; i < 300; ++i) {
            for (const auto& [name, bytes] : files) put(set / name, bytes);
            const auto& [name, bytes] = files[mutator.below(4)];
            put(set / name, mutator.changed(bytes));
            const auto read = openIdxFolder(data);
            if (!read) {
                QVERIFY(canBeShown(read.error()));
                continue;
            }
            for (const auto& images : {read->train, read->validation})
                for (std::int64_t at = 0; at < images->size(); ++at) {
                    QVERIFY(images->label(at) < read->classes);
                    std::vector<std::uint8_t> scratch;
                    const std::uint8_t* pixels = dynamic_cast<const UniformImages&>(*images).pixels(at, scratch);
                    QVERIFY(isReadable(pixels, read->height * read->width));
                }
        }
    }

    void cifar100() {
        Mutator mutator(5);
        RunSpec::Data data;
        data.source = "cifar100";
        data.path = folder_.string();
        std::string records;
        for (char label = 0; label < 4; ++label)
            records += std::string(1, '\x13') + std::string(1, char(96 + label)) + std::string(3072, 'p');
        for (int i = 0; i < 200; ++i) {
            put(folder_ / "train.bin", mutator.changed(records));
            put(folder_ / "test.bin", records);
            const auto read = openCifar(data);
            if (!read) {
                QVERIFY(canBeShown(read.error()));
                continue;
            }
            std::vector<std::uint8_t> scratch;
            for (std::int64_t at = 0; at < read->train->size(); ++at) {
                QVERIFY(read->train->label(at) <= 99);
                QVERIFY(isReadable(dynamic_cast<const UniformImages&>(*read->train).pixels(at, scratch), 3072));
            }
        }
    }

    void cifar10() {
        Mutator mutator(4);
        RunSpec::Data data;
        data.source = "cifar10";
        data.path = folder_.string();
        std::string batch;
        for (char label = 0; label < 4; ++label) batch += std::string(1, label) + std::string(3072, 'p');
        for (int i = 0; i < 200; ++i) {
            for (const char* name : {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin",
                                     "data_batch_5.bin", "test_batch.bin"})
                put(folder_ / name, batch);
            put(folder_ / "data_batch_3.bin", mutator.changed(batch));
            const auto read = openCifar(data);
            if (!read) {
                QVERIFY(canBeShown(read.error()));
                continue;
            }
            std::vector<std::uint8_t> scratch;
            for (std::int64_t at = 0; at < read->train->size(); ++at) {
                QVERIFY(read->train->label(at) <= 9);
                QVERIFY(isReadable(dynamic_cast<const UniformImages&>(*read->train).pixels(at, scratch), 3072));
            }
        }
    }
};

QTEST_GUILESS_MAIN(FuzzDataTest)
#include "fuzz_data_test.moc"
