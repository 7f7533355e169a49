#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "core/base/mutex.h"
#include "core/engine/data/images.h"
#include "core/events/event.h"
#include "core/spec/image_folder.h"

namespace epochal::engine {

/// Image files. Their content decides how they are read, JPEG or PNG, not their name.
class FolderImages : public Images {
public:
    explicit FolderImages(FileList files) : files_(std::move(files)) {}

    [[nodiscard]] std::int64_t size() const override { return files_.size(); }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return files_.label(index); }
    [[nodiscard]] std::unique_ptr<ImageReader> reader() const override;
    /// The next one of the class, the first after the last.
    [[nodiscard]] std::int64_t substitute(std::int64_t index, std::int64_t tried) const override;
    [[nodiscard]] bool areUniform() const override { return false; }
    [[nodiscard]] const FileList& files() const { return files_; }

    /// Called by readers: a file cannot be used, with the reason.
    void refuse(std::int64_t index, const std::string& reason) const;
    struct Refused {
        std::int64_t count = 0;
        std::int64_t example = 0;  ///< the first one by name
        std::string reason;        ///< of the example
    };
    /// The files that could not be used so far.
    [[nodiscard]] Refused refused() const;

private:
    const FileList files_;
    mutable Mutex mutex_;
    mutable std::unordered_map<std::int64_t, std::string> refused_ EPOCHAL_GUARDED_BY(mutex_);
};

}  // namespace epochal::engine
