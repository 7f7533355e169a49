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

/// Of ten estimates nine are meant to hold: the share of the rows tried that a stated range covers.
inline constexpr double kStatedShare = 0.9;
/// Deviations of a normal distribution that hold that share.
inline constexpr double kStatedDeviations = 1.645;

/// What a run spent beside its steps, s: for each epoch its evaluation and checkpoints, once its start-up.
struct Overhead {
    double anEpoch = 0, startUp = 0;
};

/// One measured or published rate, ready to be compared.
struct RateSample {
    const Entry* entry = nullptr;
    std::string architecture;  ///< as the field table names it
    std::optional<ImageShape> shape;
    std::optional<NetworkSize> network;
    Arithmetic arithmetic = Arithmetic::Single;
    const AcceleratorModel* accelerator = nullptr;  ///< null = CPU, or one that the table has not
    std::string machine;                            ///< where there is no such accelerator: whose CPU it was
    std::int64_t devices = 1;
    double rate = 0;     ///< images/s of all devices
    double batch = 0;    ///< global; 0 = not known
    double threads = 0;  ///< of a CPU; 0 = every core
    std::string augmentation;
    std::optional<Overhead> overhead;  ///< of own runs
};

/// What is asked for.
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
    std::vector<const Entry*> from;  ///< nearest first
    Message words, width;            ///< what it was made from; where the width of its range comes from
    std::vector<Message> notes;
};

/// An estimate, or why there is none.
struct RateAnswer {
    std::optional<RateEstimate> estimate;
    Message refusal;  ///< empty where nothing is known at all
};

/// What the runs on a device spend beside their steps.
struct Besides {
    double evaluation = 1.0 / 3;  ///< an image, in the time that training one takes: a third is forward only
    double checkpoint = 0;        ///< s a parameter
    std::optional<double> startUp;
    double startUpJitter = 0;
};

/// Which rows a prediction may use, by what they share with the row predicted.
enum class Kinship {
    OwnElsewhere,   ///< another accelerator, the same software
    PublishedHere,  ///< the same accelerator, other software
    PublishedElsewhere
};

/// How far predictions of one kind were off when every row was predicted from the others: the factor within which
/// kStatedShare of them lie.
struct Width {
    double factor = 0;
    std::size_t rows = 0;  ///< predicted; too few (below kEnoughRows) and the factor is an assumption
    std::size_t held = 0;  ///< of them, within the factor
    bool own = false;      ///< tried on the user's own runs
};

/// Rates of one's own runs and published rows, and what they say of others. A value; not thread-safe (it remembers
/// widths and fields).
class RateBook {
public:
    RateBook(std::span<const Entry> own, std::span<const Entry> published);

    [[nodiscard]] RateAnswer estimate(const RateTarget& target) const;
    /// Leave-one-out over the rows at hand: every row is predicted as an estimate would be, from those of that kinship.
    [[nodiscard]] Width width(Kinship kinship, bool sameNetwork) const;
    /// Own runs on the target's device, each predicted from the others there.
    [[nodiscard]] Width widthHere(const RateTarget& target) const;
    /// What own runs on the target's device spent beside their steps, those on the same data first.
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
    /// Of the same run again: the middle of their logarithms, which one odd run of three moves little.
    [[nodiscard]] static RateGuess repeated(const std::vector<const RateSample*>& runs, const Field& field);
    [[nodiscard]] const Field& fieldOf(const RateTarget& target) const;
    [[nodiscard]] RateAnswer scaled(const RateTarget& target, Kinship kinship) const;
    [[nodiscard]] std::vector<const RateSample*> kinOf(const RateSample& target, Kinship kinship, bool published,
                                                       std::optional<bool> sameNetwork) const;
    [[nodiscard]] Prediction predict(const RateSample& target, const std::vector<const RateSample*>& kin) const;
    [[nodiscard]] std::optional<double> from(const RateSample& sample, const RateSample& target) const;
    /// The sample's rate on another number of its devices.
    [[nodiscard]] double onDevices(const RateSample& sample, std::int64_t devices) const;

    std::vector<RateSample> own_, published_;
    double lossPerDoubling_ = 0;  ///< share of a device's rate that twice as many devices cost
    mutable std::map<std::tuple<Kinship, bool>, Width> widths_;
    mutable std::map<std::pair<const AcceleratorModel*, std::string>, Field> fields_;
};

/// Names the processor, or an accelerator the table has not, that a rate belongs to: of one's own machine by the
/// processor's name, of a rented one by the offer's.
[[nodiscard]] std::string machineKey(const std::string& accelerator, const Offer& offer, const std::string& processor);

/// The samples among entries: those with a rate, a known precision and architecture.
[[nodiscard]] std::vector<RateSample> rateSamples(std::span<const Entry> entries);

}  // namespace epochal
