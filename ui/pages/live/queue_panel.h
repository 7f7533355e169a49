#pragma once

#include <QWidget>

#include "ui/report/report_request.h"

class QStackedWidget;

namespace epochal::ui {

class CampaignView;
class QueueView;
class Segments;
class Workbench;

/// The queue and the campaigns, one view of each.
class QueuePanel : public QWidget {
    Q_OBJECT
public:
    explicit QueuePanel(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the campaign with that id; for any other id, the queue.
    void show(const QString& id);
    using QWidget::show;
    [[nodiscard]] QueueView& queue() { return *queue_; }
    [[nodiscard]] CampaignView& campaigns() { return *campaigns_; }
    [[nodiscard]] QSize sizeHint() const override { return {400, 480}; }

Q_SIGNALS:
    void openRequested(const QString& id);
    void configureRequested();
    void compareRequested(const QStringList& ids);
    void reportRequested(const epochal::ui::ReportRequest& request);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Workbench& workbench_;
    Segments* which_;
    QStackedWidget* stack_;
    QueueView* queue_;
    CampaignView* campaigns_;
};

}  // namespace epochal::ui
