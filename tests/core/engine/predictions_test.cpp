// What an evaluation leaves beside the run, and what the network says of the same images given as files.
#include <QtTest>

#include <cmath>

#include "core/analysis/confusion.h"
#include "core/base/random.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/predictions_writer.h"
#include "core/spec/image_folder.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

extern "C" epochal::engine::Engine* epochal_engine(int interface);

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

/// Trains with the run's folder as its home.
Attempt trained(const RunSpec& spec, const Path& run) {
    Job job;
    job.spec = spec;
    job.checkpoints = run / "checkpoints";
    job.resume = true;
    job.predictions = run;
    Control control;
    return test::train(job, control);
}

/// Stripes across or down, of many widths and colors: two classes that a network learns slowly enough to be wrong.
void putStripes(const Path& folder, int count) {
    CounterRandom random(7, 2, 3);
    for (const char* name : {"across", "down"})
        for (int i = 0; i < count; ++i) {
            const int period = 4 + int(random.below(9)), phase = int(random.below(16));
            const std::uint64_t color = random.next();
            fs::create_directories(folder / name);
            write(folder / name / (std::to_string(i) + ".jpg"), jpegOf(40 + i % 9, 48, [&](int y, int x, int c) {
                      const int at = (name[0] == 'a' ? y : x) + phase;
                      return std::uint8_t((color >> (8 * c + (at % period < period / 2 ? 24 : 0))) & 255);
                  }));
        }
}

/// A short run on a folder of photographs.
RunSpec stripesIn(const Path& folder) {
    putStripes(folder, 40);
    RunSpec spec = smallSpec();
    spec.data = {};
    spec.data.source = "image-folder";
    spec.data.path = folder.string();
    spec.data.imageSize = 24;
    spec.data.augmentation = "flip";
    spec.data.validationShare = 0.3;
    spec.optimizer.globalBatch = 16;
    spec.stop.epochs = 3;
    return spec;
}

/// A short run on gray images of 8 x 8 pixels, brighter in the second class: their statistics are measured.
RunSpec grayImagesIn(const Path& folder) {
    CounterRandom random(7, 2, 4);
    const auto header = [](char dimensions, char count) {
        return std::string("\0\0\x08", 3) + dimensions + std::string(3, '\0') + count;
    };
    const std::string side("\0\0\0\x08", 4);
    for (const std::string part : {"train", "t10k"}) {
        std::string pixels, labels;
        for (int i = 0; i < 96; ++i) {
            labels += char(i % 2);
            for (int k = 0; k < 64; ++k) pixels += char(60 * (i % 2) + int(random.below(120)));
        }
        write(folder / (part + "-images-idx3-ubyte"), header(3, 96) + side + side + pixels);
        write(folder / (part + "-labels-idx1-ubyte"), header(1, 96) + labels);
    }
    RunSpec spec = smallSpec();
    spec.data = {};
    spec.data.source = "idx";
    spec.data.path = folder.string();
    spec.data.augmentation = "none";
    return spec;
}

}  // namespace

class PredictionsRunTest : public QObject {
    Q_OBJECT

