// The Compare page's table; every number is worked out from the runs of the fixture.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/ui/support/compare_fixture.h"
#include "tests/ui/support/documents.h"
#include "ui/pages/compare/compare_charts.h"
#include "ui/pages/compare/compare_head.h"
#include "ui/pages/compare/compare_model.h"
#include "ui/pages/compare/compare_table.h"
#include "ui/pages/parts/segments.h"

using namespace epochal;
using namespace epochal::ui;

namespace {
const double kNone = std::numeric_limits<double>::quiet_NaN();
}

class CompareFiguresTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(its_.fill()); }
    void init() { QVERIFY(its_.openPage()); }
    void cleanup() { its_.closePage(); }
    void cleanupTestCase() { its_.end(); }

    /// Whole runs. On the wall 300, 210, 180, 200 s, with preparation 360, 270, 240, 260; billed by the minute 360,
    /// 300, -, 300, by the second 240. At 0.1 cent a second: 0.36, 0.30; at 0.2 cent: 0.48; 0.30.
    void wholeRunsUnderThreeClocks() {
        QCOMPARE(its_.names(),
                 (QStringList{QStringLiteral("acme, 2 seed(s)"), QStringLiteral("beta"), QStringLiteral("short")}));
        QVERIFY(its_.figuresAre("cost", {0.33, 0.48, 0.30}));
        QVERIFY(its_.figuresAre("quality", {0.82, 0.79, 0.45}));
        its_.chooseClock(0);
        QVERIFY(its_.figuresAre("time", {225, 160, 180}));
        its_.chooseClock(1);
        QVERIFY(its_.figuresAre("time", {255, 180, 200}));
        its_.chooseClock(2);
        QVERIFY(its_.figuresAre("time", {330, 240, 300}));
        QVERIFY(its_.figuresAre("cost", {0.33, 0.48, 0.30}));  // the cost is what is billed, whatever the time basis
    }

    /// 9000 images an epoch: 100 and 150 images/s, together 2 / (1/100 + 1/150) = 120; 225; 100. Two devices compared
    /// with one: 225 / (2 x 120).
    void ratesWorthAndScaling() {
        QVERIFY(its_.figuresAre("rate", {120, 225, 100}));
        QVERIFY(its_.figuresAre("worth", {120 / 3.6, 225 / 7.2, 100 / 3.6}));
        QVERIFY(its_.figuresAre("efficiency", {kNone, 225.0 / 240, kNone}));
        QCOMPARE(its_.cell("efficiency", 1), QStringLiteral("94"));
        its_.chooseClock(0);
        QVERIFY(its_.figuresAre("speedup", {kNone, 225.0 / 160, kNone}));
        QVERIFY(its_.figuresAre("time-efficiency", {kNone, 225.0 / 160 / 2, kNone}));
    }

    /// 70 %: reached after two epochs of acme (200 s, 140 s on the wall), three of beta (135 s), never by short. Billed
    /// with preparation: 300, 240, 195 s, which cost 0.30, 0.24, 0.39 USD.
    void aTargetStopsEveryRunWhereItIsReached() {
        its_.typeTarget(70);
        QVERIFY(its_.figuresAre("cost", {0.27, 0.39, kNone}));
        QVERIFY(its_.figuresAre("reached", {2, 3, kNone}));
        QCOMPARE(its_.cell("success", 0), QStringLiteral("2 of 2"));
        QCOMPARE(its_.cell("reached", 0), QStringLiteral("2"));
        its_.chooseClock(0);
        QVERIFY(its_.figuresAre("time", {150, 120, kNone}));
        its_.chooseClock(1);
        QVERIFY(its_.figuresAre("time", {170, 135, kNone}));
        its_.chooseClock(2);
        QVERIFY(its_.figuresAre("time", {270, 195, kNone}));
        QVERIFY2(its_.cell("frontier", 2).contains(QStringLiteral("the best value was 45")),
                 qPrintable(its_.cell("frontier", 2)));
        QCOMPARE(reachedText(), QStringLiteral("reached by 3 of 4"));
        QCOMPARE(its_.cell("against", 1), QStringLiteral("1.4\u00a0×"));  // 0.39 / 0.27
    }

    /// 82 %: one of the two seeds reaches it, after 210 s plus 60 s of preparation, billed as 300 s; the other fails
    /// after 300 s plus 60. Both are paid for, 0.30 + 0.36, and both are waited for.
    void aSeedThatFailsIsPaidByTheOther() {
        its_.typeTarget(82);
        QVERIFY(its_.figuresAre("cost", {0.66, kNone, kNone}));
        its_.chooseClock(1);
        QVERIFY(its_.figuresAre("time", {510, kNone, kNone}));
        QCOMPARE(its_.cell("success", 0), QStringLiteral("1 of 2"));
        QVERIFY(test::same(its_.figure("reached", 0), 3));  // only of the one that reached it
    }

    void theSliderAndTheFieldAreOneTarget() {
        auto* slider = its_.page().findChild<QSlider*>(QStringLiteral("compareTargetSlider"));
        auto* field = its_.page().findChild<QDoubleSpinBox*>(QStringLiteral("compareTargetField"));
        its_.typeTarget(70);
        QCOMPARE(slider->value(), 700);  // in steps of a tenth of a percent
        QCOMPARE(slider->minimum(), 400);
        QCOMPARE(slider->maximum(), 840);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(field->value(), 70.1);
        // The first seed reaches exactly 70 %: a tenth more has to wait for the third epoch, 360 s billed.
        QVERIFY(its_.figuresAre("cost", {(0.36 + 0.24) / 2, 0.39, kNone}));
        slider->setValue(slider->minimum());
        QVERIFY(its_.figuresAre("reached", {1, 1, 1}));
    }

    void columnsOfAccuracyAreMeansOverSeeds() {
        QVERIFY(its_.figuresAre("last", {0.82, 0.79, 0.45}));
        QMenu menu;
        its_.table()->fillColumnsMenu(&menu);
        const QString title = its_.model()->title(columnOf("epoch"));
        for (QAction* action : menu.actions())
            if (action->text() == title) action->trigger();
        auto* dialog = its_.page().findChild<QInputDialog*>();
        QVERIFY(dialog);
        dialog->setIntValue(3);
        dialog->accept();
        QVERIFY(!its_.table()->isColumnHidden(columnOf("epoch")));
        QCOMPARE(its_.model()->title(columnOf("epoch")), QStringLiteral("top-1 at epoch 3"));
        QVERIFY(its_.figuresAre("epoch", {0.82, 0.75, kNone}));
        QVERIFY(its_.cell("last", 0).startsWith(QStringLiteral("82.00")));
    }

    void everySeedAloneOnRequest() {
        its_.page().findChild<QCheckBox*>(QStringLiteral("compareSeeds"))->click();
        QVERIFY(its_.figuresAre("cost", {0.36, 0.30, 0.48, 0.30}));
        QVERIFY(its_.figuresAre("last", {0.80, 0.84, 0.79, 0.45}));
        its_.page().findChild<QCheckBox*>(QStringLiteral("compareSeeds"))->click();
        QCOMPARE(its_.names().size(), 3);
    }

    void groupsAreTheirValues_data() {
        QTest::addColumn<QString>("by");
        QTest::addColumn<QStringList>("titles");
        const auto row = [](const char* by, const QStringList& titles) {
            QTest::newRow(by) << QString::fromLatin1(by) << titles;
        };
        row("Model", {QStringLiteral("ResNet-8")});
        row("Provider", {QStringLiteral("Acme"), QStringLiteral("Beta")});
        row("Accelerator", {QStringLiteral("L4")});
        row("Devices", {QStringLiteral("1"), QStringLiteral("2")});
        row("Batch size", {QStringLiteral("128"), QStringLiteral("512")});
        row("No groups", {QStringLiteral("All")});
    }

    void groupsAreTheirValues() {
        QFETCH(QString, by);
        QFETCH(QStringList, titles);
        auto* box = its_.page().findChild<QComboBox*>(QStringLiteral("compareGrouping"));
        box->setCurrentIndex(box->findText(by));
        QStringList found;
        int rows = 0;
        for (int group = 0; group < its_.model()->rowCount(); ++group) {
            found += its_.model()->index(group, 0).data().toString();
            rows += its_.model()->rowCount(its_.model()->index(group, 0));
        }
        QCOMPARE(found, titles);
        QCOMPARE(rows, 3);
    }

    /// Spot at half the price for Acme, none for Beta; switching back leaves no trace of it.
    void anotherKindOfPriceIsAWhatIf() {
        its_.page().kindAction(2)->trigger();  // spot
        QCOMPARE(its_.page().shown()->query.kind, std::optional(PriceKind::Spot));
        QVERIFY(figuresOf("acme", "cost", 0.165) && figuresOf("short", "cost", 0.15) &&
                figuresOf("beta", "cost", kNone));
        QVERIFY(its_.label("comparePrices")->text().startsWith(QStringLiteral("What if")));
        QVERIFY2(text("beta", "frontier").contains(QStringLiteral("no price of this kind")),
                 qPrintable(text("beta", "frontier")));
        its_.page().kindAction(0)->trigger();
        QVERIFY(its_.figuresAre("cost", {0.33, 0.48, 0.30}));
        QVERIFY(!its_.label("comparePrices")->text().startsWith(QStringLiteral("What if")));
    }

    /// Kinds of price that no machine has cannot be chosen, and have no column.
    void kindsWithoutAPriceAreGreyed() {
        const auto buttons =
            its_.page().findChild<Segments*>(QStringLiteral("compareKinds"))->findChildren<QPushButton*>();
        const bool priced[] = {true, true, true, false, false, false};  // frozen, on demand, spot, reserved, lease, own
        for (qsizetype i = 0; i < buttons.size(); ++i) {
            QCOMPARE(buttons[i]->isEnabled(), priced[i]);
            if (!priced[i]) QVERIFY(buttons[i]->toolTip().startsWith(QStringLiteral("No price of this kind")));
        }
        its_.page().kindAction(3)->trigger();
        QVERIFY(!its_.page().shown()->query.kind);
        const auto kinds = costsByKind(*its_.model()->view());
        QCOMPARE(kinds.heads.size(), 5);  // machine, devices, as frozen, on demand, spot
    }

    /// A lease of 1000 USD a month breaks even with 3.60 USD an hour at 277.8 of 730.5 hours, 38 %, whichever provider
    /// asks that price.
    void aBreakEvenIsSaidOnce() {
        const CompareData* shown = its_.page().shown();
        auto book = std::make_shared<PriceBook>();
        for (const char* provider : {"Here", "There", "Elsewhere"}) {
            Offer offer = test::toldOffer(provider, "l1", "3.60");
            offer.accelerator = "L4";
            offer.count = 1;
            book->offers.push_back(offer);
        }
        book->offers[0].kind = PriceKind::Monthly;
        book->offers[0].pricePerMonth = Decimal::fromInteger(1000);
        const CompareDataPtr data =
            compared(shown->entries, std::make_shared<Audits>(), book, shown->query, shown->today);
        QStringList said;
        for (const ChartNote& note : monthsOfUse(ComparisonView(data, Formatter::current())).notes) said += note.strong;
        QCOMPARE(said.filter(QStringLiteral("38")).size(), 1);
        QCOMPARE(said.removeDuplicates(), 0);
        // The assumption behind the lease's price is stated above the table.
        ComparisonQuery byLease = shown->query;
        byLease.offer = book->offers[0].id;
        const CompareDataPtr leased = compared(shown->entries, std::make_shared<Audits>(), book, byLease, shown->today);
        CompareHead head;
        head.show(QStringLiteral("Leased"), *leased, nullptr);
        const QString facts = head.findChild<QLabel*>(QStringLiteral("compareFacts"))->text();
        QVERIFY2(facts.contains(QStringLiteral("every hour of the lease is used")), qPrintable(facts));
    }

    /// Like the run on a CPU that was given the price of an L4.
    void moneyOfAnotherMachineLooksLikeAWhatIf() {
        const CompareData* shown = its_.page().shown();
        auto entries = std::make_shared<std::vector<Entry>>(*shown->entries);
        for (Entry& one : *entries)
            if (one.name == "short") {
                one.elsewhere = true;
                one.accelerator.clear();
                one.machine = "Xeon";
            }
        const CompareDataPtr data =
            compared(entries, std::make_shared<Audits>(), shown->book, shown->query, shown->today);
        CompareModel model;
        model.show(data);
        const auto group = model.index(0, 0);
        int marked = 0;
        for (int row = 0; row < model.rowCount(group); ++row) {
            const auto at = [&](const char* column) { return model.index(row, columnOf(column), group); };
            const bool isShort = at("name").data().toString() == QStringLiteral("short");
            marked += isShort;
            QCOMPARE(at("offer").data().toString().endsWith(QStringLiteral(", what-if")), isShort);
            QCOMPARE(at("cost").data(Qt::FontRole).value<QFont>().italic(), isShort);
            QCOMPARE(at("cost").data(Qt::ToolTipRole).toString().contains(QStringLiteral("did not run on")), isShort);
            if (isShort) QCOMPARE(at("devices").data().toString(), QStringLiteral("1\u00a0×\u00a0CPU"));
        }
        QCOMPARE(marked, 1);
        QVERIFY(model.isUseful(columnOf("offer")) && model.isUseful(columnOf("machine")));
        QCOMPARE(model.csv().count(",yes,USD,"), 1);
    }

    /// On Beta's machine, 0.2 cent for each second: (360 + 270) / 2, 240, 260 s.
    void oneOfferPricesEveryRow() {
        auto* offers = its_.page().findChild<QComboBox*>(QStringLiteral("compareOffer"));
        int beta = 0;
        for (int i = 0; i < offers->count(); ++i)
            if (offers->itemText(i).startsWith(QStringLiteral("Beta b1"))) beta = i;
        QVERIFY(beta > 0);
        offers->setCurrentIndex(beta);
        QVERIFY(its_.figuresAre("cost", {0.63, 0.48, 0.52}));
        QVERIFY(its_.label("noticeText", "compareWarnings")
                    ->text()
                    .contains(QStringLiteral("other than the one they were measured on")));
        for (int row = 0; row < 3; ++row) QVERIFY(its_.cell("offer", row).startsWith(QStringLiteral("Beta b1")));
    }

    void anotherCurrencyNamesItsRate() {
        auto* currency = its_.page().findChild<QComboBox*>(QStringLiteral("compareCurrency"));
        currency->setCurrentIndex(currency->findData(QStringLiteral("EUR")));
        QVERIFY(its_.figuresAre("cost", {0.33 / 1.25, 0.48 / 1.25, 0.30 / 1.25}));
        QVERIFY(its_.figuresAre("worth", {120 / 3.6 * 1.25, 225 / 7.2 * 1.25, 100 / 3.6 * 1.25}));
        const QString facts = its_.label("compareFacts")->text();
        QVERIFY2(facts.contains(QStringLiteral("central bank")) && facts.contains(QStringLiteral("2026")),
                 qPrintable(facts));
        QVERIFY(its_.model()
                    ->headerData(columnOf("cost"), Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .endsWith(QStringLiteral("EUR")));
    }

    void everyColumnOfFiguresSortsBothWays() {
        its_.typeTarget(70);
        for (std::size_t i = 0; i < compareColumns().size(); ++i) {
            if (compareColumns()[i].form != CompareCell::Figure) continue;
            const char* id = compareColumns()[i].id;
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                its_.table()->sortByColumn(static_cast<int>(i), order);
                std::vector<double> ranked, others;
                for (int row = 0; row < its_.names().size(); ++row)
                    (its_.cell("name", row) == QStringLiteral("short") ? others : ranked)
                        .push_back(its_.figure(id, row));
                QCOMPARE(its_.cell("name", 2), QStringLiteral("short"));  // no rank: last in any order
                std::vector<double> sorted;
                for (const double value : ranked)
                    if (!std::isnan(value)) sorted.push_back(value);
                std::sort(sorted.begin(), sorted.end());
                if (order == Qt::DescendingOrder) std::reverse(sorted.begin(), sorted.end());
                while (sorted.size() < ranked.size()) sorted.push_back(kNone);
                for (std::size_t at = 0; at < ranked.size(); ++at) QVERIFY2(test::same(ranked[at], sorted[at]), id);
            }
        }
    }

    void theFileHoldsTheTable() {
        const QString file = its_.sandbox().file(QStringLiteral("table.csv"));
        its_.page().action(CompareAction::Export)->trigger();
        auto* dialog = its_.page().findChild<QFileDialog*>();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(file);
        dialog->reject();
        const QList<QStringList> rows = test::csvRows(test::contentOf(file));
        QCOMPARE(rows.size(), 4);
        for (const QStringList& row : rows) QCOMPARE(row.size(), rows[0].size());
        const auto field = [&](int row, const char* column) {
            return rows[row].value(rows[0].indexOf(QLatin1String(column)));
        };
        QCOMPARE(field(1, "cost"), QStringLiteral("0.33"));
        QCOMPARE(field(2, "rate"), QStringLiteral("225"));
        QCOMPARE(field(2, "devices"), QStringLiteral("2 × L4"));
        QCOMPARE(field(3, "quality"), QStringLiteral("0.45"));
        QCOMPARE(field(3, "currency"), QStringLiteral("USD"));
        QCOMPARE(field(3, "id"), its_.ids()[3]);
        QCOMPARE(field(1, "speedup"), QString());
        QCOMPARE(field(1, "whatif"), QStringLiteral("no"));
    }

    /// The user's own runs are audited like published ones: the catalogue's figures are consistent with their inputs
    /// until they are tampered with. Acme's first seed took 300 s to 75 %, evaluations included, so a whole of 50 s is
    /// impossible.
    void auditsRunsOfOnesOwn() {
        its_.typeTarget(75);
        for (int row = 0; row < 3; ++row) QCOMPARE(its_.cell("audit", row), QStringLiteral("consistent"));
        QVERIFY(its_.label("compareAudit")->text().startsWith(QStringLiteral("Audit: all ")));
        const CompareData* shown = its_.page().shown();
        auto entries = std::make_shared<std::vector<Entry>>(*shown->entries);
        const auto acme = std::find_if(entries->begin(), entries->end(),
                                       [&](const Entry& one) { return one.id == its_.ids()[0].toStdString(); });
        QVERIFY(acme != entries->end());
        acme->activeSeconds = 50;
        const CompareDataPtr tampered =
            compared(entries, std::make_shared<Audits>(), shown->book, shown->query, shown->today);
        QStringList wrong;
        for (const auto& [row, one] : *tampered->audits)
            if (one.result.follows == Follows::No) wrong << QString::fromStdString(one.claim.id);
        QCOMPARE(wrong, QStringList{its_.ids()[0] + QStringLiteral("/time-within-whole")});
    }

private:
    QString reachedText() const {
        const auto* target = its_.page().findChild<QWidget*>(QStringLiteral("compareTarget"));
        for (const QLabel* one : target->findChildren<QLabel*>())
            if (one->text().contains(QStringLiteral(" of "))) return one->text();
        return {};
    }
    bool figuresOf(const char* name, const char* column, double expected) const {
        return test::same(its_.figure(column, its_.rowOf(name)), expected);
    }
    QString text(const char* name, const char* column) const { return its_.cell(column, its_.rowOf(name)); }

    test::CompareFixture its_;
};

QTEST_MAIN(CompareFiguresTest)
#include "compare_figures_test.moc"
