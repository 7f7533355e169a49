#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/events/event.h"

namespace epochal {

/// One event as one line of JSON, newline included. See FORMATS.md, "events.jsonl".
[[nodiscard]] std::string encode(const Event& event);
/// One line without its newline. Unknown members are skipped, an unknown event type is ErrorKind::Newer, the rest
/// Damaged.
[[nodiscard]] Result<Event> decode(std::string_view line);

}  // namespace epochal
