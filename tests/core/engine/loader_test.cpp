#include <QtTest>

#include "core/engine/data/loader.h"
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

}  // namespace

class LoaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void givesTheSameForAnyNumberOfThreads() {
        const DataSet set = synthetic(3);
        const auto one = passThrough(set, {"flip-shift", 5, 1, true, false}, 2),
                   four = passThrough(set, {"flip-shift", 5, 4, true, false}, 2);
        QCOMPARE(one.size(), std::size_t{5});
        QCOMPARE(four.size(), std::size_t{5});
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(torch::equal(one[i].images, four[i].images));
            QVERIFY(torch::equal(one[i].labels, four[i].labels));
        }
    }
    void givesTheSameFromAnyStartingPoint() {
        const DataSet set = synthetic(1);
        const auto whole = passThrough(set, {"flip-shift", 5, 2, true, false}, 2),
                   rest = passThrough(set, {"flip-shift", 5, 2, true, false}, 2, 3);
        QCOMPARE(rest.size(), std::size_t{2});
        QVERIFY(torch::equal(whole[3].images, rest[0].images));
        QVERIFY(torch::equal(whole[4].images, rest[1].images));
    }
    void givesEveryImageOnceAnEpoch() {
        const DataSet set = synthetic(1);
        const auto first = passThrough(set, {"none", 5, 3, false, false}, 0),
                   second = passThrough(set, {"none", 5, 3, false, false}, 1);
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
    void normalisesAndKeepsTheLayoutApartFromTheContent() {
        const DataSet set = synthetic(3);
        const auto last = passThrough(set, {"none", 5, 1, true, false}, 0),
                   first = passThrough(set, {"none", 5, 1, false, false}, 0);
        QVERIFY(last[0].images.is_contiguous(at::MemoryFormat::ChannelsLast));
        QVERIFY(first[0].images.is_contiguous());
        QVERIFY(torch::equal(last[0].images, first[0].images));
        std::vector<std::uint8_t> scratch;
        const std::uint8_t pixel = set.train->pixels(first[0].indices[4], scratch)[2 * 64 + 5 * 8 + 6];
        const float expected = (float(pixel) / 255.0f - set.mean[2]) / set.deviation[2];
        QCOMPARE(first[0].images[4][2][5][6].item<float>(), expected);
    }
    /// Whatever the augmentation did, an image is its source, flipped or not, shifted by at most two pixels, with black
    /// shifted in.
    void shiftsAndFlips() {
        const DataSet set = synthetic(1);
        const auto plain = passThrough(set, {"none", 5, 1, false, false}, 0),
                   moved = passThrough(set, {"flip-shift", 5, 1, false, false}, 0);
        const float black = (0.0f - set.mean[0]) / set.deviation[0];
        int flips = 0, shifts = 0;
        for (int i = 0; i < 10; ++i) {
            const torch::Tensor padded = torch::constant_pad_nd(plain[0].images[i][0], {2, 2, 2, 2}, black);
            int found = 0;
            for (int down = 0; down < 5; ++down)
                for (int right = 0; right < 5; ++right)
                    for (const bool flip : {false, true}) {
                        torch::Tensor window = padded.slice(0, down, down + 8).slice(1, right, right + 8);
                        if (flip) window = window.flip({1});
                        if (!torch::equal(window, moved[0].images[i][0])) continue;
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
        Loader loader(set.train, set, {"none", 5, 2, false, false});
        for (std::int64_t epoch = 0; epoch < 20; ++epoch) {
            loader.start(shuffled(50, 3, epoch), {{0, 10}, {10, 20}, {20, 30}}, epoch);
            QVERIFY(loader.next()->indices[0] == shuffled(50, 3, epoch)[0]);
        }
    }
};

QTEST_GUILESS_MAIN(LoaderTest)
#include "loader_test.moc"
