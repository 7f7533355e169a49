#include "core/spec/image_folder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <set>

#include "core/base/ascii.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/base/utf8.h"
#include "core/spec/data_folder.h"

namespace epochal {
namespace {

constexpr std::size_t kMostFiles = 10'000'000;
constexpr int kDeepest = 16;  ///< folders below a class's folder
constexpr std::size_t kMostOthersNamed = 100;

Error folderError(Message what, const Path& where, Message remedy) {
    return {ErrorKind::Data, std::move(what), where.string(), std::move(remedy)};
}

Message oneFolderEach() {
    return {EPOCHAL_TEXT("core", "Choose a folder with one subfolder of images for each class"), {}};
}

bool isNamedAsImage(const Path& path) {
    const std::string extension = lowered(path.extension().string());
    return extension == ".jpg" || extension == ".jpeg" || extension == ".png";
}

/// What the folders of one listing share.
struct Listing {
    const Path& folder;  ///< data.path
    ImageFolder& out;
    const std::function<bool()>& goOn;
    std::int64_t seen = 0;

    void other(const Path& path) {
        if (out.otherFiles.size() < kMostOthersNamed)
            out.otherFiles.push_back(path.lexically_relative(folder).generic_string());
        ++out.others;
    }
};

/// Appends the names of the images below root / folder, as paths below the root.
Status listImages(const Path& root, const std::string& folder, Listing& listing, std::vector<std::string>& names) {
    std::error_code trouble, ignored;
    const auto skip = std::filesystem::directory_options::none;
    std::filesystem::recursive_directory_iterator entry(root / folder, skip, trouble), end;
    for (; !trouble && entry != end; entry.increment(trouble)) {
        if (++listing.seen % kEntriesPerQuestion == 0 && listing.goOn && !listing.goOn())
            return Error{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "Stopped on request"), {}}, root.string(), {}};
        const Path& path = entry->path();
        if (path.filename().string().front() == '.') {
            entry.disable_recursion_pending();
            continue;
        }
        if (entry->is_directory(ignored)) {
            if (entry.depth() < kDeepest) continue;
            return folderError({EPOCHAL_TEXT("core", "Folders are nested too deeply"), {}}, path, oneFolderEach());
        }
        if (!isNamedAsImage(path) || !entry->is_regular_file(ignored)) {
            listing.other(path);
            continue;
        }
        if (names.size() == kMostFiles)
            return folderError(
                {EPOCHAL_TEXT("core", "The folder has more than %1 images"), {static_cast<std::int64_t>(kMostFiles)}},
                root, {EPOCHAL_TEXT("core", "Choose a folder with fewer images"), {}});
        names.push_back(path.lexically_relative(root).string());
    }
    if (trouble)
        return folderError({EPOCHAL_TEXT("core", "Cannot read the folder %1"), {(root / folder).string()}}, root,
                           {EPOCHAL_TEXT("core", "Check its permissions"), {}});
    return {};
}

/// Notes the files beside the folders of the classes.
void listStrays(const Path& folder, Listing& listing) {
    std::error_code trouble, ignored;
    for (std::filesystem::directory_iterator entry(folder, trouble), end; !trouble && entry != end;
         entry.increment(trouble))
        if (entry->path().filename().string().front() != '.' && !entry->is_directory(ignored))
            listing.other(entry->path());
}

/// The images of all classes, those of one class sorted by name.
Result<FileList> listClasses(const Path& root, const std::vector<std::string>& classes, Listing& listing) {
    FileList list(root);
    std::vector<std::string> names;
    std::error_code ignored;
    for (std::size_t label = 0; label < classes.size(); ++label) {
        names.clear();
        if (!std::filesystem::is_directory(root / classes[label], ignored)) continue;
        if (Status listed = listImages(root, classes[label], listing, names); !listed) return listed.error();
        std::ranges::sort(names);
        for (const std::string& name : names) list.add(name, static_cast<std::int64_t>(label));
    }
    return list;
}

std::uint32_t bigEndian(const unsigned char* bytes, int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i) value = value << 8 | bytes[i];
    return value;
}

