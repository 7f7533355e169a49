#include <QAction>
#include <QMenu>
#include <QTest>

#include "ui/tables/tick_menu.h"

using namespace epochal::ui;

class TickMenuTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        menu_ = std::make_unique<QMenu>();
        for (const char* name : {"a", "b"}) menu_->addAction(QString::fromLatin1(name))->setCheckable(true);
        keepOpenForTicks(*menu_);
        menu_->popup({100, 100});
        QVERIFY(QTest::qWaitForWindowExposed(menu_.get()));
    }

    void ticksOneAfterAnother() {
        for (QAction* action : menu_->actions()) click(action);
        QVERIFY(action(0)->isChecked() && action(1)->isChecked() && menu_->isVisible());
        menu_->setActiveAction(action(0));
        QTest::keyClick(menu_.get(), Qt::Key_Space);
        QVERIFY(!action(0)->isChecked() && menu_->isVisible());
    }

    /// A menu as high as the screen opens under the pointer, where the button that opened it is let go.
    void theClickThatOpensItChoosesNothing() {
        QTest::mouseRelease(menu_.get(), Qt::LeftButton, {}, menu_->actionGeometry(action(1)).center());
        QVERIFY(!action(1)->isChecked() && menu_->isVisible());
        click(action(1));
        QVERIFY(action(1)->isChecked());
    }

private:
    [[nodiscard]] QAction* action(qsizetype i) const { return menu_->actions().at(i); }
    void click(QAction* action) {
        QTest::mouseClick(menu_.get(), Qt::LeftButton, {}, menu_->actionGeometry(action).center());
    }

    std::unique_ptr<QMenu> menu_;
};

QTEST_MAIN(TickMenuTest)
#include "tick_menu_test.moc"
