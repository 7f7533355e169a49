#include "ui/pages/live/queue_panel.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/bridge/run_queue.h"
#include "ui/format/formatter.h"
#include "ui/pages/live/campaign_view.h"
#include "ui/pages/live/queue_view.h"
#include "ui/pages/parts/segments.h"

namespace epochal::ui {

namespace {
constexpr int kLeastWidth = 320;
}

QueuePanel::QueuePanel(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      workbench_(workbench),
      which_(new Segments(this)),
      stack_(new QStackedWidget(this)),
      queue_(new QueueView(workbench, this)),
      campaigns_(new CampaignView(workbench, this)) {
    setObjectName(QStringLiteral("queuePanel"));
    which_->setObjectName(QStringLiteral("queueOrCampaigns"));
    stack_->addWidget(queue_);
    stack_->addWidget(campaigns_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 8, 8, 0);
    head->addWidget(which_);
    head->addStretch(1);
    column->addLayout(head);
    column->addWidget(stack_, 1);
    column->addSpacerItem(new QSpacerItem(kLeastWidth, 0));  // at least; text may need more
    connect(which_, &Segments::chosen, stack_, &QStackedWidget::setCurrentIndex);
    connect(queue_, &QueueView::openRequested, this, &QueuePanel::openRequested);
    connect(queue_, &QueueView::configureRequested, this, &QueuePanel::configureRequested);
    connect(campaigns_, &CampaignView::openRequested, this, &QueuePanel::openRequested);
    connect(campaigns_, &CampaignView::compareRequested, this, &QueuePanel::compareRequested);
    connect(campaigns_, &CampaignView::reportRequested, this, &QueuePanel::reportRequested);
    for (const auto signal : {&RunQueue::changed, &RunQueue::campaignsChanged})
        connect(&workbench_.queue(), signal, this, &QueuePanel::retranslate);
    retranslate();
}

void QueuePanel::show(const QString& id) {
    const bool campaign = workbench_.queue().campaign(id);
    which_->setCurrent(campaign ? 1 : 0);
    stack_->setCurrentIndex(campaign ? 1 : 0);
    if (campaign) campaigns_->show(id);
}

void QueuePanel::retranslate() {
    const Formatter& write = Formatter::current();
    const RunQueue& queue = workbench_.queue();
    which_->setTexts({tr("Queue %1").arg(write.integer(static_cast<qint64>(queue.entries().size()))),
                      tr("Campaigns %1").arg(write.integer(static_cast<qint64>(queue.campaigns().size())))});
}

void QueuePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
