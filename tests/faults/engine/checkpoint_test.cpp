#include <zlib.h>

#include <QtTest>

#include <cmath>
#include <cstring>
#include <functional>
#include <set>

#include "core/base/json.h"
#include "core/engine/train/checkpoint_store.h"
#include "core/spec/spec_json.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr std::int64_t kStepsPerEpoch = 10;

RunSpec spec() {
    RunSpec spec;
    spec.stop.epochs = 100;
    spec.optimizer.globalBatch = 32;
    return spec;
}

Checkpoint sample(std::int64_t step) {
    Checkpoint checkpoint;
    checkpoint.specHash = specHash(spec());
    checkpoint.architecture = "resnet8";
    const std::int64_t epoch = step / kStepsPerEpoch;
    checkpoint.progress = {epoch, step % kStepsPerEpoch, step, epoch > 0 ? std::optional(0.1 + 0.2) : std::nullopt,
                           epoch > 0 ? 1 : 0};
    checkpoint.tensors = {
        {"model.a", torch::arange(24, torch::kFloat).reshape({2, 3, 2, 2}).contiguous(at::MemoryFormat::ChannelsLast)},
        {"sums", torch::full({2}, 1.0 / 3.0, torch::kDouble)},
        {"count", torch::full({}, 7, torch::kLong)},
        {"none", torch::empty({0, 4})}};
    return checkpoint;
}

CheckpointStore storeIn(const Path& folder, std::int64_t keep = 2) {
    return {folder, keep, {spec(), kStepsPerEpoch}};
}

std::set<std::string> namesIn(const Path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

/// A checkpoint's bytes with its header changed and every checksum recomputed.
std::string withHeader(const std::string& bytes, const std::function<void(Json&)>& change) {
    std::uint64_t size = 0;
    std::memcpy(&size, bytes.data() + 16, 8);
    Json header = Json::parse(bytes.substr(24, size));
    change(header);
    const std::string text = header.dump();
    const auto crc = static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size())));
    const std::uint64_t length = text.size(), whole = bytes.size() - size + length;
    std::string out = bytes.substr(0, 12);
    out.append(reinterpret_cast<const char*>(&crc), 4).append(reinterpret_cast<const char*>(&length), 8);
    out += text + bytes.substr(24 + size, bytes.size() - 24 - size - 16);
    out.append(reinterpret_cast<const char*>(&whole), 8);
    return out + bytes.substr(bytes.size() - 8);
}

