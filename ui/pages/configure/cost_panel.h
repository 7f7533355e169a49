#pragma once

#include <vector>

#include "core/analysis/estimate.h"
#include "ui/pages/parts/panel.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTableView;

namespace epochal::ui {

class EstimateBreakdown;
class EstimateSource;
class OffersModel;
class Segments;
class SpecDocument;
class Workbench;

/// "What will this cost": every offer with the time and cost to expect, and of the chosen one what they are made of.
/// What it says, it says from measured or published rates; where there are none it says so.
class CostPanel : public Panel {
    Q_OBJECT
public:
    CostPanel(Workbench& workbench, SpecDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] const Offer* chosen() const;
    [[nodiscard]] std::string chosenId() const;  ///< in the book; as the spec has it where the book lacks it
    [[nodiscard]] const OffersModel& offers() const { return *model_; }
    void editThisMachine();

Q_SIGNALS:
    void offersChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildChosen();
    void load();
    void showEstimates();
    void refresh();
    void describe();
    void retranslate();
    void choose(const QModelIndex& index);
    void fit();
    void fitRows();
    /// The chosen offer's part as high as its words, as far as the table can spare it.
    void fitChosen();

    Workbench& workbench_;
    SpecDocument& document_;
    EstimateSource* source_;
    OffersModel* model_;
    Segments* goal_;
    QLabel* summary_;
    QLineEdit* search_;
    QTableView* table_;
    QScrollArea* scroll_;
    EstimateBreakdown* breakdown_;
    QPushButton* edit_;
    bool scrolled_ = false;  ///< to the chosen offer, once
};

}  // namespace epochal::ui
