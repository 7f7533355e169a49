#include "ui/view/compare_data.h"

#include <algorithm>
#include <set>

namespace epochal::ui {
namespace {

/// The studies' audits and those of runs: what the user's own catalogue claims about a run is recomputed as well.
std::shared_ptr<const Audits> withRuns(std::shared_ptr<const Audits> studies, const std::vector<Entry>& entries,
                                       std::optional<double> target) {
    std::set<std::string> runs;
    for (const Entry& entry : entries)
        if (!entry.published) runs.insert(entry.id);
    if (runs.empty()) return studies;
    auto all = std::make_shared<Audits>(*studies);
    std::vector<Claim> claims = claimsOf(entries, target);
    std::erase_if(claims, [&runs](const Claim& claim) { return !runs.contains(claim.row); });
    all->merge(audited({}, claims));
    return all;
}

}  // namespace

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

std::vector<const AuditedClaim*> CompareData::claims(std::size_t row) const {
    std::vector<const AuditedClaim*> found;
    for (const std::size_t entry : comparison.rows[row].entries) {
        const auto [from, to] = audits->equal_range((*entries)[entry].id);
        for (auto at = from; at != to; ++at) found.push_back(&at->second);
    }
    return found;
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

std::optional<double> commonTarget(const std::vector<Entry>& entries) {
    std::optional<double> target;
    for (const Entry& entry : entries) {
        const auto own = entry.spec ? targetOf(*entry.spec) : std::nullopt;
        if (!own || (target && *target != *own) || entry.measure != entries.front().measure) return {};
        target = own;
    }
    return target;
}

CompareDataPtr compared(std::shared_ptr<const std::vector<Entry>> entries, std::shared_ptr<const Audits> audits,
                        std::shared_ptr<const PriceBook> book, const ComparisonQuery& query, const std::string& today) {
    auto data = std::make_shared<CompareData>();
    data->comparison = compare(*entries, query, *book, today);
    data->looks = looksOf(*entries, data->comparison);
    data->audits = withRuns(std::move(audits), *entries, query.target);
    data->entries = std::move(entries);
    data->book = std::move(book);
    data->query = query;
    data->today = today;
    return data;
}

}  // namespace epochal::ui
