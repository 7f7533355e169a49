#include "core/interop/results_csv.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/analysis/study.h"
#include "core/base/csv_reader.h"
#include "core/base/json.h"
#include "core/base/parse.h"
#include "core/base/utf8.h"
#include "core/economics/offer_fields.h"
#include "core/hardware/accelerator_names.h"
#include "core/interop/price_head.h"

namespace epochal {

namespace {

constexpr std::size_t kMostRuns = 1000, kShown = 60;  ///< more could not be told apart; bytes of a cell in an error

/// What a column says of a run, the same in all of its rows: its name in the table, and the member of a study's row.
enum class Kind { Text, Number, Whole, Offer };
struct Property {
    const char* column;
    const char* member;
    Kind kind;
};
constexpr std::array<Property, 16> kProperties{{{"group", "group", Kind::Text},
                                                {"task", "task", Kind::Text},
                                                {"architecture", "architecture", Kind::Text},
                                                {"precision", "precision", Kind::Text},
                                                {"accelerator", "accelerator", Kind::Text},
                                                {"devices", "devices", Kind::Whole},
                                                {"global_batch", "global_batch", Kind::Whole},
                                                {"images_per_second", "images_per_second", Kind::Number},
                                                {"preparation_seconds", "preparation_seconds", Kind::Number},
                                                {"joules", "joules", Kind::Number},
                                                {"provider", "provider", Kind::Offer},
                                                {"instance", "instance", Kind::Offer},
                                                {"region", "region", Kind::Offer},
                                                {"price_per_hour", "price_per_hour", Kind::Offer},
                                                {"currency", "currency", Kind::Offer},
                                                {"price_date", "date", Kind::Offer}}};

/// One evaluation, or the end, of a run.
struct Point {
    std::size_t line = 0;
    std::optional<double> epoch, training, active, quality;
};

struct OneRun {
    std::string name;
    std::map<const Property*, Json> properties;
    std::vector<Point> points;
};

/// Names of a measure's column, which say that it is of validation or leave that open.
std::vector<std::string> columnsOf(const Measure& measure, bool ofValidation) {
    const std::string id = measure.id;
    std::vector<std::string> names = ofValidation ? std::vector{"validation_" + id, "val_" + id} : std::vector{id};
    if (measure.quality == Quality::Top1 && ofValidation) names.insert(names.end(), {"val_accuracy", "val_acc"});
    if (measure.quality == Quality::Top1 && !ofValidation) names.push_back("accuracy");
    return names;
}

class ResultsReader {
public:
    ResultsReader(CsvReader csv, const ResultsOptions& options)
        : csv_(std::move(csv)), options_(options), columns_(csv_.head().fields), comma_(csv_.delimiter() == ';') {}

    Result<ResultsDocument> read() {
        if (const Status known = readHead(); !known) return known.error();
        CsvRow row;
        for (;;) {
            const auto more = csv_.next(row);
            if (!more) return more.error();
            if (!*more) break;
            if (const Status taken = take(row); !taken) return taken.error();
        }
        if (runs_.empty())
            return Error{ErrorKind::Data,
                         {EPOCHAL_TEXT("core", "The table has no rows"), {}},
                         options_.source,
                         {EPOCHAL_TEXT("core", "Give every run a row with its name and figures"), {}}};
        Json rows = Json::array();
        for (OneRun& run : runs_) {
            auto one = rowOf(run);
            if (!one) return one.error();
            rows.push_back(std::move(*one));
        }
        ResultsDocument made{jsonText(documentOf(std::move(rows))), {}};
        if (const auto study = readStudy(made.text, options_.source); !study) return study.error();
        for (const std::string& one : csv_.head().fields)
            if (!used_.contains(Columns::plain(one))) made.ignored.push_back(one);
        return made;
    }

private:
    [[nodiscard]] Error error(std::size_t line, Message what, Message remedy) const {
        return {ErrorKind::Data, std::move(what), options_.source + ':' + std::to_string(line), std::move(remedy)};
    }
    [[nodiscard]] Error cannotBe(std::size_t line, const std::string& column, double value, Message remedy) const {
        return error(line, {EPOCHAL_TEXT("core", "%1 cannot be %2"), {column, value}}, std::move(remedy));
    }

    /// The first of these columns that there is, remembered as used; empty if there is none.
    std::string choose(const std::vector<std::string>& names) {
        for (const std::string& name : names)
            if (columns_.has(name)) return *used_.insert(name).first;
        return {};
    }

