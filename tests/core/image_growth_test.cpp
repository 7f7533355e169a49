#include "core/spec/image_growth.h"

#include <QtTest>

#include <cmath>
#include <vector>

#include "core/analysis/figures.h"
#include "core/analysis/flops.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"

using namespace epochal;

/// Sizes worked out by hand from the definition in image_growth.h.
class ImageGrowthTest : public QObject {
    Q_OBJECT

    static RunSpec spec(std::int64_t first, std::int64_t full, double share, std::int64_t epochs) {
        RunSpec spec;
        spec.model.architecture = "resnet18";
        spec.data.source = "image-folder";
        spec.data.path = "/photographs";
        spec.data.firstImageSize = first;
        spec.data.imageSize = full;
        spec.data.growingShare = share;
        spec.stop.epochs = epochs;
        return spec;
    }
    static std::vector<std::int64_t> sidesOf(const RunSpec& spec) {
        std::vector<std::int64_t> sides;
        for (std::int64_t epoch = 0; epoch < spec.stop.epochs; ++epoch) sides.push_back(imageSideAt(spec, epoch));
        return sides;
    }
    static std::string firstWrong(const RunSpec& spec) {
        const auto errors = validate(spec);
        return errors.empty() ? std::string() : errors.front().where;
    }
    using Sides = std::vector<std::int64_t>;

private Q_SLOTS:
    /// Four epochs with images of 128, 160, 224 and 224 pixels: only the last two have the run's rate, and the time
    /// left follows the multiply-adds.
    void mixesNoRatesOfImagesThatGrow() {
        RunSpec spec;
        spec.optimizer.globalBatch = 100;
        spec.stop.epochs = 4;
        spec.model.architecture = "resnet18";
        spec.data.source = "image-folder";
        spec.data.firstImageSize = 128;
        spec.data.growingShare = 0.5;
        RunRecord record(spec, {});
        std::int64_t sequence = 0;
        const auto say = [&](EventBody body, double at) {
            record.apply({1, ++sequence, std::llround(at * 1000), at, at, std::move(body)});
        };
        const auto window = [](std::int64_t epoch, std::int64_t step, double seconds, bool warmup = false,
                               double data = 0) {
            return StepWindow{epoch, step, 5, 500, seconds, data, 0, 0.5, 0.1, warmup};
        };
        Started started;
        started.trainImages = 1000;
        started.stepsPerEpoch = 10;
        started.channels = 3;
        started.height = started.width = 224;
        say(started, 0);
        say(window(1, 5, 1.0, true), 1);
        QVERIFY(!record.figures().secondsToFinish);
        say(window(1, 10, 0.5), 1.5);
        QCOMPARE(record.figures().imagesPerSecond, 0.0);
        QCOMPARE(record.figures().windows.n, std::size_t{0});
        // Five measured steps of the first size took 0.5 s. Left: an epoch of the second size and two of the third.
        const double first = relativeWork(spec, 0), second = relativeWork(spec, 1);
        QVERIFY(first < second && second < 1);
        QVERIFY(std::abs(*record.figures().secondsToFinish - 10 * (second + 2) * 0.5 / (5 * first)) < 1e-9);
        say(window(2, 15, 0.75), 2.25);
        say(window(2, 20, 0.75), 3);
        QCOMPARE(record.figures().imagesPerSecond, 0.0);
        say(window(3, 25, 2, false, 1), 5);
        QCOMPARE(record.figures().imagesPerSecond, 250.0);
        QCOMPARE(record.figures().dataShare, 0.5);
        QCOMPARE(record.figures().medianStepSeconds, 0.4);
        say(window(3, 30, 3, false, 1), 8);
        QCOMPARE(record.figures().imagesPerSecond, 200.0);
        QCOMPARE(record.figures().imagesDone, std::int64_t{3000});
        // All windows are drawn.
        QCOMPARE(record.figures().rates.size(), std::size_t{6});
        const double work = 5 * first + 10 * second + 10, seconds = 0.5 + 1.5 + 5;
        QVERIFY(std::abs(*record.figures().secondsToFinish - 10 * seconds / work) < 1e-9);
    }

