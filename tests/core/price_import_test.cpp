// A price list imported into the user's book without a window, and undone.
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <algorithm>

#include "core/interop/price_csv.h"
#include "core/launch/price_import.h"
#include "tests/core/support/catalogue_list.h"

using namespace epochal;

namespace {

Offer rented(const char* regions, const char* price) {
    Offer offer;
    offer.provider = "Acme";
    offer.instance = "box";
    setRegions(offer, regions);
    offer.accelerator = "T4";
    offer.count = 1;
    offer.pricePerHour = Decimal::parse(price).value();
    offer.date = "2026-11-20";
    offer.source = "list";
    return offer;
}

}  // namespace

class PriceImportTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Path home_;

    [[nodiscard]] std::string bytes(const char* file) const { return readFile(home_ / file).value(); }

private Q_SLOTS:
    void init() { home_ = Path(folder_.path().toStdString()) / QTest::currentTestFunction(); }

    void isTakenBackToTheByte() {
        QVERIFY(importPrices(home_, {}, {rented("a; b", "1"), rented("c", "2")}, "old.csv").ok());
        const std::string before = bytes("price-book.json");
        const auto book = importPrices(home_, {}, {rented("a; b", "1.5"), rented("d", "2")}, "list.csv");
        QVERIFY(book.ok());
        QCOMPARE(book->book.find("acme/box/b/on-demand/2026-11-20")->pricePerHour->text(), std::string("1.5"));
        const auto record = takeBackPrices(home_, {});
        QVERIFY(record.ok());
        QCOMPARE(record->file, std::string("list.csv"));
        QCOMPARE(record->offers, std::int64_t{2});
        QCOMPARE(bytes("price-book.json"), before);
        // Only once: the import before that one stays.
        const auto again = takeBackPrices(home_, {});
        QVERIFY(!again.ok());
        QCOMPARE(again.error().kind, ErrorKind::Spec);
        QVERIFY(!again.error().remedy.empty());
        QCOMPARE(bytes("price-book.json"), before);
    }

    /// An exported book, imported again, adds nothing; a changed price still does.
    void theExportedBookIsRecognized() {
        const PriceBook book = openPriceBook(home_, {}).book;
        std::vector<Offer> rented;
        for (const Offer& offer : book.offers)
            if (offer.kind != PriceKind::Own) rented.push_back(offer);
        ImportChoice everything;
        everything.flaggedToo = true;
        const auto import = readPriceCsv(writePriceCsv(rented), "offers.csv", {}, book);
        QVERIFY(import.ok());
        std::vector<Offer> offers = taken(*import, everything);
        QVERIFY(offers.size() > 40);
        const auto same = importPrices(home_, {}, offers, "offers.csv");
        QVERIFY(same.ok());
        QCOMPARE(same->book.offers.size(), book.offers.size());
        offers.resize(1);
        offers.front().pricePerHour = Decimal::parse("123.45").value();
        const auto changed = importPrices(home_, {}, offers, "offers.csv");
        QVERIFY(changed.ok());
        QVERIFY(std::any_of(changed->book.offers.begin(), changed->book.offers.end(), [](const Offer& offer) {
            return offer.pricePerHour && offer.pricePerHour->text() == "123.45";
        }));
    }

    void neitherADamagedNorANewerRecordIsLost() {
        QVERIFY(makeFolders(home_).ok());
        const Path record = home_ / "price-import.json";
        QVERIFY(writeAtomically(record, "{\"format\": \"epochal-price-import\", \"version\": 1, \"repl").ok());
        QVERIFY(!takeBackPrices(home_, {}).ok());
        QVERIFY(importPrices(home_, {}, {rented("a", "1")}, "list.csv").ok());
        int aside = 0;
        for (const auto& entry : std::filesystem::directory_iterator(home_))
            aside += entry.path().filename().string().starts_with("price-import.json.damaged-") ? 1 : 0;
        QCOMPARE(aside, 1);
        const std::string newer = R"({"format": "epochal-price-import", "version": 2, "replaced": []})";
        QVERIFY(writeAtomically(record, newer).ok());
        const std::string book = bytes("price-book.json");
        for (const auto& outcome :
             {importPrices(home_, {}, {rented("a", "2")}, "list.csv").ok(), takeBackPrices(home_, {}).ok()})
            QVERIFY(!outcome);
        QCOMPARE(bytes("price-import.json"), newer);
        QCOMPARE(bytes("price-book.json"), book);
    }

    /// A list of about 10 000 lines, through the reader, into the book's file and back.
    void aCatalogueOfALargeProvider() {
        const std::string list = test::CatalogueList::skyPilot(200);
        ImportOptions options;
        options.provider = "AWS";
        options.date = "2026-11-20";
        options.source = "vms.csv";
        const auto import = readPriceCsv(list, "vms.csv", options, openPriceBook(home_, {}).book);
        QVERIFY(import.ok());
        std::vector<Offer> offers = taken(*import, {});
        const std::size_t count = offers.size();
        QVERIFY(count > 2'000);
        const Offer one = offers.front();
        QCOMPARE(one.regions.size(), std::size_t{0});  // more expensive in this region
        const Offer many =
            *std::find_if(offers.begin(), offers.end(), [](const Offer& o) { return !o.regions.empty(); });
        const auto written = importPrices(home_, {}, std::move(offers), "vms.csv");
        QVERIFY(written.ok());
        const HomeBook read = openPriceBook(home_, {});
        QVERIFY(!read.trouble);
        QCOMPARE(read.book.offers.size(), written->book.offers.size());
        QCOMPARE(read.book.offers.size(), openPriceBook(home_ / "none", {}).book.offers.size() + count);
        // All newest rows are recognized, and the offer of thirteen regions is found by each of them.
        const auto newest = newestRows(read.book.offers);
        QCOMPARE(static_cast<std::size_t>(std::count(newest.begin(), newest.end(), true)),
                 count + candidates(openPriceBook(home_ / "none", {}).book).size());
        for (const std::string& region : many.regions) {
            Offer alone = many;
            setRegions(alone, region);
            const Offer* found = read.book.find(offerId(alone, PriceBook()));
            QVERIFY(found != nullptr);
            QVERIFY(found->regions == many.regions);
        }
        QVERIFY(takeBackPrices(home_, {}).ok());
        QCOMPARE(openPriceBook(home_, {}).book.offers.size(), openPriceBook(home_ / "none", {}).book.offers.size());
    }
};

QTEST_APPLESS_MAIN(PriceImportTest)
#include "price_import_test.moc"
