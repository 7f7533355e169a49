#include <QtTest>

#include <chrono>
#include <limits>
#include <set>
#include <thread>

#include "core/engine/session/bench.h"
#include "core/engine/session/session.h"
#include "tests/core/engine/support/small_run.h"
#include "tests/fakes/pretend_collective.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

RunSpec specOf(const char* kind, std::vector<std::int64_t> batches) {
    RunSpec spec = smallSpec();
    spec.session.kind = kind;
    spec.session.batches = std::move(batches);
    spec.session.seconds = 0.1;
    spec.devices.channelsLast = false;
    return spec;
}

Result<Plan> planOn(const RunSpec& spec, int devices) {
    auto plan = makeSessionPlan(spec);
    if (!plan) return plan;
    plan->devices.clear();
    for (int index = 0; index < devices; ++index) plan->devices.push_back(pretend::device(index));
    plan->deviceNames.assign(plan->devices.size(), "a pretend device");
    return plan;
}

Attempt measuredOn(int devices, RunSpec spec) {
    spec.devices.count = devices;
    Job job;
    job.spec = spec;
    Attempt attempt;
    Control control;
    attempt.outcome = measure(
        job, [&] { return planOn(spec, devices); }, control,
        [&](EventBody body, double, double) {
            const auto* size = std::get_if<SizeMeasured>(&body);
            if (!size || !size->underway) attempt.events.push_back(std::move(body));
            return true;
        });
    return attempt;
}

std::string reasonOf(const Attempt& attempt) {
    return attempt.outcome.error ? english(*attempt.outcome.error) : std::string();
}

}  // namespace

/// Sessions on a device that is not the CPU. See tests/fakes/pretend_device.h for what that finds.
class PretendSessionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        pretend::install();
        addKind(c10::kPrivateUse1, pretend::kind());
    }

    void measures_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("devices");
        for (const char* kind : {"throughput", "inference"})
            for (const int devices : {1, 2}) QTest::addRow("%s, %d", kind, devices) << kind << devices;
    }
    void measures() {
        QFETCH(const QString, kind);
        QFETCH(const int, devices);
        const std::int64_t before = pretend::usedBytes(0);
        const Attempt attempt = measuredOn(devices, specOf(kind.toUtf8(), {4, 16}));
        QCOMPARE(reasonOf(attempt), std::string());
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));
        const auto sizes = attempt.all<SizeMeasured>();
        QCOMPARE(sizes.size(), std::size_t{2});
        for (const SizeMeasured& one : sizes) {
            QCOMPARE(one.samples, one.batches * one.batch);
            QVERIFY(one.samples > 0);
        }
        QCOMPARE(pretend::usedBytes(0), before);
    }

    void endsWhenTheMemoryIsUsedUp_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<qint64>("room");
        // 78 k parameters of 4 bytes; training keeps three of each and the activations of every image.
        QTest::newRow("throughput") << "throughput" << qint64{3'000'000};
        QTest::newRow("inference") << "inference" << qint64{1'500'000};
    }
    void endsWhenTheMemoryIsUsedUp() {
        QFETCH(const QString, kind);
        QFETCH(const qint64, room);
        pretend::limitMemory(pretend::usedBytes(0) + room);
        const Attempt attempt = measuredOn(1, specOf(kind.toUtf8(), {1, 256, 320}));
        const Attempt none = measuredOn(1, specOf(kind.toUtf8(), {256, 320}));
        pretend::limitMemory(0);
        QCOMPARE(reasonOf(attempt), std::string());
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));
        const auto sizes = attempt.all<SizeMeasured>();
        QCOMPARE(sizes.size(), std::size_t{2});
        QVERIFY(!sizes[0].outOfMemory && sizes[1].outOfMemory);
        QCOMPARE(sizes[1].batch, std::int64_t{256});
        QCOMPARE(sizes[1].samples, std::int64_t{0});
        // Without any figure the session has failed.
        QCOMPARE(none.outcome.state, RunState::Failed);
        QCOMPARE(none.outcome.error->kind, ErrorKind::Memory);
        QCOMPARE(none.all<SizeMeasured>().size(), std::size_t{1});
    }

    /// Without a list, and by trying: not only to the next power of two.
    void findsTheLargestBatchThatFits_data() { endsWhenTheMemoryIsUsedUp_data(); }
    void findsTheLargestBatchThatFits() {
        QFETCH(const QString, kind);
        QFETCH(const qint64, room);
        RunSpec spec = specOf(kind.toUtf8(), {});
        // Far more than any batch takes that fits: a slow one would end the search before the memory does.
        spec.session.seconds = 2;
        const std::int64_t before = pretend::usedBytes(0);
        pretend::limitMemory(before + room);
        const Attempt attempt = measuredOn(1, spec);
        pretend::limitMemory(0);
        QCOMPARE(reasonOf(attempt), std::string());
        QCOMPARE(attempt.outcome.reason, std::optional(StopReason::Measured));
        QCOMPARE(pretend::usedBytes(0), before);
        std::int64_t fits = 0, tooLarge = std::numeric_limits<std::int64_t>::max();
        std::set<std::int64_t> sizes;
        for (const SizeMeasured& one : attempt.all<SizeMeasured>()) {
            QVERIFY(sizes.insert(one.batch).second);
            QCOMPARE(one.samples > 0, !one.outOfMemory);
            if (one.outOfMemory)
                tooLarge = std::min(tooLarge, one.batch);
            else
                fits = std::max(fits, one.batch);
        }
        QVERIFY(fits > 2);
        const QString both = QString("%1 fits, %2 does not").arg(fits).arg(tooLarge);
        QVERIFY2(fits < tooLarge && tooLarge <= 256, qPrintable(both));
        QVERIFY2(tooLarge - fits <= std::max<std::int64_t>(1, fits / 16), qPrintable(both));
    }

    /// Work that delays the device's stream delays the answer: nothing is timed before the result is on the host.
    void latencyIncludesTheCopyBack() {
        const auto plan = planOn(specOf("inference", {8}), 1);
        QVERIFY(plan.ok());
        std::vector<double> latencies;
        const c10::DeviceGuard guard(pretend::device());
        const auto bench = makeInferenceBench(*plan, 0, latencies);
        bench->batch();
        bench->begin();
        const auto stream = c10::impl::VirtualGuardImpl(torch::kPrivateUse1).getStream(pretend::device());
        constexpr auto kDelay = std::chrono::milliseconds(60);
        pretend::enqueue(stream, {}, [&](std::vector<torch::Tensor>&) { std::this_thread::sleep_for(kDelay); });
        const pretend::Counters before = pretend::counters();
        bench->batch();
        // Four classes in fp32 for each of 8 images.
        QCOMPARE(pretend::counters().bytesToHost - before.bytesToHost, std::int64_t{8 * 4 * 4});
        QCOMPARE(latencies.size(), std::size_t{1});
        QVERIFY(latencies[0] >= 0.06);
    }
};

QTEST_GUILESS_MAIN(PretendSessionsTest)
#include "pretend_sessions_test.moc"
