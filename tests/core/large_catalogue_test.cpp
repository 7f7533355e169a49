#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/base/mutex.h"
#include "core/catalogue/grouping.h"
#include "core/catalogue/row_cache.h"
#include "core/catalogue/service.h"
#include "tests/support/patience.h"

using namespace epochal;

/// A catalogue that is large enough for its questions to be answered on several cores, against plain loops.
class LargeCatalogueTest : public QObject {
    Q_OBJECT

    static constexpr int kRuns = 20'000;

    QTemporaryDir home_;
    RunRows rows_;  ///< in the order of their numbers
    std::unique_ptr<Catalogue> catalogue_;

    [[nodiscard]] Path file() const { return home_.path().toStdString() + "/catalogue.sqlite"; }

    static std::vector<std::string> idsOf(const RunRows& rows) {
        std::vector<std::string> ids;
        for (const RunRow& row : rows) ids.push_back(row.id);
        return ids;
    }
    /// The ids of the rows that pass, in the order of a comparison; runs are compared by number where it sees no
    /// difference.
    static std::vector<std::string> expected(const RunRows& rows, const auto& passes, const auto& before) {
        std::vector<const RunRow*> chosen;
        for (const RunRow& row : rows)
            if (passes(row)) chosen.push_back(&row);
        std::ranges::stable_sort(chosen, [&](const RunRow* a, const RunRow* b) { return before(*a, *b); });
        std::vector<std::string> ids;
        for (const RunRow* row : chosen) ids.push_back(row->id);
        return ids;
    }

private Q_SLOTS:
    void initTestCase() {
        catalogue_ = std::move(Catalogue::open(file()).value());
        std::mt19937 random(7);
        QVERIFY(catalogue_->begin().ok());
        for (int i = 0; i < kRuns; ++i) {
            RunRow row;
            row.id = "run-" + std::to_string(i);
            row.name = "n" + std::to_string(random() % 5000);
            row.provider = random() % 3 ? "AWS" : "GCP";
            row.seedGroup = "g" + std::to_string(random() % 4000);
            row.currency = "USD";
            row.state = RunState::Finished;
            row.createdUtcMillis = 1'000'000 + static_cast<std::int64_t>(random() % 1'000'000);
            row.epochsDone = static_cast<std::int64_t>(random() % 30);
            row.archived = random() % 10 == 0;
            if (random() % 4) row.bestTop1 = static_cast<double>(random() % 1000) / 1000;
            row.cost = static_cast<double>(random() % 100);
            row.curve = {0.5f, 0.75f};
            QVERIFY(catalogue_->record(row).ok());
        }
        QVERIFY(catalogue_->commit().ok());
        RowCache cache;
        rows_ = *cache.list(*catalogue_, {"", RunColumn::Number, false, true});
        QCOMPARE(rows_.size(), std::size_t{kRuns});
    }
    void cleanupTestCase() {
        catalogue_.reset();
        rows_ = {};
    }

    void sortsAsAPlainSort() {
        RowCache cache;
        const auto all = [](const RunRow&) { return true; };
        const auto byTop1 = [](const RunRow& a, const RunRow& b) {
            return a.bestTop1 && b.bestTop1 ? *a.bestTop1 < *b.bestTop1 : a.bestTop1 && !b.bestTop1;
        };
        QCOMPARE(idsOf(*cache.list(*catalogue_, {"", RunColumn::BestTop1, false, true})), expected(rows_, all, byTop1));
        const auto byName = [](const RunRow& a, const RunRow& b) { return a.name.view() < b.name.view(); };
        QCOMPARE(idsOf(*cache.list(*catalogue_, {"", RunColumn::Name, false, true})), expected(rows_, all, byName));
    }

