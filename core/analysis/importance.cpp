#include "core/analysis/importance.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>

#include "core/analysis/statistics.h"

namespace epochal {
namespace {

constexpr std::size_t kCells = 64, kFewValues = 10;
constexpr std::size_t kTrees = 128, kTreesOfSample = 16, kPoints = 1024;

/// Splitmix64 (Steele, Lea and Flood 2014): the same numbers with every standard library.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    [[nodiscard]] std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }

private:
    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

/// A parameter's range as cells of equal weight; a set of cells is a mask.
struct Dimension {
    std::size_t count = 1;
    bool words = false;
    [[nodiscard]] std::uint64_t all() const { return count == 64 ? ~0ULL : (1ULL << count) - 1; }
    [[nodiscard]] double share(std::uint64_t mask) const {
        return static_cast<double>(std::popcount(mask)) / static_cast<double>(count);
    }
};

/// The runs of one configuration.
struct Sampled {
    std::vector<std::uint8_t> cells;  ///< one per dimension
    std::vector<double> qualities;
    double mean = 0, squares = 0;  ///< squared distances from the mean, summed
    [[nodiscard]] double weight() const { return static_cast<double>(qualities.size()); }
};

struct Node {
    std::size_t dimension = 0;
    std::uint64_t left = 0;            ///< cells that belong to the left child
    std::size_t children[2] = {0, 0};  ///< 0, 0: a leaf
    double value = 0;
    std::vector<std::uint64_t> region;  ///< cells of each dimension
    [[nodiscard]] bool isLeaf() const { return children[0] == 0; }
};

/// A regression tree grown until its leaves hold one configuration, or equal ones.
class Tree {
public:
    Tree(const std::vector<Dimension>& dimensions, const std::vector<Sampled>& points, std::vector<std::size_t> rows,
         Random& random)
        : dimensions_(dimensions), points_(points), random_(random) {
        Node root;
        for (const Dimension& dimension : dimensions) root.region.push_back(dimension.all());
        nodes_.push_back(std::move(root));
        grow(0, std::move(rows));
    }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] double at(std::span<const std::uint8_t> cells) const {
        std::size_t node = 0;
        while (!nodes_[node].isLeaf()) {
            const bool left = nodes_[node].left >> cells[nodes_[node].dimension] & 1;
            node = nodes_[node].children[left ? 0 : 1];
        }
        return nodes_[node].value;
    }

private:
    struct Split {
        double gain = 0;
        std::size_t dimension = 0;
        std::uint64_t left = 0;
    };
    struct Sum {
        double weight = 0, total = 0;
    };

    void grow(std::size_t at, std::vector<std::size_t> rows) {
        Sum all;
        for (const std::size_t row : rows) {
            all.weight += points_[row].weight();
            all.total += points_[row].weight() * points_[row].mean;
        }
        nodes_[at].value = all.total / all.weight;
        Split best;
        for (std::size_t dimension = 0; dimension < dimensions_.size(); ++dimension)
            consider(dimension, nodes_[at].region[dimension], rows, all, best);
        if (best.left == 0) return;
        std::vector<std::size_t> sides[2];
        for (const std::size_t row : rows)
            sides[best.left >> points_[row].cells[best.dimension] & 1 ? 0 : 1].push_back(row);
        nodes_[at].dimension = best.dimension;
        nodes_[at].left = best.left;
        for (std::size_t side = 0; side < 2; ++side) {
            Node child;
            child.region = nodes_[at].region;
            child.region[best.dimension] &= side == 0 ? best.left : ~best.left;
            nodes_[at].children[side] = nodes_.size();
            nodes_.push_back(std::move(child));
            grow(nodes_[at].children[side], std::move(sides[side]));
        }
    }

