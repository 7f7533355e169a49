#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <tuple>

#include "core/base/json.h"
#include "core/spec/spec_json.h"
#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/test_screen.h"
#include "ui/bridge/workbench.h"
#include "ui/dialogs/help_pages.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/runs/runs_model.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class MainWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        sample_ = std::make_unique<test::SampleHome>();
        QVERIFY(sample_->fill(sandbox_->home()));
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->showPage(MainWindow::Runs);
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() {
        window_.reset();
        bench_.reset();
        sample_.reset();
        sandbox_.reset();
    }

    void pagesByKeyAndRail() {
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Configure);
        window_->findChild<QToolButton*>(QStringLiteral("rail-live"))->click();
        QCOMPARE(window_->page(), MainWindow::Live);
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Runs);
        QVERIFY(window_->findChild<QToolButton*>(QStringLiteral("rail-runs"))->isChecked());
    }

    /// Each page has a name, a button in the rail with its icon, an entry in the View menu, and help; nothing is listed
    /// twice. A page of the table that lacks one of them fails here.
    void everyPageIsWhole() {
        QSet<QString> names, objects;
        const auto* pages = window_->centralWidget()->findChild<QStackedWidget*>({}, Qt::FindDirectChildrenOnly);
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            const auto* shown = qobject_cast<ui::Page*>(pages->currentWidget());
            QVERIFY(shown);
            const PageInfo& about = shown->info();
            const QString name = QLatin1String(about.name);
            QVERIFY2(!names.contains(name), about.name);
            names.insert(name);
            const auto* button = window_->findChild<QToolButton*>(QStringLiteral("rail-") + name);
            QVERIFY2(button && button->isChecked() && !button->icon().isNull(), about.name);
            QCOMPARE(button->text(), about.text(about.title));
            QVERIFY2(helpIds().contains(QLatin1String(about.help)), about.help);
            const auto* entry = window_->findChild<QAction*>(QStringLiteral("page.") + name);
            QVERIFY2(entry && !entry->text().isEmpty(), about.name);
            window_->showPage(MainWindow::Runs);
            window_->showPage(name);
            QCOMPARE(window_->page(), static_cast<MainWindow::PageId>(page));
            for (const ActionRow& row : about.actions) {
                QVERIFY2(!objects.contains(QLatin1String(row.name)), row.name);
                objects.insert(QLatin1String(row.name));
                QVERIFY2(!shown->actionAt(row.id)->text().isEmpty(), row.name);
                QVERIFY2(QKeySequence::listFromString(QLatin1String(row.keys)).size() ==
                             (*row.keys ? shown->actionAt(row.id)->shortcuts().size() : 1),
                         row.name);
            }
        }
    }

    /// An action with a place in the menus is in them once its page exists, one for the runs in view while its page is
    /// shown; one reached from the menu is there before.
    void menusHaveEveryActionOfThePages() {
        const auto inMenus = [this] {
            QSet<QString> found;
            QList<QAction*> left = window_->menuBar()->actions();
            while (!left.isEmpty()) {
                const QAction* action = left.takeFirst();
                found.insert(action->objectName());
                if (action->menu()) left.append(action->menu()->actions());
            }
            return found;
        };
        const QSet<QString> before = inMenus();
        QVERIFY(before.contains(QStringLiteral("menu.reports.new")));
        QVERIFY(!before.contains(QStringLiteral("reports.pdf")));
        for (int page = 0; page < MainWindow::PageCount; ++page)
            window_->showPage(static_cast<MainWindow::PageId>(page));
        const auto pages = window_->findChildren<ui::Page*>();
        for (int shown = 0; shown < MainWindow::PageCount; ++shown) {
            window_->showPage(static_cast<MainWindow::PageId>(shown));
            const QSet<QString> after = inMenus();
            for (const auto* page : pages)
                for (const ActionRow& row : page->info().actions) {
                    const QString name = QLatin1String(row.name);
                    const QString listed = row.reach == Reach::Menu ? QStringLiteral("menu.") + name : name;
                    const bool here = row.menu != MenuSlot::Selected || page->isVisible();
                    QVERIFY2(after.contains(listed) == (row.menu != MenuSlot::None && here), row.name);
                    if (row.reach == Reach::Menu) QVERIFY2(before.contains(listed), row.name);
                }
            QVERIFY(after.contains(QStringLiteral("compare.kind1")));
        }
    }

    /// With every page created, the window is too narrow to dock the queue beside them, so the queue floats.
    void theQueueDoesNotWidenTheWindow() {
        window_->resize(1280, 720);
        for (int page = 0; page < MainWindow::PageCount; ++page)
            window_->showPage(static_cast<MainWindow::PageId>(page));
        const QSize before = window_->size();
        auto* dock = window_->findChild<QDockWidget*>(QStringLiteral("queueDock"));
        window_->showQueue({});
        QTRY_VERIFY(dock->isVisible());
        QTest::qWait(50);
        QCOMPARE(window_->size(), before);
        QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!dock->isVisible());
        QTest::keyClick(window_.get(), Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(dock->isVisible());
        QCOMPARE(window_->size(), before);
    }

    void newRunAndSearchByKey() {
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Configure);
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(window_->findChild<QLineEdit*>(QStringLiteral("fieldSearch"))->hasFocus());
    }

    void everyShortcutIsUnique() {
        std::ignore = window_->the<ConfigurePage>().spec();
        std::ignore = window_->the<LivePage>().runId();
        QHash<QString, QString> seen;
        for (const QAction* action : window_->findChildren<QAction*>()) {
            if (action->shortcutContext() != Qt::WindowShortcut && action->shortcutContext() != Qt::ApplicationShortcut)
                continue;
            for (const QKeySequence& keys : action->shortcuts()) {
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!seen.contains(text),
                         qPrintable(QStringLiteral("%1: %2 and %3").arg(text, seen.value(text), action->text())));
                seen.insert(text, action->text());
            }
        }
        for (int i = 0; i < MainWindow::PageCount; ++i) window_->showPage(static_cast<MainWindow::PageId>(i));
        QCOMPARE(window_->findChildren<ui::Page*>().size(), qsizetype{MainWindow::PageCount});
        for (const auto* page : window_->findChildren<ui::Page*>()) {
            QHash<QString, QString> here = seen;
            for (const ActionRow& row : page->info().actions) {
                if (row.reach == Reach::Window) continue;
                for (const QKeySequence& keys : page->actionAt(row.id)->shortcuts()) {
                    const QString text = keys.toString(QKeySequence::PortableText);
                    QVERIFY2(!here.contains(text), row.name);
                    here.insert(text, QLatin1String(row.name));
                }
            }
        }
    }

    void theLanguageChangesWithoutARestart() {
        const auto* runs = window_->findChild<QToolButton*>(QStringLiteral("rail-runs"));
        std::ignore = window_->the<ConfigurePage>().spec();
        QCOMPARE(runs->text(), QStringLiteral("Runs"));
        window_->setLanguage(QStringLiteral("ru"));
        QCOMPARE(QLocale().language(), QLocale::Russian);
        QCOMPARE(window_->locale().language(), QLocale::Russian);
        QCOMPARE(runs->text(), QStringLiteral("Запуски"));
        window_->setLanguage(QStringLiteral("es"));
        QCOMPARE(runs->text(), QStringLiteral("Ejecuciones"));
        window_->setLanguage(QStringLiteral("en"));
        QCOMPARE(runs->text(), QStringLiteral("Runs"));
        QCOMPARE(QSettings().value(QStringLiteral("window/language")).toString(), QStringLiteral("en"));
    }

    void issuesComeUpFromTheStatusLine() {
        bench_->issues().add(Severity::Error,
                             {ErrorKind::Disk, {"The disk is full", {}}, "/x", {"Free some space", {}}},
                             QStringLiteral("run"));
        auto* button = window_->findChild<QToolButton*>(QStringLiteral("statusIssues"));
        QTRY_VERIFY(button->text().startsWith(QLatin1Char('1')));
        auto* dock = window_->findChild<QDockWidget*>(QStringLiteral("issuesDock"));
        QVERIFY(!dock->isVisible());
        button->click();
        QVERIFY(dock->isVisible());
        button->click();
        QVERIFY(!dock->isVisible());
    }

    void thePaletteFindsAndRunsActions() {
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        QPointer<QDialog> palette = window_->findChild<QDialog*>(QStringLiteral("findAction"));
        QVERIFY(palette);
        auto* line = palette->findChild<QLineEdit*>(QStringLiteral("findActionLine"));
        auto* list = palette->findChild<QListWidget*>(QStringLiteral("findActionList"));
        QVERIFY(list->count() > 10);
        line->setText(QStringLiteral("view configure"));
        QCOMPARE(list->count(), 1);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(window_->page(), MainWindow::Configure);
        QTRY_VERIFY(!palette);
    }

    /// The banner of a failed run leads to the field that its remedy names, in a copy of its spec.
    void aRemedyLeadsToItsField() {
        window_->the<LivePage>().show(test::SampleHome::id(test::SampleHome::kFailed));
        window_->showPage(MainWindow::Live);
        QTRY_VERIFY(window_->the<LivePage>().findChild<QPushButton*>(QStringLiteral("noticeChoice")));
        window_->the<LivePage>().findChild<QPushButton*>(QStringLiteral("noticeChoice"))->click();
        QTRY_COMPARE(window_->page(), MainWindow::Configure);
        QTRY_VERIFY(QApplication::focusWidget() &&
                    window_->the<ConfigurePage>().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Learning rate"));
    }

    /// No menu names the same command twice, and what needs a page that was never shown creates it.
    void menusNameEachCommandOnce() {
        const auto check = [this] {
            for (const QAction* top : window_->menuBar()->actions()) {
                QStringList seen;
                for (const QAction* action : top->menu()->actions()) {
                    if (action->isSeparator()) continue;
                    QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
                    QString text = action->text().remove(QLatin1Char('&'));
                    if (text.endsWith(QChar(0x2026))) text.chop(1);
                    QVERIFY2(!seen.contains(text), qPrintable(top->text() + QLatin1Char(' ') + text));
                    seen.append(text);
                }
            }
        };
        check();
        window_->findChild<QAction*>(QStringLiteral("menu.providers.rates"))->trigger();
        QCOMPARE(window_->page(), MainWindow::Providers);
        QPointer<QDialog> rates = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(rates);
        rates->close();
        for (int page = 0; page < MainWindow::PageCount; ++page)
            window_->showPage(static_cast<MainWindow::PageId>(page));
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            check();
        }
    }

    /// The runs compared have the marks of the comparison in the list of runs, the others none.
    void runsComparedAreMarkedInTheList() {
        auto& runs = window_->the<RunsPage>();
        const auto* model = runs.findChild<RunsModel*>();
        const auto marked = [&] {
            QSet<QString> ids;
            for (int line = 0; line < model->rowCount(); ++line)
                if (const QModelIndex name = model->index(line, static_cast<int>(RunColumn::Name));
                    name.data(Qt::DecorationRole).isValid())
                    ids.insert(name.data(RunsModel::IdRole).toString());
            return ids;
        };
        QTRY_VERIFY(model->rowCount() > 3);
        QVERIFY(marked().isEmpty());
        const QStringList compared{test::SampleHome::id("trained"), test::SampleHome::id("rented2")};
        Q_EMIT runs.compareRequested(compared);
        const QSet<QString> both(compared.begin(), compared.end());
        QTRY_COMPARE(marked(), both);
        const auto& compare = window_->the<ComparePage>();
        const CompareData& data = *compare.shown();
        for (std::size_t row = 0; row < data.comparison.rows.size(); ++row) {
            const Entry& entry = (*data.entries)[data.comparison.rows[row].entries.front()];
            const RowLook* look = model->look(QString::fromStdString(entry.id));
            QVERIFY(look);
            QCOMPARE(look->slot, data.looks[row].slot);
            QCOMPARE(look->marker, data.looks[row].marker);
        }
        window_->the<ComparePage>().showRuns({compared.front()});  // one run is no comparison
        QTRY_VERIFY(marked().isEmpty());
    }

    void cloneBringsTheSpecToTheForm() {
        Q_EMIT window_->the<RunsPage>().cloneRequested(test::SampleHome::id(test::SampleHome::kInterrupted));
        QTRY_COMPARE(window_->page(), MainWindow::Configure);
        QCOMPARE(window_->the<ConfigurePage>().spec().model.architecture, std::string("resnet14"));
    }

    void aSpecFileOpensInTheForm() {
        RunSpec spec;
        spec.name = "from-a-file";
        const QString file = sandbox_->file(QStringLiteral("spec.json"));
        QVERIFY(writeAtomically(file.toStdString(), toJson(spec).dump()));
        window_->openSpec(file);
        QCOMPARE(window_->page(), MainWindow::Configure);
        QCOMPARE(window_->the<ConfigurePage>().spec().name, std::string("from-a-file"));
        QVERIFY(writeAtomically(file.toStdString(), "{\"nmae\": \"x\"}"));
        window_->openSpec(file);
        QCOMPARE(window_->the<ConfigurePage>().spec().name, std::string("from-a-file"));
        QVERIFY(!bench_->issues().all().empty());
    }

    void pageAndSpecAreRemembered() {
        window_->showPage(MainWindow::Configure);
        window_->resize(1300, 740);
        window_->close();
        MainWindow next(*bench_);
        next.showPage(QString());
        QCOMPARE(next.page(), MainWindow::Configure);
        QCOMPARE(next.size(), QSize(1300, 740));
    }

private:
    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::SampleHome> sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
};

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    if (!test::setTestScreen(folder.path(), 1920, 1080)) return 1;
    QApplication application(argc, argv);
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "main_window_test.moc"
