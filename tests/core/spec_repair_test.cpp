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
        row("uneven batch", "/optimizer/global_batch", "optimizer.global_batch=126", [](RunSpec& s) {
            s.devices.count = 3;
            s.optimizer.globalBatch = 128;
        });
        row("batch above the images", "/optimizer/global_batch", "optimizer.global_batch=500", [](RunSpec& s) {
            s.data.trainImages = 500;
            s.optimizer.globalBatch = 512;
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
        row("Nesterov without momentum", "/optimizer/nesterov", "optimizer.momentum=0.9",
            [](RunSpec& s) { s.optimizer.momentum = 0; });
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
