// Folders of images: which files are found, how they are split, what becomes of odd ones.
#include <sys/stat.h>

#include <QtTest>

#include <set>
#include <tuple>

#include "core/base/clock.h"
#include "core/engine/data/folder_images.h"
#include "core/engine/data/loader.h"
#include "core/spec/data_folder.h"
#include "tests/core/engine/support/pictures.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

RunSpec::Data dataOf(const Path& folder) {
    RunSpec::Data data;
    data.source = "image-folder";
    data.path = folder.string();
    data.imageSize = 16;
    return data;
}

void put(const Path& path, const std::string& bytes) {
    fs::create_directories(path.parent_path());
    write(path, bytes);
}

std::string plain(std::uint8_t value) {
    return jpegOf(20, 24, [value](int, int, int) { return value; });
}

/// `count` images of each class in train and validation.
void putClasses(const Path& folder, const std::vector<std::string>& classes, int count) {
    for (const char* part : {"train", "val"})
        for (const std::string& name : classes)
            for (int i = 0; i < count; ++i)
                put(folder / part / name / (std::to_string(i) + ".jpg"), plain(std::uint8_t(40 * i + 20)));
}

std::vector<std::string> namesOf(const FileList& files) {
    std::vector<std::string> names;
    for (std::int64_t i = 0; i < files.size(); ++i) names.emplace_back(files.name(i));
    return names;
}

std::vector<std::string> codesOf(const DataSet& set) {
    std::vector<std::string> codes;
    for (const Notice& notice : set.notices) codes.push_back(notice.code);
    return codes;
}

/// The first image of the training set as it reaches the network.
std::vector<std::uint8_t> firstImage(const DataSet& set) {
    const Transform transform(set.train, set, {});
    auto workspace = transform.workspace();
    std::vector<std::uint8_t> out(std::size_t(set.height * set.width * 3));
    transform.write(workspace, 0, 0, out.data());
    return out;
}

using Names = std::vector<std::string>;

}  // namespace

class ImageFolderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsImagesByClass() {
        const Folder folder;
        putClasses(folder.path(), {"b", "B", "a"}, 1);
        const Path a = folder.path() / "train/a";
        put(a / "deep/er/x.JPEG", "x");
        put(a / "y.PnG", "x");
        put(a / "notes.txt", "x");
        put(a / ".hidden.jpg", "x");
        put(a / ".cache/z.jpg", "x");
        put(folder.path() / "train/.git/z.jpg", "x");
        put(folder.path() / "elsewhere/w.jpg", "x");
        fs::create_directory(a / "folder.jpg");
        fs::create_symlink(folder.path() / "elsewhere/w.jpg", a / "link.jpg");
        fs::create_symlink("nowhere.jpg", a / "broken.jpg");
        fs::create_directory_symlink(folder.path() / "train", a / "loop");
        fs::create_directory_symlink(folder.path() / "elsewhere", folder.path() / "train/c");
        const auto found = listImageFolder(dataOf(folder.path()));
        QVERIFY2(found, found ? "" : english(found.error()).c_str());
        QCOMPARE(found->classes, (Names{"B", "a", "b", "c"}));
        QCOMPARE(namesOf(found->training),
                 (Names{"B/0.jpg", "a/0.jpg", "a/deep/er/x.JPEG", "a/link.jpg", "a/y.PnG", "b/0.jpg", "c/w.jpg"}));
        QCOMPARE(namesOf(found->validation), (Names{"B/0.jpg", "a/0.jpg", "b/0.jpg"}));
        QCOMPARE(found->training.label(3), std::int64_t{1});
        QCOMPARE(found->training.path(3), a / "link.jpg");
    }

    /// The fractions were computed in Python from the definitions of FNV-1a and SplitMix64.
    void setsAsideByName() {
        for (const auto& [name, fraction] : {std::pair<const char*, double>{"cat/1.jpg", 0.02303189966476593},
                                             {"cat/2.jpg", 0.3112413293238102},
                                             {"dog/a/b.png", 0.6913079099273832}}) {
            QVERIFY(!isSetAside(name, fraction - 1e-9));
            QVERIFY(isSetAside(name, fraction + 1e-9));
        }
    }
    void splitsTheSameWayWhenFilesAreAdded() {
        const Folder folder;
        const auto add = [&](int first, int last) {
            for (const char* name : {"cat", "dog"})
                for (int i = first; i < last; ++i) put(folder.path() / name / (std::to_string(i) + ".jpg"), "x");
        };
        RunSpec::Data data = dataOf(folder.path());
        data.validationShare = 0.25;
        add(0, 500);
        const auto before = listImageFolder(data);
        add(500, 700);
        const auto after = listImageFolder(data);
        QVERIFY(before && after);
        QCOMPARE(before->training.size() + before->validation.size(), std::int64_t{1000});
        // Four standard deviations of a binomial.
        QVERIFY(std::abs(double(before->validation.size()) - 250) < 4 * std::sqrt(1000 * 0.25 * 0.75));
        const auto later = namesOf(after->validation), laterTrain = namesOf(after->training);
        const std::set<std::string> validation(later.begin(), later.end()), train(laterTrain.begin(), laterTrain.end());
        for (const std::string& name : namesOf(before->validation)) QVERIFY(validation.contains(name));
        for (const std::string& name : namesOf(before->training)) QVERIFY(train.contains(name));
    }

    void limitsEachClassInTurn() {
        FileList files("/");
        for (int i = 0; i < 7; ++i) files.add("a/" + std::to_string(i), 0);
        files.add("b/0", 1);
        for (int i = 0; i < 4; ++i) files.add("c/" + std::to_string(i), 2);
        QCOMPARE(namesOf(files.limited(6, 3)), (Names{"a/0", "a/1", "a/2", "b/0", "c/0", "c/1"}));
        QCOMPARE(namesOf(files.limited(2, 3)), (Names{"a/0", "b/0"}));
        QCOMPARE(files.limited(12, 3).size(), std::int64_t{12});
        QCOMPARE(files.limited(99, 3).size(), std::int64_t{12});
    }

    void refusesWhatIsNoDataSet_data() {
        QTest::addColumn<QString>("situation");
        for (const char* name : {"nothing", "no classes", "one class", "empty class", "unknown class",
                                 "empty validation", "all set aside", "no images at all"})
            QTest::newRow(name) << QString(name);
    }
    void refusesWhatIsNoDataSet() {
        QFETCH(QString, situation);
        const Folder folder;
        const Path root = folder.path();
        RunSpec::Data data = dataOf(root);
        bool formToo = false;
        if (situation == "no classes") put(root / "a.jpg", plain(1)), formToo = true;
        if (situation == "nothing") formToo = true;
        if (situation == "one class") put(root / "a/a.jpg", plain(1)), formToo = true;
        if (situation == "empty class") putClasses(root, {"a", "b"}, 2), fs::create_directory(root / "train/c");
        if (situation == "unknown class") putClasses(root, {"a", "b"}, 2), put(root / "val/c/1.jpg", plain(1));
        if (situation == "empty validation") {
            putClasses(root, {"a", "b"}, 2);
            fs::remove_all(root / "val");
            fs::create_directories(root / "val/a");
        }
        if (situation == "all set aside") {
            put(root / "cat/1.jpg", plain(1));
            put(root / "dog/1.jpg", plain(1));
            data.validationShare = 1;
        }
        if (situation == "no images at all")
            for (const char* part : {"train", "val"})
                for (const char* name : {"a", "b"}) put(root / part / name / "1.jpg", "text");
        const auto set = openImageFolder(data);
        QVERIFY(!set);
        QCOMPARE(set.error().kind, ErrorKind::Data);
        QVERIFY(!set.error().remedy.empty() && !set.error().where.empty());
        QCOMPARE(!checkDataFolder(data).ok(), formToo);
    }
    void saysWhatIsMissing() {
        const Folder folder;
        putClasses(folder.path(), {"a", "b", "c"}, 3);
        fs::remove_all(folder.path() / "val/b");
        put(folder.path() / "train/a/1.jpg", "text");
        RunSpec::Data data = dataOf(folder.path());
        QVERIFY(checkDataFolder(data).ok());
        data.trainImages = 7;
        const auto set = openImageFolder(data);
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        QCOMPARE(codesOf(*set), (Names{"image-folder", "images-limited", "class-not-validated", "images-unusable"}));
        QCOMPARE(set->classNames, (Names{"a", "b", "c"}));
        QCOMPARE(set->train->size(), std::int64_t{7});
        QCOMPARE(set->classes, std::int64_t{3});
        QCOMPARE(set->channels, std::int64_t{3});
        QCOMPARE(set->height, std::int64_t{16});
    }

    /// By its content, whatever its name, and whatever else is odd about it.
    void readsOddImages_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const std::string& bytes, int value, const char* reason = "") {
            QTest::newRow(name) << QByteArray(bytes.data(), qsizetype(bytes.size())) << value << QString(reason);
        };
        row("16 bits, alpha, interlaced, not a JPEG", deepPngOf(20, 31, [](int, int, int) { return 90; }), 90);
        row("one pixel", jpegOf(1, 1, [](int, int, int) { return 77; }), 77);
        row("a strip", jpegOf(2, 600, [](int, int, int) { return 77; }), 77);
        row("large", jpegOf(1400, 1000, [](int, int, int) { return 133; }), 133);
        row("followed by rubbish", plain(120) + std::string(3000, 'x'), 120);
        // The image after it by name is used.
        constexpr const char *kNeither = ": it is neither JPEG nor PNG", *kCut = ": it is truncated";
        for (const auto& [name, bytes, reason] : std::vector<std::tuple<const char*, std::string, const char*>>{
                 {"empty", "", kNeither},
                 {"text", "This is not an image.", kNeither},
                 {"GIF", "GIF89a\x01\0\x01\0", kNeither},
                 {"half a JPEG", plain(9).substr(0, plain(9).size() / 2), kCut},
                 {"without its end",
                  jpegOf(64, 64, [](int y, int x, int c) { return std::uint8_t(7 * y * x + c); }).substr(0, 2500),
                  kCut},
                 {"half a PNG", deepPngOf(9, 9, [](int, int, int) { return 9; }).substr(0, 60), kCut},
                 {"200 million pixels", claimedPng(20'000, 10'000) + std::string("\0\0\0\1IDAT", 8),
                  ": it has too many pixels"},
                 {"178 million pixels and one", claimedPng(178'956'971, 1), ""},
                 {"a PNG of the largest size", claimedPng(0x7fffffff, 0x7fffffff), ""}})
            row(name, bytes, 60, reason);
    }
    void readsOddImages() {
        QFETCH(QByteArray, file);
        QFETCH(int, value);
        const Folder folder;
        putClasses(folder.path(), {"a", "b"}, 2);
        write(folder.path() / "train/a/0.jpg", file.toStdString());
        const auto set = openImageFolder(dataOf(folder.path()));
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        const auto image = firstImage(*set);
        for (const std::uint8_t pixel : image)
            QVERIFY2(std::abs(pixel - value) <= 2, qPrintable(QString::number(pixel)));
        const auto notices = replacedImages(*set);
        QCOMPARE(!notices.empty(), value == 60);
        if (!notices.empty()) {
            QCOMPARE(notices.front().code, std::string("images-replaced"));
            QFETCH(QString, reason);
            const QString what = QString::fromStdString(english(notices.front().what));
            QVERIFY2(what.contains("a/0.jpg" + reason), qPrintable(what));
        }
    }

    /// In the order of the files, training first, however they were read.
    void listsEachOddImage() {
        const Folder folder;
        putClasses(folder.path(), {"a", "b"}, 4);
        const std::string cut = plain(100).substr(0, 30);
        write(folder.path() / "train/b/2.jpg", "GIF89a");
        write(folder.path() / "train/a/3.jpg", "");
        write(folder.path() / "train/a/1.jpg", cut);
        write(folder.path() / "val/b/0.jpg", "text");
        const auto set = openImageFolder(dataOf(folder.path()));
        QVERIFY2(set, set ? "" : english(set.error()).c_str());
        QVERIFY(codesOf(*set).back() == "images-unusable");
        const auto notices = replacedImages(*set);
        QCOMPARE(notices.size(), std::size_t{5});
        QVERIFY(english(notices.front().what).starts_with("4 images replaced"));
        const char* const names[] = {"a/1.jpg: ", "a/3.jpg: it is neither JPEG nor PNG",
                                     "b/2.jpg: it is neither JPEG nor PNG", "b/0.jpg: it is neither JPEG nor PNG"};
        for (std::size_t i = 0; i < std::size(names); ++i) {
            const Notice& one = notices[i + 1];
            QCOMPARE(one.code, std::string("image-replaced"));
            const std::string what = english(one.what);
            QVERIFY2(what.find(names[i]) != std::string::npos && what.size() > what.find(": ") + 2, what.c_str());
        }
    }
    void listsNoMoreThanALogCanTake() {
        const Folder folder;
        putClasses(folder.path(), {"a", "b"}, 2);
        for (std::size_t i = 0; i < kMostListed + 20; ++i)
            write(folder.path() / ("train/a/odd" + std::to_string(i) + ".jpg"), "text");
        const auto set = openImageFolder(dataOf(folder.path()));
        QVERIFY(set);
        const auto reader = set->train->reader();
        for (std::int64_t i = 0; i < set->train->size(); ++i) (void)reader->open(i);
        const auto notices = replacedImages(*set);
        QCOMPARE(notices.size(), kMostListed + 1);
        QVERIFY2(english(notices.front().what).starts_with("1020 images replaced"),
                 english(notices.front().what).c_str());
    }

    /// A pipe in place of a file must not be waited for, and is not an image.
    void passesOverWhatIsNoFile() {
        const Folder folder;
        putClasses(folder.path(), {"a", "b"}, 2);
        QCOMPARE(::mkfifo((folder.path() / "train/a/00.jpg").c_str(), 0600), 0);
        const auto set = openImageFolder(dataOf(folder.path()));
        QVERIFY(set);
        QCOMPARE(set->train->size(), std::int64_t{4});
        // One that disappears after the folder was listed.
        fs::remove(folder.path() / "train/a/0.jpg");
        QVERIFY(std::abs(firstImage(*set)[0] - 60) <= 2);
    }

    void givesTheSameForAnyNumberOfThreads_data() {
        QTest::addColumn<QString>("augmentation");
        for (const char* name : {"none", "flip", "flip-shift", "crop-flip"}) QTest::newRow(name) << QString(name);
    }
    void givesTheSameForAnyNumberOfThreads() {
        QFETCH(QString, augmentation);
        const Folder folder;
        for (const char* name : {"a", "b"})
            for (const char* file :
                 {"420.jpg", "444.jpg", "rgb.png", "gray.jpg", "cmyk.jpg", "alpha.png", "palette.png"}) {
                fs::create_directories(folder.path() / "train" / name);
                fs::copy(imageFixture(file), folder.path() / "train" / name / file);
            }
        put(folder.path() / "train/b/bad.jpg", "text");
        fs::copy(folder.path() / "train", folder.path() / "val", fs::copy_options::recursive);
        const auto set = openImageFolder(dataOf(folder.path()));
        QVERIFY(set);
        std::vector<torch::Tensor> all;
        for (const std::int64_t threads : {1, 2, 8}) {
            Loader loader(set->train, *set, {{augmentation.toStdString(), 0.3, 0.5, 4}, threads, false});
            std::vector<std::int64_t> order;
            for (int i = 0; i < 60; ++i) order.push_back(i * 7 % set->train->size());
            loader.start(order, {{0, 7}, {7, 40}, {40, 60}}, 3);
            std::vector<torch::Tensor> images;
            while (const auto batch = loader.next()) images.push_back(batch->images);
            all.push_back(torch::cat(images));
        }
        QCOMPARE(all[0].size(0), std::int64_t{60});
        QVERIFY(torch::equal(all[0], all[1]));
        QVERIFY(torch::equal(all[0], all[2]));
    }

    /// Horizontal and vertical stripes of random colors and widths, which no single pixel tells apart.
    void learnsFromPhotographs() {
        const Folder folder, checkpoints;
        CounterRandom random(1, 2, 3);
        for (const char* name : {"across", "down"})
            for (int i = 0; i < 150; ++i) {
                const int period = 8 + int(random.below(8)), phase = int(random.below(16));
                const std::uint64_t color = random.next();
                put(folder.path() / name / (std::to_string(i) + ".jpg"),
                    jpegOf(40 + i % 9, 48, [&](int y, int x, int c) {
                        const int at = (name[0] == 'a' ? y : x) + phase;
                        return std::uint8_t((color >> (8 * c + (at % period < period / 2 ? 24 : 0))) & 255);
                    }));
            }
        put(folder.path() / "down/bad.jpg", "text");
        RunSpec spec = smallSpec();
        const std::string path = folder.path().string();
        spec.data = dataOf(path);
        spec.data.imageSize = 24;
        spec.data.augmentation = "crop-flip";
        spec.data.validationShare = 0.2;
        spec.data.loaderThreads = 2;
        spec.optimizer.globalBatch = 24;
        spec.stop.epochs = 6;
        const double begun = monotonicSeconds();
        const Attempt attempt = train(spec, checkpoints.path());
        const double wall = monotonicSeconds() - begun;
        QCOMPARE(attempt.outcome.state, RunState::Finished);
        // Two threads cannot have worked longer than twice the run took.
        double reading = 0, decoding = 0, augmenting = 0;
        for (const StepWindow& window : attempt.all<StepWindow>()) {
            reading += window.readSeconds.value();
            decoding += window.decodeSeconds.value();
            augmenting += window.augmentSeconds.value();
        }
        QVERIFY(reading > 0 && decoding > 0 && augmenting > 0);
        QVERIFY(reading + decoding + augmenting <= static_cast<double>(spec.data.loaderThreads) * wall);
        const auto ends = attempt.all<Evaluation>();
        QCOMPARE(ends.size(), std::size_t{6});
        QVERIFY2(*ends.back().top1 > 0.8, qPrintable(QString::number(*ends.back().top1)));
        const auto notices = attempt.notices();
        QCOMPARE(std::ranges::count(notices, "image-folder"), 1);
        QCOMPARE(std::ranges::count(notices, "images-replaced"), 1);
        QCOMPARE(std::ranges::count(notices, "image-replaced"), 1);
    }
    /// A class of which nothing can be read ends the run with the reason, not with a crash.
    void failsWithoutASingleUsableImage() {
        const Folder folder, checkpoints;
        putClasses(folder.path(), {"a", "b"}, 5);
        for (int i = 0; i < 5; ++i) write(folder.path() / "train/b" / (std::to_string(i) + ".jpg"), "text");
        RunSpec spec = smallSpec();
        spec.data = dataOf(folder.path());
        spec.optimizer.globalBatch = 4;
        const Attempt attempt = train(spec, checkpoints.path());
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(attempt.outcome.error);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Data);
        QVERIFY(QString::fromStdString(english(*attempt.outcome.error)).contains("neither JPEG nor PNG"));
    }
};

QTEST_GUILESS_MAIN(ImageFolderTest)
#include "image_folder_test.moc"
