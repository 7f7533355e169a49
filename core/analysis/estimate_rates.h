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

namespace epochal {

/// Of ten estimates nine are meant to hold: the share of the rows tried that a stated range covers.
inline constexpr double kStatedShare = 0.9;
/// Fewer rows do not tell how far off a method is.
inline constexpr std::size_t kEnoughRows = 5;

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
    double rate = 0;   ///< images/s of all devices
    double batch = 0;  ///< global; 0 = not known
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
};

struct RateEstimate {
    EstimateBasis basis = EstimateBasis::None;
    Range rate;                      ///< images/s
    std::vector<const Entry*> from;  ///< nearest first
    Message words, width;            ///< what it was made from; where the width of its range comes from
    std::vector<Message> notes;
};

/// Which rows a prediction may use, by what they share with the row predicted.
enum class Kinship {
    SameDevice,     ///< the same accelerator or CPU, another architecture or shape; one's own software
    OwnElsewhere,   ///< another accelerator, the same software
    PublishedHere,  ///< the same accelerator, other software
    PublishedElsewhere
};

/// How far predictions of one kind were off when every row was predicted from the others: the factor within which
/// kStatedShare of them lie.
struct Width {
    double factor = 0;
    std::size_t rows = 0;  ///< predicted; too few (below kEnoughRows) and the factor is an assumption
    bool own = false;      ///< tried on the user's own runs
};

/// Rates of one's own runs and published rows, and what they say of others. A value; not thread-safe (it remembers
/// widths).
class RateBook {
public:
    RateBook(std::span<const Entry> own, std::span<const Entry> published);

    [[nodiscard]] std::optional<RateEstimate> estimate(const RateTarget& target) const;
    /// Leave-one-out over the rows at hand: every row is predicted as an estimate would be, from those of that kinship.
    [[nodiscard]] Width width(Kinship kinship, bool sameNetwork) const;
    /// Own runs predicted from their nearest own kin on the same device: what "measured here" is worth.
    [[nodiscard]] Width measuredWidth() const;

    [[nodiscard]] const std::vector<RateSample>& own() const { return own_; }
    [[nodiscard]] const std::vector<RateSample>& published() const { return published_; }

private:
    struct Prediction {
        double rate = 0;                 ///< 0 = nothing to predict from
        std::vector<const Entry*> from;  ///< the most typical first
        bool small = false;              ///< whether they were measured on small images
    };
    [[nodiscard]] std::optional<RateEstimate> measured(const RateTarget& target) const;
    [[nodiscard]] std::optional<RateEstimate> scaled(const RateTarget& target, Kinship kinship) const;
    [[nodiscard]] std::vector<const RateSample*> kinOf(const RateSample& target, Kinship kinship, bool published,
                                                       std::optional<bool> sameNetwork) const;
    [[nodiscard]] Prediction predict(const RateSample& target, const std::vector<const RateSample*>& kin) const;
    [[nodiscard]] std::optional<double> from(const RateSample& sample, const RateSample& target) const;
    /// The sample's rate on another number of its devices.
    [[nodiscard]] double onDevices(const RateSample& sample, std::int64_t devices) const;
    [[nodiscard]] Range ranged(double rate, const Width& width, bool widen) const;

    std::vector<RateSample> own_, published_;
    double lossPerDoubling_ = 0;  ///< share of a device's rate that twice as many devices cost
    mutable std::map<std::tuple<Kinship, bool>, Width> widths_;
    mutable std::optional<Width> measuredWidth_;
};

/// Names the processor, or an accelerator the table has not, that a rate belongs to.
[[nodiscard]] std::string machineKey(const std::string& accelerator, const Offer& offer);

/// The samples among entries: those with a rate, a known precision and architecture.
[[nodiscard]] std::vector<RateSample> rateSamples(std::span<const Entry> entries);

}  // namespace epochal
