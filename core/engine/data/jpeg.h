#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/engine/data/images.h"

namespace epochal::engine {

/// Images with more pixels are refused, as by Pillow (its MAX_IMAGE_PIXELS, doubled): 178 million pixels are 536 MB of
/// bytes.
constexpr std::int64_t kMostPixels = 178'956'970;

/// Why an image cannot be decoded, in its library's own words.
[[nodiscard]] Message damagedImage(const std::string& words);

/// Decodes baseline and progressive JPEG images of 8 bits to RGB; gray, CMYK and YCCK are converted as Pillow does. The
/// orientation that a camera noted is ignored, as by torchvision. One thread; keeps its memory from image to image.
class JpegDecoder {
public:
    JpegDecoder();
    ~JpegDecoder();
    JpegDecoder(const JpegDecoder&) = delete;
    JpegDecoder& operator=(const JpegDecoder&) = delete;

    /// Reads the header. `bytes` must stay until the last call of read(). Nothing if it is not one of a usable image.
    [[nodiscard]] std::optional<Extent> open(const std::uint8_t* bytes, std::size_t size);
    /// Decodes no more than is needed for `box`, once after open(). Where nothing is shrunk, the box's pixels equal
    /// those of the whole image decoded. Nothing if the image ends within the box, or is damaged so that it cannot be
    /// decoded.
    [[nodiscard]] std::optional<Part> read(const Box& box, Extent least);
    /// Why the last call gave nothing; what is rare, with libjpeg's words.
    [[nodiscard]] Message reason() const;

private:
    struct State;
    const std::unique_ptr<State> state_;
    std::vector<std::uint8_t> pixels_, inks_;
};

}  // namespace epochal::engine
