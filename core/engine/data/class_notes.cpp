#include "core/engine/data/class_notes.h"

#include <algorithm>
#include <numeric>

#include "core/base/utf8.h"

namespace epochal::engine {
namespace {

void noteLimit(std::int64_t used, std::int64_t all, const char* text, std::vector<Notice>& notices) {
    if (used < all) notices.push_back({Severity::Info, "images-limited", {text, {used, all}}, {}});
}

}  // namespace

void noteImages(DataSet& set, const std::vector<std::int64_t>& training, const std::vector<std::int64_t>& validation,
                std::int64_t trainingThere, std::int64_t validationThere) {
    const auto sum = [](const std::vector<std::int64_t>& counts) {
        return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    };
    const std::int64_t train = sum(training), validate = sum(validation);
    const auto [fewest, most] = std::ranges::minmax(training);
    set.notices.push_back(
        {Severity::Info,
         "image-folder",
         {EPOCHAL_TEXT(
              "core",
              "%1 classes, with %2 to %3 training images each; in total, %4 for training and %5 for validation"),
          {set.classes, fewest, most, train, validate}},
         {}});
    noteLimit(train, trainingThere, EPOCHAL_TEXT("core", "%1 of %2 training images are used"), set.notices);
    noteLimit(validate, validationThere, EPOCHAL_TEXT("core", "%1 of %2 validation images are used"), set.notices);
    if (const auto without = std::ranges::count(validation, 0); without > 0) {
        const auto first = static_cast<std::size_t>(std::ranges::find(validation, 0) - validation.begin());
        set.notices.push_back(
            {Severity::Warning,
             "class-not-validated",
             {EPOCHAL_TEXT_N("core", "%1 class(es) without validation images, such as \"%2\""),
              {Count(without), shortened(set.classNames[first], 200)}},
             {EPOCHAL_TEXT("core", "The accuracy says nothing about these classes; add validation images"), {}}});
    }
}

}  // namespace epochal::engine
