// Random inputs from a fixed seed, checked against slow reference implementations that share no code with what they
// check.
#include <QtTest/QTest>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "core/analysis/audit.h"
#include "core/analysis/break_even.h"
#include "core/analysis/decimation.h"
#include "core/analysis/frontier.h"
#include "core/analysis/interval.h"
#include "core/economics/billing.h"
#include "core/economics/cost.h"

using namespace epochal;

namespace {

class Random {
public:
    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(generator_); }
    double real(double low, double high) { return std::uniform_real_distribution<double>(low, high)(generator_); }
    bool chance(double share) { return real(0, 1) < share; }

private:
    std::mt19937_64 generator_{20261121};
};

std::string printed(double value, int decimals) {
    return QString::number(value, 'f', decimals).toStdString();
}

/// Counts, second by second, what a provider's clock bills. All times are whole seconds.
long billedBySimulation(const Offer& offer, const MachineUse& use) {
    const auto minimum = static_cast<long>(offer.minimumSeconds);
    const long quantum = std::max(1L, static_cast<long>(offer.quantumSeconds));
    const auto preparation = static_cast<long>(use.preparation);
    const bool ownWork = offer.kind == PriceKind::Own || offer.kind == PriceKind::Monthly;
    long billed = 0, rental = 0;
    bool open = false;
    const auto close = [&] {
        // The rental runs on until the minimum is used up and the last quantum is full.
        while (!ownWork && rental > 0 && (rental < minimum || rental % quantum != 0)) ++rental;
        billed += rental;
        rental = 0;
        open = false;
    };
    const auto last = static_cast<long>(use.stretches.back().end);
    for (long second = static_cast<long>(use.stretches.front().begin); second < last; ++second) {
        bool inside = false;
        for (const Stretch& stretch : use.stretches) {
            const auto begin = static_cast<long>(stretch.begin), end = static_cast<long>(stretch.end);
            if (second < begin || second >= end) continue;
            inside = true;
            if (second == begin && (!use.kept || !open)) {
                if (open) close();
                for (long i = 0; i < preparation; ++i) ++rental;
                open = true;
            }
            // The machine works during the first `active` seconds of the stretch.
            const bool works = !stretch.active || second - begin < static_cast<long>(*stretch.active);
            if (!ownWork || works) ++rental;
        }
        if (inside) continue;
        if (!use.kept && open) close();
        if (use.kept && open && !ownWork) ++rental;
    }
    close();
    return billed;
}

}  // namespace

class AnalysisPropertiesTest : public QObject {
    Q_OBJECT
    Random random_;

private Q_SLOTS:
    void billsWhatAClockCounts() {
        for (int round = 0; round < 3000; ++round) {
            Offer offer;
            const PriceKind kinds[] = {PriceKind::OnDemand, PriceKind::Spot, PriceKind::Reserved, PriceKind::Own,
                                       PriceKind::Monthly};
            offer.kind = kinds[random_.whole(0, 4)];
            const int quanta[] = {0, 1, 7, 60, 600, 3600};
            offer.quantumSeconds = quanta[random_.whole(0, 5)];
            offer.minimumSeconds = random_.chance(0.5) ? random_.whole(0, 900) : 0;
            // A price of a whole number of thousandths a second makes the cost exact.
            const int thousandths = random_.whole(1, 5000);
            offer.pricePerHour = Decimal::ratio(thousandths * 36, 10);
            MachineUse use;
            use.preparation = random_.chance(0.5) ? random_.whole(0, 400) : 0;
            use.kept = random_.chance(0.5);
            double at = random_.whole(0, 100);
            for (int i = random_.whole(1, 4); i > 0; --i) {
                const int length = random_.whole(1, 700);
                Stretch stretch{at, at + length, {}};
                if (random_.chance(0.7)) stretch.active = random_.whole(1, length);
                use.stretches.push_back(stretch);
                at += length + random_.whole(1, 500);
            }
            const long expected = billedBySimulation(offer, use);
            const Bill got = bill(offer, use);
            QCOMPARE(got.billed, static_cast<double>(expected));
            QCOMPARE(got.cost->amount.text(), Decimal::ratio(expected * thousandths, 1000).text());
            double sum = 0;
            for (const Rental& rental : got.rentals) sum += rental.billed;
            QCOMPARE(sum, got.billed);
        }
    }

