#pragma once

#include <CLI/CLI.hpp>

#include "app/worker/commands.h"

namespace epochal::worker {

/// The command line of epochal-worker in the chosen language: its commands, options and help.
class CommandLine {
public:
    explicit CommandLine(Options& options);
    /// Returns the exit code: the command's, 0 after help, 64 for invalid options.
    int run(int argc, char** argv);

private:
    void specOptions(CLI::App& command);
    void sweepOptions(CLI::App& command);
    void runOptions(CLI::App& command);
    void jsonFlag(CLI::App& command, const char* help);
    void folder(CLI::App& command);
    void checkpointOption(CLI::App& command);
    CLI::App& verb(const char* name, const char* help, int (*perform)(const Options&));
    [[nodiscard]] int complainOf(const CLI::ParseError& error);

    Options& options_;
    CLI::App app_;
    std::vector<std::pair<CLI::App*, int (*)(const Options&)>> verbs_;
};

}  // namespace epochal::worker
