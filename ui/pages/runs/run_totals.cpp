#include "ui/pages/runs/run_totals.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/facts.h"
#include "ui/pages/parts/facts_section.h"
#include "ui/pages/parts/rule.h"
#include "ui/pages/parts/run_words.h"
#include "ui/pages/runs/bulk_bar.h"
#include "ui/pages/runs/run_columns.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

RunTotals::RunTotals(QWidget* parent) : QScrollArea(parent) {
    auto* content = new QWidget;
    head_ = new QLabel(content);
    sentence_ = new QLabel(content);
    facts_ = new Facts(content);
    head_->setObjectName(QStringLiteral("inspectorTotalsHead"));
    head_->setFont(Theme::instance().font(Type::Heading));
    head_->setWordWrap(true);
    facts_->setObjectName(QStringLiteral("inspectorTotals"));
    sentence_->setWordWrap(true);
    sentence_->setProperty("secondary", true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    column->addWidget(head_);
    column->addWidget(facts_);
    means_ = new FactsSection("inspectorMeans", content, true);
    common_ = new FactsSection("inspectorCommon", content, true);
    column->addWidget(means_);
    column->addWidget(common_);
    rule_ = rule(Qt::Horizontal, content);
    rule_->setObjectName(QStringLiteral("inspectorTotalsRule"));
    column->addWidget(rule_);
    column->addWidget(sentence_);
    column->addStretch(1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
}

void RunTotals::showListed(const std::optional<RunGroup>& listed) {
    runs_ = listed;
    first_.reset();
    write();
}

void RunTotals::showSelected(const RunGroup& selected, const RunRow& first) {
    runs_ = selected;
    first_ = first;
    write();
}

void RunTotals::write() {
    const Formatter& format = Formatter::current();
    sentence_->setText(first_ ? tr("Select a single run to see its curve, price and note.")
                              : tr("Select a run to see its curve, price and note."));
    head_->setVisible(runs_.has_value());
    facts_->setVisible(runs_.has_value());
    rule_->setVisible(runs_.has_value());
    QList<Facts::Fact> facts, means, common;
    if (runs_) {
        head_->setText(first_ ? BulkBar::tr("%n run(s) selected", "", static_cast<int>(runs_->rows.size()))
                              : RunColumns::runs(*runs_));
        for (std::size_t i = 0; i < runs_->states.size(); ++i)
            if (runs_->states[i] > 0)
                facts.append({lookOf(standings()[i].state, standings()[i].shown).word,
                              format.integer(static_cast<qint64>(runs_->states[i])),
                              false,
                              {}});
        const auto sum = [&](RunColumn column) { return runs_->sums[static_cast<std::size_t>(column)]; };
        if (const QString cost = RunColumns::cost(*runs_); !cost.isEmpty())
            facts.append({RunColumns::title(RunColumn::Cost), cost, true, {}});
        if (const auto active = sum(RunColumn::ActiveSeconds))
            facts.append({RunColumns::title(RunColumn::ActiveSeconds), format.duration(*active), false, {}});
        if (const auto billed = sum(RunColumn::BilledSeconds))
            facts.append({RunColumns::title(RunColumn::BilledSeconds), format.duration(*billed), false, {}});
    }
    QString noMean;
    if (first_) {
        noMean = RunColumns::noMean(*runs_);
        const QString dash = Formatter::dash();
        for (const RunField& field : runFields()) {
            if (!field.column) continue;
            const auto at = static_cast<std::size_t>(*field.column);
            const bool shared = (runs_->shared >> at & 1) != 0;
            const QString title = RunColumns::title(*field.column, {{}, std::nullopt, sampleKind(*first_)});
            if (isFigure(field.value) && field.value != RunValue::Setting && runs_->averages[at].n > 0)
                means.append({title, RunColumns::text(*runs_, GroupBy::Seeds, *first_, *field.column, {}), false, {}});
            if (!isWord(field) || !shared || field.column == RunColumn::Name || field.column == RunColumn::State)
                continue;
            const QString text = RunColumns::text(*first_, *field.column, {});
            if (!text.isEmpty() && text != dash) common.append({title, text, false, {}});
        }
    }
    facts_->setFacts(facts);
    means_->setFacts(means);
    common_->setFacts(common);
    //: heading: means over the runs selected
    means_->setHeading(noMean.isEmpty() ? tr("Means") : noMean);
    //: heading: what all runs selected share
    common_->setHeading(tr("In common"));
    means_->setVisible(first_ && (!means.isEmpty() || !noMean.isEmpty()));
    common_->setVisible(!common.isEmpty());
}

void RunTotals::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QScrollArea::changeEvent(event);
}

}  // namespace epochal::ui
