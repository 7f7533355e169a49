#include "ui/pages/live/queue_model.h"

#include <QBrush>
#include <QIODevice>
#include <QMimeData>

#include "core/catalogue/standing.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/tables/bar_delegate.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {
const auto kMime = QStringLiteral("application/x-epochal-queue");
}

QueueModel::QueueModel(Workbench& workbench, QObject* parent) : QAbstractTableModel(parent), workbench_(workbench) {
    refresh();
}

QueueModel::Row QueueModel::rowOf(const RunQueue::Entry& entry) const {
    const Formatter& write = Formatter::current();
    Row row;
    row.id = entry.id;
    row.name = entry.name;
    row.waiting = entry.run.state != QueuedState::Running;
    row.icon = QStringLiteral("queued");
    row.role = Role::Text2;
    const bool worker = entry.run.item.target == TargetKind::Worker;
    QStringList tip{entry.name, worker ? tr("Detached worker") : tr("This window")};
    if (!entry.run.gpus.empty()) {
        QStringList gpus;
        for (const int gpu : entry.run.gpus) gpus.append(write.integer(gpu));
        tip.append(tr("GPU %1").arg(gpus.join(QStringLiteral(", "))));
    }
    if (entry.run.gpusNeeded == 0 && !entry.run.numbers.empty()) {
        QStringList cores;
        for (const std::int64_t core : entry.run.numbers) cores.append(write.integer(core));
        //: the CPU cores that a queued run uses, "0, 1"
        tip.append(tr("CPU cores %1").arg(cores.join(QStringLiteral(", "))));
    }
    row.tip = tip.join(QLatin1Char('\n'));
    switch (entry.run.state) {
        case QueuedState::Absent:
            if (!entry.elsewhere) {
                //: state of a run: its folder is being created
                row.state = tr("creating");
                return row;
            }
            [[fallthrough]];
        case QueuedState::Waiting:
        case QueuedState::Broken:
            //: state of a queued run that was interrupted
            row.state =
                entry.run.state == QueuedState::Broken ? tr("will resume") : Formatter::text(wordOf(RunState::Queued));
            if (!entry.waitsFor.empty()) row.tip += QLatin1Char('\n') + write.text(entry.waitsFor);
            if (entry.held.empty()) return row;
            //: state of a queued run
            if (!entry.elsewhere) row.state = tr("on hold: budget");
            row.icon = QStringLiteral("pause");
            row.role = Role::Warn;
            row.tip += QLatin1Char('\n') + write.text(entry.held);
            return row;
        case QueuedState::Running:
        case QueuedState::Ended:
            break;
    }
    const Figures* figures = workbench_.runs().figures(entry.id);
    const StateLook look = lookOf(figures ? figures->state : RunState::Starting, {}, workbench_.runs().asked(entry.id));
    row.icon = look.icon;
    row.role = look.role;
    row.state = look.word;
    if (!figures || !figures->started) return row;
    row.share = stepsShare(*figures, *entry.spec);
    if (row.share && figures->state == RunState::Running && !workbench_.runs().asked(entry.id))
        row.state = write.percent(*row.share, 0);
    if (figures->secondsToFinish) row.left = write.duration(*figures->secondsToFinish);
    return row;
}

void QueueModel::refresh() {
    std::vector<Row> rows;
    for (const RunQueue::Entry& entry : workbench_.queue().entries()) rows.push_back(rowOf(entry));
    if (rows == rows_) return;
    const bool same = std::ranges::equal(rows, rows_, {}, &Row::id, &Row::id);
    if (!same) Q_EMIT layoutAboutToBeChanged();
    if (!same) {
        // The selection and the current row follow their runs.
        QModelIndexList from = persistentIndexList(), to;
        for (const QModelIndex& index : from) {
            const auto found = std::ranges::find(rows, rows_[static_cast<std::size_t>(index.row())].id, &Row::id);
            to.append(found == rows.end() ? QModelIndex()
                                          : createIndex(static_cast<int>(found - rows.begin()), index.column()));
        }
        rows_ = std::move(rows);
        changePersistentIndexList(from, to);
        Q_EMIT layoutChanged();
        return;
    }
    rows_ = std::move(rows);
    if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void QueueModel::retranslate() {
    refresh();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

bool QueueModel::isWaiting(int row) const {
    return row >= 0 && row < rowCount() && rows_[static_cast<std::size_t>(row)].waiting;
}

int QueueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant QueueModel::data(const QModelIndex& at, int role) const {
    if (!at.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(at.row())];
    if (role == kIdRole) return row.id;
    if (role == Qt::ToolTipRole) return row.tip;
    if (role == Qt::ForegroundRole && at.column() != Run) return QBrush(Theme::instance().colour(Role::Text2));
    if (role == Qt::TextAlignmentRole && at.column() == Left) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && at.column() == Run) return Theme::instance().icon(row.icon, row.role);
    if (role == BarDelegate::kShareRole && at.column() == Progress && row.share) return *row.share;
    if (role != Qt::DisplayRole) return {};
    switch (at.column()) {
        case Run:
            return row.name;
        case Progress:
            return row.state;
        case Left:
            return row.left;
        default:
            return {};
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == Left) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Run:
            //: noun, head of a column
            return tr("Run");
        case Progress:
            //: noun, head of a column
            return tr("State");
        case Left:
            //: column of the queue
            return tr("Time left");
        default:
            return {};
    }
}

Qt::ItemFlags QueueModel::flags(const QModelIndex& at) const {
    const Qt::ItemFlags base = QAbstractTableModel::flags(at);
    if (!at.isValid()) return base | Qt::ItemIsDropEnabled;
    return isWaiting(at.row()) ? base | Qt::ItemIsDragEnabled : base;
}

QStringList QueueModel::mimeTypes() const {
    return {kMime};
}

QMimeData* QueueModel::mimeData(const QModelIndexList& indexes) const {
    QStringList ids;
    for (const QModelIndex& at : indexes)
        if (at.column() == 0) ids.append(at.data(kIdRole).toString());
    auto* data = new QMimeData;
    data->setData(kMime, ids.join(QLatin1Char('\n')).toUtf8());
    return data;
}

bool QueueModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int, const QModelIndex& parent) {
    if (action != Qt::MoveAction || !data->hasFormat(kMime)) return false;
    const int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    workbench_.queue().move(QString::fromUtf8(data->data(kMime)).split(QLatin1Char('\n')), to);
    // The move has been made; the view must not remove rows for it.
    return false;
}

}  // namespace epochal::ui
