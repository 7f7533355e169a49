#pragma once

#include <QStringList>
#include <memory>
#include <vector>

#include "core/base/files.h"
#include "tests/ui/support/sample_run.h"

namespace epochal::test {

/// A home folder with a dozen runs of every kind, the newest from today: running, queued, finished, interrupted,
/// failed, rented, without a price.
class SampleHome {
public:
    static constexpr const char* kRunning = "running";
    static constexpr const char* kTrained = "trained";
    static constexpr const char* kInterrupted = "interrupted";
    static constexpr const char* kFailed = "failed";

    /// Fills `home`/runs. The lock of the running run is held until this object is destroyed.
    [[nodiscard]] Status fill(const Path& home);
    /// Puts the queued run into the home's queue, which is paused: it waits, and never starts.
    [[nodiscard]] static Status queue(const Path& home);
    /// Run id of one of the names above.
    [[nodiscard]] static QString id(const char* name);
    [[nodiscard]] int runs() const { return runs_; }

private:
    std::unique_ptr<FileLock> lock_;
    int runs_ = 0;
};

}  // namespace epochal::test
