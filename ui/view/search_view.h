#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/importance.h"
#include "ui/charts/bar_spec.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/coordinates_spec.h"
#include "ui/view/comparison_view.h"

namespace epochal::ui {

/// What of a search is explained. Best and Final: the best, or the last, evaluation of each run.
enum class SearchMeasure { Best, Final, Cost, Time };

/// What a user can choose about how a search is shown.
struct SearchChoice {
    SearchMeasure measure = SearchMeasure::Best;  ///< one without figures that differ counts as Best
    QString color;  ///< id of the axis that colors the lines; of no axis: the cost or, where there is none, the quality
};

/// One configuration of a search, or one run of it.
struct SearchRow {
    QString name;                      ///< RowName's: "batch 64, rate 0.1" or "c07"; of a run "c07, seed 2"
    std::vector<std::size_t> entries;  ///< runs, by index into the view's entries
    std::size_t configuration = 0;     ///< by index into configurations()
    std::vector<double> values;        ///< of each parameter, as its axis has them
    QStringList texts;                 ///< the same, written
    std::size_t counted = 0;           ///< finished runs with a quality: those that are averaged
    std::size_t diverged = 0, failed = 0, running = 0;
    Spread quality;                     ///< of the counted runs; a fraction 0..1
    std::optional<Spread> cost;         ///< of the counted runs, in the search's currency; nothing unless all have one
    std::optional<Spread> seconds;      ///< likewise, by the query's clock
    bool frontier = false;              ///< no other row is both cheaper and better
    std::optional<std::size_t> behind;  ///< the best of the rows that are better and no more expensive
    bool asGood = false;                ///< its gap to that row is within the noise of seeds
};

/// A campaign as a search over hyper-parameters: which settings it varied, what each configuration reached and cost,
/// and which are on the frontier. Costs are those of whole runs. The page and reports show the same.
class SearchView {
    Q_DECLARE_TR_FUNCTIONS(epochal::ui::SearchView)
public:
    /// The query of a comparison from which a search can be shown: each run a row, whole runs, one group.
    [[nodiscard]] static ComparisonQuery queryOf(ComparisonQuery query);
    /// Whether all are runs of one campaign that varies a setting.
    [[nodiscard]] static bool isSearch(const std::vector<Entry>& entries);
    /// Whether such a campaign varies several settings, or one over many values: fewer are compared row by row.
    [[nodiscard]] static bool isLarge(const std::vector<Entry>& entries);

    /// `data` answers queryOf().
    SearchView(CompareDataPtr data, const Formatter& format, SearchChoice choice = {});

    struct Parameter {
        const Field* field;
        CoordinateAxis axis;  ///< logarithmic where the values are factors apart
    };
    [[nodiscard]] const std::vector<Parameter>& parameters() const { return parameters_; }
    /// The best first; those without a quality last.
    [[nodiscard]] const std::vector<SearchRow>& configurations() const { return configurations_; }
    [[nodiscard]] const std::vector<SearchRow>& runs() const { return runs_; }
    [[nodiscard]] const std::vector<SearchRow>& rows(bool runs) const { return runs ? runs_ : configurations_; }
    [[nodiscard]] const Entry& entry(std::size_t index) const { return view_.entry(index); }
    /// Where a row is between the lowest and the highest on the axis that colors it, 0..1.
    [[nodiscard]] std::optional<double> rampOf(const SearchRow& row) const;
    [[nodiscard]] std::size_t diverged() const { return diverged_; }
    /// The first run of the best configuration of which no run failed.
    [[nodiscard]] std::optional<std::size_t> best() const;
    [[nodiscard]] QString measure() const;  ///< of the quality: "top-1", "final top-1"

    // What can be chosen, and what is.
    [[nodiscard]] bool offers(SearchMeasure measure) const;
    [[nodiscard]] SearchMeasure explained() const { return choice_.measure; }
    [[nodiscard]] QString title(SearchMeasure measure) const;
    /// Every axis by which lines can be colored.
    [[nodiscard]] std::vector<CoordinateAxis> axes() const;
    [[nodiscard]] QString color() const { return choice_.color; }
    static constexpr const char *kQualityAxis = "quality", *kCostAxis = "cost", *kTimeAxis = "time";

