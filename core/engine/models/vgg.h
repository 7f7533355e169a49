#pragma once

#include <memory>
#include <vector>

#include "core/engine/models/layers.h"
#include "core/engine/models/model.h"

namespace epochal::engine {

/// VGG-11 and 16 (Simonyan and Zisserman 2015), with or without normalization, as in torchvision.
class Vgg : public Model, public Foldable {
public:
    Vgg(const VggDesign& design, const RunSpec::Model& model, const ImageShape& shape, std::int64_t seed);
    void fold() override;

private:
    struct Layer {
        std::shared_ptr<Conv> conv;
        std::shared_ptr<Norm> norm;  ///< null = none
        bool pooled = false;
    };
    [[nodiscard]] static torch::Tensor computed(const Layer& layer, const torch::Tensor& x);

    std::vector<Layer> features_;
    std::int64_t areas_;
    double dropout_;
};

}  // namespace epochal::engine
