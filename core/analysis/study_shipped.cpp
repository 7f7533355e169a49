// The studies compiled into the program; CMakeLists.txt embeds all that are in resources/studies.
#include <algorithm>
#include <map>

#include "core/analysis/study.h"

namespace epochal {

std::map<std::string_view, std::string_view> shippedStudyFiles();

Result<std::vector<Study>> shippedStudies() {
    std::vector<Study> studies;
    for (const auto& [name, document] : shippedStudyFiles()) {
        auto study = readStudy(document, "resources/studies/" + std::string(name) + ".json");
        if (!study) return study.error();
        studies.push_back(std::move(*study));
    }
    std::sort(studies.begin(), studies.end(), [](const Study& a, const Study& b) { return a.id < b.id; });
    return studies;
}

}  // namespace epochal
