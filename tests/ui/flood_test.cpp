// A run that writes more notices than anyone can read: the window stays responsive and keeps what it can show.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include "core/events/codec.h"
#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"

using namespace epochal;
using namespace epochal::ui;

class FloodTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Many notices at once must not freeze the window. Here a worker that writes them is found at the start.
    void manyNoticesAreTakenInPieces() {
        constexpr std::int64_t kNotices = 40'000;
        QTemporaryDir home;
        const Path runs = Path(home.path().toStdString()) / "runs";
        const std::string id = "20261121-141032-00000001";
        Offer offer;
        offer.id = "this-machine";
        offer.kind = PriceKind::Own;
        offer.pricePerHour = *Decimal::parse("0.11");
        offer.date = "2026-11-21";
        const RunDirectory run = *RunDirectory::create(runs, id, RunSpec{}, Machine{}, offer);
        {
            std::ofstream log(run.events(), std::ios::app);
            for (std::int64_t i = 1; i <= kNotices; ++i)
                log << encode({1, i, 1795000000000 + i, 1, 1,
                               Notice{Severity::Warning, "x", {"notice %1", {i}}, {"nothing to do", {}}}});
        }
        const auto lock = FileLock::tryLock(run.lockFile()).value();  // as a worker would hold it
        Workbench bench(home.path().toStdString(), "/bin/true");
        QSignalSpy drawn(&bench.runs(), &LiveRuns::figuresChanged);
        const QString name = QString::fromStdString(id);
        const auto last = [&]() -> std::int64_t {
            const Figures* figures = bench.runs().figures(name);
            if (!figures || figures->notable.empty()) return 0;
            return figures->notable.back().sequence;
        };
        QTRY_COMPARE_WITH_TIMEOUT(last(), kNotices, test::kPatience);
        // The event loop ran in between.
        QVERIFY(drawn.count() >= kNotices / static_cast<std::int64_t>(LiveRuns::kEventsADrain));
        QVERIFY(bench.runs().figures(name)->notable.size() <= 2 * kMostNotable);
        QVERIFY(bench.issues().rowCount() <= Issues::kMost);
        QVERIFY(bench.issues().rowCount() > Issues::kMost / 2);
    }

private:
    test::SettingsSandbox settings_;
};

QTEST_MAIN(FloodTest)
#include "flood_test.moc"
