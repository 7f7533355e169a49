#include "core/interop/results_csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "core/analysis/study.h"
#include "core/base/csv_reader.h"
#include "core/base/formats.h"
#include "core/base/json.h"

namespace epochal {

namespace {

/// What a column says of a run, the same in all of its rows: its name in the table, and the member of a study's row.
enum class Kind { Text, Number, Whole, Decimal };
struct Property {
    const char* column;
    const char* member;
    Kind kind;
    bool ofOffer = false;
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
                                                {"provider", "provider", Kind::Text, true},
                                                {"instance", "instance", Kind::Text, true},
                                                {"region", "region", Kind::Text, true},
                                                {"price_per_hour", "price_per_hour", Kind::Decimal, true},
                                                {"currency", "currency", Kind::Text, true},
                                                {"price_date", "date", Kind::Text, true}}};

/// Names under which training scripts log what has a name of its own here.
constexpr std::array<std::pair<const char*, const char*>, 8> kAlso{{{"run", "name"},
                                                                    {"seconds", "active_seconds"},
                                                                    {"accuracy", "top1"},
                                                                    {"val_accuracy", "top1"},
                                                                    {"val_acc", "top1"},
                                                                    {"val_top1", "top1"},
                                                                    {"val_loss", "loss"},
                                                                    {"validation_loss", "loss"}}};

/// One evaluation, or the end, of a run.
struct Point {
    std::size_t line = 0;
    std::optional<double> epoch, training, active, quality;
};

struct OneRun {
    std::string name;
    std::map<const Property*, std::string> properties;
    std::vector<Point> points;
};

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

class ResultsReader {
public:
    ResultsReader(CsvReader csv, const ResultsOptions& options)
        : csv_(std::move(csv)), options_(options), comma_(csv_.delimiter() == ';') {}

    Result<std::string> read() {
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
        for (const OneRun& run : runs_) {
            auto one = rowOf(run);
            if (!one) return one.error();
            rows.push_back(std::move(*one));
        }
        std::string document = jsonText(documentOf(std::move(rows)));
        if (const auto study = readStudy(document, options_.source); !study) return study.error();
        return document;
    }

private:
    [[nodiscard]] Error error(std::size_t line, Message what, Message remedy) const {
        return {ErrorKind::Data, std::move(what), options_.source + ':' + std::to_string(line), std::move(remedy)};
    }

    /// The measure: of several columns the first that is not the loss, which scripts log along with any other.
    Status readHead() {
        const auto& names = csv_.head().fields;
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::string name = lowered(names[i]);
            for (const auto& [also, own] : kAlso)
                if (name == also) name = own;
            columns_.try_emplace(name, i);
        }
        if (!columns_.contains("name"))
            return error(csv_.head().line, {EPOCHAL_TEXT("core", "There is no column \"name\""), {}},
                         {EPOCHAL_TEXT("core", "Add a column \"name\" that names the run of every row"), {}});
        for (const Measure& one : measures())
            if (columns_.contains(one.id) && (!measure_ || measure_->quality == Quality::Loss)) measure_ = &one;
        if (!measure_ && !columns_.contains("images_per_second"))
            return error(csv_.head().line, {EPOCHAL_TEXT("core", "No column says how good or how fast a run was"), {}},
                         {EPOCHAL_TEXT("core", "Add a column such as top1, auc, rmse, loss or images_per_second"), {}});
        return {};
    }

    [[nodiscard]] std::string cell(const CsvRow& row, const std::string& column) const {
        const auto at = columns_.find(column);
        return at == columns_.end() || at->second >= row.fields.size() ? std::string() : row.fields[at->second];
    }

