#include "core/catalogue/row_cache.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

#include "core/catalogue/row_filter.h"
#include "core/catalogue/row_order.h"

namespace epochal {

namespace {

std::int64_t numberOf(const RunRows::Pointer& row) {
    return row->number;
}

}  // namespace

Status RowCache::refresh(const Catalogue& catalogue) {
    std::int64_t newest = revision_;
    std::vector<RunRows::Pointer> written;
    const Status read = catalogue.changes(revision_, [&](Catalogue::Change change) {
        newest = std::max(newest, change.revision);
        written.push_back(std::make_shared<const RunRow>(std::move(change.row)));
    });
    if (!read) return read;  // what was taken is read again
    revision_ = newest;
    if (!written.empty()) {
        ordered_.clear();
        // Of the rows with one number, the one just read comes first and stays.
        std::ranges::sort(written, {}, numberOf);
        const auto known = std::exchange(rows_, {});
        rows_.reserve(written.size() + known.size());
        std::ranges::merge(written, known, std::back_inserter(rows_), {}, numberOf, numberOf);
        const auto former = std::ranges::unique(rows_, {}, numberOf);
        rows_.erase(former.begin(), former.end());
    }
    const auto total = catalogue.count();
    if (!total) return total.error();
    if (rows_.size() == static_cast<std::size_t>(*total)) return {};
    // Some were removed since.
    const auto kept = catalogue.matching("", true);
    if (!kept) return kept.error();
    const std::unordered_set<std::int64_t> numbers(kept->begin(), kept->end());
    std::erase_if(rows_, [&](const RunRows::Pointer& row) { return !numbers.contains(row->number); });
    ordered_.clear();
    return {};
}

void RowCache::order(RunColumn by, bool descending) {
    if (ordered_.size() != rows_.size()) ordered_ = rows_;
    sortRows(ordered_, by, descending);
    by_ = by;
    descending_ = descending;
}

Result<RunRows> RowCache::list(const Catalogue& catalogue, const RunQuery& query) {
    const auto test = rowTest(query.text);
    if (!test) return test.error();
    if (Status fresh = refresh(catalogue); !fresh) return fresh.error();
    const auto listed = [&](const RunRow& row) { return (query.archived || !row.archived) && (*test)(row); };
    std::vector<RunRows::Pointer> rows;
    if (ordered_.size() != rows_.size() || query.sort != by_ || query.descending != descending_) {
        if (!query.text.empty()) {  // few, as a rule
            for (const RunRows::Pointer& row : rows_)
                if (listed(*row)) rows.push_back(row);
            sortRows(rows, query.sort, query.descending);
            return RunRows(std::move(rows));
        }
        order(query.sort, query.descending);
    }
    if (query.text.empty()) rows.reserve(ordered_.size());
    for (const RunRows::Pointer& row : ordered_)
        if (listed(*row)) rows.push_back(row);
    return RunRows(std::move(rows));
}

}  // namespace epochal
