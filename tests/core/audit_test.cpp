// Printed figures as intervals, formulas over them, and the audit's verdicts on both.
#include <QtTest/QTest>
#include <cmath>

#include "core/analysis/audit.h"
#include "core/analysis/comparison.h"
#include "core/analysis/formula.h"
#include "core/analysis/study.h"
#include "core/economics/cost.h"

using namespace epochal;

namespace {

Follows judged(const std::string& formula, const std::map<std::string, PrintedFigure>& inputs,
               const std::string& published) {
    Claim claim;
    claim.formula = formula;
    claim.inputs = inputs;
    claim.published = {published, false};
    const auto result = audit(claim);
    if (!result) qFatal("%s", english(result.error()).c_str());
    return result->follows;
}

Result<FormulaValue> valueOf(const std::string& formula) {
    return evaluate(formula, [](const std::string& name) -> std::optional<FormulaValue> {
        if (name == "x") return FormulaValue{2, {1, 3}, false};
        if (name == "open") return FormulaValue{1, {-1, 3}, false};
        return std::nullopt;
    });
}

Entry run(PriceKind kind) {
    Entry entry;
    entry.id = "20261121-141032-7f3a9c01";
    entry.name = "run";
    entry.offer.id = "offer";
    entry.offer.kind = kind;
    entry.offer.quantumSeconds = 60;
    entry.imagesPerSecond = 1234.5678901234567;
    entry.trainingSeconds = 1000;
    entry.activeSeconds = 1234.5;
    entry.rentedSeconds = 1300.25;
    entry.preparationSeconds = 600;
    entry.curve = {{{1, 10, 1000, 400, 500, 1150}, 0.8}, {{2, 20, 2000, 1000, 1234.5, 1900.25}, 0.9}};
    return entry;
}

}  // namespace

class AuditTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsPrintedFigures_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("exact");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("one decimal") << "8.4" << false << 8.35 << 8.45;
        QTest::newRow("whole") << "13080" << false << 13079.5 << 13080.5;
        QTest::newRow("trailing zero counts") << "4.50" << false << 4.495 << 4.505;
        QTest::newRow("a count") << "64" << true << 64.0 << 64.0;
        QTest::newRow("about") << "~3280" << false << 3275.0 << 3285.0;
        QTest::newRow("about, thousands") << "~5000" << false << 4500.0 << 5500.0;
        QTest::newRow("range") << "34..37" << false << 34.0 << 37.0;
        QTest::newRow("negative") << "-0.5" << false << -0.55 << -0.45;
    }
    void readsPrintedFigures() {
        QFETCH(QString, text);
        QFETCH(bool, exact);
        QFETCH(double, low);
        QFETCH(double, high);
        const auto interval = PrintedFigure{text.toStdString(), exact}.interval();
        QVERIFY(interval);
        QVERIFY(std::abs(interval->low - low) < 1e-9);
        QVERIFY(std::abs(interval->high - high) < 1e-9);
    }

    void refusesWhatIsNoFigure() {
        for (const char* text : {"", "4,50", "1e3", "abc", "1.2.3", ".", "5.", ".5", "nan", "inf", "37..34", "1..", "~",
                                 "--1", "=1+1", "12345678901234567890123456789012345678901"})
            QVERIFY2(!PrintedFigure{text}.value(), text);
    }

    void evaluatesFormulas() {
        QCOMPARE(valueOf("1 + 2 * 3 - 8 / 4").value().value, 5.0);
        QCOMPARE(valueOf("(1 + 2) * -(3)").value().value, -9.0);
        QCOMPARE(valueOf("10 - 2 - 3").value().value, 5.0);
        QCOMPARE(valueOf("8 / 2 / 2").value().value, 2.0);
        // x in [1, 3]: 6 / x in [2, 6], 1 - x in [-2, 0], x * x in [1, 9]; bounds may be slightly too wide, never too
        // narrow.
        const Interval quotient = valueOf("6 / x").value().range;
        QVERIFY(quotient.low <= 2 && quotient.low > 1.999 && quotient.high >= 6 && quotient.high < 6.001);
        const Interval difference = valueOf("1 - x").value().range;
        QVERIFY(difference.low <= -2 && difference.low > -2.001 && difference.high >= 0 && difference.high < 0.001);
        QVERIFY(valueOf("1 / open").value().dividesByZero);
        QVERIFY(valueOf("1 / (x - x)").value().dividesByZero);
    }

    void roundsOutwards() {
        // The doubles nearest to 0.1 and 0.2 add up to something between two doubles; the interval contains both.
        const Interval sum = Interval{0.1, 0.1} + Interval{0.2, 0.2};
        QVERIFY(sum.low <= 0.3 && sum.high > 0.3 && sum.low < sum.high);
        const Interval third = Interval{1, 1} / Interval{3, 3};
        QVERIFY(third.low < third.high);
    }

    void refusesWrongFormulas() {
        for (const char* formula : {"", "1 +", "(1", "1)", "y", "1 2", "x x", "2x", "x^2", "f(x)", "1 // 2", "x;"})
            QVERIFY2(!valueOf(formula), formula);
        QVERIFY(!valueOf(std::string(500, '(') + "1" + std::string(499, ')')));
        QVERIFY(!valueOf(std::string(2000, '-') + "1"));
        Claim claim;
        claim.formula = "a / b";
        claim.inputs = {{"a", {"1"}}};
        claim.published = {"1"};
        QCOMPARE(audit(claim).error().kind, ErrorKind::Damaged);
    }

    void tellsYesFromRoundingFromNo() {
        // Table B of the TPU study: 3128 / 8.4 = 372.38; 8.35 to 8.45 gives 370.2 to 374.6, which reaches 373.5.
        QCOMPARE(judged("rate / price", {{"rate", {"3128"}}, {"price", {"8.4"}}}, "374"), Follows::WithinRounding);
        QCOMPARE(judged("rate / price", {{"rate", {"3128"}}, {"price", {"12.2"}}}, "256"), Follows::Yes);
        // With an exact price of 8.4 no rounding is left to explain the difference.
        QCOMPARE(judged("rate / price", {{"rate", {"3128"}}, {"price", {"8.4", true}}}, "374"), Follows::No);
        QCOMPARE(judged("rate / price", {{"rate", {"3128"}}, {"price", {"8.4"}}}, "376"), Follows::No);
        // A tie may have been rounded either way: 0.125 as 0.12 or 0.13.
        QCOMPARE(judged("a / 8", {{"a", {"1", true}}}, "0.12"), Follows::Yes);
        QCOMPARE(judged("a / 8", {{"a", {"1", true}}}, "0.13"), Follows::Yes);
        QCOMPARE(judged("a / 8", {{"a", {"1", true}}}, "0.14"), Follows::No);
        // A printed 0 may be anything in [-0.5, 0.5]: a quotient by that interval is undetermined.
        QCOMPARE(judged("1 / a", {{"a", {"0"}}}, "2"), Follows::CannotTell);
    }

    void saysWhatItFound() {
        Claim claim;
        claim.formula = "seconds * cents / 100";
        claim.inputs = {{"seconds", {"1003"}}, {"cents", {"0.4087"}}};
        claim.published = {"4.50"};
        const auto result = audit(claim);
        QVERIFY(result);
        QCOMPARE(result->follows, Follows::No);
        QCOMPARE(result->recomputed, std::string("4.10"));  // 1003 x 0.4087 / 100 = 4.099261
        QVERIFY(std::abs(result->computed - 4.099261) < 1e-12);
        QVERIFY(result->range.contains(4.099261) && result->range.high < 4.102 && result->range.low > 4.096);
        QCOMPARE(english(result->words), std::string("published 4.50, recomputed 4.10"));

        claim.said = "four and a half";
        QCOMPARE(english(audit(claim)->words), std::string("published four and a half, recomputed 4.10"));
        // A verbal figure cannot serve as an upper bound.
        claim.published = {"1.5"};
        claim.bound = true;
        QCOMPARE(english(audit(claim)->words), std::string("published four and a half, recomputed 4.1"));
    }

    void saysInWhatUnit() {
        Claim claim;
        claim.formula = "(1 - a / b) * 100";
        claim.inputs = {{"a", {"3128"}}, {"b", {"~3280"}}};
        claim.published = {"3"};
        claim.unit = "%";
        QCOMPARE(english(audit(claim)->words), std::string("published 3%, recomputed 4.6%"));  // 4.634
        claim.published = {"3..3.5"};
        QCOMPARE(english(audit(claim)->words), std::string("published 3.0\u20133.5%, recomputed 4.6%"));
        claim.published = {"3"};
        claim.unit = "USD";
        QCOMPARE(english(audit(claim)->words), std::string("published 3 USD, recomputed 4.6 USD"));
        claim.unit = "\u00d7";
        claim.bound = true;
        QCOMPARE(english(audit(claim)->words), std::string("published as under 3 \u00d7, recomputed 4.6 \u00d7"));
        claim.said = "hardly slower";
        QCOMPARE(english(audit(claim)->words), std::string("published hardly slower, recomputed 4.6 \u00d7"));
    }

    void derivesWhatNobodyPrinted() {
        DerivedFigure figure;
        figure.formula = "heavy / light";
        figure.inputs = {{"heavy", {"1003"}}, {"light", {"872"}}};
        QVERIFY(std::abs(valueOf(figure).value() - 1.150229) < 1e-6);
        figure.inputs["light"] = {"0"};
        QVERIFY(!valueOf(figure));
        figure.inputs.erase("light");
        QCOMPARE(valueOf(figure).error().kind, ErrorKind::Damaged);
    }

    void writesWhatDiffersDifferently() {
        Claim claim;
        // 1.22 s is 0.020 min, not the published 2.2, and must not be printed as 0.0.
        claim.formula = "images / rate / 60";
        claim.inputs = {{"images", {"1281167", true}}, {"rate", {"1050000", true}}};
        claim.published = {"2.2"};
        QCOMPARE(english(audit(claim)->words), std::string("published 2.2, recomputed 0.020"));
        claim.formula = "a / b";
        claim.inputs = {{"a", {"200", true}}, {"b", {"3", true}}};
        claim.published = {"66.4"};
        QCOMPARE(english(audit(claim)->words), std::string("published 66.4, recomputed 66.7"));
        // 66.6667 exceeds the bound "under 66.66"; two decimals, 66.67, are enough to show it.
        claim.bound = true;
        claim.published = {"66.66", true};
        QCOMPARE(audit(claim)->recomputed, std::string("66.67"));
        // 6.66667 x 10.00001 = 66.66677: with three decimals the sentence would read "published 66.667, recomputed
        // 66.667".
        claim.formula = "a * b";
        claim.inputs = {{"a", {"6.66667", true}}, {"b", {"10.00001", true}}};
        claim.published = {"66.66671", true};
        claim.bound = false;
        QCOMPARE(audit(claim)->follows, Follows::No);
        QCOMPARE(audit(claim)->recomputed, std::string("66.66677"));  // 66.6667 + 0.0000667 = 66.6667667
        claim.published = {"1.60..1.7"};
        QCOMPARE(english(audit(claim)->words), std::string("published 1.60\u20131.70, recomputed 66.67"));
    }

    void readsUnderAsABound() {
        Claim claim;
        claim.formula = "a * b";
        claim.inputs = {{"a", {"2"}}, {"b", {"1.2"}}};
        claim.published = {"2.5"};
        claim.bound = true;
        QCOMPARE(audit(claim)->follows, Follows::Yes);  // 2.4
        claim.published = {"2.3"};
        QCOMPARE(audit(claim)->follows, Follows::WithinRounding);  // 1.5 x 1.15 = 1.7 is possible
        claim.published = {"1.5"};
        QCOMPARE(audit(claim)->follows, Follows::No);
        // 83.4 - 83 is 0.4, published as under 1: it must not be printed as 0.
        claim.formula = "best - worst";
        claim.inputs = {{"best", {"83.4"}}, {"worst", {"83"}}};
        claim.published = {"1"};
        QCOMPARE(audit(claim)->recomputed, std::string("0.40"));
        claim.inputs["best"] = {"83"};
        QCOMPARE(audit(claim)->recomputed, std::string("0"));
    }

    void recomputesRunsByAnotherRoad() {
        std::vector<Entry> entries{run(PriceKind::OnDemand), run(PriceKind::Own), run(PriceKind::Monthly),
                                   run(PriceKind::Reserved)};
        entries[0].offer.pricePerHour = *Decimal::parse("4.6016");
        entries[1].offer.own = OwnMachine{Decimal::fromInteger(5000), Decimal::fromInteger(500), 4, 0.35, 450,
                                          *Decimal::parse("0.3"),     Decimal::fromInteger(20)};
        entries[1].rentedSeconds.reset();
        entries[2].offer.pricePerMonth = Decimal::fromInteger(7500);
        entries[2].offer.use = 0.5;
        entries[3].offer.pricePerHour = *Decimal::parse("1.5");
        entries[3].offer.upfront = Decimal::fromInteger(1000);
        entries[3].offer.termMonths = 12;
        const std::vector<Claim> claims = claimsOf(entries, 0.85);
        // Cost, cost to target and rate; time to target within the whole on two time bases; three hourly prices.
        QCOMPARE(claims.size(), std::size_t(4 * (3 + 2) + 3));
        for (const Claim& claim : claims) {
            const auto result = audit(claim);
            QVERIFY2(result, claim.id.c_str());
            QVERIFY2(result->follows == Follows::Yes, (claim.id + ": " + english(result->words)).c_str());
        }
        // The audit can fail: the same claim with a different bill.
        Claim wrong = claims.front();
        wrong.inputs["billed"] = {"1234.5", true};
        QCOMPARE(audit(wrong)->follows, Follows::No);
    }

    void auditsRowsOfOnesOwn() {
        Entry row;
        row.id = "mine/row";
        row.published = true;
        row.trainingSeconds = 3600;
        row.offer.pricePerHour = *Decimal::parse("12.2");
        row.publishedCost = Money{*Decimal::parse("12.2"), "USD"};
        QCOMPARE(audit(claimsOf(std::vector{row}).front())->follows, Follows::Yes);
        row.publishedCost->amount = *Decimal::parse("13.2");
        QCOMPARE(audit(claimsOf(std::vector{row}).front())->follows, Follows::No);
        row.publishedCost->currency = "EUR";  // no common currency, nothing to recompute
        QVERIFY(claimsOf(std::vector{row}).empty());
        // 105 minutes may be 104.5 to 105.5: at 24.48 an hour, 42.636 to 43.044. 6301 s leaves only half a second of
        // rounding.
        row.publishedCost = Money{*Decimal::parse("42.66"), "USD"};
        row.offer.pricePerHour = *Decimal::parse("24.48");
        row.trainingSeconds = 6300;
        QCOMPARE(audit(claimsOf(std::vector{row}).front())->follows, Follows::WithinRounding);
        row.trainingSeconds = 6301;
        QCOMPARE(audit(claimsOf(std::vector{row}).front())->follows, Follows::No);
    }

    void holdsTheTimeToATargetAgainstTheWhole() {
        Entry row;
        row.id = "mine/row";
        row.published = true;
        row.trainingSeconds = 41845.5;  // 90 epochs
        row.curve = {{{64, 0, 0, 29756.8, 29756.8, 29756.8}, 0.757}, {{86, 0, 0, 39985.7, 39985.7, 39985.7}, 0.764}};
        row.offer.pricePerHour = *Decimal::parse("6.7");
        row.publishedCost = Money{*Decimal::parse("55"), "USD"};
        const auto judge = [&](const std::string& what, double target) {
            for (const Claim& claim : claimsOf(std::vector{row}, target))
                if (claim.id == row.id + "/" + what) return audit(claim)->follows;
            return Follows::CannotTell;
        };
        // 29756.8 s x 6.7 / 3600 = 55.38: the published figure is the cost to 75.7 %. The whole run would be 77.88.
        QCOMPARE(judge("published-cost", 0.757), Follows::Yes);
        QCOMPARE(judge("published-cost", 0.9), Follows::No);
        QCOMPARE(judge("training-within-whole", 0.757), Follows::Yes);
        QCOMPARE(judge("training-within-whole", 0.76), Follows::Yes);
        QCOMPARE(judge("training-within-whole", 0.9), Follows::CannotTell);  // never reached: nothing to claim
        QCOMPARE(judge("time-within-whole", 0.757), Follows::CannotTell);    // its source has no such time basis
        row.trainingSeconds = 39000;
        QCOMPARE(judge("training-within-whole", 0.757), Follows::Yes);
        QCOMPARE(judge("training-within-whole", 0.764), Follows::No);  // 39985.7 s within 39000 s
    }

    /// The shipped rows, each study at the target it opens with: exactly one of all their figures is not consistent
    /// with its inputs.
    void findsNothingWrongInTheStudiesButWhatIs() {
        const auto studies = shippedStudies();
        QVERIFY(studies);
        QStringList wrong;
        std::size_t times = 0;
        for (const Study& study : *studies)
            for (const Claim& claim : claimsOf(study.entries, study.query.target)) {
                const auto result = audit(claim);
                QVERIFY2(result, claim.id.c_str());
                times += claim.id.ends_with("-within-whole") ? 1 : 0;
                if (result->follows == Follows::No) wrong << QString::fromStdString(claim.id);
            }
        QCOMPARE(wrong.join(QLatin1Char(' ')), QStringLiteral("painter-2020/google-t4-heavy/published-cost"));
        QVERIFY(times >= 6);
    }
};

QTEST_APPLESS_MAIN(AuditTest)
#include "audit_test.moc"
