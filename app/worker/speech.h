#pragma once

#include "core/base/translation.h"

namespace epochal::worker {

/// Sets the worker's language, once, before anything is printed; a language that core/base/languages.h does not list
/// becomes English.
void speak(const std::string& code);

/// The worker's language. JSON output is never translated.
[[nodiscard]] const Translation& speech();

/// A sentence in the worker's language; mark the template with EPOCHAL_TEXT("worker", ...).
[[nodiscard]] std::string say(const char* text, std::vector<Arg> args = {});

/// Prints one line to stdout, or an error with its remedy to stderr.
void print(const std::string& line);
void print(const Error& error);

}  // namespace epochal::worker
