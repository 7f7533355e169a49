#include "ui/pages/runs/runs_model.h"

#include <algorithm>
#include <cmath>

#include <QIcon>

#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/theme/theme.h"

namespace epochal::ui {

namespace {

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list.append(QString::fromStdString(word));
    return list.join(QStringLiteral(", "));
}

}  // namespace

RunsModel::RunsModel(QObject* parent) : QAbstractTableModel(parent) {}

void RunsModel::setRows(std::vector<RunRow> rows) {
    all_ = std::move(rows);
    std::vector<RunRow> shown;
    shown.reserve(all_.size());
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(shown),
                 [this](const RunRow& row) { return !hidden_.contains(QString::fromStdString(row.id)); });
    const bool same = std::equal(shown.begin(), shown.end(), rows_.begin(), rows_.end(),
                                 [](const RunRow& a, const RunRow& b) { return a.id == b.id; });
    if (same) {
        rows_ = std::move(shown);
        if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    } else {
        beginResetModel();
        rows_ = std::move(shown);
        endResetModel();
    }
    findCurrency();
}

void RunsModel::refresh(const RunRow& row) {
    const int at = rowOfId(QString::fromStdString(row.id));
    if (at < 0) return;
    RunRow& shown = rows_[static_cast<std::size_t>(at)];
    RunRow fresh = row;
    fresh.number = shown.number;
    fresh.tags = shown.tags;
    fresh.note = shown.note;
    fresh.archived = shown.archived;
    shown = std::move(fresh);
    Q_EMIT dataChanged(index(at, 0), index(at, kColumns - 1));
}

void RunsModel::setHidden(const QStringList& ids) {
    if (ids == hidden_) return;
    hidden_ = ids;
    setRows(std::move(all_));
}

const RunRow* RunsModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &rows_[static_cast<std::size_t>(row)] : nullptr;
}

int RunsModel::rowOfId(const QString& id) const {
    const std::string wanted = id.toStdString();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].id == wanted) return static_cast<int>(i);
    return -1;
}

QString RunsModel::title(RunColumn column) {
    switch (column) {
        case RunColumn::Number:
            return tr("No.");
        case RunColumn::Name:
            return tr("Run");
        case RunColumn::State:
            return tr("State");
        case RunColumn::Architecture:
            return tr("Model");
        case RunColumn::Data:
            return tr("Data");
        case RunColumn::Devices:
            return tr("Devices");
        case RunColumn::Precision:
            return tr("Precision");
        case RunColumn::GlobalBatch:
            return tr("Global batch");
        case RunColumn::Provider:
            return tr("Provider");
        case RunColumn::Instance:
            return tr("Instance");
        case RunColumn::Curve:
            return tr("Top-1 curve");
        case RunColumn::BestTop1:
            return tr("Best top-1");
        case RunColumn::BestTop5:
            return tr("Best top-5");
        case RunColumn::BestAuc:
            return tr("Best AUC");
        case RunColumn::Epochs:
            return tr("Epochs");
        case RunColumn::ImagesPerSecond:
            return tr("Images/s");
        case RunColumn::ImagesPerSecondPerPrice:
            return tr("Images/s per price");
        case RunColumn::PricePerHour:
            return tr("Price");
        case RunColumn::Cost:
            return tr("Cost");
        case RunColumn::CostToTarget:
            return tr("To target");
        case RunColumn::SecondsToTarget:
            return tr("Time to target");
        case RunColumn::ActiveSeconds:
            return tr("Active time");
        case RunColumn::Seed:
            return tr("Seed");
        case RunColumn::Tags:
            return tr("Tags");
        case RunColumn::Started:
            return tr("Started");
    }
    return {};
}

QString RunsModel::unit(RunColumn column) const {
    switch (column) {
        case RunColumn::Curve:
            return tr("own scale");
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
            return tr("%");
        case RunColumn::GlobalBatch:
            return tr("images");
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
            return currency_;
        case RunColumn::PricePerHour:
            return currency_.isEmpty() ? QString() : perHour(currency_);
        case RunColumn::ImagesPerSecondPerPrice:
            return currency_.isEmpty() ? QString() : tr("per %1").arg(perHour(currency_));
        case RunColumn::SecondsToTarget:
            return tr("active");
        default:
            return {};
    }
}

