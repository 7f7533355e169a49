#include <QtTest>

#include "core/hardware/precision.h"

using namespace epochal;

class PrecisionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Compute capabilities as listed by NVIDIA (developer.nvidia.com/cuda-gpus); supported arithmetic from the table
    /// in the CUDA programming guide: bfloat16 and TF32 since 8.0.
    void takesBf16WhereAGpuComputesIt_data() {
        QTest::addColumn<int>("major");
        QTest::addColumn<int>("minor");
        QTest::addColumn<bool>("usable");
        QTest::addColumn<bool>("bf16");
        QTest::newRow("P100") << 6 << 0 << false << false;
        QTest::newRow("V100") << 7 << 0 << false << false;
        QTest::newRow("T4") << 7 << 5 << true << false;
        QTest::newRow("A100") << 8 << 0 << true << true;
        QTest::newRow("A10") << 8 << 6 << true << true;
        QTest::newRow("L4") << 8 << 9 << true << true;
        QTest::newRow("H100") << 9 << 0 << true << true;
        QTest::newRow("RTX 5090") << 12 << 0 << true << true;
    }
    void takesBf16WhereAGpuComputesIt() {
        QFETCH(int, major);
        QFETCH(int, minor);
        const ComputeCapability gpu{major, minor};
        QTEST(gpu >= kLeastUsable, "usable");
        QTEST(nativeOf(gpu).bf16, "bf16");
        QTEST(nativeOf(gpu).tf32, "bf16");
    }
    void takesBf16WhereACpuComputesIt() {
        Machine machine;
        QVERIFY(nativeOf(machine) == Native());
        machine.amxBf16 = true;
        QVERIFY((nativeOf(machine) == Native{true, false}));
        machine = {};
        machine.avx512bf16 = true;
        QVERIFY((nativeOf(machine) == Native{true, false}));
    }
    void doesAsAskedOrSaysThatItCannot() {
        const Native everything{true, true}, nothing, cpu{true, false};
        QCOMPARE(precisionOn("auto", everything).value_or(""), std::string("bf16"));
        QCOMPARE(precisionOn("auto", nothing).value_or(""), std::string("fp32"));
        QCOMPARE(precisionOn("fp32", everything).value_or(""), std::string("fp32"));
        QCOMPARE(precisionOn("tf32", everything).value_or(""), std::string("tf32"));
        QCOMPARE(precisionOn("bf16", cpu).value_or(""), std::string("bf16"));
        QVERIFY(!precisionOn("bf16", nothing));
        QVERIFY(!precisionOn("tf32", cpu));
    }
};

QTEST_GUILESS_MAIN(PrecisionTest)
#include "precision_test.moc"
