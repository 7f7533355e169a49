#include <QTest>

#include "core/economics/cost.h"
#include "ui/view/entry_words.h"
#include "ui/view/run_facts.h"

using namespace epochal;
using namespace epochal::ui;

/// The cost formula of the user's own machine with its numbers, as printed in reports.
class OwnFormulaTest : public QObject {
    Q_OBJECT

    static Offer lab(const char* hosting) {
        Offer offer;
        offer.kind = PriceKind::Own;
        offer.own = OwnMachine{*Decimal::parse("3400"), *Decimal::parse("510"),  4, 0.35, 550,
                               *Decimal::parse("0.24"), *Decimal::parse(hosting)};
        return offer;
    }
    static QString written(const char* hosting) { return RunFacts::ownPrice(lab(hosting), english()); }
    static Formatter english() { return Formatter(QLocale(QLocale::English, QLocale::UnitedStates)); }

private Q_SLOTS:
    void withoutHosting() {
        // 2890 / (4 x 8766 x 0.35) = 0.235488; 0.55 x 0.24 = 0.132
        const QString text = written("0");
        QVERIFY2(text.endsWith(QStringLiteral("= 0.2355 + 0.1320 = 0.3675 USD/h")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("730.5")));
        QCOMPARE(RunFacts::pricePerHour(lab("0"), english()), QStringLiteral("0.3675\u00a0USD/\u2060h"));
    }
    void withHosting() {
        // 73.05 / (730.5 x 0.35) = 0.285714; 0.653202 in all
        const QString text = written("73.05");
        QVERIFY2(text.contains(QStringLiteral("+ 73.05 / (730.5 h × 0.35) + 0.55 kW × 0.24")), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("= 0.2355 + 0.2857 + 0.1320 = 0.6532 USD/h")), qPrintable(text));
    }
    /// A year is 365.25 days, as in the price itself.
    void theMethodIsTheFormulaAboveItsNumbers() {
        const QStringList lines = RunFacts::ownPriceMethod(lab("0"), english()).split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].startsWith(QStringLiteral("(purchase − resale) / (years × 8,766 h × use)")),
                 qPrintable(lines[0]));
        QCOMPARE(lines[1], written("0"));
        QVERIFY(RunFacts::ownPriceMethod(Offer{}, english()).isEmpty());
    }
    /// As many decimals as the price has, but no fewer than two; of a very small one as many as show it.
    void hourlyPricesAreWrittenAlike_data() {
        QTest::addColumn<QString>("price");
        QTest::addColumn<QString>("written");
        for (const auto& [price, written] :
             {std::pair("8.4", "8.40"), std::pair("0.09", "0.09"), std::pair("12", "12.00"),
              std::pair("0.1309", "0.1309"), std::pair("2.85026", "2.8503"), std::pair("0", "0.00"),
              std::pair("0.000012", "0.000012")})
            QTest::newRow(price) << QString::fromLatin1(price) << QString::fromLatin1(written);
    }
    void hourlyPricesAreWrittenAlike() {
        QFETCH(QString, price);
        QFETCH(QString, written);
        QCOMPARE(hourlyAmount(*Decimal::parse(price.toStdString()), english()), written);
    }
};

QTEST_MAIN(OwnFormulaTest)
#include "own_formula_test.moc"
