#include <QtTest>

#include <torch/nn/modules/batchnorm.h>
#include <torch/nn/modules/linear.h>
#include <torch/utils.h>

#include <cmath>
#include <cstring>

#include "core/engine/weights/pth.h"
#include "core/engine/weights/safetensors.h"
#include "core/engine/weights/state_dict.h"
#include "core/engine/weights/weights.h"
#include "tests/core/engine/support/fixtures.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/core/support/mutations.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

/// Small enough to try every bit of its file.
struct SmallNetwork : torch::nn::Module {
    explicit SmallNetwork(int seed) {
        register_module("first", torch::nn::Linear(2, 3));
        register_module("norm", torch::nn::BatchNorm1d(3));
        register_module("fc", torch::nn::Linear(3, 2));
        const torch::NoGradGuard noGradients;
        for (const auto& [name, tensor] : stateDict(*this))
            tensor.copy_(fixtureValue(tensor.sizes().vec(), at::kFloat, seed++));
    }
};

std::string textOf(const Error& error) {
    return english(error);
}

/// A file of safetensors; the JSON has ' in place of ".
std::string withHeader(std::string json, const std::string& data) {
    std::ranges::replace(json, '\'', '"');
    const std::uint64_t length = json.size();
    std::string out(sizeof length, '\0');
    std::memcpy(out.data(), &length, sizeof length);
    return out + json + data;
}

/// Two floats called w, whose shape and place in the data are given as JSON.
std::string oneTensor(const std::string& shape, const std::string& offsets) {
    return withHeader("{'w':{'dtype':'F32','shape':" + shape + ",'data_offsets':" + offsets + "}}",
                      std::string(8, '\1'));
}

}  // namespace