/// Reads the segments of a JPEG file up to the one with the size.
std::optional<ImageFacts> jpegFacts(std::ifstream& file) {
    file.seekg(2);
    std::array<unsigned char, 9> bytes{};
    const auto read = [&](int count) {
        file.read(reinterpret_cast<char*>(bytes.data()), count);
        return file.gcount() == count;
    };
    for (int segments = 0; segments < 1000 && read(2); ++segments) {
        if (bytes[0] != 0xff) return std::nullopt;
        while (bytes[1] == 0xff) {  // fill bytes before a marker
            if (!file.read(reinterpret_cast<char*>(&bytes[1]), 1)) return std::nullopt;
        }
        const int marker = bytes[1];
        if (marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;  // without a length
        if (marker == 0xd9 || marker == 0xda || !read(2)) return std::nullopt;
        const std::uint32_t length = bigEndian(bytes.data(), 2);
        if (length < 2) return std::nullopt;
        const bool isFrame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (!isFrame) {
            file.seekg(length - 2, std::ios::cur);
            continue;
        }
        if (length < 8 || !read(6)) return std::nullopt;
        return ImageFacts{"JPEG", bigEndian(bytes.data() + 3, 2), bigEndian(bytes.data() + 1, 2)};
    }
    return std::nullopt;
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

std::vector<std::int64_t> sharedOut(std::vector<std::int64_t> counts, std::int64_t limit) {
    if (limit <= 0) return counts;
    // The largest number that every class may have, and how many classes may have one more.
    std::int64_t each = 0, left = limit;
    for (;;) {
        const auto open = std::ranges::count_if(counts, [&](std::int64_t n) { return n > each; });
        if (open == 0 || open > left) break;
        left -= open;
        ++each;
    }
    for (std::int64_t& count : counts) {
        const bool more = count > each && left > 0;
        count = std::min(count, each) + (more ? 1 : 0);
        left -= more ? 1 : 0;
    }
    return counts;
}

FileList FileList::limited(std::int64_t limit, std::int64_t classes) const {
    if (limit <= 0 || limit >= size()) return *this;
    const std::vector<std::int64_t> all = counts(classes), taken = sharedOut(all, limit);
    FileList list(root_);
    std::int64_t index = 0;
    for (std::size_t c = 0; c < all.size(); ++c) {
        for (std::int64_t i = 0; i < taken[c]; ++i) list.add(name(index + i), static_cast<std::int64_t>(c));
        index += all[c];
    }
    return list;
}

bool isSetAside(std::string_view name, double share) {
    return static_cast<double>(CounterRandom(hash64(name), 0, 0).next() >> 11) * 0x1p-53 < share;
}

Result<ImageFolder> listImageFolder(const RunSpec::Data& data, const std::function<bool()>& goOn) {
    const ImageFolders folders = imageFolders(data.path);
    auto classes = imageClasses(folders.train);
    if (!classes) return classes.error();
    ImageFolder out;
    const Path folder = data.path;
    Listing listing{folder, out, goOn};
    auto listed = listClasses(folders.train, *classes, listing);
    if (!listed) return listed.error();
    out.classes = *classes;
    out.training = std::move(*listed);
    out.isSplitByName = folders.validation.empty();
    const auto known = static_cast<std::int64_t>(classes->size());
    // By class first: the message about a class without images must not depend on the split.
    const auto refuseEmpty = [&](const Message& remedy) -> Status {
        const auto counts = out.training.counts(known);
        const auto empty = std::ranges::find(counts, 0);
        if (empty == counts.end()) return {};
        return folderError({EPOCHAL_TEXT("core", "The class \"%1\" has no training images"),
                            {shortened((*classes)[static_cast<std::size_t>(empty - counts.begin())], 200)}},
                           folders.train, remedy);
    };
    if (Status full =
            refuseEmpty({EPOCHAL_TEXT("core", "Put .jpg or .png files into its folder, or remove the folder"), {}});
        !full)
        return full.error();
    if (out.isSplitByName) {
        FileList train(folders.train), validation(folders.train);
        for (std::int64_t i = 0; i < out.training.size(); ++i) {
            const std::string_view name = out.training.name(i);
            (isSetAside(name, data.validationShare) ? validation : train).add(name, out.training.label(i));
        }
        out.training = std::move(train);
        out.validation = std::move(validation);
        if (Status full =
                refuseEmpty({EPOCHAL_TEXT("core", "Set aside a smaller share for validation, or add images"), {}});
            !full)
            return full.error();
    } else {
        const auto others = classFolders(folders.validation);
        if (!others) return others.error();
        for (const std::string& name : *others)
            if (!std::ranges::binary_search(*classes, name))
                return folderError(
                    {EPOCHAL_TEXT("core", "The validation class \"%1\" has no folder for training"),
                     {shortened(name, 200)}},
                    folders.validation,
                    {EPOCHAL_TEXT("core", "Use the same class folders for training and validation"), {}});
        auto validation = listClasses(folders.validation, *classes, listing);
        if (!validation) return validation.error();
        out.validation = std::move(*validation);
    }
    if (out.validation.size() == 0)
        return folderError({EPOCHAL_TEXT("core", "There are no validation images"), {}},
                           folders.validation.empty() ? folders.train : folders.validation,
                           {EPOCHAL_TEXT("core", "Set aside a larger share for validation, or add images"), {}});
    for (const Path& stray : std::set<Path>{folder, folders.train, folders.validation})
        if (!stray.empty()) listStrays(stray, listing);
    std::ranges::sort(out.otherFiles);
    return out;
}

Result<ImageFacts> inspectImage(const Path& path) {
    const auto bad = [&](Message what) {
        return Error{
            ErrorKind::Data, std::move(what), path.string(), {EPOCHAL_TEXT("core", "Replace or remove the file"), {}}};
    };
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble)) return bad({EPOCHAL_TEXT("core", "Not a file"), {}});
    std::ifstream file(path, std::ios::binary);
    std::array<char, 24> head{};
    file.read(head.data(), head.size());
    const std::string_view bytes(head.data(), static_cast<std::size_t>(file.gcount()));
    if (bytes.empty()) return bad({EPOCHAL_TEXT("core", "Empty or unreadable"), {}});
    file.clear();
    std::optional<ImageFacts> facts;
    if (bytes.starts_with("\xff\xd8\xff"))
        facts = jpegFacts(file);
    else if (bytes.starts_with("\x89PNG\r\n\x1a\n")) {
        const auto* size = reinterpret_cast<const unsigned char*>(head.data()) + 16;
        if (bytes.size() == 24 && bytes.substr(12, 4) == "IHDR")
            facts = ImageFacts{"PNG", bigEndian(size, 4), bigEndian(size + 4, 4)};
    } else
        return bad({EPOCHAL_TEXT("core", "Neither JPEG nor PNG"), {}});
    if (!facts || facts->width < 1 || facts->height < 1)
        return bad({EPOCHAL_TEXT("core", "The header is damaged"), {}});
    return *facts;
}

}  // namespace epochal
