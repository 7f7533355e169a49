#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// Labeled images of one shape, as bytes in channel, row, column order. May be read from several threads at once.
class Images {
public:
    virtual ~Images() = default;
    [[nodiscard]] virtual std::int64_t size() const = 0;
    [[nodiscard]] virtual std::int64_t label(std::int64_t index) const = 0;
    /// The image's channels x height x width bytes, either stored ones or generated in `scratch`.
    [[nodiscard]] virtual const std::uint8_t* pixels(std::int64_t index, std::vector<std::uint8_t>& scratch) const = 0;
    /// Whether `pixels` computes an image at each call, by one rule for all; else they are held in memory.
    [[nodiscard]] virtual bool areGenerated() const { return false; }
};

/// Images held in memory.
class ResidentImages : public Images {
public:
    ResidentImages(std::vector<std::uint8_t> bytes, std::vector<std::uint8_t> labels)
        : bytes_(std::move(bytes)),
          labels_(std::move(labels)),
          stride_(labels_.empty() ? 0 : bytes_.size() / labels_.size()) {}
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

struct DataSet {
    std::shared_ptr<const Images> train, validation;
    std::int64_t channels = 0, height = 0, width = 0, classes = 0;
    std::vector<float> mean, deviation;  ///< of the training pixels per channel, pixels scaled to 0..1
};

/// Opens the whole data set that the spec names. A damaged or missing file is ErrorKind::Data with its path and the
/// remedy. Blocks.
[[nodiscard]] Result<DataSet> openDataSet(const RunSpec& spec);

/// Fashion-MNIST, or any folder with the four IDX files of a training set and a test set, gzipped or not.
[[nodiscard]] Result<DataSet> openIdxFolder(const RunSpec::Data& data);
/// The binary version of CIFAR-10: data_batch_1.bin to data_batch_5.bin and test_batch.bin.
[[nodiscard]] Result<DataSet> openCifar10(const RunSpec::Data& data);
/// Images generated from (seed, index): a pattern for each class, plus noise.
[[nodiscard]] Result<DataSet> openSynthetic(const RunSpec::Data& data, std::int64_t seed);

[[nodiscard]] Error dataError(Message what, const Path& where, Message remedy);

}  // namespace epochal::engine
