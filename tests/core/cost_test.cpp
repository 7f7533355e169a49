// The cost formulas, checked against published figures (the tables of the sources) and hand calculation.
#include <QtTest/QTest>
#include <cmath>
#include <string>

#include "core/economics/cost.h"

using namespace epochal;

namespace {

Decimal d(const char* text) {
    return Decimal::parse(text).value();
}

Offer at(const char* pricePerHour, const char* currency = "USD") {
    Offer offer;
    offer.pricePerHour = d(pricePerHour);
    offer.currency = currency;
    return offer;
}

OwnMachine lab() {
    return {d("3400"), d("510"), 4, 0.35, 550, d("0.240")};
}

}  // namespace

class CostTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// "Cost of one training on rented GPUs" (Catalyst team, 2020): euro cents a second x 36 = EUR an hour.
    void recomputesPublishedTrainings_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("centsPerSecond");
        QTest::addColumn<QString>("cost");
        QTest::newRow("GTX 1080 Ti, VDS, heavy") << 7581.0 << "0.0062"
                                                 << "0.47";
        QTest::newRow("GTX 1080 Ti, dedicated, heavy") << 7092.0 << "0.0062"
                                                       << "0.44";
        QTest::newRow("3 x GTX 1080 Ti, heavy") << 2430.0 << "0.0202"
                                                << "0.49";
        QTest::newRow("K80, heavy") << 13080.0 << "0.0429"
                                    << "5.61";
        QTest::newRow("T4, heavy; published 4.50") << 1003.0 << "0.4087"
                                                   << "4.10";
        QTest::newRow("GTX 1080 Ti, VDS, light") << 1445.0 << "0.0062"
                                                 << "0.09";
        QTest::newRow("GTX 1080 Ti, dedicated, light") << 1157.0 << "0.0061"
                                                       << "0.07";
        QTest::newRow("K80, light") << 3930.0 << "0.0545"
                                    << "2.14";
        QTest::newRow("T4, light") << 872.0 << "0.2294"
                                   << "2.00";
    }
    void recomputesPublishedTrainings() {
        QFETCH(double, seconds);
        QFETCH(QString, centsPerSecond);
        QFETCH(QString, cost);
        Offer offer = at("0", "EUR");
        offer.pricePerHour = d(centsPerSecond.toLatin1().constData()) * Decimal::fromInteger(36);
        const Money money = epochal::cost(offer, seconds);
        QCOMPARE(QString::fromStdString(money.amount.text(2)), cost);
        QCOMPARE(money.currency, std::string("EUR"));
    }

    /// TPUv2 against V100 (2018): images/s per USD/h.
    void recomputesPublishedThroughputPerPrice() {
        const auto perPrice = [](const char* price, double rate) {
            return std::round(10 * *imagesPerSecondPerPrice(at(price), rate)) / 10;
        };
        QCOMPARE(std::round(perPrice("6.7", 3186)), 476.0);
        QCOMPARE(std::round(perPrice("12.2", 3128)), 256.0);
        QCOMPARE(perPrice("8.4", 3128), 372.4);  // published 374
        QVERIFY(!imagesPerSecondPerPrice(at("0"), 3128));
        QVERIFY(!imagesPerSecondPerPrice(Offer{}, 3128));
        // 500 a second at a thousandth of the currency a second
        QCOMPARE(imagesPerMoney(500 / 3.6), 500'000.0);
        QCOMPARE(pricePerMillion(d("3.6"), 500), 2.0);
        QCOMPARE(pricePerMillion(Decimal{}, 500), 0.0);
    }

    /// (3400 - 510) / (4 x 8766 x 0.35) + 0.55 x 0.240 = 0.236 + 0.132 = 0.37 USD/h.
    void pricesAnOwnMachine() {
        const auto price = ownPricePerHour(lab());
        QVERIFY(price);
        QCOMPARE(price->text(2), std::string("0.37"));
        // 2890 / 12272.4 = 0.2354877611... + 0.132
        QCOMPARE(price->text(), std::string("0.367487761"));
        OwnMachine idle = lab();
        idle.use = 0;
        QVERIFY(!ownPricePerHour(idle));
        idle = lab();
        idle.years = -1;
        QVERIFY(!ownPricePerHour(idle));
        idle.years = std::nan("");
        QVERIFY(!ownPricePerHour(idle));
    }

    void hostingIsPaidWhetherItWorksOrNot() {
        OwnMachine hosted = lab();
        hosted.hostingPerMonth = d("73.05");  // 0.1 an hour of the calendar
        hosted.use = 0.5;
        // 2890 / (4 x 8766 x 0.5) + 73.05 / (730.5 x 0.5) + 0.132 = 0.164841433 + 0.2 + 0.132
        QCOMPARE(ownPricePerHour(hosted)->text(6), std::string("0.496841"));
        const auto parts = ownPriceParts(hosted);
        QCOMPARE(parts->purchase.text(), std::string("0.164841433"));
        QCOMPARE(parts->hosting.text(), std::string("0.2"));
        QCOMPARE(parts->energy.text(), std::string("0.132"));
    }

    /// Cirrascale leased four V100 at about 7500 USD a month, "about 10.3 USD/h" (TPUv2 against V100, 2018).
    void pricesAMonthlyLease() {
        Offer lease;
        lease.kind = PriceKind::Monthly;
        lease.pricePerMonth = d("7500");
        QCOMPARE(hourlyPrice(lease)->text(1), std::string("10.3"));
        lease.use = 0.25;
        QCOMPARE(hourlyPrice(lease)->text(2), std::string("41.07"));  // 7500 / (730.5 x 0.25)
        lease.use = 0;
        QVERIFY(!hourlyPrice(lease));
        lease.use = 1;
        lease.quantumSeconds = 3600;
        QCOMPARE(billedSeconds(lease, 10.2), 10.2);
        // Against 12.2 an hour on demand: 7500 / 730.5 / 12.2 = 84 % of the hours.
        QCOMPARE(std::round(*breakEvenUse(lease, d("12.2")) * 100), 84.0);
        QVERIFY(*breakEvenUse(lease, d("8.4")) > 1);  // more expensive even when always busy
    }

    void spreadsAnUpfrontPaymentOverItsTerm() {
        Offer reserved = at("0.5");
        reserved.kind = PriceKind::Reserved;
        QCOMPARE(hourlyPrice(reserved)->text(), std::string("0.5"));
        reserved.upfront = d("8766");
        QVERIFY(!hourlyPrice(reserved));  // the term is not known
        reserved.termMonths = 12;
        QCOMPARE(hourlyPrice(reserved)->text(), std::string("1.5"));  // 0.5 + 8766 / (12 x 730.5)
        reserved.termMonths = 36;
        QCOMPARE(hourlyPrice(reserved)->text(6), std::string("0.833333"));
    }

    void addsTaxAndTakesItOut() {
        Offer offer = at("1.21");
        QVERIFY(!hourlyPriceWithTax(offer));
        QCOMPARE(hourlyPriceWithoutTax(offer)->text(), std::string("1.21"));
        offer.taxRate = d("0.21");
        QCOMPARE(hourlyPriceWithTax(offer)->text(), std::string("1.4641"));
        offer.taxIncluded = true;
        QCOMPARE(hourlyPriceWithTax(offer)->text(), std::string("1.21"));
        QCOMPARE(hourlyPriceWithoutTax(offer)->text(), std::string("1"));
        offer.taxRate.reset();
        QVERIFY(!hourlyPriceWithoutTax(offer));
    }

    void findsTheUseFromWhichAMachinePays() {
        Offer own;
        own.kind = PriceKind::Own;
        own.own = lab();
        // Fixed cost 2890 / 35064 = 0.082421; 0.082421 / (0.34 - 0.132) = 39.6 %, / (0.74 - 0.132) = 13.6 %
        QCOMPARE(std::round(*breakEvenUse(own, d("0.34")) * 1000), 396.0);
        QCOMPARE(std::round(*breakEvenUse(own, d("0.74")) * 1000), 136.0);
        QCOMPARE(priceAtUse(own, 0.35)->text(6), ownPricePerHour(lab())->text(6));
        QCOMPARE(priceAtUse(own, *breakEvenUse(own, d("0.74")))->text(6), std::string("0.740000"));
        QVERIFY(!breakEvenUse(own, d("0.132")));  // the power alone costs as much
        QVERIFY(!priceAtUse(own, 0));
        QVERIFY(!breakEvenUse(at("1"), d("2")));
    }

    void takesTheStatedPriceFirst() {
        Offer offer;
        QVERIFY(!hourlyPrice(offer));
        offer.own = lab();
        QCOMPARE(hourlyPrice(offer)->text(2), std::string("0.37"));
        offer.pricePerHour = d("0.5");
        QCOMPARE(hourlyPrice(offer)->text(), std::string("0.5"));
    }

    void billsByQuantumAndMinimum() {
        Offer offer = at("1");
        QCOMPARE(billedSeconds(offer, 0), 0.0);
        QCOMPARE(billedSeconds(offer, 10.2), 11.0);  // quantum unknown: 1 s
        offer.quantumSeconds = 60;                   // "11:25 -> 12 min"
        QCOMPARE(billedSeconds(offer, 685), 720.0);
        QCOMPARE(billedSeconds(offer, 720), 720.0);
        QCOMPARE(billedSeconds(offer, 720.0000000001), 720.0);
        offer.quantumSeconds = 1;
        offer.minimumSeconds = 60;
        QCOMPARE(billedSeconds(offer, 5), 60.0);
        offer.quantumSeconds = 3600;
        QCOMPARE(billedSeconds(offer, 5), 3600.0);
        QCOMPARE(billedSeconds(offer, 3601), 7200.0);
        offer.kind = PriceKind::Own;
        QCOMPARE(billedSeconds(offer, 10.2), 10.2);
    }

    void costsExactly() {
        QCOMPARE(cost(at("4.6016"), 692).amount.text(), std::string("0.884529778"));  // 4.6016 x 692 / 3600
        QCOMPARE(cost(at("1"), 3600).amount.text(), std::string("1"));
        QVERIFY(cost(Offer{}, 3600).amount.isZero());
    }
};

QTEST_APPLESS_MAIN(CostTest)
#include "cost_test.moc"
