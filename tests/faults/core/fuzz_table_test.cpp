// Tables damaged at random: read, with every value accounted for, or refused with a message.
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

#include "core/spec/table_data.h"
#include "tests/core/support/mutations.h"

using namespace epochal;

namespace {

std::string homes() {
    std::string text =
        "\xEF\xBB\xBF"
        "area,\"the, district\",rooms,price\r\n";
    for (int i = 0; i < 30; ++i)
        text += std::to_string(40 + 3 * i) + ".5,\"north \"\"" + std::to_string(i % 4) + "\"\"\"," +
                (i % 5 == 0 ? "" : std::to_string(i % 6)) + ',' + std::to_string(1000 * i) + "\r\n";
    return text;
}

}  // namespace

class FuzzTableTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private Q_SLOTS:
    void damagedTables() {
        Mutator mutator(3, {"NA", ",,,,", "\"\"", "1e308", "-1e308", "1e-320", ";;;;;;", "\t\t\t\t", "sep=;\n"});
        RunSpec::Data data;
        data.source = "table";
        data.file = (folder_.path() + "/table.csv").toStdString();
        int good = 0;
        for (int i = 0; i < 3000; ++i) {
            std::ofstream(data.file, std::ios::binary | std::ios::trunc) << mutator.changed(homes());
            data.predicts = i % 3 == 0 ? "class" : "number";
            data.column = i % 2 == 0 ? "" : "area";
            const auto table = readTable(data);
            if (!table) {
                QVERIFY2(canBeShown(table.error()) && table.error().where.starts_with("/data/"),
                         english(table.error()).c_str());
                continue;
            }
            ++good;
            const TableDescription& about = table->description;
            QVERIFY(about.rows >= kFewestTableRows && about.training > 0 && about.validation > 0);
            QVERIFY(about.training + about.validation <= about.rows);
            const TableSplit split = splitTable(about, i);
            const TableCoding coding = codingOf(*table, split);
            const TableShape shape = shapeOf(about);
            for (const auto& rows : {split.training, split.validation}) {
                const CodedRows coded = codeRows(*table, coding, rows);
                QCOMPARE(std::ssize(coded.numbers), coded.rows * shape.numbers);
                QCOMPARE(std::ssize(coded.categories), coded.rows * std::ssize(shape.categories));
                for (std::size_t k = 0; k < coded.categories.size(); ++k) {
                    const std::int64_t entry = coded.categories[k];
                    QVERIFY(entry >= 0 && entry < shape.categories[k % shape.categories.size()]);
                }
                for (const std::int64_t label : coded.labels) QVERIFY(label >= 0 && label < shape.outputs);
                for (const float value : coded.numbers) QVERIFY(!std::isnan(value));
            }
        }
        QVERIFY2(good > 300 && good < 2700, qPrintable(QString::number(good)));
    }

    void neitherFoldersNorPipesAreTables() {
        RunSpec::Data data;
        data.source = "table";
        for (const char* path : {"/dev/zero", "/proc", "/"}) {
            data.file = path;
            const auto table = describeTable(data);
            QVERIFY(!table && canBeShown(table.error()));
        }
    }
};

QTEST_APPLESS_MAIN(FuzzTableTest)
#include "fuzz_table_test.moc"