    /// The first measure there is that is not the loss, which scripts log along with any other; else the loss.
    void chooseMeasure(bool ofValidation) {
        for (const Measure& one : measures()) {
            if (measure_ && measure_->quality != Quality::Loss) return;
            const std::vector<std::string> names = columnsOf(one, ofValidation);
            const auto at = std::ranges::find_if(names, [&](const std::string& name) { return columns_.has(name); });
            if (at == names.end()) continue;
            measure_ = &one;
            quality_ = *at;
        }
    }

    Status readHead() {
        if (auto wrong = checkHead(columns_, csv_.head(), options_.source)) return *wrong;
        name_ = choose({"name", "run"});
        epoch_ = choose({"epoch"});
        active_ = choose({"active_seconds", "seconds"});
        training_ = choose({"training_seconds"});
        for (const Property& one : kProperties) (void)choose({one.column});
        // Where a script logs both, the bare name is of training.
        chooseMeasure(true);
        if (!measure_) chooseMeasure(false);
        if (measure_) used_.insert(quality_);
        const std::size_t line = csv_.head().line;
        if (name_.empty())
            return error(line, {EPOCHAL_TEXT("core", "There is no column \"name\""), {}},
                         {EPOCHAL_TEXT("core", "Add a column \"name\" that names the run of every row"), {}});
        if (!measure_ && !columns_.has("images_per_second"))
            return error(line, {EPOCHAL_TEXT("core", "No column says how good or how fast a run was"), {}},
                         {EPOCHAL_TEXT("core", "Add a column such as top1, auc, rmse, loss or images_per_second"), {}});
        for (const std::string& one : used_) {
            const std::string unit = columns_.unit(one);
            const bool priced = one == "price_per_hour", timed = one.ends_with("seconds");
            if (unit.empty() || (priced && !currencyOf(unit).empty()) || (timed && unit == "s") ||
                (one == quality_ && unit == "%"))
                continue;
            return error(
                line,
                {EPOCHAL_TEXT("core", "The column \"%1\" uses a different unit: %2"), {one, shortened(unit, kShown)}},
                {EPOCHAL_TEXT("core",
                              "Convert the figures to the unit in FORMATS.md, and leave the unit out of the header"),
                 {}});
        }
        return {};
    }

    /// A number of a cell; nothing where it is empty or nan. With a percent sign it is a hundredth, if it may be.
    Result<std::optional<double>> number(const CsvRow& row, const std::string& column, bool percents = false) const {
        std::string text = columns_.text(row, column);
        if (text.empty() || text == "nan" || text == "NaN" || text == "NA") return std::optional<double>();
        const std::string written = text;
        const bool percent = percents && text.back() == '%';
        if (percent) text.pop_back();
        while (!text.empty() && text.back() == ' ') text.pop_back();
        if (comma_) std::ranges::replace(text, ',', '.');
        const auto value = parsedFinite(text);
        if (!value)
            return error(row.line,
                         {EPOCHAL_TEXT("core", "%1: \"%2\" is not a number"), {column, shortened(written, kShown)}},
                         {EPOCHAL_TEXT("core", "Write it with a decimal point, without a unit"), {}});
        return std::optional(percent || (percents && columns_.unit(column) == "%") ? *value / 100 : *value);
    }
    /// The same, but at least zero.
    Result<std::optional<double>> amount(const CsvRow& row, const std::string& column) const {
        auto read = number(row, column);
        if (read && *read && **read < 0)
            return cannotBe(row.line, column, **read, {EPOCHAL_TEXT("core", "Correct the figure"), {}});
        return read;
    }

    /// A property's value as the document has it; null where it is not known.
    Result<Json> value(const CsvRow& row, const Property& one) const {
        std::string text = columns_.text(row, one.column);
        if (text.empty()) return Json();
        if (one.kind == Kind::Text) {
            if (one.column == std::string_view("accelerator"))
                if (std::string card = readAcceleratorName(text).card; !card.empty()) text = std::move(card);
            return Json(text);
        }
        if (one.kind == Kind::Offer) {
            const OfferField& field = *findOfferField(one.member);
            if (comma_ && isNumber(field)) std::ranges::replace(text, ',', '.');
            Offer offer;
            if (const Status set = setText(field, offer, text); !set)
                return error(row.line, {"%1: %2", {std::string(one.column), Nested(set.error().what)}},
                             set.error().remedy);
            return Json(text);
        }
        const auto read = amount(row, one.column);
        if (!read) return read.error();
        if (!*read) return Json();
        if (one.kind == Kind::Number) return Json(**read);
        if (**read != std::floor(**read) || **read < 1 || **read > 1e9)
            return cannotBe(row.line, one.column, **read,
                            {EPOCHAL_TEXT("core", "Write a whole number above 0, or leave the cell empty"), {}});
        return Json(static_cast<std::int64_t>(**read));
    }

