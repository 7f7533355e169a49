#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include "core/analysis/replay.h"
#include "core/base/clock.h"
#include "core/events/codec.h"
#include "core/events/run_directory.h"
#include "core/spec/spec_json.h"
#include "tests/support/exit_record.h"

using namespace epochal;

/// The run directory and its log: what is written reads back, and after a crash the log is read as far as it is intact.
class EventLogTest : public QObject {
    Q_OBJECT

    static std::vector<EventBody> oneOfEach() {
        Started started;
        started.parameters = 77754;
        started.devices = {"CPU \"a\""};
        started.precision = "fp32";
        started.stepsPerEpoch = 468;
        StepWindow window{1, 10, 10, 1280, 0.5, 0.01, 0.02, 2.25, 0.1, true, 0.125};
        window.readSeconds = 0.03, window.decodeSeconds = 0.75, window.augmentSeconds = 0.0;
        EpochDone epoch{1, 468, 0.5, 0.8125, 0.2};
        Evaluation evaluation{1, 468, 10000, 1.5, 0.4, 0.9142, 0.9987, 0.995, true};
        CheckpointSaved saved{1, 468, "checkpoints/step-000000468.ckpt", 640300, 0.02, "epoch", 0.005};
        ResourceSample sample{0.5, 123456, 17.5, {{"NVIDIA L4", 0.83, 1 << 20, 1 << 30, 66}}, 0.25};
        Notice notice{Severity::Warning,
                      "data-wait",
                      {"data wait %1 % of the step", {31.5}},
                      {"Use %1 threads", {std::int64_t{12}}}};
        StateChanged state{RunState::Paused, {"on request", {}}};
        Finished finished{RunState::Finished, StopReason::Target, {"Trained", {}}, 9};
        return {started, window, epoch, evaluation, saved, sample, notice, state, finished};
    }

    static Offer offer() {
        Offer o;
        o.id = "this-machine";
        o.kind = PriceKind::Own;
        o.pricePerHour = *Decimal::parse("0.11");
        o.date = "2026-11-21";
        return o;
    }

    static RunDirectory make(const QTemporaryDir& home, const std::string& id = "20261121-100000-00000001") {
        return *RunDirectory::create(home.path().toStdString(), id, RunSpec{}, Machine{}, offer());
    }

private Q_SLOTS:
    void everyEventSurvivesItsLine() {
        std::int64_t sequence = 0;
        for (const EventBody& body : oneOfEach()) {
            const Event event{2, ++sequence, 1795000000123, 1.25, 2.5, body};
            const std::string line = encode(event);
            QCOMPARE(std::count(line.begin(), line.end(), '\n'), std::ptrdiff_t{1});
            const auto back = decode(std::string_view(line).substr(0, line.size() - 1));
            QVERIFY(back.ok());
            // Compares lines, because equal lines decode to equal events.
            QCOMPARE(encode(*back), line);
            QCOMPARE(back->body.index(), body.index());
        }
        const auto evaluation = decode(encode({1, 1, 0, 0, 0, oneOfEach()[3]}));
        QCOMPARE(std::get<Evaluation>(evaluation->body).top1, 0.9142);
    }

