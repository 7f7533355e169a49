// The file of what an evaluation predicted: its bytes, and what becomes of damaged ones.
#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <fstream>
#include <limits>

#include "core/base/checksum.h"
#include "core/events/predictions.h"

using namespace epochal;

namespace {

Predictions ofClasses() {
    Predictions predictions;
    predictions.epoch = 3;
    predictions.step = 1407;
    predictions.classes = 3;
    predictions.classNames = {"cat", "собака", "ñandú"};
    predictions.answers = {{0, 0, 0.75F, 0.75F, 0.287682F}, {2, 1, 0.125F, 0.5F, 2.0794415F}};
    return predictions;
}

Predictions ofNumbers() {
    Predictions predictions;
    predictions.epoch = 1;
    predictions.step = 12;
    predictions.numbers = {{208.5, 215.25}, {-1, 1e300}};
    return predictions;
}

}  // namespace

class PredictionsTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    [[nodiscard]] Path file() const { return Path(folder_.path().toStdString()) / "predictions-last.bin"; }
    [[nodiscard]] Result<Predictions> readBack(const std::string& bytes) const {
        std::ofstream(file(), std::ios::binary) << bytes;
        return readPredictions(file());
    }
    /// With a checksum that fits, as a program with a fault would write it.
    [[nodiscard]] static std::string sealed(std::string bytes) {
        const std::uint64_t length = bytes.size();
        std::memcpy(bytes.data() + 12, &length, 8);
        const std::uint64_t sum = checksum(std::as_bytes(std::span(bytes)).subspan(28));
        std::memcpy(bytes.data() + 20, &sum, 8);
        return bytes;
    }

private Q_SLOTS:
    void comesBackAsItWas() {
        for (const Predictions& predictions : {ofClasses(), ofNumbers()}) {
            const auto read = readBack(encodePredictions(predictions));
            QVERIFY2(read, read ? "" : english(read.error()).c_str());
            QVERIFY(*read == predictions);
        }
    }
    /// The layout that FORMATS.md describes, byte for byte.
    void hasTheDocumentedLayout() {
        const std::string bytes = encodePredictions(ofNumbers());
        const std::string header = R"({"epoch":1,"step":12,"samples":2,"classes":0,"names":[]})";
        QCOMPARE(bytes.size(), 32 + header.size() + 32);
        QCOMPARE(bytes.substr(0, 12), std::string("EPOPRED\0\1\0\0\0", 12));
        QCOMPARE(bytes.substr(28, 4), std::string(1, char(header.size())) + std::string(3, '\0'));
        QCOMPARE(bytes.substr(32, header.size()), header);
        double values[4];
        std::memcpy(values, bytes.data() + 32 + header.size(), 32);
        QCOMPARE(values[0], 208.5);
        QCOMPARE(values[1], 215.25);
        QCOMPARE(values[2], -1.0);
        const std::string classes = encodePredictions(ofClasses());
        std::int32_t second[2];
        std::memcpy(second, classes.data() + classes.size() - 20, 8);
        QCOMPARE(second[0], 2);
        QCOMPARE(second[1], 1);
    }
    void aMissingFileIsNotADamagedOne() {
        const auto read = readPredictions(file().parent_path() / "none.bin");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Disk);
    }
    /// Every bit of the file, and every length that it may be cut to.
    void noDamageGoesUnnoticed() {
        const std::string whole = encodePredictions(ofClasses());
        for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
            std::string bytes = whole;
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
            const auto read = readBack(bytes);
            QVERIFY2(!read, qPrintable(QString::number(bit)));
            const bool version = bit / 8 >= 8 && bit / 8 < 12;
            QVERIFY2(read.error().kind == ErrorKind::Damaged || (version && read.error().kind == ErrorKind::Newer),
                     qPrintable(QString::number(bit)));
            QVERIFY(!read.error().what.empty() && (version || !read.error().remedy.empty()));
        }
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const auto read = readBack(whole.substr(0, size));
            QVERIFY2(!read && read.error().kind == ErrorKind::Damaged, qPrintable(QString::number(size)));
        }
        QVERIFY(!readBack(whole + "x"));
    }
    void aNewerFileIsRefusedAsSuch() {
        std::string bytes = encodePredictions(ofClasses());
        bytes[8] = 2;
        const auto read = readBack(sealed(bytes));
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::Newer);
    }
    /// Figures that no evaluation can have, in a file that is as it was written.
    void impossibleFiguresAreRefused() {
        std::vector<Predictions> wrong(8, ofClasses());
        wrong[0].answers[0].label = 3;
        wrong[1].answers[0].predicted = -1;
        wrong[2].answers[1].labelProbability = 1.5F;
        wrong[3].answers[1].predictedProbability = std::numeric_limits<float>::quiet_NaN();
        wrong[4].answers[1].loss = std::numeric_limits<float>::infinity();
        wrong[5].classNames.pop_back();
        wrong[6].epoch = -2;
        wrong[7] = ofNumbers();
        wrong[7].numbers[0].predicted = std::numeric_limits<double>::quiet_NaN();
        for (std::size_t i = 0; i < wrong.size(); ++i) {
            const auto read = readBack(encodePredictions(wrong[i]));
            QVERIFY2(!read && read.error().kind == ErrorKind::Damaged, qPrintable(QString::number(i)));
        }
        // A header that promises more samples than there are.
        std::string bytes = encodePredictions(ofNumbers());
        bytes[bytes.find("\"samples\":2") + 10] = '9';
        QVERIFY(!readBack(sealed(bytes)));
        // One that is longer than the file.
        bytes = encodePredictions(ofNumbers());
        bytes[31] = 0x7f;
        QVERIFY(!readBack(sealed(bytes)));
    }
    void aClassHasANameOrANumber() {
        QCOMPARE(english(className({"cat", "dog"}, 1)), std::string("dog"));
        QCOMPARE(english(className({}, 12)), std::string("class 12"));
    }
};

QTEST_GUILESS_MAIN(PredictionsTest)
#include "predictions_test.moc"
