#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

#include "core/catalogue/run_row.h"

namespace epochal {

/// Rows in order, shared between the catalogue's reader and the window: a listing of ten thousand copies pointers. A
/// row never changes once created. Reads like a vector of rows.
class RunRows {
public:
    using Pointer = std::shared_ptr<const RunRow>;

    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = RunRow;
        using difference_type = std::ptrdiff_t;
        using pointer = const RunRow*;
        using reference = const RunRow&;
        Iterator() = default;
        explicit Iterator(const Pointer* at) : at_(at) {}
        reference operator*() const { return **at_; }
        pointer operator->() const { return at_->get(); }
        reference operator[](difference_type n) const { return *at_[n]; }
        Iterator& operator++() { return ++at_, *this; }
        Iterator operator++(int) { return Iterator(at_++); }
        Iterator& operator--() { return --at_, *this; }
        Iterator operator--(int) { return Iterator(at_--); }
        Iterator& operator+=(difference_type n) { return at_ += n, *this; }
        Iterator& operator-=(difference_type n) { return at_ -= n, *this; }
        friend Iterator operator+(Iterator i, difference_type n) { return i += n; }
        friend Iterator operator+(difference_type n, Iterator i) { return i += n; }
        friend Iterator operator-(Iterator i, difference_type n) { return i -= n; }
        friend difference_type operator-(Iterator a, Iterator b) { return a.at_ - b.at_; }
        auto operator<=>(const Iterator&) const = default;

    private:
        const Pointer* at_ = nullptr;
    };

    RunRows() = default;
    /// No pointer may be null.
    explicit RunRows(std::vector<Pointer> rows) : rows_(std::move(rows)) {}
    RunRows(std::initializer_list<RunRow> rows) {
        for (const RunRow& row : rows) add(row);
    }

    [[nodiscard]] Iterator begin() const { return Iterator(rows_.data()); }
    [[nodiscard]] Iterator end() const { return Iterator(rows_.data() + rows_.size()); }
    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] bool empty() const { return rows_.empty(); }
    [[nodiscard]] const RunRow& operator[](std::size_t i) const { return *rows_[i]; }
    [[nodiscard]] const RunRow& front() const { return *rows_.front(); }
    [[nodiscard]] const Pointer& shared(std::size_t i) const { return rows_[i]; }

    void reserve(std::size_t rows) { rows_.reserve(rows); }
    void add(RunRow row) { rows_.push_back(std::make_shared<const RunRow>(std::move(row))); }
    void add(Pointer row) { rows_.push_back(std::move(row)); }
    void replace(std::size_t i, RunRow row) { rows_[i] = std::make_shared<const RunRow>(std::move(row)); }

private:
    std::vector<Pointer> rows_;
};

}  // namespace epochal
