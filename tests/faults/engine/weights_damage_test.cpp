#include <zlib.h>

#include <QtTest>

#include <cstring>

#include "core/base/json.h"
#include "core/engine/weights/pth.h"
#include "core/engine/weights/safetensors.h"
#include "core/engine/weights/weights.h"
#include "tests/core/engine/support/fixtures.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/support/mutations.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr const char* kFiles[] = {"types.safetensors", "types.pth", "legacy.pth", "training.pth"};

Result<NamedTensors> parse(const std::string& bytes) {
    return isPth(bytes) ? parsePth(bytes, "file") : parseSafetensors(bytes, "file");
}

/// Bytes of all tensors, each storage once.
std::size_t bytesIn(const NamedTensors& read) {
    std::map<const void*, std::size_t> storages;
    for (const auto& [name, tensor] : read.tensors)
        storages[tensor.storage().unsafeGetStorageImpl()] = tensor.storage().nbytes();
    std::size_t total = 0;
    for (const auto& [storage, bytes] : storages) total += bytes;
    return total;
}

template <class T>
void put(std::string& out, T value) {
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// A zip archive as its description says, for content that no program writes.
std::string archive(const std::vector<std::pair<std::string, std::string>>& files, std::uint16_t method = 0) {
    std::string out, table;
    for (const auto& [name, data] : files) {
        const auto at = static_cast<std::uint32_t>(out.size()), size = static_cast<std::uint32_t>(data.size());
        const auto crc = static_cast<std::uint32_t>(
            crc32(0, reinterpret_cast<const Bytef*>(data.data()), static_cast<uInt>(data.size())));
        std::string common;
        for (const std::uint16_t number : {std::uint16_t{0}, method, std::uint16_t{0}, std::uint16_t{0}})
            put(common, number);
        for (const std::uint32_t number : {crc, size, size}) put(common, number);
        put(common, static_cast<std::uint16_t>(name.size()));
        put(common, std::uint16_t{0});
        out += std::string("PK\3\4\x14\0", 6) + common + name + data;
        table += std::string("PK\1\2\x14\0\x14\0", 8) + common + std::string(10, '\0');
        put(table, at);
        table += name;
    }
    const auto begin = static_cast<std::uint32_t>(out.size());
    out += table + std::string("PK\5\6\0\0\0\0", 8);
    for (int i = 0; i < 2; ++i) put(out, static_cast<std::uint16_t>(files.size()));
    put(out, static_cast<std::uint32_t>(table.size()));
    put(out, begin);
    put(out, std::uint16_t{0});
    return out;
}

std::string withPickle(const std::string& pickle, const std::string& data = std::string(16, '\1')) {
    return archive({{"a/data.pkl", pickle}, {"a/data/0", data}});
}

std::string text(const std::string& content) {
    std::string out = "X";
    put(out, static_cast<std::uint32_t>(content.size()));
    return out + content;
}

/// {"w": a tensor of `sizes` and `strides`, both as instructions, over `count` floats in storage "0"}.
std::string tensorPickle(const std::string& count, const std::string& first, const std::string& sizes,
                         const std::string& strides) {
    return "\x80\x02}" + text("w") + "ctorch._utils\n_rebuild_tensor_v2\n((" + text("storage") +
           "ctorch\nFloatStorage\n" + text("0") + text("cpu") + count + "tQ" + first + sizes + strides + "\x89NtRs.";
}

/// A file of safetensors; the JSON has ' in place of ".
std::string header(std::string json, const std::string& data = {}) {
    std::ranges::replace(json, '\'', '"');
    std::string out;
    put(out, std::uint64_t{json.size()});
    return out + json + data;
}

}  // namespace

class WeightsDamageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void refusesEveryTruncation() {
        for (const char* name : kFiles) {
            const std::string whole = bytesOf(fixture(name));
            QVERIFY(parse(whole));
            for (std::size_t length = 0; length < whole.size(); ++length) {
                const auto read = parse(whole.substr(0, length));
                QVERIFY2(!read, qPrintable(QString("%1 cut to %2").arg(name).arg(length)));
                QVERIFY(canBeShown(read.error()));
            }
        }
    }
    /// In an archive each byte of the tensors is covered by a checksum; what is not are its times and its padding.
    void refusesFlippedBytesOfAnArchive() {
        const std::string whole = bytesOf(fixture("types.pth"));
        const auto expected = parse(whole);
        int accepted = 0;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string flipped = whole;
            flipped[i] = char(flipped[i] ^ 0x10);
            const auto read = isPth(flipped) ? parse(flipped) : Result<NamedTensors>(Error{});
            if (!read) continue;
            ++accepted;
            QCOMPARE(read->tensors.size(), expected->tensors.size());
            for (std::size_t at = 0; at < read->tensors.size(); ++at)
                QVERIFY2(sameBits(read->tensors[at].second, expected->tensors[at].second),
                         qPrintable(QString("byte %1").arg(i)));
        }
        QVERIFY(accepted > 0);
    }
    void standsRandomDamage() {
        Mutator random(41, {std::string("PK\1\2", 4), std::string("PK\5\6", 4), std::string("\xff\xff\xff\xff", 4),
                            "cos\nsystem\n", "\x85", "(", "tRs", "QRs", "b", std::string("h\0", 2)});
        for (const char* name : kFiles) {
            const std::string whole = bytesOf(fixture(name));
            for (int i = 0; i < 2000; ++i) {
                const std::string damaged = random.changed(whole);
                const auto read = parse(damaged);
                if (!read)
                    QVERIFY2(canBeShown(read.error()), name);
                else
                    QVERIFY2(bytesIn(*read) <= damaged.size(), name);
            }
        }
    }

    void refusesPickles_data() {
        QTest::addColumn<QByteArray>("pickle");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& pickle, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(pickle) << QString(says);
        };
        const std::string one = "\x80\x02", four = "K\4", zero("K\0", 2);
        row("a command", one + "cos\nsystem\n" + text("true") + "\x85R.", "os.system");
        row("a command of another module", one + "cposix\nsystem\n" + text("true") + "\x85R.", "posix.system");
        row("eval", one + "c__builtin__\neval\n" + text("1") + "\x85R.", "__builtin__.eval");
        row("a name with control characters", one + "cos\x1b[31m\nsystem\n.", "os [31m.system");
        row("an instruction of objects", one + "(ios\nsystem\n.", "0x69");
        row("a new object", one + "ccollections\nOrderedDict\n)\x81.", "0x81");
        row("another protocol", "\x80\x04}.", "protocol 4");
        row("nothing", "", "truncated");
        row("an empty stack", one + ".", "damaged");
        row("two results", one + "}}.", "damaged");
        row("no dict", one + "K\1.", "no state dict");
        row("an empty dict", one + "}.", "no state dict");
        row("numbers only", one + "}" + text("w") + "K\1s.", "no state dict");
        row("a text beyond the end", one + "X\xff\xff\xff\x7fx.", "truncated");
        row("more than the storage has", tensorPickle(four, zero, "K\5\x85", "K\1\x85"), "larger than its storage");
        row("from beyond the storage", tensorPickle(four, "K\1", "K\4\x85", "K\1\x85"), "larger than its storage");
        row("with long strides", tensorPickle(four, zero, "K\2\x85", "K\4\x85"), "larger than its storage");
        row("a billion elements of one", tensorPickle(four, zero, "J\1\xca\x9a\x3b\x85", zero + "\x85"),
            "larger than its storage");
        row("sizes whose product overflows",
            tensorPickle(four, zero,
                         "\x8a\x08" + std::string("\0\0\0\0\1\0\0\0", 8) + "\x8a\x08" +
                             std::string("\0\0\0\0\1\0\0\0", 8) + "\x86",
                         zero + zero + "\x86"),
            "larger than its storage");
        row("a negative size", tensorPickle(four, zero, "J\xff\xff\xff\xff\x85", "K\1\x85"), "damaged");
        row("a storage beyond the file", tensorPickle("J\xff\xff\xff\x7f", zero, "K\1\x85", "K\1\x85"),
            "missing or have the wrong size");
        row("a storage of 2^62 elements",
            tensorPickle("\x8a\x08" + std::string("\0\0\0\0\0\0\0\x40", 8), zero, "K\1\x85", "K\1\x85"),
            "missing or have the wrong size");
        std::string deep = one;
        for (int i = 0; i < 1'000'000; ++i) deep += "]";
        for (int i = 0; i < 999'999; ++i) deep += "a";
        row("a million lists in each other", deep + ".", "no state dict");
        row("a list in itself", one + "]q" + std::string("\0h\0a.", 5), "no state dict");
        std::string again = one + "](";
        for (int i = 0; i < 10000; ++i) again += "NN\x86";
        again += std::string("e\x85q\0", 4) + "ccollections\nOrderedDict\nq\1";
        for (int i = 0; i < 100000; ++i) again += std::string("h\1h\0", 4) + 'R';
        row("dicts of one list, again and again", again + ".", "too large to be the weights");
    }
    void refusesPickles() {
        QFETCH(QByteArray, pickle);
        QFETCH(QString, says);
        const auto read = parse(withPickle(pickle.toStdString()));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Data);
        QVERIFY(canBeShown(read.error()));
        const QString text = QString::fromStdString(english(read.error()));
        QVERIFY2(text.contains(says), qPrintable(text));
    }
    void readsASoundPickleOfTheSameKind() {
        const auto read = parse(withPickle(tensorPickle("K\4", std::string("K\0", 2), "K\2K\2\x86", "K\2K\1\x86")));
        QVERIFY2(read, read ? "" : english(read.error()).c_str());
        QVERIFY(read->tensors.front().second.sizes() == torch::IntArrayRef({2, 2}));
    }

    void refusesArchives() {
        const std::string pickle = tensorPickle("K\4", std::string("K\0", 2), "K\4\x85", "K\1\x85");
        const std::string data(16, '\1');
        const auto says = [](const std::string& bytes, const char* what) {
            const auto read = parse(bytes);
            return !read && canBeShown(read.error()) && english(read.error()).find(what) != std::string::npos;
        };
        QVERIFY(parse(archive({{"a/data.pkl", pickle}, {"a/data/0", data}})));
        QVERIFY(says(archive({{"a/data.pkl", pickle}, {"a/data/0", data}}, 8), "compressed"));
        QVERIFY(says(archive({{"a/data.pkl", pickle}}), "missing"));
        QVERIFY(says(archive({{"a/data/0", data}}), "no state dict"));
        QVERIFY(says(archive({{"a/data.pkl", pickle}, {"a/data/0", data + "x"}}), "have the wrong size"));
        QVERIFY(says(archive({{"a/data.pkl", pickle}, {"a/constants.pkl", ""}, {"a/data/0", data}}), "TorchScript"));
        QVERIFY(says(archive({{"a/data.pkl", pickle}, {"a/byteorder", "big"}, {"a/data/0", data}}), "big-endian"));
        // One long file under many names would be read, and checked, once for each.
        std::string bomb = archive({{"a/data.pkl", pickle}, {"a/data/0", std::string(1 << 16, 'x')}});
        const std::size_t table = bomb.find("PK\1\2", 0, 4), second = bomb.find("PK\1\2", table + 4, 4),
                          end = bomb.find("PK\5\6", 0, 4);
        const std::string entry = bomb.substr(second, end - second);
        std::string tail = bomb.substr(end);
        std::string copies;
        for (int i = 0; i < 1000; ++i) copies += entry;
        const auto files = static_cast<std::uint16_t>(2 + 1000);
        const auto size = static_cast<std::uint32_t>(end - table + copies.size());
        std::memcpy(tail.data() + 10, &files, sizeof files);
        std::memcpy(tail.data() + 12, &size, sizeof size);
        QVERIFY(says(bomb.substr(0, end) + copies + tail, "not where it should be"));
    }

    void refusesHeaders_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& file, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << QString(says);
        };
        const auto one = [](const char* type, const char* shape, const char* offsets, std::size_t bytes = 8) {
            return header(
                std::string("{'w':{'dtype':'") + type + "','shape':" + shape + ",'data_offsets':" + offsets + "}}",
                std::string(bytes, '\1'));
        };
        constexpr const char* kImpossible = "describes w";
        row("a length beyond the file", std::string("\xff\xff\xff\xff\xff\xff\xff\xff{", 9), "truncated");
        row("no JSON", header("{'w':"), "Not a valid JSON document");
        row("a name twice", header("{'w':{},'w':{}}"), "appears twice");
        row("an unknown type", one("F8_E4M3", "[8]", "[0,8]"), kImpossible);
        row("a shape that does not fit", one("F32", "[3]", "[0,8]"), kImpossible);
        row("a negative size", one("F32", "[-2]", "[0,8]"), kImpossible);
        row("a fraction", one("F32", "[2.0]", "[0,8]"), kImpossible);
        row("an overflow", one("F32", "[4294967296,4294967296,4]", "[0,8]"), kImpossible);
        row("an overflow to the right size", one("F32", "[4611686018427387906]", "[0,8]"), kImpossible);
        row("no elements, but huge", one("F32", "[0,4611686018427387904,4611686018427387904]", "[0,0]", 0),
            kImpossible);
        row("more sides than a tensor has", one("F32", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2]", "[0,8]"), kImpossible);
        row("offsets beyond the data", one("F32", "[4]", "[0,16]"), kImpossible);
        row("offsets backward", one("F32", "[2]", "[8,0]"), kImpossible);
        row("three offsets", one("F32", "[2]", "[0,8,8]"), kImpossible);
        row("no offsets", header("{'w':{'dtype':'F32','shape':[0]}}"), kImpossible);
        row("no object", header("{'w':[]}"), kImpossible);
        row("a gap before", one("F32", "[1]", "[4,8]"), "do not start where");
        row("data left over", one("F32", "[1]", "[0,4]"), "more data");
        row("an overlap",
            header("{'w':{'dtype':'F32','shape':[2],'data_offsets':[0,8]},"
                   "'v':{'dtype':'F32','shape':[1],'data_offsets':[4,8]}}",
                   std::string(8, '\1')),
            "data of v do not start where");
    }
    void refusesHeaders() {
        QFETCH(QByteArray, file);
        QFETCH(QString, says);
        const auto read = parse(file.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Data);
        QVERIFY(canBeShown(read.error()));
        const QString text = QString::fromStdString(english(read.error()));
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    /// What stands in the way of a file is reported as for any file.
    void reportsWhatItCannotOpen() {
        const Folder folder;
        QCOMPARE(readWeights(folder.path() / "none").error().kind, ErrorKind::Disk);
        QCOMPARE(readWeights(folder.path()).error().kind, ErrorKind::Disk);
        QCOMPARE(readWeights("/dev/zero").error().kind, ErrorKind::Disk);
        write(folder.path() / "empty", "");
        QCOMPARE(readWeights(folder.path() / "empty").error().kind, ErrorKind::Data);
    }
};

QTEST_GUILESS_MAIN(WeightsDamageTest)
#include "weights_damage_test.moc"
