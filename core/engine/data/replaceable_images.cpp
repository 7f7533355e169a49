#include "core/engine/data/replaceable_images.h"

#include <algorithm>
#include <iterator>

#include "core/base/utf8.h"
#include "core/engine/data/data_set.h"

namespace epochal::engine {
namespace {

/// After this many neighbors that cannot be used either, the whole set is taken for unreadable.
constexpr std::int64_t kMostTried = 100;

}  // namespace

std::int64_t ReplaceableImages::substitute(std::int64_t index, std::int64_t tried) const {
    const auto [first, last] = ofClass(label(index));
    const std::int64_t count = last - first;
    if (tried < std::min(count, kMostTried)) return first + (index - first + tried) % count;
    const Refused all = refused();
    throw DataFailure{
        dataError({EPOCHAL_TEXT("core", "%1 consecutive images of one class cannot be used, such as %2: %3"),
                   {tried, shortened(name(all.example), 200), all.reason}},
                  path(index), {EPOCHAL_TEXT("core", "Check that the images are still there"), {}})};
}

void ReplaceableImages::refuse(std::int64_t index, const Message& reason) const {
    const Lock lock(mutex_);
    refused_.emplace(index, reason);
}

ReplaceableImages::Refused ReplaceableImages::refused() const {
    const Lock lock(mutex_);
    Refused all;
    all.count = std::ssize(refused_);
    if (refused_.empty()) return all;
    all.example = refused_.begin()->first;
    all.reason = refused_.begin()->second;
    return all;
}

std::vector<std::pair<std::int64_t, Message>> ReplaceableImages::firstRefused(std::size_t most) const {
    const Lock lock(mutex_);
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, refused_.size()));
    return {refused_.begin(), std::next(refused_.begin(), count)};
}

}  // namespace epochal::engine
