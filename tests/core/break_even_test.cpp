// Break-even use and the Pareto frontier, worked out by hand.
#include <QtTest/QTest>
#include <cmath>

#include "core/analysis/break_even.h"
#include "core/analysis/frontier.h"

using namespace epochal;

namespace {

Offer hourly(const char* price) {
    Offer offer;
    offer.pricePerHour = *Decimal::parse(price);
    return offer;
}

Offer lease(const char* month) {
    Offer offer;
    offer.kind = PriceKind::Monthly;
    offer.pricePerMonth = *Decimal::parse(month);
    return offer;
}

double costAt(const Offer& offer, double hours) {
    return monthlyCost(offer, hours)->amount.toDouble();
}

}  // namespace

class BreakEvenTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void meetsALease() {
        // 12.2 USD/h against 7500 USD a month: 7500 / 12.2 = 614.75 h.
        const auto at = breakEven(hourly("12.2"), lease("7500"));
        QVERIFY(at && at->kind == BreakEven::Kind::At && at->firstIsBelow);
        QVERIFY(std::abs(at->hours - 7500 / 12.2) < 1e-9);
        QVERIFY(std::abs(costAt(hourly("12.2"), at->hours) - 7500) < 1e-6);
        QVERIFY(std::abs(costAt(lease("7500"), 1) - 7500) < 1e-6);  // paid whether the machine works or not
        const auto other = breakEven(lease("7500"), hourly("12.2"));
        QVERIFY(other && !other->firstIsBelow && std::abs(other->hours - at->hours) < 1e-9);
        // At 8 USD/h a month of 730.5 h costs 5844 USD: the lease never pays off.
        QVERIFY(breakEven(hourly("8"), lease("7500"))->kind == BreakEven::Kind::FirstAlways);
    }

    void meetsAnOwnMachine() {
        // 35064 USD over 4 years of 8766 h is 1 USD an hour, 730.5 a month; 500 W at 0.2 USD/kWh add 0.1 an hour.
        Offer own;
        own.kind = PriceKind::Own;
        own.own = OwnMachine{Decimal::fromInteger(35064), Decimal(), 4, 0.5, 500, *Decimal::parse("0.2")};
        QVERIFY(std::abs(costAt(own, 0) - 730.5) < 1e-6);
        QVERIFY(std::abs(costAt(own, 100) - 740.5) < 1e-6);
        // 730.5 + 0.1 h = 3.1 h: 243.5 h.
        const auto at = breakEven(own, hourly("3.1"));
        QVERIFY(at && at->kind == BreakEven::Kind::At && !at->firstIsBelow && std::abs(at->hours - 243.5) < 1e-6);
    }

    void paysReservationsForEveryHour() {
        Offer reserved = hourly("2");
        reserved.kind = PriceKind::Reserved;
        QVERIFY(std::abs(costAt(reserved, 10) - 1461) < 1e-6);  // 2 x 730.5
        QVERIFY(std::abs(breakEven(reserved, hourly("4"))->hours - 365.25) < 1e-6);
    }

    void refusesWhatCannotBeSaid() {
        Offer euro = hourly("3");
        euro.currency = "EUR";
        QVERIFY(!breakEven(euro, hourly("3")));
        QVERIFY(!breakEven(Offer{}, hourly("3")));
        QVERIFY(breakEven(hourly("3"), hourly("3"))->kind == BreakEven::Kind::Equal);
        QVERIFY(breakEven(hourly("4"), hourly("3"))->kind == BreakEven::Kind::SecondAlways);
        QVERIFY(!monthlyCost(hourly("3"), -1) && !monthlyCost(hourly("3"), 731) && !monthlyCost(hourly("3"), NAN));
    }

    void findsTheFrontier() {
        // (cost, s): a (1, 10), b (2, 5), c (2, 10), d (3, 5), e = a.
        const std::vector<CostTime> points{{1, 10}, {2, 5}, {2, 10}, {3, 5}, {1, 10}};
        const auto d = dominators(points);
        QVERIFY(d[0].empty() && d[1].empty() && d[4].empty());
        QCOMPARE(d[2], (std::vector<std::size_t>{0, 1, 4}));
        QCOMPARE(d[3], (std::vector<std::size_t>{1}));
        QVERIFY(dominators({}).empty());
    }
};

QTEST_APPLESS_MAIN(BreakEvenTest)
#include "break_even_test.moc"
