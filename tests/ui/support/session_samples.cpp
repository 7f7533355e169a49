#include "tests/ui/support/session_samples.h"

#include "core/base/files.h"
#include "core/events/codec.h"
#include "tests/support/exit_record.h"
#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/told_run.h"

namespace epochal::test {
namespace {

constexpr std::int64_t kSessionBegun = 1795273204000;  // 2026-11-21
constexpr std::int64_t kMiB = 1024 * 1024;

ToldSession told(const char* kind, const char* name) {
    ToldSession session;
    session.spec.name = name;
    session.spec.session.kind = kind;
    session.spec.model.architecture = "resnet50";
    session.spec.data.source = "synthetic";
    session.spec.data.channels = 3;
    session.spec.data.height = session.spec.data.width = 224;
    session.offer = toldOffer("Acme", "a1", "3.60");
    return session;
}

SizeMeasured measured(const ToldSession& session, std::int64_t size) {
    SizeMeasured one;
    const bool threads = session.spec.session.kind == "input";
    one.batch = threads ? 128 : size;
    one.threads = threads ? size : 0;
    const double median = threads ? 0.256 / static_cast<double>(size) : 0.001 + 0.00025 * static_cast<double>(size);
    one.batches = 100;
    one.samples = one.batches * one.batch;
    one.seconds = median * static_cast<double>(one.batches);
    one.dataSeconds = session.spec.session.kind == "throughput" ? 0.1 * one.seconds : 0;
    one.p50 = median;
    one.p95 = 1.1 * median;
    one.p99 = 1.2 * median;
    one.memory = threads ? -1 : (300 + 15 * size) * kMiB;
    if (session.watts > 0) one.joules = session.watts * one.seconds;
    return one;
}

}  // namespace

ToldSession toldInference(double latencyLimit) {
    ToldSession session = told("inference", "resnet50-batch-sizes");
    session.spec.session.latencyLimit = latencyLimit;
    return session;
}

ToldSession toldThroughput() {
    ToldSession session = told("throughput", "resnet50-throughput");
    session.sizes = {16, 32, 64};
    session.outOfMemory.reset();
    session.spec.session.batches = session.planned = session.sizes;
    session.watts = 61;
    return session;
}

ToldSession toldInput() {
    ToldSession session = told("input", "photographs-reading");
    session.sizes = {1, 2, 4, 6};
    session.outOfMemory.reset();
    return session;
}

std::vector<Event> eventsOf(const ToldSession& session) {
    std::vector<Event> events;
    double active = 0;
    const auto add = [&](EventBody body) {
        events.push_back({1, std::ssize(events) + 1, kSessionBegun + static_cast<std::int64_t>(active * 1000), 0,
                          active, std::move(body)});
    };
    Started started;
    started.parameters = 25'557'032;
    started.channels = 3;
    started.height = started.width = 224;
    started.classes = 1000;
    started.precision = "bf16";
    started.devices = {"AMD EPYC 9354"};
    started.threads = 8;
    started.engine = "LibTorch 2.11.0, CPU";
    started.sizes = session.planned;
    active = 2;
    add(started);
    add(StateChanged{RunState::Running, {}});
    for (const std::int64_t size : session.sizes) {
        active += 4;
        add(measured(session, size));
    }
    if (session.underway) {
        active += 1;
        SizeMeasured interim = measured(session, *session.underway);
        interim.underway = true;
        add(interim);
    }
    if (session.outOfMemory) {
        active += 1;
        SizeMeasured none;
        none.batch = *session.outOfMemory;
        none.outOfMemory = true;
        add(none);
    }
    add(ResourceSample{0.97, 1'280'000'000, 61, {}});
    if (session.state == RunState::Running) return events;
    add(Finished{session.state,
                 session.state == RunState::Finished ? std::optional(StopReason::Measured) : std::nullopt,
                 session.failure.value_or(Message()), std::ssize(events) + 1});
    return events;
}

RunRecord recordOf(const ToldSession& session) {
    RunRecord record(session.spec, session.offer);
    for (const Event& event : eventsOf(session)) record.apply(event);
    return record;
}

Result<RunDirectory> writeSession(const Path& runs, const ToldSession& session) {
    auto run = RunDirectory::create(runs, session.id, session.spec, sampleMachine(), session.offer);
    if (!run) return run;
    std::string text;
    const std::vector<Event> events = eventsOf(session);
    for (const Event& event : events) text += encode(event);
    if (Status written = writeAtomically(run->events(), text); !written) return written.error();
    if (session.state == RunState::Running) return run;
    ExitRecord record{1, 0, session.state, std::nullopt, {}, 0, 0};
    if (session.state == RunState::Finished) record.reason = StopReason::Measured;
    record.utcMillis = events.back().utcMillis;
    if (Status written = test::writeExit(*run, record); !written) return written.error();
    return run;
}

}  // namespace epochal::test
