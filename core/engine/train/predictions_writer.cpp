#include "core/engine/train/predictions_writer.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <new>
#include <span>
#include <utility>

#include "core/engine/train/softmax.h"

namespace epochal::engine {
namespace {

Status writePredictions(const Path& folder, PredictionsWriter::Work& work) {
    if (work.logits.defined())
        work.predictions.answers =
            answersOf({work.logits.const_data_ptr<float>(), static_cast<std::size_t>(work.logits.numel())}, work.labels,
                      work.predictions.classes);
    const std::string bytes = encodePredictions(work.predictions);
    // The best one first: if the disk is full, at least the two never contradict each other.
    for (const auto which : {PredictionsOf::Best, PredictionsOf::Last}) {
        if (which == PredictionsOf::Best && !work.best) continue;
        if (Status written = writeAtomically(predictionsFile(folder, which), bytes, Links::Refuse); !written)
            return written;
    }
    return {};
}

}  // namespace

std::vector<ClassAnswer> answersOf(std::span<const float> logits, std::span<const std::int64_t> labels,
                                   std::int64_t classes) {
    const auto width = static_cast<std::size_t>(classes);
    std::vector<ClassAnswer> answers;
    answers.reserve(labels.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto row = logits.subspan(i * width, width);
        const auto first = std::ranges::max_element(row);
        const double normalizer = logNormalizer(row);
        const double right = row[static_cast<std::size_t>(labels[i])] - normalizer;
        answers.push_back({static_cast<std::int32_t>(labels[i]), static_cast<std::int32_t>(first - row.begin()),
                           static_cast<float>(std::exp(right)), static_cast<float>(std::exp(*first - normalizer)),
                           static_cast<float>(-right)});
    }
    return answers;
}

void PredictionsWriter::write(Work work) {
    errand_.wait();
    if (folder_.empty()) return;
    errand_.run([this, shared = std::make_shared<Work>(std::move(work))] {
        try {
            if (const Status written = writePredictions(folder_, *shared); !written) trouble_ = written.error();
        } catch (const std::bad_alloc&) {
            trouble_ = Error{ErrorKind::Memory, {EPOCHAL_TEXT("core", "Out of memory"), {}}, folder_.string(), {}};
        }
    });
}

std::optional<Error> PredictionsWriter::finish() {
    errand_.wait();
    return std::exchange(trouble_, std::nullopt);
}

}  // namespace epochal::engine
