#pragma once

#include <vector>

#include "core/analysis/estimate.h"
#include "ui/pages/parts/panel.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QTableView;

namespace epochal::ui {

class EstimateBreakdown;
class EstimateSource;
class OffersModel;
class SearchLine;
class Segments;
class SpecDocument;
class Workbench;

/// "What will this cost": every offer with the time and cost to expect, and a breakdown of the chosen one. The chosen
/// one is above the list, which keeps its scroll position when the estimates change. All figures come from measured or
/// published rates; where there are none, the panel says so.
class CostPanel : public Panel {
    Q_OBJECT
public:
    CostPanel(Workbench& workbench, SpecDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] const Offer* chosen() const;
    [[nodiscard]] std::string chosenId() const;  ///< in the book; as in the spec if the book lacks it
    [[nodiscard]] const OffersModel& offers() const { return *model_; }
    void editThisMachine();

Q_SIGNALS:
    void offersChanged();
    /// Images/s on the chosen offer, and its name; nothing where there is no estimate.
    void expected(const std::optional<double>& perSecond, const QString& offer);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildChosen();
    void load();
    void showEstimates();
    void refresh();
    void describe();
    void retranslate();
    void choose(const QModelIndex& index);
    /// Columns of both tables, then rows.
    void fit();
    void fitRows();
    [[nodiscard]] int heightOf(int row) const;
    /// Makes the reason why a row is not ranked span all its figures' columns.
    void span(QTableView& table, int row) const;
    /// Shows the chosen offer's row above the list, and hides it in the list.
    void pin();
    /// Makes the chosen offer's part as high as its text, as far as the table can spare the height.
    void fitChosen();

    Workbench& workbench_;
    SpecDocument& document_;
    EstimateSource* source_;
    OffersModel* model_;
    Segments* goal_;
    QLabel* summary_;
    SearchLine* search_;
    QTableView *pinned_, *table_;
    QScrollArea* scroll_;
    EstimateBreakdown* breakdown_;
    QPushButton* edit_;
};

}  // namespace epochal::ui
