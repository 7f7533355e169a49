#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"

namespace epochal {

/// What a network said of one validation sample that has a class.
struct ClassAnswer {
    std::int32_t label = 0, predicted = 0;
    float labelProbability = 0, predictedProbability = 0;
    float loss = 0;  ///< cross entropy, natural logarithm
    bool operator==(const ClassAnswer&) const = default;
};

/// What it said of one that has a number, in the unit of the predicted column.
struct NumberAnswer {
    double target = 0, predicted = 0;
    bool operator==(const NumberAnswer&) const = default;
};

/// What an evaluation predicted: one answer for each validation sample, in the order of the set. Of classes, or of
/// numbers if `classes` is 0; the other list is then empty.
struct Predictions {
    std::int64_t epoch = 0, step = 0;  ///< as in the Evaluation event
    std::int64_t classes = 0;
    std::vector<std::string> classNames;  ///< empty if the source has none
    std::vector<ClassAnswer> answers;
    std::vector<NumberAnswer> numbers;

    [[nodiscard]] std::size_t size() const { return classes > 0 ? answers.size() : numbers.size(); }
    bool operator==(const Predictions&) const = default;
};

/// A class in words: its name, or "class 3" if the data set has no names.
[[nodiscard]] Message className(const std::vector<std::string>& names, std::int64_t label);

/// An evaluation of more samples leaves no file: it would take longer to write and to read than it is worth.
inline constexpr std::int64_t kMostPredictions = 1'000'000;

/// Two files of a run's folder: of the last evaluation, and of the best one.
enum class PredictionsOf { Last, Best };
[[nodiscard]] Path predictionsFile(const Path& run, PredictionsOf which);

/// The file, all numbers little-endian:
///   8 bytes  "EPOPRED" and a zero byte
///   u32      format version, 1
///   u64      length of the whole file
///   u64      checksum (core/base/checksum.h) of everything that follows
///   u32      length of the header
///   header   UTF-8 JSON: {"epoch", "step", "samples", "classes", "names": [...]}; "classes" is 0 for numbers
///   samples  of classes i32 label, i32 predicted, f32 probability of the label, f32 of the predicted class, f32 loss;
///            of numbers f64 target, f64 predicted
[[nodiscard]] std::string encodePredictions(const Predictions& predictions);

/// Reads a file only if every byte of it passes verification: otherwise ErrorKind::Damaged, Newer for a later format,
/// or Disk for one that cannot be read. Blocks.
[[nodiscard]] Result<Predictions> readPredictions(const Path& file);

}  // namespace epochal
