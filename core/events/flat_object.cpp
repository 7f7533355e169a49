#include "core/events/flat_object.h"

#include <charconv>

#include "core/base/ascii.h"

namespace epochal {

bool FlatObject::skip(std::string_view word) {
    if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word)) return false;
    at_ += word.size();
    return true;
}

bool FlatObject::read(std::string_view line) {
    at_ = line.data();
    end_ = at_ + line.size();
    size_ = cursor_ = 0;
    marks_ = 0;
    skipBlanks();
    if (!skip('{')) return false;
    do {
        if (!readMember()) return false;
    } while (skip(','));
    if (!skip('}')) return false;
    skipBlanks();
    return at_ == end_;
}

bool FlatObject::readMember() {
    if (size_ == kMost) return false;
    Member& member = members_[size_];
    skipBlanks();
    if (!readWord(member.key)) return false;
    if (isKnown(member.key)) return false;  // a duplicate: left to the JSON parser
    skipBlanks();
    if (!skip(':')) return false;
    skipBlanks();
    if (!readValue(member)) return false;
    skipBlanks();
    ++size_;
    return true;
}

bool FlatObject::isKnown(std::string_view key) {
    const std::uint64_t bit = mark(key);
    if ((marks_ & bit) == 0) {
        marks_ |= bit;
        return false;
    }
    for (std::size_t i = 0; i < size_; ++i)
        if (members_[i].key == key) return true;
    return false;
}

bool FlatObject::readWord(std::string_view& word) {
    if (!skip('"')) return false;
    const char* begin = at_;
    while (at_ != end_ && *at_ != '"') {
        // Escapes, control characters and possibly invalid UTF-8 are left to the JSON parser.
        if (*at_ == '\\' || static_cast<unsigned char>(*at_) < 0x20 || static_cast<unsigned char>(*at_) >= 0x80)
            return false;
        ++at_;
    }
    if (at_ == end_) return false;
    word = {begin, static_cast<std::size_t>(at_ - begin)};
    ++at_;
    return true;
}

bool FlatObject::readValue(Member& member) {
    switch (next()) {
        case '"':
            member.kind = Kind::Word;
            return readWord(member.text);
        case 't':
            member.kind = Kind::True;
            return skip("true");
        case 'f':
            member.kind = Kind::False;
            return skip("false");
        case 'n':
            member.kind = Kind::Null;
            return skip("null");
        default:
            return readNumber(member);
    }
}

bool FlatObject::readNumber(Member& member) {
    const char* begin = at_;
    const auto digits = [this] {
        const char* first = at_;
        while (at_ != end_ && isDigit(*at_)) ++at_;
        return at_ - first;
    };
    const bool negative = skip('-');
    const bool zero = next() == '0';
    std::uint64_t value = 0;
    const char* const first = at_;
    for (; at_ != end_ && isDigit(*at_); ++at_) value = value * 10 + static_cast<std::uint64_t>(*at_ - '0');
    const auto whole = at_ - first;
    constexpr std::ptrdiff_t kSafeDigits = 18;  // more may not fit in 64 bits
    if (whole == 0 || whole > kSafeDigits || (zero && whole > 1)) return false;
    const bool fraction = skip('.');
    if (fraction && digits() == 0) return false;
    const bool exponent = next() == 'e' || next() == 'E';
    if (exponent) {
        ++at_;
        if (next() == '+' || next() == '-') ++at_;
        if (digits() == 0) return false;
    }
    member.text = {begin, static_cast<std::size_t>(at_ - begin)};
    if (fraction || exponent) {
        member.kind = Kind::Number;
        return std::from_chars(begin, at_, member.number).ec == std::errc();
    }
    member.kind = Kind::Integer;
    member.integer = negative ? -static_cast<std::int64_t>(value) : static_cast<std::int64_t>(value);
    member.number = negative ? -static_cast<double>(value) : static_cast<double>(value);
    return true;
}

const FlatObject::Member* FlatObject::find(std::string_view key) const {
    if ((marks_ & mark(key)) == 0) return nullptr;
    for (std::size_t tried = 0; tried < size_; ++tried) {
        const Member& member = members_[cursor_];
        cursor_ = cursor_ + 1 == size_ ? 0 : cursor_ + 1;
        if (member.key == key) return &member;
    }
    return nullptr;
}

}  // namespace epochal
