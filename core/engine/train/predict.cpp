#include "core/engine/train/predict.h"

#include <torch/utils.h>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "core/engine/data/folder_images.h"
#include "core/engine/data/normalize.h"
#include "core/engine/data/preview.h"
#include "core/engine/data/transform.h"
#include "core/engine/models/script.h"
#include "core/engine/train/image_coding.h"
#include "core/engine/train/network.h"
#include "core/engine/train/precision.h"
#include "core/engine/train/softmax.h"
#include "core/hardware/machine.h"
#include "core/hardware/precision.h"
#include "core/spec/networks.h"
#include "core/spec/task.h"

namespace epochal::engine {
namespace {

constexpr std::size_t kAtOnce = 32;       ///< images in one pass of the network
constexpr std::size_t kClassesNamed = 5;  ///< of each image

Error imagesOnly() {
    return {ErrorKind::Unsupported,
            {EPOCHAL_TEXT("core", "The run's model was trained on rows of a table, not on images"), {}},
            "/data/source",
            {EPOCHAL_TEXT("core", "Choose a run whose model was trained on images"), {}}};
}

/// A file as the network takes it, height x width x channels bytes, or why it cannot be used.
struct DecodedFile {
    std::vector<std::uint8_t> bytes;
    std::vector<Message> notes;
    std::optional<Error> error;
};

/// Gray by ITU-R BT.601, as Pillow's convert("L") computes it; a gray pixel keeps its value.
std::uint8_t pillowGray(const std::uint8_t* rgb) {
    return static_cast<std::uint8_t>((rgb[0] * 19595 + rgb[1] * 38470 + rgb[2] * 7471 + 0x8000) >> 16);
}

/// Decodes a file as validation does. Files of a set whose images are all of one size may have another: those are
/// scaled to it.
DecodedFile decode(const Path& file, const ImageCoding& coding) {
    FileList list;
    list.add(file.string(), 0);
    const auto images = std::make_shared<FolderImages>(std::move(list));
    const Extent extent{coding.shape.height, coding.shape.width};
    DataSet colors;  // files are decoded to RGB
    colors.channels = 3;
    colors.height = extent.height;
    colors.width = extent.width;
    colors.mean = {0, 0, 0};
    Transform::Options options;
    options.fits = coding.uniform;
    const Transform transform(images, colors, options);
    DecodedFile decoded;
    std::vector<std::uint8_t> rgb(static_cast<std::size_t>(extent.height * extent.width * 3));
    try {
        auto workspace = transform.workspace();
        transform.write(workspace, 0, 0, rgb.data());
        const auto stored = images->reader()->open(0);
        if (options.fits && stored && (stored->height != extent.height || stored->width != extent.width))
            decoded.notes.push_back({EPOCHAL_TEXT("core", "Scaled from %1 × %2 to %3 × %4 pixels, around its center"),
                                     {stored->width, stored->height, extent.width, extent.height}});
    } catch (const DataFailure&) {
        decoded.error = Error{ErrorKind::Data,
                              {EPOCHAL_TEXT("core", "The image cannot be used: %1"), {images->refused().reason}},
                              file.string(),
                              {EPOCHAL_TEXT("core", "Choose a JPEG or PNG file that other programs can open"), {}}};
        return decoded;
    }
    bool gray = true;
    for (std::size_t i = 0; i < rgb.size() && gray; i += 3) gray = rgb[i] == rgb[i + 1] && rgb[i] == rgb[i + 2];
    if (coding.shape.channels == 3) {
        if (gray)
            decoded.notes.push_back(
                {EPOCHAL_TEXT("core", "The image is gray: its gray values are used for red, green and blue"), {}});
        decoded.bytes = std::move(rgb);
        return decoded;
    }
    if (!gray)
        decoded.notes.push_back(
            {EPOCHAL_TEXT("core", "The network was trained on gray images: colors were converted to gray"), {}});
    for (std::size_t i = 0; i < rgb.size(); i += 3) decoded.bytes.push_back(pillowGray(&rgb[i]));
    return decoded;
}

/// The most probable classes of a row of logits. Of equal scores, the class listed first comes first.
std::vector<ImageAnswers::Class> bestOf(std::span<const float> logits, const std::vector<std::string>& names) {
    const double normalizer = logNormalizer(logits);
    std::vector<std::size_t> order(logits.size());
    std::iota(order.begin(), order.end(), 0);
    const std::size_t kept = std::min(kClassesNamed, order.size());
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(kept), {},
                              [&](std::size_t c) { return std::pair(-logits[c], c); });
    std::vector<ImageAnswers::Class> best;
    for (std::size_t i = 0; i < kept; ++i)
        best.push_back({static_cast<std::int64_t>(order[i]), names.empty() ? std::string() : names[order[i]],
                        std::exp(logits[order[i]] - normalizer)});
    return best;
}

/// As the run had them; the data set of a run with checkpoints of an earlier version is opened.
Result<ImageCoding> codingFor(const RunSpec& spec, const Checkpoint& stored) {
    if (stored.images) return *stored.images;
    const auto data = openDataSet(spec);
    if (!data) return data.error();
    return imageCodingOf(*data);
}

Error notFinite(const Path& checkpoint) {
    return {ErrorKind::Diverged,
            {EPOCHAL_TEXT("core", "The network's outputs contain NaN or infinity"), {}},
            checkpoint.string(),
            {EPOCHAL_TEXT("core", "Use the checkpoint of another epoch"), {}}};
}

}  // namespace

