// On a screen of 1024 x 700 the window stays within it, whatever it shows and in any language.
#include <QApplication>
#include <QDockWidget>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/patience.h"
#include "tests/ui/support/sample_home.h"
#include "tests/ui/support/settings_sandbox.h"
#include "tests/ui/support/test_screen.h"
#include "ui/bridge/workbench.h"
#include "ui/format/language.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/live/live_page.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

class WindowSizeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        sandbox_ = std::make_unique<test::SettingsSandbox>();
        sample_ = std::make_unique<test::SampleHome>();
        QVERIFY(sample_->fill(sandbox_->home()));
        Theme::instance().setChoice(ThemeChoice::Light);
        bench_ = std::make_unique<Workbench>(sandbox_->home(), "/bin/false");
        open();
    }
    void cleanup() {
        Language::apply(QStringLiteral("en"));
        window_.reset();
        bench_.reset();
        sample_.reset();
        sandbox_.reset();
    }

    void theTestHasItsScreen() { QCOMPARE(window_->screen()->size(), QSize(1024, 700)); }

    void theFirstStartFits() {
        fits("the first start");
        // As large as the screen allows, but no smaller: a window that the user first has to enlarge is no better.
        QVERIFY(window_->width() >= 1000 && window_->height() >= 640);
    }

    void everyPageFits_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "es"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// A window's minimum size is that of all pages shown so far.
    void everyPageFits() {
        QFETCH(QString, language);
        window_->setLanguage(language);
        QSignalSpy compared(&window_->the<ComparePage>(), &ComparePage::compared);
        for (const char* study : {"painter-2020", "tpu-v100-2018"}) {
            window_->the<ComparePage>().showStudy(QLatin1String(study));
            QTRY_VERIFY(compared.size() > 0);
            compared.clear();
        }
        window_->the<LivePage>().show(test::SampleHome::id(test::SampleHome::kRunning));
        QTRY_VERIFY(bench_->runs().figures(test::SampleHome::id(test::SampleHome::kRunning)));
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            fits(qPrintable(QStringLiteral("page %1").arg(page)));
        }
        // Its widest choice decides, also while another is chosen.
        const auto* form = window_->findChild<QScrollArea*>(QStringLiteral("specForm"));
        QVERIFY2(form->widget()->minimumSizeHint().width() <= form->viewport()->width(),
                 qPrintable(QStringLiteral("the form needs %1 px of %2")
                                .arg(form->widget()->minimumSizeHint().width())
                                .arg(form->viewport()->width())));
        auto* issues = window_->findChild<QDockWidget*>(QStringLiteral("issuesDock"));
        for (int i = 0; i < 3; ++i)
            bench_->issues().add(Severity::Error,
                                 {ErrorKind::Disk, {"The disk is full", {}}, "/x", {"Free some space", {}}},
                                 QString::number(i));
        issues->show();
        for (int page = 0; page < MainWindow::PageCount; ++page) {
            window_->showPage(static_cast<MainWindow::PageId>(page));
            fits(qPrintable(QStringLiteral("page %1 with issues").arg(page)));
        }
        window_->showQueue({});
        fits("the queue");
    }

    /// A queue that does not fit beside the page floats above it; the next start does not open it like that.
    void theQueueIsNotFoundAbovePages() {
        for (int page = 0; page < MainWindow::PageCount; ++page)
            window_->showPage(static_cast<MainWindow::PageId>(page));
        window_->showQueue({});
        QVERIFY(queue()->isFloating());
        window_->close();
        open();
        QVERIFY(!queue()->isFloating());
        QVERIFY(!queue()->isVisible());
    }

    /// Beside the page, it makes room when the page's own texts grow, instead of widening the window.
    void theQueueFloatsWhenTextsGrow() {
        constexpr int kWide = 1600;
        window_->resize(kWide, window_->height());
        window_->showQueue({});
        QVERIFY(!queue()->isFloating());
        QCoreApplication::sendPostedEvents();
        window_->resize(1, window_->height());
        const int least = window_->width();
        QVERIFY(least < kWide);
        QSignalSpy floats(queue(), &QDockWidget::topLevelChanged);
        window_->setLanguage(QStringLiteral("ru"));
        QTRY_VERIFY(queue()->isFloating());
        QVERIFY(queue()->isVisible());
        QTRY_COMPARE(window_->width(), least);
        QVERIFY(window_->minimumSizeHint().width() <= least);
        window_->resize(kWide, window_->height());
        QTRY_VERIFY(!queue()->isFloating());
        QVERIFY(queue()->isVisible());
        QCOMPARE(floats.size(), 2);  // it did not go to and fro
    }

    /// Sizes saved on a larger screen.
    void aLargerScreensSizeIsCut() {
        window_->resize(1900, 1000);
        window_->close();
        open();
        fits("a size of a larger screen");
    }

private:
    void open() {
        window_ = std::make_unique<MainWindow>(*bench_);
        window_->showPage(MainWindow::Runs);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QTest::qWait(50);
    }
    [[nodiscard]] QDockWidget* queue() const { return window_->findChild<QDockWidget*>(QStringLiteral("queueDock")); }
    /// The widget that asks for the most space, and its ancestors from the window down.
    static QString widest(const QWidget& root, bool high) {
        const auto asked = [high](const QWidget& widget) {
            const QSize least = widget.minimumSizeHint().expandedTo(widget.minimumSize());
            return high ? least.height() : least.width();
        };
        QString path = QStringLiteral("%1#%2 %3")
                           .arg(QLatin1String(root.metaObject()->className()), root.objectName())
                           .arg(asked(root));
        const QWidget* most = nullptr;
        for (const QWidget* child : root.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (!child->isWindow() && !child->isHidden() && (!most || asked(*child) > asked(*most))) most = child;
        return most ? path + QStringLiteral(" > ") + widest(*most, high) : path;
    }
    void fits(const char* what) const {
        QTest::qWait(50);
        const QRect frame = window_->frameGeometry(), room = window_->screen()->availableGeometry();
        const QSize least = window_->minimumSizeHint();
        QVERIFY2(room.contains(frame), qPrintable(QStringLiteral("%1: %2 x %3 at %4, %5; least %6 x %7: %8; %9")
                                                      .arg(QLatin1String(what))
                                                      .arg(frame.width())
                                                      .arg(frame.height())
                                                      .arg(frame.x())
                                                      .arg(frame.y())
                                                      .arg(least.width())
                                                      .arg(least.height())
                                                      .arg(widest(*window_, false), widest(*window_, true))));
    }

    std::unique_ptr<test::SettingsSandbox> sandbox_;
    std::unique_ptr<test::SampleHome> sample_;
    std::unique_ptr<Workbench> bench_;
    std::unique_ptr<MainWindow> window_;
};

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    if (!test::setTestScreen(folder.path(), 1024, 700)) return 1;
    QApplication application(argc, argv);
    WindowSizeTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "window_size_test.moc"
