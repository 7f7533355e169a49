#include "ui/pages/compare/compare_data.h"

#include <algorithm>

namespace epochal::ui {

namespace {

/// A dot is always filled, so it cannot tell heavy from light.
constexpr Marker kMarkers[] = {Marker::Circle,  Marker::Square,       Marker::Triangle,
                               Marker::Diamond, Marker::TriangleDown, Marker::Cross};

std::size_t placeOf(std::vector<std::string>& known, const std::string& name) {
    const auto at = std::find(known.begin(), known.end(), name);
    if (at != known.end()) return static_cast<std::size_t>(at - known.begin());
    known.push_back(name);
    return known.size() - 1;
}

std::string machineOf(const Entry& entry) {
    return (entry.published ? entry.name : entry.offer.instance) + '\n' + std::to_string(entry.devices) + '\n' +
           entry.accelerator;
}

}  // namespace

Audits audited(const std::vector<Claim>& claims) {
    Audits all;
    for (const Claim& claim : claims) {
        Result<AuditResult> result = audit(claim);
        AuditedClaim one{claim, {}};
        if (result)
            one.result = *result;
        else
            one.result.words = result.error().what;
        all.emplace(claim.row, std::move(one));
    }
    return all;
}

bool CompareData::hasCurves() const {
    return std::any_of(entries->begin(), entries->end(), [](const Entry& entry) { return !entry.curve.empty(); });
}

QString CompareData::currency() const {
    if (!query.currency.empty()) return QString::fromStdString(query.currency);
    std::string found;
    for (const ComparedRow& one : comparison.rows) {
        if (!one.cost && !one.price) continue;
        const std::string& code = one.cost ? one.cost->currency : one.price->currency;
        if (!found.empty() && found != code) return {};
        found = code;
    }
    return QString::fromStdString(found);
}

std::vector<std::size_t> CompareData::ordered(const ComparisonGroup& group) const {
    std::vector<std::size_t> rows = group.rows;
    std::stable_partition(rows.begin(), rows.end(), [this](std::size_t one) { return row(one).notRanked.empty(); });
    return rows;
}

std::vector<RowLook> looksOf(const std::vector<Entry>& entries, const Comparison& comparison) {
    std::vector<std::string> providers, machines;
    for (const ComparedRow& row : comparison.rows) placeOf(providers, entries[row.entries.front()].offer.provider);
    const bool byProvider = providers.size() > 1;
    std::vector<RowLook> looks(comparison.rows.size());
    for (std::size_t row = 0; row < looks.size(); ++row) {
        const Entry& entry = entries[comparison.rows[row].entries.front()];
        const std::size_t machine = byProvider ? placeOf(machines, machineOf(entry)) : row;
        looks[row].slot = static_cast<int>(byProvider ? placeOf(providers, entry.offer.provider) : row) % 7;
        looks[row].marker = kMarkers[machine % std::size(kMarkers)];
    }
    for (std::size_t group = 1; group < comparison.groups.size(); ++group)
        for (const std::size_t row : comparison.groups[group].rows) looks[row].filled = false;
    return looks;
}

CompareDataPtr compared(std::shared_ptr<const std::vector<Entry>> entries, std::shared_ptr<const Audits> audits,
                        std::shared_ptr<const PriceBook> book, const ComparisonQuery& query, const std::string& today) {
    auto data = std::make_shared<CompareData>();
    data->comparison = compare(*entries, query, *book, today);
    data->looks = looksOf(*entries, data->comparison);
    data->entries = std::move(entries);
    data->audits = std::move(audits);
    data->book = std::move(book);
    data->query = query;
    data->today = today;
    return data;
}

}  // namespace epochal::ui
