#include "core/engine/data/data_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/spec/task.h"

namespace epochal::engine {
namespace {

/// Generated images are all alike, so a sample of some millions of values is enough.
constexpr std::int64_t kMadeValues = 16 << 20;

/// The mean and standard deviation of each channel, exact over all training images if they are held in memory,
/// otherwise over the first of them.
void measurePixels(DataSet& data) {
    const auto channels = static_cast<std::size_t>(data.channels);
    const auto area = static_cast<std::size_t>(data.height * data.width);
    std::vector<std::array<std::int64_t, 256>> histogram(channels);
    std::vector<std::uint8_t> scratch;
    const auto& uniform = dynamic_cast<const UniformImages&>(*data.train);
    std::int64_t images = uniform.size();
    if (uniform.areGenerated())
        images = std::clamp<std::int64_t>(kMadeValues / (data.channels * data.height * data.width), 1, images);
    for (std::int64_t i = 0; i < images; ++i) {
        const std::uint8_t* pixel = uniform.pixels(i, scratch);
        for (std::size_t k = 0; k < area; ++k)
            for (std::size_t c = 0; c < channels; ++c) ++histogram[c][*pixel++];
    }
    const double count = static_cast<double>(images) * static_cast<double>(area);
    for (std::size_t c = 0; c < channels; ++c) {
        double sum = 0, squares = 0;
        for (std::size_t value = 0; value < 256; ++value) {
            const double x = static_cast<double>(value) / 255, n = static_cast<double>(histogram[c][value]);
            sum += n * x;
            squares += n * x * x;
        }
        const double mean = sum / count;
        data.mean[c] = static_cast<float>(mean);
        // A constant channel has no deviation; it is centered but not scaled.
        const double variance = squares / count - mean * mean;
        data.deviation[c] = variance > 1e-12 ? static_cast<float>(std::sqrt(variance)) : 1.0f;
    }
}

Result<DataSet> tableAsDataSet(const RunSpec& spec) {
    auto opened = openTable(spec);
    if (!opened) return opened.error();
    DataSet set;
    set.classNames = opened->classNames;
    set.classes = std::ssize(set.classNames);
    if (const std::int64_t left = opened->withoutTarget; left > 0)
        set.notices.push_back(
            {Severity::Info,
             "rows-without-target",
             {EPOCHAL_TEXT_N("core", "%1 row(s) without a value to predict were left out"), {Count(left)}},
             {}});
    set.table = std::make_shared<const TableSet>(std::move(*opened));
    return set;
}

}  // namespace

Error dataError(Message what, const Path& where, Message remedy) {
    return {ErrorKind::Data, std::move(what), where.string(), std::move(remedy)};
}

Result<DataSet> openDataSet(const RunSpec& spec) {
    if (isTable(spec)) return tableAsDataSet(spec);
    const std::string& source = spec.data.source;
    Result<DataSet> opened = source == "synthetic"                         ? openSynthetic(spec.data, spec.seed)
                             : source == "cifar10" || source == "cifar100" ? openCifar(spec.data)
                             : source == "image-folder"                    ? openImageFolder(spec.data)
                             : source == "packed"                          ? openPackedImages(spec.data)
                                                                           : openIdxFolder(spec.data);
    if (!opened) return opened;
    DataSet& data = *opened;
    if (data.channels == 3 && (!data.train->areUniform() || !spec.model.weights.empty())) {
        // Of ImageNet's training images, in every recipe for photographs and with all published weights.
        data.mean = {0.485f, 0.456f, 0.406f};
        data.deviation = {0.229f, 0.224f, 0.225f};
        return opened;
    }
    data.mean.resize(static_cast<std::size_t>(data.channels));
    data.deviation.resize(static_cast<std::size_t>(data.channels));
    measurePixels(data);
    return opened;
}

}  // namespace epochal::engine
