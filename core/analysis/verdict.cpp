#include "core/analysis/verdict.h"

#include <algorithm>

#include "core/spec/networks.h"

namespace epochal {

namespace {

constexpr double kBoundShare = 0.25;  ///< of step time
constexpr double kKeepsUpShare = 0.10;

}  // namespace

Verdict verdict(const Figures& figures) {
    if (!(figures.imagesPerSecond > 0)) return {Bound::Unknown, {EPOCHAL_TEXT("core", "Not measured yet"), {}}, {}};
    const double data = figures.dataShare, communication = figures.communicationShare;
    if (data >= kBoundShare && data >= communication)
        return {Bound::Data,
                {EPOCHAL_TEXT("core", "Data-bound: steps spend %1 of their time waiting for data"), {Share{data, 1}}},
                {EPOCHAL_TEXT("core", "Use more loader threads or lighter augmentation"), {}}};
    if (communication >= kBoundShare)
        return {Bound::Communication,
                {EPOCHAL_TEXT("core", "Communication-bound: replicas spend %1 of the step time waiting for each other"),
                 {Share{communication, 1}}},
                {EPOCHAL_TEXT("core", "Use a larger batch per replica or fewer replicas"), {}}};
    const double compute = std::max(0.0, 1 - data - communication);
    if (data < kKeepsUpShare)
        return {Bound::Compute,
                {EPOCHAL_TEXT("core", "Compute-bound: compute takes %1 of the step time; the loader keeps up"),
                 {Share{compute, 1}}},
                {}};
    return {Bound::Compute,
            {EPOCHAL_TEXT("core", "Compute-bound: compute takes %1 of the step time, waiting for data %2"),
             {Share{compute, 1}, Share{data, 1}}},
            {EPOCHAL_TEXT("core", "Use more loader threads or lighter augmentation"), {}}};
}

std::optional<Message> smallImages(const Figures& figures) {
    if (!figures.started || figures.started->height <= 0) return std::nullopt;
    const Started& started = *figures.started;
    if (std::max(started.height, started.width) >= kSmallSide) return std::nullopt;
    return Message{
        EPOCHAL_TEXT("core", "The images are small (%1 × %2): images/s measured here says little about larger images"),
        {started.width, started.height}};
}

}  // namespace epochal
