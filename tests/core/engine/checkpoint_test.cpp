#include <QtTest>

#include <set>

#include "core/engine/train/checkpoint_store.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

Checkpoint sample(std::int64_t step) {
    Checkpoint checkpoint;
    checkpoint.specHash = "0123456789abcdef";
    checkpoint.architecture = "resnet8";
    checkpoint.progress = {2, 3, step, 0.1 + 0.2, 1};
    checkpoint.tensors = {
        {"model.a", torch::arange(24, torch::kFloat).reshape({2, 3, 2, 2}).contiguous(at::MemoryFormat::ChannelsLast)},
        {"sums", torch::full({2}, 1.0 / 3.0, torch::kDouble)},
        {"count", torch::full({}, 7, torch::kLong)},
        {"none", torch::empty({0, 4})}};
    return checkpoint;
}

}  // namespace

class CheckpointTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBackBitForBit() {
        const Folder folder;
        const Checkpoint written = sample(12);
        const auto bytes = saveCheckpoint(folder.path() / "a.ckpt", written);
        QVERIFY(bytes);
        QCOMPARE(*bytes, std::int64_t(std::filesystem::file_size(folder.path() / "a.ckpt")));
        const auto read = loadCheckpoint(folder.path() / "a.ckpt");
        QVERIFY(read);
        QVERIFY(read->progress == written.progress);
        QCOMPARE(read->specHash, written.specHash);
        QCOMPARE(read->tensors.size(), written.tensors.size());
        for (std::size_t i = 0; i < written.tensors.size(); ++i) {
            QCOMPARE(read->tensors[i].first, written.tensors[i].first);
            QVERIFY(torch::equal(read->tensors[i].second, written.tensors[i].second));
        }
    }
    void refusesEveryFlippedByte() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        QVERIFY(saveCheckpoint(path, sample(12)));
        const std::string whole = bytesOf(path);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string flipped = whole;
            flipped[i] = char(flipped[i] ^ 0x10);
            write(path, flipped);
            const auto read = loadCheckpoint(path);
            QVERIFY2(!read, qPrintable(QString("byte %1 of %2").arg(i).arg(whole.size())));
            QVERIFY(read.error().kind == ErrorKind::Damaged || read.error().kind == ErrorKind::Newer);
        }
    }
    void refusesEveryTruncation() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        QVERIFY(saveCheckpoint(path, sample(12)));
        const std::string whole = bytesOf(path);
        for (std::size_t length = 0; length < whole.size(); length += 3) {
            write(path, whole.substr(0, length));
            QVERIFY(!loadCheckpoint(path));
        }
        write(path, whole + "x");
        QVERIFY(!loadCheckpoint(path));
        write(path, std::string(whole.size(), '\0'));
        QVERIFY(!loadCheckpoint(path));
    }
    /// A header that checks out but claims more than the file holds.
    void refusesSizesBeyondTheFile() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        std::string bytes("EPOCKPT\0\1\0\0\0", 12);
        bytes.append(4, '\0').append(8, '\xff').append(64, ' ');
        write(path, bytes);
        QCOMPARE(loadCheckpoint(path).error().kind, ErrorKind::Damaged);
    }
    void tellsANewerFormatApart() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        QVERIFY(saveCheckpoint(path, sample(12)));
        std::string bytes = bytesOf(path);
        bytes[8] = 9;
        write(path, bytes);
        QCOMPARE(loadCheckpoint(path).error().kind, ErrorKind::Newer);
    }
    void keepsTheNewestAndTheBest() {
        const Folder folder;
        CheckpointStore store(folder.path(), 2);
        for (const std::int64_t step : {5, 10, 15, 20}) QVERIFY(store.save(sample(step), step == 10));
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            names.insert(entry.path().filename().string());
        QVERIFY(names == (std::set<std::string>{"best.ckpt", "step-000000015.ckpt", "step-000000020.ckpt"}));
        QCOMPARE(loadCheckpoint(folder.path() / "best.ckpt")->progress.step, std::int64_t{10});
    }
    void fallsBackToAnEarlierOne() {
        const Folder folder;
        CheckpointStore store(folder.path(), 2);
        QVERIFY(!store.newest([](const Error&) {}));
        for (const std::int64_t step : {5, 10, 15}) QVERIFY(store.save(sample(step), step == 5));
        const auto damaged = [&](const char* name) { write(folder.path() / name, "damaged"); };
        int told = 0;
        const auto tell = [&](const Error&) { ++told; };
        damaged("step-000000015.ckpt");
        QCOMPARE(store.newest(tell)->checkpoint.progress.step, std::int64_t{10});
        QCOMPARE(told, 1);
        damaged("step-000000010.ckpt");
        QCOMPARE(store.newest(tell)->file, std::string("best.ckpt"));
        damaged("best.ckpt");
        QVERIFY(!store.newest(tell));
    }
    void leavesTheOldOneAloneWhenItCannotWrite() {
        const Folder folder;
        CheckpointStore store(folder.path(), 2);
        QVERIFY(store.save(sample(5), true));
        std::filesystem::create_directory(folder.path() / "step-000000010.ckpt");
        write(folder.path() / "step-000000010.ckpt" / "in the way", "x");
        QVERIFY(!store.save(sample(10), true));
        QCOMPARE(store.newest([](const Error&) {})->checkpoint.progress.step, std::int64_t{5});
    }
};

QTEST_GUILESS_MAIN(CheckpointTest)
#include "checkpoint_test.moc"
