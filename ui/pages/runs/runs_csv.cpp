#include "ui/pages/runs/runs_csv.h"

#include <cmath>

#include "core/base/clock.h"
#include "core/base/csv.h"

namespace epochal::ui {

namespace {

QByteArray quoted(QByteArray text) {
    if (!text.contains(',') && !text.contains('"') && !text.contains('\n') && !text.contains('\r')) return text;
    text.replace("\"", "\"\"");
    return '"' + text + '"';
}

QByteArray words(const std::string& text) {
    static const QByteArray formula("=+-@\t\r");
    QByteArray bytes = QByteArray::fromStdString(text);
    if (!bytes.isEmpty() && formula.contains(bytes.front())) bytes.prepend('\'');
    return quoted(bytes);
}

QByteArray figure(double value) {
    return std::isfinite(value) ? QByteArray::fromStdString(csvNumber(value)) : QByteArray();
}

QByteArray figure(const std::optional<double>& value) {
    return value ? figure(*value) : QByteArray();
}

QByteArray percent(const std::optional<double>& fraction) {
    return fraction ? figure(*fraction * 100) : QByteArray();
}

QByteArray time(std::int64_t utcMillis) {
    return utcMillis > 0 ? QByteArray::fromStdString(isoTime(utcMillis)) : QByteArray();
}

QByteArray tags(const RunRow& row) {
    std::string all;
    for (const std::string& tag : row.tags) all += (all.empty() ? "" : " ") + tag;
    return words(all);
}

struct CsvColumn {
    const char* head;
    QByteArray (*cell)(const RunRow&);
    bool label = false;  ///< known even of a run whose folder cannot be read; its figures are not zero but unknown
};

/// The file's headers are English in every language, because programs read them.
const CsvColumn kCsv[] = {
    {"number", [](const RunRow& r) { return QByteArray::number(static_cast<qlonglong>(r.number)); }, true},
    {"id", [](const RunRow& r) { return words(r.id); }, true},
    {"name", [](const RunRow& r) { return words(r.name); }, true},
    {"state", [](const RunRow& r) { return words(name(r.state)); }, true},
    {"stop reason", [](const RunRow& r) { return r.reason ? words(name(*r.reason)) : QByteArray(); }},
    {"model", [](const RunRow& r) { return words(r.architecture); }},
    {"data", [](const RunRow& r) { return words(r.data); }},
    {"devices", [](const RunRow& r) { return words(r.devices); }},
    {"replicas", [](const RunRow& r) { return figure(static_cast<double>(r.replicas)); }},
    {"precision", [](const RunRow& r) { return words(r.precision); }},
    {"global batch (images)", [](const RunRow& r) { return figure(static_cast<double>(r.globalBatch)); }},
    {"seed", [](const RunRow& r) { return QByteArray::number(static_cast<qlonglong>(r.seed)); }},
    {"best top-1 (%)", [](const RunRow& r) { return percent(r.bestTop1); }},
    {"best epoch", [](const RunRow& r) { return figure(static_cast<double>(r.bestEpoch)); }},
    {"last top-1 (%)", [](const RunRow& r) { return percent(r.lastTop1); }},
    {"best top-5 (%)", [](const RunRow& r) { return percent(r.bestTop5); }},
    {"best AUC", [](const RunRow& r) { return figure(r.bestAuc); }},
    {"epochs done", [](const RunRow& r) { return figure(static_cast<double>(r.epochsDone)); }},
    {"epochs asked", [](const RunRow& r) { return figure(static_cast<double>(r.epochsAsked)); }},
    {"images/s", [](const RunRow& r) { return figure(r.imagesPerSecond); }},
    {"images/s per currency/h", [](const RunRow& r) { return figure(r.imagesPerSecondPerPrice); }},
    {"training (s)", [](const RunRow& r) { return figure(r.trainingSeconds); }},
    {"active (s)", [](const RunRow& r) { return figure(r.activeSeconds); }},
    {"billed (s)", [](const RunRow& r) { return figure(r.billedSeconds); }},
    {"target top-1 (%)", [](const RunRow& r) { return r.target > 0 ? figure(r.target) : QByteArray(); }},
    {"active to target (s)", [](const RunRow& r) { return figure(r.secondsToTarget); }},
    {"provider", [](const RunRow& r) { return words(r.provider); }},
    {"instance", [](const RunRow& r) { return words(r.instance); }},
    {"currency", [](const RunRow& r) { return words(r.currency); }},
    {"price (currency/h)", [](const RunRow& r) { return figure(r.pricePerHour); }},
    {"price dated", [](const RunRow& r) { return words(r.priceDate); }},
    {"cost (currency)", [](const RunRow& r) { return figure(r.cost); }},
    {"cost to target (currency)", [](const RunRow& r) { return figure(r.costToTarget); }},
    {"what-if", [](const RunRow& r) { return QByteArray(r.whatIf ? "yes" : "no"); }},
    {"started (UTC)", [](const RunRow& r) { return time(r.startedUtcMillis); }, true},
    {"ended (UTC)", [](const RunRow& r) { return time(r.endedUtcMillis); }},
    {"campaign", [](const RunRow& r) { return words(r.campaign); }, true},
    {"energy (J)", [](const RunRow& r) { return figure(r.joules); }},
    {"tags", [](const RunRow& r) { return tags(r); }, true},
    {"note", [](const RunRow& r) { return words(r.note); }, true},
};

}  // namespace

QByteArray runsCsv(const RunRows& rows) {
    QByteArray out;
    const auto line = [&out](auto&& cell) {
        bool first = true;
        for (const CsvColumn& column : kCsv) {
            if (!first) out += ',';
            first = false;
            out += cell(column);
        }
        out += "\r\n";
    };
    line([](const CsvColumn& column) { return quoted(column.head); });
    for (const RunRow& row : rows) {
        const bool known = row.state != RunState::Unreadable;
        line([&](const CsvColumn& column) { return known || column.label ? column.cell(row) : QByteArray(); });
    }
    return out;
}

}  // namespace epochal::ui
