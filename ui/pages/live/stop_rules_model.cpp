#include "ui/pages/live/stop_rules_model.h"

#include <QBrush>
#include <algorithm>
#include <cmath>

#include "core/analysis/statistics.h"
#include "ui/format/formatter.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

StopRulesModel::Row StopRulesModel::estimated(const KeptEstimate& kept, const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const auto money = [&](double amount) { return format.money({Decimal::fromDouble(amount), kept.currency}); };
    //: noun, a row: what was estimated before the run
    Row row{tr("Estimate"), format.duration(kept.seconds.mid), {}, {}, {}};
    QStringList tip = {
        tr("Between %1 and %2.").arg(format.duration(kept.seconds.low), format.duration(kept.seconds.high))};
    if (kept.cost) {
        row.limit = tr("%1, %2").arg(row.limit, money(kept.cost->mid));
        tip.append(tr("Between %1 and %2.").arg(money(kept.cost->low), money(kept.cost->high)));
    }
    for (const Message& message : {kept.words, kept.width})
        if (!message.empty()) tip.append(format.text(message) + QLatin1Char('.'));
    row.toolTip = tip.join(QLatin1Char('\n'));
    const std::optional<EstimateOutcome> took = outcome(kept, run.spec, run.figures);
    if (!took) return row;
    const QString time = format.duration(took->seconds);
    row.now = took->cost ? tr("took %1, %2").arg(time, format.money(*took->cost)) : tr("took %1").arg(time);
    const QString ratio = format.significant(took->timeRatio, 2);
    //: time taken over time estimated
    row.used = took->timeInside ? tr("%1× the estimate, as expected").arg(ratio)
                                : tr("%1× the estimate, outside the range").arg(ratio);
    return row;
}

void StopRulesModel::setRun(const LiveRun& run) {
    const Formatter& format = Formatter::current();
    const Figures& figures = run.figures;
    const RunSpec::Stop& stop = run.spec.stop;
    const QString none = tr("none", "no limit");
    std::vector<Row> rows;

    //: noun, a rule: the quality at which training ends
    Row target{tr("Target"), none, {}, {}, {}};
    if (const auto asked = targetOf(run.spec)) {
        const Measure& measure = measureOf(run.spec);
        //: %1: a measure of quality, %2: the target
        target.limit = (measure.higherIsBetter ? tr("%1 ≥ %2") : tr("%1 ≤ %2"))
                           .arg(measureName(measure.quality), targetText(run.spec, format));
        if (figures.best) {
            //: %1 = a value: the best so far
            target.now = tr("best %1").arg(qualityText(measure.quality, *figures.best, format));
            const QString left = qualityNumber(measure.quality, std::abs(*asked - *figures.best), format);
            //: participle: of the target
            target.used = reachesTarget(run.spec, *figures.best) ? tr("reached")
                          //: percentage points up to the target
                          : measure.percent ? tr("%1 points to go").arg(left)
                                            //: %1: a number, up to the target
                                            : tr("%1 to go").arg(left);
        }
    }
    rows.push_back(target);

    //: noun, a rule: epochs without improvement before training ends
    Row patience{tr("Patience"), none, {}, {}, {}};
    if (stop.patience > 0) {
        patience.limit = tr("%n epoch(s)", "", static_cast<int>(stop.patience));
        if (figures.best) {
            //: epochs since the best one
            patience.now = tr("%1 since best").arg(format.integer(figures.epochsSinceBest));
            patience.share = shareOf(static_cast<double>(figures.epochsSinceBest), static_cast<double>(stop.patience));
        }
    }
    rows.push_back(patience);

    //: noun, a rule: the most that a run may cost
    Row budget{tr("Budget"), none, {}, {}, {}};
    if (const auto limit = Decimal::parse(stop.budget); !stop.budget.empty() && limit) {
        budget.limit = format.money({*limit, run.offer.currency});
        if (figures.costSoFar) {
            //: participle; %1 = an amount of money
            budget.now = tr("%1 billed").arg(format.money(*figures.costSoFar));
            if (!limit->isZero()) budget.share = shareOf(figures.costSoFar->amount.toDouble(), limit->toDouble());
        }
    } else if (figures.costSoFar) {
        budget.now = tr("%1 billed").arg(format.money(*figures.costSoFar));
    }
    rows.push_back(budget);

    Row time{tr("Time limit"), none, {}, {}, {}};
    if (stop.hours > 0) {
        time.limit = format.duration(stop.hours * 3600);
        //: %1 = a duration of active time
        time.now = tr("%1 active").arg(format.duration(figures.clocks.active));
        time.share = shareOf(figures.clocks.active, stop.hours * 3600);
    }
    rows.push_back(time);

    Row epochs{
        tr("Epochs"), format.integer(stop.epochs), tr("%1 done").arg(format.integer(figures.epochsDone)), {}, {}};
    epochs.share =
        shareOf(static_cast<double>(figures.epochsDone), static_cast<double>(std::max<std::int64_t>(1, stop.epochs)));
    rows.push_back(epochs);

    if (run.estimate) rows.push_back(estimated(*run.estimate, run));

    for (Row& row : rows) {
        if (row.share) row.used = format.percent(*row.share, 0);
    }
    if (rows == rows_) return;
    const bool sameSize = rows.size() == rows_.size();
    if (!sameSize) beginResetModel();
    rows_ = std::move(rows);
    if (!sameSize) endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int StopRulesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int StopRulesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StopRulesModel::data(const QModelIndex& index, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == BarDelegate::kShareRole) return index.column() == Used && row.share ? QVariant(*row.share) : QVariant();
    if (role == Qt::ForegroundRole && index.column() == Limit && row.now.isEmpty() && !row.share) {
        return QBrush(Theme::instance().colour(Role::Text2));
    }
    if (role == Qt::ToolTipRole) {
        // All columns but the first may elide.
        QStringList tip = {index.column() == Rule ? QString() : index.data().toString(), row.toolTip};
        tip.removeAll(QString());
        return tip.join(QLatin1Char('\n'));
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case Rule:
            return row.rule;
        case Limit:
            return row.limit;
        case Now:
            return row.now;
        case Used:
            return row.used;
        default:
            return {};
    }
}

QVariant StopRulesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Rule:
            //: noun, head of a column
            return tr("Stop rule");
        case Limit:
            //: noun, head of a column: where the rule stops the run
            return tr("Limit");
        case Now:
            //: adverb, head of a column: where the run is
            return tr("Now");
        default:
            return QString();
    }
}

}  // namespace epochal::ui
