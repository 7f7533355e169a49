#include "core/catalogue/row_cache.h"

#include <algorithm>
#include <unordered_set>

namespace epochal {

Status RowCache::refresh(const Catalogue& catalogue) {
    const Status read = catalogue.changes(revision_, [this](Catalogue::Change change) {
        revision_ = std::max(revision_, change.revision);
        const std::int64_t number = change.row.number;
        rows_[number] = std::make_shared<const RunRow>(std::move(change.row));
    });
    if (!read) return read;
    const auto total = catalogue.count();
    if (!total) return total.error();
    if (rows_.size() == static_cast<std::size_t>(*total)) return {};
    // Some were removed since.
    const auto kept = catalogue.order({"", RunColumn::Number, false, true});
    if (!kept) return kept.error();
    const std::unordered_set<std::int64_t> numbers(kept->begin(), kept->end());
    std::erase_if(rows_, [&](const auto& row) { return !numbers.contains(row.first); });
    return {};
}

Result<RunRows> RowCache::list(const Catalogue& catalogue, const RunQuery& query) {
    const auto order = catalogue.order(query);
    if (!order) return order.error();
    // After the order, so that a row written between the two is known as well.
    if (Status fresh = refresh(catalogue); !fresh) return fresh.error();
    RunRows rows;
    rows.reserve(order->size());
    for (const std::int64_t number : *order)
        if (const auto found = rows_.find(number); found != rows_.end()) rows.add(found->second);
    return rows;
}

}  // namespace epochal
