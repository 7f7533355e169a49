#include "core/base/errand.h"

#include <QtTest>

#include <latch>
#include <string>
#include <thread>

using namespace epochal;

class ErrandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goesOnBesideItsOwner() {
        Errand errand;
        QVERIFY(errand.isDone());
        std::latch asked(1);
        std::string said;
        std::thread::id where;
        errand.run([&] {
            asked.wait();
            said = "done";
            where = std::this_thread::get_id();
        });
        QVERIFY(!errand.isDone());
        asked.count_down();
        errand.wait();
        QVERIFY(errand.isDone());
        QCOMPARE(said, std::string("done"));
        QVERIFY(where != std::this_thread::get_id());
    }

    /// Each begins when the one before is over, and the last is over when its owner is.
    void doesOneThingAtATime() {
        std::string order;
        {
            Errand errand;
            for (char c = 'a'; c <= 'z'; ++c) errand.run([&order, c] { order += c; });
        }
        QCOMPARE(order, std::string("abcdefghijklmnopqrstuvwxyz"));
    }
};

QTEST_GUILESS_MAIN(ErrandTest)
#include "errand_test.moc"
