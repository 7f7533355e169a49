#pragma once

#include <string>
#include <string_view>

#include "core/analysis/entry.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace epochal {

/// A run's configuration in two parts: what many runs share, and what belongs to the run (name, tags, campaign, seed).
struct SplitSpec {
    std::string shared;  ///< JSON, equal for runs that differ only in `own`
    Json own;
};
[[nodiscard]] SplitSpec split(const RunSpec& spec);

/// Everything in an entry except its spec's shared part, offer, curve, id and number, as JSON.
[[nodiscard]] std::string encodeHead(const Entry& entry, const Json& ownSpec);

/// Completes an entry that already has its shared spec and its offer. Errors are ErrorKind::Damaged.
[[nodiscard]] Status decodeHead(std::string_view text, const std::string& where, Entry& entry);

}  // namespace epochal
