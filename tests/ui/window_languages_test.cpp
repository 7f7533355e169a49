// The whole window in another language, with the texts of every widget checked; in another theme, with every page
// drawn; and what the window remembers.
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <tuple>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/shown_texts.h"
#include "tests/ui/support/test_screen.h"
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
using test::SampleHome;

class WindowLanguagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Language::apply(QStringLiteral("en"));
        Theme::instance().setChoice(ThemeChoice::Light);
        QVERIFY(sample_.fill(sandbox_.home()));
        bench_ = std::make_unique<Workbench>(sandbox_.home(), "/bin/false");
        QSignalSpy opened(&bench_->catalogue(), &RunCatalogue::catalogueOpened);
        QVERIFY(opened.wait(test::kPatience));
        QSignalSpy indexed(&bench_->catalogue(), &RunCatalogue::indexing);
        bench_->catalogue().reindex();
        QTRY_VERIFY(!indexed.isEmpty() && indexed.last()[0] == indexed.last()[1]);
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->resize(1400, 800);
        window_->show();
        openAll();
    }
    void cleanupTestCase() {
        window_.reset();
        if (bench_) QVERIFY(bench_->shutDown(5));
        bench_.reset();
    }

    /// Qt spells keys out in Spanish, "Control+Mayúsculas", where the texts have what keyboards say.
    void keysAreNamedAsInTheTexts() {
        const QKeySequence keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
        for (const auto& [language, name] :
             {std::pair{"en", "Ctrl+Shift+C"}, {"ru", "Ctrl+Shift+C"}, {"es", "Ctrl+Mayús+C"}}) {
            Language::apply(QString::fromLatin1(language));
            QCOMPARE(keys.toString(QKeySequence::NativeText), QString::fromUtf8(name));
        }
        Language::apply(QStringLiteral("en"));
    }
    /// The name of each page, in bold as when it is chosen, keeps off the edges of the rail.
    void theRailHasRoomForItsTexts() {
        for (const char* language : {"ru", "es", "en"}) {
            window_->setLanguage(QLatin1String(language));
            settle();
            for (const QToolButton* button : window_->findChildren<QToolButton*>()) {
                if (!button->property("rail").toBool()) continue;
                QFont bold = button->font();
                QCOMPARE(bold.bold(), button->isChecked());
                bold.setBold(true);
                constexpr int kMark = 3, kSides = 2 * 3;
                const int wide = QFontMetrics(bold).horizontalAdvance(button->text());
                QVERIFY2(wide + kMark + kSides <= button->width(), qPrintable(button->text()));
            }
        }
    }

    /// From English to Russian, on to Spanish and back: no text of the previous language remains on any widget.
    void everyTextFollowsTheLanguage() {
        const QString source = qEnvironmentVariable("EPOCHAL_SOURCE");
        if (source.isEmpty()) QSKIP("EPOCHAL_SOURCE names no source tree");
        int known = 0;
        const test::EnglishTexts russian(source, QStringLiteral("ru"));
        for (const QString& text : texts().keys()) known += russian.holds(text);
        QVERIFY2(known > 300, qPrintable(QString::number(known)));  // in English, the walk does find them
        QStringList left;
        for (const char* language : {"ru", "es"}) {
            const test::EnglishTexts english(source, QLatin1String(language));
            window_->setLanguage(QLatin1String(language));
            settle();
            const QHash<QString, QString> all = texts();
            for (auto one = all.begin(); one != all.end(); ++one)
                if (english.holds(one.key()) && !isData(one.key()))
                    left += QStringLiteral("%1: %2: %3").arg(QLatin1String(language), one.value(), one.key());
        }
        static const QRegularExpression cyrillic(QStringLiteral("[\\x{0400}-\\x{04FF}]"));
        const auto sweep = [&](const char* after) {
            const QHash<QString, QString> all = texts();
            for (auto one = all.begin(); one != all.end(); ++one)
                if (one.key().contains(cyrillic) && !one.key().contains(QStringLiteral("Русский")))
                    left += QStringLiteral("%1: %2: %3").arg(QLatin1String(after), one.value(), one.key());
        };
        sweep("es after ru");
        window_->setLanguage(QStringLiteral("en"));
        settle();
        sweep("en after ru");
        for (const QString& one : std::as_const(left)) qWarning("%s", qPrintable(one));
        QCOMPARE(left.size(), 0);
    }

    /// From light to dark and back while every page is open: no page keeps a background of the previous theme, and back
    /// in the first theme every page looks as before.
    void everyPageFollowsTheTheme() {
        const auto bright = [](const QImage& page) {
            int count = 0, of = 0;
            for (int y = 0; y < page.height(); y += 3)
                for (int x = 0; x < page.width(); x += 3, ++of) count += qGray(page.pixel(x, y)) > 128;
            return static_cast<double>(count) / of;
        };
        const auto draw = [this](int page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            settle();
            return window_->centralWidget()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        };
        // Paper stays white, and the cursor blinks: the preview and the form are checked by their backgrounds only.
        const auto isSteady = [](int page) { return page != MainWindow::Reports && page != MainWindow::Configure; };
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            Theme::instance().setChoice(ThemeChoice::Light);
            const QImage light = draw(page);
            QVERIFY2(bright(light) > 0.8, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(bright(light))));
            Theme::instance().setChoice(ThemeChoice::Dark);
            const double inDark = bright(draw(page));
            QVERIFY2(inDark < (page == MainWindow::Reports ? 0.6 : 0.12),
                     qPrintable(QStringLiteral("page %1: %2").arg(page).arg(inDark)));
            Theme::instance().setChoice(ThemeChoice::Light);
            if (!isSteady(page)) continue;
            const QImage again = draw(page);
            const auto* queue = window_->findChild<QDockWidget*>(QStringLiteral("queueDock"));
            QVERIFY2(again.size() == light.size(),
                     qPrintable(QStringLiteral("page %1: %2, then %3 wide; queue %4, at least %5")
                                    .arg(page)
                                    .arg(light.width())
                                    .arg(again.width())
                                    .arg(queue->width())
                                    .arg(queue->minimumSizeHint().width())));
            QCOMPARE(again, light);
        }
    }

    void whatWasArrangedIsFoundAgain() {
        // As wide as another language needed it, the queue leaves no room for the columns in question.
        window_->findChild<QDockWidget*>(QStringLiteral("queueDock"))->hide();
        window_->showPage(MainWindow::Runs);
        settle();
        auto* table = window_->the<RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
        table->setColumnHidden(4, true);
        table->setColumnWidth(1, 333);
        table->horizontalHeader()->moveSection(table->horizontalHeader()->visualIndex(3), 1);
        const QList<int> columns = shownColumns(*table);
        QVERIFY(columns.contains(3) && !columns.contains(4));
        window_->the<RunsPage>().action(RunsAction::Inspector)->trigger();
        const bool inspector = window_->the<RunsPage>().action(RunsAction::Inspector)->isChecked();
        window_->showPage(MainWindow::Providers);
        window_->resize(1333, 777);
        settle();
        window_->close();
        QTRY_VERIFY(!window_->isVisible());
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->showPage(QString());
        window_->show();
        QCOMPARE(window_->size(), QSize(1333, 777));
        QCOMPARE(window_->page(), MainWindow::Providers);
        window_->showPage(MainWindow::Runs);
        settle();
        table = window_->the<RunsPage>().findChild<QTableView*>(QStringLiteral("runsTable"));
        QCOMPARE(table->columnWidth(1), 333);
        QCOMPARE(shownColumns(*table), columns);
        QCOMPARE(window_->the<RunsPage>().action(RunsAction::Inspector)->isChecked(), inspector);
    }

