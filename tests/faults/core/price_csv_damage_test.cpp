// Price lists that are damaged or ambiguous: never a wrong price.
#include <QTest>

#include <algorithm>
#include <clocale>

#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "core/interop/price_csv.h"

using namespace epochal;

namespace {

const std::string kOurs = "provider,instance,region,price kind,price covers,price per hour,currency,date,source\n";
const std::string kSky =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n";

ImportOptions options(bool comma = false) {
    return {.provider = "Acme", .date = "2026-11-20", .source = "list", .currency = "USD", .decimalComma = comma};
}
std::string row(const std::string& price, const char* currency = "USD", const std::string& region = "r") {
    return "A,b," + region + ",on-demand,whole-machine," + price + "," + currency + ",2026-11-01,s\n";
}

/// Why the only row is not good, "good" if it is, or why the list was refused.
std::string verdict(const std::string& text, bool comma = false, const PriceBook& book = {}) {
    const auto import = readPriceCsv(text, "list.csv", options(comma), book);
    if (!import) return "refused: " + english(import.error().what);
    if (import->rows.size() != 1) return std::to_string(import->rows.size()) + " rows";
    const ImportedRow& only = import->rows.front();
    if (only.verdict == RowVerdict::Good) return "good, " + hourlyPrice(only.offer)->text();
    return english(only.notes.front().what);
}
bool says(const std::string& text, const char* part) {
    if (text.find(part) != std::string::npos) return true;
    qWarning("it says: %s", text.c_str());
    return false;
}

}  // namespace

class PriceCsvDamageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pricesOfEveryShape_data() {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<bool>("comma");
        QTest::addColumn<QByteArray>("words");
        const auto is = [](const char* name, const QByteArray& cell, const char* words, bool comma = false) {
            QTest::newRow(name) << cell << comma << QByteArray(words);
        };
        is("plain", "4.60", "good, 4.6");
        is("exponent", "4.6e-01", "good, 0.46");
        is("exponent beyond any number", "1e999", "is not a number");
        is("plus", "+4.6", "good, 4.6");
        is("absurd", "1e9", "not a plausible price");
        is("beyond any number", "1e400", "is not a number");
        is("infinite", "inf", "contains a unit or a currency");
        is("not a number", "NaN", "contains a unit or a currency");
        is("thousands by comma", "\"1,234.56\"", "may contain a decimal comma or a thousands separator");
        is("thousands by blank", "1 234", "may contain a decimal comma or a thousands separator");
        is("thousands by no-break space",
           "1\xC2\xA0"
           "234",
           "may contain a decimal comma or a thousands separator");
        is("thousands by narrow space",
           "1\xE2\x80\xAF"
           "234",
           "may contain a decimal comma or a thousands separator");
        is("thousands by apostrophe", "1'234", "may contain a decimal comma or a thousands separator");
        is("thousands by point, decimals by comma", "1.234", "may contain a decimal comma or a thousands separator",
           true);
        is("decimals by point in a list of commas", "0.526", "good, 0.526", true);
        is("decimals by comma", "\"4,60\"", "good, 4.6", true);
        is("both", "\"1.234,56\"", "may contain a decimal comma or a thousands separator", true);
        is("cents", "460\xC2\xA2", "contains a unit or a currency");
        is("formula", "=1+1", "formula");
        is("formula of old", "@SUM(A1)", "formula");
        is("command", "+cmd", "contains a unit or a currency");
        is("sum", "-2+3", "is not a number");
        is("date", "01.11.2026", "is not a number");
    }
    void pricesOfEveryShape() {
        QFETCH(QByteArray, cell);
        QFETCH(bool, comma);
        QFETCH(QByteArray, words);
        QVERIFY(says(verdict(kOurs + row(cell.toStdString()), comma), words.constData()));
    }

    /// In any locale: the C library reads "2.5e-02" as 2 where the decimal separator is a comma.
    void exponentsInEveryLocale() {
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        for (const char* locale : {"C", "ru_RU.UTF-8", "es_ES.UTF-8", "de_DE.UTF-8"}) {
            std::setlocale(LC_NUMERIC, locale);  // has no effect if the machine lacks the locale
            QVERIFY(says(verdict(kOurs + row("2.5e-02")), "good, 0.025"));
            QVERIFY(says(verdict(kOurs + row("0.125")), "good, 0.125"));
        }
        std::setlocale(LC_NUMERIC, before.c_str());
    }

    void absurdPricesInEveryCurrency() {
        // 100 USD an hour and card is absurd; a ruble is worth 0.01 USD, so 4 RUB is too little and 90 RUB is 0.90 USD.
        QVERIFY(says(verdict(kOurs + row("1e9", "RUB")), "not a plausible price"));
        QVERIFY(says(verdict(kOurs + row("90", "RUB")), "good, 90"));
        PriceBook book;
        book.rates.all = {{"RUB", "USD", Decimal::ratio(1, 100), "2026-11-01", "bank"}};
        QVERIFY(says(verdict(kOurs + row("60000", "RUB"), false, book), "not a plausible price"));
        QVERIFY(says(verdict(kOurs + row("90", "RUB"), false, book), "good, 90"));
    }

    void unitsInTheHead() {
        const auto head = [](const char* column) {
            return "provider,instance,region,price kind,price covers," + std::string(column) +
                   ",currency,date,source\n";
        };
        QVERIFY(says(verdict(head("Price per hour (USD)") + row("4.6")), "good, 4.6"));
        QVERIFY(says(verdict(head("price per hour (currency)") + row("4.6")), "good, 4.6"));
        QVERIFY(says(verdict(head("price per hour (USD/h)") + row("4.6")), "good, 4.6"));
        QVERIFY(says(verdict(head("price per hour (cents)") + row("460")), "uses a different unit: cents"));
        QVERIFY(says(verdict(head("price per hour (per 1000 h)") + row("4600")), "uses a different unit: per 1000 h"));
        QVERIFY(says(verdict(head("price per minute") + row("0.07")), "are not per hour"));
        QVERIFY(says(verdict(head("price per hour (EUR)") + row("4.6")), "USD in the row and EUR in the header"));
        std::string sky = kSky + "g4dn,T4,1,4,16,,3.5,,r,a\n";
        sky.replace(sky.find("Price"), 5, "Price (USD/month)");
        QVERIFY(says(verdict(sky), "uses a different unit: usd/month"));
    }

    void columnsMissingOrDoubled() {
        const std::string twice =
            "provider,instance,region,price kind,price covers,price per hour (USD),price per hour "
            "(EUR),currency,date\n";
        QVERIFY(says(verdict(twice + "A,b,r,on-demand,whole-machine,1,2,USD,2026-11-01\n"), "appears twice"));
        QVERIFY(
            says(verdict("provider,instance,price kind,price per hour\nA,b,spot,1\n"), "does not match a price list"));
        // Unnamed columns are leftovers of spreadsheets.
        QVERIFY(says(verdict("provider,instance,price kind,price covers,price per hour,currency,date,source,,\n"
                             "A,b,spot,whole-machine,1,USD,2026-11-01,s,,\n"),
                     "good, 1"));
    }

    void lettersAtTheEdgesOfACellStayWhole() {
        // The last byte of a Russian capital Er and of an a with a grave accent is also that of a no-break space, and
        // the guillemet shares its first byte.
        const std::string er = "\xD0\xA0", grave = "\xC3\xA0", guillemet = "\xC2\xAB";
        const auto import =
            readPriceCsv(kOurs + row("1", "USD", guillemet + "r" + er) + row("2", "USD", "\xC2\xA0" + grave),
                         "list.csv", options(), PriceBook{});
        QCOMPARE(import->good, 2);
        QCOMPARE(import->rows[0].offer.region, guillemet + "r" + er);
        QCOMPARE(import->rows[1].offer.region, grave);
    }

    void aLongInfoIsNotCutWithinALetter() {
        // The 60th byte is in the middle of a character; the defect is saved in the price book, which is UTF-8.
        std::string info = "x";
        for (int i = 0; i < 50; ++i) info += "\xD0\xB6";
        const auto import = readPriceCsv(kSky + "a,L4,1,16,64," + info + ",0.6,,r,a\n", "l", options(), PriceBook{});
        QVERIFY(import.ok() && import->flagged == 1);
        LocalBook local;
        addOffers(local, PriceBook{}, taken(*import, {.flaggedToo = true}));
        const std::string kept = jsonText(toJson(local));
        QVERIFY(readLocalBook(kept, "book").ok());
        QVERIFY(kept.find("\uFFFD") == std::string::npos);
    }

    void aRowIsNotLostInAStrayQuotationMark() {
        // Lines 2 and 3 each start their last cell with a quotation mark: read literally, line 3 is text of line 2.
        const std::string text = kOurs + "A,b,r,on-demand,whole-machine,1,USD,2026-11-01,\"s\n" +
                                 "A,c,r,on-demand,whole-machine,2,USD,2026-11-01,\"s\n";
        const auto import = readPriceCsv(text, "list.csv", options(), PriceBook{});
        QVERIFY(!import.ok());
        QVERIFY(says(english(import.error().what), "is never closed"));
        QCOMPARE(import.error().where, std::string("list.csv:2"));
        // An intended line break is kept.
        QVERIFY(says(verdict(kOurs + "A,\"b\nc\",r,on-demand,whole-machine,1,USD,2026-11-01,\"s\"\n"), "good, 1"));
    }

    void spreadsheetsDeclareTheirDelimiter() {
        std::string text = kOurs + row("\"4,60\"");
        std::replace(text.begin(), text.end(), ',', ';');
        text.replace(text.find("4;60"), 4, "4,60");
        QVERIFY(says(verdict("\xEF\xBB\xBFsep=;\r\n" + text, true), "good, 4.6"));
        QVERIFY(says(verdict("\r\n\r\n" + text, true), "good, 4.6"));
        const auto import = readPriceCsv("sep=;\n" + text + "A;b\n", "list.csv", options(true), PriceBook{});
        QCOMPARE(import->rows.back().line, std::size_t{4});
    }

    void countsAndTermsWithinReason() {
        const std::string head =
            "provider,instance,price kind,price covers,price per hour,currency,date,source,accelerators,billing "
            "quantum "
            "(s),tax rate (%)\n";
        const std::string cells = "A,b,on-demand,whole-machine,1,USD,2026-11-01,s,";
        QVERIFY(says(verdict(head + cells + "8,60,20\n"), "good"));
        QVERIFY(says(verdict(head + cells + "1.5,60,20\n"), "whole number"));
        QVERIFY(says(verdict(head + cells + "1e17,60,20\n"), "whole number"));
        // A quantum of 1e13 s would bill a run of minutes as nothing.
        QVERIFY(says(verdict(head + cells + "8,1e13,20\n"), "at most one month"));
        QVERIFY(says(verdict(head + cells + "8,60,2000\n"), "percentage"));
        QVERIFY(says(verdict(head + "A," + std::string(3000, 'b') + ",spot,whole-machine,1,USD,2026-11-01,s,1,1,1\n"),
                     "3000 bytes long; at most 2000 are allowed"));
    }

    void manyRowsAndATornLastOne() {
        std::string text = kOurs;
        for (int i = 0; i < 3000; ++i) text += row("4.6", "USD", std::to_string(i));
        const auto whole = readPriceCsv(text, "list.csv", options(), PriceBook{});
        QCOMPARE(whole->lines, std::int64_t{3000});
        QCOMPARE(whole->rows.front().offer.regions.size(), std::size_t{3000});  // one price in all regions
        text.resize(text.size() - 20);
        const auto torn = readPriceCsv(text, "list.csv", options(), PriceBook{});
        QCOMPARE(torn->rows.front().offer.regions.size(), std::size_t{2999});
        QCOMPARE(torn->refused, std::int64_t{1});
    }
};

QTEST_APPLESS_MAIN(PriceCsvDamageTest)
#include "price_csv_damage_test.moc"
