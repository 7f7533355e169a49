#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/spec/fields.h"
#include "tests/core/support/estimate_rows.h"

// Runs trained by tests/bench/estimate_bench.py, as measured.
namespace epochal {

struct MeasuredRun {
    Entry entry;
    double seconds = 0;  ///< its active time
};

struct MeasuredRuns {
    std::vector<MeasuredRun> runs;  ///< in the order trained
    Machine machine;
};

inline Entry measuredEntry(const Json& row, std::int64_t number) {
    RunSpec spec;
    for (const auto& [field, value] : row.at("fields").items())
        if (!setFromText(spec, field + "=" + value.get<std::string>())) spec.name = "cannot be read: " + field;
    Entry entry = ownRun(spec, numberAt(row, "images_per_second"), 0, 0, number);
    entry.precision = spec.devices.precision;
    const ImageCounts counts = imageCounts(spec).value();
    const std::int64_t batch = spec.optimizer.globalBatch;
    std::vector<QualityPoint> points;
    for (const Json& evaluation : row.at("evaluations")) {
        QualityPoint point;
        point.at.epoch = evaluation.at(0);
        point.at.images = point.at.epoch * static_cast<double>(counts.training / batch * batch);
        point.at.training = evaluation.at(1);
        point.at.active = evaluation.at(2);
        points.push_back(point);
    }
    entry.curve = points;
    return entry;
}

inline MeasuredRuns measuredRuns() {
    const char* source = std::getenv("EPOCHAL_SOURCE");
    std::ifstream file(std::string(source ? source : ".") + "/tests/core/data/estimate_runs.json");
    std::stringstream text;
    text << file.rdbuf();
    MeasuredRuns all;
    all.machine = machine();
    const auto json = parseJson(text.str(), "estimate_runs.json");
    if (!json) return all;
    all.machine.threads = all.machine.cores = integerAt(*json, "cores");
    all.machine.avx512bf16 = true;
    for (const Json& row : json->at("runs"))
        all.runs.push_back(
            {measuredEntry(row, static_cast<std::int64_t>(all.runs.size()) + 1), numberAt(row, "active")});
    return all;
}

}  // namespace epochal
