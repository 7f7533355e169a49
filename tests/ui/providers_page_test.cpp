#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleOptionHeader>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QUndoStack>
#include <QWheelEvent>
#include <algorithm>

#include "core/economics/cost.h"
#include "core/economics/price_date.h"
#include "core/interop/price_csv.h"
#include "tests/support/patience.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/sample_run.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/chart_view.h"
#include "ui/dialogs/import_prices_dialog.h"
#include "ui/dialogs/rates_dialog.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/amount_field.h"
#include "ui/pages/providers/offer_editor.h"
#include "ui/pages/providers/prices_model.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/theme/style.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

Decimal d(const char* text) {
    return Decimal::parse(text).value();
}

/// The machine with one RTX 4090, 3 400 USD, in use 35 % of all hours.
Offer lab() {
    Offer offer;
    offer.id = "this-machine";
    offer.provider = "Own";
    offer.instance = "lab-4090";
    offer.accelerator = "GeForce RTX 4090";
    offer.count = 1;
    offer.memoryGbEach = 24;
    offer.kind = PriceKind::Own;
    offer.own = OwnMachine{d("3400"), d("510"), 4, 0.35, 550, d("0.24")};
    offer.date = "2026-11-02";
    offer.source = "own calculation";
    return offer;
}

}  // namespace

class ProvidersPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        QVERIFY(bench_->prices().setThisMachineOffer(lab()).ok());
        page_ = std::make_unique<ProvidersPage>(*bench_);
        page_->resize(1305, 780);
        page_->show();
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sandbox_.reset();
    }

    void ranksWhatCanBeRankedFirst() {
        QCOMPARE(model()->total(), 171);  // 170 shipped rows and this machine
        double last = 0;
        bool ranked = true;
        for (int line = 0; line < model()->rowCount(); ++line) {
            const Offer* offer = model()->at(line);
            const bool can = notRanked(*offer).empty();
            QVERIFY2(ranked || !can, "a ranked offer below one that is not");
            ranked = can;
            if (!can || offer->count == 0) continue;
            const double each = (*hourlyPrice(*offer) / Decimal::fromInteger(offer->count)).toDouble();
            QVERIFY(each >= last);
            last = each;
        }
        QVERIFY(!ranked);
    }

    void findsByWordsAndFilters() {
        line("priceSearch")->setText(QStringLiteral("aws l4"));
        QVERIFY(model()->rowCount() > 0);
        for (int row = 0; row < model()->rowCount(); ++row) QCOMPARE(model()->at(row)->provider, std::string("AWS"));
        QVERIFY(
            label("priceCount")->text().startsWith(QString::number(model()->rowCount()) + QStringLiteral(" of 171")));
        line("priceSearch")->setText(QStringLiteral("no such thing"));
        QVERIFY(button("clearPriceFilters")->isVisible());
        button("clearPriceFilters")->click();
        QCOMPARE(model()->rowCount(), 171);
        page_->findChild<QCheckBox*>(QStringLiteral("rankedOnly"))->setChecked(true);
        QCOMPARE(model()->rowCount(), 157);  // all but the 14 that cannot be ranked
    }

    void saysHowManyRunsAnOfferHas() {
        test::SampleRun sample;
        sample.offer = *bench_->prices().book().find("runpod/rtx-4090-secure/-/on-demand/2026-09-25");
        for (const char* id : {"20261120-184000-00000001", "20261120-184000-00000002"}) {
            sample.id = id;
            const auto run = test::writeSample(bench_->runsFolder(), sample);
            QVERIFY(run.ok());
            bench_->catalogue().record(*run);
        }
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        QTRY_VERIFY2(label("editorSubtitle")->text().endsWith(QStringLiteral("used by 2 run(s)")),
                     qPrintable(label("editorSubtitle")->text()));
        page_->choose(QStringLiteral("aws/p2.xlarge/-/on-demand/2023-08-16"));
        QVERIFY(label("editorSubtitle")->text().endsWith(QStringLiteral("not used by any run")));
    }

    void theSortArrowStandsBesideTheHeadsWords() {
        QHeaderView* head = table()->horizontalHeader();
        for (const PriceColumn column : {PriceColumn::Provider, PriceColumn::Price, PriceColumn::PerAccelerator}) {
            QStyleOptionHeader option;
            option.initFrom(head);
            option.rect = QRect(0, 0, 90, 38);
            const int section = static_cast<int>(column);
            option.text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
            option.textAlignment =
                Qt::Alignment(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
            option.fontMetrics = head->fontMetrics();
            const QRect arrow = Style().subElementRect(QStyle::SE_HeaderArrow, &option, head);
            const int words = head->fontMetrics().horizontalAdvance(option.text.section(QLatin1Char('\n'), -1));
            const bool right = option.textAlignment.testFlag(Qt::AlignRight);
            QVERIFY(option.rect.contains(arrow));
            if (right)
                QVERIFY(arrow.right() <= option.rect.right() - words);
            else
                QVERIFY(arrow.left() >= words);
        }
    }

    void warnsOfOldPrices() {
        // At least 51 rows of 2023-08-16, 2 of 2024-05-07, 6 of "2024" and 1 of "2023..2024" are more than 365 days
        // old; further rows depend on the date of the test.
        const auto& offers = bench_->prices().book().offers;
        const std::string today = utcToday();
        const auto old = std::count_if(offers.begin(), offers.end(), [&](const Offer& offer) {
            const auto last = dayRange(offer.date).last;
            return last && *dayRange(today).first - *last > 365;
        });
        QVERIFY(old >= 60);
        const QString said = QStringLiteral("Prices older than 365 day(s): %1 of %2;").arg(old).arg(offers.size());
        QVERIFY2(label("noticeText", "priceBanner")->text().startsWith(said),
                 qPrintable(label("noticeText", "priceBanner")->text()));
        page_->choose(QStringLiteral("aws/p2.xlarge/-/on-demand/2023-08-16"));
        const QModelIndex age = model()->index(table()->currentIndex().row(), static_cast<int>(PriceColumn::Age));
        QVERIFY(age.data().toString().size() >= 4);  // a thousand days or more
        QCOMPARE(age.data(Qt::ForegroundRole).value<QColor>(), Theme::instance().colour(Role::Warn));
    }

    void showsWhatAnOwnMachineCosts() {
        page_->choose(QStringLiteral("this-machine"));
        QString formula;
        for (const QLabel* each : page_->findChild<QWidget*>(QStringLiteral("priceFormula"))->findChildren<QLabel*>())
            formula += each->text() + QLatin1Char('|');
        QVERIFY2(formula.contains(QStringLiteral("0.2355|")) && formula.contains(QStringLiteral("0.132|")) &&
                     formula.contains(QStringLiteral("0.3675|")),
                 qPrintable(formula));  // 2890 / 12272.4 = 0.2355, 0.55 x 0.24 = 0.132, and their sum
        // 0.0824 / (0.34 - 0.132) = 39.6 %
        QCOMPARE(label("breakEven")->text().replace(QChar(0xA0), QLatin1Char(' ')),
                 QStringLiteral("Below 40% use, RunPod RTX 4090 community is cheaper than this machine."));
        type("offer-own/tariff_per_kwh", QStringLiteral("1"));
        // 0.55 an hour for power alone
        QVERIFY(label("breakEven")->text().contains(QStringLiteral("at any level of use")));
    }

    void savingMakesARowOfTheDay() {
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        const Offer before = *editor()->shown();
        type("offer-price_per_hour", QStringLiteral("0.69"));
        QVERIFY(editor()->isChanged());
        QVERIFY(page_->action(ProvidersAction::Save)->isEnabled());
        page_->action(ProvidersAction::Save)->trigger();
        QTRY_VERIFY(!editor()->isChanged());
        const Offer now = *editor()->shown();
        QCOMPARE(now.pricePerHour->text(), std::string("0.69"));
        QVERIFY(now.date > before.date && now.id != before.id);
        QCOMPARE(bench_->prices().book().history(now).size(), std::size_t{2});
        QCOMPARE(bench_->prices().book().find(before.id)->pricePerHour->text(), std::string("0.74"));
        QCOMPARE(model()->lineOf(QString::fromStdString(before.id)), -1);  // only the newest is shown
        Workbench again(sandbox_->home(), "/bin/false");
        QVERIFY(again.prices().book().find(now.id));
    }

    void saysWhatKeepsAnOfferFromBeingSaved() {
        page_->action(ProvidersAction::New)->trigger();
        type("offer-provider", QStringLiteral("Acme"));
        type("offer-instance", QStringLiteral("box"));
        type("offer-source", QStringLiteral("invoice"));
        type("offer-price_per_hour", QStringLiteral("4,60"));
        const std::size_t rows = bench_->prices().book().offers.size();
        button("saveOffer")->click();
        QVERIFY(label("editorProblem")->isVisible());
        type("offer-price_per_hour", QStringLiteral("0"));
        button("saveOffer")->click();
        QVERIFY(label("editorProblem")->text().contains(QStringLiteral("above zero")));
        type("offer-price_per_hour", QStringLiteral("4.60"));
        type("offer-currency", QStringLiteral("EU"));
        button("saveOffer")->click();
        QVERIFY(label("editorProblem")->text().contains(QStringLiteral("currency code")));
        QCOMPARE(bench_->prices().book().offers.size(), rows);
        type("offer-currency", QStringLiteral("EUR"));
        button("saveOffer")->click();
        QTRY_COMPARE(bench_->prices().book().offers.size(), rows + 1);
    }

    void takesBackWhatWasTyped() {
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        type("offer-price_per_hour", QStringLiteral("9"));
        page_->action(ProvidersAction::Revert)->trigger();
        QCOMPARE(line("offer-price_per_hour")->text(), QStringLiteral("0.74"));
        QVERIFY(!editor()->isChanged());
        type("offer-price_per_hour", QStringLiteral("9"));
        page_->choose(QStringLiteral("lambda/1x-a10/-/on-demand/2026-09-25"));
        QVERIFY(goBack());
        QCOMPARE(line("offer-price_per_hour")->text(), QStringLiteral("9.00"));  // nothing typed has been lost
        QVERIFY(editor()->isChanged() && editor()->shown()->id == "runpod/rtx-4090-secure/-/on-demand/2026-09-25");
    }

    /// Whatever replaces typed text, the draft is kept, and each draft can be restored, the last one first.
    void noDraftIsLost() {
        const auto begin = [&](ProvidersAction id) { page_->action(id)->trigger(); };
        begin(ProvidersAction::New);
        begin(ProvidersAction::NewOwn);
        QVERIFY(!draftNotice()->isVisible());  // nothing was typed
        begin(ProvidersAction::New);
        type("offer-instance", QStringLiteral("half"));
        type("offer-price_per_hour", QStringLiteral("1.5"));
        begin(ProvidersAction::NewOwn);
        QVERIFY(draftNotice()->isVisible());
        type("offer-own/purchase", QStringLiteral("999"));
        page_->choose(QStringLiteral("lambda/1x-a10/-/on-demand/2026-09-25"));
        type("offer-price_per_hour", QStringLiteral("7"));
        page_->action(ProvidersAction::Retire)->trigger();
        QVERIFY(goBack());
        QCOMPARE(line("offer-price_per_hour")->text(), QStringLiteral("7.00"));
        QCOMPARE(editor()->shown()->id, std::string("lambda/1x-a10/-/on-demand/2026-09-25"));
        page_->action(ProvidersAction::Revert)->trigger();
        QVERIFY(goBack());
        QCOMPARE(line("offer-own/purchase")->text(), QStringLiteral("999"));
        page_->choose(QStringLiteral("this-machine"));  // set aside again, and restored again
        QVERIFY(goBack());
        QCOMPARE(line("offer-own/purchase")->text(), QStringLiteral("999"));
        page_->action(ProvidersAction::Revert)->trigger();
        QVERIFY(goBack());
        QCOMPARE(line("offer-instance")->text(), QStringLiteral("half"));
        QCOMPARE(line("offer-price_per_hour")->text(), QStringLiteral("1.50"));
        QVERIFY(editor()->isChanged() && editor()->shown()->id.empty());
        QVERIFY(!draftNotice()->isVisible());
    }

    void savingLeavesWhatIsTypedMeanwhile() {
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        type("offer-price_per_hour", QStringLiteral("0.69"));
        page_->action(ProvidersAction::Save)->trigger();
        type("offer-price_per_hour", QStringLiteral("0.68"));  // before the save has completed
        QTRY_VERIFY(editor()->shown()->date == utcToday());
        QCOMPARE(line("offer-price_per_hour")->text(), QStringLiteral("0.68"));
        QVERIFY(editor()->isChanged());
        QCOMPARE(editor()->shown()->pricePerHour->text(), std::string("0.69"));
    }

    void theFirstFieldInErrorIsShown_data() {
        QTest::addColumn<QString>("emptied");
        QTest::addColumn<QString>("first");
        QTest::newRow("source, below the fold") << "offer-source"
                                                << "offer-source";
        QTest::newRow("price, above others") << "offer-source offer-instance offer-price_per_hour"
                                             << "offer-price_per_hour";
        QTest::newRow("instance before date") << "offer-date offer-instance"
                                              << "offer-instance";
    }
    void theFirstFieldInErrorIsShown() {
        QFETCH(QString, emptied);
        QFETCH(QString, first);
        page_->resize(1192, 480);
        QVERIFY(QTest::qWaitForWindowActive(page_.get()));
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        for (const QString& name : emptied.split(QLatin1Char(' '))) type(qPrintable(name), QString());
        auto* field = page_->findChild<QLineEdit*>(first);
        auto* area = [&] {
            QWidget* above = field;
            while (!qobject_cast<QScrollArea*>(above)) above = above->parentWidget();
            return qobject_cast<QScrollArea*>(above);
        }();
        area->verticalScrollBar()->setValue(first == QStringLiteral("offer-source") ? 0 : 10000);
        const auto isInView = [&] {
            const QRect at(field->mapTo(area->viewport(), QPoint(0, 0)), field->size());
            return area->viewport()->rect().contains(at);
        };
        QVERIFY(!isInView());
        button("saveOffer")->click();
        QVERIFY(label("editorProblem")->isVisible());
        QVERIFY(isInView());
        QCOMPARE(QApplication::focusWidget(), field);
        for (const QString& name : emptied.split(QLatin1Char(' ')))
            QCOMPARE(page_->findChild<QLineEdit*>(name)->property("state").toString(), QStringLiteral("error"));
    }

    /// Scrolling over them with the wheel changes no price kind, rating or chart of the editor.
    void theWheelScrollsTheEditor() {
        page_->resize(1192, 480);
        QVERIFY(QTest::qWaitForWindowActive(page_.get()));
        page_->choose(QStringLiteral("this-machine"));
        table()->setFocus();
        const auto turn = [](QWidget* over, QScrollArea* area) {
            const int before = area->verticalScrollBar()->value();
            QWidget* target = over;
            if (auto* view = qobject_cast<QAbstractScrollArea*>(over)) target = view->viewport();
            const QPointF at(target->width() / 2.0, target->height() / 2.0);
            QWheelEvent event(at, target->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(&event);  // as from the window system: propagates if ignored
            qApp->notify(target, &event);
            return area->verticalScrollBar()->value() > before;
        };
        const auto areaOf = [](QWidget* widget) {
            QWidget* above = widget->parentWidget();
            while (!qobject_cast<QScrollArea*>(above)) above = above->parentWidget();
            return qobject_cast<QScrollArea*>(above);
        };
        auto* chart = page_->findChild<QWidget*>(QStringLiteral("useChart"))->findChild<ChartView*>();
        const ChartRange range = chart->range();
        QScrollArea* area = areaOf(chart);
        area->verticalScrollBar()->setValue(0);
        QVERIFY(turn(chart, area));
        QCOMPARE(chart->range(), range);
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        area->verticalScrollBar()->setValue(0);
        auto* kind = page_->findChild<QComboBox*>(QStringLiteral("offer-kind"));
        QVERIFY(turn(kind, area));
        QCOMPARE(kind->currentIndex(), 0);
        QVERIFY(!editor()->isChanged());
    }

    void aPriceOfSeveralRegionsIsOneRow() {
        Offer offer = *bench_->prices().book().find("runpod/rtx-4090-secure/-/on-demand/2026-09-25");
        offer.instance = "many";
        setRegions(offer, "r3; r1; r2");
        bool done = false;
        bench_->prices().importOffers({offer}, [&](const auto& outcome) { done = outcome.ok(); });
        QTRY_VERIFY(done);
        const QString id = QStringLiteral("runpod/many/r1/on-demand/2026-09-25");
        page_->choose(id);
        const QModelIndex region = model()->index(model()->lineOf(id), static_cast<int>(PriceColumn::Region));
        QCOMPARE(region.data().toString(), QStringLiteral("r1 and 2 more"));
        QCOMPARE(region.data(Qt::ToolTipRole).toString(), QStringLiteral("r1; r2; r3"));
        QCOMPARE(line("offer-region")->text(), QStringLiteral("r1; r2; r3"));
        line("priceSearch")->setText(QStringLiteral("many r3"));
        QCOMPARE(model()->rowCount(), 1);
        line("priceSearch")->clear();
        // A newer price for one of the regions: the row now covers the others.
        setRegions(offer, "r2");
        offer.date = "2026-09-26";
        done = false;
        bench_->prices().importOffers({offer}, [&](const auto& outcome) { done = outcome.ok(); });
        QTRY_VERIFY(done);
        const QModelIndex now = model()->index(model()->lineOf(id), static_cast<int>(PriceColumn::Region));
        QCOMPARE(now.data(Qt::ToolTipRole).toString(), QStringLiteral("r1; r3"));
        QCOMPARE(model()->at(now.row())->regions.size(), std::size_t{3});
    }

    /// A whole catalogue: searched, sorted, selected, retired and restored in one step.
    void worksWithThousandsOfOffers() {
        std::vector<Offer> offers(4'000,
                                  *bench_->prices().book().find("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        for (std::size_t i = 0; i < offers.size(); ++i) offers[i].instance = "m" + std::to_string(i);
        bool done = false;
        bench_->prices().importOffers(offers, [&](const auto& outcome) { done = outcome.ok(); });
        QTRY_VERIFY_WITH_TIMEOUT(done, test::kPatience);
        const int all = model()->rowCount();
        QVERIFY(all > 4'000);
        model()->sort(static_cast<int>(PriceColumn::Instance), Qt::DescendingOrder);
        line("priceSearch")->setText(QStringLiteral("runpod m399"));
        QCOMPARE(model()->rowCount(), 11);  // 399 and 3990 to 3999
        line("priceSearch")->setText(QStringLiteral("runpod m"));
        table()->selectAll();
        const int chosen = model()->rowCount();
        line("priceSearch")->clear();
        QCOMPARE(table()->selectionModel()->selectedRows().size(), chosen);  // and stays so when other rows appear
        page_->action(ProvidersAction::Retire)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(model()->rowCount() <= all - chosen, test::kPatience);
        page_->undoStack().undo();
        QTRY_COMPARE_WITH_TIMEOUT(model()->rowCount(), all, test::kPatience);
    }

    void retiringCanBeTakenBack() {
        const QString id = QStringLiteral("lambda/1x-a10/-/on-demand/2026-09-25");
        page_->choose(id);
        page_->action(ProvidersAction::Retire)->trigger();
        QTRY_COMPARE(model()->lineOf(id), -1);
        QVERIFY(!bench_->prices().book().find(id.toStdString()));
        page_->undoStack().undo();
        QTRY_VERIFY(model()->lineOf(id) >= 0);
        page_->choose(QStringLiteral("this-machine"));
        QVERIFY(!page_->action(ProvidersAction::Retire)->isEnabled());
    }

    void convertsByADatedRateOnly() {
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        RatesDialog dialog(*bench_, page_.get());
        const auto put = [&](const char* name, const QString& text) {
            dialog.findChild<QLineEdit*>(QLatin1String(name))->setText(text);
        };
        put("rateFrom", QStringLiteral("EUR"));
        put("rateTo", QStringLiteral("USD"));
        put("rateFactor", QStringLiteral("1.25"));
        put("rateDate", QStringLiteral("2026-11-09"));
        dialog.findChild<QPushButton*>(QStringLiteral("addRate"))->click();
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("rateProblem"))->text().isEmpty());  // no source
        QVERIFY(bench_->prices().book().rates.all.empty());
        put("rateSource", QStringLiteral("central bank"));
        dialog.findChild<QPushButton*>(QStringLiteral("addRate"))->click();
        QTRY_COMPARE(dialog.findChild<QTableWidget*>(QStringLiteral("rates"))->rowCount(), 1);
        auto* currency = page_->findChild<QComboBox*>(QStringLiteral("priceCurrency"));
        currency->setCurrentIndex(currency->findData(QStringLiteral("EUR")));
        Q_EMIT currency->activated(currency->currentIndex());
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        const QModelIndex price = model()->index(table()->currentIndex().row(), static_cast<int>(PriceColumn::Price));
        QVERIFY2(price.data().toString().startsWith(QStringLiteral("0.592")),
                 qPrintable(price.data().toString()));  // 0.74 / 1.25
        QVERIFY(price.data(Qt::ToolTipRole).toString().contains(QStringLiteral("2026-11-09")));
        QVERIFY(model()
                    ->headerData(price.column(), Qt::Horizontal, Qt::DisplayRole)
                    .toString()
                    .contains(QStringLiteral("EUR/h")));
    }

    void keepsNotesOnAProvider() {
        page_->choose(QStringLiteral("runpod/rtx-4090-secure/-/on-demand/2026-09-25"));
        auto* rating = page_->findChild<QComboBox*>(QStringLiteral("ratingWeb"));
        rating->setCurrentIndex(4);
        Q_EMIT rating->activated(4);
        QTRY_VERIFY(bench_->prices().book().provider("RunPod"));
        QCOMPARE(bench_->prices().book().provider("RunPod")->webInterface.value(), 4);
        page_->choose(QStringLiteral("lambda/1x-a10/-/on-demand/2026-09-25"));
        QCOMPARE(rating->currentIndex(), 0);
    }

    void importsTheGoodRowsAlone() {
        const QString file = sandbox_->file(QStringLiteral("prices.csv"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(
            "provider,instance,price kind,price covers,price per hour,currency,accelerators,date,source\n"
            "Acme,a,on-demand,whole-machine,1.5,USD,1,2026-11-01,list\n"
            "Acme,b,on-demand,whole-machine,0,USD,1,2026-11-01,list\n"
            "Acme,c,on-demand,whole-machine,\"1,5\",USD,1,2026-11-01,list\n");
        out.close();
        ImportPricesDialog dialog(bench_->background(), file, bench_->prices().sharedBook(), page_.get());
        QSignalSpy read(&dialog, &ImportPricesDialog::read), taken(&dialog, &ImportPricesDialog::taken);
        QVERIFY(read.wait(test::kPatience));
        auto* take = dialog.findChild<QPushButton*>(QStringLiteral("importTake"));
        QVERIFY2(take->text().contains(QLatin1Char('1')), qPrintable(take->text()));
        auto* rows = dialog.findChild<QTableView*>(QStringLiteral("importTable"))->model();
        QCOMPARE(rows->rowCount(), 3);
        QVERIFY(rows->index(1, 6).data().toString().contains(QStringLiteral("zero")));
        QVERIFY(rows->index(2, 6).data().toString().contains(QStringLiteral("decimal comma")));
        QCOMPARE(rows->index(2, 0).data().toString(), QStringLiteral("4"));
        dialog.findChild<QCheckBox*>(QStringLiteral("importComma"))->setChecked(true);
        QVERIFY(read.wait(test::kPatience));
        QVERIFY2(take->text().contains(QLatin1Char('2')), qPrintable(take->text()));
        QVERIFY(!bench_->prices().book().find(
            "acme/a/-/on-demand/2026-11-01"));  // nothing is imported before it is requested
        take->click();
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.front().front().value<std::vector<Offer>>().size(), std::size_t{2});
    }

    void saysWhyAFileIsNoPriceList_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("another table") << QStringLiteral("name,rank\nA,1\n") << QStringLiteral("does not match");
        QTest::newRow("header only") << QString::fromStdString(writePriceCsv({})) << QStringLiteral("no prices");
    }
    void saysWhyAFileIsNoPriceList() {
        QFETCH(QString, text);
        QFETCH(QString, why);
        const QString file = sandbox_->file(QStringLiteral("notes.csv"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text.toUtf8());
        out.close();
        ImportPricesDialog dialog(bench_->background(), file, bench_->prices().sharedBook(), page_.get());
        QSignalSpy read(&dialog, &ImportPricesDialog::read);
        QVERIFY(read.wait(test::kPatience));
        const auto* failed = dialog.findChild<QLabel*>(QStringLiteral("importFailed"));
        QVERIFY2(failed->text().contains(why), qPrintable(failed->text()));
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("importTake"))->isEnabled());
    }

    void worksOnWithADamagedBook() {
        page_.reset();
        bench_.reset();
        QFile file(QString::fromStdString(sandbox_->home()) + QStringLiteral("/price-book.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<ProvidersPage>(*bench_);
        page_->show();
        QCOMPARE(model()->total(), 171);
        QVERIFY(label("noticeText", "priceBanner")->text().contains(QStringLiteral("price-book.json")));
        page_->findChild<QWidget*>(QStringLiteral("priceBanner"))
            ->findChild<QPushButton*>(QStringLiteral("noticeChoice"))
            ->click();
        QTRY_VERIFY(!bench_->prices().bookTrouble());
    }

    void readsAmountsAsTheLanguageWritesThem() {
        const auto read = [](const char* text) {
            const auto amount = AmountField::read(QString::fromUtf8(text));
            return amount ? QString::fromStdString(amount->text()) : QStringLiteral("-");
        };
        QCOMPARE(read("3,400.5"), QStringLiteral("3400.5"));
        QCOMPARE(read("4,60"), QStringLiteral("-"));
        QCOMPARE(read("0,090"), QStringLiteral("-"));  // thousands do not begin with a zero
        QCOMPARE(read("-1"), QStringLiteral("-"));
        Formatter::setCurrent(QLocale(QLocale::Russian, QLocale::Russia));
        QCOMPARE(read("3 400,5"), QStringLiteral("3400.5"));
        QCOMPARE(read("0,4087"), QStringLiteral("0.4087"));
        QCOMPARE(read("0.4087"), QStringLiteral("0.4087"));
        Formatter::setCurrent(QLocale(QLocale::Spanish, QLocale::Spain));
        QCOMPARE(read("13.080,5"), QStringLiteral("13080.5"));
        QCOMPARE(read("13.080"), QStringLiteral("13080"));
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void clipsNothing() {
        for (const QSize size : {QSize(1192, 560), QSize(1600, 900)}) {
            page_->resize(size);
            page_->choose(QStringLiteral("this-machine"));
            QTest::qWait(50);
            const QStringList clipped = test::lastingClips(*page_);
            QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(QLatin1Char('\n'))));
        }
    }

private:
    [[nodiscard]] PricesModel* model() const { return page_->findChild<PricesModel*>(); }
    [[nodiscard]] QTableView* table() const { return page_->findChild<QTableView*>(QStringLiteral("priceTable")); }
    [[nodiscard]] OfferEditor* editor() const { return page_->findChild<OfferEditor*>(); }
    [[nodiscard]] QLineEdit* line(const char* name) const { return page_->findChild<QLineEdit*>(QLatin1String(name)); }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return page_->findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QLabel* label(const char* name, const char* within = nullptr) const {
        const QWidget* root = within ? page_->findChild<QWidget*>(QLatin1String(within)) : page_.get();
        return root->findChild<QLabel*>(QLatin1String(name));
    }
    [[nodiscard]] QWidget* draftNotice() const { return page_->findChild<QWidget*>(QStringLiteral("draftNotice")); }
    [[nodiscard]] bool goBack() const {
        auto* back = draftNotice()->findChild<QPushButton*>(QStringLiteral("noticeChoice"));
        if (!draftNotice()->isVisible() || !back) return false;
        back->click();
        return true;
    }
    void type(const char* name, const QString& text) {
        line(name)->setText(text);
        Q_EMIT line(name)->textEdited(text);
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<ProvidersPage> page_;
};

QTEST_MAIN(ProvidersPageTest)
#include "providers_page_test.moc"
