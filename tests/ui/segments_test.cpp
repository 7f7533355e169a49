// Which of a few choices is selected can be seen.
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QTest>

#include "ui/pages/parts/segments.h"
#include "ui/theme/theme.h"

using namespace epochal::ui;

namespace {

/// The color of a button beside its text.
QColor groundOf(QPushButton* button) {
    return button->grab().toImage().pixelColor(5, button->height() / 2);
}

}  // namespace

class SegmentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSelectedOneIsTinted_data() {
        QTest::addColumn<bool>("visible");
        QTest::newRow("texts before it is shown") << false;
        QTest::newRow("texts while it is visible") << true;
    }
    void theSelectedOneIsTinted() {
        QFETCH(bool, visible);
        const Theme& theme = Theme::instance();
        Theme::instance().setChoice(ThemeChoice::Light);
        Segments segments;
        if (visible) segments.setVisible(true);
        segments.setTexts({QStringLiteral("This window"), QStringLiteral("Detached worker")});
        segments.setVisible(true);
        const QList<QPushButton*> choices = segments.findChildren<QPushButton*>();
        QCOMPARE(choices.size(), 2);
        for (const int selected : {0, 1, 0}) {
            segments.setCurrent(selected);
            QCOMPARE(groundOf(choices[selected]), theme.colour(Role::Tint));
            QCOMPARE(groundOf(choices[1 - selected]), theme.colour(Role::Button));
        }
    }

    /// Only the corners of the whole are round, also where a choice was added later.
    void segmentsMeetAtSquareCorners() {
        Theme::instance().setChoice(ThemeChoice::Light);
        Segments segments;
        segments.setTexts({QStringLiteral("Weak"), QStringLiteral("Strong")});
        segments.setVisible(true);
        segments.setTexts({QStringLiteral("Weak"), QStringLiteral("Strong"), QStringLiteral("Both")});
        segments.adjustSize();
        QCoreApplication::processEvents();
        const QImage image = segments.grab().toImage();
        const QColor edge = Theme::instance().colour(Role::Edge);
        const QList<QPushButton*> choices = segments.findChildren<QPushButton*>();
        QCOMPARE(choices.size(), 3);
        for (const qsizetype joined : {1, 2}) QCOMPARE(image.pixelColor(choices[joined]->x(), 0), edge);
        QVERIFY(image.pixelColor(choices[0]->x(), 0) != edge);
        QVERIFY(image.pixelColor(choices[2]->geometry().right(), 0) != edge);
    }

    /// A link's text begins where a label's does.
    void linksAlignWithTheTextAroundThem() {
        Theme::instance().setChoice(ThemeChoice::Light);
        QPushButton link(QStringLiteral("Edit"));
        link.setProperty("link", true);
        link.ensurePolished();
        QCOMPARE(link.sizeHint().width(), QFontMetrics(link.font()).size(Qt::TextShowMnemonic, link.text()).width());
    }

    /// The frame around a button shows the focus; nothing is drawn over its text.
    void theFocusLeavesTheTextAlone() {
        Theme::instance().setChoice(ThemeChoice::Light);
        QPushButton button(QStringLiteral("Stop"));
        button.resize(120, 28);
        button.ensurePolished();
        const auto inside = [&](QStyle::State focus) {
            QImage image(button.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            QStyleOptionButton option;
            option.initFrom(&button);
            option.text = button.text();
            option.state = QStyle::State_Enabled | QStyle::State_Raised | focus;
            button.style()->drawControl(QStyle::CE_PushButton, &option, &painter, &button);
            painter.end();
            return image.copy(image.rect().adjusted(4, 4, -4, -4));
        };
        QCOMPARE(inside(QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange), inside(QStyle::State_None));
    }
};

QTEST_MAIN(SegmentsTest)
#include "segments_test.moc"