    /// A member that was added later: a log without it remains readable, and one read says nothing about it.
    void aWindowMayLackItsAccuracy() {
        const auto windowOf = [](const std::string& members) {
            const auto event = decode(R"({"attempt":1,"sequence":7,"time":"2026-11-21T10:00:00.000Z","training":1,)"
                                      R"("active":2,"type":"step_window","seconds":1,"loss":2.5)" +
                                      members + "}");
            return event.ok() ? std::optional(std::get<StepWindow>(event->body)) : std::nullopt;
        };
        QVERIFY(!windowOf("")->top1 && windowOf("")->loss == 2.5);
        QCOMPARE(encode({1, 7, 0, 1, 2, *windowOf("")}).find("top1"), std::string::npos);
        QCOMPARE(*windowOf(R"(,"top1":0.5)")->top1, 0.5);
        QCOMPARE(*windowOf(R"(,"top1":1)")->top1, 1.0);
        QVERIFY(std::isnan(*windowOf(R"(,"top1":null)")->top1));
        QVERIFY(!windowOf(R"(,"top1":"high")")->top1);
        QVERIFY(!windowOf(R"(,"top1":1.5)"));
        // The same through the parser for nested lines.
        QCOMPARE(*windowOf(R"(,"top1":0.5,"future":[1])")->top1, 0.5);
        // Nor what loader threads did: nothing is another thing than 0.
        QVERIFY(!windowOf("")->readSeconds && !windowOf("")->decodeSeconds && !windowOf("")->augmentSeconds);
        QCOMPARE(encode({1, 7, 0, 1, 2, *windowOf("")}).find("decode_seconds"), std::string::npos);
        QCOMPARE(*windowOf(R"(,"decode_seconds":0)")->decodeSeconds, 0.0);
        QCOMPARE(*windowOf(R"(,"decode_seconds":7.5)")->decodeSeconds, 7.5);
        QVERIFY(!windowOf(R"(,"decode_seconds":-1)"));
    }

    void linesThatAreNotOursAreRefused() {
        for (const char* bad : {"", "{", "[]", "null", R"({"type":"started"})",
                                R"({"attempt":0,"sequence":1,"time":"x","type":"started"})",
                                R"({"attempt":1,"sequence":1,"time":"2026-11-21T10:00:00.000Z","type":"teleported"})"})
            QVERIFY2(!decode(bad).ok(), bad);
        QVERIFY(!decode(std::string(2u << 20, 'x')).ok());
        QCOMPARE(
            decode(R"({"attempt":1,"sequence":1,"time":"2026-11-21T10:00:00.000Z","type":"teleported"})").error().kind,
            ErrorKind::Newer);
    }

    void unknownMembersAndWrongTypesInALineDoNoHarm() {
        const auto event = decode(
            R"({"attempt":1,"sequence":7,"time":"2026-11-21T10:00:00.000Z","training":1,"type":"evaluation","loss":null,"top1":"high","future":[1]})");
        QVERIFY(event.ok());
        QVERIFY(!std::get<Evaluation>(event->body).top1);
    }

    void linesThatNoRunCanHaveWrittenAreDamaged() {
        const auto line = [](const std::string& members) {
            return decode(R"({"attempt":1,"sequence":7,"time":"2026-11-21T10:00:00.000Z",)" + members + "}");
        };
        QVERIFY(line(R"("training":1,"active":2,"type":"evaluation","top1":1)").ok());
        for (const char* bad : {R"("training":null,"active":2,"type":"evaluation","top1":0.5)",
                                R"("training":1,"active":1e300,"type":"evaluation","top1":0.5)",
                                R"("training":1,"active":-2,"type":"evaluation","top1":0.5)",
                                R"("training":1,"active":2,"type":"evaluation","top1":91.4)",
                                R"("training":1,"active":2,"type":"evaluation","top1":0.5,"epoch":-1)",
                                R"("training":1,"active":2,"type":"step_window","images":9223372036854775807)",
                                R"("training":1,"active":2,"type":"step_window","images":18446744073709551615)",
                                R"("training":1,"active":2,"type":"step_window","seconds":-1)"})
            QVERIFY2(!line(bad).ok(), bad);
        std::string many = R"("training":1,"active":2,"type":"notice")";
        for (int i = 0; i < 50000; ++i) many += ",\"" + std::to_string(i) + "\":0";
        QVERIFY(!line(many).ok());
    }

