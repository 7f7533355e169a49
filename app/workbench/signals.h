#pragma once

#include <functional>

/// Calls `leave` on the event loop's thread when the process is asked to end: SIGTERM, SIGINT, and SIGHUP unless it is
/// ignored, as under nohup. To be called once, with a QCoreApplication there.
void onEndAsked(std::function<void()> leave);
