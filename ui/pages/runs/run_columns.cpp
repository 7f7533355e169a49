#include "ui/pages/runs/run_columns.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/hardware/accelerator_names.h"
#include "ui/format/formatter.h"
#include "ui/pages/parts/run_words.h"
#include "ui/view/entry_words.h"
#include "ui/view/field_words.h"

namespace epochal::ui {

namespace {

QString joined(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list.append(QString::fromStdString(word));
    return list.join(QStringLiteral(", "));
}

/// The common names of "4 × NVIDIA GeForce RTX 4090" and "Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz"; the tool tip has
/// them in full.
QString withoutMaker(const QString& devices) {
    static const QRegularExpression spare(
        QStringLiteral(R"(\bIntel\b(\(R\))?\s*|\((R|TM)\)|\s(CPU|\d+-Core Processor|@).*$)"));
    return QString::fromStdString(withoutBrand(devices.toStdString())).remove(spare);
}

}  // namespace

QString RunColumns::title(RunColumn column) {
    switch (column) {
        case RunColumn::Number:
            return tr("#");
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
            //: column of the runs table, beside "Time to target"
            return tr("Cost to target");
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
        case RunColumn::Campaign:
            return tr("Campaign");
        case RunColumn::Replicas:
            return tr("Replicas");
        case RunColumn::BilledSeconds:
            return tr("Billed time");
        case RunColumn::Energy:
            return tr("Energy");
        case RunColumn::LearningRate:
            return tr("Learning rate");
        case RunColumn::WeightDecay:
            return tr("Weight decay");
        case RunColumn::BestLoss:
            //: of the validation images, the lowest over the epochs
            return tr("Best loss");
        case RunColumn::LastLoss:
            //: of the validation images, after the last epoch
            return tr("Last loss");
        case RunColumn::TrainLoss:
            return tr("Training loss");
    }
    return {};
}

QString RunColumns::unit(RunColumn column, const QString& currency) {
    switch (column) {
        case RunColumn::Curve:
            //: second line of the header of a column of small curves: each has a scale of its own
            return tr("auto-scaled");
        case RunColumn::BestTop1:
        case RunColumn::BestTop5:
            return tr("%");
        case RunColumn::GlobalBatch:
            return tr("images");
        case RunColumn::Cost:
        case RunColumn::CostToTarget:
            return currency;
        case RunColumn::PricePerHour:
            return currency.isEmpty() ? QString() : perHour(currency);
        case RunColumn::ImagesPerSecondPerPrice:
            return currency.isEmpty() ? QString() : tr("per %1").arg(perHour(currency));
        case RunColumn::SecondsToTarget:
            return tr("active");
        case RunColumn::Energy:
            return tr("Wh");
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
            //: second line of a header: on the validation images
            return tr("validation");
        default:
            return {};
    }
}

bool RunColumns::rightAligned(RunColumn column) {
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
        case RunColumn::Replicas:
        case RunColumn::BilledSeconds:
        case RunColumn::Energy:
        case RunColumn::LearningRate:
        case RunColumn::WeightDecay:
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
        case RunColumn::TrainLoss:
            return true;
        default:
            return false;
    }
}

bool RunColumns::shownAtFirst(RunColumn column) {
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
        case RunColumn::Campaign:
        case RunColumn::Replicas:
        case RunColumn::BilledSeconds:
        case RunColumn::Energy:
        case RunColumn::LearningRate:
        case RunColumn::WeightDecay:
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
        case RunColumn::TrainLoss:
            return false;
        default:
            return true;
    }
}

std::optional<RunColumn> RunColumns::fromName(const QString& name) {
    for (int column = 0; column < kCount; ++column)
        if (name == QLatin1String(queryName(static_cast<RunColumn>(column)))) return static_cast<RunColumn>(column);
    return std::nullopt;
}

namespace {

/// What is known without the files that cannot be read. The other columns show a dash: a batch of 0 would be a figure.
bool isKnownOfUnreadable(RunColumn column) {
    return column == RunColumn::Number || column == RunColumn::Name || column == RunColumn::State ||
           column == RunColumn::Started || column == RunColumn::Campaign;
}

}  // namespace

