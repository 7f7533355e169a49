#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace epochal {

/// A line of the event log parsed without a document tree: an object whose members are numbers, strings without
/// escapes, true, false or null. Anything less plain, or not JSON, is refused and left to the JSON parser.
class FlatObject {
public:
    enum class Kind { Word, Integer, Number, True, False, Null };
    struct Member {
        std::string_view key, text;  ///< text: a number's digits, a string's characters
        Kind kind = Kind::Null;
        std::int64_t integer = 0;  ///< of Integer
        double number = 0;         ///< of Integer and Number
    };

    /// False if the line is not plain. `line` must outlive this object.
    [[nodiscard]] bool read(std::string_view line);
    /// Fastest if members are looked up in the order of the line.
    [[nodiscard]] const Member* find(std::string_view key) const;

private:
    [[nodiscard]] bool readMember();
    [[nodiscard]] bool readWord(std::string_view& word);
    [[nodiscard]] bool readValue(Member& member);
    [[nodiscard]] bool readNumber(Member& member);
    [[nodiscard]] bool isKnown(std::string_view key);
    [[nodiscard]] bool skip(std::string_view word);
    [[nodiscard]] bool skip(char c) {
        if (at_ == end_ || *at_ != c) return false;
        ++at_;
        return true;
    }
    void skipBlanks() {
        while (at_ != end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\r')) ++at_;
    }
    [[nodiscard]] char next() const { return at_ == end_ ? '\0' : *at_; }
    /// One bit of 64, chosen by a key's ends and length: a clear bit means that no such key was read.
    [[nodiscard]] static std::uint64_t mark(std::string_view key) {
        if (key.empty()) return 1;
        const auto sum = static_cast<unsigned char>(key.front()) * 7u + static_cast<unsigned char>(key.back()) * 13u;
        return std::uint64_t{1} << ((sum + key.size() * 29u) % 64u);
    }

    static constexpr std::size_t kMost = 32;
    std::array<Member, kMost> members_;
    std::size_t size_ = 0;
    std::uint64_t marks_ = 0;
    mutable std::size_t cursor_ = 0;
    const char* at_ = nullptr;
    const char* end_ = nullptr;
};

}  // namespace epochal
