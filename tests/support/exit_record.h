#pragma once

#include "core/events/run_directory.h"

namespace epochal::test {

/// Ends an attempt of a run as the process that ran it does.
[[nodiscard]] inline Status writeExit(const RunDirectory& run, const ExitRecord& record) {
    auto file = run.prepareExit(record);
    return file ? file->commit() : Status(file.error());
}

}  // namespace epochal::test
