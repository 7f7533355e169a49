// From eight series on, a chart has a list of them, and one of them can be highlighted.
#include <QSignalSpy>
#include <QTest>
#include <cmath>

#include "tests/support/patience.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_list.h"
#include "ui/format/formatter.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// Lines at the heights 1, 2, 3...
ChartSpec levels(int count) {
    ChartSpec spec;
    spec.title = QStringLiteral("Loss");
    for (int i = 0; i < count; ++i) {
        ChartSeries series;
        series.name = QStringLiteral("run %1").arg(i + 1);
        series.slot = i % 6;
        series.endLabel = series.name;
        for (int x = 0; x <= 10; ++x) series.points.push_back({double(x), i + 1.0});
        spec.series.push_back(series);
    }
    return spec;
}

int painted(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            count += std::abs(at.red() - colour.red()) + std::abs(at.green() - colour.green()) +
                                 std::abs(at.blue() - colour.blue()) <
                             30
                         ? 1
                         : 0;
        }
    return count;
}

}  // namespace

class SeriesListTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Formatter::setCurrent(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().setChoice(ThemeChoice::Light);
        panel_ = std::make_unique<ChartPanel>();
        panel_->resize(900, 400);
        panel_->setSpec(levels(9));
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    void cleanup() { panel_.reset(); }

    void eightSeriesHaveAListSevenDoNot() {
        QVERIFY(list().isVisible());
        QCOMPARE(list().model()->rowCount(), 9);
        QCOMPARE(list().model()->index(4, 0).data().toString(), QStringLiteral("run 5"));
        QCOMPARE(list().model()->index(4, 1).data().toString(), QStringLiteral("5.000"));
        panel_->setSpec(levels(7));
        QVERIFY(!list().isVisible());
        // Nor is a line highlighted under the pointer: their ends are labeled.
        ChartView& view = panel_->view();
        QSignalSpy highlighted(&view, &ChartView::highlighted);
        for (int y = 0; y < view.height(); y += 2) QTest::mouseMove(view.viewport(), {view.width() / 2, y});
        QCOMPARE(highlighted.count(), 0);
        panel_->setSpec(levels(8));
        QVERIFY(list().isVisible());
        panel_->resize(380, 400);  // too narrow for both
        QTRY_VERIFY(!list().isVisible());
    }

    /// Names need the room more than a plot of a few points does.
    void theListTakesUpToTwoFifths() {
        panel_->resize(480, 400);
        QTRY_VERIFY(list().isVisible() && list().width() > 480 * 3 / 8);
        QVERIFY(list().width() <= 480 * 2 / 5);
        QVERIFY(panel_->view().width() >= 480 / 2);
    }

    void rawLinesBehindTheirMeanAreNotListed() {
        ChartSpec spec = levels(9);
        spec.series[0].faint = spec.series[1].faint = true;
        panel_->setSpec(spec);
        QVERIFY(!list().isVisible());
    }

    void theKeyboardHighlights() {
        QSignalSpy highlighted(&panel_->view(), &ChartView::highlighted);
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Down);
        QTest::keyClick(&list(), Qt::Key_Down);
        QVERIFY(!highlighted.isEmpty());
        const int at = highlighted.last().first().toInt();
        QVERIFY(at >= 0);
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(highlighted.last().first().toInt(), at + 1);
        QTest::keyClick(&list(), Qt::Key_Escape);
        QCOMPARE(highlighted.last().first().toInt(), -1);
        QVERIFY(highlighted.count() >= 3);
    }

    void theLineUnderThePointerIsHighlightedAndMarked() {
        ChartView& view = panel_->view();
        // Some height of the plot is that of the line "run 4", found by asking at each.
        const int x = view.width() / 2;
        int found = -1;
        QSignalSpy highlighted(&view, &ChartView::highlighted);
        for (int y = 0; y < view.height() && found != 3; y += 2) {
            QTest::mouseMove(view.viewport(), {x, y});
            if (!highlighted.isEmpty()) found = highlighted.last().first().toInt();
        }
        QCOMPARE(found, 3);
        QCOMPARE(list().currentIndex().row(), 3);
    }

    void theOthersBecomeGrey() {
        ChartView& view = panel_->view();
        const QColor first = Theme::instance().series(0).line, other = Theme::instance().series(1).line;
        QVERIFY(painted(view.grab().toImage(), other) > 300);
        view.highlight(0);
        const QImage image = view.grab().toImage();
        QVERIFY(painted(image, first) > 300);
        QCOMPARE(painted(image, other), 0);
        view.highlight({});
        QVERIFY(painted(view.grab().toImage(), other) > 300);
    }

    void newDataKeepTheHighlight() {
        ChartView& view = panel_->view();
        const QColor other = Theme::instance().series(1).line;
        view.highlight(8);
        panel_->setSpec(levels(9));
        QCOMPARE(painted(view.grab().toImage(), other), 0);
        panel_->setSpec(levels(8));
        QVERIFY(painted(view.grab().toImage(), other) > 300);
    }

private:
    [[nodiscard]] SeriesList& list() const { return *panel_->findChild<SeriesList*>(); }
    std::unique_ptr<ChartPanel> panel_;
};

QTEST_MAIN(SeriesListTest)
#include "series_list_test.moc"
