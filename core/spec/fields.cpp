#include "core/spec/fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/economics/decimal.h"
#include "core/spec/networks.h"
#include "core/spec/optimizers.h"
#include "core/spec/task.h"

namespace epochal {
namespace {

constexpr double kNoLimit = 1e15;

/// A field bound to a member by `access`, a lambda from spec to member that works for const and mutable specs.
template <class Access>
Field bind(std::string name, FieldType type, FieldGroup group, FieldLevel level, const char* label, const char* unit,
           const char* help, Access access) {
    Field field{std::move(name), type, group, level, label, unit, help, {}, -kNoLimit, kNoLimit, 1, 0,
                false,           {},   {},    {},    {},    {},   {}};
    field.get = [access](const RunSpec& spec) { return Json(access(const_cast<RunSpec&>(spec))); };
    field.set = [access](RunSpec& spec, const Json& value) { value.get_to(access(spec)); };
    field.applies = [](const RunSpec&) { return true; };
    return field;
}

#define EPOCHAL_MEMBER(path)      \
    [](RunSpec & spec) -> auto& { \
        return spec.path;         \
    }

Field choices(Field field, std::vector<FieldChoice> allowed) {
    field.choices = std::move(allowed);
    return field;
}
Field range(Field field, double minimum, double maximum, double step, int decimals = 0, bool zeroMeansNone = false) {
    field.minimum = minimum;
    field.maximum = maximum;
    field.step = step;
    field.decimals = decimals;
    field.zeroMeansNone = zeroMeansNone;
    return field;
}
/// A number whose unit and range follow from a choice.
Field scaled(Field field, std::string by, std::vector<FieldScale> scales) {
    field.scaledBy = std::move(by);
    field.scales = std::move(scales);
    for (const FieldScale& one : field.scales) {
        field.minimum = std::min(field.minimum, one.minimum);
        field.maximum = std::max(field.maximum, one.maximum);
    }
    return field;
}
Field as(FieldRole role, Field field) {
    field.role = role;
    return field;
}
Field when(Field field, std::function<bool(const RunSpec&)> applies) {
    field.applies = std::move(applies);
    return field;
}

bool synthetic(const RunSpec& spec) {
    return spec.data.source == "synthetic";
}
bool fromFiles(const RunSpec& spec) {
    return !synthetic(spec);
}
bool photographs(const RunSpec& spec) {
    return spec.data.source == "image-folder";
}
bool pretrained(const RunSpec& spec) {
    return !spec.model.weights.empty();
}
/// True if the spec's network has what `has` asks for.
std::function<bool(const RunSpec&)> network(bool (*has)(const Network&)) {
    return [has](const RunSpec& spec) {
        const Network* chosen = findNetwork(spec.model.architecture);
        return chosen != nullptr && has(*chosen);
    };
}
/// True if the optimizer is one of `kinds`.
std::function<bool(const RunSpec&)> optimizes(std::initializer_list<std::string_view> kinds) {
    return [kinds = std::vector<std::string_view>(kinds)](const RunSpec& spec) {
        return std::ranges::find(kinds, spec.optimizer.kind) != kinds.end();
    };
}

/// The measures of a task, as choices and as scales of a target.
std::vector<FieldChoice> measureChoices() {
    std::vector<FieldChoice> choices;
    for (const Quality quality : taskFor({}).measures)
        choices.push_back({measureOf(quality).id, measureOf(quality).label});
    return choices;
}
std::vector<FieldScale> targetScales() {
    std::vector<FieldScale> scales;
    for (const Quality quality : taskFor({}).measures) {
        const Measure& measure = measureOf(quality);
        scales.push_back({measure.unit, 0, measure.mostTarget, measure.step, measure.decimals});
    }
    return scales;
}

std::vector<FieldChoice> networkChoices() {
    std::vector<FieldChoice> choices;
    for (const Network& one : networks()) choices.push_back({one.id, one.label});
    return choices;
}

std::vector<FieldChoice> optimizerChoices() {
    std::vector<FieldChoice> choices;
    for (const OptimizerKind& kind : optimizerKinds()) choices.push_back({kind.id, kind.label});
    return choices;
}

using enum FieldType;
using enum FieldLevel;

std::vector<Field> whatFields() {
    constexpr auto group = FieldGroup::What;
    return {
        as(FieldRole::Label,
           bind("name", Text, group, Common, EPOCHAL_TEXT("core", "Run name"), "",
                EPOCHAL_TEXT("core", "The run's name in tables, charts and reports."), EPOCHAL_MEMBER(name))),
        as(FieldRole::Label, bind("tags", TextList, group, Common, EPOCHAL_TEXT("core", "Tags"), "",
                                  EPOCHAL_TEXT("core", "Keywords for finding the run."), EPOCHAL_MEMBER(tags))),
        as(FieldRole::Label,
           bind("campaign", Text, group, Advanced, EPOCHAL_TEXT("core", "Campaign"), "",
                EPOCHAL_TEXT("core", "ID of the campaign the run belongs to; set by a sweep, empty if none."),
                EPOCHAL_MEMBER(campaign))),
        choices(bind("model.architecture", Choice, group, Common, EPOCHAL_TEXT("core", "Model"), "",
                     EPOCHAL_TEXT("core", "Network architecture."), EPOCHAL_MEMBER(model.architecture)),
                networkChoices()),
        when(choices(bind("model.stem", Choice, group, Advanced, EPOCHAL_TEXT("core", "Stem"), "",
                          EPOCHAL_TEXT("core", "First layer; \"Auto\" uses the small one for images under 64 pixels."),
                          EPOCHAL_MEMBER(model.stem)),
                     {{"auto", EPOCHAL_TEXT("core", "Auto")},
                      {"small", EPOCHAL_TEXT("core", "3 × 3, for small images")},
                      {"large", EPOCHAL_TEXT("core", "7 × 7, stride 2, with pooling")}}),
             network(hasStems)),
        when(choices(bind("model.normalisation", Choice, group, Advanced, EPOCHAL_TEXT("core", "Normalization"), "",
                          EPOCHAL_TEXT("core",
                                       "Batch normalization is computed on each replica; group normalization does not "
                                       "depend on the batch."),
                          EPOCHAL_MEMBER(model.normalisation)),
                     {{"batch", EPOCHAL_TEXT("core", "Batch")}, {"group", EPOCHAL_TEXT("core", "Group")}}),
             network(hasNormalisation)),
        bind("model.weights", FieldType::File, group, Common, EPOCHAL_TEXT("core", "Initial weights"), "",
             EPOCHAL_TEXT("core",
                          "A .safetensors or .pth file with the network's weights; its last layer is replaced if the "
                          "classes differ. Leave empty for random weights."),
             EPOCHAL_MEMBER(model.weights)),
        when(range(bind("model.frozen_epochs", Integer, group, Common, EPOCHAL_TEXT("core", "Other layers frozen"),
                        EPOCHAL_TEXT("core", "epochs"),
                        EPOCHAL_TEXT("core", "Epochs in which only the last layer is trained, before all layers are."),
                        EPOCHAL_MEMBER(model.frozenEpochs)),
                   0, 100000, 1, 0, true),
             pretrained),
        as(FieldRole::Sample,
           range(
               bind("seed", Integer, group, Common, EPOCHAL_TEXT("core", "Random seed"), "",
                    EPOCHAL_TEXT("core",
                                 "Sets the initial weights, data order and augmentation: the same seed gives the same "
                                 "run on the same machine."),
                    EPOCHAL_MEMBER(seed)),
               0, 2147483647, 1)),
    };
}

std::vector<Field> dataFields() {
    constexpr auto group = FieldGroup::Data;
    return {
        choices(bind("data.source", Choice, group, Common, EPOCHAL_TEXT("core", "Data set"), "",
                     EPOCHAL_TEXT("core", "Where the images come from."), EPOCHAL_MEMBER(data.source)),
                {{"fashion-mnist", EPOCHAL_TEXT("core", "Fashion-MNIST")},
                 {"idx", EPOCHAL_TEXT("core", "Folder of IDX files")},
                 {"cifar10", EPOCHAL_TEXT("core", "CIFAR-10, binary version")},
                 {"image-folder", EPOCHAL_TEXT("core", "Folder of images")},
                 {"synthetic", EPOCHAL_TEXT("core", "Synthetic")}}),
        when(bind("data.path", FieldType::Folder, group, Common, EPOCHAL_TEXT("core", "Folder"), "",
                  EPOCHAL_TEXT("core",
                               "Folder that contains the files; leave empty to use the one where the Debian package "
                               "installs Fashion-MNIST."),
                  EPOCHAL_MEMBER(data.path)),
             fromFiles),
        choices(bind("data.augmentation", Choice, group, Common, EPOCHAL_TEXT("core", "Augmentation"), "",
                     EPOCHAL_TEXT("core", "Random changes to training images."), EPOCHAL_MEMBER(data.augmentation)),
                {{"none", EPOCHAL_TEXT("core", "None")},
                 {"flip", EPOCHAL_TEXT("core", "Horizontal flip")},
                 {"flip-shift", EPOCHAL_TEXT("core", "Horizontal flip and shift")},
                 {"crop-flip", EPOCHAL_TEXT("core", "Random resized crop and flip")}}),
        range(bind("data.jitter", Real, group, Advanced, EPOCHAL_TEXT("core", "Color jitter"), "",
                   EPOCHAL_TEXT("core",
                                "Changes brightness, contrast and saturation at random, by at most this fraction."),
                   EPOCHAL_MEMBER(data.jitter)),
              0, 1, 0.1, 2, true),
        range(bind("data.erasing", Real, group, Advanced, EPOCHAL_TEXT("core", "Random erasing"),
                   EPOCHAL_TEXT("core", "probability"),
                   EPOCHAL_TEXT("core", "Probability that a random rectangle of an image is blanked out."),
                   EPOCHAL_MEMBER(data.erasing)),
              0, 1, 0.05, 2, true),
        when(range(bind("data.image_size", Integer, group, Common, EPOCHAL_TEXT("core", "Image size"),
                        EPOCHAL_TEXT("core", "pixels"),
                        EPOCHAL_TEXT("core",
                                     "Side of the square that the network sees. For validation, the shorter side is "
                                     "resized to 8/7 of it and the center is used."),
                        EPOCHAL_MEMBER(data.imageSize)),
                   8, 1024, 32),
             photographs),
        when(range(bind("data.validation_share", Real, group, Advanced, EPOCHAL_TEXT("core", "Validation share"), "",
                        EPOCHAL_TEXT("core",
                                     "Fraction of the images set aside for validation, chosen by file name, if the "
                                     "folder has no validation folder."),
                        EPOCHAL_MEMBER(data.validationShare)),
                   0.01, 0.9, 0.05, 2),
             photographs),
        when(range(bind("data.channels", Integer, group, Common, EPOCHAL_TEXT("core", "Channels"), "",
                        EPOCHAL_TEXT("core", "Color channels of a synthetic image."), EPOCHAL_MEMBER(data.channels)),
                   1, 16, 1),
             synthetic),
        when(range(bind("data.height", Integer, group, Common, EPOCHAL_TEXT("core", "Height"),
                        EPOCHAL_TEXT("core", "pixels"), EPOCHAL_TEXT("core", "Height of a synthetic image."),
                        EPOCHAL_MEMBER(data.height)),
                   8, 1024, 1),
             synthetic),
        when(range(bind("data.width", Integer, group, Common, EPOCHAL_TEXT("core", "Width"),
                        EPOCHAL_TEXT("core", "pixels"), EPOCHAL_TEXT("core", "Width of a synthetic image."),
                        EPOCHAL_MEMBER(data.width)),
                   8, 1024, 1),
             synthetic),
        when(range(bind("data.classes", Integer, group, Common, EPOCHAL_TEXT("core", "Classes"), "",
                        EPOCHAL_TEXT("core", "Number of classes of synthetic images."), EPOCHAL_MEMBER(data.classes)),
                   2, 100000, 1),
             synthetic),
        range(bind("data.train_images", Integer, group, Advanced, EPOCHAL_TEXT("core", "Training images"),
                   EPOCHAL_TEXT("core", "at most"),
                   EPOCHAL_TEXT("core",
                                "Images per epoch; 0 uses all. If the data set has more, the first ones are used; of "
                                "a folder of images, the first of each class."),
                   EPOCHAL_MEMBER(data.trainImages)),
              0, 1e9, 1000),
        range(
            bind("data.validation_images", Integer, group, Advanced, EPOCHAL_TEXT("core", "Validation images"),
                 EPOCHAL_TEXT("core", "at most"), EPOCHAL_TEXT("core", "Images used in every evaluation; 0 uses all."),
                 EPOCHAL_MEMBER(data.validationImages)),
            0, 1e9, 1000),
        range(bind("data.loader_threads", Integer, group, Common, EPOCHAL_TEXT("core", "Loader threads"), "",
                   EPOCHAL_TEXT("core", "Threads that prepare batches while the model computes."),
                   EPOCHAL_MEMBER(data.loaderThreads)),
              1, 256, 1),
    };
}

std::vector<Field> deviceFields() {
    constexpr auto group = FieldGroup::Devices;
    return {
        choices(bind("devices.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Devices"), "",
                     EPOCHAL_TEXT("core", "Devices to train on; \"Auto\" uses GPUs if there are any."),
                     EPOCHAL_MEMBER(devices.kind)),
                {{"auto", EPOCHAL_TEXT("core", "Auto")}, {"cpu", "CPU"}, {"cuda", EPOCHAL_TEXT("core", "NVIDIA GPU")}}),
        range(bind("devices.count", Integer, group, Common, EPOCHAL_TEXT("core", "Replicas"), "",
                   EPOCHAL_TEXT("core",
                                "Copies of the model that share each batch and average their gradients: one per GPU, "
                                "or several on a CPU."),
                   EPOCHAL_MEMBER(devices.count)),
              1, 1024, 1),
        range(bind("devices.threads", Integer, group, Advanced, EPOCHAL_TEXT("core", "Compute threads"), "",
                   EPOCHAL_TEXT("core", "CPU threads across all replicas; \"Auto\" uses every core."),
                   EPOCHAL_MEMBER(devices.threads)),
              0, 1024, 1, 0, true),
        choices(bind("devices.precision", Choice, group, Common, EPOCHAL_TEXT("core", "Numeric precision"), "",
                     EPOCHAL_TEXT(
                         "core",
                         "bf16 and tf32 keep weights in fp32; auto uses bf16 where the device supports it natively."),
                     EPOCHAL_MEMBER(devices.precision)),
                {{"auto", EPOCHAL_TEXT("core", "Auto")}, {"fp32", "fp32"}, {"tf32", "tf32"}, {"bf16", "bf16"}}),
        bind("devices.channels_last", Boolean, group, Advanced, EPOCHAL_TEXT("core", "Channels last"), "",
             EPOCHAL_TEXT("core", "NHWC memory layout; faster on most devices."), EPOCHAL_MEMBER(devices.channelsLast)),
        range(bind("optimizer.global_batch", Integer, group, Common, EPOCHAL_TEXT("core", "Global batch size"),
                   EPOCHAL_TEXT("core", "images"), EPOCHAL_TEXT("core", "Images per step, across all replicas."),
                   EPOCHAL_MEMBER(optimizer.globalBatch)),
              1, 1048576, 32),
    };
}

std::vector<Field> recipeFields() {
    constexpr auto group = FieldGroup::Recipe;
    const auto steps = [](const RunSpec& spec) { return spec.schedule.kind == "step"; };
    const auto decays = [](const RunSpec& spec) {
        return spec.schedule.kind == "cosine" || spec.schedule.kind == "polynomial" ||
               spec.schedule.kind == "one-cycle";
    };
    const auto polynomial = [](const RunSpec& spec) { return spec.schedule.kind == "polynomial"; };
    const auto warmsUp = [](const RunSpec& spec) { return spec.schedule.kind != "one-cycle"; };
    const auto nesterov = [](const RunSpec& spec) {
        return spec.optimizer.kind == "sgd" && spec.optimizer.momentum > 0;
    };
    return {
        range(
            bind("stop.epochs", Integer, group, Common, EPOCHAL_TEXT("core", "Epochs"), EPOCHAL_TEXT("core", "at most"),
                 EPOCHAL_TEXT("core", "Passes over the training images; the learning-rate schedule spans all of them."),
                 EPOCHAL_MEMBER(stop.epochs)),
            1, 100000, 1),
        choices(bind("optimizer.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Optimizer"), "",
                     EPOCHAL_TEXT("core", "How gradients change the weights."), EPOCHAL_MEMBER(optimizer.kind)),
                optimizerChoices()),
        range(bind("optimizer.learning_rate", Real, group, Common, EPOCHAL_TEXT("core", "Learning rate"), "",
                   EPOCHAL_TEXT("core", "Peak learning rate at this global batch size."),
                   EPOCHAL_MEMBER(optimizer.learningRate)),
              1e-9, 1000, 0.01, 5),
        range(bind("optimizer.reference_batch", Integer, group, Advanced,
                   EPOCHAL_TEXT("core", "Rate is for batch size"), EPOCHAL_TEXT("core", "images"),
                   EPOCHAL_TEXT("core",
                                "The batch size for which the learning rate is given: it is scaled in proportion to "
                                "the global batch."),
                   EPOCHAL_MEMBER(optimizer.referenceBatch)),
              0, 1048576, 32, 0, true),
        when(range(bind("optimizer.backbone_rate", Real, group, Common,
                        EPOCHAL_TEXT("core", "Rate factor, other layers"), "",
                        EPOCHAL_TEXT("core",
                                     "Factor on the learning rate of all layers but the last, whose weights are new."),
                        EPOCHAL_MEMBER(optimizer.backboneRate)),
                   0, 1, 0.1, 4),
             pretrained),
        choices(
            bind("schedule.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Schedule"), "",
                 EPOCHAL_TEXT("core", "How the learning rate changes over the epochs."), EPOCHAL_MEMBER(schedule.kind)),
            {{"constant", EPOCHAL_TEXT("core", "Constant")},
             {"step", EPOCHAL_TEXT("core", "Steps")},
             {"cosine", EPOCHAL_TEXT("core", "Cosine")},
             {"polynomial", EPOCHAL_TEXT("core", "Polynomial")},
             {"one-cycle", EPOCHAL_TEXT("core", "One cycle")}}),
        when(range(bind("schedule.warmup_epochs", Real, group, Common, EPOCHAL_TEXT("core", "Warm-up"),
                        EPOCHAL_TEXT("core", "epochs"),
                        EPOCHAL_TEXT("core", "Epochs over which the learning rate rises linearly to its peak."),
                        EPOCHAL_MEMBER(schedule.warmupEpochs)),
                   0, 1000, 0.5, 2),
             warmsUp),
        when(bind("schedule.step_epochs", IntegerList, group, Common, EPOCHAL_TEXT("core", "Steps after"),
                  EPOCHAL_TEXT("core", "epochs"),
                  EPOCHAL_TEXT("core", "Epochs after which the learning rate is multiplied by the step factor."),
                  EPOCHAL_MEMBER(schedule.stepEpochs)),
             steps),
        when(range(bind("schedule.step_factor", Real, group, Common, EPOCHAL_TEXT("core", "Step factor"), "",
                        EPOCHAL_TEXT("core", "Factor applied to the learning rate at each step."),
                        EPOCHAL_MEMBER(schedule.stepFactor)),
                   1e-6, 1, 0.05, 3),
             steps),
        when(range(bind("schedule.final_factor", Real, group, Advanced,
                        EPOCHAL_TEXT("core", "Final learning-rate fraction"), "",
                        EPOCHAL_TEXT("core", "Fraction of the peak learning rate at which the schedule ends."),
                        EPOCHAL_MEMBER(schedule.finalFactor)),
                   0, 1, 0.01, 3),
             decays),
        when(range(bind("schedule.power", Real, group, Advanced, EPOCHAL_TEXT("core", "Exponent"), "",
                        EPOCHAL_TEXT("core", "Exponent of the polynomial; 1 is a straight line."),
                        EPOCHAL_MEMBER(schedule.power)),
                   0.1, 10, 0.5, 2),
             polynomial),
        when(range(bind("optimizer.momentum", Real, group, Advanced, EPOCHAL_TEXT("core", "Momentum"), "",
                        EPOCHAL_TEXT("core", "Momentum of stochastic gradient descent."),
                        EPOCHAL_MEMBER(optimizer.momentum)),
                   0, 0.9999, 0.05, 4),
             optimizes({"sgd", "lars"})),
        when(bind("optimizer.nesterov", Boolean, group, Advanced, "Nesterov", "",
                  EPOCHAL_TEXT("core", "Nesterov momentum."), EPOCHAL_MEMBER(optimizer.nesterov)),
             nesterov),
        when(range(bind("optimizer.beta1", Real, group, Advanced, "Beta 1", "",
                        EPOCHAL_TEXT("core", "Decay of the running mean of the gradients."),
                        EPOCHAL_MEMBER(optimizer.beta1)),
                   0, 0.9999, 0.05, 4),
             optimizes({"adam", "adamw"})),
        when(range(bind("optimizer.beta2", Real, group, Advanced, "Beta 2", "",
                        EPOCHAL_TEXT("core", "Decay of the running mean of the squared gradients."),
                        EPOCHAL_MEMBER(optimizer.beta2)),
                   0, 0.999999, 0.001, 6),
             optimizes({"adam", "adamw"})),
        when(range(bind("optimizer.epsilon", Real, group, Advanced, "Epsilon", "",
                        EPOCHAL_TEXT("core", "Added to the root of the squared gradients' mean."),
                        EPOCHAL_MEMBER(optimizer.epsilon)),
                   1e-12, 1, 1e-8, 12),
             optimizes({"adam", "adamw"})),
        when(range(bind("optimizer.trust", Real, group, Advanced, EPOCHAL_TEXT("core", "Trust coefficient"), "",
                        EPOCHAL_TEXT("core",
                                     "Scales each layer's rate by the ratio of its weights' norm to its "
                                     "gradient's."),
                        EPOCHAL_MEMBER(optimizer.trust)),
                   1e-6, 1, 0.001, 6),
             optimizes({"lars"})),
        range(bind("optimizer.weight_decay", Real, group, Common, EPOCHAL_TEXT("core", "Weight decay"), "",
                   EPOCHAL_TEXT("core",
                                "Applied to the weights of convolutions and of the last layer, not to normalization "
                                "parameters or biases."),
                   EPOCHAL_MEMBER(optimizer.weightDecay)),
              0, 1, 0.0001, 6),
        range(bind("optimizer.label_smoothing", Real, group, Advanced, EPOCHAL_TEXT("core", "Label smoothing"), "",
                   EPOCHAL_TEXT("core", "Fraction of the target probability spread over all classes."),
                   EPOCHAL_MEMBER(optimizer.labelSmoothing)),
              0, 0.99, 0.05, 3),
        range(bind("optimizer.clip_norm", Real, group, Advanced, EPOCHAL_TEXT("core", "Clip gradients"),
                   EPOCHAL_TEXT("core", "norm"),
                   EPOCHAL_TEXT("core", "Gradients whose overall norm exceeds this are scaled down to it."),
                   EPOCHAL_MEMBER(optimizer.clipNorm)),
              0, 1e6, 1, 3, true),
        range(bind("optimizer.average_decay", Real, group, Advanced, EPOCHAL_TEXT("core", "Weight averaging"),
                   EPOCHAL_TEXT("core", "decay"),
                   EPOCHAL_TEXT("core",
                                "Decay per step of a moving average of the weights, which is evaluated and kept in "
                                "place of the weights themselves."),
                   EPOCHAL_MEMBER(optimizer.averageDecay)),
              0, 0.999999, 0.001, 6, true),
        range(bind("optimizer.accumulation", Integer, group, Advanced, EPOCHAL_TEXT("core", "Gradient accumulation"),
                   EPOCHAL_TEXT("core", "parts"),
                   EPOCHAL_TEXT("core",
                                "Parts into which each batch is split, one after another: the same batch with less "
                                "memory, but batch normalization sees only one part at a time."),
                   EPOCHAL_MEMBER(optimizer.accumulation)),
              1, 1024, 1),
    };
}