Result<ImageAnswers> predict(const RunSpec& spec, const Path& checkpoint, const std::vector<Path>& files) {
    if (isTable(spec)) return imagesOnly();
    const auto stored = loadCheckpoint(checkpoint);
    if (!stored) return stored.error();
    const auto coding = codingFor(spec, *stored);
    if (!coding) return coding.error();
    const ImageShape& shape = coding->shape;
    if (shape.channels != 1 && shape.channels != 3)
        return Error{
            ErrorKind::Unsupported,
            {EPOCHAL_TEXT("core", "The run's images have %1 channels; files have one or three"), {shape.channels}},
            "/data/channels",
            {EPOCHAL_TEXT("core", "Choose a run whose model was trained on gray or color images"), {}}};
    const Machine machine = thisMachine();
    at::set_num_threads(
        static_cast<int>(spec.devices.threads > 0 ? spec.devices.threads : std::max<std::int64_t>(machine.cores, 1)));
    if (Status taken = checkSide(spec.model, {shape.height, shape.width}); !taken) return taken.error();
    std::shared_ptr<Model> model;
    if (usesScript(spec)) {
        const auto script = readScript(spec);
        if (!script) return script.error();
        model = makeScriptNet(**script, shape);
    } else {
        model = makeModel(spec.model, shape, spec.seed);
    }
    const StoredNetwork network = networkOf(*stored);
    if (Status copied = copyInto(*model, network); !copied) return copied.error();
    model->eval();

    ImageAnswers answers;
    answers.checkpoint = checkpoint.filename().string();
    answers.epoch = stored->progress.epoch;
    answers.step = stored->progress.step;
    answers.averaged = network.averaged;
    const torch::NoGradGuard noGradients;
    const torch::Tensor mean = torch::tensor(coding->mean, torch::kFloat),
                        deviation = torch::tensor(coding->deviation, torch::kFloat);
    const std::string precision = precisionOn(spec.devices.precision, nativeOf(machine)).value_or("fp32");
    for (std::size_t from = 0; from < files.size(); from += kAtOnce) {
        std::vector<DecodedFile> part;
        std::vector<std::uint8_t> pixels;
        std::int64_t usable = 0;
        for (std::size_t i = from; i < std::min(from + kAtOnce, files.size()); ++i) {
            part.push_back(decode(files[i], *coding));
            usable += part.back().error ? 0 : 1;
            pixels.insert(pixels.end(), part.back().bytes.begin(), part.back().bytes.end());
        }
        torch::Tensor logits;
        if (usable > 0) {
            const torch::Tensor bytes =
                torch::from_blob(pixels.data(), {usable, shape.height, shape.width, shape.channels}, torch::kByte);
            const Autocast autocast(precision, c10::DeviceType::CPU);
            logits = model->forward(normalize(bytes, mean, deviation, spec.devices.channelsLast))
                         .to(torch::kFloat)
                         .contiguous();
            if (!logits.isfinite().all().item<bool>()) return notFinite(checkpoint);
        }
        std::int64_t row = 0;
        for (std::size_t i = 0; i < part.size(); ++i) {
            ImageAnswers::Image image{files[from + i].string(), {}, part[i].notes, part[i].error};
            if (!image.error)
                image.best = bestOf({logits[row++].const_data_ptr<float>(), static_cast<std::size_t>(shape.classes)},
                                    coding->classNames);
            answers.images.push_back(std::move(image));
        }
    }
    return answers;
}

Result<std::vector<SamplePicture>> validationPictures(const RunSpec& spec, const std::vector<std::int64_t>& samples) {
    if (isTable(spec)) return imagesOnly();
    const auto data = openDataSet(spec);
    if (!data) return data.error();
    const Transform transform(data->validation, *data, {});
    auto workspace = transform.workspace();
    std::vector<SamplePicture> pictures;
    std::vector<std::uint8_t> whole(static_cast<std::size_t>(data->height * data->width * data->channels));
    for (const std::int64_t sample : samples) {
        if (sample < 0 || sample >= data->validation->size())
            return dataError({EPOCHAL_TEXT("core", "The validation set has no sample %1"), {sample}}, spec.data.path,
                             {EPOCHAL_TEXT("core", "The data have changed since the run; train again"), {}});
        transform.write(workspace, sample, 0, whole.data());
        pictures.push_back(pictureOf(whole, transform.extentAt(0), data->channels, data->validation->label(sample)));
    }
    return pictures;
}

}  // namespace epochal::engine
