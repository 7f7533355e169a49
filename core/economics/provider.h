#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/json_type.h"
#include "core/base/result.h"

namespace epochal {

/// The user's notes on a provider: ratings of its ease of use, 1 (poor) to 5 (good), with the reasons.
struct Provider {
    std::string name;  ///< as in its offers
    std::optional<std::int64_t> webInterface, software;
    std::string webInterfaceNotes, softwareNotes, notes;
    bool operator==(const Provider&) const = default;
};

[[nodiscard]] Json toJson(const Provider& provider);
/// ErrorKind::Damaged: no name, a rating outside 1 to 5.
[[nodiscard]] Result<Provider> providerFromJson(const Json& json, const std::string& where);

}  // namespace epochal
