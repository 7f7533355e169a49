#include "app/worker/specs.h"

#include <cstdio>

#include "app/worker/speech.h"
#include "core/base/files.h"
#include "core/launch/engine_library.h"
#include "core/spec/fields.h"
#include "core/spec/spec_json.h"

namespace epochal::worker {
namespace {

/// File and assignments, with everything that is wrong in `errors`.
RunSpec read(const Options& options, std::vector<Error>& errors) {
    RunSpec spec;
    if (!options.specFile.empty()) {
        const auto text = readFile(options.specFile, 1u << 20);
        if (!text) {
            errors.push_back(text.error());
        } else if (auto parsed = specFromText(*text, options.specFile, &errors)) {
            spec = std::move(*parsed);
        }
    }
    for (const std::string& assignment : options.assignments)
        if (Status set = setFromText(spec, assignment); !set) errors.push_back(set.error());
    if (errors.empty()) errors = epochal::validate(spec);
    return spec;
}

}  // namespace

int complain(const Error& error) {
    print(error);
    return exitCode(error.kind);
}

Result<RunSpec> specOf(const Options& options) {
    std::vector<Error> errors;
    RunSpec spec = read(options, errors);
    if (errors.empty()) return spec;
    for (std::size_t i = 1; i < errors.size(); ++i) print(errors[i]);
    return errors.front();
}

int validate(const Options& options) {
    std::vector<Error> errors;
    const RunSpec spec = read(options, errors);
    if (errors.empty() && options.here) {
        const auto engine = engineLibrary();
        if (!engine)
            errors.push_back(engine.error());
        else if (Status able = (*engine)->check(spec); !able)
            errors.push_back(able.error());
    }
    const std::vector<Error> advice = errors.empty() ? advise(spec) : std::vector<Error>{};
    if (options.json) {
        Json json = {{"valid", errors.empty()}, {"errors", Json::array()}, {"advice", Json::array()}};
        for (const Error& error : errors) json["errors"].push_back(toJson(error));
        for (const Error& error : advice) json["advice"].push_back(toJson(error));
        std::printf("%s\n", json.dump(2).c_str());
    } else {
        for (const Error& error : errors) print(say(EPOCHAL_TEXT("worker", "error: %1"), {speech().words(error)}));
        for (const Error& error : advice) print(say(EPOCHAL_TEXT("worker", "advice: %1"), {speech().words(error)}));
        if (errors.empty()) print(say(EPOCHAL_TEXT("worker", "valid")));
    }
    return errors.empty() ? 0 : exitCode(errors.front().kind);
}

int schema(const Options&) {
    std::printf("%s\n", specSchema().dump(2).c_str());
    return 0;
}

}  // namespace epochal::worker
