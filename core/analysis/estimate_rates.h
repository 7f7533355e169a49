#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "core/analysis/accelerator.h"
#include "core/analysis/estimate.h"
#include "core/analysis/estimate_kriging.h"

namespace epochal {

/// Nine of ten estimates are meant to hold: the share of the tested rows that a stated range covers.
inline constexpr double kStatedShare = 0.9;
/// Deviations of a normal distribution that cover that share.
inline constexpr double kStatedDeviations = 1.645;

/// What a run spent outside its steps, s: per epoch on evaluation and checkpoints, once on start-up.
struct Overhead {
    double anEpoch = 0, startUp = 0;
};

/// One measured or published rate, prepared for comparison.
struct RateSample {
    const Entry* entry = nullptr;
    std::string architecture;  ///< as the field table names it
    std::optional<ImageShape> shape;
    std::optional<NetworkSize> network;
    Arithmetic arithmetic = Arithmetic::Single;
    const AcceleratorModel* accelerator = nullptr;  ///< null = CPU, or one not in the table
    std::string machine;                            ///< without such an accelerator: which device it was
    std::int64_t devices = 1;
    double rate = 0;     ///< images/s of all devices
    double batch = 0;    ///< global; 0 = not known
    double threads = 0;  ///< of a CPU; 0 = every core
    std::string augmentation;
    std::optional<Overhead> overhead;  ///< of own runs
    bool calibrated = false;           ///< of a calibration, not of a run
};

/// The rate that is asked for.
struct RateTarget {
    RunSpec spec;
    std::optional<ImageShape> shape;
    std::optional<NetworkSize> network;
    Arithmetic arithmetic = Arithmetic::Single;
    const AcceleratorModel* accelerator = nullptr;
    std::string machine;
    std::int64_t devices = 1;
    double cores = 0;  ///< of the CPU; 0 = not known
};

struct RateEstimate {
    EstimateBasis basis = EstimateBasis::None;
    Range rate;                      ///< images/s
    std::vector<const Entry*> from;  ///< nearest first; of scaled rates, the most typical first
    Message words, width;            ///< what it is based on; how the width of its range was determined
    std::vector<Message> notes;
};

/// An estimate, or why there is none.
struct RateAnswer {
    std::optional<RateEstimate> estimate;
    Message refusal;  ///< empty where nothing is known at all
};

/// What the runs on a device spend outside their steps.
struct Besides {
    double evaluation = 1.0 / 3;  ///< time of an image / time of an image in training: a third is forward only
    double checkpoint = 0;        ///< s per parameter
    std::optional<double> startUp;
    double startUpJitter = 0;
};

/// Which rows a prediction may use, by what they share with the predicted row.
enum class Kinship {
    OwnElsewhere,   ///< another accelerator, the same software
    PublishedHere,  ///< the same accelerator, other software
    PublishedElsewhere
};

/// How far off predictions of one kind were when every row was predicted from the others: the factor within which
/// kStatedShare of them are.
struct Width {
    double factor = 0;
    std::size_t rows = 0;  ///< predicted; below kEnoughRows the factor is an assumption
    std::size_t held = 0;  ///< how many of them are within the factor
    bool own = false;      ///< tested on the user's own runs
};

/// Rates of own runs and published rows, and predictions from them. Refers to the entries, which must outlive it. Not
/// thread-safe: it caches widths and fields, which refer to its samples.
class RateBook {
public:
    /// The calibration counts only where no own run is from its device.
    RateBook(std::span<const Entry> own, std::span<const Entry> published,
             const std::optional<Calibration>& calibration = {});
    // Its fields point into its own samples.
    RateBook(const RateBook&) = delete;
    RateBook& operator=(const RateBook&) = delete;

    [[nodiscard]] RateAnswer estimate(const RateTarget& target) const;
    /// Leave-one-out over the available rows: each is predicted in the way an estimate is, from rows of that kinship.
    [[nodiscard]] Width width(Kinship kinship, bool sameNetwork) const;
    /// Own runs on the target's device, each predicted from the others there.
    [[nodiscard]] Width widthHere(const RateTarget& target) const;
    /// What own runs on the target's device spend outside their steps. Start-up: of runs on the same data there, else
    /// of all runs there, else of all own runs.
    [[nodiscard]] Besides besides(const RateTarget& target) const;

    [[nodiscard]] const std::vector<RateSample>& own() const { return own_; }
    [[nodiscard]] const std::vector<RateSample>& published() const { return published_; }

private:
    struct Prediction {
        double rate = 0;                 ///< 0 = nothing to predict from
        std::vector<const Entry*> from;  ///< the most typical first
    };
    struct Field {
        std::vector<const RateSample*> runs;
        std::optional<RateField> rates;
    };
    [[nodiscard]] RateAnswer here(const RateTarget& target) const;
    [[nodiscard]] RateEstimate describe(const RateTarget& target, const std::vector<const RateSample*>& from,
                                        const RateGuess& guess, bool sameKind) const;
    /// From repeats of the same run: the median of their logarithms, which one outlier of three moves little.
    [[nodiscard]] static RateGuess repeated(const std::vector<const RateSample*>& runs, const Field& field);
    /// With the uncertainty of a calibration, where that is what the guess is from.
    [[nodiscard]] RateGuess lessSure(RateGuess guess, const RateSample& from) const;
    [[nodiscard]] const Field& fieldOf(const RateTarget& target) const;
    [[nodiscard]] RateAnswer scaled(const RateTarget& target, Kinship kinship) const;
    [[nodiscard]] std::vector<const RateSample*> kinOf(const RateSample& target, Kinship kinship, bool published,
                                                       std::optional<bool> sameNetwork) const;
    [[nodiscard]] Prediction predict(const RateSample& target, const std::vector<const RateSample*>& kin) const;
    [[nodiscard]] std::optional<double> from(const RateSample& sample, const RateSample& target) const;
    /// The sample's rate on another number of the same devices.
    [[nodiscard]] double onDevices(const RateSample& sample, std::int64_t devices) const;

    void addCalibration(const Calibration& calibration);

    std::optional<Calibration> calibration_;  ///< if it counts
    std::optional<Entry> calibrationRow_;
    std::vector<RateSample> own_, published_;
    double lossPerDoubling_ = 0;  ///< share of the rate per device that is lost when the devices double
    mutable std::map<std::tuple<Kinship, bool>, Width> widths_;
    mutable std::map<std::pair<const AcceleratorModel*, std::string>, Field> fields_;
};

/// Names the device that a rate belongs to where the table does not have it: an accelerator by its name, the processor
/// of your own machine by its name, another processor by provider and instance.
[[nodiscard]] std::string machineKey(const std::string& accelerator, const Offer& offer, const std::string& processor);

/// The samples among entries: those with a rate and a known precision. Published ones also need a known architecture
/// and an accelerator whose figures have a source.
[[nodiscard]] std::vector<RateSample> rateSamples(std::span<const Entry> entries);

}  // namespace epochal