constexpr const char* kFifteen = "step-000000015.ckpt";

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
    /// The hash that the version of 21 November 2026 stored for spec(): computed by another program from its document.
    void resumesFromACheckpointWithTheHashOfAnEarlierVersion() {
        const Folder folder;
        Checkpoint earlier = sample(10);
        earlier.specHash = "d9a49beb3c8baf0b";
        QVERIFY(saveCheckpoint(folder.path() / "step-000000010.ckpt", earlier));
        CheckpointStore store = storeIn(folder.path());
        const auto found = store.newest([](const Error&) {});
        QVERIFY(found.ok() && found->has_value());
        QCOMPARE((*found)->checkpoint.progress.step, std::int64_t{10});
        // Pruned like any other of this run.
        for (const std::int64_t step : {15, 20}) QVERIFY(store.save(sample(step), false));
        QCOMPARE(namesIn(folder.path()), (std::set<std::string>{"step-000000015.ckpt", "step-000000020.ckpt"}));
        earlier.specHash = "d9a49beb3c8baf0c";
        QVERIFY(saveCheckpoint(folder.path() / "step-000000025.ckpt", earlier));
        QCOMPARE(storeIn(folder.path()).newest([](const Error&) {}).error().kind, ErrorKind::Spec);
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
    /// A header with a valid checksum that claims more than the file contains.
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
        CheckpointStore store = storeIn(folder.path());
        for (const std::int64_t step : {5, 10, 15, 20}) QVERIFY(store.save(sample(step), step == 10));
        QVERIFY(namesIn(folder.path()) ==
                (std::set<std::string>{"best.ckpt", "step-000000015.ckpt", "step-000000020.ckpt"}));
        QCOMPARE(loadCheckpoint(folder.path() / "best.ckpt")->progress.step, std::int64_t{10});
    }
    void fallsBackToAnEarlierOne() {
        const Folder folder;
        CheckpointStore store = storeIn(folder.path());
        QVERIFY(!store.newest([](const Error&) {}).value());
        for (const std::int64_t step : {5, 10, 15}) QVERIFY(store.save(sample(step), step == 5));
        const auto damage = [&](const char* name) { write(folder.path() / name, "damaged"); };
        int told = 0;
        const auto tell = [&](const Error&) { ++told; };
        damage(kFifteen);
        QCOMPARE(store.newest(tell).value()->checkpoint.progress.step, std::int64_t{10});
        QCOMPARE(told, 1);
        damage("step-000000010.ckpt");
        QCOMPARE(store.newest(tell).value()->file, std::string("best.ckpt"));
        damage("best.ckpt");
        QVERIFY(!store.newest(tell).value());
        // Set aside, not lost: someone may be able to repair them.
        int aside = 0;
        for (const std::string& name : namesIn(folder.path())) aside += name.find(".ckpt.damaged-") != name.npos;
        QCOMPARE(aside, 3);
    }

    /// A failure to read a file is no evidence about its contents.
    void refusesToGoOnWhereACheckpointIsNotToBeReplaced_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("best");
        for (const bool best : {false, true}) {
            const char* where = best ? "best" : "newest";
            QTest::addRow("unreadable, %s", where) << int(ErrorKind::Disk) << best;
            QTest::addRow("newer, %s", where) << int(ErrorKind::Newer) << best;
            QTest::addRow("another run's, %s", where) << int(ErrorKind::Spec) << best;
            QTest::addRow("of other data, %s", where) << int(ErrorKind::Data) << best;
        }
    }
    void refusesToGoOnWhereACheckpointIsNotToBeReplaced() {
        QFETCH(int, kind);
        QFETCH(bool, best);
        const Folder folder;
        {
            CheckpointStore store = storeIn(folder.path());
            for (const std::int64_t step : {10, 15}) QVERIFY(store.save(sample(step), step == 15));
        }
        const Path path = folder.path() / (best ? "best.ckpt" : kFifteen);
        const std::string bytes = bytesOf(path);
        std::filesystem::remove(path);
        if (kind == int(ErrorKind::Disk)) {
            // A link to itself cannot be opened by anyone, including root (ELOOP).
            std::filesystem::create_symlink(path.filename(), path);
        } else if (kind == int(ErrorKind::Newer)) {
            std::string newer = bytes;
            newer[8] = 2;
            write(path, newer);
        } else if (kind == int(ErrorKind::Spec)) {
            write(path, withHeader(bytes, [](Json& header) { header["spec"] = "fedcba9876543210"; }));
        } else {
            write(path, withHeader(bytes, [](Json& header) { header["stepInEpoch"] = 4; }));
        }
        const auto names = namesIn(folder.path());
        const std::string before = bytesOf(path);
        CheckpointStore store = storeIn(folder.path());
        const auto found = store.newest([](const Error&) {});
        QVERIFY(!found);
        QCOMPARE(int(found.error().kind), kind);
        QCOMPARE(found.error().where, path.string());
        QVERIFY(!found.error().remedy.empty());
        QVERIFY(namesIn(folder.path()) == names);
        QVERIFY(bytesOf(path) == before);
    }
    /// The samples of a step that was left out are in no sum; those of half a step cannot be.
    void knowsWhichSumsAreOfItsSteps() {
        const std::int64_t batch = spec().optimizer.globalBatch;
        const auto isTaken = [&](std::vector<double> images) {
            const Folder folder;
            Checkpoint checkpoint = sample(3);
            std::vector<torch::Tensor> rows;
            for (const double one : images) rows.push_back(torch::tensor({1.5, one / 2, one}, torch::kDouble));
            checkpoint.tensors.emplace_back(kReplicasState, torch::stack(rows));
            CheckpointStore store = storeIn(folder.path());
            return store.save(checkpoint, false) && static_cast<bool>(store.newest([](const Error&) {}));
        };
        const auto three = static_cast<double>(3 * batch);
        QVERIFY(isTaken({three}));
        QVERIFY(isTaken({three / 4, three * 3 / 4}));
        QVERIFY(isTaken({static_cast<double>(2 * batch)}));
        QVERIFY(!isTaken({three - 1}));
        QVERIFY(!isTaken({three + static_cast<double>(batch)}));
        QVERIFY(!isTaken({three + 1, -1}));
        QVERIFY(!isTaken({three - 0.5, 0.5}));
    }

    void refusesAFolderThatCannotBeListed() {
        const Folder folder;
        write(folder.path() / "file", "x");
        CheckpointStore store = storeIn(folder.path() / "file");
        const auto found = store.newest([](const Error&) {});
        QVERIFY(!found);
        QCOMPARE(found.error().kind, ErrorKind::Disk);
    }

    void prunesOnlyWhatItKnowsToBeWholeAndItsOwn() {
        const Folder folder;
        {
            CheckpointStore store = storeIn(folder.path());
            for (const std::int64_t step : {5, 10}) QVERIFY(store.save(sample(step), false));
        }
        const std::string good = bytesOf(folder.path() / "step-000000010.ckpt");
        // Files left by others, with steps below and above the new ones.
        const std::string newer = good.substr(0, 8) + "\2" + good.substr(9);
        write(folder.path() / "step-000000007.ckpt", newer);
        write(folder.path() / "step-000000090.ckpt", newer);
        write(folder.path() / "step-000000008.ckpt",
              withHeader(good, [](Json& header) { header["spec"] = "fedcba9876543210"; }));
        for (const char* name : {"step-000000009.ckpt", "step-000000091.ckpt", "step-000000092.ckpt"})
            write(folder.path() / name, "damaged");
        CheckpointStore store = storeIn(folder.path());
        for (const std::int64_t step : {11, 12, 13}) QVERIFY(store.save(sample(step), false));
        std::set<std::string> left;
        for (const std::string& name : namesIn(folder.path()))
            if (name.ends_with(".ckpt")) left.insert(name);
        QVERIFY(left == (std::set<std::string>{"step-000000007.ckpt", "step-000000008.ckpt", "step-000000012.ckpt",
                                               "step-000000013.ckpt", "step-000000090.ckpt"}));
    }

    void takesNoNumberThatNoRunCanHave_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<double>("value");
        for (const char* member : {"epoch", "stepInEpoch", "step", "epochsWithoutBetter"})
            for (const double value : {-1.0, -4.0, 0.5, 1e17, 9.3e18, 1e300})
                QTest::addRow("%s %g", member, value) << QString(member) << value;
        for (const double value : {-1.0, -0.5, 1.01, 1e300}) QTest::addRow("bestTop1 %g", value) << "bestTop1" << value;
    }
    void takesNoNumberThatNoRunCanHave() {
        QFETCH(QString, member);
        QFETCH(double, value);
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        QVERIFY(saveCheckpoint(path, sample(12)));
        const std::string bytes = bytesOf(path);
        write(path, withHeader(bytes, [](Json&) {}));
        QVERIFY(loadCheckpoint(path));
        write(path, withHeader(bytes, [&](Json& header) {
                  Json& changed = header[member.toStdString()];
                  if (value == std::floor(value) && std::abs(value) < 9e18)
                      changed = static_cast<std::int64_t>(value);
                  else
                      changed = value;
              }));
        const auto read = loadCheckpoint(path);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Damaged);
    }

    void savesNothingThatIsNoNumber() {
        const Folder folder;
        CheckpointStore store = storeIn(folder.path());
        QVERIFY(store.save(sample(5), true));
        const auto names = namesIn(folder.path());
        for (const double odd : {std::nan(""), HUGE_VAL}) {
            Checkpoint diverged = sample(15);
            diverged.tensors[0].second[1][1][1][1] = odd;
            const auto saved = store.save(diverged, true);
            QVERIFY(!saved);
            QCOMPARE(saved.error().kind, ErrorKind::Diverged);
            QVERIFY(namesIn(folder.path()) == names);
        }
    }

    void doesNotBringADeletedRunBack() {
        const Folder folder;
        CheckpointStore store = storeIn(folder.path() / "run" / "checkpoints");
        const auto saved = store.save(sample(5), true);
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::Disk);
        QVERIFY(!std::filesystem::exists(folder.path() / "run"));
    }

    void isWhatFormatsSays() {
        const Folder folder;
        QVERIFY(saveCheckpoint(folder.path() / "a.ckpt", sample(5)));
        const std::string magic = bytesOf(folder.path() / "a.ckpt").c_str();
        const std::string formats = bytesOf(Path(qgetenv("EPOCHAL_SOURCE").toStdString()) / "FORMATS.md");
        QVERIFY(formats.find("`runs/<id>/checkpoints/*.ckpt` | `" + magic + "`, 1 ") != std::string::npos);
    }

    void leavesTheOldOneAloneWhenItCannotWrite() {
        const Folder folder;
        CheckpointStore store = storeIn(folder.path());
        QVERIFY(store.save(sample(5), true));
        std::filesystem::create_directory(folder.path() / "step-000000010.ckpt");
        write(folder.path() / "step-000000010.ckpt" / "in the way", "x");
        QVERIFY(!store.save(sample(10), true));
        std::filesystem::remove_all(folder.path() / "step-000000010.ckpt");
        QCOMPARE(store.newest([](const Error&) {}).value()->checkpoint.progress.step, std::int64_t{5});
    }
};

QTEST_GUILESS_MAIN(CheckpointTest)
#include "checkpoint_test.moc"