    /// The best split of a node along a dimension. Words are ordered by their means, which includes the best of all
    /// divisions in two (Breiman and others 1984, 9.4); a threshold lies anywhere between two neighbors.
    void consider(std::size_t dimension, std::uint64_t region, const std::vector<std::size_t>& rows, const Sum& all,
                  Split& best) {
        std::vector<Sum> sums(dimensions_[dimension].count);
        for (const std::size_t row : rows) {
            Sum& sum = sums[points_[row].cells[dimension]];
            sum.weight += points_[row].weight();
            sum.total += points_[row].weight() * points_[row].mean;
        }
        std::vector<std::size_t> present;
        for (std::size_t cell = 0; cell < sums.size(); ++cell)
            if (sums[cell].weight > 0) present.push_back(cell);
        if (present.size() < 2) return;
        if (dimensions_[dimension].words)
            std::ranges::stable_sort(present, {},
                                     [&](std::size_t cell) { return sums[cell].total / sums[cell].weight; });
        const double whole = all.total * all.total / all.weight;
        Sum left;
        double most = best.gain;
        std::size_t after = 0;  // position of the first cell on the right; 0 = no better split
        for (std::size_t i = 1; i < present.size(); ++i) {
            left.weight += sums[present[i - 1]].weight;
            left.total += sums[present[i - 1]].total;
            const double rest = all.total - left.total;
            const double gain =
                left.total * left.total / left.weight + rest * rest / (all.weight - left.weight) - whole;
            if (gain > most + 1e-15) most = gain, after = i;
        }
        if (after == 0) return;
        best = {most, dimension, 0};
        if (!dimensions_[dimension].words) {
            const std::size_t low = present[after - 1] + 1, high = present[after];
            const std::size_t first = low + random_.below(high - low + 1);  // of the right side
            best.left = region & ((1ULL << first) - 1);
            return;
        }
        for (std::size_t i = 0; i < after; ++i) best.left |= 1ULL << present[i];
        for (std::size_t cell = 0; cell < sums.size(); ++cell)  // a word that no row here has may be on either side
            if (sums[cell].weight == 0 && (region >> cell & 1) && random_.below(2) == 0) best.left |= 1ULL << cell;
    }

    const std::vector<Dimension>& dimensions_;
    const std::vector<Sampled>& points_;
    Random& random_;
    std::vector<Node> nodes_;
};

/// The prediction of a forest, divided: its variance, the mean over all other dimensions for each cell of a dimension,
/// and the variance of these.
struct Division {
    double variance = 0;
    std::vector<std::vector<double>> marginals;
    std::vector<double> main;
};

/// Points spread evenly over all dimensions: an additive recurrence with the generalized golden ratio (Roberts 2018).
std::vector<std::vector<std::uint8_t>> spreadPoints(const std::vector<Dimension>& dimensions) {
    double ratio = 2;
    for (int i = 0; i < 30; ++i) ratio = std::pow(1 + ratio, 1.0 / static_cast<double>(dimensions.size() + 1));
    std::vector<std::vector<std::uint8_t>> points(kPoints);
    for (std::size_t i = 0; i < kPoints; ++i)
        for (std::size_t j = 0; j < dimensions.size(); ++j) {
            const double step = std::pow(1 / ratio, static_cast<double>(j + 1));
            const double at = std::fmod(0.5 + static_cast<double>(i + 1) * step, 1.0);
            points[i].push_back(static_cast<std::uint8_t>(at * static_cast<double>(dimensions[j].count)));
        }
    return points;
}

Division divide(const std::vector<Dimension>& dimensions, const std::vector<Tree>& forest,
                const std::vector<std::vector<std::uint8_t>>& places) {
    Division out;
    for (const Dimension& dimension : dimensions) out.marginals.emplace_back(dimension.count, 0.0);
    const double part = 1 / static_cast<double>(forest.size());
    for (const Tree& tree : forest)
        for (const Node& node : tree.nodes()) {
            if (!node.isLeaf()) continue;
            double volume = 1;
            for (std::size_t j = 0; j < dimensions.size(); ++j) volume *= dimensions[j].share(node.region[j]);
            for (std::size_t j = 0; j < dimensions.size(); ++j) {
                const double others = node.value * part * volume / dimensions[j].share(node.region[j]);
                for (std::size_t cell = 0; cell < dimensions[j].count; ++cell)
                    if (node.region[j] >> cell & 1) out.marginals[j][cell] += others;
            }
        }
    const auto varianceOf = [](const std::vector<double>& values) {
        const double count = static_cast<double>(values.size());
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
        double sum = 0;
        for (const double value : values) sum += (value - mean) * (value - mean);
        return sum / count;
    };
    double together = 0;
    for (const std::vector<double>& marginal : out.marginals) {
        out.main.push_back(varianceOf(marginal));
        together += out.main.back();
    }
    std::vector<double> predicted;
    for (const std::vector<std::uint8_t>& place : places) {
        double sum = 0;
        for (const Tree& tree : forest) sum += tree.at(place);
        predicted.push_back(sum * part);
    }
    out.variance = std::max(varianceOf(predicted), together);
    return out;
}

std::vector<std::size_t> sampled(const std::vector<std::size_t>& rows, Random& random) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < rows.size(); ++i) out.push_back(rows[random.below(rows.size())]);
    return out;
}

