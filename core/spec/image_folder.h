#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// One image of a folder, and the number of its class.
struct ListedImage {
    std::string path;  ///< below the folder, with '/'
    std::int32_t label = 0;
    bool operator==(const ListedImage&) const = default;
};

/// What a folder of images contains: either FOLDER/train/CLASS/... and FOLDER/val, validation or test/CLASS/..., or
/// FOLDER/CLASS/..., split by file name. Classes and images are sorted by name, byte by byte, as in torchvision's
/// ImageFolder. Only names have been looked at.
struct ImageFolder {
    std::vector<std::string> classes;
    std::vector<ListedImage> training, validation;
    /// Files that are not named like images, such as Thumbs.db: the first hundred, and how many there are.
    std::vector<std::string> otherFiles;
    std::int64_t others = 0;
    bool isSplitByName = false;  ///< there is no validation folder
};

/// Files named .jpg, .jpeg or .png in any case, at any depth below their class's folder. Hidden files are ignored,
/// links to files and to a class's folder are followed, links to other folders are not. `goOn` is asked now and then;
/// if it says no, the answer is an Interrupted error. A folder without two classes, a class without training images and
/// a class that only validation has are ErrorKind::Data with the path "/data/path". Blocks on the disk: a million files
/// take seconds.
[[nodiscard]] Result<ImageFolder> listImageFolder(const RunSpec::Data& data, const std::function<bool()>& goOn = {});

/// Whether an image is set aside for validation where there is no folder for that: a function of its path and of the
/// share alone, so it does not change when other files come or go.
[[nodiscard]] bool isForValidation(const std::string& path, double share);

/// What the first bytes of a file say. `format` is "JPEG" or "PNG", whatever the file's name says.
struct ImageFacts {
    const char* format = "";
    std::int64_t width = 0, height = 0;
};
/// ErrorKind::Data with the reason for a file that is neither JPEG nor PNG, or whose header is damaged. Reads a few KB.
[[nodiscard]] Result<ImageFacts> inspectImage(const Path& path);

}  // namespace epochal
