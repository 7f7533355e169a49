// Every column of the picture compared with the line itself, followed in steps far smaller than a pixel.
#include <QTest>
#include <cmath>
#include <random>

#include "ui/charts/span_picture.h"

using namespace epochal::ui;

namespace {

constexpr QRgb kRed = 0xFFFF0000u, kBlue = 0xFF0000FFu;

QImage picture(int width, int height, const std::vector<InkedLine>& lines, const PixelMap& map = {}) {
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    drawSpans(image, lines, map);
    return image;
}

/// Height of the line at x; the line is given by its points.
double heightAt(const std::vector<QPointF>& points, double x) {
    std::size_t i = 1;
    while (i + 1 < points.size() && points[i].x() < x) ++i;
    const QPointF a = points[i - 1], b = points[i];
    return a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
}

}  // namespace

class SpanPictureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Sparse points (long slopes over many columns), about one a column, and many a column.
    void everyColumnHasTheRowsTheLinePasses_data() {
        QTest::addColumn<double>("step");
        for (const double step : {37.3, 0.93, 0.011}) QTest::addRow("%g pixels a step", step) << step;
    }
    void everyColumnHasTheRowsTheLinePasses() {
        QFETCH(double, step);
        constexpr int kWide = 300, kHigh = 200;  // several stripes, the last one narrower
        std::mt19937 random(11);
        std::uniform_real_distribution<double> to(20, 180);
        std::vector<QPointF> points;
        for (double x = -50.5; x < kWide + 50; x += step) points.emplace_back(x, to(random));
        const QImage image = picture(kWide, kHigh, {{points, kRed}});
        std::vector<double> low(kWide, 1e9), high(kWide, -1e9);
        const auto seen = [&](double x, double y) {
            if (x < 0 || x >= kWide) return;
            const auto column = static_cast<std::size_t>(x);
            low[column] = std::min(low[column], y);
            high[column] = std::max(high[column], y);
        };
        for (const QPointF& point : points) seen(point.x(), point.y());
        for (int column = 0; column < kWide; ++column) {
            seen(column, heightAt(points, column));
            seen(column, heightAt(points, column + 1));
        }
        for (int x = 0; x < kWide; ++x) {
            int first = -1, last = -1, lit = 0;
            for (int y = 0; y < kHigh; ++y)
                if (image.pixel(x, y) == kRed) {
                    if (first < 0) first = y;
                    last = y;
                    ++lit;
                }
            const auto column = static_cast<std::size_t>(x);
            QCOMPARE(first, static_cast<int>(low[column]));
            QCOMPARE(last, static_cast<int>(high[column]));
            QCOMPARE(lit, last - first + 1);
        }
    }

    void placesAreMapped() {
        // x 0..1 over 100 pixels, y from the bottom up: (0.5, 10) is the pixel (50, 30).
        const std::vector<QPointF> points{{0.5, 10}, {0.505, 10}};
        const QImage image = picture(100, 40, {{points, kRed}}, {100, 0, -1, 40.5});
        QCOMPARE(image.pixel(50, 30), kRed);
        QCOMPARE(image.pixel(49, 30), 0u);
        QCOMPARE(image.pixel(50, 29), 0u);
    }

    void theLaterLineIsOnTopAndNothingElseIsTouched() {
        const std::vector<QPointF> flat{{0, 5}, {200, 5}}, other{{0, 5}, {100, 5}};
        const QImage image = picture(200, 10, {{flat, kRed}, {other, kBlue}});
        QCOMPARE(image.pixel(50, 5), kBlue);
        QCOMPARE(image.pixel(150, 5), kRed);
        QCOMPARE(image.pixel(50, 4), 0u);
    }

    void whatLiesOutsideIsCutOff() {
        const std::vector<QPointF> through{{-1e9, -1e9}, {1e9, 1e9}}, beside{{500, 5}, {600, 5}},
            above{{0, -9}, {50, -3}}, none, one{{7, 30}};
        const QImage image =
            picture(130, 100, {{beside, kRed}, {above, kRed}, {none, kRed}, {one, kRed}, {through, kBlue}});
        for (int x = 0; x < 100; ++x) QCOMPARE(image.pixel(x, x), kBlue);
        QCOMPARE(image.pixel(7, 30), kRed);
        int lit = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 130; ++x) lit += image.pixel(x, y) == kRed;
        QCOMPARE(lit, 1);
    }
};

QTEST_MAIN(SpanPictureTest)
#include "span_picture_test.moc"
