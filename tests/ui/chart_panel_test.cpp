#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "ui/charts/chart_export.h"
#include "ui/charts/chart_panel.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/chart_view.h"
#include "ui/tables/column_fit.h"
#include "ui/theme/theme.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

const double kNaN = std::numeric_limits<double>::quiet_NaN();

ChartSpec sample() {
    ChartSpec spec;
    spec.title = QStringLiteral("Top-1 accuracy");
    spec.xTitle = QStringLiteral("epoch");
    ChartSeries train{QStringLiteral("train"), 1, true, {}, {}, 0, {}, {}, {}, false};
    ChartSeries validation{QStringLiteral("validation"), 0, false, {}, {}, 5, {}, {}, {}, true};
    for (int epoch = 1; epoch <= 40; ++epoch) {
        train.points.push_back({double(epoch), 80 + epoch * 0.4});
        validation.points.push_back({double(epoch), epoch % 10 == 0 ? kNaN : 79 + epoch * 0.3});
    }
    validation.endLabel = QStringLiteral("validation");
    spec.series = {train, validation};
    spec.lines.push_back({93.5, {}, QStringLiteral("target"), 6, false});
    spec.marks = {10, 20};
    spec.marksLabel = QStringLiteral("checkpoint");
    return spec;
}

int painted(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor at = image.pixelColor(x, y);
            const int off = std::abs(at.red() - colour.red()) + std::abs(at.green() - colour.green()) +
                            std::abs(at.blue() - colour.blue());
            count += off < 30 ? 1 : 0;
        }
    }
    return count;
}

}  // namespace

class ChartPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        Theme::instance().setChoice(ThemeChoice::Light);
        panel_ = std::make_unique<ChartPanel>();
        panel_->resize(700, 420);
        panel_->setAxes({QStringLiteral("Epoch"), QStringLiteral("Step")});
        panel_->setSpec(sample());
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    /// Closed first: a window that is destroyed takes the focus from its chart when it is no panel any more. In the
    /// program, a panel is never a window.
    void cleanup() {
        panel_->close();
        panel_.reset();
    }

    void drawsLinesInTheirColours() {
        const QImage image = panel_->grab().toImage();
        QVERIFY(painted(image, Theme::instance().series(0).line) > 200);
        QVERIFY(painted(image, Theme::instance().series(1).line) > 100);
    }

    void followsTheTheme() {
        Theme::instance().setChoice(ThemeChoice::Dark);
        const QImage image = panel_->grab().toImage();
        QVERIFY(painted(image, Theme::instance().colour(Role::Base)) > image.width() * image.height() / 3);
        QVERIFY(painted(image, Theme::instance().series(0).line) > 200);
    }

    void badValuesHurtNothing() {
        ChartSpec spec = sample();
        spec.series[0].points[3].y = std::numeric_limits<double>::infinity();
        spec.series[0].points[4].y = 0;
        spec.logY = true;
        panel_->setSpec(spec);
        QVERIFY(painted(panel_->grab().toImage(), Theme::instance().series(0).line) > 100);
        panel_->setSpec(ChartSpec());
        panel_->grab();
        panel_->setSpec(sample());
    }

    void wheelZoomsAtTheCursorAndZeroFits() {
        ChartView& view = panel_->view();
        QSignalSpy fitted(panel_.get(), &ChartPanel::fittedChanged);
        const ChartRange whole = view.range();
        const auto wheel = [&](Qt::KeyboardModifiers keys) {
            const QPointF at(view.width() / 2.0, view.height() / 2.0);
            QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view.viewport(), &event);
        };
        wheel(Qt::ShiftModifier);
        QVERIFY(view.range().right - view.range().left < whole.right - whole.left);
        QCOMPARE(view.range().top, whole.top);
        wheel(Qt::ControlModifier);
        QVERIFY(view.range().top < whole.top);
        QCOMPARE(fitted.count(), 1);
        panel_->setSpec(sample());
        QVERIFY(!view.isFitted());
        QVERIFY(view.range() != whole);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.range(), whole);
        QVERIFY(view.isFitted());
    }

    /// A column without figures goes before a name is shortened, a name before a column of figures.
    void emptyColumnsGoFirst() {
        const std::vector<ColumnNeed> needs{{0, 100, 60}, {1, 50, 50}, {2, 50, 50}};
        const FitRule rule{-1, {0}, {1}, {2}};
        QCOMPARE(fitColumns(needs, 200, rule), (std::vector{100, 50, 50}));
        QCOMPARE(fitColumns(needs, 199, rule), (std::vector{100, 50, 0}));
        QCOMPARE(fitColumns(needs, 120, rule), (std::vector{70, 50, 0}));
        QCOMPARE(fitColumns(needs, 80, rule), (std::vector{80, 0, 0}));
    }

    void dragPans() {
        ChartView& view = panel_->view();
        view.zoom(0.5);
        const double left = view.range().left;
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, {300, 150});
        QMouseEvent move(QEvent::MouseMove, QPointF(220, 150), view.viewport()->mapToGlobal(QPointF(220, 150)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(view.viewport(), &move);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, {220, 150});
        QVERIFY(view.range().left > left);
    }

    void arrowsMoveTheCursorOverAllValues() {
        ChartView& view = panel_->view();
        QSignalSpy moved(panel_.get(), &ChartPanel::cursorMoved);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(moved.last().first().toDouble(), 1.0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(moved.last().first().toDouble(), 2.0);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(moved.last().first().toDouble(), 12.0);
        QCOMPARE(moved.count(), 3);
        const QStringList text = view.cursorText();
        QCOMPARE(text.size(), 3);
        QVERIFY(text[1].startsWith(QStringLiteral("train\t84.8")));
        panel_->setCursorAt(20.2);
        const QStringList nearest = view.cursorText();
        QCOMPARE(nearest.size(), 2);
        panel_->setCursorAt(20);
        QCOMPARE(view.cursorText(), nearest);
        QCOMPARE(moved.count(), 3);
    }

    void tableHoldsTheExactValues() {
        QTest::keyClick(&panel_->view(), Qt::Key_T);
        auto* table = panel_->findChild<QTableView*>();
        QVERIFY(table->isVisible());
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->rowCount(), 40);
        QCOMPARE(table->model()->columnCount(), 3);
        QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("80.4"));
        QCOMPARE(table->model()->index(9, 2).data().toString(), QString(QChar(0x2013)));
    }

    void csvIsForMachines() {
        ChartSpec spec = sample();
        spec.series[0].name = QStringLiteral("train, \"all\"");
        ChartTableModel model;
        model.setSpec(spec);
        const QStringList lines = model.csv().split(QStringLiteral("\r\n"));
        QCOMPARE(lines[0], QStringLiteral("epoch,\"train, \"\"all\"\"\",validation"));
        QCOMPARE(lines[1], QStringLiteral("1,80.4,79.3"));
        QCOMPARE(lines[10], QStringLiteral("10,84,"));
    }

    void copiesImageAndText() {
        panel_->copy();
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->text().startsWith(QStringLiteral("epoch\ttrain\tvalidation\n")));
    }

    void exportsAreLightAndWhole() {
        Theme::instance().setChoice(ThemeChoice::Dark);
        QTemporaryDir folder;
        for (const QString& ending : {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}) {
            const QString file = folder.filePath(QStringLiteral("chart.") + ending);
            QVERIFY(exportChart(panel_->view(), file));
            QVERIFY(QFile(file).size() > 200);
        }
        const QImage image(folder.filePath(QStringLiteral("chart.png")));
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
        QVERIFY(painted(image, QColor(0x0072B2)) > 200);
        QCOMPARE(Theme::instance().colour(Role::Base), QColor(0x1B1E22));
        QVERIFY(!exportChart(panel_->view(), folder.filePath(QStringLiteral("chart.gif"))));
        QVERIFY(!exportChart(panel_->view(), folder.filePath(QStringLiteral("none/chart.csv"))));
    }

    void isDescribedForScreenReaders() {
        QCOMPARE(panel_->view().accessibleName(), QStringLiteral("Top-1 accuracy"));
        ChartSpec spec = sample();
        spec.summary = QStringLiteral("best 92");
        panel_->setSpec(spec);
        QCOMPARE(panel_->view().accessibleDescription(), QStringLiteral("best 92"));
    }

private:
    std::unique_ptr<ChartPanel> panel_;
};

QTEST_MAIN(ChartPanelTest)
#include "chart_panel_test.moc"
