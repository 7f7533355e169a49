#include "ui/report/scaling_content.h"

#include <cmath>

#include "ui/charts/paper_chart.h"
#include "ui/report/report_cells.h"

namespace epochal::ui {

namespace {

ScalingView scalingFor(const ComparisonView& view) {
    const CompareData& data = view.data();
    const auto studies = shippedStudies();
    return ScalingView(
        compared(data.entries, data.audits, data.book, ScalingView::queryOf(data.query), data.today),
        studies ? std::make_shared<const std::vector<ScalingReference>>(scalingReferences(*studies)) : nullptr,
        view.format());
}

Report::Row sizeOf(const ScalingRow& row) {
    Report::Row out;
    out.cells.append({QStringLiteral("%1, %2").arg(row.name, row.note), false, {}, row.look});
    for (qsizetype i = 0; i < row.cells.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool known = at < row.figures.size() && std::isfinite(row.figures[at]);
        out.cells.append({row.cells[i], false, known ? plain(row.figures[at]) : QString(), {}});
    }
    return out;
}

}  // namespace

ScalingContent::ScalingContent(const ComparisonView& view) : scaling_(scalingFor(view)) {}

Report::Figure ScalingContent::speedUps() const {
    Report::Figure figure;
    figure.spec = scaling_.speedUps();
    if (figure.spec.series.empty()) return {};
    figure.caption = scaling_.modelledWords().isEmpty()
                         ? tr("Speed-up by number of devices. Diamonds are published figures.")
                         //: %1: "Amdahl's law"
                         : tr("Speed-up by number of devices, with %1 fitted and its 95% interval; the tinted part is "
                              "not measured. Diamonds are published figures.")
                               .arg(ScalingView::lawName(scaling_.choice().law));
    return figure;
}

Report::Figure ScalingContent::efficiencies() const {
    Report::Figure figure;
    figure.spec = scaling_.efficiencies();
    if (figure.spec.series.empty()) return {};
    figure.caption = tr("Scaling efficiency: solid by rate, dashed by time. Diamonds are published figures.");
    return figure;
}

Report::Figure ScalingContent::stepTimes() const {
    Report::Figure figure;
    figure.bars = scaling_.stepTimes();
    if (figure.bars.groups.empty()) return {};
    figure.height = heightOnPaper(figure.bars, scaling_.comparison().format());
    figure.caption = tr("Mean time of a step by number of devices.");
    return figure;
}

Report::Table ScalingContent::table() const {
    Report::Table table;
    const QStringList heads = scaling_.heads();
    for (qsizetype i = 0; i < heads.size(); ++i) table.columns.append({heads[i], i > 0});
    for (const ScalingRow& group : scaling_.rows()) {
        Report::Row heading;
        heading.group = group.name;
        table.rows.append(heading);
        for (const ScalingRow& row : group.rows) table.rows.append(sizeOf(row));
    }
    if (!scaling_.modelledWords().isEmpty())
        table.note =
            tr("Modeled rows are the fit beyond the largest size measured; neither they nor published ones "
               "are ranked.");
    return table;
}

QStringList ScalingContent::sentences() const {
    QStringList all;
    //: %1: a heading, %2: sentences
    for (const Fact& one : scaling_.findings()) all += tr("%1: %2").arg(one.label, one.value);
    return all;
}

}  // namespace epochal::ui
