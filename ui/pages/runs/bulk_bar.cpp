#include "ui/pages/runs/bulk_bar.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/format/formatter.h"
#include "ui/pages/parts/flow_layout.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

BulkBar::BulkBar(const QList<QAction*>& actions, QWidget* parent)
    : QFrame(parent), count_(new QLabel(this)), facts_(new QLabel(this)), clear_(new QPushButton(this)) {
    setObjectName(QStringLiteral("bulkBar"));
    setProperty("bulk", true);
    count_->setObjectName(QStringLiteral("bulkCount"));
    count_->setFont(Theme::instance().font(Type::BodyBold));
    facts_->setObjectName(QStringLiteral("bulkFacts"));
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    clear_->setObjectName(QStringLiteral("bulkClear"));
    clear_->setProperty("link", true);
    clear_->setCursor(Qt::PointingHandCursor);
    auto* flow = new FlowLayout(nullptr, Theme::kGrid);
    flow->setContentsMargins(12, 6, 12, 6);
    for (QWidget* widget : std::initializer_list<QWidget*>{count_, facts_}) {
        widget->setFixedHeight(Theme::kControl);
        flow->addWidget(widget);
    }
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setProperty("framed", true);
        button->setFixedHeight(Theme::kControl);
        flow->addWidget(button);
    }
    clear_->setFixedHeight(Theme::kControl);
    flow->addWidget(clear_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(flow);
    connect(clear_, &QPushButton::clicked, this, &BulkBar::cleared);
    hide();
}

void BulkBar::setRuns(const RunGroup& selected) {
    selected_ = selected;
    write();
}

void BulkBar::write() {
    count_->setText(tr("%n run(s) selected", "", static_cast<int>(selected_.rows.size())));
    // A long list would push the buttons down: the states of most runs come first, and the tool tip has all.
    constexpr qsizetype kMostStates = 3;
    const QString whole = RunColumns::states(selected_);
    QStringList most = whole.split(QStringLiteral(", ")).mid(0, kMostStates);
    if (most.join(QStringLiteral(", ")) != whole) most += QStringLiteral("\u2026");
    const QString states = most.join(QStringLiteral(", "));
    facts_->setToolTip(whole);
    QString facts = states;
    if (const QString cost = RunColumns::cost(selected_); !cost.isEmpty())
        //: %1 = "2 trained, 1 failed", %2 = the sum of what they cost: "12.30 USD" or "12.30 USD, without 2 what-ifs"
        facts = tr("%1, total %2").arg(states, cost);
    facts_->setText(facts);
    //: link: clears the selection, as the Esc key does
    clear_->setText(tr("Deselect (Esc)"));
}

void BulkBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QFrame::changeEvent(event);
}

}  // namespace epochal::ui
