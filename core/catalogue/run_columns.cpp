#include "core/catalogue/run_columns.h"

#include <algorithm>
#include <array>

#include "core/base/message.h"
#include "core/economics/cost.h"

namespace epochal {
namespace {

std::vector<RunField> labelFields() {
    return {
        {.sql = "id", .member = &RunRow::id, .query = {"id"}, .known = true, .exported = "id", .place = 2, .own = true},
        {.sql = "folder", .member = &RunRow::folder, .listed = false},
        {.sql = "name",
         .member = &RunRow::name,
         .column = RunColumn::Name,
         //: noun, head of a column
         .title = EPOCHAL_TEXT("core", "Run"),
         .shown = true,
         .query = {"name"},
         .known = true,
         .exported = "name",
         .place = 3,
         .setting = "name",
         .own = true},
        {.sql = "tags",
         .member = &RunRow::tags,
         .column = RunColumn::Tags,
         .title = EPOCHAL_TEXT("core", "Tags"),
         .query = {"tag", "tags"},
         .exported = "tags",
         .place = 7,
         .setting = "tags"},
        {.sql = "note", .member = &RunRow::note, .query = {"note"}, .exported = "note", .place = 8},
        {.sql = "archived",
         .member = &RunRow::archived,
         .value = RunValue::Flag,
         .known = true,
         .exported = "archived",
         .place = 6},
        {.sql = "state",
         .member = &RunRow::state,
         .column = RunColumn::State,
         //: noun, head of a column
         .title = EPOCHAL_TEXT("core", "State"),
         .shown = true,
         .query = {"state"},
         .known = true,
         .exported = "state",
         .place = 4},
        {.sql = "reason", .member = &RunRow::reason, .query = {"reason"}, .exported = "stop_reason", .place = 5},
        {.sql = "message", .member = &RunRow::message},
    };
}

std::vector<RunField> setUpFields() {
    return {
        {.sql = "architecture",
         .member = &RunRow::architecture,
         .column = RunColumn::Architecture,
         .title = EPOCHAL_TEXT("core", "Model"),
         .shown = true,
         .query = {"model", "architecture"}},
        {.sql = "data",
         .member = &RunRow::data,
         .column = RunColumn::Data,
         //: noun, head of a column: the data set
         .title = EPOCHAL_TEXT("core", "Data"),
         .shown = true,
         .query = {"data"}},
        {.sql = "devices",
         .member = &RunRow::devices,
         .column = RunColumn::Devices,
         .title = EPOCHAL_TEXT("core", "Devices"),
         .shown = true,
         .query = {"devices", "device"},
         .exported = "devices",
         .place = 32},
        {.sql = "precision",
         .member = &RunRow::precision,
         .column = RunColumn::Precision,
         //: noun, head of a column: the number format of the computation
         .title = EPOCHAL_TEXT("core", "Precision"),
         .query = {"precision"},
         .exported = "precision",
         .place = 33},
        {.sql = "replicas",
         .member = &RunRow::replicas,
         .value = RunValue::Count,
         .column = RunColumn::Replicas,
         .title = EPOCHAL_TEXT("core", "Replicas"),
         .query = {"replicas"}},
        {.sql = "global_batch",
         .member = &RunRow::globalBatch,
         .value = RunValue::Count,
         .column = RunColumn::GlobalBatch,
         .title = EPOCHAL_TEXT("core", "Global batch"),
         .query = {"batch"}},
        {.sql = "seed",
         .member = &RunRow::seed,
         .value = RunValue::Identity,
         .column = RunColumn::Seed,
         .title = EPOCHAL_TEXT("core", "Seed"),
         .query = {"seed"}},
        {.sql = "spec_hash", .member = &RunRow::specHash, .listed = false},
        {.sql = "provider",
         .member = &RunRow::provider,
         .column = RunColumn::Provider,
         .title = EPOCHAL_TEXT("core", "Provider"),
         .shown = true,
         .query = {"provider"},
         .exported = "provider",
         .place = 34},
        {.sql = "instance",
         .member = &RunRow::instance,
         .column = RunColumn::Instance,
         //: noun, head of a column: a provider's name for a type of machine
         .title = EPOCHAL_TEXT("core", "Instance"),
         .query = {"instance"},
         .exported = "instance",
         .place = 35},
        {.sql = "offer", .member = &RunRow::offerId, .query = {"offer"}, .exported = "offer", .place = 36},
        {.sql = "price_date", .member = &RunRow::priceDate, .exported = "price_date", .place = 39},
        {.sql = "currency", .member = &RunRow::currency, .query = {"currency"}, .exported = "currency", .place = 42},
        {.sql = "price",
         .member = &RunRow::pricePerHour,
         .value = RunValue::Money,
         .column = RunColumn::PricePerHour,
         .title = EPOCHAL_TEXT("core", "Price"),
         .query = {"price"},
         .exported = "price_per_hour",
         .place = 38},
    };
}

std::vector<RunField> resultFields() {
    return {
        {.sql = "epochs",
         .member = &RunRow::epochsDone,
         .value = RunValue::Count,
         .column = RunColumn::Epochs,
         .title = EPOCHAL_TEXT("core", "Epochs"),
         .shown = true,
         .query = {"epochs"},
         .trained = true,
         .exported = "epochs_done",
         .place = 22},
        {.sql = "epochs_asked", .member = &RunRow::epochsAsked, .value = RunValue::Count},
        {.sql = "attempts", .member = &RunRow::attempts, .value = RunValue::Count, .exported = "attempts", .place = 12},
        {.sql = "best_top1",
         .member = &RunRow::bestTop1,
         .value = RunValue::Share,
         .column = RunColumn::BestTop1,
         .title = EPOCHAL_TEXT("core", "Best top-1"),
         .query = {"top1"},
         .typed = 0.01,
         .scope = RunScope::Task,
         .exported = "best_top1",
         .place = 14},
        {.sql = "last_top1",
         .member = &RunRow::lastTop1,
         .value = RunValue::Share,
         .scope = RunScope::Task,
         .exported = "last_top1",
         .place = 16},
        {.sql = "best_top5",
         .member = &RunRow::bestTop5,
         .value = RunValue::Share,
         .column = RunColumn::BestTop5,
         .title = EPOCHAL_TEXT("core", "Best top-5"),
         .query = {"top5"},
         .typed = 0.01,
         .scope = RunScope::Task,
         .exported = "best_top5",
         .place = 17},
        {.sql = "best_auc",
         .member = &RunRow::bestAuc,
         .value = RunValue::Score,
         .column = RunColumn::BestAuc,
         .title = EPOCHAL_TEXT("core", "Best AUC"),
         .query = {"auc"},
         .scope = RunScope::Task,
         .exported = "best_auc",
         .place = 18},
        {.sql = "best_epoch",
         .member = &RunRow::bestEpoch,
         .value = RunValue::Ordinal,
         .exported = "best_epoch",
         .place = 15},
        {.sql = "images_per_second",
         .member = &RunRow::imagesPerSecond,
         .value = RunValue::Rate,
         .column = RunColumn::ImagesPerSecond,
         .shown = true,
         .query = {"images/s"},
         .exported = "images_per_second",
         .place = 24},
        {.sql = "images_per_second_per_price",
         .member = &RunRow::imagesPerSecondPerPrice,
         .value = RunValue::RatePerPrice,
         .column = RunColumn::ImagesPerSecondPerPrice,
         .query = {"images/s/price"},
         .exported = "images_per_second_per_hourly_price",
         .place = 25},
        {.sql = "training_seconds",
         .member = &RunRow::trainingSeconds,
         .value = RunValue::Seconds,
         .exported = "training_seconds",
         .place = 26},
        {.sql = "active_seconds",
         .member = &RunRow::activeSeconds,
         .value = RunValue::Seconds,
         .column = RunColumn::ActiveSeconds,
         .title = EPOCHAL_TEXT("core", "Active time"),
         .query = {"time"},
         .adds = true,
         .exported = "active_seconds",
         .place = 27},
        {.sql = "billed_seconds",
         .member = &RunRow::billedSeconds,
         .value = RunValue::Seconds,
         .column = RunColumn::BilledSeconds,
         .title = EPOCHAL_TEXT("core", "Billed time"),
         .query = {"billed"},
         .adds = true,
         .exported = "billed_seconds",
         .place = 28},
        {.sql = "cost",
         .member = &RunRow::cost,
         .value = RunValue::Money,
         .column = RunColumn::Cost,
         .title = EPOCHAL_TEXT("core", "Cost"),
         .shown = true,
         .query = {"cost"},
         .adds = true,
         .exported = "cost",
         .place = 40},
        {.sql = "cost_to_target",
         .member = &RunRow::costToTarget,
         .value = RunValue::Money,
         .column = RunColumn::CostToTarget,
         //: column of the runs table, beside "Time to target"
         .title = EPOCHAL_TEXT("core", "Cost to target"),
         .shown = true,
         .query = {"cost_to_target"},
         .scope = RunScope::Target,
         .exported = "cost_to_target",
         .place = 41},
        {.sql = "seconds_to_target",
         .member = &RunRow::secondsToTarget,
         .value = RunValue::Seconds,
         .column = RunColumn::SecondsToTarget,
         .title = EPOCHAL_TEXT("core", "Time to target"),
         .query = {"time_to_target"},
         .scope = RunScope::Target,
         .exported = "active_seconds_to_target",
         .place = 30},
        {.sql = "target",
         .member = &RunRow::target,
         .value = RunValue::Target,
         .query = {"target"},
         .exported = "target_top1",
         .place = 29,
         .setting = "stop.target"},
        {.sql = "started",
         .member = &RunRow::createdUtcMillis,
         .value = RunValue::Time,
         .column = RunColumn::Created,
         //: column of the runs table: when the run was created
         .title = EPOCHAL_TEXT("core", "Created"),
         .shown = true,
         .known = true,
         .exported = "created_at",
         .place = 10},
        {.sql = "ended",
         .member = &RunRow::endedUtcMillis,
         .value = RunValue::Time,
         .exported = "ended_at",
         .place = 11},
    };
}

/// Those of later versions, and the curve.
std::vector<RunField> laterFields() {
    return {
        {.sql = "campaign",
         .member = &RunRow::campaign,
         .column = RunColumn::Campaign,
         .title = EPOCHAL_TEXT("core", "Campaign"),
         .query = {"campaign"},
         .known = true,
         .exported = "campaign",
         .place = 9,
         .setting = "campaign",
         .since = 2},
        {.sql = "seed_group", .member = &RunRow::seedGroup, .since = 2},
        {.sql = "joules",
         .member = &RunRow::joules,
         .value = RunValue::Energy,
         .column = RunColumn::Energy,
         .title = EPOCHAL_TEXT("core", "Energy"),
         .query = {"energy"},
         .typed = kJoulesPerWattHour,
         .adds = true,
         .exported = "energy_joules",
         .place = 31,
         .since = 2},
        {.sql = "task", .member = &RunRow::task, .exported = "task", .place = 13, .since = 4},
        {.sql = "what_if",
         .member = &RunRow::whatIf,
         .value = RunValue::Flag,
         .exported = "what_if",
         .place = 37,
         .since = 5},
        {.sql = "images",
         .member = &RunRow::imagesDone,
         .value = RunValue::Count,
         .exported = "images",
         .place = 23,
         .since = 6},
        {.sql = "learning_rate",
         .member = &RunRow::learningRate,
         .value = RunValue::Setting,
         .column = RunColumn::LearningRate,
         .title = EPOCHAL_TEXT("core", "Learning rate"),
         .query = {"learning_rate"},
         .since = 6},
        {.sql = "weight_decay",
         .member = &RunRow::weightDecay,
         .value = RunValue::Setting,
         .column = RunColumn::WeightDecay,
         .title = EPOCHAL_TEXT("core", "Weight decay"),
         .query = {"weight_decay"},
         .since = 6},
        {.sql = "best_loss",
         .member = &RunRow::bestLoss,
         .value = RunValue::Score,
         .column = RunColumn::BestLoss,
         //: of the validation images, the lowest over the epochs
         .title = EPOCHAL_TEXT("core", "Best loss"),
         .query = {"loss"},
         .scope = RunScope::Task,
         .exported = "best_validation_loss",
         .place = 19,
         .since = 6},
        {.sql = "last_loss",
         .member = &RunRow::lastLoss,
         .value = RunValue::Score,
         .column = RunColumn::LastLoss,
         //: of the validation images, after the last epoch
         .title = EPOCHAL_TEXT("core", "Last loss"),
         .scope = RunScope::Task,
         .exported = "last_validation_loss",
         .place = 20,
         .since = 6},
        {.sql = "train_loss",
         .member = &RunRow::trainLoss,
         .value = RunValue::Score,
         .column = RunColumn::TrainLoss,
         //: noun, head of a column: the loss on the training samples
         .title = EPOCHAL_TEXT("core", "Training loss"),
         .scope = RunScope::Task,
         .exported = "last_training_loss",
         .place = 21,
         .since = 6},
        {.sql = "measure",
         .member = &RunRow::measure,
         .query = {"measure"},
         .exported = "measure",
         .place = 43,
         .setting = "stop.measure",
         .since = 7},
        {.sql = "best",
         .member = &RunRow::best,
         .value = RunValue::Quality,
         .column = RunColumn::Best,
         //: column of the runs table: the best quality, by the measure of each run
         .title = EPOCHAL_TEXT("core", "Best"),
         .shown = true,
         .scope = RunScope::Task,
         .exported = "best_quality",
         .place = 44,
         .since = 7,
         .measured = true},
        {.sql = "last",
         .member = &RunRow::last,
         .value = RunValue::Curve,
         .column = RunColumn::Curve,
         //: column of the runs table: the quality over the epochs
         .title = EPOCHAL_TEXT("core", "Curve"),
         .shown = true,
         .exported = "last_quality",
         .place = 45,
         .since = 7,
         .measured = true},
        {.sql = "session",
         .member = &RunRow::session,
         .column = RunColumn::Session,
         .query = {"session"},
         .exported = "session",
         .place = 46,
         .since = 8},
        {.sql = "latency",
         .member = &RunRow::latency,
         .value = RunValue::Seconds,
         .column = RunColumn::Latency,
         //: column of the runs table: the 95th percentile of an inference run's latency
         .title = EPOCHAL_TEXT("core", "Latency, p95"),
         .query = {"latency"},
         .typed = 0.001,
         .scope = RunScope::Task,
         .exported = "latency_p95_seconds",
         .place = 47,
         .since = 8},
        {.sql = "per_million",
         .member = &RunRow::perMillion,
         .value = RunValue::Money,
         .column = RunColumn::PerMillion,
         //: column of the runs table: the price of a million images, or rows
         .title = EPOCHAL_TEXT("core", "Price per million"),
         .query = {"per_million"},
         .scope = RunScope::Task,
         .exported = "cost_per_million_samples",
         .place = 48,
         .since = 8},
        {.sql = "curve", .member = &RunRow::curve, .value = RunValue::Curve, .listed = false},
    };
}

}  // namespace

std::span<const RunField> runFields() {
    static const std::vector<RunField> all = [] {
        std::vector<RunField> fields;
        for (const auto& part : {labelFields(), setUpFields(), resultFields(), laterFields()})
            fields.insert(fields.end(), part.begin(), part.end());
        return fields;
    }();
    return all;
}

const RunField& numberField() {
    static const RunField number{.sql = "number",
                                 .member = &RunRow::number,
                                 .value = RunValue::Identity,
                                 .column = RunColumn::Number,
                                 .title = EPOCHAL_TEXT("core", "#"),
                                 .query = {"run", "number"},
                                 .known = true,
                                 .exported = "number",
                                 .place = 1};
    return number;
}

const RunField& fieldOf(RunColumn column) {
    static const auto byColumn = [] {
        std::array<const RunField*, kRunColumns> fields;
        fields.fill(&numberField());
        for (const RunField& field : runFields())
            if (field.column) fields[static_cast<std::size_t>(*field.column)] = &field;
        return fields;
    }();
    const auto at = static_cast<std::size_t>(column);
    return at < byColumn.size() ? *byColumn[at] : numberField();
}

const char* queryName(RunColumn column) {
    return fieldOf(column).sql;
}

std::optional<RunColumn> runColumnFromName(std::string_view name) {
    if (name == "last_top1") return RunColumn::Curve;  // until version 6
    for (std::size_t at = 0; at < kRunColumns; ++at)
        if (const auto column = static_cast<RunColumn>(at); name == queryName(column)) return column;
    return std::nullopt;
}

const RunField* findQueryField(std::string_view name) {
    const auto called = [&](const RunField& field) {
        return !name.empty() && (name == field.query[0] || name == field.query[1]);
    };
    if (called(numberField())) return &numberField();
    const auto found = std::ranges::find_if(runFields(), called);
    return found == runFields().end() ? nullptr : &*found;
}

std::span<const RunField* const> exportedFields() {
    static const std::vector<const RunField*> exported = [] {
        std::vector<const RunField*> fields{&numberField()};
        for (const RunField& field : runFields())
            if (*field.exported) fields.push_back(&field);
        std::ranges::stable_sort(fields, {}, &RunField::place);
        return fields;
    }();
    return exported;
}

bool isText(const RunField& field) {
    return field.value == RunValue::Text;
}

bool isWord(const RunField& field) {
    return std::holds_alternative<SharedText RunRow::*>(field.member);
}

bool isMoney(const RunField& field) {
    return field.value == RunValue::Money || field.value == RunValue::RatePerPrice;
}

}  // namespace epochal