    void theFrontierIsWhatNothingBeats() {
        for (int round = 0; round < 400; ++round) {
            std::vector<CostTime> points;
            for (int i = random_.whole(0, 25); i > 0; --i)
                points.push_back({double(random_.whole(0, 12)), double(random_.whole(0, 12))});
            const auto got = dominators(points);
            QCOMPARE(got.size(), points.size());
            // Shortest time at each cost, cheapest first: a point is dominated by one that is cheaper and no slower, or
            // equally cheap and faster.
            std::map<double, double> fastest;
            for (const CostTime& point : points) {
                const auto [found, added] = fastest.try_emplace(point.cost, point.seconds);
                if (!added) found->second = std::min(found->second, point.seconds);
            }
            for (std::size_t i = 0; i < points.size(); ++i) {
                bool beaten = false;
                for (const auto& [cost, seconds] : fastest) {
                    if (cost > points[i].cost) break;
                    beaten =
                        beaten || (cost < points[i].cost ? seconds <= points[i].seconds : seconds < points[i].seconds);
                }
                QCOMPARE(got[i].empty(), !beaten);
                for (const std::size_t by : got[i]) {
                    QVERIFY(points[by].cost <= points[i].cost && points[by].seconds <= points[i].seconds);
                    QVERIFY(points[by].cost < points[i].cost || points[by].seconds < points[i].seconds);
                }
            }
        }
    }

    void intervalsHoldEveryValueOfTheirParts() {
        const auto interval = [&] {
            const double a = random_.real(-50, 50), b = random_.chance(0.1) ? a : random_.real(-50, 50);
            return Interval{std::min(a, b), std::max(a, b)};
        };
        for (int round = 0; round < 4000; ++round) {
            const Interval a = interval(), b = interval();
            for (int sample = 0; sample < 12; ++sample) {
                const auto in = [&](const Interval& one) {
                    const int corner = random_.whole(0, 3);
                    return corner == 0   ? one.low
                           : corner == 1 ? one.high
                                         : std::clamp(random_.real(one.low, one.high + 1e-300), one.low, one.high);
                };
                // In long double, whose 64-bit significand separates the exact sum of two doubles from its rounding.
                const long double x = in(a), y = in(b);
                const auto holds = [](const Interval& range, long double value) {
                    return range.low <= value && value <= range.high;
                };
                QVERIFY(holds(a + b, x + y));
                QVERIFY(holds(a - b, x - y));
                QVERIFY(holds(a * b, x * y));
                if (y != 0) QVERIFY(holds(a / b, x / y));
            }
        }
        const double infinity = std::numeric_limits<double>::infinity();
        for (const Interval& other : {Interval{0, 0}, Interval{0, 5}, Interval{-1, 0}, Interval{-2, 3}}) {
            const Interval product = Interval{-infinity, infinity} * other;
            QVERIFY(product.low == -infinity && product.high == infinity);
        }
    }

    /// Figures printed from true values never raise an alarm; figures beyond anything those values could give always
    /// do.
    void anAuditRaisesNoFalseAlarm() {
        int within = 0;
        for (int round = 0; round < 6000; ++round) {
            const int digits[] = {random_.whole(0, 3), random_.whole(0, 3), random_.whole(0, 4)};
            const double a = random_.real(1, 5000), b = random_.real(2, 90), c = random_.real(0, 10);
            const char* formulas[] = {"a / b", "a * b / 100", "a / b + c", "a / (b + c) - c"};
            const double values[] = {a / b, a * b / 100, a / b + c, a / (b + c) - c};
            const int which = random_.whole(0, 3);
            Claim claim;
            claim.formula = formulas[which];
            claim.inputs = {{"a", {printed(a, digits[0])}}, {"b", {printed(b, digits[1])}}, {"c", {printed(c, 2)}}};
            claim.published = {printed(values[which], digits[2])};
            const auto honest = audit(claim);
            QVERIFY(honest);
            QVERIFY2(honest->follows != Follows::No, english(honest->words).c_str());
            QVERIFY(honest->range.contains(values[which]));
            within += honest->follows == Follows::WithinRounding ? 1 : 0;
            if (honest->follows == Follows::CannotTell) continue;
            const double unit = std::pow(10, -digits[2]);
            claim.published = {printed(honest->range.high + 1.01 * unit, digits[2])};
            QCOMPARE(audit(claim)->follows, Follows::No);
            QVERIFY(audit(claim)->recomputed != claim.published.text);
        }
        QVERIFY(within > 100);  // the middle verdict occurs too
    }