    Status take(const CsvRow& row) {
        if (row.fields.size() != columns_.size())
            return error(row.line,
                         {EPOCHAL_TEXT("core", "Fields in the row: %1; in the header: %2"),
                          {static_cast<std::int64_t>(row.fields.size()), static_cast<std::int64_t>(columns_.size())}},
                         {EPOCHAL_TEXT("core", "Put fields that contain the delimiter in quotation marks"), {}});
        const std::string name = columns_.text(row, name_), shown = shortened(name, kShown);
        if (name.empty())
            return error(row.line, {EPOCHAL_TEXT("core", "A row needs a name"), {}},
                         {EPOCHAL_TEXT("core", "Name the run that the row is about"), {}});
        const auto [at, isNew] = places_.try_emplace(name, runs_.size());
        if (isNew) runs_.push_back({name, {}, {}});
        if (runs_.size() > kMostRuns)
            return error(row.line, {EPOCHAL_TEXT("core", "The table has more than %1 runs"), {std::int64_t{kMostRuns}}},
                         {EPOCHAL_TEXT("core", "Import fewer at a time"), {}});
        OneRun& run = runs_[at->second];
        for (const Property& one : kProperties) {
            if (!columns_.has(one.column)) continue;
            auto given = value(row, one);
            if (!given) return given.error();
            if (given->is_null()) continue;
            const auto [known, added] = run.properties.try_emplace(&one, *given);
            if (!added && known->second != *given)
                return error(row.line,
                             {EPOCHAL_TEXT("core", "%1 of \"%2\" is \"%3\" here, but different in another of its rows"),
                              {std::string(one.column), shown, shortened(columns_.text(row, one.column), kShown)}},
                             {EPOCHAL_TEXT("core",
                                           "The column holds one value per run; give different runs different "
                                           "names"),
                              {}});
        }
        Point point{row.line, {}, {}, {}, {}};
        for (const auto& [column, figure] :
             {std::pair(&epoch_, &point.epoch), {&training_, &point.training}, {&active_, &point.active}}) {
            if (column->empty()) continue;
            const auto read = amount(row, *column);
            if (!read) return read.error();
            *figure = *read;
        }
        if (const Status read = takeQuality(row, point); !read) return read;
        if (!run.points.empty() && (!point.epoch || !run.points.front().epoch))
            return error(
                row.line, {EPOCHAL_TEXT("core", "\"%1\" has several rows, not all of them with an epoch"), {shown}},
                {EPOCHAL_TEXT("core", "Fill in the column \"epoch\", or give each run a name of its own"), {}});
        run.points.push_back(point);
        return {};
    }

    Status takeQuality(const CsvRow& row, Point& point) const {
        if (!measure_) return {};
        const auto read = number(row, quality_, measure_->most == 1);
        if (!read) return read.error();
        if (*read && !measure_->contains(**read))
            return cannotBe(row.line, quality_, **read,
                            measure_->percent
                                ? Message{EPOCHAL_TEXT("core",
                                                       "Write a fraction, such as 0.934, or a percentage with "
                                                       "its sign, such as 93.4%"),
                                          {}}
                                : Message{EPOCHAL_TEXT("core", "Correct the figure"), {}});
        point.quality = *read;
        return {};
    }

    /// Times of a run count from its start, so they do not decrease; those of its evaluations are all known, or only
    /// the last: a time to target between them would be false.
    Status checkTimes(const OneRun& run, std::optional<double> Point::*time, const std::string& column) const {
        const Point* before = nullptr;
        const bool used = std::ranges::any_of(run.points, [&](const Point& one) { return (one.*time).has_value(); });
        const bool some = std::any_of(run.points.begin(), run.points.end() - 1,
                                      [](const Point& one) { return one.training || one.active; });
        for (const Point& one : run.points) {
            if (!(one.*time)) {
                if (!used || !some) continue;
                return error(one.line,
                             {EPOCHAL_TEXT("core", "%1 of \"%2\" is missing here, but other rows of it have it"),
                              {column, shortened(run.name, kShown)}},
                             {EPOCHAL_TEXT("core", "Fill it in for every evaluation, or for the last one only"), {}});
            }
            if (before && *(one.*time) < *(before->*time))
                return error(
                    one.line,
                    {EPOCHAL_TEXT("core", "%1 of \"%2\" is less than at an earlier epoch"),
                     {column, shortened(run.name, kShown)}},
                    {EPOCHAL_TEXT("core", "Write the seconds since the run started, not those of an epoch"), {}});
            before = &one;
        }
        return {};
    }

