#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/message.h"

namespace epochal {

/// One hyper-parameter of a search, with one value per run on the scale on which it was searched: a logarithm where the
/// values are factors apart, the index of a word from 0 on.
struct SearchParameter {
    std::vector<double> values;
    bool words = false;
};

/// A share of the variance (0..1), and the limits of its 95 % interval.
struct ImportanceShare {
    double share = 0, low = 0, high = 0;
};

/// What a parameter does to the quality, averaged over all other parameters. Values are among those searched.
struct ParameterEffect {
    enum class Form {
        Unclear,  ///< smaller than the noise of seeds, or neither of the following
        Change,   ///< from the lowest value to the highest, from the worst word to the best
        Best      ///< highest from `from` to `to`, which may be equal
    } form = Form::Unclear;
    double from = 0, to = 0;
    double difference = 0;  ///< Change: quality at `to` minus quality at `from`
};

/// Which hyper-parameters of a search mattered.
struct Importance {
    std::vector<ImportanceShare> shares;   ///< main effect of each parameter, in their order; empty where `why` is not
    std::vector<ParameterEffect> effects;  ///< one per parameter
    double interactions = 0;               ///< share of what several parameters do only together
    std::optional<ImportanceShare> seed;   ///< share of the noise; nothing where no configuration has two runs
    std::optional<double> seedSd;          ///< standard deviation over seeds, pooled over the configurations
    std::size_t runs = 0, configurations = 0;  ///< with a quality
    std::size_t leftOut = 0;                   ///< runs without one: diverged, failed, in progress
    Message why;                               ///< why nothing can be said; empty = something can
};

constexpr std::size_t kLeastSearchRuns = 12, kLeastSearchConfigurations = 4;

/// Functional analysis of variance of a random forest of regression trees (Hutter, Hoos and Leyton-Brown, "An Efficient
/// Approach for Assessing Hyperparameter Importance", ICML 2014): the forest is fitted to the means of the
/// configurations, and the variance of its prediction over the ranges searched, all values on their scale weighted
/// equally, is divided into main effects and interactions. To it is added the variance over seeds. The intervals are
/// percentiles over forests fitted to bootstrap samples of the configurations, whose seeds stay together. A parameter
/// with up to ten different values has only these; a longer range is divided into 64 cells. `configuration` numbers the
/// configuration of each run; `quality` is NaN for a run without one. Deterministic. Takes a second or so: not for the
/// GUI thread.
[[nodiscard]] Importance importanceOf(std::span<const SearchParameter> parameters,
                                      std::span<const std::size_t> configuration, std::span<const double> quality);

}  // namespace epochal
