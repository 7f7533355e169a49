#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/launch/launch_plan.h"

/// The commands of epochal-worker. Each prints to stdout, its errors to stderr, and returns the process's exit code.
namespace epochal::worker {

struct Options {
    std::string specFile, runs, folder, language, table, output, checkpoint;
    std::vector<std::string> assignments, sweeps, files;
    std::vector<std::int64_t> samples;        ///< of the validation set
    std::optional<std::int64_t> replicasNow;  ///< with which a run is resumed
    std::optional<std::int64_t> sample, sampleSeed;
    std::string replicas;  ///< of a scaling experiment, as --sweep has values
    bool weakOnly = false, strongOnly = false;
    std::int64_t seeds = 1;
    std::int64_t side = 256;
    std::int64_t ranks = 2;
    std::string kind = "auto";
    LaunchFlags launch;
    std::int64_t parent = 0;  ///< process that this one must not outlive; 0: none
    std::int64_t decode = 0;  ///< images whose decoding is measured; 0 = pictures are shown
    bool json = false, here = false, allEpochs = false, force = false;
};

int run(const Options& options);
/// A scaling experiment: the same training on more and more devices.
int scale(const Options& options);
int resume(const Options& options);
/// A run, or with a folder its continuation, as several processes.
int launch(const Options& options);
/// A rank other than 0 of what rank 0 trains.
int rank(const Options& options);
/// Beside rank 0: outlives it.
int guard(const Options& options);
int validate(const Options& options);
int estimate(const Options& options);
int schema(const Options& options);
int calibrate(const Options& options);
/// How fast the devices of this machine exchange what they sum.
int links(const Options& options);
int devices(const Options& options);
int show(const Options& options);
int weights(const Options& options);
int trace(const Options& options);
int pack(const Options& options);
int predict(const Options& options);
/// For the window: validation samples as JSON.
int pictures(const Options& options);
/// For the window: training images as they are trained on, or how fast they are decoded, as JSON.
int preview(const Options& options);
int exportTable(const Options& options);

}  // namespace epochal::worker
