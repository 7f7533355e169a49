// Bills worked out by hand, as in a spreadsheet; the sums are beside each figure.
#include <QtTest/QTest>
#include <array>
#include <string>

#include "core/economics/billing.h"
#include "core/economics/rates.h"

using namespace epochal;

namespace {

Decimal d(const char* text) {
    return Decimal::parse(text).value();
}

/// 3.60 an hour is 0.001 a second.
Offer rented(double quantum, double minimum = 0) {
    Offer offer;
    offer.pricePerHour = d("3.6");
    offer.quantumSeconds = quantum;
    offer.minimumSeconds = minimum;
    return offer;
}

std::string costOf(const Offer& offer, const MachineUse& use) {
    return bill(offer, use).cost->amount.text();
}

MachineUse once(double seconds, double preparation = 0) {
    return {.stretches = {{0, seconds, {}}}, .preparation = preparation};
}

}  // namespace

class BillingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offersThatDifferInTheirQuantumAlone() {
        // 4000 s of work, 1200 s of preparation: 5200 s.
        const MachineUse use = once(4000, 1200);
        QCOMPARE(costOf(rented(1), use), std::string("5.2"));      // 5200 x 0.001
        QCOMPARE(costOf(rented(60), use), std::string("5.22"));    // ceil(86.67) = 87 min = 5220 s
        QCOMPARE(costOf(rented(3600), use), std::string("7.2"));   // ceil(1.44) = 2 h = 7200 s
        QCOMPARE(costOf(rented(0), use), std::string("5.2"));      // unknown: counted as 1 s
        QCOMPARE(costOf(rented(1, 7000), use), std::string("7"));  // minimum 7000 s
        const Bill hourly = bill(rented(3600), use);
        QCOMPARE(hourly.rounding->amount.text(), std::string("2"));           // 7.2 - 5.2
        QCOMPARE(hourly.preparationCost->amount.text(), std::string("1.2"));  // 1200 x 0.001
    }

    void offersThatDifferInPreparationAlone() {
        // 20 and 60 minutes of setup before 30 minutes of work, billed by the minute.
        QCOMPARE(costOf(rented(60), once(1800, 1200)), std::string("3"));    // 3000 s
        QCOMPARE(costOf(rented(60), once(1800, 3600)), std::string("5.4"));  // 5400 s
        QCOMPARE(costOf(rented(60), once(1800)), std::string("1.8"));
    }

    void offersThatDifferInCurrencyAlone() {
        Offer dollars = rented(1), euros = rented(1);
        euros.currency = "EUR";
        const Rates rates{{{"EUR", "USD", d("1.1642"), "2026-11-09", "central bank"}}};
        const Money cost = *bill(euros, once(4000)).cost;
        QCOMPARE(cost.currency, std::string("EUR"));
        QCOMPARE(cost.amount.text(), std::string("4"));
        QCOMPARE(rates.convert(cost, "USD")->amount.text(), std::string("4.6568"));  // 4 x 1.1642
        QCOMPARE(bill(dollars, once(4000)).cost->amount.text(), std::string("4"));
        QVERIFY(!rates.convert(cost, "RUB"));
    }

    void aMachineGivenBackIsRentedAnew() {
        // 100 s, a pause of 1000 s, 200 s; 50 s of preparation; minimum 60 s, quantum 60 s.
        MachineUse use{.stretches = {{0, 100, {}}, {1100, 1300, {}}}, .preparation = 50, .kept = false};
        const Bill apart = bill(rented(60, 60), use);
        QCOMPARE(apart.rentals.size(), std::size_t{2});
        QCOMPARE(apart.rentals[0].billed, 180.0);  // 50 + 100 = 150 -> 3 min
        QCOMPARE(apart.rentals[1].billed, 300.0);  // 50 + 200 = 250 -> 5 min
        QCOMPARE(apart.preparation, 100.0);
        QCOMPARE(apart.cost->amount.text(), std::string("0.48"));
        use.kept = true;
        const Bill kept = bill(rented(60, 60), use);
        QCOMPARE(kept.rentals.size(), std::size_t{1});
        QCOMPARE(kept.billed, 1380.0);  // 50 + 1300 = 1350 -> 23 min, pause included
        QCOMPARE(kept.cost->amount.text(), std::string("1.38"));
    }

    void everyRentalHasItsOwnMinimum() {
        const MachineUse use{.stretches = {{0, 10, {}}, {100, 110, {}}, {200, 210, {}}}, .kept = false};
        QCOMPARE(costOf(rented(1, 60), use), std::string("0.18"));  // 3 x 60 s
        QCOMPARE(costOf(rented(1), use), std::string("0.03"));      // 3 x 10 s
    }

    void anOwnMachineBillsItsWorkAlone() {
        Offer own;
        own.kind = PriceKind::Own;
        own.own = OwnMachine{d("3400"), d("510"), 4, 0.35, 550, d("0.24")};
        own.quantumSeconds = 3600;
        // 100 s on the wall, 80 of them active; a pause; 200 s; 50 s of preparation.
        MachineUse use{.stretches = {{0, 100, 80}, {1100, 1300, {}}}, .preparation = 50};
        const Bill one = bill(own, use);
        QCOMPARE(one.billed, 330.0);  // 50 + 80 + 200
        // (3400 - 510) / (4 x 8766 x 0.35) + 0.55 x 0.24 = 0.235487761 + 0.132 = 0.367487761 an hour
        QCOMPARE(one.cost->amount.text(6), std::string("0.033686"));
        QCOMPARE(one.assumedEnergy->amount.text(6), std::string("0.012100"));  // 0.55 kW x 330 / 3600 h x 0.24
        QVERIFY(!one.energy && !one.kilowattHours);
        use.joules = 180000;  // 0.05 kWh
        QCOMPARE(*bill(own, use).kilowattHours, 0.05);
        QCOMPARE(bill(own, use).energy->amount.text(), std::string("0.012"));
        QVERIFY(bill(own, use).cost == one.cost);  // a line beside the cost, not part of it
        use.kept = false;
        QCOMPARE(bill(own, use).billed, 380.0);  // prepared twice
    }

    void aWallClockSetBackLosesNoWork() { QCOMPARE(bill(rented(1), {.stretches = {{100, 40, 30}}}).billed, 30.0); }

    void saysNothingWithoutAPrice() {
        const Bill none = bill(Offer{}, once(100));
        QVERIFY(!none.cost && !none.rounding);
        QCOMPARE(none.billed, 100.0);
        QVERIFY(bill(rented(60, 60), {}).rentals.empty());
        QCOMPARE(costOf(rented(60, 60), {}), std::string("0"));
    }

    void expectsToPayForFailuresToo() {
        // Four runs cost 2.50 in all and two reached the target: 2.50 / 2, which equals 0.625 / (2 / 4).
        const std::array costs{Money{d("0.5")}, Money{d("0.75")}, Money{d("1")}, Money{d("0.25")}};
        QCOMPARE(expectedCost(costs, 2)->amount.text(), std::string("1.25"));
        QCOMPARE(expectedCost(costs, 4)->amount.text(), std::string("0.625"));
        QVERIFY(!expectedCost(costs, 0));
        QVERIFY(!expectedCost({}, 1));
        const std::array mixed{Money{d("1"), "USD"}, Money{d("1"), "EUR"}};
        QVERIFY(!expectedCost(mixed, 2));
    }
};

QTEST_APPLESS_MAIN(BillingTest)
#include "billing_test.moc"
