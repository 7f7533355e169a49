// How wide a range has to be: every available row is predicted from the others, and the errors decide.
#include <algorithm>
#include <cmath>

#include "core/analysis/estimate_rates.h"

namespace epochal {
namespace {

constexpr double kScaledFactor = 3;    ///< an assumption where too few rows can be tested, and reported as one
constexpr std::size_t kManyRows = 20;  ///< from here on the errors show their quantile

/// The smallest factor that covers kStatedShare of errors like these, counting the one not yet seen (split conformal
/// prediction: the ceil((n + 1) x share)-th smallest). With few errors that would be the largest, and one bad run would
/// set it: there the deviation is taken from the median error, as in a normal distribution (x 1.4826).
double factorFor(std::vector<double>& errors) {
    if (errors.size() < kManyRows) return std::exp(kStatedDeviations * kMadToSd * spread(errors).median);
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
            const Prediction made = predict(sample, kinOf(sample, kinship, kinPublished, sameNetwork));
            if (made.rate > 0) errors.push_back(std::abs(std::log(made.rate / sample.rate)));
        }
        return errors;
    };
    // The user's own runs are the best evidence of how far off this is for them.
    std::vector<double> errors = errorsOf(own_, fromPublished);
    const bool own = errors.size() >= kEnoughRows;
    if (!own) errors = errorsOf(published_, true);
    Width width{kScaledFactor, errors.size(), 0, own};
    if (errors.size() >= kEnoughRows) width.factor = std::max(factorFor(errors), 1.01);
    for (const double error : errors) width.held += std::exp(error) <= width.factor ? 1 : 0;
    at->second = width;
    // Another network is no easier to predict than the same one, however well the few rows for it agree.
    if (!sameNetwork)
        if (const Width same = this->width(kinship, true); same.rows >= kEnoughRows && same.factor > width.factor)
            widths_[{kinship, false}] = same;
    return widths_[{kinship, sameNetwork}];
}

}  // namespace epochal