    static void agree(const Attempt& attempt, const Path& run) {
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        const auto evaluations = attempt.all<Evaluation>();
        const auto last = readPredictions(predictionsFile(run, PredictionsOf::Last)),
                   best = readPredictions(predictionsFile(run, PredictionsOf::Best));
        QVERIFY2(last && best, "a file is missing or damaged");
        QCOMPARE(last->epoch, evaluations.back().epoch);
        QCOMPARE(last->step, evaluations.back().step);
        QCOMPARE(std::ssize(last->answers), evaluations.back().images);
        QCOMPARE(std::optional(Confusion(*last).top1()), evaluations.back().top1);
        const Evaluation* bestOne = nullptr;
        for (const Evaluation& one : evaluations)
            if (one.best) bestOne = &one;
        QVERIFY(bestOne);
        QCOMPARE(best->epoch, bestOne->epoch);
        QCOMPARE(std::optional(Confusion(*best).top1()), bestOne->top1);
        // The mean of float losses against that of double ones.
        double loss = 0;
        for (const ClassAnswer& one : last->answers) loss += static_cast<double>(one.loss);
        QVERIFY(std::abs(loss / double(last->answers.size()) - evaluations.back().loss) < 1e-6);
    }

private Q_SLOTS:
    /// Logits 0, ln 3: probabilities 1/4 and 3/4. A tie goes to the first class, as in the metrics.
    void answersByHand() {
        const float l3 = std::log(3.0F);
        const std::vector<float> logits{0, l3, l3, 0, 5, 5};
        const std::vector<std::int64_t> labels{1, 1, 1};
        const auto answers = answersOf(logits, labels, 2);
        QCOMPARE(answers.size(), std::size_t{3});
        QCOMPARE(answers[0].predicted, 1);
        QCOMPARE(answers[0].labelProbability, 0.75F);
        QCOMPARE(answers[0].loss, std::log(4.0F / 3));
        QCOMPARE(answers[1].predicted, 0);
        QCOMPARE(answers[1].labelProbability, 0.25F);
        QCOMPARE(answers[1].predictedProbability, 0.75F);
        QCOMPARE(answers[1].loss, std::log(4.0F));
        QCOMPARE(answers[2].predicted, 0);
        QCOMPARE(answers[2].labelProbability, 0.5F);
    }
    void theFilesAgreeWithTheLog() {
        RunSpec spec = smallSpec();
        spec.optimizer.learningRate = 0.01;
        spec.stop.epochs = 3;
        const Folder folder;
        const Attempt attempt = trained(spec, folder.path());
        agree(attempt, folder.path());
        const auto read = readPredictions(predictionsFile(folder.path(), PredictionsOf::Last));
        QVERIFY(read && read->classes == 4 && read->classNames.empty());
        // Synthetic labels go round.
        for (std::size_t i = 0; i < read->answers.size(); ++i) QCOMPARE(read->answers[i].label, std::int32_t(i % 4));
    }
    /// The same images as files: lossless ones of a set whose images are all of one size.
    void filesOfGrayImagesAreClassifiedAlike() {
        RunSpec spec = smallSpec();
        spec.optimizer.learningRate = 0.01;
        spec.optimizer.averageDecay = 0.9;
        const Folder folder, files;
        QCOMPARE(trained(spec, folder.path()).outcome.state, RunState::Finished);
        const auto read = readPredictions(predictionsFile(folder.path(), PredictionsOf::Best));
        QVERIFY(read);
        std::vector<std::int64_t> samples;
        for (std::int64_t i = 0; i < std::ssize(read->answers); ++i) samples.push_back(i);
        const Engine& engine = *epochal_engine(kInterface);
        const auto pictures = engine.validationPictures(spec, samples);
        QVERIFY2(pictures, pictures ? "" : english(pictures.error()).c_str());
        std::vector<Path> paths;
        for (std::size_t i = 0; i < pictures->size(); ++i) {
            const SamplePicture& picture = (*pictures)[i];
            QCOMPARE(picture.label, std::int64_t{read->answers[i].label});
            paths.push_back(files.path() / (std::to_string(i) + ".png"));
            write(paths.back(),
                  deepPngOf(8, 8, [&](int y, int x, int) { return picture.bytes[std::size_t(8 * y + x)]; }));
        }
        const auto said = engine.predict(spec, folder.path() / "checkpoints/best.ckpt", paths);
        QVERIFY2(said, said ? "" : english(said.error()).c_str());
        QCOMPARE(said->epoch, read->epoch);
        QVERIFY(said->averaged);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const ImageAnswers::Image& image = said->images[i];
            QVERIFY(!image.error && image.notes.empty());
            QCOMPARE(image.best.size(), std::size_t{4});
            QCOMPARE(image.best[0].index, std::int64_t{read->answers[i].predicted});
            QVERIFY(std::abs(image.best[0].probability - double(read->answers[i].predictedProbability)) < 1e-5);
            double sum = 0;
            for (const auto& one : image.best) sum += one.probability;
            QVERIFY(std::abs(sum - 1) < 1e-6);
        }
    }
    /// A folder of photographs: the validation files themselves.
    void filesOfAFolderAreClassifiedAlike() {
        const Folder folder, photographs;
        const RunSpec spec = stripesIn(photographs.path());
        const Attempt attempt = trained(spec, folder.path());
        agree(attempt, folder.path());
        const auto read = readPredictions(predictionsFile(folder.path(), PredictionsOf::Best));
        const auto listed = listImageFolder(spec.data);
        QVERIFY(read && listed);
        QVERIFY((read->classNames == std::vector<std::string>{"across", "down"}));
        const FileList validation = listed->validation.limited(spec.data.validationImages, 2);
        QCOMPARE(validation.size(), std::ssize(read->answers));
        std::vector<Path> paths;
        for (std::int64_t i = 0; i < validation.size(); ++i) {
            QCOMPARE(validation.label(i), std::int64_t{read->answers[std::size_t(i)].label});
            paths.push_back(validation.path(i));
        }
        const Engine& engine = *epochal_engine(kInterface);
        const auto said = engine.predict(spec, folder.path() / "checkpoints/best.ckpt", paths);
        QVERIFY2(said, said ? "" : english(said.error()).c_str());
        for (std::size_t i = 0; i < paths.size(); ++i) {
            QCOMPARE(said->images[i].best[0].index, std::int64_t{read->answers[i].predicted});
            QVERIFY(std::abs(said->images[i].best[0].probability - double(read->answers[i].predictedProbability)) <
                    1e-5);
        }
    }
    void needsNoDataAfterTraining_data() {
        QTest::addColumn<bool>("photographs");
        QTest::newRow("photographs") << true;
        QTest::newRow("gray images") << false;
    }
    /// What the checkpoint says does as well as the data, which one of an earlier version needs.
    void needsNoDataAfterTraining() {
        QFETCH(bool, photographs);
        const Folder folder, data, files;
        const RunSpec spec = photographs ? stripesIn(data.path()) : grayImagesIn(data.path());
        QCOMPARE(trained(spec, folder.path()).outcome.state, RunState::Finished);
        const Path best = folder.path() / "checkpoints/best.ckpt", earlier = folder.path() / "earlier.ckpt",
                   weights = folder.path() / "weights.safetensors";
        auto checkpoint = loadCheckpoint(best);
        QVERIFY(checkpoint && checkpoint->images);
        const std::string names = photographs ? R"("names\":[\"across\",\"down\"])" : R"("classes\":2})";
        checkpoint->images.reset();
        QVERIFY(saveCheckpoint(earlier, *checkpoint));
        std::vector<Path> paths;
        for (const int step : {1, 5, 9}) {
            paths.push_back(files.path() / (std::to_string(step) + ".jpg"));
            write(paths.back(), jpegOf(40, 48, [step](int y, int x, int channel) {
                      return std::uint8_t(step * (y + 2 * x) + 20 * channel);
                  }));
        }
        const Engine& engine = *epochal_engine(kInterface);
        const auto expected = engine.predict(spec, earlier, paths);
        QVERIFY2(expected, expected ? "" : english(expected.error()).c_str());
        fs::remove_all(data.path());
        QVERIFY(!engine.predict(spec, earlier, paths));
        const auto said = engine.predict(spec, best, paths);
        QVERIFY2(said, said ? "" : english(said.error()).c_str());
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const auto &one = said->images[i].best, &other = expected->images[i].best;
            QVERIFY(!said->images[i].error);
            QCOMPARE(said->images[i].notes.size(), expected->images[i].notes.size());
            QCOMPARE(one.size(), std::size_t{2});
            for (std::size_t k = 0; k < 2; ++k) {
                QCOMPARE(one[k].index, other[k].index);
                QCOMPARE(one[k].name, other[k].name);
                QCOMPARE(one[k].name.empty(), !photographs);
                QVERIFY(one[k].probability == other[k].probability);
            }
        }
        // A file of weights says the same.
        QVERIFY(engine.exportWeights(best, weights, ""));
        QVERIFY(bytesOf(weights).find(names) != std::string::npos);
    }
    /// One file of each kind that needs a word, among good ones.
    void saysWhatItDidToAnImage() {
        const Folder folder, files;
        RunSpec spec = smallSpec();
        spec.stop.epochs = 1;
        QCOMPARE(trained(spec, folder.path()).outcome.state, RunState::Finished);
        const auto put = [&](const char* name, const std::string& bytes) {
            write(files.path() / name, bytes);
            return files.path() / name;
        };
        const auto red = [](int, int, int channel) { return std::uint8_t(channel == 0 ? 255 : 0); };
        const auto gray = [](int y, int x, int) { return std::uint8_t(10 * y + x); };
        const std::vector<Path> paths{put("red.png", deepPngOf(8, 8, red)),
                                      put("text.png", "not an image"),
                                      put("large.png", deepPngOf(20, 30, gray)),
                                      files.path() / "missing.jpg",
                                      put("cut.jpg", jpegOf(40, 40, gray).substr(0, 400)),
                                      put("exact.png", deepPngOf(8, 8, gray))};
        const auto said = epochal_engine(kInterface)->predict(spec, folder.path() / "checkpoints/best.ckpt", paths);
        QVERIFY2(said, said ? "" : english(said.error()).c_str());
        QCOMPARE(said->images.size(), paths.size());
        QCOMPARE(said->images[0].notes.size(), std::size_t{1});
        QVERIFY(english(said->images[0].notes[0]).find("gray") != std::string::npos);
        QCOMPARE(english(said->images[2].notes.at(0)),
                 std::string("Scaled from 30 × 20 to 8 × 8 pixels, around its center"));
        for (const std::size_t bad : {1, 3, 4}) {
            QVERIFY(said->images[bad].error && said->images[bad].best.empty());
            QCOMPARE(said->images[bad].error->kind, ErrorKind::Data);
            QCOMPARE(said->images[bad].error->where, paths[bad].string());
        }
        QVERIFY(said->images[5].notes.empty() && !said->images[5].error);
        const auto none = epochal_engine(kInterface)->predict(spec, folder.path() / "checkpoints/none.ckpt", paths);
        QVERIFY(!none);
    }
    /// The disk is full, or something is in the file's place: a notice, never the end of the run.
    void aFileThatCannotBeWrittenDoesNotEndTheRun() {
        const Folder folder;
        fs::create_directories(folder.path() / "predictions-last.bin");
        const Attempt attempt = trained(smallSpec(), folder.path());
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        QCOMPARE(std::ranges::count(attempt.notices(), "predictions-not-saved"), 1);
        QVERIFY(readPredictions(predictionsFile(folder.path(), PredictionsOf::Best)));
    }
    /// What is kept beside the run changes nothing in it.
    void theRunIsTheSameWithout() {
        const Folder with, without;
        const Attempt kept = trained(smallSpec(), with.path());
        const Attempt plain = test::train(smallSpec(), without.path() / "checkpoints");
        QCOMPARE(bytesOf(with.path() / "checkpoints/step-000000020.ckpt"),
                 bytesOf(without.path() / "checkpoints/step-000000020.ckpt"));
        QVERIFY(!fs::exists(without.path() / "predictions-last.bin"));
        QCOMPARE(kept.all<Evaluation>().back().top1, plain.all<Evaluation>().back().top1);
    }
};

QTEST_GUILESS_MAIN(PredictionsRunTest)
#include "predictions_test.moc"
