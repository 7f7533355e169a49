#pragma once

#include <QWidget>
#include <array>

#include "ui/pages/compare/compare_charts.h"

class QSplitter;

namespace epochal::ui {

class ChartPanel;
class FindingsPanel;

/// What lies under the table: two charts of the reader's choice, and what the figures say.
class CompareViews : public QWidget {
    Q_OBJECT
public:
    explicit CompareViews(QWidget* parent = nullptr);

    /// References are used during the call alone.
    void show(const CompareCells& cells, const QStringList& remarks);
    using QWidget::show;
    /// Shows the charts asked for; in the place of one that these rows have nothing for, one they have.
    void suit(const CompareCells& cells);
    /// Asks for one of the charts in a panel, 0 or 1.
    void choose(int panel, CompareChart chart);
    [[nodiscard]] CompareChart chosen(int panel) const;
    [[nodiscard]] ChartPanel& panel(int index) { return *panels_[static_cast<std::size_t>(index)]; }
    void save() const;
    void restore();

Q_SIGNALS:
    void wanted();  ///< another chart or axis was chosen: show() again
    void failed(const epochal::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void put(int panel, CompareChart chart);
    void retranslate();
    std::array<CompareChart, 2> asked_{};
    std::array<ChartPanel*, 2> panels_;
    FindingsPanel* findings_;
    QSplitter* splitter_;
};

}  // namespace epochal::ui
