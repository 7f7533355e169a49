#include "core/engine/data/preview.h"

#include <algorithm>
#include <ctime>
#include <string>
#include <unordered_map>

#include "core/base/clock.h"
#include "core/engine/data/folder_images.h"
#include "core/engine/data/transform.h"
#include "core/spec/image_growth.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kLargestShown = 96;  ///< px of a picture's side
constexpr double kLongest = 10;             ///< s that decoding is measured

/// A folder of images, opened for training.
struct Opened {
    DataSet set;
    std::shared_ptr<const FolderImages> images;
};

Result<Opened> openFolder(const RunSpec& spec) {
    auto set = openDataSet(spec);
    if (!set) return set.error();
    auto images = std::dynamic_pointer_cast<const FolderImages>(set->train);
    if (!images)
        return dataError({EPOCHAL_TEXT("core", "Only folders of images can be previewed"), {}}, spec.data.path,
                         {EPOCHAL_TEXT("core", "Choose a folder of images as the source of the data"), {}});
    return Opened{std::move(*set), std::move(images)};
}

std::vector<std::uint8_t> roomFor(const DataSet& set) {
    return std::vector<std::uint8_t>(static_cast<std::size_t>(set.height * set.width * set.channels));
}

/// Time that this thread has computed, s.
double computed() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

}  // namespace

SamplePicture pictureOf(const std::vector<std::uint8_t>& bytes, Extent extent, std::int64_t channels,
                        std::int64_t label) {
    const std::int64_t step =
        std::max<std::int64_t>(1, (std::max(extent.height, extent.width) + kLargestShown - 1) / kLargestShown);
    SamplePicture picture{label, extent.height / step, extent.width / step, channels, {}};
    for (std::int64_t y = 0; y < picture.height; ++y)
        for (std::int64_t x = 0; x < picture.width; ++x)
            for (std::int64_t c = 0; c < channels; ++c)
                picture.bytes.push_back(
                    bytes[static_cast<std::size_t>(((y * step) * extent.width + x * step) * channels + c)]);
    return picture;
}

Result<std::vector<std::optional<SamplePicture>>> trainingPictures(const RunSpec& spec,
                                                                   const std::vector<Path>& files) {
    const auto opened = openFolder(spec);
    if (!opened) return opened.error();
    std::unordered_map<std::string, std::size_t> wanted;
    for (std::size_t i = 0; i < files.size(); ++i) wanted.emplace(files[i].lexically_normal().string(), i);
    Transform::Options options = trainingTransform(spec);
    if (imagesGrow(spec)) options.side = [&spec](std::int64_t epoch) { return imageSideAt(spec, epoch); };
    const Transform transform(opened->images, opened->set, std::move(options));
    auto workspace = transform.workspace();
    std::vector<std::uint8_t> bytes = roomFor(opened->set);
    std::vector<std::optional<SamplePicture>> pictures(files.size());
    try {
        for (std::int64_t image = 0; image < opened->images->size(); ++image) {
            const auto found = wanted.find(opened->images->path(image).lexically_normal().string());
            if (found == wanted.end()) continue;
            transform.write(workspace, image, 0, bytes.data());
            pictures[found->second] =
                pictureOf(bytes, transform.extentAt(0), opened->set.channels, opened->images->label(image));
        }
    } catch (const DataFailure& failure) {
        return failure.error;
    }
    return pictures;
}

Result<DecodingMeasurement> decodingSpeed(const RunSpec& spec, std::int64_t most) {
    const auto opened = openFolder(spec);
    if (!opened) return opened.error();
    const Transform transform(opened->images, opened->set, trainingTransform(spec));
    auto workspace = transform.workspace();
    std::vector<std::uint8_t> bytes = roomFor(opened->set);
    const std::int64_t all = opened->images->size(), count = std::min(std::max<std::int64_t>(most, 1), all);
    DecodingMeasurement speed;
    try {
        const double begun = monotonicSeconds(), before = computed();
        while (speed.images < count && speed.seconds < kLongest) {
            transform.write(workspace, speed.images * all / count, 0, bytes.data());
            ++speed.images;
            speed.seconds = monotonicSeconds() - begun;
        }
        speed.computed = std::min(computed() - before, speed.seconds);
    } catch (const DataFailure& failure) {
        return failure.error;
    }
    return speed;
}

}  // namespace epochal::engine
