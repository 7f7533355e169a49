#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/pages/live/live_charts.h"

class QLabel;
class QTableView;

namespace epochal::ui {

class ChartPanel;
class ColumnFitter;
class LogModel;
class RunHead;
class StepStrip;
class StopRulesModel;
class TileStrip;

/// One run on the Live page, drawn from values: head, tiles, two charts with a linked cursor, step time, log, stop
/// rules. Knows no workbench. GUI thread.
class LiveView : public QWidget {
    Q_OBJECT
public:
    explicit LiveView(QWidget* parent = nullptr);

    /// Shows the run as it is now. Charts keep a view a person zoomed into.
    void update(const LiveRun& run);
    using QWidget::update;
    /// The least height, not the preferred one: a scroll area would give a page that wraps its texts the latter, and
    /// scroll.
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Back to all of the data and the newest line of the log, for good.
    void follow();

Q_SIGNALS:
    void followingChanged(bool following);
    void failed(const epochal::Error& error);
    void chartChoiceChanged();  ///< an axis or a quantity: update() again

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void linkCharts();
    void fitRules();
    void clocksText(const LiveRun& run);

    RunHead* head_;
    TileStrip* tiles_;
    ChartPanel *accuracy_, *rate_;
    StepStrip* step_;
    QTableView *log_, *rules_;
    QLabel* clocks_;
    ColumnFitter* rulesFit_ = nullptr;
    LogModel* logModel_;
    StopRulesModel* rulesModel_;
    std::vector<AxisPosition> positions_;
    Offer offer_;
    double accuracyUnit_ = 1, rateUnit_ = 1;  ///< of the x axes
};

}  // namespace epochal::ui
