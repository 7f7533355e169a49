#include <algorithm>

#include "core/engine/data/data_set.h"
#include "core/engine/data/random.h"

namespace epochal::engine {
namespace {

/// In bytes. Sets up to this size stay in memory; images of larger ones are generated each time they are requested.
constexpr std::int64_t kResidentLimit = 512ll << 20;
constexpr std::int64_t kGrid = 4;  ///< a class is a random pattern of 4 x 4 patches per channel

/// Separate random streams for the parts of a synthetic data set.
enum Use : std::int64_t { kPattern = 0, kTrain = 1, kValidation = 2 };

class SyntheticImages : public Images {
public:
    SyntheticImages(const RunSpec::Data& data, std::int64_t seed, Use use, std::int64_t size)
        : channels_(data.channels),
          height_(data.height),
          width_(data.width),
          classes_(data.classes),
          seed_(seed),
          use_(use),
          size_(size) {}

    [[nodiscard]] std::int64_t size() const override { return size_; }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return index % classes_; }
    [[nodiscard]] bool areGenerated() const override { return true; }

    [[nodiscard]] const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const override {
        scratch.resize(static_cast<std::size_t>(channels_ * height_ * width_));
        CounterRandom noise(static_cast<std::uint64_t>(seed_), streamOf(Stream::Synthetic, use_),
                            static_cast<std::uint64_t>(index));
        std::uint8_t* out = scratch.data();
        std::uint64_t bits = 0;
        int left = 0;
        for (std::int64_t c = 0; c < channels_; ++c) {
            CounterRandom pattern(static_cast<std::uint64_t>(seed_), streamOf(Stream::Synthetic, kPattern),
                                  static_cast<std::uint64_t>(label(index) * channels_ + c));
            const std::uint64_t patches = pattern.next();
            for (std::int64_t y = 0; y < height_; ++y)
                for (std::int64_t x = 0; x < width_; ++x) {
                    if (left == 0) {
                        bits = noise.next();
                        left = 8;
                    }
                    const std::int64_t patch = y * kGrid / height_ * kGrid + x * kGrid / width_;
                    const unsigned base = (patches >> patch & 1) != 0 ? 96u : 32u;
                    *out++ = static_cast<std::uint8_t>(base + (bits & 0x7f));
                    bits >>= 8;
                    --left;
                }
        }
        return scratch.data();
    }

private:
    std::int64_t channels_, height_, width_, classes_, seed_;
    Use use_;
    std::int64_t size_;
};

std::shared_ptr<const Images> make(const RunSpec::Data& data, std::int64_t seed, Use use, std::int64_t size) {
    auto made = std::make_shared<SyntheticImages>(data, seed, use, size);
    const std::int64_t image = data.channels * data.height * data.width;
    // ResidentImages stores a label in one byte.
    if (size > kResidentLimit / image || data.classes > 256) return made;
    std::vector<std::uint8_t> bytes, labels, scratch;
    bytes.reserve(static_cast<std::size_t>(size * image));
    labels.reserve(static_cast<std::size_t>(size));
    for (std::int64_t i = 0; i < size; ++i) {
        const std::uint8_t* pixels = made->pixels(i, scratch);
        bytes.insert(bytes.end(), pixels, pixels + image);
        labels.push_back(static_cast<std::uint8_t>(made->label(i)));
    }
    return std::make_shared<ResidentImages>(std::move(bytes), std::move(labels));
}

}  // namespace

Result<DataSet> openSynthetic(const RunSpec::Data& data, std::int64_t seed) {
    if (data.trainImages < 1 || data.validationImages < 1)
        return Error{ErrorKind::Spec,
                     {EPOCHAL_TEXT("core", "Synthetic data needs at least one training and one validation image"), {}},
                     data.trainImages < 1 ? "/data/train_images" : "/data/validation_images",
                     {EPOCHAL_TEXT("core", "Specify how many images to generate"), {}}};
    DataSet set;
    set.train = make(data, seed, kTrain, data.trainImages);
    set.validation = make(data, seed, kValidation, data.validationImages);
    set.channels = data.channels;
    set.height = data.height;
    set.width = data.width;
    set.classes = data.classes;
    return set;
}

}  // namespace epochal::engine
