#include <QtTest/QTest>
#include <string>

#include "core/base/json.h"
#include "core/economics/local_book.h"

using namespace epochal;

namespace {

Offer l4(const char* price, const char* date) {
    Offer offer;
    offer.id = std::string("aws/g6.12xlarge/us-east-1/on-demand/") + date;
    offer.provider = "AWS";
    offer.instance = "g6.12xlarge";
    offer.region = "us-east-1";
    offer.accelerator = "L4";
    offer.count = 4;
    offer.pricePerHour = Decimal::parse(price).value();
    offer.date = date;
    offer.source = "price list";
    return offer;
}

PriceBook shipped() {
    PriceBook book;
    book.offers = {l4("4.6016", "2025-11-01"), l4("4.9", "2024-01-01")};
    return book;
}

}  // namespace

class LocalBookTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEditIsANewDatedRow() {
        LocalBook local;
        const auto id = saveOffer(local, shipped(), l4("4.2", "2026-11-21"));
        QVERIFY(id.ok());
        QCOMPARE(*id, std::string("aws/g6.12xlarge/us-east-1/on-demand/2026-11-21"));
        const PriceBook book = layered(shipped(), local);
        QCOMPARE(book.offers.size(), std::size_t{3});
        QCOMPARE(book.newest, std::string("2026-11-21"));
        const auto history = book.history(*book.find(*id));
        QCOMPARE(history.size(), std::size_t{3});
        QCOMPARE(history[0]->pricePerHour->text(), std::string("4.2"));
        QCOMPARE(history[1]->pricePerHour->text(), std::string("4.6016"));
        QCOMPARE(history[2]->pricePerHour->text(), std::string("4.9"));
        const auto newest = newestRows(book.offers);
        QVERIFY(newest[0] && !newest[1] && !newest[2]);
    }

    void aCorrectionOnTheSameDayLeavesOneRow() {
        LocalBook local;
        QVERIFY(saveOffer(local, shipped(), l4("42", "2026-11-21")).ok());
        QVERIFY(saveOffer(local, layered(shipped(), local), l4("4.2", "2026-11-21")).ok());
        QCOMPARE(local.offers.size(), std::size_t{1});
        QCOMPARE(local.offers[0].pricePerHour->text(), std::string("4.2"));
    }

    void anotherOfferOfTheSameNameKeepsItsOwnId() {
        LocalBook local;
        Offer other = l4("2.3", "2025-11-01");
        other.accelerator = "L40S";
        QCOMPARE(*saveOffer(local, shipped(), other), std::string("aws/g6.12xlarge/us-east-1/on-demand/2025-11-01-2"));
        QCOMPARE(layered(shipped(), local).offers.size(), std::size_t{3});
    }

    void retiringHidesAndComesBack() {
        LocalBook local;
        const std::string id = shipped().offers[0].id;
        setRetired(local, {id}, true);
        PriceBook book = layered(shipped(), local);
        QVERIFY(!book.find(id));
        QCOMPARE(book.retired.size(), std::size_t{1});
        setRetired(local, {id}, false);
        QVERIFY(layered(shipped(), local).find(id));
    }

    void importingTwiceChangesNothing() {
        LocalBook local;
        const std::vector<Offer> rows{l4("4.2", "2026-11-21"), l4("4.1", "2026-10-01")};
        addOffers(local, shipped(), rows);
        const std::string once = toJson(local).dump();
        addOffers(local, layered(shipped(), local), rows);
        QCOMPARE(toJson(local).dump(), once);
        QCOMPARE(local.offers.size(), std::size_t{2});
    }

    /// Three rows imported over a book that has one of them, retired, and a row of the user's own: after undoing the
    /// import, the book has the same bytes.
    void anImportIsTakenBack() {
        LocalBook local;
        addOffers(local, shipped(), {l4("4.0", "2026-11-21"), l4("3.9", "2026-09-01")});
        const std::string before = local.offers[0].id;
        setRetired(local, {before}, true);
        const std::string once = toJson(local).dump();
        const auto replaced = addOffers(local, layered(shipped(), local),
                                        {l4("4.2", "2026-11-21"), l4("4.1", "2026-10-01"), l4("4.3", "2026-11-21")});
        QCOMPARE(local.offers.size(), std::size_t{3});
        QVERIFY(!local.retired.contains(before));
        LocalBook edited = local;
        putBack(local, replaced);
        QCOMPARE(toJson(local).dump(), once);
        // What was added after the import stays.
        const auto later = saveOffer(edited, layered(shipped(), edited), l4("5", "2026-11-22"));
        putBack(edited, replaced);
        QCOMPARE(edited.offers.size(), std::size_t{3});
        QCOMPARE(edited.offers.back().id, *later);
    }

    /// The same price in several regions, as one row.
    static Offer in(const char* regions, const char* price, const char* date) {
        Offer offer = l4(price, date);
        setRegions(offer, regions);
        return offer;
    }

    void aPriceOfSeveralRegionsIsFoundByTheIdsOfEach() {
        LocalBook local;
        addOffers(local, PriceBook{}, {in("us-west-2; us-east-1; eu-west-1", "4.6", "2026-11-21")});
        const PriceBook book = layered({}, local);
        QCOMPARE(book.offers.size(), std::size_t{1});
        QCOMPARE(book.offers[0].id, std::string("aws/g6.12xlarge/eu-west-1/on-demand/2026-11-21"));
        for (const char* region : {"eu-west-1", "us-east-1", "us-west-2"})
            QVERIFY(book.find("aws/g6.12xlarge/" + std::string(region) + "/on-demand/2026-11-21") == &book.offers[0]);
        QVERIFY(!book.find("aws/g6.12xlarge/us-east-2/on-demand/2026-11-21"));
        QVERIFY(!book.find("aws/g6.12xlarge/us-east-1/spot/2026-11-21"));
        QVERIFY(!book.find("aws/g6.12xlarge/us-east-1/on-demand/2026-11-20"));
        // An earlier version reads the first region of it.
        const Json json = toJson(book.offers[0]);
        QCOMPARE(json["region"].get<std::string>(), std::string("eu-west-1"));
        QCOMPARE(json["regions"].size(), std::size_t{3});
        QCOMPARE(toJson(offerFromJson(json, "x").value()).dump(), json.dump());
        QVERIFY(!offerFromJson(Json::parse(R"({"id":"a","regions":[1]})"), "x").ok());
        QVERIFY(!offerFromJson(Json::parse(R"({"id":"a","regions":"b"})"), "x").ok());
    }

    /// A book of an earlier version has a row for every region; importing the same list again replaces them by one row.
    void anotherImportTakesTheRowsOfItsRegions() {
        LocalBook local;
        for (const char* region : {"eu-west-1", "us-east-1", "us-west-2"})
            addOffers(local, layered({}, local), {in(region, "4.6", "2026-11-21")});
        QCOMPARE(local.offers.size(), std::size_t{3});
        const std::vector<Offer> before = local.offers;
        const auto replaced = addOffers(local, layered({}, local), {in("eu-west-1; us-east-1", "4.5", "2026-11-21")});
        QCOMPARE(local.offers.size(), std::size_t{2});
        const PriceBook book = layered({}, local);
        for (const Offer& offer : before) {  // each id is still found, in its region
            const Offer* found = book.find(offer.id);
            QVERIFY(found && isSameOffer(*found, offer));
            QCOMPARE(found->pricePerHour->text(), std::string(offer.region == "us-west-2" ? "4.6" : "4.5"));
        }
        putBack(local, replaced);
        QCOMPARE(local.offers.size(), std::size_t{3});
        for (const Offer& offer : before)
            QCOMPARE(layered({}, local).find(offer.id)->pricePerHour->text(), std::string("4.6"));
    }

    void aRegionOfAnotherPriceLeavesTheOthersTheirs() {
        LocalBook local;
        addOffers(local, PriceBook{}, {in("eu-west-1; us-east-1; us-west-2", "4.6", "2026-11-21")});
        const std::string once = toJson(local).dump();
        const auto replaced = addOffers(local, layered({}, local), {in("eu-west-1", "5", "2026-11-21")});
        const PriceBook book = layered({}, local);
        QCOMPARE(book.offers.size(), std::size_t{2});
        const auto price = [&](const char* region) {
            return book.find("aws/g6.12xlarge/" + std::string(region) + "/on-demand/2026-11-21")->pricePerHour->text();
        };
        QCOMPARE(price("eu-west-1"), std::string("5"));
        QCOMPARE(price("us-east-1"), std::string("4.6"));
        QCOMPARE(price("us-west-2"), std::string("4.6"));
        putBack(local, replaced);
        QCOMPARE(toJson(local).dump(), once);
    }

    void aNewerPriceOfOneRegionLeavesTheOthersTheNewest() {
        PriceBook book;
        book.offers = {in("eu-west-1; us-east-1; us-west-2", "4.6", "2026-11-01"), in("us-east-1", "5", "2026-11-21"),
                       in("us-east-1", "4", "2026-10-01")};
        const auto newest = newestRows(book.offers);
        QVERIFY(newest[0] && newest[1] && !newest[2]);
        QCOMPARE(book.history(book.offers[1]).size(), std::size_t{3});
        const auto chosen = candidates(book);
        QCOMPARE(chosen.size(), std::size_t{2});
        QCOMPARE(regionsText(chosen[0]), std::string("eu-west-1; us-west-2"));
        QCOMPARE(regionsText(chosen[1]), std::string("us-east-1"));
    }

    /// An id keeps pointing to the machine it was made for, even if another machine's row has the same words.
    void idsOfRegionsAreNotTakenByOthers() {
        LocalBook local;
        addOffers(local, PriceBook{}, {in("eu-west-1; us-east-1", "4.6", "2026-11-21")});
        Offer other = in("us-east-1", "2.3", "2026-11-21");
        other.accelerator = "L40S";
        QCOMPARE(*saveOffer(local, layered({}, local), other),
                 std::string("aws/g6.12xlarge/us-east-1/on-demand/2026-11-21-2"));
        QCOMPARE(layered({}, local).find("aws/g6.12xlarge/us-east-1/on-demand/2026-11-21")->accelerator,
                 std::string("L4"));
    }

    /// The text is written offer by offer and equals that of the whole document.
    void theTextIsTheDocuments() {
        LocalBook local;
        QCOMPARE(textOf(local), jsonText(toJson(local), 1) + "\n");
        addOffers(local, shipped(), {l4("4.2", "2026-11-21"), in("a; b", "4.1", "2026-10-01")});
        local.offers[0].notes = "\"offers\": []\nsecond line";
        local.offers[0].own = OwnMachine{};
        setRetired(local, {"x"}, true);
        QVERIFY(setProvider(local, {.name = "AWS", .notes = "\"offers\": []"}).ok());
        QCOMPARE(textOf(local), jsonText(toJson(local), 1) + "\n");
        QCOMPARE(toJson(readLocalBook(textOf(local), "x").value()).dump(), toJson(local).dump());
    }

    void twoOffersOfOneIdAreAnError() {
        LocalBook local;
        local.offers = {l4("1", "2026-11-21"), l4("2", "2026-11-21")};
        const auto read = readLocalBook(toJson(local).dump(), "mine");
        QVERIFY(!read.ok());
        QCOMPARE(read.error().where, std::string("mine /offers/1 aws/g6.12xlarge/us-east-1/on-demand/2026-11-21"));
        QCOMPARE(english(read.error().what), std::string("Two offers have the same ID"));
    }

    void refusesWhatCannotBeRanked_data() {
        QTest::addColumn<QString>("member");
        for (const char* member :
             {"provider", "instance", "currency", "date", "source", "price_per_hour", "term_months"})
            QTest::newRow(member) << QString::fromLatin1(member);
    }
    void refusesWhatCannotBeRanked() {
        QFETCH(QString, member);
        Offer offer = l4("4.2", "2026-11-21");
        if (member == QLatin1String("provider")) offer.provider.clear();
        if (member == QLatin1String("instance")) offer.instance.clear();
        if (member == QLatin1String("currency")) offer.currency = "$";
        if (member == QLatin1String("date")) offer.date.clear();
        if (member == QLatin1String("source")) offer.source.clear();
        if (member == QLatin1String("price_per_hour")) offer.pricePerHour = Decimal();
        if (member == QLatin1String("term_months")) {
            offer.kind = PriceKind::Reserved;
            offer.upfront = Decimal::fromInteger(1000);
        }
        LocalBook local;
        const auto saved = saveOffer(local, shipped(), offer);
        QVERIFY(!saved.ok());
        QCOMPARE(QString::fromStdString(saved.error().where), member);
        QVERIFY(!saved.error().remedy.empty());
        QVERIFY(local.offers.empty());
    }

    void comesBackFromItsDocument() {
        LocalBook local;
        QVERIFY(saveOffer(local, shipped(), l4("4.2", "2026-11-21")).ok());
        setRetired(local, {shipped().offers[1].id}, true);
        const Rate rate{"EUR", "USD", Decimal::parse("1.1642").value(), "2026-11-09", "central bank"};
        QVERIFY(setRate(local, rate).ok());
        QVERIFY(setProvider(local, {"AWS", 4, 3, "fast", "old drivers", "billing alerts"}).ok());
        local.ageLimitDays = 90;
        const auto again = readLocalBook(toJson(local).dump(), "mine");
        QVERIFY(again.ok());
        QCOMPARE(toJson(*again).dump(), toJson(local).dump());
        const PriceBook book = layered(shipped(), *again);
        QCOMPARE(book.ageLimitDays, 90);
        QCOMPARE(book.provider("AWS")->software.value(), 3);
        QVERIFY(book.rates.find("EUR", "USD") == rate);
        QVERIFY(!book.provider("Azure"));
    }

    void keepsOneRateADayAndRefusesNonsense() {
        LocalBook local;
        Rate rate{"EUR", "USD", Decimal::parse("1.16").value(), "2026-11-09", "central bank"};
        QVERIFY(setRate(local, rate).ok());
        rate.factor = Decimal::parse("1.17").value();
        QVERIFY(setRate(local, rate).ok());
        QCOMPARE(local.rates.size(), std::size_t{1});
        removeRate(local, rate);
        QVERIFY(local.rates.empty());
        rate.factor = Decimal();
        QVERIFY(!setRate(local, rate).ok());
        QVERIFY(!setProvider(local, {.name = "AWS", .software = 6}).ok());
        QVERIFY(!setProvider(local, {}).ok());
        QVERIFY(setProvider(local, {.name = "AWS", .notes = "x"}).ok());
        QVERIFY(setProvider(local, {.name = "AWS"}).ok());
        QVERIFY(local.providers.empty());  // an entry without data is dropped
    }

    void namesTheDamagedMember() {
        const auto read = [](const char* members) {
            return readLocalBook(
                std::string(R"({"format":"epochal-price-book","version":1,"offers":[])") + members + "}", "mine");
        };
        QVERIFY(read("").ok());
        QCOMPARE(read(R"(,"age_limit_days":0)").error().where, std::string("mine /age_limit_days"));
        QCOMPARE(read(R"(,"providers":[{"name":"A","software":9}])").error().where,
                 std::string("mine /providers/0/software"));
        QCOMPARE(read(R"(,"rates":3)").error().where, std::string("mine /rates"));
        QVERIFY(!read(R"(,"retired":[1])").ok());
    }
};

QTEST_APPLESS_MAIN(LocalBookTest)
#include "local_book_test.moc"
