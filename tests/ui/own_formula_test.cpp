#include <QTest>

#include "core/economics/cost.h"
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
    static QString written(const char* hosting) {
        return RunFacts::ownPrice(lab(hosting), Formatter(QLocale(QLocale::English, QLocale::UnitedStates)));
    }

private Q_SLOTS:
    void withoutHosting() {
        // 2890 / (4 x 8766 x 0.35) = 0.235488; 0.55 x 0.24 = 0.132
        const QString text = written("0");
        QVERIFY2(text.endsWith(QStringLiteral("= 0.2355 + 0.1320 = 0.3675 USD/h")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("730.5")));
    }
    void withHosting() {
        // 73.05 / (730.5 x 0.35) = 0.285714; 0.653202 in all
        const QString text = written("73.05");
        QVERIFY2(text.contains(QStringLiteral("+ 73.05 / (730.5 h × 0.35) + 0.55 kW × 0.24")), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("= 0.2355 + 0.2857 + 0.1320 = 0.6532 USD/h")), qPrintable(text));
    }
};

QTEST_MAIN(OwnFormulaTest)
#include "own_formula_test.moc"
