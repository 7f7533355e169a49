// Results of other tools as studies: what a table says, what is wrong with one, and what a home keeps of them.
#include <QTemporaryDir>
#include <QtTest/QTest>
#include <cmath>

#include "core/analysis/comparison.h"
#include "core/interop/results_csv.h"
#include "core/interop/studies.h"

using namespace epochal;

namespace {

const ResultsOptions kOptions{"mine", "Mine", "mine.csv", "2026-11-01"};

Result<Study> read(const std::string& text) {
    const auto document = studyOfResults(text, kOptions);
    if (!document) return document.error();
    return readStudy(document->text, "mine.csv");
}

}  // namespace

class OwnStudiesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Two runs, evaluated after some epochs, in any order of rows; the cost is 1.5 h at 2.40 USD.
    void aTableOfEvaluations() {
        const auto study = read(
            "Name,epoch,seconds,training_seconds,val_accuracy,loss,accelerator,devices,provider,price_per_hour,"
            "currency,my_column\r\n"
            "a,2,3600,3000,0.91,0.4,NVIDIA Tesla V100-SXM2-16GB,2,AWS,2.40,USD,x\r\n"
            "a,1,1800,1500,90.5 %,0.5,,2.0,,,,\r\n"
            "a,3,5400,4500,0.905,0.3,,nan,,,,\r\n"
            "\"b, long\",1,100,,0.5,,,,,,,\r\n");
        QVERIFY2(study.ok(), study ? "" : english(study.error()).c_str());
        QCOMPARE(study->entries.size(), std::size_t{2});
        const Entry& a = study->entries[0];
        QCOMPARE(a.id, std::string("mine/a"));
        QCOMPARE(a.measure, Quality::Top1);
        QCOMPARE(*a.quality, 0.91);
        QCOMPARE(*a.lastQuality, 0.905);
        QCOMPARE(*a.activeSeconds, 5400.0);
        QCOMPARE(*a.trainingSeconds, 4500.0);
        QCOMPARE(a.accelerator, std::string("V100"));
        QCOMPARE(a.devices, 2);
        QCOMPARE(a.task, std::string("Mine"));
        QCOMPARE(a.curve.size(), std::size_t{3});
        QCOMPARE(a.curve[0].at.epoch, 1.0);
        QCOMPARE(a.curve[0].at.training, 1500.0);
        QCOMPARE(a.curve[0].at.active, 1800.0);
        QCOMPARE(a.curve[0].quality, 0.905);
        QCOMPARE(a.provenance.source, std::string("mine.csv"));
        QCOMPARE(a.provenance.date, std::string("2026-11-01"));
        QCOMPARE(study->entries[1].name, std::string("b, long"));
        QVERIFY(!study->entries[1].trainingSeconds);

        const Comparison compared = compare(study->entries, study->query, {}, "2026-11-28");
        const auto cost = compared.rows[0].cost;
        QVERIFY(cost.has_value());
        QCOMPARE(cost->amount.text(), std::string("3.6"));
        QVERIFY(!compared.rows[1].cost);
    }

    /// A measure of which less is better, numbers as a spreadsheet of a language with a decimal comma writes them.
    void lessIsBetterAndCommas() {
        const auto study = read("name;epoch;rmse;price_per_hour;images_per_second\na;1;4,5;0,50;120,5\na;2;4,75;;\n");
        QVERIFY2(study.ok(), study ? "" : english(study.error()).c_str());
        const Entry& a = study->entries[0];
        QCOMPARE(a.measure, Quality::Rmse);
        QCOMPARE(*a.quality, 4.5);
        QCOMPARE(*a.lastQuality, 4.75);
        QCOMPARE(*a.imagesPerSecond, 120.5);
        QCOMPARE(hourlyPrice(a.offer)->text(), std::string("0.5"));
    }

    /// What Keras logs: accuracy and loss are of training there. Columns that say nothing here are named.
    void validationBeforeTraining() {
        const auto made =
            studyOfResults("name,epoch,accuracy,loss,val_accuracy,val_loss\na,0,0.99,0.01,0.8,0.5\n", kOptions);
        QVERIFY(made.ok());
        const auto study = readStudy(made->text, "mine.csv");
        QCOMPARE(*study->entries[0].quality, 0.8);
        QCOMPARE(made->ignored, (std::vector<std::string>{"accuracy", "loss", "val_loss"}));
        QCOMPARE(*read("name,loss,val_loss\na,0.01,0.5\n")->entries[0].quality, 0.5);
        QCOMPARE(read("name,accuracy,val_loss\na,0.99,0.5\n")->entries[0].measure, Quality::Loss);
        QCOMPARE(*read("name,val_accuracy,val_top1\na,0.7,0.8\n")->entries[0].quality, 0.8);
    }

    /// A share of the variance may be negative; a currency may be named with the price, a percent sign with the
    /// measure.
    void unitsAndNegatives() {
        QCOMPARE(*read("name,r2\na,-0.25\nb,0.5\n")->entries[0].quality, -0.25);
        const auto study = read("name,top1 (%),seconds (s),price_per_hour (EUR)\na,93.4,7200,1e0\nb,94,3600,1.5\n");
        QVERIFY(!study.ok());  // an amount is written in digits
        const auto priced = read("name,top1 (%),seconds (s),price_per_hour (EUR)\na,93.4,7200,1.25\n");
        QVERIFY2(priced.ok(), priced ? "" : english(priced.error()).c_str());
        QVERIFY(std::abs(*priced->entries[0].quality - 0.934) < 1e-12);
        const Comparison compared = compare(priced->entries, priced->query, {}, "2026-11-28");
        QCOMPARE(compared.rows[0].cost->currency, std::string("EUR"));
        QCOMPARE(compared.rows[0].cost->amount.text(), std::string("2.5"));
    }

    /// A total alone times the run, not its evaluations: no time to a target follows.
    void aTotalAlone() {
        const auto study = read("name,epoch,top1,seconds\na,1,0.5,\na,2,0.6,900\n");
        QVERIFY2(study.ok(), study ? "" : english(study.error()).c_str());
        QCOMPARE(*study->entries[0].activeSeconds, 900.0);
        ComparisonQuery query = study->query;
        query.target = 0.5;
        const Comparison compared = compare(study->entries, query, {}, "2026-11-28");
        QCOMPARE(compared.rows[0].reached, std::size_t{1});
        QVERIFY(!compared.rows[0].seconds && !compared.rows[0].cost);
    }

    void ratesAlone() {
        const auto study = read("run,images_per_second,accelerator,devices\na,400,V100,1\nb,1500,V100,4\n");
        QVERIFY2(study.ok(), study ? "" : english(study.error()).c_str());
        QCOMPARE(study->entries.size(), std::size_t{2});
        QVERIFY(!study->entries[0].quality && study->entries[0].curve.empty());
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* where, const char* says) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(where) << QString::fromLatin1(says);
        };
        row("nothing", "", "mine.csv", "");
        row("no name", "epoch,top1\n1,0.5\n", "mine.csv:1", "There is no column \"name\"");
        row("no figure", "name,epoch\na,1\n", "mine.csv:1", "No column says how good");
        row("no rows", "name,top1\n", "mine.csv", "The table has no rows");
        row("percent without its sign", "name,top1\na,93.4\n", "mine.csv:2", "top1 cannot be 93.4");
        row("below zero", "name,loss\na,-1\n", "mine.csv:2", "loss cannot be -1");
        row("no number", "name,top1\na,good\n", "mine.csv:2", "\"good\" is not a number");
        row("too few fields", "name,top1,devices\na,0.5\n", "mine.csv:2", "Fields in the row: 2; in the header: 3");
        row("a decimal comma", "name,top1\na,0,91\n", "mine.csv:2", "Fields in the row: 3; in the header: 2");
        row("a column twice", "name,top1,top1\na,0.5,0.6\n", "mine.csv:1", "The column \"top1\" appears twice");
        row("minutes", "name,top1,seconds (min)\na,0.5,60\n", "mine.csv:1", "uses a different unit: min");
        row("a time below zero", "name,epoch,top1,seconds\na,1,0.5,-5\n", "mine.csv:2", "seconds cannot be -5");
        row("seconds of an epoch", "name,epoch,top1,seconds\na,1,0.5,60\na,2,0.6,59\n", "mine.csv:3",
            "seconds of \"a\" is less than at an earlier epoch");
        row("a time missing", "name,epoch,top1,seconds\na,1,0.5,60\na,2,0.6,\na,3,0.7,180\n", "mine.csv:3",
            "seconds of \"a\" is missing here");
        row("one of two times missing", "name,epoch,top1,seconds,training_seconds\na,1,0.5,,50\na,2,0.6,120,100\n",
            "mine.csv:2", "seconds of \"a\" is missing here");
        row("too small a number", "name,top1,joules\na,0.5,1e-400\n", "mine.csv:2", "\"1e-400\" is not a number");
        row("no currency", "name,top1,price_per_hour,currency\na,0.5,2,dollars\n", "mine.csv:2", "currency: ");
        row("no date", "name,top1,price_date\na,0.5,yesterday\n", "mine.csv:2", "price_date: ");
        row("a unit", "name,top1,seconds\na,0.5,12 s\n", "mine.csv:2", "\"12 s\" is not a number");
        row("not a whole number", "name,top1,devices\na,0.5,1.5\n", "mine.csv:2", "devices cannot be 1.5");
        row("a device too few", "name,top1,devices\na,0.5,0\n", "mine.csv:2", "devices cannot be 0");
        row("a price that is none", "name,top1,price_per_hour\na,0.5,cheap\n", "mine.csv:2",
            "price_per_hour: \"cheap\" is not a number");
        row("a name that is empty", "name,top1\n,0.5\n", "mine.csv:2", "A row needs a name");
        row("an epoch twice", "name,epoch,top1\na,1,0.5\nb,1,0.5\na,1,0.6\n", "mine.csv:4", "\"a\" has epoch 1 twice");
        row("two rows without an epoch", "name,top1\na,0.5\na,0.6\n", "mine.csv:3", "\"a\" has several rows");
        row("two devices", "name,epoch,top1,accelerator\na,1,0.5,T4\na,2,0.6,V100\n", "mine.csv:3",
            "accelerator of \"a\" is \"V100\" here, but different in another of its rows");
        row("two names with one id", "name,top1\na/b,0.5\na-b,0.6\n", "mine.csv", "Two rows have the same ID");
        row("binary", "name,top1\na,\x01\x02\n", "mine.csv", "");
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(QString, where);
        QFETCH(QString, says);
        const auto study = read(text.toStdString());
        QVERIFY(!study.ok());
        const Error& error = study.error();
        QVERIFY2(error.where.starts_with(where.toStdString()), error.where.c_str());
        QVERIFY2(english(error).find(says.toStdString()) != std::string::npos, english(error).c_str());
        if (!says.isEmpty()) QVERIFY(says.startsWith(QStringLiteral("Two rows")) || !error.remedy.empty());
    }

    void atMostAThousandRuns() {
        std::string text = "name,top1\n";
        for (int run = 0; run < 1000; ++run) text += "run " + std::to_string(run) + ",0.5\n";
        QCOMPARE(read(text)->entries.size(), std::size_t{1000});
        const auto refused = read(text + "one more,0.5\n");
        QVERIFY(!refused && refused.error().where == "mine.csv:1002");
    }

    void aHomeKeepsThem() {
        const QTemporaryDir dir;
        const Path home = dir.path().toStdString(), given = home / "My results.csv";
        QCOMPARE(studiesOf(home).all.size(), shippedStudies()->size());
        QVERIFY(writeAtomically(given, "name,top1\na,0.5\n").ok());

        auto import = readStudyImport(home, given);
        QVERIFY2(import.ok(), import ? "" : english(import.error()).c_str());
        QCOMPARE(import->file, std::string("My results.json"));
        QCOMPARE(import->id, std::string("My-results"));
        QCOMPARE(import->rows, std::size_t{1});
        QVERIFY(!import->before);
        QCOMPARE(studiesOf(home).all.size(), shippedStudies()->size());  // nothing is written yet
        QVERIFY(putStudyFile(home, import->file, import->text).ok());
        const Studies kept = studiesOf(home);
        QVERIFY(kept.unreadable.empty());
        QCOMPARE(kept.all.back().title, std::string("My results"));
        QCOMPARE(kept.all.back().file, import->file);
        QCOMPARE(*kept.all.back().entries[0].quality, 0.5);

        // The same file again, with another row, replaces it; what was there can be put back.
        QVERIFY(writeAtomically(given, "name,top1\na,0.5\nb,0.6\n").ok());
        const auto again = readStudyImport(home, given);
        QVERIFY(again.ok());
        QCOMPARE(again->before, import->text);
        QVERIFY(putStudyFile(home, again->file, again->text).ok());
        QCOMPARE(studiesOf(home).all.back().entries.size(), std::size_t{2});
        QVERIFY(putStudyFile(home, again->file, again->before).ok());
        QCOMPARE(studiesOf(home).all.back().entries.size(), std::size_t{1});
        QCOMPARE(readOwnStudy(home, again->file)->before, import->text);
        QVERIFY(putStudyFile(home, again->file, {}).ok());
        QCOMPARE(studiesOf(home).all.size(), shippedStudies()->size());
    }

    /// A study document is kept as it is; one with the id of another is refused, and a damaged file hides no other.
    void documents() {
        const QTemporaryDir dir;
        const Path home = dir.path().toStdString(), given = home / "given.json";
        const std::string mine =
            R"({"format":"epochal-study","version":2,"id":"mine","title":"M","source":"me","entries":[]})";
        QVERIFY(writeAtomically(given, mine).ok());
        const auto import = readStudyImport(home, given);
        QVERIFY(import.ok());
        QCOMPARE(import->text, mine);
        QVERIFY(putStudyFile(home, import->file, import->text).ok());

        const Path other = home / "other.json";
        QVERIFY(writeAtomically(other, mine).ok());
        QCOMPARE(readStudyImport(home, other).error().kind, ErrorKind::Spec);
        QVERIFY(writeAtomically(other, R"({"format":"epochal-study","version":2,"id":"painter-2020","title":"M",)"
                                       R"("source":"me","entries":[]})")
                    .ok());
        QCOMPARE(readStudyImport(home, other).error().kind, ErrorKind::Spec);
        QVERIFY(writeAtomically(other, R"({"format":"epochal-study","version":99})").ok());
        QCOMPARE(readStudyImport(home, other).error().kind, ErrorKind::Newer);
        QVERIFY(!readStudyImport(home, home / "no-such-file.csv").ok());

        const std::string slash =
            R"({"format":"epochal-study","version":2,"id":"a/b","title":"M","source":"me","entries":[]})";
        QVERIFY(writeAtomically(other, slash).ok());
        QCOMPARE(readStudyImport(home, other).error().kind, ErrorKind::Damaged);

        // What is damaged here is replaced, and can be put back.
        QVERIFY(putStudyFile(home, "again.json", std::string("{\"format\"")).ok());
        QVERIFY(writeAtomically(home / "again.csv", "name,top1\na,0.5\n").ok());
        QCOMPARE(readStudyImport(home, home / "again.csv")->before, std::string("{\"format\""));
        QVERIFY(putStudyFile(home, "again.json", {}).ok());

        QVERIFY(putStudyFile(home, "damaged.json", std::string("{\"format\"")).ok());
        QVERIFY(putStudyFile(home, "same.json", mine).ok());
        const Studies kept = studiesOf(home);
        QCOMPARE(kept.unreadable.size(), std::size_t{2});
        QCOMPARE(kept.all.back().id, std::string("mine"));
    }
};

QTEST_APPLESS_MAIN(OwnStudiesTest)
#include "own_studies_test.moc"