    /// A number of a cell; nothing where it is empty. With a percent sign it is a hundredth.
    Result<std::optional<double>> number(const CsvRow& row, const std::string& column) const {
        std::string text = cell(row, column);
        const std::string written = text;
        if (text.empty() || lowered(text) == "nan") return std::optional<double>();
        const bool percent = text.back() == '%';
        if (percent) text.pop_back();
        while (!text.empty() && text.back() == ' ') text.pop_back();
        if (comma_) std::ranges::replace(text, ',', '.');
        double value = 0;
        const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (trouble != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
            return error(row.line, {EPOCHAL_TEXT("core", "%1: \"%2\" is not a number"), {column, written}},
                         {EPOCHAL_TEXT("core", "Write it with a decimal point, without a unit"), {}});
        return std::optional(percent ? value / 100 : value);
    }

    Status take(const CsvRow& row) {
        const std::string name = cell(row, "name");
        if (name.empty())
            return error(row.line, {EPOCHAL_TEXT("core", "A row needs a name"), {}},
                         {EPOCHAL_TEXT("core", "Name the run that the row is about"), {}});
        auto run = std::ranges::find(runs_, name, &OneRun::name);
        if (run == runs_.end()) run = runs_.insert(run, {name, {}, {}});
        for (const Property& one : kProperties) {
            const std::string given = cell(row, one.column);
            if (given.empty()) continue;
            const auto [known, added] = run->properties.try_emplace(&one, given);
            if (!added && known->second != given)
                return error(row.line,
                             {EPOCHAL_TEXT("core", "%1 of \"%2\" is \"%3\" here and \"%4\" above"),
                              {std::string(one.column), name, given, known->second}},
                             {EPOCHAL_TEXT("core", "Give runs that differ different names"), {}});
            if (one.kind == Kind::Number || one.kind == Kind::Whole)
                if (const auto read = number(row, one.column); !read) return read.error();
        }
        Point point{row.line, {}, {}, {}, {}};
        for (const auto& [column, value] : {std::pair("epoch", &point.epoch),
                                            {"training_seconds", &point.training},
                                            {"active_seconds", &point.active}}) {
            const auto read = number(row, column);
            if (!read) return read.error();
            *value = *read;
        }
        if (const Status read = takeQuality(row, point); !read) return read;
        if (!run->points.empty() && (!point.epoch || !run->points.front().epoch))
            return error(row.line,
                         {EPOCHAL_TEXT("core", "\"%1\" has several rows, not all of them with an epoch"), {name}},
                         {EPOCHAL_TEXT("core", "Fill the column \"epoch\", or give each run a name of its own"), {}});
        run->points.push_back(point);
        return {};
    }

    Status takeQuality(const CsvRow& row, Point& point) const {
        if (!measure_) return {};
        const auto read = number(row, measure_->id);
        if (!read) return read.error();
        if (*read && !measure_->contains(**read))
            return error(row.line, {EPOCHAL_TEXT("core", "%1 cannot be %2"), {std::string(measure_->id), **read}},
                         measure_->percent
                             ? Message{EPOCHAL_TEXT("core",
                                                    "Write a fraction, such as 0.934, or a percentage with its "
                                                    "sign, such as 93.4%"),
                                       {}}
                             : Message{EPOCHAL_TEXT("core", "Correct the figure"), {}});
        point.quality = *read;
        return {};
    }

    Result<Json> rowOf(const OneRun& run) const {
        Json row{{"id", idOf(run.name)}, {"name", run.name}};
        Json offer = Json::object();
        for (const auto& [property, text] : run.properties) {
            Json& into = property->ofOffer ? offer : row;
            std::string written = text;
            if (comma_ && property->kind != Kind::Text) std::ranges::replace(written, ',', '.');
            if (property->kind == Kind::Number)
                into[property->member] = std::stod(written);
            else if (property->kind == Kind::Whole)
                into[property->member] = Json::parse(written, nullptr, false);
            else
                into[property->member] = written;
        }
        if (!offer.empty()) row["offer"] = std::move(offer);
        if (!row.contains("task")) row["task"] = options_.title;
        if (measure_) row["measure"] = measure_->published;

        std::vector<Point> points = run.points;
        std::ranges::stable_sort(points, {}, [](const Point& one) { return one.epoch.value_or(0); });
        std::optional<double> best, last, training, active;
        Json curve = Json::array();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point& one = points[i];
            if (i > 0 && one.epoch == points[i - 1].epoch)
                return error(std::max(one.line, points[i - 1].line),
                             {EPOCHAL_TEXT("core", "\"%1\" has epoch %2 twice"), {run.name, *one.epoch}},
                             {EPOCHAL_TEXT("core", "Remove one of the rows, or give each run a name of its own"), {}});
            const auto later = [](std::optional<double>& to, const std::optional<double>& from) {
                if (from) to = std::max(to.value_or(0), *from);
            };
            later(training, one.training);
            later(active, one.active);
            if (!one.quality) continue;
            last = one.quality;
            if (isBetter(*measure_, *one.quality, best)) best = one.quality;
            const auto known = [](const std::optional<double>& value) { return value ? Json(*value) : Json(); };
            if (one.epoch) curve.push_back({*one.epoch, known(one.training), known(one.active), *one.quality});
        }
        for (const auto& [member, value] : {std::pair("quality", best),
                                            {"last_quality", last},
                                            {"training_seconds", training},
                                            {"active_seconds", active}})
            if (value) row[member] = *value;
        if (!curve.empty()) row["curve"] = std::move(curve);
        return row;
    }

    /// A row's id is a part of paths in which / separates.
    static std::string idOf(std::string name) {
        std::ranges::replace(name, '/', '-');
        return name;
    }

    [[nodiscard]] Json documentOf(Json rows) const {
        const bool active = columns_.contains("active_seconds");
        Json document{{"format", formats::kStudy.name},
                      {"version", formats::kStudy.version},
                      {"id", options_.id},
                      {"title", options_.title},
                      {"subject", EPOCHAL_TEXT("core", "Results of another tool, imported from a table.")},
                      {"source", options_.source},
                      {"date", options_.date},
                      {"clock", active ? EPOCHAL_TEXT("core", "as that tool counts the seconds of a run")
                                       : EPOCHAL_TEXT("core", "as that tool counts the seconds of training")},
                      {"query", {{"clock", active ? "active" : "training"}}},
                      {"defaults", {{"offer", {{"source", options_.source}, {"date", options_.date}}}}},
                      {"entries", std::move(rows)}};
        return document;
    }

    CsvReader csv_;
    const ResultsOptions& options_;
    const bool comma_;  ///< where ; separates cells, 4,60 is a number
    std::map<std::string, std::size_t> columns_;
    const Measure* measure_ = nullptr;
    std::vector<OneRun> runs_;
};

}  // namespace

Result<std::string> studyOfResults(std::string_view text, const ResultsOptions& options) {
    auto csv = CsvReader::open(text, options.source);
    if (!csv) return csv.error();
    return ResultsReader(std::move(*csv), options).read();
}

}  // namespace epochal
