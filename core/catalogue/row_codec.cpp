#include "core/catalogue/row_codec.h"

#include <algorithm>
#include <cmath>

#include "core/catalogue/checksum.h"

namespace epochal {

// The order of columns is the same here, in bindColumns and in readRow.
#define EPOCHAL_RUN_COLUMNS                                                                                           \
    "id, folder, name, tags, note, archived, state, reason, message, architecture, data, devices, precision, "        \
    "replicas, "                                                                                                      \
    "global_batch, seed, spec_hash, provider, instance, offer, price_date, currency, price, epochs, epochs_asked, "   \
    "attempts, best_top1, last_top1, best_top5, best_auc, best_epoch, images_per_second, "                            \
    "images_per_second_per_price, "                                                                                   \
    "training_seconds, active_seconds, billed_seconds, cost, cost_to_target, seconds_to_target, target, started, "    \
    "ended, campaign, seed_group, joules, task, what_if, images, learning_rate, weight_decay, best_loss, last_loss, " \
    "train_loss, curve"

#define EPOCHAL_RUN_VALUES \
    "?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?"

#define EPOCHAL_NEXT_REVISION "(SELECT coalesce(max(revision), 0) + 1 FROM runs)"

const char* const kUpdateSql = "UPDATE runs SET (" EPOCHAL_RUN_COLUMNS ", checksum) = (" EPOCHAL_RUN_VALUES
                               ", ?), revision = " EPOCHAL_NEXT_REVISION " WHERE id = ?1 RETURNING number";
const char* const kInsertSql =
    "INSERT INTO runs (" EPOCHAL_RUN_COLUMNS ", checksum, revision) VALUES (" EPOCHAL_RUN_VALUES
    ", ?, " EPOCHAL_NEXT_REVISION ") RETURNING number";
const char* const kOneSql = "SELECT " EPOCHAL_RUN_COLUMNS ", number, checksum FROM runs WHERE id = ?";
const char* const kAllSql = "SELECT " EPOCHAL_RUN_COLUMNS ", number, checksum FROM runs";
const char* const kChangedSql =
    "SELECT " EPOCHAL_RUN_COLUMNS ", number, checksum, revision FROM runs WHERE revision > ?";

namespace {

constexpr int kNumberAt = 54, kChecksumAt = 55;

/// A column that always holds a number: a value that is not finite was not measured and is stored as 0.
double measured(double value) {
    return std::isfinite(value) ? value : 0;
}
std::optional<double> known(const std::optional<double>& value) {
    return value && std::isfinite(*value) ? value : std::nullopt;
}

template <class Sink>
void bindColumns(Sink& s, const RunRow& r) {
    s.bind(r.id).bind(r.folder).bind(r.name).bind(joinTags(r.tags)).bind(r.note).bind(std::int64_t{r.archived});
    s.bind(std::string_view(name(r.state))).bind(std::string_view(r.reason ? name(*r.reason) : "")).bind(r.message);
    s.bind(r.architecture).bind(r.data).bind(r.devices).bind(r.precision);
    s.bind(r.replicas).bind(r.globalBatch).bind(r.seed).bind(r.specHash);
    s.bind(r.provider).bind(r.instance).bind(r.offerId).bind(r.priceDate).bind(r.currency).bind(known(r.pricePerHour));
    s.bind(r.epochsDone).bind(r.epochsAsked).bind(r.attempts);
    s.bind(known(r.bestTop1)).bind(known(r.lastTop1)).bind(known(r.bestTop5)).bind(known(r.bestAuc)).bind(r.bestEpoch);
    s.bind(measured(r.imagesPerSecond)).bind(known(r.imagesPerSecondPerPrice));
    s.bind(measured(r.trainingSeconds)).bind(measured(r.activeSeconds)).bind(measured(r.billedSeconds));
    s.bind(known(r.cost)).bind(known(r.costToTarget)).bind(known(r.secondsToTarget)).bind(measured(r.target));
    s.bind(r.startedUtcMillis).bind(r.endedUtcMillis);
    s.bind(r.campaign).bind(r.seedGroup).bind(known(r.joules)).bind(r.task).bind(std::int64_t{r.whatIf});
    s.bind(r.imagesDone).bind(known(r.learningRate)).bind(known(r.weightDecay));
    s.bind(known(r.bestLoss)).bind(known(r.lastLoss)).bind(known(r.trainLoss));
    s.bindBlob(r.curve.data(), r.curve.size() * sizeof(float));
}

std::int64_t rowChecksum(const RunRow& row) {
    ChecksumOf sum;
    bindColumns(sum, row);
    return sum.value();
}

}  // namespace

const int kBehindRow = 56;

void bindRow(sqlite::Statement& s, const RunRow& r) {
    bindColumns(s, r);
    s.bind(rowChecksum(r));
}

bool isWhole(const sqlite::Statement& s, const RunRow& row) {
    return s.isNull(kChecksumAt) || s.integer(kChecksumAt) == rowChecksum(row);
}

RunRow readRow(const sqlite::Statement& s) {
    RunRow r;
    int c = 0;
    r.id = s.text(c++), r.folder = s.text(c++), r.name = s.text(c++), r.tags = splitTags(s.text(c++)),
    r.note = s.text(c++);
    r.archived = s.integer(c++) != 0;
    r.state = runStateFromName(s.text(c++)).value_or(RunState::Lost);
    r.reason = stopReasonFromName(s.text(c++));
    r.message = s.text(c++), r.architecture = s.text(c++), r.data = s.text(c++), r.devices = s.text(c++),
    r.precision = s.text(c++);
    r.replicas = s.integer(c++), r.globalBatch = s.integer(c++), r.seed = s.integer(c++), r.specHash = s.text(c++);
    r.provider = s.text(c++), r.instance = s.text(c++), r.offerId = s.text(c++), r.priceDate = s.text(c++),
    r.currency = s.text(c++);
    r.pricePerHour = s.maybeReal(c++);
    r.epochsDone = s.integer(c++), r.epochsAsked = s.integer(c++), r.attempts = s.integer(c++);
    r.bestTop1 = s.maybeReal(c++), r.lastTop1 = s.maybeReal(c++), r.bestTop5 = s.maybeReal(c++),
    r.bestAuc = s.maybeReal(c++);
    r.bestEpoch = s.integer(c++);
    r.imagesPerSecond = s.real(c++), r.imagesPerSecondPerPrice = s.maybeReal(c++);
    r.trainingSeconds = s.real(c++), r.activeSeconds = s.real(c++), r.billedSeconds = s.real(c++);
    r.cost = s.maybeReal(c++), r.costToTarget = s.maybeReal(c++), r.secondsToTarget = s.maybeReal(c++);
    r.target = s.real(c++);
    r.startedUtcMillis = s.integer(c++), r.endedUtcMillis = s.integer(c++);
    r.campaign = s.text(c++), r.seedGroup = s.text(c++), r.joules = s.maybeReal(c++), r.task = s.text(c++);
    r.whatIf = s.integer(c++) != 0;
    r.imagesDone = s.integer(c++), r.learningRate = s.maybeReal(c++), r.weightDecay = s.maybeReal(c++);
    r.bestLoss = s.maybeReal(c++), r.lastLoss = s.maybeReal(c++), r.trainLoss = s.maybeReal(c++);
    r.curve = s.floats(c++);
    r.number = s.integer(kNumberAt);
    return r;
}

const char* queryName(RunColumn column) {
    switch (column) {
        case RunColumn::Number:
            return "number";
        case RunColumn::Name:
            return "name";
        case RunColumn::State:
            return "state";
        case RunColumn::Architecture:
            return "architecture";
        case RunColumn::Data:
            return "data";
        case RunColumn::Devices:
            return "devices";
        case RunColumn::Precision:
            return "precision";
        case RunColumn::GlobalBatch:
            return "global_batch";
        case RunColumn::Provider:
            return "provider";
        case RunColumn::Instance:
            return "instance";
        case RunColumn::Curve:
            return "last_top1";
        case RunColumn::BestTop1:
            return "best_top1";
        case RunColumn::BestTop5:
            return "best_top5";
        case RunColumn::BestAuc:
            return "best_auc";
        case RunColumn::Epochs:
            return "epochs";
        case RunColumn::ImagesPerSecond:
            return "images_per_second";
        case RunColumn::ImagesPerSecondPerPrice:
            return "images_per_second_per_price";
        case RunColumn::PricePerHour:
            return "price";
        case RunColumn::Cost:
            return "cost";
        case RunColumn::CostToTarget:
            return "cost_to_target";
        case RunColumn::SecondsToTarget:
            return "seconds_to_target";
        case RunColumn::ActiveSeconds:
            return "active_seconds";
        case RunColumn::Seed:
            return "seed";
        case RunColumn::Tags:
            return "tags";
        case RunColumn::Started:
            return "started";
        case RunColumn::Campaign:
            return "campaign";
        case RunColumn::Replicas:
            return "replicas";
        case RunColumn::BilledSeconds:
            return "billed_seconds";
        case RunColumn::Energy:
            return "joules";
        case RunColumn::LearningRate:
            return "learning_rate";
        case RunColumn::WeightDecay:
            return "weight_decay";
        case RunColumn::BestLoss:
            return "best_loss";
        case RunColumn::LastLoss:
            return "last_loss";
        case RunColumn::TrainLoss:
            return "train_loss";
    }
    return "number";
}

namespace {

bool isText(RunColumn column) {
    switch (column) {
        case RunColumn::Name:
        case RunColumn::State:
        case RunColumn::Architecture:
        case RunColumn::Data:
        case RunColumn::Devices:
        case RunColumn::Precision:
        case RunColumn::Provider:
        case RunColumn::Instance:
        case RunColumn::Tags:
        case RunColumn::Campaign:
            return true;
        default:
            return false;
    }
}

std::string tailSql(const RunQuery& query, const Filter& filter) {
    std::string sql = " FROM runs WHERE (";
    sql += filter.where;
    sql += query.archived ? ")" : ") AND archived = 0";
    // Runs without a value come last in either direction.
    sql += " ORDER BY ";
    const bool text = isText(query.sort);
    sql += text ? std::string("nullif(") + queryName(query.sort) + ", '') COLLATE NOCASE" : queryName(query.sort);
    sql += query.descending ? " DESC NULLS LAST, number DESC" : " ASC NULLS LAST, number ASC";
    return sql;
}

}  // namespace

std::string listSql(const RunQuery& query, const Filter& filter) {
    return "SELECT " EPOCHAL_RUN_COLUMNS ", number, checksum" + tailSql(query, filter);
}

std::string orderSql(const RunQuery& query, const Filter& filter) {
    std::string sql = "SELECT number";
    sql += tailSql(query, filter);
    return sql;
}

std::string joinTags(const std::vector<std::string>& tags) {
    std::string out;
    for (std::string tag : tags) {
        std::ranges::replace(tag, '|', '/');
        out += (out.empty() ? "|" : "") + tag + "|";
    }
    return out;
}

std::vector<std::string> splitTags(const std::string& joined) {
    std::vector<std::string> tags;
    for (std::size_t begin = 1; begin < joined.size();) {
        const auto end = joined.find('|', begin);
        if (end == std::string::npos) break;
        tags.push_back(joined.substr(begin, end - begin));
        begin = end + 1;
    }
    return tags;
}

}  // namespace epochal
