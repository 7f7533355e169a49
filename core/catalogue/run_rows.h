#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

#include "core/catalogue/run_row.h"

namespace epochal {

/// Rows in order, shared between the catalogue's reader and the window: a listing of ten thousand copies pointers. A
/// row never changes once created. Reads like a vector of rows; copies share it until one of them is changed.
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
    explicit RunRows(std::vector<Pointer> rows) : rows_(std::make_shared<std::vector<Pointer>>(std::move(rows))) {}
    RunRows(std::initializer_list<RunRow> rows) {
        for (const RunRow& row : rows) add(row);
    }

    [[nodiscard]] Iterator begin() const { return Iterator(rows_ ? rows_->data() : nullptr); }
    [[nodiscard]] Iterator end() const { return begin() + std::ssize(pointers()); }
    [[nodiscard]] std::size_t size() const { return pointers().size(); }
    [[nodiscard]] bool empty() const { return pointers().empty(); }
    [[nodiscard]] const RunRow& operator[](std::size_t i) const { return *(*rows_)[i]; }
    [[nodiscard]] const RunRow& front() const { return *rows_->front(); }
    [[nodiscard]] const Pointer& shared(std::size_t i) const { return (*rows_)[i]; }
    [[nodiscard]] std::span<const Pointer> pointers() const {
        return rows_ ? std::span<const Pointer>(*rows_) : std::span<const Pointer>();
    }

    void reserve(std::size_t rows) { own().reserve(rows); }
    void add(RunRow row) { own().push_back(std::make_shared<const RunRow>(std::move(row))); }
    void add(Pointer row) { own().push_back(std::move(row)); }
    void replace(std::size_t i, RunRow row) {
        auto rows = std::make_shared<std::vector<Pointer>>(*rows_);  // another thread may be reading the old ones
        (*rows)[i] = std::make_shared<const RunRow>(std::move(row));
        rows_ = std::move(rows);
    }

private:
    /// What only this copy holds, while a list is made: before other threads have copies of it.
    std::vector<Pointer>& own() {
        if (!rows_ || rows_.use_count() > 1)
            rows_ = std::make_shared<std::vector<Pointer>>(pointers().begin(), pointers().end());
        return *rows_;
    }

    std::shared_ptr<std::vector<Pointer>> rows_;  ///< null: none
};

}  // namespace epochal
