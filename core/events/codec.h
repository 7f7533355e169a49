#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/events/event.h"

namespace epochal {

/// One event as one line of JSON, including the newline. See FORMATS.md, "events.jsonl".
[[nodiscard]] std::string encode(const Event& event);
/// Decodes one line, without its newline. Unknown members are skipped, an unknown event type is ErrorKind::Newer, any
/// other error Damaged.
[[nodiscard]] Result<Event> decode(std::string_view line);

}  // namespace epochal
