#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/base/files.h"

/// Image files for tests.
namespace epochal::test {

/// The value of a channel (0 to 2) at a row and a column.
using Paint = std::function<std::uint8_t(int y, int x, int channel)>;

/// An RGB image as a JPEG file of high quality.
[[nodiscard]] std::string jpegOf(int height, int width, const Paint& paint);
/// An image with 16 bits per channel, RGBA, as a PNG file; `paint` gives the upper byte, the lower is 0x7f.
[[nodiscard]] std::string deepPngOf(int height, int width, const Paint& paint);
/// A PNG file that claims to have this size and ends after its header.
[[nodiscard]] std::string claimedPng(std::uint32_t height, std::uint32_t width);

[[nodiscard]] Path imageFixture(const std::string& name);

}  // namespace epochal::test
