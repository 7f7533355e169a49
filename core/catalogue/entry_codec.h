#pragma once

#include <string>
#include <string_view>

#include "core/analysis/entry.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace epochal {

/// A run's configuration in two parts: what many runs share, and what is each run's own (name, tags, campaign, seed).
struct SplitSpec {
    std::string shared;  ///< JSON, equal for runs that differ in their own part alone
    Json own;
};
[[nodiscard]] SplitSpec split(const RunSpec& spec);

/// Everything of an entry but its spec's shared part, its offer, its curve, its id and its number, as JSON.
[[nodiscard]] std::string encodeHead(const Entry& entry, const Json& ownSpec);

/// Fills in an entry that has its shared spec and its offer already. Errors are ErrorKind::Damaged.
[[nodiscard]] Status decodeHead(std::string_view text, const std::string& where, Entry& entry);

}  // namespace epochal