    void aLogOfZerosAndGiganticLinesIsPassedOver() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        const std::string good = encode({1, 1, 0, 0, 0, StateChanged{}}),
                          later = encode({1, 2, 0, 0, 0, StateChanged{}});
        std::ofstream(run.events(), std::ios::binary) << good << std::string(10u << 20, 'x') << "\n"
                                                      << std::string(4096, '\0') << "\n"
                                                      << later;
        EventReader reader(run.events());
        std::size_t found = 0;
        for (std::uint64_t before = 1; before != reader.offset();) {
            before = reader.offset();
            found += reader.readNew()->size();
        }
        QCOMPARE(found, std::size_t{2});
        QVERIFY(reader.damagedLines() >= 2);
    }

    void aDamagedNoteIsSetAsideNotOverwritten() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        std::ofstream(run.path() / "labels.json") << "{\"note\": \"three weeks of thought\", \"ta";
        QVERIFY(run.writeLabels({{"new"}, "", false}).ok());
        QCOMPARE(run.labels().tags, std::vector<std::string>{"new"});
        int kept = 0;
        for (const auto& file : std::filesystem::directory_iterator(run.path()))
            if (file.path().filename().string().starts_with("labels.json.damaged-"))
                kept += readFile(file.path())->find("three weeks") != std::string::npos ? 1 : 0;
        QCOMPARE(kept, 1);
        std::ofstream(run.path() / "labels.json") << R"({"format":"epochal-labels","version":2,"mood":"good"})";
        const Status newer = run.writeLabels({});
        QVERIFY(!newer.ok());
        QCOMPARE(newer.error().kind, ErrorKind::Newer);
    }

    void theStreamMayBeCutAtEveryByte() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        std::string text;
        std::int64_t sequence = 0;
        for (const EventBody& body : oneOfEach()) text += encode({1, ++sequence, 0, 0, 0, body});
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            std::ofstream(run.events(), std::ios::trunc) << text.substr(0, cut);
            EventReader reader(run.events());
            const auto first = reader.readNew();
            QVERIFY(first.ok());
            std::ofstream(run.events(), std::ios::app) << text.substr(cut);
            const auto rest = reader.readNew();
            QVERIFY(rest.ok());
            QCOMPARE(first->size() + rest->size(), oneOfEach().size());
            QCOMPARE(reader.damagedLines(), std::int64_t{0});
        }
    }

    void aTornLastLineIsCutBeforeTheNextAttempt() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        {
            auto writer = EventWriter::open(run, 1);
            QVERIFY((*writer)->write(StateChanged{}, 0, 0).ok());
            QVERIFY((*writer)->write(StateChanged{}, 1, 1).ok());
        }
        std::ofstream(run.events(), std::ios::app) << "{\"attempt\":1,\"sequ";
        auto writer = EventWriter::open(run, 2);
        QVERIFY((*writer)->write(StateChanged{}, 0, 0).ok());
        EventReader reader(run.events());
        const auto events = reader.readNew();
        QCOMPARE(events->size(), std::size_t{3});
        QCOMPARE(reader.damagedLines(), std::int64_t{0});
        QCOMPARE(lastAttempt(run.events()), std::int64_t{2});
    }

    void damagedLinesAreCountedAndPassedOver() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        std::ofstream(run.events()) << "garbage\n" << encode({1, 1, 0, 0, 0, StateChanged{}}) << "\xff\xfe\n";
        EventReader reader(run.events());
        QCOMPARE(reader.readNew()->size(), std::size_t{1});
        QCOMPARE(reader.damagedLines(), std::int64_t{2});
    }

    void theDirectoryIsWholeFromTheFirstMoment() {
        QTemporaryDir home;
        RunSpec spec;
        spec.name = "имя";
        const auto run = RunDirectory::create(home.path().toStdString(), "id-1", spec, Machine{}, offer());
        QVERIFY(run.ok());
        const auto again = RunDirectory::open(run->path());
        QVERIFY(again.ok());
        QVERIFY(again->spec() == spec);
        QCOMPARE(again->offer().pricePerHour->text(), std::string("0.11"));
        QCOMPARE(again->id(), std::string("id-1"));
        QVERIFY(!RunDirectory::create(home.path().toStdString(), "id-1", spec, Machine{}, offer()).ok());
    }

    void aDirectoryThatCannotBeMadeLeavesNothing() {
        QTemporaryDir home;
        const Path file = home.path().toStdString() + "/file";
        std::ofstream(file) << "x";
        QVERIFY(!RunDirectory::create(file / "runs", "id-1", RunSpec{}, Machine{}, offer()).ok());
        QCOMPARE(std::distance(std::filesystem::directory_iterator(home.path().toStdString()), {}), std::ptrdiff_t{1});
    }

    void foreignAndNewerDirectoriesAreNamed() {
        QTemporaryDir home;
        QCOMPARE(RunDirectory::open(home.path().toStdString()).error().kind, ErrorKind::Disk);
        const RunDirectory run = make(home);
        std::ofstream(run.path() / "run.json")
            << R"({"format":"epochal-run","version":9,"id":"x","created":"2026-11-21T10:00:00.000Z"})";
        QCOMPARE(RunDirectory::open(run.path()).error().kind, ErrorKind::Newer);
        std::ofstream(run.path() / "run.json") << R"({"format":7,"version":"x"})";
        QCOMPARE(RunDirectory::open(run.path()).error().kind, ErrorKind::Damaged);
    }

    void labelsAreKeptBesideTheSpec() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        QVERIFY(run.labels() == Labels{});
        const Labels labels{{"price-study"}, "Loader limits it", true};
        QVERIFY(run.writeLabels(labels).ok());
        QVERIFY(run.labels() == labels);
        std::ofstream(run.path() / "labels.json") << "{";
        QVERIFY(run.labels() == Labels{});
    }

    void stateComesFromEvidence() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        QCOMPARE(replay(run)->figures().state, RunState::Queued);
        {
            auto writer = EventWriter::open(run, 1);
            QVERIFY((*writer)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
            const auto lock = FileLock::tryLock(run.lockFile());
            QVERIFY(lock.ok());
            QCOMPARE(replay(run)->figures().state, RunState::Running);
        }
        // The lock is free and no exit record gives a reason: the run was killed.
        QCOMPARE(replay(run)->figures().state, RunState::Interrupted);
        ExitRecord record;
        record.attempt = 1;
        record.state = RunState::Finished;
        record.reason = StopReason::Target;
        record.utcMillis = utcMillis();
        QVERIFY(test::writeExit(run, record).ok());
        QCOMPARE(replay(run)->figures().state, RunState::Finished);
        QCOMPARE(*replay(run)->figures().reason, StopReason::Target);
        // The first attempt's record does not cover a second attempt that died.
        auto writer = EventWriter::open(run, 2);
        QVERIFY((*writer)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
        QCOMPARE(replay(run)->figures().state, RunState::Interrupted);
    }

    void everyStateButInterruptedIsLiveOrOver() {
        using enum RunState;
        for (const RunState state : {Queued, Starting, Running, Paused, Unreachable})
            QVERIFY2(isLive(state) && !isOver(state), name(state));
        for (const RunState state : {Finished, Failed, Lost, Unreadable})
            QVERIFY2(!isLive(state) && isOver(state), name(state));
        QVERIFY(!isLive(Interrupted) && !isOver(Interrupted));  // it has stopped, and can continue
    }

    void aLogThatHasItsEndNeedsNoExitRecord() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        {
            auto writer = EventWriter::open(run, 1);
            QVERIFY((*writer)->write(Started{}, 0, 0).ok());
            QVERIFY((*writer)->write(Finished{RunState::Finished, StopReason::Epochs, {}, 2}, 60, 61).ok());
            const auto lock = FileLock::tryLock(run.lockFile());
            QCOMPARE(replay(run)->figures().state, RunState::Running);  // it is still cleaning up
        }
        QCOMPARE(replay(run)->figures().state, RunState::Finished);
        QCOMPARE(*replay(run)->figures().reason, StopReason::Epochs);
        // Further epochs that were killed are not an end.
        auto writer = EventWriter::open(run, 2);
        QVERIFY((*writer)->write(Started{}, 61, 62).ok());
        QCOMPARE(replay(run)->figures().state, RunState::Interrupted);
    }

    void anAttemptsTimesFollowOneClock() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        double monotonic = 100;
        std::int64_t wall = 1795000000000;
        const SteadyTime time([&] { return monotonic; }, [&] { return wall; });
        auto writer = EventWriter::open(run, 1, time);
        QVERIFY((*writer)->write(StateChanged{RunState::Running, {}}, 0, 0).ok());
        monotonic += 2;
        wall += 86'400'000;  // set forward by a day
        QCOMPARE((*writer)->write(StateChanged{RunState::Running, {}}, 2, 2)->utcMillis, std::int64_t{1795000002000});
        wall -= 200'000'000;  // and back by more
        monotonic += 1;
        QVERIFY((*writer)->write(Finished{RunState::Finished, StopReason::Epochs, {}, 3}, 3, 3).ok());
        Offer rented = offer();
        rented.kind = PriceKind::OnDemand;
        rented.pricePerHour = Decimal::fromInteger(36);  // one cent a second
        RunRecord record(RunSpec{}, rented);
        QVERIFY(applyLog(run, record).ok());
        QCOMPARE(record.figures().clocks.billed, 3.0);
        QCOMPARE(record.figures().costSoFar->amount.text(), std::string("0.03"));
        // A later attempt starts at the wall clock's time.
        auto second = EventWriter::open(run, 2, SteadyTime([&] { return monotonic; }, [&] { return wall; }));
        QCOMPARE((*second)->write(StateChanged{}, 0, 0)->utcMillis, wall);
    }

    void aRunWhoseFolderIsGoneWritesNowhere() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        auto writer = EventWriter::open(run, 1);
        QVERIFY((*writer)->write(StateChanged{}, 0, 0).ok());
        QVERIFY(!run.isGone());
        std::filesystem::remove_all(run.path());
        QVERIFY(run.isGone());
        const auto written = (*writer)->write(StateChanged{}, 1, 1);
        QVERIFY(!written.ok());
        QVERIFY(english(written.error()).find("folder is gone") != std::string::npos);
        QVERIFY(!test::writeExit(run, {}).ok() && !run.writeLabels({}).ok());
        QVERIFY(!std::filesystem::exists(run.path()));
        // A second attempt cannot be opened either.
        QVERIFY(!EventWriter::open(run, 2).ok());
    }

    void anExitRecordOfANewerVersionIsNeitherReadNorReplaced() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        const std::string newer =
            R"({"format":"epochal-exit","version":2,"attempt":1,"code":0,"state":"finished","time":"2026-11-21T10:00:00.000Z"})";
        QVERIFY(writeAtomically(run.path() / "exit.json", newer).ok());
        QVERIFY(!run.exitRecord());
        QCOMPARE(test::writeExit(run, {}).error().kind, ErrorKind::Newer);
        QCOMPARE(*readFile(run.path() / "exit.json"), newer);
        // An unreadable record is set aside.
        QVERIFY(writeAtomically(run.path() / "exit.json", "{").ok());
        QVERIFY(test::writeExit(run, {}).ok());
        QVERIFY(run.exitRecord().has_value());
    }

    void anExitRecordKeepsItsNotice() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        ExitRecord record;
        QVERIFY(test::writeExit(run, record).ok());
        QVERIFY(readFile(run.path() / "exit.json")->find("notice") == std::string::npos);
        record.reason = StopReason::Budget;
        record.notice = {"The bill exceeds the budget by %1: the start took %2",
                         {amountOf({*Decimal::parse("0.5"), "USD"}), Duration{12}}};
        QVERIFY(test::writeExit(run, record).ok());
        QCOMPARE(english(run.exitRecord()->notice), english(record.notice));
        QVERIFY(run.exitRecord()->notice == record.notice);
    }

    void aDraftOfADeadProcessIsNotInTheWay() {
        QTemporaryDir home;
        const Path runs = home.path().toStdString();
        QVERIFY(makeFolders(runs / ".id-1.new" / "checkpoints").ok());
        QVERIFY(writeAtomically(runs / ".id-1.new" / "labels.json", "{}").ok());
        const auto run = RunDirectory::create(runs, "id-1", RunSpec{}, Machine{}, offer());
        QVERIFY(run.ok());
        QVERIFY(!std::filesystem::exists(run->path() / "labels.json"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(runs), {}), std::ptrdiff_t{1});
    }

    /// Without this check, 12 of 29 lines, an empty log and junk would all read as if nothing were missing.
    void aLogShorterThanItsExitRecordSaysHasAGap() {
        QTemporaryDir home;
        const RunDirectory run = make(home);
        constexpr std::int64_t kEvents = 29;
        {
            auto writer = EventWriter::open(run, 1);
            for (std::int64_t i = 1; i <= kEvents; ++i) QVERIFY((*writer)->write(StateChanged{}, 0, 0).ok());
        }
        ExitRecord record;
        record.state = RunState::Finished;
        record.reason = StopReason::Epochs;
        record.utcMillis = utcMillis();
        record.events = kEvents;
        QVERIFY(test::writeExit(run, record).ok());
        const auto said = [&](const std::string& code) {
            std::int64_t sum = 0;
            auto read = replay(run);
            for (const Event& event : read->figures().notable)
                if (const auto* notice = std::get_if<Notice>(&event.body); notice && notice->code == code)
                    sum += countOf(notice->what).value();
            return sum;
        };
        QCOMPARE(said("log-gap"), std::int64_t{0});
        const std::string text = *readFile(run.events());
        std::size_t end = 0;
        for (int line = 0; line < 12; ++line) end = text.find('\n', end) + 1;
        std::ofstream(run.events(), std::ios::trunc) << text.substr(0, end);
        QCOMPARE(said("log-gap"), kEvents - 12);
        QCOMPARE(replay(run)->figures().state, RunState::Finished);
        std::ofstream(run.events(), std::ios::trunc) << "";
        QCOMPARE(said("log-gap"), kEvents);
        std::ofstream(run.events(), std::ios::trunc) << "a\nb\nc\n";
        QCOMPARE(said("log-gap"), kEvents);
        QCOMPARE(said("log-damaged"), std::int64_t{3});
        // Events of a later attempt are not counted against this attempt's record.
        std::ofstream(run.events(), std::ios::trunc) << text;
        auto writer = EventWriter::open(run, 2);
        QVERIFY((*writer)->write(Started{}, 0, 0).ok());
        QCOMPARE(said("log-gap"), std::int64_t{0});
    }

    void aLockIsFreeOnceItsOwnerIsGone() {
        QTemporaryDir home;
        const Path file = home.path().toStdString() + "/lock";
        {
            const auto lock = FileLock::tryLock(file);
            QVERIFY(lock.ok());
            QVERIFY(FileLock::isHeld(file));
            QCOMPARE(FileLock::tryLock(file).error().kind, ErrorKind::Locked);
        }
        QVERIFY(!FileLock::isHeld(file));
        QVERIFY(FileLock::tryLock(file).ok());
    }

    void timesAreReadAsWritten() {
        QCOMPARE(isoTime(0), std::string("1970-01-01T00:00:00.000Z"));
        QCOMPARE(isoTime(1795270232123), std::string("2026-11-21T14:10:32.123Z"));
        QCOMPARE(*parseIsoTime("2026-11-21T14:10:32.123Z"), std::int64_t{1795270232123});
        QVERIFY(!parseIsoTime("2026-11-21 14:10").ok());
        QVERIFY(!parseIsoTime("2026-13-21T14:10:32.123Z").ok());
    }
};

QTEST_APPLESS_MAIN(EventLogTest)
#include "event_log_test.moc"
