// The studies compiled into the program; CMakeLists.txt embeds them from resources/studies.
#include <algorithm>
#include <array>

#include "core/analysis/study.h"

namespace epochal {

std::string_view studyDawnbenchCifar10();
std::string_view studyDawnbenchImagenet();
std::string_view studyKubernetesGpus();
std::string_view studyLambdaResnet50();
std::string_view studyManyGpus();
std::string_view studyMlperfEpochs();
std::string_view studyMlperfResnet50();
std::string_view studyMxnet2017();
std::string_view studyNvidiaResnet50();
std::string_view studyPainter2020();
std::string_view studySinglePapers();
std::string_view studyTpuV1002018();

Result<std::vector<Study>> shippedStudies() {
    const std::array documents{studyDawnbenchCifar10(), studyDawnbenchImagenet(), studyKubernetesGpus(),
                               studyLambdaResnet50(),   studyManyGpus(),          studyMlperfEpochs(),
                               studyMlperfResnet50(),   studyMxnet2017(),         studyNvidiaResnet50(),
                               studyPainter2020(),      studySinglePapers(),      studyTpuV1002018()};
    std::vector<Study> studies;
    for (const std::string_view document : documents) {
        auto study = readStudy(document, "resources/studies");
        if (!study) return study.error();
        studies.push_back(std::move(*study));
    }
    std::sort(studies.begin(), studies.end(), [](const Study& a, const Study& b) { return a.id < b.id; });
    return studies;
}

}  // namespace epochal
