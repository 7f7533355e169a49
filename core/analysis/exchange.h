#pragma once

namespace epochal {

/// An all-reduce that was timed.
struct Exchange {
    double bytes = 0, seconds = 0;
};

}  // namespace epochal
