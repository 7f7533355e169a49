// A scaling experiment by the worker, on CPU replicas, from one command to the series that are found in its folders.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <string>
#include <vector>

#include "core/analysis/replay.h"
#include "core/analysis/scaling.h"
#include "core/spec/spec_json.h"
#include "tests/system/support/worker.h"

using namespace epochal;

namespace {

test::Said worker(const std::vector<std::string>& arguments) {
    QStringList list;
    for (const std::string& argument : arguments) list << QString::fromStdString(argument);
    return test::worker(list);
}

}  // namespace

class ScalingSystemTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onePressMeasuresWeakAndStrong() {
        const QTemporaryDir home;
        const Path runs = Path(home.path().toStdString()) / "runs";
        const test::Said ended = worker({"scale",
                                         "--replicas",
                                         "1,2",
                                         "--runs",
                                         runs.string(),
                                         "--set",
                                         "data.source=synthetic",
                                         "--set",
                                         "data.height=12",
                                         "--set",
                                         "data.width=12",
                                         "--set",
                                         "data.train_images=512",
                                         "--set",
                                         "data.validation_images=128",
                                         "--set",
                                         "data.augmentation=none",
                                         "--set",
                                         "optimizer.global_batch=16",
                                         "--set",
                                         "devices.threads=1",
                                         "--set",
                                         "schedule.warmup_epochs=0",
                                         "--set",
                                         "stop.epochs=2",
                                         "--set",
                                         "name=scaled"});
        QVERIFY2(ended.code == 0, qPrintable(ended.errors));
        std::vector<Entry> entries;
        for (const auto& folder : std::filesystem::directory_iterator(runs)) {
            if (!folder.is_directory()) continue;
            const auto run = RunDirectory::open(folder.path());
            QVERIFY(run);
            auto record = replay(*run);
            QVERIFY(record);
            entries.push_back(entryOf(*run, record->figures()));
        }
        QCOMPARE(entries.size(), std::size_t(3));  // 1 with 16; 2 with 32 and with 16
        for (const Entry& entry : entries) {
            QVERIFY(entry.communicationShare && *entry.communicationShare >= 0 && *entry.communicationShare <= 1);
            QCOMPARE(entry.spec->devices.threads, entry.devices);
            QVERIFY(entry.spec->campaign == entries.front().spec->campaign && !entry.spec->campaign.empty());
        }
        QVERIFY(isScalingOnly(entries));
        ComparisonQuery query;
        query.grouping = Grouping::None;
        const ScalingAnalysis found = analyseScaling(entries, compare(entries, query, {}, "2026-11-22"), query);
        QCOMPARE(found.series.size(), std::size_t(2));
        for (const ScalingSeries& series : found.series) {
            QCOMPARE(series.points.size(), std::size_t(2));
            QVERIFY(series.points[1].speedUp && series.points[1].step);
            QCOMPARE(series.points[1].batch, series.kind == ScalingKind::Weak ? std::int64_t(32) : std::int64_t(16));
        }
        const auto base = scalingBase(entries);
        QVERIFY(base && base->name == "scaled" && base->optimizer.globalBatch == 16);
        QCOMPARE(measuredSizes(entries).size(), std::size_t(3));
    }

    void refusesWhatCannotBeScaled() {
        const test::Said ended = worker({"scale", "--replicas", "1,many"});
        QCOMPARE(ended.code, 64);
        QVERIFY(ended.errors.contains(QStringLiteral("many")));
        // 16 images cannot be split among 3.
        const test::Said uneven =
            worker({"scale", "--strong", "--replicas", "1,3", "--set", "optimizer.global_batch=16"});
        QCOMPARE(uneven.code, 64);
        QVERIFY2(uneven.errors.contains(QStringLiteral("3")), qPrintable(uneven.errors));
        QCOMPARE(worker({"scale", "--weak", "--strong"}).code, 64);
        const test::Said other = worker({"scale", "--replicas", "1,2", "--set", "session.kind=throughput"});
        QCOMPARE(other.code, 64);
        QVERIFY2(other.errors.contains(QStringLiteral("throughput")), qPrintable(other.errors));
    }
};

QTEST_GUILESS_MAIN(ScalingSystemTest)
#include "scaling_test.moc"
