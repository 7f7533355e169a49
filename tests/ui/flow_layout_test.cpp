#include <QTest>
#include <QWidget>

#include "ui/pages/parts/flow_layout.h"

using namespace epochal::ui;

class FlowLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Three items of which two fit beside each other: the lower one of the two is centered on the other, and the third
    /// is below both.
    void lowerItemsAreCenteredInTheirLine() {
        QWidget page;
        auto* flow = new FlowLayout(&page, 8);
        flow->setContentsMargins(0, 0, 0, 0);
        const auto add = [&](int width, int height) {
            auto* item = new QWidget(&page);
            item->setFixedSize(width, height);
            flow->addWidget(item);
            return item;
        };
        const QWidget *button = add(100, 28), *link = add(60, 22), *next = add(90, 20);
        page.resize(200, 100);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(button->geometry(), QRect(0, 0, 100, 28));
        QCOMPARE(link->geometry(), QRect(108, 3, 60, 22));
        QCOMPARE(next->geometry(), QRect(0, 36, 90, 20));
        QCOMPARE(flow->heightForWidth(200), 56);
        QCOMPARE(flow->heightForWidth(300), 28);
    }
};

QTEST_MAIN(FlowLayoutTest)
#include "flow_layout_test.moc"
