#include <algorithm>

#include "core/engine/data/data_set.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kPixels = 3 * 32 * 32;
constexpr std::size_t kRecord = 1 + kPixels;  ///< the label, then red, green and blue planes

/// Appends one file's records until `labels` holds `limit` of them (0 = no limit).
Status readBatch(const Path& path, std::int64_t limit, std::vector<std::uint8_t>& bytes,
                 std::vector<std::uint8_t>& labels) {
    const Message remedy{EPOCHAL_TEXT("core", "Specify the folder with the files from cifar-10-binary.tar.gz"), {}};
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble))
        return dataError({EPOCHAL_TEXT("core", "The data set's %1 file is missing"), {path.filename().string()}},
                         path.parent_path(), remedy);
    // The published files have 10,000 records each. Up to ten times that is accepted, so that an unrelated large file
    // with the same name is not read into memory.
    constexpr std::size_t kLargestFile = 100'000 * kRecord;
    if (const auto size = std::filesystem::file_size(path, trouble); !trouble && size > kLargestFile)
        return dataError({EPOCHAL_TEXT("core", "Not a CIFAR-10 file: %1 bytes is more than %2 records of %3 bytes"),
                          {static_cast<std::int64_t>(size), std::int64_t{100'000}, static_cast<std::int64_t>(kRecord)}},
                         path, remedy);
    auto content = readFile(path, kLargestFile);
    if (!content) return content.error();
    if (content->empty() || content->size() % kRecord != 0)
        return dataError(
            {EPOCHAL_TEXT("core", "Not a CIFAR-10 file: %1 bytes is not a whole number of %2-byte records"),
             {static_cast<std::int64_t>(content->size()), static_cast<std::int64_t>(kRecord)}},
            path, remedy);
    for (std::size_t at = 0; at < content->size(); at += kRecord) {
        if (limit > 0 && labels.size() == static_cast<std::size_t>(limit)) break;
        const auto label = static_cast<std::uint8_t>((*content)[at]);
        if (label > 9)
            return dataError({EPOCHAL_TEXT("core", "Label %1 is out of range: CIFAR-10 labels run from 0 to 9"),
                              {std::int64_t{label}}},
                             path, remedy);
        labels.push_back(label);
        const auto from = content->begin() + static_cast<std::ptrdiff_t>(at) + 1;
        bytes.insert(bytes.end(), from, from + static_cast<std::ptrdiff_t>(kPixels));
    }
    return {};
}

Result<std::shared_ptr<const Images>> readSplit(const Path& folder, const std::vector<std::string>& names,
                                                std::int64_t limit) {
    std::vector<std::uint8_t> bytes, labels;
    for (const std::string& name : names)
        if (auto read = readBatch(folder / name, limit, bytes, labels); !read) return read.error();
    return std::shared_ptr<const Images>(
        std::make_shared<ResidentImages>(3, Extent{32, 32}, std::move(bytes), std::move(labels)));
}

}  // namespace

Result<DataSet> openCifar10(const RunSpec::Data& data) {
    Path folder = data.path;
    std::error_code trouble;
    if (std::filesystem::is_directory(folder / "cifar-10-batches-bin", trouble)) folder /= "cifar-10-batches-bin";
    auto train = readSplit(
        folder, {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin"},
        data.trainImages);
    if (!train) return train.error();
    auto validation = readSplit(folder, {"test_batch.bin"}, data.validationImages);
    if (!validation) return validation.error();
    DataSet set;
    set.train = *train;
    set.validation = *validation;
    set.channels = 3;
    set.height = set.width = 32;
    set.classes = 10;
    set.classNames = {"airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck"};
    return set;
}

}  // namespace epochal::engine
