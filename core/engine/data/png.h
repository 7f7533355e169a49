#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/engine/data/images.h"

namespace epochal::engine {

/// Decodes PNG images of any kind to RGB of 8 bits. Alpha is dropped, as by Pillow's convert("RGB"); of 16 bits the
/// upper 8 are kept; of an animation the first image. One thread; keeps its memory from image to image.
class PngDecoder {
public:
    PngDecoder();
    ~PngDecoder();
    PngDecoder(const PngDecoder&) = delete;
    PngDecoder& operator=(const PngDecoder&) = delete;

    /// Reads the header. `bytes` must stay until the last call of read(). Nothing if it is not one of a usable image.
    [[nodiscard]] std::optional<Extent> open(const std::uint8_t* bytes, std::size_t size);
    /// Decodes the rows down to the end of `box`, of an interlaced image all, once after open(). Nothing if they are
    /// damaged.
    [[nodiscard]] std::optional<Part> read(const Box& box);
    /// Why the last call gave nothing; what is rare, with libpng's words.
    [[nodiscard]] Message reason() const;

private:
    struct State;
    const std::unique_ptr<State> state_;
    std::vector<std::uint8_t> pixels_, row_;
};

}  // namespace epochal::engine
