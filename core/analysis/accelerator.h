#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/flops.h"
#include "core/base/result.h"
#include "core/hardware/precision.h"

namespace epochal {

/// What a maker states of an accelerator, of one device as a machine counts it. Missing figures are not known.
struct AcceleratorModel {
    std::string name;
    std::vector<std::string> also;  ///< other names it goes by
    std::string vendor, form, link, source, notes;
    std::optional<double> fp32, tf32, half;     ///< TFLOPS: fp32 of the plain cores, dense tensor rates for the others
    std::optional<double> memoryGb, bandwidth;  ///< GB, GB/s
    std::optional<double> watts, linkGbs;
    bool bf16 = false;                            ///< whether it computes bfloat16 natively
    std::optional<ComputeCapability> capability;  ///< of NVIDIA's
    std::int64_t year = 0;
    std::vector<std::string> unsourced;  ///< members without a source; "all"

    [[nodiscard]] bool isSourced() const { return !source.empty(); }
};

/// Reads resources/accelerators.json (FORMATS.md). ErrorKind::Damaged names the row.
[[nodiscard]] Result<std::vector<AcceleratorModel>> readAccelerators(std::string_view text, const std::string& where);

/// The table that ships with this version, as a document and as read once.
[[nodiscard]] std::string_view shippedAcceleratorTable();
[[nodiscard]] const std::vector<AcceleratorModel>& accelerators();

/// By the name an offer, a driver or a published row gives it: "L4", "NVIDIA A100-SXM4-80GB", "A100" with 80 GB. Where
/// the name leaves several, the one nearest in memory, else the first of the table. Null if unknown.
[[nodiscard]] const AcceleratorModel* findAccelerator(std::string_view name, double memoryGb = 0);

/// Whether two names may be of one model: "Tesla V100-SXM2-16GB" and "V100". Form and memory (GB, 0 = not known; one in
/// the name comes first) part them only where both are known; driver and maker count memory 10 % apart.
[[nodiscard]] bool isSameAccelerator(std::string_view a, double memoryGbA, std::string_view b, double memoryGbB);

/// The arithmetic a step is done in.
enum class Arithmetic { Half, Tf32, Single };
/// "bf16", "fp16", "AMP", "mixed" are Half; "TF32" is Tf32; "fp32" is Single.
[[nodiscard]] std::optional<Arithmetic> arithmeticOf(std::string_view precision);

/// Images/s that an accelerator cannot exceed in training: the lesser of peak arithmetic / FLOPs per image and memory
/// bandwidth / bytes per image (Williams, Waterman and Patterson 2009, the roofline). Of the two, what is not known is
/// left out; nothing when neither is.
[[nodiscard]] std::optional<double> roofline(const NetworkSize& network, const AcceleratorModel& accelerator,
                                             Arithmetic arithmetic);

/// Images/s at which the host, which launches every kernel of a step, holds any device back: 0.45 ms for a convolution
/// with what belongs to it, forwards and backwards. Measured with ResNet-8 to 34 on an H100 and a Xeon virtual machine
/// (0.44 to 0.57 ms; Python's PyTorch 0.55 ms for ResNet-8); a faster host launches faster. Without CUDA graphs.
[[nodiscard]] double launchLimit(const NetworkSize& network, double imagesAStep);

}  // namespace epochal
