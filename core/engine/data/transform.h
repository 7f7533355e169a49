#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/resize.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// From a source's image to the bytes of the batch. What happens to an image depends only on (seed, epoch, image). May
/// be used from several threads, each with a Workspace of its own.
class Transform {
public:
    struct Options {
        std::string augmentation = "none";  ///< none|flip|flip-shift|crop-flip
        double jitter = 0;                  ///< strength of the change of colors
        double erasing = 0;                 ///< probability of random erasing
        std::int64_t seed = 0;
        /// Side of the images in an epoch, pixels; empty if they have the set's extent in every epoch.
        std::function<std::int64_t(std::int64_t epoch)> side = {};
        bool fits = false;  ///< images of another extent are not cropped as photographs are, but shown as far as
                            ///< their proportions allow
    };
    struct Workspace {
        std::unique_ptr<ImageReader> reader;
        Resizer resizer;
        std::vector<std::uint8_t> resized;
    };

    Transform(std::shared_ptr<const Images> images, const DataSet& set, Options options);

    [[nodiscard]] Workspace workspace() const { return {images_->reader(), {}, {}}; }
    /// Of the images in an epoch.
    [[nodiscard]] Extent extentAt(std::int64_t epoch) const;
    /// Writes height x width x channels bytes, of the epoch's extent. Images of one extent stay as they are unless they
    /// are cropped; others are resized and centered, as viewOfCenter says, unless they are cropped. An image that
    /// cannot be used is replaced by another of its class (Images::substitute).
    void write(Workspace& workspace, std::int64_t index, std::int64_t epoch, std::uint8_t* out) const;

private:
    /// False if the image cannot be used.
    [[nodiscard]] bool tryWrite(Workspace& workspace, std::int64_t image, Extent extent, CounterRandom random,
                                std::uint8_t* out) const;
    void copyShifted(const std::uint8_t* pixels, Extent extent, bool flip, std::int64_t down, std::int64_t right,
                     std::uint8_t* out) const;

    const std::shared_ptr<const Images> images_;
    const std::int64_t channels_;
    const Extent extent_;  ///< the set's
    const Options options_;
    std::vector<std::uint8_t> fill_;  ///< the byte closest to each channel's mean
};

/// What happens to a spec's training images.
[[nodiscard]] Transform::Options trainingTransform(const RunSpec& spec);

}  // namespace epochal::engine
