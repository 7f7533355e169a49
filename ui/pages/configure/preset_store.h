#pragma once

#include <QString>
#include <vector>

#include "core/base/files.h"
#include "core/spec/run_spec.h"

namespace epochal::ui {

/// Specs to start from: the shipped ones, then the user's, one JSON file each under presets/ in the home folder.
class PresetStore {
public:
    struct Entry {
        QString id, label;
        QString aim;  ///< the published result it aims for; empty if there is none
        RunSpec spec;
    };
    explicit PresetStore(Path folder) : folder_(std::move(folder)) {}

    /// Reads the user's files; those that cannot be read are left out and reported in `errors`. Blocks while reading
    /// small files.
    [[nodiscard]] std::vector<Entry> entries(std::vector<Error>* errors = nullptr) const;
    /// Saves a spec under a name, replacing one of the same name. Blocks.
    [[nodiscard]] Status save(const QString& name, const RunSpec& spec) const;

private:
    Path folder_;
};

}  // namespace epochal::ui
