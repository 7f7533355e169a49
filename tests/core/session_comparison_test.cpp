// Comparisons of sessions that do not train; every expected figure is worked out beside it.
#include <QtTest/QTest>

#include "core/analysis/estimate_rates.h"
#include "core/analysis/study.h"
#include "core/base/json.h"
#include "core/catalogue/entry_codec.h"
#include "tests/core/support/compared_rows.h"

using namespace epochal;
using namespace epochal::test;

namespace {

/// A session on synthetic images.
Entry measured(const char* id, const char* kind, std::vector<SizeRate> sizes, const Offer& offer = rented()) {
    Entry entry = run(id, 1, 30, offer);
    entry.session = kind;
    entry.spec->session.kind = kind;
    entry.spec->data.source = "synthetic";
    entry.task = "synthetic 3x224x224, 1000";
    entry.quality = entry.lastQuality = {};
    entry.curve = {};
    entry.sizes = std::move(sizes);
    entry.state = RunState::Finished;
    entry.reason = StopReason::Measured;
    return entry;
}

}  // namespace

class SessionComparisonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// 1,000/s at 36 USD/h: 10 USD a million... 1e6 / 3600 / (1000 / 36) = 10. 4,000/s at 72: 5. 5,000/s at 144: 8.
    void ranksByThePriceOfSamples() {
        const std::vector<Entry> entries{measured("a", "throughput", {{32, 1000, {}}, {8, 900, {}}}),
                                         measured("b", "throughput", {{64, 4000, {}}}, rented("72")),
                                         measured("c", "throughput", {{64, 5000, {}}}, rented("144"))};
        const Comparison c = compared(entries, {.overSeeds = false});
        QVERIFY(c.ranked);
        const double prices[] = {10, 5, 8}, cheaper[] = {2, 1, 1.6}, faster[] = {5, 1.25, 1};
        for (std::size_t i = 0; i < 3; ++i) {
            const ComparedRow& row = c.rows[i];
            QVERIFY2(row.notRanked.empty(), english(row.notRanked).c_str());
            QVERIFY(row.session && !row.cost && !row.seconds);
            QVERIFY(near(amount(row.perMillion), prices[i]));
            QVERIFY(near(*row.againstCheapest, cheaper[i]));
            QVERIFY(near(*row.againstFastest, faster[i]));
        }
        QCOMPARE(c.rows[0].batch, std::optional<std::int64_t>(32));
        QVERIFY(!c.rows[0].frontier && c.rows[1].frontier && c.rows[2].frontier);
        QCOMPARE(cheapestSamplesOf(c, c.groups[0]), std::vector<std::size_t>{1});
        const std::string said = sentences(c);
        QVERIFY2(said.find("b: 5.0000 USD.") != std::string::npos, said.c_str());
        QVERIFY2(said.find("c: 1.3× the speed of the cheapest at 1.6× its price per million.") != std::string::npos,
                 said.c_str());
    }

    /// "1x the speed" would say nothing.
    void equallyFastOnesDifferInPriceAlone() {
        const std::vector<Entry> entries{measured("a", "inference", {{32, 1000, 0.0187}}),
                                         measured("b", "inference", {{32, 1000, 0.02}}, rented("72"))};
        const std::string said = sentences(compared(entries, {.overSeeds = false}));
        QVERIFY2(said.find("a: 10.0000 USD, answering 95% of its requests within 18.7 ms.") != std::string::npos,
                 said.c_str());
        QVERIFY2(said.find("speed of the cheapest") == std::string::npos, said.c_str());
    }

    void keepsTheLimitOfLatency() {
        std::vector<Entry> entries{measured("a", "inference", {{1, 100, 0.002}, {8, 500, 0.01}, {64, 1000, 0.08}}),
                                   measured("b", "inference", {{1, 50, 0.02}})};
        entries[0].spec->session.latencyLimit = 20;  // ms
        ComparisonQuery query{.overSeeds = false};
        Comparison c = compared(entries, query);
        QCOMPARE(c.rows[0].imagesPerSecond, std::optional(500.0));
        QCOMPARE(c.rows[0].latency, std::optional(0.01));
        QVERIFY(near(amount(c.rows[0].perMillion), 20));  // 1e6 / 500 s at one cent a second
        query.latencyLimit = 0.1;
        QCOMPARE(compared(entries, query).rows[0].batch, std::optional<std::int64_t>(64));
        query.latencyLimit = 0.005;
        c = compared(entries, query);
        QCOMPARE(c.rows[0].imagesPerSecond, std::optional(100.0));
        QVERIFY(!c.rows[1].imagesPerSecond && !c.rows[1].perMillion);
        QCOMPARE(english(c.rows[1].notRanked),
                 std::string("Not ranked: no measured batch size meets the latency limit"));
    }

    void neverRanksSessionsAgainstTraining() {
        Entry trained = run("t", 1, 100);
        trained.session = "train";
        trained.task = "synthetic 3x224x224, 1000";
        const Comparison c = compared({trained, measured("a", "throughput", {{32, 1000, {}}})}, {.overSeeds = false});
        QVERIFY(!c.ranked && c.groups[0].mixed);
        for (const ComparedRow& row : c.rows) QVERIFY(!row.notRanked.empty() && !row.againstCheapest);
        const Comparison kinds =
            compared({measured("i", "input", {{2, 1000, {}}}), measured("a", "throughput", {{32, 1000, {}}})},
                     {.overSeeds = false});
        QVERIFY(!kinds.ranked);
    }

    void aTargetIsNoneOfTheirs() {
        const Comparison c = compared({measured("a", "throughput", {{32, 1000, {}}})}, {.target = 0.8});
        QVERIFY2(c.rows[0].notRanked.empty(), english(c.rows[0].notRanked).c_str());
        QVERIFY(!c.rows[0].targeted);
        Entry priceOnly, failed;
        priceOnly.published = true;
        failed.state = RunState::Failed;
        QVERIFY(!compared({priceOnly}, {.target = 0.8}).rows[0].targeted);
        QVERIFY(compared({failed}, {.target = 0.8}).rows[0].targeted);
        Entry live = measured("l", "throughput", {{32, 1000, {}}});
        live.state = RunState::Running;
        QVERIFY(!compared({live}, {}).rows[0].notRanked.empty());
    }

    /// The rows of the 2018 study beside one's own: 3,186 images/s at 6.7 USD/h are 0.5842 USD a million, 3,128 at 12.2
    /// are 1.0834, and an own machine with 4,000 at 36 is dearest with 2.5.
    void publishedRatesAreComparableWithOwnOnes() {
        const auto studies = shippedStudies();
        QVERIFY(studies.ok());
        std::vector<Entry> entries;
        for (const Study& study : *studies)
            for (const Entry& entry : study.entries)
                if (entry.id == "tpu-v100-2018/tpu-synthetic" || entry.id == "tpu-v100-2018/v100-synthetic")
                    entries.push_back(entry);
        QCOMPARE(entries.size(), std::size_t{2});
        QVERIFY(entries[0].session.empty());
        entries.push_back(measured("own", "throughput", {{256, 4000, {}}}));
        entries.back().architecture = "resnet50";
        entries.back().offer.currency = "USD";
        RunSpec spec;
        spec.session.kind = "throughput";
        spec.data.source = "synthetic";
        spec.data.channels = 3;
        spec.data.height = spec.data.width = 224;
        spec.data.classes = 1000;
        entries.back().task = taskOf(spec, {});
        const Comparison c = compared(entries, {.grouping = Grouping::None});
        QVERIFY2(c.ranked, c.warnings.empty() ? "" : english(c.warnings[0]).c_str());
        for (const ComparedRow& row : c.rows) QVERIFY2(row.notRanked.empty(), english(row.notRanked).c_str());
        QVERIFY(std::abs(amount(c.rows[0].perMillion) - 0.5842) < 0.0001);
        QVERIFY(std::abs(amount(c.rows[1].perMillion) - 1.0834) < 0.0001);
        QVERIFY(std::abs(amount(c.rows[2].perMillion) - 2.5) < 0.0001);
    }

    /// Steps are steps, whether a run made them or a session; answers and reads say nothing of them.
    void onlyStepsAreEvidenceOfTraining() {
        std::vector<Entry> entries;
        for (const char* kind : {"throughput", "inference", "input"}) {
            entries.push_back(measured(kind, kind, {{64, 1000, {}}}));
            entries.back().precision = "fp32";
            entries.back().imagesPerSecond = 1000;
            entries.back().globalBatch = 64;
        }
        const auto samples = rateSamples(entries);
        QCOMPARE(samples.size(), std::size_t{1});
        QCOMPARE(samples[0].rate, 1000.0);
        QCOMPARE(samples[0].batch, 64.0);  // not the spec's, which a session does not use
    }

    void theCatalogueKeepsThem() {
        const Entry entry = measured("a", "inference", {{1, 100, 0.002}, {8, 500, {}}});
        Entry back;
        back.spec = RunSpec{};
        QVERIFY(decodeHead(encodeHead(entry, Json::object()), "here", back).ok());
        QCOMPARE(back.session, entry.session);
        QVERIFY(back.sizes == entry.sizes);
    }
};

QTEST_APPLESS_MAIN(SessionComparisonTest)
#include "session_comparison_test.moc"
