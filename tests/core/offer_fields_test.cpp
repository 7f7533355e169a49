#include <QtTest/QTest>
#include <algorithm>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/economics/offer_fields.h"
#include "core/interop/price_csv.h"

using namespace epochal;

namespace {

// Recorded from the version before the table of fields (19:29 on 2026-11-22).
constexpr const char* kReserved =
    R"({"id":"acme/box-left/eu-1/reserved/2026-11-01","provider":"Acme","instance":"box, \"left\"","region":"eu-1",)"
    R"("accelerator":"L4","count":4,"memory_gb_each":24.0,"vcpu":47.5,"ram_gib":192.0,"kind":"reserved",)"
    R"("scope":"whole-machine","price_per_hour":"4.6016","currency":"EUR","tax_included":true,)"
    R"("quantum_seconds":3600.0,"minimum_seconds":60.0,"date":"2026-11-01","date_basis":"retrieved",)"
    R"("source":"price list","notes":"two\nlines","regions":["eu-1","us-2"],"term_months":12,"upfront":"1000",)"
    R"("tax_rate":"0.21"})";
constexpr const char* kLease =
    R"({"id":"acme/lease/-/monthly/2026-11","provider":"Acme","instance":"lease","region":"","accelerator":"",)"
    R"("count":0,"memory_gb_each":0.0,"vcpu":8.0,"ram_gib":32.0,"kind":"monthly",)"
    R"("scope":"per-accelerator-with-host","price_per_hour":null,"currency":"USD","tax_included":false,)"
    R"("quantum_seconds":0.0,"minimum_seconds":0.0,"date":"2026-11","date_basis":"","source":"list.csv","notes":"",)"
    R"("price_per_month":"7500","use":0.35,"defect":{"text":"a placeholder, %1","args":[700]}})";
constexpr const char* kOwnMachine =
    R"({"id":"own/lab/-/own/2025-11","provider":"Own","instance":"lab","region":"","accelerator":"RTX 4090","count":1,)"
    R"("memory_gb_each":24.0,"vcpu":0.0,"ram_gib":0.0,"kind":"own","scope":"unknown","price_per_hour":null,)"
    R"("currency":"USD","tax_included":false,"quantum_seconds":0.0,"minimum_seconds":0.0,"date":">=2025-11",)"
    R"("date_basis":"","source":"own calculation","notes":"","own":{"purchase":"3400","resale":"510","years":4.0,)"
    R"("use":0.125,"watts":550.0,"tariff_per_kwh":"0.24","hosting_per_month":"20"}})";

// A list written by hand: the bytes that this program has always exported for these offers.
constexpr const char* kHead =
    "provider,instance,region,accelerator,accelerators,memory each (GB),vCPU,RAM (GiB),price kind,price covers,price "
    "per hour (currency),price per month (currency),currency,tax included,tax rate (%),term (months),upfront "
    "(currency),use (% of hours),billing quantum (s),billing minimum (s),purchase (currency),resale (currency),life "
    "(years),power (W),tariff (currency per kWh),hosting (currency per month),date,date basis,source,notes,not ranked "
    "because\r\n";
constexpr const char* kRows =
    "Acme,\"box, \"\"left\"\"\",eu-1; us-2,L4,4,24,47.5,192,reserved,whole-machine,4.6016,,EUR,yes,21,12,1000,,3600,60,"
    ",,,,,,2026-11-01,retrieved,price list,\"two\nlines\",\r\n"
    "Acme,lease,,,0,,8,32,monthly,per-accelerator-with-host,,7500,USD,no,,,,35,,,,,,,,,2026-11,,list.csv,,\"a "
    "placeholder, 700\"\r\n"
    "Own,lab,,RTX 4090,1,24,,,own,unknown,,,USD,no,,,,12.5,,,3400,510,4,550,0.24,20,>=2025-11,,own calculation,,\r\n";

Offer offerOf(const char* json) {
    const auto offer = offerFromJson(Json::parse(json), "recorded");
    return offer ? *offer : Offer();
}

}  // namespace

class OfferFieldsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void recordedOffersAreWrittenByteForByte_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("reserved") << QByteArray(kReserved);
        QTest::newRow("lease") << QByteArray(kLease);
        QTest::newRow("own machine") << QByteArray(kOwnMachine);
    }
    void recordedOffersAreWrittenByteForByte() {
        QFETCH(QByteArray, json);
        const auto offer = offerFromJson(Json::parse(json.constData()), "recorded");
        QVERIFY2(offer.ok(), offer ? "" : english(offer.error()).c_str());
        QCOMPARE(QByteArray::fromStdString(jsonText(toJson(*offer))), json);
    }

    void aListWrittenByHandIsReadAndWrittenByteForByte() {
        const std::string list = std::string(kHead) + kRows;
        QCOMPARE(writePriceCsv({offerOf(kReserved), offerOf(kLease), offerOf(kOwnMachine)}), list);
        const auto import = readPriceCsv(list, "list.csv", {}, {});
        QVERIFY(import.ok());
        QCOMPARE(import->rows.size(), std::size_t{3});
        const char* const recorded[] = {kReserved, kLease, kOwnMachine};
        for (std::size_t i = 0; i < 3; ++i) {
            Json before = Json::parse(recorded[i]), after = toJson(import->rows[i].offer);
            for (const char* key : {"id", "defect"}) before.erase(key), after.erase(key);
            QCOMPARE(after.dump(), before.dump());
        }
    }

    void theListsColumnsAreTheTables() {
        std::string head;
        std::vector<std::string> known;
        for (const OfferField& field : offerFields()) {
            const std::string column = field.column;
            if (column.empty() || std::ranges::find(known, column) != known.end()) continue;
            known.push_back(column);
            head += (head.empty() ? "" : ",") + column;
        }
        QCOMPARE(head + "\r\n", std::string(kHead));
        QCOMPARE(writePriceCsv({}), std::string(kHead));
    }

    /// The document has every field of the table, and nothing else.
    void theDocumentsMembersAreTheTables() {
        Offer offer = offerOf(kReserved);
        const Offer lease = offerOf(kLease), own = offerOf(kOwnMachine);
        offer.pricePerMonth = lease.pricePerMonth;
        offer.use = lease.use;
        offer.defect = lease.defect;
        offer.own = own.own;
        const Json json = toJson(offer);
        std::size_t members = json.size() - 1 + json["own"].size();
        for (const OfferField& field : offerFields()) {
            const Json::json_pointer at("/" + std::string(field.key));
            QVERIFY2(json.contains(at), field.key);
            --members;
        }
        QCOMPARE(members, std::size_t{0});
    }

    void textsComeBack() {
        for (const char* json : {kReserved, kLease, kOwnMachine}) {
            const Offer offer = offerOf(json);
            Offer again;
            again.id = offer.id;
            again.defect = offer.defect;  // its text has lost its arguments
            for (const OfferField& field : offerFields())
                if (*field.column && !std::holds_alternative<Message Offer::*>(field.member) &&
                    (!isOfOwnMachine(field) || offer.own))
                    QVERIFY2(setText(field, again, textOf(field, offer)).ok(), field.key);
            QCOMPARE(toJson(again).dump(), toJson(offer).dump());
        }
    }

    void wrongTextsAreErrorsWithARemedy_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* key, const char* text, const char* says) {
            QTest::addRow("%s=%s", key, text)
                << QString::fromLatin1(key) << QString::fromLatin1(text) << QString::fromLatin1(says);
        };
        row("kind", "hourly", "on-demand, spot, reserved, monthly, own");
        row("scope", "all", "whole-machine, per-accelerator-with-host, accelerator-only, unknown");
        row("price_per_hour", "4,60", "a decimal point");
        row("price_per_hour", "-1", "below zero");
        row("currency", "$", "three capital letters");
        row("tax_included", "perhaps", "yes or no");
        row("tax_rate", "101", "from 0 to 100");
        row("own/use", "100.5", "from 0 to 100");
        row("quantum_seconds", "2678401", "3600 for hourly");  // a second more than 31 days
        row("count", "1.5", "whole number");
        row("count", "1000001", "a million");
        row("date", "yesterday", "2026-11-09");
    }
    void wrongTextsAreErrorsWithARemedy() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, says);
        const OfferField* field = findOfferField(key.toStdString());
        QVERIFY(field);
        Offer offer;
        const Status set = setText(*field, offer, text.toStdString());
        QVERIFY(!set.ok());
        QCOMPARE(set.error().where, key.toStdString());
        QVERIFY2(english(set.error()).find(says.toStdString()) != std::string::npos, english(set.error()).c_str());
    }

    /// The price is wrong because of another field for every kind.
    void aPriceThatIsMissingIsNamedByItsField() {
        const auto keyOf = [](Offer offer) {
            const auto problems = problemsOf(offer);
            return problems.size() == 1 ? problems.front().first : std::to_string(problems.size()) + " problems";
        };
        Offer offer = offerOf(kReserved);
        QCOMPARE(problemsOf(offer).size(), std::size_t{0});
        offer.termMonths = 0;
        QCOMPARE(keyOf(offer), std::string("term_months"));
        offer.kind = PriceKind::OnDemand;
        offer.pricePerHour.reset();
        QCOMPARE(keyOf(offer), std::string("price_per_hour"));
        Offer lease = offerOf(kLease);
        lease.pricePerMonth.reset();
        QCOMPARE(keyOf(lease), std::string("price_per_month"));
        Offer own = offerOf(kOwnMachine);
        own.own->years = 0;
        QCOMPARE(keyOf(own), std::string("own/years"));
        own = offerOf(kOwnMachine);
        own.own->use = 0;
        QCOMPARE(keyOf(own), std::string("own/use"));
        own.own->use = 1.5;
        QCOMPARE(keyOf(own), std::string("own/use"));
    }

    void everyKindIsInTheTableOnce() {
        for (std::size_t at = 0; at < kPriceKinds.size(); ++at) {
            const PriceKind kind = kPriceKinds[at].kind;
            QCOMPARE(static_cast<std::size_t>(kind), at);  // the numbers in settings of earlier versions
            QCOMPARE(indexOf(kind), at);
            QCOMPARE(priceKindOf(name(kind)), std::optional(kind));
        }
        QVERIFY(!priceKindOf("hourly") && !priceKindOf(""));
        for (const PriceScopeRow& row : kPriceScopes) QCOMPARE(priceScopeOf(name(row.scope)), std::optional(row.scope));
    }
};

QTEST_APPLESS_MAIN(OfferFieldsTest)
#include "offer_fields_test.moc"
