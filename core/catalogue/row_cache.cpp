#include "core/catalogue/row_cache.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <unordered_set>
#include <utility>

#include "core/base/parallel.h"
#include "core/catalogue/row_filter.h"
#include "core/catalogue/row_order.h"

namespace epochal {

namespace {

std::int64_t numberOf(const RunRows::Pointer& row) {
    return row->number;
}

/// Nothing if all match: copying every pointer costs as much as a sort.
std::optional<std::vector<RunRows::Pointer>> fewer(std::span<const RunRows::Pointer> rows, const auto& listed) {
    std::vector<char> matches(rows.size());
    partsInParallel(rows.size(), [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) matches[i] = listed(*rows[i]);
    });
    const auto count = static_cast<std::size_t>(std::ranges::count(matches, 1));
    if (count == rows.size()) return std::nullopt;
    std::vector<RunRows::Pointer> found;
    found.reserve(count);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (matches[i]) found.push_back(rows[i]);
    return found;
}

}  // namespace

Status RowCache::refresh(const Catalogue& catalogue) {
    std::int64_t newest = revision_;
    std::vector<RunRows::Pointer> written;
    Status read = catalogue.changes(revision_, [&](Catalogue::Change change) {
        newest = std::max(newest, change.revision);
        written.push_back(std::make_shared<const RunRow>(std::move(change.row)));
    });
    if (!read) return read;  // what was taken is read again
    revision_ = newest;
    if (!written.empty()) {
        ordered_ = {};
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
    ordered_ = {};
    return {};
}

void RowCache::order(RunColumn by, bool descending) {
    const auto from = ordered_.size() == rows_.size() ? ordered_.pointers() : std::span<const RunRows::Pointer>(rows_);
    std::vector<RunRows::Pointer> rows(from.begin(), from.end());
    sortRows(rows, by, descending);
    ordered_ = RunRows(std::move(rows));
    by_ = by;
    descending_ = descending;
}

Result<RunRows> RowCache::list(const Catalogue& catalogue, const RunQuery& query) {
    const auto test = rowTest(query.text);
    if (!test) return test.error();
    if (Status fresh = refresh(catalogue); !fresh) return fresh.error();
    const bool all = query.text.empty();
    const auto listed = [&](const RunRow& row) { return (query.archived || !row.archived) && (all || (*test)(row)); };
    if (ordered_.size() != rows_.size() || query.sort != by_ || query.descending != descending_) {
        if (!all) {  // few, as a rule
            if (auto rows = fewer(rows_, listed)) {
                sortRows(*rows, query.sort, query.descending);
                return RunRows(std::move(*rows));
            }
        }
        order(query.sort, query.descending);
    }
    if (all && query.archived) return ordered_;
    auto rows = fewer(ordered_.pointers(), listed);
    return rows ? RunRows(std::move(*rows)) : ordered_;
}

}  // namespace epochal
