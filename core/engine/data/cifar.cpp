#include <algorithm>
#include <iterator>
#include <span>

#include "core/engine/data/data_set.h"
#include "core/engine/data/reading.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kPixels = 3 * 32 * 32;

/// The binary version of a set: records of one byte for each kind of label, the class last, and then red, green and
/// blue planes.
struct Layout {
    const char* name;
    const char* archive;
    const char* folder;  ///< in it
    std::vector<std::string> training;
    std::string validation;
    std::size_t labels;
    std::vector<std::string> classes;

    [[nodiscard]] std::size_t record() const { return labels + kPixels; }
};

const Layout& cifar10() {
    static const Layout layout{
        "CIFAR-10",
        "cifar-10-binary.tar.gz",
        "cifar-10-batches-bin",
        {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin"},
        "test_batch.bin",
        1,
        {"airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"}};
    return layout;
}

/// A coarse label, of the class's group of five, precedes the fine one. The names are those of fine_label_names.txt.
const Layout& cifar100() {
    static const Layout layout{
        "CIFAR-100",
        "cifar-100-binary.tar.gz",
        "cifar-100-binary",
        {"train.bin"},
        "test.bin",
        2,
        {"apple",      "aquarium_fish", "baby",         "bear",       "beaver",      "bed",         "bee",
         "beetle",     "bicycle",       "bottle",       "bowl",       "boy",         "bridge",      "bus",
         "butterfly",  "camel",         "can",          "castle",     "caterpillar", "cattle",      "chair",
         "chimpanzee", "clock",         "cloud",        "cockroach",  "couch",       "crab",        "crocodile",
         "cup",        "dinosaur",      "dolphin",      "elephant",   "flatfish",    "forest",      "fox",
         "girl",       "hamster",       "house",        "kangaroo",   "keyboard",    "lamp",        "lawn_mower",
         "leopard",    "lion",          "lizard",       "lobster",    "man",         "maple_tree",  "motorcycle",
         "mountain",   "mouse",         "mushroom",     "oak_tree",   "orange",      "orchid",      "otter",
         "palm_tree",  "pear",          "pickup_truck", "pine_tree",  "plain",       "plate",       "poppy",
         "porcupine",  "possum",        "rabbit",       "raccoon",    "ray",         "road",        "rocket",
         "rose",       "sea",           "seal",         "shark",      "shrew",       "skunk",       "skyscraper",
         "snail",      "snake",         "spider",       "squirrel",   "streetcar",   "sunflower",   "sweet_pepper",
         "table",      "tank",          "telephone",    "television", "tiger",       "tractor",     "train",
         "trout",      "tulip",         "turtle",       "wardrobe",   "whale",       "willow_tree", "wolf",
         "woman",      "worm"}};
    return layout;
}

Message getFiles(const Layout& layout) {
    return {EPOCHAL_TEXT("core", "Specify the folder with the files from %1"), {std::string(layout.archive)}};
}

/// One file's records.
Result<std::string> readRecords(const Layout& layout, const Path& path) {
    const auto record = static_cast<std::int64_t>(layout.record());
    const Message remedy = getFiles(layout);
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble))
        return dataError({EPOCHAL_TEXT("core", "The data set's %1 file is missing"), {path.filename().string()}},
                         path.parent_path(), remedy);
    // The largest published file has 50,000 records. Twice that is accepted, so that an unrelated large file with the
    // same name is not read into memory.
    constexpr std::int64_t kMostRecords = 100'000;
    const auto largest = static_cast<std::size_t>(kMostRecords * record);
    if (const auto size = std::filesystem::file_size(path, trouble); !trouble && size > largest)
        return dataError({EPOCHAL_TEXT("core", "Not a %1 file: %2 bytes is more than %3 records of %4 bytes"),
                          {std::string(layout.name), static_cast<std::int64_t>(size), kMostRecords, record}},
                         path, remedy);
    auto content = readFile(path, largest);
    if (!content) return content.error();
    if (content->empty() || content->size() % layout.record() != 0)
        return dataError({EPOCHAL_TEXT("core", "Not a %1 file: %2 bytes is not a whole number of %3-byte records"),
                          {std::string(layout.name), static_cast<std::int64_t>(content->size()), record}},
                         path, remedy);
    return content;
}

/// One of a set's files, and what is in it.
struct CifarFile {
    Path path;
    Result<std::string> content = std::string();
};

/// Takes the files' first `limit` records (0 = all).
Result<std::shared_ptr<const Images>> cifarSplit(const Layout& layout, std::span<CifarFile> files, std::int64_t limit) {
    std::size_t most = 0;
    for (const CifarFile& file : files) most += file.content ? file.content->size() / layout.record() : 0;
    if (limit > 0) most = std::min(most, static_cast<std::size_t>(limit));
    std::vector<std::uint8_t> bytes, labels;
    bytes.reserve(most * kPixels);
    labels.reserve(most);
    const auto last = std::ssize(layout.classes) - 1;
    for (CifarFile& file : files) {
        if (!file.content) return file.content.error();
        const std::string content = std::move(*file.content);  // its memory is free for the next file's pixels
        for (std::size_t at = 0; at < content.size(); at += layout.record()) {
            if (limit > 0 && labels.size() == static_cast<std::size_t>(limit)) break;
            const auto label = static_cast<std::uint8_t>(content[at + layout.labels - 1]);
            if (label > last)
                return dataError({EPOCHAL_TEXT("core", "Label %1 is out of range: %2 labels run from 0 to %3"),
                                  {std::int64_t{label}, std::string(layout.name), std::int64_t{last}}},
                                 file.path, getFiles(layout));
            labels.push_back(label);
            const auto from = content.begin() + static_cast<std::ptrdiff_t>(at + layout.labels);
            bytes.insert(bytes.end(), from, from + static_cast<std::ptrdiff_t>(kPixels));
        }
    }
    return std::shared_ptr<const Images>(
        std::make_shared<ResidentImages>(3, Extent{32, 32}, std::move(bytes), std::move(labels)));
}

}  // namespace

Result<DataSet> openCifar(const RunSpec::Data& data) {
    const Layout& layout = data.source == "cifar100" ? cifar100() : cifar10();
    Path folder = data.path;
    std::error_code trouble;
    if (std::filesystem::is_directory(folder / layout.folder, trouble)) folder /= layout.folder;
    DataSet set;
    std::vector<CifarFile> files;
    for (const std::string& name : layout.training) files.push_back({folder / name});
    files.push_back({folder / layout.validation});
    set.files = {stateOf(data.path), stateOf(folder)};
    for (const CifarFile& file : files) set.files.push_back(stateOf(file.path));
    readInParallel(files.size(), [&](std::size_t i) { files[i].content = readRecords(layout, files[i].path); });
    const std::span<CifarFile> all(files);
    auto train = cifarSplit(layout, all.first(layout.training.size()), data.trainImages);
    if (!train) return train.error();
    auto validation = cifarSplit(layout, all.subspan(layout.training.size()), data.validationImages);
    if (!validation) return validation.error();
    set.train = *train;
    set.validation = *validation;
    set.channels = 3;
    set.height = set.width = 32;
    set.classes = std::ssize(layout.classes);
    set.classNames = layout.classes;
    return set;
}

}  // namespace epochal::engine
