#include "ui/view/search_view.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/analysis/frontier.h"
#include "core/analysis/statistics.h"
#include "core/base/json.h"
#include "core/base/parse.h"
#include "ui/view/field_words.h"
#include "ui/view/measure_words.h"

namespace epochal::ui {

namespace {

/// Rows whose means are at most that many standard errors of their difference apart are as good.
constexpr double kSeedErrors = 2;
constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

bool isNumeric(const Field& field) {
    return field.type == FieldType::Integer || field.type == FieldType::Real;
}

bool isParameter(const Field& field) {
    return field.role == FieldRole::Setting;
}

/// How many settings differ.
std::ptrdiff_t varied(const std::vector<Entry>& entries) {
    std::vector<const RunSpec*> specs;
    for (const Entry& entry : entries) specs.push_back(&*entry.spec);
    return std::ranges::count_if(differingFields(specs), [](const Field* field) { return isParameter(*field); });
}

/// The mean of these, if each of the runs counted has one.
std::optional<Spread> spreadOfAll(const std::vector<double>& figures, std::size_t counted) {
    if (figures.empty() || figures.size() != counted) return {};
    return spread(figures);
}

}  // namespace

ComparisonQuery SearchView::queryOf(ComparisonQuery query) {
    query.target.reset();
    query.grouping = Grouping::None;
    query.overSeeds = false;
    return query;
}

bool SearchView::isSearch(const std::vector<Entry>& entries) {
    return isCampaign(entries);
}

bool SearchView::isLarge(const std::vector<Entry>& entries) {
    constexpr std::size_t kMany = 8;
    const std::size_t configurations = configurationsOf(entries).size();
    return configurations >= kMany || (varied(entries) > 1 && configurations > 4);
}

SearchView::SearchView(CompareDataPtr data, const Formatter& format, SearchChoice choice)
    : view_(std::move(data), format), choice_(std::move(choice)) {
    costs_.resize(view_.entries().size());
    seconds_.resize(view_.entries().size());
    for (const ComparedRow& row : view_.comparison().rows) {
        if (row.cost && !view_.currency().isEmpty()) costs_[row.entries.front()] = row.cost->amount.toDouble();
        seconds_[row.entries.front()] = row.seconds;
    }
    findParameters();
    findRows();
    double longest = 0;
    for (const SearchRow& run : runs_)
        if (run.seconds) longest = std::max(longest, run.seconds->mean);
    time_ = view_.timeAxis(longest);
    if (!offers(choice_.measure)) choice_.measure = SearchMeasure::Best;
    chooseColor();
}

std::optional<double> SearchView::qualityOf(const Entry& entry) const {
    if (entry.state != RunState::Finished) return {};
    return choice_.measure == SearchMeasure::Final ? entry.lastQuality : entry.quality;
}

SearchView::Parameter SearchView::parameterOf(const Field& field) const {
    constexpr std::size_t kFew = 8;  // values that get a tick each
    constexpr double kWide = 8;      // ratio from which a logarithmic axis shows more
    Parameter parameter{&field, {}};
    CoordinateAxis& axis = parameter.axis;
    axis.id = QString::fromStdString(field.name);
    axis.title = Formatter::text(field.label);
    if (isNumeric(field)) {
        for (const Entry& entry : view_.entries()) axis.values.push_back(field.get(*entry.spec).get<double>());
        std::ranges::sort(axis.values);
        axis.values.erase(std::unique(axis.values.begin(), axis.values.end()), axis.values.end());
        axis.logarithmic = axis.values.front() > 0 && axis.values.back() >= kWide * axis.values.front();
        if (axis.values.size() > kFew) axis.values.clear();
        QStringList unit;
        const char* written = scaleOf(field, *view_.entries().front().spec).unit;
        if (*written) unit += Formatter::text(written);
        if (axis.logarithmic) unit += tr("log", "an axis");
        axis.unit = unit.join(QStringLiteral(", "));
        axis.text = [&field, format = view_.format()](double value) {
            const Json json = field.type == FieldType::Integer ? Json(std::llround(value)) : Json(value);
            return FieldWords::value(field, json, format);
        };
        return parameter;
    }
    std::vector<std::string> known;  // in the order of the field's choices, others as they come
    for (const FieldChoice& choice : field.choices) known.push_back(choice.value);
    const auto wordOf = [&](const Entry& entry) {
        return field.type == FieldType::Choice
                   ? FieldWords::shortChoice(field.name, field.get(*entry.spec).get<std::string>())
                   : FieldWords::value(field, *entry.spec, view_.format());
    };
    std::vector<std::pair<std::size_t, QString>> words;
    for (const Entry& entry : view_.entries()) {
        const QString word = wordOf(entry);
        if (std::ranges::find(words, word, &std::pair<std::size_t, QString>::second) != words.end()) continue;
        std::size_t place = known.size();
        if (field.type == FieldType::Choice)
            place = static_cast<std::size_t>(std::ranges::find(known, field.get(*entry.spec).get<std::string>()) -
                                             known.begin());
        words.emplace_back(place, word);
    }
    std::ranges::stable_sort(words, {}, &std::pair<std::size_t, QString>::first);
    for (const auto& [place, word] : words) axis.words += word;
    return parameter;
}

void SearchView::findParameters() {
    for (const Field* field : view_.comparison().differing)
        if (isParameter(*field)) parameters_.push_back(parameterOf(*field));
}

SearchRow SearchView::rowOf(std::vector<std::size_t> entries) const {
    SearchRow row;
    const Entry& first = entry(entries.front());
    for (const Parameter& parameter : parameters_) {
        const Field& field = *parameter.field;
        if (isNumeric(field)) {
            row.values.push_back(field.get(*first.spec).get<double>());
            row.texts += parameter.axis.text(row.values.back());
            continue;
        }
        row.texts += field.type == FieldType::Choice
                         ? FieldWords::shortChoice(field.name, field.get(*first.spec).get<std::string>())
                         : FieldWords::value(field, *first.spec, view_.format());
        row.values.push_back(static_cast<double>(parameter.axis.words.indexOf(row.texts.back())));
    }
    std::vector<double> qualities, costs, seconds;
    for (const std::size_t index : entries) {
        const Entry& one = entry(index);
        if (const auto quality = qualityOf(one)) {
            qualities.push_back(*quality);
            if (costs_[index]) costs.push_back(*costs_[index]);
            if (seconds_[index]) seconds.push_back(*seconds_[index]);
        } else if (isLive(one.state)) {
            ++row.running;
        } else if (one.state != RunState::Finished) {
            ++(one.diverged ? row.diverged : row.failed);
        }
    }
    row.counted = qualities.size();
    row.quality = spread(qualities);
    row.cost = spreadOfAll(costs, row.counted);
    row.seconds = spreadOfAll(seconds, row.counted);
    row.entries = std::move(entries);
    return row;
}

void SearchView::findRows() {
    const std::vector<std::vector<std::size_t>> groups = configurationsOf(view_.entries());
    const std::vector<RowName> names = rowNames(groups, view_.entries());
    PooledVariance noise;
    for (const std::vector<std::size_t>& group : groups) {
        SearchRow row = rowOf(group);
        row.configuration = configurations_.size();
        row.name = view_.format().text(Message{"%1", {inSentence(names[row.configuration])}});
        if (const auto n = static_cast<double>(row.counted); n > 1)
            noise.add(row.quality.sd * row.quality.sd * (n - 1), n);
        diverged_ += row.diverged;
        for (const std::size_t index : group) {
            SearchRow run = rowOf({index});
            run.configuration = row.configuration;
            //: %1: a configuration, "c07"
            run.name = group.size() == 1 ? row.name : tr("%1, seed %2").arg(row.name).arg(entry(index).spec->seed);
            runs_.push_back(std::move(run));
        }
        configurations_.push_back(std::move(row));
    }
    if (const auto variance = noise.value()) seedSd_ = std::sqrt(*variance);
    // Sorted before they are ranked: ranks refer to other rows by their places.
    std::vector<std::size_t> places(configurations_.size());
    const auto better = [this](const SearchRow& a, const SearchRow& b) {
        if ((a.counted > 0) != (b.counted > 0)) return a.counted > 0;
        return isBetter(view_.measured(), a.quality.mean, b.quality.mean);
    };
    std::ranges::stable_sort(configurations_, better);
    std::ranges::stable_sort(runs_, better);
    for (std::size_t i = 0; i < places.size(); ++i) places[configurations_[i].configuration] = i;
    for (std::vector<SearchRow>* rows : {&configurations_, &runs_}) {
        for (SearchRow& row : *rows) row.configuration = places[row.configuration];
        rank(*rows);
    }
}

std::optional<std::size_t> SearchView::best() const {
    if (!view_.comparison().ranked) return {};
    for (const SearchRow& row : configurations_)
        if (row.counted > 0 && row.diverged + row.failed == 0) return row.entries.front();
    return {};
}

bool SearchView::offers(SearchMeasure measure) const {
    if (measure == SearchMeasure::Best || measure == SearchMeasure::Final) return true;
    const QLatin1String axis(measure == SearchMeasure::Cost ? kCostAxis : kTimeAxis);
    std::set<double> values;
    for (const SearchRow& run : runs_)
        if (const double value = valueOf(run, axis); std::isfinite(value)) values.insert(value);
    return values.size() > 1;
}

double SearchView::valueOf(const SearchRow& row, const QString& axis) const {
    if (axis == QLatin1String(kQualityAxis)) return row.counted > 0 ? row.quality.mean * qualityScale() : kNoValue;
    if (axis == QLatin1String(kCostAxis)) return row.cost ? row.cost->mean : kNoValue;
    if (axis == QLatin1String(kTimeAxis)) return row.seconds ? row.seconds->mean / time_.seconds : kNoValue;
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (parameters_[i].axis.id == axis) return row.values[i];
    return kNoValue;
}

double SearchView::placeOf(const SearchRow& row, const QString& axis) const {
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (parameters_[i].axis.id == axis) return placeOf(i, row.values[i]);
    return valueOf(row, axis);
}

void SearchView::chooseColor() {
    const std::vector<CoordinateAxis> all = axes();
    const auto has = [&](const QString& axis) {
        return std::ranges::find(all, axis, &CoordinateAxis::id) != all.end();
    };
    if (!has(choice_.color)) choice_.color = QLatin1String(has(QLatin1String(kCostAxis)) ? kCostAxis : kQualityAxis);
    colored_ = {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const SearchRow& run : runs_) {
        const double place = placeOf(run, choice_.color);
        if (!std::isfinite(place)) continue;
        colored_ = {std::min(colored_.first, place), std::max(colored_.second, place)};
    }
}

/// A configuration with failed runs is not a candidate: the mean of the others would flatter it.
void SearchView::rank(std::vector<SearchRow>& rows) const {
    if (!view_.comparison().ranked) return;
    std::vector<CostTime> points;
    std::vector<std::size_t> placed;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const SearchRow& row = rows[i];
        if (row.counted == 0 || !row.cost || row.diverged + row.failed > 0) continue;
        points.push_back({shownCost(row), -merit(row)});
        placed.push_back(i);
    }
    const auto better = dominators(points);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        SearchRow& row = rows[placed[i]];
        row.frontier = better[i].empty() && placed.size() > 1;
        for (const std::size_t other : better[i])
            if (!row.behind || merit(rows[placed[other]]) > merit(rows[*row.behind])) row.behind = placed[other];
        if (!row.behind) continue;
        const SearchRow& ahead = rows[*row.behind];
        const double n = static_cast<double>(row.counted), m = static_cast<double>(ahead.counted);
        // Without repeated seeds nothing is known of the noise: only what is shown as a tie is as good.
        const double apart = merit(ahead) - merit(row);
        const auto shown = [this](const SearchRow& one) {
            const double figure = one.quality.mean * qualityScale();
            return view_.format().number(figure, view_.measured().decimalsOf(figure));
        };
        row.asGood = seedSd_ ? apart <= kSeedErrors * *seedSd_ * std::sqrt(1 / n + 1 / m) : shown(row) == shown(ahead);
    }
}

