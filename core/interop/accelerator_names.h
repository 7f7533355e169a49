#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace epochal {

/// A card's name as catalogues spell it: "A100-80GB-SXM" is an A100 with 80 GB on an SXM board.
struct AcceleratorName {
    std::string card;     ///< one spelling per card: "A100", "RTX 4090"
    std::string form;     ///< "SXM", "PCIe", "NVL"; empty = not named
    double memoryGb = 0;  ///< 0 = not named
    bool operator==(const AcceleratorName&) const = default;
};
[[nodiscard]] AcceleratorName readAcceleratorName(std::string_view text);

/// Whether a card of this name was made with this much memory, within 8 % (catalogues round GB and GiB differently).
/// Nothing for cards that are not in the table. Source: the manufacturers' data sheets.
[[nodiscard]] std::optional<bool> madeWith(std::string_view card, double memoryGb);

}  // namespace epochal
