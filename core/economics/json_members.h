#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/json.h"
#include "core/economics/decimal.h"

namespace epochal {

/// The names of a table of (value, name) pairs, "a, b, c".
template <class Table>
std::string namesOf(const Table& table) {
    std::string names;
    for (const auto& [value, text] : table) names += (names.empty() ? "" : ", ") + std::string(text);
    return names;
}

/// Reads the members of one object and keeps the first error, so that the calling code is a plain list of reads. Errors
/// are ErrorKind::Damaged.
class Members {
public:
    Members(const Json& json, std::string where) : json_(json), where_(std::move(where)) {
        if (!json.is_object()) fail({}, {EPOCHAL_TEXT("core", "An object was expected here"), {}});
    }

    void read(const char* key, std::string& out) {
        if (const Json* value = find(key)) {
            if (value->is_string())
                out = value->get<std::string>();
            else
                fail(key, {EPOCHAL_TEXT("core", "Text was expected here"), {}});
        }
    }
    void read(const char* key, bool& out) {
        if (const Json* value = find(key)) {
            if (value->is_boolean())
                out = value->get<bool>();
            else
                fail(key, {EPOCHAL_TEXT("core", "true or false was expected here"), {}});
        }
    }
    void read(const char* key, double& out) {
        if (const Json* value = find(key)) {
            const double number = value->is_number() ? value->get<double>() : -1;
            if (std::isfinite(number) && number >= 0)
                out = number;
            else
                fail(key, {EPOCHAL_TEXT("core", "A number of at least 0 was expected here"), {}});
        }
    }
    void read(const char* key, std::int64_t& out) {
        if (const Json* value = find(key)) {
            if (value->is_number_integer() && value->get<std::int64_t>() >= 0)
                out = value->get<std::int64_t>();
            else
                fail(key, {EPOCHAL_TEXT("core", "A whole number of at least 0 was expected here"), {}});
        }
    }
    /// Amounts are strings: a JSON number would have passed through binary floating point.
    void read(const char* key, std::optional<Decimal>& out) {
        const Json* value = find(key);
        if (value == nullptr || value->is_null()) return;
        const auto amount = value->is_string() ? Decimal::parse(value->get<std::string>()) : Result<Decimal>(Error{});
        if (amount && !amount->isNegative())
            out = *amount;
        else
            fail(key, {EPOCHAL_TEXT("core", "A decimal amount in quotes, such as \"4.6016\", was expected here"), {}});
    }
    void read(const char* key, Decimal& out) {
        std::optional<Decimal> amount;
        read(key, amount);
        if (amount) out = *amount;
    }
    /// `table` is any list of pairs of a value and its text.
    template <class Value, class Table>
    void read(const char* key, Value& out, const Table& table) {
        const Json* value = find(key);
        if (value == nullptr) return;
        for (const auto& [candidate, text] : table)
            if (value->is_string() && value->get<std::string>() == text) return void(out = candidate);
        fail(key, {EPOCHAL_TEXT("core", "One of these values was expected here: %1"), {namesOf(table)}});
    }

    [[nodiscard]] const Json* find(const char* key) const {
        if (!json_.is_object()) return nullptr;
        const auto member = json_.find(key);
        return member == json_.end() ? nullptr : &*member;
    }
    void fail(const std::string& key, Message what) {
        if (error_) return;
        error_ = Error{ErrorKind::Damaged,
                       std::move(what),
                       key.empty() ? where_ : where_ + "/" + key,
                       {EPOCHAL_TEXT("core", "Fix this value in the file, or remove the file"), {}}};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] const std::string& where() const { return where_; }

private:
    const Json& json_;
    std::string where_;
    std::optional<Error> error_;
};

}  // namespace epochal
