#include <algorithm>

#include "core/base/json.h"
#include "core/base/utf8.h"
#include "core/spec/fields.h"
#include "core/spec/image_growth.h"
#include "core/spec/networks.h"
#include "core/spec/optimizers.h"
#include "core/spec/parallel.h"
#include "core/spec/schedule.h"
#include "core/spec/session.h"
#include "core/spec/spec_json.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

/// Fewer images make batch statistics noisy.
constexpr std::int64_t kImagesToNormalize = 16;

Error against(std::string path, Message what, Message remedy) {
    return {ErrorKind::Spec, std::move(what), std::move(path), std::move(remedy)};
}

/// Names, tags and offer ids must fit on one line, and a folder's path would end at its first zero byte.
void texts(const RunSpec& spec, std::vector<Error>& out) {
    constexpr std::size_t kLongestName = 500;
    const auto oneLine = [&out](const char* path, const std::string& text) {
        if (hasControl(text))
            out.push_back(against(path,
                                  {EPOCHAL_TEXT("core", "It contains a line break or another control character"), {}},
                                  {EPOCHAL_TEXT("core", "Put it on a single line"), {}}));
        return !hasControl(text);
    };
    oneLine("/name", spec.name);
    for (const std::string& tag : spec.tags)
        if (!oneLine("/tags", tag)) break;
    oneLine("/data/path", spec.data.path);
    oneLine("/data/file", spec.data.file);
    oneLine("/model/script", spec.model.script);
    oneLine("/model/script_hash", spec.model.scriptHash);
    oneLine("/price/offer", spec.price.offer);
    if (spec.name.size() > kLongestName)
        out.push_back(against("/name",
                              {EPOCHAL_TEXT("core", "The text is %1 bytes long; at most %2 are allowed"),
                               {static_cast<std::int64_t>(spec.name.size()), static_cast<std::int64_t>(kLongestName)}},
                              {EPOCHAL_TEXT("core", "Shorten it"), {}}));
}

/// Wider and deeper than any table needs, and small enough for the number of weights to be counted.
constexpr std::int64_t kMostLayers = 100, kMostUnits = 1'000'000;
/// As large as the largest batch: what was measured can be given.
constexpr std::int64_t kLargestShare = 1'000'000;

/// Lists of sizes.
void lists(const RunSpec& spec, std::vector<Error>& out) {
    const auto positive = [&out](const char* path, const std::vector<std::int64_t>& list) {
        if (std::ranges::any_of(list, [](std::int64_t one) { return one < 1; }))
            out.push_back(against(path, {EPOCHAL_TEXT("core", "Every number in the list must be at least 1"), {}},
                                  {EPOCHAL_TEXT("core", "Remove the zero"), {}}));
    };
    const auto& numbers = spec.devices.numbers;
    const auto isTwice = [&](std::int64_t number) { return number < 0 || std::ranges::count(numbers, number) > 1; };
    if (std::ranges::any_of(numbers, isTwice))
        out.push_back(against("/devices/numbers",
                              {EPOCHAL_TEXT("core", "A device number is negative, or appears twice"), {}},
                              {EPOCHAL_TEXT("core", "List each device once; the first is number 0"), {}}));
    positive("/session/batches", spec.session.batches);
    positive("/session/threads", spec.session.threads);
    positive("/model/hidden", spec.model.hidden);
    const auto tooWide = [](std::int64_t units) { return units > kMostUnits; };
    if (std::ssize(spec.model.hidden) > kMostLayers || std::ranges::any_of(spec.model.hidden, tooWide))
        out.push_back(against("/model/hidden",
                              {EPOCHAL_TEXT("core", "At most %1 hidden layers of at most %2 units are possible"),
                               {kMostLayers, kMostUnits}},
                              {EPOCHAL_TEXT("core", "Use fewer or narrower layers"), {}}));
}

bool splitsEvenly(const RunSpec& spec) {
    return !hasGivenShares(spec) && !measuresShares(spec);
}

