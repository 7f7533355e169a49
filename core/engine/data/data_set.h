#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/result.h"
#include "core/engine/data/images.h"
#include "core/engine/data/reading.h"
#include "core/engine/data/table_rows.h"
#include "core/events/event.h"
#include "core/spec/run_spec.h"

namespace epochal::engine {

/// Images, or the rows of a table.
struct DataSet {
    std::shared_ptr<const Images> train, validation;   ///< nothing for a table
    std::shared_ptr<const TableSet> table;             ///< nothing for images
    std::int64_t channels = 0, height = 0, width = 0;  ///< of images
    std::int64_t classes = 0;                          ///< 0 where a number is predicted
    /// Per channel, for pixels scaled to 0..1: what images are normalized with. Of the training pixels, or ImageNet's
    /// for files of photographs and for color images if the run starts from weights.
    std::vector<float> mean, deviation;
    std::vector<std::string> classNames;  ///< empty if the source has none
    std::vector<Notice> notices;          ///< to be shown when the run starts
    std::vector<FileState> files;         ///< that are in memory now, as they were before they were read

    [[nodiscard]] std::int64_t trainingSize() const { return table ? table->training.size() : train->size(); }
    [[nodiscard]] std::int64_t validationSize() const { return table ? table->validation.size() : validation->size(); }
    [[nodiscard]] bool regression() const { return table && classes == 0; }
    /// Of a network, for each sample.
    [[nodiscard]] std::int64_t outputs() const { return regression() ? 1 : classes; }
};

/// What training has found out about the set's files, to be shown once when all have been read: how many could not be
/// used and were replaced by others of their class, then each of the first kMostListed of them with its reason. Empty
/// if there were none. Any thread.
[[nodiscard]] std::vector<Notice> replacedImages(const DataSet& set);
/// Enough to repair a folder by, and few enough not to drive everything else from a run's log.
inline constexpr std::size_t kMostListed = 1'000;

/// Opens the whole data set that the spec names. A damaged or missing file is ErrorKind::Data with its path and the
/// remedy. Blocks.
[[nodiscard]] Result<DataSet> openDataSet(const RunSpec& spec);

/// Keeps what openDataSet(spec) returned for its next call, which takes it if it is for the same data and no file has
/// changed since it was read, and drops it in any case: a run that follows its check in the same process need not read
/// everything again. Sets whose files are read during training are not kept. Any thread.
void keepForNext(const RunSpec& spec, const DataSet& set);

/// Fashion-MNIST, or any folder with the four IDX files of a training set and a test set, gzipped or not.
[[nodiscard]] Result<DataSet> openIdxFolder(const RunSpec::Data& data);
/// The binary version of CIFAR-10 (data_batch_1.bin to data_batch_5.bin, test_batch.bin) or of CIFAR-100 (train.bin,
/// test.bin) with its hundred fine labels.
[[nodiscard]] Result<DataSet> openCifar(const RunSpec::Data& data);
/// Folders of JPEG and PNG files, one for each class: scanFolder in core/spec/image_folder.h says which. The
/// headers of up to 256 files, evenly spread, are read; if none of them can be used, the folder is refused. Files that
/// cannot be used stay in the set: each is replaced by another of its class whenever its turn comes.
[[nodiscard]] Result<DataSet> openImageFolder(const RunSpec::Data& data);
/// A file that packImages wrote (core/engine/data/pack.h). Only its table is read; an image with a wrong checksum is
/// replaced by another of its class.
[[nodiscard]] Result<DataSet> openPackedImages(const RunSpec::Data& data);
/// Images generated from (seed, index): a pattern for each class, plus noise.
[[nodiscard]] Result<DataSet> openSynthetic(const RunSpec::Data& data, std::int64_t seed);

[[nodiscard]] Error dataError(Message what, const Path& where, Message remedy);

}  // namespace epochal::engine
