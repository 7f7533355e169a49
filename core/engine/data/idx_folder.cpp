#include <algorithm>
#include <array>
#include <string_view>

#include "core/engine/data/data_set.h"
#include "core/engine/data/idx.h"
#include "core/engine/data/reading.h"
#include "core/spec/data_folder.h"

namespace epochal::engine {
namespace {

Error missing(const RunSpec::Data& data, const Path& folder, const std::string& what) {
    Message remedy =
        data.source == "fashion-mnist"
            ? Message{EPOCHAL_TEXT("core",
                                   "Install the dataset-fashion-mnist package, or specify the folder with the files"),
                      {}}
            : Message{EPOCHAL_TEXT("core", "Specify the folder that contains the four IDX files"), {}};
    return dataError({EPOCHAL_TEXT("core", "The data set's %1 file is missing"), {what}}, folder, std::move(remedy));
}

/// The one file whose name contains one of `parts`, `kind` ("images" or "labels") and "idx". An uncompressed file is
/// preferred to its gzipped twin.
Result<Path> findFile(const RunSpec::Data& data, const Path& folder, std::initializer_list<std::string_view> parts,
                      std::string_view kind) {
    std::vector<Path> found;
    std::error_code trouble;
    for (const auto& entry : std::filesystem::directory_iterator(folder, trouble)) {
        const std::string name = entry.path().filename().string();
        const bool part =
            std::any_of(parts.begin(), parts.end(), [&](auto p) { return name.find(p) != std::string::npos; });
        if (part && name.find(kind) != std::string::npos && name.find("idx") != std::string::npos)
            found.push_back(entry.path());
    }
    if (found.empty()) return missing(data, folder, std::string(*parts.begin()) + "-" + std::string(kind));
    std::sort(found.begin(), found.end());
    const bool twins = found.size() == 2 && found[0].string() + ".gz" == found[1].string();
    if (found.size() > 1 && !twins)
        //: %1: the English word images or labels
        return dataError(
            {EPOCHAL_TEXT("core", "The folder contains several files that could be the %1 of one data set"),
             {std::string(kind)}},
            folder, {EPOCHAL_TEXT("core", "Specify a folder that contains a single data set"), {}});
    return found[0];
}

struct Split {
    std::shared_ptr<const Images> images;
    std::int64_t height = 0, width = 0, largestLabel = 0;
};

/// One of a set's files, and what is in it.
struct IdxFile {
    Result<Path> path;
    std::size_t dimensions;
    std::int64_t limit;
    Result<Idx> content = Idx{};
};

void readFileOf(IdxFile& file) {
    if (file.path)
        file.content = readIdx(*file.path, file.dimensions, file.limit);
    else
        file.content = file.path.error();
}

/// Takes the bytes from the files.
Result<Split> idxSplit(const RunSpec::Data& data, IdxFile& imagesFile, IdxFile& labelsFile) {
    auto& images = imagesFile.content;
    if (!images) return images.error();
    auto& labels = labelsFile.content;
    if (!labels) return labels.error();
    const Path& labelsPath = *labelsFile.path;
    if (images->shape[0] != labels->shape[0])
        return dataError({EPOCHAL_TEXT("core", "%1 images but %2 labels"), {images->shape[0], labels->shape[0]}},
                         labelsPath, {EPOCHAL_TEXT("core", "Check that the images and labels match"), {}});
    Split split;
    split.height = images->shape[1];
    split.width = images->shape[2];
    split.largestLabel = *std::max_element(labels->bytes.begin(), labels->bytes.end());
    if (data.source == "fashion-mnist" && split.largestLabel > 9)
        return dataError({EPOCHAL_TEXT("core", "Label %1 is out of range: Fashion-MNIST labels run from 0 to 9"),
                          {split.largestLabel}},
                         labelsPath,
                         {EPOCHAL_TEXT("core", "For another data set, choose the source \"%1\""),
                          {Phrase{"Folder of IDX files", {}}}});
    split.images = std::make_shared<ResidentImages>(1, Extent{split.height, split.width}, std::move(images->bytes),
                                                    std::move(labels->bytes));
    return split;
}

}  // namespace

Result<DataSet> openIdxFolder(const RunSpec::Data& data) {
    const Path folder = dataFolder(data);
    std::error_code trouble;
    if (!std::filesystem::is_directory(folder, trouble)) return missing(data, folder, "train-images");
    DataSet set;
    set.files = {stateOf(folder)};
    const std::initializer_list<std::string_view> training = {"train"}, testing = {"t10k", "test", "validation"};
    std::array<IdxFile, 4> files{{{findFile(data, folder, training, "images"), 3, data.trainImages},
                                  {findFile(data, folder, training, "labels"), 1, data.trainImages},
                                  {findFile(data, folder, testing, "images"), 3, data.validationImages},
                                  {findFile(data, folder, testing, "labels"), 1, data.validationImages}}};
    for (const IdxFile& file : files)
        if (file.path) set.files.push_back(stateOf(*file.path));
    readInParallel(files.size(), [&](std::size_t i) { readFileOf(files[i]); });
    auto train = idxSplit(data, files[0], files[1]);
    if (!train) return train.error();
    auto validation = idxSplit(data, files[2], files[3]);
    if (!validation) return validation.error();
    if (train->height != validation->height || train->width != validation->width)
        return dataError({EPOCHAL_TEXT("core", "Training images are %1 × %2 pixels; test images are %3 × %4"),
                          {train->width, train->height, validation->width, validation->height}},
                         folder, {EPOCHAL_TEXT("core", "Specify a folder that contains a single data set"), {}});
    set.train = train->images;
    set.validation = validation->images;
    set.channels = 1;
    set.height = train->height;
    set.width = train->width;
    set.classes = data.source == "fashion-mnist"
                      ? 10
                      : std::max({train->largestLabel, validation->largestLabel, std::int64_t{1}}) + 1;
    // As its authors name them.
    if (data.source == "fashion-mnist")
        set.classNames = {"T-shirt/top", "Trouser", "Pullover", "Dress", "Coat",
                          "Sandal",      "Shirt",   "Sneaker",  "Bag",   "Ankle boot"};
    return set;
}

}  // namespace epochal::engine
