#include "core/catalogue/row_order.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string_view>

#include "core/base/parallel.h"
#include "core/catalogue/row_codec.h"
#include "core/catalogue/run_columns.h"
#include "core/catalogue/sqlite.h"

namespace epochal {
namespace {

constexpr std::uint64_t kSign = std::uint64_t{1} << 63;

unsigned char foldedByte(char c) {
    return static_cast<unsigned char>(sqlite::folded(c));
}

/// A row's value as a number in the same order: comparing most rows then touches nothing else.
struct RowKey {
    std::uint64_t order = 0, further = 0;  ///< of a text: its first bytes
    std::int64_t number = 0;
    std::uint32_t index = 0;
    bool known = false;
};
constexpr std::size_t kInKey = 2 * sizeof(std::uint64_t);

/// SQLite's NOCASE, for texts that are the same as far as their keys hold them.
int compareRest(std::string_view a, std::string_view b) {
    const std::size_t shorter = std::min(a.size(), b.size());
    for (std::size_t i = std::min(kInKey, shorter); i < shorter; ++i)
        if (const int difference = foldedByte(a[i]) - foldedByte(b[i]); difference != 0) return difference;
    return a.size() < b.size() ? -1 : a.size() > b.size() ? 1 : 0;
}

/// Sets a row's key and, for a text, the text; false if there is no value. `made` keeps a text that no row has as such.
struct SetKey {
    RowKey& key;
    std::string_view& text;
    const RunRow& row;
    std::string* made;

    static std::uint64_t part(std::string_view value, std::size_t from) {
        std::uint64_t bytes = 0;
        for (std::size_t i = from; i < from + sizeof bytes; ++i)
            bytes = bytes << 8 | (i < value.size() ? foldedByte(value[i]) : 0u);
        return bytes;
    }
    static std::uint64_t orderOf(double value) {
        const auto bits = std::bit_cast<std::uint64_t>(value + 0.0);  // -0 equals 0
        return (bits & kSign) != 0 ? ~bits : bits | kSign;
    }
    bool setText(std::string_view value) const {
        text = value;
        key.order = part(value, 0);
        key.further = part(value, sizeof key.order);
        return !value.empty();
    }
    bool setNumber(double value) const {
        key.order = orderOf(value);
        return true;
    }
    /// Within each measure, the better as the higher; the names of measures fit the key.
    bool setMeasured(const MaybeNumber& value) const {
        if (!value) return false;
        key.order = part(row.measure, 0);
        key.further = orderOf(measureOf(row).higherIsBetter ? *value : -*value);
        return true;
    }
    bool operator()(SharedText RunRow::*member) const { return setText(row.*member); }
    bool operator()(SharedWords RunRow::*member) const { return setText(*made = joinTags(row.*member)); }
    bool operator()(RunState RunRow::*member) const { return setText(name(row.*member)); }
    bool operator()(std::optional<StopReason> RunRow::*member) const {
        return setText(row.*member ? name(*(row.*member)) : "");
    }
    bool operator()(bool RunRow::*member) const { return setNumber(row.*member ? 1 : 0); }
    bool operator()(std::int64_t RunRow::*member) const {
        key.order = static_cast<std::uint64_t>(row.*member) ^ kSign;
        return true;
    }
    bool operator()(double RunRow::*member) const { return setNumber(row.*member); }
    bool operator()(MaybeNumber RunRow::*member) const {
        return (row.*member).has_value() && setNumber(*(row.*member));
    }
    bool operator()(std::vector<float> RunRow::*) const { return false; }
};

void sortOnCores(std::span<RowKey> keys, const auto& before) {
    const std::span<RowKey> lower = keys.first(keys.size() / 2), upper = keys.subspan(lower.size());
    inParallel(
        2, [&](std::size_t half) { std::ranges::sort(half == 0 ? lower : upper, before); }, threadsFor(keys.size()));
    std::ranges::inplace_merge(keys, keys.begin() + std::ssize(lower), before);
}

}  // namespace

void sortRows(std::vector<RunRows::Pointer>& rows, RunColumn by, bool descending) {
    const RunField& field = fieldOf(by);
    std::vector<RowKey> keys(rows.size());
    std::vector<std::string_view> texts(rows.size());
    std::vector<std::string> made(std::holds_alternative<SharedWords RunRow::*>(field.member) ? rows.size() : 0);
    partsInParallel(rows.size(), [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            keys[i].number = rows[i]->number;
            keys[i].index = static_cast<std::uint32_t>(i);
            const SetKey set{keys[i], texts[i], *rows[i], made.empty() ? nullptr : &made[i]};
            keys[i].known = field.measured ? set.setMeasured((*rows[i]).*std::get<MaybeNumber RunRow::*>(field.member))
                                           : std::visit(set, field.member);
        }
    });
    const auto behind = std::ranges::partition(keys, &RowKey::known);
    const std::span<RowKey> known(keys.begin(), behind.begin()), unknown(behind);
    const auto before = [&](const RowKey& a, const RowKey& b) {
        if (a.order != b.order) return a.order < b.order;
        if (a.further != b.further) return a.further < b.further;
        if (const int text = compareRest(texts[a.index], texts[b.index]); text != 0) return text < 0;
        return a.number < b.number;
    };
    sortOnCores(known, before);
    std::ranges::sort(unknown, {}, &RowKey::number);
    std::vector<RunRows::Pointer> sorted;
    sorted.reserve(rows.size());
    for (const std::span<RowKey> part : {known, unknown}) {
        if (descending) std::ranges::reverse(part);
        for (const RowKey& key : part) sorted.push_back(std::move(rows[key.index]));
    }
    rows = std::move(sorted);
}

}  // namespace epochal
