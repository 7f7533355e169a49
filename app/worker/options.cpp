#include "app/worker/options.h"

#include "app/worker/speech.h"
#include "core/base/languages.h"

namespace epochal::worker {

CommandLine::CommandLine(Options& options)
    : options_(options),
      app_(say(EPOCHAL_TEXT("worker", "Trains models and shows what accuracy costs.")) + "\n" +
           say(EPOCHAL_TEXT("worker",
                            "Exit codes: 0 done, 64 invalid spec or options, 65 unreadable data or file, 66 diverged, "
                            "69 in use by another process, 70 internal error, 71 device, memory or disk, 75 "
                            "interrupted after a checkpoint (continue with resume)."))) {
    auto words = std::make_shared<CLI::Formatter>();
    for (const char* label :
         //: noun, in front of a command
         {EPOCHAL_TEXT("worker", "Usage"), EPOCHAL_TEXT("worker", "OPTIONS"), EPOCHAL_TEXT("worker", "SUBCOMMAND"),
          //: name of an option's value in the help of a command
          EPOCHAL_TEXT("worker", "TEXT"), EPOCHAL_TEXT("worker", "REQUIRED")})
        words->label(label, say(label));
    //: noun, heading in the help of a command
    words->label("Positionals", say(EPOCHAL_TEXT("worker", "Arguments")));
    words->column_width(28);
    app_.formatter(words);
    app_.set_help_flag("-h,--help", say(EPOCHAL_TEXT("worker", "Print this help and exit")));
    //: noun, heading in the help of a command
    app_.option_defaults()->group(say(EPOCHAL_TEXT("worker", "Options")));
    app_.get_help_ptr()->group(say(EPOCHAL_TEXT("worker", "Options")));
    app_.set_version_flag("--version", "epochal-worker " EPOCHAL_VERSION,
                          say(EPOCHAL_TEXT("worker", "Print the version and exit")));
    app_.add_option(
        "--language", options_.language,
        say(EPOCHAL_TEXT("worker", "Language: %1 (default: from LC_ALL, LC_MESSAGES or LANG)"), {spokenCodes()}));
    app_.require_subcommand(1);
    app_.fallthrough();

    CLI::App& run = verb("run", EPOCHAL_TEXT("worker", "Start a new training run"), worker::run);
    specOptions(run);
    sweepOptions(run);
    runOptions(run);

    CLI::App& scale =
        verb("scale", EPOCHAL_TEXT("worker", "Run a scaling experiment: the same training on more and more devices"),
             worker::scale);
    specOptions(scale);
    scale
        .add_option("--replicas", options_.replicas,
                    say(EPOCHAL_TEXT("worker",
                                     "Numbers of replicas, such as 1,2,4 or 1..8 x2 (default: 1, 2, 4 … up to all "
                                     "devices of this machine)")))
        ->type_name("N");
    CLI::Option* weak = scale.add_flag("--weak", options_.weakOnly,
                                       say(EPOCHAL_TEXT("worker", "Only with a constant batch per replica")));
    scale.add_flag("--strong", options_.strongOnly, say(EPOCHAL_TEXT("worker", "Only with a constant global batch")))
        ->excludes(weak);
    scale.add_option("--seeds", options_.seeds, say(EPOCHAL_TEXT("worker", "Runs of each size, with different seeds")))
        ->check(CLI::Validator(CLI::Range(1, 100)).description(""))
        ->type_name("N");
    runOptions(scale);

    CLI::App& resume =
        verb("resume", EPOCHAL_TEXT("worker", "Resume a run from its latest checkpoint"), worker::resume);
    folder(resume);
    resume
        .add_option("--replicas", options_.replicasNow,
                    say(EPOCHAL_TEXT("worker",
                                     "Number of replicas from now on, if it changes: each step uses the same samples, "
                                     "divided among fewer or more devices")))
        ->type_name("N")
        ->check(CLI::Validator(CLI::PositiveNumber).description(""));
    jsonFlag(resume, EPOCHAL_TEXT("worker", "Print every event as a line of JSON"));

    CLI::App& launch =
        verb("launch",
             EPOCHAL_TEXT("worker", "Start or resume a run with a process for each replica, on one or more machines"),
             worker::launch);
    specOptions(launch);
    launch.add_option("folder", options_.folder, say(EPOCHAL_TEXT("worker", "Run folder, to resume a run")));
    launch.add_option(
        "--runs", options_.runs,
        say(EPOCHAL_TEXT("worker", "Folder to create the run folder in (default: runs under the data folder)")));
    jsonFlag(launch, EPOCHAL_TEXT("worker", "Print every event as a line of JSON"));
    const auto number = [](CLI::App& command, const char* name, std::optional<std::int64_t>& into, const char* help) {
        command.add_option(name, into, say(help))->type_name("N");
    };
    number(launch, "--nproc", options_.launch.perNode, EPOCHAL_TEXT("worker", "Processes on this machine"));
    number(launch, "--nodes", options_.launch.nodes,
           EPOCHAL_TEXT("worker", "Number of machines; start the same command on each (default: 1)"));
    number(launch, "--node-rank", options_.launch.nodeRank,
           EPOCHAL_TEXT("worker", "Which of the machines this is, from 0; machine 0 keeps the run folder"));
    CLI::App& rank = verb("rank", EPOCHAL_TEXT("worker", "Take part in a run as a rank other than 0"), worker::rank);
    number(rank, "--local-rank", options_.launch.localRank,
           EPOCHAL_TEXT("worker", "Its rank among those on this machine, from 0"));
    number(rank, "--local-world", options_.launch.localWorld, EPOCHAL_TEXT("worker", "Ranks on this machine"));
    rank.add_option("--parent", options_.parent,
                    say(EPOCHAL_TEXT("worker", "End as soon as this process, which must be the parent, ends")))
        ->type_name("PID");
    CLI::App& guard =
        verb("guard", EPOCHAL_TEXT("worker", "Write why a run ended whose own process is killed"), worker::guard);
    guard.add_option("folder", options_.folder, say(EPOCHAL_TEXT("worker", "Run folder")))->required();
    guard
        .add_option("--parent", options_.parent,
                    say(EPOCHAL_TEXT("worker", "The run's process, which started this one")))
        ->type_name("PID")
        ->required();
    for (CLI::App* command : {&launch, &rank}) {
        number(*command, "--rank", options_.launch.rank, EPOCHAL_TEXT("worker", "Rank of this process, from 0"));
        number(*command, "--world", options_.launch.world, EPOCHAL_TEXT("worker", "Total number of ranks"));
        command->add_option("--address", options_.launch.address,
                            say(EPOCHAL_TEXT("worker", "Address of rank 0, where the ranks meet")));
        number(*command, "--port", options_.launch.port, EPOCHAL_TEXT("worker", "Port there (default: 29500)"));
    }

    CLI::App& validate =
        verb("validate", EPOCHAL_TEXT("worker", "Check a spec and list every problem"), worker::validate);
    specOptions(validate);
    sweepOptions(validate);
    validate.add_flag("--here", options_.here,
                      //: it = the spec
                      say(EPOCHAL_TEXT("worker", "Also check whether this machine can run it: data, devices, memory")));
    jsonFlag(validate, EPOCHAL_TEXT("worker", "Print the findings as JSON"));

    CLI::App& estimate = verb("estimate", EPOCHAL_TEXT("worker", "Estimate the time and cost of a run on every offer"),
                              worker::estimate);
    specOptions(estimate);
    sweepOptions(estimate);
    estimate.add_flag(
        "--all-epochs", options_.allEpochs,
        say(EPOCHAL_TEXT("worker", "Count all epochs, even if your runs show when the target is reached")));
    jsonFlag(estimate, EPOCHAL_TEXT("worker", "Print the result as JSON"));

    CLI::App& calibrate =
        verb("calibrate",
             EPOCHAL_TEXT("worker", "Measure this machine by training for about two seconds; estimates use the result"),
             worker::calibrate);
    jsonFlag(calibrate, EPOCHAL_TEXT("worker", "Print the result as JSON"));

    CLI::App& links = verb("links",
                           EPOCHAL_TEXT("worker",
                                        "Measure how fast the devices of this machine exchange gradients; estimates "
                                        "for several devices use the result"),
                           worker::links);
    links.add_option("--ranks", options_.ranks, say(EPOCHAL_TEXT("worker", "Devices that exchange (default: 2)")))
        ->check(CLI::Validator(CLI::Range(2, 1024)).description(""))
        ->type_name("N");
    links.add_option("--kind", options_.kind, say(EPOCHAL_TEXT("worker", "cpu, cuda or auto (default: auto)")))
        ->check(CLI::Validator(CLI::IsMember({"cpu", "cuda", "auto"})).description(""));
    jsonFlag(links, EPOCHAL_TEXT("worker", "Print the result as JSON"));

    verb("schema", EPOCHAL_TEXT("worker", "Print the JSON schema of a run spec"), worker::schema);
    jsonFlag(verb("devices", EPOCHAL_TEXT("worker", "List the devices this machine can train on"), worker::devices),
             EPOCHAL_TEXT("worker", "Print the result as JSON"));
    CLI::App& show = verb("show", EPOCHAL_TEXT("worker", "Print the figures of a run"), worker::show);
    folder(show);
    jsonFlag(show, EPOCHAL_TEXT("worker", "Print the result as JSON"));
    folder(verb("trace", EPOCHAL_TEXT("worker", "Record the next steps of a run in progress, for Perfetto"),
                worker::trace));

    CLI::App& weights = verb(
        "weights", EPOCHAL_TEXT("worker", "Write the trained weights of a run to a safetensors file"), worker::weights);
    folder(weights);
    weights.add_option("--output", options_.output, say(EPOCHAL_TEXT("worker", "File to write")))->required();
    checkpointOption(weights);
    weights.add_flag("--force", options_.force, say(EPOCHAL_TEXT("worker", "Replace the file if it exists")));
    jsonFlag(weights, EPOCHAL_TEXT("worker", "Print the result as JSON"));
    CLI::App& pack = verb(
        "pack",
        EPOCHAL_TEXT("worker", "Decode a folder of images into one file, which is read as fast as the disk allows"),
        worker::pack);
    specOptions(pack);
    sweepOptions(pack);
    pack.add_option("--output", options_.output, say(EPOCHAL_TEXT("worker", "File to write")))->required();
    pack.add_option("--side", options_.side,
                    say(EPOCHAL_TEXT("worker",
                                     "Maximum length of the shorter side in pixels, to which larger images are "
                                     "reduced; 0 reduces none (default: 256)")))
        ->check(CLI::Validator(CLI::Range(0, 65536)).description(""))
        ->type_name("N");
    pack.add_flag("--force", options_.force, say(EPOCHAL_TEXT("worker", "Replace the file if it exists")));
    jsonFlag(pack, EPOCHAL_TEXT("worker", "Print the result as JSON"));
    CLI::App& predict = verb(
        "predict", EPOCHAL_TEXT("worker", "Classify image files with the trained weights of a run"), worker::predict);
    predict.add_option("--run", options_.folder, say(EPOCHAL_TEXT("worker", "Run folder")))->required();
    checkpointOption(predict);
    predict.add_option("files", options_.files, say(EPOCHAL_TEXT("worker", "JPEG and PNG files")))->required();
    jsonFlag(predict, EPOCHAL_TEXT("worker", "Print the result as JSON"));
    CLI::App& pictures =
        verb("pictures", EPOCHAL_TEXT("worker", "Print samples of a run's validation set as JSON"), worker::pictures);
    pictures.add_option("--run", options_.folder, say(EPOCHAL_TEXT("worker", "Run folder")))->required();
    pictures.add_option("samples", options_.samples, say(EPOCHAL_TEXT("worker", "Their numbers, from 0")))->required();
    CLI::App& preview =
        verb("preview",
             EPOCHAL_TEXT("worker",
                          "Print images of a folder as they are trained on, or how fast they are decoded, as JSON"),
             worker::preview);
    specOptions(preview);
    preview
        .add_option("--decode", options_.decode,
                    say(EPOCHAL_TEXT("worker", "Measure how fast one thread prepares this many images instead")))
        ->check(CLI::Validator(CLI::PositiveNumber).description(""))
        ->type_name("N");
    preview.add_option("files", options_.files, say(EPOCHAL_TEXT("worker", "JPEG and PNG files")));
    CLI::App& table =
        verb("export", EPOCHAL_TEXT("worker", "Write all runs, or the price book, as a CSV table for other programs"),
             worker::exportTable);
    table
        .add_option("table", options_.table,
                    //: not to be translated: runs, prices
                    say(EPOCHAL_TEXT("worker", "runs or prices")))
        ->required();
    table.add_option("--output", options_.output,
                     say(EPOCHAL_TEXT("worker", "File to write (default: standard output)")));
    jsonFlag(table, EPOCHAL_TEXT("worker", "Write JSON instead: an array with one object per row"));
}

CLI::App& CommandLine::verb(const char* name, const char* help, int (*perform)(const Options&)) {
    CLI::App* command = app_.add_subcommand(name, say(help));
    //: noun, heading in the help of a command
    command->group(say(EPOCHAL_TEXT("worker", "Commands")));
    verbs_.emplace_back(command, perform);
    return *command;
}

void CommandLine::specOptions(CLI::App& command) {
    command.add_option("--spec", options_.specFile,
                       say(EPOCHAL_TEXT("worker", "Run spec to start from (JSON; default: the first-run spec)")));
    command
        .add_option("--set", options_.assignments,
                    say(EPOCHAL_TEXT("worker", "Set a field: name=value; may be repeated")))
        ->allow_extra_args(false);
}

void CommandLine::sweepOptions(CLI::App& command) {
    command
        .add_option("--sweep", options_.sweeps,
                    say(EPOCHAL_TEXT("worker",
                                     "Vary a field: name=32,64,128 or 1..5 or 32..512 x2; several fields give every "
                                     "combination, run one after another")))
        ->allow_extra_args(false);
    command
        .add_option("--sample", options_.sample,
                    say(EPOCHAL_TEXT(
                        "worker", "Run a random sample of this many combinations of a sweep, each with all its seeds")))
        ->check(CLI::Validator(CLI::PositiveNumber).description(""))
        ->type_name("N");
    command
        .add_option("--sample-seed", options_.sampleSeed,
                    say(EPOCHAL_TEXT("worker", "Which random sample: another number draws others (default: 1)")))
        ->type_name("N");
}

void CommandLine::runOptions(CLI::App& command) {
    command.add_option(
        "--runs", options_.runs,
        say(EPOCHAL_TEXT("worker", "Folder to create the run folder in (default: runs under the data folder)")));
    jsonFlag(command, EPOCHAL_TEXT("worker", "Print every event as a line of JSON"));
}

void CommandLine::jsonFlag(CLI::App& command, const char* help) {
    command.add_flag("--json", options_.json, say(help));
}

void CommandLine::checkpointOption(CLI::App& command) {
    command.add_option(
        "--checkpoint", options_.checkpoint,
        //: not to be translated: step-000000469
        say(EPOCHAL_TEXT("worker", "Name of the checkpoint, such as step-000000469 (default: the best)")));
}

void CommandLine::folder(CLI::App& command) {
    command.add_option("folder", options_.folder, say(EPOCHAL_TEXT("worker", "Run folder")))->required();
}

int CommandLine::complainOf(const CLI::ParseError& error) {
    if (dynamic_cast<const CLI::Success*>(&error) != nullptr) return app_.exit(error);
    const std::vector<std::string> rest = app_.remaining(true);
    std::string what = say(EPOCHAL_TEXT("worker", "An option has no value, or an invalid one"));
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !rest.empty())
        what = say(EPOCHAL_TEXT("worker", "Unknown argument: %1"), {rest.front()});
    else if (app_.get_subcommands().empty())
        what = say(EPOCHAL_TEXT("worker", "A command is required"));
    else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        what = app_.got_subcommand("export") ? say(EPOCHAL_TEXT("worker", "Use export runs or export prices"))
               : app_.got_subcommand("pack") ? say(EPOCHAL_TEXT("worker", "--output is required"))
               : app_.got_subcommand("weights")
                   ? say(EPOCHAL_TEXT("worker", "The run folder and --output are required"))
               : app_.got_subcommand("predict")
                   ? say(EPOCHAL_TEXT("worker", "The run folder, as --run, and at least one file are required"))
                   : say(EPOCHAL_TEXT("worker", "The run folder is required"));
    std::fprintf(stderr, "%s\n%s\n", what.c_str(),
                 say(EPOCHAL_TEXT("worker", "Run epochal-worker --help for the commands.")).c_str());
    return exitCode(ErrorKind::Spec);
}

int CommandLine::run(int argc, char** argv) {
    try {
        app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return complainOf(error);
    }
    const std::string& language = options_.language;
    if (!language.empty() && !isSpoken(language)) {
        std::fprintf(
            stderr, "%s\n",
            say(EPOCHAL_TEXT("worker", "Unknown language \"%1\". Use one of: %2."), {language, spokenCodes()}).c_str());
        return exitCode(ErrorKind::Spec);
    }
    for (const auto& [command, perform] : verbs_)
        if (command->parsed()) return perform(options_);
    return exitCode(ErrorKind::Spec);
}

}  // namespace epochal::worker
