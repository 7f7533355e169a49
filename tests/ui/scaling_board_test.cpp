// A scaling campaign on the Compare page: it is recognized, weak and strong can be chosen, and the ordinary comparison
// is one press away.
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/scaling_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/compare/scaling_board.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class ScalingBoardTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        for (const test::ToldRun& run : test::scaledRuns(test::sampleScaling())) {
            QVERIFY(test::writeTold(Path(sandbox_.home()) / "runs", run));
            ids_ += QString::fromStdString(run.id);
        }
        // A search whose runs differ in more than their sizes.
        for (test::ToldRun run :
             test::scaledRuns({{1, 128, 1, 90}, {2, 256, 1, 46}, {1, 128, 1, 88}, {2, 256, 1, 45}})) {
            run.id.replace(run.id.find("scaled"), 6, "search");
            run.spec.campaign = "search";
            if (searched_.size() == 2) run.spec.optimizer.weightDecay = 1e-3;
            if (searched_.size() == 3) run.spec.optimizer.weightDecay = 1e-2;
            QVERIFY(test::writeTold(Path(sandbox_.home()) / "runs", run));
            searched_ += QString::fromStdString(run.id);
        }
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
    }
    void init() {
        page_ = std::make_unique<ComparePage>(*bench_);
        page_->resize(1400, 860);
        page_->show();
        QSignalSpy shown(&board(), &ScalingBoard::shown);
        page_->showRuns(ids_);
        QTRY_VERIFY(shown.count() > 0);
        QTRY_VERIFY(board().view() && board().view()->rows().size() == 3);  // the studies are read as well
    }
    void cleanup() { page_.reset(); }
    void cleanupTestCase() { bench_.reset(); }

    void aScalingCampaignIsShownAsOne() {
        QVERIFY(board().isVisible() && board().kinds()->isVisible());
        QVERIFY(!page_->findChild<CompareTable*>()->isVisible());
        QVERIFY(!page_->findChild<SearchBoard*>()->isVisible());
        QCOMPARE(table().model()->rowCount(), 3);
        QVERIFY(table().isExpanded(table().model()->index(0, 0)) && !table().isExpanded(table().model()->index(1, 0)));
        // Published rows have a title only, which has the width of the table; the others have figures beside it.
        QVERIFY(table().isFirstColumnSpanned(2, {}) && !table().isFirstColumnSpanned(0, {}));
        QVERIFY(
            page_->findChild<QLabel*>(QStringLiteral("scalingMeasured"))->text().startsWith(QStringLiteral("11 run")));
        QCOMPARE(page_->findChild<QLabel*>(QStringLiteral("scalingModelled"))->text(),
                 QStringLiteral("16 to 64 devices modeled"));
        QCOMPARE(test::lastingClips(*page_), QStringList());
    }

    void strongIsChosen() {
        QSignalSpy shown(&board(), &ScalingBoard::shown);
        Q_EMIT board().kinds()->chosen(1);
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY(board().view()->choice().kind == ScalingKind::Strong);
        QVERIFY(table().model()->index(0, 0).data().toString().startsWith(QStringLiteral("Strong")));
        const ChartSpec& speedUp = page_->findChild<ChartPanel*>(QStringLiteral("scalingSpeedUp"))->view().spec();
        QVERIFY(!speedUp.series.empty() && !speedUp.shades.empty());
    }

    void anotherLawIsChosen() {
        auto* law = page_->findChild<QComboBox*>(QStringLiteral("scalingLaw"));
        QSignalSpy shown(&board(), &ScalingBoard::shown);
        QTest::keyClick(law, Qt::Key_End);
        QTRY_VERIFY(!shown.isEmpty());
        QVERIFY(board().view()->choice().law == ScalingLaw::Universal);
    }

    void theOrdinaryComparisonIsOnePressAway() {
        board().forms()->setCurrent(1);
        Q_EMIT board().forms()->chosen(1);
        QVERIFY(!board().isVisible() && page_->findChild<CompareTable*>()->isVisible());
        QVERIFY(board().forms()->isVisible() && !board().kinds()->isVisible());
        board().forms()->setCurrent(0);
        Q_EMIT board().forms()->chosen(0);
        QVERIFY(board().isVisible());
    }

    void aSearchThatAlsoVariedDevicesIsASearch() {
        page_->showRuns(searched_);
        auto* search = page_->findChild<SearchBoard*>();
        QTRY_VERIFY(search->bar()->isVisible());
        QVERIFY(!board().isVisible() && !board().bar()->isVisible());
    }

    void columnsFillTheTable() {
        page_->resize(2600, 860);
        QTRY_VERIFY(table().viewport()->width() > 1200);
        QTRY_COMPARE(table().header()->length(), table().viewport()->width());
    }

    /// What follows the devices, which is in no other column, is not cut off in the language of the longest words.
    void sizesAreNotElided() {
        QSignalSpy shown(&board(), &ScalingBoard::shown);
        Language::apply(QStringLiteral("es"));
        page_->resize(1200, 860);
        QTRY_VERIFY(!shown.isEmpty());
        QTRY_COMPARE(table().header()->length(), table().viewport()->width());
        const QModelIndex heading = table().model()->index(0, 0);
        const QFontMetrics metrics(table().font());
        constexpr int kMark = 16 + 6;
        QVERIFY(table().model()->rowCount(heading) > 4);  // measured and modelled
        for (int row = 0; row < table().model()->rowCount(heading); ++row) {
            const QModelIndex size = table().model()->index(row, 0, heading);
            const QString text = size.data().toString();
            QVERIFY2(metrics.horizontalAdvance(text) <= table().visualRect(size).width() - kMark, qPrintable(text));
        }
        Language::apply(QStringLiteral("en"));
    }

    void oneSizeIsAnOrdinaryComparison() {
        page_->showRuns({ids_[0], ids_[4]});  // seeds of one size
        QTRY_VERIFY(!board().isVisible() && !board().bar()->isVisible());
    }

    void aRunIsOpenedFromItsRow() {
        QSignalSpy opened(page_.get(), &ComparePage::openRequested);
        const QModelIndex heading = table().model()->index(0, 0), size = table().model()->index(0, 0, heading);
        Q_EMIT table().activated(heading);
        QVERIFY(opened.isEmpty());
        Q_EMIT table().activated(size);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.first().first().toString(), ids_[0]);
    }

private:
    ScalingBoard& board() { return *page_->findChild<ScalingBoard*>(); }
    QTreeView& table() { return *page_->findChild<QTreeView*>(QStringLiteral("scalingTable")); }

    test::SettingsSandbox sandbox_;
    QStringList ids_, searched_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ComparePage> page_;
};

QTEST_MAIN(ScalingBoardTest)
#include "scaling_board_test.moc"
