// Properties of the decimated line: only input points, in order, and the same pixels.
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <vector>

#include "core/analysis/decimation.h"

using namespace epochal;

namespace {

using Points = std::vector<CurvePoint>;

bool same(const CurvePoint& a, const CurvePoint& b) {
    return a.x == b.x && (a.y == b.y || (std::isnan(a.y) && std::isnan(b.y)));
}

bool isSubsequence(const Points& part, const Points& whole) {
    auto from = whole.begin();
    for (const CurvePoint& point : part) {
        from = std::find_if(from, whole.end(), [&](const CurvePoint& p) { return same(p, point); });
        if (from == whole.end()) return false;
        ++from;
    }
    return true;
}

/// Lowest and highest y of every pixel column within the range.
std::map<int, std::pair<double, double>> extremes(const Points& curve, double left, double right, int columns) {
    std::map<int, std::pair<double, double>> found;
    for (const CurvePoint& point : curve) {
        if (std::isnan(point.y) || point.x < left || point.x > right) continue;
        const int column = std::min(columns - 1, static_cast<int>((point.x - left) / (right - left) * columns));
        const auto [at, fresh] = found.try_emplace(column, point.y, point.y);
        if (!fresh) at->second = {std::min(at->second.first, point.y), std::max(at->second.second, point.y)};
    }
    return found;
}

Points noise(int n, unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<double> normal;
    Points curve;
    double y = 0;
    for (int i = 0; i < n; ++i) {
        y += normal(random);
        curve.push_back({i * 0.37, y});
    }
    return curve;
}

}  // namespace

class DecimationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsShortCurves() {
        const Points curve = noise(400, 1);
        const Points out = decimate(curve, 0, 148, 100);
        QCOMPARE(out.size(), curve.size());
        QVERIFY(decimate({}, 0, 1, 100).empty());
        QCOMPARE(decimate(curve, 5, 5, 10).size(), curve.size());
        QCOMPARE(decimate(curve, 0, 148, 0).size(), curve.size());
    }

    void drawsTheSamePixels() {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const Points curve = noise(20000, seed);
            const int columns = 50 + static_cast<int>(seed) * 17;
            const double left = 0.1 * seed * 37, right = curve.back().x * (1 - 0.03 * seed / 2);
            const Points out = decimate(curve, left, right, columns);
            QVERIFY(isSubsequence(out, curve));
            QVERIFY(out.size() <= 4 * static_cast<std::size_t>(columns) + 2);
            QVERIFY(extremes(out, left, right, columns) == extremes(curve, left, right, columns));
        }
    }

    void keepsTheEndsAndNeighbours() {
        const Points curve = noise(5000, 3);
        const Points whole = decimate(curve, 0, curve.back().x, 20);
        QVERIFY(same(whole.front(), curve.front()));
        QVERIFY(same(whole.back(), curve.back()));
        const Points part = decimate(curve, 100, 200, 20);
        QVERIFY(part.front().x < 100 && part.front().x > 100 - 0.38);
        QVERIFY(part.back().x > 200 && part.back().x < 200 + 0.38);
    }

    void keepsGaps() {
        Points curve = noise(5000, 4);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const std::size_t i : {1000u, 1001u, 1002u, 3000u}) curve[i].y = nan;
        const Points out = decimate(curve, 0, curve.back().x, 40);
        QVERIFY(isSubsequence(out, curve));
        QCOMPARE(std::count_if(out.begin(), out.end(), [](const CurvePoint& p) { return std::isnan(p.y); }), 2);
        // The line stops and resumes exactly at the gap.
        const auto gap = std::find_if(out.begin(), out.end(), [](const CurvePoint& p) { return std::isnan(p.y); });
        QVERIFY(same(*std::prev(gap), curve[999]));
        QVERIFY(same(*std::next(gap), curve[1003]));
    }

    void placesWithoutANumberAreGaps() {
        std::vector<CurvePoint> points;
        for (int i = 0; i < 1000; ++i) points.push_back({i * 1.0, 1.0});
        points[400].x = std::nan("");
        points[600].x = std::numeric_limits<double>::infinity();
        points[0].x = -std::numeric_limits<double>::infinity();
        const auto drawn = decimate(points, 0, 1000, 10);
        QVERIFY(std::ranges::all_of(drawn, [](const CurvePoint& point) { return std::isfinite(point.x); }));
        QVERIFY(std::ranges::is_sorted(drawn, {}, &CurvePoint::x));
        const auto gap = [&](double x) {
            return std::ranges::any_of(drawn, [x](const CurvePoint& p) { return p.x == x && !std::isfinite(p.y); });
        };
        QVERIFY(gap(399) && gap(599));
        QCOMPARE(drawn.back().x, 999.0);
    }

    void takesManyPointsAtOnePlace() {
        const Points out = decimate(Points(1000, CurvePoint{1, 2}), 0, 10, 10);
        QCOMPARE(out.size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(DecimationTest)
#include "decimation_test.moc"
