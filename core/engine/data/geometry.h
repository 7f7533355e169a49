#pragma once

#include "core/base/random.h"
#include "core/engine/data/images.h"
#include "core/engine/data/resize.h"

namespace epochal::engine {

/// 0 <= result < 1, with 53 random bits.
[[nodiscard]] double uniform(CounterRandom& random);
[[nodiscard]] double uniform(CounterRandom& random, double from, double to);

/// The crop of torchvision's RandomResizedCrop with its defaults: 8% to 100% of the area, sides in a ratio of 3/4 to
/// 4/3; after ten misses the largest centered crop with such a ratio. Whole pixels.
[[nodiscard]] Box randomCrop(Extent image, CounterRandom& random);

/// The rectangle of torchvision's RandomErasing with its defaults: 2% to 33% of the area, sides in a ratio of 0.3 to
/// 3.3; nothing after ten misses. Whole pixels.
[[nodiscard]] std::optional<Box> randomRectangle(Extent image, CounterRandom& random);

/// The largest part of an image around its center that has the proportions of the output; the whole image if it has.
[[nodiscard]] Box largestCenter(Extent image, Extent output);

/// Where an output image comes from in its source.
struct View {
    Box box;       ///< what the output shows
    Box readable;  ///< what its pixels may be computed from
};

/// The source is cropped to `box`.
[[nodiscard]] View viewOfCrop(const Box& box);
/// As torchvision's Resize(round(8/7 of the output's shorter side)) followed by CenterCrop(output): the shorter side is
/// resized, and the center is used. Pixels next to the output's edge are computed from the whole image.
[[nodiscard]] View viewOfCenter(Extent image, Extent output);

/// What to ask of a reader.
struct Need {
    Box box;       ///< the pixels from which the output is computed, within `readable`
    Extent least;  ///< with this extent of the box, one pixel of what the output shows is one pixel of the output
};
[[nodiscard]] Need neededFor(const View& view, Extent output);
/// The axes of the resampling from `part` to `output`.
[[nodiscard]] Axis rowsOf(const View& view, const Part& part, Extent output);
[[nodiscard]] Axis columnsOf(const View& view, const Part& part, Extent output);

}  // namespace epochal::engine
