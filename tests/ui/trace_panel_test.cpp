#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

#include "core/base/json.h"
#include "tests/support/patience.h"
#include "ui/bridge/background.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/trace_panel.h"

using namespace epochal;
using namespace epochal::ui;

namespace {

/// Two steps of two ranks, 100 ms and 200 ms.
std::vector<StepSpan> spans() {
    using enum StepTrack;
    std::vector<StepSpan> all;
    for (int rank = 0; rank < 2; ++rank) {
        all.push_back({rank, Waits, "data", 0, 0.01});
        all.push_back({rank, Compute, "forward", 0.01, 0.04});
        all.push_back({rank, Compute, "backward", 0.04, 0.08});
        all.push_back({rank, Exchange, "gradients 0", 0.06, 0.09});
        all.push_back({rank, Compute, kOptimizerSpan, 0.09, 0.1});
        all.push_back({rank, Compute, "backward", 0.1, 0.28});
        all.push_back({rank, Compute, kOptimizerSpan, 0.29, 0.3});
    }
    return all;
}

Figures figuresOf(const std::vector<std::string>& names) {
    Figures figures;
    std::int64_t from = 11;
    for (const std::string& name : names) {
        Event event;
        event.body =
            Notice{Severity::Info, "trace-saved", {"A trace of steps %1 to %2 is in %3", {from, from + 1, name}}, {}};
        figures.notable.push_back(event);
        from += 10;
    }
    return figures;
}

QString textOf(const TracePanel& panel, const char* name) {
    return panel.findChild<QLabel*>(QLatin1String(name))->text();
}

}  // namespace

class TracePanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Of the first step, 20 of 30 ms of exchange are hidden.
    void aStepHasLanes() {
        const auto all = spans();
        const auto steps = stepsOf(all);
        QCOMPARE(steps.size(), std::size_t{2});
        const StepLanes lanes = StepLanes::of(all, steps[0], Formatter::current());
        QCOMPARE(lanes.ranks.size(), 2);
        QCOMPARE(lanes.ranks[0].device.size(), 4);
        QCOMPARE(lanes.ranks[0].exchange.size(), 1);
        QVERIFY(qAbs(lanes.length - 100) < 1e-9);
        QVERIFY(qAbs(lanes.ranks[1].exchange[0].begin - 60) < 1e-9);
        QCOMPARE(lanes.keys.size(), 5);
        QVERIFY2(lanes.summary.contains(QStringLiteral("67%")), qPrintable(lanes.summary));
        const StepLanes second = StepLanes::of(all, steps[1], Formatter::current());
        QVERIFY(qAbs(second.length - 200) < 1e-9);
        QVERIFY(second.ranks[0].exchange.isEmpty());
        QVERIFY(!second.summary.contains(QLatin1Char('%')));
    }

    void readsTheNewestTrace() {
        const QTemporaryDir folder;
        const Path path = folder.path().toStdString();
        QVERIFY(writeAtomically(path / "trace-12.json", chromeTrace(spans())));
        QVERIFY(writeAtomically(path / "trace-22.json", chromeTrace(spans())));
        Background background;
        TracePanel panel(background);
        QSignalSpy wanted(&panel, &TracePanel::traceWanted);
        panel.setRun(path, figuresOf({}), true);
        QVERIFY(!panel.hasTraces());
        panel.findChild<QPushButton*>(QStringLiteral("traceRecord"))->click();
        QCOMPARE(wanted.size(), 1);
        panel.setRun(path, figuresOf({"trace-12.json", "trace-22.json"}), false);
        QVERIFY(panel.hasTraces());
        const auto* file = panel.findChild<QComboBox*>(QStringLiteral("traceFile"));
        const auto* step = panel.findChild<QComboBox*>(QStringLiteral("traceStep"));
        QCOMPARE(file->count(), 2);
        QCOMPARE(file->currentText(), QStringLiteral("Steps 21 to 22"));
        QTRY_COMPARE_WITH_TIMEOUT(step->count(), 2, test::kPatience);
        QCOMPARE(step->currentText(), QStringLiteral("Step 22"));
        QVERIFY2(textOf(panel, "traceSummary").contains(QStringLiteral("200")),
                 qPrintable(textOf(panel, "traceSummary")));
        panel.resize(800, 260);
        QVERIFY(!panel.grab().isNull());
    }

    void saysWhatABarIs() {
        const auto all = spans();
        StepPicture picture;
        picture.resize(800, 200);
        picture.setLanes(StepLanes::of(all, stepsOf(all)[0], Formatter::current()));
        picture.show();
        // The middle of the picture is within backward, from 40 to 80 ms.
        const QPoint at(450, 14);
        QHelpEvent help(QEvent::ToolTip, at, picture.mapToGlobal(at));
        QCoreApplication::sendEvent(&picture, &help);
        QTRY_VERIFY_WITH_TIMEOUT(QToolTip::text().contains(QStringLiteral("backward")), test::kPatience);
        QVERIFY(QToolTip::text().contains(QStringLiteral("40")));
    }

    /// A file that is gone or no trace, and a name that leads out of the run's folder.
    void saysWhatIsWrong() {
        const QTemporaryDir folder;
        const Path path = folder.path().toStdString();
        QVERIFY(writeAtomically(path / "trace-12.json", "{}"));
        Background background;
        TracePanel panel(background);
        panel.setRun(path, figuresOf({"trace-12.json"}), false);
        QTRY_VERIFY_WITH_TIMEOUT(textOf(panel, "traceMessage").startsWith(QStringLiteral("This is not a step trace")),
                                 test::kPatience);
        TracePanel other(background);
        other.setRun(path, figuresOf({"trace-13.json"}), false);
        QTRY_VERIFY_WITH_TIMEOUT(!textOf(other, "traceMessage").isEmpty(), test::kPatience);
        TracePanel third(background);
        third.setRun(path, figuresOf({"../trace-12.json"}), false);
        QVERIFY(!third.hasTraces());
    }
};

QTEST_MAIN(TracePanelTest)
#include "trace_panel_test.moc"
