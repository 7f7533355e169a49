#pragma once

#include <memory>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// LeNet-5 as it is usually built today (core/spec/networks.h), with the names and initial weights of PyTorch's
/// tutorial "Neural Networks". Images of 28 pixels are padded to 32: 61,706 parameters for one channel and ten classes.
class LeNet : public Model {
public:
    LeNet(const LeNetDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed);
};

}  // namespace epochal::engine
