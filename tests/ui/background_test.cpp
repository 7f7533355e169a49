// Work on other threads: where its results arrive, and that none of it outlives its owner.
#include <QTest>
#include <algorithm>
#include <atomic>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

#include "tests/support/patience.h"
#include "ui/bridge/background.h"

using namespace epochal;
using namespace epochal::ui;

class BackgroundTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resultsArriveOnThisThread() {
        Background background;
        std::thread::id worked, told;
        int result = 0;
        background.read(
            this,
            [&worked] {
                worked = std::this_thread::get_id();
                return 42;
            },
            [&](int value) {
                told = std::this_thread::get_id();
                result = value;
            });
        QTRY_COMPARE_WITH_TIMEOUT(result, 42, test::kPatience);
        QVERIFY(worked != std::this_thread::get_id());
        QVERIFY(told == std::this_thread::get_id());
    }

    void nobodyIsToldOnceTheContextIsGone() {
        Background background;
        auto context = std::make_unique<QObject>();
        bool told = false, later = false;
        background.read(
            context.get(), [] { return 1; }, [&told](int) { told = true; });
        context.reset();
        background.end();
        Background next;
        next.read(
            this, [] { return 1; }, [&later](int) { later = true; });
        QTRY_VERIFY_WITH_TIMEOUT(later, test::kPatience);
        QVERIFY(!told);
    }

    void oneThreadKeepsTheOrder() {
        std::vector<int> done;
        {
            Background disk(1);
            for (int i = 0; i < 50; ++i) disk.write([&done, i] { done.push_back(i); });
        }
        QCOMPARE(done.size(), std::size_t{50});
        QVERIFY(std::ranges::is_sorted(done));
    }

    /// A thread that has been idle takes its next task before all that come after it, except that late ones wait.
    void anIdleThreadKeepsTheOrder() {
        std::vector<int> done;
        {
            Background disk(1);
            std::binary_semaphore first(0);
            disk.write([&first] { first.release(); });
            first.acquire();
            std::this_thread::sleep_for(std::chrono::milliseconds(50));  // until the thread waits for work
            const auto nothing = [](int) {};
            for (int i = 0; i < 50; ++i) {
                disk.write(
                    this,
                    [&done, i] {
                        done.push_back(i);
                        return i;
                    },
                    nothing);
            }
        }
        QCOMPARE(done.size(), std::size_t{50});
        QVERIFY(std::ranges::is_sorted(done));
    }

    void lateWorkWaits() {
        std::vector<int> done;
        {
            Background disk(1);
            std::binary_semaphore begun(0), go(0);
            disk.write([&] {
                begun.release();
                go.acquire();
            });
            begun.acquire();
            const auto add = [&](int number, Background::Turn turn) {
                disk.write(
                    this,
                    [&done, number] {
                        done.push_back(number);
                        return number;
                    },
                    [](int) {}, turn);
            };
            add(3, Background::Turn::Late);
            add(1, Background::Turn::InOrder);
            add(4, Background::Turn::Late);
            add(2, Background::Turn::InOrder);
            go.release();
        }
        QCOMPARE(done, (std::vector{1, 2, 3, 4}));
    }

    /// The end waits for all that is to be written, begun or not, and drops results on their way.
    void writingIsAlwaysDone() {
        std::binary_semaphore begun(0);
        int written = 0;
        bool told = false;
        {
            Background background(1);
            background.write(
                this,
                [&] {
                    begun.release();
                    return ++written;
                },
                [&told](int) { told = true; });
            background.write(
                this, [&written] { return ++written; }, [&told](int) { told = true; });
            begun.acquire();
        }
        QCOMPARE(written, 2);
        QCoreApplication::processEvents();
        QVERIFY(!told);
    }

    /// Long reading is told that nobody waits for it any more.
    void longReadingIsTold() {
        std::binary_semaphore begun(0);
        std::atomic<bool> stopped = false;
        {
            Background background;
            background.read(
                this,
                [&](const std::stop_token& ending) {
                    begun.release();
                    while (!ending.stop_requested()) std::this_thread::yield();
                    stopped = true;
                    return 0;
                },
                [](int) {});
            begun.acquire();
        }
        QVERIFY(stopped);
    }

    void readingNotBegunIsLeftOut() {
        std::binary_semaphore begun(0);
        bool read = false;
        {
            Background background(1);
            background.read(
                this,
                [&begun](const std::stop_token& ending) {
                    begun.release();
                    while (!ending.stop_requested()) std::this_thread::yield();
                    return 0;
                },
                [](int) {});
            background.read(
                this, [&read] { return read = true; }, [](bool) {});
            begun.acquire();
        }
        QVERIFY(!read);
    }
};

QTEST_GUILESS_MAIN(BackgroundTest)
#include "background_test.moc"
