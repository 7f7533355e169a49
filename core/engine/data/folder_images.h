#pragma once

#include <cstdint>
#include <string>

#include "core/engine/data/replaceable_images.h"
#include "core/spec/image_folder.h"

namespace epochal::engine {

/// Image files. Their content decides how they are read, JPEG or PNG, not their name.
class FolderImages : public ReplaceableImages {
public:
    explicit FolderImages(FileList files) : files_(std::move(files)) {}

    [[nodiscard]] std::int64_t size() const override { return files_.size(); }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return files_.label(index); }
    [[nodiscard]] std::unique_ptr<ImageReader> reader() const override;
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> ofClass(std::int64_t label) const override {
        return files_.ofClass(label);
    }
    [[nodiscard]] std::string name(std::int64_t index) const override { return std::string(files_.name(index)); }
    [[nodiscard]] Path path(std::int64_t index) const override { return files_.path(index); }
    [[nodiscard]] const FileList& files() const { return files_; }

private:
    const FileList files_;
};

}  // namespace epochal::engine