/// How a batch is divided among replicas of different speeds.
void shares(const RunSpec& spec, std::vector<Error>& out) {
    const std::vector<std::int64_t>& given = spec.parallel.shares;
    if (measuresShares(spec) && stagesOf(spec) > 1)
        out.push_back(against("/parallel/split",
                              {EPOCHAL_TEXT("core", "The speed of pipelines is not measured before they run"), {}},
                              {EPOCHAL_TEXT("core", "Split the batch evenly, or by given shares"), {}}));
    if (measuresShares(spec) && spec.optimizer.globalBatch < spec.devices.count)
        out.push_back(against("/devices/count",
                              {EPOCHAL_TEXT("core", "A global batch of %1 leaves some of %2 replicas without a sample"),
                               {spec.optimizer.globalBatch, spec.devices.count}},
                              {EPOCHAL_TEXT("core", "Use a global batch of at least %1"), {spec.devices.count}}));
    if (!hasGivenShares(spec)) return;
    constexpr const char* kField = "/parallel/shares";
    if (std::ranges::any_of(given, [](std::int64_t share) { return share < 1 || share > kLargestShare; })) {
        out.push_back(
            against(kField, {EPOCHAL_TEXT("core", "A share must be between 1 and %1"), {kLargestShare}},
                    {EPOCHAL_TEXT("core", "Shares are relative to each other: 3, 1 is the same as 6, 2"), {}}));
        return;
    }
    if (std::ssize(given) != spec.devices.count) {
        out.push_back(against(kField,
                              {EPOCHAL_TEXT_N("core", "%1 share(s) given for %2 replicas"),
                               {Count(std::ssize(given)), spec.devices.count}},
                              {EPOCHAL_TEXT("core", "Give one number for each replica"), {}}));
        return;
    }
    std::vector<std::int64_t> batches = spec.session.batches;
    if (trainsToQuality(spec.session)) batches = {spec.optimizer.globalBatch};
    for (const std::int64_t batch : batches)
        if (Split(given).least(batch) < 1) {
            out.push_back(against(
                kField, {EPOCHAL_TEXT("core", "With these shares, a replica gets no sample of a batch of %1"), {batch}},
                {EPOCHAL_TEXT("core", "Use a larger batch or a larger smallest share"), {}}));
            return;
        }
}

/// What a session that does not train can measure.
void sizes(const RunSpec& spec, std::vector<Error>& out) {
    if (findField("session.batches")->applies(spec) && splitsEvenly(spec))
        for (const std::int64_t batch : spec.session.batches)
            if (batch % spec.devices.count != 0) {
                out.push_back(
                    against("/session/batches",
                            {EPOCHAL_TEXT("core", "A global batch of %1 cannot be split evenly across %2 replicas"),
                             {batch, spec.devices.count}},
                            {EPOCHAL_TEXT("core", "Use a global batch of %1"),
                             {std::max<std::int64_t>(1, batch / spec.devices.count) * spec.devices.count}}));
                break;
            }
    if (onlyReads(spec.session) && isTable(spec))
        out.push_back(against("/session/kind",
                              {EPOCHAL_TEXT("core", "A table is held in memory: there is no reading to measure"), {}},
                              {EPOCHAL_TEXT("core", "Measure training throughput instead"), {}}));
}

/// Training images that grow, at each size they have on their way.
void growth(const RunSpec& spec, std::vector<Error>& out) {
    const RunSpec::Data& data = spec.data;
    if (data.firstImageSize == 0 || !findField("data.first_image_size")->applies(spec)) return;
    constexpr const char* kField = "/data/first_image_size";
    if (data.firstImageSize >= data.imageSize) {
        out.push_back(
            against(kField,
                    {EPOCHAL_TEXT("core", "Training images cannot grow from %1 to %2 pixels"),
                     {data.firstImageSize, data.imageSize}},
                    {EPOCHAL_TEXT("core", "Use a first size below the image size, or 0 for images of one size"), {}}));
        return;
    }
    const Message larger{EPOCHAL_TEXT("core", "Use a larger first size, or 0 for images of one size"), {}};
    if (static_cast<double>(data.firstImageSize) < findField("data.image_size")->minimum) {
        out.push_back(against(kField,
                              {EPOCHAL_TEXT("core", "Training images cannot grow from %1 to %2 pixels"),
                               {data.firstImageSize, data.imageSize}},
                              larger));
        return;
    }
    std::int64_t before = 0;
    for (std::int64_t epoch = 0; epoch < spec.stop.epochs; ++epoch) {
        const std::int64_t side = imageSideAt(spec, epoch);
        if (side == before) continue;
        before = side;
        if (const Status taken = checkSide(spec.model, {side, side}); !taken) {
            out.push_back(against(kField, taken.error().what, larger));
            return;
        }
        if (side == data.imageSize) return;
    }
}

/// Of a step, in which a stage waits for others.
constexpr double kMuchIdle = 0.3;
/// The fewest parts with which it is not more.
std::int64_t partsFor(std::int64_t stages) {
    std::int64_t parts = 1;
    while (idleShare(stages, parts) > kMuchIdle) ++parts;
    return parts;
}

constexpr std::int64_t kLargestPresetBatch = 1024;

