#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/mutex.h"
#include "core/engine/data/images.h"

namespace epochal::engine {

/// Images of different extents, sorted by class, some of which may turn out to be unusable: each of those is replaced
/// by the next one of its class, the first after the last.
class ReplaceableImages : public Images {
public:
    [[nodiscard]] std::int64_t substitute(std::int64_t index, std::int64_t tried) const override;
    [[nodiscard]] bool areUniform() const override { return false; }
    /// [first, last) of the images with this label.
    [[nodiscard]] virtual std::pair<std::int64_t, std::int64_t> ofClass(std::int64_t label) const = 0;
    /// What an image is called in messages.
    [[nodiscard]] virtual std::string name(std::int64_t index) const = 0;
    /// The file in which it is.
    [[nodiscard]] virtual Path path(std::int64_t index) const = 0;

    /// Called by readers: an image cannot be used, with the reason.
    void refuse(std::int64_t index, const Message& reason) const;
    struct Refused {
        std::int64_t count = 0;
        std::int64_t example = 0;  ///< the first one in order
        Message reason;            ///< of the example
    };
    /// The images that could not be used so far.
    [[nodiscard]] Refused refused() const;
    /// The first of them in order, at most `most`, each with its reason.
    [[nodiscard]] std::vector<std::pair<std::int64_t, Message>> firstRefused(std::size_t most) const;

private:
    mutable Mutex mutex_;
    mutable std::map<std::int64_t, Message> refused_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
