#include <algorithm>
#include <numeric>

#include "core/base/clock.h"
#include "core/engine/data/class_notes.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/replaceable_images.h"
#include "core/spec/image_folder.h"
#include "core/spec/packed_images.h"

namespace epochal::engine {
namespace {

/// Some images of a set of a packed file: the first of each class.
class PackedPart : public ReplaceableImages {
public:
    PackedPart(std::shared_ptr<const PackedImages> file, PackedImages::Set set, std::int64_t limit)
        : file_(std::move(file)) {
        std::vector<std::int64_t> there;
        for (std::int64_t label = 0; label < std::ssize(file_->classes()); ++label) {
            const auto [first, last] = file_->ofClass(set, label);
            there.push_back(last - first);
        }
        counts_ = sharedOut(there, limit);
        std::int64_t begin = set.begin;
        for (std::size_t label = 0; label < there.size(); ++label) {
            ends_.push_back((ends_.empty() ? 0 : ends_.back()) + counts_[label]);
            for (std::int64_t i = 0; i < counts_[label]; ++i) places_.push_back(begin + i);
            begin += there[label];
        }
    }

    [[nodiscard]] std::int64_t size() const override { return std::ssize(places_); }
    [[nodiscard]] std::int64_t label(std::int64_t index) const override { return file_->image(place(index)).label; }
    [[nodiscard]] std::unique_ptr<ImageReader> reader() const override;
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> ofClass(std::int64_t label) const override {
        const auto at = static_cast<std::size_t>(label);
        return {ends_[at] - counts_[at], ends_[at]};
    }
    [[nodiscard]] std::string name(std::int64_t index) const override { return std::to_string(place(index) + 1); }
    [[nodiscard]] Path path(std::int64_t) const override { return file_->path(); }

    [[nodiscard]] const PackedImages& file() const { return *file_; }
    [[nodiscard]] std::int64_t place(std::int64_t index) const { return places_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const std::vector<std::int64_t>& counts() const { return counts_; }

private:
    const std::shared_ptr<const PackedImages> file_;
    std::vector<std::int64_t> counts_, ends_;  ///< of each class
    std::vector<std::int64_t> places_;         ///< in the file
};

class PackedReader : public ImageReader {
public:
    explicit PackedReader(const PackedPart& images) : images_(images) {}

    std::optional<Extent> open(std::int64_t index) override {
        const PackedImages::Image image = images_.file().image(images_.place(index));
        const double begun = monotonicSeconds();
        const Status read = images_.file().read(images_.place(index), pixels_);
        spent_.reading += monotonicSeconds() - begun;
        if (!read) {
            images_.refuse(index, read.error().what);
            return std::nullopt;
        }
        extent_ = {image.height, image.width};
        return extent_;
    }

    std::optional<Part> read(const Box&, Extent) override {
        return Part{pixels_.data(), extent_.height, extent_.width, 0, 0, extent_, 1};
    }

    [[nodiscard]] Spent spent() const override { return spent_; }

private:
    const PackedPart& images_;
    std::vector<std::uint8_t> pixels_;
    Extent extent_;
    Spent spent_;
};

std::unique_ptr<ImageReader> PackedPart::reader() const {
    return std::make_unique<PackedReader>(*this);
}

}  // namespace

Result<DataSet> openPackedImages(const RunSpec::Data& data) {
    auto file = PackedImages::open(data.file);
    if (!file) return file.error();
    DataSet set;
    set.channels = 3;
    set.height = set.width = data.imageSize;
    set.classes = std::ssize((*file)->classes());
    set.classNames = (*file)->classes();
    const PackedImages::Set training = (*file)->training(), validation = (*file)->validation();
    const auto train = std::make_shared<PackedPart>(*file, training, data.trainImages);
    const auto validate = std::make_shared<PackedPart>(*file, validation, data.validationImages);
    if (train->size() == 0 || validate->size() == 0)
        return dataError({EPOCHAL_TEXT("core", "The packed file has no images for training or for validation"), {}},
                         data.file, {EPOCHAL_TEXT("core", "Pack a folder that has both"), {}});
    noteImages(set, train->counts(), validate->counts(), training.size, validation.size);
    set.train = train;
    set.validation = validate;
    return set;
}

}  // namespace epochal::engine
