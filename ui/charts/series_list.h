#pragma once

#include <QTableView>
#include <optional>
#include <vector>

#include "ui/charts/chart_spec.h"

namespace epochal::ui {

class SeriesListModel;

/// The series of a chart that has too many for labels: mark, name, last value. The entry under the pointer, or the
/// current one while the list has the focus, is the one to highlight; Esc gives it up. GUI thread.
class SeriesList : public QTableView {
    Q_OBJECT
public:
    static constexpr std::size_t kFrom = 8;  ///< series from which a chart has this list

    explicit SeriesList(QWidget* parent = nullptr);

    /// Lists the chart's series, without the raw lines behind smoothed ones.
    void setSpec(const ChartSpec& spec);
    [[nodiscard]] bool isNeeded() const;
    /// Marks the entry of a series highlighted elsewhere; nothing: none.
    void mark(std::optional<std::size_t> series);

Q_SIGNALS:
    void wanted(std::optional<std::size_t> series);  ///< highlight this one

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void tell(const QModelIndex& index);
    SeriesListModel* model_;
    bool marking_ = false;
};

}  // namespace epochal::ui
