#pragma once

#include <functional>

/// Calls `leave` on the event loop's thread when the process is asked to end: SIGTERM, SIGINT, and SIGHUP unless it is
/// ignored, as under nohup. Call once, after creating the QCoreApplication.
void onEndAsked(std::function<void()> leave);
