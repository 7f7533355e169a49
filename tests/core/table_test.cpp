// Tables: the reader against Python's csv module (tests/fixtures/tables.py), its errors, and the split and
// standardization against calculations by hand.
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

#include "core/base/json.h"
#include "core/spec/table_data.h"

using namespace epochal;

namespace {

const Path kFixtures = Path(__FILE__).parent_path().parent_path() / "fixtures" / "tables";

/// A table of ten rows: a number 1 to 10, its double, and a letter.
std::string tenRows() {
    std::string text = "a,b,letter\n";
    for (int i = 1; i <= 10; ++i)
        text += std::to_string(i) + ',' + std::to_string(2 * i) + ',' + (i % 2 == 0 ? "even" : "odd") + '\n';
    return text;
}

}  // namespace

class TableTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] RunSpec::Data file(const std::string& bytes) const {
        RunSpec::Data data;
        data.source = "table";
        data.file = (folder_.path() + "/table.csv").toStdString();
        data.trainImages = data.validationImages = 0;
        std::ofstream(data.file, std::ios::binary) << bytes;
        return data;
    }

private Q_SLOTS:
    void readsAsPythonDoes_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"plain.csv", "crlf_bom.csv", "semicolon.csv", "tab.csv"}) QTest::newRow(name) << name;
    }
    void readsAsPythonDoes() {
        QFETCH(QString, name);
        const auto expected = parseJson(readFile(kFixtures / "expected.json").value(), "expected.json");
        QVERIFY(expected);
        const Json& file = expected->at(name.toStdString());
        RunSpec::Data data;
        data.source = "table";
        data.file = (kFixtures / name.toStdString()).string();
        const auto table = readTable(data);
        QVERIFY2(table, table ? "" : english(table.error()).c_str());
        const TableDescription& about = table->description;
        QCOMPARE(std::string(1, about.separator), file.at("separator").get<std::string>());
        QCOMPARE(about.withoutTarget, file.at("without_target").get<std::int64_t>());
        QCOMPARE(about.columns.size(), file.at("columns").size());
        for (std::size_t i = 0; i < about.columns.size(); ++i) {
            const TableColumn& column = about.columns[i];
            const Json& is = file.at("columns").at(i);
            QCOMPARE(column.name, is.at("name").get<std::string>());
            const bool isNumber = is.at("kind") == "number";
            QCOMPARE(column.kind == ColumnKind::Number, isNumber);
            std::int64_t missing = 0;
            for (std::size_t row = 0; row < is.at("values").size(); ++row) {
                const Json& value = is.at("values").at(row);
                missing += value.is_null() ? 1 : 0;
                if (isNumber) {
                    QCOMPARE(std::isnan(table->numbers[i][row]), value.is_null());
                    if (!value.is_null()) QCOMPARE(table->numbers[i][row], value.get<double>());
                    continue;
                }
                const std::int32_t code = table->categories[i][row];
                QCOMPARE(code < 0, value.is_null());
                if (code >= 0)
                    QCOMPARE(column.categories[static_cast<std::size_t>(code)].text, value.get<std::string>());
            }
            QCOMPARE(column.missing, missing);
            if (!isNumber) continue;
            QCOMPARE(column.minimum.value(), is.at("minimum").get<double>());
            QCOMPARE(column.mean.value(), is.at("mean").get<double>());
            QCOMPARE(column.maximum.value(), is.at("maximum").get<double>());
        }
    }

    void describesWhatARunUses() {
        RunSpec::Data data = file(tenRows());
        data.column = "letter";
        data.predicts = "class";
        data.ignored = {"b"};
        data.validationShare = 0.25;
        const auto table = describeTable(data);
        QVERIFY(table);
        QCOMPARE(table->rows, std::int64_t{10});
        QCOMPARE(table->validation, std::int64_t{3});  // 2.5, rounded away from zero
        QCOMPARE(table->training, std::int64_t{7});
        QVERIFY(table->columns[0].use == ColumnUse::Input);
        QVERIFY(table->columns[1].use == ColumnUse::Ignored);
        QVERIFY(table->columns[2].use == ColumnUse::Target);
        QVERIFY((table->targetColumn().categories == std::vector<CategoryCount>{{"even", 5}, {"odd", 5}}));
        QCOMPARE(table->head.size(), std::size_t{5});
        QVERIFY((shapeOf(*table) == TableShape{1, {}, 2}));
        data.trainImages = 5;
        data.validationImages = 2;
        QCOMPARE(describeTable(data)->training, std::int64_t{5});
        QCOMPARE(describeTable(data)->validation, std::int64_t{2});
    }

    void sortsNumbersAmongCategoriesByValue() {
        std::string text = "a,size\n";
        for (int i = 0; i < 12; ++i) text += "1," + std::string(i % 3 == 0 ? "10" : i % 3 == 1 ? "9" : "-1") + '\n';
        RunSpec::Data data = file(text);
        data.predicts = "class";
        const auto table = describeTable(data);
        QVERIFY(table);
        std::vector<std::string> texts;
        for (const CategoryCount& one : table->targetColumn().categories) texts.push_back(one.text);
        QCOMPARE(texts, (std::vector<std::string>{"-1", "9", "10"}));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const std::string& bytes, const char* column, const char* says,
                            const char* field = "/data/file") {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << column << says << field;
        };
        row("empty", "", "", "is empty");
        row("blank", " \r\n\n", "", "is empty");
        row("one column", "price\n1\n2\n", "", "is not a table header");
        row("no header", "1,2\n3,4\n", "", "The first line holds numbers");
        row("ragged", "a,b\n1,2\n3,4\n5\n", "",
            "The number of fields in line 4 (1) differs from that in the first line (2)");
        row("too long", "a,b\n1,2,3\n", "", "in line 2 (3) differs");
        row("two names", "a,b,a\n1,2,3\n", "", "Two columns are named \"a\"");
        row("unknown column", tenRows(), "lettre", "Did you mean \"letter\"?", "/data/column");
        row("no number", tenRows(), "letter", "Line 2: \"odd\" in the column \"letter\" is not a number",
            "/data/predicts");
        row("few rows", "a,b\n1,2\n3,\n", "", "The table has only 1 row");
        row("NUL", std::string("a,b\n1,\0\n", 8), "", "This is not a text file");
        row("Latin-1", "a,b\n1,\xe9\n", "", "line 2 contains a character in another encoding");
        row("UTF-16",
            "\xFF\xFE"
            "a\0",
            "", "UTF-16");
        row("open quote", "a,b\n1,\"2\n", "", "is never closed");
        row("header only", "a,b\n", "", "The table has only 0 rows");
        row("too wide", "a,b\n" + std::string(1 << 17, ',') + "1\n", "", "A row has more than 65536 fields");
    }
    void refuses() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, column);
        QFETCH(QString, says);
        QFETCH(QString, field);
        RunSpec::Data data = file(bytes.toStdString());
        data.column = column.toStdString();
        const auto table = describeTable(data);
        QVERIFY(!table);
        const QString error = QString::fromStdString(english(table.error()));
        QVERIFY2(error.contains(says), qPrintable(error));
        QCOMPARE(QString::fromStdString(table.error().where), field);
        QVERIFY(!english(table.error().remedy).empty());
    }

    void refusesWhatTheSpecGetsWrong() {
        RunSpec::Data data = file(tenRows());
        data.column = "b";
        data.ignored = {"b"};
        QCOMPARE(describeTable(data).error().where, std::string("/data/ignored"));
        data.ignored = {"c"};
        QCOMPARE(describeTable(data).error().where, std::string("/data/ignored"));
        data.ignored = {"a", "letter"};
        QVERIFY(english(describeTable(data).error().what).starts_with("No column is left"));
        data = file("a,b\n1,x\n2,x\n3,x\n4,x\n5,x\n6,x\n7,x\n8,x\n9,x\n10,x\n");
        data.predicts = "class";
        QCOMPARE(english(describeTable(data).error().what), std::string("Every row has the same class, \"x\""));
        data.file += ".none";
        QCOMPARE(describeTable(data).error().where, std::string("/data/file"));
        data = file(tenRows());
        QVERIFY(describeTable(data, [] { return false; }).error().kind == ErrorKind::Interrupted);
    }

    /// The split follows from the seed alone. Values for SplitMix64 as core/base/random.h uses it, computed apart.
    void splitsBySeed() {
        RunSpec::Data data = file(tenRows());
        data.column = "b";
        data.validationShare = 0.3;
        const auto about = describeTable(data);
        QVERIFY(about);
        const TableSplit one = splitTable(*about, 1);
        QCOMPARE(one.validation, (std::vector<std::int64_t>{3, 4, 7}));
        QCOMPARE(one.training, (std::vector<std::int64_t>{0, 1, 2, 5, 6, 8, 9}));
        QVERIFY(splitTable(*about, 2).validation != one.validation);
        // A limit to one half leaves the other as it is.
        data.validationImages = 1;
        QCOMPARE(splitTable(*describeTable(data), 1).training, one.training);
    }

    void standardizesByTheTrainingRows() {
        Table table = readTable([&] {
                          RunSpec::Data data = file(
                              "n,m,c,y\n1,,x,10\n2,4,y,20\n6,8,,30\n100,,z,40\n5,5,x,1\n5,5,x,1\n"
                              "5,5,x,1\n5,5,x,1\n5,5,x,1\n5,5,x,1\n");
                          return data;
                      }())
                          .value();
        const TableSplit split{{0, 1, 2}, {3}};
        const TableCoding coding = codingOf(table, split);
        QCOMPARE(coding.numbers[0].mean, 3.0);
        QCOMPARE(coding.numbers[0].deviation, std::sqrt(14.0 / 3));  // (4 + 1 + 9) / 3
        QVERIFY(!coding.numbers[0].indicated);
        QCOMPARE(coding.numbers[1].mean, 6.0);
        QCOMPARE(coding.numbers[1].deviation, 2.0);
        QVERIFY(coding.numbers[1].indicates);
        QCOMPARE(coding.targetMean, 20.0);
        QCOMPARE(coding.targetDeviation, std::sqrt(200.0 / 3));
        QCOMPARE(coding.categories[0].entries, (std::vector<std::string>{"x", "y", "z"}));
        QCOMPARE(coding.categories[0].trained, (std::vector<bool>{true, true, false}));
        QVERIFY((shapeOf(table.description) == TableShape{3, {4}, 1}));

        const CodedRows training = codeRows(table, coding, split.training);
        const float d = std::sqrt(14.0f / 3);
        const std::vector<float> numbers{-2 / d, 0, 1, -1 / d, -1, 0, 3 / d, 1, 0};
        QCOMPARE(training.numbers.size(), numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) QVERIFY(std::abs(training.numbers[i] - numbers[i]) < 1e-6f);
        QCOMPARE(training.categories, (std::vector<std::int64_t>{1, 2, 0}));
        const CodedRows validation = codeRows(table, coding, split.validation);
        // "z" occurs in no training row, and nothing is there of m.
        QCOMPARE(validation.categories, std::vector<std::int64_t>{0});
        QCOMPARE(validation.numbers[1], 0.0f);
        QCOMPARE(validation.numbers[2], 1.0f);
        QCOMPARE(validation.values, std::vector<double>{40.0});
        QCOMPARE(validation.targets[0], static_cast<float>(20 / std::sqrt(200.0 / 3)));
    }

    void embeddingsHaveHalfAsManyNumbers() {
        QCOMPARE(embeddingWidth(2), std::int64_t{1});
        QCOMPARE(embeddingWidth(5), std::int64_t{3});
        QCOMPARE(embeddingWidth(1000), std::int64_t{50});
    }

    void numbersAreWrittenOneWay() {
        QCOMPARE(tableNumber("+1.5e-3").value(), 1.5e-3);
        QCOMPARE(tableNumber("-.5").value(), -0.5);
        for (const char* text : {"", "1,5", "1 000", "0x10", "inf", "+-1", "1e999", "1_0", "--1"})
            QVERIFY2(!tableNumber(text), text);
    }
};

QTEST_APPLESS_MAIN(TableTest)
#include "table_test.moc"
