#pragma once

#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal {

/// The folder that a run's images are read from: the given one, else where the data set's package installs them. Empty
/// for synthetic images and tables, and for data sets without a package if none is given.
[[nodiscard]] Path dataFolder(const RunSpec::Data& data);

/// Whether both read the same files, and of a table the same columns.
[[nodiscard]] bool readTheSame(const RunSpec::Data& a, const RunSpec::Data& b);

/// Whether that folder exists, can be listed and is not empty, and for a folder of images whether it has two classes;
/// the rest of its contents is for the engine to check. Blocks on the disk.
[[nodiscard]] Status checkDataFolder(const RunSpec::Data& data);

/// What is wrong with the files that a run reads: checkDataFolder, whether a table's file exists, and whether the file
/// of weights that it starts from exists, if it starts from one; what is in that is for the engine to check. Blocks on
/// the disk.
[[nodiscard]] std::vector<Error> checkFiles(const RunSpec& spec);

/// Where the classes of a folder of images are: in `train` and `validation`, or all in `train`, to be split.
struct ImageFolders {
    Path train, validation;
};

/// FOLDER/train and FOLDER/validation, val, valid or test, whichever comes first; without a train folder FOLDER itself.
[[nodiscard]] ImageFolders imageFolders(const Path& folder);

/// The names of the folders in `folder`, one per class, sorted by bytes as torchvision's ImageFolder sorts them. Hidden
/// ones are left out, links to folders are followed. Blocks.
[[nodiscard]] Result<std::vector<std::string>> classFolders(const Path& folder);

/// The same; an error if there are fewer than two.
[[nodiscard]] Result<std::vector<std::string>> imageClasses(const Path& folder);

}  // namespace epochal