private:
    /// Columns from left to right.
    static QList<int> shownColumns(const QTableView& table) {
        QList<int> all;
        for (int place = 0; place < table.horizontalHeader()->count(); ++place)
            if (const int column = table.horizontalHeader()->logicalIndex(place); !table.isColumnHidden(column))
                all += column;
        return all;
    }
    /// Each text once, with one place where it appears.
    QHash<QString, QString> texts() const {
        QHash<QString, QString> all;
        for (const test::ShownText& one : test::shownTexts(*window_)) all.insert(one.text, one.where);
        return all;
    }
    /// A field's name in files is not translatable.
    static bool isData(const QString& text) { return text == QStringLiteral("name"); }
    static void settle() { QTest::qWait(60); }
    /// Every page with some content.
    void openAll() {
        std::ignore = window_->the<ConfigurePage>().spec();
        window_->the<LivePage>().show(SampleHome::id(SampleHome::kTrained));
        QSignalSpy compared(&window_->the<ComparePage>(), &ComparePage::compared);
        window_->the<ComparePage>().showStudy(QStringLiteral("painter-2020"));
        QTRY_VERIFY(!compared.isEmpty());
        window_->showQueue({});
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            settle();
        }
    }

    test::SettingsSandbox sandbox_;
    SampleHome sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
};

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    if (!test::setTestScreen(folder.path(), 1920, 1080)) return 1;
    QApplication application(argc, argv);
    WindowLanguagesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "window_languages_test.moc"
