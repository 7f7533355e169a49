#include <QtTest>

#include "tests/core/engine/support/small_run.h"
#include "tests/core/engine/support/steps.h"
#include "tests/core/engine/support/weights_file.h"

using namespace epochal;
using namespace epochal::engine;
using namespace epochal::test;

namespace {

constexpr const char* kAlgorithms[] = {"all-reduce", "gather", "sharded"};

/// Nine steps of 33 images an epoch, so that two or three replicas have different shares.
RunSpec baseSpec(std::int64_t replicas) {
    RunSpec spec = smallSpec();
    spec.model.normalisation = "group";
    spec.schedule.kind = "constant";
    spec.optimizer.globalBatch = 33;
    spec.stop.epochs = 4;
    spec.devices.count = replicas;
    return spec;
}

void makeEverything(RunSpec& spec, const Path& folder) {
    spec.model.weights = writeWeights(folder, spec);
    spec.model.frozenEpochs = 1;
    spec.optimizer.kind = "adamw";
    spec.optimizer.epsilon = 1e-4;
    spec.optimizer.backboneRate = 0.5;
    spec.optimizer.averageDecay = 0.9;
    spec.optimizer.clipNorm = 0.5;
    spec.optimizer.accumulation = 2;
}

}  // namespace

class ParallelTrainingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Three replicas make the steps of one with the same images at a time, whatever the algorithm: weights,
    /// optimizer's state and averages.
    void equalsOneReplica_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("rate");
        QTest::addColumn<bool>("everything");
        for (const char* algorithm : kAlgorithms) {
            const auto row = [&](const char* kind, double rate, bool everything) {
                QTest::addRow("%s, %s%s", algorithm, kind, everything ? " and everything else" : "")
                    << QString(algorithm) << QString(kind) << rate << everything;
            };
            row("sgd", 0.05, false);
            row("lars", 5, false);
            row("adamw", 0.001, true);
        }
    }
    void equalsOneReplica() {
        QFETCH(QString, algorithm);
        QFETCH(QString, kind);
        QFETCH(double, rate);
        QFETCH(bool, everything);
        const Folder folder;
        RunSpec spec = baseSpec(3);
        spec.parallel.algorithm = algorithm.toStdString();
        spec.optimizer.kind = kind.toStdString();
        if (everything) makeEverything(spec, folder.path());
        RunSpec single = spec;
        single.devices.count = 1;
        single.optimizer.accumulation *= 3;
        const Ran many = trained(spec, rate, 0, 12), one = trained(single, rate, 0, 12);
        const double far = apart(many.checkpoint, one.checkpoint);
        QVERIFY2(far < 1e-4, qPrintable(QString::number(far)));
        QVERIFY(apart(many.checkpoint, trained(single, rate, 0, 0).checkpoint) > 1e-2);
        for (const torch::Tensor& outputs : many.outputs) {
            QVERIFY(torch::equal(outputs, many.outputs[0]));
            QVERIFY(torch::allclose(outputs, one.outputs[0], 0, 1e-2));
        }
    }

    /// With synchronized batch normalization two halves of a batch are one batch; without, they are not.
    void synchronizedItEqualsOneReplica_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<bool>("channelsLast");
        for (const char* algorithm : kAlgorithms)
            for (const bool last : {true, false})
                QTest::addRow("%s, %s", algorithm, last ? "own kernel" : "ATen") << QString(algorithm) << last;
    }
    void synchronizedItEqualsOneReplica() {
        QFETCH(QString, algorithm);
        QFETCH(bool, channelsLast);
        RunSpec spec = baseSpec(2);
        spec.model.normalisation = "batch";
        spec.parallel.algorithm = algorithm.toStdString();
        spec.devices.channelsLast = channelsLast;
        RunSpec single = spec;
        single.devices.count = 1;
        const Ran one = trained(single, 0.02, 0, 6), apartEach = trained(spec, 0.02, 0, 6);
        spec.parallel.syncNorm = true;
        const Ran together = trained(spec, 0.02, 0, 6);
        const double far = apart(together.checkpoint, one.checkpoint, "model."),
                     plain = apart(apartEach.checkpoint, one.checkpoint, "model.");
        QVERIFY2(far < 1e-3 && far < plain / 10, qPrintable(QString("%1, else %2").arg(far).arg(plain)));
    }

    void isTheSameToTheBit_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("reduction");
        QTest::addColumn<bool>("sync");
        for (const char* algorithm : kAlgorithms) {
            QTest::addRow("%s", algorithm) << QString(algorithm) << QString("fp32") << false;
            QTest::addRow("%s, bf16, synchronized", algorithm) << QString(algorithm) << QString("bf16") << true;
        }
    }
    /// From run to run, and resumed in the middle of an epoch.
    void isTheSameToTheBit() {
        QFETCH(QString, algorithm);
        QFETCH(QString, reduction);
        QFETCH(bool, sync);
        const Folder folder;
        RunSpec spec = baseSpec(3);
        makeEverything(spec, folder.path());
        spec.model.normalisation = "batch";
        spec.model.weights = writeWeights(folder.path(), spec);
        spec.parallel.algorithm = algorithm.toStdString();
        spec.parallel.reduction = reduction.toStdString();
        spec.parallel.syncNorm = sync;
        const Ran first = trained(spec, 0.002, 0, 14), again = trained(spec, 0.002, 0, 14);
        QCOMPARE(different(first.checkpoint, again.checkpoint), std::string());
        // Once while the body is frozen, once after.
        for (const std::int64_t at : {5, 11}) {
            const Ran before = trained(spec, 0.002, 0, at);
            const Ran after = trained(spec, 0.002, at, 14, before.checkpoint);
            QCOMPARE(different(first.checkpoint, after.checkpoint), std::string());
        }
    }

    /// A checkpoint has the whole state, so any algorithm goes on from any other's.
    void continuesWhatAnotherBegan_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const char* first : kAlgorithms)
            for (const char* second : kAlgorithms)
                if (first != second) QTest::addRow("%s, then %s", first, second) << QString(first) << QString(second);
    }
    void continuesWhatAnotherBegan() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        RunSpec spec = baseSpec(3);
        spec.optimizer.kind = "adamw";
        spec.optimizer.epsilon = 1e-4;
        const Ran whole = trained(spec, 0.002, 0, 10);
        spec.parallel.algorithm = first.toStdString();
        const Ran began = trained(spec, 0.002, 0, 5);
        spec.parallel.algorithm = second.toStdString();
        const Ran ended = trained(spec, 0.002, 5, 10, began.checkpoint);
        const double far = apart(ended.checkpoint, whole.checkpoint);
        QVERIFY2(far < 1e-4, qPrintable(QString::number(far)));
        QVERIFY(apart(ended.checkpoint, began.checkpoint) > 1e-3);
    }

    /// Fewer replicas or more go on with the same samples, whatever the algorithm.
    void continuesWithAnotherNumber_data() {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        for (const char* algorithm : kAlgorithms)
            for (const auto& [first, second] : {std::pair(3, 1), std::pair(1, 3), std::pair(3, 11)})
                QTest::addRow("%s, %d, then %d", algorithm, first, second) << QString(algorithm) << first << second;
    }
    void continuesWithAnotherNumber() {
        QFETCH(QString, algorithm);
        QFETCH(int, first);
        QFETCH(int, second);
        RunSpec spec = baseSpec(1);
        spec.parallel.algorithm = algorithm.toStdString();
        spec.optimizer.averageDecay = 0.9;
        const Ran whole = trained(spec, 0.05, 0, 13);
        spec.devices.count = first;
        const Ran began = trained(spec, 0.05, 0, 5);
        spec.devices.count = second;
        const Ran ended = trained(spec, 0.05, 5, 13, began.checkpoint);
        const double far = apart(ended.checkpoint, whole.checkpoint);
        QVERIFY2(far < 1e-4, qPrintable(QString::number(far)));
        QVERIFY(apart(ended.checkpoint, began.checkpoint) > 1e-3);
        // The epoch's samples are all counted, those before and those after.
        const torch::Tensor sums = rowsOf(ended.checkpoint).slice(1, 0, 3).sum(0),
                            expected = rowsOf(whole.checkpoint).slice(1, 0, 3).sum(0);
        QVERIFY(qAbs(sums[0].item<double>() / expected[0].item<double>() - 1) < 1e-4);
        QCOMPARE(sums[1].item<double>(), expected[1].item<double>());
        QCOMPARE(sums[2].item<double>(), expected[2].item<double>());
    }

    /// Statistics that each had of its own become their mean; the sums are shared out to whole samples.
    void anotherNumberGetsTheMeanOfTheStatistics() {
        RunSpec spec = baseSpec(3);
        spec.model.normalisation = "batch";
        const Ran began = trained(spec, 0.05, 0, 5);
        const torch::Tensor before = rowsOf(began.checkpoint);
        QCOMPARE(before.size(0), 3);
        QVERIFY(!torch::equal(before[0].slice(0, 3), before[1].slice(0, 3)));
        spec.devices.count = 11;
        const torch::Tensor after = rowsOf(trained(spec, 0.05, 5, 5, began.checkpoint).checkpoint);
        QCOMPARE(after.size(0), 11);
        const torch::Tensor mean = before.slice(1, 3).mean(0);
        for (std::int64_t rank = 0; rank < 11; ++rank) {
            QVERIFY((after[rank].slice(0, 3) - mean).abs().max().item<double>() < 1e-6);
            QCOMPARE(after[rank][2].item<double>(), 15.0);  // 5 steps of 3 images
            QCOMPARE(after[rank][1].item<double>(), std::floor(after[rank][1].item<double>()));
        }
        QCOMPARE(after.select(1, 1).sum().item<double>(), before.select(1, 1).sum().item<double>());
    }

    /// bf16 changes the steps by the rounding of the gradients: visibly, but not by much.
    void bf16IsClose() {
        RunSpec spec = baseSpec(3);
        const Ran exact = trained(spec, 0.05, 0, 9);
        spec.parallel.reduction = "bf16";
        for (const char* algorithm : kAlgorithms) {
            spec.parallel.algorithm = algorithm;
            const double far = apart(trained(spec, 0.05, 0, 9).checkpoint, exact.checkpoint, "model.");
            QVERIFY2(far > 1e-5 && far < 5e-2, qPrintable(QString::number(far)));
        }
    }
};

QTEST_GUILESS_MAIN(ParallelTrainingTest)
#include "parallel_training_test.moc"
