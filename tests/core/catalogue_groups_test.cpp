#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/grouping.h"
#include "core/catalogue/import.h"
#include "core/catalogue/standing.h"

using namespace epochal;

/// Grouping of runs, worked out by hand; thinned curves; runs imported from elsewhere.
class CatalogueGroupsTest : public QObject {
    Q_OBJECT

    static RunRow row(const std::string& provider, std::optional<double> top1, double cost = 1,
                      const std::string& currency = "USD") {
        RunRow r;
        r.name = "n" + provider;
        r.provider = provider;
        r.bestTop1 = top1;
        r.cost = cost;
        r.currency = currency;
        r.seedGroup = provider;
        return r;
    }
    static const Average& of(const RunGroup& group, RunColumn column) {
        return group.averages[static_cast<std::size_t>(column)];
    }

    static RunDirectory made(const Path& runs, const std::string& id, RunSpec spec, Offer offer = {}) {
        if (offer.id.empty()) offer.id = "this-machine";
        return *RunDirectory::create(runs, id, std::move(spec), Machine{}, offer);
    }

private Q_SLOTS:
    /// A session that does not train has no epochs: neither 0 of them, nor a part in a mean.
    void sessionsHaveNoEpochs() {
        RunRow trained = row("AWS", 0.9), other = trained, session = row("AWS", std::nullopt);
        trained.session = other.session = "train";
        trained.epochsDone = 10;
        other.epochsDone = 20;
        session.session = "throughput";
        const auto mixed = groupRuns({trained, session, other}, GroupBy::Provider, RunColumn::Cost, true);
        QCOMPARE(of(mixed[0], RunColumn::Epochs).n, std::size_t{2});
        QCOMPARE(of(mixed[0], RunColumn::Epochs).mean, 15.0);
        const auto alone = groupRuns({session, session}, GroupBy::Provider, RunColumn::Cost, true);
        QCOMPARE(of(alone[0], RunColumn::Epochs).n, std::size_t{0});
    }

    void meansAndSpreadByHand() {
        const RunRows rows{row("AWS", 0.90, 1), row("GCP", 0.80, 5), row("AWS", 0.94, 2), row("AWS", 0.95, 6),
                           row("none", std::nullopt, 7)};
        const auto groups = groupRuns(rows, GroupBy::Provider, RunColumn::BestTop1, true);
        QCOMPARE(groups.size(), std::size_t{3});
        QCOMPARE(groups[0].key, std::string("AWS"));
        QCOMPARE(groups[0].rows, (std::vector<std::size_t>{0, 2, 3}));
        // (0.90 + 0.94 + 0.95) / 3 = 0.93; squares 0.0009 + 0.0001 + 0.0004 = 0.0014, / 2 = 0.0007.
        QCOMPARE(of(groups[0], RunColumn::BestTop1).n, std::size_t{3});
        QVERIFY(std::abs(of(groups[0], RunColumn::BestTop1).mean - 0.93) < 1e-12);
        QVERIFY(std::abs(of(groups[0], RunColumn::BestTop1).sd - std::sqrt(0.0007)) < 1e-12);
        QVERIFY(std::abs(of(groups[0], RunColumn::Cost).mean - 3) < 1e-12);
        QCOMPARE(groups[1].key, std::string("GCP"));
        QCOMPARE(of(groups[1], RunColumn::BestTop1).sd, 0.0);
        // A group without the figure comes last, in ascending order too.
        QCOMPARE(groups[2].key, std::string("none"));
        QCOMPARE(of(groups[2], RunColumn::BestTop1).n, std::size_t{0});
        const auto rising = groupRuns(rows, GroupBy::Provider, RunColumn::BestTop1, false);
        QCOMPARE(rising[0].key, std::string("GCP"));
        QCOMPARE(rising[2].key, std::string("none"));
    }

    void moneyOfSeveralCurrenciesHasNoMean() {
        const RunRows rows{row("AWS", 0.9, 1, "USD"), row("AWS", 0.9, 3, "EUR")};
        const auto groups = groupRuns(rows, GroupBy::Provider, RunColumn::Created, true);
        QCOMPARE(of(groups[0], RunColumn::Cost).n, std::size_t{0});
        QVERIFY(groups[0].currency.empty());
        QCOMPARE(of(groups[0], RunColumn::BestTop1).n, std::size_t{2});
    }

