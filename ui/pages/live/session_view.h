#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "core/base/result.h"
#include "ui/pages/live/live_run.h"
#include "ui/view/run_facts.h"

class QTableView;

namespace epochal::ui {

class ChartPanel;
class ColumnFitter;
class FindingsPanel;
class LimitStrip;
class RunHead;
class SessionTiles;
class SizesModel;

/// A run that does not train, on the Live page: header, tiles, charts over what it varies with a shared cursor, the
/// sizes as a table, and what the figures say. Of inference also a limit of latency to look at it by. Independent of
/// the workbench. GUI thread.
class SessionView : public QWidget {
    Q_OBJECT
public:
    explicit SessionView(QWidget* parent = nullptr);

    void update(const LiveRun& run);
    using QWidget::update;
    [[nodiscard]] int heightForWidth(int width) const override;
    void follow();
    /// Looks at the next run by its own limit.
    void forget();

Q_SIGNALS:
    void followingChanged(bool following);
    void failed(const epochal::Error& error);
    void limitChanged();  ///< call update() again

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void link(ChartPanel& panel);
    void fitColumns();
    void spanRows();
    void showChosen();
    void arrange();

    RunHead* head_;
    SessionTiles* tiles_;
    LimitStrip* limit_;
    std::array<ChartPanel*, 3> charts_;  ///< times, rates, money
    QTableView* table_;
    SizesModel* model_;
    ColumnFitter* fit_;
    FindingsPanel* findings_;
    QList<Fact> said_;
    std::vector<int> spare_;  ///< columns, as in FitRule
    int columns_ = 0;
    bool money_ = true;  ///< there is room for its chart
};

}  // namespace epochal::ui
