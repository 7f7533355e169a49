#include <QTest>
#include <cmath>

#include "ui/pages/configure/cost_scale.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

CostScale of(const std::vector<Range>& costs) {
    return CostScale(costs);
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

}  // namespace

/// Positions worked out by hand.
class CostScaleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsAtZeroWhereCostsAreOfOneKind() {
        // Highs 0.7, 3 and 9: the middle one ends the scale, and 3 is rounded up to 5.
        const CostScale scale = of({{0.4, 0.5, 0.7}, {1, 2, 3}, {7, 8, 9}});
        QVERIFY(!scale.isLogarithmic());
        QCOMPARE(scale.high(), 5.0);
        QCOMPARE(scale.share(0), 0.0);
        QCOMPARE(scale.share(2), 0.4);
        QCOMPARE(scale.share(8), 1.6);  // beyond the end
        QCOMPARE(scale.lines(), (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
    }

    void countsDecadesWhereTheyDifferMoreThanAHundredfold() {
        const CostScale scale = of({{0.0002, 0.0004, 0.001}, {0.03, 0.05, 0.07}, {1, 2, 9}});
        QVERIFY(scale.isLogarithmic());
        QVERIFY(near(scale.low(), 0.0001) && near(scale.high(), 10));
        QVERIFY(near(scale.share(0.0001), 0) && near(scale.share(0.01), 0.4) && near(scale.share(10), 1));
        QCOMPARE(scale.lines().size(), std::size_t{6});
        QVERIFY(near(scale.lines()[2], scale.share(0.01)));
        // Whole decades stay unchanged.
        const CostScale round = of({{0.001, 0.01, 0.1}, {1, 5, 10}});
        QVERIFY(near(round.low(), 0.001) && near(round.high(), 10));
    }

    void whatCostsNothingHasAPlace() {
        QVERIFY(CostScale().empty() && of({}).empty() && of({{0, 0, 0}}).empty());
        QCOMPARE(CostScale().share(1), 0.0);
        const CostScale scale = of({{0, 0.5, 1}, {0.001, 0.5, 3}});
        QVERIFY(scale.isLogarithmic());
        QCOMPARE(scale.share(0), 0.0);
    }
};

QTEST_APPLESS_MAIN(CostScaleTest)
#include "cost_scale_test.moc"
