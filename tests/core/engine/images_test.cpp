// Decoding, resizing and changing images, against Pillow and torchvision (tests/fixtures/images.py).
#include <QtTest>

#include <array>
#include <cmath>
#include <cstdlib>

#include "core/engine/data/augment.h"
#include "core/engine/data/folder_images.h"
#include "core/engine/data/geometry.h"
#include "tests/core/engine/support/pictures.h"

using namespace epochal;
using namespace epochal::engine;

namespace {

struct Pixels {
    std::int64_t height = 0, width = 0;
    std::vector<std::uint8_t> bytes;
    [[nodiscard]] const std::uint8_t* at(std::int64_t y, std::int64_t x) const {
        return bytes.data() + (y * width + x) * 3;
    }
};

/// One file, and a reader for it.
class File {
public:
    explicit File(const std::string& name) : images_(listOf(name)), reader_(images_.reader()) {}
    Extent open() { return reader_->open(0).value_or(Extent{}); }
    std::optional<Part> read(const Box& box, Extent least = {1 << 20, 1 << 20}) { return reader_->read(box, least); }
    Pixels whole() {
        const Extent extent = open();
        const auto part = read({0, 0, double(extent.height), double(extent.width)});
        if (!part) return {};
        return {part->height, part->width, {part->bytes, part->bytes + part->height * part->width * 3}};
    }

private:
    static FileList listOf(const std::string& name) {
        FileList list(test::imageFixture("."));
        list.add(name, 0);
        return list;
    }
    FolderImages images_;
    std::unique_ptr<ImageReader> reader_;
};

struct Difference {
    int largest = 0;
    double mean = 0;
};
Difference between(const Pixels& a, const Pixels& b) {
    Difference difference;
    if (a.bytes.size() != b.bytes.size() || a.bytes.empty()) return {999, 999};
    for (std::size_t i = 0; i < a.bytes.size(); ++i) {
        const int d = std::abs(int(a.bytes[i]) - int(b.bytes[i]));
        difference.largest = std::max(difference.largest, d);
        difference.mean += d / double(a.bytes.size());
    }
    return difference;
}

Pixels shown(File& file, const View& view, Extent output, bool shrinks, bool flip = false) {
    const Need need = neededFor(view, output);
    const auto part = file.read(need.box, shrinks ? need.least : Extent{1 << 20, 1 << 20});
    if (!part) return {};
    Pixels pixels{output.height, output.width,
                  std::vector<std::uint8_t>(std::size_t(output.height * output.width * 3))};
    Resizer().resize(*part, rowsOf(view, *part, output), columnsOf(view, *part, output), 3, flip, pixels.bytes.data());
    return pixels;
}

/// The mean over a row of weights of a triangle, as its definition has it.
double triangleMean(const std::vector<double>& values, double begin, double step, int i) {
    const double center = begin + (i + 0.5) * step, support = std::max(step, 1.0);
    double sum = 0, weights = 0;
    for (int k = 0; k < int(values.size()); ++k) {
        const double weight = std::max(0.0, 1 - std::abs((k + 0.5 - center) / support));
        sum += weight * values[std::size_t(k)];
        weights += weight;
    }
    return sum / weights;
}

}  // namespace

Q_DECLARE_METATYPE(epochal::engine::Box)

class ImagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decodesEveryKindAsPillowDoes_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"cmyk.jpg", "gray.jpg", "bits.png", "palette.png", "palette-transparent.png",
                                 "alpha.png", "gray-alpha.png", "turned.jpg", "animated.png"})
            QTest::newRow(name) << QString(name);
    }
    void decodesEveryKindAsPillowDoes() {
        QFETCH(QString, file);
        const std::string name = file.toStdString();
        const Difference difference = between(File(name).whole(), File(name + ".expected.png").whole());
        // libjpeg-turbo's versions may round differently.
        QVERIFY2(difference.largest <= (name.ends_with(".jpg") ? 1 : 0),
                 qPrintable(QString::number(difference.largest)));
    }

    /// A crop has the pixels of the whole image, wherever it lies: also at its edges, where chroma is interpolated.
    void decodesAPartAsTheWhole_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"420.jpg", "444.jpg", "422-progressive.jpg", "gray.jpg", "cmyk.jpg", "rgb.png"})
            QTest::newRow(name) << QString(name);
    }
    void decodesAPartAsTheWhole() {
        QFETCH(QString, file);
        File image(file.toStdString());
        const Pixels whole = image.whole();
        QVERIFY(whole.height > 0);
        CounterRandom random(1, 2, 3);
        for (int i = 0; i < 300; ++i) {
            const auto top = std::int64_t(random.below(std::uint64_t(whole.height))),
                       left = std::int64_t(random.below(std::uint64_t(whole.width))),
                       height = 1 + std::int64_t(random.below(std::uint64_t(whole.height - top))),
                       width = 1 + std::int64_t(random.below(std::uint64_t(whole.width - left)));
            image.open();
            const auto part = image.read({double(top), double(left), double(height), double(width)});
            QVERIFY(part);
            QVERIFY(part->top <= top && part->left <= left);
            QVERIFY(part->top + part->height >= top + height && part->left + part->width >= left + width);
            for (std::int64_t y = top; y < top + height; ++y)
                QVERIFY2(
                    std::equal(whole.at(y, left), whole.at(y, left) + width * 3,
                               part->bytes + ((y - part->top) * part->width + left - part->left) * 3),
                    qPrintable(QStringLiteral("%1 %2 %3 %4, row %5").arg(top).arg(left).arg(height).arg(width).arg(y)));
        }
    }

    void resizesCropsAsTorchvisionDoes_data() {
        QTest::addColumn<Box>("box");
        QTest::addColumn<int>("side");
        QTest::newRow("crop-0-0-90-130-56.png") << Box{0, 0, 90, 130} << 56;
        QTest::newRow("crop-13-21-60-70-32.png") << Box{13, 21, 60, 70} << 32;
        QTest::newRow("crop-40-50-20-17-48.png") << Box{40, 50, 20, 17} << 48;
        QTest::newRow("crop-3-5-83-121-24.png") << Box{3, 5, 83, 121} << 24;
    }
    void resizesCropsAsTorchvisionDoes() {
        QFETCH(Box, box);
        QFETCH(int, side);
        File file("rgb.png");
        file.open();
        const Pixels found = shown(file, viewOfCrop(box), {side, side}, true);
        const Difference difference = between(found, File(QTest::currentDataTag()).whole());
        QVERIFY2(difference.largest <= 2 && difference.mean < 0.35,
                 qPrintable(QStringLiteral("%1 %2").arg(difference.largest).arg(difference.mean)));
        file.open();
        const Pixels mirrored = shown(file, viewOfCrop(box), {side, side}, true, true);
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                QVERIFY(std::equal(found.at(y, x), found.at(y, x) + 3, mirrored.at(y, side - 1 - x)));
    }

    void centersAsTorchvisionDoes_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("rgb.png") << 56;
        QTest::newRow("420.jpg") << 64;
        QTest::newRow("444.jpg") << 40;
        QTest::newRow("422-progressive.jpg") << 72;
    }
    void centersAsTorchvisionDoes() {
        QFETCH(int, side);
        const std::string name = QTest::currentDataTag();
        File file(name);
        const Pixels found = shown(file, viewOfCenter(file.open(), {side, side}), {side, side}, false);
        const Difference difference =
            between(found, File("center-" + std::to_string(side) + "-" + name + ".png").whole());
        QVERIFY2(difference.largest <= 2 && difference.mean < 0.5,
                 qPrintable(QStringLiteral("%1 %2").arg(difference.largest).arg(difference.mean)));
    }

    /// Halving while decoding is close to, not the same as, resizing the whole.
    void shrinksWhileDecoding() {
        File file("444.jpg");
        const Extent extent = file.open();
        const View view = viewOfCrop({2, 3, 85, 122});
        const auto part = file.read(neededFor(view, {20, 20}).box, {20, 20});
        QVERIFY(part);
        QCOMPARE(part->shrink, std::int64_t{4});
        QCOMPARE(part->whole.height, (extent.height + 3) / 4);
        file.open();
        const Pixels shrunk = shown(file, view, {20, 20}, true);
        file.open();
        const Difference difference = between(shrunk, shown(file, view, {20, 20}, false));
        QVERIFY2(difference.largest > 0 && difference.mean < 6, qPrintable(QString::number(difference.mean)));
    }

    /// One row of any length and any number of channels, in double precision.
    void resizesByATriangle_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<double>("begin");
        QTest::addColumn<double>("length");
        QTest::addColumn<int>("channels");
        QTest::newRow("smaller") << 97 << 31 << 0.0 << 97.0 << 3;
        QTest::newRow("larger") << 31 << 97 << 0.0 << 31.0 << 3;
        QTest::newRow("fractions, gray") << 200 << 64 << 3.3 << 150.7 << 1;
        QTest::newRow("much smaller, four channels") << 999 << 7 << 0.0 << 999.0 << 4;
        QTest::newRow("the same") << 64 << 64 << 0.0 << 64.0 << 3;
        QTest::newRow("one pixel") << 1 << 8 << 0.0 << 1.0 << 3;
    }
    void resizesByATriangle() {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(double, begin);
        QFETCH(double, length);
        QFETCH(int, channels);
        CounterRandom random(5, 5, std::uint64_t(from));
        std::vector<std::uint8_t> source(std::size_t(from * channels));
        for (auto& byte : source) byte = std::uint8_t(random.below(256));
        std::vector<std::vector<double>> values{std::size_t(channels), std::vector<double>(std::size_t(from), 0.0)};
        for (int i = 0; i < from * channels; ++i)
            values[std::size_t(i % channels)][std::size_t(i / channels)] = source[std::size_t(i)];
        // Along rows and along columns.
        for (const bool across : {true, false}) {
            const Part part{source.data(), across ? 1 : from, across ? from : 1, 0, 0, {}, 1};
            const Axis one{0, 1, 0, 1, 1}, axis{begin, length / to, 0, from, to};
            std::vector<std::uint8_t> out(std::size_t(to * channels));
            Resizer().resize(part, across ? one : axis, across ? axis : one, channels, false, out.data());
            for (int i = 0; i < to * channels; ++i) {
                const double expected =
                    triangleMean(values[std::size_t(i % channels)], begin, length / to, i / channels);
                QVERIFY2(std::abs(out[std::size_t(i)] - expected) <= 0.75,
                         qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(out[std::size_t(i)]).arg(expected)));
            }
        }
    }
    void leavesAnAreaOfOneColor() {
        for (const std::uint8_t value : {0, 1, 127, 255}) {
            const std::vector<std::uint8_t> source(std::size_t(61 * 83 * 3), value);
            const Part part{source.data(), 61, 83, 0, 0, {}, 1};
            std::vector<std::uint8_t> out(std::size_t(40 * 37 * 3 + 1), 77);
            Resizer().resize(part, {0.4, 60.0 / 40, 0, 61, 40}, {0.7, 80.0 / 37, 0, 83, 37}, 3, false, out.data());
            // Nothing is written beyond the end.
            QCOMPARE(out.back(), std::uint8_t{77});
            out.pop_back();
            QCOMPARE(out, std::vector<std::uint8_t>(out.size(), value));
        }
    }

    void changesColorsAsTorchvisionDoes_data() {
        QTest::addColumn<QString>("file");
        for (const char* name : {"brightness-1.3.png", "contrast-0.6.png", "saturation-1.7.png"})
            QTest::newRow(name) << QString(name);
    }
    void changesColorsAsTorchvisionDoes() {
        QFETCH(QString, file);
        const std::string name = file.toStdString();
        const Pixels whole = File("rgb.png").whole();
        Pixels part{40, 52, {}};
        for (int y = 0; y < 40; ++y) part.bytes.insert(part.bytes.end(), whole.at(y, 0), whole.at(y, 52));
        const Pixels before = part;
        if (name.starts_with("brightness")) adjustBrightness(part.bytes.data(), 40 * 52 * 3, 1.3);
        if (name.starts_with("contrast")) adjustContrast(part.bytes.data(), 40 * 52, 3, 0.6);
        if (name.starts_with("saturation")) adjustSaturation(part.bytes.data(), 40 * 52, 1.7);
        const Difference difference = between(part, File(name).whole());
        QVERIFY2(difference.largest <= 1 && difference.mean < 0.02, qPrintable(QString::number(difference.mean)));
        QVERIFY(between(part, before).mean > 5);
    }
    void jitterVariesAndKeepsGrayGray() {
        std::vector<std::uint8_t> gray(32 * 32 * 3, 100);
        int darker = 0, brighter = 0;
        for (std::uint64_t i = 0; i < 200; ++i) {
            auto pixels = gray;
            CounterRandom random(1, 1, i);
            jitterColors(pixels.data(), {32, 32}, 3, 0.4, random);
            QVERIFY(std::ranges::all_of(pixels, [&](int v) { return std::abs(v - pixels[0]) <= 1; }));
            QVERIFY(pixels[0] >= 59 && pixels[0] <= 140);
            darker += pixels[0] < 80;
            brighter += pixels[0] > 120;
        }
        // A quarter each for a factor between 0.6 and 1.4.
        QVERIFY(darker > 30 && darker < 70 && brighter > 30 && brighter < 70);
    }

    /// Means over 60,000 draws of torchvision 0.26: RandomResizedCrop.get_params, scale 0.08 to 1, ratio 3/4 to 4/3.
    void cropsLikeTorchvision_data() {
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("width");
        QTest::addColumn<QList<double>>("means");
        QTest::addColumn<QList<double>>("deviations");
        QTest::newRow("photograph") << 375 << 500 << QList<double>{52.200, 108.579, 270.428, 282.268}
                                    << QList<double>{50.520, 80.124, 70.114, 86.176};
        QTest::newRow("tall") << 500 << 100 << QList<double>{201.338, 6.592, 98.147, 86.832}
                              << QList<double>{105.264, 8.175, 24.302, 12.252};
    }
    void cropsLikeTorchvision() {
        QFETCH(int, height);
        QFETCH(int, width);
        QFETCH(QList<double>, means);
        QFETCH(QList<double>, deviations);
        constexpr int kDraws = 60000;
        std::array<double, 4> sums{}, squares{};
        for (std::uint64_t i = 0; i < kDraws; ++i) {
            CounterRandom random(3, 4, i);
            const Box box = randomCrop({height, width}, random);
            QVERIFY(box.top >= 0 && box.left >= 0 && box.height >= 1 && box.width >= 1);
            QVERIFY(box.top + box.height <= height && box.left + box.width <= width);
            const std::array<double, 4> values{box.top, box.left, box.height, box.width};
            for (std::size_t k = 0; k < 4; ++k) {
                sums[k] += values[k] / kDraws;
                squares[k] += values[k] * values[k] / kDraws;
            }
        }
        for (qsizetype k = 0; k < 4; ++k) {
            const double mean = sums[std::size_t(k)], deviation = std::sqrt(squares[std::size_t(k)] - mean * mean);
            // Five standard errors of the difference of two means.
            const double allowed = 5 * deviations[k] * std::sqrt(2.0 / kDraws);
            QVERIFY2(std::abs(mean - means[k]) < allowed, qPrintable(QStringLiteral("%1: %2").arg(k).arg(mean)));
            QVERIFY2(std::abs(deviation / deviations[k] - 1) < 0.03,
                     qPrintable(QStringLiteral("%1: %2").arg(k).arg(deviation)));
        }
    }
    /// Where no crop fits, the largest centered one with a permitted ratio.
    void cropsTheCenterOfAStrip() {
        CounterRandom random(1, 1, 1);
        const Box box = randomCrop({1000, 10}, random);
        QCOMPARE(box.width, 10.0);
        QCOMPARE(box.height, 13.0);
        QCOMPARE(box.top, 493.0);
        QCOMPARE(box.left, 0.0);
    }

    /// As above, with RandomErasing.get_params, scale 0.02 to 0.33, ratio 0.3 to 3.3, of 40 x 52 pixels.
    void erasesLikeTorchvision() {
        constexpr int kDraws = 60000;
        const QList<double> means{10.710, 16.188, 18.712, 19.583}, deviations{7.986, 10.927, 8.165, 9.044};
        std::array<double, 4> sums{};
        for (std::uint64_t i = 0; i < kDraws; ++i) {
            CounterRandom random(3, 5, i);
            const auto box = randomRectangle({40, 52}, random);
            QVERIFY(box);
            const std::array<double, 4> values{box->top, box->left, box->height, box->width};
            for (std::size_t k = 0; k < 4; ++k) sums[k] += values[k] / kDraws;
        }
        for (qsizetype k = 0; k < 4; ++k)
            QVERIFY2(std::abs(sums[std::size_t(k)] - means[k]) < 5 * deviations[k] * std::sqrt(2.0 / kDraws),
                     qPrintable(QStringLiteral("%1: %2").arg(k).arg(sums[std::size_t(k)])));
    }
    void erasesARectangleWithTheGivenProbability() {
        int erased = 0;
        for (std::uint64_t i = 0; i < 1000; ++i) {
            std::vector<std::uint8_t> pixels(20 * 30 * 3, 200);
            CounterRandom random(9, 9, i);
            eraseRectangle(pixels.data(), {20, 30}, {1, 2, 3}, 0.25, random);
            std::int64_t count = 0, top = 99, bottom = -1, left = 99, right = -1;
            for (std::int64_t p = 0; p < 600; ++p) {
                if (pixels[std::size_t(3 * p)] == 200) continue;
                QVERIFY(pixels[std::size_t(3 * p)] == 1 && pixels[std::size_t(3 * p + 1)] == 2 &&
                        pixels[std::size_t(3 * p + 2)] == 3);
                ++count;
                top = std::min(top, p / 30), bottom = std::max(bottom, p / 30);
                left = std::min(left, p % 30), right = std::max(right, p % 30);
            }
            if (count == 0) continue;
            ++erased;
            QCOMPARE(count, (bottom - top + 1) * (right - left + 1));
        }
        // Four standard deviations of a binomial.
        QVERIFY(std::abs(erased - 250) < 4 * std::sqrt(1000 * 0.25 * 0.75));
    }
};

QTEST_GUILESS_MAIN(ImagesTest)
#include "images_test.moc"
