#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/flops.h"
#include "core/base/result.h"
#include "core/hardware/precision.h"

namespace epochal {

struct Accelerator;
struct Offer;

/// A vendor's figures for an accelerator, per device as a machine counts it. Missing figures are unknown.
struct AcceleratorModel {
    std::string name;
    std::string vendor, form, link, source, notes;
    std::optional<double> fp32, tf32, half;     ///< TFLOPS: fp32 without tensor cores, the others at dense tensor rates
    std::optional<double> memoryGb, bandwidth;  ///< GB, GB/s
    std::optional<double> watts, linkGbs;
    bool bf16 = false;                            ///< whether it computes bfloat16 natively
    std::optional<ComputeCapability> capability;  ///< NVIDIA only
    std::int64_t year = 0;
    std::vector<std::string> unsourced;  ///< members without a source, or "all"

    [[nodiscard]] bool isSourced() const { return !source.empty(); }
};

/// Reads resources/accelerators.json (FORMATS.md). ErrorKind::Damaged names the row.
[[nodiscard]] Result<std::vector<AcceleratorModel>> readAccelerators(std::string_view text, const std::string& where);

/// The rows of the table shipped with this version, parsed once.
[[nodiscard]] const std::vector<AcceleratorModel>& accelerators();

/// Finds a model by the name that an offer, a driver or a published row uses: "L4", "NVIDIA A100-SXM4-80GB", "A100"
/// with 80 GB. If the name matches several, the one closest in memory, else the first in the table; NVL models come
/// last unless the name says so. Null if unknown.
[[nodiscard]] const AcceleratorModel* findAccelerator(std::string_view name, double memoryGb = 0);

/// Whether two names may mean the same model: "Tesla V100-SXM2-16GB" and "V100". Form factor and memory (GB, 0 = not
/// known; a size in the name takes precedence) distinguish models only where both are known. A driver and a vendor
/// count memory 10% apart, so sizes within 25% are the same.
[[nodiscard]] bool isSameAccelerator(std::string_view a, double memoryGbA, std::string_view b, double memoryGbB);
/// Whether the driver's name and memory may be those of the offer's accelerators.
[[nodiscard]] bool isSameAccelerator(const Accelerator& one, const Offer& offer);

/// The arithmetic of a training step.
enum class Arithmetic { Half, Tf32, Single };
/// "bf16", "fp16", "AMP", "mixed" are Half; "TF32" is Tf32; "fp32" is Single. Nothing for others.
[[nodiscard]] std::optional<Arithmetic> arithmeticOf(std::string_view precision);

/// Images/s that an accelerator cannot exceed in training: the lesser of peak arithmetic / FLOPs per image and memory
/// bandwidth / bytes per image (Williams, Waterman and Patterson 2009, the roofline). A limit that is not known is left
/// out; nothing when neither is known.
[[nodiscard]] std::optional<double> roofline(const NetworkSize& network, const AcceleratorModel& accelerator,
                                             Arithmetic arithmetic);

/// Images/s beyond which the host, which launches every kernel of a step, limits any device: 0.45 ms per convolution
/// and the kernels that belong to it, forward and backward. Measured with ResNet-8 to 34 on an H100 and a Xeon virtual
/// machine (0.44 to 0.57 ms; Python's PyTorch 0.55 ms for ResNet-8); a faster host launches faster. Without CUDA
/// graphs.
[[nodiscard]] double launchLimit(const NetworkSize& network, double imagesAStep);

}  // namespace epochal
