#pragma once

#include <QWidget>
#include <array>

#include "ui/pages/compare/compare_charts.h"

class QSplitter;

namespace epochal::ui {

class ChartPanel;
class FindingsPanel;

/// The area below the table: two charts of the user's choice, and the findings.
class CompareViews : public QWidget {
    Q_OBJECT
public:
    explicit CompareViews(QWidget* parent = nullptr);

    /// The view is used only during the call.
    void show(const ComparisonView& view, const QStringList& remarks);
    using QWidget::show;
    /// Shows the requested charts; one for which these rows have no data is replaced by one for which they have.
    void showRequested(const ComparisonView& view);
    /// Requests a chart for panel 0 or 1.
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
    Sample sample_ = Sample::Image;  ///< of the rows shown
    std::array<ChartPanel*, 2> panels_;
    FindingsPanel* findings_;
    QSplitter* splitter_;
};

}  // namespace epochal::ui
