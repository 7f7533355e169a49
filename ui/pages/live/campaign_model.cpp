#include "ui/pages/live/campaign_model.h"

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

void CampaignModel::setRuns(const Sweep& sweep, std::vector<CampaignRun> runs) {
    const bool same = std::ranges::equal(runs, runs_, {}, &CampaignRun::id, &CampaignRun::id);
    if (!same) beginResetModel();
    axes_ = sweep.axes;
    runs_ = std::move(runs);
    if (!same) endResetModel();
    if (same && !runs_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void CampaignModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!runs_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString CampaignModel::id(int row) const {
    return row < 0 || row >= rowCount() ? QString() : QString::fromStdString(runs_[static_cast<std::size_t>(row)].id);
}

int CampaignModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int CampaignModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

StateLook CampaignModel::stateOf(const CampaignRun& run) {
    //: state of a run that was removed from the queue
    if (isRemoved(run)) return {tr("Removed"), QStringLiteral("stop"), Role::Text2};
    return lookOf(run.state, run.reason);
}

QString CampaignModel::text(const CampaignRun& run, int column) const {
    const Formatter& write = Formatter::current();
    switch (column) {
        case Run: {
            const std::string varied = variedValues(run.spec, axes_);
            return QString::fromStdString(varied.empty() ? run.spec.name : varied);
        }
        case Best: {
            // The header names the measure of the first run; a sweep over measures names each.
            const Quality by = measureOf(run.spec).quality;
            return write.orDash(run.best, [&](double best) {
                return by == measure() ? qualityNumber(by, best, write)
                                       : QStringLiteral("%1 %2").arg(measureName(by), qualityText(by, best, write));
            });
        }
        case Time:
            return run.activeSeconds > 0 ? write.duration(run.activeSeconds) : Formatter::dash();
        case Cost:
            return write.orDash(run.cost, [&](const Money& money) { return write.money(money); });
        default:
            return {};
    }
}

Quality CampaignModel::measure() const {
    return runs_.empty() ? Quality::Top1 : measureOf(runs_.front().spec).quality;
}

QVariant CampaignModel::data(const QModelIndex& at, int role) const {
    if (!at.isValid()) return {};
    const CampaignRun& run = runs_[static_cast<std::size_t>(at.row())];
    if (role == kIdRole) return id(at.row());
    if (role == Qt::DisplayRole) return text(run, at.column());
    if (role == Qt::TextAlignmentRole && at.column() != Run) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const StateLook look = stateOf(run);
    if (role == Qt::DecorationRole && at.column() == Run) return Theme::instance().icon(look.icon, look.role);
    if (role == Qt::ToolTipRole) {
        QStringList lines{text(run, Run), QString::fromStdString(run.spec.name), look.word};
        lines.removeDuplicates();
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

QVariant CampaignModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section != Run) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Run:
            //: noun, head of a column
            return tr("Run");
        case Best:
            return capitalized(measureName(measure())) + (inPercent(measure()) ? QStringLiteral("\n%") : QString());
        case Time:
            return tr("Active\ntime");
        case Cost:
            return tr("Cost\nso far");
        default:
            return {};
    }
}

}  // namespace epochal::ui
