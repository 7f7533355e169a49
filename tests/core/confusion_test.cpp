// Confusion matrices and worst samples by hand.
#include <QTest>

#include "core/analysis/confusion.h"

using namespace epochal;

namespace {

/// Ten samples of four classes; of class 3 there are none. Worked out on paper:
///            0  1  2  3   of
///        0   2  1  0  0    3
///        1   2  1  0  1    4
///        2   0  0  3  0    3
Predictions ten() {
    Predictions predictions;
    predictions.epoch = 4;
    predictions.classes = 4;
    const auto add = [&](int label, int predicted, float loss) {
        predictions.answers.push_back({label, predicted, 0.25F, 0.5F, loss});
    };
    add(0, 0, 0.1F);
    add(1, 0, 2.0F);
    add(2, 2, 0.2F);
    add(1, 3, 3.0F);
    add(0, 1, 2.5F);
    add(0, 0, 0.3F);
    add(1, 1, 0.4F);
    add(1, 0, 2.0F);
    add(2, 2, 0.0F);
    add(2, 2, 0.5F);
    return predictions;
}

using Samples = std::vector<std::int64_t>;

}  // namespace

class ConfusionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsEachCell() {
        const Confusion confusion(ten());
        const std::int64_t expected[4][4] = {{2, 1, 0, 0}, {2, 1, 0, 1}, {0, 0, 3, 0}, {0, 0, 0, 0}};
        for (int truth = 0; truth < 4; ++truth)
            for (int predicted = 0; predicted < 4; ++predicted)
                QCOMPARE(confusion.count(truth, predicted), expected[truth][predicted]);
        QCOMPARE(confusion.classes(), std::int64_t{4});
        QCOMPARE(confusion.samples(), std::int64_t{10});
        QCOMPARE(confusion.correct(), std::int64_t{6});
        QCOMPARE(confusion.wrong(), std::int64_t{4});
        QCOMPARE(confusion.top1(), 0.6);
    }
    void dividesByRowAndByColumn() {
        const Confusion confusion(ten());
        QCOMPARE(confusion.recall(0), std::optional(2.0 / 3));
        QCOMPARE(confusion.recall(1), std::optional(1.0 / 4));
        QCOMPARE(confusion.recall(2), std::optional(1.0));
        QCOMPARE(confusion.precision(0), std::optional(2.0 / 4));
        QCOMPARE(confusion.precision(1), std::optional(1.0 / 2));
        QCOMPARE(confusion.precision(2), std::optional(1.0));
        QCOMPARE(confusion.precision(3), std::optional(0.0));
        QCOMPARE(confusion.samplesOf(1), std::int64_t{4});
        QCOMPARE(confusion.takenFor(0), std::int64_t{4});
    }
    /// There is no share of nothing: class 3 has no samples, and nothing was taken for class 4.
    void hasNoShareOfNothing() {
        Predictions predictions = ten();
        predictions.classes = 5;
        const Confusion confusion(predictions);
        QVERIFY(!confusion.recall(3));
        QVERIFY(!confusion.recall(4));
        QVERIFY(!confusion.precision(4));
    }
    /// 2 of 4, then the two pairs with one mistake: 1 of 3 is a larger share than 1 of 4.
    void ordersThePairs() {
        const Confusion confusion(ten());
        const std::vector<ConfusedPair> expected{{1, 0, 2, 4}, {0, 1, 1, 3}, {1, 3, 1, 4}};
        QVERIFY(confusion.pairs(10) == expected);
        QVERIFY(confusion.pairs(2) == std::vector<ConfusedPair>(expected.begin(), expected.begin() + 2));
        QVERIFY(confusion.pairs(0).empty());
    }
    void knowsNothingOfNoSamples() {
        const Confusion none;
        QCOMPARE(none.samples(), std::int64_t{0});
        QCOMPARE(none.count(0, 0), std::int64_t{0});
        QVERIFY(none.pairs(5).empty());
    }
    /// Pairs that share a class stand together, whatever lies between them in the list.
    void putsConfusedClassesSideBySide() {
        const std::vector<ConfusedPair> pairs{
            {7, 8, 9, 20}, {1, 2, 8, 20}, {8, 9, 7, 20}, {2, 9, 1, 20}, {5, 6, 1, 20}};
        using Classes = std::vector<std::int32_t>;
        QVERIFY(classesOf({pairs.data(), 2}, 10) == (Classes{7, 8, 1, 2}));
        QVERIFY(classesOf({pairs.data(), 3}, 10) == (Classes{7, 8, 9, 1, 2}));
        QVERIFY(classesOf(pairs, 10) == (Classes{7, 8, 9, 1, 2, 5, 6}));
        // A pair that no longer fits is left out; one that needs no new class is not.
        QVERIFY(classesOf(pairs, 5) == (Classes{7, 8, 9, 1, 2}));
        QVERIFY(classesOf({}, 5).empty());
    }
    void ordersTheWorst() {
        const Predictions predictions = ten();
        QVERIFY(worstSamples(predictions, 4) == (Samples{3, 4, 1, 7}));
        QVERIFY(worstSamples(predictions, 100).size() == 10);
        const auto taken = [](const ClassAnswer& one) { return one.label == 1 && one.predicted == 0; };
        QVERIFY(worstSamples(predictions, 100, taken) == (Samples{1, 7}));
    }
    void ordersTheWorstNumbers() {
        Predictions predictions;
        predictions.numbers = {{10, 11}, {10, 4}, {-5, -5}, {0, 6}};
        QVERIFY(worstSamples(predictions, 3) == (Samples{1, 3, 0}));
    }
};

QTEST_GUILESS_MAIN(ConfusionTest)
#include "confusion_test.moc"
