// What a checkpoint says of the images that its network was trained on.
#include <QtTest>

#include <functional>

#include "core/base/json.h"
#include "core/engine/data/data_set.h"
#include "core/engine/train/checkpoint.h"
#include "core/engine/train/image_coding.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* kTenth = "step-000000010.ckpt";
constexpr const char* kLast = "step-000000020.ckpt";

ImageCoding sampleCoding() {
    return {{3, 8, 12, 2}, true, {0, 0.1F, 1}, {1, 0.3F, 1.0F / 3}, {"cat", "\u00f1and\u00fa \"2\""}};
}

/// A checkpoint with no tensors.
Checkpoint plainCheckpoint() {
    Checkpoint checkpoint;
    checkpoint.specHash = "0123456789abcdef";
    checkpoint.architecture = "resnet8";
    return checkpoint;
}

/// Goes on from a run's tenth step, of which the checkpoint says something else of the images.
Attempt resumedFrom(const Path& run, const Path& folder, const std::function<void(std::optional<ImageCoding>&)>& say) {
    auto tenth = loadCheckpoint(run / kTenth);
    if (!tenth || !tenth->images) return {};
    say(tenth->images);
    if (!saveCheckpoint(folder / kTenth, *tenth)) return {};
    return test::train(smallSpec(), folder);
}

}  // namespace

class ImageCodingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every bit of the numbers, through the text of a file.
    void comesBackAsItWas() {
        for (const bool named : {true, false}) {
            ImageCoding coding = sampleCoding();
            if (!named) coding.classNames.clear();
            QVERIFY(imageCodingFrom(Json::parse(jsonText(toJson(coding)))) == coding);
            const Folder folder;
            Checkpoint checkpoint = plainCheckpoint();
            checkpoint.images = coding;
            QVERIFY(saveCheckpoint(folder.path() / "a.ckpt", checkpoint));
            const auto read = loadCheckpoint(folder.path() / "a.ckpt");
            QVERIFY(read && read->images == coding);
            QVERIFY(frozen(*read).images == coding);
        }
        Json later = toJson(sampleCoding());
        later["later"] = 1;
        QVERIFY(imageCodingFrom(later) == sampleCoding());
    }

    void takesNoDamagedMember_data() {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArray>("value");  // empty: the member is missing
        const auto row = [](const char* member, const char* value) {
            QTest::addRow("%s %s", member, value) << QByteArray(member) << QByteArray(value);
        };
        for (const char* member : {"channels", "height", "width", "classes"})
            for (const char* value : {"", "0", "-1", "2.5", "\"3\"", "null", "1e300", "9000000000000000000"})
                row(member, value);
        row("channels", "1");
        row("classes", "3");
        for (const char* value : {"", "1", "\"yes\""}) row("uniform", value);
        for (const char* member : {"mean", "deviation"})
            for (const char* value : {"", "0.5", "[]", "[0.5, 0.5]", "[0.5, 0.5, 0.5, 0.5]", "[0.5, -0.1, 0.5]",
                                      "[0.5, 1.01, 0.5]", "[0.5, 1e300, 0.5]", "[0.5, null, 0.5]", "{}"})
                row(member, value);
        row("deviation", "[0.5, 0, 0.5]");
        for (const char* value : {"\"ab\"", "[\"a\"]", "[\"a\", 2]", "{\"a\": \"b\"}"}) row("names", value);
    }
    void takesNoDamagedMember() {
        QFETCH(QByteArray, member);
        QFETCH(QByteArray, value);
        Json json = toJson(sampleCoding());
        QVERIFY(json.contains(member.toStdString()));
        if (value.isEmpty())
            json.erase(member.toStdString());
        else
            json[member.toStdString()] = Json::parse(value.toStdString());
        QVERIFY(!imageCodingFrom(json));
    }
    void takesNothingElse() {
        for (const char* text : {"null", "[]", "{}", "7", "\"images\""}) QVERIFY(!imageCodingFrom(Json::parse(text)));
    }

    /// Nothing else in the file is at fault.
    void aCheckpointWithADamagedOneIsDamaged() {
        const Folder folder;
        Checkpoint checkpoint = plainCheckpoint();
        checkpoint.images = sampleCoding();
        checkpoint.images->deviation[1] = 0;
        QVERIFY(saveCheckpoint(folder.path() / "a.ckpt", checkpoint));
        const auto read = loadCheckpoint(folder.path() / "a.ckpt");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Damaged);
        QCOMPARE(english(read.error().what),
                 std::string("The checkpoint failed verification: its description of the images is invalid"));
    }

    /// Folders may have any name, and as many of them as the disk holds.
    void namesNeedNotBeUtf8NorFew() {
        auto data = openDataSet(smallSpec());
        QVERIFY(data);
        QVERIFY((imageCodingOf(*data).shape == ImageShape{1, 8, 8, 4}));
        data->classNames = {"caf\xe9", "b", "c", "d"};
        ImageCoding coding = imageCodingOf(*data);
        QCOMPARE(coding.classNames[0], std::string("caf\xef\xbf\xbd"));
        QVERIFY(isStorable(coding));
        QVERIFY(imageCodingFrom(Json::parse(toJson(coding).dump())) == coding);
        coding.classNames[3] = std::string(1u << 20, 'd');
        QVERIFY(!isStorable(coding));
    }

    void aRunOnOtherImagesIsNotResumed_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("mean") << 0;
        QTest::newRow("deviation") << 1;
        QTest::newRow("size") << 2;
        QTest::newRow("names") << 3;
    }
    void aRunOnOtherImagesIsNotResumed() {
        QFETCH(int, what);
        const Folder run, folder;
        QCOMPARE(test::train(smallSpec(), run.path()).outcome.state, RunState::Finished);
        const Attempt attempt = resumedFrom(run.path(), folder.path(), [what](std::optional<ImageCoding>& images) {
            if (what == 0) images->mean[0] += 0.01F;
            if (what == 1) images->deviation[0] += 0.01F;
            if (what == 2) images->shape.height += 1;
            if (what == 3) images->classNames = {"a", "b", "c", "d"};
        });
        QCOMPARE(attempt.outcome.state, RunState::Failed);
        QVERIFY(attempt.outcome.error);
        QCOMPARE(attempt.outcome.error->kind, ErrorKind::Spec);
        QVERIFY(english(attempt.outcome.error->what).starts_with("The images have changed"));
        QVERIFY(!fs::exists(folder.path() / kLast));
    }
    /// As it is, and without what an earlier version did not write.
    void resumesToTheSameBits() {
        const Folder run, same, earlier;
        QCOMPARE(test::train(smallSpec(), run.path()).outcome.state, RunState::Finished);
        const std::string expected = bytesOf(run.path() / kLast);
        QVERIFY(!expected.empty());
        const auto resumed = [&](const Folder& folder, const std::function<void(std::optional<ImageCoding>&)>& say) {
            const Attempt attempt = resumedFrom(run.path(), folder.path(), say);
            const auto started = attempt.all<Started>();
            return attempt.outcome.state == RunState::Finished && !started.empty() && started.front().startStep == 10;
        };
        QVERIFY(resumed(same, [](std::optional<ImageCoding>&) {}));
        QVERIFY(bytesOf(same.path() / kLast) == expected);
        QVERIFY(resumed(earlier, [](std::optional<ImageCoding>& images) { images.reset(); }));
        QVERIFY(bytesOf(earlier.path() / kLast) == expected);
    }
};

QTEST_GUILESS_MAIN(ImageCodingTest)
#include "image_coding_test.moc"
