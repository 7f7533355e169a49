#pragma once

#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

namespace epochal {

/// A text in eight bytes, whose copies share its characters: a hundred thousand rows hold few different names of
/// providers. Reads like a constant std::string. Copies can be used from any thread.
class SharedText {
public:
    SharedText() = default;
    explicit SharedText(std::string_view text) : head_(headOf(text)) {}
    SharedText(const SharedText& other) : head_(other.head_) {
        if (head_) head_->uses.fetch_add(1, std::memory_order_relaxed);
    }
    SharedText(SharedText&& other) noexcept : head_(std::exchange(other.head_, nullptr)) {}
    ~SharedText() { release(); }
    SharedText& operator=(SharedText other) noexcept {
        std::swap(head_, other.head_);
        return *this;
    }
    template <class Other>
    requires(!std::same_as<Other, SharedText> && std::convertible_to<const Other&, std::string_view>) SharedText&
    operator=(const Other& text) {
        return *this = SharedText(std::string_view(text));
    }

    [[nodiscard]] std::string_view view() const {
        return head_ ? std::string_view(reinterpret_cast<const char*>(head_ + 1), head_->size) : std::string_view();
    }
    [[nodiscard]] std::string str() const { return std::string(view()); }
    operator std::string_view() const { return view(); }  // NOLINT(google-explicit-constructor): it is a text
    operator std::string() const { return str(); }        // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool empty() const { return head_ == nullptr; }
    [[nodiscard]] std::size_t size() const { return view().size(); }
    [[nodiscard]] std::size_t find(std::string_view part) const { return view().find(part); }
    void clear() { *this = SharedText(); }

    friend bool operator==(const SharedText& a, const SharedText& b) {
        return a.head_ == b.head_ || a.view() == b.view();
    }
    template <class Other>
    requires(!std::same_as<Other, SharedText> && std::convertible_to<const Other&, std::string_view>) friend bool
    operator==(const SharedText& a, const Other& b) {
        return a.view() == std::string_view(b);
    }
    friend std::string operator+(std::string before, const SharedText& text) { return before.append(text.view()); }
    friend std::string operator+(const SharedText& text, std::string_view behind) { return text.str().append(behind); }
    friend std::string operator+(const SharedText& a, const SharedText& b) { return a.str().append(b.view()); }

private:
    /// Precedes the characters, in one block with them.
    struct Head {
        std::atomic<std::uint32_t> uses;
        std::uint32_t size;
    };
    /// Null for an empty text.
    static Head* headOf(std::string_view text);
    void release();

    Head* head_ = nullptr;
};

/// Gives equal texts the same characters. Use from one thread.
class TextPool {
public:
    [[nodiscard]] SharedText text(std::string_view wanted);

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    std::unordered_set<SharedText, Hash, std::equal_to<>> texts_;
};

/// Words whose copies share them. Reads like a constant vector of words.
class SharedWords {
public:
    SharedWords() = default;
    explicit SharedWords(std::vector<std::string> words)
        : words_(words.empty() ? nullptr : std::make_shared<const std::vector<std::string>>(std::move(words))) {}
    SharedWords& operator=(std::vector<std::string> words) { return *this = SharedWords(std::move(words)); }
    SharedWords& operator=(std::initializer_list<std::string> words) { return *this = SharedWords(std::vector(words)); }

    [[nodiscard]] const std::vector<std::string>& all() const;
    operator const std::vector<std::string>&() const { return all(); }  // NOLINT(google-explicit-constructor)
    [[nodiscard]] bool empty() const { return words_ == nullptr; }
    [[nodiscard]] std::size_t size() const { return all().size(); }
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }

    friend bool operator==(const SharedWords& a, const SharedWords& b) {
        return a.words_ == b.words_ || a.all() == b.all();
    }
    friend bool operator==(const SharedWords& a, const std::vector<std::string>& b) { return a.all() == b; }

private:
    std::shared_ptr<const std::vector<std::string>> words_;  ///< null: none
};

}  // namespace epochal
