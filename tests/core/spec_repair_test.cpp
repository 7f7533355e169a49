// Obvious repairs of a spec: each is applied and the spec checked again.
#include <QTest>
#include <algorithm>

#include "core/spec/fields.h"
#include "core/spec/repair.h"
#include "core/spec/spec_json.h"

using namespace epochal;

class SpecRepairTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aProblemIsGoneAfterItsRepair_data() {
        QTest::addColumn<RunSpec>("spec");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("repair");
        const auto row = [](const char* name, const char* path, const char* repair, auto&& spoil) {
            RunSpec spec;
            spoil(spec);
            QTest::newRow(name) << spec << QString::fromLatin1(path) << QString::fromLatin1(repair);
        };
        row("uneven batch", "/devices/count", "optimizer.global_batch=126", [](RunSpec& s) {
            s.devices.count = 3;
            s.optimizer.globalBatch = 128;
        });
        row("batch above the images", "/optimizer/global_batch", "optimizer.global_batch=1500", [](RunSpec& s) {
            s.data.trainImages = 1500;
            s.optimizer.globalBatch = 2048;
        });
        row("noisy normalization", "/optimizer/global_batch", "optimizer.global_batch=64", [](RunSpec& s) {
            s.devices.count = 4;
            s.optimizer.globalBatch = 32;
        });
        row("warm-up of all epochs", "/schedule/warmup_epochs", "schedule.warmup_epochs=1", [](RunSpec& s) {
            s.stop.epochs = 5;
            s.schedule.warmupEpochs = 5;
        });
        row("no warm-up at a high rate", "/schedule/warmup_epochs", "schedule.warmup_epochs=1",
            [](RunSpec& s) { s.schedule.warmupEpochs = 0; });
        row("fewer images than the batch", "/data/train_images", "optimizer.global_batch=100",
            [](RunSpec& s) { s.data.trainImages = 100; });
        row("noisy normalization of parts", "/optimizer/global_batch", "optimizer.global_batch=256",
            [](RunSpec& s) { s.optimizer.accumulation = 16; });
        row("warm-up of the only epoch", "/schedule/warmup_epochs", "schedule.warmup_epochs=0.5",
            [](RunSpec& s) { s.stop.epochs = 1; });
        row("SGD's rate for Adam", "/optimizer/learning_rate", "optimizer.learning_rate=0.001",
            [](RunSpec& s) { s.optimizer.kind = "adam"; });
        row("SGD's rate for AdamW", "/optimizer/learning_rate", "optimizer.learning_rate=0.001",
            [](RunSpec& s) { s.optimizer.kind = "adamw"; });
        row("a rate that scaling makes too high for AdamW", "/optimizer/learning_rate",
            "optimizer.learning_rate=0.00025", [](RunSpec& s) {
                s.optimizer.kind = "adamw";
                s.optimizer.learningRate = 0.005;
                s.optimizer.referenceBatch = 32;
            });
        row("SGD's rate for LARS", "/optimizer/learning_rate", "optimizer.learning_rate=5",
            [](RunSpec& s) { s.optimizer.kind = "lars"; });
        row("no step within the run", "/schedule/step_epochs", "schedule.step_epochs=1", [](RunSpec& s) {
            s.schedule.kind = "step";
            s.stop.epochs = 3;
        });
        row("steps out of order", "/schedule/step_epochs", "schedule.step_epochs=2,3", [](RunSpec& s) {
            s.schedule.kind = "step";
            s.schedule.stepEpochs = {3, 2, 3};
        });
        row("checkpoints after the end", "/checkpoints/every_epochs", "checkpoints.every_epochs=1",
            [](RunSpec& s) { s.checkpoints.everyEpochs = 50; });
    }
    void aProblemIsGoneAfterItsRepair() {
        QFETCH(RunSpec, spec);
        QFETCH(QString, path);
        QFETCH(QString, repair);
        const auto problemOf = [&](const RunSpec& s) -> std::optional<Error> {
            for (const auto& found : {validate(s), advise(s)})
                for (const Error& error : found)
                    if (error.where == path.toStdString()) return error;
            return std::nullopt;
        };
        const auto problem = problemOf(spec);
        QVERIFY(problem);
        const auto found = repairFor(spec, *problem);
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(found->field + "=" + found->value), repair);
        QVERIFY(setFromText(spec, repair.toStdString()).ok());
        QVERIFY(!problemOf(spec));
    }

    void whatOnlyTheUserKnowsIsNotRepaired() {
        RunSpec spec;
        spec.name.clear();
        spec.data.source = "cifar10";
        spec.data.path.clear();
        spec.stop.target = 0;
        for (const auto& found : {validate(spec), advise(spec)})
            for (const Error& error : found) QVERIFY(!repairFor(spec, error));
        QVERIFY(!repairFor(RunSpec(), {ErrorKind::Spec, {"It is not so", {}}, "/optimizer/global_batch", {}}));
    }
};

QTEST_APPLESS_MAIN(SpecRepairTest)
#include "spec_repair_test.moc"
