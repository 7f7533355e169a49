#pragma once

#include "core/base/translation.h"

namespace epochal::worker {

/// Chooses what the worker speaks, once, before anything is printed: "en", "ru" or "es".
void speak(const std::string& code);

/// What the worker speaks. JSON output is never translated.
[[nodiscard]] const Translation& speech();

/// A sentence of the worker in its language; mark the template with EPOCHAL_TEXT("worker", ...).
[[nodiscard]] std::string say(const char* text, std::vector<Arg> args = {});

/// Prints one line to stdout, or an error with its remedy to stderr.
void print(const std::string& line);
void print(const Error& error);

}  // namespace epochal::worker
