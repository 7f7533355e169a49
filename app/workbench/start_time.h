#pragma once

/// Milliseconds since this process started, as the kernel records it (10 ms steps); -1 if /proc does not provide it.
[[nodiscard]] double millisecondsSinceStart();
