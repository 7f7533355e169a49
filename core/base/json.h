#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// JSON with members in the order they were written, so that our files read the way the field table is laid out.
using Json = nlohmann::ordered_json;

/// Parses a document from an untrusted source: at most 64 levels deep, 20 000 members in one object and `maxBytes`
/// long, no duplicate keys, no comments, valid UTF-8. Errors are ErrorKind::Damaged, with line and column, `where` as
/// given.
[[nodiscard]] Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes = 16u << 20);

/// The same of a document with a long list among its members: each element of the list goes to `take` as it is read,
/// and the document has an empty one in its place, so that the whole is never held.
using TakeElement = std::function<void(std::size_t index, const Json& element)>;
[[nodiscard]] Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes,
                                     std::string_view list, const TakeElement& take);

/// A document as text; an indent below 0 puts it on one line. Bytes that are no UTF-8, as file names may hold, become
/// U+FFFD: nlohmann's own dump would throw.
[[nodiscard]] std::string jsonText(const Json& json, int indent = -1);

/// To be called before a document is replaced: one that cannot be read is renamed to `*.damaged-<id>`, for a person's
/// work may be in it; one of a newer version than `version` is ErrorKind::Newer and stays. Blocks.
[[nodiscard]] Status makeRoomFor(const Path& file, int version);

/// What is said of a document whose version is above the highest known one.
[[nodiscard]] Error newerFormat(std::int64_t version, std::int64_t known, std::string where);

/// A member of that type, or the fallback when it is missing or of another type. Never throw. A whole number beyond 64
/// bits comes back as the largest.
[[nodiscard]] std::string stringAt(const Json& object, const char* key, const std::string& fallback = {});
[[nodiscard]] std::int64_t integerAt(const Json& object, const char* key, std::int64_t fallback = 0);
[[nodiscard]] double numberAt(const Json& object, const char* key, double fallback = 0);

[[nodiscard]] Json toJson(const Message& message);
[[nodiscard]] Message messageFromJson(const Json& json);
[[nodiscard]] Json toJson(const Error& error);
[[nodiscard]] Error errorFromJson(const Json& json);

}  // namespace epochal