bool RunsModel::rightAligned(RunColumn column) {
    switch (column) {
        case RunColumn::Number:
        case RunColumn::GlobalBatch:
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
        case RunColumn::BestAuc:
        case RunColumn::Epochs:
        case RunColumn::ImagesPerSecond:
        case RunColumn::ImagesPerSecondPerPrice:
        case RunColumn::PricePerHour:
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
        case RunColumn::SecondsToTarget:
        case RunColumn::ActiveSeconds:
        case RunColumn::Seed:
            return true;
        default:
            return false;
    }
}

bool RunsModel::shownAtFirst(RunColumn column) {
    switch (column) {
        case RunColumn::Number:
        case RunColumn::Precision:
        case RunColumn::GlobalBatch:
        case RunColumn::Instance:
        case RunColumn::BestTop5:
        case RunColumn::BestAuc:
        case RunColumn::ImagesPerSecondPerPrice:
        case RunColumn::PricePerHour:
        case RunColumn::SecondsToTarget:
        case RunColumn::ActiveSeconds:
        case RunColumn::Seed:
        case RunColumn::Tags:
            return false;
        default:
            return true;
    }
}

void RunsModel::findCurrency() {
    QString currency;
    for (const RunRow& row : rows_) {
        if (row.currency.empty()) continue;
        const QString own = QString::fromStdString(row.currency);
        if (!currency.isEmpty() && own != currency) {
            currency.clear();
            break;
        }
        currency = own;
    }
    if (currency == currency_) return;
    currency_ = currency;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
}

void RunsModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

int RunsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RunsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString RunsModel::text(const RunRow& row, RunColumn column) const {
    const Formatter& write = Formatter::current();
    const QString dash(QChar(0x2013));
    const auto fraction = [&](const std::optional<double>& value) {
        return write.orDash(value, [&](double v) { return write.percentNumber(v); });
    };
    const auto money = [&](const std::optional<double>& value) {
        if (!value) return dash;
        const Decimal amount = Decimal::fromDouble(*value);
        return currency_.isEmpty() ? write.money({amount, row.currency}) : write.amount(amount);
    };
    const auto positive = [&](double value, auto&& written) { return value > 0 ? written(value) : dash; };
    const auto duration = [&](double seconds) { return write.duration(seconds); };
    switch (column) {
        case RunColumn::Number:
            return write.integer(row.number);
        case RunColumn::Name:
            return QString::fromStdString(row.name);
        case RunColumn::State:
            return lookOf(row.state, row.reason).word;
        case RunColumn::Architecture:
            return shortLabel("model.architecture", row.architecture);
        case RunColumn::Data:
            return shortLabel("data.source", row.data);
        case RunColumn::Devices:
            return row.devices.empty() ? dash : QString::fromStdString(row.devices);
        case RunColumn::Precision:
            return row.precision.empty() ? dash : QString::fromStdString(row.precision);
        case RunColumn::GlobalBatch:
            return write.integer(row.globalBatch);
        case RunColumn::Provider:
            return QString::fromStdString(row.provider);
        case RunColumn::Instance:
            return QString::fromStdString(row.instance);
        case RunColumn::Curve:
            if (std::any_of(row.curve.begin(), row.curve.end(), [](float v) { return std::isfinite(v); })) return {};
            return row.state == RunState::Queued ? tr("waiting") : tr("no curve");
        case RunColumn::BestTop1:
            return fraction(row.bestTop1);
        case RunColumn::BestTop5:
            return fraction(row.bestTop5);
        case RunColumn::BestAuc:
            return write.orDash(row.bestAuc, [&](double v) { return write.number(v, 4); });
        case RunColumn::Epochs:
            if (row.epochsDone == row.epochsAsked) return write.integer(row.epochsDone);
            //: epochs done / epochs asked for
            return tr("%1 / %2").arg(write.integer(row.epochsDone), write.integer(row.epochsAsked));
        case RunColumn::ImagesPerSecond:
            return positive(row.imagesPerSecond, [&](double v) { return write.integer(std::llround(v)); });
        case RunColumn::ImagesPerSecondPerPrice:
            return write.orDash(row.imagesPerSecondPerPrice, [&](double v) { return write.integer(std::llround(v)); });
        case RunColumn::PricePerHour:
            return money(row.pricePerHour);
        case RunColumn::Cost:
            return money(row.cost);
        case RunColumn::CostToTarget:
            return money(row.costToTarget);
        case RunColumn::SecondsToTarget:
            return write.orDash(row.secondsToTarget, duration);
        case RunColumn::ActiveSeconds:
            return positive(row.activeSeconds, duration);
        case RunColumn::Seed:
            return write.integer(row.seed);
        case RunColumn::Tags:
            return joined(row.tags);
        case RunColumn::Started:
            return row.startedUtcMillis > 0 ? write.when(row.startedUtcMillis) : dash;
    }
    return {};
}

