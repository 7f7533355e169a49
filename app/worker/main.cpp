#include <string_view>

#include "app/worker/options.h"
#include "app/worker/speech.h"
#include "core/base/files.h"

namespace {

/// The language is read before the rest of the command line, because help and errors are written in it.
std::string language(int argc, char** argv) {
    constexpr std::string_view kOption = "--language";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == kOption && i + 1 < argc) return argv[i + 1];
        if (word.starts_with(kOption) && word.size() > kOption.size() && word[kOption.size()] == '=')
            return std::string(word.substr(kOption.size() + 1));
    }
    return epochal::environmentLanguage();
}

}  // namespace

int main(int argc, char** argv) {
    epochal::holdStandardDescriptors();
    epochal::worker::speak(language(argc, argv));
    epochal::worker::Options options;
    return epochal::worker::CommandLine(options).run(argc, argv);
}
