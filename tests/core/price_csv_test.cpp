// Price lists as they occur: our own, SkyPilot's, gpuhunt's, and each defect found in real catalogues.
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <algorithm>
#include <string>

#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "core/hardware/accelerator_names.h"
#include "core/interop/price_csv.h"
#include "tests/core/support/catalogue_list.h"

using namespace epochal;

namespace {

const std::string kSky =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,"
    "AvailabilityZone\n";
const std::string kHunt =
    "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor,flags\n";
const std::string kOurs =
    "provider,instance,price kind,price covers,price per hour,currency,tax included,date,source\n";

ImportOptions options() {
    return {.provider = "Acme", .date = "2026-11-20", .source = "list", .currency = "USD", .decimalComma = false};
}

PriceBook book() {
    PriceBook out;
    out.offers.emplace_back();
    out.offers.back().provider = "Acme";
    out.offers.back().quantumSeconds = 1;
    out.offers.back().minimumSeconds = 60;
    out.offers.back().date = "2026-01-01";
    return out;
}

PriceImport read(const std::string& text, const ImportOptions& with = options()) {
    const auto import = readPriceCsv(text, "list.csv", with, book());
    if (!import) qWarning("%s", english(import.error()).c_str());
    if (!import) return {};
    // Whatever the list: a flagged row can never be ranked, a good one always can, and only these two can be imported.
    for (const ImportedRow& row : import->rows) {
        const bool ranked = notRanked(row.offer).empty();
        if (row.verdict == RowVerdict::Flagged && ranked) qFatal("a flagged row can be ranked");
        if (row.verdict == RowVerdict::Good && !ranked) qFatal("a good row cannot be ranked");
        if (row.verdict != RowVerdict::Good && row.notes.empty()) qFatal("a row that is not good says nothing");
        if (isTaken(row, {.flaggedToo = true}) != (row.verdict != RowVerdict::Refused))
            qFatal("a refused row is taken");
    }
    return *import;
}

std::string gpu(const char* name, int count, int each, int total) {
    return "\"{'Gpus': [{'Name': '" + std::string(name) +
           "', 'Manufacturer': 'NVIDIA', 'Count': " + std::to_string(count) +
           ".0, 'MemoryInfo': {'SizeInMiB': " + std::to_string(each) +
           "}}], 'TotalGpuMemoryInMiB': " + std::to_string(total) + "}\"";
}
std::string t4(const std::string& price, const std::string& spot = "", const std::string& region = "us-east-1",
               const std::string& zone = "a", const std::string& name = "g4dn.xlarge") {
    return name + ",T4,1.0,4.0,16.0," + gpu("T4", 1, 16384, 16384) + "," + price + "," + spot + "," + region + "," +
           zone + "\n";
}

/// Why the row of that kind on `line` is flagged or refused, in English; empty when it is good.
std::string why(const PriceImport& import, std::size_t line, PriceKind kind = PriceKind::OnDemand) {
    for (const ImportedRow& row : import.rows)
        if ((row.line == line || std::find(row.also.begin(), row.also.end(), line) != row.also.end()) &&
            row.offer.kind == kind)
            return row.verdict == RowVerdict::Good ? "" : english(row.notes.front().what);
    return "no such row";
}
bool says(const std::string& text, const char* part) {
    if (text.find(part) != std::string::npos) return true;
    qWarning("it says: %s", text.c_str());
    return false;
}

}  // namespace

class PriceCsvTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsSkyPilotByItsHead() {
        const PriceImport import = read(kSky + t4("0.526", "0.21"));
        QCOMPARE(import.format, PriceFormat::SkyPilot);
        QCOMPARE(import.good, 2);
        const Offer& offer = import.rows[0].offer;
        QCOMPARE(title(offer), std::string("Acme g4dn.xlarge, 1 × T4"));
        QCOMPARE(offer.pricePerHour->text(), std::string("0.526"));
        QCOMPARE(offer.memoryGbEach, 16.0);
        QCOMPARE(offer.vcpu, 4.0);
        QCOMPARE(offer.region, std::string("us-east-1"));
        QCOMPARE(offer.minimumSeconds, 60.0);  // this provider's terms from the book
        QCOMPARE(offer.date, std::string("2026-11-20"));
        QVERIFY(notRanked(offer).empty());
        QVERIFY(import.rows[1].offer.kind == PriceKind::Spot);
        QCOMPARE(import.rows[1].offer.pricePerHour->text(), std::string("0.21"));
    }
    void readsGpuhuntByItsHead() {
        const PriceImport import = read(kHunt +
                                        "i1,us,0.5,30,240,1,A10,24.0,False,,nvidia,\n"
                                        "i1,us,0.2,30,240,1,A10,24.0,True,,nvidia,f1 f2\n"
                                        "c1,us,5e-02,2,4,0,,,False,,,\n");
        QCOMPARE(import.format, PriceFormat::Gpuhunt);
        QCOMPARE(import.good, 3);
        QVERIFY(import.rows[1].offer.kind == PriceKind::Spot);
        QCOMPARE(import.rows[0].offer.memoryGbEach, 24.0);
        QCOMPARE(import.rows[2].offer.pricePerHour->text(), std::string("0.05"));
        QVERIFY(import.rows[2].offer.accelerator.empty());
    }
    void readsBackWhatItWrote() {
        const auto shipped = readPriceBook(shippedPriceBook(), "price-book.json");
        QVERIFY(shipped.ok());
        std::vector<Offer> offers = shipped->offers;
        Offer own;
        own.provider = "Own";
        own.instance = "lab, \"left\"";
        own.kind = PriceKind::Own;
        own.own =
            OwnMachine{Decimal::fromInteger(3400), Decimal::fromInteger(510), 4, 0.35, 550, Decimal::ratio(24, 100)};
        own.own->hostingPerMonth = Decimal::fromInteger(20);
        own.date = "2026-11-02";
        own.source = "=HYPERLINK(\"http://x\")";
        own.notes = "-1 for noise";
        offers.push_back(own);
        Offer lease = own;
        lease.own.reset();
        lease.kind = PriceKind::Monthly;
        lease.instance = "lease";
        lease.pricePerMonth = Decimal::fromInteger(7500);
        lease.use = 0.5;
        lease.taxRate = Decimal::ratio(21, 100);
        lease.currency = "EUR";
        offers.push_back(lease);
        const std::string csv = writePriceCsv(offers);
        QVERIFY(csv.starts_with("provider,instance,region,accelerator,accelerators,memory each (GB),vCPU,RAM (GiB)"));
        QVERIFY(csv.find("'=HYPERLINK") != std::string::npos);
        const PriceImport import = read(csv);
        QCOMPARE(import.rows.size(), offers.size());
        for (std::size_t i = 0; i < offers.size(); ++i) {
            Json before = toJson(offers[i]), after = toJson(import.rows[i].offer);
            for (const char* key : {"id", "defect"}) before.erase(key), after.erase(key);
            QCOMPARE(after.dump(), before.dump());
        }
        QCOMPARE(import.refused, 0);
        // 14 of the shipped rows cannot be ranked, before and after.
        QVERIFY(std::count_if(import.rows.begin(), import.rows.end(),
                              [](const ImportedRow& row) { return !notRanked(row.offer).empty(); }) >= 14);
    }
    // The fifteen defects.
    void defect1PlaceholderPrice() {
        const auto tpu = [](const char* name) {
            return "," + std::string(name) + ",1,,," + name + ",700.0,700.0,us-central1,us-central1-a\n";
        };
        const PriceImport import = read(kSky + tpu("tpu-v6e-1") + tpu("tpu-v6e-4") + tpu("tpu-v6e-256"));
        QCOMPARE(import.good, 0);
        for (const std::size_t line : {2, 3, 4})
            QVERIFY(says(why(import, line), "700 appears for several machines or price kinds"));
    }
    void defect2SpotOfZero() {
        const PriceImport import = read(kSky + t4("0.40", "0.00"));
        QVERIFY(why(import, 2).empty());
        QVERIFY(says(why(import, 2, PriceKind::Spot), "zero"));
        QVERIFY(!import.rows[1].offer.pricePerHour);
    }
    void defect3SpotEqualToOnDemand() {
        const PriceImport import = read(kSky + t4("0.2568", "0.256800"));
        QVERIFY(why(import, 2).empty());
        QVERIFY(says(why(import, 2, PriceKind::Spot), "no spot market"));
    }
    void defect4BlankPrices() {
        const PriceImport import = read(kSky + t4("", "31.2") + t4("", "", "us-east-2"));
        QVERIFY(says(why(import, 2), "not given"));
        QVERIFY(why(import, 2, PriceKind::Spot).empty());
        QVERIFY(says(why(import, 3), "not given"));
        QCOMPARE(why(import, 3, PriceKind::Spot), std::string("no such row"));
    }
    void defect5RegionMissing() {
        const PriceImport import = read(kSky + t4("0.5", "", "", "") + t4("0.5", "", "\", US, NA\"", ""));
        QVERIFY(says(why(import, 2), "region is not given"));
        QVERIFY(says(why(import, 3), "incomplete"));
        QCOMPARE(import.rows[1].offer.region, std::string("US, NA"));
    }
    void defect6ExactDuplicate() {
        const PriceImport import = read(kSky + t4("0.5") + t4("0.5") + t4("0.6"));
        QVERIFY(why(import, 2).empty());
        QVERIFY(says(why(import, 3), "already in line 2"));
        QVERIFY(says(why(import, 4), "line 2 at a different price"));
        QCOMPARE(taken(import, {.flaggedToo = true}).size(), std::size_t{1});
    }
    void defect7MemoryInAnotherUnit() {
        const PriceImport import =
            read(kSky + "1x_A100,A100-80GB,1.0,8.0,117.0," + gpu("A100-80GB", 1, 80, 80) + ",1.39,,CA,CA-1\n");
        QVERIFY(says(why(import, 2), "80 MiB"));
        QCOMPARE(import.rows[0].offer.memoryGbEach, 0.0);
    }
    void defect8MemorySummedOrNot() {
        const PriceImport import = read(kSky + "p4d,A100,8,96,1152," + gpu("A100", 8, 40960, 327680) + ",21.96,,r,a\n" +
                                        "2x-H200,H200,2,32,64," + gpu("H200", 2, 287542, 287542) + ",5.18,,r,a\n" +
                                        "gpu_8x_v100,V100,8,88,448," + gpu("V100", 8, 16384, 16384) + ",6.32,,r,a\n");
        QVERIFY(why(import, 2).empty());
        QCOMPARE(import.rows[0].offer.memoryGbEach, 40.0);
        QVERIFY(says(why(import, 3), "one accelerator or of all 2"));
        QVERIFY(says(why(import, 4), "one accelerator or of all 8"));
    }
    void defect9GpuInfoOfAnyShape() {
        const PriceImport import =
            read(kSky + t4("0.5") + "a,L4,1,16,64,L4:24GB,0.6,,r,a\n" + "b,L4,1,16,64,,0.6,,r,a\n");
        QVERIFY(why(import, 2).empty());
        QVERIFY(says(why(import, 3), "L4:24GB"));
        QVERIFY(says(why(import, 4), "memory is not given"));
    }
    void defect10OneCardUnderSeveralNames() {
        const auto a100 = [](const char* instance, const char* name, const char* inside) {
            return std::string(instance) + "," + name + ",1,8,100," + gpu(inside, 1, 81920, 81920) + ",1.5,,r,a\n";
        };
        const PriceImport import =
            read(kSky + a100("a", "A100-80GB", "A100-80GB") + a100("b", "A100-80GB-SXM", "A100-80GB-SXM") +
                 a100("c", "A100-80GB", "A100 PCIe"));
        QVERIFY(says(why(import, 2), "several names"));
        QVERIFY(says(why(import, 3), "A100-80GB, A100-80GB-SXM"));
        QVERIFY(says(why(import, 4), "\"A100 PCIe\" in another"));
        for (const ImportedRow& row : import.rows) QCOMPARE(row.offer.accelerator, std::string("A100"));
        for (const char* name : {"A100", "A100-80GB", "A100-80GB-SXM", "A100 SXM", "NVIDIA A100"})
            QCOMPARE(readAcceleratorName(name).card, std::string("A100"));
        QCOMPARE(readAcceleratorName("RTX4090").card, std::string("RTX 4090"));
        QCOMPARE(readAcceleratorName("GeForce RTX 4090").card, std::string("RTX 4090"));
        QCOMPARE(readAcceleratorName("RTXA6000").card, std::string("RTX A6000"));
        // One reading for catalogues, drivers and articles.
        QVERIFY(readAcceleratorName("NVIDIA A100-SXM4-80GB") == (AcceleratorName{"A100", "SXM", 80}));
        QVERIFY(readAcceleratorName("V100-32 DGX-2") == (AcceleratorName{"V100", "", 32}));
        QVERIFY(readAcceleratorName("Quadro RTX 6000") == (AcceleratorName{"RTX 6000", "", 0}));
        QCOMPARE(readAcceleratorName("4090").card, std::string("RTX 4090"));
        QCOMPARE(withoutBrand("4 × NVIDIA GeForce RTX 4090"), std::string("4 × RTX 4090"));
        QCOMPARE(withoutBrand("Tesla V100-SXM2-16GB"), std::string("V100-SXM2-16GB"));
        QVERIFY(madeWith("A100", 79.2).value() && !madeWith("A100", 48).value() && !madeWith("Gaudi", 96));
    }
    void defect11ModifiedCard() {
        const PriceImport import = read(kSky + "1x-RTX_4090,RTX4090,1,32,64," + gpu("RTX4090", 1, 49140, 49140) +
                                        ",0.40,,\"Hong Kong, HK, AS\",\n" + "1x-RTX_4090,RTX4090,1,32,64," +
                                        gpu("RTX4090", 1, 24564, 24564) + ",0.40,,\"Germany, DE, EU\",\n");
        QVERIFY(says(why(import, 2), "RTX 4090 is not made with 48 GB"));
        QVERIFY(why(import, 3).empty());
    }
    void defect12ColumnsInAnotherOrder() {
        const PriceImport import = read(
            "Price,region,GPUINFO,InstanceType,AcceleratorCount,vCPUs,MemoryGiB,AcceleratorName\n"
            "0.526,us-east-1," +
            gpu("T4", 1, 16384, 16384) + ",g4dn.xlarge,1,4,16,T4\n");
        const PriceImport usual = read(kSky + t4("0.526"));
        QCOMPARE(toJson(import.rows.at(0).offer).dump(), toJson(usual.rows.at(0).offer).dump());
    }
    void defect13RegionsBeyondAscii() {
        const std::string town =
            "Hafnarfjar\xC3\xB0"
            "arkaupsta\xC3\xB0ur, IS, EU";
        const PriceImport import = read(kSky + t4("0.93", "", "\"" + town + "\"", ""));
        QCOMPARE(import.good, 1);
        QCOMPARE(import.rows[0].offer.region, town);
        const PriceBook empty;
        LocalBook local;
        addOffers(local, empty, taken(import, {}));
        QVERIFY(readLocalBook(toJson(local).dump(), "x").ok());
    }
    void defect14TaxInAndOut() {
        const std::string rows =
            "Yandex,a,on-demand,whole-machine,1.22,RUB,yes,2026-11-01,list\n"
            "Yandex,b,on-demand,whole-machine,1,RUB,no,2026-11-01,list\n"
            "AWS,c,on-demand,whole-machine,1,USD,no,2026-11-01,list\n";
        const PriceImport import = read(kOurs + rows);
        QVERIFY(says(why(import, 2), "with and without tax"));
        QVERIFY(says(why(import, 3), "with and without tax"));
        QVERIFY(why(import, 4).empty());
    }
    void defect15SpotSpreadInsideARegion() {
        const PriceImport import = read(kSky + t4("55.04", "10.24", "us-east-1", "az1", "p5.48xlarge") +
                                        t4("55.04", "55.03", "us-east-1", "az2", "p5.48xlarge") +
                                        t4("0.5", "0.20", "us-east-1", "az1") + t4("0.5", "0.30", "us-east-1", "az2"));
        QVERIFY(says(why(import, 2, PriceKind::Spot), "range from 10.24 USD to 55.03 USD"));
        QVERIFY(says(why(import, 3, PriceKind::Spot), "range from 10.24 USD to 55.03 USD"));
        QVERIFY(why(import, 2).empty());
        QVERIFY(why(import, 3).empty());  // the same on-demand price in both zones: one row
        QCOMPARE(import.rows.size(), std::size_t{6});
        QVERIFY(why(import, 4, PriceKind::Spot).empty());
        for (const ImportedRow& row : import.rows)
            if (row.line == 5 && row.offer.kind == PriceKind::Spot)
                QCOMPARE(row.offer.region, std::string("us-east-1 az2"));
    }
    void flaggedRowsAreNeverRanked() {
        const PriceImport import =
            read(kSky + t4("0.5", "0.00") + ",T4,1,,," + gpu("T4", 1, 16384, 16384) +
                 ",0.35,0.11,us-central1,\na2-highgpu-1g,,,12.0,85.0,,0.73948,0.36975,us,us-a\n");
        QCOMPARE(import.good, 1);
        QCOMPARE(taken(import, {}).size(), std::size_t{1});
        const std::vector<Offer> all = taken(import, {.flaggedToo = true});
        QCOMPARE(all.size(), std::size_t{6});
        QCOMPARE(std::count_if(all.begin(), all.end(), [](const Offer& offer) { return notRanked(offer).empty(); }), 1);
        QVERIFY(says(why(import, 3), "accelerator only"));
        QVERIFY(says(why(import, 4), "host only"));
    }
    void namesRowColumnAndRemedy_data() {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("refused");
        const auto row = [](const char* what, const char* cells, const char* column, const char* words, bool refused) {
            QTest::newRow(what) << QString::fromLatin1(cells) << QString::fromLatin1(column)
                                << QString::fromLatin1(words) << refused;
        };
        row("zero", "A,b,spot,whole-machine,0,USD,no,2026-11-01,s", "price", "zero", false);
        row("negative", "A,b,spot,whole-machine,-1,USD,no,2026-11-01,s", "price per hour", "below zero", true);
        row("missing", "A,b,spot,whole-machine,,USD,no,2026-11-01,s", "price", "price is not known", false);
        row("absurd", "A,b,spot,whole-machine,12000,USD,no,2026-11-01,s", "price", "not a plausible price", false);
        row("tiny", "A,b,spot,whole-machine,0.00001,USD,no,2026-11-01,s", "price", "not a plausible price", false);
        row("unit", "A,b,spot,whole-machine,4.6 USD/month,USD,no,2026-11-01,s", "price per hour", "contains a unit",
            true);
        row("sign", "A,b,spot,whole-machine,$4.6,USD,no,2026-11-01,s", "price per hour", "contains a unit", true);
        row("comma", "A,b,spot,whole-machine,\"4,60\",USD,no,2026-11-01,s", "price per hour", "decimal comma", true);
        row("formula", "=cmd|'/C calc'!A0,b,spot,whole-machine,1,USD,no,2026-11-01,s", "provider", "formula", true);
        row("formula as price", "A,b,spot,whole-machine,=1+1,USD,no,2026-11-01,s", "price per hour", "formula", true);
        row("currency", "A,b,spot,whole-machine,1,dollars,no,2026-11-01,s", "currency", "not a currency code", true);
        row("kind", "A,b,hourly,whole-machine,1,USD,no,2026-11-01,s", "price kind", "not a known value", true);
        row("date", "A,b,spot,whole-machine,1,USD,no,01.11.2026,s", "date", "not a date", true);
        row("future", "A,b,spot,whole-machine,1,USD,no,2999-01-01,s", "date", "is in the future", false);
        row("no date", "A,b,spot,whole-machine,1,USD,no,,s", "date", "no date", false);
        row("short", "A,b,spot,whole-machine,1,USD,no", "", "Fields in the row: 7; in the header: 9", true);
        row("long", "A,b,spot,whole-machine,4,60,USD,no,2026-11-01,s", "", "Fields in the row: 10; in the header: 9",
            true);
        row("no provider", ",b,spot,whole-machine,1,USD,no,2026-11-01,s", "provider", "not given", true);
    }
    void namesRowColumnAndRemedy() {
        QFETCH(QString, cells);
        QFETCH(QString, column);
        QFETCH(QString, words);
        QFETCH(bool, refused);
        const PriceImport import =
            read(kOurs + "A,good,spot,whole-machine,1,USD,no,2026-11-01,s\n" + cells.toStdString());
        QCOMPARE(import.good, 1);
        const ImportedRow& row = import.rows.at(1);
        QCOMPARE(row.line, std::size_t{3});
        QVERIFY(row.verdict == (refused ? RowVerdict::Refused : RowVerdict::Flagged));
        QCOMPARE(QString::fromStdString(row.notes.front().column), column);
        QVERIFY2(QString::fromStdString(english(row.notes.front().what)).contains(words),
                 english(row.notes.front().what).c_str());
        QVERIFY(!row.notes.front().remedy.empty());
        QVERIFY(refused || !notRanked(row.offer).empty());
    }
    void takesADecimalCommaWhenTold() {
        const std::string list =
            "provider;instance;price kind;price covers;price per hour;currency;date;source\n"
            "A;b;spot;whole-machine;4,60;USD;2026-11-01;s\n";
        const PriceImport asked = read(list);
        QVERIFY(asked.decimalComma);
        QCOMPARE(asked.refused, 1);
        ImportOptions with = options();
        with.decimalComma = true;
        const PriceImport told = read(list, with);
        QCOMPARE(told.good, 1);
        QCOMPARE(told.rows[0].offer.pricePerHour->text(), std::string("4.6"));
    }
    void saysWhenACurrencyHasNoRate() {
        const PriceImport import = read(kOurs + "A,b,on-demand,whole-machine,90,RUB,no,2026-11-01,s\n");
        QCOMPARE(import.good, 1);
        QCOMPARE(import.rows[0].notes.size(), std::size_t{1});
        QVERIFY(says(english(import.rows[0].notes[0].what), "no exchange rate from RUB to USD"));
    }
    void refusesWholeFilesInWords_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& bytes, const char* words) {
            QTest::newRow(name) << bytes << QString::fromLatin1(words);
        };
        row("utf-16", QByteArray("\xFF\xFEp\0r\0", 6), "UTF-16");
        row("latin-1", "provider,instance\nBogot\xE1,x\n", "line 2 contains a character in another encoding");
        row("binary", QByteArray("PK\x03\x04\0\0\0", 7), "not a text file");
        row("quote", "provider,instance,price kind,currency,price per hour\n\"A,b\n", "is never closed");
        row("no table", "hello\nworld\n", "no comma");
        row("empty", "", "no comma");
        row("other list", "name,rank\nA,1\n", "does not match a price list");
        row("monthly", "provider,instance,price kind,currency,price (EUR/month)\nA,b,spot,EUR,300\n",
            "are not per hour");
    }
    void refusesWholeFilesInWords() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, words);
        const auto import = readPriceCsv(bytes.toStdString(), "list.csv", options(), book());
        QVERIFY(!import.ok());
        QVERIFY2(QString::fromStdString(english(import.error().what)).contains(words), english(import.error()).c_str());
        QVERIFY(!import.error().remedy.empty());
        QVERIFY(import.error().where.starts_with("list.csv"));
    }
    void findsTheDelimiterAndTheProvider() {
        for (const char delimiter : {',', ';', '\t', '|'}) {
            std::string text = kOurs + "A,b,spot,whole-machine,1,USD,no,2026-11-01,s\r\n";
            std::replace(text.begin(), text.end(), ',', delimiter);
            QCOMPARE(read("\xEF\xBB\xBF" + text).good, 1);
        }
        QCOMPARE(providerOfFile("/x/catalogs/v8/aws/vms.csv"), std::string("AWS"));
        QCOMPARE(providerOfFile("runpod.csv"), std::string("RunPod"));
        QVERIFY(providerOfFile("prices.csv").empty());
    }
    void stopsWhenTold() {
        std::string text = kSky;
        for (int i = 0; i < 6000; ++i) text += t4("0.5", "", "r" + std::to_string(i));
        double last = 0;
        bool rising = true;
        const auto all = readPriceCsv(text, "x", options(), book(), [&](double fraction) {
            rising = rising && fraction >= last && fraction <= 1;
            last = fraction;
            return true;
        });
        QVERIFY(all.ok() && all->lines == 6000 && all->good == 1);
        QCOMPARE(last, 1.0);
        QVERIFY(rising);
        for (const double at : {0.3, 0.7, 0.99}) {
            const auto part =
                readPriceCsv(text, "x", options(), book(), [&](double fraction) { return fraction < at; });
            QVERIFY(!part.ok());
            QCOMPARE(part.error().kind, ErrorKind::Interrupted);
        }
    }

    void onePriceOfSeveralRegionsIsOneOffer() {
        const PriceImport import = read(kSky + t4("0.526", "0.1578", "us-west-2") + t4("0.526", "0.1578", "us-east-1") +
                                        t4("0.587", "0.1578", "eu-west-1") + t4("0.526", "0.1578", "us-east-2", "b") +
                                        t4("0.526", "", "us-east-3", "a", "g4dn.2xlarge"));
        // On demand: three regions at 0.526, one at 0.587; spot: four at one price; another machine.
        QCOMPARE(import.lines, 5);
        QCOMPARE(import.good, 4);
        const ImportedRow& first = import.rows.front();
        QCOMPARE(regionsText(first.offer), std::string("us-east-1; us-east-2; us-west-2"));
        QCOMPARE(first.offer.region, std::string("us-east-1"));
        QCOMPARE(first.line, std::size_t{2});
        QVERIFY((first.also == std::vector<std::size_t>{3, 5}));
        QCOMPARE(import.rows[1].offer.regions.size(), std::size_t{4});
        QVERIFY(import.rows[1].offer.kind == PriceKind::Spot);
        QCOMPARE(regionsText(import.rows[2].offer), std::string("eu-west-1"));
        QVERIFY(import.rows[2].offer.regions.empty());
        // The exported list reads back as the same offers.
        const std::vector<Offer> offers = taken(import, {});
        const PriceImport again = read(writePriceCsv(offers));
        QCOMPARE(again.rows.size(), offers.size());
        for (std::size_t i = 0; i < offers.size(); ++i)
            QCOMPARE(toJson(again.rows[i].offer).dump(), toJson(offers[i]).dump());
    }

    void otherTermsAreOtherOffers_data() {
        QTest::addColumn<QString>("second");
        const auto row = [](const char* what, const char* cells) { QTest::newRow(what) << QString::fromLatin1(cells); };
        row("price", "A,b,r2,on-demand,whole-machine,1.1,,USD,no,,60,2026-11-01,s");
        row("currency", "A,b,r2,on-demand,whole-machine,1,,EUR,no,,60,2026-11-01,s");
        row("kind", "A,b,r2,spot,whole-machine,1,,USD,no,,60,2026-11-01,s");
        row("scope", "A,b,r2,on-demand,per-accelerator-with-host,1,,USD,no,,60,2026-11-01,s");
        row("tax", "A,b,r2,on-demand,whole-machine,1,,USD,no,20,60,2026-11-01,s");
        row("quantum", "A,b,r2,on-demand,whole-machine,1,,USD,no,,3600,2026-11-01,s");
        row("day", "A,b,r2,on-demand,whole-machine,1,,USD,no,,60,2026-11-02,s");
        row("source", "A,b,r2,on-demand,whole-machine,1,,USD,no,,60,2026-11-01,other");
        row("flagged", "A,b,r2,on-demand,whole-machine,0,,USD,no,,60,2026-11-01,s");
    }
    void otherTermsAreOtherOffers() {
        QFETCH(QString, second);
        const std::string list =
            "provider,instance,region,price kind,price covers,price per hour,price per month,currency,tax included,tax "
            "rate (%),billing quantum (s),date,source\n"
            "A,b,r1,on-demand,whole-machine,1,,USD,no,,60,2026-11-01,s\n" +
            second.toStdString() + "\n";
        const PriceImport import = read(list);
        QCOMPARE(import.rows.size(), std::size_t{2});
        for (const ImportedRow& each : import.rows) QVERIFY(each.offer.regions.empty() && each.also.empty());
    }

    void monthlyPricesKeepTheirTerms() {
        const PriceImport import = read(
            "provider,instance,region,price kind,price covers,price per month (EUR),use (% of hours),term "
            "(months),upfront "
            "(EUR),currency,tax included,tax rate (%),date,source\n"
            "HOSTKEY,lease,nl,monthly,whole-machine,730.5,50,,,EUR,no,21,2026-11-01,list\n"
            "HOSTKEY,lease,fi,monthly,whole-machine,730.5,50,,,EUR,no,21,2026-11-01,list\n"
            "HOSTKEY,lease,de,monthly,whole-machine,730.5,100,,,EUR,no,21,2026-11-01,list\n");
        QCOMPARE(import.good, 2);
        const Offer& offer = import.rows[0].offer;
        QCOMPARE(regionsText(offer), std::string("fi; nl"));
        QCOMPARE(offer.pricePerMonth->text(), std::string("730.5"));
        QVERIFY(!offer.pricePerHour);
        QCOMPARE(*offer.use, 0.5);
        QCOMPARE(hourlyPrice(offer)->text(), std::string("2"));  // 730.5 / (730.5 h x 0.5)
        QCOMPARE(hourlyPriceWithTax(offer)->text(), std::string("2.42"));
        QCOMPARE(hourlyPrice(import.rows[1].offer)->text(), std::string("1"));
        // Read as euros, cents would be a hundred times the price: the list is refused as a whole, whether the unit is
        // in the header or in a cell.
        for (const char* unit : {"cents", "ct", "per 100 h", "EUR/week"})
            QVERIFY(!readPriceCsv("provider,instance,price kind,price per month (" + std::string(unit) +
                                      "),currency,date,source\nA,b,monthly,1,EUR,2026-11-01,s\n",
                                  "list.csv", options(), book())
                         .ok());
    }

    /// Shaped like AWS's list of 2026, with 17 regions of three zones, and a third of its size.
    void aListOfTensOfThousandsOfLines() {
        constexpr int kMachines = 400;
        const PriceImport import = read(test::CatalogueList::skyPilot(kMachines));
        QCOMPARE(import.lines, std::int64_t{kMachines} * 17 * 3);
        std::int64_t onDemand = 0;
        std::size_t said = 0;
        for (const ImportedRow& row : import.rows) {
            said += row.offer.kind == PriceKind::OnDemand ? 1 + row.also.size() : 0;
            if (row.offer.kind != PriceKind::OnDemand) continue;
            ++onDemand;
            // Four regions are more expensive, each by a different amount; thirteen have the same price.
            QVERIFY(row.offer.regions.empty() || row.offer.regions.size() == 13);
        }
        QCOMPARE(onDemand, std::int64_t{kMachines} * 5);
        QCOMPARE(said, static_cast<std::size_t>(import.lines));  // every line is accounted for once
        QCOMPARE(import.refused, 0);
    }

    void aListBeyondTheLimitIsRefused() {
        std::string text = kOurs;
        for (std::size_t i = 0; i <= kMostPrices; ++i) text += "A,b,spot,whole-machine,1,USD,no,2026-11-01,s\n";
        const auto import = readPriceCsv(text, "list.csv", options(), book());
        QVERIFY(!import.ok());
        QCOMPARE(import.error().kind, ErrorKind::Data);
        QVERIFY(says(english(import.error().what), "more than 150000 prices"));
        QVERIFY(!import.error().remedy.empty());
        // A file of 66 MB, sparse, is refused before it is read.
        QTemporaryDir folder;
        const Path file = Path(folder.path().toStdString()) / "list.csv";
        QFile sparse(QString::fromStdString(file.string()));
        QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(66 << 20));
        const auto bytes = readPriceFile(file);
        QVERIFY(!bytes.ok());
        QVERIFY(says(english(bytes.error().what), "66.0 MiB; at most 64.0 MiB"));
        QVERIFY(!readPriceFile("/nowhere/list.csv").ok());
    }

    void takesWhatIsAskedFor() {
        const PriceImport import =
            read(kSky + t4("0.526", "0.00", "us-east-1") + "c5.large,,,2,4,,0.085,,us-east-1,a\n" +
                 t4("0.6", "", "\xD0\x9C\xD0\xBE\xD1\x81\xD0\xBA\xD0\xB2\xD0\xB0"));  // "Москва"
        const auto count = [&](const ImportChoice& choice) { return taken(import, choice).size(); };
        QCOMPARE(count({}), std::size_t{3});
        QCOMPARE(count({.flaggedToo = true}), std::size_t{4});
        QCOMPARE(count({.acceleratorsOnly = true}), std::size_t{2});
        QCOMPARE(count({.words = "C5.LARGE"}), std::size_t{1});
        QCOMPARE(count({.words = "\xD0\xBC\xD0\x9E\xD0\xA1"}), std::size_t{1});  // "мОС"
        QCOMPARE(count({.words = "nowhere"}), std::size_t{0});
    }

    void knowsAFileByItsPathAndDay() {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("catalogs/v8/aws")));
        QFile file(folder.filePath(QStringLiteral("catalogs/v8/aws/vms.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        // 23:30 UTC is already the next day in Moscow; the date is the one in UTC.
        QVERIFY(file.setFileTime(QDateTime(QDate(2026, 11, 20), QTime(23, 30), Qt::UTC),
                                 QFileDevice::FileModificationTime));
        file.close();
        const ImportOptions known = optionsFor(file.fileName().toStdString());
        QCOMPARE(known.provider, std::string("AWS"));
        QCOMPARE(known.date, std::string("2026-11-20"));
        QCOMPARE(known.source, std::string("vms.csv"));
    }
};

QTEST_APPLESS_MAIN(PriceCsvTest)
#include "price_csv_test.moc"
