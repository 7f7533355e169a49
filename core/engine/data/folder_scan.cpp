#include "core/engine/data/folder_scan.h"

#include <algorithm>
#include <cctype>

#include "core/base/random.h"
#include "core/base/utf8.h"
#include "core/engine/data/data_set.h"
#include "core/spec/data_folder.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kMostFiles = 10'000'000;
constexpr int kDeepest = 16;  ///< folders below a class's folder

Message oneFolderEach() {
    return {EPOCHAL_TEXT("core", "Choose a folder with one subfolder of images for each class"), {}};
}

bool isNamedAsImage(const Path& path) {
    std::string extension = path.extension().string();
    std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
    return extension == ".jpg" || extension == ".jpeg" || extension == ".png";
}

/// Appends the names of the images below root / folder, as paths below the root.
Status listImages(const Path& root, const std::string& folder, std::vector<std::string>& names) {
    std::error_code trouble, ignored;
    const auto skip = std::filesystem::directory_options::none;
    std::filesystem::recursive_directory_iterator entry(root / folder, skip, trouble), end;
    for (; !trouble && entry != end; entry.increment(trouble)) {
        const Path& path = entry->path();
        if (path.filename().string().front() == '.') {
            entry.disable_recursion_pending();
            continue;
        }
        if (entry->is_directory(ignored)) {
            if (entry.depth() < kDeepest) continue;
            return dataError({EPOCHAL_TEXT("core", "Folders are nested too deeply"), {}}, path, oneFolderEach());
        }
        if (!isNamedAsImage(path) || !entry->is_regular_file(ignored)) continue;
        if (names.size() == kMostFiles)
            return dataError(
                {EPOCHAL_TEXT("core", "The folder has more than %1 images"), {static_cast<std::int64_t>(kMostFiles)}},
                root, {EPOCHAL_TEXT("core", "Choose a folder with fewer images"), {}});
        names.push_back(path.lexically_relative(root).string());
    }
    if (trouble)
        return dataError({EPOCHAL_TEXT("core", "Cannot read the folder %1"), {(root / folder).string()}}, root,
                         {EPOCHAL_TEXT("core", "Check its permissions"), {}});
    return {};
}

/// The images of all classes, those of one class sorted by name.
Result<FileList> listClasses(const Path& root, const std::vector<std::string>& classes) {
    FileList list(root);
    std::vector<std::string> names;
    std::error_code ignored;
    for (std::size_t label = 0; label < classes.size(); ++label) {
        names.clear();
        if (!std::filesystem::is_directory(root / classes[label], ignored)) continue;
        if (Status listed = listImages(root, classes[label], names); !listed) return listed.error();
        std::ranges::sort(names);
        for (const std::string& name : names) list.add(name, static_cast<std::int64_t>(label));
    }
    return list;
}

}  // namespace

void FileList::add(std::string_view name, std::int64_t label) {
    names_ += name;
    ends_.push_back(names_.size());
    labels_.push_back(static_cast<std::int32_t>(label));
}

std::string_view FileList::name(std::int64_t index) const {
    const auto at = static_cast<std::size_t>(index);
    const std::uint64_t begin = at == 0 ? 0 : ends_[at - 1];
    return std::string_view(names_).substr(begin, ends_[at] - begin);
}

std::pair<std::int64_t, std::int64_t> FileList::ofClass(std::int64_t label) const {
    const auto [first, last] = std::ranges::equal_range(labels_, static_cast<std::int32_t>(label));
    return {first - labels_.begin(), last - labels_.begin()};
}

std::vector<std::int64_t> FileList::counts(std::int64_t classes) const {
    std::vector<std::int64_t> counts(static_cast<std::size_t>(classes), 0);
    for (const std::int32_t label : labels_) ++counts[static_cast<std::size_t>(label)];
    return counts;
}

FileList FileList::limited(std::int64_t limit, std::int64_t classes) const {
    if (limit >= size()) return *this;
    const std::vector<std::int64_t> all = counts(classes);
    // The largest number that every class may have, and how many classes may have one more.
    std::int64_t each = 0, left = limit;
    for (;;) {
        const auto open = std::ranges::count_if(all, [&](std::int64_t n) { return n > each; });
        if (open == 0 || open > left) break;
        left -= open;
        ++each;
    }
    FileList list(root_);
    std::int64_t index = 0;
    for (std::size_t c = 0; c < all.size(); ++c) {
        std::int64_t taken = std::min(all[c], each);
        if (all[c] > each && left > 0) {
            ++taken;
            --left;
        }
        for (std::int64_t i = 0; i < taken; ++i) list.add(name(index + i), static_cast<std::int64_t>(c));
        index += all[c];
    }
    return list;
}

bool isSetAside(std::string_view name, double share) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char byte : name) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211u;
    return static_cast<double>(CounterRandom(hash, 0, 0).next() >> 11) * 0x1p-53 < share;
}

Result<ScannedFolder> scanFolder(const RunSpec::Data& data) {
    const ImageFolders folders = imageFolders(data.path);
    auto classes = imageClasses(folders.train);
    if (!classes) return classes.error();
    auto listed = listClasses(folders.train, *classes);
    if (!listed) return listed.error();
    ScannedFolder scanned{*classes, std::move(*listed), FileList(folders.validation)};
    const auto known = static_cast<std::int64_t>(classes->size());
    // By class first: the message about a class without images must not depend on the split.
    const auto refuseEmpty = [&](const Message& remedy) -> Status {
        const auto counts = scanned.train.counts(known);
        const auto empty = std::ranges::find(counts, 0);
        if (empty == counts.end()) return {};
        return dataError({EPOCHAL_TEXT("core", "The class \"%1\" has no training images"),
                          {shortened((*classes)[static_cast<std::size_t>(empty - counts.begin())], 200)}},
                         folders.train, remedy);
    };
    if (Status full =
            refuseEmpty({EPOCHAL_TEXT("core", "Put .jpg or .png files into its folder, or remove the folder"), {}});
        !full)
        return full.error();
    if (folders.validation.empty()) {
        FileList train(folders.train), validation(folders.train);
        for (std::int64_t i = 0; i < scanned.train.size(); ++i) {
            const std::string_view name = scanned.train.name(i);
            (isSetAside(name, data.validationShare) ? validation : train).add(name, scanned.train.label(i));
        }
        scanned.train = std::move(train);
        scanned.validation = std::move(validation);
        if (Status full =
                refuseEmpty({EPOCHAL_TEXT("core", "Set aside a smaller share for validation, or add images"), {}});
            !full)
            return full.error();
    } else {
        const auto others = classFolders(folders.validation);
        if (!others) return others.error();
        for (const std::string& name : *others)
            if (!std::ranges::binary_search(*classes, name))
                return dataError({EPOCHAL_TEXT("core", "The validation class \"%1\" has no folder for training"),
                                  {shortened(name, 200)}},
                                 folders.validation,
                                 {EPOCHAL_TEXT("core", "Use the same class folders for training and validation"), {}});
        auto validation = listClasses(folders.validation, *classes);
        if (!validation) return validation.error();
        scanned.validation = std::move(*validation);
    }
    if (scanned.validation.size() == 0)
        return dataError({EPOCHAL_TEXT("core", "There are no validation images"), {}},
                         folders.validation.empty() ? folders.train : folders.validation,
                         {EPOCHAL_TEXT("core", "Set aside a larger share for validation, or add images"), {}});
    return scanned;
}

}  // namespace epochal::engine
