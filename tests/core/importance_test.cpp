// Shares of the variance, checked against functions whose decomposition is known by hand. A forest flattens what it
// fits, so shares are compared within a stated tolerance.
#include <QtTest/QTest>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "core/analysis/importance.h"

using namespace epochal;

namespace {

/// Runs of a search: `seeds` of each of `configurations`, with parameters uniform from 0 to 1.
struct Search {
    std::vector<SearchParameter> parameters;
    std::vector<std::size_t> configuration;
    std::vector<double> quality;

    template <class Function>
    Search(std::size_t dimensions, std::size_t configurations, std::size_t seeds, double noise, Function function)
        : parameters(dimensions) {
        std::mt19937 random(11), errors(12);  // apart: the same configurations whatever the number of seeds
        std::uniform_real_distribution<double> uniform(0, 1);
        std::normal_distribution<double> error(0, 1);
        for (std::size_t i = 0; i < configurations; ++i) {
            std::vector<double> x;
            for (std::size_t j = 0; j < dimensions; ++j) x.push_back(uniform(random));
            for (std::size_t seed = 0; seed < seeds; ++seed) {
                for (std::size_t j = 0; j < dimensions; ++j) parameters[j].values.push_back(x[j]);
                configuration.push_back(i);
                quality.push_back(function(x) + noise * error(errors));
            }
        }
    }
    [[nodiscard]] Importance importance() const { return importanceOf(parameters, configuration, quality); }
};

bool near(double found, double expected, double tolerance) {
    if (std::abs(found - expected) <= tolerance) return true;
    qWarning("%g, expected %g +- %g", found, expected, tolerance);
    return false;
}

}  // namespace

class ImportanceTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// 3 a + 2 b + 0 c over the unit cube: variances 9/12, 4/12 and 0, so shares 9/13, 4/13 and 0.
    void anAdditiveFunctionIsDivided() {
        const Search search(3, 150, 1, 0, [](const auto& x) { return 3 * x[0] + 2 * x[1]; });
        const Importance found = search.importance();
        QVERIFY(found.why.empty());
        QCOMPARE(found.runs, std::size_t{150});
        QVERIFY(near(found.shares[0].share, 9.0 / 13, 0.08));
        QVERIFY(near(found.shares[1].share, 4.0 / 13, 0.08));
        QVERIFY(near(found.shares[2].share, 0, 0.02));
        QVERIFY(near(found.interactions, 0, 0.08));
        QVERIFY(!found.seed && !found.seedSd);  // one run of each: the noise is not known
        for (const ImportanceShare& share : found.shares)
            QVERIFY(share.low <= share.share && share.share <= share.high && share.high <= 1);
    }

    /// a with variance 1/12 and noise with the variance 1/12: half each.
    void theSeedHasItsShare() {
        const double sd = std::sqrt(1.0 / 12);
        const Search search(2, 60, 4, sd, [](const auto& x) { return x[0]; });
        const Importance found = search.importance();
        QVERIFY(found.seed);
        QVERIFY(near(found.seed->share, 0.5, 0.1));
        QVERIFY(near(found.shares[0].share, 0.5, 0.15));
        QVERIFY(found.shares[1].share < 0.1);
        QVERIFY(near(*found.seedSd, sd, 0.04));
        QVERIFY(found.seed->low < 0.5 && 0.5 < found.seed->high);
    }

    void pureNoiseIsTheSeeds() {
        const Importance found = Search(3, 30, 3, 1, [](const auto&) { return 0.0; }).importance();
        QVERIFY(found.seed->share > 0.7);
        for (const ParameterEffect& effect : found.effects) QVERIFY(effect.form == ParameterEffect::Form::Unclear);
    }

    /// (a - 1/2)(b - 1/2) has no main effect at all.
    void anInteractionIsNoMainEffect() {
        const Search search(2, 200, 1, 0, [](const auto& x) { return (x[0] - 0.5) * (x[1] - 0.5); });
        const Importance found = search.importance();
        QVERIFY(found.shares[0].share < 0.15 && found.shares[1].share < 0.15);
        QVERIFY(found.interactions > 0.7);
    }

    /// Of two equal words with 0 and one with 1: variance 2/9, all of it the word's.
    void wordsAreDivided() {
        Search search(2, 60, 1, 0, [](const auto& x) { return x[0] < 1.0 / 3 ? 1.0 : 0.0; });
        search.parameters[0].words = true;
        for (double& value : search.parameters[0].values) value = std::floor(value * 3);
        const Importance found = search.importance();
        QVERIFY(near(found.shares[0].share, 1, 0.05));
        const ParameterEffect& effect = found.effects[0];
        QVERIFY(effect.form == ParameterEffect::Form::Change);
        QVERIFY(effect.from != 0);
        QCOMPARE(effect.to, 0.0);
        QVERIFY(near(effect.difference, 1, 0.05));
    }

    void effectsSayWhereItIsBest() {
        const Search search(2, 150, 1, 0, [](const auto& x) { return -4 * (x[0] - 0.4) * (x[0] - 0.4) - 1.2 * x[1]; });
        const Importance found = search.importance();
        QVERIFY(found.effects[0].form == ParameterEffect::Form::Best);
        QVERIFY(found.effects[0].from > 0.05 && found.effects[0].from < 0.4);
        QVERIFY(found.effects[0].to > 0.4 && found.effects[0].to < 0.85);
        QVERIFY(found.effects[1].form == ParameterEffect::Form::Change);
        QVERIFY(found.effects[1].from < 0.05 && found.effects[1].to > 0.95);
        QVERIFY(near(found.effects[1].difference, -1.2, 0.25));
    }

    /// Seeds of a configuration are drawn together: as many seeds more do not make the interval narrower.
    void seedsAreNotIndependentEvidence() {
        const auto function = [](const auto& x) { return x[0] + x[1]; };
        const auto width = [&](std::size_t seeds) {
            const Importance found = Search(2, 20, seeds, 1e-6, function).importance();
            return found.shares[0].high - found.shares[0].low;
        };
        QVERIFY(width(8) > 0.5 * width(1));
    }

    void divergedRunsAreCountedNotAveraged() {
        Search search(1, 20, 1, 0, [](const auto& x) { return x[0]; });
        const double before = search.importance().shares[0].share;
        for (int i = 0; i < 3; ++i) {
            search.parameters[0].values.push_back(0.5);
            search.configuration.push_back(20);
            search.quality.push_back(std::numeric_limits<double>::quiet_NaN());
        }
        const Importance found = search.importance();
        QCOMPARE(found.leftOut, std::size_t{3});
        QCOMPARE(found.runs, std::size_t{20});
        QCOMPARE(found.shares[0].share, before);
    }

    void saysWhyItSaysNothing() {
        const auto linear = [](const auto& x) { return x[0]; };
        QVERIFY(!Search(1, 11, 1, 0, linear).importance().why.empty());
        QVERIFY(Search(1, 12, 1, 0, linear).importance().why.empty());
        QVERIFY(!Search(1, 3, 6, 0.1, linear).importance().why.empty());
        QVERIFY(!Search(1, 20, 1, 0, [](const auto&) { return 0.9; }).importance().why.empty());
        Search same(1, 20, 1, 0.1, linear);
        for (double& value : same.parameters[0].values) value = 1;
        const Importance found = same.importance();
        QVERIFY(!found.why.empty() && found.shares.empty());
    }

    void isTheSameEveryTime() {
        const Search search(3, 40, 2, 0.1, [](const auto& x) { return x[0] * x[1] + x[2]; });
        const Importance one = search.importance(), other = search.importance();
        for (std::size_t j = 0; j < 3; ++j) {
            QCOMPARE(one.shares[j].share, other.shares[j].share);
            QCOMPARE(one.shares[j].low, other.shares[j].low);
        }
    }
};

QTEST_APPLESS_MAIN(ImportanceTest)
#include "importance_test.moc"
