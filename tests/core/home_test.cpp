#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <string>
#include <thread>
#include <vector>

#include "core/launch/home.h"

using namespace epochal;

namespace {

Offer row(const std::string& instance) {
    Offer offer;
    offer.provider = "Lab";
    offer.instance = instance;
    offer.pricePerHour = Decimal::fromInteger(1);
    offer.date = "2026-11-21";
    offer.source = "invoice";
    return offer;
}

BookEdit add(const std::string& instance) {
    return [instance](LocalBook& local, const PriceBook& book) -> Status {
        const auto saved = saveOffer(local, book, row(instance));
        return saved ? Status() : saved.error();
    };
}

}  // namespace

class HomeTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    Path home_;
private Q_SLOTS:
    void init() { home_ = Path(folder_.path().toStdString()) / QTest::currentTestFunction(); }

    void anEditIsThereTheNextTime() {
        QVERIFY(editPriceBook(home_, {}, add("a")).ok());
        const HomeBook again = openPriceBook(home_, {});
        QVERIFY(!again.trouble);
        QCOMPARE(again.book.offers[0].id, std::string("this-machine"));
        QVERIFY(again.book.find("lab/a/-/on-demand/2026-11-21"));
        QVERIFY(again.book.offers.size() > 100);  // with the shipped rows underneath
    }

    /// The time that says whether the book in use is the file's.
    void aBookHasTheTimeOfItsFile() {
        const Path file = home_ / "price-book.json";
        QVERIFY(openPriceBook(home_, {}).time == std::filesystem::file_time_type::min());
        const auto mine = editPriceBook(home_, {}, add("a"));
        QVERIFY(mine.ok());
        QVERIFY(mine->time == std::filesystem::last_write_time(file));
        QVERIFY(openPriceBook(home_, {}).time == mine->time);
        // Another workbench's edit, however soon after it.
        std::filesystem::last_write_time(file, mine->time + std::chrono::microseconds(1));
        QVERIFY(timeOfPriceBook(home_) != mine->time);
    }

    void aFailedEditWritesNothing() {
        QVERIFY(!editPriceBook(home_, {}, [](LocalBook& local, const PriceBook&) -> Status {
                     local.offers.push_back(row("half"));
                     return Error{ErrorKind::Spec, {"no", {}}, {}, {}};
                 }).ok());
        QVERIFY(!std::filesystem::exists(home_ / "price-book.json"));
    }

    void editsAtOnceAllSurvive() {
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([this, i] {
                for (int k = 0; k < 3; ++k)
                    QVERIFY(editPriceBook(home_, {}, add(std::to_string(i) + "-" + std::to_string(k))).ok());
            });
        for (std::thread& thread : threads) thread.join();
        const auto kept = readLocalBook(*readFile(home_ / "price-book.json"), "price-book.json");
        QCOMPARE(kept->offers.size(), std::size_t{12});
    }

    void aDamagedBookIsNamedKeptAndSetAside() {
        QVERIFY(makeFolders(home_).ok());
        const Path file = home_ / "price-book.json";
        QVERIFY(writeAtomically(file, "{\"format\": \"epochal-pr").ok());
        const HomeBook damaged = openPriceBook(home_, {});
        QVERIFY(damaged.trouble.has_value());
        QVERIFY(damaged.trouble->where.find(file.string()) != std::string::npos);
        QVERIFY(!damaged.trouble->remedy.empty());
        QVERIFY(damaged.book.offers.size() > 100);  // the shipped book still works
        QVERIFY(!editPriceBook(home_, {}, add("a")).ok());
        QCOMPARE(readFile(file).value(), std::string("{\"format\": \"epochal-pr"));  // nothing overwritten
        const auto moved = setPriceBookAside(home_);
        QVERIFY(moved.ok());
        QCOMPARE(readFile(*moved).value(), std::string("{\"format\": \"epochal-pr"));
        QVERIFY(editPriceBook(home_, {}, add("a")).ok());
    }

    void thisMachinesEarlierPriceStaysInItsHistory() {
        Machine machine;
        machine.host = "lab";
        Offer own = thisMachineOffer(machine);
        own.date = "2026-10-01";
        QVERIFY(saveThisMachineOffer(home_, own).ok());
        own.date = "2026-11-21";
        own.pricePerHour = Decimal::fromInteger(2);
        QVERIFY(saveThisMachineOffer(home_, own).ok());
        const PriceBook book = openPriceBook(home_, machine).book;
        const auto history = book.history(book.offers.front());
        QCOMPARE(history.size(), std::size_t{2});
        QCOMPARE(history[0]->id, std::string("this-machine"));
        QCOMPARE(history[1]->date, std::string("2026-10-01"));
    }
};

QTEST_APPLESS_MAIN(HomeTest)
#include "home_test.moc"