    /// Over eight of ten epochs from 128: 128, 140, 152, 164, 176, 188, 200, 212, each down to a multiple of 32.
    void sizesGrowAlongALine() {
        QCOMPARE(sidesOf(spec(128, 224, 0.8, 10)), (Sides{128, 128, 128, 160, 160, 160, 192, 192, 224, 224}));
        QCOMPARE(sidesOf(spec(64, 160, 1, 4)), (Sides{64, 96, 128, 160}));  // the last epoch always has the full size
        QCOMPARE(sidesOf(spec(96, 224, 0.05, 3)), (Sides{96, 224, 224}));   // the first never
        QCOMPARE(sidesOf(spec(100, 128, 0.5, 4)), (Sides{100, 100, 128, 128}));  // never below the first
        QCOMPARE(sidesOf(spec(208, 224, 0.5, 4)), (Sides{208, 208, 224, 224}));
    }
    void othersHaveOneSize() {
        RunSpec one = spec(128, 224, 0.8, 1), none = spec(0, 224, 0.8, 10), session = spec(128, 224, 0.8, 10),
                known = session;
        session.session.kind = "throughput";
        known.data.source = "cifar10";
        for (const RunSpec& other : {one, none, session, known}) {
            QVERIFY(!imagesGrow(other));
            QCOMPARE(relativeWork(other, 0), 1.0);
            QCOMPARE(meanWork(other, 3), 1.0);
        }
        QCOMPARE(imageSideAt(session, 0), std::int64_t{224});
        QVERIFY(imagesGrow(spec(128, 224, 0.8, 2)));
    }

    void whatCannotGrowIsRefusedAtTheField() {
        const std::string field = "/data/first_image_size";
        QCOMPARE(firstWrong(spec(128, 224, 0.8, 10)), std::string());
        QCOMPARE(firstWrong(spec(224, 224, 0.8, 10)), field);
        QCOMPARE(firstWrong(spec(256, 224, 0.8, 10)), field);
        QCOMPARE(firstWrong(spec(7, 224, 0.8, 10)), field);
        QCOMPARE(firstWrong(spec(8, 224, 0.8, 10)), std::string());
        // Networks with an input of one size, and one with a smallest size.
        RunSpec fixed = spec(128, 224, 0.8, 10);
        fixed.model.architecture = "vit_b_16";
        QCOMPARE(firstWrong(fixed), field);
        fixed.data.firstImageSize = 0;
        QCOMPARE(firstWrong(fixed), std::string());
        RunSpec lenet = spec(20, 28, 0.8, 10);
        lenet.model.architecture = "lenet5";
        QCOMPARE(firstWrong(lenet), field);
        RunSpec vgg = spec(16, 224, 0.8, 10);
        vgg.model.architecture = "vgg16";
        QCOMPARE(firstWrong(vgg), field);
        vgg.data.firstImageSize = 32;
        QCOMPARE(firstWrong(vgg), std::string());
        // Where it does not apply, nothing is wrong with it.
        RunSpec session = spec(256, 224, 0.8, 10);
        session.session.kind = "inference";
        QCOMPARE(firstWrong(session), std::string());
    }
    /// Old specs keep their hash, and each of the new fields changes it.
    void defaultsChangeNoHash() {
        RunSpec changed;
        const std::string hash = specHash(changed);
        changed.data.firstImageSize = 128;
        const std::string first = specHash(changed);
        QVERIFY(first != hash);
        changed.data.growingShare = 0.5;
        QVERIFY(specHash(changed) != first);
    }

    /// ResNet-18 has 1.814e9 multiply-adds at 224 pixels (torchvision), of which 512,000 in its last layer; those of
    /// its convolutions follow the area: all its maps have whole sizes at 128, too.
    void workFollowsThePublishedFlops() {
        const RunSpec growing = spec(128, 224, 0.5, 10);
        const double linear = 512e3, all = 1.814e9;
        const double small = ((all - linear) * 16 / 49 + linear) / all;
        QVERIFY(std::abs(relativeWork(growing, 0) - small) < 1e-4);
        // At 32 pixels the network would have another stem if all its images had that size; its area is a 49th.
        QVERIFY(std::abs(relativeWork(spec(32, 224, 0.5, 10), 0) - ((all - linear) / 49 + linear) / all) < 1e-4);
        QCOMPARE(relativeWork(growing, 5), 1.0);
        // 128, 128, 160, 160, 192, then five epochs of full size.
        QCOMPARE(sidesOf(growing), (Sides{128, 128, 160, 160, 192, 224, 224, 224, 224, 224}));
        const double a = relativeWork(growing, 0), b = relativeWork(growing, 2), c = relativeWork(growing, 4);
        QVERIFY(a < b && b < c && c < 1);
        QVERIFY(std::abs(meanWork(growing, 10) - (2 * a + 2 * b + c + 5) / 10) < 1e-12);
        QVERIFY(std::abs(meanWork(growing, 2.5) - (2 * a + 0.5 * b) / 2.5) < 1e-12);
        QVERIFY(std::abs(meanWork(growing, 1e9) - 1) < 1e-6);
    }
};

QTEST_GUILESS_MAIN(ImageGrowthTest)
#include "image_growth_test.moc"
