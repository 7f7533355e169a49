#include "app/worker/speech.h"

#include <cstdio>

#include "core/base/utf8.h"

namespace epochal {
std::string_view russianTexts();
std::string_view spanishTexts();
}  // namespace epochal

namespace epochal::worker {

namespace {

Translation& chosen() {
    static Translation translation;
    return translation;
}

}  // namespace

void speak(const std::string& code) {
    if (code == "ru") chosen() = Translation(code, russianTexts());
    if (code == "es") chosen() = Translation(code, spanishTexts());
}

const Translation& speech() {
    return chosen();
}

std::string say(const char* text, std::vector<Arg> args) {
    return speech().worker({text, std::move(args)});
}

void print(const std::string& line) {
    std::printf("%s\n", searchableText(line).c_str());
}

void print(const Error& error) {
    std::fprintf(stderr, "%s\n", searchableText(speech().words(error)).c_str());
}

}  // namespace epochal::worker
