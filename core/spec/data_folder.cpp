#include "core/spec/data_folder.h"

#include <algorithm>

#include "core/spec/networks.h"

namespace epochal {
namespace {

Error unreadable(const Path& folder, const std::string& where) {
    return {ErrorKind::Data,
            {EPOCHAL_TEXT("core", "Cannot read the folder %1"), {folder.string()}},
            where,
            {EPOCHAL_TEXT("core", "Check its permissions"), {}}};
}

}  // namespace

Path dataFolder(const RunSpec::Data& data) {
    if (data.source == "synthetic" || data.source == "table") return {};
    if (data.path.empty() && data.source == "fashion-mnist") return "/usr/share/datasets/fashion-mnist";
    return data.path;
}

bool readTheSame(const RunSpec::Data& a, const RunSpec::Data& b) {
    if (a.source != b.source) return false;
    if (a.source == "packed") return a.file == b.file;
    if (a.source != "table") return a.path == b.path;
    return a.file == b.file && a.column == b.column && a.predicts == b.predicts && a.ignored == b.ignored;
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
    if (trouble) return unreadable(folder, "/data/path");
    if (listed == std::filesystem::directory_iterator())
        return wrong({EPOCHAL_TEXT("core", "The folder %1 is empty"), {folder.string()}},
                     {EPOCHAL_TEXT("core", "Choose the folder that contains the data set's files"), {}});
    if (data.source == "image-folder")
        if (const auto classes = imageClasses(imageFolders(folder).train); !classes)
            return wrong(classes.error().what, classes.error().remedy);
    return {};
}

std::vector<Error> checkFiles(const RunSpec& spec) {
    std::vector<Error> wrong;
    if (const Status usable = checkDataFolder(spec.data); !usable) wrong.push_back(usable.error());
    const auto exists = [&](const std::string& file, const char* field, const char* remedy) {
        std::error_code trouble;
        if (!file.empty() && !std::filesystem::is_regular_file(file, trouble))
            wrong.push_back(
                {ErrorKind::Data, {EPOCHAL_TEXT("core", "The file %1 does not exist"), {file}}, field, {remedy, {}}});
    };
    if (spec.data.source == "table") exists(spec.data.file, "/data/file", EPOCHAL_TEXT("core", "Choose a CSV file"));
    if (usesScript(spec))
        exists(spec.model.script, "/model/script", EPOCHAL_TEXT("core", "Choose the file of a TorchScript network"));
    exists(spec.model.weights, "/model/weights", EPOCHAL_TEXT("core", "Choose a file with the network's weights"));
    return wrong;
}

ImageFolders imageFolders(const Path& folder) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder / "train", ignored)) return {folder, {}};
    for (const char* name : {"validation", "val", "valid", "test"})
        if (std::filesystem::is_directory(folder / name, ignored)) return {folder / "train", folder / name};
    return {folder / "train", {}};
}

Result<std::vector<std::string>> classFolders(const Path& folder) {
    std::vector<std::string> names;
    std::error_code trouble, ignored;
    for (std::filesystem::directory_iterator entry(folder, trouble), end; !trouble && entry != end;
         entry.increment(trouble)) {
        std::string name = entry->path().filename().string();
        if (name.front() != '.' && entry->is_directory(ignored)) names.push_back(std::move(name));
    }
    if (trouble) return unreadable(folder, folder.string());
    std::ranges::sort(names);
    return names;
}

Result<std::vector<std::string>> imageClasses(const Path& folder) {
    auto names = classFolders(folder);
    if (!names || names->size() >= 2) return names;
    return Error{ErrorKind::Data,
                 names->empty()
                     ? Message{EPOCHAL_TEXT("core", "The folder %1 has no subfolders; each class of images needs one"),
                               {folder.string()}}
                     : Message{EPOCHAL_TEXT("core", "The folder %1 has a single class, \"%2\""),
                               {folder.string(), names->front()}},
                 folder.string(),
                 {EPOCHAL_TEXT("core", "Choose a folder with one subfolder of images for each class"), {}}};
}

}  // namespace epochal