std::vector<Tree> forestOf(const std::vector<Dimension>& dimensions, const std::vector<Sampled>& points,
                           const std::vector<std::size_t>& rows, std::size_t trees, Random& random) {
    std::vector<Tree> forest;
    forest.reserve(trees);
    for (std::size_t i = 0; i < trees; ++i) forest.emplace_back(dimensions, points, sampled(rows, random), random);
    return forest;
}

/// Variance over seeds, pooled over these configurations; nothing where none has two runs.
std::optional<double> noiseOf(const std::vector<Sampled>& points, const std::vector<std::size_t>& rows) {
    PooledVariance noise;
    for (const std::size_t row : rows) noise.add(points[row].squares, points[row].weight());
    return noise.value();
}

/// A share with the 2.5th and 97.5th percentile of its bootstrap samples, moved so that their median is the share: a
/// sample has fewer different configurations, which a forest fits more closely.
ImportanceShare withInterval(double share, std::vector<double> samples) {
    if (samples.empty()) return {share, share, share};
    std::ranges::sort(samples);
    const auto at = [&](double part) {
        return samples[static_cast<std::size_t>(std::lround(part * static_cast<double>(samples.size() - 1)))];
    };
    const double middle = at(0.5);
    return {share, std::max(0.0, share + at(0.025) - middle), std::min(1.0, share + at(0.975) - middle)};
}

/// The searched values of a parameter in ascending order, with the cell of each.
std::map<double, std::uint8_t> cellsOf(const SearchParameter& parameter, const std::vector<std::size_t>& counted,
                                       Dimension& dimension) {
    std::map<double, std::uint8_t> cells;
    for (const std::size_t run : counted) cells[parameter.values[run]] = 0;
    dimension.words = parameter.words;
    const bool few = parameter.words ? cells.size() <= kCells : cells.size() <= kFewValues;
    dimension.count = few ? cells.size() : kCells;
    const double low = cells.begin()->first, width = cells.rbegin()->first - low;
    std::uint8_t next = 0;
    for (auto& [value, cell] : cells)
        cell = few ? next++ : static_cast<std::uint8_t>(std::min<double>(kCells - 1.0, (value - low) / width * kCells));
    return cells;
}

ParameterEffect effectOf(const std::map<double, std::uint8_t>& cells, const std::vector<double>& marginal, bool words,
                         double noise) {
    constexpr double kMostly = 0.8, kNearly = 0.2;  // of the whole difference
    std::vector<std::pair<double, double>> known;   // value, quality
    known.reserve(cells.size());
    for (const auto& [value, cell] : cells) known.emplace_back(value, marginal[cell]);
    const auto [worst, best] = std::ranges::minmax_element(known, {}, &std::pair<double, double>::second);
    const double whole = best->second - worst->second;
    if (whole <= noise) return {};
    if (words) return {ParameterEffect::Form::Change, worst->first, best->first, whole};
    const double ends = known.back().second - known.front().second;
    if (std::abs(ends) >= kMostly * whole)
        return {ParameterEffect::Form::Change, known.front().first, known.back().first, ends};
    auto from = best, to = best;
    const double enough = best->second - kNearly * whole;
    while (from != known.begin() && std::prev(from)->second >= enough) --from;
    while (std::next(to) != known.end() && std::next(to)->second >= enough) ++to;
    return {ParameterEffect::Form::Best, from->first, to->first, 0};
}

}  // namespace

