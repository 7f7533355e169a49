#include "ui/report/session_content.h"

#include <cmath>

#include "core/spec/fields.h"
#include "core/spec/networks.h"
#include "core/spec/session.h"
#include "ui/report/report_cells.h"
#include "ui/view/column_head.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"
#include "ui/view/run_facts.h"
#include "ui/view/size_charts.h"
#include "ui/view/size_findings.h"
#include "ui/view/size_table.h"

namespace epochal::ui {

QString SessionContent::priced(const QString& label) const {
    return view_.elsewhere ? tr("%1, what-if").arg(label) : label;
}

QString SessionContent::subtitle(const QString& state) const {
    const auto choice = [this](const char* field) {
        return FieldWords::value(*findField(field), view_.spec, view_.format);
    };
    const QString kind = SizeWords::kind(view_.spec.session.kind);
    const auto measured = view_.format.integer(std::ssize(view_.inOrder()));
    if (onlyReads(view_.spec.session))
        //: kind of session, data set, number, state
        return tr("%1: %2. Numbers of threads measured: %3, %4.").arg(kind, choice("data.source"), measured, state);
    //: kind of session, data set, network, number, state
    return tr("%1: %2, %3. Batch sizes measured: %4, %5.")
        .arg(kind, choice("data.source"), FieldWords::choice("model.architecture", architectureOf(view_.spec)),
             measured, state);
}

QList<Report::KeyFigure> SessionContent::keys() const {
    QList<Report::KeyFigure> keys;
    const Figures& f = view_.figures;
    const Formatter& format = view_.format;
    if (const auto chosen = view_.chosen()) {
        const SizePoint& point = f.sizes[*chosen];
        const QString size = SizeWords::sizeText(view_.spec, view_.size(*chosen), format);
        keys.append({capitalized(SizeWords::rate(view_.spec)),
                     SizeWords::rateText(point.perSecond, format),
                     {},
                     size,
                     plain(point.perSecond)});
        const auto late = latencyOf(point, kLimited);
        if (answersRequests(view_.spec.session) && late)
            keys.append({tr("Latency, p95"), SizeWords::millisecondsText(*late, format), tr("ms"),
                         view_.limit > 0 ? tr("limit %1 ms").arg(format.significant(view_.limit)) : size,
                         plain(*late * 1000)});
        if (point.perMillion)
            keys.append({priced(tr("Price per million %1").arg(SizeWords::samples(view_.spec))),
                         SizeWords::perMillionText(*point.perMillion, format),
                         QString::fromStdString(view_.offer.currency),
                         tr("at %1").arg(RunFacts::pricePerHour(view_.offer, format)), plain(*point.perMillion)});
        if (f.imagesPerSecondPerPrice && !answersRequests(view_.spec.session))
            keys.append({priced(capitalized(SizeWords::ratePerPrice(view_.spec, view_.offer))),
                         SizeWords::rateText(*f.imagesPerSecondPerPrice, format),
                         {},
                         size,
                         plain(*f.imagesPerSecondPerPrice)});
    }
    if (f.clocks.active > 0)
        keys.append({tr("Active time"),
                     format.duration(f.clocks.active),
                     {},
                     tr("%n size(s)", nullptr, static_cast<int>(view_.inOrder().size())),
                     plain(f.clocks.active)});
    if (f.costSoFar)
        keys.append({priced(tr("Cost")), format.amount(f.costSoFar->amount, 4),
                     QString::fromStdString(f.costSoFar->currency),
                     tr("billed time: %1").arg(format.duration(f.clocks.billed)), plain(f.costSoFar->amount)});
    return keys;
}

Report::Part SessionContent::chart(int number, ChartSpec spec, const QString& caption) const {
    Report::Part part;
    part.title = spec.title;
    spec.nameY = true;
    part.figure.spec = std::move(spec);
    part.figure.number = tr("Figure %1.").arg(view_.format.integer(number));
    part.figure.caption = caption;
    return part;
}

Report::Part SessionContent::says() const {
    Report::Part part;
    part.title = tr("What the figures say");
    for (const Fact& fact : SizeFindings(view_).findings())
        //: heading and sentence of a finding
        part.paragraphs << tr("%1: %2").arg(fact.label, fact.value);
    return part;
}

QList<Report::Block> SessionContent::blocks() const {
    const QString ring = tr("The ring marks the chosen size.");
    QString kept = ring;
    if (view_.limit > 0) kept = tr("Filled: within the latency limit.") + QLatin1Char(' ') + ring;
    QList<Report::Block> blocks;
    const bool answers = answersRequests(view_.spec.session);
    int number = 1;
    if (answers)
        blocks << chart(number++, latencyOverSize(view_),
                        tr("Time of a batch: p50 solid, p95 dashed, p99 dotted.") + QLatin1Char(' ') + kept);
    Report::Part rate = chart(number, rateOverSize(view_), kept);
    Report::Part money = chart(number + 1, answers ? perMillionOverSize(view_) : ratePerPriceOverSize(view_), kept);
    if (money.figure.empty())
        blocks << rate;
    else
        blocks << Report::Columns{std::move(rate), std::move(money), {}};
    blocks << says() << sizes();
    return blocks;
}

Report::Table SessionContent::sizes() const {
    const SizeTable from = SizeTable::of(view_);
    Report::Table table;
    table.title = tr("Table %1. Sizes").arg(view_.format.integer(1));
    table.note = view_.limit > 0 ? tr("Bold: the chosen size. An asterisk marks what is over the latency limit.")
                                 : tr("Bold: the chosen size.");
    for (const SizeTable::Column& column : from.columns)
        table.columns << Report::Column{headInOneLine(column.title, column.unit)};
    for (const SizeTable::Row& one : from.rows) {
        Report::Row row;
        for (int i = 0; i < from.columns.size(); ++i) {
            if (!one.instead.isEmpty() && i == 1) {
                row.cells << words(one.instead);
                continue;
            }
            if (i >= one.cells.size() || std::isnan(one.cells[i].value)) {
                row.cells << dash();
                continue;
            }
            const bool late = one.overLimit && from.columns[i].quantity == SizeTable::Quantity::P95;
            row.cells << cell(late ? one.cells[i].text + QLatin1Char('*') : one.cells[i].text, one.cells[i].value);
            row.cells.last().bold = one.chosen;
        }
        table.rows << row;
    }
    return table;
}

QList<Fact> SessionContent::methods() const {
    return SizeFindings(view_).methods();
}

QStringList SessionContent::missing() const {
    return SizeFindings(view_).missing();
}

}  // namespace epochal::ui
