#include "ui/report/report_cleaning.h"

#include "core/base/utf8.h"

namespace epochal::ui {
namespace {

void clean(QString& text) {
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines) line = QString::fromStdString(printable(line.toStdString()));
    text = lines.join(QLatin1Char('\n'));
}

template <class... Texts>
void cleanAll(Texts&... texts) {
    (clean(texts), ...);
}

void clean(QStringList& texts) {
    for (QString& text : texts) clean(text);
}

void clean(QList<Fact>& facts) {
    for (Fact& fact : facts) cleanAll(fact.label, fact.value);
}

void clean(ChartSpec& spec) {
    cleanAll(spec.title, spec.xTitle, spec.yTitle, spec.better, spec.marksLabel, spec.emptyText, spec.summary);
    for (ChartSeries& series : spec.series) cleanAll(series.name, series.endLabel);
    for (ChartPoint& point : spec.points) cleanAll(point.name, point.label);
    for (ChartFrontier& frontier : spec.frontiers) clean(frontier.label);
    for (ChartLine& line : spec.lines) cleanAll(line.strong, line.label);
    for (ChartShade& shade : spec.shades) clean(shade.label);
    for (ChartNote& note : spec.notes) cleanAll(note.strong, note.text);
}

void clean(BarSpec& spec) {
    cleanAll(spec.title, spec.valueTitle, spec.tickTitle, spec.emptyText);
    clean(spec.parts);
    for (BarGroup& group : spec.groups) {
        cleanAll(group.label, group.note);
        for (Bar& bar : group.bars) cleanAll(bar.text, bar.tickText);
    }
}

void clean(Report::Figure& figure) {
    cleanAll(figure.number, figure.caption);
    clean(figure.spec);
    clean(figure.bars);
}

void clean(Report::Part& part) {
    clean(part.title);
    clean(part.figure);
    clean(part.paragraphs);
    clean(part.facts);
}

void clean(Report::Columns& columns) {
    clean(columns.left);
    clean(columns.right);
    clean(columns.note);
}

void clean(Report::Table& table) {
    cleanAll(table.title, table.note);
    for (Report::Column& column : table.columns) clean(column.head);
    for (Report::Row& row : table.rows) {
        clean(row.group);
        for (Report::Cell& cell : row.cells) clean(cell.text);
    }
}

void clean(Report::Definitions& definitions) {
    clean(definitions.title);
    clean(definitions.terms);
}

}  // namespace

Report cleaned(Report report) {
    cleanAll(report.title, report.headRight, report.footLeft, report.day);
    clean(report.subtitle);
    for (Report::KeyFigure& key : report.keys) cleanAll(key.label, key.value, key.unit, key.note);
    for (Report::Block& block : report.blocks) std::visit([](auto& one) { clean(one); }, block);
    return report;
}

}  // namespace epochal::ui
