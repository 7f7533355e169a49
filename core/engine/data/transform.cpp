#include "core/engine/data/transform.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/engine/data/augment.h"
#include "core/engine/data/geometry.h"
#include "core/engine/data/random.h"

namespace epochal::engine {
namespace {

/// The customary shifts for these data sets: four pixels at 32 pixels (CIFAR-10), two below, an eighth of the side from
/// 64 up.
std::int64_t shiftOf(const std::string& augmentation, std::int64_t side) {
    if (augmentation != "flip-shift") return 0;
    return side < 32 ? 2 : side < 64 ? 4 : side / 8;
}

void copyMirrored(const std::uint8_t* from, std::int64_t width, std::int64_t channels, std::uint8_t* out) {
    if (channels == 1) {
        std::reverse_copy(from, from + width, out);
        return;
    }
    for (std::int64_t x = 0; x < width; ++x)
        std::copy_n(from + (width - 1 - x) * channels, channels, out + x * channels);
}

}  // namespace

Transform::Transform(std::shared_ptr<const Images> images, const DataSet& set, Options options)
    : images_(std::move(images)),
      channels_(set.channels),
      extent_{set.height, set.width},
      options_(std::move(options)) {
    for (const float mean : set.mean) fill_.push_back(static_cast<std::uint8_t>(std::lround(mean * 255)));
}

Extent Transform::extentAt(std::int64_t epoch) const {
    if (!options_.side) return extent_;
    const std::int64_t side = options_.side(epoch);
    return {side, side};
}

void Transform::write(Workspace& workspace, std::int64_t index, std::int64_t epoch, std::uint8_t* out) const {
    const CounterRandom random(static_cast<std::uint64_t>(options_.seed), streamOf(Stream::Augmentation, epoch),
                               static_cast<std::uint64_t>(index));
    const Extent extent = extentAt(epoch);
    std::int64_t image = index;
    for (std::int64_t tried = 1; !tryWrite(workspace, image, extent, random, out); ++tried)
        image = images_->substitute(index, tried);
}

bool Transform::tryWrite(Workspace& workspace, std::int64_t image, Extent extent, CounterRandom random,
                         std::uint8_t* out) const {
    const auto stored = workspace.reader->open(image);
    if (!stored) return false;
    const bool crops = options_.augmentation == "crop-flip";
    const View view = crops           ? viewOfCrop(randomCrop(*stored, random))
                      : options_.fits ? viewOfCrop(largestCenter(*stored, extent))
                                      : viewOfCenter(*stored, extent);
    bool flip = false;
    std::int64_t down = 0, right = 0;
    if (options_.augmentation != "none") flip = random.below(2) != 0;
    if (options_.augmentation == "flip" || options_.augmentation == "flip-shift") {
        const std::int64_t most = shiftOf(options_.augmentation, std::min(extent.height, extent.width));
        const auto range = static_cast<std::uint64_t>(2 * most + 1);
        down = static_cast<std::int64_t>(random.below(range)) - most;
        right = static_cast<std::int64_t>(random.below(range)) - most;
    }
    const bool shifts = down != 0 || right != 0;
    if (images_->areUniform() && !crops && extent == extent_) {
        const auto part = workspace.reader->read(view.box, extent);
        copyShifted(part->bytes, extent, flip, down, right, out);
    } else {
        const Need need = neededFor(view, extent);
        const auto part = workspace.reader->read(need.box, need.least);
        if (!part) return false;
        std::uint8_t* to = out;
        if (shifts) {
            workspace.resized.resize(static_cast<std::size_t>(extent.height * extent.width * channels_));
            to = workspace.resized.data();
        }
        workspace.resizer.resize(*part, rowsOf(view, *part, extent), columnsOf(view, *part, extent), channels_,
                                 flip && !shifts, to);
        if (shifts) copyShifted(to, extent, flip, down, right, out);
    }
    if (options_.jitter > 0) jitterColors(out, extent, channels_, options_.jitter, random);
    if (options_.erasing > 0) eraseRectangle(out, extent, fill_, options_.erasing, random);
    return true;
}

Transform::Options trainingTransform(const RunSpec& spec) {
    return {spec.data.augmentation, spec.data.jitter, spec.data.erasing, spec.seed};
}

void Transform::copyShifted(const std::uint8_t* pixels, Extent extent, bool flip, std::int64_t down, std::int64_t right,
                            std::uint8_t* out) const {
    const std::int64_t width = extent.width, bytes = width * channels_;
    // Pixel x comes from column x + right, counted from the other side if mirrored. Pixels from outside the image are
    // black, as if it had been padded with zeros.
    const std::int64_t begin = std::clamp<std::int64_t>(-right, 0, width),
                       end = std::clamp(width - right, begin, width);
    for (std::int64_t y = 0; y < extent.height; ++y, out += bytes) {
        const std::int64_t from = y + down;
        if (from < 0 || from >= extent.height || begin == end) {
            std::memset(out, 0, static_cast<std::size_t>(bytes));
            continue;
        }
        const std::uint8_t* row = pixels + from * bytes;
        std::memset(out, 0, static_cast<std::size_t>(begin * channels_));
        if (flip)
            copyMirrored(row + (width - end - right) * channels_, end - begin, channels_, out + begin * channels_);
        else
            std::memcpy(out + begin * channels_, row + (begin + right) * channels_,
                        static_cast<std::size_t>((end - begin) * channels_));
        std::memset(out + end * channels_, 0, static_cast<std::size_t>((width - end) * channels_));
    }
}

}  // namespace epochal::engine