std::vector<Field> stopFields() {
    constexpr auto group = FieldGroup::Stop;
    return {
        choices(bind("stop.measure", Choice, group, Common, EPOCHAL_TEXT("core", "Quality measured by"), "",
                     EPOCHAL_TEXT("core",
                                  "What target, patience and the best checkpoint refer to, measured on the validation "
                                  "images after each epoch."),
                     EPOCHAL_MEMBER(stop.measure)),
                measureChoices()),
        scaled(range(bind("stop.target", Real, group, Common, EPOCHAL_TEXT("core", "Target"),
                          measureOf(Quality::Top1).unit,
                          EPOCHAL_TEXT("core", "Training ends once an evaluation reaches this value."),
                          EPOCHAL_MEMBER(stop.target)),
                     0, 100, 0.5, 2, true),
               "stop.measure", targetScales()),
        range(bind("stop.patience", Integer, group, Common, EPOCHAL_TEXT("core", "Patience"),
                   EPOCHAL_TEXT("core", "epochs without improvement"),
                   EPOCHAL_TEXT("core", "Training ends once the quality has not improved for this many epochs."),
                   EPOCHAL_MEMBER(stop.patience)),
              0, 100000, 1, 0, true),
        range(bind("stop.hours", Real, group, Common, EPOCHAL_TEXT("core", "Time limit"), EPOCHAL_TEXT("core", "hours"),
                   EPOCHAL_TEXT("core", "Stops the run after this much active time."), EPOCHAL_MEMBER(stop.hours)),
              0, 100000, 0.5, 2, true),
        bind("stop.budget", FieldType::Money, group, Common, EPOCHAL_TEXT("core", "Budget"), "",
             EPOCHAL_TEXT("core",
                          "Stops the run before its billed cost exceeds this amount, in the offer's currency; leave "
                          "empty for no limit."),
             EPOCHAL_MEMBER(stop.budget)),
        range(bind("checkpoints.every_epochs", Integer, group, Advanced, EPOCHAL_TEXT("core", "Checkpoint every"),
                   EPOCHAL_TEXT("core", "epochs"),
                   EPOCHAL_TEXT("core", "How often the state is saved so that the run can be resumed."),
                   EPOCHAL_MEMBER(checkpoints.everyEpochs)),
              1, 100000, 1),
        range(bind("checkpoints.keep", Integer, group, Advanced, EPOCHAL_TEXT("core", "Checkpoints to keep"), "",
                   EPOCHAL_TEXT("core", "How many recent checkpoints to keep, besides the best."),
                   EPOCHAL_MEMBER(checkpoints.keep)),
              1, 1000, 1),
    };
}

