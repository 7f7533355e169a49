#include <algorithm>

#include "core/base/utf8.h"
#include "core/engine/data/class_notes.h"
#include "core/engine/data/data_set.h"
#include "core/engine/data/folder_images.h"

namespace epochal::engine {
namespace {

constexpr std::int64_t kHeadersChecked = 256;

/// Reads the headers of some files, evenly spread over all: a folder of something else is noticed at once, without
/// reading a million files first.
Status checkHeaders(const FolderImages& images, std::vector<Notice>& notices) {
    const std::int64_t checked = std::min(kHeadersChecked, images.size());
    const auto reader = images.reader();
    std::int64_t usable = 0;
    for (std::int64_t i = 0; i < checked; ++i) usable += reader->open(i * images.size() / checked).has_value() ? 1 : 0;
    if (usable == checked) return {};
    const ReplaceableImages::Refused refused = images.refused();
    const std::string example = shortened(images.files().name(refused.example), 200);
    if (usable == 0)
        return dataError({EPOCHAL_TEXT("core", "None of %1 images checked can be used, such as %2: %3"),
                          {checked, example, refused.reason}},
                         images.files().path(refused.example),
                         {EPOCHAL_TEXT("core", "Choose a folder with JPEG or PNG images"), {}});
    notices.push_back(
        {Severity::Warning,
         "images-unusable",
         {EPOCHAL_TEXT("core", "%1 of %2 images checked cannot be used, such as %3: %4"),
          {checked - usable, checked, example, refused.reason}},
         {EPOCHAL_TEXT("core", "Each is replaced by another image of its class; repair or remove them"), {}}});
    return {};
}

}  // namespace

Result<DataSet> openImageFolder(const RunSpec::Data& data) {
    auto scanned = listImageFolder(data);
    if (!scanned) return scanned.error();
    DataSet set;
    set.channels = 3;
    set.height = set.width = data.imageSize;
    set.classes = std::ssize(scanned->classes);
    set.classNames = scanned->classes;

    FileList train = scanned->training.limited(data.trainImages, set.classes),
             validation = scanned->validation.limited(data.validationImages, set.classes);
    noteImages(set, train.counts(set.classes), validation.counts(set.classes), scanned->training.size(),
               scanned->validation.size());
    const auto trainImages = std::make_shared<FolderImages>(std::move(train));
    const auto validationImages = std::make_shared<FolderImages>(std::move(validation));
    for (const auto& images : {trainImages, validationImages})
        if (Status checked = checkHeaders(*images, set.notices); !checked) return checked.error();
    set.train = trainImages;
    set.validation = validationImages;
    return set;
}

std::vector<Notice> replacedImages(const DataSet& set) {
    std::int64_t count = 0;
    std::vector<std::pair<std::string, Message>> listed;
    for (const auto& images : {set.train, set.validation}) {
        const auto* files = dynamic_cast<const ReplaceableImages*>(images.get());
        if (files == nullptr) continue;
        count += files->refused().count;
        for (auto& [index, reason] : files->firstRefused(kMostListed - listed.size()))
            listed.emplace_back(shortened(files->name(index), 200), std::move(reason));
    }
    if (count == 0) return {};
    std::vector<Notice> notices;
    notices.push_back({Severity::Warning,
                       "images-replaced",
                       {EPOCHAL_TEXT_N("core", "%1 image(s) replaced by others of the same class, such as %2: %3"),
                        {Count(count), listed.front().first, listed.front().second}},
                       {EPOCHAL_TEXT("core", "Repair or remove them"), {}}});
    for (auto& [name, reason] : listed)
        notices.push_back({Severity::Info, "image-replaced", {"%1: %2", {name, Nested(std::move(reason))}}, {}});
    return notices;
}

}  // namespace epochal::engine
