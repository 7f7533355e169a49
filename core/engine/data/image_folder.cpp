#include <algorithm>

#include "core/base/utf8.h"
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
    const FolderImages::Refused refused = images.refused();
    const std::string example = shortened(images.files().name(refused.example), 200);
    if (usable == 0)
        return dataError({EPOCHAL_TEXT("core", "None of %1 images checked can be used, such as %2: %3"),
                          {checked, example, shortened(refused.reason, 200)}},
                         images.files().path(refused.example),
                         {EPOCHAL_TEXT("core", "Choose a folder with JPEG or PNG images"), {}});
    notices.push_back(
        {Severity::Warning,
         "images-unusable",
         {EPOCHAL_TEXT("core", "%1 of %2 images checked cannot be used, such as %3: %4"),
          {checked - usable, checked, example, shortened(refused.reason, 200)}},
         {EPOCHAL_TEXT("core", "Each is replaced by another image of its class; repair or remove them"), {}}});
    return {};
}

void noteLimit(std::int64_t used, std::int64_t all, const char* text, std::vector<Notice>& notices) {
    if (used < all) notices.push_back({Severity::Info, "images-limited", {text, {used, all}}, {}});
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
    const auto [fewest, most] = std::ranges::minmax(train.counts(set.classes));
    set.notices.push_back({Severity::Info,
                           "image-folder",
                           {EPOCHAL_TEXT("core",
                                         "%1 classes, with %2 to %3 training images each; in all %4 for "
                                         "training and %5 for validation"),
                            {set.classes, fewest, most, train.size(), validation.size()}},
                           {}});
    noteLimit(train.size(), scanned->training.size(), EPOCHAL_TEXT("core", "%1 of %2 training images are used"),
              set.notices);
    noteLimit(validation.size(), scanned->validation.size(),
              EPOCHAL_TEXT("core", "%1 of %2 validation images are used"), set.notices);
    const auto counts = validation.counts(set.classes);
    if (const auto without = std::ranges::count(counts, 0); without > 0) {
        const auto first = static_cast<std::size_t>(std::ranges::find(counts, 0) - counts.begin());
        set.notices.push_back(
            {Severity::Warning,
             "class-not-validated",
             {EPOCHAL_TEXT_N("core", "%1 class(es) without validation images, such as \"%2\""),
              {Count(without), shortened(set.classNames[first], 200)}},
             {EPOCHAL_TEXT("core", "The accuracy says nothing about these classes; add validation images"), {}}});
    }
    const auto trainImages = std::make_shared<FolderImages>(std::move(train));
    const auto validationImages = std::make_shared<FolderImages>(std::move(validation));
    for (const auto& images : {trainImages, validationImages})
        if (Status checked = checkHeaders(*images, set.notices); !checked) return checked.error();
    set.train = trainImages;
    set.validation = validationImages;
    return set;
}

std::optional<Notice> replacedImages(const DataSet& set) {
    std::int64_t count = 0;
    std::string example, reason;
    for (const auto& images : {set.train, set.validation}) {
        const auto* files = dynamic_cast<const FolderImages*>(images.get());
        if (files == nullptr) continue;
        const FolderImages::Refused refused = files->refused();
        if (refused.count > 0 && count == 0) {
            example = shortened(files->files().name(refused.example), 200);
            reason = shortened(refused.reason, 200);
        }
        count += refused.count;
    }
    if (count == 0) return std::nullopt;
    return Notice{Severity::Warning,
                  "images-replaced",
                  {EPOCHAL_TEXT_N("core", "%1 image(s) replaced by others of the same class, such as %2: %3"),
                   {Count(count), example, reason}},
                  {EPOCHAL_TEXT("core", "Repair or remove these files"), {}}};
}

}  // namespace epochal::engine
