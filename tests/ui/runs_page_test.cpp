#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <fstream>
#include <numeric>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/chip_field.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class RunsPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
    }
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        sample_ = std::make_unique<test::SampleHome>();
        const Status filled = sample_->fill(sandbox_->home());
        QVERIFY2(filled, filled ? "" : english(filled.error()).c_str());
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        page_ = std::make_unique<RunsPage>(*bench_);
        page_->resize(1400, 760);
        page_->show();
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        bench_->catalogue().reindex();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
    }
    void cleanup() {
        page_.reset();
        bench_.reset();
        sample_.reset();
        sandbox_.reset();
    }

    void showsEveryRun() {
        QTRY_VERIFY(label("runsCount")->text().contains(QString::number(sample_->runs())));
        QCOMPARE(page_->selectedIds().size(), 1);
        QVERIFY(!label("inspectorName")->text().isEmpty());
    }

    void filtersByTheQueryLanguage() {
        query()->setText(QStringLiteral("model:resnet18"));
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        QVERIFY(label("runsCount")->text().startsWith(QStringLiteral("3 of")));
    }

    void keepsTheRowsAndNamesTheWordOfABadQuery() {
        const int before = table()->model()->rowCount();
        query()->setText(QStringLiteral("colour:red"));
        QTRY_VERIFY(label("runsQueryError")->isVisible());
        QVERIFY(label("runsQueryError")->text().contains(QStringLiteral("colour")));
        QCOMPARE(table()->model()->rowCount(), before);
        QCOMPARE(query()->property("state").toString(), QStringLiteral("error"));
        query()->clear();
        QTRY_VERIFY(!label("runsQueryError")->isVisible());
    }

    void saysWhenNothingAnswers() {
        const auto* rule = page_->findChild<QWidget*>(QStringLiteral("inspectorTotalsRule"));
        table()->clearSelection();
        QVERIFY(rule->isVisible());
        query()->setText(QStringLiteral("nothing-is-called-so"));
        auto* clear = page_->findChild<QPushButton*>(QStringLiteral("noMatchClear"));
        QTRY_VERIFY(clear->isVisible());
        QVERIFY(!rule->isVisible());  // there are no totals to set apart
        clear->click();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
    }

    void sortsInTheCatalogue() {
        table()->sortByColumn(static_cast<int>(RunColumn::ImagesPerSecond), Qt::DescendingOrder);
        QTRY_VERIFY(rate(0) > rate(1));
        table()->sortByColumn(static_cast<int>(RunColumn::ImagesPerSecond), Qt::AscendingOrder);
        QTRY_VERIFY(rate(table()->model()->rowCount() - 1) > 10000);
    }

    void tagsCanBeTakenBack() {
        const QString id = test::SampleHome::id(test::SampleHome::kTrained);
        table()->select({id});
        auto* tags = page_->findChild<ChipField*>(QStringLiteral("inspectorTags"));
        QTRY_COMPARE(tags->values(), QStringList{QStringLiteral("baseline")});
        tags->line()->setText(QStringLiteral("price-study"));
        QTest::keyClick(tags->line(), Qt::Key_Return);
        QTRY_COMPARE(row(id)->tags, (std::vector<std::string>{"baseline", "price-study"}));
        page_->undoStack().undo();
        QTRY_COMPARE(row(id)->tags, std::vector<std::string>{"baseline"});
    }

    void notesAreKept() {
        const QString id = test::SampleHome::id(test::SampleHome::kTrained);
        table()->select({id});
        page_->findChild<QPlainTextEdit*>(QStringLiteral("inspectorNote"))
            ->setPlainText(QStringLiteral("Loader bound"));
        QTRY_COMPARE(row(id)->note, std::string("Loader bound"));
        page_->undoStack().undo();
        QTRY_COMPARE(row(id)->note, std::string());
    }

    void archivingCanBeTakenBackFromTheBar() {
        table()->select({test::SampleHome::id(test::SampleHome::kTrained)});
        page_->action(RunsAction::Archive)->trigger();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs() - 1);
        auto* undo = page_->findChild<QPushButton*>(QStringLiteral("noticeChoice"));
        QVERIFY(undo && undo->isVisible());
        undo->click();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
    }

    void saysThatAllRunsAreArchived() {
        table()->selectAll();
        page_->action(RunsAction::Archive)->trigger();
        auto* show = page_->findChild<QPushButton*>(QStringLiteral("noMatchClear"));
        QTRY_VERIFY(show->isVisible() && show->text() == QStringLiteral("Show archived runs"));
        QVERIFY(!page_->isFirstStart());
        show->click();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
    }

    void whatWentToTheTrashComesBack() {
        const QString id = test::SampleHome::id(test::SampleHome::kTrained);
        table()->select({id});
        QVERIFY(label("inspectorName")->isVisible());
        page_->action(RunsAction::Trash)->trigger();
        QCOMPARE(table()->model()->rowCount(), sample_->runs() - 1);
        QVERIFY(!label("inspectorName")->isVisible());
        QTRY_VERIFY(!std::filesystem::exists(bench_->folderOf(id)));
        auto* undo = page_->findChild<QPushButton*>(QStringLiteral("noticeChoice"));
        undo->click();
        QTRY_VERIFY(std::filesystem::exists(bench_->folderOf(id)));
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
        QTRY_VERIFY(row(id) != nullptr);
    }

    void theBarGoesWithWhatItOffers() {
        table()->select({test::SampleHome::id(test::SampleHome::kTrained)});
        page_->action(RunsAction::Archive)->trigger();
        QVERIFY(!page_->findChild<QWidget*>(QStringLiteral("runsNotice"))->isHidden());
        page_->undoStack().undo();
        QVERIFY(page_->findChild<QWidget*>(QStringLiteral("runsNotice"))->isHidden());
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
    }

    void asksForOtherPages() {
        const QString id = test::SampleHome::id(test::SampleHome::kInterrupted);
        table()->select({id});
        QSignalSpy opened(page_.get(), &RunsPage::openRequested), cloned(page_.get(), &RunsPage::cloneRequested);
        page_->action(RunsAction::Open)->trigger();
        page_->action(RunsAction::Clone)->trigger();
        QCOMPARE(opened.value(0).value(0).toString(), id);
        QCOMPARE(cloned.value(0).value(0).toString(), id);
        QVERIFY(page_->findChild<QPushButton*>(QStringLiteral("inspectorResume"))->isVisible());
    }

    void groupsOpenByKeyAndStandForTheirRuns() {
        page_->groupBy(GroupBy::Model);
        QVERIFY(model().rowCount() < sample_->runs());
        QTRY_VERIFY(label("runsCount")->text().startsWith(QString::number(sample_->runs())));
        table()->setCurrentIndex(model().index(0, 1));
        const QStringList all = page_->selectedIds();
        QCOMPARE(static_cast<std::size_t>(all.size()), model().groupAt(0)->rows.size());
        const int closed = model().rowCount();
        QTest::keyClick(table(), Qt::Key_Right);
        QCOMPARE(model().rowCount(), closed + static_cast<int>(all.size()));
        QTest::keyClick(table(), Qt::Key_Left);
        QCOMPARE(model().rowCount(), closed);
        // An action on a closed group applies to its runs.
        const QString first = all.first();
        page_->action(RunsAction::Archive)->trigger();
        QTRY_VERIFY(row(first) == nullptr);
        page_->undoStack().undo();
        QTRY_VERIFY(row(first) != nullptr);
    }

    void theBarOffersTheLastActionAlone() {
        table()->selectRow(0);
        const QString id = page_->selectedIds().front();
        page_->action(RunsAction::Archive)->trigger();
        QTRY_VERIFY(row(id) == nullptr);
        page_->undoStack().push(new QUndoCommand(QStringLiteral("another")));
        QVERIFY(page_->findChild<QWidget*>(QStringLiteral("runsNotice"))->isHidden());
        page_->undoStack().undo();
        QVERIFY(row(id) == nullptr);
        page_->undoStack().undo();
        QTRY_VERIFY(row(id) != nullptr);
    }

    void aViewIsKeptUnderItsName() {
        query()->setText(QStringLiteral("model:resnet18"));
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        table()->sortByColumn(static_cast<int>(RunColumn::Cost), Qt::AscendingOrder);
        table()->setColumnHidden(static_cast<int>(RunColumn::Data), true);
        page_->saveViewAs(QStringLiteral("  ResNet-18 by cost "));
        const RunsView kept = savedViews().value(0);
        QCOMPARE(kept.name, QStringLiteral("ResNet-18 by cost"));
        QVERIFY(!kept.columns.join(QLatin1Char(' ')).contains(QStringLiteral("data")));

        query()->clear();
        table()->setColumnHidden(static_cast<int>(RunColumn::Data), false);
        table()->sortByColumn(static_cast<int>(RunColumn::Created), Qt::DescendingOrder);
        page_->groupBy(GroupBy::Provider);
        QTRY_VERIFY(static_cast<int>(model().rows().size()) == sample_->runs());
        page_->show(kept);
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(query()->text(), QStringLiteral("model:resnet18"));
        QVERIFY(table()->isColumnHidden(static_cast<int>(RunColumn::Data)));
        RunsView now = page_->view();
        now.name = kept.name;
        QVERIFY(now == kept);
        // Saving under the same name replaces the view, and a view can be deleted.
        page_->saveViewAs(kept.name);
        QCOMPARE(savedViews().size(), 1);
        forgetView(kept.name);
        QVERIFY(savedViews().isEmpty());
    }

    /// Three seeds of one setting: what they share, their means and what they cost together; with another run there is
    /// no mean.
    void severalSelectedRunsAreSummedUp() {
        query()->setText(QStringLiteral("model:resnet18"));
        QTRY_COMPARE(table()->model()->rowCount(), 3);
        table()->selectAll();
        QTRY_COMPARE(label("inspectorTotalsHead")->text().section(QLatin1Char(' '), 0, 0), QStringLiteral("3"));
        QVERIFY(!label("inspectorName")->isVisible());
        const auto texts = [&](const char* name) {
            QStringList all;
            for (const QLabel* one :
                 page_->findChild<QWidget*>(QLatin1String(name))->findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
                all += one->text();
            return all;
        };
        double cost = 0;
        std::vector<double> rates;
        for (const RunRow& row : model().rows()) cost += *row.cost, rates.push_back(row.imagesPerSecond);
        const QString sum = Formatter::current().money({Decimal::fromDouble(cost), "USD"});
        QVERIFY2(texts("inspectorTotals").contains(sum), qPrintable(texts("inspectorTotals").join(QLatin1Char('|'))));
        QVERIFY(texts("inspectorCommon").contains(QStringLiteral("ResNet-18")));
        const double mean = std::accumulate(rates.begin(), rates.end(), 0.0) / static_cast<double>(rates.size());
        const QStringList means = texts("inspectorMeans");
        const qsizetype rate = means.indexOf(QStringLiteral("Images/s"));
        QVERIFY2(rate >= 0, qPrintable(means.join(QLatin1Char('|'))));
        QVERIFY2(means[rate + 1].startsWith(Formatter::current().number(mean, 0)), qPrintable(means[rate + 1]));

        query()->clear();
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs());
        table()->selectAll();
        QTRY_VERIFY(label("inspectorTotalsHead")->text().startsWith(QString::number(sample_->runs())));
        QVERIFY(!page_->findChild<QWidget*>(QStringLiteral("inspectorMeans"))->isVisible());
        table()->select({test::SampleHome::id(test::SampleHome::kTrained)});
        QVERIFY(label("inspectorName")->isVisible());
        QVERIFY(!label("inspectorTotalsHead")->isVisible());
    }

    void importedRunsStandInTheTable() {
        QTemporaryDir elsewhere;
        const Path from = elsewhere.path().toStdString();
        Offer offer;
        offer.id = "this-machine";
        QVERIFY(RunDirectory::create(from, "20260101-000000-aaaaaaaa", RunSpec{}, Machine{}, offer).ok());
        std::filesystem::create_directories(from / "broken");
        std::ofstream(from / "broken" / "run.json") << "{}";
        bench_->catalogue().importRuns(from);
        QTRY_COMPARE(table()->model()->rowCount(), sample_->runs() + 1);
        QVERIFY(std::filesystem::exists(from / "20260101-000000-aaaaaaaa" / "spec.json"));
        QTRY_COMPARE(bench_->issues().rowCount(), 1);
    }

private:
    RunsTable* table() const { return page_->findChild<RunsTable*>(QStringLiteral("runsTable")); }
    QLineEdit* query() const { return page_->findChild<QLineEdit*>(QStringLiteral("runsQuery")); }
    QLabel* label(const char* name) const { return page_->findChild<QLabel*>(QLatin1String(name)); }
    const RunsModel& model() const { return *static_cast<const RunsModel*>(table()->model()); }
    const RunRow* row(const QString& id) const { return model().find(id); }
    double rate(int line) const { return model().at(line)->imagesPerSecond; }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::SampleHome> sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<RunsPage> page_;
};

QTEST_MAIN(RunsPageTest)
#include "runs_page_test.moc"
