// Price lists and price books damaged at random: no row that is not a price becomes a price that can be ranked.
#include <QTest>

#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "core/interop/price_csv.h"
#include "tests/core/support/mutations.h"

using namespace epochal;

namespace {

const std::string kSky =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n"
    "g4dn.xlarge,T4,1.0,4.0,16.0,\"{'Gpus': [{'Name': 'T4', 'MemoryInfo': {'SizeInMiB': 16384}}], "
    "'TotalGpuMemoryInMiB': 16384}\",0.526,0.21,us-east-1,a\n"
    "p4d,A100,8,96,1152,\"{'Gpus': [{'Name': 'A100', 'MemoryInfo': {'SizeInMiB': 40960}}], 'TotalGpuMemoryInMiB': "
    "327680}\",21.96,,us-east-1,b\n"
    ",tpu-v6e-8,1,,,tpu-v6e-8,10.8,5.4,us-central1,us-central1-a\n";
const std::string kHunt =
    "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor,flags\n"
    "i1,us,0.5,30,240,1,A10,24.0,False,,nvidia,\ni1,us,2e-01,30,240,1,A10,24.0,True,,nvidia,f1 f2\n"
    "c1,\"Hafnarfj\xC3\xB6r\xC3\xB0, IS\",5e-02,2,4,0,,,False,,,\n";

std::vector<Offer> ownOffers() {
    Offer rented;
    rented.id = "aws/p4d/us-east-1/on-demand/2026-11-01";
    rented.provider = "AWS";
    rented.instance = "p4d";
    rented.region = "\xD0\x9C\xD0\xBE\xD1\x81\xD0\xBA\xD0\xB2\xD0\xB0";
    rented.accelerator = "A100";
    rented.count = 8;
    rented.pricePerHour = *Decimal::parse("21.96");
    rented.quantumSeconds = 1;
    rented.minimumSeconds = 60;
    rented.date = "2026-11-01";
    rented.source = "list, page \"2\"";
    Offer lease = rented;
    lease.id = "x/lease";
    lease.kind = PriceKind::Monthly;
    lease.pricePerHour.reset();
    lease.pricePerMonth = Decimal::fromInteger(7500);
    lease.use = 0.5;
    lease.taxRate = Decimal::ratio(21, 100);
    lease.currency = "EUR";
    Offer own = rented;
    own.id = "own/lab";
    own.kind = PriceKind::Own;
    own.pricePerHour.reset();
    own.own = OwnMachine{Decimal::fromInteger(3400), Decimal::fromInteger(510), 4, 0.35, 550, Decimal::ratio(24, 100)};
    return {rented, lease, own};
}

ImportOptions options(bool comma) {
    return {.provider = "Acme", .date = "2026-11-20", .source = "list", .currency = "USD", .decimalComma = comma};
}

/// Empty unless the row shows something that no damage to a list may cause.
std::string wrongWith(const ImportedRow& row) {
    const std::string document = jsonText(toJson(row.offer));
    if (document.find("\xEF\xBF\xBD") != std::string::npos && row.verdict != RowVerdict::Refused)
        return "a broken letter";
    for (const CellNote& note : row.notes)
        if (note.what.empty() || !isUtf8(english(note.what))) return "a note that cannot be shown";
    if (row.verdict == RowVerdict::Refused) return row.notes.empty() ? "refused without a word" : "";
    const bool ranked = notRanked(row.offer).empty();
    if (row.verdict == RowVerdict::Flagged) return ranked ? "flagged and ranked" : "";
    const auto price = hourlyPrice(row.offer);
    if (!ranked || !price) return "good and not ranked";
    // A generous bound: 100 USD an hour for an accelerator, at most 1,000,000 accelerators, and a unit of the smallest
    // currencies worth 1/100 000 of a dollar.
    if (*price <= Decimal() || *price > Decimal::fromInteger(100'000'000) * Decimal::fromInteger(1'000'000))
        return "an absurd price: " + price->text();
    const double billed = billedSeconds(row.offer, 100);
    return billed >= 100 && billed < 3e6 ? "" : "it bills " + std::to_string(billed) + " s for 100";
}

}  // namespace

class FuzzPricesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lists_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("SkyPilot") << QByteArray::fromStdString(kSky);
        QTest::newRow("gpuhunt") << QByteArray::fromStdString(kHunt);
        QTest::newRow("ours") << QByteArray::fromStdString(writePriceCsv(ownOffers()));
    }
    void lists() {
        QFETCH(QByteArray, list);
        Mutator mutator(2026, {"=1+1",
                               "@SUM(A1)",
                               "+cmd|' /C calc'!A0",
                               "-2+3",
                               "'=",
                               "1e9",
                               "1E+400",
                               "1,234.56",
                               "4,60",
                               "1 234",
                               "1.234.567",
                               "\xC2\xA0",
                               "\xC2\xA3",
                               ";",
                               "\t",
                               "|",
                               "sep=;\n",
                               "\"\n",
                               "price per hour (cents)",
                               "price,",
                               "USD",
                               "RUB",
                               "yes",
                               "own",
                               "monthly",
                               "spot"});
        int good = 0, refused = 0;
        for (int i = 0; i < 500; ++i) {
            const std::string text = mutator.changed(list.toStdString());
            const auto import = readPriceCsv(text, "list.csv", options(i % 4 == 0), PriceBook{});
            if (!import) {
                QVERIFY2(canBeShown(import.error()), text.c_str());
                ++refused;
                continue;
            }
            for (const ImportedRow& row : import->rows) {
                const std::string wrong = wrongWith(row);
                QVERIFY2(wrong.empty(), (wrong + ", line " + std::to_string(row.line) + "\n" + text).c_str());
                good += row.verdict == RowVerdict::Good ? 1 : 0;
            }
            // Whatever is imported can be saved, read again and exported.
            LocalBook local;
            const std::vector<Offer> offers = taken(*import, {.flaggedToo = true});
            addOffers(local, PriceBook{}, offers);
            const auto kept = readLocalBook(jsonText(toJson(local)), "book");
            QVERIFY2(kept.ok(), (kept.ok() ? "" : english(kept.error()) + "\n" + text).c_str());
            QCOMPARE(jsonText(toJson(*kept)), jsonText(toJson(local)));
            if (offers.empty()) continue;
            const auto exported = readPriceCsv(writePriceCsv(offers), "export", options(false), PriceBook{});
            QVERIFY2(exported.ok() && exported->rows.size() == offers.size(), text.c_str());
        }
        QVERIFY(good > 200 && refused > 5);
    }

    void books() {
        LocalBook local;
        local.offers = ownOffers();
        local.retired = {"own/lab"};
        local.rates = {{"EUR", "USD", Decimal::ratio(115, 100), "2026-11-01", "ECB"}};
        local.providers.emplace_back().name = "AWS";
        local.providers.back().software = 5;
        const std::string document = jsonText(toJson(local), 1);
        Mutator mutator(5, {"\"price_per_hour\":", "\"-1\"", "\"0\"", "\"1e9\"", "\"factor\":\"0\"", "\"use\":2,"});
        int good = 0;
        for (int i = 0; i < 800; ++i) {
            const std::string text = mutator.changed(document);
            const auto book = readLocalBook(text, "price-book.json");
            if (!book) {
                QVERIFY2(canBeShown(book.error()), text.c_str());
                continue;
            }
            ++good;
            const std::string once = jsonText(toJson(*book));
            const auto again = readLocalBook(once, "again");
            QVERIFY2(again.ok(), text.c_str());
            QCOMPARE(jsonText(toJson(*again)), once);
            for (const Offer& offer : book->offers)
                if (notRanked(offer).empty()) {
                    const Money hour = cost(offer, billedSeconds(offer, 3600));
                    QVERIFY2(!hour.amount.isNegative() && !hour.amount.isZero(), text.c_str());
                }
        }
        QVERIFY(good > 20 && good < 780);
    }

    void decimals() {
        Mutator mutator(6, {"+", "-", ".", "e5", "000000000000000000", "0x1", " "});
        for (int i = 0; i < 20000; ++i) {
            const std::string text = mutator.changed("1234567.0890123");
            const auto read = Decimal::parse(text);
            if (!read) continue;
            QCOMPARE(Decimal::parse(read->text())->text(), read->text());
            // The value agrees with that of an independent number parser.
            const double other = std::strtod(text.c_str(), nullptr);
            QVERIFY2(std::abs(read->toDouble() - other) <= std::abs(other) * 1e-15, text.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(FuzzPricesTest)
#include "fuzz_prices_test.moc"
