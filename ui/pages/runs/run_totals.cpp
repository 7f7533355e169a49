#include "ui/pages/runs/run_totals.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/facts.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

RunTotals::RunTotals(QWidget* parent)
    : QWidget(parent), head_(new QLabel(this)), sentence_(new QLabel(this)), facts_(new Facts(this)) {
    head_->setFont(Theme::instance().font(Type::Heading));
    facts_->setObjectName(QStringLiteral("inspectorTotals"));
    sentence_->setWordWrap(true);
    sentence_->setProperty("secondary", true);
    auto* line = new QFrame(this);
    line->setProperty("line", true);
    line->setFixedHeight(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    column->addWidget(head_);
    column->addWidget(facts_);
    column->addWidget(line);
    column->addWidget(sentence_);
    column->addStretch(1);
}

void RunTotals::show(const std::optional<RunGroup>& listed) {
    const Formatter& format = Formatter::current();
    listed_ = listed;
    sentence_->setText(tr("Select a run to see its curve, price and note."));
    head_->setVisible(listed.has_value());
    facts_->setVisible(listed.has_value());
    if (!listed) return;
    head_->setText(RunColumns::runs(*listed));
    QList<Facts::Fact> facts;
    for (std::size_t i = 0; i < listed->states.size(); ++i)
        if (listed->states[i] > 0)
            facts.append({lookOf(standings()[i].state, standings()[i].shown).word,
                          format.integer(static_cast<qint64>(listed->states[i])),
                          false,
                          {}});
    const auto sum = [&](RunColumn column) { return listed->sums[static_cast<std::size_t>(column)]; };
    if (const QString cost = RunColumns::cost(*listed); !cost.isEmpty()) facts.append({tr("Cost"), cost, true, {}});
    if (const auto active = sum(RunColumn::ActiveSeconds))
        facts.append({tr("Active time"), format.duration(*active), false, {}});
    if (const auto billed = sum(RunColumn::BilledSeconds))
        facts.append({tr("Billed time"), format.duration(*billed), false, {}});
    facts_->setFacts(facts);
}

void RunTotals::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) show(listed_);
    QWidget::changeEvent(event);
}

}  // namespace epochal::ui
