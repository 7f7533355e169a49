// The CSV writer against RFC 4180, and tables for programs in both of their formats.
#include <QtTest/QTest>
#include <clocale>
#include <cmath>

#include "core/base/csv.h"
#include "core/base/csv_reader.h"
#include "core/base/json.h"
#include "core/interop/table.h"

using namespace epochal;

class CsvTest : public QObject {
    Q_OBJECT

    static std::string text(std::string_view value, CsvWriter csv = CsvWriter()) {
        csv.text(value);
        return std::move(csv).take();
    }

private Q_SLOTS:
    void quotesWhatNeedsIt() {
        QCOMPARE(text("plain"), std::string("plain"));
        QCOMPARE(text("a,b"), std::string("\"a,b\""));
        QCOMPARE(text("a,b", CsvWriter::forClipboard()), std::string("a,b"));
        QCOMPARE(text("a\tb", CsvWriter::forClipboard()), std::string("\"a\tb\""));
        QCOMPARE(text("two\nlines"), std::string("\"two\nlines\""));
        QCOMPARE(text("say \"x\""), std::string("\"say \"\"x\"\"\""));
        QCOMPARE(text("déjà, vu"), std::string("\"déjà, vu\""));
    }

    void rowsEndAsTheirReadersExpect() {
        for (auto [csv, rows] :
             {std::pair(CsvWriter(), "1,a\r\n\r\n"), std::pair(CsvWriter::forClipboard(), "1\ta\n\n")}) {
            csv.integer(1).text("a").end();
            csv.end();
            QCOMPARE(std::move(csv).take(), std::string(rows));
        }
    }

    void guardsTextAgainstFormulas() {
        for (const char* bad : {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1"}) QCOMPARE(text(bad), "'" + std::string(bad));
        QCOMPARE(text("\r=1"), std::string("\"'\r=1\""));
        QCOMPARE(text("=1,\"2\""), std::string("\"'=1,\"\"2\"\"\""));
        QCOMPARE(text("1-1"), std::string("1-1"));
        CsvWriter csv;
        csv.number(-1).integer(-2).digits("-3.5").number(std::nullopt).empty().number(std::nan("")).end();
        QCOMPARE(std::move(csv).take(), std::string("-1,-2,-3.5,,,\r\n"));
    }

    void numbersHaveTheFewestTrueDigits() {
        const char* const before = std::setlocale(LC_NUMERIC, nullptr);
        const std::string kept = before ? before : "C";
        std::setlocale(LC_NUMERIC, "de_DE.UTF-8");  // a decimal comma, where it is installed
        QCOMPARE(csvNumber(-0.1), std::string("-0.1"));
        QCOMPARE(csvNumber(3185.9999999999995), std::string("3186"));
        QCOMPARE(csvNumber(9e6), std::string("9000000"));
        QCOMPARE(csvNumber(0.1 + 0.2), std::string("0.3"));
        QCOMPARE(csvNumber(0.00001234), std::string("0.00001234"));
        QCOMPARE(csvNumber(1281167), std::string("1281167"));
        QCOMPARE(csvNumber(1e20), std::string("1e+20"));
        QCOMPARE(csvNumber(0), std::string("0"));
        QCOMPARE(csvNumber(std::nan("")), std::string());
        std::setlocale(LC_NUMERIC, kept.c_str());
    }

    void whatIsWrittenIsReadBack() {
        const std::vector<std::string> values{"a", "", "b,c", "\"", "x\r\ny", "padded", "Ж; |"};
        CsvWriter csv;
        for (const char* head : {"1", "2", "3", "4", "5", "6", "7"}) csv.text(head);
        csv.end();
        for (const std::string& value : values) csv.text(value);
        csv.end();
        const std::string file = std::move(csv).take();
        auto reader = CsvReader::open(file, "x");
        QVERIFY(reader);
        CsvRow row;
        const auto more = reader->next(row);
        QVERIFY(more && *more);
        QCOMPARE(row.fields, values);
    }

    void tablesAreTheSameInBothFormats() {
        DataTable table;
        const std::vector<int> rows{0, 1};
        table.add("name", rows, [](int row) { return row ? cellOf(std::string()) : cellOf(std::string("=\"x\"")); });
        table.add("cost", rows, [](int row) { return row ? TableCell(Decimal::parse("0.10").value()) : TableCell(); });
        table.add("seconds", rows, [](int row) { return row ? TableCell(0.1 + 0.2) : TableCell(std::nan("")); });
        table.add("images", rows, [](int row) { return TableCell(std::int64_t{60'000} * row); });
        table.add("what_if", rows, [](int row) { return TableCell(row == 1); });
        QCOMPARE(csvOf(table), std::string("name,cost,seconds,images,what_if\r\n"
                                           "\"'=\"\"x\"\"\",,,0,false\r\n"
                                           ",0.1,0.3,60000,true\r\n"));
        const auto json = parseJson(jsonOf(table), "x");
        QVERIFY(json);
        QCOMPARE(jsonText(*json),
                 std::string("[{\"name\":\"=\\\"x\\\"\",\"cost\":null,\"seconds\":null,\"images\":0,\"what_if\":false},"
                             "{\"name\":null,\"cost\":0.1,\"seconds\":0.3,\"images\":60000,\"what_if\":true}]"));
        QCOMPARE(jsonOf(DataTable{}), std::string("[\n]\n"));
    }
};

QTEST_APPLESS_MAIN(CsvTest)
#include "csv_test.moc"
