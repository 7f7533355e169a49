#include "core/base/shared_text.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <new>

namespace epochal {

SharedText::Head* SharedText::headOf(std::string_view text) {
    if (text.empty()) return nullptr;
    // Far above any text of a row.
    const std::size_t size = std::min<std::size_t>(text.size(), std::numeric_limits<std::uint32_t>::max());
    void* block = ::operator new(sizeof(Head) + size);
    auto* head = new (block) Head{1u, static_cast<std::uint32_t>(size)};
    std::memcpy(reinterpret_cast<char*>(head + 1), text.data(), size);
    return head;
}

void SharedText::release() {
    if (!head_ || head_->uses.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    std::destroy_at(head_);
    ::operator delete(head_);
}

SharedText TextPool::text(std::string_view wanted) {
    if (wanted.empty()) return {};
    if (const auto known = texts_.find(wanted); known != texts_.end()) return *known;
    return *texts_.insert(SharedText(wanted)).first;
}

const std::vector<std::string>& SharedWords::all() const {
    static const std::vector<std::string> none;
    return words_ ? *words_ : none;
}

}  // namespace epochal
