#include "core/spec/image_folder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <map>
#include <string_view>

#include "core/base/random.h"

namespace epochal {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostOthersNamed = 100;
constexpr int kMostLevels = 32;

Error wrongFolder(Message what, Message remedy) {
    return {ErrorKind::Data, std::move(what), "/data/path", std::move(remedy)};
}

Message oneFolderPerClass() {
    return {EPOCHAL_TEXT("core", "Put each class's images into a folder of its own, named after the class"), {}};
}

bool isHidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

bool isNamedLikeAnImage(const fs::path& path) {
    std::string extension = path.extension().string();
    std::ranges::transform(extension, extension.begin(), [](unsigned char c) { return std::tolower(c); });
    return extension == ".jpg" || extension == ".jpeg" || extension == ".png";
}

/// Walks one part of the data set.
class Walk {
public:
    Walk(fs::path root, ImageFolder& out, const std::function<bool()>& goOn)
        : root_(std::move(root)), out_(out), goOn_(goOn) {}

    /// The paths of the images below a class's folder, relative to the root. False if it was told to stop.
    bool images(const fs::path& folder, std::vector<std::string>& found, int level = 0) {
        std::error_code trouble;
        for (fs::directory_iterator entry(folder, trouble), end; !trouble && entry != end; entry.increment(trouble)) {
            if (++seen_ % 1024 == 0 && goOn_ && !goOn_()) return false;
            const fs::path& path = entry->path();
            std::error_code ignored;
            if (isHidden(path)) continue;
            if (entry->is_directory(ignored)) {
                if (!entry->is_symlink(ignored) && level < kMostLevels && !images(path, found, level + 1)) return false;
            } else if (isNamedLikeAnImage(path) && entry->is_regular_file(ignored)) {
                found.push_back(path.lexically_relative(root_).generic_string());
            } else {
                other(path);
            }
        }
        return true;
    }

    void other(const fs::path& path) {
        if (out_.otherFiles.size() < kMostOthersNamed)
            out_.otherFiles.push_back(path.lexically_relative(root_).generic_string());
        ++out_.others;
    }

private:
    fs::path root_;
    ImageFolder& out_;
    const std::function<bool()>& goOn_;
    std::int64_t seen_ = 0;
};

/// Folders directly below, sorted by name; files among them are listed as such.
std::vector<std::string> foldersIn(const fs::path& folder, Walk& walk) {
    std::vector<std::string> names;
    std::error_code trouble;
    for (fs::directory_iterator entry(folder, trouble), end; !trouble && entry != end; entry.increment(trouble)) {
        std::error_code ignored;
        if (isHidden(entry->path())) continue;
        if (entry->is_directory(ignored))
            names.push_back(entry->path().filename().string());
        else
            walk.other(entry->path());
    }
    std::ranges::sort(names);
    return names;
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

bool isForValidation(const std::string& path, double share) {
    std::uint64_t hash = 14695981039346656037u;  // FNV-1a
    for (const unsigned char byte : path) hash = (hash ^ byte) * 1099511628211u;
    // FNV's last bytes hardly reach its upper bits.
    const std::uint64_t mixed = CounterRandom(hash, 0, 0).next();
    return static_cast<double>(mixed >> 11) * 0x1p-53 < share;
}

Result<ImageFolder> listImageFolder(const RunSpec::Data& data, const std::function<bool()>& goOn) {
    ImageFolder out;
    const fs::path root = data.path;
    std::error_code trouble;
    if (!fs::is_directory(root, trouble))
        return wrongFolder({EPOCHAL_TEXT("core", "The folder %1 does not exist"), {root.string()}},
                           {EPOCHAL_TEXT("core", "Choose the folder that contains the data set's files"), {}});
    Walk walk(root, out, goOn);
    const std::vector<std::string> top = foldersIn(root, walk);
    const auto has = [&](const char* name) { return std::ranges::find(top, name) != top.end(); };
    const char* validation = "";
    for (const char* name : {"val", "validation", "test"})
        if (*validation == '\0' && has(name)) validation = name;
    const bool divided = has("train") && *validation != '\0';
    out.isSplitByName = !divided;
    out.classes = divided ? foldersIn(root / "train", walk) : top;
    if (out.classes.size() < 2)
        return wrongFolder({EPOCHAL_TEXT_N("core", "The folder contains %1 class(es); training needs at least two"),
                            {Count(out.classes.size())}},
                           oneFolderPerClass());
    const Error stopped{ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "Stopped on request"), {}}, "", {}};
    for (std::size_t label = 0; label < out.classes.size(); ++label) {
        const std::string& name = out.classes[label];
        std::vector<std::string> found, later;
        if (!walk.images(divided ? root / "train" / name : root / name, found)) return stopped;
        if (divided && !walk.images(root / validation / name, later)) return stopped;
        for (std::string& path : found) {
            const bool aside = !divided && isForValidation(path, data.validationShare);
            (aside ? out.validation : out.training).push_back({std::move(path), static_cast<std::int32_t>(label)});
        }
        for (std::string& path : later) out.validation.push_back({std::move(path), static_cast<std::int32_t>(label)});
        if (out.training.empty() || out.training.back().label != static_cast<std::int32_t>(label))
            return wrongFolder({EPOCHAL_TEXT("core", "The class %1 has no training images"), {name}},
                               {EPOCHAL_TEXT("core", "Add JPEG or PNG files to its folder, or remove the folder"), {}});
    }
    if (divided)
        for (const std::string& name : foldersIn(root / validation, walk))
            if (!std::ranges::binary_search(out.classes, name))
                return wrongFolder(
                    {EPOCHAL_TEXT("core", "The class %1 has validation images but no training images"), {name}},
                    {EPOCHAL_TEXT("core", "Use the same class folders for training and validation"), {}});
    if (out.validation.empty())
        return wrongFolder({EPOCHAL_TEXT("core", "There are no validation images"), {}},
                           {EPOCHAL_TEXT("core", "Add some, or choose a larger validation share"), {}});
    std::ranges::sort(out.training, {}, &ListedImage::path);
    std::ranges::sort(out.validation, {}, &ListedImage::path);
    std::ranges::sort(out.otherFiles);
    return out;
}

Result<ImageFacts> inspectImage(const Path& path) {
    const auto bad = [&](Message what) {
        return Error{
            ErrorKind::Data, std::move(what), path.string(), {EPOCHAL_TEXT("core", "Replace or remove the file"), {}}};
    };
    std::error_code trouble;
    if (!fs::is_regular_file(path, trouble)) return bad({EPOCHAL_TEXT("core", "Not a file"), {}});
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
