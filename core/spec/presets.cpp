#include "core/spec/presets.h"

#include "core/base/message.h"

namespace epochal {
namespace {

RunSpec fashionMnist(const char* network, double target, std::int64_t epochs) {
    RunSpec spec;
    spec.name = std::string("fmnist-") + network;
    spec.model.architecture = network;
    spec.stop.epochs = epochs;
    spec.stop.target = target;
    spec.stop.patience = 10;
    spec.optimizer.learningRate = 0.1;
    spec.schedule.warmupEpochs = 2;
    return spec;
}

/// With He et al.'s recipe in outline: 0.1 per batch of 128, weight decay 5e-4, shifted and flipped images.
RunSpec cifar10(const char* network, double target, std::int64_t epochs) {
    RunSpec spec = fashionMnist(network, target, epochs);
    spec.name = std::string("cifar10-") + network;
    spec.data.source = "cifar10";
    spec.data.augmentation = "flip-shift";
    spec.data.trainImages = 50000;
    return spec;
}

/// DeVries and Taylor, arXiv 1708.04552, their baseline without cutout: a fifth of the rate after 60, 120 and 160
/// epochs; an error of 22.46% with flipped and shifted images, the mean of five runs.
RunSpec cifar100() {
    RunSpec spec = cifar10("resnet18", 77.54, 200);
    spec.name = "cifar100-resnet18";
    spec.data.source = "cifar100";
    spec.schedule.kind = "step";
    spec.schedule.stepEpochs = {60, 120, 160};
    spec.schedule.stepFactor = 0.2;
    spec.schedule.warmupEpochs = 0;
    spec.stop.patience = 0;
    return spec;
}

/// Photographs in folders, seen as torchvision's reference training sees them.
RunSpec photographs(const char* name, const char* network) {
    RunSpec spec;
    spec.name = name;
    spec.model.architecture = network;
    spec.data.source = "image-folder";
    spec.data.augmentation = "crop-flip";
    spec.data.trainImages = spec.data.validationImages = 0;
    spec.data.loaderThreads = 4;
    spec.optimizer.weightDecay = 1e-4;
    return spec;
}

/// Goyal et al., arXiv 1706.02677: 0.1 per 256 images, five epochs of warm-up, a tenth after 30, 60 and 80 epochs.
RunSpec imageNet() {
    RunSpec spec = photographs("imagenet-resnet50", "resnet50");
    spec.optimizer.globalBatch = 1024;
    spec.optimizer.referenceBatch = 256;
    spec.optimizer.learningRate = 0.1;
    spec.optimizer.nesterov = false;
    spec.schedule.kind = "step";
    spec.schedule.stepEpochs = {30, 60, 80};
    spec.schedule.warmupEpochs = 5;
    spec.stop.epochs = 90;
    spec.stop.target = 75.7;
    return spec;
}

/// A run that starts from a network trained on ImageNet. Its file has to be chosen; the name is torchvision's.
RunSpec fineTuning(const char* name, const char* network, const char* file) {
    RunSpec spec = photographs(name, network);
    spec.model.weights = file;
    spec.optimizer.globalBatch = 32;
    return spec;
}

RunSpec caltech256() {
    RunSpec spec = fineTuning("caltech256-resnet50", "resnet50", "resnet50-0676ba61.pth");
    spec.optimizer.learningRate = 0.0025;
    spec.optimizer.nesterov = false;
    spec.schedule.kind = "constant";
    spec.schedule.warmupEpochs = 0;
    spec.stop.epochs = 6;
    spec.stop.target = 75.5;
    return spec;
}

RunSpec ownPhotographs() {
    RunSpec spec =
        fineTuning("own-images-efficientnet-b0", "efficientnet_b0", "efficientnet_b0_rwightman-7f5810bc.pth");
    spec.optimizer.kind = "adamw";
    spec.optimizer.learningRate = 0.001;
    spec.optimizer.backboneRate = 0.1;
    spec.optimizer.weightDecay = 0.01;
    spec.optimizer.labelSmoothing = 0.1;
    spec.model.frozenEpochs = 2;
    spec.schedule.warmupEpochs = 0.5;
    spec.stop.epochs = 10;
    spec.stop.patience = 4;
    return spec;
}

/// The study's runs were trained from scratch until the AUC was reached; its rates are not published.
RunSpec painter(const char* network, double auc) {
    RunSpec spec = photographs("painter", network);
    spec.name = std::string("painter-") + network;
    spec.optimizer.globalBatch = 64;
    spec.optimizer.learningRate = 0.025;
    spec.stop.measure = "auc";
    spec.stop.target = auc;
    spec.stop.epochs = 60;
    spec.stop.patience = 10;
    return spec;
}

/// A network as in fast.ai's lessons on tables, with AdamW.
RunSpec ownTable() {
    RunSpec spec;
    spec.name = "table-prices";
    spec.data.source = "table";
    spec.data.validationShare = 0.2;
    spec.data.trainImages = spec.data.validationImages = 0;
    spec.model.dropout = 0.1;
    spec.optimizer.kind = "adamw";
    spec.optimizer.globalBatch = 64;
    spec.optimizer.learningRate = 0.003;
    spec.optimizer.weightDecay = 0.01;
    spec.stop.epochs = 100;
    spec.stop.patience = 20;
    spec.stop.measure = "rmse";
    return spec;
}

RunSpec speedOnly() {
    RunSpec spec;
    spec.name = "synthetic-resnet50";
    spec.model.architecture = "resnet50";
    spec.data.source = "synthetic";
    spec.data.augmentation = "none";
    spec.data.channels = 3;
    spec.data.height = spec.data.width = 224;
    spec.data.classes = 1000;
    spec.data.trainImages = 2560;
    spec.data.validationImages = 256;
    spec.optimizer.globalBatch = 32;
    spec.optimizer.learningRate = 0.0125;
    spec.stop.epochs = 1;
    spec.schedule.warmupEpochs = 0;
    return spec;
}

constexpr const char* kOwnData = EPOCHAL_TEXT(
    "core", "Nothing is published for your own data: set a target once a first run has shown what is usual");

}  // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = {
        {"first-run", EPOCHAL_TEXT("core", "First run: Fashion-MNIST, ResNet-8"), "", RunSpec()},
        {"fmnist-resnet20", EPOCHAL_TEXT("core", "Fashion-MNIST, ResNet-20, to 93%"), "",
         fashionMnist("resnet20", 93, 20)},
        {"fmnist-resnet18", EPOCHAL_TEXT("core", "Fashion-MNIST, ResNet-18, to 94%"),
         EPOCHAL_TEXT("core", "Published: 94.9% top-1 (list of results in zalandoresearch/fashion-mnist)"),
         fashionMnist("resnet18", 94, 30)},
        {"cifar10-resnet20", EPOCHAL_TEXT("core", "CIFAR-10, ResNet-20, to 91.25%"),
         EPOCHAL_TEXT("core", "Published: 91.25% top-1 (He et al. 2016, table 6)"), cifar10("resnet20", 91.25, 160)},
        {"cifar10-resnet18", EPOCHAL_TEXT("core", "CIFAR-10, ResNet-18, to 94%"),
         EPOCHAL_TEXT("core", "Published: 94% top-1 is the target of DAWNBench"), cifar10("resnet18", 94, 30)},
        {"cifar100-resnet18", EPOCHAL_TEXT("core", "CIFAR-100, ResNet-18, to 77.54%"),
         EPOCHAL_TEXT("core", "Published: 77.54% top-1 after 200 epochs (DeVries and Taylor 2017, table 1, no cutout)"),
         cifar100()},
        {"imagenet-resnet50", EPOCHAL_TEXT("core", "ImageNet, ResNet-50, 90 epochs"),
         EPOCHAL_TEXT("core",
                      "Published: 76.3% top-1 (Goyal et al. 2017); 75.7% on four V100 after 84 epochs, 76.4% on a "
                      "Cloud TPU after 86 (TPUv2 vs. V100, 2018)"),
         imageNet()},
        {"own-images", EPOCHAL_TEXT("core", "Your images, fine-tuning EfficientNet-B0"), kOwnData, ownPhotographs()},
        {"caltech256-resnet50", EPOCHAL_TEXT("core", "Caltech-256, fine-tuning ResNet-50"),
         EPOCHAL_TEXT("core", "Published: 75.5% top-1 after six epochs (BEEVA Labs 2017, with MXNet)"), caltech256()},
        {"painter-resnet101", EPOCHAL_TEXT("core", "Painter from painting, ResNet-101"),
         EPOCHAL_TEXT("core", "Published: an AUC of 0.9835 (Catalyst team 2020)"), painter("resnet101", 0.9835)},
        {"painter-resnet34", EPOCHAL_TEXT("core", "Painter from painting, ResNet-34"),
         EPOCHAL_TEXT("core", "Published: an AUC of 0.9091 (Catalyst team 2020)"), painter("resnet34", 0.9091)},
        {"table-prices", EPOCHAL_TEXT("core", "Your table: prices or other numbers, MLP"), kOwnData, ownTable()},
        {"synthetic-resnet50", EPOCHAL_TEXT("core", "Speed only: ResNet-50, synthetic 224 × 224"), "", speedOnly()},
    };
    return all;
}

}  // namespace epochal