SearchView::Sample SearchView::sample() const {
    Sample sample;
    for (const ComparisonGroup& group : view_.comparison().groups)
        if (group.mixed && sample.why.empty() && !view_.comparison().warnings.empty())
            sample.why = view_.comparison().warnings.front();
    for (const Parameter& parameter : parameters_) sample.parameters.push_back({{}, !parameter.axis.words.isEmpty()});
    for (const SearchRow& run : runs_) {
        for (std::size_t i = 0; i < parameters_.size(); ++i)
            sample.parameters[i].values.push_back(placeOf(i, run.values[i]));
        sample.configuration.push_back(run.configuration);
        // Of costs and times, the lowest are the best.
        sample.quality.push_back(choice_.measure == SearchMeasure::Cost ? -valueOf(run, QLatin1String(kCostAxis))
                                 : choice_.measure == SearchMeasure::Time
                                     ? (run.seconds ? -run.seconds->mean : kNoValue)
                                 : run.counted > 0 ? merit(run)
                                                   : kNoValue);
    }
    return sample;
}

Importance SearchView::importance(const Sample& sample) {
    if (sample.why.empty()) return importanceOf(sample.parameters, sample.configuration, sample.quality);
    Importance none;
    none.why = sample.why;
    return none;
}

// The table.

int SearchView::columns(bool runs) const {
    return static_cast<int>(parameters_.size()) + (runs ? 4 : 5);
}