    /// 1.25 and 0.15 were spent; 2 and 4 would have been, elsewhere.
    void whatIfsDoNotAddToCosts() {
        RunRow a = row("AWS", 0.90, 1.25), b = row("AWS", 0.92, 2), c = row("AWS", 0.95, 0.15), d = row("AWS", 0.9, 4);
        b.whatIf = d.whatIf = true;
        const auto cost = static_cast<std::size_t>(RunColumn::Cost);
        const RunGroup both = groupOf({a, b, c, d}, {0, 1, 2, 3});
        QVERIFY(std::abs(*both.sums[cost] - 1.4) < 1e-12 && std::abs(of(both, RunColumn::Cost).mean - 0.7) < 1e-12);
        QCOMPARE(of(both, RunColumn::Cost).n, std::size_t{2});
        QCOMPARE(of(both, RunColumn::BestTop1).n, std::size_t{4});
        QVERIFY(both.whatIfs == 2 && !both.onlyWhatIfs);
        QVERIFY((both.shared >> static_cast<unsigned>(RunColumn::Instance) & 1) == 0);
        const RunGroup only = groupOf({a, b, c, d}, {1, 3});
        QVERIFY(std::abs(*only.sums[cost] - 6) < 1e-12 && only.onlyWhatIfs);
        b.currency = d.currency = "EUR";
        QVERIFY(std::abs(*groupOf({a, b, c, d}, {1, 0, 2, 3}).sums[cost] - 1.4) < 1e-12);
        QCOMPARE(groupOf({a, b, c, d}, {1, 0, 2, 3}).currency, std::string("USD"));
        const RunGroup none = groupOf({a, b, c, d}, {0, 2});
        QVERIFY(none.whatIfs == 0 && !none.onlyWhatIfs && std::abs(*none.sums[cost] - 1.4) < 1e-12);
    }

    void severalSettingsHaveASumAndNoMean() {
        RunRow a = row("AWS", 0.90, 1.25), b = row("AWS", 0.92, 2), c = row("AWS", 0.95, 0.15);
        b.seedGroup = "another";
        c.state = RunState::Failed;
        const auto group = groupRuns({a, b, c}, GroupBy::Provider, RunColumn::Cost, true)[0];
        QCOMPARE(group.settings, std::size_t{2});
        QCOMPARE(group.dataSets, std::size_t{1});
        QCOMPARE(of(group, RunColumn::BestTop1).n, std::size_t{0});
        QVERIFY(std::abs(*group.sums[static_cast<std::size_t>(RunColumn::Cost)] - 3.4) < 1e-12);
        QVERIFY(!group.sums[static_cast<std::size_t>(RunColumn::BestTop1)]);
        std::size_t runs = 0;
        for (std::size_t i = 0; i < group.states.size(); ++i) {
            runs += group.states[i];
            if (standings()[i].state == RunState::Failed) QCOMPARE(group.states[i], std::size_t{1});
        }
        QCOMPARE(runs, std::size_t{3});
        // By the sum, not by the cost of a run: 3.4 before 3.
        const auto groups = groupRuns({row("GCP", 0.9, 3), a, b, c}, GroupBy::Provider, RunColumn::Cost, true);
        QCOMPARE(groups[0].key, std::string("AWS"));
        b.currency = "EUR";
        QVERIFY(!groupOf({a, b}, {0, 1}).sums[static_cast<std::size_t>(RunColumn::Cost)]);
    }

    void accuraciesOnSeveralDataSetsHaveNoMean() {
        RunRow a = row("AWS", 0.90), b = row("AWS", 0.50);
        a.task = "fashion-mnist 60000/10000", b.task = "synthetic 1000/100 3x8x8, 10";
        a.costToTarget = b.costToTarget = 1;
        const auto group = groupRuns({a, b}, GroupBy::Provider, RunColumn::BestTop1, true)[0];
        QVERIFY(group.mixedTasks && !group.mixedTargets);
        QCOMPARE(of(group, RunColumn::BestTop1).n, std::size_t{0});
        QCOMPARE(of(group, RunColumn::CostToTarget).n, std::size_t{0});
        QCOMPARE(of(group, RunColumn::Cost).n, std::size_t{2});
        b.task = a.task;
        b.target = 90;
        const auto alike = groupRuns({a, b}, GroupBy::Provider, RunColumn::BestTop1, true)[0];
        QCOMPARE(of(alike, RunColumn::BestTop1).n, std::size_t{2});
        QCOMPARE(of(alike, RunColumn::CostToTarget).n, std::size_t{0});  // the targets differ
    }

