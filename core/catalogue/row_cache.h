#pragma once

#include <cstdint>
#include <unordered_map>

#include "core/catalogue/catalogue.h"
#include "core/catalogue/run_rows.h"

namespace epochal {

/// The rows of a catalogue in memory: SQL determines which rows match and their order, and only rows written since the
/// last query are read. Use from one thread.
class RowCache {
public:
    [[nodiscard]] Result<RunRows> list(const Catalogue& catalogue, const RunQuery& query);

private:
    [[nodiscard]] Status refresh(const Catalogue& catalogue);

    std::unordered_map<std::int64_t, RunRows::Pointer> rows_;  ///< by number
    std::int64_t revision_ = 0;
};

}  // namespace epochal
