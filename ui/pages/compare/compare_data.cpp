#include "ui/pages/compare/compare_data.h"

#include <algorithm>

namespace epochal::ui {

Audits audited(const std::string& study, const std::vector<Claim>& claims) {
    Audits all;
    for (const Claim& claim : claims) {
        Result<AuditResult> result = audit(claim);
        AuditedClaim one{study, claim, {}};
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
