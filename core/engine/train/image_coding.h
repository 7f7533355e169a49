#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/flops.h"
#include "core/base/json_type.h"

namespace epochal::engine {

struct DataSet;

/// How images become what a network gets, and what its outputs are. With the network's weights, this is all that is
/// needed to use it on other images, as TableCoding (core/spec/table_data.h) is for rows.
struct ImageCoding {
    ImageShape shape;
    bool uniform = false;                 ///< all images of the set have that extent; others are scaled to it
    std::vector<float> mean, deviation;   ///< per channel, as in DataSet
    std::vector<std::string> classNames;  ///< valid UTF-8; empty if the set has none
    bool operator==(const ImageCoding&) const = default;
};

[[nodiscard]] ImageShape imageShapeOf(const DataSet& data);
/// Of a set of images.
[[nodiscard]] ImageCoding imageCodingOf(const DataSet& data);

/// Whether a checkpoint can have it: its sizes are possible, and its names are no burden on every file.
[[nodiscard]] bool isStorable(const ImageCoding& coding);
[[nodiscard]] Json toJson(const ImageCoding& coding);
/// Nothing if it is damaged. What is storable comes back as it was. Never throws; unknown members are ignored.
[[nodiscard]] std::optional<ImageCoding> imageCodingFrom(const Json& json);

}  // namespace epochal::engine
