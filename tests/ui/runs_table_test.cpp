// The Runs table over a dozen runs of every kind: sorted by each column, filtered, grouped and exported, each compared
// with the rows themselves.
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>
#include <cmath>
#include <map>
#include <variant>

#include "core/catalogue/standing.h"
#include "tests/support/patience.h"
#include "tests/ui/support/documents.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/formatter.h"
#include "ui/pages/runs/filter_bar.h"
#include "ui/pages/runs/filter_popup.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/pages/runs/runs_table.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;
using test::SampleHome;

namespace {

/// The sort key of a column: a number, or text compared without case; nothing where the run has none.
using Key = std::variant<std::monostate, double, std::string>;

Key words(std::string text) {
    if (text.empty()) return {};
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

Key number(const std::optional<double>& value) {
    return value ? Key(*value) : Key();
}

/// From the members of the row, independent of the table and the catalogue.
Key keyOf(const RunRow& row, RunColumn column) {
    switch (column) {
        case RunColumn::Number:
            return static_cast<double>(row.number);
        case RunColumn::Name:
            return words(row.name);
        case RunColumn::State:
            return words(name(row.state));
        case RunColumn::Architecture:
            return words(row.architecture);
        case RunColumn::Data:
            return words(row.data);
        case RunColumn::Devices:
            return words(row.devices);
        case RunColumn::Precision:
            return words(row.precision);
        case RunColumn::GlobalBatch:
            return static_cast<double>(row.globalBatch);
        case RunColumn::Provider:
            return words(row.provider);
        case RunColumn::Instance:
            return words(row.instance);
        case RunColumn::Curve:
            return number(row.last);
        case RunColumn::Best:
            return number(row.best);
        case RunColumn::BestTop1:
            return number(row.bestTop1);
        case RunColumn::BestTop5:
            return number(row.bestTop5);
        case RunColumn::BestAuc:
            return number(row.bestAuc);
        case RunColumn::Epochs:
            return static_cast<double>(row.epochsDone);
        case RunColumn::ImagesPerSecond:
            return row.imagesPerSecond;
        case RunColumn::ImagesPerSecondPerPrice:
            return number(row.imagesPerSecondPerPrice);
        case RunColumn::PricePerHour:
            return number(row.pricePerHour);
        case RunColumn::Cost:
            return number(row.cost);
        case RunColumn::CostToTarget:
            return number(row.costToTarget);
        case RunColumn::SecondsToTarget:
            return number(row.secondsToTarget);
        case RunColumn::ActiveSeconds:
            return row.activeSeconds;
        case RunColumn::Seed:
            return static_cast<double>(row.seed);
        case RunColumn::Tags: {
            std::string all;
            for (const std::string& tag : row.tags) all += (all.empty() ? "" : " ") + tag;
            return words(all);
        }
        case RunColumn::Created:
            return static_cast<double>(row.createdUtcMillis);
        case RunColumn::Campaign:
            return words(row.campaign);
        case RunColumn::Replicas:
            return static_cast<double>(row.replicas);
        case RunColumn::BilledSeconds:
            return row.billedSeconds;
        case RunColumn::Energy:
            return number(row.joules);
        case RunColumn::LearningRate:
            return number(row.learningRate);
        case RunColumn::WeightDecay:
            return number(row.weightDecay);
        case RunColumn::BestLoss:
            return number(row.bestLoss);
        case RunColumn::LastLoss:
            return number(row.lastLoss);
        case RunColumn::TrainLoss:
            return number(row.trainLoss);
        case RunColumn::Session:
            return words(row.session);
        case RunColumn::Latency:
            return number(row.latency);
        case RunColumn::PerMillion:
            return number(row.perMillion);
    }
    return {};
}

}  // namespace

class RunsTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        QVERIFY(sample_.fill(sandbox_.home()));
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        page_ = std::make_unique<RunsPage>(*bench_);
        page_->resize(1400, 760);
        page_->show();
    }
    void init() {
        page_->groupBy(GroupBy::None);
        if (!query()->text().isEmpty()) type(QString());
        QTRY_COMPARE(model().rowCount(), sample_.runs());
    }
    void cleanupTestCase() {
        page_.reset();
        bench_.reset();
    }

    void everyColumnSortsBothWays_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("descending");
        for (int column = 0; column < static_cast<int>(kRunColumns); ++column)
            for (const bool descending : {false, true})
                QTest::addRow("%s %s", queryName(static_cast<RunColumn>(column)), descending ? "down" : "up")
                    << column << descending;
    }
    void everyColumnSortsBothWays() {
        QFETCH(int, column);
        QFETCH(bool, descending);
        std::vector<std::int64_t> expected;
        std::vector<std::pair<Key, std::int64_t>> all;
        for (int line = 0; line < model().rowCount(); ++line)
            all.emplace_back(keyOf(*model().at(line), static_cast<RunColumn>(column)), model().at(line)->number);
        std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
            const bool aHas = a.first.index() > 0, bHas = b.first.index() > 0;
            if (aHas != bHas) return aHas;  // no value: last in any order
            if (a.first != b.first) return descending ? b.first < a.first : a.first < b.first;
            return descending ? b.second < a.second : a.second < b.second;
        });
        for (const auto& [key, number] : all) expected.push_back(number);
        table().sortByColumn(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
        QTRY_COMPARE(numbers(), expected);
    }

    void queriesFindWhatTheySay_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<std::function<bool(const RunRow&)>>("holds");
        const auto row = [](const char* query, std::function<bool(const RunRow&)> holds) {
            QTest::newRow(query) << QString::fromLatin1(query) << std::move(holds);
        };
        const auto named = [](const RunRow& r, const char* word) {
            return QString::fromStdString(r.name).contains(QLatin1String(word), Qt::CaseInsensitive);
        };
        row("FASHION", [=](const RunRow& r) { return named(r, "fashion"); });
        row("\"resnet8, batch\"", [=](const RunRow& r) { return named(r, "resnet8, batch"); });
        const auto stopped = [](const RunRow& r) {
            return r.state == RunState::Finished && r.reason == StopReason::User;
        };
        row("state:finished", [=](const RunRow& r) { return r.state == RunState::Finished && !stopped(r); });
        row("state:stopped", stopped);
        row("cost<0.01", [](const RunRow& r) { return r.cost && *r.cost < 0.01; });
        row("cost>=0.01 data:cifar10",
            [](const RunRow& r) { return r.cost && *r.cost >= 0.01 && r.data == "cifar10"; });
        row("top1>=92", [](const RunRow& r) { return r.bestTop1 && *r.bestTop1 >= 0.92; });
        row("not top1>=92", [](const RunRow& r) { return !(r.bestTop1 && *r.bestTop1 >= 0.92); });
        row("model:resnet20 or model:resnet18",
            [](const RunRow& r) { return r.architecture == "resnet20" || r.architecture == "resnet18"; });
        row("-tag:seeds seed=1", [](const RunRow& r) {
            return std::find(r.tags.begin(), r.tags.end(), "seeds") == r.tags.end() && r.seed == 1;
        });
        row("images/s>5000", [](const RunRow& r) { return r.imagesPerSecond > 5000; });
        row("loss<0.3", [](const RunRow& r) { return r.bestLoss && *r.bestLoss < 0.3; });
        row("learning_rate=0.2", [](const RunRow& r) { return r.learningRate == 0.2; });
        row("model:resnet20,resnet18",
            [](const RunRow& r) { return r.architecture == "resnet20" || r.architecture == "resnet18"; });
        row("state:failed,stopped", [=](const RunRow& r) { return r.state == RunState::Failed || stopped(r); });
        row("data=cifar10", [](const RunRow& r) { return r.data == "cifar10"; });
        row("tag=seeds",
            [](const RunRow& r) { return std::find(r.tags.begin(), r.tags.end(), "seeds") != r.tags.end(); });
        row("-model:resnet20,resnet18",
            [](const RunRow& r) { return r.architecture != "resnet20" && r.architecture != "resnet18"; });
        row("batch:1024", [](const RunRow& r) { return r.globalBatch == 1024; });
        row("100%", [=](const RunRow& r) { return named(r, "100%"); });
    }
    void queriesFindWhatTheySay() {
        QFETCH(QString, query);
        QFETCH(std::function<bool(const RunRow&)>, holds);
        std::vector<std::int64_t> expected;
        for (int line = 0; line < model().rowCount(); ++line)
            if (holds(*model().at(line))) expected.push_back(model().at(line)->number);
        if (!query.contains(QLatin1Char('%'))) {
            QVERIFY(!expected.empty());  // some runs match, and some do not
            QVERIFY(static_cast<int>(expected.size()) < sample_.runs());
        }
        type(query);
        QTRY_COMPARE(numbers(), expected);
        QVERIFY(!label("runsQueryError")->isVisible());
    }

    /// There are no numbers for it, rather than zeros and an error for each popup.
    void aPopupBesideABadQueryDoesNotCount() {
        type(QStringLiteral("colour:red"));
        QTRY_VERIFY(label("runsQueryError")->isVisible());
        QSignalSpy asked(page_->findChild<FilterBar*>(), &FilterBar::countsWanted);
        page_->findChild<QPushButton*>(QStringLiteral("filter-state"))->click();
        QVERIFY(page_->findChild<FilterPopup*>()->isVisible());
        QVERIFY(asked.isEmpty());
        page_->findChild<FilterPopup*>()->close();
        type(QStringLiteral("state:failed"));
        page_->findChild<QPushButton*>(QStringLiteral("filter-state"))->click();
        QCOMPARE(asked.size(), 1);
        page_->findChild<FilterPopup*>()->close();
    }

    /// Counts from the rows themselves; each change applies at once and is written into the query.
    void popupsWriteTheQueryAndReadIt() {
        const auto button = [&](const char* field) {
            return page_->findChild<QPushButton*>(QStringLiteral("filter-") + QLatin1String(field));
        };
        const auto box = [&](const char* value) {
            return page_->findChild<QCheckBox*>(QStringLiteral("filterValue-") + QLatin1String(value));
        };
        const auto link = [&](const char* text) -> QPushButton* {
            for (QPushButton* one : page_->findChild<FilterPopup*>()->findChildren<QPushButton*>())
                if (one->text() == QLatin1String(text)) return one;
            return nullptr;
        };
        button("model")->click();
        QVERIFY(box("resnet18")->isChecked());  // everything is
        box("resnet18")->setFocus();
        link("Only ResNet-18")->click();
        QCOMPARE(query()->text(), QStringLiteral("model:resnet18"));
        QTRY_COMPARE(model().rowCount(), 3);
        QCOMPARE(button("model")->text(), QStringLiteral("Model: ResNet-18"));
        auto* popup = page_->findChild<FilterPopup*>();
        QTest::keyClick(box("resnet18"), Qt::Key_Escape);
        QVERIFY(!popup->isVisible());

        // States of the three runs of that model; counts of other states are zero.
        std::map<QString, int> expected;
        for (int line = 0; line < model().rowCount(); ++line)
            ++expected[QString::fromLatin1(standingOf(model().at(line)->state, model().at(line)->reason)->name)];
        button("state")->click();
        const auto shown = [&](const char* value) {
            return box(value)->accessibleName().section(QStringLiteral(": "), 1);
        };
        QTRY_VERIFY(!box("failed")->accessibleName().isEmpty());
        for (const Standing& standing : standings())
            QCOMPARE(shown(standing.name).toInt(), expected[QLatin1String(standing.name)]);
        link("None")->click();
        QCOMPARE(query()->text(), QStringLiteral("model:resnet18"));  // nothing to show: the last choice stays
        QTest::keyClick(box("failed"), Qt::Key_Space);
        QCOMPARE(query()->text(), QStringLiteral("model:resnet18 state:failed"));
        QTRY_COMPARE(model().rowCount(), 0);
        QTest::keyClick(box("interrupted"), Qt::Key_Space);
        QCOMPARE(query()->text(), QStringLiteral("model:resnet18 state:interrupted,failed"));
        QCOMPARE(button("state")->text(), QStringLiteral("State: 2 of %1").arg(std::size(standings())));
        popup->close();
        page_->findChild<QPushButton*>(QStringLiteral("filterChip-model"))->click();
        QCOMPARE(query()->text(), QStringLiteral("state:interrupted,failed"));
        QTRY_VERIFY(model().find(SampleHome::id(SampleHome::kFailed)));
        for (int line = 0; line < model().rowCount(); ++line)
            QVERIFY(model().at(line)->state == RunState::Failed || model().at(line)->state == RunState::Interrupted);
        page_->findChild<QPushButton*>(QStringLiteral("clearFilters"))->click();
        QTRY_COMPARE(model().rowCount(), sample_.runs());
        QCOMPARE(button("state")->text(), QStringLiteral("State"));
        QVERIFY(!page_->findChild<QPushButton*>(QStringLiteral("filterChip-state"))->isVisible());
    }

    void theBulkBarAddsUpWhatIsSelected() {
        auto* bar = page_->findChild<QWidget*>(QStringLiteral("bulkBar"));
        table().select({SampleHome::id(SampleHome::kTrained)});
        QVERIFY(!bar->isVisible());
        table().select({SampleHome::id("rented1"), SampleHome::id("rented2"), SampleHome::id("rented3")});
        QVERIFY(bar->isVisible());
        QVERIFY(label("bulkCount")->text().startsWith(QLatin1Char('3')));
        const auto* compare = page_->action(RunsAction::Compare);
        QCOMPARE(bar->findChild<QToolButton*>()->text(), QStringLiteral("Compare 3"));
        QCOMPARE(compare->text(), QStringLiteral("Compare"));  // in the menus
        double cost = 0;
        for (const char* run : {"rented1", "rented2", "rented3"}) cost += *model().find(SampleHome::id(run))->cost;
        const QString sum = Formatter::current().money({Decimal::fromDouble(cost), "USD"});
        QVERIFY2(label("bulkFacts")->text().contains(sum), qPrintable(label("bulkFacts")->text()));
        QTest::keyClick(&table(), Qt::Key_Escape);
        QVERIFY(!bar->isVisible() && page_->selectedIds().isEmpty());
        QCOMPARE(compare->iconText(), QStringLiteral("Compare"));
        // Without a run, the inspector adds up the whole list.
        double all = 0;
        for (int line = 0; line < model().rowCount(); ++line) all += model().at(line)->cost.value_or(0);
        const QString whole = Formatter::current().money({Decimal::fromDouble(all), "USD"});
        const auto labels = page_->findChild<QWidget*>(QStringLiteral("inspectorTotals"))->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* one) { return one->text() == whole; }));
    }

    /// "Fash…NIST" is no heading: other columns give way to it.
    void aGroupsHeadingIsWholeInANarrowTable() {
        page_->groupBy(GroupBy::Data);
        page_->resize(1000, 760);
        const auto* table = page_->findChild<RunsTable*>();
        const QFontMetrics bold(Theme::instance().font(Type::BodyBold)), body(Theme::instance().font(Type::Body));
        int groups = 0;
        for (int line = 0; line < model().rowCount(); ++line) {
            const RunGroup* group = model().groupAt(line);
            if (!group) continue;
            ++groups;
            const int words = bold.horizontalAdvance(RunColumns::nameOf(*group, GroupBy::Data)) +
                              body.horizontalAdvance(RunColumns::runs(*group));
            constexpr int kBeside = 46, kWidest = 240;  // the arrow and the gaps
            QTRY_VERIFY(table->columnWidth(static_cast<int>(RunColumn::Name)) >= std::min(words + kBeside, kWidest));
        }
        QVERIFY(groups > 0);
        page_->resize(1400, 760);
    }

    /// Beside a state's words there is its icon, and nothing else but the padding.
    void theStatesTakeNoMoreRoomThanTheyNeed() {
        const auto* table = page_->findChild<RunsTable*>();
        constexpr int kState = static_cast<int>(RunColumn::State), kBeside = 16 + 10 + 14;
        page_->groupBy(GroupBy::Data);
        int widest = 0, icons = 0;
        for (int line = 0; line < model().rowCount(); ++line) {
            if (const RunGroup* group = model().groupAt(line)) {
                const auto states = std::ranges::count_if(group->states, [](std::size_t runs) { return runs > 0; });
                icons = std::max(icons, static_cast<int>(states));
            }
            widest =
                std::max(widest, table->fontMetrics().horizontalAdvance(model().index(line, kState).data().toString()));
        }
        QVERIFY(icons > 1);
        constexpr int kIconAndNumber = 40;  // more than one takes
        page_->resize(1400, 760);
        QTRY_VERIFY(table->columnWidth(kState) <= std::max(widest + kBeside, icons * kIconAndNumber));
        QVERIFY(table->columnWidth(kState) >= widest + kBeside);
        page_->groupBy(GroupBy::None);
    }

    void seedsBecomeOneLineOfMeanAndSpread() {
        page_->groupBy(GroupBy::Seeds);
        int groups = 0;
        for (int line = 0; line < model().rowCount(); ++line) {
            const RunGroup* group = model().groupAt(line);
            if (!group) continue;
            ++groups;
            QCOMPARE(group->rows.size(), std::size_t{3});  // the three seeds on four L4
            // Its name, in bold beside the arrow, is whole where all columns fit: it ends with the number of runs.
            const auto* table = page_->findChild<RunsTable*>();
            page_->resize(2000, page_->height());
            const QModelIndex name = model().index(line, static_cast<int>(RunColumn::Name));
            const QFontMetrics bold(name.data(Qt::FontRole).value<QFont>());
            QVERIFY(name.data().toString().contains(QLatin1Char('3')));
            QTRY_VERIFY(table->columnWidth(name.column()) > bold.horizontalAdvance(name.data().toString()) + 16);
            double sum = 0, squares = 0;
            for (int seed = 1; seed <= 3; ++seed) {
                const RunRow* row = model().find(SampleHome::id(qPrintable(QStringLiteral("rented%1").arg(seed))));
                QVERIFY(row && row->bestTop1);
                sum += *row->bestTop1 * 100;
            }
            const double mean = sum / 3;
            for (int seed = 1; seed <= 3; ++seed) {
                const RunRow* row = model().find(SampleHome::id(qPrintable(QStringLiteral("rented%1").arg(seed))));
                squares += std::pow(*row->bestTop1 * 100 - mean, 2);
            }
            const QString expected =
                QStringLiteral("%1 ± %2").arg(mean, 0, 'f', 2).arg(std::sqrt(squares / 2), 0, 'f', 2);
            QCOMPARE(model().index(line, static_cast<int>(RunColumn::Best)).data().toString().simplified(), expected);
        }
        QCOMPARE(groups, 1);
        QCOMPARE(model().rowCount(), sample_.runs() - 2);
        page_->groupBy(GroupBy::None);
        QCOMPARE(model().rowCount(), sample_.runs());
    }

    void theFileHoldsTheRowsShown() {
        type(QStringLiteral("data:cifar10"));
        QTRY_VERIFY(model().rowCount() < sample_.runs() && model().rowCount() > 0);
        const QString file = sandbox_.file(QStringLiteral("runs.csv"));
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            dialog->selectFile(file);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        page_->action(RunsAction::Export)->trigger();
        QTRY_VERIFY(QFile::exists(file));
        const QList<QStringList> rows = test::csvRows(test::contentOf(file));
        QCOMPARE(rows.size(), model().rowCount() + 1);
        const auto field = [&](qsizetype row, const char* column) {
            const qsizetype at = rows[0].indexOf(QLatin1String(column));
            return at < 0 ? QStringLiteral("no such column") : rows[row].value(at);
        };
        const auto number = [&](qsizetype row, const char* column, const std::optional<double>& expected) {
            if (!expected) return field(row, column).isEmpty();
            return std::abs(field(row, column).toDouble() - *expected) <= 1e-8 * std::max(1.0, std::abs(*expected));
        };
        for (int line = 0; line < model().rowCount(); ++line) {
            const RunRow& row = *model().at(line);
            QCOMPARE(rows[line + 1].size(), rows[0].size());
            QCOMPARE(field(line + 1, "id"), QString::fromStdString(row.id));
            QCOMPARE(field(line + 1, "name"), QString::fromStdString(row.name));
            QVERIFY(number(line + 1, "cost", row.cost));
            QVERIFY(number(line + 1, "images_per_second", row.imagesPerSecond));
            QVERIFY(number(line + 1, "best_top1", row.bestTop1));
            QVERIFY(number(line + 1, "best_validation_loss", row.bestLoss));
            QVERIFY(number(line + 1, "optimizer_weight_decay", row.weightDecay));
            QVERIFY(!field(line + 1, "machine").isEmpty());
            QVERIFY(number(line + 1, "active_seconds_to_target", row.secondsToTarget));
        }
    }

    void labelsAreFoundByTheQueryAndUndone() {
        const QString id = SampleHome::id(SampleHome::kTrained);
        table().select({id});
        auto* note = page_->findChild<QPlainTextEdit*>(QStringLiteral("inspectorNote"));
        QTRY_VERIFY(note->isVisible());
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("paragon 100%"));
        type(QStringLiteral("note:paragon"));  // immediately: the typed note must not be lost with the selection
        QTRY_COMPARE(model().rowCount(), 1);
        QCOMPARE(model().at(0)->id, id.toStdString());
        type(QStringLiteral("100%"));  // a literal character, not a wildcard
        QTRY_COMPARE(model().rowCount(), 1);
        type(QString());
        QTRY_COMPARE(model().rowCount(), sample_.runs());
        page_->undoStack().undo();
        QTRY_VERIFY(model().find(id) && model().find(id)->note.empty());
        page_->undoStack().redo();
        QTRY_VERIFY(model().find(id)->note == "paragon 100%");
        page_->undoStack().undo();
        QTRY_VERIFY(model().find(id)->note.empty());
    }

    void archivedRunsAreHiddenUntilAskedFor() {
        const QString id = SampleHome::id(SampleHome::kFailed);
        table().select({id});
        page_->action(RunsAction::Archive)->trigger();
        QTRY_COMPARE(model().rowCount(), sample_.runs() - 1);
        page_->findChild<QCheckBox*>(QStringLiteral("runsArchived"))->click();
        QTRY_COMPARE(model().rowCount(), sample_.runs());
        QVERIFY(model().find(id)->archived);
        page_->undoStack().undo();
        QTRY_VERIFY(!model().find(id)->archived);
        page_->findChild<QCheckBox*>(QStringLiteral("runsArchived"))->click();
        QTRY_COMPARE(model().rowCount(), sample_.runs());
    }

    /// Columns are ticked one after another in an open menu; none shown makes way for another, the table scrolls; and
    /// the choice is saved at once.
    void columnsAreTickedOneAfterAnother() {
        QSettings().remove(QStringLiteral("runs/shown"));
        const auto shown = [this] {
            QSet<int> columns;
            for (int column = 0; column < model().columnCount(); ++column)
                if (!table().isColumnHidden(column)) columns.insert(column);
            return columns;
        };
        page_->resize(1000, 760);
        QTest::qWait(20);
        const QSet<int> before = shown();
        QMenu menu;
        table().fillColumnsMenu(&menu);
        menu.popup(QPoint(0, 0));
        QTRY_VERIFY(menu.isVisible());
        const auto click = [&](RunColumn column) {
            for (QAction* action : menu.actions()) {
                if (action->text() != RunColumns::title(column)) continue;
                menu.setActiveAction(action);  // scrolls to it
                if (column == RunColumn::TrainLoss)
                    QTest::keyClick(&menu, Qt::Key_Return);
                else
                    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
            }
        };
        click(RunColumn::LearningRate);
        click(RunColumn::TrainLoss);
        QVERIFY(menu.isVisible());
        const QSet<int> wanted{static_cast<int>(RunColumn::LearningRate), static_cast<int>(RunColumn::TrainLoss)};
        QCOMPARE(shown(), before + wanted);
        for (const QAction* action : menu.actions())
            if (action->isCheckable()) QCOMPARE(action->isChecked(), shown().contains(columnCalled(action->text())));
        QVERIFY(QSettings()
                    .value(QStringLiteral("runs/shown"))
                    .toStringList()
                    .contains(QLatin1String(queryName(RunColumn::TrainLoss))));
        click(RunColumn::LearningRate);
        click(RunColumn::TrainLoss);
        QVERIFY(!shown().intersects(wanted));
        menu.close();
        page_->resize(1400, 760);
    }

    /// The columns are saved once a border that is dragged rests, not at each move of the mouse.
    void aDraggedBorderIsReportedOnce() {
        QSignalSpy chosen(&table(), &RunsTable::columnsChosen);
        for (int width = 150; width < 170; ++width) table().setColumnWidth(static_cast<int>(RunColumn::Name), width);
        QCOMPARE(chosen.count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(chosen.count(), 1, test::kPatience);
        QVERIFY(QSettings()
                    .value(QStringLiteral("runs/shown"))
                    .toStringList()
                    .contains(QStringLiteral("%1=169").arg(QLatin1String(queryName(RunColumn::Name)))));
        QMenu menu;
        table().fillColumnsMenu(&menu);
        menu.actions().back()->trigger();  // widths of their own no more
        QCOMPARE(chosen.count(), 2);
    }

private:
    int columnCalled(const QString& title) const {
        for (int column = 0; column < model().columnCount(); ++column)
            if (RunColumns::title(static_cast<RunColumn>(column)) == title) return column;
        return -1;
    }
    RunsTable& table() const { return *page_->findChild<RunsTable*>(QStringLiteral("runsTable")); }
    const RunsModel& model() const { return *static_cast<const RunsModel*>(table().model()); }
    QLineEdit* query() const { return page_->findChild<QLineEdit*>(QStringLiteral("runsQuery")); }
    QLabel* label(const char* name) const { return page_->findChild<QLabel*>(QLatin1String(name)); }
    void type(const QString& text) {
        query()->selectAll();
        if (text.isEmpty())
            query()->clear();
        else
            QTest::keyClicks(query(), text);
        QTest::keyClick(query(), Qt::Key_Return);
    }
    std::vector<std::int64_t> numbers() const {
        std::vector<std::int64_t> all;
        for (int line = 0; line < model().rowCount(); ++line) all.push_back(model().at(line)->number);
        return all;
    }

    test::SettingsSandbox sandbox_;
    SampleHome sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<RunsPage> page_;
};

QTEST_MAIN(RunsTableTest)
#include "runs_table_test.moc"
