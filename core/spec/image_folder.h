#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// Image files below one folder, class by class. Millions of names are stored as one text.
class FileList {
public:
    explicit FileList(Path root = {}) : root_(std::move(root)) {}

    /// `name` is the path below the root, with its class's folder. Classes are added in order.
    void add(std::string_view name, std::int64_t label);
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(labels_.size()); }
    [[nodiscard]] std::string_view name(std::int64_t index) const;
    [[nodiscard]] Path path(std::int64_t index) const { return root_ / name(index); }
    [[nodiscard]] std::int64_t label(std::int64_t index) const { return labels_[static_cast<std::size_t>(index)]; }
    /// [first, last) of the images of a class.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> ofClass(std::int64_t label) const;
    /// How many images each of `classes` classes has.
    [[nodiscard]] std::vector<std::int64_t> counts(std::int64_t classes) const;
    /// At most `limit` images, or all if it is 0: the first of each class in turn, so that no class is left out before
    /// another is used up.
    [[nodiscard]] FileList limited(std::int64_t limit, std::int64_t classes) const;

    bool operator==(const FileList&) const = default;

private:
    Path root_;
    std::string names_;
    std::vector<std::uint64_t> ends_;  ///< of each name in names_
    std::vector<std::int32_t> labels_;
};

/// How many images of each class are used if at most `limit` are, or all if it is 0: no class is left out before
/// another is used up.
[[nodiscard]] std::vector<std::int64_t> sharedOut(std::vector<std::int64_t> counts, std::int64_t limit);

/// What a folder of images contains. Only names have been looked at.
struct ImageFolder {
    std::vector<std::string> classes;
    FileList training, validation;
    /// Files that are not named like images, such as Thumbs.db, as paths below data.path: the first hundred, and how
    /// many there are.
    std::vector<std::string> otherFiles;
    std::int64_t others = 0;
    bool isSplitByName = false;  ///< there is no folder for validation
};

/// Whether an image belongs to validation where a share of a folder is set aside for it. Depends on nothing but `name`,
/// its path below the folder: 64-bit FNV-1a, mixed by SplitMix64, as a fraction of 2^64. So files that are added later
/// do not move others.
[[nodiscard]] bool isSetAside(std::string_view name, double share);

/// Entries that listImageFolder looks at between two checks whether to continue.
inline constexpr std::int64_t kEntriesPerQuestion = 1024;

/// Lists the files named .jpg, .jpeg or .png, in any case, at any depth below the class folders of data.path (see
/// imageFolders in core/spec/data_folder.h). Hidden files and folders are ignored; links to files and to a class's
/// folder are followed, links to other folders are not, so there are no loops. Sorted by name within a class. `goOn` is
/// asked now and then; if it says no, the answer is an Interrupted error. ErrorKind::Data if a class has no training
/// images, validation has none at all or an unknown class, or there are more than ten million files. Blocks on the
/// disk: a million files take seconds.
[[nodiscard]] Result<ImageFolder> listImageFolder(const RunSpec::Data& data, const std::function<bool()>& goOn = {});

/// What the first bytes of a file say. `format` is "JPEG" or "PNG", whatever the file's name says.
struct ImageFacts {
    const char* format = "";
    std::int64_t width = 0, height = 0;
};
/// ErrorKind::Data with the reason for a file that is neither JPEG nor PNG, or whose header is damaged. Reads a few KB.
[[nodiscard]] Result<ImageFacts> inspectImage(const Path& path);

}  // namespace epochal
