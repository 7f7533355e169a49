#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// The shipped table of accelerators (FORMATS.md, accelerators.json): brands, names of cards, figures of models.
[[nodiscard]] std::string_view shippedAcceleratorTable();

/// An accelerator's name, as catalogues, drivers and articles spell it, taken apart: "A100-80GB-SXM" and "NVIDIA
/// A100-SXM4-80GB" are an A100 with 80 GB on an SXM board.
struct AcceleratorName {
    std::string card;     ///< one spelling per card, the table's if it is there: "A100", "RTX 4090"; empty = not named
    std::string form;     ///< "SXM", "PCIe", "NVL"; empty = not named
    double memoryGb = 0;  ///< 0 = not named
    bool operator==(const AcceleratorName&) const = default;
};
[[nodiscard]] AcceleratorName readAcceleratorName(std::string_view text);

/// The name without the words that distinguish nothing, otherwise as it is written: "T4" of "Tesla T4", "4 × RTX 4090"
/// of "4 × NVIDIA GeForce RTX 4090".
[[nodiscard]] std::string withoutBrand(std::string_view name);

/// Whether a card of this name was made with this much memory, within 8 % (catalogues round GB and GiB differently).
/// Nothing for cards that are not in the table. Source: the manufacturers' data sheets.
[[nodiscard]] std::optional<bool> madeWith(std::string_view card, double memoryGb);

}  // namespace epochal
