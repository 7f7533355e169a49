#include "core/base/errand.h"

#include <system_error>
#include <utility>

namespace epochal {

void Errand::run(std::function<void()> work) {
    wait();
    busy_ = true;
    const auto perform = [this, work = std::move(work)] {
        work();
        busy_ = false;
    };
    try {
        thread_ = std::jthread(perform);
    } catch (const std::system_error&) {
        perform();
    }
}

void Errand::wait() {
    if (thread_.joinable()) thread_.join();
}

}  // namespace epochal
