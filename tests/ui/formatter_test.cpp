#include <QDateTime>
#include <QTest>
#include <limits>

#include "ui/format/formatter.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedStates);
const QLocale kRussian(QLocale::Russian, QLocale::Russia);
const QLocale kSpanish(QLocale::Spanish, QLocale::Spain);

/// "~" represents a no-break space, "^" a word joiner.
QString nb(const char* text) {
    return QString::fromUtf8(text).replace(QLatin1Char('~'), QChar(0x00A0)).replace(QLatin1Char('^'), QChar(0x2060));
}

Decimal decimal(const char* text) {
    const auto parsed = Decimal::parse(text);
    return parsed ? *parsed : Decimal();
}

}  // namespace

/// Expectations are written by hand from CLDR: Spanish groups digits from five on, Russian with a no-break space.
class FormatterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void integers_data() {
        QTest::addColumn<qint64>("value");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("ru");
        QTest::addColumn<QString>("es");
        const auto row = [](qint64 value, const char* en, const char* ru, const char* es) {
            QTest::addRow("%lld", static_cast<long long>(value)) << value << nb(en) << nb(ru) << nb(es);
        };
        row(0, "0", "0", "0");
        row(999, "999", "999", "999");
        row(1284, "1,284", "1~284", "1284");
        row(13080, "13,080", "13~080", "13.080");
        row(123456, "123,456", "123~456", "123.456");
        row(1234567, "1,234,567", "1~234~567", "1.234.567");
        row(12345678, "12,345,678", "12~345~678", "12.345.678");
        row(-19840, "−19,840", "−19~840", "−19.840");
    }
    void integers() {
        QFETCH(qint64, value);
        QFETCH(QString, en);
        QFETCH(QString, ru);
        QFETCH(QString, es);
        QCOMPARE(Formatter(kEnglish).integer(value), en);
        QCOMPARE(Formatter(kRussian).integer(value), ru);
        QCOMPARE(Formatter(kSpanish).integer(value), es);
    }

    void numbers() {
        QCOMPARE(Formatter(kEnglish).number(1308.5, 1), nb("1,308.5"));
        QCOMPARE(Formatter(kRussian).number(13080.5, 1), nb("13~080,5"));
        QCOMPARE(Formatter(kSpanish).number(1308.5, 1), nb("1308,5"));
        QCOMPARE(Formatter(kSpanish).number(13080.5, 1), nb("13.080,5"));
        QCOMPARE(Formatter(kSpanish).number(0.4087, 4), nb("0,4087"));
        QCOMPARE(Formatter(kEnglish).number(-0.001, 2), nb("0.00"));
        QCOMPARE(Formatter(kEnglish).number(std::numeric_limits<double>::quiet_NaN(), 2), nb("–"));
        QCOMPARE(Formatter(kEnglish).number(std::numeric_limits<double>::infinity(), 2), nb("–"));
    }

    /// A line ends neither between a number and its unit nor between a word and the number that it has.
    void numbersStayWithTheirUnits_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("bound");
        const auto row = [](const char* text, const char* bound) {
            QTest::newRow(text) << QString::fromUtf8(text) << nb(bound);
        };
        row("%1 of %2 ms per step", "%1 of %2~ms per step");
        row("%1 points", "%1~points");
        row("best %1, epoch %2", "best %1, epoch~%2");
        row("эпоха %1", "эпоха~%1");
        row("в эпохе %2, за %1 с.", "в эпохе~%2, за %1~с.");
        row("%1 пункта", "%1~пункта");
        row("(%1 Вт·ч)", "(%1~Вт·ч)");
        row("época %1", "época~%1");
        row("%1 × %2", "%1~×~%2");
        row("= (%1 × %2 h × %3) + %4", "= (%1~×~%2~h × %3) + %4");
        row("%1 images/s, %2 °C", "%1~images/s, %2~°C");
        row("%1 изобр./с", "%1~изобр./с");
        // No numbers, or words of their own.
        row("epochs: %1", "epochs: %1");
        row("%1 steps in %2 runs", "%1 steps in %2 runs");
        row("each epoch has", "each epoch has");
        row("", "");
    }
    void numbersStayWithTheirUnits() {
        QFETCH(QString, text);
        QFETCH(QString, bound);
        for (const QLocale& locale : {kEnglish, kRussian, kSpanish}) {
            QCOMPARE(Formatter(locale).bound(text), bound);
            QCOMPARE(Formatter(locale).bound(bound), bound);
        }
        QCOMPARE(Numerals::plain().bound(text.toStdString()), text.toStdString());
        QCOMPARE(Formatter(kEnglish).text(Message{"On %1 devices, %2 ms", {std::int64_t{4}, 1453.0}}),
                 nb("On 4 devices, 1,453~ms"));
    }

    /// What ends in 5 is rounded up, even where the nearest double is a hair below or C rounds to even.
    void numbersAreRoundedAsOnPaper() {
        const Formatter en(kEnglish);
        QCOMPARE(en.number(0.3675, 3), nb("0.368"));
        QCOMPARE(en.number(0.10625, 4), nb("0.1063"));
        QCOMPARE(en.number(53.125, 2), nb("53.13"));
        QCOMPARE(en.number(2.675, 2), nb("2.68"));
        QCOMPARE(en.number(0.3674999, 3), nb("0.367"));
        QCOMPARE(en.number(1e15, 0), nb("1,000,000,000,000,000"));
    }

    void significantDigits() {
        const Formatter en(kEnglish);
        QCOMPARE(en.significant(19840.3), nb("19,840"));
        QCOMPARE(en.significant(432.1), nb("432"));
        QCOMPARE(en.significant(4.3123), nb("4.31"));
        QCOMPARE(en.significant(0.01234), nb("0.0123"));
        QCOMPARE(en.significant(0), nb("0"));
        QCOMPARE(en.significant(3.7e-5, 2), nb("0.000037"));
    }

    void exactDigits() {
        QCOMPARE(Formatter(kEnglish).exact(92.86), nb("92.86"));
        QCOMPARE(Formatter(kSpanish).exact(12345.0625), nb("12.345,0625"));
        QCOMPARE(Formatter(kEnglish).exact(0.1 + 0.2), nb("0.3"));
    }

    void percentages() {
        QCOMPARE(Formatter(kEnglish).percent(0.9286), nb("92.86%"));
        QCOMPARE(Formatter(kRussian).percent(0.9286), nb("92,86~%"));
        QCOMPARE(Formatter(kEnglish).times(9.34, 1), nb("9.3~×"));
        QCOMPARE(Formatter(kSpanish).percent(0.64, 0), nb("64~%"));
        QCOMPARE(Formatter(kEnglish).percentNumber(0.9979), nb("99.79"));
    }

    void money() {
        QCOMPARE(Formatter(kEnglish).money({decimal("1234.50"), "USD"}), nb("1,234.50~USD"));
        QCOMPARE(Formatter(kRussian).money({decimal("1234.50"), "USD"}), nb("1~234,50~USD"));
        QCOMPARE(Formatter(kSpanish).money({decimal("1234.50"), "EUR"}), nb("1234,50~EUR"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0.88"), "USD"}), nb("0.88~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0.0526"), "USD"}), nb("0.053~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0.001234"), "USD"}), nb("0.0012~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0.0997"), "USD"}), nb("0.10~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0.00997"), "USD"}), nb("0.010~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("0"), "USD"}), nb("0.00~USD"));
        QCOMPARE(Formatter(kEnglish).money({decimal("4.6016"), "USD"}, 4), nb("4.6016~USD"));
        QCOMPARE(Formatter(kEnglish).amount(decimal("0.125")), nb("0.12"));
    }

    /// Only zero is written as zero and only the whole as 100%; an uncertainty has the digits of its value, or is left
    /// out.
    void showsNoFalseZero() {
        const Formatter en(kEnglish);
        QCOMPARE(en.number(0.004, 2), nb("<~0.01"));
        QCOMPARE(en.number(0.006, 2), nb("0.01"));
        QCOMPARE(en.number(0.3, 0), nb("<~1"));
        QCOMPARE(Formatter(kSpanish).number(0.004, 2), nb("<~0,01"));
        QCOMPARE(en.number(0, 2), nb("0.00"));
        QCOMPARE(en.number(1e-17, 2), nb("0.00"));  // the residue of a sum
        QCOMPARE(en.percent(0.00001), nb("<~0.01%"));
        QCOMPARE(en.percent(0.997, 0), nb(">~99%"));
        QCOMPARE(en.percent(0.997, 1), nb("99.7%"));
        QCOMPARE(en.percent(0.99997), nb(">~99.99%"));
        QCOMPARE(en.percentNumber(0.99997), nb(">~99.99"));
        QCOMPARE(Formatter(kRussian).percent(0.9996, 1), nb(">~99,9~%"));
        QCOMPARE(en.percent(1, 0), nb("100%"));
        QCOMPARE(en.percent(1 - 1e-14, 2), nb("100.00%"));
        QCOMPARE(en.percent(1.001, 0), nb("100%"));
        QCOMPARE(en.duration(0.003), nb("<~0.01~s"));
        QCOMPARE(en.money({decimal("0.000012"), "USD"}), nb("0.000012~USD"));
        QCOMPARE(en.money({decimal("0.000000007"), "USD"}), nb("<~0.000001~USD"));
        QCOMPARE(en.plusMinus(0.012, 0.003, Numerals::amountDecimals(0.012, 2)), nb("0.012~±~0.003"));
        QCOMPARE(en.plusMinus(0.0003, 0.0001, 2), nb("0.00030~±~0.00010"));
        QCOMPARE(en.plusMinus(0.33, 0.0001, 2), nb("0.33"));
        QCOMPARE(en.plusMinus(0.33, std::nan(""), 2), nb("0.33"));  // of a single run
        QCOMPARE(en.plusMinus(0.0003, 1e-19, 2), nb("0.00030"));    // of equal runs, but for rounding
        QCOMPARE(en.plusMinus(0.33, 0.006, 2), nb("0.33~±~0.01"));
        QCOMPARE(en.plusMinus(0, 0, 2), nb("0.00"));
        QCOMPARE(en.spread(4.1, 0.12, 2), nb("±~0.12"));
        QCOMPARE(en.spread(1859, 0.4, 0), QString());
        QCOMPARE(en.plusMinus(4.1, 0.12, 2), nb("4.10~±~0.12"));
    }

    void whatIsKnownToBeWholeHasNoTenths() {
        QCOMPARE(Formatter(kEnglish).wholeDuration(1), nb("1~s"));
        QCOMPARE(Formatter(kEnglish).wholeDuration(60), nb("1~min"));
        QCOMPARE(Formatter(kEnglish).wholeDuration(7200), nb("2~h"));
        QCOMPARE(Formatter(kEnglish).wholeDuration(90), nb("1~min~30~s"));
        QCOMPARE(Formatter(kEnglish).wholeDuration(5400), nb("1~h~30~min"));
        QCOMPARE(Formatter(kEnglish).wholeDuration(2.5), nb("2.5~s"));
    }

    void durations() {
        const Formatter en(kEnglish);
        QCOMPARE(en.duration(0), nb("0~s"));
        QCOMPARE(en.duration(0.42), nb("0.42~s"));
        QCOMPARE(en.duration(4.13), nb("4.1~s"));
        QCOMPARE(en.duration(12.4), nb("12~s"));
        QCOMPARE(en.duration(59.6), nb("1~min~00~s"));
        QCOMPARE(en.duration(236), nb("3~min~56~s"));
        QCOMPARE(en.duration(3840), nb("1~h~04~min"));
        QCOMPARE(en.duration(29757), nb("8~h~16~min"));  // 8 h 15 min 57 s
        QCOMPARE(en.duration(7199), nb("2~h~00~min"));
        QCOMPARE(en.duration(93600), nb("26~h~00~min"));
        QCOMPARE(en.duration(-1), nb("–"));
        QCOMPARE(en.milliseconds(0.0508), nb("50.8~ms"));
        QCOMPARE(Formatter(kSpanish).milliseconds(0.0041), nb("4,10~ms"));
    }

    void sizes() {
        const Formatter en(kEnglish);
        QCOMPARE(en.bytes(512), nb("512~B"));
        QCOMPARE(en.bytes(89443533), nb("85.3~MiB"));
        QCOMPARE(en.bytes(334998306816), nb("312~GiB"));
        QCOMPARE(Formatter(kRussian).bytes(44238923366), nb("41,2~GiB"));
        QCOMPARE(en.bytes(-1), nb("–"));
    }

    void days() {
        QCOMPARE(Formatter(kEnglish).isoDay(QStringLiteral("2026-11-21")), QStringLiteral("2026-11-21"));
        QCOMPARE(Formatter(kRussian).isoDay(QStringLiteral("2026-11-21")), QStringLiteral("21.11.2026"));
        QCOMPARE(Formatter(kSpanish).isoDay(QStringLiteral("2026-11-21")), QStringLiteral("21/11/2026"));
        QCOMPARE(Formatter(kEnglish).isoDay(QStringLiteral("2025-11")), QStringLiteral("2025-11"));
        QCOMPARE(Formatter(kRussian).isoDay(QStringLiteral("2025-11")), QStringLiteral("11.2025"));
        QCOMPARE(Formatter(kSpanish).isoDay(QStringLiteral("2025-11")), QStringLiteral("11/2025"));
        QCOMPARE(Formatter(kEnglish).isoDay(QString()), nb("–"));
        const QDateTime at(QDate(2020, 3, 10), QTime(9, 5, 7));
        QCOMPARE(Formatter(kEnglish).when(at.toMSecsSinceEpoch()), QStringLiteral("2020-03-10"));
        QCOMPARE(Formatter(kSpanish).dateTime(at.toMSecsSinceEpoch()), QStringLiteral("10/03/2020 09:05:07"));
        const QDateTime now(QDate::currentDate(), QTime(14, 10));
        QCOMPARE(Formatter(kEnglish).when(now.toMSecsSinceEpoch()), QStringLiteral("today 14:10"));
    }

    void uncertainty() {
        QCOMPARE(Formatter(kEnglish).plusMinus(19840, 48, 0), nb("19,840~±~48"));
        QCOMPARE(Formatter(kRussian).plusMinus(93.86, 0.06, 2), nb("93,86~±~0,06"));
    }

    void messages() {
        const Message message{"%2 of %1, %3 left: %4", {std::string("a%3b"), std::int64_t{13080}, 1234.5, 0.1}};
        QCOMPARE(Formatter(kEnglish).text(message), nb("13,080 of a%3b, 1,234.5 left: 0.1"));
        QCOMPARE(Formatter(kRussian).text(message), nb("13~080 of a%3b, 1~234,5 left: 0,1"));
        QCOMPARE(Formatter(kEnglish).text(Message{"31 % of %1", {std::int64_t{2}}}), nb("31~% of 2"));
        // An amount keeps its digits; words without a translation stay as they are.
        const Message amount{"%1: %2 EUR", {Phrase{"Google", ", T4"}, Fixed{4.1, 2}}};
        QCOMPARE(Formatter(kEnglish).text(amount), nb("Google, T4: 4.10 EUR"));
        QCOMPARE(Formatter(kRussian).text(amount), nb("Google, T4: 4,10 EUR"));
        QCOMPARE(english(amount), std::string("Google, T4: 4.10 EUR"));
        QCOMPARE(Formatter(kEnglish).text(Message{"%1 and %2", {std::int64_t{2}}}), nb("2 and %2"));
        const Message typed{
            "%1, %2, %3, %4, %5 run(s), %6",
            {Duration{236}, Amount{0.88, "USD"}, Share{0.9286}, Throughput{4.2, "USD"}, Count(1), Day{"2026-11-21"}}};
        QCOMPARE(Formatter(kEnglish).text(typed),
                 nb("3~min~56~s, 0.88~USD, 92.86%, 4.20~images/^s per USD/^h, 1 run, 2026-11-21"));
        QCOMPARE(Formatter(kRussian).text(typed),
                 nb("3~min~56~s, 0,88~USD, 92,86~%, 4,20~images/^s per USD/^h, 1 run, 21.11.2026"));
        QCOMPARE(Formatter(kEnglish).text({"8.4 USD/h, %1 EUR/kWh; 2 изобр./с: train/hidden, %2", {0.5, "a/s"}}),
                 nb("8.4 USD/^h, 0.5 EUR/^kWh; 2 изобр./^с: train/hidden, a/s"));
        const Message rented{"%1, %2 × %3: %4",
                             {Phrase{{}, "AWS, 4 × V100"}, std::int64_t{3}, "A100 × NVLink", Phrase{"images/s", {}}}};
        QCOMPARE(Formatter(kEnglish).text(rented), nb("AWS, 4~×~V100, 3~×~A100 × NVLink: images/^s"));
        QCOMPARE(Formatter(kEnglish).text({"%1", {std::string("class 3 × 4")}}), nb("class 3 × 4"));  // a name
        QCOMPARE(english(rented), std::string("AWS, 4 × V100, 3 × A100 × NVLink: images/s"));
        // A sentence of the window that is already translated keeps "изобр./с" on one line, too; a name stays as it is.
        QCOMPARE(Formatter(kRussian).sentence(QStringLiteral("Ожидается на %2: %1 изобр./с. 97 %"),
                                              {Fixed{1840.4, 0}, std::string("a/s")}),
                 nb("Ожидается на a/s: 1~840~изобр./^с. 97~%"));
        const Error error{ErrorKind::Disk, {"Cannot write", {}}, "/tmp/x", {"Free some space", {}}};
        QCOMPARE(Formatter(kEnglish).what(error), nb("Cannot write (/tmp/x)"));
        QCOMPARE(Formatter(kEnglish).remedy(error), nb("Free some space"));
    }
};

QTEST_GUILESS_MAIN(FormatterTest)
#include "formatter_test.moc"
