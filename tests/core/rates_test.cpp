// Exchange rates, checked against hand calculation.
#include <QtTest/QTest>
#include <string>

#include "core/base/json.h"
#include "core/economics/rates.h"

using namespace epochal;

namespace {

Decimal d(const char* text) {
    return Decimal::parse(text).value();
}
Rate rate(const char* from, const char* to, const char* factor, const char* date) {
    return {from, to, d(factor), date, "central bank"};
}

}  // namespace

class RatesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesTheNewestRate() {
        const Rates rates{{rate("EUR", "USD", "1.10", "2025-01-02"), rate("EUR", "USD", "1.16", "2026-11-09"),
                           rate("EUR", "USD", "1.05", "2024-06-01")}};
        QCOMPARE(rates.find("EUR", "USD")->factor.text(), std::string("1.16"));
        QCOMPARE(rates.find("EUR", "USD")->date, std::string("2026-11-09"));
        // 0.47 EUR x 1.16 = 0.5452 USD
        QCOMPARE(rates.convert({d("0.47"), "EUR"}, "USD")->amount.text(), std::string("0.5452"));
    }

    void dividesWhereOnlyTheOtherDirectionIsKnown() {
        const Rates rates{{rate("USD", "RUB", "81.25", "2026-11-09")}};
        // 1 / 81.25 = 0.012307692...
        QCOMPARE(rates.find("RUB", "USD")->factor.text(), std::string("0.012307692"));
        QCOMPARE(rates.find("RUB", "USD")->from, std::string("RUB"));
        QCOMPARE(rates.find("RUB", "USD")->date, std::string("2026-11-09"));
        // 8 125 000 RUB / 81.25 = 100 000 USD exactly; the rounded inverse would give 99 999.9975.
        QCOMPARE(rates.convert({d("8125000"), "RUB"}, "USD")->amount.text(), std::string("100000"));
    }

    void neverGuessesAndNeverChains() {
        const Rates rates{{rate("EUR", "USD", "1.16", "2026-11-09"), rate("USD", "RUB", "81.25", "2026-11-09")}};
        QVERIFY(!rates.find("EUR", "RUB"));
        QVERIFY(!rates.convert({d("1"), "EUR"}, "RUB"));
        QVERIFY(!Rates{}.convert({d("1"), "EUR"}, "USD"));
    }

    void leavesOneCurrencyAlone() {
        const auto same = Rates{}.find("USD", "USD");
        QVERIFY(same && same->factor.text() == "1" && same->date.empty());
        QCOMPARE(Rates{}.convert({d("4.6016"), "USD"}, "USD")->amount.text(), std::string("4.6016"));
    }

    void comesBackFromJson() {
        const Rate one = rate("EUR", "USD", "1.1642", "2026-11-09");
        const auto again = rateFromJson(toJson(one), "x");
        QVERIFY(again.ok() && *again == one);
        QVERIFY(toJson(one)["factor"].is_string());
    }

    void namesWhatIsWrong_data() {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* member, const char* value) {
            QTest::addRow("%s=%s", member, value) << QString::fromLatin1(member) << QString::fromLatin1(value);
        };
        row("from", "\"euro\"");
        row("from", "\"eur\"");
        row("to", "\"EUR\"");
        row("factor", "\"0\"");
        row("factor", "1.16");
        row("factor", "\"1,16\"");
        row("date", "\"\"");
        row("date", "\"2026\"");
        row("date", "\"2026-02-30\"");
        row("source", "\"\"");
    }
    void namesWhatIsWrong() {
        QFETCH(QString, member);
        QFETCH(QString, value);
        Json json = toJson(rate("EUR", "USD", "1.16", "2026-11-09"));
        json[member.toStdString()] = Json::parse(value.toStdString());
        const auto read = rateFromJson(json, "book.json");
        QVERIFY(!read.ok());
        QCOMPARE(read.error().kind, ErrorKind::Damaged);
        QCOMPARE(QString::fromStdString(read.error().where), QStringLiteral("book.json/") + member);
    }
};

QTEST_APPLESS_MAIN(RatesTest)
#include "rates_test.moc"
