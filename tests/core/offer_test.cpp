#include <QtTest/QTest>
#include <string>

#include "core/base/json.h"
#include "core/economics/offer.h"

using namespace epochal;

namespace {

Offer rented() {
    Offer offer;
    offer.id = "aws/g6.12xlarge/us-east-1/on-demand/2025-11-01";
    offer.provider = "AWS";
    offer.instance = "g6.12xlarge";
    offer.region = "us-east-1";
    offer.accelerator = "L4";
    offer.count = 4;
    offer.memoryGbEach = 24;
    offer.vcpu = 48;
    offer.ramGib = 192;
    offer.pricePerHour = Decimal::parse("4.6016").value();
    offer.quantumSeconds = 1;
    offer.minimumSeconds = 60;
    offer.date = "2025-11-01";
    offer.dateBasis = "retrieved field";
    offer.source = "price list";
    offer.notes = "a \"note\"";
    return offer;
}

}  // namespace

class OfferTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBackFromJson() {
        Offer offer = rented();
        offer.kind = PriceKind::Spot;
        offer.scope = PriceScope::PerAcceleratorWithHost;
        offer.taxIncluded = true;
        offer.own =
            OwnMachine{Decimal::fromInteger(3400), Decimal::fromInteger(510), 4, 0.35, 550, Decimal::ratio(24, 100)};
        const Json json = toJson(offer);
        QVERIFY(json["price_per_hour"].is_string());
        const auto again = offerFromJson(Json::parse(json.dump()), "x");
        QVERIFY(again.ok());
        QVERIFY(toJson(*again) == json);
        QVERIFY(again->pricePerHour == offer.pricePerHour);
        QVERIFY(again->own->resale == offer.own->resale);
    }

    void keepsLeasesTermsTaxAndDefects() {
        Offer offer = rented();
        QVERIFY(!toJson(offer).contains("use") && !toJson(offer).contains("defect"));  // as older versions wrote it
        offer.pricePerMonth = Decimal::fromInteger(7500);
        offer.use = 0.5;
        offer.termMonths = 12;
        offer.upfront = Decimal::fromInteger(1000);
        offer.taxRate = Decimal::ratio(21, 100);
        offer.defect = {"a placeholder, %1", {std::int64_t{700}}};
        offer.own = OwnMachine{};
        offer.own->hostingPerMonth = Decimal::fromInteger(50);
        const auto again = offerFromJson(Json::parse(toJson(offer).dump()), "x");
        QVERIFY(again.ok());
        QVERIFY(toJson(*again) == toJson(offer));
        QVERIFY(again->defect == offer.defect && again->use == offer.use);
        Json json = toJson(offer);
        json["use"] = 50;
        QCOMPARE(offerFromJson(json, "x").error().where, std::string("x/use"));
    }

    void knowsItsAge() {
        Offer offer = rented();
        offer.date = "2023-08-16";
        QCOMPARE(ageInDays(offer, "2026-11-21").value(), 1193);  // by the calendar: 3 x 365 + 1 + 97
        QVERIFY(isOlderThan(offer, 365, "2026-11-21"));
        QVERIFY(!isOlderThan(offer, 1193, "2026-11-21"));
        offer.date = "2024";  // at the latest 2024-12-31, 690 days ago
        QVERIFY(!ageInDays(offer, "2026-11-21"));
        QVERIFY(isOlderThan(offer, 689, "2026-11-21") && !isOlderThan(offer, 690, "2026-11-21"));
        offer.date = "2024..2025";
        QVERIFY(!isOlderThan(offer, 365, "2026-11-21"));
        offer.date = ">=2023-01";  // may be today's
        QVERIFY(!isOlderThan(offer, 365, "2026-11-21"));
        offer.date.clear();
        QVERIFY(!isOlderThan(offer, 365, "2026-11-21"));
    }

    void tellsTheNewerPrice() {
        const auto newer = [](const char* a, const char* b) {
            Offer left = rented(), right = rented();
            left.date = a;
            right.date = b;
            return isNewerPrice(left, right);
        };
        QVERIFY(newer("2026-11-09", "2026-11-08") && !newer("2026-11-08", "2026-11-09"));
        QVERIFY(newer("2026", "2025..2026"));
        QVERIFY(newer(">=2025-11", "2025-10-31"));
        QVERIFY(newer("2026-01-01", "2026"));  // the more exact one
        QVERIFY(!newer("", "2020"));
        QVERIFY(!newer("2026", "2026"));
    }

    void leavesAnUnknownPriceUnknown() {
        Offer offer = rented();
        offer.pricePerHour.reset();
        const auto again = offerFromJson(toJson(offer), "x");
        QVERIFY(again.ok() && !again->pricePerHour);
    }

    void namesWhatIsWrong_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* member, const char* value) {
            QTest::addRow("%s=%s", member, value) << QString::fromLatin1(member) << QString::fromLatin1(value);
        };
        row("price_per_hour", "4.6016");
        row("price_per_hour", "\"-1\"");
        row("price_per_hour", "\"4,60\"");
        row("kind", "\"on demand\"");
        row("scope", "3");
        row("count", "-1");
        row("count", "1.5");
        row("vcpu", "\"8\"");
        row("tax_included", "1");
        row("currency", "\"$\"");
        row("id", "\"\"");
        row("date", "\"2025-13-01\"");
        row("date", "\"2025-02-30\"");
        row("date", "\"yesterday\"");
        row("quantum_seconds", "-60");
    }
    void namesWhatIsWrong() {
        QFETCH(QString, member);
        QFETCH(QString, value);
        Json json = toJson(rented());
        json[member.toStdString()] = Json::parse(value.toStdString());
        const auto offer = offerFromJson(json, "book.json");
        QVERIFY(!offer.ok());
        QCOMPARE(offer.error().kind, ErrorKind::Damaged);
        QCOMPARE(QString::fromStdString(offer.error().where), QStringLiteral("book.json/") + member);
    }

    void refusesNonsenseOfAnOwnMachine() {
        Json json = toJson(rented());
        json["own"] = {{"purchase", "3400"}, {"use", 35}};
        const auto offer = offerFromJson(json, "book.json");
        QVERIFY(!offer.ok());
        QCOMPARE(QString::fromStdString(offer.error().where), QStringLiteral("book.json/own/use"));
        QVERIFY(!offerFromJson(Json::array(), "book.json").ok());
    }

    void ranksOnlyWhatCanBeRanked() {
        QVERIFY(notRanked(rented()).empty());
        Offer offer = rented();
        offer.scope = PriceScope::PerAcceleratorWithHost;
        QVERIFY(notRanked(offer).empty());
        offer.scope = PriceScope::AcceleratorOnly;
        QVERIFY(!notRanked(offer).empty());
        offer.scope = PriceScope::Unknown;
        QVERIFY(!notRanked(offer).empty());
        offer = rented();
        offer.pricePerHour.reset();
        QVERIFY(!notRanked(offer).empty());
        offer.pricePerHour = Decimal();
        QVERIFY(!notRanked(offer).empty());
        offer = rented();
        offer.defect = {"a placeholder", {}};
        QCOMPARE(notRanked(offer).text, std::string("a placeholder"));
        offer = rented();
        offer.date.clear();
        QVERIFY(!notRanked(offer).empty());
        offer = rented();
        offer.source.clear();
        QVERIFY(!notRanked(offer).empty());
    }

    void saysHowWellItKnowsTheDate() {
        const auto words = [](const char* date) {
            Offer offer = rented();
            offer.date = date;
            return english(dateInWords(offer));
        };
        QCOMPARE(words("2026-11-09"), std::string("2026-11-09"));
        QCOMPARE(words(">=2025-11"), std::string("2025-11 or later"));
        QCOMPARE(words("2025..2026"), std::string("2025 to 2026"));
        QCOMPARE(words(""), std::string("no date"));
        Offer offer = rented();
        QVERIFY(hasExactDay(offer));
        offer.date = "2025..2026";
        QVERIFY(!hasExactDay(offer));
    }

    void hasATitle() {
        QCOMPARE(title(rented()), std::string("AWS g6.12xlarge, 4 × L4"));
        Offer own;
        own.id = "this-machine";
        own.provider = "Own";
        own.kind = PriceKind::Own;
        own.instance = "lab-4090";
        QCOMPARE(title(own), std::string("lab-4090"));
        own.kind = PriceKind::OnDemand;
        QCOMPARE(title(own), std::string("lab-4090"));
        own.instance.clear();
        QCOMPARE(title(own), std::string("this-machine"));
    }
};

QTEST_APPLESS_MAIN(OfferTest)
#include "offer_test.moc"
