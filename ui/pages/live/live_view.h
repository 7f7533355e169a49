#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "core/base/result.h"
#include "ui/pages/live/live_run.h"

class QHBoxLayout;
class QLabel;
class QTableView;
class QSplitter;
class QTabWidget;

namespace epochal::ui {

class ChartPanel;
class ColumnFitter;
class LogModel;
class RanksPanel;
class RunHead;
class StepStrip;
class StopRulesModel;
class TileStrip;

/// One run on the Live page, drawn from values: header, tiles, charts with a linked cursor, step time, log, stop rules.
/// Each chart shows the measure chosen in its head; there are three, on a narrow page two. Independent of the
/// workbench. GUI thread.
class LiveView : public QWidget {
    Q_OBJECT
public:
    explicit LiveView(QWidget* parent = nullptr);

    /// Shows the run in its present state. Charts keep a view that the user zoomed into.
    void update(const LiveRun& run);
    using QWidget::update;
    /// The minimum height, not the preferred one: a scroll area would give the latter to a page that wraps its text,
    /// and scroll.
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Shows `widget` on the right of the charts, instead of the third chart unless there is room for both; the view
    /// becomes its owner.
    void setAside(QWidget* widget);
    /// Whether there is something to show aside, and whether the user wants it; without a wish, it is shown where a
    /// third chart would have room.
    void offerAside(bool offered);
    void wantAside(std::optional<bool> wanted);
    [[nodiscard]] bool showsAside() const { return asideShown_; }
    /// Shows `widget` as a tab beside the log, where it is wanted; the view becomes its owner.
    void setTrace(QWidget* widget);
    void offerTrace(bool offered);
    /// Shows all of the data and the newest line of the log again, and keeps doing so.
    void follow();

Q_SIGNALS:
    void followingChanged(bool following);
    void failed(const epochal::Error& error);
    void asideChanged(bool shown);
    void changeWanted(const QString& assignment);  ///< a remedy: Remedy::assignment()
    void chartChoiceChanged();                     ///< another measure or axis: call update() again

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Logarithmic {
        bool x = false, y = false;
    };
    /// A chart's panel, and its choices under "live/<key>" in the settings. Logarithmic axes go with the measure.
    struct Chart {
        ChartPanel* panel = nullptr;
        const char* key = "";
        RunMetric metric = RunMetric::Top1;  ///< of the first chart the run's measure, until another is chosen
        CurveAxis axis = CurveAxis::Epoch;
        double unit = 1;  ///< of the x axis
    };

    void linkCharts();
    void link(Chart& chart);
    [[nodiscard]] RunMetric shown(const Chart& chart) const;
    [[nodiscard]] int placeOf(const Chart& chart) const;
    void showMeasure();
    /// Width there is for it, px.
    [[nodiscard]] int room() const;
    void fitToRoom();
    void arrangeCharts();
    void nameChoices();
    void arrangeLower(bool several);
    void arrangeTabs(bool several);
    void showRanks(const LiveRun& run);
    void fillChart(Chart& chart, const LiveRun& run);
    void fitRules();
    void clocksText(const LiveRun& run);

    RunHead* head_;
    TileStrip* tiles_;
    std::array<Chart, 3> charts_;
    std::array<Logarithmic, kRunMetrics> logarithmic_;  ///< of each measure, in all charts
    bool third_ = false;                                ///< is shown
    bool second_ = true;                                ///< likewise
    QWidget* aside_ = nullptr;
    bool asideOffered_ = false, asideShown_ = false;
    std::optional<bool> asideWanted_;
    QHBoxLayout* upper_ = nullptr;
    StepStrip* step_;
    QTableView *log_, *rules_;
    RanksPanel* ranks_;
    QTabWidget* tabs_;  ///< the log; of a run on several devices also its ranks, before, and stop rules, after it
    QWidget *rulesFrame_ = nullptr, *trace_ = nullptr;
    QSplitter* lower_;  ///< what is below the charts
    QLabel* clocks_;
    ColumnFitter* rulesFit_ = nullptr;
    LogModel* logModel_;
    StopRulesModel* rulesModel_;
    std::vector<AxisPosition> positions_;
    Offer offer_;
    RunSpec spec_;
    std::vector<RunMetric> offered_ = runMetrics(spec_);  ///< of the run's task
};

}  // namespace epochal::ui
