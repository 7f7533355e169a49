// Progressive resizing: training images that grow with the epochs.
#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/engine/data/loader.h"
#include "core/engine/data/random.h"
#include "core/spec/image_growth.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

extern "C" epochal::engine::Engine* epochal_engine(int interface);

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr const char* kLast = "step-000000016.ckpt";

/// Two classes of 32 training and 8 validation photographs: dark left or dark top, of several sizes.
void putPhotographs(const Path& folder) {
    for (const bool training : {true, false})
        for (int i = 0; i < (training ? 64 : 16); ++i) {
            const int height = 90 + i % 5 * 17, width = 110 - i % 7 * 9;
            const bool left = i % 2 == 0;
            const Path file =
                folder / (training ? "train" : "val") / (left ? "left" : "top") / (std::to_string(i) + ".jpg");
            std::filesystem::create_directories(file.parent_path());
            write(file, jpegOf(height, width, [&](int y, int x, int channel) {
                      const bool dark = left ? 2 * x < width : 2 * y < height;
                      return std::uint8_t((dark ? 30 : 180) + 20 * channel + (x * 7 + y * 5 + i) % 23);
                  }));
        }
}

/// Four epochs of four steps, with images of 32, 64, 96 and 96 pixels.
RunSpec growing(const Path& folder) {
    RunSpec spec = smallSpec();
    spec.data.source = "image-folder";
    spec.data.path = folder.string();
    spec.data.augmentation = "crop-flip";
    spec.data.trainImages = spec.data.validationImages = 0;
    spec.data.firstImageSize = 32;
    spec.data.imageSize = 96;
    spec.data.growingShare = 0.5;
    spec.data.loaderThreads = 2;
    spec.optimizer.globalBatch = 16;
    spec.stop.epochs = 4;
    return spec;
}

std::vector<Batch> passThrough(const RunSpec& spec, const DataSet& set, std::int64_t threads, std::int64_t epoch) {
    Transform::Options transform{spec.data.augmentation, 0.3, 0.5, spec.seed};
    if (imagesGrow(spec)) transform.side = [&spec](std::int64_t at) { return imageSideAt(spec, at); };
    Loader loader(set.train, set, {transform, threads, false});
    loader.start(shuffled(set.trainingSize(), spec.seed, epoch), {{0, 16}, {16, 32}, {32, 48}}, epoch);
    std::vector<Batch> batches;
    while (auto batch = loader.next()) batches.push_back(std::move(*batch));
    return batches;
}

std::vector<std::string> sizesSaid(const Attempt& attempt) {
    std::vector<std::string> said;
    for (const Notice& notice : attempt.all<Notice>())
        if (notice.code == "image-size") said.push_back(english(notice.what));
    return said;
}

}  // namespace

class GrowingImagesTest : public QObject {
    Q_OBJECT

    Folder photographs_;

private Q_SLOTS:
    void initTestCase() { putPhotographs(photographs_.path()); }

    /// The images of an epoch are those of a run whose size it is, for any number of threads.
    void areThoseOfARunOfThatSize_data() {
        QTest::addColumn<QString>("augmentation");
        for (const char* name : {"none", "flip-shift", "crop-flip"}) QTest::newRow(name) << QString(name);
    }
    void areThoseOfARunOfThatSize() {
        QFETCH(QString, augmentation);
        RunSpec spec = growing(photographs_.path());
        spec.data.augmentation = augmentation.toStdString();
        const auto set = openDataSet(spec);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        const std::vector<std::int64_t> sides{32, 64, 96, 96};
        for (std::int64_t epoch = 0; epoch < 4; ++epoch) {
            RunSpec one = spec;
            one.data.firstImageSize = 0;
            one.data.imageSize = sides[std::size_t(epoch)];
            const auto plain = openDataSet(one);
            QVERIFY(plain);
            const auto expected = passThrough(one, *plain, 1, epoch);
            QCOMPARE(expected.size(), std::size_t{3});
            QCOMPARE(expected[0].images.size(1), one.data.imageSize);
            for (const std::int64_t threads : {1, 2, 5}) {
                const auto batches = passThrough(spec, *set, threads, epoch);
                QCOMPARE(batches.size(), expected.size());
                for (std::size_t i = 0; i < batches.size(); ++i) {
                    QVERIFY(torch::equal(batches[i].images, expected[i].images));
                    QVERIFY(torch::equal(batches[i].labels, expected[i].labels));
                }
            }
        }
    }

