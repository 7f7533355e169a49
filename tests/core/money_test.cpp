// Decimal, checked against hand calculation and Python's decimal module (values beside each check).
#include <QtTest/QTest>
#include <cmath>
#include <string>

#include "core/economics/decimal.h"

using epochal::Decimal;

namespace {

Decimal d(const char* text) {
    return epochal::Decimal::parse(text).value();
}
QString q(const std::string& text) {
    return QString::fromStdString(text);
}

}  // namespace

class MoneyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAndWrites_data() {
        QTest::addColumn<QString>("in");
        QTest::addColumn<QString>("out");
        const auto row = [](const char* in, const char* out) {
            QTest::newRow(in) << QString::fromLatin1(in) << QString::fromLatin1(out);
        };
        row("4.6016", "4.6016");
        row("0", "0");
        row("-0.0", "0");
        row("+12.50", "12.5");
        row("0.000000001", "0.000000001");
        row("-0.5", "-0.5");
        row("00012", "12");
        row("1.0000000000000", "1");
        row("999999999999999999.999999999", "999999999999999999.999999999");
    }
    void readsAndWrites() {
        QFETCH(QString, in);
        QFETCH(QString, out);
        const auto parsed = Decimal::parse(in.toStdString());
        QVERIFY(parsed.ok());
        QCOMPARE(q(parsed->text()), out);
    }

    void refusesWhatIsNotADecimal() {
        for (const char* text : {"", "-", ".", ".5", "5.", "1,5", "1e3", "1 000", "0x10", "nan", "--1", "1.2.3",
                                 "0.0000000001", "1000000000000000000", "4.6016 USD"}) {
            const auto parsed = Decimal::parse(text);
            QVERIFY2(!parsed.ok(), text);
            QCOMPARE(parsed.error().kind, epochal::ErrorKind::Spec);
        }
    }

    void addsExactly() {
        QCOMPARE(q((d("0.1") + d("0.2")).text()), q("0.3"));
        QCOMPARE(q((d("0.3") - d("0.1") - d("0.2")).text()), q("0"));
        Decimal sum;
        for (int i = 0; i < 1000; ++i) sum = sum + d("0.001");
        QVERIFY(sum == Decimal::fromInteger(1));
    }

    void roundsHalfToEven() {
        QCOMPARE(q(d("2.5").text(0)), q("2"));
        QCOMPARE(q(d("3.5").text(0)), q("4"));
        QCOMPARE(q(d("-2.5").text(0)), q("-2"));
        QCOMPARE(q(d("0.125").text(2)), q("0.12"));
        QCOMPARE(q(d("0.375").text(2)), q("0.38"));
        QCOMPARE(q(d("1.005").text(2)), q("1.00"));
        QCOMPARE(q(d("4.099261").text(2)), q("4.10"));
        QCOMPARE(q((d("0.000000001") * d("0.5")).text()), q("0"));
        QCOMPARE(q((d("0.000000003") * d("0.5")).text()), q("0.000000002"));
    }

    void multipliesAndDivides() {
        QCOMPARE(q((d("1003") * d("0.004087")).text()), q("4.099261"));
        QCOMPARE(q((d("1") / d("3")).text()), q("0.333333333"));
        QCOMPARE(q((d("2") / d("3")).text()), q("0.666666667"));
        QCOMPARE(q((d("-2") / d("3")).text()), q("-0.666666667"));
        // decimal.Decimal('123456789.987654321') * Decimal('98765.432123456') quantized to 9 places.
        QCOMPARE(q((d("123456789.987654321") * d("98765.432123456")).text()), q("12193263211705.435144948"));
        // One rounding instead of two: 1 / 3 x 3.
        QVERIFY(multiplyDivide(d("1"), d("3"), d("3")) == Decimal::fromInteger(1));
        QVERIFY(Decimal::ratio(1, 8) == d("0.125"));
    }

    void saturates() {
        const Decimal most = d("999999999999999999.999999999");
        QVERIFY(most + most == most);
        QVERIFY(most * most == most);
        QVERIFY(Decimal() - most - most == Decimal() - most);
        QVERIFY(Decimal::fromDouble(1e300) == most);
        QVERIFY(Decimal::fromDouble(-1e300) == Decimal() - most);
        QVERIFY(Decimal::fromDouble(std::nan("")).isZero());
    }

    void comesFromDoubles() {
        QCOMPARE(q(Decimal::fromDouble(0.1).text()), q("0.1"));
        QCOMPARE(q(Decimal::fromDouble(12272.4).text()), q("12272.4"));
        QCOMPARE(d("4.6016").toDouble(), 4.6016);
        QVERIFY(d("0.34") < d("0.37"));
        QVERIFY(d("-1").isNegative());
    }
};

QTEST_APPLESS_MAIN(MoneyTest)
#include "money_test.moc"
