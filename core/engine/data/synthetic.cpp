#include <algorithm>
#include <bit>
#include <cstring>

#include "core/analysis/flops.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/random.h"
#include "core/engine/data/reading.h"

namespace epochal::engine {
namespace {

/// In bytes. Sets up to this size stay in memory; images of larger ones are generated each time they are requested.
constexpr std::int64_t kResidentLimit = 512ll << 20;
constexpr std::int64_t kGrid = 4;  ///< a class is a random pattern of 4 x 4 patches per channel

/// Separate random streams for the parts of a synthetic data set.
enum Use : std::int64_t { kPattern = 0, kTrain = 1, kValidation = 2 };

class SyntheticImages : public UniformImages {
public:
    SyntheticImages(const RunSpec::Data& data, std::int64_t seed, Use use, std::int64_t size)
        : UniformImages(data.channels, {data.height, data.width}),
          classes_(data.classes),
          seed_(seed),
          use_(use),
          size_(size) {}

    [[nodiscard]] std::int64_t size() const override { return size_; }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return index % classes_; }
    [[nodiscard]] bool areGenerated() const override { return true; }

    [[nodiscard]] const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const override {
        const std::int64_t area = extent().height * extent().width, bytes = channels() * area;
        // The planes, a whole number of draws long, then the same pixels interleaved.
        const std::int64_t planes = (bytes + 7) / 8 * 8;
        scratch.resize(static_cast<std::size_t>(planes + (channels() > 1 ? bytes : 0)));
        draw(index, scratch.data(), planes);
        if (channels() == 1) return scratch.data();
        interleave(scratch.data(), channels(), area, scratch.data() + planes);
        return scratch.data() + planes;
    }

    /// In channel, row, column order: the pattern of the class, 96 or 32, plus 7 random bits. `count`
    /// bytes, a multiple of 8 not below the image's.
    void draw(std::int64_t index, std::uint8_t* out, std::int64_t count) const {
        const auto [height, width] = extent();
        std::uint8_t* at = out;
        for (std::int64_t c = 0; c < channels(); ++c) {
            CounterRandom pattern(static_cast<std::uint64_t>(seed_), streamOf(Stream::Synthetic, kPattern),
                                  static_cast<std::uint64_t>(label(index) * channels() + c));
            const std::uint64_t patches = pattern.next();
            const std::uint8_t* above = nullptr;
            for (std::int64_t y = 0; y < height; ++y, at += width) {
                const std::int64_t first = y * kGrid / height * kGrid;
                if (y > 0 && first == (y - 1) * kGrid / height * kGrid) {
                    std::memcpy(at, above, static_cast<std::size_t>(width));
                } else {
                    for (std::int64_t x = 0; x < width; ++x)
                        at[x] = (patches >> (first + x * kGrid / width) & 1) != 0 ? 96 : 32;
                }
                above = at;
            }
        }
        std::memset(at, 0, static_cast<std::size_t>(out + count - at));
        CounterRandom noise(static_cast<std::uint64_t>(seed_), streamOf(Stream::Synthetic, use_),
                            static_cast<std::uint64_t>(index));
        // No byte carries into the next: 96 + 127 < 256. The lowest byte is the first pixel's.
        static_assert(std::endian::native == std::endian::little);
        for (std::int64_t i = 0; i < count; i += 8) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, out + i, 8);
            eight += noise.next() & 0x7f7f7f7f7f7f7f7fu;
            std::memcpy(out + i, &eight, 8);
        }
    }

private:
    std::int64_t classes_, seed_;
    Use use_;
    std::int64_t size_;
};

std::shared_ptr<const Images> make(const RunSpec::Data& data, std::int64_t seed, Use use, std::int64_t size) {
    auto made = std::make_shared<SyntheticImages>(data, seed, use, size);
    const std::int64_t image = data.channels * data.height * data.width;
    // ResidentImages stores a label in one byte.
    if (size > kResidentLimit / image || data.classes > 256) return made;
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size * image)), labels(static_cast<std::size_t>(size));
    imagesInParallel(size, [&](std::int64_t first, std::int64_t last) {
        std::vector<std::uint8_t> scratch(static_cast<std::size_t>((image + 7) / 8 * 8));
        for (std::int64_t i = first; i < last; ++i) {
            made->draw(i, scratch.data(), std::ssize(scratch));
            std::copy_n(scratch.begin(), image, bytes.begin() + i * image);
            labels[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(made->label(i));
        }
    });
    return std::make_shared<ResidentImages>(data.channels, Extent{data.height, data.width}, std::move(bytes),
                                            std::move(labels));
}

}  // namespace

Result<DataSet> openSynthetic(const RunSpec::Data& data, std::int64_t seed) {
    RunSpec spec;
    spec.data = data;
    const ImageCounts counts = imageCounts(spec).value();
    DataSet set;
    set.train = make(data, seed, kTrain, counts.training);
    set.validation = make(data, seed, kValidation, counts.validation);
    set.channels = data.channels;
    set.height = data.height;
    set.width = data.width;
    set.classes = data.classes;
    return set;
}

}  // namespace epochal::engine