QString RunsModel::toolTip(const RunRow& row, RunColumn column) const {
    const Formatter& write = Formatter::current();
    switch (column) {
        case RunColumn::Name:
            return row.note.empty() ? QString::fromStdString(row.name)
                                    : QString::fromStdString(row.name + "\n" + row.note);
        case RunColumn::State: {
            if (row.message.empty()) return {};
            const Result<Json> json = parseJson(row.message, row.id);
            return json ? write.text(messageFromJson(*json)) : QString();
        }
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
        case RunColumn::PricePerHour:
            if (!row.pricePerHour) return tr("The price of this offer is not known.");
            return tr("%1 an hour, price of %2, frozen in the run")
                .arg(write.money({Decimal::fromDouble(*row.pricePerHour), row.currency}, 4), priceDay(row.priceDate));
        case RunColumn::Started:
            return row.startedUtcMillis > 0 ? write.dateTime(row.startedUtcMillis) : QString();
        case RunColumn::Curve:
            if (!row.bestTop1) return {};
            return tr("Best %1 at epoch %2").arg(write.percent(*row.bestTop1), write.integer(row.bestEpoch));
        case RunColumn::Data:
            return choiceLabel("data.source", row.data);
        case RunColumn::Architecture:
            return choiceLabel("model.architecture", row.architecture);
        case RunColumn::Devices:
        case RunColumn::Instance:
        case RunColumn::Provider:
        case RunColumn::Tags:
            return text(row, column);
        default:
            return {};
    }
}

QVariant RunsModel::data(const QModelIndex& index, int role) const {
    const RunRow* row = at(index.row());
    if (!row || !index.isValid()) return {};
    const auto column = static_cast<RunColumn>(index.column());
    const Theme& theme = Theme::instance();
    switch (role) {
        case Qt::DisplayRole:
            return text(*row, column);
        case Qt::ToolTipRole:
            return toolTip(*row, column);
        case Qt::AccessibleTextRole:
            return column == RunColumn::Curve ? toolTip(*row, column) : text(*row, column);
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignVCenter | (rightAligned(column) ? Qt::AlignRight : Qt::AlignLeft));
        case Qt::DecorationRole:
            if (column == RunColumn::State) {
                const StateLook look = lookOf(row->state, row->reason);
                return theme.icon(look.icon, look.role);
            }
            return {};
        case Qt::ForegroundRole:
            if (column == RunColumn::State) return theme.colour(lookOf(row->state, row->reason).role);
            if (row->archived || column == RunColumn::Curve || column == RunColumn::Started)
                return theme.colour(Role::Text2);
            return {};
        case CurveRole:
            return column == RunColumn::Curve ? QVariant::fromValue(row->curve) : QVariant();
        case IdRole:
            return QString::fromStdString(row->id);
        default:
            return {};
    }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) return {};
    const auto column = static_cast<RunColumn>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (rightAligned(column) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString below = unit(column);
    return below.isEmpty() ? title(column) : QString(title(column) + QLatin1Char('\n') + below);
}

void RunsModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= kColumns) return;
    Q_EMIT sortRequested(static_cast<RunColumn>(column), order == Qt::DescendingOrder);
}

}  // namespace epochal::ui