QString RunColumns::text(const RunRow& row, RunColumn column, const QString& currency) {
    const Formatter& write = Formatter::current();
    const QString dash(QChar(0x2013));
    const auto fraction = [&](const std::optional<double>& value) {
        return write.orDash(value, [&](double v) { return write.percentNumber(v); });
    };
    const auto money = [&](const std::optional<double>& value) {
        if (!value) return dash;
        const Decimal amount = Decimal::fromDouble(*value);
        return currency.isEmpty() ? write.money({amount, row.currency}) : write.amount(amount);
    };
    const auto positive = [&](double value, auto&& written) { return value > 0 ? written(value) : dash; };
    const auto duration = [&](double seconds) { return write.duration(seconds); };
    if (row.state == RunState::Unreadable && !isKnownOfUnreadable(column)) return dash;
    switch (column) {
        case RunColumn::Number:
            return write.integer(row.number);
        case RunColumn::Name:
            return QString::fromStdString(row.name);
        case RunColumn::State:
            return lookOf(row.state, row.reason).word;
        case RunColumn::Architecture:
            return FieldWords::shortChoice("model.architecture", row.architecture);
        case RunColumn::Data:
            return FieldWords::shortChoice("data.source", row.data);
        case RunColumn::Devices:
            return row.devices.empty() ? dash : withoutMaker(FieldWords::choice("devices.kind", row.devices));
        case RunColumn::Precision:
            return row.precision.empty() ? dash : QString::fromStdString(row.precision);
        case RunColumn::GlobalBatch:
            return write.integer(row.globalBatch);
        case RunColumn::Provider:
            return providerName(row.provider);
        case RunColumn::Instance:
            //: %1 = the instance a run is priced at, which is not the hardware it ran on
            return row.whatIf ? tr("%1, what-if").arg(QString::fromStdString(row.instance))
                              : QString::fromStdString(row.instance);
        case RunColumn::Curve:
            if (std::any_of(row.curve.begin(), row.curve.end(), [](float v) { return std::isfinite(v); })) return {};
            //: state of a queued run
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
        case RunColumn::Campaign:
            return row.campaign.empty() ? dash : QString::fromStdString(row.campaign);
        case RunColumn::Replicas:
            return write.integer(row.replicas);
        case RunColumn::BilledSeconds:
            return positive(row.billedSeconds, duration);
        case RunColumn::Energy:
            return write.orDash(row.joules,
                                [&](double v) { return write.significant(v / RunColumns::kJoulesAWattHour); });
        case RunColumn::LearningRate:
        case RunColumn::WeightDecay:
            return write.orDash(figureOf(row, column), [&](double v) { return write.exact(v); });
        case RunColumn::BestLoss:
        case RunColumn::LastLoss:
        case RunColumn::TrainLoss:
            return write.orDash(figureOf(row, column), [&](double v) { return write.number(v, 4); });
    }
    return {};
}

QString RunColumns::toolTip(const RunRow& row, RunColumn column) {
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
            if (!row.pricePerHour) return tr("The price of this offer is unknown.");
            //: %1 = an amount of money, %2 = a date
            return tr("%1 per hour, price dated %2, frozen in the run")
                       .arg(write.money({Decimal::fromDouble(*row.pricePerHour), row.currency}, 4),
                            priceDay(row.priceDate)) +
                   (row.whatIf ? QLatin1Char('\n') + tr("What-if: priced for hardware it did not run on.") : QString());
        case RunColumn::Started:
            return row.startedUtcMillis > 0 ? write.dateTime(row.startedUtcMillis) : QString();
        case RunColumn::Curve:
            if (!row.bestTop1) return {};
            //: %1 = the best top-1 accuracy of a run
            return tr("Best %1 at epoch %2").arg(write.percent(*row.bestTop1), write.integer(row.bestEpoch));
        case RunColumn::Data:
            return FieldWords::choice("data.source", row.data);
        case RunColumn::Architecture:
            return FieldWords::choice("model.architecture", row.architecture);
        case RunColumn::Devices:
            return FieldWords::choice("devices.kind", row.devices);
        case RunColumn::Instance:
        case RunColumn::Provider:
        case RunColumn::Tags:
        case RunColumn::Campaign:
            return text(row, column, {});
        default:
            return {};
    }
}

}  // namespace epochal::ui