    /// What importanceOf() needs.
    struct Sample {
        std::vector<SearchParameter> parameters;
        std::vector<std::size_t> configuration;
        std::vector<double> quality;  ///< of what is explained, higher = better
        Message why;                  ///< why the runs cannot be compared at all
    };
    [[nodiscard]] Sample sample() const;
    [[nodiscard]] static Importance importance(const Sample& sample);

    /// One line for each configuration, or each run, over the parameters, the quality, the cost and, where it is
    /// explained, the time.
    [[nodiscard]] CoordinatesSpec coordinates(bool runs) const;
    /// Quality against cost, with the frontier of the means. Rows for which `inside` is false are gray.
    [[nodiscard]] ChartSpec scatter(bool runs, const std::function<bool(std::size_t)>& inside) const;
    [[nodiscard]] BarSpec importanceBars(const Importance& importance) const;
    /// "random forest, 46 runs"
    [[nodiscard]] QString importanceNote(const Importance& importance) const;

    // The table: name, parameters, seeds (of configurations), quality, cost, verdict.
    [[nodiscard]] int columns(bool runs) const;
    [[nodiscard]] QString head(bool runs, int column) const;
    [[nodiscard]] QString cell(bool runs, std::size_t row, int column) const;
    /// For sorting; NaN = none.
    [[nodiscard]] double figure(bool runs, std::size_t row, int column) const;
    [[nodiscard]] bool isFigure(bool runs, int column) const;
    [[nodiscard]] bool isQuality(bool runs, int column) const;
    [[nodiscard]] bool isVerdict(bool runs, int column) const { return column == columns(runs) - 1; }
    /// "c07: better, cheaper", "2 of 3 diverged"
    [[nodiscard]] QString verdict(const SearchRow& row, bool runs) const;
    /// How far apart two rows may be that a verdict calls as good.
    [[nodiscard]] QString asGoodNote() const;

private:
    void findParameters();
    void findRows();
    void rank(std::vector<SearchRow>& rows) const;
    [[nodiscard]] SearchRow rowOf(std::vector<std::size_t> entries) const;
    [[nodiscard]] Parameter parameterOf(const Field& field) const;
    /// A value on the scale on which it was searched.
    [[nodiscard]] double placeOf(std::size_t parameter, double value) const;
    [[nodiscard]] QString valueText(std::size_t parameter, double value) const;
    [[nodiscard]] QString effectText(const Importance& importance, std::size_t parameter) const;
    /// A difference of what is explained, with its sign and unit; and a distance without its sign.
    [[nodiscard]] QString differenceText(double difference) const;
    [[nodiscard]] QString distanceText(double distance, int moreDecimals) const;
    [[nodiscard]] std::optional<double> qualityOf(const Entry& entry) const;
    /// A row's value on an axis; NaN = none.
    [[nodiscard]] double valueOf(const SearchRow& row, const QString& axis) const;
    /// The same where logarithms are taken of it.
    [[nodiscard]] double placeOf(const SearchRow& row, const QString& axis) const;
    void chooseColor();
    [[nodiscard]] double qualityScale() const { return view_.measured().factor(); }
    [[nodiscard]] QString qualityTitle() const;
    [[nodiscard]] std::function<QString(double)> qualityWriter() const;
    /// One more than a comparison's costs: configurations of a search differ by less than providers do.
    [[nodiscard]] int costDecimals() const { return view_.costDecimals() + 1; }
    /// The mean cost of a row, which must have one, as the table shows it: costs that look the same are the same on the
    /// frontier too.
    [[nodiscard]] double shownCost(const SearchRow& row) const;
    /// The mean quality of a row, higher = better.
    [[nodiscard]] double merit(const SearchRow& row) const;

    ComparisonView view_;
    std::vector<Parameter> parameters_;
    std::vector<SearchRow> configurations_, runs_;
    SearchChoice choice_;                                 ///< as far as there are figures for it
    std::vector<std::optional<double>> costs_, seconds_;  ///< of each entry
    std::optional<double> seedSd_;                        ///< of the quality, pooled
    ComparisonView::TimeAxis time_;                       ///< of the time axis
    std::pair<double, double> colored_;  ///< lowest and highest value on the axis that colors the lines
    std::size_t diverged_ = 0;
};

}  // namespace epochal::ui
