#include "ui/pages/live/log_model.h"

#include <QBrush>
#include <QCoreApplication>
#include <QFileInfo>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"
#include "ui/view/measure_words.h"
#include "ui/view/run_marks.h"

namespace epochal::ui {

namespace {

struct Line {
    QString icon, word, text, remedy;
    Role role = Role::Text;
};

/// Writes the row of an event. The text is in LogModel's translation context.
struct Writer {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::LogModel)
public:
    const Task& task;
    const Formatter& format = Formatter::current();

    static QString joined(const std::vector<std::string>& names) {
        QStringList all;
        for (const std::string& name : names) all += QString::fromStdString(name);
        all.removeDuplicates();
        return all.join(QStringLiteral(", "));
    }

    Line operator()(const Started& started) const {
        const QString engine = QString::fromStdString(started.engine),
                      precision = QString::fromStdString(started.precision);
        if (started.resumedFrom.empty()) {
            return {QStringLiteral("play"),
                    //: participle, an event: the run started
                    tr("Started"),
                    tr("%1, %2, on %3").arg(engine, precision, joined(started.devices)),
                    {}};
        }
        return {QStringLiteral("play"),
                //: participle, an event: the run was resumed
                tr("Resumed"),
                tr("from %1: %2, %3, on %4")
                    .arg(QString::fromStdString(started.resumedFrom), engine, precision, joined(started.devices)),
                {}};
    }
    Line operator()(const Evaluation& evaluation) const {
        QStringList figures;
        for (const auto& [measure, value] : qualitiesOf(evaluation, task))
            figures += QStringLiteral("%1 %2").arg(measureName(measure->quality),
                                                   measure->quality == Quality::Loss
                                                       ? format.significant(value)
                                                       : qualityText(measure->quality, value, format));
        //: %1: measures and their values, "top-1 93.10%, loss 0.2150", %2: how long the evaluation took
        const QString text =
            tr("validation %1, %2").arg(figures.join(QStringLiteral(", ")), format.duration(evaluation.seconds));
        if (evaluation.best) return {QStringLiteral("bookmark"), tr("Best so far"), text, {}};
        //: noun, an event
        return {QStringLiteral("check"), tr("Evaluation"), text, {}};
    }
    Line operator()(const CheckpointSaved& saved) const {
        QString text =
            tr("%1, %2, %3")
                .arg(QString::fromStdString(saved.file), format.bytes(saved.bytes), format.duration(saved.seconds));
        if (saved.stalledSeconds)
            //: %1: a checkpoint's file, its size and how long it took to save, %2: a duration
            text = tr("%1 (training waited %2)").arg(text, format.duration(*saved.stalledSeconds));
        //: noun, an event
        return {QStringLiteral("checkpoint"), tr("Checkpoint"), text, {}};
    }
    Line operator()(const Notice& notice) const {
        //: noun, an event of no consequence; not a note of the user
        Line line{QStringLiteral("info"), tr("Note"), format.text(notice.what), format.text(notice.remedy)};
        if (notice.severity == Severity::Warning)
            //: noun, an event
            line = {QStringLiteral("warning"), tr("Warning"), line.text, line.remedy, Role::Warn};
        if (notice.severity == Severity::Error)
            //: noun, an event
            line = {QStringLiteral("error"), tr("Error"), line.text, line.remedy, Role::Error};
        for (const char* code : {kUnfrozen, kRolledBack, kImageSize})
            if (notice.code == code) line.word = capitalized(milestoneWord(notice.code));
        if (notice.code == "small-data-set") line.word = tr("Small data set");
        //: noun, an event: steps wait for data
        if (notice.code == "data-wait") line.word = tr("Data wait");
        if (notice.code == "checkpoint-damaged") line.word = tr("Damaged checkpoint");
        return line;
    }
    Line operator()(const StateChanged& changed) const {
        const StateLook look = lookOf(changed.state, {});
        return {look.icon, look.word, format.text(changed.reason), {}, look.role};
    }
    Line operator()(const Finished& finished) const {
        const StateLook look = lookOf(finished.state, finished.reason);
        return {look.icon, look.word, format.text(finished.message), {}, look.role};
    }
    /// Measurements are not part of the log.
    template <class Other>
    Line operator()(const Other&) const {
        return {};
    }
};

bool same(const Event& a, const Event& b) {
    return a.attempt == b.attempt && a.sequence == b.sequence;
}

}  // namespace

void LogModel::setEvents(const std::vector<Event>& events, const Task& task) {
    task_ = &task;
    const std::size_t known = events_.size();
    const bool continues = known > 0 && events.size() >= known && same(events[known - 1], events_.back()) &&
                           same(events.front(), events_.front());
    if (continues) {
        if (events.size() == known) return;
        beginInsertRows({}, 0, static_cast<int>(events.size() - known) - 1);
        events_.insert(events_.end(), events.begin() + static_cast<std::ptrdiff_t>(known), events.end());
        endInsertRows();
        return;
    }
    beginResetModel();
    events_ = events;
    endResetModel();
}

void LogModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!events_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(events_.size());
}

int LogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString LogModel::epoch(const Event& event) const {
    const Formatter& format = Formatter::current();
    if (const auto* evaluation = std::get_if<Evaluation>(&event.body)) return format.integer(evaluation->epoch);
    if (const auto* saved = std::get_if<CheckpointSaved>(&event.body)) return format.integer(saved->epoch);
    if (const auto* started = std::get_if<Started>(&event.body)) return format.integer(started->startEpoch);
    return {};
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const Event& event = at(index.row());
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return int((column == Epoch ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::DisplayRole && column == Time) return Formatter::current().time(event.utcMillis);
    if (role == Qt::ToolTipRole && column == Time) return Formatter::current().dateTime(event.utcMillis);
    if (role == Qt::DisplayRole && column == Epoch) return epoch(event);
    if (column != What && column != Text) return {};
    const Line line = std::visit(Writer{*task_}, event.body);
    switch (role) {
        case Qt::DisplayRole:
            return column == What ? line.word : line.text;
        case Qt::ToolTipRole:
            if (column == What) return QStringLiteral("%1\n%2").arg(line.word, line.text);
            return line.remedy.isEmpty() ? line.text : QStringLiteral("%1\n%2").arg(line.text, line.remedy);
        case Qt::DecorationRole:
            return column == What ? QVariant(Theme::instance().icon(line.icon, line.role)) : QVariant();
        case Qt::ForegroundRole:
            return column == What ? QVariant(QBrush(Theme::instance().colour(line.role))) : QVariant();
        default:
            return {};
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Epoch ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Time:
            //: noun, head of a column: of day
            return tr("Time");
        case Epoch:
            //: noun, head of a column
            return tr("Epoch");
        case What:
            //: noun, head of a column
            return tr("Event");
        case Text:
            //: noun, head of a column
            return tr("Message");
        default:
            return {};
    }
}

}  // namespace epochal::ui