    void everyChangeOfSizeIsSaid() {
        const Folder folder;
        const Attempt attempt = test::train(growing(photographs_.path()), folder.path());
        QVERIFY2(!attempt.outcome.error, attempt.outcome.error ? english(*attempt.outcome.error).c_str() : "");
        const auto said = sizesSaid(attempt);
        QCOMPARE(said.size(), std::size_t{3});
        QVERIFY(said[0].starts_with("From epoch 1 on, training images have 32 × 32 pixels; they grow to 96 × 96"));
        QVERIFY(said[1].starts_with("From epoch 2 on, training images have 64 × 64 pixels"));
        QCOMPARE(said[2], std::string("From epoch 3 on, training images have their full size, 96 × 96 pixels"));
        // Evaluations have the full size: all of them count every validation image.
        QCOMPARE(attempt.all<Evaluation>().size(), std::size_t{4});
        for (const Evaluation& one : attempt.all<Evaluation>()) QCOMPARE(one.images, std::int64_t{16});
        QCOMPARE(attempt.all<Started>().front().height, std::int64_t{96});
    }

    /// By an attempt that begins with the epoch.
    void aChangeOfSizeIsSaidAfterAnInterruption() {
        const Folder folder;
        Job job;
        job.spec = growing(photographs_.path());
        job.checkpoints = folder.path();
        job.resume = true;
        Control control;
        const Outcome first = epochal_engine(kInterface)->train(job, control, [&](EventBody body, double, double) {
            const auto* done = std::get_if<EpochDone>(&body);
            if (done && done->epoch == 2) control.interrupt = true;
            return true;
        });
        QCOMPARE(first.state, RunState::Interrupted);
        const auto said = sizesSaid(test::train(job.spec, folder.path()));
        QCOMPARE(said.size(), std::size_t{1});
        QCOMPARE(said[0], std::string("From epoch 3 on, training images have their full size, 96 × 96 pixels"));
    }

    /// Until images have the full size, a run is not another's; from then on it has the same images as one of that
    /// size.
    void trainsOnSmallerImagesOnlyAtFirst() {
        const Folder grown, full;
        RunSpec spec = growing(photographs_.path());
        QCOMPARE(test::train(spec, grown.path()).outcome.state, RunState::Finished);
        spec.data.firstImageSize = 0;
        QCOMPARE(test::train(spec, full.path()).outcome.state, RunState::Finished);
        QVERIFY(bytesOf(grown.path() / kLast) != bytesOf(full.path() / kLast));
    }

    /// Interrupted in the middle of epochs of each size.
    void resumesToTheSameBits() {
        const RunSpec spec = growing(photographs_.path());
        const Folder whole, broken;
        QCOMPARE(test::train(spec, whole.path()).outcome.state, RunState::Finished);
        Attempt last;
        std::vector<std::string> sizes;
        int attempts = 0;
        do {
            Job job;
            job.spec = spec;
            job.checkpoints = broken.path();
            job.resume = true;
            Control control;
            control.checkpoint = true;
            int saved = 0;
            last = Attempt();
            last.outcome = epochal_engine(kInterface)->train(job, control, [&](EventBody body, double, double) {
                if (std::holds_alternative<CheckpointSaved>(body)) {
                    if (++saved == 3)
                        control.interrupt = true;
                    else
                        control.checkpoint = true;
                }
                last.events.push_back(std::move(body));
                return true;
            });
            QVERIFY2(!last.outcome.error, last.outcome.error ? english(*last.outcome.error).c_str() : "");
            for (const std::string& said : sizesSaid(last)) sizes.push_back(said);
        } while (++attempts < 20 && last.outcome.state == RunState::Interrupted);
        QCOMPARE(last.outcome.state, RunState::Finished);
        QVERIFY(attempts > 3);
        QVERIFY(std::ranges::any_of(sizes, [](const std::string& said) { return said.starts_with("From epoch 2"); }));
        QVERIFY(bytesOf(broken.path() / kLast) == bytesOf(whole.path() / kLast));
    }
};

QTEST_GUILESS_MAIN(GrowingImagesTest)
#include "growing_images_test.moc"