    Result<Json> rowOf(OneRun& run) const {
        Json row{{"id", idOf(run.name)}, {"name", run.name}, {"task", options_.title}};
        Json offer = Json::object();
        for (const auto& [property, value] : run.properties)
            (property->kind == Kind::Offer ? offer : row)[property->member] = value;
        if (const std::string currency = currencyOf(columns_.unit("price_per_hour"));
            !currency.empty() && !offer.contains("currency") && offer.contains("price_per_hour"))
            offer["currency"] = currency;
        if (!offer.empty()) row["offer"] = std::move(offer);
        if (measure_) row["measure"] = measure_->published;

        std::ranges::stable_sort(run.points, {}, [](const Point& one) { return one.epoch.value_or(0); });
        for (std::size_t i = 1; i < run.points.size(); ++i)
            if (run.points[i].epoch == run.points[i - 1].epoch)
                return error(std::max(run.points[i].line, run.points[i - 1].line),
                             {EPOCHAL_TEXT("core", "\"%1\" has epoch %2 twice"),
                              {shortened(run.name, kShown), *run.points[i].epoch}},
                             {EPOCHAL_TEXT("core", "Remove one of the rows, or give each run a name of its own"), {}});
        if (const Status good = checkTimes(run, &Point::training, training_); !good) return good.error();
        if (const Status good = checkTimes(run, &Point::active, active_); !good) return good.error();
        if (const auto& last = run.points.back(); last.training) row["training_seconds"] = *last.training;
        if (const auto& last = run.points.back(); last.active) row["active_seconds"] = *last.active;
        addCurve(run, row);
        return row;
    }

    void addCurve(const OneRun& run, Json& row) const {
        std::optional<double> best, last;
        Json curve = Json::array();
        // With the last time alone, the curve has none.
        const bool timed = run.points.front().training || run.points.front().active;
        const auto known = [&](const std::optional<double>& value) { return value && timed ? Json(*value) : Json(); };
        for (const Point& one : run.points) {
            if (!one.quality) continue;
            last = one.quality;
            if (isBetter(*measure_, *one.quality, best)) best = one.quality;
            if (one.epoch) curve.push_back({*one.epoch, known(one.training), known(one.active), *one.quality});
        }
        if (best) row["quality"] = *best;
        if (last) row["last_quality"] = *last;
        if (!curve.empty()) row["curve"] = std::move(curve);
    }

    /// In the id of a row, / separates it from its study's.
    static std::string idOf(std::string name) {
        std::ranges::replace(name, '/', '-');
        return name;
    }

    [[nodiscard]] Json documentOf(Json rows) const {
        return document(formats::kStudy,
                        {{"id", options_.id},
                         {"title", options_.title},
                         {"subject", EPOCHAL_TEXT("core", "Results from another tool, imported from a table.")},
                         {"source", options_.source},
                         {"date", options_.date},
                         {"clock", active_.empty() ? EPOCHAL_TEXT("core", "training, without evaluation")
                                                   : EPOCHAL_TEXT("core", "since the run started, with evaluation")},
                         {"query", {{"clock", active_.empty() ? "training" : "active"}}},
                         {"defaults", {{"offer", {{"source", options_.source}, {"date", options_.date}}}}},
                         {"entries", std::move(rows)}});
    }

    CsvReader csv_;
    const ResultsOptions& options_;
    const Columns columns_;
    const bool comma_;  ///< where ; separates cells, 4,60 is a number
    std::string name_, epoch_, active_, training_, quality_;
    std::set<std::string> used_;
    const Measure* measure_ = nullptr;
    std::vector<OneRun> runs_;
    std::map<std::string, std::size_t> places_;  ///< of a run in `runs_`, by name
};

}  // namespace

Result<ResultsDocument> studyOfResults(std::string_view text, const ResultsOptions& options) {
    auto csv = CsvReader::open(text, options.source);
    if (!csv) return csv.error();
    return ResultsReader(std::move(*csv), options).read();
}

}  // namespace epochal