    void filtersAsAPlainLoop() {
        RowCache cache;
        const auto passes = [](const RunRow& row) {
            return !row.archived && row.provider == "AWS" && row.epochsDone >= 10;
        };
        const auto byName = [](const RunRow& a, const RunRow& b) { return a.name.view() < b.name.view(); };
        QCOMPARE(idsOf(*cache.list(*catalogue_, {"provider:AWS epochs>=10", RunColumn::Name, false, false})),
                 expected(rows_, passes, byName));
        // Without a search, archived runs are left out all the same; with them, the list is shared and not copied.
        QCOMPARE(cache.list(*catalogue_, {"", RunColumn::Name, false, false})->size(),
                 static_cast<std::size_t>(std::ranges::count(rows_, false, &RunRow::archived)));
        QCOMPARE(cache.list(*catalogue_, {"", RunColumn::Name, false, true})->size(), std::size_t{kRuns});
    }

    void groupsAsAPlainLoop() {
        struct Plain {
            std::size_t runs = 0;
            double cost = 0;
            std::set<std::string> settings;
        };
        std::map<std::string, Plain> plain;
        for (const RunRow& row : rows_) {
            Plain& group = plain[row.provider];
            ++group.runs;
            group.cost += *row.cost;
            group.settings.insert(row.seedGroup);
        }
        const auto groups = groupRuns(rows_, GroupBy::Provider, RunColumn::Cost, true);
        QCOMPARE(groups.size(), plain.size());
        for (const RunGroup& group : groups) {
            const Plain& same = plain.at(group.key);
            QCOMPARE(group.rows.size(), same.runs);
            QCOMPARE(*group.sums[static_cast<std::size_t>(RunColumn::Cost)],
                     same.cost);  // whole numbers add up exactly
            QCOMPARE(group.settings, same.settings.size());
        }
        std::map<std::string, std::pair<double, double>> seeds;  // cost, runs
        for (const RunRow& row : rows_) {
            seeds[row.seedGroup].first += *row.cost;
            ++seeds[row.seedGroup].second;
        }
        const auto repeated = groupRuns(rows_, GroupBy::Seeds, RunColumn::Cost, true);
        QCOMPARE(repeated.size(), seeds.size());
        for (const RunGroup& group : repeated) {
            if (group.rows.size() == 1) continue;
            const auto& [cost, runs] = seeds.at(rows_[group.rows.front()].seedGroup);
            QVERIFY(qFuzzyCompare(1 + group.averages[static_cast<std::size_t>(RunColumn::Cost)].mean, 1 + cost / runs));
        }
    }

    void theNewestRowsAreAnsweredFirst() {
        CatalogueService service(
            file(), home_.path().toStdString() + "/runs", [](const CatalogueService::Opened&) {}, [] {});
        Mutex mutex;
        std::vector<CatalogueService::Listing> listings;
        service.list({}, 1, [&](CatalogueService::Listing found) {
            const Lock lock(mutex);
            listings.push_back(std::move(found));
        });
        const auto answered = [&](std::size_t times) {
            return test::waitFor([&] {
                const Lock lock(mutex);
                return listings.size() == times;
            });
        };
        QVERIFY(answered(2));
        const CatalogueService::Listing first = listings[0], whole = listings[1];
        const auto kept = [](const RunRow& row) { return !row.archived; };
        auto newest = expected(rows_, kept, [](const RunRow& a, const RunRow& b) {
            return a.createdUtcMillis != b.createdUtcMillis ? a.createdUtcMillis > b.createdUtcMillis
                                                            : a.number > b.number;
        });
        QVERIFY(first.first && !whole.first);
        QCOMPARE(first.total, whole.total);
        QCOMPARE(first.total, std::ssize(newest));
        QCOMPARE(idsOf(whole.rows), newest);
        QVERIFY(first.rows.size() < 1000);
        QVERIFY(!first.rows.front().curve.empty());
        newest.resize(first.rows.size());
        QCOMPARE(idsOf(first.rows), newest);
        // The next listing has nothing to wait for.
        service.list({}, 2, [&](CatalogueService::Listing found) {
            const Lock lock(mutex);
            listings.push_back(std::move(found));
        });
        QVERIFY(answered(3));
        QVERIFY(!listings[2].first);
    }
};

QTEST_GUILESS_MAIN(LargeCatalogueTest)
#include "large_catalogue_test.moc"
