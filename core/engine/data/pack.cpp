#include "core/engine/data/pack.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

#include "core/base/parallel.h"
#include "core/base/utf8.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/folder_images.h"
#include "core/engine/data/geometry.h"
#include "core/engine/data/resize.h"
#include "core/spec/packed_images.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kImagesATime = 64;  ///< decoded side by side before they are written

struct Decoded {
    PackedImages::Image image;
    std::vector<std::uint8_t> pixels;
};

/// Nothing if the file cannot be used.
std::optional<Decoded> decoded(const FolderImages& images, std::int64_t index, std::int64_t side) {
    const auto reader = images.reader();
    const auto extent = reader->open(index);
    if (!extent) return std::nullopt;
    const std::int64_t shorter = std::min(extent->height, extent->width);
    Extent output = *extent;
    if (side > 0 && shorter > side) {
        const auto reduced = [&](std::int64_t length) {
            return std::llround(static_cast<double>(length) * static_cast<double>(side) / static_cast<double>(shorter));
        };
        output = {reduced(extent->height), reduced(extent->width)};
    }
    const Box whole{0, 0, static_cast<double>(extent->height), static_cast<double>(extent->width)};
    const auto part = reader->read(whole, output);
    if (!part) return std::nullopt;
    Decoded result{{output.height, output.width, images.label(index)}, {}};
    result.pixels.resize(static_cast<std::size_t>(3 * output.height * output.width));
    if (part->height == output.height && part->width == output.width) {
        std::memcpy(result.pixels.data(), part->bytes, result.pixels.size());
    } else {
        const View view = viewOfCrop(whole);
        Resizer resizer;
        resizer.resize(*part, rowsOf(view, *part, output), columnsOf(view, *part, output), 3, false,
                       result.pixels.data());
    }
    return result;
}

Error stopped(const Path& file) {
    return {ErrorKind::Interrupted, {EPOCHAL_TEXT("core", "Packing was stopped"), {}}, file.string(), {}};
}

Error withoutImages(const std::string& name, const Path& folder) {
    return dataError(
        {EPOCHAL_TEXT("core", "No image of class \"%1\" can be used for training"), {shortened(name, 200)}}, folder,
        {EPOCHAL_TEXT("core", "Repair its images, or remove its folder"), {}});
}

}  // namespace

Result<PackedFile> packImages(const RunSpec::Data& data, const Path& file, std::int64_t side,
                              const std::function<bool(std::int64_t done, std::int64_t all)>& goOn) {
    auto set = openImageFolder(data);
    if (!set) return set.error();
    auto writer = PackedWriter::begin(file);
    if (!writer) return writer.error();
    PackedFile packed;
    const std::int64_t all = set->train->size() + set->validation->size();
    std::int64_t done = 0;
    std::vector<std::int64_t> trained(static_cast<std::size_t>(set->classes));
    for (const auto& images : {set->train, set->validation}) {
        const auto& files = dynamic_cast<const FolderImages&>(*images);
        std::int64_t written = 0;
        for (std::int64_t first = 0; first < files.size(); first += kImagesATime) {
            const std::int64_t count = std::min(kImagesATime, files.size() - first);
            std::vector<std::optional<Decoded>> some(static_cast<std::size_t>(count));
            inParallel(
                some.size(),
                [&](std::size_t i) { some[i] = decoded(files, first + static_cast<std::int64_t>(i), side); },
                static_cast<std::size_t>(data.loaderThreads));
            for (const auto& one : some) {
                if (!one) continue;
                if (Status added = (*writer)->add(one->image, one->pixels); !added) return added.error();
                if (images == set->train) ++trained[static_cast<std::size_t>(one->image.label)];
                ++written;
            }
            done += count;
            if (!goOn(done, all)) return stopped(file);
        }
        (images == set->train ? packed.training : packed.validation) = written;
    }
    for (std::size_t label = 0; label < trained.size(); ++label)
        if (trained[label] == 0) return withoutImages(set->classNames[label], data.path);
    packed.leftOut = all - packed.training - packed.validation;
    const auto bytes = (*writer)->finish(set->classNames, packed.training, side);
    if (!bytes) return bytes.error();
    packed.bytes = *bytes;
    return packed;
}

}  // namespace epochal::engine