    void whatIsNoNumberBreaksNoOrder() {
        const double nan = std::nan(""), infinity = std::numeric_limits<double>::infinity();
        RunRows rows;
        for (int i = 0; i < 200; ++i)
            rows.add(row("p" + std::to_string(i), i % 3 == 0 ? nan : i % 7 == 0 ? infinity : i / 200.0, nan));
        for (const bool descending : {false, true}) {
            const auto groups = groupRuns(rows, GroupBy::Provider, RunColumn::BestTop1, descending);
            bool ended = false;
            double last = descending ? 2 : -1;
            for (const RunGroup& group : groups) {
                const Average& top1 = of(group, RunColumn::BestTop1);
                QCOMPARE(of(group, RunColumn::Cost).n, std::size_t{0});
                QVERIFY(!(ended && top1.n > 0));  // those without a figure come last
                ended |= top1.n == 0;
                if (top1.n == 0) continue;
                QVERIFY(std::isfinite(top1.mean) && (descending ? top1.mean < last : top1.mean > last));
                last = top1.mean;
            }
        }
    }

    void wordsThatAllShareAreMarked() {
        RunRow a = row("AWS", 0.9), b = row("AWS", 0.9);
        b.architecture = "resnet50";
        const auto group = groupRuns({a, b}, GroupBy::Provider, RunColumn::Created, true)[0];
        QVERIFY((group.shared >> static_cast<unsigned>(RunColumn::Provider) & 1) == 1);
        QVERIFY((group.shared >> static_cast<unsigned>(RunColumn::Architecture) & 1) == 0);
    }

    void seedsOfOneConfigurationStandTogether() {
        QTemporaryDir home;
        const Path runs = home.path().toStdString();
        RunSpec spec;
        Offer offer;
        offer.id = "aws";
        std::vector<RunRow> rows;
        const auto add = [&](const std::string& id, const RunSpec& s, const Offer& o) {
            rows.push_back(rowOf(made(runs, id, s, o), Figures{}));
        };
        add("first", spec, offer);
        spec.seed = 2, spec.name = "other name", spec.campaign = "sweep";
        add("seed", spec, offer);
        spec.optimizer.globalBatch = 256;
        add("batch", spec, offer);
        spec.optimizer.globalBatch = 128;
        offer.id = "gcp";
        add("offer", spec, offer);
        QCOMPARE(rows[0].seedGroup, rows[1].seedGroup);
        QVERIFY(rows[0].seedGroup != rows[2].seedGroup);
        QVERIFY(rows[0].seedGroup != rows[3].seedGroup);
    }

    void namesOfGroupingsComeBack() {
        for (const GroupBy by : {GroupBy::None, GroupBy::Seeds, GroupBy::Model, GroupBy::Data, GroupBy::Provider,
                                 GroupBy::Devices, GroupBy::Campaign})
            QVERIFY(groupByFromName(name(by)) == by);
        QVERIFY(!groupByFromName("colour"));
        QVERIFY(groupRuns({row("a", 1)}, GroupBy::None, RunColumn::Cost, true).empty());
    }

    /// Grouped by seeds, single runs stay runs, in the order of their own figure among the groups' means.
    void aRunWithoutOtherSeedsIsSortedByItsFigure() {
        RunRow lost = row("lost", 0.99);
        lost.state = RunState::Unreadable;
        const RunRows rows{row("one", 0.90), row("pair", 0.80), row("pair", 0.94), row("two", 0.86), lost};
        std::string order;
        for (const RunGroup& group : groupRuns(rows, GroupBy::Seeds, RunColumn::BestTop1, true))
            order += group.key + " ";
        QCOMPARE(order, std::string("none npair ntwo nlost "));  // 0.90, 0.87, 0.86, unknown
        order.clear();
        for (const RunGroup& group : groupRuns(rows, GroupBy::Seeds, RunColumn::Cost, false)) order += group.key + " ";
        QCOMPARE(order, std::string("none npair ntwo nlost "));  // all cost the same: the order given
    }