bool SearchView::isQuality(bool runs, int column) const {
    return column == columns(runs) - 3;
}

bool SearchView::isFigure(bool runs, int column) const {
    const auto parameter = static_cast<std::size_t>(column - 1);
    if (column == 0 || isVerdict(runs, column)) return false;
    return parameter >= parameters_.size() || parameters_[parameter].axis.words.isEmpty();
}

QString SearchView::head(bool runs, int column) const {
    const auto parameter = static_cast<std::size_t>(column - 1);
    if (column == 0) return runs ? tr("Run") : tr("Configuration");
    if (parameter < parameters_.size()) return parameters_[parameter].axis.title;
    if (isVerdict(runs, column)) return tr("Cost and %1").arg(measure());
    if (isQuality(runs, column))
        //: %1: a quantity and its unit
        return runs ? qualityTitle() : tr("%1\nmean ± sd").arg(qualityTitle());
    if (column == columns(runs) - 2) {
        const QString title = view_.currency().isEmpty() ? tr("Cost") : tr("Cost, %1").arg(view_.currency());
        return runs ? title : tr("%1\nmean ± sd").arg(title);
    }
    //: noun, plural, head of a column
    return tr("Seeds");
}

QString SearchView::cell(bool runs, std::size_t index, int column) const {
    const SearchRow& row = rows(runs)[index];
    const auto parameter = static_cast<std::size_t>(column - 1);
    const Formatter& write = view_.format();
    const QString dash = Formatter::dash();
    const auto spreadOf = [&](const Spread& of, double scale, int decimals) {
        return !runs && of.n > 1 ? write.plusMinus(of.mean * scale, of.sd * scale, decimals)
                                 : write.number(of.mean * scale, decimals);
    };
    if (column == 0) return row.name;
    if (parameter < parameters_.size()) return row.texts[static_cast<qsizetype>(parameter)];
    if (isVerdict(runs, column)) return verdict(row, runs);
    if (isQuality(runs, column))
        return row.counted > 0 ? spreadOf(row.quality, qualityScale(),
                                          view_.measured().decimalsOf(row.quality.mean * qualityScale()))
                               : dash;
    if (column == columns(runs) - 2) return row.cost ? spreadOf(*row.cost, 1, costDecimals()) : dash;
    const auto all = static_cast<qint64>(row.entries.size()), counted = static_cast<qint64>(row.counted);
    return counted == all ? write.integer(all) : tr("%1 of %2").arg(write.integer(counted), write.integer(all));
}

