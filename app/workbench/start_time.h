#pragma once

/// Milliseconds since this process was started, by the kernel's books (10 ms steps); -1 where /proc does not say.
[[nodiscard]] double millisecondsSinceStart();
