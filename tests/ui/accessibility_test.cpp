// What assistive technology is told: the tree of QAccessible interfaces of every page and dialog, in three languages.
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QDirIterator>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/scaling_samples.h"
#include "tests/ui/support/search_samples.h"
#include "tests/ui/support/session_samples.h"
#include "tests/ui/support/settings_sandbox.h"
#include "ui/bridge/workbench.h"
#include "ui/charts/bar_view.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/coordinates_view.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/help_dialog.h"
#include "ui/dialogs/import_prices_dialog.h"
#include "ui/dialogs/own_machine_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rates_dialog.h"
#include "ui/dialogs/scaling_dialog.h"
#include "ui/dialogs/tags_dialog.h"
#include "ui/dialogs/try_images_dialog.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/scaling_board.h"
#include "ui/pages/compare/search_board.h"
#include "ui/pages/live/live_page.h"
#include "ui/pages/live/session_view.h"
#include "ui/pages/reports/new_report_dialog.h"
#include "ui/pages/runs/runs_page.h"
#include "ui/shell/find_action.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

template <class... Kinds>
bool isOneOf(const QWidget* widget) {
    return (... || (qobject_cast<const Kinds*>(widget) != nullptr));
}

bool isChart(const QWidget* widget) {
    return isOneOf<ChartView, BarView, CoordinatesView>(widget);
}

/// Whether it is part of another control, which speaks for it.
bool isPart(const QWidget* widget) {
    for (const QWidget* around = widget->parentWidget(); around; around = around->parentWidget()) {
        if (isOneOf<QComboBox, QAbstractSpinBox, QLineEdit, QHeaderView, QMenuBar, QTabBar>(around) || isChart(around))
            return true;
        if (isOneOf<QAbstractItemView>(around)) return isOneOf<QScrollBar>(widget) || !widget->hasFocus();
    }
    return isOneOf<QScrollBar, QHeaderView, QMenuBar>(widget) || widget->objectName().startsWith(QStringLiteral("qt_"));
}

