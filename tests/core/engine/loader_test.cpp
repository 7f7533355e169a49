#include <QtTest>

#include <numeric>

#include "core/base/clock.h"
#include "core/engine/data/loader.h"
#include "core/engine/data/normalize.h"
#include "core/engine/data/random.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

DataSet synthetic(std::int64_t channels) {
    RunSpec spec = test::smallSpec();
    spec.data.channels = channels;
    spec.data.trainImages = 50;
    return *openDataSet(spec);
}

Loader::Options options(const char* augmentation, std::int64_t threads) {
    return {{augmentation, 0, 0, 5}, threads, false};
}

std::vector<Batch> passThrough(const DataSet& set, Loader::Options options, std::int64_t epoch,
                               std::int64_t first = 0) {
    Loader loader(set.train, set, options);
    std::vector<Slice> slices;
    for (std::int64_t i = first; i < 5; ++i) slices.push_back({i * 10, i * 10 + 10});
    loader.start(shuffled(50, 3, epoch), slices, epoch);
    std::vector<Batch> batches;
    while (auto batch = loader.next()) batches.push_back(std::move(*batch));
    return batches;
}

/// Says that each image takes a quarter of a second to read and half a second to decode.
class SlowImages : public ResidentImages {
public:
    static constexpr std::int64_t kSide = 64;  ///< so that threads share the images of a batch
    SlowImages()
        : ResidentImages(1, {kSide, kSide}, std::vector<std::uint8_t>(50 * kSide * kSide),
                         std::vector<std::uint8_t>(50)) {}
    [[nodiscard]] std::unique_ptr<ImageReader> reader() const override {
        class Reader : public ImageReader {
        public:
            std::optional<Extent> open(std::int64_t) override {
                spent_.reading += 0.25;
                return Extent{kSide, kSide};
            }
            std::optional<Part> read(const Box&, Extent) override {
                spent_.decoding += 0.5;
                return Part{pixels_.data(), kSide, kSide, 0, 0, {kSide, kSide}, 1};
            }
            [[nodiscard]] Spent spent() const override { return spent_; }

        private:
            std::vector<std::uint8_t> pixels_ = std::vector<std::uint8_t>(kSide * kSide);
            Spent spent_;
        };
        return std::make_unique<Reader>();
    }
};

}  // namespace

class LoaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void givesTheSameForAnyNumberOfThreads_data() {
        QTest::addColumn<QString>("augmentation");
        for (const char* name : {"none", "flip", "flip-shift", "crop-flip"}) QTest::newRow(name) << QString(name);
    }
    void givesTheSameForAnyNumberOfThreads() {
        QFETCH(QString, augmentation);
        const DataSet set = synthetic(3);
        const Transform::Options transform{augmentation.toStdString(), 0.4, 0.5, 5};
        const auto one = passThrough(set, {transform, 1, false}, 2);
        QCOMPARE(one.size(), std::size_t{5});
        for (const std::int64_t threads : {2, 8}) {
            const auto several = passThrough(set, {transform, threads, false}, 2);
            QCOMPARE(several.size(), std::size_t{5});
            for (std::size_t i = 0; i < one.size(); ++i) {
                QVERIFY(torch::equal(one[i].images, several[i].images));
                QVERIFY(torch::equal(one[i].labels, several[i].labels));
                QVERIFY(one[i].indices == several[i].indices);
            }
        }
    }
    void keepsWhatWasPreparedInAdvance() {
        const DataSet set = synthetic(1);
        Loader loader(set.train, set, options("flip", 2));
        const std::vector<Slice> slices{{0, 10}, {10, 20}, {20, 30}};
        loader.start(shuffled(50, 3, 1), slices, 1);
        loader.start(shuffled(50, 3, 1), slices, 1);
        const auto first = loader.next();
        loader.start(shuffled(50, 3, 1), slices, 1);
        // Begun again after one was taken, it begins at its beginning.
        QVERIFY(torch::equal(loader.next()->images, first->images));
        QVERIFY(loader.next() && loader.next());
        QVERIFY(!loader.next());
    }
    void passesOnWhatAThreadThrows() {
        class Broken : public ResidentImages {
        public:
            Broken() : ResidentImages(1, {8, 8}, std::vector<std::uint8_t>(50 * 64), std::vector<std::uint8_t>(50)) {}
            [[nodiscard]] std::int64_t label(std::int64_t index) const override {
                if (index == 33) throw DataFailure{{ErrorKind::Data, {"broken", {}}, "", {}}};
                return 0;
            }
        };
        const DataSet set = synthetic(1);
        for (const std::int64_t threads : {1, 4}) {
            Loader loader(std::make_shared<Broken>(), set, options("none", threads));
            std::vector<std::int64_t> order(50);
            std::iota(order.begin(), order.end(), 0);
            loader.start(order, {{0, 10}, {10, 50}}, 0);
            QVERIFY_THROWS_EXCEPTION(DataFailure, while (loader.next()){});
        }
    }
    /// Whichever threads prepare a batch's images, it has their times, and those of no others.
    void aBatchHasTheTimesOfItsImages() {
        DataSet set = synthetic(1);
        set.height = set.width = SlowImages::kSide;
        for (const std::int64_t threads : {1, 4}) {
            Loader loader(std::make_shared<SlowImages>(), set, options("none", threads));
            std::vector<std::int64_t> order(50);
            std::iota(order.begin(), order.end(), 0);
            const std::vector<Slice> slices{{0, 4}, {4, 40}, {40, 50}};
            loader.start(order, slices, 0);
            for (const Slice& slice : slices) {
                const LoaderWork took = loader.next()->took;
                const auto images = static_cast<double>(slice.end - slice.begin);
                QCOMPARE(took.reading, 0.25 * images);
                QCOMPARE(took.decoding, 0.5 * images);
            }
        }
    }
    /// What is in memory is neither read nor decoded, and threads work no longer than they exist.
    void imagesInMemoryAreOnlyAugmented() {
        const DataSet set = synthetic(3);
        constexpr std::int64_t kThreads = 2;
        const double begun = monotonicSeconds();
        const auto batches = passThrough(set, {{"crop-flip", 0.4, 0.5, 5}, kThreads, false}, 1);
        const double wall = monotonicSeconds() - begun;
        LoaderWork all;
        for (const Batch& batch : batches) all += batch.took;
        QCOMPARE(all.reading, 0.0);
        QCOMPARE(all.decoding, 0.0);
        QVERIFY(all.augmenting > 0 && all.augmenting <= kThreads * wall);
    }
    void givesTheSameFromAnyStartingPoint() {
        const DataSet set = synthetic(1);
        const auto whole = passThrough(set, options("flip-shift", 2), 2),
                   rest = passThrough(set, options("flip-shift", 2), 2, 3);
        QCOMPARE(rest.size(), std::size_t{2});
        QVERIFY(torch::equal(whole[3].images, rest[0].images));
        QVERIFY(torch::equal(whole[4].images, rest[1].images));
    }
    void givesEveryImageOnceAnEpoch() {
        const DataSet set = synthetic(1);
        const auto first = passThrough(set, options("none", 3), 0), second = passThrough(set, options("none", 3), 1);
        const auto indices = [](const std::vector<Batch>& batches) {
            std::vector<std::int64_t> all;
            for (const Batch& batch : batches) all.insert(all.end(), batch.indices.begin(), batch.indices.end());
            return all;
        };
        auto a = indices(first), b = indices(second);
        QVERIFY(a != b);
        std::sort(a.begin(), a.end());
        for (std::int64_t i = 0; i < 50; ++i) QCOMPARE(a[std::size_t(i)], i);
    }
    void normalizesEachValueToTheSameBits_data() {
        QTest::addColumn<int>("channels");
        QTest::newRow("gray") << 1;
        QTest::newRow("color") << 3;
        QTest::newRow("five channels") << 5;
    }
    void normalizesEachValueToTheSameBits() {
        QFETCH(int, channels);
        torch::manual_seed(1);
        const torch::Tensor bytes = torch::randint(0, 256, {3, 37, 41, channels}, torch::kByte);
        const torch::Tensor mean = torch::rand({channels}), deviation = torch::rand({channels}) + 0.1;
        const torch::Tensor last = normalize(bytes, mean, deviation, true),
                            first = normalize(bytes, mean, deviation, false);
        QVERIFY(last.is_contiguous(at::MemoryFormat::ChannelsLast));
        QVERIFY(first.is_contiguous());
        QVERIFY(torch::equal(last, first));
        for (int n = 0; n < 3; ++n)
            for (int c = 0; c < channels; ++c)
                for (int y = 0; y < 37; y += 4)
                    for (int x = 0; x < 41; ++x) {
                        const float value = float(bytes[n][y][x][c].item<std::uint8_t>());
                        const float expected = (value / 255.0f - mean[c].item<float>()) / deviation[c].item<float>();
                        QCOMPARE(last[n][c][y][x].item<float>(), expected);
                    }
    }
    void givesThePixelsOfTheSource() {
        const DataSet set = synthetic(3);
        const auto batches = passThrough(set, options("none", 1), 0);
        QCOMPARE(batches[0].images.sizes(), torch::IntArrayRef({10, 8, 8, 3}));
        std::vector<std::uint8_t> scratch;
        const auto& images = dynamic_cast<const UniformImages&>(*set.train);
        const std::uint8_t* pixels = images.pixels(batches[0].indices[4], scratch);
        QCOMPARE(std::memcmp(batches[0].images[4].data_ptr<std::uint8_t>(), pixels, 8 * 8 * 3), 0);
        QCOMPARE(batches[0].labels[4].item<std::int64_t>(), images.label(batches[0].indices[4]));
    }
    /// Whatever the augmentation did, an image is its source, flipped or not, shifted by at most two pixels, with black
    /// shifted in.
    void shiftsAndFlips() {
        const DataSet set = synthetic(1);
        const auto plain = passThrough(set, options("none", 1), 0),
                   moved = passThrough(set, options("flip-shift", 1), 0);
        int flips = 0, shifts = 0;
        for (int i = 0; i < 10; ++i) {
            const torch::Tensor padded = torch::constant_pad_nd(plain[0].images[i].squeeze(2), {2, 2, 2, 2}, 0);
            int found = 0;
            for (int down = 0; down < 5; ++down)
                for (int right = 0; right < 5; ++right)
                    for (const bool flip : {false, true}) {
                        torch::Tensor window = padded.slice(0, down, down + 8).slice(1, right, right + 8);
                        if (flip) window = window.flip({1});
                        if (!torch::equal(window, moved[0].images[i].squeeze(2))) continue;
                        ++found;
                        flips += flip;
                        shifts += down != 2 || right != 2;
                    }
            QCOMPARE(found, 1);
        }
        QVERIFY(flips > 0 && flips < 10 && shifts > 0);
    }
    void dropsWhatANewPassDoesNotWant() {
        const DataSet set = synthetic(1);
        Loader loader(set.train, set, options("none", 2));
        for (std::int64_t epoch = 0; epoch < 20; ++epoch) {
            loader.start(shuffled(50, 3, epoch), {{0, 10}, {10, 20}, {20, 30}}, epoch);
            QVERIFY(loader.next()->indices[0] == shuffled(50, 3, epoch)[0]);
        }
    }
};

QTEST_GUILESS_MAIN(LoaderTest)
#include "loader_test.moc"