/// Contradictions are reported at the field that someone changed: to change one field of a preset must not lead to an
/// error elsewhere on the form.
void contradictions(const RunSpec& spec, std::vector<Error>& out) {
    // Whatever their size, which only the files of a folder of IDX files show.
    const bool forTables = !isTable(spec) && spec.model.architecture == kTableNetwork;
    if (const auto side = forTables ? ImageSide() : imageSide(spec); side && !onlyReads(spec.session))
        if (const Status taken = checkSide(spec.model, *side); !taken) out.push_back(taken.error());
    // Every preset has one replica, a batch of at most kLargestPresetBatch, and more images than that.
    const std::int64_t batch = spec.optimizer.globalBatch;
    const bool batched = findField("optimizer.global_batch")->applies(spec);
    if (trainsToQuality(spec.session) && splitsEvenly(spec) && batch % spec.devices.count != 0)
        out.push_back(against("/devices/count",
                              {EPOCHAL_TEXT("core", "A global batch of %1 cannot be split evenly across %2 replicas"),
                               {batch, spec.devices.count}},
                              {EPOCHAL_TEXT("core", "Use a global batch of %1"),
                               {std::max<std::int64_t>(1, batch / spec.devices.count) * spec.devices.count}}));
    const Network* network = canBeDivided(spec) ? findNetwork(spec.model.architecture) : nullptr;
    if (network != nullptr && spec.parallel.stages > piecesOf(*network))
        out.push_back(against("/parallel/stages",
                              {EPOCHAL_TEXT("core", "The network has %1 pieces: it cannot be divided into %2 stages"),
                               {piecesOf(*network), spec.parallel.stages}},
                              {EPOCHAL_TEXT("core", "Use at most %1 stages"), {piecesOf(*network)}}));
    if (batched && spec.data.trainImages > 0 && batch > spec.data.trainImages)
        out.push_back(against(batch > kLargestPresetBatch ? "/optimizer/global_batch" : "/data/train_images",
                              {EPOCHAL_TEXT("core", "A global batch of %1 exceeds the number of training samples (%2)"),
                               {batch, spec.data.trainImages}},
                              {EPOCHAL_TEXT("core", "Use a smaller batch or more samples"), {}}));
    if (spec.schedule.kind == "step" && !std::ranges::is_sorted(spec.schedule.stepEpochs, std::less_equal<>()))
        out.push_back(against("/schedule/step_epochs",
                              {EPOCHAL_TEXT("core", "The step epochs must be in increasing order"), {}},
                              {EPOCHAL_TEXT("core", "Enter each epoch once, in order"), {}}));
    if (spec.data.path.empty() && spec.data.source != "fashion-mnist" && spec.data.source != "synthetic" &&
        !isTable(spec) && spec.data.source != "packed")
        out.push_back(against("/data/path", {EPOCHAL_TEXT("core", "This data set needs a folder"), {}},
                              {EPOCHAL_TEXT("core", "Choose the folder that contains the data set's files"), {}}));
    if ((isTable(spec) || spec.data.source == "packed") && spec.data.file.empty())
        out.push_back(against("/data/file", {EPOCHAL_TEXT("core", "This data set needs a file"), {}},
                              {isTable(spec) ? EPOCHAL_TEXT("core", "Choose a CSV file")
                                             : EPOCHAL_TEXT("core", "Choose a file written by \"epochal-worker pack\""),
                               {}}));
    if (usesScript(spec) && spec.model.script.empty())
        out.push_back(against("/model/script", {EPOCHAL_TEXT("core", "Your own network needs a file"), {}},
                              {EPOCHAL_TEXT("core", "Choose the file of a TorchScript network"), {}}));
    lists(spec, out);
    shares(spec, out);
    sizes(spec, out);
    growth(spec, out);
    if (spec.name.empty())
        out.push_back(against("/name", {EPOCHAL_TEXT("core", "The run has no name"), {}},
                              {EPOCHAL_TEXT("core", "Give it a name"), {}}));
    texts(spec, out);
}

}  // namespace

std::vector<Error> validate(const RunSpec& spec) {
    std::vector<Error> out;
    for (const Field& field : fields())
        if (Status checked = checkValue(field, spec); !checked) out.push_back(checked.error());
    if (out.empty()) contradictions(spec, out);
    return out;
}

