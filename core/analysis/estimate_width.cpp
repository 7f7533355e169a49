// How wide a range has to be: every row at hand is predicted from the others, and the errors say.
#include <algorithm>
#include <cmath>

#include "core/analysis/estimate_rates.h"

namespace epochal {
namespace {

constexpr double kMeasuredFactor = 1.25;  ///< with too few runs to try: an assumption, and named as one
constexpr double kScaledFactor = 3;       ///< likewise

/// The least factor that holds kStatedShare of errors like these, the one not yet seen counted in (split conformal
/// prediction: the ceil((n + 1) x share)-th smallest; the largest where n is too small for that).
double quantile(std::vector<double>& errors) {
    std::ranges::sort(errors);
    const auto rank = static_cast<std::size_t>(std::ceil(static_cast<double>(errors.size() + 1) * kStatedShare));
    return std::exp(errors[std::min(rank, errors.size()) - 1]);
}

}  // namespace

Width RateBook::width(Kinship kinship, bool sameNetwork) const {
    const auto [at, fresh] = widths_.try_emplace({kinship, sameNetwork});
    if (!fresh) return at->second;
    const bool fromPublished = kinship == Kinship::PublishedHere || kinship == Kinship::PublishedElsewhere;
    const auto errorsOf = [&](const std::vector<RateSample>& samples, bool kinPublished) {
        std::vector<double> errors;
        for (const RateSample& sample : samples) {
            const auto among = kinship == Kinship::SameDevice ? std::nullopt : std::optional(sameNetwork);
            const Prediction made = predict(sample, kinOf(sample, kinship, kinPublished, among));
            if (made.rate > 0) errors.push_back(std::abs(std::log(made.rate / sample.rate)));
        }
        return errors;
    };
    // The user's own runs know best how far off this is for them.
    std::vector<double> errors = errorsOf(own_, fromPublished);
    const bool own = errors.size() >= kEnoughRows;
    if (!own) errors = errorsOf(published_, true);
    Width width{kScaledFactor, errors.size(), own};
    if (errors.size() >= kEnoughRows) width.factor = quantile(errors);
    at->second = width;
    // Another network is no easier to predict than the same one, however well the few rows for it agree.
    if (!sameNetwork && kinship != Kinship::SameDevice)
        if (const Width same = this->width(kinship, true); same.rows >= kEnoughRows && same.factor > width.factor)
            widths_[{kinship, false}] = same;
    return widths_[{kinship, sameNetwork}];
}

Width RateBook::measuredWidth() const {
    if (measuredWidth_) return *measuredWidth_;
    std::vector<double> errors;
    for (const RateSample& sample : own_) {
        const RunSpec& spec = *sample.entry->spec;
        const RateSample* nearest = nullptr;
        double least = 0;
        for (const RateSample& other : own_) {
            if (&other == &sample || other.accelerator != sample.accelerator || other.machine != sample.machine ||
                other.network != sample.network || other.shape != sample.shape ||
                other.arithmetic != sample.arithmetic || other.architecture != sample.architecture ||
                other.entry->spec->data.source != spec.data.source || other.entry->spec->data.path != spec.data.path)
                continue;
            const double apart =
                std::abs(std::log2(static_cast<double>(other.entry->spec->optimizer.globalBatch) /
                                   static_cast<double>(std::max<std::int64_t>(spec.optimizer.globalBatch, 1))) +
                         (other.devices != sample.devices ? 100 : 0));
            if (nearest == nullptr || apart < least) {
                nearest = &other;
                least = apart;
            }
        }
        if (nearest != nullptr) errors.push_back(std::abs(std::log(onDevices(*nearest, sample.devices) / sample.rate)));
    }
    Width width{kMeasuredFactor, errors.size(), true};
    if (errors.size() >= kEnoughRows) width.factor = std::max(quantile(errors), 1.01);
    measuredWidth_ = width;
    return width;
}

}  // namespace epochal