std::vector<Field> priceFields() {
    constexpr auto group = FieldGroup::Price;
    return {
        bind("price.offer", Text, group, Common, EPOCHAL_TEXT("core", "Offer"), "",
             EPOCHAL_TEXT("core", "ID of an offer in the price book; the offer is frozen into the run."),
             EPOCHAL_MEMBER(price.offer)),
        range(bind("price.preparation_minutes", Real, group, Common, EPOCHAL_TEXT("core", "Preparation"),
                   EPOCHAL_TEXT("core", "min, billed"),
                   EPOCHAL_TEXT("core",
                                "Installation and data loading on a rented machine, paid for before the first step."),
                   EPOCHAL_MEMBER(price.preparationMinutes)),
              0, 100000, 5, 1),
    };
}

#undef EPOCHAL_MEMBER

std::vector<Field> makeFields() {
    std::vector<Field> all;
    for (auto make : {whatFields, dataFields, deviceFields, recipeFields, stopFields, priceFields})
        std::ranges::move(make(), std::back_inserter(all));
    return all;
}

}  // namespace

std::span<const Field> fields() {
    static const std::vector<Field> table = makeFields();
    return table;
}

const Field* findField(std::string_view name) {
    const auto found = std::ranges::find(fields(), name, &Field::name);
    return found == fields().end() ? nullptr : &*found;
}