    /// Against two passes over the same figures, with a mean a million times the spread.
    void theSpreadOfFiguresFarFromZeroIsExact() {
        std::vector<double> costs;
        RunRows rows;
        for (int i = 0; i < 1000; ++i) {
            costs.push_back(1e6 + 0.001 * (i * 7919 % 1000));
            rows.add(row("AWS", 0.9, costs.back()));
        }
        long double mean = 0, squares = 0;
        for (const double cost : costs) mean += cost / 1000.0L;
        for (const double cost : costs) squares += (cost - mean) * (cost - mean);
        const Average cost = of(groupRuns(rows, GroupBy::Provider, RunColumn::Cost, true)[0], RunColumn::Cost);
        QVERIFY(std::abs(cost.mean - static_cast<double>(mean)) < 1e-9);
        QVERIFY(std::abs(cost.sd / static_cast<double>(std::sqrt(squares / 999)) - 1) < 1e-7);
    }

    void aThinCurveKeepsEveryExtreme() {
        std::vector<float> curve(10000, 0.5f);
        curve[3333] = 0.99f;
        curve[7777] = 0.01f;
        for (std::size_t i = 5000; i < 5200; ++i) curve[i] = std::numeric_limits<float>::quiet_NaN();
        const std::vector<float> thin = thinCurve(curve);
        QCOMPARE(thin.size(), kCurveValues);
        QVERIFY(std::ranges::find(thin, 0.99f) != thin.end());
        QVERIFY(std::ranges::find(thin, 0.01f) != thin.end());
        QVERIFY(std::ranges::any_of(thin, [](float v) { return std::isnan(v); }));
        QCOMPARE(thinCurve({0.1f, 0.2f}), (std::vector<float>{0.1f, 0.2f}));
    }

    void runsAreCopiedAndTheOriginalsStay() {
        QTemporaryDir home, elsewhere;
        const Path from = elsewhere.path().toStdString() + "/collected", runs = home.path().toStdString() + "/runs";
        RunSpec spec;
        spec.name = "brought in";
        const RunDirectory source = made(from, "20260101-000000-aaaaaaaa", spec);
        made(from, "20260101-000000-bbbbbbbb", spec);
        std::ofstream(source.checkpoints() / "step.ckpt") << "weights";
        std::filesystem::create_symlink("/etc/hostname", source.path() / "link");
        std::filesystem::create_directories(from / "no run");
        std::filesystem::create_directories(from / "broken");
        std::ofstream(from / "broken" / "run.json") << "{}";
        const ImportReport report = importRuns(from, runs);
        QCOMPARE(report.copied.size(), std::size_t{2});
        QCOMPARE(report.refused.size(), std::size_t{1});
        QVERIFY(report.refused[0].where.find("broken") != std::string::npos);
        QVERIFY(std::filesystem::exists(source.events()));
        const Path copy = runs / source.id();
        QCOMPARE(RunDirectory::open(copy)->spec().name, std::string("brought in"));
        QVERIFY(std::filesystem::exists(copy / "checkpoints" / "step.ckpt"));
        QVERIFY(!std::filesystem::exists(std::filesystem::symlink_status(copy / "link")));
        // Importing again overwrites nothing.
        const ImportReport again = importRuns(from, runs);
        QCOMPARE(again.known.size(), std::size_t{2});
        QVERIFY(again.copied.empty());
    }

    void aRunInTrainingAndAnIdThatLeadsElsewhereAreRefused() {
        QTemporaryDir home, elsewhere;
        const Path from = elsewhere.path().toStdString(), runs = home.path().toStdString() + "/runs";
        const RunDirectory busy = made(from, "busy", {});
        const auto lock = FileLock::tryLock(busy.lockFile()).value();
        const RunDirectory evil = made(from, "evil", {});
        std::ofstream(evil.path() / "run.json") << "{\"format\":\"epochal-run\",\"version\":1,\"id\":\"../../"
                                                   "evil\",\"created\":\"2026-11-21T14:10:32.123Z\"}";
        const ImportReport report = importRuns(from, runs);
        QVERIFY(report.copied.empty());
        QCOMPARE(report.refused.size(), std::size_t{2});
        QVERIFY(std::filesystem::is_empty(runs));
        // A single run's folder may be chosen directly; a folder without runs is reported as such.
        QCOMPARE(importRuns(busy.path(), runs).refused[0].kind, ErrorKind::Locked);
        QTemporaryDir empty;
        QCOMPARE(importRuns(empty.path().toStdString(), runs).refused.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(CatalogueGroupsTest)
#include "catalogue_groups_test.moc"
