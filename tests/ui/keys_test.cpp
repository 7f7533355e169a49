// Every documented shortcut, pressed on the page it belongs to.
#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QUndoStack>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/configure/configure_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/providers/providers_page.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

constexpr int kEverywhere = -1;

struct Key {
    int page;
    const char* keys;
    const char* action;
};
constexpr Key kKeys[] = {
    {kEverywhere, "Ctrl+1", "page.runs"},
    {kEverywhere, "Ctrl+2", "page.configure"},
    {kEverywhere, "Ctrl+3", "page.live"},
    {kEverywhere, "Ctrl+4", "page.compare"},
    {kEverywhere, "Ctrl+5", "page.providers"},
    {kEverywhere, "Ctrl+6", "page.reports"},
    {kEverywhere, "Ctrl+N", "runs.new"},
    {kEverywhere, "Ctrl+F", "find"},
    {kEverywhere, "Ctrl+K", "palette"},
    {kEverywhere, "Ctrl+,", "preferences"},
    {kEverywhere, "F5", "reindex"},
    {kEverywhere, "F6", "region"},
    {kEverywhere, "F8", "pauseRun"},
    {kEverywhere, "Ctrl+Z", "undo"},
    {kEverywhere, "Ctrl+Shift+Z", "redo"},
    {MainWindow::Live, "Shift+F8", "stopAfterEpoch"},
    {MainWindow::Live, "Ctrl+F8", "stopRun"},
    {MainWindow::Live, "F9", "checkpointNow"},
    {MainWindow::Live, "Shift+F9", "traceSteps"},
    {MainWindow::Live, "Ctrl+D", "cloneRun"},
    {MainWindow::Live, "Ctrl+Shift+C", "compareRun"},
    {MainWindow::Live, "Ctrl+R", "reportRun"},
    {MainWindow::Live, "Ctrl+Shift+O", "runFolder"},
    {MainWindow::Live, "Ctrl+Shift+I", "tryImagesLive"},
    {MainWindow::Live, "End", "followRun"},
    {MainWindow::Runs, "Ctrl+Shift+C", "runs.compare"},
    {MainWindow::Runs, "Ctrl+R", "runs.report"},
    {MainWindow::Runs, "Ctrl+D", "runs.clone"},
    {MainWindow::Runs, "Del", "runs.archive"},
    {MainWindow::Runs, "F4", "runs.inspector"},
    {MainWindow::Runs, "Ctrl+E", "runs.export"},
    {MainWindow::Runs, "Ctrl+I", "runs.import"},
    {MainWindow::Runs, "Ctrl+Shift+I", "runs.try"},
    {MainWindow::Configure, "Ctrl+Return", "configure.launch"},
    {MainWindow::Configure, "Ctrl+Shift+Return", "configure.queue"},
    {MainWindow::Compare, "Alt+1", "compare.kind1"},
    {MainWindow::Compare, "Alt+2", "compare.kind2"},
    {MainWindow::Compare, "Alt+3", "compare.kind3"},
    {MainWindow::Compare, "Alt+4", "compare.kind4"},
    {MainWindow::Compare, "Ins", "compare.add"},
    {MainWindow::Providers, "Ins", "providers.new"},
    {MainWindow::Providers, "Ctrl+S", "providers.save"},
    {MainWindow::Providers, "Ctrl+H", "providers.history"},
    {MainWindow::Providers, "Esc", "providers.revert"},
    {MainWindow::Reports, "Ctrl+R", "reports.new"},
    {MainWindow::Reports, "Ctrl+P", "reports.print"},
    {MainWindow::Reports, "Ctrl+S", "reports.pdf"},
    {MainWindow::Reports, "Ctrl+Shift+S", "reports.html"},
};

}  // namespace

class KeysTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        sample_ = std::make_unique<test::SampleHome>();
        QVERIFY(sample_->fill(sandbox_->home()));
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        window_ = std::make_unique<MainWindow>(*bench_);
        bench_->catalogue().reindex();
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        auto* table = window_->findChild<QTableView*>(QStringLiteral("runsTable"));
        QTRY_COMPARE(table->model()->rowCount(), sample_->runs());
        for (int page = 0; page < MainWindow::PageCount; ++page)
            window_->showPage(static_cast<MainWindow::PageId>(page));
        window_->the<LivePage>().show(test::SampleHome::id(test::SampleHome::kRunning));
        ReportRequest request;
        request.kind = ReportKind::Study;
        request.subject = QStringLiteral("painter-2020");
        QSignalSpy made(&window_->the<ReportsPage>(), &ReportsPage::made);
        window_->the<ReportsPage>().make(request);
        QTRY_VERIFY(made.size() > 0);
        window_->showPage(MainWindow::Runs);
        table->selectAll();
    }
    void cleanupTestCase() {
        window_.reset();
        bench_.reset();
    }

    void enterOpensARun() {
        window_->showPage(MainWindow::Runs);
        auto* table = window_->findChild<QTableView*>(QStringLiteral("runsTable"));
        QSignalSpy asked(&window_->the<RunsPage>(), &RunsPage::openRequested);
        table->setCurrentIndex(table->model()->index(0, 0));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(window_->page(), MainWindow::Live);
        window_->showPage(MainWindow::Runs);
        table->selectAll();
    }

    void undoReachesThePagesThatEdit() {
        for (const auto page : {MainWindow::Runs, MainWindow::Configure, MainWindow::Providers}) {
            window_->showPage(page);
            QUndoStack& stack = page == MainWindow::Runs        ? window_->the<RunsPage>().undoStack()
                                : page == MainWindow::Configure ? window_->the<ConfigurePage>().undoStack()
                                                                : window_->the<ProvidersPage>().undoStack();
            stack.push(new QUndoCommand(QStringLiteral("an edit")));
            QVERIFY(find("undo")->isEnabled());
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(stack.index(), stack.count() - 1);
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(stack.index(), stack.count());
        }
    }

    /// One history: undo reverts the last action, wherever it was done, and brings its page to the front.
    void undoGoesBackToWhereItWasDone() {
        QUndoStack& history = bench_->history();
        history.clear();
        window_->showPage(MainWindow::Runs);
        history.push(new QUndoCommand(QStringLiteral("on runs")));
        window_->showPage(MainWindow::Configure);
        history.push(new QUndoCommand(QStringLiteral("on configure")));
        window_->showPage(MainWindow::Live);
        QVERIFY(find("undo")->text().contains(QStringLiteral("on configure")));
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Configure);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window_->page(), MainWindow::Runs);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window_->page(), MainWindow::Configure);
        history.clear();
        QVERIFY(!find("undo")->isEnabled());
    }

    // Last, because it disconnects every action from what it does.
    void everyKeyIsHeardOnItsPage_data() {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("action");
        for (const Key& key : kKeys)
            for (int page = 0; page < MainWindow::PageCount; ++page)
                if (key.page == kEverywhere || key.page == page)
                    QTest::addRow("%s, page %d", key.keys, page)
                        << page << QString::fromLatin1(key.keys) << QString::fromLatin1(key.action);
    }
    void everyKeyIsHeardOnItsPage() {
        QFETCH(int, page);
        QFETCH(QString, keys);
        QFETCH(QString, action);
        window_->showPage(static_cast<MainWindow::PageId>(page));
        QTest::qWait(1);
        QAction* found = find(action.toLatin1().constData());
        QVERIFY2(found, qPrintable(action));
        const QKeySequence wanted(keys);
        QVERIFY2(found->shortcuts().contains(wanted), qPrintable(found->shortcut().toString()));
        // The action itself, such as asking for a file, is disconnected; enabled explicitly because a page with nothing
        // to do may have disabled it.
        QObject::disconnect(found, &QAction::triggered, nullptr, nullptr);
        found->setEnabled(true);
        QSignalSpy heard(found, &QAction::triggered);
        QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : window_.get();
        QTest::keySequence(focus, wanted);
        QVERIFY2(heard.size() == 1, focus->metaObject()->className());
    }

private:
    [[nodiscard]] QAction* find(const char* name) const { return window_->findChild<QAction*>(QLatin1String(name)); }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::SampleHome> sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(KeysTest)
#include "keys_test.moc"
