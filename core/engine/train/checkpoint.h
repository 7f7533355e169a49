#pragma once

#include <torch/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/engine/train/image_coding.h"
#include "core/spec/task.h"

namespace epochal::engine {

/// A run's position, apart from its tensors.
struct Progress {
    std::int64_t epoch = 0;        ///< completed epochs, evaluation included
    std::int64_t stepInEpoch = 0;  ///< completed steps of the next one
    std::int64_t step = 0;         ///< over the whole run
    std::optional<double> best;    ///< value of the run's measure; nothing before the first evaluation
    std::int64_t epochsWithoutBetter = 0;
    Quality measure = Quality::Top1;
    double rateFactor = 1;  ///< on the schedule's learning rate: a half for each time that the run was rolled back

    bool operator==(const Progress&) const = default;
};

/// The tensors of a checkpoint that belong to no part of the network or the optimizer.
inline constexpr const char* kReplicasState = "replicas.state";
inline constexpr const char* kSplitState = "replicas.split";

/// Everything an exact resume needs. Shuffling and augmentation are functions of (seed, epoch, image) and need no
/// state.
struct Checkpoint {
    std::string specHash, architecture;
    Progress progress;
    /// How the values of a table become inputs: toJson(TableCoding) in core/spec/table_data.h; empty for images.
    std::string coding;
    /// The same of images; nothing for a table, in a checkpoint of an earlier version, and if it is not storable.
    std::optional<ImageCoding> images;
    /// "model.<state-dict key>"; the optimizer's, such as SGD's "momentum.<parameter>" (core/engine/train/optimizer.h);
    /// with averaged weights "average.<state-dict key>"; kReplicasState (one row per replica: the epoch's sums of
    /// loss, correct and images so far, then that replica's normalization statistics and their averages); where it was
    /// measured, kSplitState (int64, how many samples of a batch each replica gets).
    std::vector<std::pair<std::string, torch::Tensor>> tensors;
};

/// The state as it is now, which no longer changes with the network: its tensors are plain ones on the CPU. The only
/// copy that is made of them until they are on the disk; waits for the devices.
[[nodiscard]] Checkpoint frozen(const Checkpoint& live);

/// The file, all numbers little-endian:
///   8 bytes  "EPOCKPT" and a zero byte
///   u32      format version, 1
///   u32      CRC-32 (zlib) of the header
///   u64      length of the header
///   header   UTF-8 JSON: {"spec", "architecture", "epoch", "stepInEpoch", "step", "bestTop1", "epochsWithoutBetter",
///            "tensors": [{"name", "dtype": "f32"|"f64"|"i64", "shape", "offset", "bytes", "crc32"}, ...]}; "bestTop1"
///            is -1 before the first evaluation, and where another measure is the run's, "measure" and "best" take its
///            place ("best" only once there is one); for a table, "coding"; for images, "images" (toJson(ImageCoding)),
///            which earlier versions neither wrote nor read; "rateFactor" is left out if it is 1. Unknown members are
///            ignored
///   data     each tensor's elements in logical row-major order at `offset` from the end of the header, without gaps
///   u64      length of the whole file
///   8 bytes  "EPOCEND" and a zero byte
/// Written in one step (writeAtomically), straight from the tensors that lie in that order on the CPU; returns the
/// bytes written. ErrorKind::Diverged, with nothing written, if a tensor contains NaN or infinity: such a checkpoint
/// must not replace one that the run could continue from. Blocks.
[[nodiscard]] Result<std::int64_t> saveCheckpoint(const Path& path, const Checkpoint& checkpoint);

/// Reads a file only if every byte of it passes verification: otherwise ErrorKind::Damaged with the reason, Newer for a
/// later format, or Disk for one that cannot be read, which implies nothing about its content. The tensors are new ones
/// on the CPU. Never runs code from the file. Blocks.
[[nodiscard]] Result<Checkpoint> loadCheckpoint(const Path& path);

}  // namespace epochal::engine
