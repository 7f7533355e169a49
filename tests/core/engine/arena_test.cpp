#include "core/engine/memory/arena.h"

#include <sys/mman.h>

#include <QtTest>
#include <cstdint>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "core/engine/memory/tensor_memory.h"
#include "torch/torch.h"

using epochal::engine::Arena;
using epochal::engine::TensorMemory;

namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;

/// The part of a range that the system holds in memory, in bytes.
std::size_t resident(void* address, std::size_t bytes) {
    std::vector<unsigned char> pages((bytes + 4095) / 4096);
    if (::mincore(address, bytes, pages.data()) != 0) return 0;
    return 4096 * static_cast<std::size_t>(std::ranges::count_if(pages, [](unsigned char p) { return (p & 1) != 0; }));
}

}  // namespace

class ArenaTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBlockComesBackForTheNextRequestOfItsSize() {
        Arena arena(64 * kMegabyte);
        void* first = arena.take(3 * kMegabyte);
        void* second = arena.take(kMegabyte);
        QVERIFY(first != nullptr && second != nullptr && first != second);
        QCOMPARE(reinterpret_cast<std::uintptr_t>(second) % Arena::kGrain, std::uintptr_t{0});
        QVERIFY(arena.give(first));
        QCOMPARE(arena.take(3 * kMegabyte), first);
        QCOMPARE(arena.held().out, 4 * kMegabyte);
        QCOMPARE(arena.held().reached, 4 * kMegabyte);
    }
    void theTightestGapIsTakenAndNeighboursAreJoined() {
        Arena arena(64 * kMegabyte);
        void *a = arena.take(4 * kMegabyte), *b = arena.take(kMegabyte), *c = arena.take(2 * kMegabyte),
             *d = arena.take(kMegabyte);
        QVERIFY(d != nullptr);
        QVERIFY(arena.give(a) && arena.give(c));
        QCOMPARE(arena.take(2 * kMegabyte), c);  // not from the larger gap before it
        QVERIFY(arena.give(c) && arena.give(b));
        QCOMPARE(arena.take(7 * kMegabyte), a);  // a, b and c as one gap
        QCOMPARE(arena.held().reached, 8 * kMegabyte);
    }
    void whatIsNotItsOwnIsLeftAlone() {
        Arena arena(4 * kMegabyte);
        auto* block = static_cast<char*>(arena.take(kMegabyte));
        int elsewhere = 0;
        QVERIFY(!arena.give(&elsewhere));
        QVERIFY(!arena.give(block + Arena::kGrain));  // inside a block
        QVERIFY(arena.give(block));
        QVERIFY(!arena.give(block));  // a second time
        QCOMPARE(arena.held().out, std::size_t{0});
    }
    void withoutRoomThereIsNone() {
        Arena arena(4 * kMegabyte);
        QVERIFY(arena.take(64 * kMegabyte) == nullptr);
        QVERIFY(arena.take(3 * kMegabyte) != nullptr);
        QVERIFY(arena.take(8 * kMegabyte) == nullptr);
        // More than the address space holds: the system refuses the whole reservation.
        Arena none(std::size_t{1} << 62);
        QVERIFY(none.take(1) == nullptr);
        QVERIFY(!none.give(&none));
    }
    void releasingGivesMemoryBackAndKeepsWhatIsOut() {
        Arena arena(64 * kMegabyte);
        auto *kept = static_cast<char*>(arena.take(2 * kMegabyte)),
             *freed = static_cast<char*>(arena.take(8 * kMegabyte));
        std::memset(kept, 7, 2 * kMegabyte);
        std::memset(freed, 7, 8 * kMegabyte);
        QCOMPARE(resident(freed, 8 * kMegabyte), 8 * kMegabyte);
        QVERIFY(arena.give(freed));
        QCOMPARE(resident(freed, 8 * kMegabyte), 8 * kMegabyte);  // kept for the next step
        arena.release();
        QCOMPARE(resident(freed, 8 * kMegabyte), std::size_t{0});
        QVERIFY(std::all_of(kept, kept + 2 * kMegabyte, [](char c) { return c == 7; }));
        QCOMPARE(arena.held().reached, 2 * kMegabyte);
        QCOMPARE(arena.take(8 * kMegabyte), freed);
    }
    /// Blocks of many threads, each filled with its thread's value: no thread overwrites another's block, and all are
    /// returned.
    void blocksOfManyThreadsDoNotOverlap() {
        Arena arena(256 * kMegabyte);
        std::atomic<int> spoilt = 0;
        const auto work = [&](unsigned char mark) {
            std::mt19937 random(mark);
            std::vector<std::pair<unsigned char*, std::size_t>> mine;
            const auto giveOne = [&](std::size_t at) {
                const auto [block, bytes] = mine[at];
                if (!std::all_of(block, block + bytes, [&](unsigned char c) { return c == mark; })) ++spoilt;
                if (!arena.give(block)) ++spoilt;
                mine.erase(mine.begin() + static_cast<std::ptrdiff_t>(at));
            };
            for (int i = 0; i < 2000; ++i) {
                if (mine.size() == 16) giveOne(random() % mine.size());
                const std::size_t bytes = 1 + random() % 100'000;
                auto* block = static_cast<unsigned char*>(arena.take(bytes));
                if (block == nullptr) {
                    ++spoilt;
                    continue;
                }
                std::memset(block, mark, bytes);
                mine.emplace_back(block, bytes);
            }
            while (!mine.empty()) giveOne(0);
        };
        std::vector<std::thread> threads;
        for (unsigned char mark = 1; mark <= 4; ++mark) threads.emplace_back(work, mark);
        for (std::thread& thread : threads) thread.join();
        QCOMPARE(spoilt.load(), 0);
        QCOMPARE(arena.held().out, std::size_t{0});
        QVERIFY(arena.take(200 * kMegabyte) != nullptr);  // all gaps have been joined
    }

    void tensorsTakeTheirMemoryFromItWhileTrainingStands() {
        torch::Tensor survivor;
        void* address = nullptr;
        {
            const TensorMemory memory;
            address = torch::empty({4 * static_cast<std::int64_t>(kMegabyte)}).data_ptr();
            QCOMPARE(torch::empty({4 * static_cast<std::int64_t>(kMegabyte)}).data_ptr(), address);
            const torch::Tensor small = torch::ones({3});
            QCOMPARE(small.sum().item().toDouble(), 3.0);
            survivor = torch::full({1 << 20}, 2.0);
            torch::Tensor grown = torch::ones({1 << 18});
            grown.resize_({1 << 20});  // copies from one block to another
            QCOMPARE(grown.slice(0, 0, 1 << 18).sum().item().toDouble(), double(1 << 18));
            torch::full({4 * static_cast<std::int64_t>(kMegabyte)}, 1.0);
        }
        QCOMPARE(survivor.sum().item().toDouble(), 2.0 * (1 << 20));
        survivor.reset();
        QCOMPARE(resident(address, 16 * kMegabyte), std::size_t{0});
    }
    void tooMuchIsAnExceptionAsEver() {
        const TensorMemory memory;
        QVERIFY_EXCEPTION_THROWN(torch::empty({std::int64_t{1} << 50}), c10::Error);
    }
};

QTEST_GUILESS_MAIN(ArenaTest)
#include "arena_test.moc"
