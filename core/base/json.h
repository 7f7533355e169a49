#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/formats.h"
#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

/// Parses a document from an untrusted source: at most 64 levels deep, 20,000 members per object and `maxBytes` long,
/// no duplicate keys, no comments, valid UTF-8. Errors are ErrorKind::Damaged, with `where` as given and, for errors
/// found while parsing, line and column.
[[nodiscard]] Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes = 16u << 20);

/// The same for a document with a long list among its members: each element is passed to `take` as it is read, and the
/// document gets an empty list in its place, so that the whole list is never in memory.
using TakeElement = std::function<void(std::size_t index, const Json& element)>;
[[nodiscard]] Result<Json> parseJson(std::string_view text, const std::string& where, std::size_t maxBytes,
                                     std::string_view list, const TakeElement& take);

/// Serializes a document; a negative indent puts it on one line. Bytes that are not UTF-8, which file names may
/// contain, become U+FFFD, where nlohmann's default would throw.
[[nodiscard]] std::string jsonText(const Json& json, int indent = -1);

/// Must be called before a document is replaced: one that cannot be parsed is renamed to `*.damaged-<id>`, because it
/// may contain a user's work; one of a newer version is ErrorKind::Newer and stays. Blocks.
[[nodiscard]] Status makeRoomFor(const Path& file, const Format& format);

/// A document: its format, its version and these members, in their order.
[[nodiscard]] Json document(const Format& format, Json members = Json::object());
/// Whether it is a document of the format, in any version.
[[nodiscard]] bool isOf(const Json& document, const Format& format);
/// ErrorKind::Newer if its version is above the one that is read. A missing version counts as 0.
[[nodiscard]] Status checkVersion(const Json& document, const Format& format, std::string where);

/// A member of that type, or the fallback if it is missing or of another type. These functions never throw. An integer
/// too large for int64 but not for uint64 is returned as the largest int64.
[[nodiscard]] std::string stringAt(const Json& object, const char* key, const std::string& fallback = {});
[[nodiscard]] std::int64_t integerAt(const Json& object, const char* key, std::int64_t fallback = 0);
[[nodiscard]] double numberAt(const Json& object, const char* key, double fallback = 0);

[[nodiscard]] Json toJson(const Message& message);
[[nodiscard]] Message messageFromJson(const Json& json);
[[nodiscard]] Json toJson(const Error& error);
[[nodiscard]] Error errorFromJson(const Json& json);

}  // namespace epochal
