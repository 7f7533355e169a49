#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace epochal {

/// A file format, and its versions that this program writes and reads. FORMATS.md describes each.
struct Format {
    const char* name;         ///< as in the file
    std::int64_t version;     ///< written, and the newest that is read
    std::int64_t oldest = 1;  ///< that is read
    const char* end = "";     ///< what a binary file ends with, if anything
};

inline constexpr std::size_t kMagicSize = 8;
/// What a binary file begins with: its format's name, seven letters, and a zero.
[[nodiscard]] constexpr std::string_view magicOf(const Format& format) {
    return {format.name, kMagicSize};
}
/// What it ends with, in the same form.
[[nodiscard]] constexpr std::string_view endMagicOf(const Format& format) {
    return {format.end, kMagicSize};
}

/// Every format with a version that Epochal stores, and nowhere else.
namespace formats {

// JSON documents: the members `format` and `version` (json.h: document, isOf, checkVersion).
inline constexpr Format kRun{"epochal-run", 1};
inline constexpr Format kSpec{"epochal-run-spec", 1};
inline constexpr Format kSweep{"epochal-sweep", 1};
inline constexpr Format kExit{"epochal-exit", 1};
inline constexpr Format kLabels{"epochal-labels", 1};
inline constexpr Format kEstimate{"epochal-estimate", 1};
inline constexpr Format kCalibration{"epochal-calibration", 1};
inline constexpr Format kCampaign{"epochal-campaign", 1};
inline constexpr Format kQueue{"epochal-queue", 1};
inline constexpr Format kPriceBook{"epochal-price-book", 1};
inline constexpr Format kPriceImport{"epochal-price-import", 1};
inline constexpr Format kAccelerators{"epochal-accelerators", 1};
inline constexpr Format kLinks{"epochal-links", 1};
inline constexpr Format kMeasuredLinks{"epochal-measured-links", 1};
inline constexpr Format kStudy{"epochal-study", 2};
inline constexpr Format kReport{"epochal-report", 1};

// A JSON document without these members: offer.json and this-machine.json.
inline constexpr Format kOffer{"offer", 1};

// Binary files.
inline constexpr Format kCheckpoint{.name = "EPOCKPT", .version = 1, .end = "EPOCEND"};
inline constexpr Format kPack{.name = "EPOPACK", .version = 1, .end = "EPOPEND"};
inline constexpr Format kPredictions{"EPOPRED", 1};

// Others.
inline constexpr Format kCatalogue{"PRAGMA user_version", 11, 0};  ///< 0: a new file
inline constexpr Format kCurve{"curve", 1};                        ///< in the catalogue

inline constexpr Format kAll[] = {kRun,         kSpec,          kSweep, kExit,       kLabels,      kEstimate,
                                  kCalibration, kCampaign,      kQueue, kPriceBook,  kPriceImport, kAccelerators,
                                  kLinks,       kMeasuredLinks, kStudy, kReport,     kOffer,       kCurve,
                                  kCatalogue,   kCheckpoint,    kPack,  kPredictions};

}  // namespace formats

/// The error for a file whose version is above the highest known one.
[[nodiscard]] Error newerFormat(const Format& format, std::int64_t version, std::string where);

}  // namespace epochal