double SearchView::figure(bool runs, std::size_t index, int column) const {
    const SearchRow& row = rows(runs)[index];
    const auto parameter = static_cast<std::size_t>(column - 1);
    if (column == 0) return static_cast<double>(index);
    if (parameter < parameters_.size()) return row.values[parameter];
    if (isVerdict(runs, column))
        return row.frontier ? 0 : row.behind ? 1.0 + static_cast<double>(*row.behind) : kNoValue;
    if (isQuality(runs, column)) return row.counted > 0 ? row.quality.mean : kNoValue;
    if (column == columns(runs) - 2) return row.cost ? row.cost->mean : kNoValue;
    return static_cast<double>(row.counted);
}

QString SearchView::verdict(const SearchRow& row, bool runs) const {
    const Formatter& write = view_.format();
    const auto all = static_cast<int>(row.entries.size());
    if (row.diverged > 0)
        return runs || all == 1
                   //: verb, past tense: of a run
                   ? tr("diverged")
                   : tr("%1 of %2 diverged").arg(write.integer(static_cast<qint64>(row.diverged)), write.integer(all));
    if (row.failed > 0)
        return runs || all == 1 ? tr("did not finish")
                                : tr("%1 of %2 did not finish")
                                      .arg(write.integer(static_cast<qint64>(row.failed)), write.integer(all));
    if (row.counted == 0) return row.running > 0 ? tr("not finished yet") : Formatter::dash();
    if (row.frontier) return tr("on the frontier");
    if (!row.behind) return Formatter::dash();
    const SearchRow& other = rows(runs)[*row.behind];
    const bool sameCost = row.cost && other.cost && shownCost(row) == shownCost(other);
    //: %1: another configuration
    if (sameCost) return row.asGood ? tr("%1: as good, same cost").arg(other.name) : tr("%1: better").arg(other.name);
    return row.asGood ? tr("%1: as good, cheaper").arg(other.name) : tr("%1: better, cheaper").arg(other.name);
}

