#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/exchange.h"
#include "core/base/files.h"
#include "core/base/result.h"
#include "core/events/event.h"
#include "core/hardware/precision.h"
#include "core/spec/run_spec.h"

/// The engine's entire interface. It contains no LibTorch: programs load the library at run time
/// (core/launch/engine_library.h).
namespace epochal::engine {

/// Requests to a running job, set from any thread and read by the engine between steps.
struct Control {
    std::atomic<bool> pause{false};           ///< clear to resume
    std::atomic<bool> stop{false};            ///< finish the step, checkpoint, end as stopped by the user
    std::atomic<bool> stopAfterEpoch{false};  ///< of a session that does not train: after the size underway
    std::atomic<bool> interrupt{false};       ///< finish the step, checkpoint, end as Interrupted (SIGTERM)
    std::atomic<bool> checkpoint{false};      ///< cleared by the engine when it acts on it
    std::atomic<bool> trace{false};           ///< record the next steps; cleared in the same way
};

/// How a rank's process ended.
struct RankEnd {
    int code = 0;
    int signal = 0;  ///< 0: it was not a signal
};

/// A run's replicas as processes, one each, and which of them this one is. They meet at a c10d TCPStore.
struct Ranks {
    int rank = 0, world = 1;
    int localRank = 0, localWorld = 1;  ///< among those on this machine, and how many they are
    std::string address = "127.0.0.1";  ///< of the store: an IP address or a host name
    int port = 0;
    /// Rank 0: the listening socket that its store takes over; -1: somebody else runs the store, as torchrun's agent
    /// does.
    int listener = -1;
    std::string prefix = {};  ///< of all keys in the store, so that launches that share one do not meet
    double timeout = 60;      ///< s of silence after which a rank is given up
    double patience = 600;    ///< s for which all ranks may take to arrive
    /// How a rank ended that this process started, if it has. Any thread.
    std::function<std::optional<RankEnd>(int rank)> endOf = {};
    /// Ends the ranks that this process started, or itself; called where a failed rank still holds the others. Any
    /// thread.
    std::function<void()> force = {};
    /// Rank 0: ends this process, which hangs in spite of that, and keeps the cause. Any thread. Empty: it goes on
    /// hanging.
    std::function<void(const Error&)> abandon = {};
};

struct Job {
    RunSpec spec;
    Path checkpoints;  ///< folder; the caller creates at least its parent
    /// Resumes from the newest checkpoint, from an earlier one if that is damaged, from scratch if there is none. A
    /// checkpoint that cannot be read, is of a newer version or belongs to another run ends the job: it is never
    /// replaced.
    bool resume = false;
    /// Of a session that does not train: what earlier attempts measured, which is not measured again.
    std::vector<SizeMeasured> measured = {};
    double activeBefore = 0;  ///< active time of earlier attempts in s, for the stop rule in hours
    /// True once the attempt must end to keep its budget, after `active` seconds of it; `prepares`: no step has been
    /// trained, so there is nothing to save. Empty = no budget.
    std::function<bool(double active, bool prepares)> overBudget;
    Path predictions = {};  ///< the run's folder, for what its evaluations predict (core/events/predictions.h) and for
                            ///< traces of its steps; empty: that is not kept
    std::optional<Ranks> ranks = {};  ///< nothing: the replicas are threads. This process is rank 0.
    /// Replicas of this attempt; 0: as many as the spec says. A run continues with fewer or more on the same samples,
    /// not to the same bits.
    std::int64_t replicas = 0;
};

/// How a job ended.
struct Outcome {
    RunState state = RunState::Finished;
    std::optional<StopReason> reason;
    std::optional<Error> error;       ///< if Failed
    double training = 0, active = 0;  ///< the attempt's clocks, s
};

/// Receives events with the attempt's clocks, on the engine's thread. May block (it writes to disk). Returning false
/// ends the job as Failed: the log can no longer be written.
using Sink = std::function<bool(EventBody body, double training, double active)>;

struct Device {
    std::string kind;  ///< "cpu" or "cuda"
    int index = 0;
    std::string name;
    std::int64_t memoryBytes = 0;
    ComputeCapability capability = {};  ///< of a GPU
    std::string address = {};           ///< of a GPU on the PCI bus, as NVML writes it
};

/// What was written to a file of weights.
struct ExportedWeights {
    std::string checkpoint;  ///< name of the checkpoint within its folder
    std::int64_t tensors = 0, bytes = 0;
    bool averaged = false;  ///< the moving average of the weights
};

/// What was written to a file of packed images.
struct PackedFile {
    std::int64_t training = 0, validation = 0;  ///< images
    std::int64_t leftOut = 0;                   ///< files that cannot be used
    std::int64_t bytes = 0;
};

/// What a network says of image files.
struct ImageAnswers {
    struct Class {
        std::int64_t index = 0;
        std::string name;  ///< empty if the data set has no names
        double probability = 0;
    };
    struct Image {
        std::string file;
        std::vector<Class> best;     ///< the five most probable ones, the first first
        std::vector<Message> notes;  ///< what had to be done to the image so that the network could take it
        std::optional<Error> error;  ///< why the file cannot be used; `best` is then empty
    };
    std::string checkpoint;  ///< its name within its folder
    std::int64_t epoch = 0, step = 0;
    bool averaged = false;  ///< the moving average of the weights
    std::vector<Image> images;
};

/// A sample as the network sees it: bytes in row, column, channel order.
struct SamplePicture {
    std::int64_t label = 0;
    std::int64_t height = 0, width = 0, channels = 0;
    std::vector<std::uint8_t> bytes;
};

/// How fast one thread prepares training images.
struct DecodingMeasurement {
    std::int64_t images = 0;
    double seconds = 0;
    double computed = 0;  ///< s of it that the thread computed; the rest it waited, mostly for the disk
    [[nodiscard]] double perSecond() const { return seconds > 0 ? static_cast<double>(images) / seconds : 0; }
};

/// All-reduces of several sizes between devices of this machine.
struct LinkTimes {
    std::string device, backend;  ///< as in MeasuredLinks (core/analysis/link_record.h)
    std::int64_t ranks = 0;
    std::vector<Exchange> exchanges;
};

/// One per process. All calls catch everything that LibTorch throws, on each of their threads; errors are returned as
/// values.
class Engine {
public:
    virtual ~Engine() = default;
    /// "LibTorch 2.11.0, CPU".
    [[nodiscard]] virtual std::string version() const = 0;
    /// The CPU, and the GPUs that a run can use. `check` reports why others cannot, for a run that requests them.
    [[nodiscard]] virtual std::vector<Device> devices() const = 0;
    /// Checks what can be known before the first batch: that the data set is present and intact, the devices exist,
    /// the batch fits, a network of the user's own computes, and the weights to start from are the network's. Data that
    /// is then in memory as a whole stays there for the next call that needs data, as long as its files do not change.
    /// Blocks for up to a few seconds.
    [[nodiscard]] virtual Status check(const RunSpec& spec) const = 0;
    /// Trains, or measures what the spec's session asks for, until the stop rule, the last size, a request or an error
    /// ends the run. Blocks. Does not emit Finished: the caller does, with the exit record.
    [[nodiscard]] virtual Outcome train(const Job& job, Control& control, const Sink& sink) = 0;
    /// The part of a rank other than 0 in what rank 0 trains, until that ends. It receives the spec from there, reports
    /// nothing and writes nothing; `control` may ask for an interruption, which is passed on. Blocks.
    [[nodiscard]] virtual Outcome serve(const Ranks& ranks, Control& control) = 0;
    /// Times what `ranks` devices of a kind ("cpu", "cuda" or "auto") need to sum memory. Blocks for a few seconds;
    /// `control` may ask for an interruption: ErrorKind::Interrupted.
    [[nodiscard]] virtual Result<LinkTimes> linkTimes(const std::string& kind, std::int64_t ranks,
                                                      Control& control) const = 0;
    /// Writes the network of a checkpoint, or its moving average if it has one, as a safetensors file with
    /// torchvision's names; `run` is the run's id. Replaces `file`. Blocks.
    [[nodiscard]] virtual Result<ExportedWeights> exportWeights(const Path& checkpoint, const Path& file,
                                                                const std::string& run) const = 0;
    /// Decodes the folder of images that `data` names into one file: core/engine/data/pack.h. Blocks.
    [[nodiscard]] virtual Result<PackedFile> packImages(
        const RunSpec::Data& data, const Path& file, std::int64_t side,
        const std::function<bool(std::int64_t done, std::int64_t all)>& goOn) const = 0;
    /// What the network of a run's checkpoint, or its moving average if it has one, says of image files. They are
    /// decoded, cropped and normalized as validation images are; a network for gray images takes the gray of color
    /// images, one for color images takes gray ones as they are. The checkpoint has the classes and statistics that
    /// this takes; only one of an earlier version needs the run's data. On the CPU. Blocks.
    [[nodiscard]] virtual Result<ImageAnswers> predict(const RunSpec& spec, const Path& checkpoint,
                                                       const std::vector<Path>& files) const = 0;
    /// Samples of the validation set, by index, as the network sees them: large ones reduced to at most 96 pixels on a
    /// side. Blocks.
    [[nodiscard]] virtual Result<std::vector<SamplePicture>> validationPictures(
        const RunSpec& spec, const std::vector<std::int64_t>& samples) const = 0;
    /// Images of the training set of a folder, by their files, as the network sees them in the first epoch: cropped and
    /// augmented by the spec's seed (but not mixed), of the size that they have in that epoch, also reduced.
    /// Nothing for a file that is not trained on. Blocks.
    [[nodiscard]] virtual Result<std::vector<std::optional<SamplePicture>>> trainingPictures(
        const RunSpec& spec, const std::vector<Path>& files) const = 0;
    /// Reads, decodes, crops and augments up to `most` images of the training set of a folder, evenly spread, on this
    /// thread, for ten seconds at most. Blocks.
    [[nodiscard]] virtual Result<DecodingMeasurement> decodingSpeed(const RunSpec& spec, std::int64_t most) const = 0;
};

/// The library's one exported symbol, "epochal_engine"; `interface` guards against a library from a different build.
constexpr int kInterface = 13;
using EntryPoint = Engine* (*)(int interface);

}  // namespace epochal::engine