/// What a person operates or, if it takes the focus, lands on.
bool isControl(const QWidget* widget) {
    if (isPart(widget)) return false;
    if (isOneOf<QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider, QPlainTextEdit>(widget)) return true;
    return isOneOf<QAbstractItemView, QTextBrowser>(widget) || isChart(widget) ||
           (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

QString pathOf(const QWidget* widget) {
    const auto one = [](const QWidget* w) {
        const QString name = QString::fromLatin1(w->metaObject()->className()).section(QLatin1Char(':'), -1);
        return w->objectName().isEmpty() ? name : name + QLatin1Char('#') + w->objectName();
    };
    const QWidget* parent = widget->parentWidget();
    const QWidget* above = parent ? parent->parentWidget() : nullptr;
    return (above ? one(above) + QLatin1Char('/') : QString()) + (parent ? one(parent) + QLatin1Char('/') : QString()) +
           one(widget);
}

/// A role that says what a control is; not "a window's contents".
bool isSensible(QAccessible::Role role) {
    return role != QAccessible::NoRole && role != QAccessible::Client && role != QAccessible::Window &&
           role != QAccessible::Pane && role != QAccessible::Grouping;
}

/// By Tab, or by the arrow keys within a group whose checked member Tab reaches. A view without a selection only shows.
bool isReachable(const QWidget* widget) {
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
        if (view->selectionMode() == QAbstractItemView::NoSelection) return true;
    if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) return true;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        if (button->group() && button->group()->exclusive()) return true;
    const QWidget* proxy = widget->focusProxy();
    return proxy && proxy->isVisible() && (proxy->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// Headers and cells, as a screen reader asks for them.
void checkTable(const QAbstractItemView& view, QStringList& found) {
    auto* widget = const_cast<QAbstractItemView*>(&view);
    // Nothing listens on this platform, so nothing told the interface that the model has changed: ask a new one.
    if (QAccessibleInterface* old = QAccessible::queryAccessibleInterface(widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(old));
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
    QAccessibleTableInterface* table = face ? face->tableInterface() : nullptr;
    const QAbstractItemModel* model = view.model();
    if (!model || model->rowCount() == 0) return;
    if (!table) {
        found += pathOf(&view) + QStringLiteral(": no table interface");
        return;
    }
    const auto* grid = qobject_cast<const QTableView*>(&view);
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    const bool heads = (grid && grid->horizontalHeader()->isVisible()) || (tree && !tree->isHeaderHidden());
    constexpr int kRows = 12;
    for (int column = 0; column < model->columnCount(); ++column) {
        if ((grid && grid->isColumnHidden(column)) || (tree && tree->isColumnHidden(column))) continue;
        if (heads && table->columnDescription(column).isEmpty() &&
            !model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty())
            found += QStringLiteral("%1: column %2 has no title").arg(pathOf(&view)).arg(column);
        const int rows = std::min(kRows, tree ? table->rowCount() : model->rowCount());
        QModelIndex line = model->index(0, 0);
        for (int row = 0; row < rows && line.isValid(); ++row) {
            const QModelIndex index = line.siblingAtColumn(column);
            line = tree ? tree->indexBelow(line) : model->index(row + 1, 0);
            const QAccessibleInterface* cell = table->cellAt(row, column);
            const bool drawn = !index.data(Qt::DecorationRole).isNull() || !index.data(Qt::CheckStateRole).isNull() ||
                               !index.data().toString().isEmpty();
            if (drawn && (!cell || cell->text(QAccessible::Name).isEmpty()))
                found += QStringLiteral("%1: cell %2, %3 says nothing").arg(pathOf(&view)).arg(row).arg(column);
        }
    }
}

QStringList silentControls(const QWidget& root) {
    QStringList found;
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisible() || widget->window() != root.window() || !isControl(widget)) continue;
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (!face) {
            found += pathOf(widget) + QStringLiteral(": no interface");
            continue;
        }
        if (face->text(QAccessible::Name).trimmed().isEmpty()) found += pathOf(widget) + QStringLiteral(": no name");
        if (!isSensible(face->role()))
            found += QStringLiteral("%1: role %2").arg(pathOf(widget)).arg(static_cast<int>(face->role()));
        if (isChart(widget) && face->text(QAccessible::Description).isEmpty())
            found += pathOf(widget) + QStringLiteral(": no description");
        if (widget->isEnabled() && !isReachable(widget)) found += pathOf(widget) + QStringLiteral(": not by Tab");
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && !isOneOf<QListView>(view))
            checkTable(*view, found);
    }
    return found;
}

}  // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QAccessible::setActive(true);
        Theme::instance().setChoice(ThemeChoice::Light);
        QVERIFY(sample_.fill(sandbox_.home()));
        const Path runs = Path(sandbox_.home()) / "runs";
        for (const test::ToldRun& run : test::scaledRuns(test::sampleScaling())) {
            scaled_ += QString::fromStdString(run.id);
            QVERIFY(test::writeTold(runs, run));
        }
        for (const test::ToldRun& run : test::searched(test::sampleSearch())) {
            searched_ += QString::fromStdString(run.id);
            QVERIFY(test::writeTold(runs, run));
        }
        const test::ToldSession session = test::toldInference();
        session_ = QString::fromStdString(session.id);
        QVERIFY(test::writeSession(runs, session));
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->resize(1400, 860);
        window_->show();
        window_->activateWindow();
        bench_->issues().add(Severity::Warning,
                             {ErrorKind::Disk, {"The disk is nearly full", {}}, "/", {"Make room", {}}},
                             QStringLiteral("disk"));
    }
    void cleanupTestCase() {
        window_.reset();
        if (bench_) QVERIFY(bench_->shutDown(5));
        bench_.reset();
    }

    void everyPageSpeaks_data() { languages(); }
    void everyPageSpeaks() {
        QFETCH(QString, language);
        window_->setLanguage(language);
        QStringList found;
        const auto check = [&](const char* where) {
            QTest::qWait(0);
            note(*window_);
            for (const QString& one : silentControls(*window_))
                found += QLatin1String(where) + QStringLiteral(": ") + one;
        };
        window_->showPage(MainWindow::Runs);
        auto* table = window_->the<RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->selectRow(0);
        check("runs");
        table->selectAll();  // with the bulk bar
        check("runs selected");
        window_->the<RunsPage>().groupBy(GroupBy::Data);
        check("runs grouped");
        window_->the<RunsPage>().groupBy(GroupBy::None);
        window_->the<RunsPage>().showFirstStart();
        check("first start");
        window_->the<RunsPage>().findChild<QAbstractButton*>(QStringLiteral("firstStartBack"))->click();
        window_->showPage(MainWindow::Configure);
        check("configure");
        window_->the<LivePage>().show(test::SampleHome::id(test::SampleHome::kTrained));
        window_->showPage(MainWindow::Live);
        QTRY_VERIFY(!window_->the<LivePage>().findChildren<ChartView*>().isEmpty());
        check("live");
        window_->the<LivePage>().show(session_);
        QTRY_VERIFY(isShown<SessionView>());
        check("session");
        window_->the<ComparePage>().showRuns(
            {test::SampleHome::id("rented1"), test::SampleHome::id(test::SampleHome::kTrained)});
        window_->showPage(MainWindow::Compare);
        auto* compared = window_->the<ComparePage>().findChild<QTreeView*>();
        QTRY_VERIFY(compared && compared->model()->rowCount() > 0);
        check("compare");
        window_->the<ComparePage>().showRuns(scaled_);
        QTRY_VERIFY(isShown<ScalingBoard>());
        check("scaling");
        window_->the<ComparePage>().showRuns(searched_);
        QTRY_VERIFY(isShown<SearchBoard>());
        check("search");
        window_->showPage(MainWindow::Providers);
        check("providers");
        window_->showPage(MainWindow::Reports);
        check("reports");
        auto* issues = window_->findChild<QDockWidget*>(QStringLiteral("issuesDock"));
        issues->show();
        window_->showQueue({});
        check("docks");
        issues->hide();
        window_->findChild<QDockWidget*>(QStringLiteral("queueDock"))->hide();
        report(found);
    }

    void everyDialogSpeaks_data() { languages(); }
    void everyDialogSpeaks() {
        QFETCH(QString, language);
        window_->setLanguage(language);
        QStringList found;
        const auto check = [&](QWidget& dialog) {
            dialog.show();
            QTest::qWait(0);
            note(dialog);
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&dialog);
            if (!face || face->text(QAccessible::Name).isEmpty())
                found += pathOf(&dialog) + QStringLiteral(": no title");
            found += silentControls(dialog);
        };
        HelpDialog help(window_.get());
        help.open(QStringLiteral("runs"));
        check(help);
        OwnMachineDialog own(*bench_->prices().book().find("this-machine"), window_.get());
        check(own);
        PreferencesDialog preferences(*bench_, language, window_.get());
        check(preferences);
        RatesDialog rates(*bench_, window_.get());
        check(rates);
        TagsDialog tags(window_.get());
        check(tags);
        ScalingDialog scaling(RunSpec(), bench_->machine(), {}, window_.get());
        check(scaling);
        NewReportDialog subject(*bench_, window_.get());
        check(subject);
        TryImagesDialog images(*bench_, "/run", QStringLiteral("a run"), window_.get());
        check(images);
        FindAction action(window_.get());
        check(action);
        const QString list = sandbox_.file(QStringLiteral("prices.csv"));
        QVERIFY(writeAtomically(list.toStdString(),
                                "provider,instance,price kind,price covers,price per hour,currency,accelerators,date,"
                                "source\nAcme,a,on-demand,whole-machine,1.5,USD,1,2026-11-01,list\n"
                                "Acme,b,on-demand,whole-machine,0,USD,1,2026-11-01,list\n"));
        ImportPricesDialog prices(bench_->background(), list, bench_->prices().sharedBook(), window_.get());
        QSignalSpy read(&prices, &ImportPricesDialog::read);
        QVERIFY(read.wait(test::kPatience));
        check(prices);
        showAbout(window_.get());
        const std::unique_ptr<QDialog> about(window_->findChild<QDialog*>(QStringLiteral("aboutDialog")));
        QVERIFY(about);
        check(*about);
        report(found);
    }

    /// Last: the tests above have opened every dialog and board that the source declares.
    void nothingWasLeftOut() {
        const QString source = qEnvironmentVariable("EPOCHAL_SOURCE");
        if (source.isEmpty()) QSKIP("EPOCHAL_SOURCE names no source tree");
        static const QRegularExpression declared(
            QStringLiteral("^class (?:(\\w+) : public QDialog|(\\w+Board) : public QWidget)\\b"),
            QRegularExpression::MultilineOption);
        QSet<QString> known;
        QDirIterator headers(source + QStringLiteral("/ui"), {QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (headers.hasNext()) {
            QFile file(headers.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const auto& match : declared.globalMatch(QString::fromUtf8(file.readAll())))
                known.insert(match.captured(match.lastCapturedIndex()));
        }
        QVERIFY(known.contains(QStringLiteral("TagsDialog")) && known.contains(QStringLiteral("SearchBoard")));
        QStringList left = (known - opened_).values();
        left.sort();
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
    }

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    static void report(QStringList& found) {
        found.removeDuplicates();
        for (const QString& one : std::as_const(found)) qWarning("%s", qPrintable(one));
        QCOMPARE(found.size(), 0);
    }
    /// Remembers what is open: a window and the widgets visible in it, by their classes.
    void note(const QWidget& root) {
        const auto add = [this](const QWidget& widget) {
            opened_.insert(QString::fromLatin1(widget.metaObject()->className()).section(QLatin1Char(':'), -1));
        };
        add(root);
        for (const QWidget* widget : root.findChildren<QWidget*>())
            if (widget->isVisible()) add(*widget);
    }
    template <class View>
    [[nodiscard]] bool isShown() const {
        const auto* view = window_->findChild<View*>();
        return view && view->isVisible();
    }

    test::SettingsSandbox sandbox_;
    test::SampleHome sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
    QStringList scaled_, searched_;
    QString session_;
    QSet<QString> opened_;
};

QTEST_MAIN(AccessibilityTest)
#include "accessibility_test.moc"
