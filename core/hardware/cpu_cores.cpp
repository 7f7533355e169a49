#include "core/hardware/cpu_cores.h"

#include <sched.h>

#include <cstddef>
#include <memory>

namespace epochal {
namespace {

constexpr int kMostCores = 8192;

struct Freed {
    void operator()(cpu_set_t* set) const { CPU_FREE(set); }
};
using Set = std::unique_ptr<cpu_set_t, Freed>;

const std::size_t kBytes = CPU_ALLOC_SIZE(kMostCores);

Set emptySet() {
    Set set(CPU_ALLOC(kMostCores));
    CPU_ZERO_S(kBytes, set.get());
    return set;
}

}  // namespace

std::vector<std::int64_t> allowedCores() {
    std::vector<std::int64_t> numbers;
    const Set set = emptySet();
    if (::sched_getaffinity(0, kBytes, set.get()) != 0) return numbers;
    for (int core = 0; core < kMostCores; ++core)
        if (CPU_ISSET_S(static_cast<std::size_t>(core), kBytes, set.get())) numbers.push_back(core);
    return numbers;
}

bool useCores(const std::vector<std::int64_t>& numbers) {
    const Set set = emptySet();
    for (const std::int64_t core : numbers)
        if (core >= 0 && core < kMostCores) CPU_SET_S(static_cast<std::size_t>(core), kBytes, set.get());
    return ::sched_setaffinity(0, kBytes, set.get()) == 0;
}

}  // namespace epochal
