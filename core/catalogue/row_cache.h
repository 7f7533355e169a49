#pragma once

#include <cstdint>
#include <vector>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/run_rows.h"

namespace epochal {

/// The rows of a catalogue in memory, and the order they were last asked for. SQL determines only which rows match a
/// search, and only rows written since the last query are read. Use from one thread.
class RowCache {
public:
    [[nodiscard]] Result<RunRows> list(const Catalogue& catalogue, const RunQuery& query);
    /// Whether nothing has been read yet, so that the next list takes longest.
    [[nodiscard]] bool empty() const { return rows_.empty(); }

private:
    [[nodiscard]] Status refresh(const Catalogue& catalogue);
    void order(RunColumn by, bool descending);

    std::vector<RunRows::Pointer> rows_;  ///< in the order of their numbers
    std::int64_t revision_ = 0;
    RunRows ordered_;  ///< all of them, if not empty
    RunColumn by_ = RunColumn::Number;
    bool descending_ = false;
};

}  // namespace epochal
