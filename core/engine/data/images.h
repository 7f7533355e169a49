#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace epochal::engine {

/// In pixels.
struct Extent {
    std::int64_t height = 0, width = 0;
    bool operator==(const Extent&) const = default;
};

/// A rectangle in an image, in pixels. Fractions occur where an image was shrunk while it was decoded.
struct Box {
    double top = 0, left = 0, height = 0, width = 0;
};

/// Part of an image whose sides were divided by `shrink`: 8-bit values in row, column, channel order.
struct Part {
    const std::uint8_t* bytes = nullptr;  ///< valid until the reader is used again
    std::int64_t height = 0, width = 0;
    std::int64_t top = 0, left = 0;  ///< where the part begins in the shrunk image
    Extent whole;                    ///< of the shrunk image
    std::int64_t shrink = 1;
};

/// Reads the images of a set, one at a time. Used by one thread.
class ImageReader {
public:
    ImageReader() = default;
    virtual ~ImageReader() = default;
    ImageReader(const ImageReader&) = delete;
    ImageReader& operator=(const ImageReader&) = delete;
    /// Opens image `index` and returns its extent; nothing if the image cannot be used.
    [[nodiscard]] virtual std::optional<Extent> open(std::int64_t index) = 0;
    /// A part that contains `box` of the opened image. A reader that can shrink at little cost does so, by 2, 4 or 8,
    /// as long as the box keeps at least the extent `least`. Nothing if the image turns out to be damaged.
    [[nodiscard]] virtual std::optional<Part> read(const Box& box, Extent least) = 0;

    /// Seconds since the reader was made, in a file and in its decoder; neither for images that are in memory.
    struct Spent {
        double reading = 0, decoding = 0;
    };
    [[nodiscard]] virtual Spent spent() const { return {}; }
};

/// Labeled images. May be used from several threads at once.
class Images {
public:
    Images() = default;
    virtual ~Images() = default;
    Images(const Images&) = delete;
    Images& operator=(const Images&) = delete;
    [[nodiscard]] virtual std::int64_t size() const = 0;
    [[nodiscard]] virtual std::int64_t label(std::int64_t index) const = 0;
    /// For one thread; must not outlive the images.
    [[nodiscard]] virtual std::unique_ptr<ImageReader> reader() const = 0;
    /// The image used in place of `index`, because that one and the `tried - 1` images after it that were tried cannot
    /// be used. Has the same label. Throws DataFailure if there is none.
    [[nodiscard]] virtual std::int64_t substitute(std::int64_t index, std::int64_t tried) const;
    /// Whether all images have the data set's extent. If not, they are resized to it.
    [[nodiscard]] virtual bool areUniform() const { return true; }
    /// Whether the images are computed at each reading, by one rule for all; else they are stored.
    [[nodiscard]] virtual bool areGenerated() const { return false; }
};

/// Thrown by a loader's thread, to reach the run as an error.
struct DataFailure {
    Error error;
};

/// Images of one extent that can be had as bytes at once.
class UniformImages : public Images {
public:
    UniformImages(std::int64_t channels, Extent extent) : channels_(channels), extent_(extent) {}
    /// The image's height x width x channels bytes, either stored ones or generated in `scratch`.
    [[nodiscard]] virtual const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const = 0;
    [[nodiscard]] std::unique_ptr<ImageReader> reader() const override;
    [[nodiscard]] std::int64_t channels() const { return channels_; }
    [[nodiscard]] Extent extent() const { return extent_; }

private:
    const std::int64_t channels_;
    const Extent extent_;
};

/// Images held in memory.
class ResidentImages : public UniformImages {
public:
    /// `planes` has the images one after another, each in channel, row, column order, as data sets are published.
    ResidentImages(std::int64_t channels, Extent extent, std::vector<std::uint8_t> planes,
                   std::vector<std::uint8_t> labels);
    [[nodiscard]] std::int64_t size() const override { return static_cast<std::int64_t>(labels_.size()); }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override {
        return labels_[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>&) const override {
        return bytes_.data() + static_cast<std::size_t>(index) * stride_;
    }

private:
    std::vector<std::uint8_t> bytes_, labels_;
    std::size_t stride_;
};

/// From channel, row, column to row, column, channel order. `area` is height x width.
void interleave(const std::uint8_t* planes, std::int64_t channels, std::int64_t area, std::uint8_t* out);

}  // namespace epochal::engine
