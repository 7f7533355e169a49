#include "core/engine/data/images.h"

#include <cstring>

#include "core/engine/data/reading.h"

namespace epochal::engine {
namespace {

class UniformReader : public ImageReader {
public:
    explicit UniformReader(const UniformImages& images) : images_(images) {}
    std::optional<Extent> open(std::int64_t index) override {
        bytes_ = images_.pixels(index, scratch_);
        return images_.extent();
    }
    std::optional<Part> read(const Box&, Extent) override {
        const Extent extent = images_.extent();
        return Part{bytes_, extent.height, extent.width, 0, 0, extent, 1};
    }

private:
    const UniformImages& images_;
    std::vector<std::uint8_t> scratch_;
    const std::uint8_t* bytes_ = nullptr;
};

}  // namespace

std::int64_t Images::substitute(std::int64_t, std::int64_t) const {
    throw DataFailure{{ErrorKind::Internal, {"An image of a uniform set cannot be used", {}}, "", {}}};
}

std::unique_ptr<ImageReader> UniformImages::reader() const {
    return std::make_unique<UniformReader>(*this);
}

ResidentImages::ResidentImages(std::int64_t channels, Extent extent, std::vector<std::uint8_t> planes,
                               std::vector<std::uint8_t> labels)
    : UniformImages(channels, extent),
      bytes_(std::move(planes)),
      labels_(std::move(labels)),
      stride_(static_cast<std::size_t>(channels * extent.height * extent.width)) {
    if (channels == 1) return;
    imagesInParallel(static_cast<std::int64_t>(bytes_.size() / stride_), [&](std::int64_t first, std::int64_t last) {
        std::vector<std::uint8_t> image(stride_);
        for (std::int64_t i = first; i < last; ++i) {
            std::uint8_t* const at = bytes_.data() + static_cast<std::size_t>(i) * stride_;
            std::memcpy(image.data(), at, stride_);
            interleave(image.data(), channels, extent.height * extent.width, at);
        }
    });
}

void interleave(const std::uint8_t* planes, std::int64_t channels, std::int64_t area, std::uint8_t* out) {
    if (channels == 3) {
        for (std::int64_t i = 0; i < area; ++i) {
            out[3 * i] = planes[i];
            out[3 * i + 1] = planes[area + i];
            out[3 * i + 2] = planes[2 * area + i];
        }
        return;
    }
    for (std::int64_t c = 0; c < channels; ++c)
        for (std::int64_t i = 0; i < area; ++i) out[i * channels + c] = planes[c * area + i];
}

}  // namespace epochal::engine
