#include <CLI/CLI.hpp>

#include <cstdio>

#include "app/worker/commands.h"

using namespace epochal;

int main(int argc, char** argv) {
    CLI::App app{
        "Trains image models and says what accuracy costs.\n"
        "Exit codes: 0 done, 64 wrong spec or options, 65 data, 66 diverged, 70 internal, 71 device, memory or disk,\n"
        "75 interrupted after a checkpoint (resume it)."};
    app.set_version_flag("--version", "epochal-worker " EPOCHAL_VERSION);
    app.require_subcommand(1);

    worker::Options options;
    const auto specOptions = [&](CLI::App* command) {
        command->add_option("--spec", options.specFile, "Run spec to start from (JSON); without it the first-run spec");
        command->add_option("--set", options.assignments, "Set a field: name=value, as often as needed")
            ->allow_extra_args(false);
    };
    const auto json = [&](CLI::App* command, const char* help) { command->add_flag("--json", options.json, help); };

    CLI::App* run = app.add_subcommand("run", "Train a new run");
    specOptions(run);
    run->add_option("--runs", options.runs, "Folder the run's folder is made in (default: runs under the data folder)");
    json(run, "Print every event as a line of JSON");

    CLI::App* resume = app.add_subcommand("resume", "Go on with a run from its newest checkpoint");
    resume->add_option("folder", options.folder, "The run's folder")->required();
    json(resume, "Print every event as a line of JSON");

    CLI::App* validate = app.add_subcommand("validate", "Say what is wrong with a spec, all of it");
    specOptions(validate);
    validate->add_flag("--here", options.here, "Also ask whether this machine can train it: data, devices, memory");
    json(validate, "Print the findings as JSON");

    CLI::App* schema = app.add_subcommand("schema", "Print the JSON schema of a run spec");
    CLI::App* devices = app.add_subcommand("devices", "Say what this machine can train on");
    json(devices, "Print as JSON");

    CLI::App* show = app.add_subcommand("show", "Print the figures of a run");
    show->add_option("folder", options.folder, "The run's folder")->required();
    json(show, "Print as JSON");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 64;
    }
    if (run->parsed()) return worker::run(options);
    if (resume->parsed()) return worker::resume(options);
    if (validate->parsed()) return worker::validate(options);
    if (schema->parsed()) return worker::schema();
    if (devices->parsed()) return worker::devices(options);
    return worker::show(options);
}