Importance importanceOf(std::span<const SearchParameter> parameters, std::span<const std::size_t> configuration,
                        std::span<const double> quality) {
    Importance out;
    std::vector<std::size_t> counted;
    for (std::size_t run = 0; run < quality.size(); ++run)
        if (std::isfinite(quality[run])) counted.push_back(run);
    out.runs = counted.size();
    out.leftOut = quality.size() - counted.size();

    std::vector<Dimension> dimensions(parameters.size());
    std::vector<std::map<double, std::uint8_t>> cells;
    bool varied = false;
    for (std::size_t j = 0; j < parameters.size() && !counted.empty(); ++j) {
        cells.push_back(cellsOf(parameters[j], counted, dimensions[j]));
        varied |= cells.back().size() > 1;
    }
    std::vector<Sampled> points;
    std::map<std::size_t, std::size_t> places;
    for (const std::size_t run : counted) {
        const auto [place, isNew] = places.emplace(configuration[run], points.size());
        if (isNew) {
            Sampled& point = points.emplace_back();
            for (std::size_t j = 0; j < parameters.size(); ++j)
                point.cells.push_back(cells[j].at(parameters[j].values[run]));
        }
        points[place->second].qualities.push_back(quality[run]);
    }
    out.configurations = points.size();
    for (Sampled& point : points) {
        point.mean = std::accumulate(point.qualities.begin(), point.qualities.end(), 0.0) / point.weight();
        for (const double value : point.qualities) point.squares += (value - point.mean) * (value - point.mean);
    }
    if (out.runs < kLeastSearchRuns) {
        out.why = {EPOCHAL_TEXT("core", "Too few runs to say: %1; at least %2 are needed"),
                   {static_cast<std::int64_t>(out.runs), static_cast<std::int64_t>(kLeastSearchRuns)}};
        return out;
    }
    if (!varied) {
        out.why = {EPOCHAL_TEXT("core", "All runs have the same settings"), {}};
        return out;
    }
    if (out.configurations < kLeastSearchConfigurations) {
        out.why = {
            EPOCHAL_TEXT("core", "Too few configurations to say: %1; at least %2 are needed"),
            {static_cast<std::int64_t>(out.configurations), static_cast<std::int64_t>(kLeastSearchConfigurations)}};
        return out;
    }

    std::vector<std::size_t> rows(points.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const auto spread = spreadPoints(dimensions);
    Random random(1);
    const Division whole = divide(dimensions, forestOf(dimensions, points, rows, kTrees, random), spread);
    const std::optional<double> noise = noiseOf(points, rows);
    const double total = whole.variance + noise.value_or(0);
    const auto [worst, best] = std::ranges::minmax(counted, {}, [&](std::size_t run) { return quality[run]; });
    if (quality[worst] == quality[best] || !(total > 0)) {
        out.why = {EPOCHAL_TEXT("core", "All runs have the same quality"), {}};
        return out;
    }

    std::vector<std::vector<double>> samples(parameters.size());
    std::vector<double> noises;
    const std::size_t repeats = std::clamp<std::size_t>(20'000 / points.size(), 40, 200);
    for (std::size_t i = 0; i < repeats; ++i) {
        const std::vector<std::size_t> some = sampled(rows, random);
        const Division division =
            divide(dimensions, forestOf(dimensions, points, some, kTreesOfSample, random), spread);
        const double seeds = noiseOf(points, some).value_or(0), sum = division.variance + seeds;
        if (!(sum > 0)) continue;
        for (std::size_t j = 0; j < parameters.size(); ++j) samples[j].push_back(division.main[j] / sum);
        noises.push_back(seeds / sum);
    }
    double together = 0;
    if (noise) out.seedSd = std::sqrt(*noise);
    for (std::size_t j = 0; j < parameters.size(); ++j) {
        out.shares.push_back(withInterval(whole.main[j] / total, samples[j]));
        out.effects.push_back(effectOf(cells[j], whole.marginals[j], parameters[j].words, out.seedSd.value_or(0)));
        together += whole.main[j];
    }
    out.interactions = (whole.variance - together) / total;
    if (noise) out.seed = withInterval(*noise / total, noises);
    return out;
}

}  // namespace epochal
