#include <QtTest/QTest>
#include <algorithm>
#include <set>
#include <string>

#include "core/analysis/comparison_parts.h"
#include "core/base/clock.h"
#include "core/base/json.h"
#include "core/economics/cost.h"
#include "core/economics/local_book.h"
#include "core/economics/price_book.h"

using namespace epochal;

namespace {

std::string bookOf(const std::string& rows, const char* version = "1") {
    return std::string(R"({"format":"epochal-price-book","version":)") + version + R"(,"offers":[)" + rows + "]}";
}

}  // namespace

class PriceBookTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheShippedBook() {
        const auto book = readPriceBook(shippedPriceBook(), "price-book.json");
        if (!book) QFAIL(english(book.error()).c_str());
        const auto count = [&](PriceKind kind) {
            return std::count_if(book->offers.begin(), book->offers.end(),
                                 [kind](const Offer& o) { return o.kind == kind; });
        };
        QCOMPARE(count(PriceKind::OnDemand), 118);
        QCOMPARE(count(PriceKind::Spot), 50);
        QCOMPARE(count(PriceKind::Reserved), 2);
        QCOMPARE(book->newest, std::string("2026-11-09"));
        std::set<std::string> providers;
        std::int64_t unpriced = 0, inexact = 0, notARanking = 0;
        for (const Offer& offer : book->offers) {
            providers.insert(offer.provider);
            QVERIFY(!offer.date.empty() && !offer.source.empty() && !offer.dateBasis.empty());
            if (!offer.pricePerHour) ++unpriced;
            if (offer.kind == PriceKind::OnDemand && !hasExactDay(offer)) ++inexact;
            if (!notRanked(offer).empty()) ++notARanking;
        }
        QCOMPARE(providers.size(), std::size_t{15});
        QCOMPARE(unpriced, 1);  // AWS p5e.48xlarge: on-demand blank in the source
        QCOMPARE(inexact, 63);
        QCOMPARE(notARanking, 14);  // 12 without a machine, 1 of unknown scope, 1 without a price
    }

    void candidatesAreTheNewestRowsOfWhatIsNotRetired() {
        const auto row = [](const char* instance, const char* date) {
            Offer offer;
            offer.id = std::string(instance) + date;
            offer.provider = "P";
            offer.instance = instance;
            offer.pricePerHour = Decimal::fromInteger(1);
            offer.date = date;
            return offer;
        };
        PriceBook book;
        book.offers = {row("a", "2024-01-01"), row("a", "2025-01-01"), row("b", "2024-01-01"), row("c", "2024-01-01")};
        book.retired = {row("b", "2025-01-01"), row("c", "2023-01-01")};
        const std::vector<Offer> chosen = candidates(book);
        QCOMPARE(chosen.size(), std::size_t{2});
        QCOMPARE(chosen[0].id, std::string("a2025-01-01"));
        QCOMPARE(chosen[1].id, std::string("c2024-01-01"));  // only an earlier price of it was retired
    }

    void keepsKnownRows() {
        const auto book = readPriceBook(shippedPriceBook(), "price-book.json");
        QVERIFY(book.ok());
        const Offer* g6 = book->find("aws/g6.12xlarge/us-east-1-use1-az6/on-demand/2025-11");
        QVERIFY(g6 != nullptr);
        QCOMPARE(g6->pricePerHour->text(), std::string("4.6016"));
        QCOMPARE(title(*g6), std::string("AWS g6.12xlarge, 4 × L4"));
        QCOMPARE(g6->minimumSeconds, 60.0);
        const Offer* a10 = book->find("lambda/1x-a10/-/on-demand/2026-09-25");
        QVERIFY(a10 != nullptr);
        QCOMPARE(a10->quantumSeconds, 60.0);
        const Offer* t4 = book->find("gcp/t4-add-on/us-central1/on-demand/2025-2026");
        QVERIFY(t4 != nullptr && t4->scope == PriceScope::AcceleratorOnly);
        QVERIFY(book->find("nobody") == nullptr);
    }

    void comesBack() {
        const auto book = readLocalBook(shippedPriceBook(), "price-book.json");
        QVERIFY(book.ok());
        const std::string written = toJson(*book).dump();
        const auto again = readLocalBook(written, "again");
        QVERIFY(again.ok());
        QVERIFY(toJson(*again).dump() == written);
    }

    void namesTheRowThatIsWrong() {
        const std::string good = R"({"id":"a"})";
        const auto wrong = readPriceBook(bookOf(good + R"(,{"id":"b","price_per_hour":1.5})"), "mine.json");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().where, std::string("mine.json /offers/1 b/price_per_hour"));
        const auto twice = readPriceBook(bookOf(good + "," + good), "mine.json");
        QVERIFY(!twice.ok());
        QCOMPARE(twice.error().where, std::string("mine.json /offers/1 a"));
    }

    void refusesOtherDocuments() {
        QVERIFY(!readPriceBook("", "x").ok());
        QVERIFY(!readPriceBook("[]", "x").ok());
        QVERIFY(!readPriceBook(R"({"format":"epochal-run"})", "x").ok());
        QVERIFY(!readPriceBook(R"({"format":"epochal-price-book"})", "x").ok());
        QVERIFY(!readPriceBook(R"({"format":"epochal-price-book","version":1,"offers":3})", "x").ok());
        const auto newer = readPriceBook(bookOf("", "2"), "x");
        QVERIFY(!newer.ok());
        QCOMPARE(newer.error().kind, ErrorKind::Newer);
        QVERIFY(readPriceBook(bookOf(""), "x").ok());
    }

    void makesAnOfferOfThisMachine() {
        Machine machine;
        machine.host = "lab";
        machine.threads = 2;
        machine.memoryBytes = std::int64_t{8} << 30;
        const Offer cpu = thisMachineOffer(machine);
        QCOMPARE(cpu.id, std::string("this-machine"));
        QCOMPARE(cpu.kind, PriceKind::Own);
        QVERIFY(notRanked(cpu).empty());
        QVERIFY(hasExactDay(cpu));
        QCOMPARE(cpu.count, 0);
        // (1200 - 180) / 12272.4 + 0.12 x 0.24 = 0.0831 + 0.0288
        QCOMPARE(cpu.pricePerHour->text(3), std::string("0.112"));
        QVERIFY(cpu.notes.starts_with("Assumed, not measured"));
        QCOMPARE(cpu.own->purchase.text(), std::string("1200"));

        machine.accelerators = {{"NVIDIA GeForce RTX 4090", std::int64_t{24564} << 20, "550.90"}};
        const Offer gpu = thisMachineOffer(machine);
        QCOMPARE(gpu.own->purchase.text(), std::string("3400"));
        QCOMPARE(gpu.own->watts, 550.0);
        QCOMPARE(gpu.pricePerHour->text(2), std::string("0.37"));
        QCOMPARE(title(gpu), std::string("lab, 1 × RTX 4090"));
        QVERIFY(offerFromJson(toJson(gpu), "x").ok());
    }

    /// A run is priced in the region it ran in, and at the price it had, even though the book has one row for several
    /// regions.
    void aRunFindsItsRegionAmongSeveral() {
        const auto offer = [](PriceKind kind, const char* regions, const char* price, const char* date) {
            Offer made;
            made.provider = "Acme";
            made.instance = "box";
            made.accelerator = "T4";
            made.count = 1;
            made.kind = kind;
            setRegions(made, regions);
            made.pricePerHour = Decimal::parse(price).value();
            made.date = date;
            made.source = "list";
            made.id = offerId(made, PriceBook());
            return made;
        };
        PriceBook book;
        book.offers = {offer(PriceKind::OnDemand, "eu-west-1; us-east-1; us-west-2", "3", "2026-11-01"),
                       offer(PriceKind::Spot, "us-west-2", "2", "2026-11-20"),
                       offer(PriceKind::Spot, "eu-west-1; us-east-1", "1", "2026-11-01")};
        Entry entry;
        entry.offer = offer(PriceKind::OnDemand, "us-east-1", "3", "2026-11-01");
        ComparisonQuery query;
        query.kind = PriceKind::Spot;
        const comparing::Question ask{{&entry, 1}, query, book, "2026-11-22"};
        QCOMPARE(comparing::pricingOf(entry, ask).offer.pricePerHour->text(), std::string("1"));
        query.kind.reset();
        query.offer = entry.offer.id;  // the id that an earlier import gave it
        const comparing::Pricing same = comparing::pricingOf(entry, ask);
        QCOMPARE(same.offer.pricePerHour->text(), std::string("3"));
        QVERIFY(!same.whatIf);
    }
};

QTEST_APPLESS_MAIN(PriceBookTest)
#include "price_book_test.moc"