namespace {

void adviseOnRate(const RunSpec& spec, std::vector<Error>& out) {
    const double peak = peakRate(spec), epochs = static_cast<double>(spec.stop.epochs);
    const OptimizerKind* kind = findOptimizerKind(spec.optimizer.kind);
    // Goyal et al., arXiv 1706.02677: without gradual warm-up, large rates diverge early; 0.1 is their rate at batch
    // 256.
    if (spec.optimizer.kind == "sgd" && spec.schedule.kind != "one-cycle" && spec.schedule.warmupEpochs == 0 &&
        peak > 0.1)
        out.push_back(against(
            "/schedule/warmup_epochs",
            {EPOCHAL_TEXT("core", "A peak learning rate of %1 without warm-up may diverge in the first epoch"), {peak}},
            {EPOCHAL_TEXT("core", "Use a warm-up of one epoch or more"), {}}));
    if (spec.schedule.kind != "one-cycle" && spec.schedule.warmupEpochs >= epochs)
        out.push_back(against("/schedule/warmup_epochs",
                              {EPOCHAL_TEXT("core",
                                            "The warm-up would take up the whole run and is shortened (warm-up epochs: "
                                            "%1, total: %2, shortened to: %3)"),
                               {spec.schedule.warmupEpochs, spec.stop.epochs, warmupEpochs(spec)}},
                              {EPOCHAL_TEXT("core", "Use a shorter warm-up or more epochs"), {}}));
    if (kind != nullptr && (peak > kind->highest || peak < kind->lowest))
        out.push_back(
            against("/optimizer/learning_rate",
                    {peak > kind->highest ? EPOCHAL_TEXT("core", "A peak learning rate of %1 is very high for %2")
                                          : EPOCHAL_TEXT("core", "A peak learning rate of %1 is very low for %2"),
                     {peak, std::string(kind->label)}},
                    {EPOCHAL_TEXT("core", "Try a peak learning rate of %1"), {kind->usual}}));
    if (spec.schedule.kind == "step" &&
        std::ranges::none_of(spec.schedule.stepEpochs, [&](std::int64_t epoch) { return epoch < spec.stop.epochs; }))
        out.push_back(against("/schedule/step_epochs",
                              {EPOCHAL_TEXT("core",
                                            "The learning rate stays at its peak: the run ends before the "
                                            "first step"),
                               {}},
                              {EPOCHAL_TEXT("core", "Enter an epoch before the last, or use another schedule"), {}}));
}

}  // namespace

std::vector<Error> advise(const RunSpec& spec) {
    std::vector<Error> out;
    if (!trainsToQuality(spec.session)) return out;
    adviseOnRate(spec, out);
    if (spec.stop.measure != measureOf(spec).id && spec.stop.measure != RunSpec::Stop().measure)
        out.push_back(against("/stop/measure",
                              //: %1, %2: measures of quality
                              {EPOCHAL_TEXT("core", "This task is not measured by %1: %2 is used, without the target"),
                               {Phrase{name(findMeasure(spec.stop.measure)->quality), {}}, argOf(measureOf(spec))}},
                              {EPOCHAL_TEXT("core", "Choose one of the task's measures"), {}}));
    if (!targetOf(spec) && spec.stop.patience == 0)
        out.push_back(against("/stop/target",
                              {EPOCHAL_TEXT("core", "Without a target there will be no time or cost to reach it"), {}},
                              //: %1: a measure of quality, "top-1"
                              {EPOCHAL_TEXT("core", "Set the %1 you want to reach"), {argOf(measureOf(spec))}}));
    // Each part of an accumulated batch is normalized separately, too.
    const bool shared = spec.parallel.syncNorm && findField("parallel.sync_norm")->applies(spec);
    const std::int64_t replicas = shared ? 1 : spec.devices.count,
                       shares = std::max<std::int64_t>(replicas * spec.optimizer.accumulation, 1);
    if (const std::int64_t images = std::max<std::int64_t>(spec.optimizer.globalBatch / shares, 1);
        shares > 1 && findField("model.normalisation")->applies(spec) && spec.model.normalisation == "batch" &&
        images < kImagesToNormalize)
        out.push_back(
            against("/optimizer/global_batch",
                    {spec.optimizer.accumulation > 1
                         ? EPOCHAL_TEXT_N("core", "Batch normalization over parts of %1 image(s) is noisy")
                         : EPOCHAL_TEXT_N("core", "Batch normalization over %1 image(s) per replica is noisy"),
                     {Count(images)}},
                    {EPOCHAL_TEXT("core", "Use a larger global batch or group normalization"), {}}));
    if (const double idle = idleShare(stagesOf(spec), std::max<std::int64_t>(spec.optimizer.accumulation, 1));
        idle > kMuchIdle)
        out.push_back(against(
            "/optimizer/accumulation",
            {EPOCHAL_TEXT("core", "With %1 parts per batch, each of %2 stages is idle for %3 of a step"),
             {spec.optimizer.accumulation, spec.parallel.stages, Share{idle, 0}}},
            {EPOCHAL_TEXT("core", "Split the batch into more parts, at least %1"), {partsFor(stagesOf(spec))}}));
    if (spec.checkpoints.everyEpochs > 1 && spec.checkpoints.everyEpochs > spec.stop.epochs)
        out.push_back(against("/checkpoints/every_epochs",
                              {EPOCHAL_TEXT("core", "No checkpoint will be saved before the end of the run"), {}},
                              {EPOCHAL_TEXT("core", "Save one every few epochs so that the run can be resumed"), {}}));
    return out;
}

}  // namespace epochal
