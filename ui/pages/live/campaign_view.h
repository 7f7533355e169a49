#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/report/report_request.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace epochal {
struct CampaignFigures;
}

namespace epochal::ui {

class AmountField;
class CampaignModel;
class EmptyState;
class Facts;
class Workbench;

/// One campaign: its progress, its cost so far and to come, its runs; it can be compared, reported, stopped and, after
/// an interruption, continued from here.
class CampaignView : public QWidget {
    Q_OBJECT
public:
    explicit CampaignView(Workbench& workbench, QWidget* parent = nullptr);

    void show(const QString& campaign);
    using QWidget::show;
    [[nodiscard]] QString campaign() const;

Q_SIGNALS:
    void openRequested(const QString& id);
    void compareRequested(const QStringList& ids);
    void reportRequested(const epochal::ui::ReportRequest& request);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fill();
    void refresh();
    void retranslate();
    void report();
    void askToStop();
    void measureNames();
    /// Gives the rows two lines where the values of a run do not fit into one.
    void fitRows();
    void look();
    void writeFacts(const CampaignFigures& figures);
    void writeBudget();
    void setBudget();
    [[nodiscard]] QStringList begun() const;

    Workbench& workbench_;
    CampaignModel* model_;
    QStackedWidget* stack_;
    EmptyState* empty_;
    QComboBox* campaigns_;
    QProgressBar* progress_;
    QLabel *counts_, *budgetLabel_, *budgetUnit_, *held_;
    AmountField* budget_;
    Facts* facts_;
    QTableView* table_;
    QPushButton *compare_, *report_, *proceed_, *stop_;
    int namesWidth_ = 0;  ///< px that the widest name of a run needs for one line
    QTimer due_;
    QTimer look_;        ///< while visible: another process may work on the campaign, or stop doing so
    bool sure_ = false;  ///< the first press on Stop has asked for confirmation
};

}  // namespace epochal::ui
