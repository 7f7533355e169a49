#include "app/worker/speech.h"

#include <cstdio>
#include <map>

#include "core/base/utf8.h"

namespace epochal {
std::map<std::string_view, std::string_view> translationFiles();  // CMakeLists.txt embeds them
}  // namespace epochal

namespace epochal::worker {

namespace {

Translation& chosen() {
    static Translation translation;
    return translation;
}

}  // namespace

void speak(const std::string& code) {
    const auto files = translationFiles();
    if (const auto found = files.find("epochal_" + code); found != files.end())
        chosen() = Translation(code, found->second);
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
