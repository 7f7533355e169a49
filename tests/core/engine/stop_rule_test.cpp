// What is the best, when patience ends and when a target is reached, by every measure; and what a checkpoint keeps of
// it.
#include <QTest>

#include <cstring>

#include "core/base/json.h"
#include "core/engine/train/stop_rule.h"
#include "tests/core/engine/support/small_run.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

RunSpec stopBy(const char* measure, double target = 0, std::int64_t patience = 0) {
    RunSpec spec;
    spec.stop.epochs = 100;
    spec.stop.measure = measure;
    spec.stop.target = target;
    spec.stop.patience = patience;
    return spec;
}

/// Books the values of one epoch after another until the run ends: its epochs, the best and why.
struct End {
    std::int64_t epochs = 0;
    double best = 0;
    std::optional<StopReason> reason;
    bool operator==(const End&) const = default;
};
End endOf(const RunSpec& spec, std::initializer_list<double> values) {
    Progress progress;
    for (const double value : values) {
        ++progress.epoch;
        const bool better = book(progress, measureOf(spec), value);
        if (better != (progress.best == value && progress.epochsWithoutBetter == 0)) return {};
        if (const auto reason = stopAfterEpoch(spec, progress)) return {progress.epoch, *progress.best, reason};
    }
    return {progress.epoch, *progress.best, std::nullopt};
}

Json headerOf(const std::string& bytes) {
    std::uint64_t size = 0;
    std::memcpy(&size, bytes.data() + 16, 8);
    return Json::parse(bytes.substr(24, size));
}

Checkpoint evaluated(Quality measure, double best) {
    Checkpoint checkpoint;
    checkpoint.progress.epoch = checkpoint.progress.step = 3;
    checkpoint.progress.best = best;
    checkpoint.progress.measure = measure;
    checkpoint.progress.epochsWithoutBetter = 1;
    return checkpoint;
}

}  // namespace

class StopRuleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLowestLossIsTheBest() {
        const End end = endOf(stopBy("loss"), {0.7, 0.9, 0.35, 0.35, 0.4});
        QCOMPARE(end.best, 0.35);
        QVERIFY(!end.reason);
    }

    void aLossReachesItsTargetAtOrBelowIt() {
        QVERIFY(endOf(stopBy("loss", 0.4), {0.7, 0.41, 0.4, 0.1}) == (End{3, 0.4, StopReason::Target}));
        QVERIFY(endOf(stopBy("loss", 0.4), {0.39}) == (End{1, 0.39, StopReason::Target}));
    }

    /// An equal value is not a better one.
    void patienceCountsEpochsWithoutABetterValue() {
        QVERIFY(endOf(stopBy("loss", 0, 2), {0.7, 0.6, 0.6, 0.65, 0.1}) == (End{4, 0.6, StopReason::Patience}));
        QVERIFY(endOf(stopBy("auc", 0, 2), {0.7, 0.8, 0.8, 0.75, 0.9}) == (End{4, 0.8, StopReason::Patience}));
        QVERIFY(endOf(stopBy("top1", 0, 2), {0.7, 0.8, 0.8, 0.75, 0.9}) == (End{4, 0.8, StopReason::Patience}));
    }

    void accuraciesReachTheirTargetInPercent() {
        QVERIFY(endOf(stopBy("top1", 80), {0.79, 0.80}) == (End{2, 0.80, StopReason::Target}));
        QVERIFY(endOf(stopBy("top5", 80), {0.79, 0.80}) == (End{2, 0.80, StopReason::Target}));
        QVERIFY(endOf(stopBy("auc", 0.8), {0.79, 0.80}) == (End{2, 0.80, StopReason::Target}));
    }

    /// A checkpoint of top-1 is that of the versions before; another measure has members of its own.
    void aCheckpointKeepsTheBestOfTheMeasure() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        for (const auto& [measure, best] :
             {std::pair(Quality::Top1, 0.8), std::pair(Quality::Auc, 0.9), std::pair(Quality::Loss, 2.3)}) {
            const Checkpoint checkpoint = evaluated(measure, best);
            QVERIFY(saveCheckpoint(path, checkpoint));
            const auto read = loadCheckpoint(path);
            QVERIFY(read.ok());
            QVERIFY(read->progress == checkpoint.progress);
            const Json header = headerOf(bytesOf(path));
            QCOMPARE(header.contains("bestTop1"), measure == Quality::Top1);
            QCOMPARE(header.contains("measure"), measure != Quality::Top1);
        }
        QVERIFY(saveCheckpoint(path, Checkpoint()));
        QCOMPARE(headerOf(bytesOf(path)).at("bestTop1").get<double>(), -1.0);
        QVERIFY(!loadCheckpoint(path)->progress.best);
    }

    void noMeasureHasAValueOutsideItsRange() {
        const Folder folder;
        const Path path = folder.path() / "a.ckpt";
        for (const auto& [measure, best] : {std::pair(Quality::Top1, 1.5), std::pair(Quality::Top1, -0.5),
                                            std::pair(Quality::Auc, 1.5), std::pair(Quality::Loss, -0.5)}) {
            QVERIFY(saveCheckpoint(path, evaluated(measure, best)));
            QCOMPARE(loadCheckpoint(path).error().kind, ErrorKind::Damaged);
        }
    }

    /// A whole run: the epoch it names the best is that with the lowest loss, and it ends where the loss is low enough.
    void aRunFollowsItsMeasure() {
        RunSpec spec = smallSpec();
        spec.stop.epochs = 4;
        spec.stop.measure = "loss";
        const Folder whole;
        const auto all = train(spec, whole.path()).all<Evaluation>();
        QCOMPARE(all.size(), std::size_t{4});
        double lowest = 1e9;
        for (const Evaluation& one : all) {
            QCOMPARE(one.best, one.loss < lowest);
            lowest = std::min(lowest, one.loss);
        }
        spec.stop.target = all[1].loss + 1e-9;
        const Folder folder;
        const Attempt attempt = train(spec, folder.path());
        const std::size_t first = all[0].loss <= spec.stop.target ? 1 : 2;
        QCOMPARE(attempt.all<Evaluation>().size(), first);
        QVERIFY(attempt.outcome.reason == StopReason::Target);
        // Resumed at its end, it ends again.
        QVERIFY(train(spec, folder.path()).outcome.reason == StopReason::Target);
    }
};

QTEST_GUILESS_MAIN(StopRuleTest)
#include "stop_rule_test.moc"