const Field& sampleField() {
    return *std::ranges::find(fields(), FieldRole::Sample, &Field::role);
}

const char* label(FieldGroup group) {
    switch (group) {
        case FieldGroup::What:
            return EPOCHAL_TEXT("core", "What to train");
        case FieldGroup::Data:
            return EPOCHAL_TEXT("core", "Data");
        case FieldGroup::Devices:
            return EPOCHAL_TEXT("core", "Devices and parallelism");
        case FieldGroup::Recipe:
            return EPOCHAL_TEXT("core", "Recipe");
        case FieldGroup::Stop:
            return EPOCHAL_TEXT("core", "Stopping and budget");
        case FieldGroup::Price:
            return EPOCHAL_TEXT("core", "Price");
    }
    return "";
}

std::string jsonPath(const Field& field) {
    std::string path = "/" + field.name;
    std::ranges::replace(path, '.', '/');
    return path;
}

FieldScale scaleOf(const Field& field, const RunSpec& spec) {
    if (const Field* by = findField(field.scaledBy)) {
        const auto chosen = by->get(spec);
        const auto found =
            std::ranges::find(by->choices, chosen, [](const FieldChoice& one) { return Json(one.value); });
        const auto at = static_cast<std::size_t>(found - by->choices.begin());
        if (at < field.scales.size()) return field.scales[at];
    }
    return {field.unit, field.minimum, field.maximum, field.step, field.decimals};
}

std::vector<const Field*> differingFields(std::span<const RunSpec* const> specs) {
    std::vector<const Field*> differing;
    for (const Field& field : fields()) {
        if (field.role == FieldRole::Label) continue;
        const auto value = [&](const RunSpec* spec) { return field.get(*spec); };
        if (std::ranges::adjacent_find(specs, std::ranges::not_equal_to(), value) != specs.end())
            differing.push_back(&field);
    }
    return differing;
}

}  // namespace epochal
