#pragma once

#include <QMap>
#include <vector>

#include "core/catalogue/run_rows.h"
#include "ui/pages/parts/panel.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace epochal::ui {

class Facts;
class OffersModel;
class SpecDocument;
class Workbench;

/// "What will this cost": the offers, and of the chosen one its price, its day, its source. It says a rate only where
/// one has been measured; it invents no durations.
class CostPanel : public Panel {
    Q_OBJECT
public:
    CostPanel(Workbench& workbench, SpecDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] const Offer* chosen() const;
    [[nodiscard]] const OffersModel& offers() const { return *model_; }
    void editThisMachine();

Q_SIGNALS:
    void offersChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void load();
    void learn(const RunRows& rows);
    void refresh();
    void retranslate();
    void choose(const QModelIndex& index);
    void fit();
    [[nodiscard]] QString measured() const;

    Workbench& workbench_;
    SpecDocument& document_;
    OffersModel* model_;
    QLineEdit* search_;
    QTableView* table_;
    QLabel *title_, *price_, *measured_;
    Facts* facts_;
    QPushButton* edit_;
    QMap<qint64, RunRows::Pointer> known_;  ///< runs of this machine with a measured rate, by number
};

}  // namespace epochal::ui