    void decimationKeepsEachColumnsExtremes() {
        for (int round = 0; round < 300; ++round) {
            std::vector<CurvePoint> points;
            double x = 0;
            for (int i = random_.whole(0, 900); i > 0; --i) {
                x += random_.chance(0.2) ? 0 : random_.real(0, 3);
                points.push_back({x, random_.chance(0.03) ? std::nan("") : random_.real(-5, 5)});
            }
            const double left = random_.real(0, x / 2), right = left + random_.real(0.1, x + 1);
            const int columns = random_.whole(1, 60);
            const auto columnOf = [&](double at) {
                return std::min(static_cast<int>(std::floor((at - left) / (right - left) * columns)), columns - 1);
            };
            std::map<int, std::pair<double, double>> before, after;
            const auto see = [&](const std::vector<CurvePoint>& all, std::map<int, std::pair<double, double>>& out) {
                for (const CurvePoint& point : all) {
                    if (point.x < left || point.x > right || std::isnan(point.y)) continue;
                    const auto [found, added] = out.try_emplace(columnOf(point.x), point.y, point.y);
                    found->second.first = std::min(found->second.first, point.y);
                    found->second.second = std::max(found->second.second, point.y);
                }
            };
            const std::vector<CurvePoint> got = decimate(points, left, right, columns);
            see(points, before);
            see(got, after);
            QVERIFY(before == after);
            // No point is invented or moved: the points kept are a subsequence of the input.
            std::size_t from = 0;
            for (const CurvePoint& point : got) {
                const auto same = [&](const CurvePoint& other) {
                    return other.x == point.x && (other.y == point.y || (std::isnan(other.y) && std::isnan(point.y)));
                };
                while (from < points.size() && !same(points[from])) ++from;
                QVERIFY(from < points.size());
                ++from;
            }
        }
    }

    /// Simulates starting runs until one reaches its target; the mean over many trials is the average cost of a
    /// success.
    void expectedCostIsWhatTryingCosts() {
        std::vector<Money> costs;
        const int cents[] = {30, 45, 20, 80, 55};
        const bool reaches[] = {true, false, true, false, true};
        for (const int cent : cents) costs.push_back({Decimal::ratio(cent, 100), "EUR"});
        const Money expected = *expectedCost(costs, 3);
        double spent = 0, squares = 0;
        constexpr int kTrials = 200000;
        for (int trial = 0; trial < kTrials; ++trial) {
            double one = 0;
            for (bool done = false; !done;) {
                const int run = random_.whole(0, 4);
                one += cents[run] / 100.0;
                done = reaches[run];
            }
            spent += one;
            squares += one * one;
        }
        const double mean = spent / kTrials, error = std::sqrt((squares / kTrials - mean * mean) / kTrials);
        QVERIFY2(std::abs(mean - expected.amount.toDouble()) < 5 * error,
                 qPrintable(QStringLiteral("%1 by trying, %2 by formula").arg(mean).arg(expected.amount.toDouble())));
    }

    /// Checked against the cost of a month at every tenth of an hour.
    void breakEvenIsWhereTheCheaperChanges() {
        const auto offer = [&] {
            Offer out;
            switch (random_.whole(0, 3)) {
                case 0:
                    out.pricePerHour = Decimal::ratio(random_.whole(1, 900), 100);
                    break;
                case 1:
                    out.kind = PriceKind::Monthly;
                    out.pricePerMonth = Decimal::fromInteger(random_.whole(50, 3000));
                    out.use = random_.real(0.05, 1);
                    break;
                case 2:
                    out.kind = PriceKind::Reserved;
                    out.pricePerHour = Decimal::ratio(random_.whole(1, 500), 100);
                    out.upfront = Decimal::fromInteger(random_.whole(0, 4000));
                    out.termMonths = 12;
                    break;
                default:
                    out.kind = PriceKind::Own;
                    out.own = OwnMachine{Decimal::fromInteger(random_.whole(500, 20000)), {}, 4, 0.35, 600,
                                         Decimal::ratio(random_.whole(5, 40), 100)};
            }
            return out;
        };
        for (int round = 0; round < 300; ++round) {
            const Offer first = offer(), second = offer();
            const BreakEven got = *breakEven(first, second);
            for (int tenths = 1; tenths < 7305; tenths += 3) {
                const double hours = tenths / 10.0;
                const double a = monthlyCost(first, hours)->amount.toDouble();
                const double b = monthlyCost(second, hours)->amount.toDouble();
                if (std::abs(a - b) < 1e-6) continue;
                const bool below = got.kind == BreakEven::Kind::At && hours < got.hours;
                const bool firstWins = got.kind == BreakEven::Kind::FirstAlways ||
                                       (got.kind == BreakEven::Kind::At && below == got.firstIsBelow);
                QVERIFY(got.kind != BreakEven::Kind::Equal);
                QCOMPARE(a < b, firstWins);
            }
        }
    }
};

QTEST_APPLESS_MAIN(AnalysisPropertiesTest)
#include "analysis_properties_test.moc"
