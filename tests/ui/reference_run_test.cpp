// Which run another run is compared with.
#include <QTest>

#include "ui/format/formatter.h"
#include "ui/view/reference_run.h"

using namespace epochal;
using namespace epochal::ui;

class ReferenceRunTest : public QObject {
    Q_OBJECT

    static RunRow row(const char* id, std::int64_t number, std::int64_t replicas, double rate, double price) {
        RunRow row;
        row.id = id;
        row.number = number;
        row.state = RunState::Finished;
        row.architecture = "resnet18";
        row.data = "fashion-mnist";
        row.precision = "bf16";
        row.devices = std::to_string(replicas) + " x L4";
        row.provider = "OVHcloud";
        row.instance = "l4-90";
        row.replicas = replicas;
        row.currency = "USD";
        row.priceDate = "2024-05-07";
        row.imagesPerSecond = rate;
        row.pricePerHour = price;
        row.imagesPerSecondPerPrice = rate / price;
        row.createdUtcMillis = number;
        return row;
    }

private Q_SLOTS:
    void initTestCase() { Formatter::setCurrent(QLocale(QLocale::English)); }

    void severalReplicasAreHeldAgainstTheNewestSingleOne() {
        const RunRow own = row("own", 9, 4, 19840, 4.6);
        const RunRows all{row("old", 1, 1, 5600, 1), row("new", 7, 1, 5640, 1), row("two", 8, 2, 11000, 2), own};
        const auto reference = referenceFor(own, all, Formatter::current());
        QVERIFY(reference.has_value());
        QCOMPARE(reference->number, 7);
        QCOMPARE(reference->replicas, 1);
        QCOMPARE(reference->imagesPerSecond, 5640.0);
        QVERIFY(reference->machine.contains(QStringLiteral("OVHcloud l4-90")));
        QVERIFY(reference->price.contains(QStringLiteral("2024-05-07")));
    }
    void singleOnesAgainstTheMostForTheMoney() {
        const RunRow own = row("own", 9, 1, 3000, 1);
        const RunRows all{row("a", 1, 1, 4000, 2), row("b", 2, 1, 3500, 1), own};
        const auto reference = referenceFor(own, all, Formatter::current());
        QCOMPARE(reference->number, 2);
        QCOMPARE(*reference->perPrice, 3500.0);
    }
    void nothingElseWillDo() {
        const RunRow own = row("own", 9, 1, 3000, 1);
        RunRow otherNet = row("a", 1, 1, 4000, 1), otherData = otherNet, otherPrecision = otherNet, failed = otherNet,
               otherMoney = otherNet;
        otherNet.architecture = "resnet50";
        otherData.data = "cifar10";
        otherPrecision.precision = "fp32";
        failed.state = RunState::Failed;
        otherMoney.currency = "EUR";
        QVERIFY(
            !referenceFor(own, {own, otherNet, otherData, otherPrecision, failed, otherMoney}, Formatter::current()));
    }
};

QTEST_MAIN(ReferenceRunTest)
#include "reference_run_test.moc"
