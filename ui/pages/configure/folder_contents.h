#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/spec/image_folder.h"

namespace epochal::ui {

/// A file of a folder of images that cannot be used, and why.
struct FaultyFile {
    std::string path;  ///< below the folder
    Error why;
    bool operator==(const FaultyFile& other) const {
        return path == other.path && why.what.text == other.why.what.text;
    }
};

/// A folder of images, counted by class.
struct FolderContents {
    struct Count {
        std::int64_t training = 0, validation = 0;
        bool operator==(const Count&) const = default;
        [[nodiscard]] std::int64_t all() const { return training + validation; }
    };
    Path root;
    ImageFolder files;
    std::vector<Count> counts;        ///< by label
    std::vector<std::size_t> firsts;  ///< each class's first image in files.training; the rest follow it

    [[nodiscard]] std::int64_t images() const { return files.training.size() + files.validation.size(); }
};

[[nodiscard]] FolderContents contentsOf(Path root, ImageFolder files);

/// `count` training images of an order in which each class has its turn before any has a second one, and neighbors are
/// far apart in the alphabet: those from the `from`-th on, as indices into files.training, sorted. Fewer at the end.
[[nodiscard]] std::vector<std::size_t> spreadImages(const FolderContents& contents, std::size_t from,
                                                    std::size_t count);

/// What the headers of some files say.
struct HeaderCheck {
    std::int64_t checked = 0;  ///< of all images, evenly spread
    std::vector<FaultyFile> faulty;
};
/// Reads the headers of at most `most` images. `goOn` is asked before each; after a no, the rest is left out. Blocks on
/// the disk.
[[nodiscard]] HeaderCheck checkHeaders(const FolderContents& contents, std::int64_t most,
                                       const std::function<bool()>& goOn);

}  // namespace epochal::ui
