#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include "core/analysis/accelerator.h"
#include "tests/support/patience.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/format/language.h"
#include "ui/pages/configure/cost_panel.h"
#include "ui/pages/configure/estimate_breakdown.h"
#include "ui/pages/configure/offers_model.h"
#include "ui/pages/configure/spec_document.h"
#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class CostPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        document_ = std::make_unique<SpecDocument>(bench_->history());
        RunSpec spec;
        spec.model.architecture = "resnet50";
        spec.data.source = "synthetic";
        spec.data.channels = 3;
        spec.data.height = spec.data.width = 224;
        spec.data.classes = 1000;
        spec.data.trainImages = 1281167;
        spec.data.validationImages = 50000;
        spec.optimizer.globalBatch = 256;
        spec.price.preparationMinutes = 20;
        document_->begin(spec, {});
        panel_ = std::make_unique<CostPanel>(*bench_, *document_);
        panel_->resize(460, 760);
        panel_->show();
        table_ = panel_->findChild<QTableView*>(QStringLiteral("offersTable"));
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    void cleanup() {
        panel_.reset();
        document_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void ranksOffersFromPublishedRows() {
        QTRY_VERIFY(ranked() > 20);
        double last = 0;
        bool before = true;
        const auto* model = static_cast<const OffersModel*>(table_->model());
        for (int row = 0; row < model->rowCount(); ++row) {
            const Estimate& one = *model->estimateAt(row);
            if (one.offer.id == "this-machine") continue;
            const bool now = one.notRanked.empty();
            QVERIFY(before || !now);
            before = now;
            if (!now) {
                QVERIFY(!model->index(row, OffersModel::Time).data(OffersModel::ReasonRole).toString().isEmpty());
                QVERIFY(table_->columnSpan(row, OffersModel::Time) > 1);
                continue;
            }
            QVERIFY(one.cost->mid >= last);
            QVERIFY(!one.words.empty() && !one.width.empty());
            last = one.cost->mid;
        }
    }
    void theChosenOfferShowsItsParts() {
        QTRY_VERIFY(ranked() > 20);
        Q_EMIT table_->clicked(table_->model()->index(5, 0));
        const Offer* chosen = panel_->chosen();
        QVERIFY(chosen);
        QTRY_VERIFY(!label("estimateTotal").isEmpty());
        QVERIFY(label("estimateStanding").contains(QStringLiteral("can be ranked")));
        QVERIFY(label("estimateBasis").contains(QStringLiteral("ublished results")));
        QVERIFY(panel_->findChild<QLabel*>(QStringLiteral("estimateBudget"))->isHidden());
        document_->set(*findField("stop.budget"), "0.01");
        QVERIFY(label("estimateBudget").startsWith(QStringLiteral("Over the budget")));
        document_->set(*findField("stop.budget"), "100000");
        QVERIFY(label("estimateBudget").startsWith(QStringLiteral("Within the budget")));
    }
    /// An earlier import kept one offer for each region, now merged into one; a spec may still name it by any of the
    /// ids.
    void anOfferIsChosenByTheIdOfAnyOfItsRegions() {
        Offer offer = *bench_->prices().book().find("runpod/rtx-4090-secure/-/on-demand/2026-09-25");
        offer.instance = "many";
        setRegions(offer, "r2; r1");
        bool done = false;
        bench_->prices().importOffers({offer}, [&](const auto& outcome) { done = outcome.ok(); });
        QTRY_VERIFY(done);
        document_->set(*findField("price.offer"), "runpod/many/r2/on-demand/2026-09-25");
        QVERIFY(panel_->chosen());
        QCOMPARE(panel_->chosen()->id, std::string("runpod/many/r1/on-demand/2026-09-25"));
        const auto* model = static_cast<const OffersModel*>(table_->model());
        const QString id = QStringLiteral("runpod/many/r1/on-demand/2026-09-25");
        QTRY_VERIFY(model->rowOfId(id) >= 0 && table_->currentIndex().row() == model->rowOfId(id));
        QTRY_VERIFY(!label("estimateTotal").isEmpty());
    }
    void anEditChangesTheEstimate() {
        QTRY_VERIFY(ranked() > 20);
        const auto* model = static_cast<const OffersModel*>(table_->model());
        const double before = model->estimateAt(1)->seconds->mid - 1200;
        const std::string id = model->at(1)->id;
        document_->set(*findField("stop.epochs"), 10);
        QTRY_VERIFY([&] {
            const int row = model->rowOfId(QString::fromStdString(id));
            return row >= 0 && std::abs((model->estimateAt(row)->seconds->mid - 1200) / before - 2) < 1e-6;
        }());
    }
    void theGoalIsAskedForWhereThereIsATarget() {
        auto* goal = panel_->findChild<Segments*>(QStringLiteral("estimateGoal"));
        QVERIFY(!goal->isVisible());
        document_->set(*findField("stop.target"), 75.0);
        QVERIFY(goal->isVisible());
        QTRY_COMPARE(label("estimateSummary"),
                     QStringLiteral("None of your runs with this model and data has reached the target, so all epochs "
                                    "are counted."));
    }
    /// A GPU that the table does not have is taken for a recent one.
    void theShippedOffersNameKnownAccelerators() {
        for (const Offer& offer : bench_->prices().book().offers)
            QVERIFY2(offer.accelerator.empty() || findAccelerator(offer.accelerator, offer.memoryGbEach),
                     offer.accelerator.c_str());
        QVERIFY(!findAccelerator("T4g")->bf16 && !findAccelerator("Quadro M4000")->bf16);
    }
    /// Without any estimate it is not known whether a run has reached the target: nothing is said of it.
    void nothingIsSaidOfTheTargetWithoutAnEstimate() {
        document_->set(*findField("data.source"), "idx");
        document_->set(*findField("stop.target"), 75.0);
        QTRY_COMPARE(label("estimateSummary"), QStringLiteral("No estimates; each row says why."));
    }
    /// Figures of one run beside "3 runs" are said to be under way until those of three runs are known.
    void oneRunsFiguresAreNotThoseOfThree() {
        QTRY_VERIFY(ranked() > 20);
        const auto estimating = [this] { return label("estimateSummary").contains(QStringLiteral("Estimating")); };
        QVERIFY(!estimating());
        document_->setSeeds(3);
        QVERIFY2(label("estimateSummary").startsWith(QStringLiteral("3 run(s)")), qPrintable(label("estimateSummary")));
        QVERIFY(estimating());
        QTRY_VERIFY(!estimating());
        QCOMPARE(static_cast<const OffersModel*>(table_->model())->estimateAt(1)->runs, std::int64_t{3});
    }
    void narrowPanelsGiveUpColumnsNotWords_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// The cost range column is dropped first, then memory, before a name gets narrower than 200 pixels; every row has
    /// the same height, however long the reason of one without a rank, and room for its text.
    void narrowPanelsGiveUpColumnsNotWords() {
        QFETCH(QString, language);
        Language::apply(language);
        QTRY_VERIFY(ranked() > 20);
        bool memory = true, range = true;
        for (const int width : {640, 560, 460, 400, 364, 640, 364}) {
            panel_->resize(width, 760);
            QCoreApplication::processEvents();
            const int least = width < 400 ? 170 : 200;  // below this width, time and cost alone leave no more
            QVERIFY2(table_->columnWidth(OffersModel::Title) >= least, qPrintable(QString::number(width)));
            QVERIFY(!table_->isColumnHidden(OffersModel::Time) && !table_->isColumnHidden(OffersModel::Cost));
            range = !table_->isColumnHidden(OffersModel::CostRange);
            memory = !table_->isColumnHidden(OffersModel::Memory);
            QVERIFY(memory || !range);
            if (width == 640) QVERIFY(range);
            QStyleOptionViewItem option;
            for (int column = OffersModel::Time; column < OffersModel::ColumnCount; ++column)
                option.rect.setWidth(option.rect.width() + table_->columnWidth(column));
            for (int row = 0; row < table_->model()->rowCount(); ++row) {
                if (table_->isRowHidden(row)) continue;
                const QModelIndex cell = table_->model()->index(row, OffersModel::Time);
                QVERIFY(table_->rowHeight(row) >= table_->itemDelegateForIndex(cell)->sizeHint(option, cell).height());
                QCOMPARE(table_->rowHeight(row), 40);
            }
            QCOMPARE(table_->horizontalScrollBar()->maximum(), 0);
        }
        QVERIFY(!range);
        Language::apply(QStringLiteral("en"));
    }
    /// Varying a field changes the estimates and their order: the list keeps its scroll position, and the chosen offer
    /// stays above it.
    void theListKeepsItsPlace() {
        QTRY_VERIFY(ranked() > 20);
        Q_EMIT table_->clicked(table_->model()->index(7, 0));
        const std::string chosen = panel_->chosen()->id;
        const auto* pinned = panel_->findChild<QTableView*>(QStringLiteral("chosenOffer"));
        const auto shown = [&] {
            return pinned->indexAt(QPoint(20, pinned->viewport()->height() / 2)).data(OffersModel::IdRole).toString();
        };
        QTRY_COMPARE(shown().toStdString(), chosen);
        QCOMPARE(pinned->viewport()->height(), 40);
        const auto* model = static_cast<const OffersModel*>(table_->model());
        QVERIFY(table_->isRowHidden(model->rowOfId(QString::fromStdString(chosen))));
        for (const int place : {0, 400}) {
            table_->verticalScrollBar()->setValue(place);
            const double before = model->estimateAt(1)->seconds->mid;
            document_->set(*findField("stop.epochs"), place == 0 ? 10 : 20);
            QTRY_VERIFY(model->estimateAt(1)->seconds && model->estimateAt(1)->seconds->mid != before);
            QTest::qWait(20);
            QCOMPARE(table_->verticalScrollBar()->value(), place);
            QCOMPARE(shown().toStdString(), chosen);
            QVERIFY(table_->isRowHidden(model->rowOfId(QString::fromStdString(chosen))));
        }
    }
    void withoutAnyEstimateEachOfferSaysWhy() {
        document_->begin(RunSpec{},
                         {});  // 78,000 parameters: no published row is near it, and nothing was trained here
        const auto* model = static_cast<const OffersModel*>(table_->model());
        QTRY_VERIFY(model->rowCount() > 20 && ranked() == 0 && !model->estimateAt(1)->notRanked.empty());
        int unestimated = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QString reason = model->index(row, OffersModel::Time).data(OffersModel::ReasonRole).toString();
            QVERIFY(!reason.isEmpty());
            unestimated += reason.startsWith(QStringLiteral("No estimate")) ? 1 : 0;
        }
        QVERIFY(unestimated > 10);
        QVERIFY2(label("estimateSummary").startsWith(QStringLiteral("No estimates")),
                 qPrintable(label("estimateSummary")));
    }

    /// Pictures for visual inspection, written to the folder in EPOCHAL_PICTURES.
    void pictures() {
        if (!qEnvironmentVariableIsSet("EPOCHAL_PICTURES")) QSKIP("EPOCHAL_PICTURES names no folder");
        QTRY_VERIFY(ranked() > 20);
        document_->set(*findField("stop.budget"), "30");
        Q_EMIT table_->clicked(table_->model()->index(8, 0));
        QTest::qWait(600);
        const QString folder = qEnvironmentVariable("EPOCHAL_PICTURES");
        for (const auto& [name, width] : {std::pair("wide", 460), std::pair("narrow", 372)}) {
            panel_->resize(width, 760);
            QTest::qWait(50);
            QVERIFY(panel_->grab().save(QStringLiteral("%1/cost-%2.png").arg(folder, QLatin1String(name))));
        }
    }

private:
    [[nodiscard]] int ranked() const {
        int count = 0;
        for (int row = 0; row < table_->model()->rowCount(); ++row)
            count += table_->model()->index(row, OffersModel::Cost).data().toString().isEmpty() ? 0 : 1;
        const auto* model = static_cast<const OffersModel*>(table_->model());
        return model->rowCount() > 1 && model->estimateAt(1)->seconds ? count : 0;
    }
    [[nodiscard]] QString label(const char* name) const {
        return panel_->findChild<QLabel*>(QLatin1String(name))->text();
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<SpecDocument> document_;
    std::unique_ptr<CostPanel> panel_;
    QTableView* table_ = nullptr;
};

QTEST_MAIN(CostPanelTest)
#include "cost_panel_test.moc"
