#include "ui/pages/runs/run_totals.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

#include "core/catalogue/run_columns.h"
#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/facts.h"
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
    means_ = addSection(*column, "inspectorMeans");
    common_ = addSection(*column, "inspectorCommon");
    auto* line = new QFrame(content);
    line->setProperty("line", true);
    line->setFixedHeight(1);
    column->addWidget(line);
    column->addWidget(sentence_);
    column->addStretch(1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
}

RunTotals::Section RunTotals::addSection(QVBoxLayout& column, const char* name) {
    QWidget* content = column.parentWidget();
    const Section section{new QFrame(content), new QLabel(content), new Facts(content, true)};
    section.line->setProperty("line", true);
    section.line->setFixedHeight(1);
    section.head->setFont(Theme::instance().font(Type::BodyBold));
    section.head->setWordWrap(true);
    section.facts->setObjectName(QLatin1String(name));
    for (QWidget* part : std::initializer_list<QWidget*>{section.line, section.head, section.facts})
        column.addWidget(part);
    return section;
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
        if (const QString cost = RunColumns::cost(*runs_); !cost.isEmpty()) facts.append({tr("Cost"), cost, true, {}});
        if (const auto active = sum(RunColumn::ActiveSeconds))
            facts.append({tr("Active time"), format.duration(*active), false, {}});
        if (const auto billed = sum(RunColumn::BilledSeconds))
            facts.append({tr("Billed time"), format.duration(*billed), false, {}});
    }
    QString noMean;
    if (first_) {
        noMean = RunColumns::noMean(*runs_);
        const QString dash(QChar(0x2013));
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
    means_.facts->setFacts(means);
    common_.facts->setFacts(common);
    //: heading: means over the runs selected
    means_.head->setText(noMean.isEmpty() ? tr("Means") : noMean);
    //: heading: what all runs selected share
    common_.head->setText(tr("In common"));
    const auto show = [](const Section& section, bool shown, bool hasFacts) {
        section.line->setVisible(shown);
        section.head->setVisible(shown);
        section.facts->setVisible(hasFacts);
    };
    show(means_, first_ && (!means.isEmpty() || !noMean.isEmpty()), !means.isEmpty());
    show(common_, !common.isEmpty(), !common.isEmpty());
}

void RunTotals::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) write();
    QScrollArea::changeEvent(event);
}

}  // namespace epochal::ui
