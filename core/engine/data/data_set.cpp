#include "core/engine/data/data_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/mutex.h"
#include "core/spec/task.h"

namespace epochal::engine {
namespace {

/// Generated images are all alike, so a sample of some millions of values is enough.
constexpr std::int64_t kMadeValues = 16 << 20;

/// How often each value occurs in each channel.
using Histogram = std::vector<std::array<std::int64_t, 256>>;

/// Of the images from `first` to `last` - 1.
Histogram countPixels(const UniformImages& images, std::int64_t first, std::int64_t last) {
    const auto channels = static_cast<std::size_t>(images.channels());
    const auto area = static_cast<std::size_t>(images.extent().height * images.extent().width);
    Histogram histogram(channels);
    std::vector<std::uint8_t> scratch;
    for (std::int64_t i = first; i < last; ++i) {
        const std::uint8_t* pixel = images.pixels(i, scratch);
        for (std::size_t k = 0; k < area; ++k)
            for (std::size_t c = 0; c < channels; ++c) ++histogram[c][*pixel++];
    }
    return histogram;
}

/// The mean and standard deviation of each channel, exact over all training images if they are held in memory,
/// otherwise over the first of them. What the threads add up are whole numbers, so the result is the same to the bit
/// whatever their number.
void measurePixels(DataSet& data) {
    const auto channels = static_cast<std::size_t>(data.channels);
    const auto area = static_cast<std::size_t>(data.height * data.width);
    const auto& uniform = dynamic_cast<const UniformImages&>(*data.train);
    std::int64_t images = uniform.size();
    if (uniform.areGenerated())
        images = std::clamp<std::int64_t>(kMadeValues / (data.channels * data.height * data.width), 1, images);
    Histogram histogram(channels);
    Mutex mutex;
    imagesInParallel(images, [&](std::int64_t first, std::int64_t last) {
        const Histogram part = countPixels(uniform, first, last);
        const Lock lock(mutex);
        for (std::size_t c = 0; c < channels; ++c)
            for (std::size_t value = 0; value < 256; ++value) histogram[c][value] += part[c][value];
    });
    const double pixels = static_cast<double>(images) * static_cast<double>(area);
    for (std::size_t c = 0; c < channels; ++c) {
        double sum = 0, squares = 0;
        for (std::size_t value = 0; value < 256; ++value) {
            const double x = static_cast<double>(value) / 255, n = static_cast<double>(histogram[c][value]);
            sum += n * x;
            squares += n * x * x;
        }
        const double mean = sum / pixels;
        data.mean[c] = static_cast<float>(mean);
        // A constant channel has no deviation; it is centered but not scaled.
        const double variance = squares / pixels - mean * mean;
        data.deviation[c] = variance > 1e-12 ? static_cast<float>(std::sqrt(variance)) : 1.0f;
    }
}

Result<DataSet> tableAsDataSet(const RunSpec& spec) {
    const FileState file = stateOf(spec.data.file);
    auto opened = openTable(spec);
    if (!opened) return opened.error();
    DataSet set;
    set.files = {file};
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

/// The set that a check has read and no run has taken yet.
class KeptSet {
public:
    void keep(const RunSpec& spec, const DataSet& set) {
        const Lock lock(mutex_);
        kept_ = {spec, set};
    }

    /// Drops one that is not for `spec`, so that its memory is free for what is read instead.
    [[nodiscard]] std::optional<DataSet> take(const RunSpec& spec) {
        const Lock lock(mutex_);
        const auto kept = std::exchange(kept_, std::nullopt);
        if (!kept || !isSame(kept->spec, spec)) return std::nullopt;
        const auto unchanged = [](const FileState& file) { return file.settled && stateOf(file.path) == file; };
        return std::ranges::all_of(kept->set.files, unchanged) ? std::optional(kept->set) : std::nullopt;
    }

private:
    struct Kept {
        RunSpec spec;
        DataSet set;
    };

    /// Whether both specs open the same set. The seed splits tables and generates images.
    static bool isSame(const RunSpec& a, const RunSpec& b) {
        const bool seeded = isTable(a) || a.data.source == "synthetic";
        return a.data == b.data && a.model.weights.empty() == b.model.weights.empty() && (!seeded || a.seed == b.seed);
    }

    Mutex mutex_;
    std::optional<Kept> kept_ EPOCHAL_GUARDED_BY(mutex_);
};

KeptSet& keptSet() {
    static KeptSet kept;
    return kept;
}

Result<DataSet> readDataSet(const RunSpec& spec) {
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

}  // namespace

Error dataError(Message what, const Path& where, Message remedy) {
    return {ErrorKind::Data, std::move(what), where.string(), std::move(remedy)};
}

Result<DataSet> openDataSet(const RunSpec& spec) {
    if (auto kept = keptSet().take(spec)) return std::move(*kept);
    return readDataSet(spec);
}

void keepForNext(const RunSpec& spec, const DataSet& set) {
    if (set.table || dynamic_cast<const UniformImages*>(set.train.get()) != nullptr) keptSet().keep(spec, set);
}

}  // namespace epochal::engine
