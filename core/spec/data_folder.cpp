#include "core/spec/data_folder.h"

namespace epochal {

Path dataFolder(const RunSpec::Data& data) {
    if (data.source == "synthetic") return {};
    if (data.path.empty() && data.source == "fashion-mnist") return "/usr/share/datasets/fashion-mnist";
    return data.path;
}

Status checkDataFolder(const RunSpec::Data& data) {
    const Path folder = dataFolder(data);
    if (folder.empty()) return {};
    const auto wrong = [&](Message what, Message remedy) {
        return Error{ErrorKind::Data, std::move(what), "/data/path", std::move(remedy)};
    };
    const bool package = data.path.empty();
    std::error_code trouble;
    if (!std::filesystem::is_directory(folder, trouble))
        return wrong(
            {EPOCHAL_TEXT("core", "The folder %1 does not exist"), {folder.string()}},
            package ? Message{EPOCHAL_TEXT(
                                  "core",
                                  "Install the dataset-fashion-mnist package, or specify the folder with the files"),
                              {}}
                    : Message{EPOCHAL_TEXT("core", "Choose the folder that contains the data set's files"), {}});
    const std::filesystem::directory_iterator listed(folder, trouble);
    if (trouble)
        return wrong({EPOCHAL_TEXT("core", "Cannot read the folder %1"), {folder.string()}},
                     {EPOCHAL_TEXT("core", "Check its permissions"), {}});
    if (listed == std::filesystem::directory_iterator())
        return wrong({EPOCHAL_TEXT("core", "The folder %1 is empty"), {folder.string()}},
                     {EPOCHAL_TEXT("core", "Choose the folder that contains the data set's files"), {}});
    return {};
}

}  // namespace epochal