QString SearchView::asGoodNote() const {
    if (!seedSd_)
        return tr("As good: the qualities shown are equal. Without repeated seeds nothing is known of their noise.");
    const Formatter& write = view_.format();
    //: %1: a number, 2; %2: "0.35 percentage points"
    return tr("As good: the means are at most %1 standard errors of their difference apart; between seeds, the "
              "standard deviation is %2.")
        .arg(write.exact(kSeedErrors), qualityDifference(view_.measured().quality, *seedSd_, write));
}

QString SearchView::measure() const {
    //: %1: a measure of quality; that of a run's last evaluation
    return choice_.measure == SearchMeasure::Final ? tr("final %1").arg(view_.measure()) : view_.measure();
}

QString SearchView::title(SearchMeasure measure) const {
    switch (measure) {
        case SearchMeasure::Best:
            return view_.bestName();
        case SearchMeasure::Final:
            return capitalized(tr("final %1").arg(view_.measure()));
        case SearchMeasure::Cost:
            return tr("Cost");
        case SearchMeasure::Time:
            break;
    }
    return capitalized(view_.clockName());
}

QString SearchView::qualityTitle() const {
    const QString title = capitalized(measure());
    return view_.inPercent() ? QStringLiteral("%1, %").arg(title) : title;
}

double SearchView::shownCost(const SearchRow& row) const {
    // Read back from what is written, which knows how to round; "< 0.001" is as good as nothing.
    return parsedFinite(Numerals::plain().number(row.cost->mean, costDecimals())).value_or(0);
}

double SearchView::merit(const SearchRow& row) const {
    return view_.measured().higherIsBetter ? row.quality.mean : -row.quality.mean;
}

}  // namespace epochal::ui
