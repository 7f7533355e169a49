#include "core/spec/fields.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/spec/field_table.h"
#include "core/spec/networks.h"
#include "core/spec/parallel.h"
#include "core/spec/session.h"
#include "core/spec/task.h"

namespace epochal {
namespace field_table {
namespace {

bool synthetic(const RunSpec& spec) {
    return spec.data.source == "synthetic";
}
bool fromFiles(const RunSpec& spec) {
    return !synthetic(spec);
}
bool packed(const RunSpec& spec) {
    return spec.data.source == "packed";
}
bool photographs(const RunSpec& spec) {
    return spec.data.source == "image-folder" || packed(spec);
}
bool fromFolder(const RunSpec& spec) {
    return fromFiles(spec) && !isTable(spec) && !packed(spec);
}
bool images(const RunSpec& spec) {
    return !isTable(spec);
}
/// Not for a session that only reads.
bool computes(const RunSpec& spec) {
    return !onlyReads(spec.session);
}
/// True if the spec's network has what `has` asks for.
std::function<bool(const RunSpec&)> network(bool (*has)(const Network&)) {
    return [has](const RunSpec& spec) {
        const Network* chosen = isTable(spec) ? nullptr : findNetwork(spec.model.architecture);
        return chosen != nullptr && has(*chosen);
    };
}

std::vector<FieldChoice> networkChoices() {
    std::vector<FieldChoice> choices;
    for (const Network& one : networks()) choices.push_back({one.id, one.label});
    //: multilayer perceptron
    choices.push_back({kTableNetwork, EPOCHAL_TEXT("core", "MLP")});
    choices.push_back({kOwnNetwork, EPOCHAL_TEXT("core", "Your network (TorchScript)")});
    return choices;
}
/// Only networks for the spec's kind of samples.
Field ofSamples(Field field) {
    field.offers = [](const RunSpec& spec, const FieldChoice& choice) {
        return choice.value == kOwnNetwork || (choice.value == kTableNetwork) == isTable(spec);
    };
    field.meant = [](const RunSpec& spec) {
        const std::string& chosen = spec.model.architecture;
        return isTable(spec) && chosen != kOwnNetwork ? std::string(kTableNetwork) : chosen;
    };
    return field;
}
/// Has the layers of model.hidden.
bool isMlp(const RunSpec& spec) {
    return isTable(spec) && computes(spec) && !usesScript(spec);
}

std::vector<Field> whatFields() {
    constexpr auto group = FieldGroup::What;
    return {
        as(FieldRole::Label,
           bind("name", Text, group, Common, EPOCHAL_TEXT("core", "Run name"), "",
                EPOCHAL_TEXT("core", "The run's name in tables, charts and reports."), EPOCHAL_MEMBER(name))),
        //: field: words by which a run is found
        as(FieldRole::Label, bind("tags", TextList, group, Common, EPOCHAL_TEXT("core", "Tags"), "",
                                  EPOCHAL_TEXT("core", "Keywords for finding the run."), EPOCHAL_MEMBER(tags))),
        as(FieldRole::Label,
           //: field: runs that belong together, as a sweep makes them
           bind("campaign", Text, group, Advanced, EPOCHAL_TEXT("core", "Campaign"), "",
                EPOCHAL_TEXT("core", "ID of the campaign the run belongs to; set by a sweep, empty if none."),
                EPOCHAL_MEMBER(campaign))),
        choices(bind("session.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Kind of run"), "",
                     EPOCHAL_TEXT("core",
                                  "What the run does: train to a target quality, run training steps as fast as "
                                  "possible, only read and decode samples, or answer requests with a trained network."),
                     EPOCHAL_MEMBER(session.kind)),
                //: noun, a value of "Kind of run"
                {{"train", EPOCHAL_TEXT("core", "Training")},
                 {"throughput", EPOCHAL_TEXT("core", "Training throughput")},
                 //: a value of "Kind of run": reading and decoding alone are measured
                 {"input", EPOCHAL_TEXT("core", "Input pipeline")},
                 //: noun, a value of "Kind of run"
                 {"inference", EPOCHAL_TEXT("core", "Inference")}}),
        when(bind("session.batches", IntegerList, group, Common, EPOCHAL_TEXT("core", "Batch sizes"), "",
                  EPOCHAL_TEXT("core",
                               "Batch sizes to measure, across all replicas; leave empty to double from 1 to the "
                               "largest that fits."),
                  EPOCHAL_MEMBER(session.batches)),
             [](const RunSpec& spec) { return !trains(spec) && computes(spec); }),
        when(bind("session.threads", IntegerList, group, Common, EPOCHAL_TEXT("core", "Numbers of loader threads"), "",
                  EPOCHAL_TEXT("core",
                               "Numbers of loader threads to measure; leave empty to double from 1 to the number of "
                               "cores."),
                  EPOCHAL_MEMBER(session.threads)),
             [](const RunSpec& spec) { return !computes(spec); }),
        //: field: the seconds that each size is measured
        when(range(bind("session.seconds", Real, group, Common, EPOCHAL_TEXT("core", "Measured for"),
                        //: unit: seconds for each size measured
                        EPOCHAL_TEXT("core", "s each"),
                        EPOCHAL_TEXT("core", "How long each of them is measured, after a warm-up."),
                        EPOCHAL_MEMBER(session.seconds)),
                   0.1, 3600, 1, 1),
             [](const RunSpec& spec) { return !trains(spec); }),
        when(range(bind("session.latency_limit", Real, group, Common, EPOCHAL_TEXT("core", "Latency limit"),
                        EPOCHAL_TEXT("core", "ms, 95th percentile"),
                        EPOCHAL_TEXT("core",
                                     "The price per million samples is that of the cheapest batch size at which 95% of "
                                     "the requests meet this limit."),
                        EPOCHAL_MEMBER(session.latencyLimit)),
                   0, 1e6, 10, 1, true),
             [](const RunSpec& spec) { return answersRequests(spec.session); }),
        when(ofSamples(choices(
                 bind("model.architecture", Choice, group, Common, EPOCHAL_TEXT("core", "Model"), "",
                      EPOCHAL_TEXT("core", "Network architecture."), EPOCHAL_MEMBER(model.architecture), kUnnamed),
                 networkChoices())),
             computes),
        when(bind("model.script", FieldType::File, group, Common, EPOCHAL_TEXT("core", "Network file"), "",
                  EPOCHAL_TEXT("core",
                               "A file saved with torch.jit.script(network).save(): images in, or the numbers and "
                               "the categories of a table's rows, and one output per class, or one for a number. "
                               "The run starts from the weights in it. Photographs, and color images with "
                               "initial weights, are normalized by ImageNet's mean and deviation, other images by "
                               "those of the data set. The file contains code: use only files that you trust."),
                  EPOCHAL_MEMBER(model.script)),
             usesScript),
        when(bind("model.script_hash", Text, group, Advanced, EPOCHAL_TEXT("core", "Network file's hash"), "",
                  EPOCHAL_TEXT("core",
                               "Recorded when the run is created, so that it is never resumed with another network."),
                  EPOCHAL_MEMBER(model.scriptHash)),
             usesScript),
        when(bind("model.hidden", IntegerList, group, Common, EPOCHAL_TEXT("core", "Hidden layers"),
                  //: noun, plural, after a list of numbers: units (neurons) of a layer
                  EPOCHAL_TEXT("core", "units"),
                  EPOCHAL_TEXT("core",
                               "Units of each hidden layer of the multilayer perceptron; each category of the table "
                               "has an embedding of its own."),
                  EPOCHAL_MEMBER(model.hidden)),
             isMlp),
        when(
            //: noun, field: a technique of training
            range(bind("model.dropout", Real, group, Advanced, EPOCHAL_TEXT("core", "Dropout"), "",
                       EPOCHAL_TEXT("core", "Fraction of each hidden layer's outputs that a training step leaves out."),
                       EPOCHAL_MEMBER(model.dropout)),
                  0, 0.95, 0.05, 3, true),
            [](const RunSpec& spec) { return isMlp(spec) && updates(spec); }),
        //: noun: the first layer of a network
        when(choices(bind("model.stem", Choice, group, Advanced, EPOCHAL_TEXT("core", "Stem"), "",
                          EPOCHAL_TEXT("core", "First layer; \"Auto\" uses the small one for images under 64 pixels."),
                          EPOCHAL_MEMBER(model.stem)),
                     {{"auto", EPOCHAL_TEXT("core", "Auto")},
                      {"small", EPOCHAL_TEXT("core", "3 × 3, for small images")},
                      {"large", EPOCHAL_TEXT("core", "7 × 7, stride 2, with pooling")}}),
             network(hasStems)),
        when(choices(
                 //: field: the kind of normalization layers
                 bind("model.normalisation", Choice, group, Advanced, EPOCHAL_TEXT("core", "Normalization"), "",
                      EPOCHAL_TEXT("core",
                                   "Batch normalization is computed on each replica, unless it is synchronized; group "
                                   "normalization does not depend on the batch."),
                      EPOCHAL_MEMBER(model.normalisation), "norm"),
                 //: adjective, a value of "Normalization": batch normalization
                 {{"batch", EPOCHAL_TEXT("core", "Batch")}, {"group", EPOCHAL_TEXT("core", "Group")}}),
             network(hasNormalisation)),
        when(bind("model.weights", FieldType::File, group, Common, EPOCHAL_TEXT("core", "Initial weights"), "",
                  EPOCHAL_TEXT("core",
                               "A .safetensors or .pth file with the network's weights; its last layer is replaced if "
                               "the classes differ. Leave empty for random weights, or for those in the file of your "
                               "own network."),
                  EPOCHAL_MEMBER(model.weights)),
             computes),
        when(range(bind("model.frozen_epochs", Integer, group, Common, EPOCHAL_TEXT("core", "Other layers frozen"),
                        //: unit, after the field's number
                        EPOCHAL_TEXT("core", "epochs"),
                        EPOCHAL_TEXT("core", "Epochs in which only the last layer is trained, before all layers are."),
                        EPOCHAL_MEMBER(model.frozenEpochs)),
                   0, 100000, 1, 0, true),
             [](const RunSpec& spec) { return pretrained(spec) && trains(spec); }),
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
    const auto augments = [](const RunSpec& spec) { return images(spec) && !answersRequests(spec.session); };
    return {
        choices(bind("data.source", Choice, group, Common, EPOCHAL_TEXT("core", "Data set"), "",
                     EPOCHAL_TEXT("core", "Where the samples come from."), EPOCHAL_MEMBER(data.source), kUnnamed),
                {{"fashion-mnist", EPOCHAL_TEXT("core", "Fashion-MNIST")},
                 {"idx", EPOCHAL_TEXT("core", "Folder of IDX files")},
                 {"cifar10", EPOCHAL_TEXT("core", "CIFAR-10, binary version")},
                 {"cifar100", EPOCHAL_TEXT("core", "CIFAR-100, binary version")},
                 {"image-folder", EPOCHAL_TEXT("core", "Folder of images")},
                 //: a value of "Data set": images packed into one file
                 {"packed", EPOCHAL_TEXT("core", "Packed images")},
                 {"table", EPOCHAL_TEXT("core", "Table (CSV)")},
                 //: adjective, a value of "Data set": synthetic images
                 {"synthetic", EPOCHAL_TEXT("core", "Synthetic")}}),
        //: field: where the data set's files are
        when(bind("data.path", FieldType::Folder, group, Common, EPOCHAL_TEXT("core", "Folder"), "",
                  EPOCHAL_TEXT("core",
                               "Folder that contains the files; leave empty to use the one where the Debian package "
                               "installs Fashion-MNIST."),
                  EPOCHAL_MEMBER(data.path)),
             fromFolder),
        //: field: path of a file
        when(bind("data.file", FieldType::File, group, Common, EPOCHAL_TEXT("core", "File"), "",
                  EPOCHAL_TEXT("core",
                               "A CSV file with the names of the columns in its first line (empty fields, NA, NaN and "
                               "null are missing values), or a file of packed images."),
                  EPOCHAL_MEMBER(data.file)),
             [](const RunSpec& spec) { return isTable(spec) || packed(spec); }),
        when(bind("data.column", Text, group, Common, EPOCHAL_TEXT("core", "Column to predict"), "",
                  EPOCHAL_TEXT("core", "Its name in the first line; leave empty for the last column."),
                  EPOCHAL_MEMBER(data.column)),
             isTable),
        //: field: what the column to predict holds, numbers or classes
        when(choices(bind("data.predicts", Choice, group, Common, EPOCHAL_TEXT("core", "Its values"), "",
                          EPOCHAL_TEXT("core",
                                       "Numbers are predicted by regression, such as prices; classes by "
                                       "classification."),
                          EPOCHAL_MEMBER(data.predicts)),
                     //: noun, a value of "Its values"
                     {{"number", EPOCHAL_TEXT("core", "Numbers")}, {"class", EPOCHAL_TEXT("core", "Classes")}}),
             isTable),
        when(bind("data.ignored", TextList, group, Common, EPOCHAL_TEXT("core", "Columns not used"), "",
                  EPOCHAL_TEXT("core", "Names of columns that the network must not see, such as row numbers."),
                  EPOCHAL_MEMBER(data.ignored)),
             isTable),
        when(choices(bind("data.augmentation", Choice, group, Common, EPOCHAL_TEXT("core", "Augmentation"), "",
                          EPOCHAL_TEXT("core", "Random changes to training images."), EPOCHAL_MEMBER(data.augmentation),
                          kUnnamed),
                     {{"none", EPOCHAL_TEXT("core", "None")},
                      {"flip", EPOCHAL_TEXT("core", "Horizontal flip")},
                      {"flip-shift", EPOCHAL_TEXT("core", "Horizontal flip and shift")},
                      {"crop-flip", EPOCHAL_TEXT("core", "Random resized crop and flip")}}),
             augments),
        //: field: an augmentation that changes colors at random
        when(range(bind("data.jitter", Real, group, Advanced, EPOCHAL_TEXT("core", "Color jitter"), "",
                        EPOCHAL_TEXT("core",
                                     "Changes brightness, contrast and saturation at random, by at most this "
                                     "fraction."),
                        EPOCHAL_MEMBER(data.jitter)),
                   0, 1, 0.1, 2, true),
             augments),
        //: field: an augmentation that blanks out part of an image
        when(range(bind("data.erasing", Real, group, Advanced, EPOCHAL_TEXT("core", "Random erasing"),
                        //: unit of a field: from 0 to 1
                        EPOCHAL_TEXT("core", "probability"),
                        EPOCHAL_TEXT("core", "Probability that a random rectangle of an image is blanked out."),
                        EPOCHAL_MEMBER(data.erasing)),
                   0, 1, 0.05, 2, true),
             augments),
        when(range(
                 bind("data.mixup", Real, group, Advanced, EPOCHAL_TEXT("core", "Mixup"), EPOCHAL_TEXT("core", "alpha"),
                      EPOCHAL_TEXT("core",
                                   "Trains on mixtures of two images and of their classes; the shares follow a beta "
                                   "distribution with this parameter."),
                      EPOCHAL_MEMBER(data.mixup)),
                 0, 10, 0.1, 2, true),
             [](const RunSpec& spec) { return images(spec) && updates(spec); }),
        //: field: side of the images, in pixels
        when(range(bind("data.image_size", Integer, group, Common, EPOCHAL_TEXT("core", "Image size"),
                        //: unit, after the field's number
                        EPOCHAL_TEXT("core", "pixels"),
                        EPOCHAL_TEXT("core",
                                     "Side of the square that the network sees. For validation, the shorter side is "
                                     "resized to 8/7 of it and the center is used."),
                        EPOCHAL_MEMBER(data.imageSize)),
                   8, 1024, 32),
             photographs),
        when(
            range(bind("data.first_image_size", Integer, group, Advanced, EPOCHAL_TEXT("core", "First image size"),
                       EPOCHAL_TEXT("core", "pixels"),
                       EPOCHAL_TEXT("core",
                                    "Side of the training images in the first epoch, from which they grow to the image "
                                    "size in steps of 32 pixels (progressive resizing). Validation images always have "
                                    "the image size."),
                       EPOCHAL_MEMBER(data.firstImageSize)),
                  0, 1024, 32, 0, true),
            [](const RunSpec& spec) { return photographs(spec) && trains(spec); }),
        when(range(bind("data.growing_share", Real, group, Advanced, EPOCHAL_TEXT("core", "Full size after"),
                        EPOCHAL_TEXT("core", "of the epochs"),
                        EPOCHAL_TEXT("core",
                                     "Fraction of the epochs after which training images have the image size. The last "
                                     "epoch always has it."),
                        EPOCHAL_MEMBER(data.growingShare)),
                   0.05, 1, 0.05, 2),
             [](const RunSpec& spec) { return photographs(spec) && trains(spec) && spec.data.firstImageSize > 0; }),
        //: field: the fraction of the samples for validation
        when(range(bind("data.validation_share", Real, group, Advanced, EPOCHAL_TEXT("core", "Validation share"), "",
                        EPOCHAL_TEXT("core",
                                     "Fraction of the samples set aside for validation: images are chosen by file "
                                     "name, if the folder has no validation folder, rows at random by the seed."),
                        EPOCHAL_MEMBER(data.validationShare)),
                   0.01, 0.9, 0.05, 2),
             [](const RunSpec& spec) { return spec.data.source == "image-folder" || isTable(spec); }),
        //: field: color channels of an image
        when(range(bind("data.channels", Integer, group, Common, EPOCHAL_TEXT("core", "Channels"), "",
                        EPOCHAL_TEXT("core", "Color channels of a synthetic image."), EPOCHAL_MEMBER(data.channels)),
                   1, 16, 1),
             synthetic),
        //: field: of an image, in pixels
        when(range(bind("data.height", Integer, group, Common, EPOCHAL_TEXT("core", "Height"),
                        EPOCHAL_TEXT("core", "pixels"), EPOCHAL_TEXT("core", "Height of a synthetic image."),
                        EPOCHAL_MEMBER(data.height)),
                   8, 1024, 1),
             synthetic),
        //: field: of an image, in pixels
        when(range(bind("data.width", Integer, group, Common, EPOCHAL_TEXT("core", "Width"),
                        EPOCHAL_TEXT("core", "pixels"), EPOCHAL_TEXT("core", "Width of a synthetic image."),
                        EPOCHAL_MEMBER(data.width)),
                   8, 1024, 1),
             synthetic),
        when(range(bind("data.classes", Integer, group, Common, EPOCHAL_TEXT("core", "Classes"), "",
                        EPOCHAL_TEXT("core", "Number of classes of synthetic images."), EPOCHAL_MEMBER(data.classes)),
                   2, 100000, 1),
             synthetic),
        range(bind("data.train_images", Integer, group, Advanced, EPOCHAL_TEXT("core", "Training samples"),
                   //: unit, after the field's number: an upper limit
                   EPOCHAL_TEXT("core", "at most"),
                   EPOCHAL_TEXT("core",
                                "Images or rows per epoch; 0 uses all. If the data set has more, the first ones are "
                                "used; of a folder of images, the first of each class; of a table, rows at random by "
                                "the seed."),
                   EPOCHAL_MEMBER(data.trainImages)),
              0, 1e9, 1000),
        range(bind("data.validation_images", Integer, group, Advanced, EPOCHAL_TEXT("core", "Validation samples"),
                   EPOCHAL_TEXT("core", "at most"),
                   EPOCHAL_TEXT("core", "Images or rows used in every evaluation; 0 uses all."),
                   EPOCHAL_MEMBER(data.validationImages)),
              0, 1e9, 1000),
        when(range(bind("data.loader_threads", Integer, group, Common, EPOCHAL_TEXT("core", "Loader threads"), "",
                        EPOCHAL_TEXT("core", "Threads that prepare batches while the model computes."),
                        EPOCHAL_MEMBER(data.loaderThreads)),
                   1, 256, 1),
             [](const RunSpec& spec) { return images(spec) && computes(spec); }),
    };
}

std::vector<Field> deviceFields() {
    constexpr auto group = FieldGroup::Devices;
    return {
        choices(bind("devices.kind", Choice, group, Common, EPOCHAL_TEXT("core", "Devices"), "",
                     EPOCHAL_TEXT("core", "Devices to train on; \"Auto\" uses GPUs if there are any."),
                     EPOCHAL_MEMBER(devices.kind), kUnnamed),
                {{"auto", EPOCHAL_TEXT("core", "Auto")}, {"cpu", "CPU"}, {"cuda", EPOCHAL_TEXT("core", "NVIDIA GPU")}}),
        //: field: number of copies of the model
        range(bind("devices.count", Integer, group, Common, EPOCHAL_TEXT("core", "Replicas"), "",
                   EPOCHAL_TEXT("core",
                                "Copies of the model that share each batch and average their gradients: one per GPU, "
                                "or several on a CPU."),
                   EPOCHAL_MEMBER(devices.count), "replicas"),
              1, 1024, 1),
        range(bind("devices.threads", Integer, group, Advanced, EPOCHAL_TEXT("core", "Compute threads"), "",
                   EPOCHAL_TEXT("core", "CPU threads across all replicas; \"Auto\" uses every core."),
                   EPOCHAL_MEMBER(devices.threads)),
              0, 1024, 1, 0, true),
        //: field: the number format of the computation
        choices(bind("devices.precision", Choice, group, Common, EPOCHAL_TEXT("core", "Numeric precision"), "",
                     EPOCHAL_TEXT(
                         "core",
                         "bf16, fp16 and tf32 keep weights in fp32, and fp16 scales the loss; auto uses bf16 where the "
                         "device supports it natively."),
                     EPOCHAL_MEMBER(devices.precision), kUnnamed),
                {{"auto", EPOCHAL_TEXT("core", "Auto")},
                 {"fp32", "fp32"},
                 {"tf32", "tf32"},
                 {"bf16", "bf16"},
                 {"fp16", "fp16"}}),
        as(FieldRole::Placement,
           //: field: the numbers of the GPUs or cores that a run uses
           when(bind("devices.numbers", IntegerList, group, Advanced, EPOCHAL_TEXT("core", "Device numbers"), "",
                     EPOCHAL_TEXT("core",
                                  "Numbers of the GPUs, or of the CPU's logical cores, that this run uses; leave empty "
                                  "for any. Queued runs that use different ones run side by side."),
                     EPOCHAL_MEMBER(devices.numbers)),
                [](const RunSpec& spec) { return computes(spec); })),
        when(choices(
                 bind("devices.ranks_as", Choice, group, Advanced, EPOCHAL_TEXT("core", "Replicas run as"), "",
                      EPOCHAL_TEXT("core",
                                   "\"Auto\" gives each of several GPUs a process of its own, and each CPU replica a "
                                   "thread."),
                      EPOCHAL_MEMBER(devices.ranksAs)),
                 {{"auto", EPOCHAL_TEXT("core", "Auto")},
                  //: noun, a value of "Replicas run as"
                  {"threads", EPOCHAL_TEXT("core", "Threads")},
                  //: noun, a value of "Replicas run as"
                  {"processes", EPOCHAL_TEXT("core", "Processes")}}),
             [](const RunSpec& spec) { return trains(spec) && ranksOf(spec) > 1; }),
        when(bind("devices.channels_last", Boolean, group, Advanced, EPOCHAL_TEXT("core", "Channels last"), "",
                  EPOCHAL_TEXT("core", "NHWC memory layout; faster on most devices."),
                  EPOCHAL_MEMBER(devices.channelsLast)),
             images),
        when(range(bind("optimizer.global_batch", Integer, group, Common, EPOCHAL_TEXT("core", "Global batch size"),
                        EPOCHAL_TEXT("core", "samples"), EPOCHAL_TEXT("core", "Samples per step, across all replicas."),
                        EPOCHAL_MEMBER(optimizer.globalBatch), "batch"),
                   1, 1048576, 32),
             [](const RunSpec& spec) { return trains(spec) || !computes(spec); }),
    };
}

std::vector<Field> makeFields() {
    std::vector<Field> table;
    const auto add = [&](std::vector<Field> group) { std::ranges::move(group, std::back_inserter(table)); };
    add(whatFields());
    add(dataFields());
    add(deviceFields());
    add(parallelFields());
    add(recipeFields());
    add(stopFields());
    add(priceFields());
    return table;
}

}  // namespace
}  // namespace field_table

std::span<const Field> fields() {
    static const std::vector<Field> table = field_table::makeFields();
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
            //: heading of a group of fields
            return EPOCHAL_TEXT("core", "Data");
        case FieldGroup::Devices:
            return EPOCHAL_TEXT("core", "Devices and parallelism");
        case FieldGroup::Recipe:
            //: heading of a group of fields: how the network is trained
            return EPOCHAL_TEXT("core", "Recipe");
        case FieldGroup::Stop:
            return EPOCHAL_TEXT("core", "Stopping and budget");
        case FieldGroup::Price:
            //: heading of a group of fields
            return EPOCHAL_TEXT("core", "Price");
    }
    return "";
}

std::string jsonPath(const Field& field) {
    std::string path = "/" + field.name;
    std::ranges::replace(path, '.', '/');
    return path;
}

std::vector<FieldChoice> choicesOf(const Field& field, const RunSpec& spec) {
    std::vector<FieldChoice> offered;
    for (const FieldChoice& choice : field.choices)
        if (!field.offers || field.offers(spec, choice)) offered.push_back(choice);
    return offered;
}

Json meantBy(const Field& field, const RunSpec& spec) {
    return field.meant ? Json(field.meant(spec)) : field.get(spec);
}

Json meantByDefault(const Field& field, const RunSpec& spec) {
    if (!field.meant) return field.get(RunSpec());
    RunSpec usual = spec;
    field.set(usual, field.get(RunSpec()));
    return meantBy(field, usual);
}

FieldScale scaleOf(const Field& field, const RunSpec& spec) {
    if (const Field* by = findField(field.scaledBy)) {
        const Json chosen = meantBy(*by, spec);
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
        const auto value = [&](const RunSpec* spec) { return meantBy(field, *spec); };
        if (std::ranges::adjacent_find(specs, std::ranges::not_equal_to(), value) != specs.end())
            differing.push_back(&field);
    }
    return differing;
}

}  // namespace epochal