/// What tests/faults/engine/weights_damage_test.cpp does with random damage, for each bit and up to the network.
class WeightsFlipsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A file of safetensors has no checksum: a changed value is noticed only if it is no number. Every other bit is
    /// noticed, or changes nothing that is read.
    void noBitOfSafetensorsChangesAnythingButItsValue() {
        const SmallNetwork source(1);
        const Folder folder;
        const Path path = folder.path() / "a.safetensors";
        QVERIFY(writeSafetensors(path, stateDict(source), {{"format", "pt"}}));
        const std::string whole = bytesOf(path);
        std::uint64_t length = 0;
        std::memcpy(&length, whole.data(), sizeof length);
        const std::size_t dataAt = sizeof length + length;
        int refused = 0, noNumbers = 0;
        for (std::size_t bit = 0; bit < 8 * whole.size(); ++bit) {
            const std::size_t at = bit / 8;
            const QByteArray where = QString("bit %1 of byte %2").arg(bit % 8).arg(at).toUtf8();
            std::string flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << (bit % 8)));
            write(path, flipped);
            const auto read = readWeights(path);
            QVERIFY2(read || at < dataAt, where);
            if (!read) {
                ++refused;
                QVERIFY2(read.error().kind == ErrorKind::Data && canBeShown(read.error()), where);
                QCOMPARE(read.error().where, path.string());
                continue;
            }
            QVERIFY2(at >= sizeof length, where);
            SmallNetwork target(50);
            const auto loaded = load(target, "fc", *read);
            if (!loaded) {
                QVERIFY2(loaded.error().kind == ErrorKind::Data && canBeShown(loaded.error()), where);
                const bool isNoNumber = textOf(loaded.error()).find("NaN or infinity") != std::string::npos;
                QVERIFY2(isNoNumber == (at >= dataAt), where);
                noNumbers += isNoNumber ? 1 : 0;
                continue;
            }
            // Without one of its names, the last layer is one for other classes.
            const bool keepsHead = loaded->fresh > 0;
            QVERIFY2(!keepsHead || at < dataAt, where);
            const auto expected = stateDict(source);
            const auto found = stateDict(target);
            std::int64_t differing = 0;
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const auto& [name, tensor] = expected[i];
                // A counter may be missing.
                if ((keepsHead && name.starts_with("fc.")) || name.ends_with("num_batches_tracked")) continue;
                differing += (tensor != found[i].second).sum().item<std::int64_t>();
            }
            QVERIFY2(differing <= (at < dataAt ? 0 : 1), where);
        }
        QVERIFY(refused > 0);
        QVERIFY(noNumbers > 0);
    }

    /// One bit of each byte; what PyTorch wrote before 1.6 has no checksum.
    void everyByteOfPyTorchsFilesGivesAClearErrorOrTensors_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"types.pth", "legacy.pth", "training.pth"}) QTest::newRow(name) << name;
    }
    void everyByteOfPyTorchsFilesGivesAClearErrorOrTensors() {
        QFETCH(const QString, name);
        const std::string whole = bytesOf(fixture(qPrintable(name)));
        QVERIFY(parsePth(whole, "file"));
        int refused = 0;
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << (at % 8)));
            if (!isPth(flipped)) continue;
            const auto read = parsePth(flipped, "file");
            const QByteArray where = QByteArray::number(qulonglong(at));
            if (read) {
                for (const auto& [tensorName, tensor] : read->tensors) QVERIFY2(tensor.nbytes() <= whole.size(), where);
            } else {
                ++refused;
                QVERIFY2(read.error().kind == ErrorKind::Data && canBeShown(read.error()), where);
            }
        }
        QVERIFY(refused > 0);
    }

    void refusesLengthsThatAreNone_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<QString>("offsets");
        QTest::addColumn<QString>("says");
        const QString describes = "describes w in an unknown or impossible way", noJson = "Not a valid JSON document";
        for (const char* number : {"NaN", "Infinity", "-NaN", "1e999"}) {
            QTest::addRow("shape %s", number) << QString("[%1]").arg(number) << "[0,8]" << noJson;
            QTest::addRow("offset %s", number) << "[2]" << QString("[0,%1]").arg(number) << noJson;
        }
        for (const char* number : {"-1", "1e1", "2.5", "null", "true", "'2'", "[2]", "{}", "18446744073709551617"}) {
            QTest::addRow("shape %s", number) << QString("[%1]").arg(number) << "[0,8]" << describes;
            QTest::addRow("first offset %s", number) << "[2]" << QString("[%1,8]").arg(number) << describes;
            QTest::addRow("last offset %s", number) << "[2]" << QString("[0,%1]").arg(number) << describes;
        }
        for (const char* list : {"8", "null", "'[2]'", "{'0':2}", "[]"})
            QTest::addRow("offsets %s", list) << "[2]" << list << describes;
        QTest::newRow("a shape that is no list") << "2"
                                                 << "[0,8]" << describes;
        QTest::newRow("behind the data") << "[2]"
                                         << "[8,16]" << describes;
    }
    void refusesLengthsThatAreNone() {
        QFETCH(const QString, shape);
        QFETCH(const QString, offsets);
        QFETCH(const QString, says);
        QVERIFY(parseSafetensors(oneTensor("[2]", "[0,8]"), "file"));
        const auto read = parseSafetensors(oneTensor(shape.toStdString(), offsets.toStdString()), "file");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Data);
        QVERIFY(canBeShown(read.error()));
        const QString text = QString::fromStdString(textOf(read.error()));
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void refusesTwoTensorsInOnePlace() {
        const std::string entry = "{'dtype':'F32','shape':[2],'data_offsets':[0,8]}";
        const auto read =
            parseSafetensors(withHeader("{'v':" + entry + ",'w':" + entry + "}", std::string(8, '\1')), "");
        QVERIFY(!read);
        QVERIFY(textOf(read.error()).find("data of w do not start where") != std::string::npos);
    }

    /// A name is shown, but not at any length, nor so that it controls a terminal.
    void showsNamesThatCanBeShown() {
        const std::string longName(100'000, 'x'), control = "\\u001b[31mred";
        for (const std::string& name : {longName, control}) {
            const std::string quoted = "'" + name + "':{'dtype':'F32','shape':[1],'data_offsets':";
            for (const char* offsets : {"[0,1]", "[4,8]"}) {
                const auto read = parseSafetensors(withHeader("{" + quoted + offsets + "}}", std::string(8, '\1')), "");
                QVERIFY(!read);
                QVERIFY(canBeShown(read.error()));
                QVERIFY(textOf(read.error()).find('\x1b') == std::string::npos);
            }
        }
    }
};

QTEST_GUILESS_MAIN(WeightsFlipsTest)
#include "weights_flips_test.moc"
